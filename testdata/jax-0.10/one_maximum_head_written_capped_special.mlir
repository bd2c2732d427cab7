module @jit_one_maximum_head_written_capped_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<131xf32>, %arg5: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %3 = stablehlo.slice %arg4 [0:30] : (tensor<131xf32>) -> tensor<30xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %6 = stablehlo.add %2, %5 : tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %8 = stablehlo.divide %6, %7 : tensor<24x30xf32>
    %9 = stablehlo.tanh %8 : tensor<24x30xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<24x30xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %13 = stablehlo.multiply %12, %9 : tensor<24x30xf32>
    %14 = stablehlo.slice %arg5 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %16 = stablehlo.compare GT, %14, %15, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17:2 = call @_where(%16, %13, %cst_4) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17#0 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %21 = stablehlo.compare EQ, %17#0, %20, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %22 = stablehlo.convert %21 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.convert %0 : tensor<24xf32>
    %25 = stablehlo.maximum %24, %18 : tensor<24xf32>
    %26 = stablehlo.compare EQ, %18, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.compare EQ, %24, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.divide %29, %33 : tensor<24xf32>
    %35 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %36 = stablehlo.dot_general %arg0, %35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %37 = stablehlo.slice %arg4 [30:60] : (tensor<131xf32>) -> tensor<30xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %40 = stablehlo.add %36, %39 : tensor<24x30xf32>
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %42 = stablehlo.divide %40, %41 : tensor<24x30xf32>
    %43 = stablehlo.tanh %42 : tensor<24x30xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %45 = stablehlo.subtract %44, %43 : tensor<24x30xf32>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %47 = stablehlo.multiply %46, %43 : tensor<24x30xf32>
    %48 = stablehlo.slice %arg5 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %50 = stablehlo.compare GT, %48, %49, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51:2 = call @_where(%50, %47, %cst_15) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.reduce(%51#0 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.reshape %52 : (tensor<24xf32>) -> tensor<24x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %55 = stablehlo.compare EQ, %51#0, %54, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %56 = stablehlo.convert %55 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.maximum %25, %52 : tensor<24xf32>
    %59 = stablehlo.compare EQ, %25, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<24xi1>, tensor<24xf32>
    %63 = stablehlo.compare EQ, %52, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<24xi1>, tensor<24xf32>
    %67 = stablehlo.divide %62, %66 : tensor<24xf32>
    %68 = stablehlo.compare EQ, %52, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<24xi1>, tensor<24xf32>
    %72 = stablehlo.compare EQ, %25, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<24xi1>, tensor<24xf32>
    %76 = stablehlo.divide %71, %75 : tensor<24xf32>
    %77 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %78 = stablehlo.dot_general %arg0, %77, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %79 = stablehlo.slice %arg4 [60:90] : (tensor<131xf32>) -> tensor<30xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %82 = stablehlo.add %78, %81 : tensor<24x30xf32>
    %cst_26 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %84 = stablehlo.divide %82, %83 : tensor<24x30xf32>
    %85 = stablehlo.tanh %84 : tensor<24x30xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %87 = stablehlo.subtract %86, %85 : tensor<24x30xf32>
    %cst_28 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %89 = stablehlo.multiply %88, %85 : tensor<24x30xf32>
    %90 = stablehlo.slice %arg5 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %92 = stablehlo.compare GT, %90, %91, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %93:2 = call @_where(%92, %89, %cst_30) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %94 = stablehlo.reduce(%93#0 init: %cst_31) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.reshape %94 : (tensor<24xf32>) -> tensor<24x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %97 = stablehlo.compare EQ, %93#0, %96, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %98 = stablehlo.convert %97 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.maximum %58, %94 : tensor<24xf32>
    %101 = stablehlo.compare EQ, %58, %100, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.select %101, %102, %103 : tensor<24xi1>, tensor<24xf32>
    %105 = stablehlo.compare EQ, %94, %100, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.select %105, %106, %107 : tensor<24xi1>, tensor<24xf32>
    %109 = stablehlo.divide %104, %108 : tensor<24xf32>
    %110 = stablehlo.compare EQ, %94, %100, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %113 = stablehlo.select %110, %111, %112 : tensor<24xi1>, tensor<24xf32>
    %114 = stablehlo.compare EQ, %58, %100, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.select %114, %115, %116 : tensor<24xi1>, tensor<24xf32>
    %118 = stablehlo.divide %113, %117 : tensor<24xf32>
    %119 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %120 = stablehlo.dot_general %arg0, %119, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %121 = stablehlo.slice %arg4 [90:120] : (tensor<131xf32>) -> tensor<30xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %124 = stablehlo.add %120, %123 : tensor<24x30xf32>
    %cst_41 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %126 = stablehlo.divide %124, %125 : tensor<24x30xf32>
    %127 = stablehlo.tanh %126 : tensor<24x30xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %129 = stablehlo.subtract %128, %127 : tensor<24x30xf32>
    %cst_43 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %131 = stablehlo.multiply %130, %127 : tensor<24x30xf32>
    %132 = stablehlo.slice %arg5 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %134 = stablehlo.compare GT, %132, %133, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %135:2 = call @_where(%134, %131, %cst_45) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %136 = stablehlo.reduce(%135#0 init: %cst_46) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %137 = stablehlo.reshape %136 : (tensor<24xf32>) -> tensor<24x1xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %139 = stablehlo.compare EQ, %135#0, %138, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %140 = stablehlo.convert %139 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.maximum %100, %136 : tensor<24xf32>
    %143 = stablehlo.compare EQ, %100, %142, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.select %143, %144, %145 : tensor<24xi1>, tensor<24xf32>
    %147 = stablehlo.compare EQ, %136, %142, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.select %147, %148, %149 : tensor<24xi1>, tensor<24xf32>
    %151 = stablehlo.divide %146, %150 : tensor<24xf32>
    %152 = stablehlo.compare EQ, %136, %142, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.select %152, %153, %154 : tensor<24xi1>, tensor<24xf32>
    %156 = stablehlo.compare EQ, %100, %142, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %159 = stablehlo.select %156, %157, %158 : tensor<24xi1>, tensor<24xf32>
    %160 = stablehlo.divide %155, %159 : tensor<24xf32>
    %161 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %162 = stablehlo.dot_general %arg0, %161, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %163 = stablehlo.slice %arg4 [120:131] : (tensor<131xf32>) -> tensor<11xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %166 = stablehlo.add %162, %165 : tensor<24x11xf32>
    %cst_56 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %168 = stablehlo.divide %166, %167 : tensor<24x11xf32>
    %169 = stablehlo.tanh %168 : tensor<24x11xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %171 = stablehlo.subtract %170, %169 : tensor<24x11xf32>
    %cst_58 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %173 = stablehlo.multiply %172, %169 : tensor<24x11xf32>
    %174 = stablehlo.slice %arg5 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %176 = stablehlo.compare GT, %174, %175, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %177:2 = call @_where_0(%176, %173, %cst_60) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %178 = stablehlo.reduce(%177#0 init: %cst_61) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %179 = stablehlo.reshape %178 : (tensor<24xf32>) -> tensor<24x1xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %181 = stablehlo.compare EQ, %177#0, %180, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %182 = stablehlo.convert %181 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.maximum %142, %178 : tensor<24xf32>
    %185 = stablehlo.compare EQ, %142, %184, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %188 = stablehlo.select %185, %186, %187 : tensor<24xi1>, tensor<24xf32>
    %189 = stablehlo.compare EQ, %178, %184, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.select %189, %190, %191 : tensor<24xi1>, tensor<24xf32>
    %193 = stablehlo.divide %188, %192 : tensor<24xf32>
    %194 = stablehlo.compare EQ, %178, %184, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %197 = stablehlo.select %194, %195, %196 : tensor<24xi1>, tensor<24xf32>
    %198 = stablehlo.compare EQ, %142, %184, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %201 = stablehlo.select %198, %199, %200 : tensor<24xi1>, tensor<24xf32>
    %202 = stablehlo.divide %197, %201 : tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %205 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %206 = stablehlo.dot_general %arg0, %205, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %207 = stablehlo.slice %arg4 [0:30] : (tensor<131xf32>) -> tensor<30xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %210 = stablehlo.add %206, %209 : tensor<24x30xf32>
    %cst_73 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %212 = stablehlo.divide %210, %211 : tensor<24x30xf32>
    %213 = stablehlo.tanh %212 : tensor<24x30xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %215 = stablehlo.subtract %214, %213 : tensor<24x30xf32>
    %cst_75 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %217 = stablehlo.multiply %216, %213 : tensor<24x30xf32>
    %218 = stablehlo.slice %arg5 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %220 = stablehlo.compare GT, %218, %219, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %221:2 = call @_where(%220, %217, %cst_77) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %222 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %223 = stablehlo.subtract %arg2, %222 : tensor<24xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %224 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %225 = stablehlo.compare GE, %223, %224, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_79 = stablehlo.constant dense<30> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %227 = stablehlo.compare LT, %223, %226, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %228 = stablehlo.and %225, %227 : tensor<24xi1>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %c_81 = stablehlo.constant dense<29> : tensor<i32>
    %229 = call @clip(%223, %c_80, %c_81) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %231:2 = call @take_along_axis(%221#0, %230) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %232 = stablehlo.reshape %231#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %233 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %235 = stablehlo.subtract %221#0, %234 : tensor<24x30xf32>
    %236 = stablehlo.exponential %235 : tensor<24x30xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %238 = stablehlo.add %203, %237 : tensor<24xf32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %239:2 = call @_where_1(%228, %232, %c_83) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %240 = stablehlo.add %204, %239#0 : tensor<24xf32>
    %241 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %242 = stablehlo.dot_general %arg0, %241, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %243 = stablehlo.slice %arg4 [30:60] : (tensor<131xf32>) -> tensor<30xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %246 = stablehlo.add %242, %245 : tensor<24x30xf32>
    %cst_84 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %248 = stablehlo.divide %246, %247 : tensor<24x30xf32>
    %249 = stablehlo.tanh %248 : tensor<24x30xf32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %251 = stablehlo.subtract %250, %249 : tensor<24x30xf32>
    %cst_86 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %253 = stablehlo.multiply %252, %249 : tensor<24x30xf32>
    %254 = stablehlo.slice %arg5 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %256 = stablehlo.compare GT, %254, %255, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %257:2 = call @_where(%256, %253, %cst_88) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_89 = stablehlo.constant dense<30> : tensor<i32>
    %258 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %259 = stablehlo.subtract %arg2, %258 : tensor<24xi32>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %260 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %261 = stablehlo.compare GE, %259, %260, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_91 = stablehlo.constant dense<30> : tensor<i32>
    %262 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %263 = stablehlo.compare LT, %259, %262, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %264 = stablehlo.and %261, %263 : tensor<24xi1>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %c_93 = stablehlo.constant dense<29> : tensor<i32>
    %265 = call @clip(%259, %c_92, %c_93) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %267:2 = call @take_along_axis(%257#0, %266) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %268 = stablehlo.reshape %267#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %269 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %271 = stablehlo.subtract %257#0, %270 : tensor<24x30xf32>
    %272 = stablehlo.exponential %271 : tensor<24x30xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.reduce(%272 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.add %238, %273 : tensor<24xf32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %275:2 = call @_where_1(%264, %268, %c_95) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %276 = stablehlo.add %240, %275#0 : tensor<24xf32>
    %277 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %278 = stablehlo.dot_general %arg0, %277, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %279 = stablehlo.slice %arg4 [60:90] : (tensor<131xf32>) -> tensor<30xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %282 = stablehlo.add %278, %281 : tensor<24x30xf32>
    %cst_96 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %284 = stablehlo.divide %282, %283 : tensor<24x30xf32>
    %285 = stablehlo.tanh %284 : tensor<24x30xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %287 = stablehlo.subtract %286, %285 : tensor<24x30xf32>
    %cst_98 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %289 = stablehlo.multiply %288, %285 : tensor<24x30xf32>
    %290 = stablehlo.slice %arg5 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %292 = stablehlo.compare GT, %290, %291, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %293:2 = call @_where(%292, %289, %cst_100) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_101 = stablehlo.constant dense<60> : tensor<i32>
    %294 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %295 = stablehlo.subtract %arg2, %294 : tensor<24xi32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %296 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %297 = stablehlo.compare GE, %295, %296, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_103 = stablehlo.constant dense<30> : tensor<i32>
    %298 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %299 = stablehlo.compare LT, %295, %298, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %300 = stablehlo.and %297, %299 : tensor<24xi1>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %c_105 = stablehlo.constant dense<29> : tensor<i32>
    %301 = call @clip(%295, %c_104, %c_105) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %303:2 = call @take_along_axis(%293#0, %302) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %304 = stablehlo.reshape %303#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %305 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %307 = stablehlo.subtract %293#0, %306 : tensor<24x30xf32>
    %308 = stablehlo.exponential %307 : tensor<24x30xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %310 = stablehlo.add %274, %309 : tensor<24xf32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %311:2 = call @_where_1(%300, %304, %c_107) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %312 = stablehlo.add %276, %311#0 : tensor<24xf32>
    %313 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %314 = stablehlo.dot_general %arg0, %313, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %315 = stablehlo.slice %arg4 [90:120] : (tensor<131xf32>) -> tensor<30xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<24x30xf32>
    %318 = stablehlo.add %314, %317 : tensor<24x30xf32>
    %cst_108 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %320 = stablehlo.divide %318, %319 : tensor<24x30xf32>
    %321 = stablehlo.tanh %320 : tensor<24x30xf32>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %323 = stablehlo.subtract %322, %321 : tensor<24x30xf32>
    %cst_110 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %325 = stablehlo.multiply %324, %321 : tensor<24x30xf32>
    %326 = stablehlo.slice %arg5 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %328 = stablehlo.compare GT, %326, %327, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %329:2 = call @_where(%328, %325, %cst_112) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_113 = stablehlo.constant dense<90> : tensor<i32>
    %330 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %331 = stablehlo.subtract %arg2, %330 : tensor<24xi32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %332 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %333 = stablehlo.compare GE, %331, %332, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_115 = stablehlo.constant dense<30> : tensor<i32>
    %334 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %335 = stablehlo.compare LT, %331, %334, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %336 = stablehlo.and %333, %335 : tensor<24xi1>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %c_117 = stablehlo.constant dense<29> : tensor<i32>
    %337 = call @clip(%331, %c_116, %c_117) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %339:2 = call @take_along_axis(%329#0, %338) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %340 = stablehlo.reshape %339#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %341 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %343 = stablehlo.subtract %329#0, %342 : tensor<24x30xf32>
    %344 = stablehlo.exponential %343 : tensor<24x30xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%344 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.add %310, %345 : tensor<24xf32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %347:2 = call @_where_1(%336, %340, %c_119) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %348 = stablehlo.add %312, %347#0 : tensor<24xf32>
    %349 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %350 = stablehlo.dot_general %arg0, %349, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %351 = stablehlo.slice %arg4 [120:131] : (tensor<131xf32>) -> tensor<11xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %354 = stablehlo.add %350, %353 : tensor<24x11xf32>
    %cst_120 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %356 = stablehlo.divide %354, %355 : tensor<24x11xf32>
    %357 = stablehlo.tanh %356 : tensor<24x11xf32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %359 = stablehlo.subtract %358, %357 : tensor<24x11xf32>
    %cst_122 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %361 = stablehlo.multiply %360, %357 : tensor<24x11xf32>
    %362 = stablehlo.slice %arg5 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %364 = stablehlo.compare GT, %362, %363, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %365:2 = call @_where_0(%364, %361, %cst_124) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %c_125 = stablehlo.constant dense<120> : tensor<i32>
    %366 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %367 = stablehlo.subtract %arg2, %366 : tensor<24xi32>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %368 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %369 = stablehlo.compare GE, %367, %368, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_127 = stablehlo.constant dense<11> : tensor<i32>
    %370 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %371 = stablehlo.compare LT, %367, %370, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %372 = stablehlo.and %369, %371 : tensor<24xi1>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %c_129 = stablehlo.constant dense<10> : tensor<i32>
    %373 = call @clip(%367, %c_128, %c_129) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %375:2 = call @take_along_axis_2(%365#0, %374) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %376 = stablehlo.reshape %375#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %377 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %379 = stablehlo.subtract %365#0, %378 : tensor<24x11xf32>
    %380 = stablehlo.exponential %379 : tensor<24x11xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_130) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %382 = stablehlo.add %346, %381 : tensor<24xf32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %383:2 = call @_where_1(%372, %376, %c_131) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %384 = stablehlo.add %348, %383#0 : tensor<24xf32>
    %385 = stablehlo.log %382 : tensor<24xf32>
    %386 = stablehlo.add %184, %385 : tensor<24xf32>
    %387 = stablehlo.subtract %386, %384 : tensor<24xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %389 = stablehlo.multiply %388, %184 : tensor<24xf32>
    %390 = stablehlo.add %387, %389 : tensor<24xf32>
    %391 = stablehlo.multiply %390, %arg3 : tensor<24xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%391 init: %cst_133) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %394 = stablehlo.multiply %393, %arg3 : tensor<24xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %396 = stablehlo.multiply %395, %394 : tensor<24xf32>
    %397 = stablehlo.negate %394 : tensor<24xf32>
    %398 = stablehlo.add %396, %394 : tensor<24xf32>
    %399 = stablehlo.divide %394, %382 : tensor<24xf32>
    %400 = call @_where_3(%372, %383#1, %397) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %401 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %402 = stablehlo.multiply %401, %380 : tensor<24x11xf32>
    %403 = stablehlo.negate %402 : tensor<24x11xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%403 init: %cst_136) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %405 = stablehlo.reshape %404 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%405 init: %cst_137) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %407 = stablehlo.add %398, %406 : tensor<24xf32>
    %408 = stablehlo.broadcast_in_dim %400, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %409 = call @take_along_axis_4(%375#1, %408) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %410 = stablehlo.add %402, %409 : tensor<24x11xf32>
    %411 = call @_where_5(%364, %365#1, %410) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_138 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %413 = stablehlo.multiply %412, %411 : tensor<24x11xf32>
    %414 = stablehlo.multiply %413, %359 : tensor<24x11xf32>
    %415 = stablehlo.multiply %414, %357 : tensor<24x11xf32>
    %416 = stablehlo.add %414, %415 : tensor<24x11xf32>
    %cst_139 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %418 = stablehlo.divide %416, %417 : tensor<24x11xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%418 init: %cst_140) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %420 = stablehlo.reshape %419 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_141) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.pad %421, %cst_142, low = [120], high = [0], interior = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<131xf32>
    %423 = stablehlo.dot_general %418, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %424 = stablehlo.transpose %423, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %425 = stablehlo.dot_general %418, %349, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.pad %424, %cst_143, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %427 = call @_where_3(%336, %347#1, %397) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %428 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %429 = stablehlo.multiply %428, %344 : tensor<24x30xf32>
    %430 = stablehlo.negate %429 : tensor<24x30xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%430 init: %cst_144) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %432 = stablehlo.reshape %431 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%432 init: %cst_145) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %434 = stablehlo.add %407, %433 : tensor<24xf32>
    %435 = stablehlo.broadcast_in_dim %427, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %436 = call @take_along_axis_6(%339#1, %435) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %437 = stablehlo.add %429, %436 : tensor<24x30xf32>
    %438 = call @_where_7(%328, %329#1, %437) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_146 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %440 = stablehlo.multiply %439, %438 : tensor<24x30xf32>
    %441 = stablehlo.multiply %440, %323 : tensor<24x30xf32>
    %442 = stablehlo.multiply %441, %321 : tensor<24x30xf32>
    %443 = stablehlo.add %441, %442 : tensor<24x30xf32>
    %cst_147 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %445 = stablehlo.divide %443, %444 : tensor<24x30xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.reduce(%445 init: %cst_148) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %447 = stablehlo.reshape %446 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_149) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.pad %448, %cst_150, low = [90], high = [11], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %450 = stablehlo.add %422, %449 : tensor<131xf32>
    %451 = stablehlo.dot_general %445, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %452 = stablehlo.transpose %451, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %453 = stablehlo.dot_general %445, %313, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %454 = stablehlo.add %425, %453 : tensor<24x24xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.pad %452, %cst_151, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %456 = stablehlo.add %426, %455 : tensor<24x131xf32>
    %457 = call @_where_3(%300, %311#1, %397) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %458 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %459 = stablehlo.multiply %458, %308 : tensor<24x30xf32>
    %460 = stablehlo.negate %459 : tensor<24x30xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_152) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %462 = stablehlo.reshape %461 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%462 init: %cst_153) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %464 = stablehlo.add %434, %463 : tensor<24xf32>
    %465 = stablehlo.broadcast_in_dim %457, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %466 = call @take_along_axis_6(%303#1, %465) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %467 = stablehlo.add %459, %466 : tensor<24x30xf32>
    %468 = call @_where_7(%292, %293#1, %467) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_154 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %470 = stablehlo.multiply %469, %468 : tensor<24x30xf32>
    %471 = stablehlo.multiply %470, %287 : tensor<24x30xf32>
    %472 = stablehlo.multiply %471, %285 : tensor<24x30xf32>
    %473 = stablehlo.add %471, %472 : tensor<24x30xf32>
    %cst_155 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %475 = stablehlo.divide %473, %474 : tensor<24x30xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.reduce(%475 init: %cst_156) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %477 = stablehlo.reshape %476 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%477 init: %cst_157) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.pad %478, %cst_158, low = [60], high = [41], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %480 = stablehlo.add %450, %479 : tensor<131xf32>
    %481 = stablehlo.dot_general %475, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %482 = stablehlo.transpose %481, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %483 = stablehlo.dot_general %475, %277, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %484 = stablehlo.add %454, %483 : tensor<24x24xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.pad %482, %cst_159, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %486 = stablehlo.add %456, %485 : tensor<24x131xf32>
    %487 = call @_where_3(%264, %275#1, %397) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %488 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %489 = stablehlo.multiply %488, %272 : tensor<24x30xf32>
    %490 = stablehlo.negate %489 : tensor<24x30xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.reduce(%490 init: %cst_160) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %492 = stablehlo.reshape %491 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_161) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %494 = stablehlo.add %464, %493 : tensor<24xf32>
    %495 = stablehlo.broadcast_in_dim %487, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %496 = call @take_along_axis_6(%267#1, %495) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %497 = stablehlo.add %489, %496 : tensor<24x30xf32>
    %498 = call @_where_7(%256, %257#1, %497) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_162 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %500 = stablehlo.multiply %499, %498 : tensor<24x30xf32>
    %501 = stablehlo.multiply %500, %251 : tensor<24x30xf32>
    %502 = stablehlo.multiply %501, %249 : tensor<24x30xf32>
    %503 = stablehlo.add %501, %502 : tensor<24x30xf32>
    %cst_163 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %505 = stablehlo.divide %503, %504 : tensor<24x30xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_164) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %507 = stablehlo.reshape %506 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_165) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.pad %508, %cst_166, low = [30], high = [71], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %510 = stablehlo.add %480, %509 : tensor<131xf32>
    %511 = stablehlo.dot_general %505, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %512 = stablehlo.transpose %511, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %513 = stablehlo.dot_general %505, %241, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %514 = stablehlo.add %484, %513 : tensor<24x24xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.pad %512, %cst_167, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %516 = stablehlo.add %486, %515 : tensor<24x131xf32>
    %517 = call @_where_3(%228, %239#1, %397) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %518 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %519 = stablehlo.multiply %518, %236 : tensor<24x30xf32>
    %520 = stablehlo.negate %519 : tensor<24x30xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.reduce(%520 init: %cst_168) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %522 = stablehlo.reshape %521 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_169) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %524 = stablehlo.add %494, %523 : tensor<24xf32>
    %525 = stablehlo.broadcast_in_dim %517, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %526 = call @take_along_axis_6(%231#1, %525) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %527 = stablehlo.add %519, %526 : tensor<24x30xf32>
    %528 = call @_where_7(%220, %221#1, %527) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_170 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %530 = stablehlo.multiply %529, %528 : tensor<24x30xf32>
    %531 = stablehlo.multiply %530, %215 : tensor<24x30xf32>
    %532 = stablehlo.multiply %531, %213 : tensor<24x30xf32>
    %533 = stablehlo.add %531, %532 : tensor<24x30xf32>
    %cst_171 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %535 = stablehlo.divide %533, %534 : tensor<24x30xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.reduce(%535 init: %cst_172) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %537 = stablehlo.reshape %536 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%537 init: %cst_173) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.pad %538, %cst_174, low = [0], high = [101], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %540 = stablehlo.add %510, %539 : tensor<131xf32>
    %541 = stablehlo.dot_general %535, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %542 = stablehlo.transpose %541, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %543 = stablehlo.dot_general %535, %205, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %544 = stablehlo.add %514, %543 : tensor<24x24xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.pad %542, %cst_175, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %546 = stablehlo.add %516, %545 : tensor<24x131xf32>
    %547 = stablehlo.multiply %524, %202 : tensor<24xf32>
    %548 = stablehlo.multiply %524, %193 : tensor<24xf32>
    %549 = stablehlo.divide %547, %183 : tensor<24xf32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %551 = stablehlo.multiply %550, %182 : tensor<24x11xf32>
    %552 = call @_where_5(%176, %177#1, %551) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_176 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %554 = stablehlo.multiply %553, %552 : tensor<24x11xf32>
    %555 = stablehlo.multiply %554, %171 : tensor<24x11xf32>
    %556 = stablehlo.multiply %555, %169 : tensor<24x11xf32>
    %557 = stablehlo.add %555, %556 : tensor<24x11xf32>
    %cst_177 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %559 = stablehlo.divide %557, %558 : tensor<24x11xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.reduce(%559 init: %cst_178) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %561 = stablehlo.reshape %560 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%561 init: %cst_179) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.pad %562, %cst_180, low = [120], high = [0], interior = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<131xf32>
    %564 = stablehlo.add %540, %563 : tensor<131xf32>
    %565 = stablehlo.dot_general %559, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %566 = stablehlo.transpose %565, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %567 = stablehlo.dot_general %559, %161, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %568 = stablehlo.add %544, %567 : tensor<24x24xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.pad %566, %cst_181, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %570 = stablehlo.add %546, %569 : tensor<24x131xf32>
    %571 = stablehlo.multiply %548, %160 : tensor<24xf32>
    %572 = stablehlo.multiply %548, %151 : tensor<24xf32>
    %573 = stablehlo.divide %571, %141 : tensor<24xf32>
    %574 = stablehlo.broadcast_in_dim %573, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %575 = stablehlo.multiply %574, %140 : tensor<24x30xf32>
    %576 = call @_where_7(%134, %135#1, %575) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_182 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %578 = stablehlo.multiply %577, %576 : tensor<24x30xf32>
    %579 = stablehlo.multiply %578, %129 : tensor<24x30xf32>
    %580 = stablehlo.multiply %579, %127 : tensor<24x30xf32>
    %581 = stablehlo.add %579, %580 : tensor<24x30xf32>
    %cst_183 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %583 = stablehlo.divide %581, %582 : tensor<24x30xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_184) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %585 = stablehlo.reshape %584 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_185) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %587 = stablehlo.pad %586, %cst_186, low = [90], high = [11], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %588 = stablehlo.add %564, %587 : tensor<131xf32>
    %589 = stablehlo.dot_general %583, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %590 = stablehlo.transpose %589, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %591 = stablehlo.dot_general %583, %119, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %592 = stablehlo.add %568, %591 : tensor<24x24xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.pad %590, %cst_187, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %594 = stablehlo.add %570, %593 : tensor<24x131xf32>
    %595 = stablehlo.multiply %572, %118 : tensor<24xf32>
    %596 = stablehlo.multiply %572, %109 : tensor<24xf32>
    %597 = stablehlo.divide %595, %99 : tensor<24xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %599 = stablehlo.multiply %598, %98 : tensor<24x30xf32>
    %600 = call @_where_7(%92, %93#1, %599) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_188 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %602 = stablehlo.multiply %601, %600 : tensor<24x30xf32>
    %603 = stablehlo.multiply %602, %87 : tensor<24x30xf32>
    %604 = stablehlo.multiply %603, %85 : tensor<24x30xf32>
    %605 = stablehlo.add %603, %604 : tensor<24x30xf32>
    %cst_189 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %607 = stablehlo.divide %605, %606 : tensor<24x30xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%607 init: %cst_190) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %609 = stablehlo.reshape %608 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%609 init: %cst_191) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.pad %610, %cst_192, low = [60], high = [41], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %612 = stablehlo.add %588, %611 : tensor<131xf32>
    %613 = stablehlo.dot_general %607, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %614 = stablehlo.transpose %613, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %615 = stablehlo.dot_general %607, %77, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %616 = stablehlo.add %592, %615 : tensor<24x24xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.pad %614, %cst_193, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %618 = stablehlo.add %594, %617 : tensor<24x131xf32>
    %619 = stablehlo.multiply %596, %76 : tensor<24xf32>
    %620 = stablehlo.multiply %596, %67 : tensor<24xf32>
    %621 = stablehlo.divide %619, %57 : tensor<24xf32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %623 = stablehlo.multiply %622, %56 : tensor<24x30xf32>
    %624 = call @_where_7(%50, %51#1, %623) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_194 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %626 = stablehlo.multiply %625, %624 : tensor<24x30xf32>
    %627 = stablehlo.multiply %626, %45 : tensor<24x30xf32>
    %628 = stablehlo.multiply %627, %43 : tensor<24x30xf32>
    %629 = stablehlo.add %627, %628 : tensor<24x30xf32>
    %cst_195 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %631 = stablehlo.divide %629, %630 : tensor<24x30xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%631 init: %cst_196) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %633 = stablehlo.reshape %632 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.reduce(%633 init: %cst_197) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %635 = stablehlo.pad %634, %cst_198, low = [30], high = [71], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %636 = stablehlo.add %612, %635 : tensor<131xf32>
    %637 = stablehlo.dot_general %631, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %638 = stablehlo.transpose %637, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %639 = stablehlo.dot_general %631, %35, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %640 = stablehlo.add %616, %639 : tensor<24x24xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.pad %638, %cst_199, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %642 = stablehlo.add %618, %641 : tensor<24x131xf32>
    %643 = stablehlo.multiply %620, %34 : tensor<24xf32>
    %644 = stablehlo.divide %643, %23 : tensor<24xf32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %646 = stablehlo.multiply %645, %22 : tensor<24x30xf32>
    %647 = call @_where_7(%16, %17#1, %646) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_200 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %649 = stablehlo.multiply %648, %647 : tensor<24x30xf32>
    %650 = stablehlo.multiply %649, %11 : tensor<24x30xf32>
    %651 = stablehlo.multiply %650, %9 : tensor<24x30xf32>
    %652 = stablehlo.add %650, %651 : tensor<24x30xf32>
    %cst_201 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %654 = stablehlo.divide %652, %653 : tensor<24x30xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<30xf32>
    %656 = stablehlo.reshape %655 : (tensor<30xf32>) -> tensor<1x30xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%656 init: %cst_203) applies stablehlo.add across dimensions = [0] : (tensor<1x30xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.pad %657, %cst_204, low = [0], high = [101], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<131xf32>
    %659 = stablehlo.add %636, %658 : tensor<131xf32>
    %660 = stablehlo.dot_general %654, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %661 = stablehlo.transpose %660, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %662 = stablehlo.dot_general %654, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %663 = stablehlo.add %640, %662 : tensor<24x24xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %664 = stablehlo.pad %661, %cst_205, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %665 = stablehlo.add %642, %664 : tensor<24x131xf32>
    return %392, %663, %665, %659 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
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
