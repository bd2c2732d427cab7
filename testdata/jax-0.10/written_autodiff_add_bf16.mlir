module @jit_written_autodiff_add_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x251xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x251xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %2 = stablehlo.convert %1 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.reshape %3 : (tensor<24xf32>) -> tensor<24x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.compare EQ, %2, %5, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %7 = stablehlo.convert %6 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.maximum %9, %3 : tensor<24xf32>
    %11 = stablehlo.compare EQ, %3, %10, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<24xi1>, tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.compare EQ, %15, %10, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.divide %14, %19 : tensor<24xf32>
    %21 = stablehlo.is_finite %10 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.select %21, %10, %22 : tensor<24xi1>, tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.subtract %2, %26 : tensor<24x40xf32>
    %28 = stablehlo.exponential %27 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.sign %29 : tensor<24xf32>
    %31 = stablehlo.abs %29 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.compare GE, %29, %32, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %34 = stablehlo.log %31 : tensor<24xf32>
    %35 = stablehlo.add %34, %23 : tensor<24xf32>
    %36 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %38 = stablehlo.add %37, %36 : tensor<40xi32>
    %39 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %42 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %43 = stablehlo.compare EQ, %41, %42, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %44:2 = call @_where(%43, %2, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44#0 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.add %46, %45 : tensor<24xf32>
    %48 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %49 = stablehlo.dot_general %arg0, %48, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %50 = stablehlo.convert %49 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.reshape %51 : (tensor<24xf32>) -> tensor<24x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %54 = stablehlo.compare EQ, %50, %53, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %55 = stablehlo.convert %54 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.maximum %57, %51 : tensor<24xf32>
    %59 = stablehlo.compare EQ, %51, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<24xi1>, tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.compare EQ, %63, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<24xi1>, tensor<24xf32>
    %68 = stablehlo.divide %62, %67 : tensor<24xf32>
    %69 = stablehlo.is_finite %58 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %69, %58, %70 : tensor<24xi1>, tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %75 = stablehlo.subtract %50, %74 : tensor<24x40xf32>
    %76 = stablehlo.exponential %75 : tensor<24x40xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.sign %77 : tensor<24xf32>
    %79 = stablehlo.abs %77 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %81 = stablehlo.compare GE, %77, %80, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %82 = stablehlo.log %79 : tensor<24xf32>
    %83 = stablehlo.add %82, %71 : tensor<24xf32>
    %84 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_26 = stablehlo.constant dense<40> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %86 = stablehlo.add %85, %84 : tensor<40xi32>
    %87 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %88 = stablehlo.broadcast_in_dim %86, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %90 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %91 = stablehlo.compare EQ, %89, %90, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %92:2 = call @_where(%91, %50, %c_27) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92#0 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.add %47, %93 : tensor<24xf32>
    %95 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %96 = stablehlo.dot_general %arg0, %95, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %97 = stablehlo.convert %96 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.reshape %98 : (tensor<24xf32>) -> tensor<24x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %101 = stablehlo.compare EQ, %97, %100, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %102 = stablehlo.convert %101 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.maximum %104, %98 : tensor<24xf32>
    %106 = stablehlo.compare EQ, %98, %105, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.select %106, %107, %108 : tensor<24xi1>, tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.compare EQ, %110, %105, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.select %111, %112, %113 : tensor<24xi1>, tensor<24xf32>
    %115 = stablehlo.divide %109, %114 : tensor<24xf32>
    %116 = stablehlo.is_finite %105 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.select %116, %105, %117 : tensor<24xi1>, tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %120 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %122 = stablehlo.subtract %97, %121 : tensor<24x40xf32>
    %123 = stablehlo.exponential %122 : tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.sign %124 : tensor<24xf32>
    %126 = stablehlo.abs %124 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %128 = stablehlo.compare GE, %124, %127, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %129 = stablehlo.log %126 : tensor<24xf32>
    %130 = stablehlo.add %129, %118 : tensor<24xf32>
    %131 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_41 = stablehlo.constant dense<80> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %133 = stablehlo.add %132, %131 : tensor<40xi32>
    %134 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %135 = stablehlo.broadcast_in_dim %133, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %137 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %138 = stablehlo.compare EQ, %136, %137, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %139:2 = call @_where(%138, %97, %c_42) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139#0 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %141 = stablehlo.add %94, %140 : tensor<24xf32>
    %142 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %143 = stablehlo.dot_general %arg0, %142, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %144 = stablehlo.convert %143 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_44) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.reshape %145 : (tensor<24xf32>) -> tensor<24x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %148 = stablehlo.compare EQ, %144, %147, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %149 = stablehlo.convert %148 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.maximum %151, %145 : tensor<24xf32>
    %153 = stablehlo.compare EQ, %145, %152, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %156 = stablehlo.select %153, %154, %155 : tensor<24xi1>, tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %158 = stablehlo.compare EQ, %157, %152, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %161 = stablehlo.select %158, %159, %160 : tensor<24xi1>, tensor<24xf32>
    %162 = stablehlo.divide %156, %161 : tensor<24xf32>
    %163 = stablehlo.is_finite %152 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %165 = stablehlo.select %163, %152, %164 : tensor<24xi1>, tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %169 = stablehlo.subtract %144, %168 : tensor<24x40xf32>
    %170 = stablehlo.exponential %169 : tensor<24x40xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.sign %171 : tensor<24xf32>
    %173 = stablehlo.abs %171 : tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %175 = stablehlo.compare GE, %171, %174, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %176 = stablehlo.log %173 : tensor<24xf32>
    %177 = stablehlo.add %176, %165 : tensor<24xf32>
    %178 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_56 = stablehlo.constant dense<120> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %180 = stablehlo.add %179, %178 : tensor<40xi32>
    %181 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %182 = stablehlo.broadcast_in_dim %180, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %184 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %185 = stablehlo.compare EQ, %183, %184, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %186:2 = call @_where(%185, %144, %c_57) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186#0 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %188 = stablehlo.add %141, %187 : tensor<24xf32>
    %189 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %190 = stablehlo.dot_general %arg0, %189, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %191 = stablehlo.convert %190 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %192 = stablehlo.reduce(%191 init: %cst_59) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %193 = stablehlo.reshape %192 : (tensor<24xf32>) -> tensor<24x1xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %195 = stablehlo.compare EQ, %191, %194, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %196 = stablehlo.convert %195 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %199 = stablehlo.maximum %198, %192 : tensor<24xf32>
    %200 = stablehlo.compare EQ, %192, %199, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.select %200, %201, %202 : tensor<24xi1>, tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %205 = stablehlo.compare EQ, %204, %199, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.select %205, %206, %207 : tensor<24xi1>, tensor<24xf32>
    %209 = stablehlo.divide %203, %208 : tensor<24xf32>
    %210 = stablehlo.is_finite %199 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.select %210, %199, %211 : tensor<24xi1>, tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %214 = stablehlo.broadcast_in_dim %212, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %216 = stablehlo.subtract %191, %215 : tensor<24x40xf32>
    %217 = stablehlo.exponential %216 : tensor<24x40xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %219 = stablehlo.sign %218 : tensor<24xf32>
    %220 = stablehlo.abs %218 : tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.compare GE, %218, %221, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %223 = stablehlo.log %220 : tensor<24xf32>
    %224 = stablehlo.add %223, %212 : tensor<24xf32>
    %225 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_71 = stablehlo.constant dense<160> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %227 = stablehlo.add %226, %225 : tensor<40xi32>
    %228 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %229 = stablehlo.broadcast_in_dim %227, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %231 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %232 = stablehlo.compare EQ, %230, %231, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %233:2 = call @_where(%232, %191, %c_72) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233#0 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %235 = stablehlo.add %188, %234 : tensor<24xf32>
    %236 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %237 = stablehlo.dot_general %arg0, %236, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %238 = stablehlo.convert %237 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_74) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.reshape %239 : (tensor<24xf32>) -> tensor<24x1xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %242 = stablehlo.compare EQ, %238, %241, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %243 = stablehlo.convert %242 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %246 = stablehlo.maximum %245, %239 : tensor<24xf32>
    %247 = stablehlo.compare EQ, %239, %246, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.select %247, %248, %249 : tensor<24xi1>, tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %252 = stablehlo.compare EQ, %251, %246, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %255 = stablehlo.select %252, %253, %254 : tensor<24xi1>, tensor<24xf32>
    %256 = stablehlo.divide %250, %255 : tensor<24xf32>
    %257 = stablehlo.is_finite %246 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %259 = stablehlo.select %257, %246, %258 : tensor<24xi1>, tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %261 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %263 = stablehlo.subtract %238, %262 : tensor<24x40xf32>
    %264 = stablehlo.exponential %263 : tensor<24x40xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.sign %265 : tensor<24xf32>
    %267 = stablehlo.abs %265 : tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %269 = stablehlo.compare GE, %265, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %270 = stablehlo.log %267 : tensor<24xf32>
    %271 = stablehlo.add %270, %259 : tensor<24xf32>
    %272 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_86 = stablehlo.constant dense<200> : tensor<i32>
    %273 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %274 = stablehlo.add %273, %272 : tensor<40xi32>
    %275 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %276 = stablehlo.broadcast_in_dim %274, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %278 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %279 = stablehlo.compare EQ, %277, %278, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %280:2 = call @_where(%279, %238, %c_87) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280#0 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %282 = stablehlo.add %235, %281 : tensor<24xf32>
    %283 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xbf16>) -> tensor<24x11xbf16>
    %284 = stablehlo.dot_general %arg0, %283, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %285 = stablehlo.convert %284 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_89) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %287 = stablehlo.reshape %286 : (tensor<24xf32>) -> tensor<24x1xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %289 = stablehlo.compare EQ, %285, %288, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %290 = stablehlo.convert %289 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%290 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %293 = stablehlo.maximum %292, %286 : tensor<24xf32>
    %294 = stablehlo.compare EQ, %286, %293, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.select %294, %295, %296 : tensor<24xi1>, tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %299 = stablehlo.compare EQ, %298, %293, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.select %299, %300, %301 : tensor<24xi1>, tensor<24xf32>
    %303 = stablehlo.divide %297, %302 : tensor<24xf32>
    %304 = stablehlo.is_finite %293 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.select %304, %293, %305 : tensor<24xi1>, tensor<24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %308 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %310 = stablehlo.subtract %285, %309 : tensor<24x11xf32>
    %311 = stablehlo.exponential %310 : tensor<24x11xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %313 = stablehlo.sign %312 : tensor<24xf32>
    %314 = stablehlo.abs %312 : tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %316 = stablehlo.compare GE, %312, %315, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %317 = stablehlo.log %314 : tensor<24xf32>
    %318 = stablehlo.add %317, %306 : tensor<24xf32>
    %319 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_101 = stablehlo.constant dense<240> : tensor<i32>
    %320 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %321 = stablehlo.add %320, %319 : tensor<11xi32>
    %322 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %323 = stablehlo.broadcast_in_dim %321, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %325 = stablehlo.broadcast_in_dim %322, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %326 = stablehlo.compare EQ, %324, %325, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %327:2 = call @_where_0(%326, %285, %c_102) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327#0 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %329 = stablehlo.add %282, %328 : tensor<24xf32>
    %330 = stablehlo.maximum %35, %83 : tensor<24xf32>
    %331 = stablehlo.subtract %35, %83 : tensor<24xf32>
    %332 = stablehlo.compare NE, %331, %331, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %333 = stablehlo.add %35, %83 : tensor<24xf32>
    %334 = stablehlo.abs %331 : tensor<24xf32>
    %335 = stablehlo.negate %334 : tensor<24xf32>
    %336 = stablehlo.exponential %335 : tensor<24xf32>
    %337 = stablehlo.log_plus_one %336 : tensor<24xf32>
    %338 = stablehlo.add %330, %337 : tensor<24xf32>
    %339 = stablehlo.select %332, %333, %338 : tensor<24xi1>, tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %341 = stablehlo.compare EQ, %35, %340, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %343 = stablehlo.select %341, %342, %35 : tensor<24xi1>, tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %345 = stablehlo.compare EQ, %339, %344, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %347 = stablehlo.select %345, %346, %339 : tensor<24xi1>, tensor<24xf32>
    %348 = stablehlo.subtract %343, %347 : tensor<24xf32>
    %349 = stablehlo.exponential %348 : tensor<24xf32>
    %cst_108 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %351 = stablehlo.compare EQ, %83, %350, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.select %351, %352, %83 : tensor<24xi1>, tensor<24xf32>
    %cst_110 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %355 = stablehlo.compare EQ, %339, %354, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %357 = stablehlo.select %355, %356, %339 : tensor<24xi1>, tensor<24xf32>
    %358 = stablehlo.subtract %353, %357 : tensor<24xf32>
    %359 = stablehlo.exponential %358 : tensor<24xf32>
    %360 = stablehlo.maximum %339, %130 : tensor<24xf32>
    %361 = stablehlo.subtract %339, %130 : tensor<24xf32>
    %362 = stablehlo.compare NE, %361, %361, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %363 = stablehlo.add %339, %130 : tensor<24xf32>
    %364 = stablehlo.abs %361 : tensor<24xf32>
    %365 = stablehlo.negate %364 : tensor<24xf32>
    %366 = stablehlo.exponential %365 : tensor<24xf32>
    %367 = stablehlo.log_plus_one %366 : tensor<24xf32>
    %368 = stablehlo.add %360, %367 : tensor<24xf32>
    %369 = stablehlo.select %362, %363, %368 : tensor<24xi1>, tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.compare EQ, %339, %370, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %373 = stablehlo.select %371, %372, %339 : tensor<24xi1>, tensor<24xf32>
    %cst_114 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %375 = stablehlo.compare EQ, %369, %374, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %377 = stablehlo.select %375, %376, %369 : tensor<24xi1>, tensor<24xf32>
    %378 = stablehlo.subtract %373, %377 : tensor<24xf32>
    %379 = stablehlo.exponential %378 : tensor<24xf32>
    %cst_116 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %381 = stablehlo.compare EQ, %130, %380, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %383 = stablehlo.select %381, %382, %130 : tensor<24xi1>, tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %385 = stablehlo.compare EQ, %369, %384, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %387 = stablehlo.select %385, %386, %369 : tensor<24xi1>, tensor<24xf32>
    %388 = stablehlo.subtract %383, %387 : tensor<24xf32>
    %389 = stablehlo.exponential %388 : tensor<24xf32>
    %390 = stablehlo.maximum %369, %177 : tensor<24xf32>
    %391 = stablehlo.subtract %369, %177 : tensor<24xf32>
    %392 = stablehlo.compare NE, %391, %391, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %393 = stablehlo.add %369, %177 : tensor<24xf32>
    %394 = stablehlo.abs %391 : tensor<24xf32>
    %395 = stablehlo.negate %394 : tensor<24xf32>
    %396 = stablehlo.exponential %395 : tensor<24xf32>
    %397 = stablehlo.log_plus_one %396 : tensor<24xf32>
    %398 = stablehlo.add %390, %397 : tensor<24xf32>
    %399 = stablehlo.select %392, %393, %398 : tensor<24xi1>, tensor<24xf32>
    %cst_120 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %401 = stablehlo.compare EQ, %369, %400, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %403 = stablehlo.select %401, %402, %369 : tensor<24xi1>, tensor<24xf32>
    %cst_122 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %405 = stablehlo.compare EQ, %399, %404, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %407 = stablehlo.select %405, %406, %399 : tensor<24xi1>, tensor<24xf32>
    %408 = stablehlo.subtract %403, %407 : tensor<24xf32>
    %409 = stablehlo.exponential %408 : tensor<24xf32>
    %cst_124 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %411 = stablehlo.compare EQ, %177, %410, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %413 = stablehlo.select %411, %412, %177 : tensor<24xi1>, tensor<24xf32>
    %cst_126 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %415 = stablehlo.compare EQ, %399, %414, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %417 = stablehlo.select %415, %416, %399 : tensor<24xi1>, tensor<24xf32>
    %418 = stablehlo.subtract %413, %417 : tensor<24xf32>
    %419 = stablehlo.exponential %418 : tensor<24xf32>
    %420 = stablehlo.maximum %399, %224 : tensor<24xf32>
    %421 = stablehlo.subtract %399, %224 : tensor<24xf32>
    %422 = stablehlo.compare NE, %421, %421, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %423 = stablehlo.add %399, %224 : tensor<24xf32>
    %424 = stablehlo.abs %421 : tensor<24xf32>
    %425 = stablehlo.negate %424 : tensor<24xf32>
    %426 = stablehlo.exponential %425 : tensor<24xf32>
    %427 = stablehlo.log_plus_one %426 : tensor<24xf32>
    %428 = stablehlo.add %420, %427 : tensor<24xf32>
    %429 = stablehlo.select %422, %423, %428 : tensor<24xi1>, tensor<24xf32>
    %cst_128 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %431 = stablehlo.compare EQ, %399, %430, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %433 = stablehlo.select %431, %432, %399 : tensor<24xi1>, tensor<24xf32>
    %cst_130 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %435 = stablehlo.compare EQ, %429, %434, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %437 = stablehlo.select %435, %436, %429 : tensor<24xi1>, tensor<24xf32>
    %438 = stablehlo.subtract %433, %437 : tensor<24xf32>
    %439 = stablehlo.exponential %438 : tensor<24xf32>
    %cst_132 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %441 = stablehlo.compare EQ, %224, %440, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %443 = stablehlo.select %441, %442, %224 : tensor<24xi1>, tensor<24xf32>
    %cst_134 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %445 = stablehlo.compare EQ, %429, %444, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %447 = stablehlo.select %445, %446, %429 : tensor<24xi1>, tensor<24xf32>
    %448 = stablehlo.subtract %443, %447 : tensor<24xf32>
    %449 = stablehlo.exponential %448 : tensor<24xf32>
    %450 = stablehlo.maximum %429, %271 : tensor<24xf32>
    %451 = stablehlo.subtract %429, %271 : tensor<24xf32>
    %452 = stablehlo.compare NE, %451, %451, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %453 = stablehlo.add %429, %271 : tensor<24xf32>
    %454 = stablehlo.abs %451 : tensor<24xf32>
    %455 = stablehlo.negate %454 : tensor<24xf32>
    %456 = stablehlo.exponential %455 : tensor<24xf32>
    %457 = stablehlo.log_plus_one %456 : tensor<24xf32>
    %458 = stablehlo.add %450, %457 : tensor<24xf32>
    %459 = stablehlo.select %452, %453, %458 : tensor<24xi1>, tensor<24xf32>
    %cst_136 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %461 = stablehlo.compare EQ, %429, %460, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %463 = stablehlo.select %461, %462, %429 : tensor<24xi1>, tensor<24xf32>
    %cst_138 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %465 = stablehlo.compare EQ, %459, %464, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %467 = stablehlo.select %465, %466, %459 : tensor<24xi1>, tensor<24xf32>
    %468 = stablehlo.subtract %463, %467 : tensor<24xf32>
    %469 = stablehlo.exponential %468 : tensor<24xf32>
    %cst_140 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %471 = stablehlo.compare EQ, %271, %470, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %473 = stablehlo.select %471, %472, %271 : tensor<24xi1>, tensor<24xf32>
    %cst_142 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %475 = stablehlo.compare EQ, %459, %474, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %477 = stablehlo.select %475, %476, %459 : tensor<24xi1>, tensor<24xf32>
    %478 = stablehlo.subtract %473, %477 : tensor<24xf32>
    %479 = stablehlo.exponential %478 : tensor<24xf32>
    %480 = stablehlo.maximum %459, %318 : tensor<24xf32>
    %481 = stablehlo.subtract %459, %318 : tensor<24xf32>
    %482 = stablehlo.compare NE, %481, %481, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %483 = stablehlo.add %459, %318 : tensor<24xf32>
    %484 = stablehlo.abs %481 : tensor<24xf32>
    %485 = stablehlo.negate %484 : tensor<24xf32>
    %486 = stablehlo.exponential %485 : tensor<24xf32>
    %487 = stablehlo.log_plus_one %486 : tensor<24xf32>
    %488 = stablehlo.add %480, %487 : tensor<24xf32>
    %489 = stablehlo.select %482, %483, %488 : tensor<24xi1>, tensor<24xf32>
    %cst_144 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %491 = stablehlo.compare EQ, %459, %490, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %493 = stablehlo.select %491, %492, %459 : tensor<24xi1>, tensor<24xf32>
    %cst_146 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %495 = stablehlo.compare EQ, %489, %494, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %497 = stablehlo.select %495, %496, %489 : tensor<24xi1>, tensor<24xf32>
    %498 = stablehlo.subtract %493, %497 : tensor<24xf32>
    %499 = stablehlo.exponential %498 : tensor<24xf32>
    %cst_148 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %501 = stablehlo.compare EQ, %318, %500, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %503 = stablehlo.select %501, %502, %318 : tensor<24xi1>, tensor<24xf32>
    %cst_150 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %505 = stablehlo.compare EQ, %489, %504, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %507 = stablehlo.select %505, %506, %489 : tensor<24xi1>, tensor<24xf32>
    %508 = stablehlo.subtract %503, %507 : tensor<24xf32>
    %509 = stablehlo.exponential %508 : tensor<24xf32>
    %510 = stablehlo.subtract %489, %329 : tensor<24xf32>
    %511 = stablehlo.multiply %510, %arg3 : tensor<24xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.reduce(%511 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %514 = stablehlo.multiply %513, %arg3 : tensor<24xf32>
    %515 = stablehlo.negate %514 : tensor<24xf32>
    %516 = stablehlo.multiply %514, %509 : tensor<24xf32>
    %517 = stablehlo.multiply %514, %499 : tensor<24xf32>
    %518 = stablehlo.multiply %517, %479 : tensor<24xf32>
    %519 = stablehlo.multiply %517, %469 : tensor<24xf32>
    %520 = stablehlo.multiply %519, %449 : tensor<24xf32>
    %521 = stablehlo.multiply %519, %439 : tensor<24xf32>
    %522 = stablehlo.multiply %521, %419 : tensor<24xf32>
    %523 = stablehlo.multiply %521, %409 : tensor<24xf32>
    %524 = stablehlo.multiply %523, %389 : tensor<24xf32>
    %525 = stablehlo.multiply %523, %379 : tensor<24xf32>
    %526 = stablehlo.multiply %525, %359 : tensor<24xf32>
    %527 = stablehlo.multiply %525, %349 : tensor<24xf32>
    %528 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %529 = call @_where_1(%326, %327#1, %528) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %530 = stablehlo.divide %516, %314 : tensor<24xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %532 = stablehlo.select %316, %531, %530 : tensor<24xi1>, tensor<24xf32>
    %533 = stablehlo.select %316, %530, %531 : tensor<24xi1>, tensor<24xf32>
    %534 = stablehlo.negate %532 : tensor<24xf32>
    %535 = stablehlo.add %533, %534 : tensor<24xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %537 = stablehlo.multiply %536, %311 : tensor<24x11xf32>
    %538 = stablehlo.add %529, %537 : tensor<24x11xf32>
    %539 = stablehlo.convert %538 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %540 = stablehlo.dot_general %539, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %541 = stablehlo.transpose %540, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %542 = stablehlo.dot_general %539, %283, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %543 = stablehlo.pad %541, %cst_155, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %544 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %545 = call @_where_2(%279, %280#1, %544) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %546 = stablehlo.divide %518, %267 : tensor<24xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %548 = stablehlo.select %269, %547, %546 : tensor<24xi1>, tensor<24xf32>
    %549 = stablehlo.select %269, %546, %547 : tensor<24xi1>, tensor<24xf32>
    %550 = stablehlo.negate %548 : tensor<24xf32>
    %551 = stablehlo.add %549, %550 : tensor<24xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %553 = stablehlo.multiply %552, %264 : tensor<24x40xf32>
    %554 = stablehlo.add %545, %553 : tensor<24x40xf32>
    %555 = stablehlo.convert %554 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %556 = stablehlo.dot_general %555, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %557 = stablehlo.transpose %556, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %558 = stablehlo.dot_general %555, %236, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %559 = stablehlo.add %542, %558 : tensor<24x24xbf16>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %560 = stablehlo.pad %557, %cst_157, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %561 = stablehlo.add %543, %560 : tensor<24x251xbf16>
    %562 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %563 = call @_where_2(%232, %233#1, %562) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %564 = stablehlo.divide %520, %220 : tensor<24xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %566 = stablehlo.select %222, %565, %564 : tensor<24xi1>, tensor<24xf32>
    %567 = stablehlo.select %222, %564, %565 : tensor<24xi1>, tensor<24xf32>
    %568 = stablehlo.negate %566 : tensor<24xf32>
    %569 = stablehlo.add %567, %568 : tensor<24xf32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %571 = stablehlo.multiply %570, %217 : tensor<24x40xf32>
    %572 = stablehlo.add %563, %571 : tensor<24x40xf32>
    %573 = stablehlo.convert %572 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %574 = stablehlo.dot_general %573, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %575 = stablehlo.transpose %574, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %576 = stablehlo.dot_general %573, %189, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %577 = stablehlo.add %559, %576 : tensor<24x24xbf16>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %578 = stablehlo.pad %575, %cst_159, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %579 = stablehlo.add %561, %578 : tensor<24x251xbf16>
    %580 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %581 = call @_where_2(%185, %186#1, %580) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %582 = stablehlo.divide %522, %173 : tensor<24xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %584 = stablehlo.select %175, %583, %582 : tensor<24xi1>, tensor<24xf32>
    %585 = stablehlo.select %175, %582, %583 : tensor<24xi1>, tensor<24xf32>
    %586 = stablehlo.negate %584 : tensor<24xf32>
    %587 = stablehlo.add %585, %586 : tensor<24xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %589 = stablehlo.multiply %588, %170 : tensor<24x40xf32>
    %590 = stablehlo.add %581, %589 : tensor<24x40xf32>
    %591 = stablehlo.convert %590 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %592 = stablehlo.dot_general %591, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %593 = stablehlo.transpose %592, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %594 = stablehlo.dot_general %591, %142, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %595 = stablehlo.add %577, %594 : tensor<24x24xbf16>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %596 = stablehlo.pad %593, %cst_161, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %597 = stablehlo.add %579, %596 : tensor<24x251xbf16>
    %598 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %599 = call @_where_2(%138, %139#1, %598) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %600 = stablehlo.divide %524, %126 : tensor<24xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %602 = stablehlo.select %128, %601, %600 : tensor<24xi1>, tensor<24xf32>
    %603 = stablehlo.select %128, %600, %601 : tensor<24xi1>, tensor<24xf32>
    %604 = stablehlo.negate %602 : tensor<24xf32>
    %605 = stablehlo.add %603, %604 : tensor<24xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %607 = stablehlo.multiply %606, %123 : tensor<24x40xf32>
    %608 = stablehlo.add %599, %607 : tensor<24x40xf32>
    %609 = stablehlo.convert %608 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %610 = stablehlo.dot_general %609, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %611 = stablehlo.transpose %610, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %612 = stablehlo.dot_general %609, %95, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %613 = stablehlo.add %595, %612 : tensor<24x24xbf16>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %614 = stablehlo.pad %611, %cst_163, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %615 = stablehlo.add %597, %614 : tensor<24x251xbf16>
    %616 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %617 = call @_where_2(%91, %92#1, %616) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %618 = stablehlo.divide %526, %79 : tensor<24xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %620 = stablehlo.select %81, %619, %618 : tensor<24xi1>, tensor<24xf32>
    %621 = stablehlo.select %81, %618, %619 : tensor<24xi1>, tensor<24xf32>
    %622 = stablehlo.negate %620 : tensor<24xf32>
    %623 = stablehlo.add %621, %622 : tensor<24xf32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %625 = stablehlo.multiply %624, %76 : tensor<24x40xf32>
    %626 = stablehlo.add %617, %625 : tensor<24x40xf32>
    %627 = stablehlo.convert %626 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %628 = stablehlo.dot_general %627, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %629 = stablehlo.transpose %628, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %630 = stablehlo.dot_general %627, %48, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %631 = stablehlo.add %613, %630 : tensor<24x24xbf16>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %632 = stablehlo.pad %629, %cst_165, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %633 = stablehlo.add %615, %632 : tensor<24x251xbf16>
    %634 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %635 = call @_where_2(%43, %44#1, %634) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %636 = stablehlo.divide %527, %31 : tensor<24xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %638 = stablehlo.select %33, %637, %636 : tensor<24xi1>, tensor<24xf32>
    %639 = stablehlo.select %33, %636, %637 : tensor<24xi1>, tensor<24xf32>
    %640 = stablehlo.negate %638 : tensor<24xf32>
    %641 = stablehlo.add %639, %640 : tensor<24xf32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %643 = stablehlo.multiply %642, %28 : tensor<24x40xf32>
    %644 = stablehlo.add %635, %643 : tensor<24x40xf32>
    %645 = stablehlo.convert %644 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %646 = stablehlo.dot_general %645, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %647 = stablehlo.transpose %646, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %648 = stablehlo.dot_general %645, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %649 = stablehlo.add %631, %648 : tensor<24x24xbf16>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %650 = stablehlo.pad %647, %cst_167, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %651 = stablehlo.add %633, %650 : tensor<24x251xbf16>
    return %512, %649, %651 : tensor<f32>, tensor<24x24xbf16>, tensor<24x251xbf16>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
