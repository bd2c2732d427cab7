module @jit_special_logsumexp_overflow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<7x131xf32> -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<7xf32>
    %4 = stablehlo.is_finite %3 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.select %4, %3, %5 : tensor<7xi1>, tensor<7xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<7x131xf32>
    %10 = stablehlo.exponential %9 : tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.sign %11 : tensor<7xf32>
    %13 = stablehlo.abs %11 : tensor<7xf32>
    %14 = stablehlo.log %13 : tensor<7xf32>
    %15 = stablehlo.add %14, %6 : tensor<7xf32>
    return %15 : tensor<7xf32>
  }
}
