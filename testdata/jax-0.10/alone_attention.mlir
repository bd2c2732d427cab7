module @jit_alone_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x24x16xf32>, %arg1: tensor<2x640x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>) -> (tensor<2x24x16xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x24x16xf32>, tensor<16x16xf32>) -> tensor<2x24x16xf32>
    %1 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x640x16xf32>, tensor<16x16xf32>) -> tensor<2x640x16xf32>
    %2 = stablehlo.dot_general %arg1, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x640x16xf32>, tensor<16x16xf32>) -> tensor<2x640x16xf32>
    %3 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x24x16xf32>, tensor<2x640x16xf32>) -> tensor<2x24x640xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x24x640xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<2x24x640xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<2x24x640xf32>, tensor<f32>) -> tensor<2x24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<2x24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x24xf32>) -> tensor<2x24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x24x1xf32>) -> tensor<2x24x640xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x24x640xf32>
    %12 = stablehlo.exponential %11 : tensor<2x24x640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x24x640xf32>, tensor<f32>) -> tensor<2x24xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x24xf32>) -> tensor<2x24x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x24x1xf32>) -> tensor<2x24x640xf32>
    %16 = stablehlo.divide %12, %15 : tensor<2x24x640xf32>
    %17 = stablehlo.dot_general %16, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x24x640xf32>, tensor<2x640x16xf32>) -> tensor<2x24x16xf32>
    return %17 : tensor<2x24x16xf32>
  }
}
