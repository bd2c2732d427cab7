module @jit_rounding_squared_column_factor_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x16xf32>, %arg1: tensor<16x45xf32>, %arg2: tensor<45xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<11x16xf32> {jax.result_info = "result[1][0]"}, tensor<16x45xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.multiply %arg2, %arg2 : tensor<45xbf16>
    %1 = stablehlo.convert %0 : (tensor<45xbf16>) -> tensor<45xf32>
    %2 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x16xf32>, tensor<16x45xf32>) -> tensor<11x45xf32>
    %3:3 = call @log_softmax(%2) : (tensor<11x45xf32>) -> (tensor<11x45xf32>, tensor<11x45xf32>, tensor<11x1xf32>)
    %4 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<45xf32>) -> tensor<1x45xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x45xf32>) -> tensor<11x45xf32>
    %6 = stablehlo.multiply %5, %3#0 : tensor<11x45xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<11x45xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_1 : tensor<f32>
    %10 = stablehlo.negate %9 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.negate %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_3 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<11xf32>) -> tensor<11x45xf32>
    %15 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x45xf32>) -> tensor<11x45xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<11x45xf32>
    %17 = call @log_softmax_0(%3#1, %3#2, %16) : (tensor<11x45xf32>, tensor<11x1xf32>, tensor<11x45xf32>) -> tensor<11x45xf32>
    %18 = stablehlo.dot_general %17, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x45xf32>, tensor<11x16xf32>) -> tensor<45x16xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<45x16xf32>) -> tensor<16x45xf32>
    %20 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<11x45xf32>, tensor<16x45xf32>) -> tensor<11x16xf32>
    return %10, %20, %19 : tensor<f32>, tensor<11x16xf32>, tensor<16x45xf32>
  }
  func.func private @log_softmax(%arg0: tensor<11x45xf32>) -> (tensor<11x45xf32>, tensor<11x45xf32>, tensor<11x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<11x45xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<11xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x45xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<11x45xf32>
    %6 = stablehlo.exponential %5 : tensor<11x45xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<11x45xf32>, tensor<f32>) -> tensor<11xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %9 = stablehlo.log %8 : tensor<11x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x45xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<11x45xf32>
    return %11, %6, %8 : tensor<11x45xf32>, tensor<11x45xf32>, tensor<11x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<11x45xf32>, %arg1: tensor<11x1xf32>, %arg2: tensor<11x45xf32>) -> tensor<11x45xf32> {
    %0 = stablehlo.negate %arg2 : tensor<11x45xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<11x45xf32>, tensor<f32>) -> tensor<11xf32>
    %2 = stablehlo.reshape %1 : (tensor<11xf32>) -> tensor<11x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<11x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<11x1xf32>, tensor<f32>) -> tensor<11xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<11xf32>) -> tensor<11x45xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<11x45xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<11x45xf32>
    return %7 : tensor<11x45xf32>
  }
}
