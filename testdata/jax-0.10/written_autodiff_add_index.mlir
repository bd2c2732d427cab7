module @jit_written_autodiff_add_index attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x251xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x251xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.reshape %2 : (tensor<24xf32>) -> tensor<24x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %6 = stablehlo.convert %5 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.maximum %8, %2 : tensor<24xf32>
    %10 = stablehlo.compare EQ, %2, %9, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<24xi1>, tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.compare EQ, %14, %9, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.divide %13, %18 : tensor<24xf32>
    %20 = stablehlo.is_finite %9 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.select %20, %9, %21 : tensor<24xi1>, tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %26 = stablehlo.subtract %1, %25 : tensor<24x40xf32>
    %27 = stablehlo.exponential %26 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.sign %28 : tensor<24xf32>
    %30 = stablehlo.abs %28 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.compare GE, %28, %31, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %33 = stablehlo.log %30 : tensor<24xf32>
    %34 = stablehlo.add %33, %22 : tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %36 = stablehlo.compare GE, %arg2, %35, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_11 = stablehlo.constant dense<40> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.compare LT, %arg2, %37, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %39 = stablehlo.and %36, %38 : tensor<24xi1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %41 = stablehlo.subtract %arg2, %40 : tensor<24xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<39> : tensor<i32>
    %42 = call @clip(%41, %c_13, %c_14) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %44:2 = call @take_along_axis(%1, %43) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %45 = stablehlo.reshape %44#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %46:2 = call @_where(%39, %45, %c_15) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.add %47, %46#0 : tensor<24xf32>
    %49 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %50 = stablehlo.dot_general %arg0, %49, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.reshape %51 : (tensor<24xf32>) -> tensor<24x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %54 = stablehlo.compare EQ, %50, %53, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %55 = stablehlo.convert %54 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.maximum %57, %51 : tensor<24xf32>
    %59 = stablehlo.compare EQ, %51, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<24xi1>, tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.compare EQ, %63, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<24xi1>, tensor<24xf32>
    %68 = stablehlo.divide %62, %67 : tensor<24xf32>
    %69 = stablehlo.is_finite %58 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %69, %58, %70 : tensor<24xi1>, tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %75 = stablehlo.subtract %50, %74 : tensor<24x40xf32>
    %76 = stablehlo.exponential %75 : tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.sign %77 : tensor<24xf32>
    %79 = stablehlo.abs %77 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %81 = stablehlo.compare GE, %77, %80, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %82 = stablehlo.log %79 : tensor<24xf32>
    %83 = stablehlo.add %82, %71 : tensor<24xf32>
    %c_29 = stablehlo.constant dense<40> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %85 = stablehlo.compare GE, %arg2, %84, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_30 = stablehlo.constant dense<80> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %87 = stablehlo.compare LT, %arg2, %86, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %88 = stablehlo.and %85, %87 : tensor<24xi1>
    %c_31 = stablehlo.constant dense<40> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %90 = stablehlo.subtract %arg2, %89 : tensor<24xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<39> : tensor<i32>
    %91 = call @clip(%90, %c_32, %c_33) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %93:2 = call @take_along_axis(%50, %92) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %94 = stablehlo.reshape %93#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %95:2 = call @_where(%88, %94, %c_34) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %96 = stablehlo.add %48, %95#0 : tensor<24xf32>
    %97 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %98 = stablehlo.dot_general %arg0, %97, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_35) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.reshape %99 : (tensor<24xf32>) -> tensor<24x1xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %102 = stablehlo.compare EQ, %98, %101, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %103 = stablehlo.convert %102 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.maximum %105, %99 : tensor<24xf32>
    %107 = stablehlo.compare EQ, %99, %106, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.select %107, %108, %109 : tensor<24xi1>, tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.compare EQ, %111, %106, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.divide %110, %115 : tensor<24xf32>
    %117 = stablehlo.is_finite %106 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.select %117, %106, %118 : tensor<24xi1>, tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %123 = stablehlo.subtract %98, %122 : tensor<24x40xf32>
    %124 = stablehlo.exponential %123 : tensor<24x40xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %126 = stablehlo.sign %125 : tensor<24xf32>
    %127 = stablehlo.abs %125 : tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.compare GE, %125, %128, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %130 = stablehlo.log %127 : tensor<24xf32>
    %131 = stablehlo.add %130, %119 : tensor<24xf32>
    %c_47 = stablehlo.constant dense<80> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %133 = stablehlo.compare GE, %arg2, %132, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_48 = stablehlo.constant dense<120> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %135 = stablehlo.compare LT, %arg2, %134, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %136 = stablehlo.and %133, %135 : tensor<24xi1>
    %c_49 = stablehlo.constant dense<80> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %138 = stablehlo.subtract %arg2, %137 : tensor<24xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %c_51 = stablehlo.constant dense<39> : tensor<i32>
    %139 = call @clip(%138, %c_50, %c_51) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %141:2 = call @take_along_axis(%98, %140) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %142 = stablehlo.reshape %141#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %143:2 = call @_where(%136, %142, %c_52) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %144 = stablehlo.add %96, %143#0 : tensor<24xf32>
    %145 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %146 = stablehlo.dot_general %arg0, %145, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_53) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.reshape %147 : (tensor<24xf32>) -> tensor<24x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %150 = stablehlo.compare EQ, %146, %149, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %151 = stablehlo.convert %150 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.maximum %153, %147 : tensor<24xf32>
    %155 = stablehlo.compare EQ, %147, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %158 = stablehlo.select %155, %156, %157 : tensor<24xi1>, tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %160 = stablehlo.compare EQ, %159, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %163 = stablehlo.select %160, %161, %162 : tensor<24xi1>, tensor<24xf32>
    %164 = stablehlo.divide %158, %163 : tensor<24xf32>
    %165 = stablehlo.is_finite %154 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.select %165, %154, %166 : tensor<24xi1>, tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %169 = stablehlo.broadcast_in_dim %167, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %171 = stablehlo.subtract %146, %170 : tensor<24x40xf32>
    %172 = stablehlo.exponential %171 : tensor<24x40xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %174 = stablehlo.sign %173 : tensor<24xf32>
    %175 = stablehlo.abs %173 : tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %177 = stablehlo.compare GE, %173, %176, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %178 = stablehlo.log %175 : tensor<24xf32>
    %179 = stablehlo.add %178, %167 : tensor<24xf32>
    %c_65 = stablehlo.constant dense<120> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %181 = stablehlo.compare GE, %arg2, %180, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_66 = stablehlo.constant dense<160> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %183 = stablehlo.compare LT, %arg2, %182, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %184 = stablehlo.and %181, %183 : tensor<24xi1>
    %c_67 = stablehlo.constant dense<120> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %186 = stablehlo.subtract %arg2, %185 : tensor<24xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %c_69 = stablehlo.constant dense<39> : tensor<i32>
    %187 = call @clip(%186, %c_68, %c_69) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %189:2 = call @take_along_axis(%146, %188) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %190 = stablehlo.reshape %189#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %191:2 = call @_where(%184, %190, %c_70) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %192 = stablehlo.add %144, %191#0 : tensor<24xf32>
    %193 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %194 = stablehlo.dot_general %arg0, %193, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_71) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %196 = stablehlo.reshape %195 : (tensor<24xf32>) -> tensor<24x1xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %198 = stablehlo.compare EQ, %194, %197, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %199 = stablehlo.convert %198 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %202 = stablehlo.maximum %201, %195 : tensor<24xf32>
    %203 = stablehlo.compare EQ, %195, %202, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %206 = stablehlo.select %203, %204, %205 : tensor<24xi1>, tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.compare EQ, %207, %202, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %211 = stablehlo.select %208, %209, %210 : tensor<24xi1>, tensor<24xf32>
    %212 = stablehlo.divide %206, %211 : tensor<24xf32>
    %213 = stablehlo.is_finite %202 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %215 = stablehlo.select %213, %202, %214 : tensor<24xi1>, tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %219 = stablehlo.subtract %194, %218 : tensor<24x40xf32>
    %220 = stablehlo.exponential %219 : tensor<24x40xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.sign %221 : tensor<24xf32>
    %223 = stablehlo.abs %221 : tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.compare GE, %221, %224, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %226 = stablehlo.log %223 : tensor<24xf32>
    %227 = stablehlo.add %226, %215 : tensor<24xf32>
    %c_83 = stablehlo.constant dense<160> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %229 = stablehlo.compare GE, %arg2, %228, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_84 = stablehlo.constant dense<200> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %231 = stablehlo.compare LT, %arg2, %230, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %232 = stablehlo.and %229, %231 : tensor<24xi1>
    %c_85 = stablehlo.constant dense<160> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %234 = stablehlo.subtract %arg2, %233 : tensor<24xi32>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %c_87 = stablehlo.constant dense<39> : tensor<i32>
    %235 = call @clip(%234, %c_86, %c_87) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %237:2 = call @take_along_axis(%194, %236) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %238 = stablehlo.reshape %237#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %239:2 = call @_where(%232, %238, %c_88) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %240 = stablehlo.add %192, %239#0 : tensor<24xf32>
    %241 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %242 = stablehlo.dot_general %arg0, %241, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_89) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %244 = stablehlo.reshape %243 : (tensor<24xf32>) -> tensor<24x1xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %246 = stablehlo.compare EQ, %242, %245, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %247 = stablehlo.convert %246 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.maximum %249, %243 : tensor<24xf32>
    %251 = stablehlo.compare EQ, %243, %250, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %254 = stablehlo.select %251, %252, %253 : tensor<24xi1>, tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %256 = stablehlo.compare EQ, %255, %250, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %259 = stablehlo.select %256, %257, %258 : tensor<24xi1>, tensor<24xf32>
    %260 = stablehlo.divide %254, %259 : tensor<24xf32>
    %261 = stablehlo.is_finite %250 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %263 = stablehlo.select %261, %250, %262 : tensor<24xi1>, tensor<24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %265 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %267 = stablehlo.subtract %242, %266 : tensor<24x40xf32>
    %268 = stablehlo.exponential %267 : tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.sign %269 : tensor<24xf32>
    %271 = stablehlo.abs %269 : tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %273 = stablehlo.compare GE, %269, %272, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %274 = stablehlo.log %271 : tensor<24xf32>
    %275 = stablehlo.add %274, %263 : tensor<24xf32>
    %c_101 = stablehlo.constant dense<200> : tensor<i32>
    %276 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %277 = stablehlo.compare GE, %arg2, %276, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_102 = stablehlo.constant dense<240> : tensor<i32>
    %278 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %279 = stablehlo.compare LT, %arg2, %278, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %280 = stablehlo.and %277, %279 : tensor<24xi1>
    %c_103 = stablehlo.constant dense<200> : tensor<i32>
    %281 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %282 = stablehlo.subtract %arg2, %281 : tensor<24xi32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %c_105 = stablehlo.constant dense<39> : tensor<i32>
    %283 = call @clip(%282, %c_104, %c_105) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %285:2 = call @take_along_axis(%242, %284) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %286 = stablehlo.reshape %285#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %287:2 = call @_where(%280, %286, %c_106) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %288 = stablehlo.add %240, %287#0 : tensor<24xf32>
    %289 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %290 = stablehlo.dot_general %arg0, %289, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %291 = stablehlo.reduce(%290 init: %cst_107) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %292 = stablehlo.reshape %291 : (tensor<24xf32>) -> tensor<24x1xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %294 = stablehlo.compare EQ, %290, %293, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %295 = stablehlo.convert %294 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.maximum %297, %291 : tensor<24xf32>
    %299 = stablehlo.compare EQ, %291, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.select %299, %300, %301 : tensor<24xi1>, tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %304 = stablehlo.compare EQ, %303, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_113 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %307 = stablehlo.select %304, %305, %306 : tensor<24xi1>, tensor<24xf32>
    %308 = stablehlo.divide %302, %307 : tensor<24xf32>
    %309 = stablehlo.is_finite %298 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.select %309, %298, %310 : tensor<24xi1>, tensor<24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %313 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %315 = stablehlo.subtract %290, %314 : tensor<24x11xf32>
    %316 = stablehlo.exponential %315 : tensor<24x11xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.reduce(%316 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %318 = stablehlo.sign %317 : tensor<24xf32>
    %319 = stablehlo.abs %317 : tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %321 = stablehlo.compare GE, %317, %320, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %322 = stablehlo.log %319 : tensor<24xf32>
    %323 = stablehlo.add %322, %311 : tensor<24xf32>
    %c_119 = stablehlo.constant dense<240> : tensor<i32>
    %324 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %325 = stablehlo.compare GE, %arg2, %324, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_120 = stablehlo.constant dense<251> : tensor<i32>
    %326 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %327 = stablehlo.compare LT, %arg2, %326, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %328 = stablehlo.and %325, %327 : tensor<24xi1>
    %c_121 = stablehlo.constant dense<240> : tensor<i32>
    %329 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %330 = stablehlo.subtract %arg2, %329 : tensor<24xi32>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %c_123 = stablehlo.constant dense<10> : tensor<i32>
    %331 = call @clip(%330, %c_122, %c_123) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %333:2 = call @take_along_axis_0(%290, %332) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %334 = stablehlo.reshape %333#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %335:2 = call @_where(%328, %334, %c_124) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %336 = stablehlo.add %288, %335#0 : tensor<24xf32>
    %337 = stablehlo.maximum %34, %83 : tensor<24xf32>
    %338 = stablehlo.subtract %34, %83 : tensor<24xf32>
    %339 = stablehlo.compare NE, %338, %338, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %340 = stablehlo.add %34, %83 : tensor<24xf32>
    %341 = stablehlo.abs %338 : tensor<24xf32>
    %342 = stablehlo.negate %341 : tensor<24xf32>
    %343 = stablehlo.exponential %342 : tensor<24xf32>
    %344 = stablehlo.log_plus_one %343 : tensor<24xf32>
    %345 = stablehlo.add %337, %344 : tensor<24xf32>
    %346 = stablehlo.select %339, %340, %345 : tensor<24xi1>, tensor<24xf32>
    %cst_125 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %348 = stablehlo.compare EQ, %34, %347, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %350 = stablehlo.select %348, %349, %34 : tensor<24xi1>, tensor<24xf32>
    %cst_127 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %352 = stablehlo.compare EQ, %346, %351, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %354 = stablehlo.select %352, %353, %346 : tensor<24xi1>, tensor<24xf32>
    %355 = stablehlo.subtract %350, %354 : tensor<24xf32>
    %356 = stablehlo.exponential %355 : tensor<24xf32>
    %cst_129 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.compare EQ, %83, %357, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.select %358, %359, %83 : tensor<24xi1>, tensor<24xf32>
    %cst_131 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %362 = stablehlo.compare EQ, %346, %361, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %364 = stablehlo.select %362, %363, %346 : tensor<24xi1>, tensor<24xf32>
    %365 = stablehlo.subtract %360, %364 : tensor<24xf32>
    %366 = stablehlo.exponential %365 : tensor<24xf32>
    %367 = stablehlo.maximum %346, %131 : tensor<24xf32>
    %368 = stablehlo.subtract %346, %131 : tensor<24xf32>
    %369 = stablehlo.compare NE, %368, %368, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %370 = stablehlo.add %346, %131 : tensor<24xf32>
    %371 = stablehlo.abs %368 : tensor<24xf32>
    %372 = stablehlo.negate %371 : tensor<24xf32>
    %373 = stablehlo.exponential %372 : tensor<24xf32>
    %374 = stablehlo.log_plus_one %373 : tensor<24xf32>
    %375 = stablehlo.add %367, %374 : tensor<24xf32>
    %376 = stablehlo.select %369, %370, %375 : tensor<24xi1>, tensor<24xf32>
    %cst_133 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %378 = stablehlo.compare EQ, %346, %377, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %380 = stablehlo.select %378, %379, %346 : tensor<24xi1>, tensor<24xf32>
    %cst_135 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %382 = stablehlo.compare EQ, %376, %381, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %384 = stablehlo.select %382, %383, %376 : tensor<24xi1>, tensor<24xf32>
    %385 = stablehlo.subtract %380, %384 : tensor<24xf32>
    %386 = stablehlo.exponential %385 : tensor<24xf32>
    %cst_137 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %388 = stablehlo.compare EQ, %131, %387, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %390 = stablehlo.select %388, %389, %131 : tensor<24xi1>, tensor<24xf32>
    %cst_139 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %392 = stablehlo.compare EQ, %376, %391, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %394 = stablehlo.select %392, %393, %376 : tensor<24xi1>, tensor<24xf32>
    %395 = stablehlo.subtract %390, %394 : tensor<24xf32>
    %396 = stablehlo.exponential %395 : tensor<24xf32>
    %397 = stablehlo.maximum %376, %179 : tensor<24xf32>
    %398 = stablehlo.subtract %376, %179 : tensor<24xf32>
    %399 = stablehlo.compare NE, %398, %398, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %400 = stablehlo.add %376, %179 : tensor<24xf32>
    %401 = stablehlo.abs %398 : tensor<24xf32>
    %402 = stablehlo.negate %401 : tensor<24xf32>
    %403 = stablehlo.exponential %402 : tensor<24xf32>
    %404 = stablehlo.log_plus_one %403 : tensor<24xf32>
    %405 = stablehlo.add %397, %404 : tensor<24xf32>
    %406 = stablehlo.select %399, %400, %405 : tensor<24xi1>, tensor<24xf32>
    %cst_141 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %408 = stablehlo.compare EQ, %376, %407, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %410 = stablehlo.select %408, %409, %376 : tensor<24xi1>, tensor<24xf32>
    %cst_143 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %412 = stablehlo.compare EQ, %406, %411, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %414 = stablehlo.select %412, %413, %406 : tensor<24xi1>, tensor<24xf32>
    %415 = stablehlo.subtract %410, %414 : tensor<24xf32>
    %416 = stablehlo.exponential %415 : tensor<24xf32>
    %cst_145 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %418 = stablehlo.compare EQ, %179, %417, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %420 = stablehlo.select %418, %419, %179 : tensor<24xi1>, tensor<24xf32>
    %cst_147 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %422 = stablehlo.compare EQ, %406, %421, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %424 = stablehlo.select %422, %423, %406 : tensor<24xi1>, tensor<24xf32>
    %425 = stablehlo.subtract %420, %424 : tensor<24xf32>
    %426 = stablehlo.exponential %425 : tensor<24xf32>
    %427 = stablehlo.maximum %406, %227 : tensor<24xf32>
    %428 = stablehlo.subtract %406, %227 : tensor<24xf32>
    %429 = stablehlo.compare NE, %428, %428, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %430 = stablehlo.add %406, %227 : tensor<24xf32>
    %431 = stablehlo.abs %428 : tensor<24xf32>
    %432 = stablehlo.negate %431 : tensor<24xf32>
    %433 = stablehlo.exponential %432 : tensor<24xf32>
    %434 = stablehlo.log_plus_one %433 : tensor<24xf32>
    %435 = stablehlo.add %427, %434 : tensor<24xf32>
    %436 = stablehlo.select %429, %430, %435 : tensor<24xi1>, tensor<24xf32>
    %cst_149 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %438 = stablehlo.compare EQ, %406, %437, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %440 = stablehlo.select %438, %439, %406 : tensor<24xi1>, tensor<24xf32>
    %cst_151 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %442 = stablehlo.compare EQ, %436, %441, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %444 = stablehlo.select %442, %443, %436 : tensor<24xi1>, tensor<24xf32>
    %445 = stablehlo.subtract %440, %444 : tensor<24xf32>
    %446 = stablehlo.exponential %445 : tensor<24xf32>
    %cst_153 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %448 = stablehlo.compare EQ, %227, %447, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %450 = stablehlo.select %448, %449, %227 : tensor<24xi1>, tensor<24xf32>
    %cst_155 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %452 = stablehlo.compare EQ, %436, %451, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %454 = stablehlo.select %452, %453, %436 : tensor<24xi1>, tensor<24xf32>
    %455 = stablehlo.subtract %450, %454 : tensor<24xf32>
    %456 = stablehlo.exponential %455 : tensor<24xf32>
    %457 = stablehlo.maximum %436, %275 : tensor<24xf32>
    %458 = stablehlo.subtract %436, %275 : tensor<24xf32>
    %459 = stablehlo.compare NE, %458, %458, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %460 = stablehlo.add %436, %275 : tensor<24xf32>
    %461 = stablehlo.abs %458 : tensor<24xf32>
    %462 = stablehlo.negate %461 : tensor<24xf32>
    %463 = stablehlo.exponential %462 : tensor<24xf32>
    %464 = stablehlo.log_plus_one %463 : tensor<24xf32>
    %465 = stablehlo.add %457, %464 : tensor<24xf32>
    %466 = stablehlo.select %459, %460, %465 : tensor<24xi1>, tensor<24xf32>
    %cst_157 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %468 = stablehlo.compare EQ, %436, %467, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %470 = stablehlo.select %468, %469, %436 : tensor<24xi1>, tensor<24xf32>
    %cst_159 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %472 = stablehlo.compare EQ, %466, %471, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %474 = stablehlo.select %472, %473, %466 : tensor<24xi1>, tensor<24xf32>
    %475 = stablehlo.subtract %470, %474 : tensor<24xf32>
    %476 = stablehlo.exponential %475 : tensor<24xf32>
    %cst_161 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %478 = stablehlo.compare EQ, %275, %477, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %480 = stablehlo.select %478, %479, %275 : tensor<24xi1>, tensor<24xf32>
    %cst_163 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %482 = stablehlo.compare EQ, %466, %481, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %484 = stablehlo.select %482, %483, %466 : tensor<24xi1>, tensor<24xf32>
    %485 = stablehlo.subtract %480, %484 : tensor<24xf32>
    %486 = stablehlo.exponential %485 : tensor<24xf32>
    %487 = stablehlo.maximum %466, %323 : tensor<24xf32>
    %488 = stablehlo.subtract %466, %323 : tensor<24xf32>
    %489 = stablehlo.compare NE, %488, %488, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %490 = stablehlo.add %466, %323 : tensor<24xf32>
    %491 = stablehlo.abs %488 : tensor<24xf32>
    %492 = stablehlo.negate %491 : tensor<24xf32>
    %493 = stablehlo.exponential %492 : tensor<24xf32>
    %494 = stablehlo.log_plus_one %493 : tensor<24xf32>
    %495 = stablehlo.add %487, %494 : tensor<24xf32>
    %496 = stablehlo.select %489, %490, %495 : tensor<24xi1>, tensor<24xf32>
    %cst_165 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %498 = stablehlo.compare EQ, %466, %497, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %500 = stablehlo.select %498, %499, %466 : tensor<24xi1>, tensor<24xf32>
    %cst_167 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %502 = stablehlo.compare EQ, %496, %501, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %504 = stablehlo.select %502, %503, %496 : tensor<24xi1>, tensor<24xf32>
    %505 = stablehlo.subtract %500, %504 : tensor<24xf32>
    %506 = stablehlo.exponential %505 : tensor<24xf32>
    %cst_169 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %508 = stablehlo.compare EQ, %323, %507, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %510 = stablehlo.select %508, %509, %323 : tensor<24xi1>, tensor<24xf32>
    %cst_171 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %512 = stablehlo.compare EQ, %496, %511, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %514 = stablehlo.select %512, %513, %496 : tensor<24xi1>, tensor<24xf32>
    %515 = stablehlo.subtract %510, %514 : tensor<24xf32>
    %516 = stablehlo.exponential %515 : tensor<24xf32>
    %517 = stablehlo.subtract %496, %336 : tensor<24xf32>
    %518 = stablehlo.multiply %517, %arg3 : tensor<24xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.reduce(%518 init: %cst_173) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %521 = stablehlo.multiply %520, %arg3 : tensor<24xf32>
    %522 = stablehlo.negate %521 : tensor<24xf32>
    %523 = stablehlo.multiply %521, %516 : tensor<24xf32>
    %524 = stablehlo.multiply %521, %506 : tensor<24xf32>
    %525 = stablehlo.multiply %524, %486 : tensor<24xf32>
    %526 = stablehlo.multiply %524, %476 : tensor<24xf32>
    %527 = stablehlo.multiply %526, %456 : tensor<24xf32>
    %528 = stablehlo.multiply %526, %446 : tensor<24xf32>
    %529 = stablehlo.multiply %528, %426 : tensor<24xf32>
    %530 = stablehlo.multiply %528, %416 : tensor<24xf32>
    %531 = stablehlo.multiply %530, %396 : tensor<24xf32>
    %532 = stablehlo.multiply %530, %386 : tensor<24xf32>
    %533 = stablehlo.multiply %532, %366 : tensor<24xf32>
    %534 = stablehlo.multiply %532, %356 : tensor<24xf32>
    %535 = call @_where_1(%328, %335#1, %522) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %537 = call @take_along_axis_2(%333#1, %536) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %538 = stablehlo.divide %523, %319 : tensor<24xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %540 = stablehlo.select %321, %539, %538 : tensor<24xi1>, tensor<24xf32>
    %541 = stablehlo.select %321, %538, %539 : tensor<24xi1>, tensor<24xf32>
    %542 = stablehlo.negate %540 : tensor<24xf32>
    %543 = stablehlo.add %541, %542 : tensor<24xf32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %545 = stablehlo.multiply %544, %316 : tensor<24x11xf32>
    %546 = stablehlo.add %537, %545 : tensor<24x11xf32>
    %547 = stablehlo.dot_general %546, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %548 = stablehlo.transpose %547, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %549 = stablehlo.dot_general %546, %289, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.pad %548, %cst_176, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %551 = call @_where_1(%280, %287#1, %522) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %553 = call @take_along_axis_3(%285#1, %552) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %554 = stablehlo.divide %525, %271 : tensor<24xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %556 = stablehlo.select %273, %555, %554 : tensor<24xi1>, tensor<24xf32>
    %557 = stablehlo.select %273, %554, %555 : tensor<24xi1>, tensor<24xf32>
    %558 = stablehlo.negate %556 : tensor<24xf32>
    %559 = stablehlo.add %557, %558 : tensor<24xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %561 = stablehlo.multiply %560, %268 : tensor<24x40xf32>
    %562 = stablehlo.add %553, %561 : tensor<24x40xf32>
    %563 = stablehlo.dot_general %562, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %564 = stablehlo.transpose %563, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %565 = stablehlo.dot_general %562, %241, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %566 = stablehlo.add %549, %565 : tensor<24x24xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %567 = stablehlo.pad %564, %cst_178, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %568 = stablehlo.add %550, %567 : tensor<24x251xf32>
    %569 = call @_where_1(%232, %239#1, %522) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %571 = call @take_along_axis_3(%237#1, %570) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %572 = stablehlo.divide %527, %223 : tensor<24xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %574 = stablehlo.select %225, %573, %572 : tensor<24xi1>, tensor<24xf32>
    %575 = stablehlo.select %225, %572, %573 : tensor<24xi1>, tensor<24xf32>
    %576 = stablehlo.negate %574 : tensor<24xf32>
    %577 = stablehlo.add %575, %576 : tensor<24xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %579 = stablehlo.multiply %578, %220 : tensor<24x40xf32>
    %580 = stablehlo.add %571, %579 : tensor<24x40xf32>
    %581 = stablehlo.dot_general %580, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %582 = stablehlo.transpose %581, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %583 = stablehlo.dot_general %580, %193, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %584 = stablehlo.add %566, %583 : tensor<24x24xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.pad %582, %cst_180, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %586 = stablehlo.add %568, %585 : tensor<24x251xf32>
    %587 = call @_where_1(%184, %191#1, %522) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %589 = call @take_along_axis_3(%189#1, %588) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %590 = stablehlo.divide %529, %175 : tensor<24xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %592 = stablehlo.select %177, %591, %590 : tensor<24xi1>, tensor<24xf32>
    %593 = stablehlo.select %177, %590, %591 : tensor<24xi1>, tensor<24xf32>
    %594 = stablehlo.negate %592 : tensor<24xf32>
    %595 = stablehlo.add %593, %594 : tensor<24xf32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %597 = stablehlo.multiply %596, %172 : tensor<24x40xf32>
    %598 = stablehlo.add %589, %597 : tensor<24x40xf32>
    %599 = stablehlo.dot_general %598, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %600 = stablehlo.transpose %599, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %601 = stablehlo.dot_general %598, %145, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %602 = stablehlo.add %584, %601 : tensor<24x24xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.pad %600, %cst_182, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %604 = stablehlo.add %586, %603 : tensor<24x251xf32>
    %605 = call @_where_1(%136, %143#1, %522) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %607 = call @take_along_axis_3(%141#1, %606) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %608 = stablehlo.divide %531, %127 : tensor<24xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %610 = stablehlo.select %129, %609, %608 : tensor<24xi1>, tensor<24xf32>
    %611 = stablehlo.select %129, %608, %609 : tensor<24xi1>, tensor<24xf32>
    %612 = stablehlo.negate %610 : tensor<24xf32>
    %613 = stablehlo.add %611, %612 : tensor<24xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %615 = stablehlo.multiply %614, %124 : tensor<24x40xf32>
    %616 = stablehlo.add %607, %615 : tensor<24x40xf32>
    %617 = stablehlo.dot_general %616, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %618 = stablehlo.transpose %617, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %619 = stablehlo.dot_general %616, %97, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %620 = stablehlo.add %602, %619 : tensor<24x24xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %621 = stablehlo.pad %618, %cst_184, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %622 = stablehlo.add %604, %621 : tensor<24x251xf32>
    %623 = call @_where_1(%88, %95#1, %522) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %625 = call @take_along_axis_3(%93#1, %624) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %626 = stablehlo.divide %533, %79 : tensor<24xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %628 = stablehlo.select %81, %627, %626 : tensor<24xi1>, tensor<24xf32>
    %629 = stablehlo.select %81, %626, %627 : tensor<24xi1>, tensor<24xf32>
    %630 = stablehlo.negate %628 : tensor<24xf32>
    %631 = stablehlo.add %629, %630 : tensor<24xf32>
    %632 = stablehlo.broadcast_in_dim %631, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %633 = stablehlo.multiply %632, %76 : tensor<24x40xf32>
    %634 = stablehlo.add %625, %633 : tensor<24x40xf32>
    %635 = stablehlo.dot_general %634, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %636 = stablehlo.transpose %635, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %637 = stablehlo.dot_general %634, %49, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %638 = stablehlo.add %620, %637 : tensor<24x24xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.pad %636, %cst_186, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %640 = stablehlo.add %622, %639 : tensor<24x251xf32>
    %641 = call @_where_1(%39, %46#1, %522) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %643 = call @take_along_axis_3(%44#1, %642) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %644 = stablehlo.divide %534, %30 : tensor<24xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %646 = stablehlo.select %32, %645, %644 : tensor<24xi1>, tensor<24xf32>
    %647 = stablehlo.select %32, %644, %645 : tensor<24xi1>, tensor<24xf32>
    %648 = stablehlo.negate %646 : tensor<24xf32>
    %649 = stablehlo.add %647, %648 : tensor<24xf32>
    %650 = stablehlo.broadcast_in_dim %649, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %651 = stablehlo.multiply %650, %27 : tensor<24x40xf32>
    %652 = stablehlo.add %643, %651 : tensor<24x40xf32>
    %653 = stablehlo.dot_general %652, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %654 = stablehlo.transpose %653, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %655 = stablehlo.dot_general %652, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %656 = stablehlo.add %638, %655 : tensor<24x24xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.pad %654, %cst_188, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %658 = stablehlo.add %640, %657 : tensor<24x251xf32>
    return %519, %656, %658 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
  func.func private @take_along_axis(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<39> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
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
  func.func private @take_along_axis_3(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
