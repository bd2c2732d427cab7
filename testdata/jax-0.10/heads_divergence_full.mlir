module @jit_heads_divergence_full attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x512xbf16>, %arg1: tensor<512x32000xbf16>, %arg2: tensor<1024x512xbf16>, %arg3: tensor<512x32000xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1024x512xbf16> {jax.result_info = "result[1][0]"}, tensor<512x32000xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x512xbf16>, tensor<512x32000xbf16>) -> tensor<1024x32000xbf16>
    %1 = stablehlo.convert %0 : (tensor<1024x32000xbf16>) -> tensor<1024x32000xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1024x32000xf32>
    %4:3 = call @log_softmax(%3) : (tensor<1024x32000xf32>) -> (tensor<1024x32000xf32>, tensor<1024x32000xf32>, tensor<1024x1xf32>)
    %5 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x512xbf16>, tensor<512x32000xbf16>) -> tensor<1024x32000xbf16>
    %6 = stablehlo.convert %5 : (tensor<1024x32000xbf16>) -> tensor<1024x32000xf32>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %8 = stablehlo.divide %6, %7 : tensor<1024x32000xf32>
    %9 = call @log_softmax_0(%8) : (tensor<1024x32000xf32>) -> tensor<1024x32000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %11 = stablehlo.maximum %4#0, %9 : tensor<1024x32000xf32>
    %12 = stablehlo.subtract %4#0, %9 : tensor<1024x32000xf32>
    %13 = stablehlo.compare NE, %12, %12, FLOAT : (tensor<1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<1024x32000xi1>
    %14 = stablehlo.add %4#0, %9 : tensor<1024x32000xf32>
    %15 = stablehlo.abs %12 : tensor<1024x32000xf32>
    %16 = stablehlo.negate %15 : tensor<1024x32000xf32>
    %17 = stablehlo.exponential %16 : tensor<1024x32000xf32>
    %18 = stablehlo.log_plus_one %17 : tensor<1024x32000xf32>
    %19 = stablehlo.add %11, %18 : tensor<1024x32000xf32>
    %20 = stablehlo.select %13, %14, %19 : tensor<1024x32000xi1>, tensor<1024x32000xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %22 = stablehlo.compare EQ, %4#0, %21, FLOAT : (tensor<1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<1024x32000xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %24 = stablehlo.select %22, %23, %4#0 : tensor<1024x32000xi1>, tensor<1024x32000xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %26 = stablehlo.compare EQ, %20, %25, FLOAT : (tensor<1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<1024x32000xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %28 = stablehlo.select %26, %27, %20 : tensor<1024x32000xi1>, tensor<1024x32000xf32>
    %29 = stablehlo.subtract %24, %28 : tensor<1024x32000xf32>
    %30 = stablehlo.exponential %29 : tensor<1024x32000xf32>
    %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %32 = stablehlo.compare EQ, %9, %31, FLOAT : (tensor<1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<1024x32000xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %34 = stablehlo.select %32, %33, %9 : tensor<1024x32000xi1>, tensor<1024x32000xf32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %36 = stablehlo.compare EQ, %20, %35, FLOAT : (tensor<1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<1024x32000xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %38 = stablehlo.select %36, %37, %20 : tensor<1024x32000xi1>, tensor<1024x32000xf32>
    %39 = stablehlo.subtract %34, %38 : tensor<1024x32000xf32>
    %40 = stablehlo.exponential %39 : tensor<1024x32000xf32>
    %41 = stablehlo.multiply %10, %40 : tensor<1024x32000xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.log %cst_10 : tensor<f32>
    %43 = stablehlo.convert %42 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %45 = stablehlo.subtract %20, %44 : tensor<1024x32000xf32>
    %46 = stablehlo.exponential %4#0 : tensor<1024x32000xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<1024x32000xf32>
    %49 = stablehlo.subtract %4#0, %45 : tensor<1024x32000xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<1024x32000xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32>
    %52 = stablehlo.exponential %9 : tensor<1024x32000xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<1024x32000xf32>
    %55 = stablehlo.subtract %9, %45 : tensor<1024x32000xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<1024x32000xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32>
    %58 = stablehlo.add %51, %57 : tensor<1024xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %60 = stablehlo.divide %59, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %61 = stablehlo.divide %cst_17, %cst_18 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<1024xf32>) -> tensor<1024x32000xf32>
    %64 = stablehlo.multiply %54, %63 : tensor<1024x32000xf32>
    %65 = stablehlo.negate %64 : tensor<1024x32000xf32>
    %66 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<1024xf32>) -> tensor<1024x32000xf32>
    %67 = stablehlo.multiply %48, %66 : tensor<1024x32000xf32>
    %68 = stablehlo.multiply %66, %49 : tensor<1024x32000xf32>
    %69 = stablehlo.negate %67 : tensor<1024x32000xf32>
    %70 = stablehlo.add %65, %69 : tensor<1024x32000xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %72 = stablehlo.multiply %71, %68 : tensor<1024x32000xf32>
    %73 = stablehlo.multiply %72, %46 : tensor<1024x32000xf32>
    %74 = stablehlo.add %67, %73 : tensor<1024x32000xf32>
    %75 = stablehlo.multiply %70, %30 : tensor<1024x32000xf32>
    %76 = stablehlo.add %74, %75 : tensor<1024x32000xf32>
    %77 = call @log_softmax_1(%4#1, %4#2, %76) : (tensor<1024x32000xf32>, tensor<1024x1xf32>, tensor<1024x32000xf32>) -> tensor<1024x32000xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32>
    %79 = stablehlo.divide %77, %78 : tensor<1024x32000xf32>
    %80 = stablehlo.convert %79 : (tensor<1024x32000xf32>) -> tensor<1024x32000xbf16>
    %81 = stablehlo.dot_general %80, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x32000xbf16>, tensor<1024x512xbf16>) -> tensor<32000x512xbf16>
    %82 = stablehlo.transpose %81, dims = [1, 0] : (tensor<32000x512xbf16>) -> tensor<512x32000xbf16>
    %83 = stablehlo.dot_general %80, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x32000xbf16>, tensor<512x32000xbf16>) -> tensor<1024x512xbf16>
    return %60, %83, %82 : tensor<f32>, tensor<1024x512xbf16>, tensor<512x32000xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<1024x32000xf32>) -> (tensor<1024x32000xf32>, tensor<1024x32000xf32>, tensor<1024x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1024xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x32000xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1024x32000xf32>
    %6 = stablehlo.exponential %5 : tensor<1024x32000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %9 = stablehlo.log %8 : tensor<1024x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x32000xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1024x32000xf32>
    return %11, %6, %8 : tensor<1024x32000xf32>, tensor<1024x32000xf32>, tensor<1024x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<1024x32000xf32>) -> tensor<1024x32000xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1024xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x32000xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1024x32000xf32>
    %6 = stablehlo.exponential %5 : tensor<1024x32000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %9 = stablehlo.log %8 : tensor<1024x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x32000xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1024x32000xf32>
    return %11 : tensor<1024x32000xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<1024x32000xf32>, %arg1: tensor<1024x1xf32>, %arg2: tensor<1024x32000xf32>) -> tensor<1024x32000xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1024x32000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32>
    %2 = stablehlo.reshape %1 : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1024x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<1024x1xf32>, tensor<f32>) -> tensor<1024xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1024xf32>) -> tensor<1024x32000xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<1024x32000xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<1024x32000xf32>
    return %7 : tensor<1024x32000xf32>
  }
}
