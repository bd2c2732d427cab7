module @jit_flat_unsigned attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7xi32>, %arg3: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7xf32> {jax.result_info = "result[0][1]"}, tensor<7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi32>
    %0 = stablehlo.convert %arg2 : (tensor<7xi32>) -> tensor<7xui32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %2:3 = call @log_softmax(%1) : (tensor<7x131xf32>) -> (tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>)
    %3 = stablehlo.reshape %2#0 : (tensor<7x131xf32>) -> tensor<917xf32>
    %4 = stablehlo.convert %c : (tensor<7xi32>) -> tensor<7xui32>
    %c_0 = stablehlo.constant dense<131> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %6 = stablehlo.multiply %4, %5 : tensor<7xui32>
    %7 = stablehlo.add %6, %0 : tensor<7xui32>
    %8 = stablehlo.convert %7 : (tensor<7xui32>) -> tensor<7xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %10 = "stablehlo.gather"(%3, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<917xf32>, tensor<7x1xi32>) -> tensor<7xf32>
    %11 = stablehlo.multiply %10, %arg3 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.negate %12 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.negate %cst_1 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.multiply %15, %arg3 : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<917xf32>
    %18 = "stablehlo.scatter"(%17, %9, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %24 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %24 : tensor<f32>
    }) : (tensor<917xf32>, tensor<7x1xi32>, tensor<7xf32>) -> tensor<917xf32>
    %19 = stablehlo.reshape %18 : (tensor<917xf32>) -> tensor<7x131xf32>
    %20 = call @log_softmax_0(%2#1, %2#2, %19) : (tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %21 = stablehlo.dot_general %20, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %23 = stablehlo.dot_general %20, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %13, %10, %23, %22 : tensor<f32>, tensor<7xf32>, tensor<7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x131xf32>) -> (tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x131xf32>
    return %11, %6, %8 : tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x131xf32>
    return %7 : tensor<7x131xf32>
  }
}
