module @jit_heads_biased attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<3x40x1003xf32>, %arg2: tensor<3x1003xf32>, %arg3: tensor<3x2x13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<3x40x1003xf32> {jax.result_info = "result[1][1]"}, tensor<3x1003xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<[0.699999988, 1.000000e+00, 1.300000e+00]> : tensor<3xf32>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x40x1003xf32>, tensor<2x13x40xf32>) -> tensor<3x1003x2x13xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 3, 1] : (tensor<3x1003x2x13xf32>) -> tensor<3x2x13x1003xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<3xf32>) -> tensor<3x1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<3x1x1x1xf32>) -> tensor<3x2x13x1003xf32>
    %4 = stablehlo.divide %1, %3 : tensor<3x2x13x1003xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 3] : (tensor<3x1003xf32>) -> tensor<3x1x1x1003xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<3x1x1x1003xf32>) -> tensor<3x2x13x1003xf32>
    %7 = stablehlo.add %4, %6 : tensor<3x2x13x1003xf32>
    %8 = call @_one_hot(%arg3) : (tensor<3x2x13xi32>) -> tensor<3x2x13x1003xf32>
    %9:3 = call @log_softmax(%7) : (tensor<3x2x13x1003xf32>) -> (tensor<3x2x13x1003xf32>, tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>)
    %10 = stablehlo.multiply %8, %9#0 : tensor<3x2x13x1003xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<3x2x13x1003xf32>, tensor<f32>) -> tensor<3x2x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<7.800000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_2 : tensor<f32>
    %14 = stablehlo.negate %13 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.negate %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<7.800000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_4 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<3x2x13xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<3x2x13xf32>) -> tensor<3x2x13x1003xf32>
    %19 = stablehlo.multiply %8, %18 : tensor<3x2x13x1003xf32>
    %20 = call @log_softmax_0(%9#1, %9#2, %19) : (tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>, tensor<3x2x13x1003xf32>) -> tensor<3x2x13x1003xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x13x1003xf32>, tensor<f32>) -> tensor<3x1003xf32>
    %22 = stablehlo.reshape %21 : (tensor<3x1003xf32>) -> tensor<3x1x1x1003xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x1x1x1003xf32>, tensor<f32>) -> tensor<3x1003xf32>
    %24 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<3x1x1x1xf32>) -> tensor<3x2x13x1003xf32>
    %25 = stablehlo.divide %20, %24 : tensor<3x2x13x1003xf32>
    %26 = stablehlo.transpose %25, dims = [0, 3, 1, 2] : (tensor<3x2x13x1003xf32>) -> tensor<3x1003x2x13xf32>
    %27 = stablehlo.dot_general %26, %arg1, contracting_dims = [0, 1] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x1003x2x13xf32>, tensor<3x40x1003xf32>) -> tensor<2x13x40xf32>
    %28 = stablehlo.dot_general %26, %arg0, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x1003x2x13xf32>, tensor<2x13x40xf32>) -> tensor<3x1003x40xf32>
    %29 = stablehlo.transpose %28, dims = [0, 2, 1] : (tensor<3x1003x40xf32>) -> tensor<3x40x1003xf32>
    return %14, %27, %29, %23 : tensor<f32>, tensor<2x13x40xf32>, tensor<3x40x1003xf32>, tensor<3x1003xf32>
  }
  func.func private @_one_hot(%arg0: tensor<3x2x13xi32>) -> tensor<3x2x13x1003xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<3x2x13xi32>) -> tensor<3x2x13x1xi32>
    %1 = stablehlo.iota dim = 3 : tensor<1x1x1x1003xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<3x2x13x1xi32>) -> tensor<3x2x13x1003xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x1003xi32>) -> tensor<3x2x13x1003xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x2x13x1003xi32>, tensor<3x2x13x1003xi32>) -> tensor<3x2x13x1003xi1>
    %5 = stablehlo.convert %4 : (tensor<3x2x13x1003xi1>) -> tensor<3x2x13x1003xf32>
    return %5 : tensor<3x2x13x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x2x13x1003xf32>) -> (tensor<3x2x13x1003xf32>, tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<3x2x13x1003xf32>, tensor<f32>) -> tensor<3x2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<3x2x13xf32>) -> tensor<3x2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<3x2x13x1xf32>) -> tensor<3x2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<3x2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<3x2x13x1003xf32>, tensor<f32>) -> tensor<3x2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x2x13xf32>) -> tensor<3x2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<3x2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<3x2x13x1xf32>) -> tensor<3x2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x2x13x1003xf32>
    return %11, %6, %8 : tensor<3x2x13x1003xf32>, tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<3x2x13x1003xf32>, %arg1: tensor<3x2x13x1xf32>, %arg2: tensor<3x2x13x1003xf32>) -> tensor<3x2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<3x2x13x1003xf32>, tensor<f32>) -> tensor<3x2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x2x13xf32>) -> tensor<3x2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<3x2x13x1xf32>, tensor<f32>) -> tensor<3x2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<3x2x13xf32>) -> tensor<3x2x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x2x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x2x13x1003xf32>
    return %7 : tensor<3x2x13x1003xf32>
  }
}
