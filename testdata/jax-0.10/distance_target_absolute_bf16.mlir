module @jit_distance_target_absolute_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7x131xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %2 = stablehlo.convert %arg2 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<3x7x131xf32>
    %4 = stablehlo.abs %3 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.compare GE, %3, %5, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %10 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.select %6, %13, %12 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %15 = stablehlo.select %6, %12, %13 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %16 = stablehlo.negate %14 : tensor<3x7x131xf32>
    %17 = stablehlo.add %15, %16 : tensor<3x7x131xf32>
    %18 = stablehlo.convert %17 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %19 = stablehlo.dot_general %18, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %21 = stablehlo.dot_general %18, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %9, %21, %20 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
  }
}
