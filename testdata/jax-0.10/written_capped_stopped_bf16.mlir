module @jit_written_capped_stopped_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x251xbf16>, %arg2: tensor<251xbf16>, %arg3: tensor<24xi32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x251xbf16> {jax.result_info = "result[1][1]"}, tensor<251xbf16> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %4 = stablehlo.slice %arg2 [0:40] : (tensor<251xbf16>) -> tensor<40xbf16>
    %5 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_2 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %7 = stablehlo.divide %5, %6 : tensor<24x40xbf16>
    %8 = stablehlo.tanh %7 : tensor<24x40xbf16>
    %cst_3 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %10 = stablehlo.multiply %9, %8 : tensor<24x40xbf16>
    %11 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %13 = stablehlo.add %10, %12 : tensor<24x40xbf16>
    %14 = stablehlo.convert %13 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.convert %0 : tensor<24xf32>
    %17 = stablehlo.maximum %16, %15 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.compare EQ, %0, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %20 = stablehlo.convert %0 : tensor<24xf32>
    %21 = stablehlo.subtract %20, %17 : tensor<24xf32>
    %22 = stablehlo.exponential %21 : tensor<24xf32>
    %23 = stablehlo.multiply %1, %22 : tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %24 = call @_where(%19, %c, %23) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %25 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.subtract %14, %26 : tensor<24x40xf32>
    %28 = stablehlo.exponential %27 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.add %24, %29 : tensor<24xf32>
    %31 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %33 = stablehlo.add %32, %31 : tensor<40xi32>
    %34 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %37 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %38 = stablehlo.compare EQ, %36, %37, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %39 = call @_where_0(%38, %14, %c_8) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.add %2, %40 : tensor<24xf32>
    %42 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %43 = stablehlo.slice %arg2 [40:80] : (tensor<251xbf16>) -> tensor<40xbf16>
    %44 = stablehlo.dot_general %arg0, %42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_10 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %46 = stablehlo.divide %44, %45 : tensor<24x40xbf16>
    %47 = stablehlo.tanh %46 : tensor<24x40xbf16>
    %cst_11 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %49 = stablehlo.multiply %48, %47 : tensor<24x40xbf16>
    %50 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %52 = stablehlo.add %49, %51 : tensor<24x40xbf16>
    %53 = stablehlo.convert %52 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.maximum %17, %54 : tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.compare EQ, %17, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %58 = stablehlo.subtract %17, %55 : tensor<24xf32>
    %59 = stablehlo.exponential %58 : tensor<24xf32>
    %60 = stablehlo.multiply %30, %59 : tensor<24xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %61 = call @_where_1(%57, %c_14, %60) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %64 = stablehlo.subtract %53, %63 : tensor<24x40xf32>
    %65 = stablehlo.exponential %64 : tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.add %61, %66 : tensor<24xf32>
    %68 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_16 = stablehlo.constant dense<40> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %70 = stablehlo.add %69, %68 : tensor<40xi32>
    %71 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %74 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %75 = stablehlo.compare EQ, %73, %74, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %76 = call @_where_0(%75, %53, %c_17) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.add %41, %77 : tensor<24xf32>
    %79 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %80 = stablehlo.slice %arg2 [80:120] : (tensor<251xbf16>) -> tensor<40xbf16>
    %81 = stablehlo.dot_general %arg0, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_19 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %82 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %83 = stablehlo.divide %81, %82 : tensor<24x40xbf16>
    %84 = stablehlo.tanh %83 : tensor<24x40xbf16>
    %cst_20 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %85 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %86 = stablehlo.multiply %85, %84 : tensor<24x40xbf16>
    %87 = stablehlo.broadcast_in_dim %80, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %89 = stablehlo.add %86, %88 : tensor<24x40xbf16>
    %90 = stablehlo.convert %89 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.maximum %55, %91 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.compare EQ, %55, %93, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %95 = stablehlo.subtract %55, %92 : tensor<24xf32>
    %96 = stablehlo.exponential %95 : tensor<24xf32>
    %97 = stablehlo.multiply %67, %96 : tensor<24xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %98 = call @_where_1(%94, %c_23, %97) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %99 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %101 = stablehlo.subtract %90, %100 : tensor<24x40xf32>
    %102 = stablehlo.exponential %101 : tensor<24x40xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.add %98, %103 : tensor<24xf32>
    %105 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_25 = stablehlo.constant dense<80> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %107 = stablehlo.add %106, %105 : tensor<40xi32>
    %108 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %109 = stablehlo.broadcast_in_dim %107, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %111 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %112 = stablehlo.compare EQ, %110, %111, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %113 = call @_where_0(%112, %90, %c_26) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.add %78, %114 : tensor<24xf32>
    %116 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %117 = stablehlo.slice %arg2 [120:160] : (tensor<251xbf16>) -> tensor<40xbf16>
    %118 = stablehlo.dot_general %arg0, %116, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_28 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %119 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %120 = stablehlo.divide %118, %119 : tensor<24x40xbf16>
    %121 = stablehlo.tanh %120 : tensor<24x40xbf16>
    %cst_29 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %122 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %123 = stablehlo.multiply %122, %121 : tensor<24x40xbf16>
    %124 = stablehlo.broadcast_in_dim %117, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %126 = stablehlo.add %123, %125 : tensor<24x40xbf16>
    %127 = stablehlo.convert %126 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_30) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.maximum %92, %128 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.compare EQ, %92, %130, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %132 = stablehlo.subtract %92, %129 : tensor<24xf32>
    %133 = stablehlo.exponential %132 : tensor<24xf32>
    %134 = stablehlo.multiply %104, %133 : tensor<24xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %135 = call @_where_1(%131, %c_32, %134) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %136 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %138 = stablehlo.subtract %127, %137 : tensor<24x40xf32>
    %139 = stablehlo.exponential %138 : tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %141 = stablehlo.add %135, %140 : tensor<24xf32>
    %142 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_34 = stablehlo.constant dense<120> : tensor<i32>
    %143 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %144 = stablehlo.add %143, %142 : tensor<40xi32>
    %145 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %146 = stablehlo.broadcast_in_dim %144, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %148 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %149 = stablehlo.compare EQ, %147, %148, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %150 = call @_where_0(%149, %127, %c_35) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.add %115, %151 : tensor<24xf32>
    %153 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %154 = stablehlo.slice %arg2 [160:200] : (tensor<251xbf16>) -> tensor<40xbf16>
    %155 = stablehlo.dot_general %arg0, %153, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_37 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %156 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %157 = stablehlo.divide %155, %156 : tensor<24x40xbf16>
    %158 = stablehlo.tanh %157 : tensor<24x40xbf16>
    %cst_38 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %159 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %160 = stablehlo.multiply %159, %158 : tensor<24x40xbf16>
    %161 = stablehlo.broadcast_in_dim %154, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %163 = stablehlo.add %160, %162 : tensor<24x40xbf16>
    %164 = stablehlo.convert %163 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_39) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %166 = stablehlo.maximum %129, %165 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.compare EQ, %129, %167, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %169 = stablehlo.subtract %129, %166 : tensor<24xf32>
    %170 = stablehlo.exponential %169 : tensor<24xf32>
    %171 = stablehlo.multiply %141, %170 : tensor<24xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %172 = call @_where_1(%168, %c_41, %171) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %173 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %175 = stablehlo.subtract %164, %174 : tensor<24x40xf32>
    %176 = stablehlo.exponential %175 : tensor<24x40xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %178 = stablehlo.add %172, %177 : tensor<24xf32>
    %179 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_43 = stablehlo.constant dense<160> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %181 = stablehlo.add %180, %179 : tensor<40xi32>
    %182 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %183 = stablehlo.broadcast_in_dim %181, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %185 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %186 = stablehlo.compare EQ, %184, %185, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %187 = call @_where_0(%186, %164, %c_44) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %189 = stablehlo.add %152, %188 : tensor<24xf32>
    %190 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %191 = stablehlo.slice %arg2 [200:240] : (tensor<251xbf16>) -> tensor<40xbf16>
    %192 = stablehlo.dot_general %arg0, %190, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_46 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %193 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %194 = stablehlo.divide %192, %193 : tensor<24x40xbf16>
    %195 = stablehlo.tanh %194 : tensor<24x40xbf16>
    %cst_47 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %196 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %197 = stablehlo.multiply %196, %195 : tensor<24x40xbf16>
    %198 = stablehlo.broadcast_in_dim %191, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %200 = stablehlo.add %197, %199 : tensor<24x40xbf16>
    %201 = stablehlo.convert %200 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_48) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.maximum %166, %202 : tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %205 = stablehlo.compare EQ, %166, %204, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %206 = stablehlo.subtract %166, %203 : tensor<24xf32>
    %207 = stablehlo.exponential %206 : tensor<24xf32>
    %208 = stablehlo.multiply %178, %207 : tensor<24xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %209 = call @_where_1(%205, %c_50, %208) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %210 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %212 = stablehlo.subtract %201, %211 : tensor<24x40xf32>
    %213 = stablehlo.exponential %212 : tensor<24x40xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %215 = stablehlo.add %209, %214 : tensor<24xf32>
    %216 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_52 = stablehlo.constant dense<200> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %218 = stablehlo.add %217, %216 : tensor<40xi32>
    %219 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %220 = stablehlo.broadcast_in_dim %218, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %222 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %223 = stablehlo.compare EQ, %221, %222, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %224 = call @_where_0(%223, %201, %c_53) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %226 = stablehlo.add %189, %225 : tensor<24xf32>
    %227 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xbf16>) -> tensor<24x11xbf16>
    %228 = stablehlo.slice %arg2 [240:251] : (tensor<251xbf16>) -> tensor<11xbf16>
    %229 = stablehlo.dot_general %arg0, %227, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %cst_55 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %230 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %231 = stablehlo.divide %229, %230 : tensor<24x11xbf16>
    %232 = stablehlo.tanh %231 : tensor<24x11xbf16>
    %cst_56 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %233 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %234 = stablehlo.multiply %233, %232 : tensor<24x11xbf16>
    %235 = stablehlo.broadcast_in_dim %228, dims = [1] : (tensor<11xbf16>) -> tensor<1x11xbf16>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<1x11xbf16>) -> tensor<24x11xbf16>
    %237 = stablehlo.add %234, %236 : tensor<24x11xbf16>
    %238 = stablehlo.convert %237 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_57) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.maximum %203, %239 : tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %242 = stablehlo.compare EQ, %203, %241, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %243 = stablehlo.subtract %203, %240 : tensor<24xf32>
    %244 = stablehlo.exponential %243 : tensor<24xf32>
    %245 = stablehlo.multiply %215, %244 : tensor<24xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %246 = call @_where_1(%242, %c_59, %245) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %247 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %249 = stablehlo.subtract %238, %248 : tensor<24x11xf32>
    %250 = stablehlo.exponential %249 : tensor<24x11xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %252 = stablehlo.add %246, %251 : tensor<24xf32>
    %253 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_61 = stablehlo.constant dense<240> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %255 = stablehlo.add %254, %253 : tensor<11xi32>
    %256 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %257 = stablehlo.broadcast_in_dim %255, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %259 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %260 = stablehlo.compare EQ, %258, %259, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %261 = call @_where_2(%260, %238, %c_62) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %263 = stablehlo.add %226, %262 : tensor<24xf32>
    %264 = stablehlo.log %252 : tensor<24xf32>
    %265 = stablehlo.add %240, %264 : tensor<24xf32>
    %266 = stablehlo.subtract %265, %263 : tensor<24xf32>
    %267 = stablehlo.multiply %265, %265 : tensor<24xf32>
    %cst_64 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %269 = stablehlo.multiply %268, %265 : tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %271 = stablehlo.multiply %270, %267 : tensor<24xf32>
    %272 = stablehlo.add %266, %271 : tensor<24xf32>
    %273 = stablehlo.multiply %272, %arg4 : tensor<24xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %276 = stablehlo.multiply %275, %arg4 : tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %278 = stablehlo.multiply %277, %276 : tensor<24xf32>
    %279 = stablehlo.multiply %278, %269 : tensor<24xf32>
    %280 = stablehlo.negate %276 : tensor<24xf32>
    %281 = stablehlo.add %279, %276 : tensor<24xf32>
    %282 = stablehlo.divide %281, %252 : tensor<24xf32>
    %283:7 = stablehlo.optimization_barrier %arg3, %arg0, %227, %228, %203, %282, %280 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x11xbf16>, tensor<11xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %284 = stablehlo.dot_general %283#1, %283#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %cst_69 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %285 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %286 = stablehlo.divide %284, %285 : tensor<24x11xbf16>
    %287 = stablehlo.tanh %286 : tensor<24x11xbf16>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %288 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %289 = stablehlo.subtract %288, %287 : tensor<24x11xbf16>
    %cst_71 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %290 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %291 = stablehlo.multiply %290, %287 : tensor<24x11xbf16>
    %292 = stablehlo.broadcast_in_dim %283#3, dims = [1] : (tensor<11xbf16>) -> tensor<1x11xbf16>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<1x11xbf16>) -> tensor<24x11xbf16>
    %294 = stablehlo.add %291, %293 : tensor<24x11xbf16>
    %295 = stablehlo.convert %294 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_72) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.maximum %283#4, %296 : tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %299 = stablehlo.compare EQ, %283#4, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %300 = stablehlo.subtract %283#4, %297 : tensor<24xf32>
    %301 = stablehlo.exponential %300 : tensor<24xf32>
    %302 = call @_where_3(%299) : (tensor<24xi1>) -> tensor<24xf32>
    %303 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %305 = stablehlo.subtract %295, %304 : tensor<24x11xf32>
    %306 = stablehlo.exponential %305 : tensor<24x11xf32>
    %307 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_74 = stablehlo.constant dense<240> : tensor<i32>
    %308 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %309 = stablehlo.add %308, %307 : tensor<11xi32>
    %310 = stablehlo.broadcast_in_dim %283#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %311 = stablehlo.broadcast_in_dim %309, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %313 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %314 = stablehlo.compare EQ, %312, %313, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %315 = call @_where_4(%314) : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %316 = stablehlo.broadcast_in_dim %283#6, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %317 = call @_where_5(%314, %315, %316) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %318 = stablehlo.broadcast_in_dim %283#5, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %319 = stablehlo.multiply %318, %306 : tensor<24x11xf32>
    %320 = stablehlo.add %317, %319 : tensor<24x11xf32>
    %321 = call @_where_6(%299, %302, %283#5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %322 = stablehlo.multiply %321, %301 : tensor<24xf32>
    %323 = stablehlo.convert %320 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %324 = stablehlo.reduce(%323 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<11xbf16>
    %325 = stablehlo.reshape %324 : (tensor<11xbf16>) -> tensor<1x11xbf16>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %326 = stablehlo.reduce(%325 init: %cst_76) applies stablehlo.add across dimensions = [0] : (tensor<1x11xbf16>, tensor<bf16>) -> tensor<11xbf16>
    %cst_77 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %327 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %328 = stablehlo.multiply %327, %323 : tensor<24x11xbf16>
    %329 = stablehlo.multiply %328, %289 : tensor<24x11xbf16>
    %330 = stablehlo.multiply %329, %287 : tensor<24x11xbf16>
    %331 = stablehlo.add %329, %330 : tensor<24x11xbf16>
    %cst_78 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %332 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %333 = stablehlo.divide %331, %332 : tensor<24x11xbf16>
    %334 = stablehlo.dot_general %333, %283#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %335 = stablehlo.transpose %334, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %336 = stablehlo.dot_general %333, %283#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %337 = stablehlo.pad %326, %cst_79, low = [240], high = [0], interior = [0] : (tensor<11xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %338 = stablehlo.pad %335, %cst_80, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %339:7 = stablehlo.optimization_barrier %arg3, %arg0, %190, %191, %166, %322, %283#6 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %340 = stablehlo.dot_general %339#1, %339#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_81 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %341 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %342 = stablehlo.divide %340, %341 : tensor<24x40xbf16>
    %343 = stablehlo.tanh %342 : tensor<24x40xbf16>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %344 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %345 = stablehlo.subtract %344, %343 : tensor<24x40xbf16>
    %cst_83 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %346 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %347 = stablehlo.multiply %346, %343 : tensor<24x40xbf16>
    %348 = stablehlo.broadcast_in_dim %339#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %350 = stablehlo.add %347, %349 : tensor<24x40xbf16>
    %351 = stablehlo.convert %350 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_84) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.maximum %339#4, %352 : tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %355 = stablehlo.compare EQ, %339#4, %354, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %356 = stablehlo.subtract %339#4, %353 : tensor<24xf32>
    %357 = stablehlo.exponential %356 : tensor<24xf32>
    %358 = call @_where_3(%355) : (tensor<24xi1>) -> tensor<24xf32>
    %359 = stablehlo.broadcast_in_dim %353, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %361 = stablehlo.subtract %351, %360 : tensor<24x40xf32>
    %362 = stablehlo.exponential %361 : tensor<24x40xf32>
    %363 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_86 = stablehlo.constant dense<200> : tensor<i32>
    %364 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %365 = stablehlo.add %364, %363 : tensor<40xi32>
    %366 = stablehlo.broadcast_in_dim %339#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %367 = stablehlo.broadcast_in_dim %365, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %369 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %370 = stablehlo.compare EQ, %368, %369, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %371 = call @_where_7(%370) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %372 = stablehlo.broadcast_in_dim %339#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %373 = call @_where_8(%370, %371, %372) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %374 = stablehlo.broadcast_in_dim %339#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %375 = stablehlo.multiply %374, %362 : tensor<24x40xf32>
    %376 = stablehlo.add %373, %375 : tensor<24x40xf32>
    %377 = call @_where_6(%355, %358, %339#5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %378 = stablehlo.multiply %377, %357 : tensor<24xf32>
    %379 = stablehlo.convert %376 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %380 = stablehlo.reduce(%379 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %381 = stablehlo.reshape %380 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %382 = stablehlo.reduce(%381 init: %cst_88) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_89 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %383 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %384 = stablehlo.multiply %383, %379 : tensor<24x40xbf16>
    %385 = stablehlo.multiply %384, %345 : tensor<24x40xbf16>
    %386 = stablehlo.multiply %385, %343 : tensor<24x40xbf16>
    %387 = stablehlo.add %385, %386 : tensor<24x40xbf16>
    %cst_90 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %388 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %389 = stablehlo.divide %387, %388 : tensor<24x40xbf16>
    %390 = stablehlo.dot_general %389, %339#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %391 = stablehlo.transpose %390, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %392 = stablehlo.dot_general %389, %339#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %393 = stablehlo.add %336, %392 : tensor<24x24xbf16>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %394 = stablehlo.pad %382, %cst_91, low = [200], high = [11], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %395 = stablehlo.add %337, %394 : tensor<251xbf16>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %396 = stablehlo.pad %391, %cst_92, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %397 = stablehlo.add %338, %396 : tensor<24x251xbf16>
    %398:7 = stablehlo.optimization_barrier %arg3, %arg0, %153, %154, %129, %378, %339#6 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %399 = stablehlo.dot_general %398#1, %398#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_93 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %400 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %401 = stablehlo.divide %399, %400 : tensor<24x40xbf16>
    %402 = stablehlo.tanh %401 : tensor<24x40xbf16>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %403 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %404 = stablehlo.subtract %403, %402 : tensor<24x40xbf16>
    %cst_95 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %405 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %406 = stablehlo.multiply %405, %402 : tensor<24x40xbf16>
    %407 = stablehlo.broadcast_in_dim %398#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %409 = stablehlo.add %406, %408 : tensor<24x40xbf16>
    %410 = stablehlo.convert %409 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %411 = stablehlo.reduce(%410 init: %cst_96) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %412 = stablehlo.maximum %398#4, %411 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %414 = stablehlo.compare EQ, %398#4, %413, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %415 = stablehlo.subtract %398#4, %412 : tensor<24xf32>
    %416 = stablehlo.exponential %415 : tensor<24xf32>
    %417 = call @_where_3(%414) : (tensor<24xi1>) -> tensor<24xf32>
    %418 = stablehlo.broadcast_in_dim %412, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %420 = stablehlo.subtract %410, %419 : tensor<24x40xf32>
    %421 = stablehlo.exponential %420 : tensor<24x40xf32>
    %422 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_98 = stablehlo.constant dense<160> : tensor<i32>
    %423 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %424 = stablehlo.add %423, %422 : tensor<40xi32>
    %425 = stablehlo.broadcast_in_dim %398#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %426 = stablehlo.broadcast_in_dim %424, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %428 = stablehlo.broadcast_in_dim %425, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %429 = stablehlo.compare EQ, %427, %428, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %430 = call @_where_7(%429) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %431 = stablehlo.broadcast_in_dim %398#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %432 = call @_where_8(%429, %430, %431) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %433 = stablehlo.broadcast_in_dim %398#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %434 = stablehlo.multiply %433, %421 : tensor<24x40xf32>
    %435 = stablehlo.add %432, %434 : tensor<24x40xf32>
    %436 = call @_where_6(%414, %417, %398#5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %437 = stablehlo.multiply %436, %416 : tensor<24xf32>
    %438 = stablehlo.convert %435 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %439 = stablehlo.reduce(%438 init: %cst_99) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %440 = stablehlo.reshape %439 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %441 = stablehlo.reduce(%440 init: %cst_100) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_101 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %442 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %443 = stablehlo.multiply %442, %438 : tensor<24x40xbf16>
    %444 = stablehlo.multiply %443, %404 : tensor<24x40xbf16>
    %445 = stablehlo.multiply %444, %402 : tensor<24x40xbf16>
    %446 = stablehlo.add %444, %445 : tensor<24x40xbf16>
    %cst_102 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %447 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %448 = stablehlo.divide %446, %447 : tensor<24x40xbf16>
    %449 = stablehlo.dot_general %448, %398#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %450 = stablehlo.transpose %449, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %451 = stablehlo.dot_general %448, %398#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %452 = stablehlo.add %393, %451 : tensor<24x24xbf16>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %453 = stablehlo.pad %441, %cst_103, low = [160], high = [51], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %454 = stablehlo.add %395, %453 : tensor<251xbf16>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %455 = stablehlo.pad %450, %cst_104, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %456 = stablehlo.add %397, %455 : tensor<24x251xbf16>
    %457:7 = stablehlo.optimization_barrier %arg3, %arg0, %116, %117, %92, %437, %398#6 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %458 = stablehlo.dot_general %457#1, %457#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_105 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %459 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %460 = stablehlo.divide %458, %459 : tensor<24x40xbf16>
    %461 = stablehlo.tanh %460 : tensor<24x40xbf16>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %462 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %463 = stablehlo.subtract %462, %461 : tensor<24x40xbf16>
    %cst_107 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %464 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %465 = stablehlo.multiply %464, %461 : tensor<24x40xbf16>
    %466 = stablehlo.broadcast_in_dim %457#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %468 = stablehlo.add %465, %467 : tensor<24x40xbf16>
    %469 = stablehlo.convert %468 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_108) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %471 = stablehlo.maximum %457#4, %470 : tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %473 = stablehlo.compare EQ, %457#4, %472, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %474 = stablehlo.subtract %457#4, %471 : tensor<24xf32>
    %475 = stablehlo.exponential %474 : tensor<24xf32>
    %476 = call @_where_3(%473) : (tensor<24xi1>) -> tensor<24xf32>
    %477 = stablehlo.broadcast_in_dim %471, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %479 = stablehlo.subtract %469, %478 : tensor<24x40xf32>
    %480 = stablehlo.exponential %479 : tensor<24x40xf32>
    %481 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_110 = stablehlo.constant dense<120> : tensor<i32>
    %482 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %483 = stablehlo.add %482, %481 : tensor<40xi32>
    %484 = stablehlo.broadcast_in_dim %457#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %485 = stablehlo.broadcast_in_dim %483, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %487 = stablehlo.broadcast_in_dim %484, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %488 = stablehlo.compare EQ, %486, %487, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %489 = call @_where_7(%488) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %490 = stablehlo.broadcast_in_dim %457#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %491 = call @_where_8(%488, %489, %490) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %492 = stablehlo.broadcast_in_dim %457#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %493 = stablehlo.multiply %492, %480 : tensor<24x40xf32>
    %494 = stablehlo.add %491, %493 : tensor<24x40xf32>
    %495 = call @_where_6(%473, %476, %457#5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %496 = stablehlo.multiply %495, %475 : tensor<24xf32>
    %497 = stablehlo.convert %494 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %498 = stablehlo.reduce(%497 init: %cst_111) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %499 = stablehlo.reshape %498 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %500 = stablehlo.reduce(%499 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_113 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %501 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %502 = stablehlo.multiply %501, %497 : tensor<24x40xbf16>
    %503 = stablehlo.multiply %502, %463 : tensor<24x40xbf16>
    %504 = stablehlo.multiply %503, %461 : tensor<24x40xbf16>
    %505 = stablehlo.add %503, %504 : tensor<24x40xbf16>
    %cst_114 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %506 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %507 = stablehlo.divide %505, %506 : tensor<24x40xbf16>
    %508 = stablehlo.dot_general %507, %457#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %509 = stablehlo.transpose %508, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %510 = stablehlo.dot_general %507, %457#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %511 = stablehlo.add %452, %510 : tensor<24x24xbf16>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %512 = stablehlo.pad %500, %cst_115, low = [120], high = [91], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %513 = stablehlo.add %454, %512 : tensor<251xbf16>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %514 = stablehlo.pad %509, %cst_116, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %515 = stablehlo.add %456, %514 : tensor<24x251xbf16>
    %516:7 = stablehlo.optimization_barrier %arg3, %arg0, %79, %80, %55, %496, %457#6 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %517 = stablehlo.dot_general %516#1, %516#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_117 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %518 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %519 = stablehlo.divide %517, %518 : tensor<24x40xbf16>
    %520 = stablehlo.tanh %519 : tensor<24x40xbf16>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %521 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %522 = stablehlo.subtract %521, %520 : tensor<24x40xbf16>
    %cst_119 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %523 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %524 = stablehlo.multiply %523, %520 : tensor<24x40xbf16>
    %525 = stablehlo.broadcast_in_dim %516#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %527 = stablehlo.add %524, %526 : tensor<24x40xbf16>
    %528 = stablehlo.convert %527 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %529 = stablehlo.reduce(%528 init: %cst_120) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %530 = stablehlo.maximum %516#4, %529 : tensor<24xf32>
    %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %532 = stablehlo.compare EQ, %516#4, %531, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %533 = stablehlo.subtract %516#4, %530 : tensor<24xf32>
    %534 = stablehlo.exponential %533 : tensor<24xf32>
    %535 = call @_where_3(%532) : (tensor<24xi1>) -> tensor<24xf32>
    %536 = stablehlo.broadcast_in_dim %530, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %537 = stablehlo.broadcast_in_dim %536, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %538 = stablehlo.subtract %528, %537 : tensor<24x40xf32>
    %539 = stablehlo.exponential %538 : tensor<24x40xf32>
    %540 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_122 = stablehlo.constant dense<80> : tensor<i32>
    %541 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %542 = stablehlo.add %541, %540 : tensor<40xi32>
    %543 = stablehlo.broadcast_in_dim %516#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %544 = stablehlo.broadcast_in_dim %542, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %546 = stablehlo.broadcast_in_dim %543, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %547 = stablehlo.compare EQ, %545, %546, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %548 = call @_where_7(%547) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %549 = stablehlo.broadcast_in_dim %516#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %550 = call @_where_8(%547, %548, %549) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %551 = stablehlo.broadcast_in_dim %516#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %552 = stablehlo.multiply %551, %539 : tensor<24x40xf32>
    %553 = stablehlo.add %550, %552 : tensor<24x40xf32>
    %554 = call @_where_6(%532, %535, %516#5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %555 = stablehlo.multiply %554, %534 : tensor<24xf32>
    %556 = stablehlo.convert %553 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %557 = stablehlo.reduce(%556 init: %cst_123) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %558 = stablehlo.reshape %557 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %559 = stablehlo.reduce(%558 init: %cst_124) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_125 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %560 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %561 = stablehlo.multiply %560, %556 : tensor<24x40xbf16>
    %562 = stablehlo.multiply %561, %522 : tensor<24x40xbf16>
    %563 = stablehlo.multiply %562, %520 : tensor<24x40xbf16>
    %564 = stablehlo.add %562, %563 : tensor<24x40xbf16>
    %cst_126 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %565 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %566 = stablehlo.divide %564, %565 : tensor<24x40xbf16>
    %567 = stablehlo.dot_general %566, %516#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %568 = stablehlo.transpose %567, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %569 = stablehlo.dot_general %566, %516#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %570 = stablehlo.add %511, %569 : tensor<24x24xbf16>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %571 = stablehlo.pad %559, %cst_127, low = [80], high = [131], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %572 = stablehlo.add %513, %571 : tensor<251xbf16>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %573 = stablehlo.pad %568, %cst_128, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %574 = stablehlo.add %515, %573 : tensor<24x251xbf16>
    %575:7 = stablehlo.optimization_barrier %arg3, %arg0, %42, %43, %17, %555, %516#6 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %576 = stablehlo.dot_general %575#1, %575#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_129 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %577 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %578 = stablehlo.divide %576, %577 : tensor<24x40xbf16>
    %579 = stablehlo.tanh %578 : tensor<24x40xbf16>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %580 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %581 = stablehlo.subtract %580, %579 : tensor<24x40xbf16>
    %cst_131 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %582 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %583 = stablehlo.multiply %582, %579 : tensor<24x40xbf16>
    %584 = stablehlo.broadcast_in_dim %575#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %586 = stablehlo.add %583, %585 : tensor<24x40xbf16>
    %587 = stablehlo.convert %586 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_132 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %588 = stablehlo.reduce(%587 init: %cst_132) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %589 = stablehlo.maximum %575#4, %588 : tensor<24xf32>
    %cst_133 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %591 = stablehlo.compare EQ, %575#4, %590, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %592 = stablehlo.subtract %575#4, %589 : tensor<24xf32>
    %593 = stablehlo.exponential %592 : tensor<24xf32>
    %594 = call @_where_3(%591) : (tensor<24xi1>) -> tensor<24xf32>
    %595 = stablehlo.broadcast_in_dim %589, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %597 = stablehlo.subtract %587, %596 : tensor<24x40xf32>
    %598 = stablehlo.exponential %597 : tensor<24x40xf32>
    %599 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_134 = stablehlo.constant dense<40> : tensor<i32>
    %600 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %601 = stablehlo.add %600, %599 : tensor<40xi32>
    %602 = stablehlo.broadcast_in_dim %575#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %603 = stablehlo.broadcast_in_dim %601, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %604 = stablehlo.broadcast_in_dim %603, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %605 = stablehlo.broadcast_in_dim %602, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %606 = stablehlo.compare EQ, %604, %605, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %607 = call @_where_7(%606) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %608 = stablehlo.broadcast_in_dim %575#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %609 = call @_where_8(%606, %607, %608) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %610 = stablehlo.broadcast_in_dim %575#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %611 = stablehlo.multiply %610, %598 : tensor<24x40xf32>
    %612 = stablehlo.add %609, %611 : tensor<24x40xf32>
    %613 = call @_where_6(%591, %594, %575#5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %614 = stablehlo.multiply %613, %593 : tensor<24xf32>
    %615 = stablehlo.convert %612 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %616 = stablehlo.reduce(%615 init: %cst_135) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %617 = stablehlo.reshape %616 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %618 = stablehlo.reduce(%617 init: %cst_136) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_137 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %619 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %620 = stablehlo.multiply %619, %615 : tensor<24x40xbf16>
    %621 = stablehlo.multiply %620, %581 : tensor<24x40xbf16>
    %622 = stablehlo.multiply %621, %579 : tensor<24x40xbf16>
    %623 = stablehlo.add %621, %622 : tensor<24x40xbf16>
    %cst_138 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %624 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %625 = stablehlo.divide %623, %624 : tensor<24x40xbf16>
    %626 = stablehlo.dot_general %625, %575#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %627 = stablehlo.transpose %626, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %628 = stablehlo.dot_general %625, %575#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %629 = stablehlo.add %570, %628 : tensor<24x24xbf16>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %630 = stablehlo.pad %618, %cst_139, low = [40], high = [171], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %631 = stablehlo.add %572, %630 : tensor<251xbf16>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %632 = stablehlo.pad %627, %cst_140, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %633 = stablehlo.add %574, %632 : tensor<24x251xbf16>
    %634:7 = stablehlo.optimization_barrier %arg3, %arg0, %3, %4, %0, %614, %575#6 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %635 = stablehlo.dot_general %634#1, %634#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_141 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %636 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %637 = stablehlo.divide %635, %636 : tensor<24x40xbf16>
    %638 = stablehlo.tanh %637 : tensor<24x40xbf16>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %639 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %640 = stablehlo.subtract %639, %638 : tensor<24x40xbf16>
    %cst_143 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %641 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %642 = stablehlo.multiply %641, %638 : tensor<24x40xbf16>
    %643 = stablehlo.broadcast_in_dim %634#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %644 = stablehlo.broadcast_in_dim %643, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %645 = stablehlo.add %642, %644 : tensor<24x40xbf16>
    %646 = stablehlo.convert %645 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_144 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %647 = stablehlo.reduce(%646 init: %cst_144) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %648 = stablehlo.convert %634#4 : tensor<24xf32>
    %649 = stablehlo.maximum %648, %647 : tensor<24xf32>
    %650 = stablehlo.broadcast_in_dim %649, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %652 = stablehlo.subtract %646, %651 : tensor<24x40xf32>
    %653 = stablehlo.exponential %652 : tensor<24x40xf32>
    %654 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_145 = stablehlo.constant dense<0> : tensor<i32>
    %655 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %656 = stablehlo.add %655, %654 : tensor<40xi32>
    %657 = stablehlo.broadcast_in_dim %634#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %658 = stablehlo.broadcast_in_dim %656, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %660 = stablehlo.broadcast_in_dim %657, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %661 = stablehlo.compare EQ, %659, %660, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %662 = call @_where_7(%661) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %663 = stablehlo.broadcast_in_dim %634#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %664 = call @_where_8(%661, %662, %663) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %665 = stablehlo.broadcast_in_dim %634#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %666 = stablehlo.multiply %665, %653 : tensor<24x40xf32>
    %667 = stablehlo.add %664, %666 : tensor<24x40xf32>
    %668 = stablehlo.convert %667 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %669 = stablehlo.reduce(%668 init: %cst_146) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %670 = stablehlo.reshape %669 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %671 = stablehlo.reduce(%670 init: %cst_147) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_148 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %672 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %673 = stablehlo.multiply %672, %668 : tensor<24x40xbf16>
    %674 = stablehlo.multiply %673, %640 : tensor<24x40xbf16>
    %675 = stablehlo.multiply %674, %638 : tensor<24x40xbf16>
    %676 = stablehlo.add %674, %675 : tensor<24x40xbf16>
    %cst_149 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %677 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %678 = stablehlo.divide %676, %677 : tensor<24x40xbf16>
    %679 = stablehlo.dot_general %678, %634#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %680 = stablehlo.transpose %679, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %681 = stablehlo.dot_general %678, %634#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %682 = stablehlo.add %629, %681 : tensor<24x24xbf16>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %683 = stablehlo.pad %671, %cst_150, low = [0], high = [211], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %684 = stablehlo.add %631, %683 : tensor<251xbf16>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %685 = stablehlo.pad %680, %cst_151, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %686 = stablehlo.add %633, %685 : tensor<24x251xbf16>
    return %274, %682, %686, %684 : tensor<f32>, tensor<24x24xbf16>, tensor<24x251xbf16>, tensor<251xbf16>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @_where_3(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x11xi1>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %0 : tensor<24x11xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_6(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
