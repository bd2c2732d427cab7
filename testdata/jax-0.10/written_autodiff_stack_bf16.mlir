module @jit_written_autodiff_stack_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %330 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %331 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %332 = stablehlo.broadcast_in_dim %130, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %333 = stablehlo.broadcast_in_dim %177, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %334 = stablehlo.broadcast_in_dim %224, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %335 = stablehlo.broadcast_in_dim %271, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %336 = stablehlo.broadcast_in_dim %318, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %337 = stablehlo.concatenate %330, %331, %332, %333, %334, %335, %336, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<7x24xf32>
    %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_104) applies stablehlo.maximum across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %339 = stablehlo.reshape %338 : (tensor<24xf32>) -> tensor<1x24xf32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %341 = stablehlo.compare EQ, %337, %340, FLOAT : (tensor<7x24xf32>, tensor<7x24xf32>) -> tensor<7x24xi1>
    %342 = stablehlo.convert %341 : (tensor<7x24xi1>) -> tensor<7x24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%342 init: %cst_105) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %345 = stablehlo.maximum %344, %338 : tensor<24xf32>
    %346 = stablehlo.compare EQ, %338, %345, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %349 = stablehlo.select %346, %347, %348 : tensor<24xi1>, tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %351 = stablehlo.compare EQ, %350, %345, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %354 = stablehlo.select %351, %352, %353 : tensor<24xi1>, tensor<24xf32>
    %355 = stablehlo.divide %349, %354 : tensor<24xf32>
    %356 = stablehlo.is_finite %345 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.select %356, %345, %357 : tensor<24xi1>, tensor<24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.broadcast_in_dim %358, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %362 = stablehlo.subtract %337, %361 : tensor<7x24xf32>
    %363 = stablehlo.exponential %362 : tensor<7x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %365 = stablehlo.sign %364 : tensor<24xf32>
    %366 = stablehlo.abs %364 : tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.compare GE, %364, %367, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %369 = stablehlo.log %366 : tensor<24xf32>
    %370 = stablehlo.add %369, %358 : tensor<24xf32>
    %371 = stablehlo.subtract %370, %329 : tensor<24xf32>
    %372 = stablehlo.multiply %371, %arg3 : tensor<24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%372 init: %cst_116) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %375 = stablehlo.multiply %374, %arg3 : tensor<24xf32>
    %376 = stablehlo.negate %375 : tensor<24xf32>
    %377 = stablehlo.divide %375, %366 : tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %379 = stablehlo.select %368, %378, %377 : tensor<24xi1>, tensor<24xf32>
    %380 = stablehlo.select %368, %377, %378 : tensor<24xi1>, tensor<24xf32>
    %381 = stablehlo.negate %379 : tensor<24xf32>
    %382 = stablehlo.add %380, %381 : tensor<24xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [1] : (tensor<24xf32>) -> tensor<7x24xf32>
    %384 = stablehlo.multiply %383, %363 : tensor<7x24xf32>
    %385 = stablehlo.slice %384 [0:1, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %386 = stablehlo.reshape %385 : (tensor<1x24xf32>) -> tensor<24xf32>
    %387 = stablehlo.slice %384 [1:2, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %388 = stablehlo.reshape %387 : (tensor<1x24xf32>) -> tensor<24xf32>
    %389 = stablehlo.slice %384 [2:3, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %390 = stablehlo.reshape %389 : (tensor<1x24xf32>) -> tensor<24xf32>
    %391 = stablehlo.slice %384 [3:4, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %392 = stablehlo.reshape %391 : (tensor<1x24xf32>) -> tensor<24xf32>
    %393 = stablehlo.slice %384 [4:5, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %394 = stablehlo.reshape %393 : (tensor<1x24xf32>) -> tensor<24xf32>
    %395 = stablehlo.slice %384 [5:6, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %396 = stablehlo.reshape %395 : (tensor<1x24xf32>) -> tensor<24xf32>
    %397 = stablehlo.slice %384 [6:7, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %398 = stablehlo.reshape %397 : (tensor<1x24xf32>) -> tensor<24xf32>
    %399 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %400 = call @_where_1(%326, %327#1, %399) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %401 = stablehlo.divide %398, %314 : tensor<24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %403 = stablehlo.select %316, %402, %401 : tensor<24xi1>, tensor<24xf32>
    %404 = stablehlo.select %316, %401, %402 : tensor<24xi1>, tensor<24xf32>
    %405 = stablehlo.negate %403 : tensor<24xf32>
    %406 = stablehlo.add %404, %405 : tensor<24xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %408 = stablehlo.multiply %407, %311 : tensor<24x11xf32>
    %409 = stablehlo.add %400, %408 : tensor<24x11xf32>
    %410 = stablehlo.convert %409 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %411 = stablehlo.dot_general %410, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %412 = stablehlo.transpose %411, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %413 = stablehlo.dot_general %410, %283, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %414 = stablehlo.pad %412, %cst_120, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %415 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %416 = call @_where_2(%279, %280#1, %415) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %417 = stablehlo.divide %396, %267 : tensor<24xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %419 = stablehlo.select %269, %418, %417 : tensor<24xi1>, tensor<24xf32>
    %420 = stablehlo.select %269, %417, %418 : tensor<24xi1>, tensor<24xf32>
    %421 = stablehlo.negate %419 : tensor<24xf32>
    %422 = stablehlo.add %420, %421 : tensor<24xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %424 = stablehlo.multiply %423, %264 : tensor<24x40xf32>
    %425 = stablehlo.add %416, %424 : tensor<24x40xf32>
    %426 = stablehlo.convert %425 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %427 = stablehlo.dot_general %426, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %428 = stablehlo.transpose %427, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %429 = stablehlo.dot_general %426, %236, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %430 = stablehlo.add %413, %429 : tensor<24x24xbf16>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %431 = stablehlo.pad %428, %cst_122, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %432 = stablehlo.add %414, %431 : tensor<24x251xbf16>
    %433 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %434 = call @_where_2(%232, %233#1, %433) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %435 = stablehlo.divide %394, %220 : tensor<24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %437 = stablehlo.select %222, %436, %435 : tensor<24xi1>, tensor<24xf32>
    %438 = stablehlo.select %222, %435, %436 : tensor<24xi1>, tensor<24xf32>
    %439 = stablehlo.negate %437 : tensor<24xf32>
    %440 = stablehlo.add %438, %439 : tensor<24xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %442 = stablehlo.multiply %441, %217 : tensor<24x40xf32>
    %443 = stablehlo.add %434, %442 : tensor<24x40xf32>
    %444 = stablehlo.convert %443 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %445 = stablehlo.dot_general %444, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %446 = stablehlo.transpose %445, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %447 = stablehlo.dot_general %444, %189, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %448 = stablehlo.add %430, %447 : tensor<24x24xbf16>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %449 = stablehlo.pad %446, %cst_124, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %450 = stablehlo.add %432, %449 : tensor<24x251xbf16>
    %451 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %452 = call @_where_2(%185, %186#1, %451) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %453 = stablehlo.divide %392, %173 : tensor<24xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %455 = stablehlo.select %175, %454, %453 : tensor<24xi1>, tensor<24xf32>
    %456 = stablehlo.select %175, %453, %454 : tensor<24xi1>, tensor<24xf32>
    %457 = stablehlo.negate %455 : tensor<24xf32>
    %458 = stablehlo.add %456, %457 : tensor<24xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %460 = stablehlo.multiply %459, %170 : tensor<24x40xf32>
    %461 = stablehlo.add %452, %460 : tensor<24x40xf32>
    %462 = stablehlo.convert %461 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %463 = stablehlo.dot_general %462, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %464 = stablehlo.transpose %463, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %465 = stablehlo.dot_general %462, %142, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %466 = stablehlo.add %448, %465 : tensor<24x24xbf16>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %467 = stablehlo.pad %464, %cst_126, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %468 = stablehlo.add %450, %467 : tensor<24x251xbf16>
    %469 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %470 = call @_where_2(%138, %139#1, %469) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %471 = stablehlo.divide %390, %126 : tensor<24xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %473 = stablehlo.select %128, %472, %471 : tensor<24xi1>, tensor<24xf32>
    %474 = stablehlo.select %128, %471, %472 : tensor<24xi1>, tensor<24xf32>
    %475 = stablehlo.negate %473 : tensor<24xf32>
    %476 = stablehlo.add %474, %475 : tensor<24xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %478 = stablehlo.multiply %477, %123 : tensor<24x40xf32>
    %479 = stablehlo.add %470, %478 : tensor<24x40xf32>
    %480 = stablehlo.convert %479 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %481 = stablehlo.dot_general %480, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %482 = stablehlo.transpose %481, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %483 = stablehlo.dot_general %480, %95, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %484 = stablehlo.add %466, %483 : tensor<24x24xbf16>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %485 = stablehlo.pad %482, %cst_128, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %486 = stablehlo.add %468, %485 : tensor<24x251xbf16>
    %487 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %488 = call @_where_2(%91, %92#1, %487) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %489 = stablehlo.divide %388, %79 : tensor<24xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %491 = stablehlo.select %81, %490, %489 : tensor<24xi1>, tensor<24xf32>
    %492 = stablehlo.select %81, %489, %490 : tensor<24xi1>, tensor<24xf32>
    %493 = stablehlo.negate %491 : tensor<24xf32>
    %494 = stablehlo.add %492, %493 : tensor<24xf32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %496 = stablehlo.multiply %495, %76 : tensor<24x40xf32>
    %497 = stablehlo.add %488, %496 : tensor<24x40xf32>
    %498 = stablehlo.convert %497 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %499 = stablehlo.dot_general %498, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %500 = stablehlo.transpose %499, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %501 = stablehlo.dot_general %498, %48, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %502 = stablehlo.add %484, %501 : tensor<24x24xbf16>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %503 = stablehlo.pad %500, %cst_130, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %504 = stablehlo.add %486, %503 : tensor<24x251xbf16>
    %505 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %506 = call @_where_2(%43, %44#1, %505) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %507 = stablehlo.divide %386, %31 : tensor<24xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %509 = stablehlo.select %33, %508, %507 : tensor<24xi1>, tensor<24xf32>
    %510 = stablehlo.select %33, %507, %508 : tensor<24xi1>, tensor<24xf32>
    %511 = stablehlo.negate %509 : tensor<24xf32>
    %512 = stablehlo.add %510, %511 : tensor<24xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %514 = stablehlo.multiply %513, %28 : tensor<24x40xf32>
    %515 = stablehlo.add %506, %514 : tensor<24x40xf32>
    %516 = stablehlo.convert %515 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %517 = stablehlo.dot_general %516, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %518 = stablehlo.transpose %517, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %519 = stablehlo.dot_general %516, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %520 = stablehlo.add %502, %519 : tensor<24x24xbf16>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %521 = stablehlo.pad %518, %cst_132, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %522 = stablehlo.add %504, %521 : tensor<24x251xbf16>
    return %373, %520, %522 : tensor<f32>, tensor<24x24xbf16>, tensor<24x251xbf16>
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
