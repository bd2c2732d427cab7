module @jit_written_autodiff_stack_index attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %337 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %338 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %339 = stablehlo.broadcast_in_dim %131, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %340 = stablehlo.broadcast_in_dim %179, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %341 = stablehlo.broadcast_in_dim %227, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %342 = stablehlo.broadcast_in_dim %275, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %343 = stablehlo.broadcast_in_dim %323, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %344 = stablehlo.concatenate %337, %338, %339, %340, %341, %342, %343, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<7x24xf32>
    %cst_125 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %345 = stablehlo.reduce(%344 init: %cst_125) applies stablehlo.maximum across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.reshape %345 : (tensor<24xf32>) -> tensor<1x24xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %348 = stablehlo.compare EQ, %344, %347, FLOAT : (tensor<7x24xf32>, tensor<7x24xf32>) -> tensor<7x24xi1>
    %349 = stablehlo.convert %348 : (tensor<7x24xi1>) -> tensor<7x24xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%349 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_127 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %352 = stablehlo.maximum %351, %345 : tensor<24xf32>
    %353 = stablehlo.compare EQ, %345, %352, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %356 = stablehlo.select %353, %354, %355 : tensor<24xi1>, tensor<24xf32>
    %cst_130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.compare EQ, %357, %352, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_131 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %361 = stablehlo.select %358, %359, %360 : tensor<24xi1>, tensor<24xf32>
    %362 = stablehlo.divide %356, %361 : tensor<24xf32>
    %363 = stablehlo.is_finite %352 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %365 = stablehlo.select %363, %352, %364 : tensor<24xi1>, tensor<24xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.broadcast_in_dim %365, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %369 = stablehlo.subtract %344, %368 : tensor<7x24xf32>
    %370 = stablehlo.exponential %369 : tensor<7x24xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.reduce(%370 init: %cst_135) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %372 = stablehlo.sign %371 : tensor<24xf32>
    %373 = stablehlo.abs %371 : tensor<24xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %375 = stablehlo.compare GE, %371, %374, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %376 = stablehlo.log %373 : tensor<24xf32>
    %377 = stablehlo.add %376, %365 : tensor<24xf32>
    %378 = stablehlo.subtract %377, %336 : tensor<24xf32>
    %379 = stablehlo.multiply %378, %arg3 : tensor<24xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%379 init: %cst_137) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %382 = stablehlo.multiply %381, %arg3 : tensor<24xf32>
    %383 = stablehlo.negate %382 : tensor<24xf32>
    %384 = stablehlo.divide %382, %373 : tensor<24xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %386 = stablehlo.select %375, %385, %384 : tensor<24xi1>, tensor<24xf32>
    %387 = stablehlo.select %375, %384, %385 : tensor<24xi1>, tensor<24xf32>
    %388 = stablehlo.negate %386 : tensor<24xf32>
    %389 = stablehlo.add %387, %388 : tensor<24xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [1] : (tensor<24xf32>) -> tensor<7x24xf32>
    %391 = stablehlo.multiply %390, %370 : tensor<7x24xf32>
    %392 = stablehlo.slice %391 [0:1, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %393 = stablehlo.reshape %392 : (tensor<1x24xf32>) -> tensor<24xf32>
    %394 = stablehlo.slice %391 [1:2, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %395 = stablehlo.reshape %394 : (tensor<1x24xf32>) -> tensor<24xf32>
    %396 = stablehlo.slice %391 [2:3, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %397 = stablehlo.reshape %396 : (tensor<1x24xf32>) -> tensor<24xf32>
    %398 = stablehlo.slice %391 [3:4, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %399 = stablehlo.reshape %398 : (tensor<1x24xf32>) -> tensor<24xf32>
    %400 = stablehlo.slice %391 [4:5, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %401 = stablehlo.reshape %400 : (tensor<1x24xf32>) -> tensor<24xf32>
    %402 = stablehlo.slice %391 [5:6, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %403 = stablehlo.reshape %402 : (tensor<1x24xf32>) -> tensor<24xf32>
    %404 = stablehlo.slice %391 [6:7, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %405 = stablehlo.reshape %404 : (tensor<1x24xf32>) -> tensor<24xf32>
    %406 = call @_where_1(%328, %335#1, %383) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %408 = call @take_along_axis_2(%333#1, %407) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %409 = stablehlo.divide %405, %319 : tensor<24xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %411 = stablehlo.select %321, %410, %409 : tensor<24xi1>, tensor<24xf32>
    %412 = stablehlo.select %321, %409, %410 : tensor<24xi1>, tensor<24xf32>
    %413 = stablehlo.negate %411 : tensor<24xf32>
    %414 = stablehlo.add %412, %413 : tensor<24xf32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %416 = stablehlo.multiply %415, %316 : tensor<24x11xf32>
    %417 = stablehlo.add %408, %416 : tensor<24x11xf32>
    %418 = stablehlo.dot_general %417, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %419 = stablehlo.transpose %418, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %420 = stablehlo.dot_general %417, %289, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.pad %419, %cst_141, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %422 = call @_where_1(%280, %287#1, %383) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %424 = call @take_along_axis_3(%285#1, %423) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %425 = stablehlo.divide %403, %271 : tensor<24xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %427 = stablehlo.select %273, %426, %425 : tensor<24xi1>, tensor<24xf32>
    %428 = stablehlo.select %273, %425, %426 : tensor<24xi1>, tensor<24xf32>
    %429 = stablehlo.negate %427 : tensor<24xf32>
    %430 = stablehlo.add %428, %429 : tensor<24xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %432 = stablehlo.multiply %431, %268 : tensor<24x40xf32>
    %433 = stablehlo.add %424, %432 : tensor<24x40xf32>
    %434 = stablehlo.dot_general %433, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %435 = stablehlo.transpose %434, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %436 = stablehlo.dot_general %433, %241, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %437 = stablehlo.add %420, %436 : tensor<24x24xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.pad %435, %cst_143, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %439 = stablehlo.add %421, %438 : tensor<24x251xf32>
    %440 = call @_where_1(%232, %239#1, %383) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %442 = call @take_along_axis_3(%237#1, %441) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %443 = stablehlo.divide %401, %223 : tensor<24xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %445 = stablehlo.select %225, %444, %443 : tensor<24xi1>, tensor<24xf32>
    %446 = stablehlo.select %225, %443, %444 : tensor<24xi1>, tensor<24xf32>
    %447 = stablehlo.negate %445 : tensor<24xf32>
    %448 = stablehlo.add %446, %447 : tensor<24xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %450 = stablehlo.multiply %449, %220 : tensor<24x40xf32>
    %451 = stablehlo.add %442, %450 : tensor<24x40xf32>
    %452 = stablehlo.dot_general %451, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %453 = stablehlo.transpose %452, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %454 = stablehlo.dot_general %451, %193, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %455 = stablehlo.add %437, %454 : tensor<24x24xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.pad %453, %cst_145, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %457 = stablehlo.add %439, %456 : tensor<24x251xf32>
    %458 = call @_where_1(%184, %191#1, %383) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %460 = call @take_along_axis_3(%189#1, %459) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %461 = stablehlo.divide %399, %175 : tensor<24xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %463 = stablehlo.select %177, %462, %461 : tensor<24xi1>, tensor<24xf32>
    %464 = stablehlo.select %177, %461, %462 : tensor<24xi1>, tensor<24xf32>
    %465 = stablehlo.negate %463 : tensor<24xf32>
    %466 = stablehlo.add %464, %465 : tensor<24xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %468 = stablehlo.multiply %467, %172 : tensor<24x40xf32>
    %469 = stablehlo.add %460, %468 : tensor<24x40xf32>
    %470 = stablehlo.dot_general %469, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %471 = stablehlo.transpose %470, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %472 = stablehlo.dot_general %469, %145, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %473 = stablehlo.add %455, %472 : tensor<24x24xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.pad %471, %cst_147, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %475 = stablehlo.add %457, %474 : tensor<24x251xf32>
    %476 = call @_where_1(%136, %143#1, %383) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %478 = call @take_along_axis_3(%141#1, %477) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %479 = stablehlo.divide %397, %127 : tensor<24xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %481 = stablehlo.select %129, %480, %479 : tensor<24xi1>, tensor<24xf32>
    %482 = stablehlo.select %129, %479, %480 : tensor<24xi1>, tensor<24xf32>
    %483 = stablehlo.negate %481 : tensor<24xf32>
    %484 = stablehlo.add %482, %483 : tensor<24xf32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %486 = stablehlo.multiply %485, %124 : tensor<24x40xf32>
    %487 = stablehlo.add %478, %486 : tensor<24x40xf32>
    %488 = stablehlo.dot_general %487, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %489 = stablehlo.transpose %488, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %490 = stablehlo.dot_general %487, %97, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %491 = stablehlo.add %473, %490 : tensor<24x24xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.pad %489, %cst_149, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %493 = stablehlo.add %475, %492 : tensor<24x251xf32>
    %494 = call @_where_1(%88, %95#1, %383) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %496 = call @take_along_axis_3(%93#1, %495) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %497 = stablehlo.divide %395, %79 : tensor<24xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %499 = stablehlo.select %81, %498, %497 : tensor<24xi1>, tensor<24xf32>
    %500 = stablehlo.select %81, %497, %498 : tensor<24xi1>, tensor<24xf32>
    %501 = stablehlo.negate %499 : tensor<24xf32>
    %502 = stablehlo.add %500, %501 : tensor<24xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %504 = stablehlo.multiply %503, %76 : tensor<24x40xf32>
    %505 = stablehlo.add %496, %504 : tensor<24x40xf32>
    %506 = stablehlo.dot_general %505, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %507 = stablehlo.transpose %506, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %508 = stablehlo.dot_general %505, %49, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %509 = stablehlo.add %491, %508 : tensor<24x24xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.pad %507, %cst_151, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %511 = stablehlo.add %493, %510 : tensor<24x251xf32>
    %512 = call @_where_1(%39, %46#1, %383) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %514 = call @take_along_axis_3(%44#1, %513) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %515 = stablehlo.divide %393, %30 : tensor<24xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %517 = stablehlo.select %32, %516, %515 : tensor<24xi1>, tensor<24xf32>
    %518 = stablehlo.select %32, %515, %516 : tensor<24xi1>, tensor<24xf32>
    %519 = stablehlo.negate %517 : tensor<24xf32>
    %520 = stablehlo.add %518, %519 : tensor<24xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %522 = stablehlo.multiply %521, %27 : tensor<24x40xf32>
    %523 = stablehlo.add %514, %522 : tensor<24x40xf32>
    %524 = stablehlo.dot_general %523, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %525 = stablehlo.transpose %524, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %526 = stablehlo.dot_general %523, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %527 = stablehlo.add %509, %526 : tensor<24x24xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.pad %525, %cst_153, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %529 = stablehlo.add %511, %528 : tensor<24x251xf32>
    return %380, %527, %529 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
