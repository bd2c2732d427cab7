module @jit_special_picked_triple_lowest_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xbf16>, %arg1: tensor<7xi32>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x131xbf16>) -> tensor<7x131xbf16>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x131xbf16>
    %2 = stablehlo.multiply %1, %0 : tensor<7x131xbf16>
    %3 = call @_one_hot(%arg1) : (tensor<7xi32>) -> tensor<7x131xbf16>
    %4 = stablehlo.multiply %3, %2 : tensor<7x131xbf16>
    %5 = stablehlo.convert %4 : (tensor<7x131xbf16>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.convert %6 : (tensor<7xf32>) -> tensor<7xbf16>
    return %7 : tensor<7xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<7x131xbf16>) -> tensor<7x131xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<7x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<7x131xbf16>) -> tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %11 = stablehlo.log %10 : tensor<7x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<7x131xbf16>
    return %13 : tensor<7x131xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<7xi32>) -> tensor<7x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<7x131xi32>, tensor<7x131xi32>) -> tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xbf16>
    return %5 : tensor<7x131xbf16>
  }
}
