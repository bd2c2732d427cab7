module @jit_edge_scaled_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x8xf16>, %arg1: tensor<8x150xf16>, %arg2: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf16>, tensor<8x150xf16>) -> tensor<24x150xf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf16>) -> tensor<24x1xf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<24x1xf16>) -> tensor<24x150xf16>
    %3 = stablehlo.multiply %0, %2 : tensor<24x150xf16>
    %cst = stablehlo.constant dense<3.000000e+01> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<24x150xf16>
    %5 = stablehlo.multiply %3, %4 : tensor<24x150xf16>
    %6 = call @log_softmax(%5) : (tensor<24x150xf16>) -> tensor<24x150xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x150xf16>, tensor<f16>) -> tensor<24xf16>
    %8 = stablehlo.negate %7 : tensor<24xf16>
    return %8 : tensor<24xf16>
  }
  func.func private @log_softmax(%arg0: tensor<24x150xf16>) -> tensor<24x150xf16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x150xf16>, tensor<f16>) -> tensor<24xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<24xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<24xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf16>) -> tensor<24x1xf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xf16>) -> tensor<24x150xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<24x150xf16>
    %6 = stablehlo.exponential %5 : tensor<24x150xf16>
    %7 = stablehlo.convert %6 : (tensor<24x150xf16>) -> tensor<24x150xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x150xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.convert %9 : (tensor<24x1xf32>) -> tensor<24x1xf16>
    %11 = stablehlo.log %10 : tensor<24x1xf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf16>) -> tensor<24x150xf16>
    %13 = stablehlo.subtract %5, %12 : tensor<24x150xf16>
    return %13 : tensor<24x150xf16>
  }
}
