module @jit_rounding_dominant_hessian_product_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x64xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<7xi32>, %arg3: tensor<7x64xbf16>) -> (tensor<7x64xbf16> {jax.result_info = "result[0]"}, tensor<7x64xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x64xbf16>, tensor<64x2051xbf16>) -> tensor<7x2051xbf16>
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x64xbf16>, tensor<64x2051xbf16>) -> tensor<7x2051xbf16>
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x2051xbf16>
    %3 = stablehlo.multiply %0, %2 : tensor<7x2051xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x2051xbf16>
    %5 = stablehlo.multiply %1, %4 : tensor<7x2051xbf16>
    %6:6 = call @log_softmax(%3, %5) : (tensor<7x2051xbf16>, tensor<7x2051xbf16>) -> (tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>, tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>)
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %8:3 = call @take_along_axis(%6#0, %7, %6#3) : (tensor<7x2051xbf16>, tensor<7x1xi32>, tensor<7x2051xbf16>) -> (tensor<7x1xbf16>, tensor<7x1x1xi32>, tensor<7x1xbf16>)
    %9 = stablehlo.reshape %8#0 : (tensor<7x1xbf16>) -> tensor<7xbf16>
    %10 = stablehlo.reshape %8#2 : (tensor<7x1xbf16>) -> tensor<7xbf16>
    %11 = stablehlo.negate %9 : tensor<7xbf16>
    %12 = stablehlo.negate %10 : tensor<7xbf16>
    %13 = stablehlo.convert %11 : (tensor<7xbf16>) -> tensor<7xf32>
    %14 = stablehlo.convert %12 : (tensor<7xbf16>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %17 = stablehlo.divide %15, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %18 = stablehlo.divide %16, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %19 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %21 = stablehlo.convert %20 : (tensor<7xf32>) -> tensor<7xbf16>
    %22 = stablehlo.negate %21 : tensor<7xbf16>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %24 = call @take_along_axis_0(%8#1, %23) : (tensor<7x1x1xi32>, tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %25:2 = call @log_softmax_1(%6#1, %6#2, %24, %6#4, %6#5) : (tensor<7x2051xbf16>, tensor<7x1xbf16>, tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>) -> (tensor<7x2051xbf16>, tensor<7x2051xbf16>)
    %cst_7 = stablehlo.constant dense<1.000000e+03> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<7x2051xbf16>
    %27 = stablehlo.multiply %25#0, %26 : tensor<7x2051xbf16>
    %cst_8 = stablehlo.constant dense<1.000000e+03> : tensor<bf16>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<7x2051xbf16>
    %29 = stablehlo.multiply %25#1, %28 : tensor<7x2051xbf16>
    %30 = stablehlo.dot_general %27, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x2051xbf16>, tensor<64x2051xbf16>) -> tensor<7x64xbf16>
    %31 = stablehlo.dot_general %29, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x2051xbf16>, tensor<64x2051xbf16>) -> tensor<7x64xbf16>
    return %30, %31 : tensor<7x64xbf16>, tensor<7x64xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<7x2051xbf16>, %arg1: tensor<7x2051xbf16>) -> (tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>, tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x2051xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %1 = stablehlo.reshape %0 : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<7x2051xbf16>, tensor<7x2051xbf16>) -> tensor<7x2051xi1>
    %4 = stablehlo.convert %3 : (tensor<7x2051xi1>) -> tensor<7x2051xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x2051xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %6 = stablehlo.multiply %arg1, %4 : tensor<7x2051xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x2051xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %8 = stablehlo.divide %7, %5 : tensor<7xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %10 = stablehlo.maximum %9, %0 : tensor<7xbf16>
    %11 = stablehlo.compare EQ, %0, %10, FLOAT : (tensor<7xbf16>, tensor<7xbf16>) -> tensor<7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %14 = stablehlo.select %11, %12, %13 : tensor<7xi1>, tensor<7xbf16>
    %cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %16 = stablehlo.compare EQ, %15, %10, FLOAT : (tensor<7xbf16>, tensor<7xbf16>) -> tensor<7xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %19 = stablehlo.select %16, %17, %18 : tensor<7xi1>, tensor<7xbf16>
    %20 = stablehlo.divide %14, %19 : tensor<7xbf16>
    %21 = stablehlo.multiply %8, %20 : tensor<7xbf16>
    %22 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %25 = stablehlo.subtract %arg0, %24 : tensor<7x2051xbf16>
    %26 = stablehlo.exponential %25 : tensor<7x2051xbf16>
    %27 = stablehlo.multiply %arg1, %26 : tensor<7x2051xbf16>
    %28 = stablehlo.convert %26 : (tensor<7x2051xbf16>) -> tensor<7x2051xf32>
    %29 = stablehlo.convert %27 : (tensor<7x2051xbf16>) -> tensor<7x2051xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%28 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<7x2051xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x2051xf32>, tensor<f32>) -> tensor<7xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %34 = stablehlo.convert %32 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %35 = stablehlo.convert %33 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %36 = stablehlo.log %34 : tensor<7x1xbf16>
    %37 = stablehlo.divide %35, %34 : tensor<7x1xbf16>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %39 = stablehlo.subtract %25, %38 : tensor<7x2051xbf16>
    %40 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %41 = stablehlo.subtract %arg1, %40 : tensor<7x2051xbf16>
    return %39, %26, %34, %41, %27, %35 : tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>, tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<7x2051xbf16>, %arg1: tensor<7x1xi32>, %arg2: tensor<7x2051xbf16>) -> (tensor<7x1xbf16>, tensor<7x1x1xi32>, tensor<7x1xbf16>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<2051> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<2050> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x2051xbf16>, tensor<7x1x1xi32>) -> tensor<7x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xbf16>
    %c_4 = stablehlo.constant dense<2050> : tensor<1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %17 = stablehlo.compare GE, %5, %16, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %20 = stablehlo.compare LE, %5, %19, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %21 = stablehlo.and %17, %20 : tensor<7x1x1xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %23 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x2051xbf16>, tensor<7x1x1xi32>) -> tensor<7x1xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %25 = stablehlo.select %22, %23, %24 : tensor<7x1xi1>, tensor<7x1xbf16>
    return %15, %5, %25 : tensor<7x1xbf16>, tensor<7x1x1xi32>, tensor<7x1xbf16>
  }
  func.func private @take_along_axis_0(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xbf16>) -> tensor<7x2051xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x2051xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<7x2051xbf16>, tensor<7x1x1xi32>, tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    return %1 : tensor<7x2051xbf16>
  }
  func.func private @log_softmax_1(%arg0: tensor<7x2051xbf16>, %arg1: tensor<7x1xbf16>, %arg2: tensor<7x2051xbf16>, %arg3: tensor<7x2051xbf16>, %arg4: tensor<7x1xbf16>) -> (tensor<7x2051xbf16>, tensor<7x2051xbf16>) {
    %0 = stablehlo.negate %arg2 : tensor<7x2051xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x2051xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.reshape %1 : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xbf16>
    %4 = stablehlo.negate %arg4 : tensor<7x1xbf16>
    %5 = stablehlo.multiply %4, %2 : tensor<7x1xbf16>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<7x1xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %8 = stablehlo.divide %7, %6 : tensor<7x1xbf16>
    %9 = stablehlo.multiply %5, %8 : tensor<7x1xbf16>
    %10 = stablehlo.convert %3 : (tensor<7x1xbf16>) -> tensor<7x1xf32>
    %11 = stablehlo.convert %9 : (tensor<7x1xbf16>) -> tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<7xf32>) -> tensor<7x2051xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xf32>) -> tensor<7x2051xf32>
    %16 = stablehlo.convert %14 : (tensor<7x2051xf32>) -> tensor<7x2051xbf16>
    %17 = stablehlo.convert %15 : (tensor<7x2051xf32>) -> tensor<7x2051xbf16>
    %18 = stablehlo.multiply %16, %arg0 : tensor<7x2051xbf16>
    %19 = stablehlo.multiply %17, %arg0 : tensor<7x2051xbf16>
    %20 = stablehlo.multiply %16, %arg3 : tensor<7x2051xbf16>
    %21 = stablehlo.add %19, %20 : tensor<7x2051xbf16>
    %22 = stablehlo.add %arg2, %18 : tensor<7x2051xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<7x2051xbf16>
    %24 = stablehlo.add %23, %21 : tensor<7x2051xbf16>
    return %22, %24 : tensor<7x2051xbf16>, tensor<7x2051xbf16>
  }
}
