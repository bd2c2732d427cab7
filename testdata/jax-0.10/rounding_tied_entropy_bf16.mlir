module @jit_rounding_tied_entropy_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x64xbf16>, %arg1: tensor<64x3xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x64xbf16> {jax.result_info = "result[1][0]"}, tensor<64x3xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x64xbf16>, tensor<64x3xbf16>) -> tensor<4x3xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.reshape %1 : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x3xbf16>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> tensor<4x3xi1>
    %5 = stablehlo.convert %4 : (tensor<4x3xi1>) -> tensor<4x3xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x3xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %8 = stablehlo.maximum %7, %1 : tensor<4xbf16>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %12 = stablehlo.select %9, %10, %11 : tensor<4xi1>, tensor<4xbf16>
    %cst_4 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %17 = stablehlo.select %14, %15, %16 : tensor<4xi1>, tensor<4xbf16>
    %18 = stablehlo.divide %12, %17 : tensor<4xbf16>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x3xbf16>
    %21 = stablehlo.subtract %0, %20 : tensor<4x3xbf16>
    %22 = stablehlo.exponential %21 : tensor<4x3xbf16>
    %23 = stablehlo.convert %22 : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %26 = stablehlo.convert %25 : (tensor<4x1xf32>) -> tensor<4x1xbf16>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x3xbf16>
    %28 = stablehlo.divide %22, %27 : tensor<4x3xbf16>
    %29 = stablehlo.multiply %26, %26 : tensor<4x1xbf16>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x1xbf16>
    %31 = stablehlo.divide %30, %29 : tensor<4x1xbf16>
    %32 = stablehlo.log %28 : tensor<4x3xbf16>
    %33 = stablehlo.multiply %28, %32 : tensor<4x3xbf16>
    %34 = stablehlo.convert %33 : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = stablehlo.convert %35 : (tensor<4xf32>) -> tensor<4xbf16>
    %37 = stablehlo.convert %36 : (tensor<4xbf16>) -> tensor<4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_11 : tensor<f32>
    %40 = stablehlo.negate %39 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.negate %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_13 : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.convert %43 : (tensor<4xf32>) -> tensor<4xbf16>
    %45 = stablehlo.convert %44 : (tensor<4xbf16>) -> tensor<4xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %47 = stablehlo.convert %46 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    %48 = stablehlo.multiply %28, %47 : tensor<4x3xbf16>
    %49 = stablehlo.multiply %47, %32 : tensor<4x3xbf16>
    %50 = stablehlo.divide %48, %28 : tensor<4x3xbf16>
    %51 = stablehlo.add %49, %50 : tensor<4x3xbf16>
    %52 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x3xbf16>
    %53 = stablehlo.multiply %51, %52 : tensor<4x3xbf16>
    %54 = stablehlo.multiply %53, %22 : tensor<4x3xbf16>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %55 = stablehlo.reduce(%54 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<4x3xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %56 = stablehlo.reshape %55 : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %57 = stablehlo.negate %56 : tensor<4x1xbf16>
    %58 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x3xbf16>
    %59 = stablehlo.divide %51, %58 : tensor<4x3xbf16>
    %60 = stablehlo.convert %57 : (tensor<4x1xbf16>) -> tensor<4x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %63 = stablehlo.convert %62 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    %64 = stablehlo.add %59, %63 : tensor<4x3xbf16>
    %65 = stablehlo.multiply %64, %22 : tensor<4x3xbf16>
    %66 = stablehlo.dot_general %65, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xbf16>, tensor<4x64xbf16>) -> tensor<3x64xbf16>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<3x64xbf16>) -> tensor<64x3xbf16>
    %68 = stablehlo.dot_general %65, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xbf16>, tensor<64x3xbf16>) -> tensor<4x64xbf16>
    return %40, %68, %67 : tensor<f32>, tensor<4x64xbf16>, tensor<64x3xbf16>
  }
}
