module @jit_rounding_subnormal_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x16xf16>, %arg1: tensor<16x45xf32>, %arg2: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<7x16xf16> {jax.result_info = "result[1][0]"}) {
    %0 = stablehlo.convert %arg1 : (tensor<16x45xf32>) -> tensor<16x45xf16>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x16xf16>, tensor<16x45xf16>) -> tensor<7x45xf16>
    %2:3 = call @log_softmax(%1) : (tensor<7x45xf16>) -> (tensor<7x45xf16>, tensor<7x45xf16>, tensor<7x1xf16>)
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %4:2 = call @take_along_axis(%2#0, %3) : (tensor<7x45xf16>, tensor<7x1xi32>) -> (tensor<7x1xf16>, tensor<7x1x1xi32>)
    %5 = stablehlo.reshape %4#0 : (tensor<7x1xf16>) -> tensor<7xf16>
    %6 = stablehlo.negate %5 : tensor<7xf16>
    %7 = stablehlo.convert %6 : (tensor<7xf16>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %10 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.convert %11 : (tensor<7xf32>) -> tensor<7xf16>
    %13 = stablehlo.negate %12 : tensor<7xf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xf16>) -> tensor<7x1xf16>
    %15 = call @take_along_axis_0(%4#1, %14) : (tensor<7x1x1xi32>, tensor<7x1xf16>) -> tensor<7x45xf16>
    %16 = call @log_softmax_1(%2#1, %2#2, %15) : (tensor<7x45xf16>, tensor<7x1xf16>, tensor<7x45xf16>) -> tensor<7x45xf16>
    %17 = stablehlo.dot_general %16, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x45xf16>, tensor<16x45xf16>) -> tensor<7x16xf16>
    return %9, %17 : tensor<f32>, tensor<7x16xf16>
  }
  func.func private @log_softmax(%arg0: tensor<7x45xf16>) -> (tensor<7x45xf16>, tensor<7x45xf16>, tensor<7x1xf16>) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x45xf16>, tensor<f16>) -> tensor<7xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf16>) -> tensor<7x1xf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x45xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x45xf16>
    %6 = stablehlo.exponential %5 : tensor<7x45xf16>
    %7 = stablehlo.convert %6 : (tensor<7x45xf16>) -> tensor<7x45xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x45xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %11 = stablehlo.log %10 : tensor<7x1xf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x45xf16>
    %13 = stablehlo.subtract %5, %12 : tensor<7x45xf16>
    return %13, %6, %10 : tensor<7x45xf16>, tensor<7x45xf16>, tensor<7x1xf16>
  }
  func.func private @take_along_axis(%arg0: tensor<7x45xf16>, %arg1: tensor<7x1xi32>) -> (tensor<7x1xf16>, tensor<7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<45> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<44> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x45xf16>, tensor<7x1x1xi32>) -> tensor<7x1xf16>
    %cst = stablehlo.constant dense<0x7E00> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x1xf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xf16>
    return %15, %5 : tensor<7x1xf16>, tensor<7x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xf16>) -> tensor<7x45xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x45xf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<7x45xf16>, tensor<7x1x1xi32>, tensor<7x1xf16>) -> tensor<7x45xf16>
    return %1 : tensor<7x45xf16>
  }
  func.func private @log_softmax_1(%arg0: tensor<7x45xf16>, %arg1: tensor<7x1xf16>, %arg2: tensor<7x45xf16>) -> tensor<7x45xf16> {
    %0 = stablehlo.negate %arg2 : tensor<7x45xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x45xf16>, tensor<f16>) -> tensor<7xf16>
    %2 = stablehlo.reshape %1 : (tensor<7xf16>) -> tensor<7x1xf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf16>
    %4 = stablehlo.convert %3 : (tensor<7x1xf16>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf32>) -> tensor<7x45xf32>
    %7 = stablehlo.convert %6 : (tensor<7x45xf32>) -> tensor<7x45xf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<7x45xf16>
    %9 = stablehlo.add %arg2, %8 : tensor<7x45xf16>
    return %9 : tensor<7x45xf16>
  }
}
