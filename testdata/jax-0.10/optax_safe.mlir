module @jit_optax_safe attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %1 = call @_one_hot(%arg2) : (tensor<2x13xi32>) -> tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %3 = call @log_softmax(%0) : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.compare NE, %1, %4, FLOAT : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xi1>
    %6 = stablehlo.multiply %1, %3 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %8 = call @_where(%5, %6, %7) : (tensor<2x13x1003xi1>, tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%0 init: %cst_2) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %11 = stablehlo.maximum %10, %9 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %14 = stablehlo.subtract %0, %13 : tensor<2x13x1003xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13x1003xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %19 = stablehlo.divide %15, %18 : tensor<2x13x1003xf32>
    %20 = stablehlo.multiply %2, %3 : tensor<2x13x1003xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%8 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %22 = stablehlo.negate %21 : tensor<2x13xf32>
    %23 = stablehlo.multiply %22, %arg3 : tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%arg3 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.maximum %25, %cst_8 : tensor<f32>
    %27 = stablehlo.divide %24, %26 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.divide %cst_9, %26 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %30 = stablehlo.multiply %29, %arg3 : tensor<2x13xf32>
    %31 = stablehlo.negate %30 : tensor<2x13xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %33 = stablehlo.negate %32 : tensor<2x13x1003xf32>
    %34 = stablehlo.multiply %1, %33 : tensor<2x13x1003xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %39 = stablehlo.multiply %38, %19 : tensor<2x13x1003xf32>
    %40 = stablehlo.multiply %1, %32 : tensor<2x13x1003xf32>
    %41 = stablehlo.add %39, %40 : tensor<2x13x1003xf32>
    %42 = stablehlo.dot_general %41, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %44 = stablehlo.dot_general %41, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
    return %27, %44, %43 : tensor<f32>, tensor<2x13x40xf32>, tensor<40x1003xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2x13xi32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x1003xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x13x1xi32>) -> tensor<2x13x1003xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x1003xi32>) -> tensor<2x13x1003xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x13x1003xi32>, tensor<2x13x1003xi32>) -> tensor<2x13x1003xi1>
    %5 = stablehlo.convert %4 : (tensor<2x13x1003xi1>) -> tensor<2x13x1003xf32>
    return %5 : tensor<2x13x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11 : tensor<2x13x1003xf32>
  }
  func.func private @_where(%arg0: tensor<2x13x1003xi1>, %arg1: tensor<2x13x1003xf32>, %arg2: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13x1003xi1>, tensor<2x13x1003xf32>
    return %0 : tensor<2x13x1003xf32>
  }
}
