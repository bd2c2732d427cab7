module @jit_label_whole_binary_gradient_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>) -> (tensor<3x7x24xbf16> {jax.result_info = "result[0]"}, tensor<24x131xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %2 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %4 = stablehlo.maximum %1, %3 : tensor<3x7x131xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %8 = stablehlo.select %5, %6, %7 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %10 = stablehlo.compare EQ, %9, %4, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %14 = stablehlo.divide %8, %13 : tensor<3x7x131xf32>
    %15 = stablehlo.multiply %1, %2 : tensor<3x7x131xf32>
    %16 = stablehlo.subtract %4, %15 : tensor<3x7x131xf32>
    %17 = stablehlo.abs %1 : tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %19 = stablehlo.compare GE, %1, %18, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %20 = stablehlo.negate %17 : tensor<3x7x131xf32>
    %21 = stablehlo.exponential %20 : tensor<3x7x131xf32>
    %22 = stablehlo.log_plus_one %21 : tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %24 = stablehlo.add %21, %23 : tensor<3x7x131xf32>
    %25 = stablehlo.add %16, %22 : tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_13 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %33 = stablehlo.divide %32, %24 : tensor<3x7x131xf32>
    %34 = stablehlo.multiply %33, %21 : tensor<3x7x131xf32>
    %35 = stablehlo.negate %34 : tensor<3x7x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %37 = stablehlo.select %19, %36, %35 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %38 = stablehlo.select %19, %35, %36 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %39 = stablehlo.negate %37 : tensor<3x7x131xf32>
    %40 = stablehlo.add %38, %39 : tensor<3x7x131xf32>
    %41 = stablehlo.negate %32 : tensor<3x7x131xf32>
    %42 = stablehlo.multiply %41, %2 : tensor<3x7x131xf32>
    %43 = stablehlo.add %40, %42 : tensor<3x7x131xf32>
    %44 = stablehlo.multiply %32, %14 : tensor<3x7x131xf32>
    %45 = stablehlo.add %43, %44 : tensor<3x7x131xf32>
    %46 = stablehlo.convert %45 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %47 = stablehlo.dot_general %46, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %49 = stablehlo.dot_general %46, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %49, %48 : tensor<3x7x24xbf16>, tensor<24x131xbf16>
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
