module @jit_distance_squares_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7x19xbf16>, %arg3: tensor<19x131xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %2 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x19xbf16>, tensor<19x131xbf16>) -> tensor<3x7x131xbf16>
    %3 = stablehlo.convert %2 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<3x7x131xf32>
    %5 = chlo.square %4 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %10 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<3x7x131xf32>
    %13 = stablehlo.convert %12 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %14 = stablehlo.dot_general %13, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %16 = stablehlo.dot_general %13, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %9, %16, %15 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
  }
}
