module @jit_loop_conditional_rounded_moment attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare GT, %0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3:10 = "stablehlo.case"(%2) ({
      %5 = stablehlo.convert %arg0 : (tensor<24x24xbf16>) -> tensor<24x24xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
      %7 = stablehlo.convert %6 : (tensor<f32>) -> tensor<bf16>
      %8 = stablehlo.convert %7 : (tensor<bf16>) -> tensor<f32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %15 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %16 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<24x1xbf16>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
      stablehlo.return %8, %9, %10, %11, %12, %13, %14, %15, %16, %17 : tensor<f32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24x131xbf16>, tensor<24x1xbf16>, tensor<24x1x1xi32>
    }, {
      %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x131xbf16>) -> tensor<24x131xbf16>
      %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
      %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %7 = stablehlo.multiply %5, %6 : tensor<24x131xbf16>
      %cst_3 = stablehlo.constant dense<3.000000e+01> : tensor<bf16>
      %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %9 = stablehlo.multiply %7, %8 : tensor<24x131xbf16>
      %cst_4 = stablehlo.constant dense<2.995200e+04> : tensor<bf16>
      %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %11 = stablehlo.multiply %7, %10 : tensor<24x131xbf16>
      %cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
      %12 = stablehlo.reduce(%9 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
      %cst_6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
      %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
      %14 = stablehlo.maximum %13, %12 : tensor<24xbf16>
      %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
      %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
      %17 = stablehlo.subtract %9, %16 : tensor<24x131xbf16>
      %18 = stablehlo.exponential %17 : tensor<24x131xbf16>
      %19 = stablehlo.convert %18 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.reduce(%19 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
      %22 = stablehlo.convert %21 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
      %24 = stablehlo.divide %18, %23 : tensor<24x131xbf16>
      %25 = stablehlo.multiply %24, %11 : tensor<24x131xbf16>
      %26 = stablehlo.convert %25 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
      %28 = stablehlo.convert %27 : (tensor<24xf32>) -> tensor<24xbf16>
      %29 = stablehlo.convert %28 : (tensor<24xbf16>) -> tensor<24xf32>
      %30 = stablehlo.multiply %29, %arg3 : tensor<24xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %32 = stablehlo.multiply %31, %cst_10 : tensor<f32>
      %33:3 = func.call @log_softmax(%7) : (tensor<24x131xbf16>) -> (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>)
      %34 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
      %35:2 = func.call @take_along_axis(%33#0, %34) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> (tensor<24x1xbf16>, tensor<24x1x1xi32>)
      %36 = stablehlo.reshape %35#0 : (tensor<24x1xbf16>) -> tensor<24xbf16>
      %37 = stablehlo.convert %36 : (tensor<24xbf16>) -> tensor<24xf32>
      %38 = stablehlo.multiply %37, %arg3 : tensor<24xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.reduce(%38 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
      %40 = stablehlo.negate %39 : tensor<f32>
      %41 = stablehlo.add %32, %40 : tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %48 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %49 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<24x1xbf16>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %50 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
      stablehlo.return %41, %arg1, %arg0, %24, %11, %28, %arg3, %33#1, %33#2, %35#1 : tensor<f32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24x131xbf16>, tensor<24x1xbf16>, tensor<24x1x1xi32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24xbf16>, tensor<24xf32>, tensor<24x131xbf16>, tensor<24x1xbf16>, tensor<24x1x1xi32>)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4:2 = "stablehlo.case"(%2) ({
      %5 = stablehlo.convert %cst_1 : (tensor<f32>) -> tensor<bf16>
      %6 = stablehlo.convert %5 : (tensor<bf16>) -> tensor<f32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
      %8 = stablehlo.convert %7 : (tensor<24x24xf32>) -> tensor<24x24xbf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      stablehlo.return %9, %8 : tensor<24x131xbf16>, tensor<24x24xbf16>
    }, {
      %5 = stablehlo.negate %cst_1 : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %7 = stablehlo.multiply %6, %3#6 : tensor<24xf32>
      %8 = stablehlo.convert %7 : (tensor<24xf32>) -> tensor<24xbf16>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
      %10 = func.call @take_along_axis_0(%3#9, %9) : (tensor<24x1x1xi32>, tensor<24x1xbf16>) -> tensor<24x131xbf16>
      %11 = func.call @log_softmax_1(%3#7, %3#8, %10) : (tensor<24x131xbf16>, tensor<24x1xbf16>, tensor<24x131xbf16>) -> tensor<24x131xbf16>
      %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %12 = stablehlo.multiply %cst_1, %cst_2 : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %14 = stablehlo.multiply %13, %3#6 : tensor<24xf32>
      %15 = stablehlo.convert %14 : (tensor<24xf32>) -> tensor<24xbf16>
      %16 = stablehlo.broadcast_in_dim %3#5, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
      %18 = stablehlo.subtract %3#4, %17 : tensor<24x131xbf16>
      %19 = stablehlo.multiply %3#3, %18 : tensor<24x131xbf16>
      %20 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
      %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
      %22 = stablehlo.multiply %19, %21 : tensor<24x131xbf16>
      %23 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
      %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
      %25 = stablehlo.multiply %3#3, %24 : tensor<24x131xbf16>
      %cst_3 = stablehlo.constant dense<2.995200e+04> : tensor<bf16>
      %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %27 = stablehlo.multiply %25, %26 : tensor<24x131xbf16>
      %28 = stablehlo.add %11, %27 : tensor<24x131xbf16>
      %cst_4 = stablehlo.constant dense<3.000000e+01> : tensor<bf16>
      %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %30 = stablehlo.multiply %22, %29 : tensor<24x131xbf16>
      %31 = stablehlo.add %28, %30 : tensor<24x131xbf16>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
      %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
      %33 = stablehlo.multiply %31, %32 : tensor<24x131xbf16>
      %34 = stablehlo.dot_general %33, %3#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x24xbf16>) -> tensor<131x24xbf16>
      %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
      %36 = stablehlo.dot_general %33, %3#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x24xbf16>
      stablehlo.return %35, %36 : tensor<24x131xbf16>, tensor<24x24xbf16>
    }) : (tensor<i32>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>)
    return %3#0, %4#1, %4#0 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<24x131xbf16>) -> (tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<24xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<24x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<24x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.convert %9 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %11 = stablehlo.log %10 : tensor<24x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<24x131xbf16>
    return %13, %6, %10 : tensor<24x131xbf16>, tensor<24x131xbf16>, tensor<24x1xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xbf16>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xbf16>, tensor<24x1x1xi32>) -> tensor<24x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xbf16>
    return %15, %5 : tensor<24x1xbf16>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xbf16>) -> tensor<24x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<24x131xbf16>, tensor<24x1x1xi32>, tensor<24x1xbf16>) -> tensor<24x131xbf16>
    return %1 : tensor<24x131xbf16>
  }
  func.func private @log_softmax_1(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x1xbf16>, %arg2: tensor<24x131xbf16>) -> tensor<24x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<24x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %2 = stablehlo.reshape %1 : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<24x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<24x1xbf16>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
    %7 = stablehlo.convert %6 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<24x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<24x131xbf16>
    return %9 : tensor<24x131xbf16>
  }
}
