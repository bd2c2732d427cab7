module @jit_written_autodiff_add_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<24xf32>
    %5 = stablehlo.is_finite %4 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.select %5, %4, %6 : tensor<24xi1>, tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.subtract %1, %9 : tensor<24x40xf32>
    %11 = stablehlo.exponential %10 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.abs %12 : tensor<24xf32>
    %14 = stablehlo.log %13 : tensor<24xf32>
    %15 = stablehlo.add %14, %7 : tensor<24xf32>
    %16 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %18 = stablehlo.add %17, %16 : tensor<40xi32>
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %23 = stablehlo.compare EQ, %21, %22, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %24 = call @_where(%23, %1, %c_3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.add %26, %25 : tensor<24xf32>
    %28 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.dot_general %arg0, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<24xf32>
    %33 = stablehlo.is_finite %32 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.select %33, %32, %34 : tensor<24xi1>, tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %38 = stablehlo.subtract %29, %37 : tensor<24x40xf32>
    %39 = stablehlo.exponential %38 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.abs %40 : tensor<24xf32>
    %42 = stablehlo.log %41 : tensor<24xf32>
    %43 = stablehlo.add %42, %35 : tensor<24xf32>
    %44 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_10 = stablehlo.constant dense<40> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %46 = stablehlo.add %45, %44 : tensor<40xi32>
    %47 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %50 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %51 = stablehlo.compare EQ, %49, %50, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %52 = call @_where(%51, %29, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.add %27, %53 : tensor<24xf32>
    %55 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %56 = stablehlo.dot_general %arg0, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.maximum %58, %57 : tensor<24xf32>
    %60 = stablehlo.is_finite %59 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %60, %59, %61 : tensor<24xi1>, tensor<24xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %65 = stablehlo.subtract %56, %64 : tensor<24x40xf32>
    %66 = stablehlo.exponential %65 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.abs %67 : tensor<24xf32>
    %69 = stablehlo.log %68 : tensor<24xf32>
    %70 = stablehlo.add %69, %62 : tensor<24xf32>
    %71 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_17 = stablehlo.constant dense<80> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %73 = stablehlo.add %72, %71 : tensor<40xi32>
    %74 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %78 = stablehlo.compare EQ, %76, %77, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %79 = call @_where(%78, %56, %c_18) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %81 = stablehlo.add %54, %80 : tensor<24xf32>
    %82 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %83 = stablehlo.dot_general %arg0, %82, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.maximum %85, %84 : tensor<24xf32>
    %87 = stablehlo.is_finite %86 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.select %87, %86, %88 : tensor<24xi1>, tensor<24xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %92 = stablehlo.subtract %83, %91 : tensor<24x40xf32>
    %93 = stablehlo.exponential %92 : tensor<24x40xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.abs %94 : tensor<24xf32>
    %96 = stablehlo.log %95 : tensor<24xf32>
    %97 = stablehlo.add %96, %89 : tensor<24xf32>
    %98 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_24 = stablehlo.constant dense<120> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %100 = stablehlo.add %99, %98 : tensor<40xi32>
    %101 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %102 = stablehlo.broadcast_in_dim %100, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %104 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %105 = stablehlo.compare EQ, %103, %104, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %106 = call @_where(%105, %83, %c_25) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.add %81, %107 : tensor<24xf32>
    %109 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %110 = stablehlo.dot_general %arg0, %109, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %113 = stablehlo.maximum %112, %111 : tensor<24xf32>
    %114 = stablehlo.is_finite %113 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %116 = stablehlo.select %114, %113, %115 : tensor<24xi1>, tensor<24xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %119 = stablehlo.subtract %110, %118 : tensor<24x40xf32>
    %120 = stablehlo.exponential %119 : tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.abs %121 : tensor<24xf32>
    %123 = stablehlo.log %122 : tensor<24xf32>
    %124 = stablehlo.add %123, %116 : tensor<24xf32>
    %125 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_31 = stablehlo.constant dense<160> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %127 = stablehlo.add %126, %125 : tensor<40xi32>
    %128 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %129 = stablehlo.broadcast_in_dim %127, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %131 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %132 = stablehlo.compare EQ, %130, %131, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %133 = call @_where(%132, %110, %c_32) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %135 = stablehlo.add %108, %134 : tensor<24xf32>
    %136 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %137 = stablehlo.dot_general %arg0, %136, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_34) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %140 = stablehlo.maximum %139, %138 : tensor<24xf32>
    %141 = stablehlo.is_finite %140 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %143 = stablehlo.select %141, %140, %142 : tensor<24xi1>, tensor<24xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %146 = stablehlo.subtract %137, %145 : tensor<24x40xf32>
    %147 = stablehlo.exponential %146 : tensor<24x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.abs %148 : tensor<24xf32>
    %150 = stablehlo.log %149 : tensor<24xf32>
    %151 = stablehlo.add %150, %143 : tensor<24xf32>
    %152 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_38 = stablehlo.constant dense<200> : tensor<i32>
    %153 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %154 = stablehlo.add %153, %152 : tensor<40xi32>
    %155 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %156 = stablehlo.broadcast_in_dim %154, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %158 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %159 = stablehlo.compare EQ, %157, %158, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %160 = call @_where(%159, %137, %c_39) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.add %135, %161 : tensor<24xf32>
    %163 = stablehlo.maximum %15, %43 : tensor<24xf32>
    %164 = stablehlo.subtract %15, %43 : tensor<24xf32>
    %165 = stablehlo.compare NE, %164, %164, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %166 = stablehlo.add %15, %43 : tensor<24xf32>
    %167 = stablehlo.abs %164 : tensor<24xf32>
    %168 = stablehlo.negate %167 : tensor<24xf32>
    %169 = stablehlo.exponential %168 : tensor<24xf32>
    %170 = stablehlo.log_plus_one %169 : tensor<24xf32>
    %171 = stablehlo.add %163, %170 : tensor<24xf32>
    %172 = stablehlo.select %165, %166, %171 : tensor<24xi1>, tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %174 = stablehlo.compare EQ, %15, %173, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %176 = stablehlo.select %174, %175, %15 : tensor<24xi1>, tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %178 = stablehlo.compare EQ, %172, %177, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %180 = stablehlo.select %178, %179, %172 : tensor<24xi1>, tensor<24xf32>
    %181 = stablehlo.subtract %176, %180 : tensor<24xf32>
    %182 = stablehlo.exponential %181 : tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.compare EQ, %43, %183, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %186 = stablehlo.select %184, %185, %43 : tensor<24xi1>, tensor<24xf32>
    %cst_47 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %188 = stablehlo.compare EQ, %172, %187, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %190 = stablehlo.select %188, %189, %172 : tensor<24xi1>, tensor<24xf32>
    %191 = stablehlo.subtract %186, %190 : tensor<24xf32>
    %192 = stablehlo.exponential %191 : tensor<24xf32>
    %193 = stablehlo.maximum %172, %70 : tensor<24xf32>
    %194 = stablehlo.subtract %172, %70 : tensor<24xf32>
    %195 = stablehlo.compare NE, %194, %194, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %196 = stablehlo.add %172, %70 : tensor<24xf32>
    %197 = stablehlo.abs %194 : tensor<24xf32>
    %198 = stablehlo.negate %197 : tensor<24xf32>
    %199 = stablehlo.exponential %198 : tensor<24xf32>
    %200 = stablehlo.log_plus_one %199 : tensor<24xf32>
    %201 = stablehlo.add %193, %200 : tensor<24xf32>
    %202 = stablehlo.select %195, %196, %201 : tensor<24xi1>, tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.compare EQ, %172, %203, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %206 = stablehlo.select %204, %205, %172 : tensor<24xi1>, tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.compare EQ, %202, %207, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %210 = stablehlo.select %208, %209, %202 : tensor<24xi1>, tensor<24xf32>
    %211 = stablehlo.subtract %206, %210 : tensor<24xf32>
    %212 = stablehlo.exponential %211 : tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %214 = stablehlo.compare EQ, %70, %213, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %216 = stablehlo.select %214, %215, %70 : tensor<24xi1>, tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %218 = stablehlo.compare EQ, %202, %217, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %220 = stablehlo.select %218, %219, %202 : tensor<24xi1>, tensor<24xf32>
    %221 = stablehlo.subtract %216, %220 : tensor<24xf32>
    %222 = stablehlo.exponential %221 : tensor<24xf32>
    %223 = stablehlo.maximum %202, %97 : tensor<24xf32>
    %224 = stablehlo.subtract %202, %97 : tensor<24xf32>
    %225 = stablehlo.compare NE, %224, %224, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %226 = stablehlo.add %202, %97 : tensor<24xf32>
    %227 = stablehlo.abs %224 : tensor<24xf32>
    %228 = stablehlo.negate %227 : tensor<24xf32>
    %229 = stablehlo.exponential %228 : tensor<24xf32>
    %230 = stablehlo.log_plus_one %229 : tensor<24xf32>
    %231 = stablehlo.add %223, %230 : tensor<24xf32>
    %232 = stablehlo.select %225, %226, %231 : tensor<24xi1>, tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %234 = stablehlo.compare EQ, %202, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %236 = stablehlo.select %234, %235, %202 : tensor<24xi1>, tensor<24xf32>
    %cst_59 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %238 = stablehlo.compare EQ, %232, %237, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.select %238, %239, %232 : tensor<24xi1>, tensor<24xf32>
    %241 = stablehlo.subtract %236, %240 : tensor<24xf32>
    %242 = stablehlo.exponential %241 : tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %244 = stablehlo.compare EQ, %97, %243, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %246 = stablehlo.select %244, %245, %97 : tensor<24xi1>, tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %248 = stablehlo.compare EQ, %232, %247, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.select %248, %249, %232 : tensor<24xi1>, tensor<24xf32>
    %251 = stablehlo.subtract %246, %250 : tensor<24xf32>
    %252 = stablehlo.exponential %251 : tensor<24xf32>
    %253 = stablehlo.maximum %232, %124 : tensor<24xf32>
    %254 = stablehlo.subtract %232, %124 : tensor<24xf32>
    %255 = stablehlo.compare NE, %254, %254, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %256 = stablehlo.add %232, %124 : tensor<24xf32>
    %257 = stablehlo.abs %254 : tensor<24xf32>
    %258 = stablehlo.negate %257 : tensor<24xf32>
    %259 = stablehlo.exponential %258 : tensor<24xf32>
    %260 = stablehlo.log_plus_one %259 : tensor<24xf32>
    %261 = stablehlo.add %253, %260 : tensor<24xf32>
    %262 = stablehlo.select %255, %256, %261 : tensor<24xi1>, tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %264 = stablehlo.compare EQ, %232, %263, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.select %264, %265, %232 : tensor<24xi1>, tensor<24xf32>
    %cst_67 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %268 = stablehlo.compare EQ, %262, %267, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.select %268, %269, %262 : tensor<24xi1>, tensor<24xf32>
    %271 = stablehlo.subtract %266, %270 : tensor<24xf32>
    %272 = stablehlo.exponential %271 : tensor<24xf32>
    %cst_69 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.compare EQ, %124, %273, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %276 = stablehlo.select %274, %275, %124 : tensor<24xi1>, tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %278 = stablehlo.compare EQ, %262, %277, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %280 = stablehlo.select %278, %279, %262 : tensor<24xi1>, tensor<24xf32>
    %281 = stablehlo.subtract %276, %280 : tensor<24xf32>
    %282 = stablehlo.exponential %281 : tensor<24xf32>
    %283 = stablehlo.maximum %262, %151 : tensor<24xf32>
    %284 = stablehlo.subtract %262, %151 : tensor<24xf32>
    %285 = stablehlo.compare NE, %284, %284, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %286 = stablehlo.add %262, %151 : tensor<24xf32>
    %287 = stablehlo.abs %284 : tensor<24xf32>
    %288 = stablehlo.negate %287 : tensor<24xf32>
    %289 = stablehlo.exponential %288 : tensor<24xf32>
    %290 = stablehlo.log_plus_one %289 : tensor<24xf32>
    %291 = stablehlo.add %283, %290 : tensor<24xf32>
    %292 = stablehlo.select %285, %286, %291 : tensor<24xi1>, tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %294 = stablehlo.compare EQ, %262, %293, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %296 = stablehlo.select %294, %295, %262 : tensor<24xi1>, tensor<24xf32>
    %cst_75 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.compare EQ, %292, %297, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %300 = stablehlo.select %298, %299, %292 : tensor<24xi1>, tensor<24xf32>
    %301 = stablehlo.subtract %296, %300 : tensor<24xf32>
    %302 = stablehlo.exponential %301 : tensor<24xf32>
    %cst_77 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %304 = stablehlo.compare EQ, %151, %303, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.select %304, %305, %151 : tensor<24xi1>, tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %308 = stablehlo.compare EQ, %292, %307, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %310 = stablehlo.select %308, %309, %292 : tensor<24xi1>, tensor<24xf32>
    %311 = stablehlo.subtract %306, %310 : tensor<24xf32>
    %312 = stablehlo.exponential %311 : tensor<24xf32>
    %313 = stablehlo.subtract %292, %162 : tensor<24xf32>
    %314 = stablehlo.multiply %313, %arg3 : tensor<24xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%314 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %317 = stablehlo.multiply %316, %arg3 : tensor<24xf32>
    %318 = stablehlo.negate %317 : tensor<24xf32>
    %319 = stablehlo.multiply %317, %312 : tensor<24xf32>
    %320 = stablehlo.multiply %317, %302 : tensor<24xf32>
    %321 = stablehlo.multiply %320, %282 : tensor<24xf32>
    %322 = stablehlo.multiply %320, %272 : tensor<24xf32>
    %323 = stablehlo.multiply %322, %252 : tensor<24xf32>
    %324 = stablehlo.multiply %322, %242 : tensor<24xf32>
    %325 = stablehlo.multiply %324, %222 : tensor<24xf32>
    %326 = stablehlo.multiply %324, %212 : tensor<24xf32>
    %327 = stablehlo.multiply %326, %192 : tensor<24xf32>
    %328 = stablehlo.multiply %326, %182 : tensor<24xf32>
    %329:5 = stablehlo.optimization_barrier %arg2, %arg0, %136, %319, %318 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %330 = stablehlo.dot_general %329#1, %329#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %331 = stablehlo.reduce(%330 init: %cst_83) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %333 = stablehlo.maximum %332, %331 : tensor<24xf32>
    %334 = stablehlo.is_finite %333 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %336 = stablehlo.select %334, %333, %335 : tensor<24xi1>, tensor<24xf32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %339 = stablehlo.subtract %330, %338 : tensor<24x40xf32>
    %340 = stablehlo.exponential %339 : tensor<24x40xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %342 = stablehlo.abs %341 : tensor<24xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.compare GE, %341, %343, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %345 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_88 = stablehlo.constant dense<200> : tensor<i32>
    %346 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %347 = stablehlo.add %346, %345 : tensor<40xi32>
    %348 = stablehlo.broadcast_in_dim %329#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %349 = stablehlo.broadcast_in_dim %347, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %351 = stablehlo.broadcast_in_dim %348, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %352 = stablehlo.compare EQ, %350, %351, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %353 = call @_where_0(%352) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %354 = stablehlo.broadcast_in_dim %329#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %355 = call @_where_1(%352, %353, %354) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %356 = stablehlo.divide %329#3, %342 : tensor<24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.select %344, %357, %356 : tensor<24xi1>, tensor<24xf32>
    %359 = stablehlo.select %344, %356, %357 : tensor<24xi1>, tensor<24xf32>
    %360 = stablehlo.negate %358 : tensor<24xf32>
    %361 = stablehlo.add %359, %360 : tensor<24xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %363 = stablehlo.multiply %362, %340 : tensor<24x40xf32>
    %364 = stablehlo.add %355, %363 : tensor<24x40xf32>
    %365 = stablehlo.dot_general %364, %329#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %366 = stablehlo.transpose %365, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %367 = stablehlo.dot_general %364, %329#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.pad %366, %cst_90, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %369:5 = stablehlo.optimization_barrier %arg2, %arg0, %109, %321, %318 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %370 = stablehlo.dot_general %369#1, %369#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %371 = stablehlo.reduce(%370 init: %cst_91) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %373 = stablehlo.maximum %372, %371 : tensor<24xf32>
    %374 = stablehlo.is_finite %373 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %376 = stablehlo.select %374, %373, %375 : tensor<24xi1>, tensor<24xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %379 = stablehlo.subtract %370, %378 : tensor<24x40xf32>
    %380 = stablehlo.exponential %379 : tensor<24x40xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %382 = stablehlo.abs %381 : tensor<24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %384 = stablehlo.compare GE, %381, %383, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %385 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_96 = stablehlo.constant dense<160> : tensor<i32>
    %386 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %387 = stablehlo.add %386, %385 : tensor<40xi32>
    %388 = stablehlo.broadcast_in_dim %369#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %389 = stablehlo.broadcast_in_dim %387, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %391 = stablehlo.broadcast_in_dim %388, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %392 = stablehlo.compare EQ, %390, %391, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %393 = call @_where_0(%392) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %394 = stablehlo.broadcast_in_dim %369#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %395 = call @_where_1(%392, %393, %394) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %396 = stablehlo.divide %369#3, %382 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %398 = stablehlo.select %384, %397, %396 : tensor<24xi1>, tensor<24xf32>
    %399 = stablehlo.select %384, %396, %397 : tensor<24xi1>, tensor<24xf32>
    %400 = stablehlo.negate %398 : tensor<24xf32>
    %401 = stablehlo.add %399, %400 : tensor<24xf32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %403 = stablehlo.multiply %402, %380 : tensor<24x40xf32>
    %404 = stablehlo.add %395, %403 : tensor<24x40xf32>
    %405 = stablehlo.dot_general %404, %369#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %406 = stablehlo.transpose %405, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %407 = stablehlo.dot_general %404, %369#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %408 = stablehlo.add %367, %407 : tensor<24x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.pad %406, %cst_98, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %410 = stablehlo.add %368, %409 : tensor<24x240xf32>
    %411:5 = stablehlo.optimization_barrier %arg2, %arg0, %82, %323, %318 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %412 = stablehlo.dot_general %411#1, %411#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_99) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %415 = stablehlo.maximum %414, %413 : tensor<24xf32>
    %416 = stablehlo.is_finite %415 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %418 = stablehlo.select %416, %415, %417 : tensor<24xi1>, tensor<24xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %421 = stablehlo.subtract %412, %420 : tensor<24x40xf32>
    %422 = stablehlo.exponential %421 : tensor<24x40xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_102) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %424 = stablehlo.abs %423 : tensor<24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %426 = stablehlo.compare GE, %423, %425, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %427 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_104 = stablehlo.constant dense<120> : tensor<i32>
    %428 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %429 = stablehlo.add %428, %427 : tensor<40xi32>
    %430 = stablehlo.broadcast_in_dim %411#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %431 = stablehlo.broadcast_in_dim %429, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %433 = stablehlo.broadcast_in_dim %430, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %434 = stablehlo.compare EQ, %432, %433, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %435 = call @_where_0(%434) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %436 = stablehlo.broadcast_in_dim %411#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %437 = call @_where_1(%434, %435, %436) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %438 = stablehlo.divide %411#3, %424 : tensor<24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %440 = stablehlo.select %426, %439, %438 : tensor<24xi1>, tensor<24xf32>
    %441 = stablehlo.select %426, %438, %439 : tensor<24xi1>, tensor<24xf32>
    %442 = stablehlo.negate %440 : tensor<24xf32>
    %443 = stablehlo.add %441, %442 : tensor<24xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %445 = stablehlo.multiply %444, %422 : tensor<24x40xf32>
    %446 = stablehlo.add %437, %445 : tensor<24x40xf32>
    %447 = stablehlo.dot_general %446, %411#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %448 = stablehlo.transpose %447, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %449 = stablehlo.dot_general %446, %411#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %450 = stablehlo.add %408, %449 : tensor<24x24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.pad %448, %cst_106, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %452 = stablehlo.add %410, %451 : tensor<24x240xf32>
    %453:5 = stablehlo.optimization_barrier %arg2, %arg0, %55, %325, %318 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %454 = stablehlo.dot_general %453#1, %453#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_107) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %457 = stablehlo.maximum %456, %455 : tensor<24xf32>
    %458 = stablehlo.is_finite %457 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %460 = stablehlo.select %458, %457, %459 : tensor<24xi1>, tensor<24xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %463 = stablehlo.subtract %454, %462 : tensor<24x40xf32>
    %464 = stablehlo.exponential %463 : tensor<24x40xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%464 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %466 = stablehlo.abs %465 : tensor<24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %468 = stablehlo.compare GE, %465, %467, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %469 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_112 = stablehlo.constant dense<80> : tensor<i32>
    %470 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %471 = stablehlo.add %470, %469 : tensor<40xi32>
    %472 = stablehlo.broadcast_in_dim %453#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %473 = stablehlo.broadcast_in_dim %471, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %475 = stablehlo.broadcast_in_dim %472, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %476 = stablehlo.compare EQ, %474, %475, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %477 = call @_where_0(%476) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %478 = stablehlo.broadcast_in_dim %453#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %479 = call @_where_1(%476, %477, %478) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %480 = stablehlo.divide %453#3, %466 : tensor<24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %482 = stablehlo.select %468, %481, %480 : tensor<24xi1>, tensor<24xf32>
    %483 = stablehlo.select %468, %480, %481 : tensor<24xi1>, tensor<24xf32>
    %484 = stablehlo.negate %482 : tensor<24xf32>
    %485 = stablehlo.add %483, %484 : tensor<24xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %487 = stablehlo.multiply %486, %464 : tensor<24x40xf32>
    %488 = stablehlo.add %479, %487 : tensor<24x40xf32>
    %489 = stablehlo.dot_general %488, %453#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %490 = stablehlo.transpose %489, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %491 = stablehlo.dot_general %488, %453#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %492 = stablehlo.add %450, %491 : tensor<24x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.pad %490, %cst_114, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %494 = stablehlo.add %452, %493 : tensor<24x240xf32>
    %495:5 = stablehlo.optimization_barrier %arg2, %arg0, %28, %327, %318 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %496 = stablehlo.dot_general %495#1, %495#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %497 = stablehlo.reduce(%496 init: %cst_115) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %499 = stablehlo.maximum %498, %497 : tensor<24xf32>
    %500 = stablehlo.is_finite %499 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %502 = stablehlo.select %500, %499, %501 : tensor<24xi1>, tensor<24xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %505 = stablehlo.subtract %496, %504 : tensor<24x40xf32>
    %506 = stablehlo.exponential %505 : tensor<24x40xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.reduce(%506 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %508 = stablehlo.abs %507 : tensor<24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %510 = stablehlo.compare GE, %507, %509, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %511 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_120 = stablehlo.constant dense<40> : tensor<i32>
    %512 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %513 = stablehlo.add %512, %511 : tensor<40xi32>
    %514 = stablehlo.broadcast_in_dim %495#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %515 = stablehlo.broadcast_in_dim %513, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %517 = stablehlo.broadcast_in_dim %514, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %518 = stablehlo.compare EQ, %516, %517, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %519 = call @_where_0(%518) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %520 = stablehlo.broadcast_in_dim %495#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %521 = call @_where_1(%518, %519, %520) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %522 = stablehlo.divide %495#3, %508 : tensor<24xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %524 = stablehlo.select %510, %523, %522 : tensor<24xi1>, tensor<24xf32>
    %525 = stablehlo.select %510, %522, %523 : tensor<24xi1>, tensor<24xf32>
    %526 = stablehlo.negate %524 : tensor<24xf32>
    %527 = stablehlo.add %525, %526 : tensor<24xf32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %529 = stablehlo.multiply %528, %506 : tensor<24x40xf32>
    %530 = stablehlo.add %521, %529 : tensor<24x40xf32>
    %531 = stablehlo.dot_general %530, %495#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %532 = stablehlo.transpose %531, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %533 = stablehlo.dot_general %530, %495#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %534 = stablehlo.add %492, %533 : tensor<24x24xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.pad %532, %cst_122, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %536 = stablehlo.add %494, %535 : tensor<24x240xf32>
    %537:5 = stablehlo.optimization_barrier %arg2, %arg0, %0, %328, %318 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %538 = stablehlo.dot_general %537#1, %537#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_123 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_123) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %541 = stablehlo.maximum %540, %539 : tensor<24xf32>
    %542 = stablehlo.is_finite %541 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %544 = stablehlo.select %542, %541, %543 : tensor<24xi1>, tensor<24xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %547 = stablehlo.subtract %538, %546 : tensor<24x40xf32>
    %548 = stablehlo.exponential %547 : tensor<24x40xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_126) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %550 = stablehlo.abs %549 : tensor<24xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %552 = stablehlo.compare GE, %549, %551, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %553 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %554 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %555 = stablehlo.add %554, %553 : tensor<40xi32>
    %556 = stablehlo.broadcast_in_dim %537#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %557 = stablehlo.broadcast_in_dim %555, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %559 = stablehlo.broadcast_in_dim %556, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %560 = stablehlo.compare EQ, %558, %559, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %561 = call @_where_0(%560) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %562 = stablehlo.broadcast_in_dim %537#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %563 = call @_where_1(%560, %561, %562) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %564 = stablehlo.divide %537#3, %550 : tensor<24xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %566 = stablehlo.select %552, %565, %564 : tensor<24xi1>, tensor<24xf32>
    %567 = stablehlo.select %552, %564, %565 : tensor<24xi1>, tensor<24xf32>
    %568 = stablehlo.negate %566 : tensor<24xf32>
    %569 = stablehlo.add %567, %568 : tensor<24xf32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %571 = stablehlo.multiply %570, %548 : tensor<24x40xf32>
    %572 = stablehlo.add %563, %571 : tensor<24x40xf32>
    %573 = stablehlo.dot_general %572, %537#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %574 = stablehlo.transpose %573, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %575 = stablehlo.dot_general %572, %537#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %576 = stablehlo.add %534, %575 : tensor<24x24xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.pad %574, %cst_130, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %578 = stablehlo.add %536, %577 : tensor<24x240xf32>
    return %315, %576, %578 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
