module @jit_special_above_least_1e4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7xf32> {jax.result_info = "result[0][1]"}, tensor<7x131xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.reshape %0 : (tensor<7xf32>) -> tensor<7x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %4 = stablehlo.convert %3 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.reshape %9 : (tensor<7xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %12 = stablehlo.compare EQ, %8, %11, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %13 = stablehlo.convert %12 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.maximum %15, %9 : tensor<7xf32>
    %17 = stablehlo.compare EQ, %9, %16, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<7xi1>, tensor<7xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.compare EQ, %21, %16, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<7xi1>, tensor<7xf32>
    %26 = stablehlo.divide %20, %25 : tensor<7xf32>
    %27 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %29 = stablehlo.subtract %8, %28 : tensor<7x131xf32>
    %30 = stablehlo.exponential %29 : tensor<7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %34 = stablehlo.divide %30, %33 : tensor<7x131xf32>
    %35 = stablehlo.multiply %32, %32 : tensor<7x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %37 = stablehlo.divide %36, %35 : tensor<7x1xf32>
    %38 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %39 = chlo.square %34 : tensor<7x131xf32> -> tensor<7x131xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %41 = stablehlo.multiply %40, %34 : tensor<7x131xf32>
    %42 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %43 = stablehlo.multiply %42, %39 : tensor<7x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.reduce(%34 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.reshape %45 : (tensor<7xf32>) -> tensor<7x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %48 = stablehlo.compare EQ, %34, %47, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %49 = stablehlo.convert %48 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %52 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<7x131xf32>
    %54 = stablehlo.multiply %53, %41 : tensor<7x131xf32>
    %55 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<7x131xf32>
    %57 = stablehlo.multiply %56, %30 : tensor<7x131xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %59 = stablehlo.reshape %58 : (tensor<7xf32>) -> tensor<7x1xf32>
    %60 = stablehlo.negate %59 : tensor<7x1xf32>
    %61 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %62 = stablehlo.divide %54, %61 : tensor<7x131xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%60 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %65 = stablehlo.add %62, %64 : tensor<7x131xf32>
    %66 = stablehlo.multiply %65, %30 : tensor<7x131xf32>
    %67 = stablehlo.negate %66 : tensor<7x131xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %69 = stablehlo.reshape %68 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %71 = stablehlo.divide %70, %5 : tensor<7xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %73 = stablehlo.multiply %72, %4 : tensor<7x131xf32>
    %74 = stablehlo.add %66, %73 : tensor<7x131xf32>
    return %44, %45, %74 : tensor<f32>, tensor<7xf32>, tensor<7x131xf32>
  }
}
