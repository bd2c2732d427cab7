module @jit_rounding_narrow_kl_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60x64xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<60x64xbf16>, %arg3: tensor<64x2051xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<60x64xbf16> {jax.result_info = "result[1][0]"}, tensor<64x2051xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x64xbf16>, tensor<64x2051xbf16>) -> tensor<60x2051xbf16>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x64xbf16>, tensor<64x2051xbf16>) -> tensor<60x2051xbf16>
    %2 = stablehlo.convert %0 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %3:3 = call @log_softmax(%2) : (tensor<60x2051xf32>) -> (tensor<60x2051xf32>, tensor<60x2051xf32>, tensor<60x1xf32>)
    %4 = stablehlo.convert %3#0 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %5 = stablehlo.convert %1 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %6 = call @log_softmax_0(%5) : (tensor<60x2051xf32>) -> tensor<60x2051xf32>
    %7 = stablehlo.convert %6 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %8 = stablehlo.exponential %4 : tensor<60x2051xbf16>
    %9 = stablehlo.subtract %4, %7 : tensor<60x2051xbf16>
    %10 = stablehlo.multiply %8, %9 : tensor<60x2051xbf16>
    %11 = stablehlo.convert %10 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %13 = stablehlo.convert %12 : (tensor<60xf32>) -> tensor<60xbf16>
    %14 = stablehlo.convert %13 : (tensor<60xbf16>) -> tensor<60xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<60xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %17 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %19 = stablehlo.convert %18 : (tensor<60xf32>) -> tensor<60xbf16>
    %20 = stablehlo.convert %19 : (tensor<60xbf16>) -> tensor<60xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<60xf32>) -> tensor<60x2051xf32>
    %22 = stablehlo.convert %21 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %23 = stablehlo.multiply %8, %22 : tensor<60x2051xbf16>
    %24 = stablehlo.multiply %22, %9 : tensor<60x2051xbf16>
    %25 = stablehlo.multiply %24, %8 : tensor<60x2051xbf16>
    %26 = stablehlo.add %23, %25 : tensor<60x2051xbf16>
    %27 = stablehlo.convert %26 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %28 = call @log_softmax_1(%3#1, %3#2, %27) : (tensor<60x2051xf32>, tensor<60x1xf32>, tensor<60x2051xf32>) -> tensor<60x2051xf32>
    %29 = stablehlo.convert %28 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %30 = stablehlo.dot_general %29, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x2051xbf16>, tensor<60x64xbf16>) -> tensor<2051x64xbf16>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<2051x64xbf16>) -> tensor<64x2051xbf16>
    %32 = stablehlo.dot_general %29, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<60x2051xbf16>, tensor<64x2051xbf16>) -> tensor<60x64xbf16>
    return %16, %32, %31 : tensor<f32>, tensor<60x64xbf16>, tensor<64x2051xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<60x2051xf32>) -> (tensor<60x2051xf32>, tensor<60x2051xf32>, tensor<60x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<60xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<60x2051xf32>
    %6 = stablehlo.exponential %5 : tensor<60x2051xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %9 = stablehlo.log %8 : tensor<60x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<60x2051xf32>
    return %11, %6, %8 : tensor<60x2051xf32>, tensor<60x2051xf32>, tensor<60x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<60x2051xf32>) -> tensor<60x2051xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<60xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<60x2051xf32>
    %6 = stablehlo.exponential %5 : tensor<60x2051xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %9 = stablehlo.log %8 : tensor<60x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<60x2051xf32>
    return %11 : tensor<60x2051xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<60x2051xf32>, %arg1: tensor<60x1xf32>, %arg2: tensor<60x2051xf32>) -> tensor<60x2051xf32> {
    %0 = stablehlo.negate %arg2 : tensor<60x2051xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %2 = stablehlo.reshape %1 : (tensor<60xf32>) -> tensor<60x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<60x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<60x1xf32>, tensor<f32>) -> tensor<60xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<60xf32>) -> tensor<60x2051xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<60x2051xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<60x2051xf32>
    return %7 : tensor<60x2051xf32>
  }
}
