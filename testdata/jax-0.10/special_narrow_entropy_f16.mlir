module @jit_special_narrow_entropy_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf16>, %arg1: tensor<24x131xf16>) -> (tensor<f16> {jax.result_info = "result[0]"}, tensor<7x24xf16> {jax.result_info = "result[1][0]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf16>, tensor<24x131xf16>) -> tensor<7x131xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf16>, tensor<f16>) -> tensor<7xf16>
    %2 = stablehlo.reshape %1 : (tensor<7xf16>) -> tensor<7x1xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x131xf16>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<7x131xf16>, tensor<7x131xf16>) -> tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf16>, tensor<f16>) -> tensor<7xf16>
    %cst_1 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %8 = stablehlo.maximum %7, %1 : tensor<7xf16>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<7xf16>, tensor<7xf16>) -> tensor<7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %12 = stablehlo.select %9, %10, %11 : tensor<7xi1>, tensor<7xf16>
    %cst_4 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<7xf16>, tensor<7xf16>) -> tensor<7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %17 = stablehlo.select %14, %15, %16 : tensor<7xi1>, tensor<7xf16>
    %18 = stablehlo.divide %12, %17 : tensor<7xf16>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf16>) -> tensor<7x1xf16>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x131xf16>
    %21 = stablehlo.subtract %0, %20 : tensor<7x131xf16>
    %22 = stablehlo.exponential %21 : tensor<7x131xf16>
    %23 = stablehlo.convert %22 : (tensor<7x131xf16>) -> tensor<7x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %26 = stablehlo.convert %25 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x131xf16>
    %28 = stablehlo.divide %22, %27 : tensor<7x131xf16>
    %29 = stablehlo.multiply %26, %26 : tensor<7x1xf16>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f16>) -> tensor<7x1xf16>
    %31 = stablehlo.divide %30, %29 : tensor<7x1xf16>
    %32 = stablehlo.log %28 : tensor<7x131xf16>
    %33 = stablehlo.multiply %28, %32 : tensor<7x131xf16>
    %34 = stablehlo.convert %33 : (tensor<7x131xf16>) -> tensor<7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %36 = stablehlo.convert %35 : (tensor<7xf32>) -> tensor<7xf16>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %38 = stablehlo.multiply %36, %37 : tensor<7xf16>
    %39 = stablehlo.convert %38 : (tensor<7xf16>) -> tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.convert %40 : (tensor<f32>) -> tensor<f16>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %43 = stablehlo.convert %42 : (tensor<7xf32>) -> tensor<7xf16>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %45 = stablehlo.multiply %43, %44 : tensor<7xf16>
    %46 = stablehlo.convert %45 : (tensor<7xf16>) -> tensor<7xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %48 = stablehlo.convert %47 : (tensor<7x131xf32>) -> tensor<7x131xf16>
    %49 = stablehlo.multiply %28, %48 : tensor<7x131xf16>
    %50 = stablehlo.multiply %48, %32 : tensor<7x131xf16>
    %51 = stablehlo.divide %49, %28 : tensor<7x131xf16>
    %52 = stablehlo.add %50, %51 : tensor<7x131xf16>
    %53 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x131xf16>
    %54 = stablehlo.multiply %52, %53 : tensor<7x131xf16>
    %55 = stablehlo.multiply %54, %22 : tensor<7x131xf16>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %56 = stablehlo.reduce(%55 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf16>, tensor<f16>) -> tensor<7xf16>
    %57 = stablehlo.reshape %56 : (tensor<7xf16>) -> tensor<7x1xf16>
    %58 = stablehlo.negate %57 : tensor<7x1xf16>
    %59 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x131xf16>
    %60 = stablehlo.divide %52, %59 : tensor<7x131xf16>
    %61 = stablehlo.convert %58 : (tensor<7x1xf16>) -> tensor<7x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %64 = stablehlo.convert %63 : (tensor<7x131xf32>) -> tensor<7x131xf16>
    %65 = stablehlo.add %60, %64 : tensor<7x131xf16>
    %66 = stablehlo.multiply %65, %22 : tensor<7x131xf16>
    %67 = stablehlo.dot_general %66, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf16>, tensor<24x131xf16>) -> tensor<7x24xf16>
    return %41, %67 : tensor<f16>, tensor<7x24xf16>
  }
}
