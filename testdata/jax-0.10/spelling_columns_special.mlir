module @jit_spelling_columns_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7x10xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %2 = stablehlo.slice %1#0 [0:3, 0:7, 5:9] : (tensor<3x7x131xf32>) -> tensor<3x7x4xf32>
    %3 = stablehlo.slice %1#0 [0:3, 0:7, 20:35:3] : (tensor<3x7x131xf32>) -> tensor<3x7x5xf32>
    %4 = stablehlo.slice %1#0 [0:3, 0:7, 130:131] : (tensor<3x7x131xf32>) -> tensor<3x7x1xf32>
    %5 = stablehlo.concatenate %2, %3, %4, dim = 2 : (tensor<3x7x4xf32>, tensor<3x7x5xf32>, tensor<3x7x1xf32>) -> tensor<3x7x10xf32>
    %6 = chlo.square %5 : tensor<3x7x10xf32> -> tensor<3x7x10xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x10xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x10xf32>, tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.multiply %arg2, %9 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.multiply %arg2, %12 : tensor<3x7xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x10xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<3x7x10xf32>
    %16 = stablehlo.slice %15 [0:3, 0:7, 0:4] : (tensor<3x7x10xf32>) -> tensor<3x7x4xf32>
    %17 = stablehlo.slice %15 [0:3, 0:7, 4:9] : (tensor<3x7x10xf32>) -> tensor<3x7x5xf32>
    %18 = stablehlo.slice %15 [0:3, 0:7, 9:10] : (tensor<3x7x10xf32>) -> tensor<3x7x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.pad %18, %cst_3, low = [0, 0, 130], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.pad %17, %cst_4, low = [0, 0, 20], high = [0, 0, 98], interior = [0, 0, 2] : (tensor<3x7x5xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %21 = stablehlo.add %19, %20 : tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.pad %16, %cst_5, low = [0, 0, 5], high = [0, 0, 122], interior = [0, 0, 0] : (tensor<3x7x4xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %23 = stablehlo.add %21, %22 : tensor<3x7x131xf32>
    %24 = call @log_softmax_0(%1#1, %1#2, %23) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %25 = stablehlo.dot_general %24, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %27 = stablehlo.dot_general %24, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %11, %5, %27, %26 : tensor<f32>, tensor<3x7x10xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x131xf32>
    return %11, %6, %8 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x131xf32>
    return %7 : tensor<3x7x131xf32>
  }
}
