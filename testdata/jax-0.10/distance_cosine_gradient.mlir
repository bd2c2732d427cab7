module @jit_distance_cosine_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7x19xf32>, %arg3: tensor<19x131xf32>) -> (tensor<3x7x24xf32> {jax.result_info = "result[0]"}, tensor<24x131xf32> {jax.result_info = "result[1]"}, tensor<3x7x19xf32> {jax.result_info = "result[2]"}, tensor<19x131xf32> {jax.result_info = "result[3]"}) {
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
    %9:2 = call @norm(%1) : (tensor<3x7x131xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %10 = stablehlo.divide %5, %9#0 : tensor<3x7xf32>
    %11 = stablehlo.multiply %9#0, %9#0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.divide %12, %11 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.subtract %14, %10 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.negate %19 : tensor<3x7xf32>
    %21 = stablehlo.multiply %20, %13 : tensor<3x7xf32>
    %22 = stablehlo.multiply %21, %5 : tensor<3x7xf32>
    %23 = stablehlo.negate %22 : tensor<3x7xf32>
    %24 = stablehlo.divide %20, %9#0 : tensor<3x7xf32>
    %25 = call @norm_0(%1, %9#1, %23) : (tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.multiply %24, %8 : tensor<3x7xf32>
    %27 = stablehlo.multiply %26, %3 : tensor<3x7xf32>
    %28 = stablehlo.negate %27 : tensor<3x7xf32>
    %29 = stablehlo.divide %24, %4#0 : tensor<3x7xf32>
    %30 = call @norm_0(%0, %4#1, %28) : (tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %32 = stablehlo.multiply %0, %31 : tensor<3x7x131xf32>
    %33 = stablehlo.add %25, %32 : tensor<3x7x131xf32>
    %34 = stablehlo.multiply %31, %1 : tensor<3x7x131xf32>
    %35 = stablehlo.add %30, %34 : tensor<3x7x131xf32>
    %36 = stablehlo.dot_general %33, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x19xf32>) -> tensor<131x19xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<131x19xf32>) -> tensor<19x131xf32>
    %38 = stablehlo.dot_general %33, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<19x131xf32>) -> tensor<3x7x19xf32>
    %39 = stablehlo.dot_general %35, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %41 = stablehlo.dot_general %35, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %41, %40, %38, %37 : tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<3x7x19xf32>, tensor<19x131xf32>
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
  func.func private @norm_0(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<3x7x131xf32>
    %3 = stablehlo.multiply %1, %arg0 : tensor<3x7x131xf32>
    %4 = stablehlo.add %2, %3 : tensor<3x7x131xf32>
    return %4 : tensor<3x7x131xf32>
  }
}
