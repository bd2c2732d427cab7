module @jit_written_autodiff_stack_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %163 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %164 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %165 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %166 = stablehlo.broadcast_in_dim %97, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %167 = stablehlo.broadcast_in_dim %124, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %168 = stablehlo.broadcast_in_dim %151, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %169 = stablehlo.concatenate %163, %164, %165, %166, %167, %168, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<6x24xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_41) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %171 = stablehlo.reshape %170 : (tensor<24xf32>) -> tensor<1x24xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %173 = stablehlo.compare EQ, %169, %172, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %174 = stablehlo.convert %173 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %177 = stablehlo.maximum %176, %170 : tensor<24xf32>
    %178 = stablehlo.compare EQ, %170, %177, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %181 = stablehlo.select %178, %179, %180 : tensor<24xi1>, tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %183 = stablehlo.compare EQ, %182, %177, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %186 = stablehlo.select %183, %184, %185 : tensor<24xi1>, tensor<24xf32>
    %187 = stablehlo.divide %181, %186 : tensor<24xf32>
    %188 = stablehlo.is_finite %177 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %190 = stablehlo.select %188, %177, %189 : tensor<24xi1>, tensor<24xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.broadcast_in_dim %190, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %194 = stablehlo.subtract %169, %193 : tensor<6x24xf32>
    %195 = stablehlo.exponential %194 : tensor<6x24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %197 = stablehlo.sign %196 : tensor<24xf32>
    %198 = stablehlo.abs %196 : tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.compare GE, %196, %199, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %201 = stablehlo.log %198 : tensor<24xf32>
    %202 = stablehlo.add %201, %190 : tensor<24xf32>
    %203 = stablehlo.subtract %202, %162 : tensor<24xf32>
    %204 = stablehlo.multiply %203, %arg3 : tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %207 = stablehlo.multiply %206, %arg3 : tensor<24xf32>
    %208 = stablehlo.negate %207 : tensor<24xf32>
    %209 = stablehlo.divide %207, %198 : tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %211 = stablehlo.select %200, %210, %209 : tensor<24xi1>, tensor<24xf32>
    %212 = stablehlo.select %200, %209, %210 : tensor<24xi1>, tensor<24xf32>
    %213 = stablehlo.negate %211 : tensor<24xf32>
    %214 = stablehlo.add %212, %213 : tensor<24xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %216 = stablehlo.multiply %215, %195 : tensor<6x24xf32>
    %217 = stablehlo.slice %216 [0:1, 0:24] : (tensor<6x24xf32>) -> tensor<1x24xf32>
    %218 = stablehlo.reshape %217 : (tensor<1x24xf32>) -> tensor<24xf32>
    %219 = stablehlo.slice %216 [1:2, 0:24] : (tensor<6x24xf32>) -> tensor<1x24xf32>
    %220 = stablehlo.reshape %219 : (tensor<1x24xf32>) -> tensor<24xf32>
    %221 = stablehlo.slice %216 [2:3, 0:24] : (tensor<6x24xf32>) -> tensor<1x24xf32>
    %222 = stablehlo.reshape %221 : (tensor<1x24xf32>) -> tensor<24xf32>
    %223 = stablehlo.slice %216 [3:4, 0:24] : (tensor<6x24xf32>) -> tensor<1x24xf32>
    %224 = stablehlo.reshape %223 : (tensor<1x24xf32>) -> tensor<24xf32>
    %225 = stablehlo.slice %216 [4:5, 0:24] : (tensor<6x24xf32>) -> tensor<1x24xf32>
    %226 = stablehlo.reshape %225 : (tensor<1x24xf32>) -> tensor<24xf32>
    %227 = stablehlo.slice %216 [5:6, 0:24] : (tensor<6x24xf32>) -> tensor<1x24xf32>
    %228 = stablehlo.reshape %227 : (tensor<1x24xf32>) -> tensor<24xf32>
    %229:5 = stablehlo.optimization_barrier %arg2, %arg0, %136, %228, %208 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %230 = stablehlo.dot_general %229#1, %229#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_56) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %233 = stablehlo.maximum %232, %231 : tensor<24xf32>
    %234 = stablehlo.is_finite %233 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %236 = stablehlo.select %234, %233, %235 : tensor<24xi1>, tensor<24xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %239 = stablehlo.subtract %230, %238 : tensor<24x40xf32>
    %240 = stablehlo.exponential %239 : tensor<24x40xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %242 = stablehlo.abs %241 : tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %244 = stablehlo.compare GE, %241, %243, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %245 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_61 = stablehlo.constant dense<200> : tensor<i32>
    %246 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %247 = stablehlo.add %246, %245 : tensor<40xi32>
    %248 = stablehlo.broadcast_in_dim %229#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %249 = stablehlo.broadcast_in_dim %247, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %251 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %252 = stablehlo.compare EQ, %250, %251, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %253 = call @_where_0(%252) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %254 = stablehlo.broadcast_in_dim %229#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %255 = call @_where_1(%252, %253, %254) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %256 = stablehlo.divide %229#3, %242 : tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %258 = stablehlo.select %244, %257, %256 : tensor<24xi1>, tensor<24xf32>
    %259 = stablehlo.select %244, %256, %257 : tensor<24xi1>, tensor<24xf32>
    %260 = stablehlo.negate %258 : tensor<24xf32>
    %261 = stablehlo.add %259, %260 : tensor<24xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %263 = stablehlo.multiply %262, %240 : tensor<24x40xf32>
    %264 = stablehlo.add %255, %263 : tensor<24x40xf32>
    %265 = stablehlo.dot_general %264, %229#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %266 = stablehlo.transpose %265, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %267 = stablehlo.dot_general %264, %229#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.pad %266, %cst_63, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %269:5 = stablehlo.optimization_barrier %arg2, %arg0, %109, %226, %208 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %270 = stablehlo.dot_general %269#1, %269#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_64) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %273 = stablehlo.maximum %272, %271 : tensor<24xf32>
    %274 = stablehlo.is_finite %273 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %276 = stablehlo.select %274, %273, %275 : tensor<24xi1>, tensor<24xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %279 = stablehlo.subtract %270, %278 : tensor<24x40xf32>
    %280 = stablehlo.exponential %279 : tensor<24x40xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %282 = stablehlo.abs %281 : tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.compare GE, %281, %283, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %285 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_69 = stablehlo.constant dense<160> : tensor<i32>
    %286 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %287 = stablehlo.add %286, %285 : tensor<40xi32>
    %288 = stablehlo.broadcast_in_dim %269#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %289 = stablehlo.broadcast_in_dim %287, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %291 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %292 = stablehlo.compare EQ, %290, %291, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %293 = call @_where_0(%292) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %294 = stablehlo.broadcast_in_dim %269#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %295 = call @_where_1(%292, %293, %294) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %296 = stablehlo.divide %269#3, %282 : tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.select %284, %297, %296 : tensor<24xi1>, tensor<24xf32>
    %299 = stablehlo.select %284, %296, %297 : tensor<24xi1>, tensor<24xf32>
    %300 = stablehlo.negate %298 : tensor<24xf32>
    %301 = stablehlo.add %299, %300 : tensor<24xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %303 = stablehlo.multiply %302, %280 : tensor<24x40xf32>
    %304 = stablehlo.add %295, %303 : tensor<24x40xf32>
    %305 = stablehlo.dot_general %304, %269#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %306 = stablehlo.transpose %305, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %307 = stablehlo.dot_general %304, %269#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %308 = stablehlo.add %267, %307 : tensor<24x24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.pad %306, %cst_71, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %310 = stablehlo.add %268, %309 : tensor<24x240xf32>
    %311:5 = stablehlo.optimization_barrier %arg2, %arg0, %82, %224, %208 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %312 = stablehlo.dot_general %311#1, %311#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %313 = stablehlo.reduce(%312 init: %cst_72) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %315 = stablehlo.maximum %314, %313 : tensor<24xf32>
    %316 = stablehlo.is_finite %315 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %318 = stablehlo.select %316, %315, %317 : tensor<24xi1>, tensor<24xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %321 = stablehlo.subtract %312, %320 : tensor<24x40xf32>
    %322 = stablehlo.exponential %321 : tensor<24x40xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %324 = stablehlo.abs %323 : tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %326 = stablehlo.compare GE, %323, %325, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %327 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_77 = stablehlo.constant dense<120> : tensor<i32>
    %328 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %329 = stablehlo.add %328, %327 : tensor<40xi32>
    %330 = stablehlo.broadcast_in_dim %311#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %331 = stablehlo.broadcast_in_dim %329, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %333 = stablehlo.broadcast_in_dim %330, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %334 = stablehlo.compare EQ, %332, %333, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %335 = call @_where_0(%334) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %336 = stablehlo.broadcast_in_dim %311#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %337 = call @_where_1(%334, %335, %336) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %338 = stablehlo.divide %311#3, %324 : tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %340 = stablehlo.select %326, %339, %338 : tensor<24xi1>, tensor<24xf32>
    %341 = stablehlo.select %326, %338, %339 : tensor<24xi1>, tensor<24xf32>
    %342 = stablehlo.negate %340 : tensor<24xf32>
    %343 = stablehlo.add %341, %342 : tensor<24xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %345 = stablehlo.multiply %344, %322 : tensor<24x40xf32>
    %346 = stablehlo.add %337, %345 : tensor<24x40xf32>
    %347 = stablehlo.dot_general %346, %311#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %348 = stablehlo.transpose %347, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %349 = stablehlo.dot_general %346, %311#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %350 = stablehlo.add %308, %349 : tensor<24x24xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.pad %348, %cst_79, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %352 = stablehlo.add %310, %351 : tensor<24x240xf32>
    %353:5 = stablehlo.optimization_barrier %arg2, %arg0, %55, %222, %208 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %354 = stablehlo.dot_general %353#1, %353#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_80 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %355 = stablehlo.reduce(%354 init: %cst_80) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %357 = stablehlo.maximum %356, %355 : tensor<24xf32>
    %358 = stablehlo.is_finite %357 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.select %358, %357, %359 : tensor<24xi1>, tensor<24xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %363 = stablehlo.subtract %354, %362 : tensor<24x40xf32>
    %364 = stablehlo.exponential %363 : tensor<24x40xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %366 = stablehlo.abs %365 : tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.compare GE, %365, %367, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %369 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_85 = stablehlo.constant dense<80> : tensor<i32>
    %370 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %371 = stablehlo.add %370, %369 : tensor<40xi32>
    %372 = stablehlo.broadcast_in_dim %353#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %373 = stablehlo.broadcast_in_dim %371, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %375 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %376 = stablehlo.compare EQ, %374, %375, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %377 = call @_where_0(%376) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %378 = stablehlo.broadcast_in_dim %353#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %379 = call @_where_1(%376, %377, %378) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %380 = stablehlo.divide %353#3, %366 : tensor<24xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %382 = stablehlo.select %368, %381, %380 : tensor<24xi1>, tensor<24xf32>
    %383 = stablehlo.select %368, %380, %381 : tensor<24xi1>, tensor<24xf32>
    %384 = stablehlo.negate %382 : tensor<24xf32>
    %385 = stablehlo.add %383, %384 : tensor<24xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %387 = stablehlo.multiply %386, %364 : tensor<24x40xf32>
    %388 = stablehlo.add %379, %387 : tensor<24x40xf32>
    %389 = stablehlo.dot_general %388, %353#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %390 = stablehlo.transpose %389, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %391 = stablehlo.dot_general %388, %353#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %392 = stablehlo.add %350, %391 : tensor<24x24xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.pad %390, %cst_87, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %394 = stablehlo.add %352, %393 : tensor<24x240xf32>
    %395:5 = stablehlo.optimization_barrier %arg2, %arg0, %28, %220, %208 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %396 = stablehlo.dot_general %395#1, %395#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_88) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %399 = stablehlo.maximum %398, %397 : tensor<24xf32>
    %400 = stablehlo.is_finite %399 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %402 = stablehlo.select %400, %399, %401 : tensor<24xi1>, tensor<24xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %405 = stablehlo.subtract %396, %404 : tensor<24x40xf32>
    %406 = stablehlo.exponential %405 : tensor<24x40xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%406 init: %cst_91) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %408 = stablehlo.abs %407 : tensor<24xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %410 = stablehlo.compare GE, %407, %409, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %411 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_93 = stablehlo.constant dense<40> : tensor<i32>
    %412 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %413 = stablehlo.add %412, %411 : tensor<40xi32>
    %414 = stablehlo.broadcast_in_dim %395#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %415 = stablehlo.broadcast_in_dim %413, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %417 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %418 = stablehlo.compare EQ, %416, %417, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %419 = call @_where_0(%418) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %420 = stablehlo.broadcast_in_dim %395#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %421 = call @_where_1(%418, %419, %420) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %422 = stablehlo.divide %395#3, %408 : tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %424 = stablehlo.select %410, %423, %422 : tensor<24xi1>, tensor<24xf32>
    %425 = stablehlo.select %410, %422, %423 : tensor<24xi1>, tensor<24xf32>
    %426 = stablehlo.negate %424 : tensor<24xf32>
    %427 = stablehlo.add %425, %426 : tensor<24xf32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %429 = stablehlo.multiply %428, %406 : tensor<24x40xf32>
    %430 = stablehlo.add %421, %429 : tensor<24x40xf32>
    %431 = stablehlo.dot_general %430, %395#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %432 = stablehlo.transpose %431, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %433 = stablehlo.dot_general %430, %395#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %434 = stablehlo.add %392, %433 : tensor<24x24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.pad %432, %cst_95, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %436 = stablehlo.add %394, %435 : tensor<24x240xf32>
    %437:5 = stablehlo.optimization_barrier %arg2, %arg0, %0, %218, %208 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %438 = stablehlo.dot_general %437#1, %437#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %439 = stablehlo.reduce(%438 init: %cst_96) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %441 = stablehlo.maximum %440, %439 : tensor<24xf32>
    %442 = stablehlo.is_finite %441 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %444 = stablehlo.select %442, %441, %443 : tensor<24xi1>, tensor<24xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %447 = stablehlo.subtract %438, %446 : tensor<24x40xf32>
    %448 = stablehlo.exponential %447 : tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.reduce(%448 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %450 = stablehlo.abs %449 : tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %452 = stablehlo.compare GE, %449, %451, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %453 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %454 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %455 = stablehlo.add %454, %453 : tensor<40xi32>
    %456 = stablehlo.broadcast_in_dim %437#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %457 = stablehlo.broadcast_in_dim %455, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %459 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %460 = stablehlo.compare EQ, %458, %459, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %461 = call @_where_0(%460) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %462 = stablehlo.broadcast_in_dim %437#4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %463 = call @_where_1(%460, %461, %462) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %464 = stablehlo.divide %437#3, %450 : tensor<24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %466 = stablehlo.select %452, %465, %464 : tensor<24xi1>, tensor<24xf32>
    %467 = stablehlo.select %452, %464, %465 : tensor<24xi1>, tensor<24xf32>
    %468 = stablehlo.negate %466 : tensor<24xf32>
    %469 = stablehlo.add %467, %468 : tensor<24xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %471 = stablehlo.multiply %470, %448 : tensor<24x40xf32>
    %472 = stablehlo.add %463, %471 : tensor<24x40xf32>
    %473 = stablehlo.dot_general %472, %437#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %474 = stablehlo.transpose %473, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %475 = stablehlo.dot_general %472, %437#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %476 = stablehlo.add %434, %475 : tensor<24x24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.pad %474, %cst_103, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %478 = stablehlo.add %436, %477 : tensor<24x240xf32>
    return %205, %476, %478 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
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
