module @jit_flat_take_clip_huge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7xi32>, %arg3: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7xf32> {jax.result_info = "result[0][1]"}, tensor<7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<7x131xf32>) -> (tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>)
    %2 = stablehlo.reshape %1#0 : (tensor<7x131xf32>) -> tensor<917xf32>
    %3 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %5 = stablehlo.multiply %3, %4 : tensor<7xi32>
    %6 = stablehlo.add %5, %arg2 : tensor<7xi32>
    %7:2 = call @_take(%2, %6) : (tensor<917xf32>, tensor<7xi32>) -> (tensor<7xf32>, tensor<7x1xi32>)
    %8 = stablehlo.multiply %7#0, %arg3 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.negate %9 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.negate %cst_0 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.multiply %12, %arg3 : tensor<7xf32>
    %14 = call @_take_0(%7#1, %13) : (tensor<7x1xi32>, tensor<7xf32>) -> tensor<917xf32>
    %15 = stablehlo.reshape %14 : (tensor<917xf32>) -> tensor<7x131xf32>
    %16 = call @log_softmax_1(%1#1, %1#2, %15) : (tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %17 = stablehlo.dot_general %16, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %19 = stablehlo.dot_general %16, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %10, %7#0, %19, %18 : tensor<f32>, tensor<7xf32>, tensor<7x24xf32>, tensor<24x131xf32>
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
  func.func private @_take(%arg0: tensor<917xf32>, %arg1: tensor<7xi32>) -> (tensor<7xf32>, tensor<7x1xi32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<917xf32>, tensor<7x1xi32>) -> tensor<7xf32>
    return %1, %0 : tensor<7xf32>, tensor<7x1xi32>
  }
  func.func private @_take_0(%arg0: tensor<7x1xi32>, %arg1: tensor<7xf32>) -> tensor<917xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<917xf32>
    %c = stablehlo.constant dense<916> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.minimum %c, %1 : tensor<1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1xi32>) -> tensor<7x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %5 = stablehlo.clamp %4, %arg0, %3 : tensor<7x1xi32>
    %6 = "stablehlo.scatter"(%0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %7 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<917xf32>, tensor<7x1xi32>, tensor<7xf32>) -> tensor<917xf32>
    return %6 : tensor<917xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
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
