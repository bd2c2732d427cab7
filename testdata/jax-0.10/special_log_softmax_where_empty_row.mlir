module @jit_special_log_softmax_where_empty_row attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7x131xi1>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0, %arg1) : (tensor<7x131xf32>, tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x131xf32>, %arg1: tensor<7x131xi1>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = call @_where(%arg1, %arg0, %cst) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = call @_where_0(%arg1, %arg0, %cst_2) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<7x131xf32>
    %8 = stablehlo.exponential %7 : tensor<7x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = call @_where(%arg1, %8, %cst_3) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %12 = stablehlo.log %11 : tensor<7x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<7x131xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = call @_where_0(%arg1, %14, %cst_5) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    return %15 : tensor<7x131xf32>
  }
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> tensor<7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> tensor<7x131xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    return %2 : tensor<7x131xf32>
  }
}
