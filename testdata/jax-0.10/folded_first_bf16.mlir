module @jit_folded_first_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x133xbf16>, %arg2: tensor<3x7xi32>, %arg3: tensor<133xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x133xbf16> {jax.result_info = "result[1][1]"}, tensor<133xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<24x24xi32>
    %1 = stablehlo.iota dim = 1 : tensor<24x24xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x24xi32>
    %3 = stablehlo.add %0, %2 : tensor<24x24xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<24x24xi32>, tensor<24x24xi32>) -> tensor<24x24xi1>
    %5 = stablehlo.convert %4 : (tensor<24x24xi1>) -> tensor<24x24xbf16>
    %6 = stablehlo.reverse %5, dims = [0] : tensor<24x24xbf16>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x24xbf16>) -> tensor<3x7x24xbf16>
    %8 = stablehlo.tanh %7 : tensor<3x7x24xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x7x24xbf16>
    %10 = stablehlo.subtract %9, %8 : tensor<3x7x24xbf16>
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x133xbf16>) -> tensor<133x24xbf16>
    %12 = stablehlo.reshape %11 : (tensor<133x24xbf16>) -> tensor<7x19x24xbf16>
    %13 = stablehlo.dot_general %12, %8, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<7x19x24xbf16>, tensor<3x7x24xbf16>) -> tensor<7x19x3x7xbf16>
    %14 = stablehlo.convert %13 : (tensor<7x19x3x7xbf16>) -> tensor<7x19x3x7xf32>
    %15 = stablehlo.reshape %arg3 : (tensor<133xf32>) -> tensor<7x19x1x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<7x19x1x1xf32>) -> tensor<7x19x3x7xf32>
    %17 = stablehlo.add %14, %16 : tensor<7x19x3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %21 = stablehlo.compare EQ, %17, %20, FLOAT : (tensor<7x19x3x7xf32>, tensor<7x19x3x7xf32>) -> tensor<7x19x3x7xi1>
    %22 = stablehlo.convert %21 : (tensor<7x19x3x7xi1>) -> tensor<7x19x3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.maximum %24, %18 : tensor<3x7xf32>
    %26 = stablehlo.compare EQ, %18, %25, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %31 = stablehlo.compare EQ, %30, %25, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<3x7xi1>, tensor<3x7xf32>
    %35 = stablehlo.divide %29, %34 : tensor<3x7xf32>
    %36 = stablehlo.broadcast_in_dim %25, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %38 = stablehlo.subtract %17, %37 : tensor<7x19x3x7xf32>
    %39 = stablehlo.exponential %38 : tensor<7x19x3x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %43 = stablehlo.divide %39, %42 : tensor<7x19x3x7xf32>
    %44 = stablehlo.multiply %41, %41 : tensor<1x1x3x7xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x1x3x7xf32>
    %46 = stablehlo.divide %45, %44 : tensor<1x1x3x7xf32>
    %47:3 = call @log_softmax(%17) : (tensor<7x19x3x7xf32>) -> (tensor<7x19x3x7xf32>, tensor<7x19x3x7xf32>, tensor<1x1x3x7xf32>)
    %48 = stablehlo.multiply %43, %47#0 : tensor<7x19x3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %50 = stablehlo.negate %49 : tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.reduce(%17 init: %cst_11) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %52 = stablehlo.reshape %51 : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %54 = stablehlo.compare EQ, %17, %53, FLOAT : (tensor<7x19x3x7xf32>, tensor<7x19x3x7xf32>) -> tensor<7x19x3x7xi1>
    %55 = stablehlo.convert %54 : (tensor<7x19x3x7xi1>) -> tensor<7x19x3x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %58 = stablehlo.maximum %57, %51 : tensor<3x7xf32>
    %59 = stablehlo.compare EQ, %51, %58, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %64 = stablehlo.compare EQ, %63, %58, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<3x7xi1>, tensor<3x7xf32>
    %68 = stablehlo.divide %62, %67 : tensor<3x7xf32>
    %69 = stablehlo.is_finite %58 : (tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %71 = stablehlo.select %69, %58, %70 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %75 = stablehlo.subtract %17, %74 : tensor<7x19x3x7xf32>
    %76 = stablehlo.exponential %75 : tensor<7x19x3x7xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %78 = stablehlo.sign %77 : tensor<3x7xf32>
    %79 = stablehlo.abs %77 : tensor<3x7xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %81 = stablehlo.compare GE, %77, %80, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %82 = stablehlo.log %79 : tensor<3x7xf32>
    %83 = stablehlo.add %82, %71 : tensor<3x7xf32>
    %c_23 = stablehlo.constant dense<3> : tensor<i32>
    %84 = call @remainder(%arg2, %c_23) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %85 = stablehlo.convert %84 : (tensor<3x7xi32>) -> tensor<3x7xf32>
    %86 = stablehlo.multiply %83, %85 : tensor<3x7xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %88 = stablehlo.divide %87, %cst_25 : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%50 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %90 = stablehlo.divide %89, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %91 = stablehlo.multiply %cst_28, %90 : tensor<f32>
    %92 = stablehlo.add %88, %91 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.multiply %cst_29, %cst_30 : tensor<f32>
    %cst_31 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %94 = stablehlo.divide %93, %cst_31 : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %96 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %98 = stablehlo.multiply %97, %85 : tensor<3x7xf32>
    %99 = stablehlo.divide %98, %79 : tensor<3x7xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %101 = stablehlo.select %81, %100, %99 : tensor<3x7xi1>, tensor<3x7xf32>
    %102 = stablehlo.select %81, %99, %100 : tensor<3x7xi1>, tensor<3x7xf32>
    %103 = stablehlo.negate %101 : tensor<3x7xf32>
    %104 = stablehlo.add %102, %103 : tensor<3x7xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<7x19x3x7xf32>
    %106 = stablehlo.multiply %105, %76 : tensor<7x19x3x7xf32>
    %107 = stablehlo.negate %95 : tensor<3x7xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<7x19x3x7xf32>
    %109 = stablehlo.multiply %43, %108 : tensor<7x19x3x7xf32>
    %110 = stablehlo.multiply %108, %47#0 : tensor<7x19x3x7xf32>
    %111 = call @log_softmax_0(%47#1, %47#2, %109) : (tensor<7x19x3x7xf32>, tensor<1x1x3x7xf32>, tensor<7x19x3x7xf32>) -> tensor<7x19x3x7xf32>
    %112 = stablehlo.add %106, %111 : tensor<7x19x3x7xf32>
    %113 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %114 = stablehlo.multiply %110, %113 : tensor<7x19x3x7xf32>
    %115 = stablehlo.multiply %114, %39 : tensor<7x19x3x7xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %117 = stablehlo.reshape %116 : (tensor<3x7xf32>) -> tensor<1x1x3x7xf32>
    %118 = stablehlo.negate %117 : tensor<1x1x3x7xf32>
    %119 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<1x1x3x7xf32>) -> tensor<7x19x3x7xf32>
    %120 = stablehlo.divide %110, %119 : tensor<7x19x3x7xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%118 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<7x19x3x7xf32>
    %123 = stablehlo.add %120, %122 : tensor<7x19x3x7xf32>
    %124 = stablehlo.multiply %123, %39 : tensor<7x19x3x7xf32>
    %125 = stablehlo.add %112, %124 : tensor<7x19x3x7xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_37) applies stablehlo.add across dimensions = [2, 3] : (tensor<7x19x3x7xf32>, tensor<f32>) -> tensor<7x19xf32>
    %127 = stablehlo.reshape %126 : (tensor<7x19xf32>) -> tensor<7x19x1x1xf32>
    %128 = stablehlo.reshape %127 : (tensor<7x19x1x1xf32>) -> tensor<133xf32>
    %129 = stablehlo.convert %125 : (tensor<7x19x3x7xf32>) -> tensor<7x19x3x7xbf16>
    %130 = stablehlo.dot_general %129, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<7x19x3x7xbf16>, tensor<7x19x24xbf16>) -> tensor<3x7x24xbf16>
    %131 = stablehlo.dot_general %129, %8, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<7x19x3x7xbf16>, tensor<3x7x24xbf16>) -> tensor<7x19x24xbf16>
    %132 = stablehlo.reshape %131 : (tensor<7x19x24xbf16>) -> tensor<133x24xbf16>
    %133 = stablehlo.transpose %132, dims = [1, 0] : (tensor<133x24xbf16>) -> tensor<24x133xbf16>
    %134 = stablehlo.multiply %130, %10 : tensor<3x7x24xbf16>
    %135 = stablehlo.multiply %134, %8 : tensor<3x7x24xbf16>
    %136 = stablehlo.add %134, %135 : tensor<3x7x24xbf16>
    %137 = stablehlo.dot_general %136, %6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x24xbf16>) -> tensor<3x7x24xbf16>
    return %92, %137, %133, %128 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x133xbf16>, tensor<133xf32>
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
