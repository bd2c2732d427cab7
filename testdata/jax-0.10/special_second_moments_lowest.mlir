module @jit_special_second_moments_lowest attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7x131xi1>, %arg3: tensor<131xf32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2]"}, tensor<7xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %1 = call @_where(%arg2, %0, %cst) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<7x131xf32>
    %8 = stablehlo.exponential %7 : tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %12 = stablehlo.divide %8, %11 : tensor<7x131xf32>
    %13 = stablehlo.multiply %12, %1 : tensor<7x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %15 = stablehlo.multiply %12, %1 : tensor<7x131xf32>
    %16 = stablehlo.multiply %15, %1 : tensor<7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %18 = stablehlo.multiply %12, %1 : tensor<7x131xf32>
    %19 = stablehlo.multiply %18, %1 : tensor<7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %21 = stablehlo.multiply %14, %14 : tensor<7xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<7xf32>
    %23 = stablehlo.multiply %12, %1 : tensor<7x131xf32>
    %24 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<131xf32>) -> tensor<1x131xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x131xf32>) -> tensor<7x131xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<7x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %28 = stablehlo.multiply %12, %1 : tensor<7x131xf32>
    %29 = stablehlo.multiply %1, %28 : tensor<7x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    return %17, %22, %27, %30 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> tensor<7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
}
