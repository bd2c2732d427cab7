module @jit_one_maximum_head_written_hidden attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %3 = stablehlo.slice %arg4 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %5 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_1 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %6:2 = call @_where(%5, %2, %cst_1) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6#0 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.reshape %7 : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %10 = stablehlo.compare EQ, %6#0, %9, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %11 = stablehlo.convert %10 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.convert %0 : tensor<24xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<24xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.divide %18, %22 : tensor<24xf32>
    %24 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %25 = stablehlo.dot_general %arg0, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %26 = stablehlo.slice %arg4 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %28 = stablehlo.compare GT, %26, %27, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_9 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %29:2 = call @_where(%28, %25, %cst_9) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.reduce(%29#0 init: %cst_10) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.reshape %30 : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %33 = stablehlo.compare EQ, %29#0, %32, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %34 = stablehlo.convert %33 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.maximum %14, %30 : tensor<24xf32>
    %37 = stablehlo.compare EQ, %14, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<24xi1>, tensor<24xf32>
    %41 = stablehlo.compare EQ, %30, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<24xi1>, tensor<24xf32>
    %45 = stablehlo.divide %40, %44 : tensor<24xf32>
    %46 = stablehlo.compare EQ, %30, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<24xi1>, tensor<24xf32>
    %50 = stablehlo.compare EQ, %14, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.select %50, %51, %52 : tensor<24xi1>, tensor<24xf32>
    %54 = stablehlo.divide %49, %53 : tensor<24xf32>
    %55 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %56 = stablehlo.dot_general %arg0, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %57 = stablehlo.slice %arg4 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %59 = stablehlo.compare GT, %57, %58, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_21 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %60:2 = call @_where(%59, %56, %cst_21) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.reduce(%60#0 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.reshape %61 : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %64 = stablehlo.compare EQ, %60#0, %63, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %65 = stablehlo.convert %64 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.maximum %36, %61 : tensor<24xf32>
    %68 = stablehlo.compare EQ, %36, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<24xi1>, tensor<24xf32>
    %72 = stablehlo.compare EQ, %61, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<24xi1>, tensor<24xf32>
    %76 = stablehlo.divide %71, %75 : tensor<24xf32>
    %77 = stablehlo.compare EQ, %61, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<24xi1>, tensor<24xf32>
    %81 = stablehlo.compare EQ, %36, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.select %81, %82, %83 : tensor<24xi1>, tensor<24xf32>
    %85 = stablehlo.divide %80, %84 : tensor<24xf32>
    %86 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %87 = stablehlo.dot_general %arg0, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %88 = stablehlo.slice %arg4 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %90 = stablehlo.compare GT, %88, %89, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_33 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %91:2 = call @_where(%90, %87, %cst_33) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %92 = stablehlo.reduce(%91#0 init: %cst_34) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.reshape %92 : (tensor<24xf32>) -> tensor<24x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %95 = stablehlo.compare EQ, %91#0, %94, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %96 = stablehlo.convert %95 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %98 = stablehlo.maximum %67, %92 : tensor<24xf32>
    %99 = stablehlo.compare EQ, %67, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.select %99, %100, %101 : tensor<24xi1>, tensor<24xf32>
    %103 = stablehlo.compare EQ, %92, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<24xi1>, tensor<24xf32>
    %107 = stablehlo.divide %102, %106 : tensor<24xf32>
    %108 = stablehlo.compare EQ, %92, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.select %108, %109, %110 : tensor<24xi1>, tensor<24xf32>
    %112 = stablehlo.compare EQ, %67, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.divide %111, %115 : tensor<24xf32>
    %117 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %118 = stablehlo.dot_general %arg0, %117, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %119 = stablehlo.slice %arg4 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %121 = stablehlo.compare GT, %119, %120, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_45 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %122:2 = call @_where_0(%121, %118, %cst_45) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = stablehlo.reduce(%122#0 init: %cst_46) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %124 = stablehlo.reshape %123 : (tensor<24xf32>) -> tensor<24x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %126 = stablehlo.compare EQ, %122#0, %125, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %127 = stablehlo.convert %126 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.maximum %98, %123 : tensor<24xf32>
    %130 = stablehlo.compare EQ, %98, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %133 = stablehlo.select %130, %131, %132 : tensor<24xi1>, tensor<24xf32>
    %134 = stablehlo.compare EQ, %123, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %137 = stablehlo.select %134, %135, %136 : tensor<24xi1>, tensor<24xf32>
    %138 = stablehlo.divide %133, %137 : tensor<24xf32>
    %139 = stablehlo.compare EQ, %123, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.select %139, %140, %141 : tensor<24xi1>, tensor<24xf32>
    %143 = stablehlo.compare EQ, %98, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.select %143, %144, %145 : tensor<24xi1>, tensor<24xf32>
    %147 = stablehlo.divide %142, %146 : tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %151 = stablehlo.dot_general %arg0, %150, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %152 = stablehlo.slice %arg4 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %154 = stablehlo.compare GT, %152, %153, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_59 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %155:2 = call @_where(%154, %151, %cst_59) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %156 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %157 = stablehlo.subtract %arg2, %156 : tensor<24xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %158 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %159 = stablehlo.compare GE, %157, %158, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_61 = stablehlo.constant dense<30> : tensor<i32>
    %160 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %161 = stablehlo.compare LT, %157, %160, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %162 = stablehlo.and %159, %161 : tensor<24xi1>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %c_63 = stablehlo.constant dense<29> : tensor<i32>
    %163 = call @clip(%157, %c_62, %c_63) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %165:2 = call @take_along_axis(%155#0, %164) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %166 = stablehlo.reshape %165#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %167 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %169 = stablehlo.subtract %155#0, %168 : tensor<24x30xf32>
    %170 = stablehlo.exponential %169 : tensor<24x30xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_64) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.add %148, %171 : tensor<24xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %173:2 = call @_where_1(%162, %166, %c_65) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %174 = stablehlo.add %149, %173#0 : tensor<24xf32>
    %175 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %176 = stablehlo.dot_general %arg0, %175, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %177 = stablehlo.slice %arg4 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %179 = stablehlo.compare GT, %177, %178, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_67 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %180:2 = call @_where(%179, %176, %cst_67) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_68 = stablehlo.constant dense<30> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %182 = stablehlo.subtract %arg2, %181 : tensor<24xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %184 = stablehlo.compare GE, %182, %183, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_70 = stablehlo.constant dense<30> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %186 = stablehlo.compare LT, %182, %185, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %187 = stablehlo.and %184, %186 : tensor<24xi1>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %c_72 = stablehlo.constant dense<29> : tensor<i32>
    %188 = call @clip(%182, %c_71, %c_72) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %190:2 = call @take_along_axis(%180#0, %189) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %191 = stablehlo.reshape %190#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %192 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %194 = stablehlo.subtract %180#0, %193 : tensor<24x30xf32>
    %195 = stablehlo.exponential %194 : tensor<24x30xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %197 = stablehlo.add %172, %196 : tensor<24xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %198:2 = call @_where_1(%187, %191, %c_74) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %199 = stablehlo.add %174, %198#0 : tensor<24xf32>
    %200 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %201 = stablehlo.dot_general %arg0, %200, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %202 = stablehlo.slice %arg4 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %204 = stablehlo.compare GT, %202, %203, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_76 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %205:2 = call @_where(%204, %201, %cst_76) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_77 = stablehlo.constant dense<60> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %207 = stablehlo.subtract %arg2, %206 : tensor<24xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %209 = stablehlo.compare GE, %207, %208, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_79 = stablehlo.constant dense<30> : tensor<i32>
    %210 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %211 = stablehlo.compare LT, %207, %210, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %212 = stablehlo.and %209, %211 : tensor<24xi1>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %c_81 = stablehlo.constant dense<29> : tensor<i32>
    %213 = call @clip(%207, %c_80, %c_81) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %215:2 = call @take_along_axis(%205#0, %214) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %216 = stablehlo.reshape %215#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %217 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %219 = stablehlo.subtract %205#0, %218 : tensor<24x30xf32>
    %220 = stablehlo.exponential %219 : tensor<24x30xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.add %197, %221 : tensor<24xf32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %223:2 = call @_where_1(%212, %216, %c_83) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %224 = stablehlo.add %199, %223#0 : tensor<24xf32>
    %225 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %226 = stablehlo.dot_general %arg0, %225, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %227 = stablehlo.slice %arg4 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %229 = stablehlo.compare GT, %227, %228, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_85 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %230:2 = call @_where(%229, %226, %cst_85) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_86 = stablehlo.constant dense<90> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %232 = stablehlo.subtract %arg2, %231 : tensor<24xi32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %234 = stablehlo.compare GE, %232, %233, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_88 = stablehlo.constant dense<30> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %236 = stablehlo.compare LT, %232, %235, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %237 = stablehlo.and %234, %236 : tensor<24xi1>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %c_90 = stablehlo.constant dense<29> : tensor<i32>
    %238 = call @clip(%232, %c_89, %c_90) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %240:2 = call @take_along_axis(%230#0, %239) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %241 = stablehlo.reshape %240#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %242 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %244 = stablehlo.subtract %230#0, %243 : tensor<24x30xf32>
    %245 = stablehlo.exponential %244 : tensor<24x30xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_91) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %247 = stablehlo.add %222, %246 : tensor<24xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %248:2 = call @_where_1(%237, %241, %c_92) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %249 = stablehlo.add %224, %248#0 : tensor<24xf32>
    %250 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %251 = stablehlo.dot_general %arg0, %250, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %252 = stablehlo.slice %arg4 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %254 = stablehlo.compare GT, %252, %253, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_94 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %255:2 = call @_where_0(%254, %251, %cst_94) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %c_95 = stablehlo.constant dense<120> : tensor<i32>
    %256 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %257 = stablehlo.subtract %arg2, %256 : tensor<24xi32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %258 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %259 = stablehlo.compare GE, %257, %258, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_97 = stablehlo.constant dense<11> : tensor<i32>
    %260 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %261 = stablehlo.compare LT, %257, %260, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %262 = stablehlo.and %259, %261 : tensor<24xi1>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %c_99 = stablehlo.constant dense<10> : tensor<i32>
    %263 = call @clip(%257, %c_98, %c_99) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %265:2 = call @take_along_axis_2(%255#0, %264) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %266 = stablehlo.reshape %265#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %267 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %269 = stablehlo.subtract %255#0, %268 : tensor<24x11xf32>
    %270 = stablehlo.exponential %269 : tensor<24x11xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %272 = stablehlo.add %247, %271 : tensor<24xf32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %273:2 = call @_where_1(%262, %266, %c_101) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %274 = stablehlo.add %249, %273#0 : tensor<24xf32>
    %275 = stablehlo.log %272 : tensor<24xf32>
    %276 = stablehlo.add %129, %275 : tensor<24xf32>
    %277 = stablehlo.subtract %276, %274 : tensor<24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %279 = stablehlo.multiply %278, %129 : tensor<24xf32>
    %280 = stablehlo.add %277, %279 : tensor<24xf32>
    %281 = stablehlo.multiply %280, %arg3 : tensor<24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_103) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.multiply %283, %arg3 : tensor<24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %286 = stablehlo.multiply %285, %284 : tensor<24xf32>
    %287 = stablehlo.negate %284 : tensor<24xf32>
    %288 = stablehlo.add %286, %284 : tensor<24xf32>
    %289 = stablehlo.divide %284, %272 : tensor<24xf32>
    %290 = call @_where_3(%262, %273#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %291 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %292 = stablehlo.multiply %291, %270 : tensor<24x11xf32>
    %293 = stablehlo.negate %292 : tensor<24x11xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %295 = stablehlo.reshape %294 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.add %288, %296 : tensor<24xf32>
    %298 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %299 = call @take_along_axis_4(%265#1, %298) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %300 = stablehlo.add %292, %299 : tensor<24x11xf32>
    %301 = call @_where_5(%254, %255#1, %300) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %302 = stablehlo.dot_general %301, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %303 = stablehlo.transpose %302, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %304 = stablehlo.dot_general %301, %250, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.pad %303, %cst_108, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %306 = call @_where_3(%237, %248#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %307 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %308 = stablehlo.multiply %307, %245 : tensor<24x30xf32>
    %309 = stablehlo.negate %308 : tensor<24x30xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%309 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.reshape %310 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %313 = stablehlo.add %297, %312 : tensor<24xf32>
    %314 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %315 = call @take_along_axis_6(%240#1, %314) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %316 = stablehlo.add %308, %315 : tensor<24x30xf32>
    %317 = call @_where_7(%229, %230#1, %316) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %318 = stablehlo.dot_general %317, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %319 = stablehlo.transpose %318, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %320 = stablehlo.dot_general %317, %225, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %321 = stablehlo.add %304, %320 : tensor<24x24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.pad %319, %cst_111, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %323 = stablehlo.add %305, %322 : tensor<24x131xf32>
    %324 = call @_where_3(%212, %223#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %325 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %326 = stablehlo.multiply %325, %220 : tensor<24x30xf32>
    %327 = stablehlo.negate %326 : tensor<24x30xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %329 = stablehlo.reshape %328 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%329 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %331 = stablehlo.add %313, %330 : tensor<24xf32>
    %332 = stablehlo.broadcast_in_dim %324, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %333 = call @take_along_axis_6(%215#1, %332) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %334 = stablehlo.add %326, %333 : tensor<24x30xf32>
    %335 = call @_where_7(%204, %205#1, %334) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %336 = stablehlo.dot_general %335, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %337 = stablehlo.transpose %336, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %338 = stablehlo.dot_general %335, %200, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %339 = stablehlo.add %321, %338 : tensor<24x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.pad %337, %cst_114, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %341 = stablehlo.add %323, %340 : tensor<24x131xf32>
    %342 = call @_where_3(%187, %198#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %343 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %344 = stablehlo.multiply %343, %195 : tensor<24x30xf32>
    %345 = stablehlo.negate %344 : tensor<24x30xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %347 = stablehlo.reshape %346 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_116) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %349 = stablehlo.add %331, %348 : tensor<24xf32>
    %350 = stablehlo.broadcast_in_dim %342, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %351 = call @take_along_axis_6(%190#1, %350) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %352 = stablehlo.add %344, %351 : tensor<24x30xf32>
    %353 = call @_where_7(%179, %180#1, %352) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %354 = stablehlo.dot_general %353, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %355 = stablehlo.transpose %354, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %356 = stablehlo.dot_general %353, %175, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %357 = stablehlo.add %339, %356 : tensor<24x24xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.pad %355, %cst_117, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %359 = stablehlo.add %341, %358 : tensor<24x131xf32>
    %360 = call @_where_3(%162, %173#1, %287) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %361 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %362 = stablehlo.multiply %361, %170 : tensor<24x30xf32>
    %363 = stablehlo.negate %362 : tensor<24x30xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %365 = stablehlo.reshape %364 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.add %349, %366 : tensor<24xf32>
    %368 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %369 = call @take_along_axis_6(%165#1, %368) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %370 = stablehlo.add %362, %369 : tensor<24x30xf32>
    %371 = call @_where_7(%154, %155#1, %370) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %372 = stablehlo.dot_general %371, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %373 = stablehlo.transpose %372, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %374 = stablehlo.dot_general %371, %150, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %375 = stablehlo.add %357, %374 : tensor<24x24xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.pad %373, %cst_120, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %377 = stablehlo.add %359, %376 : tensor<24x131xf32>
    %378 = stablehlo.multiply %367, %147 : tensor<24xf32>
    %379 = stablehlo.multiply %367, %138 : tensor<24xf32>
    %380 = stablehlo.divide %378, %128 : tensor<24xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %382 = stablehlo.multiply %381, %127 : tensor<24x11xf32>
    %383 = call @_where_5(%121, %122#1, %382) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %384 = stablehlo.dot_general %383, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %385 = stablehlo.transpose %384, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %386 = stablehlo.dot_general %383, %117, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %387 = stablehlo.add %375, %386 : tensor<24x24xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.pad %385, %cst_121, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %389 = stablehlo.add %377, %388 : tensor<24x131xf32>
    %390 = stablehlo.multiply %379, %116 : tensor<24xf32>
    %391 = stablehlo.multiply %379, %107 : tensor<24xf32>
    %392 = stablehlo.divide %390, %97 : tensor<24xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %394 = stablehlo.multiply %393, %96 : tensor<24x30xf32>
    %395 = call @_where_7(%90, %91#1, %394) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %396 = stablehlo.dot_general %395, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %397 = stablehlo.transpose %396, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %398 = stablehlo.dot_general %395, %86, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %399 = stablehlo.add %387, %398 : tensor<24x24xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.pad %397, %cst_122, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %401 = stablehlo.add %389, %400 : tensor<24x131xf32>
    %402 = stablehlo.multiply %391, %85 : tensor<24xf32>
    %403 = stablehlo.multiply %391, %76 : tensor<24xf32>
    %404 = stablehlo.divide %402, %66 : tensor<24xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %406 = stablehlo.multiply %405, %65 : tensor<24x30xf32>
    %407 = call @_where_7(%59, %60#1, %406) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %408 = stablehlo.dot_general %407, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %409 = stablehlo.transpose %408, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %410 = stablehlo.dot_general %407, %55, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %411 = stablehlo.add %399, %410 : tensor<24x24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.pad %409, %cst_123, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %413 = stablehlo.add %401, %412 : tensor<24x131xf32>
    %414 = stablehlo.multiply %403, %54 : tensor<24xf32>
    %415 = stablehlo.multiply %403, %45 : tensor<24xf32>
    %416 = stablehlo.divide %414, %35 : tensor<24xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %418 = stablehlo.multiply %417, %34 : tensor<24x30xf32>
    %419 = call @_where_7(%28, %29#1, %418) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %420 = stablehlo.dot_general %419, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %421 = stablehlo.transpose %420, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %422 = stablehlo.dot_general %419, %24, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %423 = stablehlo.add %411, %422 : tensor<24x24xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.pad %421, %cst_124, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %425 = stablehlo.add %413, %424 : tensor<24x131xf32>
    %426 = stablehlo.multiply %415, %23 : tensor<24xf32>
    %427 = stablehlo.divide %426, %12 : tensor<24xf32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %429 = stablehlo.multiply %428, %11 : tensor<24x30xf32>
    %430 = call @_where_7(%5, %6#1, %429) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %431 = stablehlo.dot_general %430, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %432 = stablehlo.transpose %431, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %433 = stablehlo.dot_general %430, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %434 = stablehlo.add %423, %433 : tensor<24x24xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.pad %432, %cst_125, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %436 = stablehlo.add %425, %435 : tensor<24x131xf32>
    return %282, %434, %436 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x30xi1>, %arg1: tensor<24x30xf32>, %arg2: tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x30xi1>, tensor<24x30xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    return %2, %3 : tensor<24x30xf32>, tensor<24x30xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
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
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
  func.func private @_where_3(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x11xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x30xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    return %1 : tensor<24x30xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x30xi1>, %arg1: tensor<24x30xf32>, %arg2: tensor<24x30xf32>) -> tensor<24x30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x30xi1>, tensor<24x30xf32>
    return %1 : tensor<24x30xf32>
  }
}
