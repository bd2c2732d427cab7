module @jit_special_one_hot_of_heads attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<2x24x131xf32>, %arg2: tensor<7xi32>, %arg3: tensor<2x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<2x24x131xf32>) -> tensor<7x2x131xf32>
    %1 = call @log_softmax(%0) : (tensor<7x2x131xf32>) -> tensor<2x7x131xf32>
    %2 = call @_one_hot(%arg2) : (tensor<7xi32>) -> tensor<7x131xf32>
    %3 = stablehlo.dot_general %1, %2, batching_dims = [1] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x7x131xf32>, tensor<7x131xf32>) -> tensor<7x2xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<7x2xf32>) -> tensor<2x7xf32>
    %5 = stablehlo.multiply %4, %arg3 : tensor<2x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x7xf32>, tensor<f32>) -> tensor<f32>
    return %6, %4 : tensor<f32>, tensor<2x7xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x2x131xf32>) -> tensor<2x7x131xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<7x2x131xf32>, tensor<f32>) -> tensor<7x2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x2xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7x2xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<7x2xf32>) -> tensor<2x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x1xf32>
    %5 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<7x2x131xf32>) -> tensor<2x7x131xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x7x1xf32>) -> tensor<2x7x131xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<2x7x131xf32>
    %8 = stablehlo.exponential %7 : tensor<2x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x7x131xf32>, tensor<f32>) -> tensor<2x7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x1xf32>
    %11 = stablehlo.log %10 : tensor<2x7x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x7x1xf32>) -> tensor<2x7x131xf32>
    %13 = stablehlo.subtract %7, %12 : tensor<2x7x131xf32>
    return %13 : tensor<2x7x131xf32>
  }
  func.func private @_one_hot(%arg0: tensor<7xi32>) -> tensor<7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<7x131xi32>, tensor<7x131xi32>) -> tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    return %5 : tensor<7x131xf32>
  }
}
