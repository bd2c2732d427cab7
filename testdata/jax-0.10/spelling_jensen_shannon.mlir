module @jit_spelling_jensen_shannon attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<3x7xi32>, %arg4: tensor<3x7xf32>, %arg5: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<24x131xf32> {jax.result_info = "result[1][2]"}, tensor<f32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.divide %0, %1 : tensor<3x7x131xf32>
    %3 = stablehlo.multiply %arg5, %arg5 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.divide %cst, %3 : tensor<f32>
    %5 = stablehlo.tanh %2 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<3x7x131xf32>
    %8 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.multiply %5, %8 : tensor<3x7x131xf32>
    %10:3 = call @log_softmax(%9) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %11 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %12:3 = call @log_softmax(%11) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %13 = stablehlo.maximum %10#0, %12#0 : tensor<3x7x131xf32>
    %14 = stablehlo.subtract %10#0, %12#0 : tensor<3x7x131xf32>
    %15 = stablehlo.compare NE, %14, %14, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %16 = stablehlo.add %10#0, %12#0 : tensor<3x7x131xf32>
    %17 = stablehlo.abs %14 : tensor<3x7x131xf32>
    %18 = stablehlo.negate %17 : tensor<3x7x131xf32>
    %19 = stablehlo.exponential %18 : tensor<3x7x131xf32>
    %20 = stablehlo.log_plus_one %19 : tensor<3x7x131xf32>
    %21 = stablehlo.add %13, %20 : tensor<3x7x131xf32>
    %22 = stablehlo.select %15, %16, %21 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %24 = stablehlo.compare EQ, %10#0, %23, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.select %24, %25, %10#0 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %28 = stablehlo.compare EQ, %22, %27, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %30 = stablehlo.select %28, %29, %22 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %31 = stablehlo.subtract %26, %30 : tensor<3x7x131xf32>
    %32 = stablehlo.exponential %31 : tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %34 = stablehlo.compare EQ, %12#0, %33, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %36 = stablehlo.select %34, %35, %12#0 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %38 = stablehlo.compare EQ, %22, %37, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %40 = stablehlo.select %38, %39, %22 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %41 = stablehlo.subtract %36, %40 : tensor<3x7x131xf32>
    %42 = stablehlo.exponential %41 : tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.log %cst_9 : tensor<f32>
    %44 = stablehlo.convert %43 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %46 = stablehlo.subtract %22, %45 : tensor<3x7x131xf32>
    %47 = stablehlo.exponential %10#0 : tensor<3x7x131xf32>
    %48 = stablehlo.subtract %10#0, %46 : tensor<3x7x131xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<3x7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<3x7xf32>
    %53 = stablehlo.exponential %12#0 : tensor<3x7x131xf32>
    %54 = stablehlo.subtract %12#0, %46 : tensor<3x7x131xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<3x7x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<3x7xf32>
    %59 = stablehlo.add %52, %58 : tensor<3x7xf32>
    %60 = stablehlo.multiply %arg4, %59 : tensor<3x7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %63 = stablehlo.multiply %arg4, %62 : tensor<3x7xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<3x7xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %67 = stablehlo.multiply %53, %66 : tensor<3x7x131xf32>
    %68 = stablehlo.multiply %66, %54 : tensor<3x7x131xf32>
    %69 = stablehlo.negate %67 : tensor<3x7x131xf32>
    %70 = stablehlo.multiply %68, %53 : tensor<3x7x131xf32>
    %71 = stablehlo.add %67, %70 : tensor<3x7x131xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %73 = stablehlo.multiply %72, %63 : tensor<3x7xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %75 = stablehlo.multiply %47, %74 : tensor<3x7x131xf32>
    %76 = stablehlo.multiply %74, %48 : tensor<3x7x131xf32>
    %77 = stablehlo.negate %75 : tensor<3x7x131xf32>
    %78 = stablehlo.add %69, %77 : tensor<3x7x131xf32>
    %79 = stablehlo.multiply %76, %47 : tensor<3x7x131xf32>
    %80 = stablehlo.add %75, %79 : tensor<3x7x131xf32>
    %81 = stablehlo.multiply %78, %42 : tensor<3x7x131xf32>
    %82 = stablehlo.add %71, %81 : tensor<3x7x131xf32>
    %83 = stablehlo.multiply %78, %32 : tensor<3x7x131xf32>
    %84 = stablehlo.add %80, %83 : tensor<3x7x131xf32>
    %85 = call @log_softmax_0(%12#1, %12#2, %82) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %86 = stablehlo.dot_general %85, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %88 = stablehlo.dot_general %85, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    %89 = call @log_softmax_0(%10#1, %10#2, %84) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %90 = stablehlo.multiply %5, %89 : tensor<3x7x131xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_18) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %92 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %93 = stablehlo.multiply %89, %92 : tensor<3x7x131xf32>
    %94 = stablehlo.multiply %93, %7 : tensor<3x7x131xf32>
    %95 = stablehlo.multiply %94, %5 : tensor<3x7x131xf32>
    %96 = stablehlo.add %94, %95 : tensor<3x7x131xf32>
    %97 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %98 = stablehlo.multiply %96, %97 : tensor<3x7x131xf32>
    %99 = stablehlo.multiply %98, %0 : tensor<3x7x131xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %101 = stablehlo.negate %100 : tensor<f32>
    %102 = stablehlo.add %91, %101 : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %104 = stablehlo.divide %96, %103 : tensor<3x7x131xf32>
    %105 = stablehlo.dot_general %104, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %106 = stablehlo.transpose %105, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %107 = stablehlo.dot_general %104, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    %108 = stablehlo.add %88, %107 : tensor<3x7x24xf32>
    return %61, %108, %106, %87, %102 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x131xf32>
    return %11, %6, %8 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x131xf32>
    return %7 : tensor<3x7x131xf32>
  }
}
