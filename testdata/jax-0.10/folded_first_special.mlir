module @jit_folded_first_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x133xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<133xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x133xf32> {jax.result_info = "result[1][1]"}, tensor<133xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<24x24xi32>
    %1 = stablehlo.iota dim = 1 : tensor<24x24xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x24xi32>
    %3 = stablehlo.add %0, %2 : tensor<24x24xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<24x24xi32>, tensor<24x24xi32>) -> tensor<24x24xi1>
    %5 = stablehlo.convert %4 : (tensor<24x24xi1>) -> tensor<24x24xf32>
    %6 = stablehlo.reverse %5, dims = [0] : tensor<24x24xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x24xf32>) -> tensor<3x7x24xf32>
    %8 = stablehlo.tanh %7 : tensor<3x7x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x24xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<3x7x24xf32>
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x133xf32>) -> tensor<133x24xf32>
    %12 = stablehlo.reshape %11 : (tensor<133x24xf32>) -> tensor<7x19x24xf32>
    %13 = stablehlo.dot_general %12, %8, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<7x19x24xf32>, tensor<3x7x24xf32>) -> tensor<7x19x3x7xf32>
    %14 = stablehlo.reshape %arg3 : (tensor<133xf32>) -> tensor<7x19x1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<7x19x1x1xf32>) -> tensor<7x19x3x7xf32>
    %16 = stablehlo.add %13, %15 : tensor<7x19x3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.reshape %17 : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %20 = stablehlo.compare EQ, %16, %19, FLOAT : (tensor<7x19x3x7xf32>, tensor<7x19x3x7xf32>) -> tensor<7x19x3x7xi1>
    %21 = stablehlo.convert %20 : (tensor<7x19x3x7xi1>) -> tensor<7x19x3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %24 = stablehlo.maximum %23, %17 : tensor<3x7xf32>
    %25 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %30 = stablehlo.compare EQ, %29, %24, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<3x7xi1>, tensor<3x7xf32>
    %34 = stablehlo.divide %28, %33 : tensor<3x7xf32>
    %35 = stablehlo.broadcast_in_dim %24, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %37 = stablehlo.subtract %16, %36 : tensor<7x19x3x7xf32>
    %38 = stablehlo.exponential %37 : tensor<7x19x3x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %42 = stablehlo.divide %38, %41 : tensor<7x19x3x7xf32>
    %43 = stablehlo.multiply %40, %40 : tensor<1x1x3x7xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x1x3x7xf32>
    %45 = stablehlo.divide %44, %43 : tensor<1x1x3x7xf32>
    %46:3 = call @log_softmax(%16) : (tensor<7x19x3x7xf32>) -> (tensor<7x19x3x7xf32>, tensor<7x19x3x7xf32>, tensor<1x1x3x7xf32>)
    %47 = stablehlo.multiply %42, %46#0 : tensor<7x19x3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %49 = stablehlo.negate %48 : tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.reduce(%16 init: %cst_11) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %51 = stablehlo.reshape %50 : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %53 = stablehlo.compare EQ, %16, %52, FLOAT : (tensor<7x19x3x7xf32>, tensor<7x19x3x7xf32>) -> tensor<7x19x3x7xi1>
    %54 = stablehlo.convert %53 : (tensor<7x19x3x7xi1>) -> tensor<7x19x3x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %57 = stablehlo.maximum %56, %50 : tensor<3x7xf32>
    %58 = stablehlo.compare EQ, %50, %57, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %63 = stablehlo.compare EQ, %62, %57, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<3x7xi1>, tensor<3x7xf32>
    %67 = stablehlo.divide %61, %66 : tensor<3x7xf32>
    %68 = stablehlo.is_finite %57 : (tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %70 = stablehlo.select %68, %57, %69 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %74 = stablehlo.subtract %16, %73 : tensor<7x19x3x7xf32>
    %75 = stablehlo.exponential %74 : tensor<7x19x3x7xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %77 = stablehlo.sign %76 : tensor<3x7xf32>
    %78 = stablehlo.abs %76 : tensor<3x7xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %80 = stablehlo.compare GE, %76, %79, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %81 = stablehlo.log %78 : tensor<3x7xf32>
    %82 = stablehlo.add %81, %70 : tensor<3x7xf32>
    %c_23 = stablehlo.constant dense<3> : tensor<i32>
    %83 = call @remainder(%arg2, %c_23) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %84 = stablehlo.convert %83 : (tensor<3x7xi32>) -> tensor<3x7xf32>
    %85 = stablehlo.multiply %82, %84 : tensor<3x7xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %87 = stablehlo.divide %86, %cst_25 : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%49 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %89 = stablehlo.divide %88, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %90 = stablehlo.multiply %cst_28, %89 : tensor<f32>
    %91 = stablehlo.add %87, %90 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.multiply %cst_29, %cst_30 : tensor<f32>
    %cst_31 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %93 = stablehlo.divide %92, %cst_31 : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %95 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %97 = stablehlo.multiply %96, %84 : tensor<3x7xf32>
    %98 = stablehlo.divide %97, %78 : tensor<3x7xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %100 = stablehlo.select %80, %99, %98 : tensor<3x7xi1>, tensor<3x7xf32>
    %101 = stablehlo.select %80, %98, %99 : tensor<3x7xi1>, tensor<3x7xf32>
    %102 = stablehlo.negate %100 : tensor<3x7xf32>
    %103 = stablehlo.add %101, %102 : tensor<3x7xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<7x19x3x7xf32>
    %105 = stablehlo.multiply %104, %75 : tensor<7x19x3x7xf32>
    %106 = stablehlo.negate %94 : tensor<3x7xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<7x19x3x7xf32>
    %108 = stablehlo.multiply %42, %107 : tensor<7x19x3x7xf32>
    %109 = stablehlo.multiply %107, %46#0 : tensor<7x19x3x7xf32>
    %110 = call @log_softmax_0(%46#1, %46#2, %108) : (tensor<7x19x3x7xf32>, tensor<1x1x3x7xf32>, tensor<7x19x3x7xf32>) -> tensor<7x19x3x7xf32>
    %111 = stablehlo.add %105, %110 : tensor<7x19x3x7xf32>
    %112 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %113 = stablehlo.multiply %109, %112 : tensor<7x19x3x7xf32>
    %114 = stablehlo.multiply %113, %38 : tensor<7x19x3x7xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %116 = stablehlo.reshape %115 : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %117 = stablehlo.negate %116 : tensor<1x1x3x7xf32>
    %118 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %119 = stablehlo.divide %109, %118 : tensor<7x19x3x7xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%117 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<7x19x3x7xf32>
    %122 = stablehlo.add %119, %121 : tensor<7x19x3x7xf32>
    %123 = stablehlo.multiply %122, %38 : tensor<7x19x3x7xf32>
    %124 = stablehlo.add %111, %123 : tensor<7x19x3x7xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_37) applies stablehlo.add across dimensions = [2, 3] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<7x19xf32>
    %126 = stablehlo.reshape %125 : (tensor<7x19xf32>) -> tensor<7x19x1x1xf32>
    %127 = stablehlo.reshape %126 : (tensor<7x19x1x1xf32>) -> tensor<133xf32>
    %128 = stablehlo.dot_general %124, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<7x19x3x7xf32>, tensor<7x19x24xf32>) -> tensor<3x7x24xf32>
    %129 = stablehlo.dot_general %124, %8, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<7x19x3x7xf32>, tensor<3x7x24xf32>) -> tensor<7x19x24xf32>
    %130 = stablehlo.reshape %129 : (tensor<7x19x24xf32>) -> tensor<133x24xf32>
    %131 = stablehlo.transpose %130, dims = [1, 0] : (tensor<133x24xf32>) -> tensor<24x133xf32>
    %132 = stablehlo.multiply %128, %10 : tensor<3x7x24xf32>
    %133 = stablehlo.multiply %132, %8 : tensor<3x7x24xf32>
    %134 = stablehlo.add %132, %133 : tensor<3x7x24xf32>
    %135 = stablehlo.dot_general %134, %6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x24xf32>) -> tensor<3x7x24xf32>
    return %91, %135, %131, %127 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x133xf32>, tensor<133xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x19x3x7xf32>) -> (tensor<7x19x3x7xf32>, tensor<7x19x3x7xf32>, tensor<1x1x3x7xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x19x3x7xf32>
    %6 = stablehlo.exponential %5 : tensor<7x19x3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %9 = stablehlo.log %8 : tensor<1x1x3x7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x19x3x7xf32>
    return %11, %6, %8 : tensor<7x19x3x7xf32>, tensor<7x19x3x7xf32>, tensor<1x1x3x7xf32>
  }
  func.func private @remainder(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<3x7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x7xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x7xi1>, tensor<3x7xi32>
    return %15 : tensor<3x7xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x19x3x7xf32>, %arg1: tensor<1x1x3x7xf32>, %arg2: tensor<7x19x3x7xf32>) -> tensor<7x19x3x7xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x19x3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x1x3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<7x19x3x7xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x19x3x7xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x19x3x7xf32>
    return %7 : tensor<7x19x3x7xf32>
  }
}
