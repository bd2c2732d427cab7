module @jit_label_threshold_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<3x7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xbf16>, tensor<24x131xbf16>) -> tensor<3x7x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x7x131xbf16>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %6 = stablehlo.convert %5 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<3x7x1xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%1 init: %cst_2) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.reshape %11 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.compare EQ, %1, %13, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %15 = stablehlo.convert %14 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_4 = stablehlo.constant dense<0.174740806> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %19 = stablehlo.subtract %17, %18 : tensor<3x7x1xf32>
    %20 = stablehlo.add %10, %19 : tensor<3x7x1xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<3x7x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %24 = stablehlo.subtract %1, %23 : tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.maximum %24, %25 : tensor<3x7x131xf32>
    %27 = stablehlo.compare EQ, %24, %26, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %32 = stablehlo.compare EQ, %31, %26, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %36 = stablehlo.divide %30, %35 : tensor<3x7x131xf32>
    %37 = chlo.square %26 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %39 = stablehlo.multiply %38, %26 : tensor<3x7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%37 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %43 = stablehlo.compare GE, %41, %42, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %44 = call @_where(%43, %22, %10) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %45 = call @_where(%43, %19, %22) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %46 = stablehlo.add %44, %45 : tensor<3x7x1xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %48 = stablehlo.divide %46, %47 : tensor<3x7x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %50 = stablehlo.subtract %1, %49 : tensor<3x7x131xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %52 = stablehlo.maximum %50, %51 : tensor<3x7x131xf32>
    %53 = stablehlo.compare EQ, %50, %52, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %56 = stablehlo.select %53, %54, %55 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %58 = stablehlo.compare EQ, %57, %52, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %62 = stablehlo.divide %56, %61 : tensor<3x7x131xf32>
    %63 = chlo.square %52 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %65 = stablehlo.multiply %64, %52 : tensor<3x7x131xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%63 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_24 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %69 = stablehlo.compare GE, %67, %68, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %70 = call @_where(%69, %48, %44) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %71 = call @_where(%69, %45, %48) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %72 = stablehlo.add %70, %71 : tensor<3x7x1xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %74 = stablehlo.divide %72, %73 : tensor<3x7x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %76 = stablehlo.subtract %1, %75 : tensor<3x7x131xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %78 = stablehlo.maximum %76, %77 : tensor<3x7x131xf32>
    %79 = stablehlo.compare EQ, %76, %78, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %82 = stablehlo.select %79, %80, %81 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %84 = stablehlo.compare EQ, %83, %78, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %87 = stablehlo.select %84, %85, %86 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %88 = stablehlo.divide %82, %87 : tensor<3x7x131xf32>
    %89 = chlo.square %78 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %91 = stablehlo.multiply %90, %78 : tensor<3x7x131xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%89 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_34 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %95 = stablehlo.compare GE, %93, %94, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %96 = call @_where(%95, %74, %70) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %97 = call @_where(%95, %71, %74) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %98 = stablehlo.add %96, %97 : tensor<3x7x1xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %100 = stablehlo.divide %98, %99 : tensor<3x7x1xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %102 = stablehlo.subtract %1, %101 : tensor<3x7x131xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %104 = stablehlo.maximum %102, %103 : tensor<3x7x131xf32>
    %105 = stablehlo.compare EQ, %102, %104, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %108 = stablehlo.select %105, %106, %107 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %110 = stablehlo.compare EQ, %109, %104, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %113 = stablehlo.select %110, %111, %112 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %114 = stablehlo.divide %108, %113 : tensor<3x7x131xf32>
    %115 = chlo.square %104 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %117 = stablehlo.multiply %116, %104 : tensor<3x7x131xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%115 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_44 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %121 = stablehlo.compare GE, %119, %120, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %122 = call @_where(%121, %100, %96) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %123 = call @_where(%121, %97, %100) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %125 = stablehlo.subtract %1, %124 : tensor<3x7x131xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %127 = stablehlo.maximum %125, %126 : tensor<3x7x131xf32>
    %128 = stablehlo.compare EQ, %125, %127, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %131 = stablehlo.select %128, %129, %130 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %133 = stablehlo.compare EQ, %132, %127, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %136 = stablehlo.select %133, %134, %135 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %137 = stablehlo.divide %131, %136 : tensor<3x7x131xf32>
    %138 = chlo.square %127 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %140 = stablehlo.multiply %139, %127 : tensor<3x7x131xf32>
    %141 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %142:2 = call @take_along_axis(%138, %141) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %143 = stablehlo.reshape %142#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%138 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %145 = stablehlo.divide %143, %144 : tensor<3x7xf32>
    %146 = stablehlo.multiply %144, %144 : tensor<3x7xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %148 = stablehlo.divide %147, %146 : tensor<3x7xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %150 = stablehlo.add %145, %149 : tensor<3x7xf32>
    %151 = stablehlo.log %150 : tensor<3x7xf32>
    %152 = stablehlo.negate %151 : tensor<3x7xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_56 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %154 = stablehlo.divide %153, %cst_56 : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_58 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %155 = stablehlo.divide %cst_57, %cst_58 : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %157 = stablehlo.negate %156 : tensor<3x7xf32>
    %158 = stablehlo.divide %157, %150 : tensor<3x7xf32>
    %159 = stablehlo.multiply %158, %148 : tensor<3x7xf32>
    %160 = stablehlo.multiply %159, %143 : tensor<3x7xf32>
    %161 = stablehlo.negate %160 : tensor<3x7xf32>
    %162 = stablehlo.divide %158, %144 : tensor<3x7xf32>
    %163 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %164 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %165 = call @take_along_axis_0(%142#1, %164) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %166 = stablehlo.add %163, %165 : tensor<3x7x131xf32>
    %167 = stablehlo.multiply %166, %140 : tensor<3x7x131xf32>
    %168 = stablehlo.multiply %167, %137 : tensor<3x7x131xf32>
    %169 = stablehlo.convert %168 : (tensor<3x7x131xf32>) -> tensor<3x7x131xbf16>
    %170 = stablehlo.dot_general %169, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<3x7x24xbf16>) -> tensor<131x24xbf16>
    %171 = stablehlo.transpose %170, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %172 = stablehlo.dot_general %169, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xbf16>, tensor<24x131xbf16>) -> tensor<3x7x24xbf16>
    return %154, %172, %171 : tensor<f32>, tensor<3x7x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @_where(%arg0: tensor<3x7x1xi1>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x1xf32>) -> tensor<3x7x1xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    return %0 : tensor<3x7x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7x1xi1>, tensor<3x7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x7x1xi32>) -> tensor<3x7x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x7x1x1xi1>, tensor<i1>) -> tensor<3x7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x131xf32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    return %15, %5 : tensor<3x7x1xf32>, tensor<3x7x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<3x7x1xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
}
