module @jit_special_scaled_soft_cap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x131xf32>, %arg1: tensor<7x131xi1>, %arg2: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7xf32> {jax.result_info = "result[0][1][0]"}, tensor<7xf32> {jax.result_info = "result[0][1][1]"}, tensor<7x131xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %2 = stablehlo.divide %arg0, %1 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x131xf32>
    %5 = stablehlo.tanh %4 : tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<7x131xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12:2 = call @_where(%arg1, %11, %cst_3) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12#0 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.reshape %13 : (tensor<7xf32>) -> tensor<7x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %16 = stablehlo.compare EQ, %12#0, %15, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %17 = stablehlo.convert %16 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.maximum %19, %13 : tensor<7xf32>
    %21 = stablehlo.compare EQ, %13, %20, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<7xi1>, tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %26 = stablehlo.compare EQ, %25, %20, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<7xi1>, tensor<7xf32>
    %30 = stablehlo.divide %24, %29 : tensor<7xf32>
    %31 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32:2 = call @_where_0(%arg1, %11, %cst_12) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %34 = stablehlo.subtract %32#0, %33 : tensor<7x131xf32>
    %35 = stablehlo.exponential %34 : tensor<7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36:2 = call @_where(%arg1, %35, %cst_13) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36#0 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %40 = stablehlo.divide %35, %39 : tensor<7x131xf32>
    %41 = stablehlo.multiply %38, %38 : tensor<7x1xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %43 = stablehlo.divide %42, %41 : tensor<7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %44:2 = call @_where_1(%arg1, %40, %c) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<i32>) -> (tensor<7x131xf32>, tensor<7x131xf32>)
    %45:3 = call @log_softmax(%11) : (tensor<7x131xf32>) -> (tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>)
    %46 = chlo.square %44#0 : tensor<7x131xf32> -> tensor<7x131xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %48 = stablehlo.multiply %47, %44#0 : tensor<7x131xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%46 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%45#0 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_19 = stablehlo.constant dense<1.310000e+02> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %52 = stablehlo.divide %50, %51 : tensor<7xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %54 = stablehlo.subtract %49, %53 : tensor<f32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %55:5 = call @_var(%11, %c_21) : (tensor<7x131xf32>, tensor<i32>) -> (tensor<7xf32>, tensor<7x131xf32>, tensor<f32>, tensor<i1>, tensor<7xf32>)
    %56 = stablehlo.exponential %45#0 : tensor<7x131xf32>
    %57 = chlo.square %56 : tensor<7x131xf32> -> tensor<7x131xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %59 = stablehlo.multiply %58, %56 : tensor<7x131xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.negate %cst_24 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_25 = stablehlo.constant dense<1.310000e+02> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %64 = stablehlo.divide %62, %63 : tensor<7xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %67 = stablehlo.multiply %66, %48 : tensor<7x131xf32>
    %68 = call @log_softmax_3(%45#1, %45#2, %65) : (tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %69 = call @_where_4(%arg1, %44#1, %67) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %70 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %71 = stablehlo.multiply %69, %70 : tensor<7x131xf32>
    %72 = stablehlo.multiply %71, %35 : tensor<7x131xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %74 = stablehlo.reshape %73 : (tensor<7xf32>) -> tensor<7x1xf32>
    %75 = stablehlo.negate %74 : tensor<7x1xf32>
    %76 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %77 = stablehlo.divide %69, %76 : tensor<7x131xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%75 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %80 = call @_where_5(%arg1, %36#1, %79) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %81 = stablehlo.add %77, %80 : tensor<7x131xf32>
    %82 = stablehlo.multiply %81, %35 : tensor<7x131xf32>
    %83 = call @_where_6(%arg1, %32#1, %82) : (tensor<7x131xi1>, tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %84 = stablehlo.add %68, %83 : tensor<7x131xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<7x131xf32>
    %cst_30 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %88 = stablehlo.multiply %87, %86 : tensor<7x131xf32>
    %89 = stablehlo.multiply %88, %7 : tensor<7x131xf32>
    %90 = stablehlo.multiply %89, %5 : tensor<7x131xf32>
    %91 = stablehlo.add %89, %90 : tensor<7x131xf32>
    %cst_31 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %93 = stablehlo.divide %91, %92 : tensor<7x131xf32>
    %94 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %95 = stablehlo.divide %93, %94 : tensor<7x131xf32>
    return %54, %55#0, %60, %95 : tensor<f32>, tensor<7xf32>, tensor<7xf32>, tensor<7x131xf32>
  }
  func.func private @_where(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    return %1, %2 : tensor<7x131xf32>, tensor<7x131xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<f32>) -> (tensor<7x131xf32>, tensor<7x131xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    return %2, %3 : tensor<7x131xf32>, tensor<7x131xf32>
  }
  func.func private @_where_1(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<i32>) -> (tensor<7x131xf32>, tensor<7x131xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x131xi1>, tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    return %2, %3 : tensor<7x131xf32>, tensor<7x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x131xf32>) -> (tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x131xf32>
    return %11, %6, %8 : tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>
  }
  func.func private @_var(%arg0: tensor<7x131xf32>, %arg1: tensor<i32>) -> (tensor<7xf32>, tensor<7x131xf32>, tensor<f32>, tensor<i1>, tensor<7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.310000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x131xf32>
    %6 = chlo.square %5 : tensor<7x131xf32> -> tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<7x131xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.310000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.divide %11, %12 : tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15:2 = call @_where_2(%14, %13, %cst_5) : (tensor<i1>, tensor<7xf32>, tensor<f32>) -> (tensor<7xf32>, tensor<7xf32>)
    return %15#0, %8, %10, %14, %15#1 : tensor<7xf32>, tensor<7x131xf32>, tensor<f32>, tensor<i1>, tensor<7xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<7xf32>, %arg2: tensor<f32>) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    return %2, %3 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @log_softmax_3(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x131xf32>
    return %7 : tensor<7x131xf32>
  }
  func.func private @_where_4(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @_where_5(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @_where_6(%arg0: tensor<7x131xi1>, %arg1: tensor<7x131xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x131xi1>, tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
}
