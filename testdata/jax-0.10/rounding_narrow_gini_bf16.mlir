module @jit_rounding_narrow_gini_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60x64xbf16>, %arg1: tensor<64x2051xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<60x64xbf16> {jax.result_info = "result[1][0]"}, tensor<64x2051xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x64xbf16>, tensor<64x2051xbf16>) -> tensor<60x2051xbf16>
    %1 = stablehlo.convert %0 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %3 = stablehlo.reshape %2 : (tensor<60xf32>) -> tensor<60x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<60x2051xf32>, tensor<60x2051xf32>) -> tensor<60x2051xi1>
    %6 = stablehlo.convert %5 : (tensor<60x2051xi1>) -> tensor<60x2051xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %9 = stablehlo.maximum %8, %2 : tensor<60xf32>
    %10 = stablehlo.compare EQ, %2, %9, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<60xi1>, tensor<60xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %15 = stablehlo.compare EQ, %14, %9, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<60xi1>, tensor<60xf32>
    %19 = stablehlo.divide %13, %18 : tensor<60xf32>
    %20 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %22 = stablehlo.subtract %1, %21 : tensor<60x2051xf32>
    %23 = stablehlo.exponential %22 : tensor<60x2051xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %27 = stablehlo.divide %23, %26 : tensor<60x2051xf32>
    %28 = stablehlo.multiply %25, %25 : tensor<60x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<60x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<60x1xf32>
    %31 = stablehlo.convert %27 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %32 = stablehlo.multiply %31, %31 : tensor<60x2051xbf16>
    %33 = stablehlo.convert %32 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %35 = stablehlo.convert %34 : (tensor<60xf32>) -> tensor<60xbf16>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %37 = stablehlo.subtract %36, %35 : tensor<60xbf16>
    %38 = stablehlo.convert %37 : (tensor<60xbf16>) -> tensor<60xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<60xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %41 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %43 = stablehlo.convert %42 : (tensor<60xf32>) -> tensor<60xbf16>
    %44 = stablehlo.negate %43 : tensor<60xbf16>
    %45 = stablehlo.convert %44 : (tensor<60xbf16>) -> tensor<60xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<60xf32>) -> tensor<60x2051xf32>
    %47 = stablehlo.convert %46 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %48 = stablehlo.multiply %31, %47 : tensor<60x2051xbf16>
    %49 = stablehlo.multiply %47, %31 : tensor<60x2051xbf16>
    %50 = stablehlo.add %48, %49 : tensor<60x2051xbf16>
    %51 = stablehlo.convert %50 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %52 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<60x2051xf32>
    %54 = stablehlo.multiply %53, %23 : tensor<60x2051xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %56 = stablehlo.reshape %55 : (tensor<60xf32>) -> tensor<60x1xf32>
    %57 = stablehlo.negate %56 : tensor<60x1xf32>
    %58 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x2051xf32>
    %59 = stablehlo.divide %51, %58 : tensor<60x2051xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<60x1xf32>, tensor<f32>) -> tensor<60xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<60xf32>) -> tensor<60x2051xf32>
    %62 = stablehlo.add %59, %61 : tensor<60x2051xf32>
    %63 = stablehlo.multiply %62, %23 : tensor<60x2051xf32>
    %64 = stablehlo.convert %63 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %65 = stablehlo.dot_general %64, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x2051xbf16>, tensor<60x64xbf16>) -> tensor<2051x64xbf16>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<2051x64xbf16>) -> tensor<64x2051xbf16>
    %67 = stablehlo.dot_general %64, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<60x2051xbf16>, tensor<64x2051xbf16>) -> tensor<60x64xbf16>
    return %40, %67, %66 : tensor<f32>, tensor<60x64xbf16>, tensor<64x2051xbf16>
  }
}
