module @jit_one_maximum_written_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.compare GT, %arg4, %1, FLOAT : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3:2 = call @_where(%2, %0, %cst_0) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.slice %3#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %10 = stablehlo.convert %9 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.convert %4 : tensor<24xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<24xf32>
    %14 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.divide %17, %21 : tensor<24xf32>
    %23 = stablehlo.slice %3#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.reshape %24 : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %27 = stablehlo.compare EQ, %23, %26, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %28 = stablehlo.convert %27 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.maximum %13, %24 : tensor<24xf32>
    %31 = stablehlo.compare EQ, %13, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<24xi1>, tensor<24xf32>
    %35 = stablehlo.compare EQ, %24, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<24xi1>, tensor<24xf32>
    %39 = stablehlo.divide %34, %38 : tensor<24xf32>
    %40 = stablehlo.compare EQ, %24, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<24xi1>, tensor<24xf32>
    %44 = stablehlo.compare EQ, %13, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<24xi1>, tensor<24xf32>
    %48 = stablehlo.divide %43, %47 : tensor<24xf32>
    %49 = stablehlo.slice %3#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_18) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.reshape %50 : (tensor<24xf32>) -> tensor<24x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %53 = stablehlo.compare EQ, %49, %52, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %54 = stablehlo.convert %53 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.maximum %30, %50 : tensor<24xf32>
    %57 = stablehlo.compare EQ, %30, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<24xi1>, tensor<24xf32>
    %61 = stablehlo.compare EQ, %50, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.select %61, %62, %63 : tensor<24xi1>, tensor<24xf32>
    %65 = stablehlo.divide %60, %64 : tensor<24xf32>
    %66 = stablehlo.compare EQ, %50, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<24xi1>, tensor<24xf32>
    %70 = stablehlo.compare EQ, %30, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %73 = stablehlo.select %70, %71, %72 : tensor<24xi1>, tensor<24xf32>
    %74 = stablehlo.divide %69, %73 : tensor<24xf32>
    %75 = stablehlo.slice %3#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_28) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %77 = stablehlo.reshape %76 : (tensor<24xf32>) -> tensor<24x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %79 = stablehlo.compare EQ, %75, %78, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %80 = stablehlo.convert %79 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.maximum %56, %76 : tensor<24xf32>
    %83 = stablehlo.compare EQ, %56, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<24xi1>, tensor<24xf32>
    %87 = stablehlo.compare EQ, %76, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<24xi1>, tensor<24xf32>
    %91 = stablehlo.divide %86, %90 : tensor<24xf32>
    %92 = stablehlo.compare EQ, %76, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.select %92, %93, %94 : tensor<24xi1>, tensor<24xf32>
    %96 = stablehlo.compare EQ, %56, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.select %96, %97, %98 : tensor<24xi1>, tensor<24xf32>
    %100 = stablehlo.divide %95, %99 : tensor<24xf32>
    %101 = stablehlo.slice %3#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_38) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %103 = stablehlo.reshape %102 : (tensor<24xf32>) -> tensor<24x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %105 = stablehlo.compare EQ, %101, %104, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %106 = stablehlo.convert %105 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.maximum %82, %102 : tensor<24xf32>
    %109 = stablehlo.compare EQ, %82, %108, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.select %109, %110, %111 : tensor<24xi1>, tensor<24xf32>
    %113 = stablehlo.compare EQ, %102, %108, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %116 = stablehlo.select %113, %114, %115 : tensor<24xi1>, tensor<24xf32>
    %117 = stablehlo.divide %112, %116 : tensor<24xf32>
    %118 = stablehlo.compare EQ, %102, %108, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.select %118, %119, %120 : tensor<24xi1>, tensor<24xf32>
    %122 = stablehlo.compare EQ, %82, %108, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.select %122, %123, %124 : tensor<24xi1>, tensor<24xf32>
    %126 = stablehlo.divide %121, %125 : tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %128 = stablehlo.slice %3#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %129 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %131 = stablehlo.subtract %128, %130 : tensor<24x30xf32>
    %132 = stablehlo.exponential %131 : tensor<24x30xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %134 = stablehlo.add %127, %133 : tensor<24xf32>
    %135 = stablehlo.slice %3#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %136 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %138 = stablehlo.subtract %135, %137 : tensor<24x30xf32>
    %139 = stablehlo.exponential %138 : tensor<24x30xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %141 = stablehlo.add %134, %140 : tensor<24xf32>
    %142 = stablehlo.slice %3#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %143 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %145 = stablehlo.subtract %142, %144 : tensor<24x30xf32>
    %146 = stablehlo.exponential %145 : tensor<24x30xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.add %141, %147 : tensor<24xf32>
    %149 = stablehlo.slice %3#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %150 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %152 = stablehlo.subtract %149, %151 : tensor<24x30xf32>
    %153 = stablehlo.exponential %152 : tensor<24x30xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.add %148, %154 : tensor<24xf32>
    %156 = stablehlo.slice %3#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %157 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %159 = stablehlo.subtract %156, %158 : tensor<24x11xf32>
    %160 = stablehlo.exponential %159 : tensor<24x11xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.add %155, %161 : tensor<24xf32>
    %163 = stablehlo.log %162 : tensor<24xf32>
    %164 = stablehlo.add %163, %108 : tensor<24xf32>
    %165 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %166:2 = call @take_along_axis(%3#0, %165) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %167 = stablehlo.reshape %166#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %168 = stablehlo.subtract %167, %164 : tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %170 = stablehlo.multiply %168, %arg3 : tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %172 = stablehlo.negate %171 : tensor<f32>
    %173 = stablehlo.multiply %169, %arg3 : tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%173 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %175 = stablehlo.multiply %cst_57, %174 : tensor<f32>
    %176 = stablehlo.subtract %172, %175 : tensor<f32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.negate %cst_58 : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %179 = stablehlo.multiply %178, %arg3 : tensor<24xf32>
    %180 = stablehlo.negate %179 : tensor<24xf32>
    %181 = stablehlo.broadcast_in_dim %179, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %182 = call @take_along_axis_0(%166#1, %181) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %183 = stablehlo.divide %180, %162 : tensor<24xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %185 = stablehlo.multiply %184, %160 : tensor<24x11xf32>
    %186 = stablehlo.negate %185 : tensor<24x11xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %188 = stablehlo.reshape %187 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%188 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %190 = stablehlo.add %180, %189 : tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.pad %185, %cst_61, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %192 = stablehlo.add %182, %191 : tensor<24x131xf32>
    %193 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %194 = stablehlo.multiply %193, %153 : tensor<24x30xf32>
    %195 = stablehlo.negate %194 : tensor<24x30xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %197 = stablehlo.reshape %196 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %199 = stablehlo.add %190, %198 : tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.pad %194, %cst_64, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %201 = stablehlo.add %192, %200 : tensor<24x131xf32>
    %202 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %203 = stablehlo.multiply %202, %146 : tensor<24x30xf32>
    %204 = stablehlo.negate %203 : tensor<24x30xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %206 = stablehlo.reshape %205 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.add %199, %207 : tensor<24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.pad %203, %cst_67, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %210 = stablehlo.add %201, %209 : tensor<24x131xf32>
    %211 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %212 = stablehlo.multiply %211, %139 : tensor<24x30xf32>
    %213 = stablehlo.negate %212 : tensor<24x30xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %215 = stablehlo.reshape %214 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.add %208, %216 : tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.pad %212, %cst_70, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %219 = stablehlo.add %210, %218 : tensor<24x131xf32>
    %220 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %221 = stablehlo.multiply %220, %132 : tensor<24x30xf32>
    %222 = stablehlo.negate %221 : tensor<24x30xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_71) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.reshape %223 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %226 = stablehlo.add %217, %225 : tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.pad %221, %cst_73, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %228 = stablehlo.add %219, %227 : tensor<24x131xf32>
    %229 = stablehlo.multiply %226, %126 : tensor<24xf32>
    %230 = stablehlo.multiply %226, %117 : tensor<24xf32>
    %231 = stablehlo.divide %229, %107 : tensor<24xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %233 = stablehlo.multiply %232, %106 : tensor<24x11xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.pad %233, %cst_74, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %235 = stablehlo.add %228, %234 : tensor<24x131xf32>
    %236 = stablehlo.multiply %230, %100 : tensor<24xf32>
    %237 = stablehlo.multiply %230, %91 : tensor<24xf32>
    %238 = stablehlo.divide %236, %81 : tensor<24xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %240 = stablehlo.multiply %239, %80 : tensor<24x30xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.pad %240, %cst_75, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %242 = stablehlo.add %235, %241 : tensor<24x131xf32>
    %243 = stablehlo.multiply %237, %74 : tensor<24xf32>
    %244 = stablehlo.multiply %237, %65 : tensor<24xf32>
    %245 = stablehlo.divide %243, %55 : tensor<24xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %247 = stablehlo.multiply %246, %54 : tensor<24x30xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.pad %247, %cst_76, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %249 = stablehlo.add %242, %248 : tensor<24x131xf32>
    %250 = stablehlo.multiply %244, %48 : tensor<24xf32>
    %251 = stablehlo.multiply %244, %39 : tensor<24xf32>
    %252 = stablehlo.divide %250, %29 : tensor<24xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %254 = stablehlo.multiply %253, %28 : tensor<24x30xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.pad %254, %cst_77, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %256 = stablehlo.add %249, %255 : tensor<24x131xf32>
    %257 = stablehlo.multiply %251, %22 : tensor<24xf32>
    %258 = stablehlo.divide %257, %11 : tensor<24xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %260 = stablehlo.multiply %259, %10 : tensor<24x30xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.pad %260, %cst_78, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %262 = stablehlo.add %256, %261 : tensor<24x131xf32>
    %263 = call @_where_1(%2, %3#1, %262) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %264 = stablehlo.dot_general %263, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %265 = stablehlo.transpose %264, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %266 = stablehlo.dot_general %263, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %176, %266, %265 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x131xi1>, tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    return %2, %3 : tensor<24x131xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x131xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x131xi1>, tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
