module @jit_spelling_vocabulary_swapped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<3x7x131xf32>) -> tensor<3x131x7xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x131x7xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<3x131x7xf32>, tensor<3x131x7xf32>) -> tensor<3x131x7xi1>
    %6 = stablehlo.convert %5 : (tensor<3x131x7xi1>) -> tensor<3x131x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x131x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.maximum %8, %2 : tensor<3x7xf32>
    %10 = stablehlo.compare EQ, %2, %9, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.compare EQ, %14, %9, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<3x7xi1>, tensor<3x7xf32>
    %19 = stablehlo.divide %13, %18 : tensor<3x7xf32>
    %20 = stablehlo.broadcast_in_dim %9, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x131x7xf32>
    %22 = stablehlo.subtract %1, %21 : tensor<3x131x7xf32>
    %23 = stablehlo.exponential %22 : tensor<3x131x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<3x131x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x131x7xf32>
    %27 = stablehlo.divide %23, %26 : tensor<3x131x7xf32>
    %28 = stablehlo.multiply %25, %25 : tensor<3x1x7xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x1x7xf32>
    %30 = stablehlo.divide %29, %28 : tensor<3x1x7xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%1 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %32 = stablehlo.reshape %31 : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x131x7xf32>
    %34 = stablehlo.compare EQ, %1, %33, FLOAT : (tensor<3x131x7xf32>, tensor<3x131x7xf32>) -> tensor<3x131x7xi1>
    %35 = stablehlo.convert %34 : (tensor<3x131x7xi1>) -> tensor<3x131x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<3x131x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %38 = stablehlo.maximum %37, %31 : tensor<3x7xf32>
    %39 = stablehlo.compare EQ, %31, %38, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %44 = stablehlo.compare EQ, %43, %38, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<3x7xi1>, tensor<3x7xf32>
    %48 = stablehlo.divide %42, %47 : tensor<3x7xf32>
    %49 = stablehlo.is_finite %38 : (tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %51 = stablehlo.select %49, %38, %50 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x131x7xf32>
    %55 = stablehlo.subtract %1, %54 : tensor<3x131x7xf32>
    %56 = stablehlo.exponential %55 : tensor<3x131x7xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<3x131x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %58 = stablehlo.sign %57 : tensor<3x7xf32>
    %59 = stablehlo.abs %57 : tensor<3x7xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %61 = stablehlo.compare GE, %57, %60, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %62 = stablehlo.log %59 : tensor<3x7xf32>
    %63 = stablehlo.add %62, %51 : tensor<3x7xf32>
    %64 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x131x7xf32>
    %65 = stablehlo.multiply %64, %1 : tensor<3x131x7xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<3x131x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %67 = stablehlo.subtract %66, %63 : tensor<3x7xf32>
    %68 = stablehlo.multiply %arg3, %67 : tensor<3x7xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x131x7xf32>
    %71 = stablehlo.add %27, %70 : tensor<3x131x7xf32>
    %72 = stablehlo.log %71 : tensor<3x131x7xf32>
    %73 = stablehlo.multiply %27, %72 : tensor<3x131x7xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<3x131x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %75 = stablehlo.negate %74 : tensor<3x7xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %77 = stablehlo.multiply %arg3, %76 : tensor<3x7xf32>
    %78 = stablehlo.negate %77 : tensor<3x7xf32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x131x7xf32>
    %80 = stablehlo.multiply %64, %79 : tensor<3x131x7xf32>
    %81 = stablehlo.divide %78, %59 : tensor<3x7xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %83 = stablehlo.select %61, %82, %81 : tensor<3x7xi1>, tensor<3x7xf32>
    %84 = stablehlo.select %61, %81, %82 : tensor<3x7xi1>, tensor<3x7xf32>
    %85 = stablehlo.negate %83 : tensor<3x7xf32>
    %86 = stablehlo.add %84, %85 : tensor<3x7xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x131x7xf32>
    %88 = stablehlo.multiply %87, %56 : tensor<3x131x7xf32>
    %89 = stablehlo.add %80, %88 : tensor<3x131x7xf32>
    %90 = stablehlo.transpose %89, dims = [0, 2, 1] : (tensor<3x131x7xf32>) -> tensor<3x7x131xf32>
    %91 = stablehlo.dot_general %90, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %93 = stablehlo.dot_general %90, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %69, %75, %93, %92 : tensor<f32>, tensor<3x7xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @_one_hot(%arg0: tensor<3x7xi32>) -> tensor<3x131x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x7xi32>) -> tensor<3x1x7xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x131x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x7xi32>) -> tensor<3x131x7xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x131x1xi32>) -> tensor<3x131x7xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x131x7xi32>, tensor<3x131x7xi32>) -> tensor<3x131x7xi1>
    %5 = stablehlo.convert %4 : (tensor<3x131x7xi1>) -> tensor<3x131x7xf32>
    return %5 : tensor<3x131x7xf32>
  }
}
