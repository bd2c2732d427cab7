module @jit_label_binary attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<3x7x131xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<3x7x131xf32>
    %11 = stablehlo.compare EQ, %8, %10, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %16 = stablehlo.compare EQ, %15, %10, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %20 = stablehlo.divide %14, %19 : tensor<3x7x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %24 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %27 = stablehlo.multiply %26, %20 : tensor<3x7x131xf32>
    %28 = stablehlo.negate %27 : tensor<3x7x131xf32>
    %29 = stablehlo.multiply %5, %28 : tensor<3x7x131xf32>
    %30 = stablehlo.dot_general %29, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %32 = stablehlo.dot_general %29, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %23, %32, %31 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
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
