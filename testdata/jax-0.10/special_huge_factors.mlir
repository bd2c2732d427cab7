module @jit_special_huge_factors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x451xf32>, %arg1: tensor<7x451xf32>, %arg2: tensor<7x451xf32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2]"}, tensor<7xf32> {jax.result_info = "result[3]"}, tensor<7xf32> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x451xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x451xf32>
    %4 = call @log_softmax(%arg0) : (tensor<7x451xf32>) -> tensor<7x451xf32>
    %5 = stablehlo.exponential %4 : tensor<7x451xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<7x451xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.multiply %5, %arg1 : tensor<7x451xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<7x451xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.multiply %5, %arg2 : tensor<7x451xf32>
    %12 = stablehlo.multiply %11, %3 : tensor<7x451xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.multiply %arg2, %3 : tensor<7x451xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%arg0 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.reshape %16 : (tensor<7xf32>) -> tensor<7x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x451xf32>
    %19 = stablehlo.compare EQ, %arg0, %18, FLOAT : (tensor<7x451xf32>, tensor<7x451xf32>) -> tensor<7x451xi1>
    %20 = stablehlo.convert %19 : (tensor<7x451xi1>) -> tensor<7x451xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.multiply %arg1, %20 : tensor<7x451xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %24 = stablehlo.divide %23, %21 : tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %26 = stablehlo.maximum %25, %16 : tensor<7xf32>
    %27 = stablehlo.compare EQ, %16, %26, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<7xi1>, tensor<7xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %32 = stablehlo.compare EQ, %31, %26, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<7xi1>, tensor<7xf32>
    %36 = stablehlo.divide %30, %35 : tensor<7xf32>
    %37 = stablehlo.multiply %24, %36 : tensor<7xf32>
    %38 = stablehlo.is_finite %26 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %40 = stablehlo.select %38, %26, %39 : tensor<7xi1>, tensor<7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %42 = stablehlo.select %38, %37, %41 : tensor<7xi1>, tensor<7xf32>
    %43 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x451xf32>
    %45 = stablehlo.subtract %arg0, %44 : tensor<7x451xf32>
    %46 = stablehlo.exponential %45 : tensor<7x451xf32>
    %47 = stablehlo.multiply %arg1, %46 : tensor<7x451xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%46 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%47 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %50 = stablehlo.sign %48 : tensor<7xf32>
    %51 = stablehlo.abs %48 : tensor<7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %53 = stablehlo.compare GE, %48, %52, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %54 = stablehlo.negate %49 : tensor<7xf32>
    %55 = stablehlo.select %53, %49, %54 : tensor<7xi1>, tensor<7xf32>
    %56 = stablehlo.log %51 : tensor<7xf32>
    %57 = stablehlo.divide %55, %51 : tensor<7xf32>
    %58 = stablehlo.add %56, %40 : tensor<7xf32>
    return %7, %10, %13, %15, %57 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x451xf32>) -> tensor<7x451xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x451xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x451xf32>
    %6 = stablehlo.exponential %5 : tensor<7x451xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x451xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x451xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x451xf32>
    return %11 : tensor<7x451xf32>
  }
}
