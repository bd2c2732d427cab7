module @jit_label_whole_binary_gradient_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>) -> (tensor<3x7x24xf32> {jax.result_info = "result[0]"}, tensor<24x131xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %3 = stablehlo.maximum %0, %2 : tensor<3x7x131xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %7 = stablehlo.select %4, %5, %6 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.compare EQ, %8, %3, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %13 = stablehlo.divide %7, %12 : tensor<3x7x131xf32>
    %14 = stablehlo.multiply %0, %1 : tensor<3x7x131xf32>
    %15 = stablehlo.subtract %3, %14 : tensor<3x7x131xf32>
    %16 = stablehlo.abs %0 : tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %18 = stablehlo.compare GE, %0, %17, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %19 = stablehlo.negate %16 : tensor<3x7x131xf32>
    %20 = stablehlo.exponential %19 : tensor<3x7x131xf32>
    %21 = stablehlo.log_plus_one %20 : tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %23 = stablehlo.add %20, %22 : tensor<3x7x131xf32>
    %24 = stablehlo.add %15, %21 : tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %30 = stablehlo.divide %29, %cst_13 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %32 = stablehlo.divide %31, %23 : tensor<3x7x131xf32>
    %33 = stablehlo.multiply %32, %20 : tensor<3x7x131xf32>
    %34 = stablehlo.negate %33 : tensor<3x7x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %36 = stablehlo.select %18, %35, %34 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %37 = stablehlo.select %18, %34, %35 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %38 = stablehlo.negate %36 : tensor<3x7x131xf32>
    %39 = stablehlo.add %37, %38 : tensor<3x7x131xf32>
    %40 = stablehlo.negate %31 : tensor<3x7x131xf32>
    %41 = stablehlo.multiply %40, %1 : tensor<3x7x131xf32>
    %42 = stablehlo.add %39, %41 : tensor<3x7x131xf32>
    %43 = stablehlo.multiply %31, %13 : tensor<3x7x131xf32>
    %44 = stablehlo.add %42, %43 : tensor<3x7x131xf32>
    %45 = stablehlo.dot_general %44, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %47 = stablehlo.dot_general %44, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %47, %46 : tensor<3x7x24xf32>, tensor<24x131xf32>
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
