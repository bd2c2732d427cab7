module @jit_one_maximum_head_written_temperature attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<1xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<1xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %3 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %5 = stablehlo.divide %2, %4 : tensor<24x30xf32>
    %6 = stablehlo.multiply %3, %3 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %cst_0, %6 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.reshape %8 : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %11 = stablehlo.compare EQ, %5, %10, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %12 = stablehlo.convert %11 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.convert %0 : tensor<24xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<24xf32>
    %16 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.compare EQ, %14, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %19, %23 : tensor<24xf32>
    %25 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %26 = stablehlo.dot_general %arg0, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %27 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %29 = stablehlo.divide %26, %28 : tensor<24x30xf32>
    %30 = stablehlo.multiply %27, %27 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.divide %cst_7, %30 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.reshape %32 : (tensor<24xf32>) -> tensor<24x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %35 = stablehlo.compare EQ, %29, %34, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %36 = stablehlo.convert %35 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.maximum %15, %32 : tensor<24xf32>
    %39 = stablehlo.compare EQ, %15, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.compare EQ, %32, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.divide %42, %46 : tensor<24xf32>
    %48 = stablehlo.compare EQ, %32, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.compare EQ, %15, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<24xi1>, tensor<24xf32>
    %56 = stablehlo.divide %51, %55 : tensor<24xf32>
    %57 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %58 = stablehlo.dot_general %arg0, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %59 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %61 = stablehlo.divide %58, %60 : tensor<24x30xf32>
    %62 = stablehlo.multiply %59, %59 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.divide %cst_18, %62 : tensor<f32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.reduce(%61 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.reshape %64 : (tensor<24xf32>) -> tensor<24x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %67 = stablehlo.compare EQ, %61, %66, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %68 = stablehlo.convert %67 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.maximum %38, %64 : tensor<24xf32>
    %71 = stablehlo.compare EQ, %38, %70, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.select %71, %72, %73 : tensor<24xi1>, tensor<24xf32>
    %75 = stablehlo.compare EQ, %64, %70, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.select %75, %76, %77 : tensor<24xi1>, tensor<24xf32>
    %79 = stablehlo.divide %74, %78 : tensor<24xf32>
    %80 = stablehlo.compare EQ, %64, %70, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.select %80, %81, %82 : tensor<24xi1>, tensor<24xf32>
    %84 = stablehlo.compare EQ, %38, %70, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.select %84, %85, %86 : tensor<24xi1>, tensor<24xf32>
    %88 = stablehlo.divide %83, %87 : tensor<24xf32>
    %89 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %90 = stablehlo.dot_general %arg0, %89, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %91 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %93 = stablehlo.divide %90, %92 : tensor<24x30xf32>
    %94 = stablehlo.multiply %91, %91 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.divide %cst_29, %94 : tensor<f32>
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96 = stablehlo.reduce(%93 init: %cst_30) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.reshape %96 : (tensor<24xf32>) -> tensor<24x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %99 = stablehlo.compare EQ, %93, %98, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %100 = stablehlo.convert %99 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.maximum %70, %96 : tensor<24xf32>
    %103 = stablehlo.compare EQ, %70, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<24xi1>, tensor<24xf32>
    %107 = stablehlo.compare EQ, %96, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.select %107, %108, %109 : tensor<24xi1>, tensor<24xf32>
    %111 = stablehlo.divide %106, %110 : tensor<24xf32>
    %112 = stablehlo.compare EQ, %96, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.compare EQ, %70, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.select %116, %117, %118 : tensor<24xi1>, tensor<24xf32>
    %120 = stablehlo.divide %115, %119 : tensor<24xf32>
    %121 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %122 = stablehlo.dot_general %arg0, %121, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %123 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %125 = stablehlo.divide %122, %124 : tensor<24x11xf32>
    %126 = stablehlo.multiply %123, %123 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.divide %cst_40, %126 : tensor<f32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = stablehlo.reduce(%125 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.reshape %128 : (tensor<24xf32>) -> tensor<24x1xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %131 = stablehlo.compare EQ, %125, %130, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %132 = stablehlo.convert %131 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %134 = stablehlo.maximum %102, %128 : tensor<24xf32>
    %135 = stablehlo.compare EQ, %102, %134, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %138 = stablehlo.select %135, %136, %137 : tensor<24xi1>, tensor<24xf32>
    %139 = stablehlo.compare EQ, %128, %134, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.select %139, %140, %141 : tensor<24xi1>, tensor<24xf32>
    %143 = stablehlo.divide %138, %142 : tensor<24xf32>
    %144 = stablehlo.compare EQ, %128, %134, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %147 = stablehlo.select %144, %145, %146 : tensor<24xi1>, tensor<24xf32>
    %148 = stablehlo.compare EQ, %102, %134, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %151 = stablehlo.select %148, %149, %150 : tensor<24xi1>, tensor<24xf32>
    %152 = stablehlo.divide %147, %151 : tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %156 = stablehlo.dot_general %arg0, %155, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %157 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %159 = stablehlo.divide %156, %158 : tensor<24x30xf32>
    %160 = stablehlo.multiply %157, %157 : tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.divide %cst_53, %160 : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %163 = stablehlo.subtract %arg2, %162 : tensor<24xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %165 = stablehlo.compare GE, %163, %164, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_55 = stablehlo.constant dense<30> : tensor<i32>
    %166 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %167 = stablehlo.compare LT, %163, %166, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %168 = stablehlo.and %165, %167 : tensor<24xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %c_57 = stablehlo.constant dense<29> : tensor<i32>
    %169 = call @clip(%163, %c_56, %c_57) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %171:2 = call @take_along_axis(%159, %170) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %172 = stablehlo.reshape %171#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %173 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %175 = stablehlo.subtract %159, %174 : tensor<24x30xf32>
    %176 = stablehlo.exponential %175 : tensor<24x30xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %178 = stablehlo.add %153, %177 : tensor<24xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %179:2 = call @_where(%168, %172, %c_59) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %180 = stablehlo.add %154, %179#0 : tensor<24xf32>
    %181 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %182 = stablehlo.dot_general %arg0, %181, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %183 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %185 = stablehlo.divide %182, %184 : tensor<24x30xf32>
    %186 = stablehlo.multiply %183, %183 : tensor<f32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.divide %cst_60, %186 : tensor<f32>
    %c_61 = stablehlo.constant dense<30> : tensor<i32>
    %188 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %189 = stablehlo.subtract %arg2, %188 : tensor<24xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %191 = stablehlo.compare GE, %189, %190, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_63 = stablehlo.constant dense<30> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %193 = stablehlo.compare LT, %189, %192, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %194 = stablehlo.and %191, %193 : tensor<24xi1>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<29> : tensor<i32>
    %195 = call @clip(%189, %c_64, %c_65) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %197:2 = call @take_along_axis(%185, %196) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %198 = stablehlo.reshape %197#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %199 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %201 = stablehlo.subtract %185, %200 : tensor<24x30xf32>
    %202 = stablehlo.exponential %201 : tensor<24x30xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.add %178, %203 : tensor<24xf32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %205:2 = call @_where(%194, %198, %c_67) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %206 = stablehlo.add %180, %205#0 : tensor<24xf32>
    %207 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %208 = stablehlo.dot_general %arg0, %207, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %209 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %211 = stablehlo.divide %208, %210 : tensor<24x30xf32>
    %212 = stablehlo.multiply %209, %209 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %213 = stablehlo.divide %cst_68, %212 : tensor<f32>
    %c_69 = stablehlo.constant dense<60> : tensor<i32>
    %214 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %215 = stablehlo.subtract %arg2, %214 : tensor<24xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %217 = stablehlo.compare GE, %215, %216, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_71 = stablehlo.constant dense<30> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %219 = stablehlo.compare LT, %215, %218, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %220 = stablehlo.and %217, %219 : tensor<24xi1>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %c_73 = stablehlo.constant dense<29> : tensor<i32>
    %221 = call @clip(%215, %c_72, %c_73) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %223:2 = call @take_along_axis(%211, %222) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %224 = stablehlo.reshape %223#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %225 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %227 = stablehlo.subtract %211, %226 : tensor<24x30xf32>
    %228 = stablehlo.exponential %227 : tensor<24x30xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_74) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %230 = stablehlo.add %204, %229 : tensor<24xf32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %231:2 = call @_where(%220, %224, %c_75) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %232 = stablehlo.add %206, %231#0 : tensor<24xf32>
    %233 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %234 = stablehlo.dot_general %arg0, %233, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %235 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %237 = stablehlo.divide %234, %236 : tensor<24x30xf32>
    %238 = stablehlo.multiply %235, %235 : tensor<f32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %239 = stablehlo.divide %cst_76, %238 : tensor<f32>
    %c_77 = stablehlo.constant dense<90> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %241 = stablehlo.subtract %arg2, %240 : tensor<24xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %243 = stablehlo.compare GE, %241, %242, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_79 = stablehlo.constant dense<30> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %245 = stablehlo.compare LT, %241, %244, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %246 = stablehlo.and %243, %245 : tensor<24xi1>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %c_81 = stablehlo.constant dense<29> : tensor<i32>
    %247 = call @clip(%241, %c_80, %c_81) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %249:2 = call @take_along_axis(%237, %248) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %250 = stablehlo.reshape %249#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %251 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %253 = stablehlo.subtract %237, %252 : tensor<24x30xf32>
    %254 = stablehlo.exponential %253 : tensor<24x30xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %256 = stablehlo.add %230, %255 : tensor<24xf32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %257:2 = call @_where(%246, %250, %c_83) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %258 = stablehlo.add %232, %257#0 : tensor<24xf32>
    %259 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %260 = stablehlo.dot_general %arg0, %259, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %261 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %263 = stablehlo.divide %260, %262 : tensor<24x11xf32>
    %264 = stablehlo.multiply %261, %261 : tensor<f32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %265 = stablehlo.divide %cst_84, %264 : tensor<f32>
    %c_85 = stablehlo.constant dense<120> : tensor<i32>
    %266 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %267 = stablehlo.subtract %arg2, %266 : tensor<24xi32>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %268 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %269 = stablehlo.compare GE, %267, %268, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_87 = stablehlo.constant dense<11> : tensor<i32>
    %270 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %271 = stablehlo.compare LT, %267, %270, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %272 = stablehlo.and %269, %271 : tensor<24xi1>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %c_89 = stablehlo.constant dense<10> : tensor<i32>
    %273 = call @clip(%267, %c_88, %c_89) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %275:2 = call @take_along_axis_0(%263, %274) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %276 = stablehlo.reshape %275#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %277 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %279 = stablehlo.subtract %263, %278 : tensor<24x11xf32>
    %280 = stablehlo.exponential %279 : tensor<24x11xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %282 = stablehlo.add %256, %281 : tensor<24xf32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %283:2 = call @_where(%272, %276, %c_91) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %284 = stablehlo.add %258, %283#0 : tensor<24xf32>
    %285 = stablehlo.log %282 : tensor<24xf32>
    %286 = stablehlo.add %134, %285 : tensor<24xf32>
    %287 = stablehlo.subtract %286, %284 : tensor<24xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.multiply %288, %134 : tensor<24xf32>
    %290 = stablehlo.add %287, %289 : tensor<24xf32>
    %291 = stablehlo.multiply %290, %arg3 : tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_93) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %294 = stablehlo.multiply %293, %arg3 : tensor<24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %296 = stablehlo.multiply %295, %294 : tensor<24xf32>
    %297 = stablehlo.negate %294 : tensor<24xf32>
    %298 = stablehlo.add %296, %294 : tensor<24xf32>
    %299 = stablehlo.divide %294, %282 : tensor<24xf32>
    %300 = call @_where_1(%272, %283#1, %297) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %301 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %302 = stablehlo.multiply %301, %280 : tensor<24x11xf32>
    %303 = stablehlo.negate %302 : tensor<24x11xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.reduce(%303 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %305 = stablehlo.reshape %304 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%305 init: %cst_97) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %307 = stablehlo.add %298, %306 : tensor<24xf32>
    %308 = stablehlo.broadcast_in_dim %300, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %309 = call @take_along_axis_2(%275#1, %308) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %310 = stablehlo.add %302, %309 : tensor<24x11xf32>
    %311 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %312 = stablehlo.multiply %310, %311 : tensor<24x11xf32>
    %313 = stablehlo.multiply %312, %260 : tensor<24x11xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<f32>
    %315 = stablehlo.negate %314 : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %317 = stablehlo.divide %310, %316 : tensor<24x11xf32>
    %318 = stablehlo.broadcast_in_dim %315, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %319 = stablehlo.dot_general %317, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %320 = stablehlo.transpose %319, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %321 = stablehlo.dot_general %317, %259, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.pad %320, %cst_99, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %323 = call @_where_1(%246, %257#1, %297) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %324 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %325 = stablehlo.multiply %324, %254 : tensor<24x30xf32>
    %326 = stablehlo.negate %325 : tensor<24x30xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %328 = stablehlo.reshape %327 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %330 = stablehlo.add %307, %329 : tensor<24xf32>
    %331 = stablehlo.broadcast_in_dim %323, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %332 = call @take_along_axis_3(%249#1, %331) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %333 = stablehlo.add %325, %332 : tensor<24x30xf32>
    %334 = stablehlo.broadcast_in_dim %239, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %335 = stablehlo.multiply %333, %334 : tensor<24x30xf32>
    %336 = stablehlo.multiply %335, %234 : tensor<24x30xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%336 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %338 = stablehlo.negate %337 : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %340 = stablehlo.divide %333, %339 : tensor<24x30xf32>
    %341 = stablehlo.broadcast_in_dim %338, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %342 = stablehlo.add %318, %341 : tensor<1xf32>
    %343 = stablehlo.dot_general %340, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %344 = stablehlo.transpose %343, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %345 = stablehlo.dot_general %340, %233, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %346 = stablehlo.add %321, %345 : tensor<24x24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.pad %344, %cst_103, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %348 = stablehlo.add %322, %347 : tensor<24x131xf32>
    %349 = call @_where_1(%220, %231#1, %297) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %350 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %351 = stablehlo.multiply %350, %228 : tensor<24x30xf32>
    %352 = stablehlo.negate %351 : tensor<24x30xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.reduce(%352 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %354 = stablehlo.reshape %353 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%354 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %356 = stablehlo.add %330, %355 : tensor<24xf32>
    %357 = stablehlo.broadcast_in_dim %349, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %358 = call @take_along_axis_3(%223#1, %357) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %359 = stablehlo.add %351, %358 : tensor<24x30xf32>
    %360 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %361 = stablehlo.multiply %359, %360 : tensor<24x30xf32>
    %362 = stablehlo.multiply %361, %208 : tensor<24x30xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%362 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %364 = stablehlo.negate %363 : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %366 = stablehlo.divide %359, %365 : tensor<24x30xf32>
    %367 = stablehlo.broadcast_in_dim %364, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %368 = stablehlo.add %342, %367 : tensor<1xf32>
    %369 = stablehlo.dot_general %366, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %370 = stablehlo.transpose %369, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %371 = stablehlo.dot_general %366, %207, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %372 = stablehlo.add %346, %371 : tensor<24x24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.pad %370, %cst_107, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %374 = stablehlo.add %348, %373 : tensor<24x131xf32>
    %375 = call @_where_1(%194, %205#1, %297) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %376 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %377 = stablehlo.multiply %376, %202 : tensor<24x30xf32>
    %378 = stablehlo.negate %377 : tensor<24x30xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %380 = stablehlo.reshape %379 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %382 = stablehlo.add %356, %381 : tensor<24xf32>
    %383 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %384 = call @take_along_axis_3(%197#1, %383) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %385 = stablehlo.add %377, %384 : tensor<24x30xf32>
    %386 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %387 = stablehlo.multiply %385, %386 : tensor<24x30xf32>
    %388 = stablehlo.multiply %387, %182 : tensor<24x30xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %390 = stablehlo.negate %389 : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %392 = stablehlo.divide %385, %391 : tensor<24x30xf32>
    %393 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %394 = stablehlo.add %368, %393 : tensor<1xf32>
    %395 = stablehlo.dot_general %392, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %396 = stablehlo.transpose %395, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %397 = stablehlo.dot_general %392, %181, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %398 = stablehlo.add %372, %397 : tensor<24x24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.pad %396, %cst_111, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %400 = stablehlo.add %374, %399 : tensor<24x131xf32>
    %401 = call @_where_1(%168, %179#1, %297) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %402 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %403 = stablehlo.multiply %402, %176 : tensor<24x30xf32>
    %404 = stablehlo.negate %403 : tensor<24x30xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%404 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %406 = stablehlo.reshape %405 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%406 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %408 = stablehlo.add %382, %407 : tensor<24xf32>
    %409 = stablehlo.broadcast_in_dim %401, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %410 = call @take_along_axis_3(%171#1, %409) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %411 = stablehlo.add %403, %410 : tensor<24x30xf32>
    %412 = stablehlo.broadcast_in_dim %161, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %413 = stablehlo.multiply %411, %412 : tensor<24x30xf32>
    %414 = stablehlo.multiply %413, %156 : tensor<24x30xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %416 = stablehlo.negate %415 : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %418 = stablehlo.divide %411, %417 : tensor<24x30xf32>
    %419 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %420 = stablehlo.add %394, %419 : tensor<1xf32>
    %421 = stablehlo.dot_general %418, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %422 = stablehlo.transpose %421, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %423 = stablehlo.dot_general %418, %155, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %424 = stablehlo.add %398, %423 : tensor<24x24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.pad %422, %cst_115, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %426 = stablehlo.add %400, %425 : tensor<24x131xf32>
    %427 = stablehlo.multiply %408, %152 : tensor<24xf32>
    %428 = stablehlo.multiply %408, %143 : tensor<24xf32>
    %429 = stablehlo.divide %427, %133 : tensor<24xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %431 = stablehlo.multiply %430, %132 : tensor<24x11xf32>
    %432 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %433 = stablehlo.multiply %431, %432 : tensor<24x11xf32>
    %434 = stablehlo.multiply %433, %122 : tensor<24x11xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<f32>
    %436 = stablehlo.negate %435 : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %438 = stablehlo.divide %431, %437 : tensor<24x11xf32>
    %439 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %440 = stablehlo.add %420, %439 : tensor<1xf32>
    %441 = stablehlo.dot_general %438, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %442 = stablehlo.transpose %441, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %443 = stablehlo.dot_general %438, %121, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %444 = stablehlo.add %424, %443 : tensor<24x24xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.pad %442, %cst_117, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %446 = stablehlo.add %426, %445 : tensor<24x131xf32>
    %447 = stablehlo.multiply %428, %120 : tensor<24xf32>
    %448 = stablehlo.multiply %428, %111 : tensor<24xf32>
    %449 = stablehlo.divide %447, %101 : tensor<24xf32>
    %450 = stablehlo.broadcast_in_dim %449, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %451 = stablehlo.multiply %450, %100 : tensor<24x30xf32>
    %452 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %453 = stablehlo.multiply %451, %452 : tensor<24x30xf32>
    %454 = stablehlo.multiply %453, %90 : tensor<24x30xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %456 = stablehlo.negate %455 : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %458 = stablehlo.divide %451, %457 : tensor<24x30xf32>
    %459 = stablehlo.broadcast_in_dim %456, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %460 = stablehlo.add %440, %459 : tensor<1xf32>
    %461 = stablehlo.dot_general %458, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %462 = stablehlo.transpose %461, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %463 = stablehlo.dot_general %458, %89, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %464 = stablehlo.add %444, %463 : tensor<24x24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.pad %462, %cst_119, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %466 = stablehlo.add %446, %465 : tensor<24x131xf32>
    %467 = stablehlo.multiply %448, %88 : tensor<24xf32>
    %468 = stablehlo.multiply %448, %79 : tensor<24xf32>
    %469 = stablehlo.divide %467, %69 : tensor<24xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %471 = stablehlo.multiply %470, %68 : tensor<24x30xf32>
    %472 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %473 = stablehlo.multiply %471, %472 : tensor<24x30xf32>
    %474 = stablehlo.multiply %473, %58 : tensor<24x30xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_120) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %476 = stablehlo.negate %475 : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %478 = stablehlo.divide %471, %477 : tensor<24x30xf32>
    %479 = stablehlo.broadcast_in_dim %476, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %480 = stablehlo.add %460, %479 : tensor<1xf32>
    %481 = stablehlo.dot_general %478, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %482 = stablehlo.transpose %481, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %483 = stablehlo.dot_general %478, %57, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %484 = stablehlo.add %464, %483 : tensor<24x24xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.pad %482, %cst_121, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %486 = stablehlo.add %466, %485 : tensor<24x131xf32>
    %487 = stablehlo.multiply %468, %56 : tensor<24xf32>
    %488 = stablehlo.multiply %468, %47 : tensor<24xf32>
    %489 = stablehlo.divide %487, %37 : tensor<24xf32>
    %490 = stablehlo.broadcast_in_dim %489, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %491 = stablehlo.multiply %490, %36 : tensor<24x30xf32>
    %492 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %493 = stablehlo.multiply %491, %492 : tensor<24x30xf32>
    %494 = stablehlo.multiply %493, %26 : tensor<24x30xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %496 = stablehlo.negate %495 : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %498 = stablehlo.divide %491, %497 : tensor<24x30xf32>
    %499 = stablehlo.broadcast_in_dim %496, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %500 = stablehlo.add %480, %499 : tensor<1xf32>
    %501 = stablehlo.dot_general %498, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %502 = stablehlo.transpose %501, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %503 = stablehlo.dot_general %498, %25, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %504 = stablehlo.add %484, %503 : tensor<24x24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.pad %502, %cst_123, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %506 = stablehlo.add %486, %505 : tensor<24x131xf32>
    %507 = stablehlo.multiply %488, %24 : tensor<24xf32>
    %508 = stablehlo.divide %507, %13 : tensor<24xf32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %510 = stablehlo.multiply %509, %12 : tensor<24x30xf32>
    %511 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %512 = stablehlo.multiply %510, %511 : tensor<24x30xf32>
    %513 = stablehlo.multiply %512, %2 : tensor<24x30xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %514 = stablehlo.reduce(%513 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %515 = stablehlo.negate %514 : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %517 = stablehlo.divide %510, %516 : tensor<24x30xf32>
    %518 = stablehlo.broadcast_in_dim %515, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %519 = stablehlo.add %500, %518 : tensor<1xf32>
    %520 = stablehlo.dot_general %517, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %521 = stablehlo.transpose %520, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %522 = stablehlo.dot_general %517, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %523 = stablehlo.add %504, %522 : tensor<24x24xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.pad %521, %cst_125, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %525 = stablehlo.add %506, %524 : tensor<24x131xf32>
    return %292, %523, %525, %519 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<1xf32>
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
