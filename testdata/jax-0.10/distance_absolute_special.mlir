module @jit_distance_absolute_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7x19xf32>, %arg3: tensor<19x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<3x7x19xf32> {jax.result_info = "result[1][2]"}, tensor<19x131xf32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x19xf32>, tensor<19x131xf32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<3x7x131xf32>
    %3 = stablehlo.abs %2 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.compare GE, %2, %4, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %9 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %13 = stablehlo.select %5, %12, %11 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %14 = stablehlo.select %5, %11, %12 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %15 = stablehlo.negate %13 : tensor<3x7x131xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x7x131xf32>
    %17 = stablehlo.negate %16 : tensor<3x7x131xf32>
    %18 = stablehlo.dot_general %17, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x19xf32>) -> tensor<131x19xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<131x19xf32>) -> tensor<19x131xf32>
    %20 = stablehlo.dot_general %17, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<19x131xf32>) -> tensor<3x7x19xf32>
    %21 = stablehlo.dot_general %16, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %23 = stablehlo.dot_general %16, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %8, %23, %22, %20, %19 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<3x7x19xf32>, tensor<19x131xf32>
  }
}
