module @jit_rounding_elementwise_kl_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60x64xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<60x64xbf16>, %arg3: tensor<64x2051xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<60x64xbf16> {jax.result_info = "result[1][0]"}, tensor<64x2051xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x64xbf16>, tensor<64x2051xbf16>) -> tensor<60x2051xbf16>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x64xbf16>, tensor<64x2051xbf16>) -> tensor<60x2051xbf16>
    %2:3 = call @log_softmax(%0) : (tensor<60x2051xbf16>) -> (tensor<60x2051xbf16>, tensor<60x2051xbf16>, tensor<60x1xbf16>)
    %3 = call @log_softmax_0(%1) : (tensor<60x2051xbf16>) -> tensor<60x2051xbf16>
    %4 = stablehlo.exponential %2#0 : tensor<60x2051xbf16>
    %5 = stablehlo.subtract %2#0, %3 : tensor<60x2051xbf16>
    %6 = stablehlo.multiply %4, %5 : tensor<60x2051xbf16>
    %7 = stablehlo.convert %6 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %9 = stablehlo.convert %8 : (tensor<60xf32>) -> tensor<60xbf16>
    %10 = stablehlo.convert %9 : (tensor<60xbf16>) -> tensor<60xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<60xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %13 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %15 = stablehlo.convert %14 : (tensor<60xf32>) -> tensor<60xbf16>
    %16 = stablehlo.convert %15 : (tensor<60xbf16>) -> tensor<60xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<60xf32>) -> tensor<60x2051xf32>
    %18 = stablehlo.convert %17 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %19 = stablehlo.multiply %4, %18 : tensor<60x2051xbf16>
    %20 = stablehlo.multiply %18, %5 : tensor<60x2051xbf16>
    %21 = stablehlo.multiply %20, %4 : tensor<60x2051xbf16>
    %22 = stablehlo.add %19, %21 : tensor<60x2051xbf16>
    %23 = call @log_softmax_1(%2#1, %2#2, %22) : (tensor<60x2051xbf16>, tensor<60x1xbf16>, tensor<60x2051xbf16>) -> tensor<60x2051xbf16>
    %24 = stablehlo.dot_general %23, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x2051xbf16>, tensor<60x64xbf16>) -> tensor<2051x64xbf16>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<2051x64xbf16>) -> tensor<64x2051xbf16>
    %26 = stablehlo.dot_general %23, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<60x2051xbf16>, tensor<64x2051xbf16>) -> tensor<60x64xbf16>
    return %12, %26, %25 : tensor<f32>, tensor<60x64xbf16>, tensor<64x2051xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<60x2051xbf16>) -> (tensor<60x2051xbf16>, tensor<60x2051xbf16>, tensor<60x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<60x2051xbf16>, tensor<bf16>) -> tensor<60xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<60xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<60xbf16>) -> tensor<60x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<60x2051xbf16>
    %6 = stablehlo.exponential %5 : tensor<60x2051xbf16>
    %7 = stablehlo.convert %6 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %10 = stablehlo.convert %9 : (tensor<60x1xf32>) -> tensor<60x1xbf16>
    %11 = stablehlo.log %10 : tensor<60x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<60x2051xbf16>
    return %13, %6, %10 : tensor<60x2051xbf16>, tensor<60x2051xbf16>, tensor<60x1xbf16>
  }
  func.func private @log_softmax_0(%arg0: tensor<60x2051xbf16>) -> tensor<60x2051xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<60x2051xbf16>, tensor<bf16>) -> tensor<60xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<60xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<60xbf16>) -> tensor<60x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<60x2051xbf16>
    %6 = stablehlo.exponential %5 : tensor<60x2051xbf16>
    %7 = stablehlo.convert %6 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %10 = stablehlo.convert %9 : (tensor<60x1xf32>) -> tensor<60x1xbf16>
    %11 = stablehlo.log %10 : tensor<60x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<60x2051xbf16>
    return %13 : tensor<60x2051xbf16>
  }
  func.func private @log_softmax_1(%arg0: tensor<60x2051xbf16>, %arg1: tensor<60x1xbf16>, %arg2: tensor<60x2051xbf16>) -> tensor<60x2051xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<60x2051xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xbf16>, tensor<bf16>) -> tensor<60xbf16>
    %2 = stablehlo.reshape %1 : (tensor<60xbf16>) -> tensor<60x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<60x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<60x1xbf16>) -> tensor<60x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<60x1xf32>, tensor<f32>) -> tensor<60xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<60xf32>) -> tensor<60x2051xf32>
    %7 = stablehlo.convert %6 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<60x2051xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<60x2051xbf16>
    return %9 : tensor<60x2051xbf16>
  }
}
