module @jit_label_binary_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %2 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<3x7x131xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.maximum %10, %9 : tensor<3x7x131xf32>
    %12 = stablehlo.compare EQ, %9, %11, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %17 = stablehlo.compare EQ, %16, %11, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %21 = stablehlo.divide %15, %20 : tensor<3x7x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%11 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %25 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %28 = stablehlo.multiply %27, %21 : tensor<3x7x131xf32>
    %29 = stablehlo.negate %28 : tensor<3x7x131xf32>
    %30 = stablehlo.multiply %6, %29 : tensor<3x7x131xf32>
    %31 = stablehlo.convert %30 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %32 = stablehlo.dot_general %31, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %34 = stablehlo.dot_general %31, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %24, %34, %33 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<3x7xi32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x7x1xi32>) -> tensor<3x7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x131xi32>) -> tensor<3x7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x7x131xi32>, tensor<3x7x131xi32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    return %5 : tensor<3x7x131xf32>
  }
}
