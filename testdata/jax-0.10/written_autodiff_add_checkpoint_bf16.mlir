module @jit_written_autodiff_add_checkpoint_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x251xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x251xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %2 = stablehlo.convert %1 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<24xf32>
    %6 = stablehlo.is_finite %5 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.select %6, %5, %7 : tensor<24xi1>, tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %11 = stablehlo.subtract %2, %10 : tensor<24x40xf32>
    %12 = stablehlo.exponential %11 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.abs %13 : tensor<24xf32>
    %15 = stablehlo.log %14 : tensor<24xf32>
    %16 = stablehlo.add %15, %8 : tensor<24xf32>
    %17 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %19 = stablehlo.add %18, %17 : tensor<40xi32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %24 = stablehlo.compare EQ, %22, %23, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %25 = call @_where(%24, %2, %c_3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.add %27, %26 : tensor<24xf32>
    %29 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %30 = stablehlo.dot_general %arg0, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %31 = stablehlo.convert %30 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<24xf32>
    %35 = stablehlo.is_finite %34 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %35, %34, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.subtract %31, %39 : tensor<24x40xf32>
    %41 = stablehlo.exponential %40 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.abs %42 : tensor<24xf32>
    %44 = stablehlo.log %43 : tensor<24xf32>
    %45 = stablehlo.add %44, %37 : tensor<24xf32>
    %46 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_10 = stablehlo.constant dense<40> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %48 = stablehlo.add %47, %46 : tensor<40xi32>
    %49 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %52 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %53 = stablehlo.compare EQ, %51, %52, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %54 = call @_where(%53, %31, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.add %28, %55 : tensor<24xf32>
    %57 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %58 = stablehlo.dot_general %arg0, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %59 = stablehlo.convert %58 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.maximum %61, %60 : tensor<24xf32>
    %63 = stablehlo.is_finite %62 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.select %63, %62, %64 : tensor<24xi1>, tensor<24xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %68 = stablehlo.subtract %59, %67 : tensor<24x40xf32>
    %69 = stablehlo.exponential %68 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.abs %70 : tensor<24xf32>
    %72 = stablehlo.log %71 : tensor<24xf32>
    %73 = stablehlo.add %72, %65 : tensor<24xf32>
    %74 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_17 = stablehlo.constant dense<80> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %76 = stablehlo.add %75, %74 : tensor<40xi32>
    %77 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %78 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %80 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %81 = stablehlo.compare EQ, %79, %80, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %82 = call @_where(%81, %59, %c_18) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.add %56, %83 : tensor<24xf32>
    %85 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %86 = stablehlo.dot_general %arg0, %85, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %87 = stablehlo.convert %86 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.maximum %89, %88 : tensor<24xf32>
    %91 = stablehlo.is_finite %90 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.select %91, %90, %92 : tensor<24xi1>, tensor<24xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %96 = stablehlo.subtract %87, %95 : tensor<24x40xf32>
    %97 = stablehlo.exponential %96 : tensor<24x40xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.abs %98 : tensor<24xf32>
    %100 = stablehlo.log %99 : tensor<24xf32>
    %101 = stablehlo.add %100, %93 : tensor<24xf32>
    %102 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_24 = stablehlo.constant dense<120> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %104 = stablehlo.add %103, %102 : tensor<40xi32>
    %105 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %106 = stablehlo.broadcast_in_dim %104, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %108 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %109 = stablehlo.compare EQ, %107, %108, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %110 = call @_where(%109, %87, %c_25) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.add %84, %111 : tensor<24xf32>
    %113 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %114 = stablehlo.dot_general %arg0, %113, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %115 = stablehlo.convert %114 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.maximum %117, %116 : tensor<24xf32>
    %119 = stablehlo.is_finite %118 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.select %119, %118, %120 : tensor<24xi1>, tensor<24xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %124 = stablehlo.subtract %115, %123 : tensor<24x40xf32>
    %125 = stablehlo.exponential %124 : tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %127 = stablehlo.abs %126 : tensor<24xf32>
    %128 = stablehlo.log %127 : tensor<24xf32>
    %129 = stablehlo.add %128, %121 : tensor<24xf32>
    %130 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_31 = stablehlo.constant dense<160> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %132 = stablehlo.add %131, %130 : tensor<40xi32>
    %133 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %136 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %137 = stablehlo.compare EQ, %135, %136, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %138 = call @_where(%137, %115, %c_32) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %140 = stablehlo.add %112, %139 : tensor<24xf32>
    %141 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %142 = stablehlo.dot_general %arg0, %141, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %143 = stablehlo.convert %142 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_34) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.maximum %145, %144 : tensor<24xf32>
    %147 = stablehlo.is_finite %146 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.select %147, %146, %148 : tensor<24xi1>, tensor<24xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %152 = stablehlo.subtract %143, %151 : tensor<24x40xf32>
    %153 = stablehlo.exponential %152 : tensor<24x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.abs %154 : tensor<24xf32>
    %156 = stablehlo.log %155 : tensor<24xf32>
    %157 = stablehlo.add %156, %149 : tensor<24xf32>
    %158 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_38 = stablehlo.constant dense<200> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %160 = stablehlo.add %159, %158 : tensor<40xi32>
    %161 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %162 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %164 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %165 = stablehlo.compare EQ, %163, %164, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %166 = call @_where(%165, %143, %c_39) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.add %140, %167 : tensor<24xf32>
    %169 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xbf16>) -> tensor<24x11xbf16>
    %170 = stablehlo.dot_general %arg0, %169, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %171 = stablehlo.convert %170 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %174 = stablehlo.maximum %173, %172 : tensor<24xf32>
    %175 = stablehlo.is_finite %174 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %177 = stablehlo.select %175, %174, %176 : tensor<24xi1>, tensor<24xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %180 = stablehlo.subtract %171, %179 : tensor<24x11xf32>
    %181 = stablehlo.exponential %180 : tensor<24x11xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %183 = stablehlo.abs %182 : tensor<24xf32>
    %184 = stablehlo.log %183 : tensor<24xf32>
    %185 = stablehlo.add %184, %177 : tensor<24xf32>
    %186 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_45 = stablehlo.constant dense<240> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %188 = stablehlo.add %187, %186 : tensor<11xi32>
    %189 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %192 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %193 = stablehlo.compare EQ, %191, %192, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %194 = call @_where_0(%193, %171, %c_46) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %196 = stablehlo.add %168, %195 : tensor<24xf32>
    %197 = stablehlo.maximum %16, %45 : tensor<24xf32>
    %198 = stablehlo.subtract %16, %45 : tensor<24xf32>
    %199 = stablehlo.compare NE, %198, %198, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %200 = stablehlo.add %16, %45 : tensor<24xf32>
    %201 = stablehlo.abs %198 : tensor<24xf32>
    %202 = stablehlo.negate %201 : tensor<24xf32>
    %203 = stablehlo.exponential %202 : tensor<24xf32>
    %204 = stablehlo.log_plus_one %203 : tensor<24xf32>
    %205 = stablehlo.add %197, %204 : tensor<24xf32>
    %206 = stablehlo.select %199, %200, %205 : tensor<24xi1>, tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.compare EQ, %16, %207, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %210 = stablehlo.select %208, %209, %16 : tensor<24xi1>, tensor<24xf32>
    %cst_50 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.compare EQ, %206, %211, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %214 = stablehlo.select %212, %213, %206 : tensor<24xi1>, tensor<24xf32>
    %215 = stablehlo.subtract %210, %214 : tensor<24xf32>
    %216 = stablehlo.exponential %215 : tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %218 = stablehlo.compare EQ, %45, %217, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %220 = stablehlo.select %218, %219, %45 : tensor<24xi1>, tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.compare EQ, %206, %221, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.select %222, %223, %206 : tensor<24xi1>, tensor<24xf32>
    %225 = stablehlo.subtract %220, %224 : tensor<24xf32>
    %226 = stablehlo.exponential %225 : tensor<24xf32>
    %227 = stablehlo.maximum %206, %73 : tensor<24xf32>
    %228 = stablehlo.subtract %206, %73 : tensor<24xf32>
    %229 = stablehlo.compare NE, %228, %228, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %230 = stablehlo.add %206, %73 : tensor<24xf32>
    %231 = stablehlo.abs %228 : tensor<24xf32>
    %232 = stablehlo.negate %231 : tensor<24xf32>
    %233 = stablehlo.exponential %232 : tensor<24xf32>
    %234 = stablehlo.log_plus_one %233 : tensor<24xf32>
    %235 = stablehlo.add %227, %234 : tensor<24xf32>
    %236 = stablehlo.select %229, %230, %235 : tensor<24xi1>, tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %238 = stablehlo.compare EQ, %206, %237, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.select %238, %239, %206 : tensor<24xi1>, tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %242 = stablehlo.compare EQ, %236, %241, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %244 = stablehlo.select %242, %243, %236 : tensor<24xi1>, tensor<24xf32>
    %245 = stablehlo.subtract %240, %244 : tensor<24xf32>
    %246 = stablehlo.exponential %245 : tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %248 = stablehlo.compare EQ, %73, %247, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.select %248, %249, %73 : tensor<24xi1>, tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %252 = stablehlo.compare EQ, %236, %251, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %254 = stablehlo.select %252, %253, %236 : tensor<24xi1>, tensor<24xf32>
    %255 = stablehlo.subtract %250, %254 : tensor<24xf32>
    %256 = stablehlo.exponential %255 : tensor<24xf32>
    %257 = stablehlo.maximum %236, %101 : tensor<24xf32>
    %258 = stablehlo.subtract %236, %101 : tensor<24xf32>
    %259 = stablehlo.compare NE, %258, %258, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %260 = stablehlo.add %236, %101 : tensor<24xf32>
    %261 = stablehlo.abs %258 : tensor<24xf32>
    %262 = stablehlo.negate %261 : tensor<24xf32>
    %263 = stablehlo.exponential %262 : tensor<24xf32>
    %264 = stablehlo.log_plus_one %263 : tensor<24xf32>
    %265 = stablehlo.add %257, %264 : tensor<24xf32>
    %266 = stablehlo.select %259, %260, %265 : tensor<24xi1>, tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %268 = stablehlo.compare EQ, %236, %267, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.select %268, %269, %236 : tensor<24xi1>, tensor<24xf32>
    %cst_66 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %272 = stablehlo.compare EQ, %266, %271, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.select %272, %273, %266 : tensor<24xi1>, tensor<24xf32>
    %275 = stablehlo.subtract %270, %274 : tensor<24xf32>
    %276 = stablehlo.exponential %275 : tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %278 = stablehlo.compare EQ, %101, %277, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %280 = stablehlo.select %278, %279, %101 : tensor<24xi1>, tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %282 = stablehlo.compare EQ, %266, %281, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.select %282, %283, %266 : tensor<24xi1>, tensor<24xf32>
    %285 = stablehlo.subtract %280, %284 : tensor<24xf32>
    %286 = stablehlo.exponential %285 : tensor<24xf32>
    %287 = stablehlo.maximum %266, %129 : tensor<24xf32>
    %288 = stablehlo.subtract %266, %129 : tensor<24xf32>
    %289 = stablehlo.compare NE, %288, %288, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %290 = stablehlo.add %266, %129 : tensor<24xf32>
    %291 = stablehlo.abs %288 : tensor<24xf32>
    %292 = stablehlo.negate %291 : tensor<24xf32>
    %293 = stablehlo.exponential %292 : tensor<24xf32>
    %294 = stablehlo.log_plus_one %293 : tensor<24xf32>
    %295 = stablehlo.add %287, %294 : tensor<24xf32>
    %296 = stablehlo.select %289, %290, %295 : tensor<24xi1>, tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.compare EQ, %266, %297, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %300 = stablehlo.select %298, %299, %266 : tensor<24xi1>, tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.compare EQ, %296, %301, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %304 = stablehlo.select %302, %303, %296 : tensor<24xi1>, tensor<24xf32>
    %305 = stablehlo.subtract %300, %304 : tensor<24xf32>
    %306 = stablehlo.exponential %305 : tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %308 = stablehlo.compare EQ, %129, %307, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %310 = stablehlo.select %308, %309, %129 : tensor<24xi1>, tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %312 = stablehlo.compare EQ, %296, %311, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %314 = stablehlo.select %312, %313, %296 : tensor<24xi1>, tensor<24xf32>
    %315 = stablehlo.subtract %310, %314 : tensor<24xf32>
    %316 = stablehlo.exponential %315 : tensor<24xf32>
    %317 = stablehlo.maximum %296, %157 : tensor<24xf32>
    %318 = stablehlo.subtract %296, %157 : tensor<24xf32>
    %319 = stablehlo.compare NE, %318, %318, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %320 = stablehlo.add %296, %157 : tensor<24xf32>
    %321 = stablehlo.abs %318 : tensor<24xf32>
    %322 = stablehlo.negate %321 : tensor<24xf32>
    %323 = stablehlo.exponential %322 : tensor<24xf32>
    %324 = stablehlo.log_plus_one %323 : tensor<24xf32>
    %325 = stablehlo.add %317, %324 : tensor<24xf32>
    %326 = stablehlo.select %319, %320, %325 : tensor<24xi1>, tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %328 = stablehlo.compare EQ, %296, %327, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %330 = stablehlo.select %328, %329, %296 : tensor<24xi1>, tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %332 = stablehlo.compare EQ, %326, %331, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %334 = stablehlo.select %332, %333, %326 : tensor<24xi1>, tensor<24xf32>
    %335 = stablehlo.subtract %330, %334 : tensor<24xf32>
    %336 = stablehlo.exponential %335 : tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %338 = stablehlo.compare EQ, %157, %337, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %340 = stablehlo.select %338, %339, %157 : tensor<24xi1>, tensor<24xf32>
    %cst_86 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %342 = stablehlo.compare EQ, %326, %341, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.select %342, %343, %326 : tensor<24xi1>, tensor<24xf32>
    %345 = stablehlo.subtract %340, %344 : tensor<24xf32>
    %346 = stablehlo.exponential %345 : tensor<24xf32>
    %347 = stablehlo.maximum %326, %185 : tensor<24xf32>
    %348 = stablehlo.subtract %326, %185 : tensor<24xf32>
    %349 = stablehlo.compare NE, %348, %348, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %350 = stablehlo.add %326, %185 : tensor<24xf32>
    %351 = stablehlo.abs %348 : tensor<24xf32>
    %352 = stablehlo.negate %351 : tensor<24xf32>
    %353 = stablehlo.exponential %352 : tensor<24xf32>
    %354 = stablehlo.log_plus_one %353 : tensor<24xf32>
    %355 = stablehlo.add %347, %354 : tensor<24xf32>
    %356 = stablehlo.select %349, %350, %355 : tensor<24xi1>, tensor<24xf32>
    %cst_88 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.compare EQ, %326, %357, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.select %358, %359, %326 : tensor<24xi1>, tensor<24xf32>
    %cst_90 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %362 = stablehlo.compare EQ, %356, %361, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %364 = stablehlo.select %362, %363, %356 : tensor<24xi1>, tensor<24xf32>
    %365 = stablehlo.subtract %360, %364 : tensor<24xf32>
    %366 = stablehlo.exponential %365 : tensor<24xf32>
    %cst_92 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.compare EQ, %185, %367, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %370 = stablehlo.select %368, %369, %185 : tensor<24xi1>, tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %372 = stablehlo.compare EQ, %356, %371, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %374 = stablehlo.select %372, %373, %356 : tensor<24xi1>, tensor<24xf32>
    %375 = stablehlo.subtract %370, %374 : tensor<24xf32>
    %376 = stablehlo.exponential %375 : tensor<24xf32>
    %377 = stablehlo.subtract %356, %196 : tensor<24xf32>
    %378 = stablehlo.multiply %377, %arg3 : tensor<24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %381 = stablehlo.multiply %380, %arg3 : tensor<24xf32>
    %382 = stablehlo.negate %381 : tensor<24xf32>
    %383 = stablehlo.multiply %381, %376 : tensor<24xf32>
    %384 = stablehlo.multiply %381, %366 : tensor<24xf32>
    %385 = stablehlo.multiply %384, %346 : tensor<24xf32>
    %386 = stablehlo.multiply %384, %336 : tensor<24xf32>
    %387 = stablehlo.multiply %386, %316 : tensor<24xf32>
    %388 = stablehlo.multiply %386, %306 : tensor<24xf32>
    %389 = stablehlo.multiply %388, %286 : tensor<24xf32>
    %390 = stablehlo.multiply %388, %276 : tensor<24xf32>
    %391 = stablehlo.multiply %390, %256 : tensor<24xf32>
    %392 = stablehlo.multiply %390, %246 : tensor<24xf32>
    %393 = stablehlo.multiply %392, %226 : tensor<24xf32>
    %394 = stablehlo.multiply %392, %216 : tensor<24xf32>
    %395:5 = stablehlo.optimization_barrier %arg2, %arg0, %169, %383, %382 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x11xbf16>, tensor<24xf32>, tensor<24xf32>
    %396 = stablehlo.dot_general %395#1, %395#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %397 = stablehlo.convert %396 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_98 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %398 = stablehlo.reduce(%397 init: %cst_98) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %400 = stablehlo.maximum %399, %398 : tensor<24xf32>
    %401 = stablehlo.is_finite %400 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %403 = stablehlo.select %401, %400, %402 : tensor<24xi1>, tensor<24xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %406 = stablehlo.subtract %397, %405 : tensor<24x11xf32>
    %407 = stablehlo.exponential %406 : tensor<24x11xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %409 = stablehlo.abs %408 : tensor<24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %411 = stablehlo.compare GE, %408, %410, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %412 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_103 = stablehlo.constant dense<240> : tensor<i32>
    %413 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %414 = stablehlo.add %413, %412 : tensor<11xi32>
    %415 = stablehlo.broadcast_in_dim %395#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %416 = stablehlo.broadcast_in_dim %414, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %418 = stablehlo.broadcast_in_dim %415, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %419 = stablehlo.compare EQ, %417, %418, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %420 = call @_where_1(%419) : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %421 = stablehlo.broadcast_in_dim %395#4, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %422 = call @_where_2(%419, %420, %421) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %423 = stablehlo.divide %395#3, %409 : tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %425 = stablehlo.select %411, %424, %423 : tensor<24xi1>, tensor<24xf32>
    %426 = stablehlo.select %411, %423, %424 : tensor<24xi1>, tensor<24xf32>
    %427 = stablehlo.negate %425 : tensor<24xf32>
    %428 = stablehlo.add %426, %427 : tensor<24xf32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %430 = stablehlo.multiply %429, %407 : tensor<24x11xf32>
    %431 = stablehlo.add %422, %430 : tensor<24x11xf32>
    %432 = stablehlo.convert %431 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %433 = stablehlo.dot_general %432, %395#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %434 = stablehlo.transpose %433, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %435 = stablehlo.dot_general %432, %395#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %436 = stablehlo.pad %434, %cst_105, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %437:5 = stablehlo.optimization_barrier %arg2, %arg0, %141, %385, %382 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>
    %438 = stablehlo.dot_general %437#1, %437#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %439 = stablehlo.convert %438 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %440 = stablehlo.reduce(%439 init: %cst_106) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %442 = stablehlo.maximum %441, %440 : tensor<24xf32>
    %443 = stablehlo.is_finite %442 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %445 = stablehlo.select %443, %442, %444 : tensor<24xi1>, tensor<24xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %448 = stablehlo.subtract %439, %447 : tensor<24x40xf32>
    %449 = stablehlo.exponential %448 : tensor<24x40xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%449 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %451 = stablehlo.abs %450 : tensor<24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %453 = stablehlo.compare GE, %450, %452, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %454 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_111 = stablehlo.constant dense<200> : tensor<i32>
    %455 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %456 = stablehlo.add %455, %454 : tensor<40xi32>
    %457 = stablehlo.broadcast_in_dim %437#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %458 = stablehlo.broadcast_in_dim %456, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %460 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %461 = stablehlo.compare EQ, %459, %460, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %462 = call @_where_3(%461) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %463 = stablehlo.broadcast_in_dim %437#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %464 = call @_where_4(%461, %462, %463) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %465 = stablehlo.divide %437#3, %451 : tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %467 = stablehlo.select %453, %466, %465 : tensor<24xi1>, tensor<24xf32>
    %468 = stablehlo.select %453, %465, %466 : tensor<24xi1>, tensor<24xf32>
    %469 = stablehlo.negate %467 : tensor<24xf32>
    %470 = stablehlo.add %468, %469 : tensor<24xf32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %472 = stablehlo.multiply %471, %449 : tensor<24x40xf32>
    %473 = stablehlo.add %464, %472 : tensor<24x40xf32>
    %474 = stablehlo.convert %473 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %475 = stablehlo.dot_general %474, %437#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %476 = stablehlo.transpose %475, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %477 = stablehlo.dot_general %474, %437#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %478 = stablehlo.add %435, %477 : tensor<24x24xbf16>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %479 = stablehlo.pad %476, %cst_113, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %480 = stablehlo.add %436, %479 : tensor<24x251xbf16>
    %481:5 = stablehlo.optimization_barrier %arg2, %arg0, %113, %387, %382 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>
    %482 = stablehlo.dot_general %481#1, %481#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %483 = stablehlo.convert %482 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_114) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %486 = stablehlo.maximum %485, %484 : tensor<24xf32>
    %487 = stablehlo.is_finite %486 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %489 = stablehlo.select %487, %486, %488 : tensor<24xi1>, tensor<24xf32>
    %490 = stablehlo.broadcast_in_dim %489, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %492 = stablehlo.subtract %483, %491 : tensor<24x40xf32>
    %493 = stablehlo.exponential %492 : tensor<24x40xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %495 = stablehlo.abs %494 : tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %497 = stablehlo.compare GE, %494, %496, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %498 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_119 = stablehlo.constant dense<160> : tensor<i32>
    %499 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %500 = stablehlo.add %499, %498 : tensor<40xi32>
    %501 = stablehlo.broadcast_in_dim %481#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %502 = stablehlo.broadcast_in_dim %500, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %504 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %505 = stablehlo.compare EQ, %503, %504, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %506 = call @_where_3(%505) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %507 = stablehlo.broadcast_in_dim %481#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %508 = call @_where_4(%505, %506, %507) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %509 = stablehlo.divide %481#3, %495 : tensor<24xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %511 = stablehlo.select %497, %510, %509 : tensor<24xi1>, tensor<24xf32>
    %512 = stablehlo.select %497, %509, %510 : tensor<24xi1>, tensor<24xf32>
    %513 = stablehlo.negate %511 : tensor<24xf32>
    %514 = stablehlo.add %512, %513 : tensor<24xf32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %516 = stablehlo.multiply %515, %493 : tensor<24x40xf32>
    %517 = stablehlo.add %508, %516 : tensor<24x40xf32>
    %518 = stablehlo.convert %517 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %519 = stablehlo.dot_general %518, %481#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %520 = stablehlo.transpose %519, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %521 = stablehlo.dot_general %518, %481#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %522 = stablehlo.add %478, %521 : tensor<24x24xbf16>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %523 = stablehlo.pad %520, %cst_121, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %524 = stablehlo.add %480, %523 : tensor<24x251xbf16>
    %525:5 = stablehlo.optimization_barrier %arg2, %arg0, %85, %389, %382 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>
    %526 = stablehlo.dot_general %525#1, %525#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %527 = stablehlo.convert %526 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_122 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %528 = stablehlo.reduce(%527 init: %cst_122) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_123 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %530 = stablehlo.maximum %529, %528 : tensor<24xf32>
    %531 = stablehlo.is_finite %530 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %533 = stablehlo.select %531, %530, %532 : tensor<24xi1>, tensor<24xf32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %536 = stablehlo.subtract %527, %535 : tensor<24x40xf32>
    %537 = stablehlo.exponential %536 : tensor<24x40xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%537 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %539 = stablehlo.abs %538 : tensor<24xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %541 = stablehlo.compare GE, %538, %540, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %542 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_127 = stablehlo.constant dense<120> : tensor<i32>
    %543 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %544 = stablehlo.add %543, %542 : tensor<40xi32>
    %545 = stablehlo.broadcast_in_dim %525#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %546 = stablehlo.broadcast_in_dim %544, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %548 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %549 = stablehlo.compare EQ, %547, %548, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %550 = call @_where_3(%549) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %551 = stablehlo.broadcast_in_dim %525#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %552 = call @_where_4(%549, %550, %551) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %553 = stablehlo.divide %525#3, %539 : tensor<24xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %555 = stablehlo.select %541, %554, %553 : tensor<24xi1>, tensor<24xf32>
    %556 = stablehlo.select %541, %553, %554 : tensor<24xi1>, tensor<24xf32>
    %557 = stablehlo.negate %555 : tensor<24xf32>
    %558 = stablehlo.add %556, %557 : tensor<24xf32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %560 = stablehlo.multiply %559, %537 : tensor<24x40xf32>
    %561 = stablehlo.add %552, %560 : tensor<24x40xf32>
    %562 = stablehlo.convert %561 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %563 = stablehlo.dot_general %562, %525#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %564 = stablehlo.transpose %563, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %565 = stablehlo.dot_general %562, %525#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %566 = stablehlo.add %522, %565 : tensor<24x24xbf16>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %567 = stablehlo.pad %564, %cst_129, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %568 = stablehlo.add %524, %567 : tensor<24x251xbf16>
    %569:5 = stablehlo.optimization_barrier %arg2, %arg0, %57, %391, %382 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>
    %570 = stablehlo.dot_general %569#1, %569#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %571 = stablehlo.convert %570 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_130) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_131 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %574 = stablehlo.maximum %573, %572 : tensor<24xf32>
    %575 = stablehlo.is_finite %574 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %577 = stablehlo.select %575, %574, %576 : tensor<24xi1>, tensor<24xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %580 = stablehlo.subtract %571, %579 : tensor<24x40xf32>
    %581 = stablehlo.exponential %580 : tensor<24x40xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %583 = stablehlo.abs %582 : tensor<24xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %585 = stablehlo.compare GE, %582, %584, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %586 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_135 = stablehlo.constant dense<80> : tensor<i32>
    %587 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %588 = stablehlo.add %587, %586 : tensor<40xi32>
    %589 = stablehlo.broadcast_in_dim %569#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %590 = stablehlo.broadcast_in_dim %588, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %592 = stablehlo.broadcast_in_dim %589, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %593 = stablehlo.compare EQ, %591, %592, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %594 = call @_where_3(%593) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %595 = stablehlo.broadcast_in_dim %569#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %596 = call @_where_4(%593, %594, %595) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %597 = stablehlo.divide %569#3, %583 : tensor<24xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %599 = stablehlo.select %585, %598, %597 : tensor<24xi1>, tensor<24xf32>
    %600 = stablehlo.select %585, %597, %598 : tensor<24xi1>, tensor<24xf32>
    %601 = stablehlo.negate %599 : tensor<24xf32>
    %602 = stablehlo.add %600, %601 : tensor<24xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %604 = stablehlo.multiply %603, %581 : tensor<24x40xf32>
    %605 = stablehlo.add %596, %604 : tensor<24x40xf32>
    %606 = stablehlo.convert %605 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %607 = stablehlo.dot_general %606, %569#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %608 = stablehlo.transpose %607, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %609 = stablehlo.dot_general %606, %569#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %610 = stablehlo.add %566, %609 : tensor<24x24xbf16>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %611 = stablehlo.pad %608, %cst_137, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %612 = stablehlo.add %568, %611 : tensor<24x251xbf16>
    %613:5 = stablehlo.optimization_barrier %arg2, %arg0, %29, %393, %382 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>
    %614 = stablehlo.dot_general %613#1, %613#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %615 = stablehlo.convert %614 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_138 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_138) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %618 = stablehlo.maximum %617, %616 : tensor<24xf32>
    %619 = stablehlo.is_finite %618 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %621 = stablehlo.select %619, %618, %620 : tensor<24xi1>, tensor<24xf32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %624 = stablehlo.subtract %615, %623 : tensor<24x40xf32>
    %625 = stablehlo.exponential %624 : tensor<24x40xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%625 init: %cst_141) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %627 = stablehlo.abs %626 : tensor<24xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %629 = stablehlo.compare GE, %626, %628, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %630 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_143 = stablehlo.constant dense<40> : tensor<i32>
    %631 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %632 = stablehlo.add %631, %630 : tensor<40xi32>
    %633 = stablehlo.broadcast_in_dim %613#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %634 = stablehlo.broadcast_in_dim %632, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %636 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %637 = stablehlo.compare EQ, %635, %636, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %638 = call @_where_3(%637) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %639 = stablehlo.broadcast_in_dim %613#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %640 = call @_where_4(%637, %638, %639) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %641 = stablehlo.divide %613#3, %627 : tensor<24xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %643 = stablehlo.select %629, %642, %641 : tensor<24xi1>, tensor<24xf32>
    %644 = stablehlo.select %629, %641, %642 : tensor<24xi1>, tensor<24xf32>
    %645 = stablehlo.negate %643 : tensor<24xf32>
    %646 = stablehlo.add %644, %645 : tensor<24xf32>
    %647 = stablehlo.broadcast_in_dim %646, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %648 = stablehlo.multiply %647, %625 : tensor<24x40xf32>
    %649 = stablehlo.add %640, %648 : tensor<24x40xf32>
    %650 = stablehlo.convert %649 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %651 = stablehlo.dot_general %650, %613#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %652 = stablehlo.transpose %651, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %653 = stablehlo.dot_general %650, %613#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %654 = stablehlo.add %610, %653 : tensor<24x24xbf16>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %655 = stablehlo.pad %652, %cst_145, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %656 = stablehlo.add %612, %655 : tensor<24x251xbf16>
    %657:5 = stablehlo.optimization_barrier %arg2, %arg0, %0, %394, %382 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>
    %658 = stablehlo.dot_general %657#1, %657#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %659 = stablehlo.convert %658 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_146 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %660 = stablehlo.reduce(%659 init: %cst_146) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %662 = stablehlo.maximum %661, %660 : tensor<24xf32>
    %663 = stablehlo.is_finite %662 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %665 = stablehlo.select %663, %662, %664 : tensor<24xi1>, tensor<24xf32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %668 = stablehlo.subtract %659, %667 : tensor<24x40xf32>
    %669 = stablehlo.exponential %668 : tensor<24x40xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.reduce(%669 init: %cst_149) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %671 = stablehlo.abs %670 : tensor<24xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %673 = stablehlo.compare GE, %670, %672, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %674 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_151 = stablehlo.constant dense<0> : tensor<i32>
    %675 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %676 = stablehlo.add %675, %674 : tensor<40xi32>
    %677 = stablehlo.broadcast_in_dim %657#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %678 = stablehlo.broadcast_in_dim %676, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %680 = stablehlo.broadcast_in_dim %677, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %681 = stablehlo.compare EQ, %679, %680, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %682 = call @_where_3(%681) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %683 = stablehlo.broadcast_in_dim %657#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %684 = call @_where_4(%681, %682, %683) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %685 = stablehlo.divide %657#3, %671 : tensor<24xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %687 = stablehlo.select %673, %686, %685 : tensor<24xi1>, tensor<24xf32>
    %688 = stablehlo.select %673, %685, %686 : tensor<24xi1>, tensor<24xf32>
    %689 = stablehlo.negate %687 : tensor<24xf32>
    %690 = stablehlo.add %688, %689 : tensor<24xf32>
    %691 = stablehlo.broadcast_in_dim %690, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %692 = stablehlo.multiply %691, %669 : tensor<24x40xf32>
    %693 = stablehlo.add %684, %692 : tensor<24x40xf32>
    %694 = stablehlo.convert %693 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %695 = stablehlo.dot_general %694, %657#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %696 = stablehlo.transpose %695, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %697 = stablehlo.dot_general %694, %657#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %698 = stablehlo.add %654, %697 : tensor<24x24xbf16>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %699 = stablehlo.pad %696, %cst_153, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %700 = stablehlo.add %656, %699 : tensor<24x251xbf16>
    return %379, %698, %700 : tensor<f32>, tensor<24x24xbf16>, tensor<24x251xbf16>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x11xi1>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %0 : tensor<24x11xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
