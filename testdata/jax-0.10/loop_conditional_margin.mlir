module @jit_loop_conditional_margin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare GT, %0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3:10 = "stablehlo.case"(%2) ({
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<f32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<24xi1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
      stablehlo.return %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<f32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }, {
      %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
      %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
      %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
      %9 = stablehlo.is_finite %8 : (tensor<24xf32>) -> tensor<24xi1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %11 = stablehlo.select %9, %8, %10 : tensor<24xi1>, tensor<24xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x131xf32>
      %14 = stablehlo.subtract %5, %13 : tensor<24x131xf32>
      %15 = stablehlo.exponential %14 : tensor<24x131xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%15 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
      %17 = stablehlo.abs %16 : tensor<24xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %19 = stablehlo.compare GE, %16, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
      %20 = stablehlo.log %17 : tensor<24xf32>
      %21 = stablehlo.add %20, %11 : tensor<24xf32>
      %22 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
      %23:2 = func.call @take_along_axis(%5, %22) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
      %24 = stablehlo.reshape %23#0 : (tensor<24x1xf32>) -> tensor<24xf32>
      %25 = stablehlo.subtract %21, %24 : tensor<24xf32>
      %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %26 = stablehlo.reduce(%5 init: %cst_7) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
      %27 = stablehlo.reshape %26 : (tensor<24xf32>) -> tensor<24x1xf32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x131xf32>
      %29 = stablehlo.compare EQ, %5, %28, FLOAT : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xi1>
      %30 = stablehlo.convert %29 : (tensor<24x131xi1>) -> tensor<24x131xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
      %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %33 = stablehlo.multiply %32, %26 : tensor<24xf32>
      %34 = stablehlo.add %25, %33 : tensor<24xf32>
      %35 = stablehlo.multiply %34, %arg3 : tensor<24xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.reduce(%35 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %40 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<24xi1>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %42 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %44 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
      stablehlo.return %36, %arg1, %arg0, %15, %19, %17, %23#1, %30, %31, %arg3 : tensor<f32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4:2 = "stablehlo.case"(%2) ({
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      stablehlo.return %6, %5 : tensor<24x131xf32>, tensor<24x24xf32>
    }, {
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %6 = stablehlo.multiply %5, %3#9 : tensor<24xf32>
      %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %8 = stablehlo.multiply %7, %6 : tensor<24xf32>
      %9 = stablehlo.divide %8, %3#8 : tensor<24xf32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
      %11 = stablehlo.multiply %10, %3#7 : tensor<24x131xf32>
      %12 = stablehlo.negate %6 : tensor<24xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
      %14 = func.call @take_along_axis_0(%3#6, %13) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
      %15 = stablehlo.add %11, %14 : tensor<24x131xf32>
      %16 = stablehlo.divide %6, %3#5 : tensor<24xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %18 = stablehlo.select %3#4, %17, %16 : tensor<24xi1>, tensor<24xf32>
      %19 = stablehlo.select %3#4, %16, %17 : tensor<24xi1>, tensor<24xf32>
      %20 = stablehlo.negate %18 : tensor<24xf32>
      %21 = stablehlo.add %19, %20 : tensor<24xf32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
      %23 = stablehlo.multiply %22, %3#3 : tensor<24x131xf32>
      %24 = stablehlo.add %15, %23 : tensor<24x131xf32>
      %25 = stablehlo.dot_general %24, %3#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
      %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
      %27 = stablehlo.dot_general %24, %3#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
      stablehlo.return %26, %27 : tensor<24x131xf32>, tensor<24x24xf32>
    }) : (tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>)
    return %3#0, %4#1, %4#0 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
