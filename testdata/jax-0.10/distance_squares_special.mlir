module @jit_distance_squares_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7x19xf32>, %arg3: tensor<19x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<3x7x19xf32> {jax.result_info = "result[1][2]"}, tensor<19x131xf32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x19xf32>, tensor<19x131xf32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<3x7x131xf32>
    %3 = chlo.square %2 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %7 = stablehlo.divide %6, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %8 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %10 = stablehlo.multiply %9, %5 : tensor<3x7x131xf32>
    %11 = stablehlo.negate %10 : tensor<3x7x131xf32>
    %12 = stablehlo.dot_general %11, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x19xf32>) -> tensor<131x19xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<131x19xf32>) -> tensor<19x131xf32>
    %14 = stablehlo.dot_general %11, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<19x131xf32>) -> tensor<3x7x19xf32>
    %15 = stablehlo.dot_general %10, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %17 = stablehlo.dot_general %10, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %7, %17, %16, %14, %13 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<3x7x19xf32>, tensor<19x131xf32>
  }
}
