module @jit_label_threshold_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<3x7x1xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%0 init: %cst_2) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.reshape %10 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %13 = stablehlo.compare EQ, %0, %12, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %14 = stablehlo.convert %13 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_4 = stablehlo.constant dense<0.174740806> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %18 = stablehlo.subtract %16, %17 : tensor<3x7x1xf32>
    %19 = stablehlo.add %9, %18 : tensor<3x7x1xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %21 = stablehlo.divide %19, %20 : tensor<3x7x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %23 = stablehlo.subtract %0, %22 : tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %25 = stablehlo.maximum %23, %24 : tensor<3x7x131xf32>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %31 = stablehlo.compare EQ, %30, %25, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %35 = stablehlo.divide %29, %34 : tensor<3x7x131xf32>
    %36 = chlo.square %25 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %38 = stablehlo.multiply %37, %25 : tensor<3x7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%36 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %42 = stablehlo.compare GE, %40, %41, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %43 = call @_where(%42, %21, %9) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %44 = call @_where(%42, %18, %21) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %45 = stablehlo.add %43, %44 : tensor<3x7x1xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %47 = stablehlo.divide %45, %46 : tensor<3x7x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %49 = stablehlo.subtract %0, %48 : tensor<3x7x131xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %51 = stablehlo.maximum %49, %50 : tensor<3x7x131xf32>
    %52 = stablehlo.compare EQ, %49, %51, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %57 = stablehlo.compare EQ, %56, %51, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %61 = stablehlo.divide %55, %60 : tensor<3x7x131xf32>
    %62 = chlo.square %51 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %64 = stablehlo.multiply %63, %51 : tensor<3x7x131xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%62 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_24 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %68 = stablehlo.compare GE, %66, %67, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %69 = call @_where(%68, %47, %43) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %70 = call @_where(%68, %44, %47) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %71 = stablehlo.add %69, %70 : tensor<3x7x1xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %73 = stablehlo.divide %71, %72 : tensor<3x7x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %75 = stablehlo.subtract %0, %74 : tensor<3x7x131xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %77 = stablehlo.maximum %75, %76 : tensor<3x7x131xf32>
    %78 = stablehlo.compare EQ, %75, %77, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %81 = stablehlo.select %78, %79, %80 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %83 = stablehlo.compare EQ, %82, %77, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %87 = stablehlo.divide %81, %86 : tensor<3x7x131xf32>
    %88 = chlo.square %77 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %90 = stablehlo.multiply %89, %77 : tensor<3x7x131xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%88 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_34 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %94 = stablehlo.compare GE, %92, %93, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %95 = call @_where(%94, %73, %69) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %96 = call @_where(%94, %70, %73) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %97 = stablehlo.add %95, %96 : tensor<3x7x1xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %99 = stablehlo.divide %97, %98 : tensor<3x7x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %101 = stablehlo.subtract %0, %100 : tensor<3x7x131xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %103 = stablehlo.maximum %101, %102 : tensor<3x7x131xf32>
    %104 = stablehlo.compare EQ, %101, %103, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %107 = stablehlo.select %104, %105, %106 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %109 = stablehlo.compare EQ, %108, %103, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %112 = stablehlo.select %109, %110, %111 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %113 = stablehlo.divide %107, %112 : tensor<3x7x131xf32>
    %114 = chlo.square %103 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %116 = stablehlo.multiply %115, %103 : tensor<3x7x131xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%114 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_44 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %120 = stablehlo.compare GE, %118, %119, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %121 = call @_where(%120, %99, %95) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %122 = call @_where(%120, %96, %99) : (tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xf32>
    %123 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %124 = stablehlo.subtract %0, %123 : tensor<3x7x131xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %126 = stablehlo.maximum %124, %125 : tensor<3x7x131xf32>
    %127 = stablehlo.compare EQ, %124, %126, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %130 = stablehlo.select %127, %128, %129 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %132 = stablehlo.compare EQ, %131, %126, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %135 = stablehlo.select %132, %133, %134 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %136 = stablehlo.divide %130, %135 : tensor<3x7x131xf32>
    %137 = chlo.square %126 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %139 = stablehlo.multiply %138, %126 : tensor<3x7x131xf32>
    %140 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %141:2 = call @take_along_axis(%137, %140) : (tensor<3x7x131xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %142 = stablehlo.reshape %141#0 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%137 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %144 = stablehlo.divide %142, %143 : tensor<3x7xf32>
    %145 = stablehlo.multiply %143, %143 : tensor<3x7xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %147 = stablehlo.divide %146, %145 : tensor<3x7xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %149 = stablehlo.add %144, %148 : tensor<3x7xf32>
    %150 = stablehlo.log %149 : tensor<3x7xf32>
    %151 = stablehlo.negate %150 : tensor<3x7xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_56 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %153 = stablehlo.divide %152, %cst_56 : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_58 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %154 = stablehlo.divide %cst_57, %cst_58 : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %156 = stablehlo.negate %155 : tensor<3x7xf32>
    %157 = stablehlo.divide %156, %149 : tensor<3x7xf32>
    %158 = stablehlo.multiply %157, %147 : tensor<3x7xf32>
    %159 = stablehlo.multiply %158, %142 : tensor<3x7xf32>
    %160 = stablehlo.negate %159 : tensor<3x7xf32>
    %161 = stablehlo.divide %157, %143 : tensor<3x7xf32>
    %162 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %163 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %164 = call @take_along_axis_0(%141#1, %163) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %165 = stablehlo.add %162, %164 : tensor<3x7x131xf32>
    %166 = stablehlo.multiply %165, %139 : tensor<3x7x131xf32>
    %167 = stablehlo.multiply %166, %136 : tensor<3x7x131xf32>
    %168 = stablehlo.dot_general %167, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %169 = stablehlo.transpose %168, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %170 = stablehlo.dot_general %167, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %153, %170, %169 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
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
