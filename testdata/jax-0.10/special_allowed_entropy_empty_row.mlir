module @jit_special_allowed_entropy_empty_row attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7x131xi1>, %arg3: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<-1.70141173E+38> : tensor<f32>
    %1:2 = call @_where(%arg2, %0, %cst) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1#0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.reshape %2 : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %5 = stablehlo.compare EQ, %1#0, %4, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %6 = stablehlo.convert %5 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.maximum %8, %2 : tensor<7xf32>
    %10 = stablehlo.compare EQ, %2, %9, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<7xi1>, tensor<7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %15 = stablehlo.compare EQ, %14, %9, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<7xi1>, tensor<7xf32>
    %19 = stablehlo.divide %13, %18 : tensor<7xf32>
    %20 = stablehlo.is_finite %9 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.select %20, %9, %21 : tensor<7xi1>, tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %26 = stablehlo.subtract %1#0, %25 : tensor<7x131xf32>
    %27 = stablehlo.exponential %26 : tensor<7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %29 = stablehlo.sign %28 : tensor<7xf32>
    %30 = stablehlo.abs %28 : tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %32 = stablehlo.compare GE, %28, %31, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %33 = stablehlo.log %30 : tensor<7xf32>
    %34 = stablehlo.add %33, %22 : tensor<7xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%1#0 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %36 = stablehlo.reshape %35 : (tensor<7xf32>) -> tensor<7x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %38 = stablehlo.compare EQ, %1#0, %37, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %39 = stablehlo.convert %38 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %42 = stablehlo.maximum %41, %35 : tensor<7xf32>
    %43 = stablehlo.compare EQ, %35, %42, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<7xi1>, tensor<7xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %48 = stablehlo.compare EQ, %47, %42, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<7xi1>, tensor<7xf32>
    %52 = stablehlo.divide %46, %51 : tensor<7xf32>
    %53 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %55 = stablehlo.subtract %1#0, %54 : tensor<7x131xf32>
    %56 = stablehlo.exponential %55 : tensor<7x131xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %60 = stablehlo.divide %56, %59 : tensor<7x131xf32>
    %61 = stablehlo.multiply %58, %58 : tensor<7x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %63 = stablehlo.divide %62, %61 : tensor<7x1xf32>
    %64 = stablehlo.multiply %60, %1#0 : tensor<7x131xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %66 = stablehlo.subtract %34, %65 : tensor<7xf32>
    %67 = stablehlo.multiply %66, %arg3 : tensor<7xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %70 = stablehlo.multiply %69, %arg3 : tensor<7xf32>
    %71 = stablehlo.negate %70 : tensor<7xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %73 = stablehlo.multiply %60, %72 : tensor<7x131xf32>
    %74 = stablehlo.multiply %72, %1#0 : tensor<7x131xf32>
    %75 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %76 = stablehlo.multiply %74, %75 : tensor<7x131xf32>
    %77 = stablehlo.multiply %76, %56 : tensor<7x131xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %79 = stablehlo.reshape %78 : (tensor<7xf32>) -> tensor<7x1xf32>
    %80 = stablehlo.negate %79 : tensor<7x1xf32>
    %81 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %82 = stablehlo.divide %74, %81 : tensor<7x131xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%80 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %85 = stablehlo.add %82, %84 : tensor<7x131xf32>
    %86 = stablehlo.multiply %85, %56 : tensor<7x131xf32>
    %87 = stablehlo.add %73, %86 : tensor<7x131xf32>
    %88 = stablehlo.divide %70, %30 : tensor<7xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %90 = stablehlo.select %32, %89, %88 : tensor<7xi1>, tensor<7xf32>
    %91 = stablehlo.select %32, %88, %89 : tensor<7xi1>, tensor<7xf32>
    %92 = stablehlo.negate %90 : tensor<7xf32>
    %93 = stablehlo.add %91, %92 : tensor<7xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %95 = stablehlo.multiply %94, %27 : tensor<7x131xf32>
    %96 = stablehlo.add %87, %95 : tensor<7x131xf32>
    %97 = call @_where_0(%arg2, %1#1, %96) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %98 = stablehlo.dot_general %97, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %100 = stablehlo.dot_general %97, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %68, %100, %99 : tensor<f32>, tensor<7x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    return %1, %2 : tensor<7x131xf32>, tensor<7x131xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
}
