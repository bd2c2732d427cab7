module @jit_spelling_focal_in_logs_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %2 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %3:3 = call @log_sigmoid(%1) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %4 = stablehlo.negate %1 : tensor<3x7x131xf32>
    %5:3 = call @log_sigmoid(%4) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %6 = stablehlo.broadcast_in_dim %3#0, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %7 = stablehlo.broadcast_in_dim %5#0, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %8 = stablehlo.concatenate %6, %7, dim = 3 : (tensor<3x7x131x1xf32>, tensor<3x7x131x1xf32>) -> tensor<3x7x131x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %10 = stablehlo.subtract %9, %2 : tensor<3x7x131xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %13 = stablehlo.concatenate %11, %12, dim = 3 : (tensor<3x7x131x1xf32>, tensor<3x7x131x1xf32>) -> tensor<3x7x131x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131x2xf32>
    %15 = stablehlo.compare NE, %13, %14, FLOAT : (tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>) -> tensor<3x7x131x2xi1>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16:2 = call @_where(%15, %8, %cst_1) : (tensor<3x7x131x2xi1>, tensor<3x7x131x2xf32>, tensor<f32>) -> (tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16#0 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<3x7x131x2xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %18 = stablehlo.reshape %17 : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<3x7x131x1xf32>) -> tensor<3x7x131x2xf32>
    %20 = stablehlo.compare EQ, %16#0, %19, FLOAT : (tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>) -> tensor<3x7x131x2xi1>
    %21 = stablehlo.convert %20 : (tensor<3x7x131x2xi1>) -> tensor<3x7x131x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<3x7x131x2xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %24 = stablehlo.maximum %23, %17 : tensor<3x7x131xf32>
    %25 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %30 = stablehlo.compare EQ, %29, %24, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %34 = stablehlo.divide %28, %33 : tensor<3x7x131xf32>
    %35 = stablehlo.is_finite %24 : (tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %37 = stablehlo.select %35, %24, %36 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<3x7x131x1xf32>) -> tensor<3x7x131x2xf32>
    %41 = stablehlo.subtract %16#0, %40 : tensor<3x7x131x2xf32>
    %42 = stablehlo.exponential %41 : tensor<3x7x131x2xf32>
    %43 = stablehlo.multiply %42, %13 : tensor<3x7x131x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<3x7x131x2xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %45 = stablehlo.sign %44 : tensor<3x7x131xf32>
    %46 = stablehlo.abs %44 : tensor<3x7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %48 = stablehlo.compare GE, %44, %47, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %49 = stablehlo.log %46 : tensor<3x7x131xf32>
    %50 = stablehlo.add %49, %37 : tensor<3x7x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %52 = stablehlo.compare LT, %45, %51, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %53:2 = call @_where_0(%52, %cst_15, %50) : (tensor<3x7x131xi1>, tensor<f32>, tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %54 = stablehlo.negate %2 : tensor<3x7x131xf32>
    %55 = stablehlo.multiply %54, %3#0 : tensor<3x7x131xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %57 = stablehlo.subtract %56, %2 : tensor<3x7x131xf32>
    %58 = stablehlo.multiply %57, %5#0 : tensor<3x7x131xf32>
    %59 = stablehlo.subtract %55, %58 : tensor<3x7x131xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %61 = stablehlo.multiply %60, %53#0 : tensor<3x7x131xf32>
    %62 = stablehlo.exponential %61 : tensor<3x7x131xf32>
    %63 = stablehlo.multiply %59, %62 : tensor<3x7x131xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %65 = stablehlo.multiply %arg3, %64 : tensor<3x7xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %68 = stablehlo.multiply %arg3, %67 : tensor<3x7xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %70 = stablehlo.multiply %59, %69 : tensor<3x7x131xf32>
    %71 = stablehlo.multiply %69, %62 : tensor<3x7x131xf32>
    %72 = stablehlo.multiply %70, %62 : tensor<3x7x131xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %74 = stablehlo.multiply %73, %72 : tensor<3x7x131xf32>
    %75 = stablehlo.negate %71 : tensor<3x7x131xf32>
    %76 = stablehlo.multiply %57, %75 : tensor<3x7x131xf32>
    %77 = stablehlo.multiply %54, %71 : tensor<3x7x131xf32>
    %78 = call @_where_1(%52, %53#1, %74) : (tensor<3x7x131xi1>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %79 = stablehlo.divide %78, %46 : tensor<3x7x131xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %81 = stablehlo.select %48, %80, %79 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %82 = stablehlo.select %48, %79, %80 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %83 = stablehlo.negate %81 : tensor<3x7x131xf32>
    %84 = stablehlo.add %82, %83 : tensor<3x7x131xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<3x7x131xf32>) -> tensor<3x7x131x2xf32>
    %86 = stablehlo.multiply %85, %13 : tensor<3x7x131x2xf32>
    %87 = stablehlo.multiply %86, %42 : tensor<3x7x131x2xf32>
    %88 = call @_where_2(%15, %16#1, %87) : (tensor<3x7x131x2xi1>, tensor<3x7x131x2xf32>, tensor<3x7x131x2xf32>) -> tensor<3x7x131x2xf32>
    %89 = stablehlo.slice %88 [0:3, 0:7, 0:131, 0:1] : (tensor<3x7x131x2xf32>) -> tensor<3x7x131x1xf32>
    %90 = stablehlo.reshape %89 : (tensor<3x7x131x1xf32>) -> tensor<3x7x131xf32>
    %91 = stablehlo.slice %88 [0:3, 0:7, 0:131, 1:2] : (tensor<3x7x131x2xf32>) -> tensor<3x7x131x1xf32>
    %92 = stablehlo.reshape %91 : (tensor<3x7x131x1xf32>) -> tensor<3x7x131xf32>
    %93 = stablehlo.add %77, %90 : tensor<3x7x131xf32>
    %94 = stablehlo.add %76, %92 : tensor<3x7x131xf32>
    %95 = call @log_sigmoid_3(%5#1, %5#2, %94) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %96 = stablehlo.negate %95 : tensor<3x7x131xf32>
    %97 = call @log_sigmoid_3(%3#1, %3#2, %93) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %98 = stablehlo.add %96, %97 : tensor<3x7x131xf32>
    %99 = stablehlo.convert %98 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %100 = stablehlo.dot_general %99, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %101 = stablehlo.transpose %100, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %102 = stablehlo.dot_general %99, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %66, %102, %101 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
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
