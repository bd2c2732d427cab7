module @jit_ce_to_uniform attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xf32>, %arg1: tensor<40x1003xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<40x1003xf32>) -> tensor<4x13x1003xf32>
    %1:3 = call @log_softmax(%0) : (tensor<4x13x1003xf32>) -> (tensor<4x13x1003xf32>, tensor<4x13x1003xf32>, tensor<4x13x1xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1#0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x13x1003xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<5.215600e+04> : tensor<f32>
    %3 = stablehlo.divide %2, %cst_0 : tensor<f32>
    %4 = stablehlo.negate %3 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.negate %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<5.215600e+04> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_2 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<4x13x1003xf32>
    %8 = call @log_softmax_0(%1#1, %1#2, %7) : (tensor<4x13x1003xf32>, tensor<4x13x1xf32>, tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32>
    %9 = stablehlo.dot_general %8, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<4x13x40xf32>) -> tensor<1003x40xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %11 = stablehlo.dot_general %8, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<40x1003xf32>) -> tensor<4x13x40xf32>
    return %4, %11, %10 : tensor<f32>, tensor<4x13x40xf32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x13x1003xf32>) -> (tensor<4x13x1003xf32>, tensor<4x13x1003xf32>, tensor<4x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x13x1003xf32>, tensor<f32>) -> tensor<4x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x13x1xf32>) -> tensor<4x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<4x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1003xf32>, tensor<f32>) -> tensor<4x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %9 = stablehlo.log %8 : tensor<4x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x13x1xf32>) -> tensor<4x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x13x1003xf32>
    return %11, %6, %8 : tensor<4x13x1003xf32>, tensor<4x13x1003xf32>, tensor<4x13x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x13x1003xf32>, %arg1: tensor<4x13x1xf32>, %arg2: tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1003xf32>, tensor<f32>) -> tensor<4x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1xf32>, tensor<f32>) -> tensor<4x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x13x1003xf32>
    return %7 : tensor<4x13x1003xf32>
  }
}
