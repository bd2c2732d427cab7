module @jit_special_centred_1e6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7xf32> {jax.result_info = "result[0][1]"}, tensor<7x131xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.310000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.reshape %6 : (tensor<7xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %10 = stablehlo.convert %9 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<7xf32>
    %14 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<7xi1>, tensor<7xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<7xi1>, tensor<7xf32>
    %23 = stablehlo.divide %17, %22 : tensor<7xf32>
    %24 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %26 = stablehlo.subtract %5, %25 : tensor<7x131xf32>
    %27 = stablehlo.exponential %26 : tensor<7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %31 = stablehlo.divide %27, %30 : tensor<7x131xf32>
    %32 = stablehlo.multiply %29, %29 : tensor<7x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %34 = stablehlo.divide %33, %32 : tensor<7x1xf32>
    %35 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %36 = chlo.square %31 : tensor<7x131xf32> -> tensor<7x131xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %38 = stablehlo.multiply %37, %31 : tensor<7x131xf32>
    %39 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %40 = stablehlo.multiply %39, %36 : tensor<7x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.reduce(%31 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %43 = stablehlo.reshape %42 : (tensor<7xf32>) -> tensor<7x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %45 = stablehlo.compare EQ, %31, %44, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %46 = stablehlo.convert %45 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %49 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %50 = stablehlo.multiply %49, %48 : tensor<7x131xf32>
    %51 = stablehlo.multiply %50, %38 : tensor<7x131xf32>
    %52 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<7x131xf32>
    %54 = stablehlo.multiply %53, %27 : tensor<7x131xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %56 = stablehlo.reshape %55 : (tensor<7xf32>) -> tensor<7x1xf32>
    %57 = stablehlo.negate %56 : tensor<7x1xf32>
    %58 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %59 = stablehlo.divide %51, %58 : tensor<7x131xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %62 = stablehlo.add %59, %61 : tensor<7x131xf32>
    %63 = stablehlo.multiply %62, %27 : tensor<7x131xf32>
    %64 = stablehlo.negate %63 : tensor<7x131xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %66 = stablehlo.reshape %65 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_19 = stablehlo.constant dense<1.310000e+02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %68 = stablehlo.divide %66, %67 : tensor<7x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %71 = stablehlo.add %63, %70 : tensor<7x131xf32>
    return %41, %42, %71 : tensor<f32>, tensor<7xf32>, tensor<7x131xf32>
  }
}
