module @jit_one_maximum_head_written_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<131xf32>, %arg5: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %3 = stablehlo.slice %arg4 [0:30] : (tensor<131xf32>) -> tensor<30xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %6 = stablehlo.add %2, %5 : tensor<24x30xf32>
    %7 = stablehlo.slice %arg5 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %9 = stablehlo.compare GT, %7, %8, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10:2 = call @_where(%9, %6, %cst_1) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10#0 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.reshape %11 : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %14 = stablehlo.compare EQ, %10#0, %13, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %15 = stablehlo.convert %14 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.convert %0 : tensor<24xf32>
    %18 = stablehlo.maximum %17, %11 : tensor<24xf32>
    %19 = stablehlo.compare EQ, %11, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.compare EQ, %17, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.divide %22, %26 : tensor<24xf32>
    %28 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %29 = stablehlo.dot_general %arg0, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %30 = stablehlo.slice %arg4 [30:60] : (tensor<131xf32>) -> tensor<30xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %33 = stablehlo.add %29, %32 : tensor<24x30xf32>
    %34 = stablehlo.slice %arg5 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %36 = stablehlo.compare GT, %34, %35, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37:2 = call @_where(%36, %33, %cst_9) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.reduce(%37#0 init: %cst_10) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.reshape %38 : (tensor<24xf32>) -> tensor<24x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %41 = stablehlo.compare EQ, %37#0, %40, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %42 = stablehlo.convert %41 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.maximum %18, %38 : tensor<24xf32>
    %45 = stablehlo.compare EQ, %18, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.select %45, %46, %47 : tensor<24xi1>, tensor<24xf32>
    %49 = stablehlo.compare EQ, %38, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<24xi1>, tensor<24xf32>
    %53 = stablehlo.divide %48, %52 : tensor<24xf32>
    %54 = stablehlo.compare EQ, %38, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.compare EQ, %18, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<24xi1>, tensor<24xf32>
    %62 = stablehlo.divide %57, %61 : tensor<24xf32>
    %63 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %64 = stablehlo.dot_general %arg0, %63, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %65 = stablehlo.slice %arg4 [60:90] : (tensor<131xf32>) -> tensor<30xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %68 = stablehlo.add %64, %67 : tensor<24x30xf32>
    %69 = stablehlo.slice %arg5 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %71 = stablehlo.compare GT, %69, %70, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72:2 = call @_where(%71, %68, %cst_21) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.reduce(%72#0 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.reshape %73 : (tensor<24xf32>) -> tensor<24x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %76 = stablehlo.compare EQ, %72#0, %75, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %77 = stablehlo.convert %76 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.maximum %44, %73 : tensor<24xf32>
    %80 = stablehlo.compare EQ, %44, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.select %80, %81, %82 : tensor<24xi1>, tensor<24xf32>
    %84 = stablehlo.compare EQ, %73, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.select %84, %85, %86 : tensor<24xi1>, tensor<24xf32>
    %88 = stablehlo.divide %83, %87 : tensor<24xf32>
    %89 = stablehlo.compare EQ, %73, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.select %89, %90, %91 : tensor<24xi1>, tensor<24xf32>
    %93 = stablehlo.compare EQ, %44, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.select %93, %94, %95 : tensor<24xi1>, tensor<24xf32>
    %97 = stablehlo.divide %92, %96 : tensor<24xf32>
    %98 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %99 = stablehlo.dot_general %arg0, %98, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %100 = stablehlo.slice %arg4 [90:120] : (tensor<131xf32>) -> tensor<30xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %103 = stablehlo.add %99, %102 : tensor<24x30xf32>
    %104 = stablehlo.slice %arg5 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %106 = stablehlo.compare GT, %104, %105, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %107:2 = call @_where(%106, %103, %cst_33) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %108 = stablehlo.reduce(%107#0 init: %cst_34) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.reshape %108 : (tensor<24xf32>) -> tensor<24x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %111 = stablehlo.compare EQ, %107#0, %110, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %112 = stablehlo.convert %111 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.maximum %79, %108 : tensor<24xf32>
    %115 = stablehlo.compare EQ, %79, %114, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.select %115, %116, %117 : tensor<24xi1>, tensor<24xf32>
    %119 = stablehlo.compare EQ, %108, %114, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.select %119, %120, %121 : tensor<24xi1>, tensor<24xf32>
    %123 = stablehlo.divide %118, %122 : tensor<24xf32>
    %124 = stablehlo.compare EQ, %108, %114, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %127 = stablehlo.select %124, %125, %126 : tensor<24xi1>, tensor<24xf32>
    %128 = stablehlo.compare EQ, %79, %114, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.select %128, %129, %130 : tensor<24xi1>, tensor<24xf32>
    %132 = stablehlo.divide %127, %131 : tensor<24xf32>
    %133 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %134 = stablehlo.dot_general %arg0, %133, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %135 = stablehlo.slice %arg4 [120:131] : (tensor<131xf32>) -> tensor<11xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %138 = stablehlo.add %134, %137 : tensor<24x11xf32>
    %139 = stablehlo.slice %arg5 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %141 = stablehlo.compare GT, %139, %140, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %142:2 = call @_where_0(%141, %138, %cst_45) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %143 = stablehlo.reduce(%142#0 init: %cst_46) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %144 = stablehlo.reshape %143 : (tensor<24xf32>) -> tensor<24x1xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %146 = stablehlo.compare EQ, %142#0, %145, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %147 = stablehlo.convert %146 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.maximum %114, %143 : tensor<24xf32>
    %150 = stablehlo.compare EQ, %114, %149, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %153 = stablehlo.select %150, %151, %152 : tensor<24xi1>, tensor<24xf32>
    %154 = stablehlo.compare EQ, %143, %149, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.select %154, %155, %156 : tensor<24xi1>, tensor<24xf32>
    %158 = stablehlo.divide %153, %157 : tensor<24xf32>
    %159 = stablehlo.compare EQ, %143, %149, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.select %159, %160, %161 : tensor<24xi1>, tensor<24xf32>
    %163 = stablehlo.compare EQ, %114, %149, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %166 = stablehlo.select %163, %164, %165 : tensor<24xi1>, tensor<24xf32>
    %167 = stablehlo.divide %162, %166 : tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %170 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %171 = stablehlo.dot_general %arg0, %170, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %172 = stablehlo.slice %arg4 [0:30] : (tensor<131xf32>) -> tensor<30xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %175 = stablehlo.add %171, %174 : tensor<24x30xf32>
    %176 = stablehlo.slice %arg5 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %178 = stablehlo.compare GT, %176, %177, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %179:2 = call @_where(%178, %175, %cst_59) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %181 = stablehlo.subtract %arg2, %180 : tensor<24xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %183 = stablehlo.compare GE, %181, %182, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_61 = stablehlo.constant dense<30> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %185 = stablehlo.compare LT, %181, %184, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %186 = stablehlo.and %183, %185 : tensor<24xi1>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %c_63 = stablehlo.constant dense<29> : tensor<i32>
    %187 = call @clip(%181, %c_62, %c_63) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %189:2 = call @take_along_axis(%179#0, %188) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %190 = stablehlo.reshape %189#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %191 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %193 = stablehlo.subtract %179#0, %192 : tensor<24x30xf32>
    %194 = stablehlo.exponential %193 : tensor<24x30xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_64) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %196 = stablehlo.add %168, %195 : tensor<24xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %197:2 = call @_where_1(%186, %190, %c_65) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %198 = stablehlo.add %169, %197#0 : tensor<24xf32>
    %199 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %200 = stablehlo.dot_general %arg0, %199, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %201 = stablehlo.slice %arg4 [30:60] : (tensor<131xf32>) -> tensor<30xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %204 = stablehlo.add %200, %203 : tensor<24x30xf32>
    %205 = stablehlo.slice %arg5 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %207 = stablehlo.compare GT, %205, %206, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %208:2 = call @_where(%207, %204, %cst_67) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_68 = stablehlo.constant dense<30> : tensor<i32>
    %209 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %210 = stablehlo.subtract %arg2, %209 : tensor<24xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %212 = stablehlo.compare GE, %210, %211, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_70 = stablehlo.constant dense<30> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %214 = stablehlo.compare LT, %210, %213, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %215 = stablehlo.and %212, %214 : tensor<24xi1>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %c_72 = stablehlo.constant dense<29> : tensor<i32>
    %216 = call @clip(%210, %c_71, %c_72) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %218:2 = call @take_along_axis(%208#0, %217) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %219 = stablehlo.reshape %218#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %220 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %222 = stablehlo.subtract %208#0, %221 : tensor<24x30xf32>
    %223 = stablehlo.exponential %222 : tensor<24x30xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%223 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.add %196, %224 : tensor<24xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %226:2 = call @_where_1(%215, %219, %c_74) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %227 = stablehlo.add %198, %226#0 : tensor<24xf32>
    %228 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %229 = stablehlo.dot_general %arg0, %228, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %230 = stablehlo.slice %arg4 [60:90] : (tensor<131xf32>) -> tensor<30xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %233 = stablehlo.add %229, %232 : tensor<24x30xf32>
    %234 = stablehlo.slice %arg5 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %236 = stablehlo.compare GT, %234, %235, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %237:2 = call @_where(%236, %233, %cst_76) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_77 = stablehlo.constant dense<60> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %239 = stablehlo.subtract %arg2, %238 : tensor<24xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %241 = stablehlo.compare GE, %239, %240, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_79 = stablehlo.constant dense<30> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %243 = stablehlo.compare LT, %239, %242, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %244 = stablehlo.and %241, %243 : tensor<24xi1>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %c_81 = stablehlo.constant dense<29> : tensor<i32>
    %245 = call @clip(%239, %c_80, %c_81) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %247:2 = call @take_along_axis(%237#0, %246) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %248 = stablehlo.reshape %247#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %249 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %251 = stablehlo.subtract %237#0, %250 : tensor<24x30xf32>
    %252 = stablehlo.exponential %251 : tensor<24x30xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%252 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %254 = stablehlo.add %225, %253 : tensor<24xf32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %255:2 = call @_where_1(%244, %248, %c_83) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %256 = stablehlo.add %227, %255#0 : tensor<24xf32>
    %257 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %258 = stablehlo.dot_general %arg0, %257, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %259 = stablehlo.slice %arg4 [90:120] : (tensor<131xf32>) -> tensor<30xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %262 = stablehlo.add %258, %261 : tensor<24x30xf32>
    %263 = stablehlo.slice %arg5 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %265 = stablehlo.compare GT, %263, %264, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %266:2 = call @_where(%265, %262, %cst_85) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_86 = stablehlo.constant dense<90> : tensor<i32>
    %267 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %268 = stablehlo.subtract %arg2, %267 : tensor<24xi32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %269 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %270 = stablehlo.compare GE, %268, %269, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_88 = stablehlo.constant dense<30> : tensor<i32>
    %271 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %272 = stablehlo.compare LT, %268, %271, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %273 = stablehlo.and %270, %272 : tensor<24xi1>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %c_90 = stablehlo.constant dense<29> : tensor<i32>
    %274 = call @clip(%268, %c_89, %c_90) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %276:2 = call @take_along_axis(%266#0, %275) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %277 = stablehlo.reshape %276#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %278 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %280 = stablehlo.subtract %266#0, %279 : tensor<24x30xf32>
    %281 = stablehlo.exponential %280 : tensor<24x30xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_91) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %283 = stablehlo.add %254, %282 : tensor<24xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %284:2 = call @_where_1(%273, %277, %c_92) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %285 = stablehlo.add %256, %284#0 : tensor<24xf32>
    %286 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %287 = stablehlo.dot_general %arg0, %286, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %288 = stablehlo.slice %arg4 [120:131] : (tensor<131xf32>) -> tensor<11xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %291 = stablehlo.add %287, %290 : tensor<24x11xf32>
    %292 = stablehlo.slice %arg5 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %294 = stablehlo.compare GT, %292, %293, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %295:2 = call @_where_0(%294, %291, %cst_94) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %c_95 = stablehlo.constant dense<120> : tensor<i32>
    %296 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %297 = stablehlo.subtract %arg2, %296 : tensor<24xi32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %298 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %299 = stablehlo.compare GE, %297, %298, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_97 = stablehlo.constant dense<11> : tensor<i32>
    %300 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %301 = stablehlo.compare LT, %297, %300, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %302 = stablehlo.and %299, %301 : tensor<24xi1>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %c_99 = stablehlo.constant dense<10> : tensor<i32>
    %303 = call @clip(%297, %c_98, %c_99) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %305:2 = call @take_along_axis_2(%295#0, %304) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %306 = stablehlo.reshape %305#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %307 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %309 = stablehlo.subtract %295#0, %308 : tensor<24x11xf32>
    %310 = stablehlo.exponential %309 : tensor<24x11xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %311 = stablehlo.reduce(%310 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %312 = stablehlo.add %283, %311 : tensor<24xf32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %313:2 = call @_where_1(%302, %306, %c_101) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %314 = stablehlo.add %285, %313#0 : tensor<24xf32>
    %315 = stablehlo.log %312 : tensor<24xf32>
    %316 = stablehlo.add %149, %315 : tensor<24xf32>
    %317 = stablehlo.subtract %316, %314 : tensor<24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %319 = stablehlo.multiply %318, %149 : tensor<24xf32>
    %320 = stablehlo.add %317, %319 : tensor<24xf32>
    %321 = stablehlo.multiply %320, %arg3 : tensor<24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_103) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %324 = stablehlo.multiply %323, %arg3 : tensor<24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %326 = stablehlo.multiply %325, %324 : tensor<24xf32>
    %327 = stablehlo.negate %324 : tensor<24xf32>
    %328 = stablehlo.add %326, %324 : tensor<24xf32>
    %329 = stablehlo.divide %324, %312 : tensor<24xf32>
    %330 = call @_where_3(%302, %313#1, %327) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %331 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %332 = stablehlo.multiply %331, %310 : tensor<24x11xf32>
    %333 = stablehlo.negate %332 : tensor<24x11xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%333 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %335 = stablehlo.reshape %334 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %337 = stablehlo.add %328, %336 : tensor<24xf32>
    %338 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %339 = call @take_along_axis_4(%305#1, %338) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %340 = stablehlo.add %332, %339 : tensor<24x11xf32>
    %341 = call @_where_5(%294, %295#1, %340) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%341 init: %cst_108) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %343 = stablehlo.reshape %342 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.pad %344, %cst_110, low = [120], high = [0], interior = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<131xf32>
    %346 = stablehlo.dot_general %341, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %347 = stablehlo.transpose %346, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %348 = stablehlo.dot_general %341, %286, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.pad %347, %cst_111, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %350 = call @_where_3(%273, %284#1, %327) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %351 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %352 = stablehlo.multiply %351, %281 : tensor<24x30xf32>
    %353 = stablehlo.negate %352 : tensor<24x30xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %355 = stablehlo.reshape %354 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %357 = stablehlo.add %337, %356 : tensor<24xf32>
    %358 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %359 = call @take_along_axis_6(%276#1, %358) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %360 = stablehlo.add %352, %359 : tensor<24x30xf32>
    %361 = call @_where_7(%265, %266#1, %360) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %363 = stablehlo.reshape %362 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.pad %364, %cst_116, low = [90], high = [11], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %366 = stablehlo.add %345, %365 : tensor<131xf32>
    %367 = stablehlo.dot_general %361, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %368 = stablehlo.transpose %367, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %369 = stablehlo.dot_general %361, %257, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %370 = stablehlo.add %348, %369 : tensor<24x24xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.pad %368, %cst_117, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %372 = stablehlo.add %349, %371 : tensor<24x131xf32>
    %373 = call @_where_3(%244, %255#1, %327) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %374 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %375 = stablehlo.multiply %374, %252 : tensor<24x30xf32>
    %376 = stablehlo.negate %375 : tensor<24x30xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.reduce(%376 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %378 = stablehlo.reshape %377 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %380 = stablehlo.add %357, %379 : tensor<24xf32>
    %381 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %382 = call @take_along_axis_6(%247#1, %381) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %383 = stablehlo.add %375, %382 : tensor<24x30xf32>
    %384 = call @_where_7(%236, %237#1, %383) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%384 init: %cst_120) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %386 = stablehlo.reshape %385 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_121) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.pad %387, %cst_122, low = [60], high = [41], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %389 = stablehlo.add %366, %388 : tensor<131xf32>
    %390 = stablehlo.dot_general %384, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %391 = stablehlo.transpose %390, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %392 = stablehlo.dot_general %384, %228, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %393 = stablehlo.add %370, %392 : tensor<24x24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.pad %391, %cst_123, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %395 = stablehlo.add %372, %394 : tensor<24x131xf32>
    %396 = call @_where_3(%215, %226#1, %327) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %397 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %398 = stablehlo.multiply %397, %223 : tensor<24x30xf32>
    %399 = stablehlo.negate %398 : tensor<24x30xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_124) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %401 = stablehlo.reshape %400 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%401 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %403 = stablehlo.add %380, %402 : tensor<24xf32>
    %404 = stablehlo.broadcast_in_dim %396, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %405 = call @take_along_axis_6(%218#1, %404) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %406 = stablehlo.add %398, %405 : tensor<24x30xf32>
    %407 = call @_where_7(%207, %208#1, %406) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %409 = stablehlo.reshape %408 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%409 init: %cst_127) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.pad %410, %cst_128, low = [30], high = [71], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %412 = stablehlo.add %389, %411 : tensor<131xf32>
    %413 = stablehlo.dot_general %407, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %414 = stablehlo.transpose %413, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %415 = stablehlo.dot_general %407, %199, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %416 = stablehlo.add %393, %415 : tensor<24x24xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.pad %414, %cst_129, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %418 = stablehlo.add %395, %417 : tensor<24x131xf32>
    %419 = call @_where_3(%186, %197#1, %327) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %420 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %421 = stablehlo.multiply %420, %194 : tensor<24x30xf32>
    %422 = stablehlo.negate %421 : tensor<24x30xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_130) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %424 = stablehlo.reshape %423 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_131) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %426 = stablehlo.add %403, %425 : tensor<24xf32>
    %427 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %428 = call @take_along_axis_6(%189#1, %427) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %429 = stablehlo.add %421, %428 : tensor<24x30xf32>
    %430 = call @_where_7(%178, %179#1, %429) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%430 init: %cst_132) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %432 = stablehlo.reshape %431 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%432 init: %cst_133) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.pad %433, %cst_134, low = [0], high = [101], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %435 = stablehlo.add %412, %434 : tensor<131xf32>
    %436 = stablehlo.dot_general %430, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %437 = stablehlo.transpose %436, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %438 = stablehlo.dot_general %430, %170, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %439 = stablehlo.add %416, %438 : tensor<24x24xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.pad %437, %cst_135, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %441 = stablehlo.add %418, %440 : tensor<24x131xf32>
    %442 = stablehlo.multiply %426, %167 : tensor<24xf32>
    %443 = stablehlo.multiply %426, %158 : tensor<24xf32>
    %444 = stablehlo.divide %442, %148 : tensor<24xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %446 = stablehlo.multiply %445, %147 : tensor<24x11xf32>
    %447 = call @_where_5(%141, %142#1, %446) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_136) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %449 = stablehlo.reshape %448 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%449 init: %cst_137) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.pad %450, %cst_138, low = [120], high = [0], interior = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<131xf32>
    %452 = stablehlo.add %435, %451 : tensor<131xf32>
    %453 = stablehlo.dot_general %447, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %454 = stablehlo.transpose %453, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %455 = stablehlo.dot_general %447, %133, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %456 = stablehlo.add %439, %455 : tensor<24x24xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.pad %454, %cst_139, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %458 = stablehlo.add %441, %457 : tensor<24x131xf32>
    %459 = stablehlo.multiply %443, %132 : tensor<24xf32>
    %460 = stablehlo.multiply %443, %123 : tensor<24xf32>
    %461 = stablehlo.divide %459, %113 : tensor<24xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %463 = stablehlo.multiply %462, %112 : tensor<24x30xf32>
    %464 = call @_where_7(%106, %107#1, %463) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%464 init: %cst_140) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %466 = stablehlo.reshape %465 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_141) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.pad %467, %cst_142, low = [90], high = [11], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %469 = stablehlo.add %452, %468 : tensor<131xf32>
    %470 = stablehlo.dot_general %464, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %471 = stablehlo.transpose %470, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %472 = stablehlo.dot_general %464, %98, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %473 = stablehlo.add %456, %472 : tensor<24x24xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.pad %471, %cst_143, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %475 = stablehlo.add %458, %474 : tensor<24x131xf32>
    %476 = stablehlo.multiply %460, %97 : tensor<24xf32>
    %477 = stablehlo.multiply %460, %88 : tensor<24xf32>
    %478 = stablehlo.divide %476, %78 : tensor<24xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %480 = stablehlo.multiply %479, %77 : tensor<24x30xf32>
    %481 = call @_where_7(%71, %72#1, %480) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%481 init: %cst_144) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %483 = stablehlo.reshape %482 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_145) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.pad %484, %cst_146, low = [60], high = [41], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %486 = stablehlo.add %469, %485 : tensor<131xf32>
    %487 = stablehlo.dot_general %481, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %488 = stablehlo.transpose %487, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %489 = stablehlo.dot_general %481, %63, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %490 = stablehlo.add %473, %489 : tensor<24x24xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.pad %488, %cst_147, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %492 = stablehlo.add %475, %491 : tensor<24x131xf32>
    %493 = stablehlo.multiply %477, %62 : tensor<24xf32>
    %494 = stablehlo.multiply %477, %53 : tensor<24xf32>
    %495 = stablehlo.divide %493, %43 : tensor<24xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %497 = stablehlo.multiply %496, %42 : tensor<24x30xf32>
    %498 = call @_where_7(%36, %37#1, %497) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_148) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %500 = stablehlo.reshape %499 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%500 init: %cst_149) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.pad %501, %cst_150, low = [30], high = [71], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %503 = stablehlo.add %486, %502 : tensor<131xf32>
    %504 = stablehlo.dot_general %498, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %505 = stablehlo.transpose %504, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %506 = stablehlo.dot_general %498, %28, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %507 = stablehlo.add %490, %506 : tensor<24x24xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.pad %505, %cst_151, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %509 = stablehlo.add %492, %508 : tensor<24x131xf32>
    %510 = stablehlo.multiply %494, %27 : tensor<24xf32>
    %511 = stablehlo.divide %510, %16 : tensor<24xf32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %513 = stablehlo.multiply %512, %15 : tensor<24x30xf32>
    %514 = call @_where_7(%9, %10#1, %513) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%514 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %516 = stablehlo.reshape %515 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_153) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.pad %517, %cst_154, low = [0], high = [101], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %519 = stablehlo.add %503, %518 : tensor<131xf32>
    %520 = stablehlo.dot_general %514, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %521 = stablehlo.transpose %520, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %522 = stablehlo.dot_general %514, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %523 = stablehlo.add %507, %522 : tensor<24x24xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.pad %521, %cst_155, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %525 = stablehlo.add %509, %524 : tensor<24x131xf32>
    return %322, %523, %525, %519 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
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
