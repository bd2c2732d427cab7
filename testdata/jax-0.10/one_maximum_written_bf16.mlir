module @jit_one_maximum_written_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x131xbf16>) -> tensor<24x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %8 = stablehlo.convert %7 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.convert %2 : tensor<24xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<24xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24xi1>, tensor<24xf32>
    %16 = stablehlo.compare EQ, %10, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.divide %15, %19 : tensor<24xf32>
    %21 = stablehlo.slice %1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.reshape %22 : (tensor<24xf32>) -> tensor<24x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %25 = stablehlo.compare EQ, %21, %24, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %26 = stablehlo.convert %25 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.maximum %11, %22 : tensor<24xf32>
    %29 = stablehlo.compare EQ, %11, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.compare EQ, %22, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<24xi1>, tensor<24xf32>
    %37 = stablehlo.divide %32, %36 : tensor<24xf32>
    %38 = stablehlo.compare EQ, %22, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<24xi1>, tensor<24xf32>
    %42 = stablehlo.compare EQ, %11, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.select %42, %43, %44 : tensor<24xi1>, tensor<24xf32>
    %46 = stablehlo.divide %41, %45 : tensor<24xf32>
    %47 = stablehlo.slice %1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.reshape %48 : (tensor<24xf32>) -> tensor<24x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %51 = stablehlo.compare EQ, %47, %50, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %52 = stablehlo.convert %51 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.maximum %28, %48 : tensor<24xf32>
    %55 = stablehlo.compare EQ, %28, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.compare EQ, %48, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<24xi1>, tensor<24xf32>
    %63 = stablehlo.divide %58, %62 : tensor<24xf32>
    %64 = stablehlo.compare EQ, %48, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<24xi1>, tensor<24xf32>
    %68 = stablehlo.compare EQ, %28, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<24xi1>, tensor<24xf32>
    %72 = stablehlo.divide %67, %71 : tensor<24xf32>
    %73 = stablehlo.slice %1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.reshape %74 : (tensor<24xf32>) -> tensor<24x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %77 = stablehlo.compare EQ, %73, %76, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %78 = stablehlo.convert %77 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.maximum %54, %74 : tensor<24xf32>
    %81 = stablehlo.compare EQ, %54, %80, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.select %81, %82, %83 : tensor<24xi1>, tensor<24xf32>
    %85 = stablehlo.compare EQ, %74, %80, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %88 = stablehlo.select %85, %86, %87 : tensor<24xi1>, tensor<24xf32>
    %89 = stablehlo.divide %84, %88 : tensor<24xf32>
    %90 = stablehlo.compare EQ, %74, %80, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.select %90, %91, %92 : tensor<24xi1>, tensor<24xf32>
    %94 = stablehlo.compare EQ, %54, %80, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.select %94, %95, %96 : tensor<24xi1>, tensor<24xf32>
    %98 = stablehlo.divide %93, %97 : tensor<24xf32>
    %99 = stablehlo.slice %1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_36) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %101 = stablehlo.reshape %100 : (tensor<24xf32>) -> tensor<24x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %103 = stablehlo.compare EQ, %99, %102, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %104 = stablehlo.convert %103 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.maximum %80, %100 : tensor<24xf32>
    %107 = stablehlo.compare EQ, %80, %106, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.select %107, %108, %109 : tensor<24xi1>, tensor<24xf32>
    %111 = stablehlo.compare EQ, %100, %106, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.select %111, %112, %113 : tensor<24xi1>, tensor<24xf32>
    %115 = stablehlo.divide %110, %114 : tensor<24xf32>
    %116 = stablehlo.compare EQ, %100, %106, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.select %116, %117, %118 : tensor<24xi1>, tensor<24xf32>
    %120 = stablehlo.compare EQ, %80, %106, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.select %120, %121, %122 : tensor<24xi1>, tensor<24xf32>
    %124 = stablehlo.divide %119, %123 : tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %126 = stablehlo.slice %1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %127 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %129 = stablehlo.subtract %126, %128 : tensor<24x30xf32>
    %130 = stablehlo.exponential %129 : tensor<24x30xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %132 = stablehlo.add %125, %131 : tensor<24xf32>
    %133 = stablehlo.slice %1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %134 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %136 = stablehlo.subtract %133, %135 : tensor<24x30xf32>
    %137 = stablehlo.exponential %136 : tensor<24x30xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %139 = stablehlo.add %132, %138 : tensor<24xf32>
    %140 = stablehlo.slice %1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %141 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %143 = stablehlo.subtract %140, %142 : tensor<24x30xf32>
    %144 = stablehlo.exponential %143 : tensor<24x30xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.add %139, %145 : tensor<24xf32>
    %147 = stablehlo.slice %1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %148 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %150 = stablehlo.subtract %147, %149 : tensor<24x30xf32>
    %151 = stablehlo.exponential %150 : tensor<24x30xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %153 = stablehlo.add %146, %152 : tensor<24xf32>
    %154 = stablehlo.slice %1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %155 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %157 = stablehlo.subtract %154, %156 : tensor<24x11xf32>
    %158 = stablehlo.exponential %157 : tensor<24x11xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %160 = stablehlo.add %153, %159 : tensor<24xf32>
    %161 = stablehlo.log %160 : tensor<24xf32>
    %162 = stablehlo.add %161, %106 : tensor<24xf32>
    %163 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %164:2 = call @take_along_axis(%1, %163) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %165 = stablehlo.reshape %164#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %166 = stablehlo.subtract %165, %162 : tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.multiply %166, %arg3 : tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %170 = stablehlo.negate %169 : tensor<f32>
    %171 = stablehlo.multiply %167, %arg3 : tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_55 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %173 = stablehlo.multiply %cst_55, %172 : tensor<f32>
    %174 = stablehlo.subtract %170, %173 : tensor<f32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %175 = stablehlo.negate %cst_56 : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %177 = stablehlo.multiply %176, %arg3 : tensor<24xf32>
    %178 = stablehlo.negate %177 : tensor<24xf32>
    %179 = stablehlo.broadcast_in_dim %177, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %180 = call @take_along_axis_0(%164#1, %179) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %181 = stablehlo.divide %178, %160 : tensor<24xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %183 = stablehlo.multiply %182, %158 : tensor<24x11xf32>
    %184 = stablehlo.negate %183 : tensor<24x11xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%184 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %186 = stablehlo.reshape %185 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %188 = stablehlo.add %178, %187 : tensor<24xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.pad %183, %cst_59, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %190 = stablehlo.add %180, %189 : tensor<24x131xf32>
    %191 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %192 = stablehlo.multiply %191, %151 : tensor<24x30xf32>
    %193 = stablehlo.negate %192 : tensor<24x30xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %195 = stablehlo.reshape %194 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_61) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %197 = stablehlo.add %188, %196 : tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.pad %192, %cst_62, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %199 = stablehlo.add %190, %198 : tensor<24x131xf32>
    %200 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %201 = stablehlo.multiply %200, %144 : tensor<24x30xf32>
    %202 = stablehlo.negate %201 : tensor<24x30xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.reshape %203 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_64) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %206 = stablehlo.add %197, %205 : tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.pad %201, %cst_65, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %208 = stablehlo.add %199, %207 : tensor<24x131xf32>
    %209 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %210 = stablehlo.multiply %209, %137 : tensor<24x30xf32>
    %211 = stablehlo.negate %210 : tensor<24x30xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.reduce(%211 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %213 = stablehlo.reshape %212 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %215 = stablehlo.add %206, %214 : tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.pad %210, %cst_68, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %217 = stablehlo.add %208, %216 : tensor<24x131xf32>
    %218 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %219 = stablehlo.multiply %218, %130 : tensor<24x30xf32>
    %220 = stablehlo.negate %219 : tensor<24x30xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.reshape %221 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.add %215, %223 : tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.pad %219, %cst_71, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %226 = stablehlo.add %217, %225 : tensor<24x131xf32>
    %227 = stablehlo.multiply %224, %124 : tensor<24xf32>
    %228 = stablehlo.multiply %224, %115 : tensor<24xf32>
    %229 = stablehlo.divide %227, %105 : tensor<24xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %231 = stablehlo.multiply %230, %104 : tensor<24x11xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.pad %231, %cst_72, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %233 = stablehlo.add %226, %232 : tensor<24x131xf32>
    %234 = stablehlo.multiply %228, %98 : tensor<24xf32>
    %235 = stablehlo.multiply %228, %89 : tensor<24xf32>
    %236 = stablehlo.divide %234, %79 : tensor<24xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %238 = stablehlo.multiply %237, %78 : tensor<24x30xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.pad %238, %cst_73, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %240 = stablehlo.add %233, %239 : tensor<24x131xf32>
    %241 = stablehlo.multiply %235, %72 : tensor<24xf32>
    %242 = stablehlo.multiply %235, %63 : tensor<24xf32>
    %243 = stablehlo.divide %241, %53 : tensor<24xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %245 = stablehlo.multiply %244, %52 : tensor<24x30xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.pad %245, %cst_74, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %247 = stablehlo.add %240, %246 : tensor<24x131xf32>
    %248 = stablehlo.multiply %242, %46 : tensor<24xf32>
    %249 = stablehlo.multiply %242, %37 : tensor<24xf32>
    %250 = stablehlo.divide %248, %27 : tensor<24xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %252 = stablehlo.multiply %251, %26 : tensor<24x30xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.pad %252, %cst_75, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %254 = stablehlo.add %247, %253 : tensor<24x131xf32>
    %255 = stablehlo.multiply %249, %20 : tensor<24xf32>
    %256 = stablehlo.divide %255, %9 : tensor<24xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %258 = stablehlo.multiply %257, %8 : tensor<24x30xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.pad %258, %cst_76, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %260 = stablehlo.add %254, %259 : tensor<24x131xf32>
    %261 = stablehlo.convert %260 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %262 = stablehlo.dot_general %261, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x24xbf16>) -> tensor<131x24xbf16>
    %263 = stablehlo.transpose %262, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %264 = stablehlo.dot_general %261, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x24xbf16>
    return %174, %264, %263 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
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
}
