module @jit_rounding_gini_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60x64xbf16>, %arg1: tensor<64x2051xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<60x64xbf16> {jax.result_info = "result[1][0]"}, tensor<64x2051xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x64xbf16>, tensor<64x2051xbf16>) -> tensor<60x2051xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<60x2051xbf16>, tensor<bf16>) -> tensor<60xbf16>
    %2 = stablehlo.reshape %1 : (tensor<60xbf16>) -> tensor<60x1xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<60x2051xbf16>, tensor<60x2051xbf16>) -> tensor<60x2051xi1>
    %5 = stablehlo.convert %4 : (tensor<60x2051xi1>) -> tensor<60x2051xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xbf16>, tensor<bf16>) -> tensor<60xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %8 = stablehlo.maximum %7, %1 : tensor<60xbf16>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<60xbf16>, tensor<60xbf16>) -> tensor<60xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %12 = stablehlo.select %9, %10, %11 : tensor<60xi1>, tensor<60xbf16>
    %cst_4 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<60xbf16>, tensor<60xbf16>) -> tensor<60xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %17 = stablehlo.select %14, %15, %16 : tensor<60xi1>, tensor<60xbf16>
    %18 = stablehlo.divide %12, %17 : tensor<60xbf16>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<60xbf16>) -> tensor<60x1xbf16>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %21 = stablehlo.subtract %0, %20 : tensor<60x2051xbf16>
    %22 = stablehlo.exponential %21 : tensor<60x2051xbf16>
    %23 = stablehlo.convert %22 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %26 = stablehlo.convert %25 : (tensor<60x1xf32>) -> tensor<60x1xbf16>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %28 = stablehlo.divide %22, %27 : tensor<60x2051xbf16>
    %29 = stablehlo.multiply %26, %26 : tensor<60x1xbf16>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<60x1xbf16>
    %31 = stablehlo.divide %30, %29 : tensor<60x1xbf16>
    %32 = stablehlo.multiply %28, %28 : tensor<60x2051xbf16>
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
    %48 = stablehlo.multiply %28, %47 : tensor<60x2051xbf16>
    %49 = stablehlo.multiply %47, %28 : tensor<60x2051xbf16>
    %50 = stablehlo.add %48, %49 : tensor<60x2051xbf16>
    %51 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %52 = stablehlo.multiply %50, %51 : tensor<60x2051xbf16>
    %53 = stablehlo.multiply %52, %22 : tensor<60x2051xbf16>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %54 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xbf16>, tensor<bf16>) -> tensor<60xbf16>
    %55 = stablehlo.reshape %54 : (tensor<60xbf16>) -> tensor<60x1xbf16>
    %56 = stablehlo.negate %55 : tensor<60x1xbf16>
    %57 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %58 = stablehlo.divide %50, %57 : tensor<60x2051xbf16>
    %59 = stablehlo.convert %56 : (tensor<60x1xbf16>) -> tensor<60x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<60x1xf32>, tensor<f32>) -> tensor<60xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<60xf32>) -> tensor<60x2051xf32>
    %62 = stablehlo.convert %61 : (tensor<60x2051xf32>) -> tensor<60x2051xbf16>
    %63 = stablehlo.add %58, %62 : tensor<60x2051xbf16>
    %64 = stablehlo.multiply %63, %22 : tensor<60x2051xbf16>
    %65 = stablehlo.dot_general %64, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x2051xbf16>, tensor<60x64xbf16>) -> tensor<2051x64xbf16>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<2051x64xbf16>) -> tensor<64x2051xbf16>
    %67 = stablehlo.dot_general %64, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<60x2051xbf16>, tensor<64x2051xbf16>) -> tensor<60x64xbf16>
    return %40, %67, %66 : tensor<f32>, tensor<60x64xbf16>, tensor<64x2051xbf16>
  }
}
