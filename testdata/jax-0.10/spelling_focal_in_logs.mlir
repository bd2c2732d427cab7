module @jit_spelling_focal_in_logs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %2:3 = call @log_sigmoid(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %3 = stablehlo.negate %0 : tensor<3x7x131xf32>
    %4:3 = call @log_sigmoid(%3) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %5 = stablehlo.broadcast_in_dim %2#0, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %6 = stablehlo.broadcast_in_dim %4#0, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %7 = stablehlo.concatenate %5, %6, dim = 3 : (tensor<3x7x131x1xf32>, tensor<3x7x131x1xf32>) -> tensor<3x7x131x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.subtract %8, %1 : tensor<3x7x131xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %11 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %12 = stablehlo.concatenate %10, %11, dim = 3 : (tensor<3x7x131x1xf32>, tensor<3x7x131x1xf32>) -> tensor<3x7x131x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131x2xf32>
    %14 = stablehlo.compare NE, %12, %13, FLOAT : (tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>) -> tensor<3x7x131x2xi1>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15:2 = call @_where(%14, %7, %cst_1) : (tensor<3x7x131x2xi1>, tensor<3x7x131x2xf32>, tensor<f32>) -> (tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15#0 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x131x2xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<3x7x131x1xf32>) -> tensor<3x7x131x2xf32>
    %19 = stablehlo.compare EQ, %15#0, %18, FLOAT : (tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>) -> tensor<3x7x131x2xi1>
    %20 = stablehlo.convert %19 : (tensor<3x7x131x2xi1>) -> tensor<3x7x131x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<3x7x131x2xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %23 = stablehlo.maximum %22, %16 : tensor<3x7x131xf32>
    %24 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %29 = stablehlo.compare EQ, %28, %23, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %33 = stablehlo.divide %27, %32 : tensor<3x7x131xf32>
    %34 = stablehlo.is_finite %23 : (tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %36 = stablehlo.select %34, %23, %35 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<3x7x131x1xf32>) -> tensor<3x7x131x2xf32>
    %40 = stablehlo.subtract %15#0, %39 : tensor<3x7x131x2xf32>
    %41 = stablehlo.exponential %40 : tensor<3x7x131x2xf32>
    %42 = stablehlo.multiply %41, %12 : tensor<3x7x131x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<3x7x131x2xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %44 = stablehlo.sign %43 : tensor<3x7x131xf32>
    %45 = stablehlo.abs %43 : tensor<3x7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %47 = stablehlo.compare GE, %43, %46, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %48 = stablehlo.log %45 : tensor<3x7x131xf32>
    %49 = stablehlo.add %48, %36 : tensor<3x7x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %51 = stablehlo.compare LT, %44, %50, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %52:2 = call @_where_0(%51, %cst_15, %49) : (tensor<3x7x131xi1>, tensor<f32>, tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %53 = stablehlo.negate %1 : tensor<3x7x131xf32>
    %54 = stablehlo.multiply %53, %2#0 : tensor<3x7x131xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %56 = stablehlo.subtract %55, %1 : tensor<3x7x131xf32>
    %57 = stablehlo.multiply %56, %4#0 : tensor<3x7x131xf32>
    %58 = stablehlo.subtract %54, %57 : tensor<3x7x131xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %60 = stablehlo.multiply %59, %52#0 : tensor<3x7x131xf32>
    %61 = stablehlo.exponential %60 : tensor<3x7x131xf32>
    %62 = stablehlo.multiply %58, %61 : tensor<3x7x131xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %64 = stablehlo.multiply %arg3, %63 : tensor<3x7xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %67 = stablehlo.multiply %arg3, %66 : tensor<3x7xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %69 = stablehlo.multiply %58, %68 : tensor<3x7x131xf32>
    %70 = stablehlo.multiply %68, %61 : tensor<3x7x131xf32>
    %71 = stablehlo.multiply %69, %61 : tensor<3x7x131xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<3x7x131xf32>
    %74 = stablehlo.negate %70 : tensor<3x7x131xf32>
    %75 = stablehlo.multiply %56, %74 : tensor<3x7x131xf32>
    %76 = stablehlo.multiply %53, %70 : tensor<3x7x131xf32>
    %77 = call @_where_1(%51, %52#1, %73) : (tensor<3x7x131xi1>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %78 = stablehlo.divide %77, %45 : tensor<3x7x131xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %80 = stablehlo.select %47, %79, %78 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %81 = stablehlo.select %47, %78, %79 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %82 = stablehlo.negate %80 : tensor<3x7x131xf32>
    %83 = stablehlo.add %81, %82 : tensor<3x7x131xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x2xf32>
    %85 = stablehlo.multiply %84, %12 : tensor<3x7x131x2xf32>
    %86 = stablehlo.multiply %85, %41 : tensor<3x7x131x2xf32>
    %87 = call @_where_2(%14, %15#1, %86) : (tensor<3x7x131x2xi1>, tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>) -> tensor<3x7x131x2xf32>
    %88 = stablehlo.slice %87 [0:3, 0:7, 0:131, 0:1] : (tensor<3x7x131x2xf32>) -> tensor<3x7x131x1xf32>
    %89 = stablehlo.reshape %88 : (tensor<3x7x131x1xf32>) -> tensor<3x7x131xf32>
    %90 = stablehlo.slice %87 [0:3, 0:7, 0:131, 1:2] : (tensor<3x7x131x2xf32>) -> tensor<3x7x131x1xf32>
    %91 = stablehlo.reshape %90 : (tensor<3x7x131x1xf32>) -> tensor<3x7x131xf32>
    %92 = stablehlo.add %76, %89 : tensor<3x7x131xf32>
    %93 = stablehlo.add %75, %91 : tensor<3x7x131xf32>
    %94 = call @log_sigmoid_3(%4#1, %4#2, %93) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %95 = stablehlo.negate %94 : tensor<3x7x131xf32>
    %96 = call @log_sigmoid_3(%2#1, %2#2, %92) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %97 = stablehlo.add %95, %96 : tensor<3x7x131xf32>
    %98 = stablehlo.dot_general %97, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %100 = stablehlo.dot_general %97, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %65, %100, %99 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @_one_hot(%arg0: tensor<3x7xi32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x7x1xi32>) -> tensor<3x7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x131xi32>) -> tensor<3x7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x7x131xi32>, tensor<3x7x131xi32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    return %5 : tensor<3x7x131xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<3x7x131xf32>
    %1:3 = call @softplus(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %2 = stablehlo.negate %1#0 : tensor<3x7x131xf32>
    return %2, %1#1, %1#2 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>
  }
  func.func private @softplus(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7x131xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x7x131xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x7x131xf32>
    %7 = stablehlo.abs %3 : tensor<3x7x131xf32>
    %8 = stablehlo.negate %7 : tensor<3x7x131xf32>
    %9 = stablehlo.exponential %8 : tensor<3x7x131xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x7x131xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x7x131xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<3x7x131xf32>
    %22 = stablehlo.exponential %21 : tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x7x131xf32>
    %31 = stablehlo.exponential %30 : tensor<3x7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<3x7x131xf32>
    return %12, %22, %33 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>
  }
  func.func private @_where(%arg0: tensor<3x7x131x2xi1>, %arg1: tensor<3x7x131x2xf32>, %arg2: tensor<f32>) -> (tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7x131x2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x7x131x2xi1>, tensor<3x7x131x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131x2xf32>
    return %2, %3 : tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7x131xi1>, %arg1: tensor<f32>, %arg2: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    return %1, %2 : tensor<3x7x131xf32>, tensor<3x7x131xf32>
  }
  func.func private @_where_1(%arg0: tensor<3x7x131xi1>, %arg1: tensor<3x7x131xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
  func.func private @_where_2(%arg0: tensor<3x7x131x2xi1>, %arg1: tensor<3x7x131x2xf32>, %arg2: tensor<3x7x131x2xf32>) -> tensor<3x7x131x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131x2xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x7x131x2xi1>, tensor<3x7x131x2xf32>
    return %1 : tensor<3x7x131x2xf32>
  }
  func.func private @log_sigmoid_3(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x131xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %1 = call @softplus_4(%arg0, %arg1, %0) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.negate %1 : tensor<3x7x131xf32>
    return %2 : tensor<3x7x131xf32>
  }
  func.func private @softplus_4(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x131xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<3x7x131xf32>
    return %0 : tensor<3x7x131xf32>
  }
}
