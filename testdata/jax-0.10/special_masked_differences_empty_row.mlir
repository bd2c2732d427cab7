module @jit_special_masked_differences_empty_row attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7x131xi1>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = call @_where(%arg1, %4, %cst_0) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = call @log_softmax(%arg0) : (tensor<7x131xf32>) -> tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    return %6, %8 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> tensor<7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x131xf32>) -> tensor<7x131xf32> {
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
    return %11 : tensor<7x131xf32>
  }
}
