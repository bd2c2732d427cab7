module @jit_heads_distilled attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<3x40x1003xf32>, %arg2: tensor<40x1003xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<3x40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xi1>
    %5 = stablehlo.convert %4 : (tensor<2x13x1003xi1>) -> tensor<2x13x1003xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<2x13xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<2x13xi1>, tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<2x13xi1>, tensor<2x13xf32>
    %18 = stablehlo.divide %12, %17 : tensor<2x13xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %21 = stablehlo.subtract %0, %20 : tensor<2x13x1003xf32>
    %22 = stablehlo.exponential %21 : tensor<2x13x1003xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %26 = stablehlo.divide %22, %25 : tensor<2x13x1003xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<2x13x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<2x13x1xf32>
    %30 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x40x1003xf32>, tensor<2x13x40xf32>) -> tensor<3x1003x2x13xf32>
    %31 = stablehlo.transpose %30, dims = [0, 2, 3, 1] : (tensor<3x1003x2x13xf32>) -> tensor<3x2x13x1003xf32>
    %32:3 = call @log_softmax(%31) : (tensor<3x2x13x1003xf32>) -> (tensor<3x2x13x1003xf32>, tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>)
    %33 = stablehlo.broadcast_in_dim %26, dims = [1, 2, 3] : (tensor<2x13x1003xf32>) -> tensor<1x2x13x1003xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x2x13x1003xf32>) -> tensor<3x2x13x1003xf32>
    %35 = stablehlo.multiply %34, %32#0 : tensor<3x2x13x1003xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<3x2x13x1003xf32>, tensor<f32>) -> tensor<3x2x13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<7.800000e+01> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_11 : tensor<f32>
    %39 = stablehlo.negate %38 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.negate %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<7.800000e+01> : tensor<f32>
    %41 = stablehlo.divide %40, %cst_13 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<3x2x13xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<3x2x13xf32>) -> tensor<3x2x13x1003xf32>
    %44 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x2x13x1003xf32>) -> tensor<3x2x13x1003xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<3x2x13x1003xf32>
    %46 = stablehlo.multiply %43, %32#0 : tensor<3x2x13x1003xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<3x2x13x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
    %48 = stablehlo.reshape %47 : (tensor<2x13x1003xf32>) -> tensor<1x2x13x1003xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x2x13x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
    %50 = call @log_softmax_0(%32#1, %32#2, %45) : (tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>, tensor<3x2x13x1003xf32>) -> tensor<3x2x13x1003xf32>
    %51 = stablehlo.transpose %50, dims = [0, 3, 1, 2] : (tensor<3x2x13x1003xf32>) -> tensor<3x1003x2x13xf32>
    %52 = stablehlo.dot_general %51, %arg1, contracting_dims = [0, 1] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x1003x2x13xf32>, tensor<3x40x1003xf32>) -> tensor<2x13x40xf32>
    %53 = stablehlo.dot_general %51, %arg0, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x1003x2x13xf32>, tensor<2x13x40xf32>) -> tensor<3x1003x40xf32>
    %54 = stablehlo.transpose %53, dims = [0, 2, 1] : (tensor<3x1003x40xf32>) -> tensor<3x40x1003xf32>
    %55 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %56 = stablehlo.multiply %49, %55 : tensor<2x13x1003xf32>
    %57 = stablehlo.multiply %56, %22 : tensor<2x13x1003xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %59 = stablehlo.reshape %58 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %60 = stablehlo.negate %59 : tensor<2x13x1xf32>
    %61 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %62 = stablehlo.divide %49, %61 : tensor<2x13x1003xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%60 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %65 = stablehlo.add %62, %64 : tensor<2x13x1003xf32>
    %66 = stablehlo.multiply %65, %22 : tensor<2x13x1003xf32>
    %67 = stablehlo.dot_general %66, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
    %68 = stablehlo.add %52, %67 : tensor<2x13x40xf32>
    return %39, %68, %54 : tensor<f32>, tensor<2x13x40xf32>, tensor<3x40x1003xf32>
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
