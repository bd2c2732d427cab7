module @jit_distance_cosine_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7x19xbf16>, %arg3: tensor<19x131xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %2 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x19xbf16>, tensor<19x131xbf16>) -> tensor<3x7x131xbf16>
    %3 = stablehlo.convert %2 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %6:2 = call @norm(%1) : (tensor<3x7x131xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %7 = stablehlo.divide %5, %6#0 : tensor<3x7xf32>
    %8 = stablehlo.multiply %6#0, %6#0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.divide %9, %8 : tensor<3x7xf32>
    %11 = call @norm_0(%3) : (tensor<3x7x131xf32>) -> tensor<3x7xf32>
    %12 = stablehlo.divide %7, %11 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %17 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.negate %18 : tensor<3x7xf32>
    %20 = stablehlo.divide %19, %11 : tensor<3x7xf32>
    %21 = stablehlo.multiply %20, %10 : tensor<3x7xf32>
    %22 = stablehlo.multiply %21, %5 : tensor<3x7xf32>
    %23 = stablehlo.negate %22 : tensor<3x7xf32>
    %24 = stablehlo.divide %20, %6#0 : tensor<3x7xf32>
    %25 = call @norm_1(%1, %6#1, %23) : (tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %27 = stablehlo.multiply %26, %3 : tensor<3x7x131xf32>
    %28 = stablehlo.add %25, %27 : tensor<3x7x131xf32>
    %29 = stablehlo.convert %28 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %30 = stablehlo.dot_general %29, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %32 = stablehlo.dot_general %29, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %16, %32, %31 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
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
