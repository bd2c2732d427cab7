module @jit_spelling_renyi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<3x7xi32>, %arg4: tensor<3x7xf32>, %arg5: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<24x131xf32> {jax.result_info = "result[1][2]"}, tensor<f32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.divide %0, %1 : tensor<3x7x131xf32>
    %3 = stablehlo.multiply %arg5, %arg5 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.divide %cst, %3 : tensor<f32>
    %5:3 = call @log_softmax(%2) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %6 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %7:3 = call @log_softmax(%6) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %cst_0 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.multiply %8, %5#0 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.multiply %10, %7#0 : tensor<3x7x131xf32>
    %12 = stablehlo.add %9, %11 : tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.reshape %13 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %16 = stablehlo.compare EQ, %12, %15, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %17 = stablehlo.convert %16 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.maximum %19, %13 : tensor<3x7xf32>
    %21 = stablehlo.compare EQ, %13, %20, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %26 = stablehlo.compare EQ, %25, %20, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<3x7xi1>, tensor<3x7xf32>
    %30 = stablehlo.divide %24, %29 : tensor<3x7xf32>
    %31 = stablehlo.is_finite %20 : (tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %33 = stablehlo.select %31, %20, %32 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %37 = stablehlo.subtract %12, %36 : tensor<3x7x131xf32>
    %38 = stablehlo.exponential %37 : tensor<3x7x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %40 = stablehlo.sign %39 : tensor<3x7xf32>
    %41 = stablehlo.abs %39 : tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %43 = stablehlo.compare GE, %39, %42, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %44 = stablehlo.log %41 : tensor<3x7xf32>
    %45 = stablehlo.add %44, %33 : tensor<3x7xf32>
    %46 = stablehlo.multiply %arg4, %45 : tensor<3x7xf32>
    %cst_14 = stablehlo.constant dense<-3.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %48 = stablehlo.divide %46, %47 : tensor<3x7xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_17 = stablehlo.constant dense<-3.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %52 = stablehlo.divide %50, %51 : tensor<3x7xf32>
    %53 = stablehlo.multiply %arg4, %52 : tensor<3x7xf32>
    %54 = stablehlo.divide %53, %41 : tensor<3x7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %56 = stablehlo.select %43, %55, %54 : tensor<3x7xi1>, tensor<3x7xf32>
    %57 = stablehlo.select %43, %54, %55 : tensor<3x7xi1>, tensor<3x7xf32>
    %58 = stablehlo.negate %56 : tensor<3x7xf32>
    %59 = stablehlo.add %57, %58 : tensor<3x7xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %61 = stablehlo.multiply %60, %38 : tensor<3x7x131xf32>
    %cst_19 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<3x7x131xf32>
    %cst_20 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %65 = stablehlo.multiply %64, %61 : tensor<3x7x131xf32>
    %66 = call @log_softmax_0(%7#1, %7#2, %63) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %67 = stablehlo.dot_general %66, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %69 = stablehlo.dot_general %66, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    %70 = call @log_softmax_0(%5#1, %5#2, %65) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %71 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %72 = stablehlo.multiply %70, %71 : tensor<3x7x131xf32>
    %73 = stablehlo.multiply %72, %0 : tensor<3x7x131xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %75 = stablehlo.negate %74 : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %77 = stablehlo.divide %70, %76 : tensor<3x7x131xf32>
    %78 = stablehlo.dot_general %77, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %80 = stablehlo.dot_general %77, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    %81 = stablehlo.add %69, %80 : tensor<3x7x24xf32>
    return %49, %81, %79, %68, %75 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>
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
