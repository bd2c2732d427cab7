module @jit_written_gradient_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %5 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %8 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<24x40xf32>
    %11 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %13 = stablehlo.add %12, %11 : tensor<40xi32>
    %14 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = call @_where(%18, %10, %cst_4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.convert %1 : tensor<24xf32>
    %22 = stablehlo.maximum %21, %20 : tensor<24xf32>
    %23 = stablehlo.convert %1 : tensor<24xf32>
    %24 = stablehlo.subtract %23, %22 : tensor<24xf32>
    %25 = stablehlo.exponential %24 : tensor<24xf32>
    %26 = stablehlo.multiply %2, %25 : tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.subtract %19, %28 : tensor<24x40xf32>
    %30 = stablehlo.exponential %29 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %26, %31 : tensor<24xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %34 = stablehlo.compare GE, %arg2, %33, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %36 = stablehlo.compare LT, %arg2, %35, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %37 = stablehlo.and %34, %36 : tensor<24xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %39 = stablehlo.subtract %arg2, %38 : tensor<24xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<39> : tensor<i32>
    %40 = call @clip(%39, %c_10, %c_11) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %42 = call @take_along_axis(%19, %41) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %43 = stablehlo.reshape %42 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %44 = call @_where_0(%37, %43, %c_12) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %45 = stablehlo.add %3, %44 : tensor<24xf32>
    %46 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<24x40xf32>
    %49 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_14 = stablehlo.constant dense<40> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %51 = stablehlo.add %50, %49 : tensor<40xi32>
    %52 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %55 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %56 = stablehlo.compare GE, %54, %55, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = call @_where(%56, %48, %cst_15) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.maximum %22, %58 : tensor<24xf32>
    %60 = stablehlo.subtract %22, %59 : tensor<24xf32>
    %61 = stablehlo.exponential %60 : tensor<24xf32>
    %62 = stablehlo.multiply %32, %61 : tensor<24xf32>
    %63 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %65 = stablehlo.subtract %57, %64 : tensor<24x40xf32>
    %66 = stablehlo.exponential %65 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.add %62, %67 : tensor<24xf32>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %70 = stablehlo.compare GE, %arg2, %69, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_19 = stablehlo.constant dense<80> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %72 = stablehlo.compare LT, %arg2, %71, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %73 = stablehlo.and %70, %72 : tensor<24xi1>
    %c_20 = stablehlo.constant dense<40> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %75 = stablehlo.subtract %arg2, %74 : tensor<24xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<39> : tensor<i32>
    %76 = call @clip(%75, %c_21, %c_22) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %78 = call @take_along_axis(%57, %77) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %79 = stablehlo.reshape %78 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %80 = call @_where_0(%73, %79, %c_23) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %81 = stablehlo.add %45, %80 : tensor<24xf32>
    %82 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %84 = stablehlo.multiply %82, %83 : tensor<24x40xf32>
    %85 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_25 = stablehlo.constant dense<80> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %87 = stablehlo.add %86, %85 : tensor<40xi32>
    %88 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %89 = stablehlo.broadcast_in_dim %87, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %91 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %92 = stablehlo.compare GE, %90, %91, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %93 = call @_where(%92, %84, %cst_26) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.maximum %59, %94 : tensor<24xf32>
    %96 = stablehlo.subtract %59, %95 : tensor<24xf32>
    %97 = stablehlo.exponential %96 : tensor<24xf32>
    %98 = stablehlo.multiply %68, %97 : tensor<24xf32>
    %99 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %101 = stablehlo.subtract %93, %100 : tensor<24x40xf32>
    %102 = stablehlo.exponential %101 : tensor<24x40xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.add %98, %103 : tensor<24xf32>
    %c_29 = stablehlo.constant dense<80> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %106 = stablehlo.compare GE, %arg2, %105, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_30 = stablehlo.constant dense<120> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %108 = stablehlo.compare LT, %arg2, %107, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %109 = stablehlo.and %106, %108 : tensor<24xi1>
    %c_31 = stablehlo.constant dense<80> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %111 = stablehlo.subtract %arg2, %110 : tensor<24xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<39> : tensor<i32>
    %112 = call @clip(%111, %c_32, %c_33) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %114 = call @take_along_axis(%93, %113) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %115 = stablehlo.reshape %114 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %116 = call @_where_0(%109, %115, %c_34) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %117 = stablehlo.add %81, %116 : tensor<24xf32>
    %118 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %120 = stablehlo.multiply %118, %119 : tensor<24x11xf32>
    %121 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_36 = stablehlo.constant dense<120> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %123 = stablehlo.add %122, %121 : tensor<11xi32>
    %124 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %125 = stablehlo.broadcast_in_dim %123, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %127 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %128 = stablehlo.compare GE, %126, %127, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %129 = call @_where_1(%128, %120, %cst_37) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_38) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.maximum %95, %130 : tensor<24xf32>
    %132 = stablehlo.subtract %95, %131 : tensor<24xf32>
    %133 = stablehlo.exponential %132 : tensor<24xf32>
    %134 = stablehlo.multiply %104, %133 : tensor<24xf32>
    %135 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %137 = stablehlo.subtract %129, %136 : tensor<24x11xf32>
    %138 = stablehlo.exponential %137 : tensor<24x11xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %140 = stablehlo.add %134, %139 : tensor<24xf32>
    %c_40 = stablehlo.constant dense<120> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %142 = stablehlo.compare GE, %arg2, %141, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_41 = stablehlo.constant dense<131> : tensor<i32>
    %143 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %144 = stablehlo.compare LT, %arg2, %143, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %145 = stablehlo.and %142, %144 : tensor<24xi1>
    %c_42 = stablehlo.constant dense<120> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %147 = stablehlo.subtract %arg2, %146 : tensor<24xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %c_44 = stablehlo.constant dense<10> : tensor<i32>
    %148 = call @clip(%147, %c_43, %c_44) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %150 = call @take_along_axis_2(%129, %149) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %151 = stablehlo.reshape %150 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %152 = call @_where_0(%145, %151, %c_45) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %153 = stablehlo.add %117, %152 : tensor<24xf32>
    %154 = stablehlo.log %140 : tensor<24xf32>
    %155 = stablehlo.add %131, %154 : tensor<24xf32>
    %156 = stablehlo.subtract %155, %153 : tensor<24xf32>
    %157 = stablehlo.multiply %156, %arg3 : tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %160 = stablehlo.multiply %159, %arg3 : tensor<24xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %163 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %164 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %165 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %166 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %167 = stablehlo.dot_general %arg0, %163, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %168 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %170 = stablehlo.subtract %167, %169 : tensor<24x40xf32>
    %171 = stablehlo.exponential %170 : tensor<24x40xf32>
    %172 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %173 = stablehlo.multiply %171, %172 : tensor<24x40xf32>
    %174 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %176 = stablehlo.add %175, %174 : tensor<40xi32>
    %177 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %180 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %181 = stablehlo.compare EQ, %179, %180, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %182 = call @_where_3(%181, %161, %c_50) : (tensor<24x40xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x40xf32>
    %183 = stablehlo.subtract %173, %182 : tensor<24x40xf32>
    %184 = stablehlo.transpose %163, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %185 = stablehlo.dot_general %183, %184, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %186 = stablehlo.add %162, %185 : tensor<24x24xf32>
    %187 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %188 = stablehlo.dot_general %187, %183, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %189 = stablehlo.dot_general %arg0, %164, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %190 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %192 = stablehlo.subtract %189, %191 : tensor<24x40xf32>
    %193 = stablehlo.exponential %192 : tensor<24x40xf32>
    %194 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %195 = stablehlo.multiply %193, %194 : tensor<24x40xf32>
    %196 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_51 = stablehlo.constant dense<40> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %198 = stablehlo.add %197, %196 : tensor<40xi32>
    %199 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %200 = stablehlo.broadcast_in_dim %198, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %202 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %203 = stablehlo.compare EQ, %201, %202, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %204 = call @_where_3(%203, %161, %c_52) : (tensor<24x40xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x40xf32>
    %205 = stablehlo.subtract %195, %204 : tensor<24x40xf32>
    %206 = stablehlo.transpose %164, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %207 = stablehlo.dot_general %205, %206, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %208 = stablehlo.add %186, %207 : tensor<24x24xf32>
    %209 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %210 = stablehlo.dot_general %209, %205, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %211 = stablehlo.dot_general %arg0, %165, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %212 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %214 = stablehlo.subtract %211, %213 : tensor<24x40xf32>
    %215 = stablehlo.exponential %214 : tensor<24x40xf32>
    %216 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %217 = stablehlo.multiply %215, %216 : tensor<24x40xf32>
    %218 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_53 = stablehlo.constant dense<80> : tensor<i32>
    %219 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %220 = stablehlo.add %219, %218 : tensor<40xi32>
    %221 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %222 = stablehlo.broadcast_in_dim %220, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %224 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %225 = stablehlo.compare EQ, %223, %224, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %226 = call @_where_3(%225, %161, %c_54) : (tensor<24x40xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x40xf32>
    %227 = stablehlo.subtract %217, %226 : tensor<24x40xf32>
    %228 = stablehlo.transpose %165, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %229 = stablehlo.dot_general %227, %228, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %230 = stablehlo.add %208, %229 : tensor<24x24xf32>
    %231 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %232 = stablehlo.dot_general %231, %227, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %233 = stablehlo.dot_general %arg0, %166, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %234 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %236 = stablehlo.subtract %233, %235 : tensor<24x11xf32>
    %237 = stablehlo.exponential %236 : tensor<24x11xf32>
    %238 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %239 = stablehlo.multiply %237, %238 : tensor<24x11xf32>
    %240 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_55 = stablehlo.constant dense<120> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %242 = stablehlo.add %241, %240 : tensor<11xi32>
    %243 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %244 = stablehlo.broadcast_in_dim %242, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %246 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %247 = stablehlo.compare EQ, %245, %246, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %248 = call @_where_4(%247, %161, %c_56) : (tensor<24x11xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x11xf32>
    %249 = stablehlo.subtract %239, %248 : tensor<24x11xf32>
    %250 = stablehlo.transpose %166, dims = [1, 0] : (tensor<24x11xf32>) -> tensor<11x24xf32>
    %251 = stablehlo.dot_general %249, %250, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<11x24xf32>) -> tensor<24x24xf32>
    %252 = stablehlo.add %230, %251 : tensor<24x24xf32>
    %253 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %254 = stablehlo.dot_general %253, %249, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %255 = stablehlo.concatenate %188, %210, %232, %254, dim = 1 : (tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x11xf32>) -> tensor<24x131xf32>
    return %158, %252, %255 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
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
  func.func private @take_along_axis(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<f32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x40xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x11xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<24x11xi1>, tensor<24x11xf32>
    return %3 : tensor<24x11xf32>
  }
}
