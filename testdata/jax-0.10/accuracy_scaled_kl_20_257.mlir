module @jit_accuracy_scaled_kl_20_257 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20x7xf32>, %arg1: tensor<7x257xf32>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x7xf32>, tensor<7x257xf32>) -> tensor<20x257xf32>
    %1 = call @log_softmax(%0) : (tensor<20x257xf32>) -> tensor<20x257xf32>
    %cst = stablehlo.constant dense<0.699999988> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x257xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<20x257xf32>
    %4 = call @log_softmax(%3) : (tensor<20x257xf32>) -> tensor<20x257xf32>
    %5 = stablehlo.exponential %1 : tensor<20x257xf32>
    %6 = stablehlo.subtract %1, %4 : tensor<20x257xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<20x257xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<20x257xf32>, tensor<f32>) -> tensor<20xf32>
    return %8 : tensor<20xf32>
  }
  func.func private @log_softmax(%arg0: tensor<20x257xf32>) -> tensor<20x257xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<20x257xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<20xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x257xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<20x257xf32>
    %6 = stablehlo.exponential %5 : tensor<20x257xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<20x257xf32>, tensor<f32>) -> tensor<20xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
    %9 = stablehlo.log %8 : tensor<20x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x257xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<20x257xf32>
    return %11 : tensor<20x257xf32>
  }
}
