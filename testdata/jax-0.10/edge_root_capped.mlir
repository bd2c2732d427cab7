module @jit_edge_root_capped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37x24xf32>, %arg1: tensor<24x1203xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<37xf32> {jax.result_info = "result[0][1]"}, tensor<37x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x1203xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<37x24xf32>, tensor<24x1203xf32>) -> tensor<37x1203xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<37x1203xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<37x1203xf32>
    %3 = stablehlo.add %2, %1 : tensor<37x1203xf32>
    %4 = stablehlo.sqrt %3 : tensor<37x1203xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<37x1203xf32>
    %6 = stablehlo.divide %5, %4 : tensor<37x1203xf32>
    %7 = stablehlo.divide %0, %4 : tensor<37x1203xf32>
    %8 = stablehlo.multiply %4, %4 : tensor<37x1203xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<37x1203xf32>
    %10 = stablehlo.divide %9, %8 : tensor<37x1203xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+03> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<37x1203xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<37x1203xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<37x1203xf32>, tensor<f32>) -> tensor<37xf32>
    %14 = stablehlo.reshape %13 : (tensor<37xf32>) -> tensor<37x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x1203xf32>
    %16 = stablehlo.compare EQ, %12, %15, FLOAT : (tensor<37x1203xf32>, tensor<37x1203xf32>) -> tensor<37x1203xi1>
    %17 = stablehlo.convert %16 : (tensor<37x1203xi1>) -> tensor<37x1203xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<37x1203xf32>, tensor<f32>) -> tensor<37xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %20 = stablehlo.maximum %19, %13 : tensor<37xf32>
    %21 = stablehlo.compare EQ, %13, %20, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<37xi1>, tensor<37xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %26 = stablehlo.compare EQ, %25, %20, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<37xi1>, tensor<37xf32>
    %30 = stablehlo.divide %24, %29 : tensor<37xf32>
    %31 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<37xf32>) -> tensor<37x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x1203xf32>
    %33 = stablehlo.subtract %12, %32 : tensor<37x1203xf32>
    %34 = stablehlo.exponential %33 : tensor<37x1203xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<37x1203xf32>, tensor<f32>) -> tensor<37xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<37xf32>) -> tensor<37x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x1203xf32>
    %38 = stablehlo.divide %34, %37 : tensor<37x1203xf32>
    %39 = stablehlo.multiply %36, %36 : tensor<37x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<37x1xf32>
    %41 = stablehlo.divide %40, %39 : tensor<37x1xf32>
    %42 = stablehlo.multiply %38, %38 : tensor<37x1203xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x1203xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%38 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<37x1203xf32>, tensor<f32>) -> tensor<37xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<37x1203xf32>
    %46 = stablehlo.multiply %38, %45 : tensor<37x1203xf32>
    %47 = stablehlo.multiply %45, %38 : tensor<37x1203xf32>
    %48 = stablehlo.add %46, %47 : tensor<37x1203xf32>
    %49 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x1203xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<37x1203xf32>
    %51 = stablehlo.multiply %50, %34 : tensor<37x1203xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<37x1203xf32>, tensor<f32>) -> tensor<37xf32>
    %53 = stablehlo.reshape %52 : (tensor<37xf32>) -> tensor<37x1xf32>
    %54 = stablehlo.negate %53 : tensor<37x1xf32>
    %55 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x1203xf32>
    %56 = stablehlo.divide %48, %55 : tensor<37x1203xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%54 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<37x1xf32>, tensor<f32>) -> tensor<37xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<37xf32>) -> tensor<37x1203xf32>
    %59 = stablehlo.add %56, %58 : tensor<37x1203xf32>
    %60 = stablehlo.multiply %59, %34 : tensor<37x1203xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+03> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<37x1203xf32>
    %62 = stablehlo.multiply %61, %60 : tensor<37x1203xf32>
    %63 = stablehlo.multiply %62, %10 : tensor<37x1203xf32>
    %64 = stablehlo.multiply %63, %0 : tensor<37x1203xf32>
    %65 = stablehlo.negate %64 : tensor<37x1203xf32>
    %66 = stablehlo.divide %62, %4 : tensor<37x1203xf32>
    %67 = stablehlo.multiply %65, %6 : tensor<37x1203xf32>
    %68 = stablehlo.multiply %0, %67 : tensor<37x1203xf32>
    %69 = stablehlo.add %66, %68 : tensor<37x1203xf32>
    %70 = stablehlo.multiply %67, %0 : tensor<37x1203xf32>
    %71 = stablehlo.add %69, %70 : tensor<37x1203xf32>
    %72 = stablehlo.dot_general %71, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<37x1203xf32>, tensor<37x24xf32>) -> tensor<1203x24xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<1203x24xf32>) -> tensor<24x1203xf32>
    %74 = stablehlo.dot_general %71, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<37x1203xf32>, tensor<24x1203xf32>) -> tensor<37x24xf32>
    return %43, %44, %74, %73 : tensor<f32>, tensor<37xf32>, tensor<37x24xf32>, tensor<24x1203xf32>
  }
}
