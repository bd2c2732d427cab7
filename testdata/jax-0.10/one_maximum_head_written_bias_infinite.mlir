module @jit_one_maximum_head_written_bias_infinite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %3 = stablehlo.slice %arg4 [0:30] : (tensor<131xf32>) -> tensor<30xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %6 = stablehlo.add %2, %5 : tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.reshape %7 : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %10 = stablehlo.compare EQ, %6, %9, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %11 = stablehlo.convert %10 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.convert %0 : tensor<24xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<24xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.divide %18, %22 : tensor<24xf32>
    %24 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %25 = stablehlo.dot_general %arg0, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %26 = stablehlo.slice %arg4 [30:60] : (tensor<131xf32>) -> tensor<30xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %29 = stablehlo.add %25, %28 : tensor<24x30xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.reshape %30 : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %33 = stablehlo.compare EQ, %29, %32, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %34 = stablehlo.convert %33 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.maximum %14, %30 : tensor<24xf32>
    %37 = stablehlo.compare EQ, %14, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<24xi1>, tensor<24xf32>
    %41 = stablehlo.compare EQ, %30, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<24xi1>, tensor<24xf32>
    %45 = stablehlo.divide %40, %44 : tensor<24xf32>
    %46 = stablehlo.compare EQ, %30, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<24xi1>, tensor<24xf32>
    %50 = stablehlo.compare EQ, %14, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.select %50, %51, %52 : tensor<24xi1>, tensor<24xf32>
    %54 = stablehlo.divide %49, %53 : tensor<24xf32>
    %55 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %56 = stablehlo.dot_general %arg0, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %57 = stablehlo.slice %arg4 [60:90] : (tensor<131xf32>) -> tensor<30xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %60 = stablehlo.add %56, %59 : tensor<24x30xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.reshape %61 : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %64 = stablehlo.compare EQ, %60, %63, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %65 = stablehlo.convert %64 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.maximum %36, %61 : tensor<24xf32>
    %68 = stablehlo.compare EQ, %36, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<24xi1>, tensor<24xf32>
    %72 = stablehlo.compare EQ, %61, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<24xi1>, tensor<24xf32>
    %76 = stablehlo.divide %71, %75 : tensor<24xf32>
    %77 = stablehlo.compare EQ, %61, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<24xi1>, tensor<24xf32>
    %81 = stablehlo.compare EQ, %36, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.select %81, %82, %83 : tensor<24xi1>, tensor<24xf32>
    %85 = stablehlo.divide %80, %84 : tensor<24xf32>
    %86 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %87 = stablehlo.dot_general %arg0, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %88 = stablehlo.slice %arg4 [90:120] : (tensor<131xf32>) -> tensor<30xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %91 = stablehlo.add %87, %90 : tensor<24x30xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.reshape %92 : (tensor<24xf32>) -> tensor<24x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %95 = stablehlo.compare EQ, %91, %94, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %96 = stablehlo.convert %95 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %98 = stablehlo.maximum %67, %92 : tensor<24xf32>
    %99 = stablehlo.compare EQ, %67, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.select %99, %100, %101 : tensor<24xi1>, tensor<24xf32>
    %103 = stablehlo.compare EQ, %92, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<24xi1>, tensor<24xf32>
    %107 = stablehlo.divide %102, %106 : tensor<24xf32>
    %108 = stablehlo.compare EQ, %92, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.select %108, %109, %110 : tensor<24xi1>, tensor<24xf32>
    %112 = stablehlo.compare EQ, %67, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.divide %111, %115 : tensor<24xf32>
    %117 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %118 = stablehlo.dot_general %arg0, %117, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %119 = stablehlo.slice %arg4 [120:131] : (tensor<131xf32>) -> tensor<11xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %122 = stablehlo.add %118, %121 : tensor<24x11xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_36) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %124 = stablehlo.reshape %123 : (tensor<24xf32>) -> tensor<24x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %126 = stablehlo.compare EQ, %122, %125, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %127 = stablehlo.convert %126 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.maximum %98, %123 : tensor<24xf32>
    %130 = stablehlo.compare EQ, %98, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %133 = stablehlo.select %130, %131, %132 : tensor<24xi1>, tensor<24xf32>
    %134 = stablehlo.compare EQ, %123, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %137 = stablehlo.select %134, %135, %136 : tensor<24xi1>, tensor<24xf32>
    %138 = stablehlo.divide %133, %137 : tensor<24xf32>
    %139 = stablehlo.compare EQ, %123, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.select %139, %140, %141 : tensor<24xi1>, tensor<24xf32>
    %143 = stablehlo.compare EQ, %98, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.select %143, %144, %145 : tensor<24xi1>, tensor<24xf32>
    %147 = stablehlo.divide %142, %146 : tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %151 = stablehlo.dot_general %arg0, %150, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %152 = stablehlo.slice %arg4 [0:30] : (tensor<131xf32>) -> tensor<30xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %155 = stablehlo.add %151, %154 : tensor<24x30xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %156 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %157 = stablehlo.subtract %arg2, %156 : tensor<24xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %158 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %159 = stablehlo.compare GE, %157, %158, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_49 = stablehlo.constant dense<30> : tensor<i32>
    %160 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %161 = stablehlo.compare LT, %157, %160, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %162 = stablehlo.and %159, %161 : tensor<24xi1>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %c_51 = stablehlo.constant dense<29> : tensor<i32>
    %163 = call @clip(%157, %c_50, %c_51) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %165:2 = call @take_along_axis(%155, %164) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %166 = stablehlo.reshape %165#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %167 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %169 = stablehlo.subtract %155, %168 : tensor<24x30xf32>
    %170 = stablehlo.exponential %169 : tensor<24x30xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.add %148, %171 : tensor<24xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %173:2 = call @_where(%162, %166, %c_53) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %174 = stablehlo.add %149, %173#0 : tensor<24xf32>
    %175 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %176 = stablehlo.dot_general %arg0, %175, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %177 = stablehlo.slice %arg4 [30:60] : (tensor<131xf32>) -> tensor<30xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %180 = stablehlo.add %176, %179 : tensor<24x30xf32>
    %c_54 = stablehlo.constant dense<30> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %182 = stablehlo.subtract %arg2, %181 : tensor<24xi32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %184 = stablehlo.compare GE, %182, %183, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_56 = stablehlo.constant dense<30> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %186 = stablehlo.compare LT, %182, %185, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %187 = stablehlo.and %184, %186 : tensor<24xi1>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %c_58 = stablehlo.constant dense<29> : tensor<i32>
    %188 = call @clip(%182, %c_57, %c_58) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %190:2 = call @take_along_axis(%180, %189) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %191 = stablehlo.reshape %190#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %192 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %194 = stablehlo.subtract %180, %193 : tensor<24x30xf32>
    %195 = stablehlo.exponential %194 : tensor<24x30xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %197 = stablehlo.add %172, %196 : tensor<24xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %198:2 = call @_where(%187, %191, %c_60) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %199 = stablehlo.add %174, %198#0 : tensor<24xf32>
    %200 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %201 = stablehlo.dot_general %arg0, %200, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %202 = stablehlo.slice %arg4 [60:90] : (tensor<131xf32>) -> tensor<30xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %205 = stablehlo.add %201, %204 : tensor<24x30xf32>
    %c_61 = stablehlo.constant dense<60> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %207 = stablehlo.subtract %arg2, %206 : tensor<24xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %209 = stablehlo.compare GE, %207, %208, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_63 = stablehlo.constant dense<30> : tensor<i32>
    %210 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %211 = stablehlo.compare LT, %207, %210, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %212 = stablehlo.and %209, %211 : tensor<24xi1>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<29> : tensor<i32>
    %213 = call @clip(%207, %c_64, %c_65) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %215:2 = call @take_along_axis(%205, %214) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %216 = stablehlo.reshape %215#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %217 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %219 = stablehlo.subtract %205, %218 : tensor<24x30xf32>
    %220 = stablehlo.exponential %219 : tensor<24x30xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.add %197, %221 : tensor<24xf32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %223:2 = call @_where(%212, %216, %c_67) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %224 = stablehlo.add %199, %223#0 : tensor<24xf32>
    %225 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %226 = stablehlo.dot_general %arg0, %225, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %227 = stablehlo.slice %arg4 [90:120] : (tensor<131xf32>) -> tensor<30xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %230 = stablehlo.add %226, %229 : tensor<24x30xf32>
    %c_68 = stablehlo.constant dense<90> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %232 = stablehlo.subtract %arg2, %231 : tensor<24xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %234 = stablehlo.compare GE, %232, %233, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_70 = stablehlo.constant dense<30> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %236 = stablehlo.compare LT, %232, %235, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %237 = stablehlo.and %234, %236 : tensor<24xi1>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %c_72 = stablehlo.constant dense<29> : tensor<i32>
    %238 = call @clip(%232, %c_71, %c_72) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %240:2 = call @take_along_axis(%230, %239) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %241 = stablehlo.reshape %240#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %242 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %244 = stablehlo.subtract %230, %243 : tensor<24x30xf32>
    %245 = stablehlo.exponential %244 : tensor<24x30xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %247 = stablehlo.add %222, %246 : tensor<24xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %248:2 = call @_where(%237, %241, %c_74) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %249 = stablehlo.add %224, %248#0 : tensor<24xf32>
    %250 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %251 = stablehlo.dot_general %arg0, %250, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %252 = stablehlo.slice %arg4 [120:131] : (tensor<131xf32>) -> tensor<11xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %255 = stablehlo.add %251, %254 : tensor<24x11xf32>
    %c_75 = stablehlo.constant dense<120> : tensor<i32>
    %256 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %257 = stablehlo.subtract %arg2, %256 : tensor<24xi32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %258 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %259 = stablehlo.compare GE, %257, %258, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_77 = stablehlo.constant dense<11> : tensor<i32>
    %260 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %261 = stablehlo.compare LT, %257, %260, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %262 = stablehlo.and %259, %261 : tensor<24xi1>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %c_79 = stablehlo.constant dense<10> : tensor<i32>
    %263 = call @clip(%257, %c_78, %c_79) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %265:2 = call @take_along_axis_0(%255, %264) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %266 = stablehlo.reshape %265#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %267 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %269 = stablehlo.subtract %255, %268 : tensor<24x11xf32>
    %270 = stablehlo.exponential %269 : tensor<24x11xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %272 = stablehlo.add %247, %271 : tensor<24xf32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %273:2 = call @_where(%262, %266, %c_81) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %274 = stablehlo.add %249, %273#0 : tensor<24xf32>
    %275 = stablehlo.log %272 : tensor<24xf32>
    %276 = stablehlo.add %129, %275 : tensor<24xf32>
    %277 = stablehlo.subtract %276, %274 : tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %279 = stablehlo.multiply %278, %129 : tensor<24xf32>
    %280 = stablehlo.add %277, %279 : tensor<24xf32>
    %281 = stablehlo.multiply %280, %arg3 : tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.multiply %283, %arg3 : tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %286 = stablehlo.multiply %285, %284 : tensor<24xf32>
    %287 = stablehlo.negate %284 : tensor<24xf32>
    %288 = stablehlo.add %286, %284 : tensor<24xf32>
    %289 = stablehlo.divide %284, %272 : tensor<24xf32>
    %290 = call @_where_1(%262, %273#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %291 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %292 = stablehlo.multiply %291, %270 : tensor<24x11xf32>
    %293 = stablehlo.negate %292 : tensor<24x11xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %295 = stablehlo.reshape %294 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.add %288, %296 : tensor<24xf32>
    %298 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %299 = call @take_along_axis_2(%265#1, %298) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %300 = stablehlo.add %292, %299 : tensor<24x11xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.reduce(%300 init: %cst_88) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %302 = stablehlo.reshape %301 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.reduce(%302 init: %cst_89) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.pad %303, %cst_90, low = [120], high = [0], interior = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<131xf32>
    %305 = stablehlo.dot_general %300, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %306 = stablehlo.transpose %305, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %307 = stablehlo.dot_general %300, %250, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.pad %306, %cst_91, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %309 = call @_where_1(%237, %248#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %310 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %311 = stablehlo.multiply %310, %245 : tensor<24x30xf32>
    %312 = stablehlo.negate %311 : tensor<24x30xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.reduce(%312 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %314 = stablehlo.reshape %313 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%314 init: %cst_93) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %316 = stablehlo.add %297, %315 : tensor<24xf32>
    %317 = stablehlo.broadcast_in_dim %309, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %318 = call @take_along_axis_3(%240#1, %317) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %319 = stablehlo.add %311, %318 : tensor<24x30xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%319 init: %cst_94) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %321 = stablehlo.reshape %320 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_95) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.pad %322, %cst_96, low = [90], high = [11], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %324 = stablehlo.add %304, %323 : tensor<131xf32>
    %325 = stablehlo.dot_general %319, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %326 = stablehlo.transpose %325, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %327 = stablehlo.dot_general %319, %225, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %328 = stablehlo.add %307, %327 : tensor<24x24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.pad %326, %cst_97, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %330 = stablehlo.add %308, %329 : tensor<24x131xf32>
    %331 = call @_where_1(%212, %223#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %332 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %333 = stablehlo.multiply %332, %220 : tensor<24x30xf32>
    %334 = stablehlo.negate %333 : tensor<24x30xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.reduce(%334 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %336 = stablehlo.reshape %335 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%336 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %338 = stablehlo.add %316, %337 : tensor<24xf32>
    %339 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %340 = call @take_along_axis_3(%215#1, %339) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %341 = stablehlo.add %333, %340 : tensor<24x30xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%341 init: %cst_100) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %343 = stablehlo.reshape %342 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_101) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.pad %344, %cst_102, low = [60], high = [41], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %346 = stablehlo.add %324, %345 : tensor<131xf32>
    %347 = stablehlo.dot_general %341, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %348 = stablehlo.transpose %347, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %349 = stablehlo.dot_general %341, %200, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %350 = stablehlo.add %328, %349 : tensor<24x24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.pad %348, %cst_103, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %352 = stablehlo.add %330, %351 : tensor<24x131xf32>
    %353 = call @_where_1(%187, %198#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %354 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %355 = stablehlo.multiply %354, %195 : tensor<24x30xf32>
    %356 = stablehlo.negate %355 : tensor<24x30xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.reduce(%356 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.reshape %357 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.add %338, %359 : tensor<24xf32>
    %361 = stablehlo.broadcast_in_dim %353, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %362 = call @take_along_axis_3(%190#1, %361) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %363 = stablehlo.add %355, %362 : tensor<24x30xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_106) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %365 = stablehlo.reshape %364 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_107) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.pad %366, %cst_108, low = [30], high = [71], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %368 = stablehlo.add %346, %367 : tensor<131xf32>
    %369 = stablehlo.dot_general %363, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %370 = stablehlo.transpose %369, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %371 = stablehlo.dot_general %363, %175, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %372 = stablehlo.add %350, %371 : tensor<24x24xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.pad %370, %cst_109, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %374 = stablehlo.add %352, %373 : tensor<24x131xf32>
    %375 = call @_where_1(%162, %173#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %376 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %377 = stablehlo.multiply %376, %170 : tensor<24x30xf32>
    %378 = stablehlo.negate %377 : tensor<24x30xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %380 = stablehlo.reshape %379 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %382 = stablehlo.add %360, %381 : tensor<24xf32>
    %383 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %384 = call @take_along_axis_3(%165#1, %383) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %385 = stablehlo.add %377, %384 : tensor<24x30xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %387 = stablehlo.reshape %386 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_113) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.pad %388, %cst_114, low = [0], high = [101], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %390 = stablehlo.add %368, %389 : tensor<131xf32>
    %391 = stablehlo.dot_general %385, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %392 = stablehlo.transpose %391, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %393 = stablehlo.dot_general %385, %150, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %394 = stablehlo.add %372, %393 : tensor<24x24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.pad %392, %cst_115, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %396 = stablehlo.add %374, %395 : tensor<24x131xf32>
    %397 = stablehlo.multiply %382, %147 : tensor<24xf32>
    %398 = stablehlo.multiply %382, %138 : tensor<24xf32>
    %399 = stablehlo.divide %397, %128 : tensor<24xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %401 = stablehlo.multiply %400, %127 : tensor<24x11xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%401 init: %cst_116) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %403 = stablehlo.reshape %402 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%403 init: %cst_117) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.pad %404, %cst_118, low = [120], high = [0], interior = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<131xf32>
    %406 = stablehlo.add %390, %405 : tensor<131xf32>
    %407 = stablehlo.dot_general %401, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %408 = stablehlo.transpose %407, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %409 = stablehlo.dot_general %401, %117, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %410 = stablehlo.add %394, %409 : tensor<24x24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.pad %408, %cst_119, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %412 = stablehlo.add %396, %411 : tensor<24x131xf32>
    %413 = stablehlo.multiply %398, %116 : tensor<24xf32>
    %414 = stablehlo.multiply %398, %107 : tensor<24xf32>
    %415 = stablehlo.divide %413, %97 : tensor<24xf32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %417 = stablehlo.multiply %416, %96 : tensor<24x30xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_120) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %419 = stablehlo.reshape %418 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%419 init: %cst_121) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.pad %420, %cst_122, low = [90], high = [11], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %422 = stablehlo.add %406, %421 : tensor<131xf32>
    %423 = stablehlo.dot_general %417, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %424 = stablehlo.transpose %423, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %425 = stablehlo.dot_general %417, %86, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %426 = stablehlo.add %410, %425 : tensor<24x24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.pad %424, %cst_123, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %428 = stablehlo.add %412, %427 : tensor<24x131xf32>
    %429 = stablehlo.multiply %414, %85 : tensor<24xf32>
    %430 = stablehlo.multiply %414, %76 : tensor<24xf32>
    %431 = stablehlo.divide %429, %66 : tensor<24xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %433 = stablehlo.multiply %432, %65 : tensor<24x30xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%433 init: %cst_124) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %435 = stablehlo.reshape %434 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%435 init: %cst_125) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.pad %436, %cst_126, low = [60], high = [41], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %438 = stablehlo.add %422, %437 : tensor<131xf32>
    %439 = stablehlo.dot_general %433, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %440 = stablehlo.transpose %439, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %441 = stablehlo.dot_general %433, %55, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %442 = stablehlo.add %426, %441 : tensor<24x24xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.pad %440, %cst_127, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %444 = stablehlo.add %428, %443 : tensor<24x131xf32>
    %445 = stablehlo.multiply %430, %54 : tensor<24xf32>
    %446 = stablehlo.multiply %430, %45 : tensor<24xf32>
    %447 = stablehlo.divide %445, %35 : tensor<24xf32>
    %448 = stablehlo.broadcast_in_dim %447, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %449 = stablehlo.multiply %448, %34 : tensor<24x30xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%449 init: %cst_128) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %451 = stablehlo.reshape %450 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.pad %452, %cst_130, low = [30], high = [71], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %454 = stablehlo.add %438, %453 : tensor<131xf32>
    %455 = stablehlo.dot_general %449, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %456 = stablehlo.transpose %455, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %457 = stablehlo.dot_general %449, %24, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %458 = stablehlo.add %442, %457 : tensor<24x24xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.pad %456, %cst_131, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %460 = stablehlo.add %444, %459 : tensor<24x131xf32>
    %461 = stablehlo.multiply %446, %23 : tensor<24xf32>
    %462 = stablehlo.divide %461, %12 : tensor<24xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %464 = stablehlo.multiply %463, %11 : tensor<24x30xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%464 init: %cst_132) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %466 = stablehlo.reshape %465 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_133) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.pad %467, %cst_134, low = [0], high = [101], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %469 = stablehlo.add %454, %468 : tensor<131xf32>
    %470 = stablehlo.dot_general %464, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %471 = stablehlo.transpose %470, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %472 = stablehlo.dot_general %464, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %473 = stablehlo.add %458, %472 : tensor<24x24xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.pad %471, %cst_135, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %475 = stablehlo.add %460, %474 : tensor<24x131xf32>
    return %282, %473, %475, %469 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
  }
  func.func private @clip(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x30xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<30> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<29> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x30xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x11xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x11xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x30xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    return %1 : tensor<24x30xf32>
  }
}
