module @jit_special_one_hot_by_matrices_flat_of_logits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<2x3xi32>) -> (tensor<2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x24xf32>, tensor<24x131xf32>) -> tensor<2x3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x131xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<2x3xf32>
    %4 = stablehlo.is_finite %3 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.select %4, %3, %5 : tensor<2x3xi1>, tensor<2x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x131xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<2x3x131xf32>
    %10 = stablehlo.exponential %9 : tensor<2x3x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x3x131xf32>, tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.sign %11 : tensor<2x3xf32>
    %13 = stablehlo.abs %11 : tensor<2x3xf32>
    %14 = stablehlo.log %13 : tensor<2x3xf32>
    %15 = stablehlo.add %14, %6 : tensor<2x3xf32>
    %16 = call @_one_hot(%arg2) : (tensor<2x3xi32>) -> tensor<2x3x131xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x3x131xf32>) -> tensor<6x1x131xf32>
    %18 = stablehlo.reshape %0 : (tensor<2x3x131xf32>) -> tensor<6x131x1xf32>
    %19 = stablehlo.dot_general %17, %18, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x1x131xf32>, tensor<6x131x1xf32>) -> tensor<6x1x1xf32>
    %20 = stablehlo.reshape %19 : (tensor<6x1x1xf32>) -> tensor<2x3xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<2x3xf32>
    return %21 : tensor<2x3xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2x3xi32>) -> tensor<2x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x3x1xi32>) -> tensor<2x3x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x131xi32>) -> tensor<2x3x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x3x131xi32>, tensor<2x3x131xi32>) -> tensor<2x3x131xi1>
    %5 = stablehlo.convert %4 : (tensor<2x3x131xi1>) -> tensor<2x3x131xf32>
    return %5 : tensor<2x3x131xf32>
  }
}
