module @jit_rounding_one_hot_loss_accuracy_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60x64xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<60xi32>) -> (tensor<60xf32> {jax.result_info = "result[0]"}, tensor<60xi1> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x64xbf16>, tensor<64x2051xbf16>) -> tensor<60x2051xbf16>
    %1 = call @_one_hot(%arg2) : (tensor<60xi32>) -> tensor<60x2051xf32>
    %2 = stablehlo.convert %0 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<60x2051xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %5 = stablehlo.convert %0 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<60xf32>
    %9 = stablehlo.is_finite %8 : (tensor<60xf32>) -> tensor<60xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %11 = stablehlo.select %9, %8, %10 : tensor<60xi1>, tensor<60xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %14 = stablehlo.subtract %5, %13 : tensor<60x2051xf32>
    %15 = stablehlo.exponential %14 : tensor<60x2051xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %17 = stablehlo.sign %16 : tensor<60xf32>
    %18 = stablehlo.abs %16 : tensor<60xf32>
    %19 = stablehlo.log %18 : tensor<60xf32>
    %20 = stablehlo.add %19, %11 : tensor<60xf32>
    %21 = stablehlo.subtract %20, %4 : tensor<60xf32>
    %cst_4 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %22 = stablehlo.reduce(%0 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<60x2051xbf16>, tensor<bf16>) -> tensor<60xbf16>
    %23 = stablehlo.convert %22 : (tensor<60xbf16>) -> tensor<60xf32>
    %24 = stablehlo.compare GE, %4, %23, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    return %21, %24 : tensor<60xf32>, tensor<60xi1>
  }
  func.func private @_one_hot(%arg0: tensor<60xi32>) -> tensor<60x2051xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<60xi32>) -> tensor<60x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x2051xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<60x1xi32>) -> tensor<60x2051xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x2051xi32>) -> tensor<60x2051xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<60x2051xi32>, tensor<60x2051xi32>) -> tensor<60x2051xi1>
    %5 = stablehlo.convert %4 : (tensor<60x2051xi1>) -> tensor<60x2051xf32>
    return %5 : tensor<60x2051xf32>
  }
}
