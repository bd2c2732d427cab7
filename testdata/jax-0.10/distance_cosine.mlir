module @jit_distance_cosine attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7x19xf32>, %arg3: tensor<19x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x19xf32>, tensor<19x131xf32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %4:2 = call @norm(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %5 = stablehlo.divide %3, %4#0 : tensor<3x7xf32>
    %6 = stablehlo.multiply %4#0, %4#0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.divide %7, %6 : tensor<3x7xf32>
    %9 = call @norm_0(%1) : (tensor<3x7x131xf32>) -> tensor<3x7xf32>
    %10 = stablehlo.divide %5, %9 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %15 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.negate %16 : tensor<3x7xf32>
    %18 = stablehlo.divide %17, %9 : tensor<3x7xf32>
    %19 = stablehlo.multiply %18, %8 : tensor<3x7xf32>
    %20 = stablehlo.multiply %19, %3 : tensor<3x7xf32>
    %21 = stablehlo.negate %20 : tensor<3x7xf32>
    %22 = stablehlo.divide %18, %4#0 : tensor<3x7xf32>
    %23 = call @norm_1(%0, %4#1, %21) : (tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %25 = stablehlo.multiply %24, %1 : tensor<3x7x131xf32>
    %26 = stablehlo.add %23, %25 : tensor<3x7x131xf32>
    %27 = stablehlo.dot_general %26, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %29 = stablehlo.dot_general %26, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %14, %29, %28 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @norm(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.sqrt %1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.divide %3, %2 : tensor<3x7xf32>
    return %2, %4 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @norm_0(%arg0: tensor<3x7x131xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.sqrt %1 : tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
  func.func private @norm_1(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<3x7x131xf32>
    %3 = stablehlo.multiply %1, %arg0 : tensor<3x7x131xf32>
    %4 = stablehlo.add %2, %3 : tensor<3x7x131xf32>
    return %4 : tensor<3x7x131xf32>
  }
}
