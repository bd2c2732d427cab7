module @jit_special_one_hot_by_matrices_units_infinite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x3x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x24xf32>, tensor<24x131xf32>) -> tensor<2x3x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<2x3x131xf32>) -> (tensor<2x3x131xf32>, tensor<2x3x131xf32>, tensor<2x3x1xf32>)
    %2 = stablehlo.broadcast_in_dim %1#0, dims = [0, 1, 3] : (tensor<2x3x131xf32>) -> tensor<2x3x1x131xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %4 = call @_one_hot(%3) : (tensor<2x3x1xi32>) -> tensor<2x3x131x1xf32>
    %5 = stablehlo.dot_general %2, %4, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x1x131xf32>, tensor<2x3x131x1xf32>) -> tensor<2x3x1x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x3x1x1xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.multiply %arg3, %6 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.multiply %arg3, %9 : tensor<2x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x3xf32>) -> tensor<2x3x1x1xf32>
    %12 = stablehlo.dot_general %11, %4, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x1x1xf32>, tensor<2x3x131x1xf32>) -> tensor<2x3x1x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1x131xf32>, tensor<f32>) -> tensor<2x3x131xf32>
    %14 = call @log_softmax_0(%1#1, %1#2, %13) : (tensor<2x3x131xf32>, tensor<2x3x1xf32>, tensor<2x3x131xf32>) -> tensor<2x3x131xf32>
    %15 = stablehlo.dot_general %14, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x131xf32>, tensor<2x3x24xf32>) -> tensor<131x24xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %17 = stablehlo.dot_general %14, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x131xf32>, tensor<24x131xf32>) -> tensor<2x3x24xf32>
    return %8, %17, %16 : tensor<f32>, tensor<2x3x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x3x131xf32>) -> (tensor<2x3x131xf32>, tensor<2x3x131xf32>, tensor<2x3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x131xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x131xf32>
    %6 = stablehlo.exponential %5 : tensor<2x3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x131xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %9 = stablehlo.log %8 : tensor<2x3x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x3x131xf32>
    return %11, %6, %8 : tensor<2x3x131xf32>, tensor<2x3x131xf32>, tensor<2x3x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2x3x1xi32>) -> tensor<2x3x131x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3] : (tensor<2x3x1xi32>) -> tensor<2x3x1x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi32>) -> tensor<2x3x131x1xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x131x1xi32>) -> tensor<2x3x131x1xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x3x131x1xi32>, tensor<2x3x131x1xi32>) -> tensor<2x3x131x1xi1>
    %5 = stablehlo.convert %4 : (tensor<2x3x131x1xi1>) -> tensor<2x3x131x1xf32>
    return %5 : tensor<2x3x131x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<2x3x131xf32>, %arg1: tensor<2x3x1xf32>, %arg2: tensor<2x3x131xf32>) -> tensor<2x3x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x3x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x131xf32>, tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x3x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x3x131xf32>
    return %7 : tensor<2x3x131xf32>
  }
}
