module @jit_special_one_hot_by_matrices_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x3x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x24xbf16>, tensor<24x131xbf16>) -> tensor<2x3x131xbf16>
    %1:3 = call @log_softmax(%0) : (tensor<2x3x131xbf16>) -> (tensor<2x3x131xbf16>, tensor<2x3x131xbf16>, tensor<2x3x1xbf16>)
    %2 = call @_one_hot(%arg2) : (tensor<2x3xi32>) -> tensor<2x3x131xbf16>
    %3 = stablehlo.reshape %2 : (tensor<2x3x131xbf16>) -> tensor<6x1x131xbf16>
    %4 = stablehlo.reshape %1#0 : (tensor<2x3x131xbf16>) -> tensor<6x131x1xbf16>
    %5 = stablehlo.dot_general %3, %4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x1x131xbf16>, tensor<6x131x1xbf16>) -> tensor<6x1x1xbf16>
    %6 = stablehlo.reshape %5 : (tensor<6x1x1xbf16>) -> tensor<2x3xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %8 = stablehlo.multiply %arg3, %7 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.multiply %arg3, %10 : tensor<2x3xf32>
    %12 = stablehlo.convert %11 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %13 = stablehlo.reshape %12 : (tensor<2x3xbf16>) -> tensor<6x1x1xbf16>
    %14 = stablehlo.dot_general %13, %3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x1x1xbf16>, tensor<6x1x131xbf16>) -> tensor<6x1x131xbf16>
    %15 = stablehlo.transpose %14, dims = [0, 2, 1] : (tensor<6x1x131xbf16>) -> tensor<6x131x1xbf16>
    %16 = stablehlo.reshape %15 : (tensor<6x131x1xbf16>) -> tensor<2x3x131xbf16>
    %17 = call @log_softmax_0(%1#1, %1#2, %16) : (tensor<2x3x131xbf16>, tensor<2x3x1xbf16>, tensor<2x3x131xbf16>) -> tensor<2x3x131xbf16>
    %18 = stablehlo.dot_general %17, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x131xbf16>, tensor<2x3x24xbf16>) -> tensor<131x24xbf16>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %20 = stablehlo.dot_general %17, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x131xbf16>, tensor<24x131xbf16>) -> tensor<2x3x24xbf16>
    return %9, %20, %19 : tensor<f32>, tensor<2x3x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<2x3x131xbf16>) -> (tensor<2x3x131xbf16>, tensor<2x3x131xbf16>, tensor<2x3x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x131xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<2x3xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xbf16>) -> tensor<2x3x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xbf16>) -> tensor<2x3x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<2x3x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x3x131xbf16>) -> tensor<2x3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x131xf32>, tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %10 = stablehlo.convert %9 : (tensor<2x3x1xf32>) -> tensor<2x3x1xbf16>
    %11 = stablehlo.log %10 : tensor<2x3x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x3x1xbf16>) -> tensor<2x3x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<2x3x131xbf16>
    return %13, %6, %10 : tensor<2x3x131xbf16>, tensor<2x3x131xbf16>, tensor<2x3x1xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<2x3xi32>) -> tensor<2x3x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x3x1xi32>) -> tensor<2x3x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x131xi32>) -> tensor<2x3x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x3x131xi32>, tensor<2x3x131xi32>) -> tensor<2x3x131xi1>
    %5 = stablehlo.convert %4 : (tensor<2x3x131xi1>) -> tensor<2x3x131xbf16>
    return %5 : tensor<2x3x131xbf16>
  }
  func.func private @log_softmax_0(%arg0: tensor<2x3x131xbf16>, %arg1: tensor<2x3x1xbf16>, %arg2: tensor<2x3x131xbf16>) -> tensor<2x3x131xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<2x3x131xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x131xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
    %2 = stablehlo.reshape %1 : (tensor<2x3xbf16>) -> tensor<2x3x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x3x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<2x3x1xbf16>) -> tensor<2x3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x131xf32>
    %7 = stablehlo.convert %6 : (tensor<2x3x131xf32>) -> tensor<2x3x131xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<2x3x131xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<2x3x131xbf16>
    return %9 : tensor<2x3x131xbf16>
  }
}
