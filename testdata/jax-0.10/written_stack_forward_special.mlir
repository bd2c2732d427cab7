module @jit_written_stack_forward_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x251xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:24, 0:40] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<24xf32>
    %4 = stablehlo.is_finite %3 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.select %4, %3, %5 : tensor<24xi1>, tensor<24xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<24x40xf32>
    %10 = stablehlo.exponential %9 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.sign %11 : tensor<24xf32>
    %13 = stablehlo.abs %11 : tensor<24xf32>
    %14 = stablehlo.log %13 : tensor<24xf32>
    %15 = stablehlo.add %14, %6 : tensor<24xf32>
    %16 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %18 = stablehlo.add %17, %16 : tensor<40xi32>
    %19 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %23 = stablehlo.compare EQ, %21, %22, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %24 = call @_where(%23, %0, %c_3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.add %26, %25 : tensor<24xf32>
    %28 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.maximum %30, %29 : tensor<24xf32>
    %32 = stablehlo.is_finite %31 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %32, %31, %33 : tensor<24xi1>, tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.subtract %28, %36 : tensor<24x40xf32>
    %38 = stablehlo.exponential %37 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.sign %39 : tensor<24xf32>
    %41 = stablehlo.abs %39 : tensor<24xf32>
    %42 = stablehlo.log %41 : tensor<24xf32>
    %43 = stablehlo.add %42, %34 : tensor<24xf32>
    %44 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_10 = stablehlo.constant dense<40> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %46 = stablehlo.add %45, %44 : tensor<40xi32>
    %47 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %50 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %51 = stablehlo.compare EQ, %49, %50, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %52 = call @_where(%51, %28, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.add %27, %53 : tensor<24xf32>
    %55 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.maximum %57, %56 : tensor<24xf32>
    %59 = stablehlo.is_finite %58 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.select %59, %58, %60 : tensor<24xi1>, tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %64 = stablehlo.subtract %55, %63 : tensor<24x40xf32>
    %65 = stablehlo.exponential %64 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.sign %66 : tensor<24xf32>
    %68 = stablehlo.abs %66 : tensor<24xf32>
    %69 = stablehlo.log %68 : tensor<24xf32>
    %70 = stablehlo.add %69, %61 : tensor<24xf32>
    %71 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_17 = stablehlo.constant dense<80> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %73 = stablehlo.add %72, %71 : tensor<40xi32>
    %74 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %78 = stablehlo.compare EQ, %76, %77, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %79 = call @_where(%78, %55, %c_18) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %81 = stablehlo.add %54, %80 : tensor<24xf32>
    %82 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %85 = stablehlo.maximum %84, %83 : tensor<24xf32>
    %86 = stablehlo.is_finite %85 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %88 = stablehlo.select %86, %85, %87 : tensor<24xi1>, tensor<24xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %91 = stablehlo.subtract %82, %90 : tensor<24x40xf32>
    %92 = stablehlo.exponential %91 : tensor<24x40xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.sign %93 : tensor<24xf32>
    %95 = stablehlo.abs %93 : tensor<24xf32>
    %96 = stablehlo.log %95 : tensor<24xf32>
    %97 = stablehlo.add %96, %88 : tensor<24xf32>
    %98 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_24 = stablehlo.constant dense<120> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %100 = stablehlo.add %99, %98 : tensor<40xi32>
    %101 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %102 = stablehlo.broadcast_in_dim %100, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %104 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %105 = stablehlo.compare EQ, %103, %104, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %106 = call @_where(%105, %82, %c_25) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.add %81, %107 : tensor<24xf32>
    %109 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.maximum %111, %110 : tensor<24xf32>
    %113 = stablehlo.is_finite %112 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %113, %112, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %118 = stablehlo.subtract %109, %117 : tensor<24x40xf32>
    %119 = stablehlo.exponential %118 : tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.sign %120 : tensor<24xf32>
    %122 = stablehlo.abs %120 : tensor<24xf32>
    %123 = stablehlo.log %122 : tensor<24xf32>
    %124 = stablehlo.add %123, %115 : tensor<24xf32>
    %125 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_31 = stablehlo.constant dense<160> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %127 = stablehlo.add %126, %125 : tensor<40xi32>
    %128 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %129 = stablehlo.broadcast_in_dim %127, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %131 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %132 = stablehlo.compare EQ, %130, %131, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %133 = call @_where(%132, %109, %c_32) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %135 = stablehlo.add %108, %134 : tensor<24xf32>
    %136 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_34) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %139 = stablehlo.maximum %138, %137 : tensor<24xf32>
    %140 = stablehlo.is_finite %139 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.select %140, %139, %141 : tensor<24xi1>, tensor<24xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %145 = stablehlo.subtract %136, %144 : tensor<24x40xf32>
    %146 = stablehlo.exponential %145 : tensor<24x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.sign %147 : tensor<24xf32>
    %149 = stablehlo.abs %147 : tensor<24xf32>
    %150 = stablehlo.log %149 : tensor<24xf32>
    %151 = stablehlo.add %150, %142 : tensor<24xf32>
    %152 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_38 = stablehlo.constant dense<200> : tensor<i32>
    %153 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %154 = stablehlo.add %153, %152 : tensor<40xi32>
    %155 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %156 = stablehlo.broadcast_in_dim %154, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %158 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %159 = stablehlo.compare EQ, %157, %158, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %160 = call @_where(%159, %136, %c_39) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.add %135, %161 : tensor<24xf32>
    %163 = stablehlo.slice %arg0 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %166 = stablehlo.maximum %165, %164 : tensor<24xf32>
    %167 = stablehlo.is_finite %166 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %169 = stablehlo.select %167, %166, %168 : tensor<24xi1>, tensor<24xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %172 = stablehlo.subtract %163, %171 : tensor<24x11xf32>
    %173 = stablehlo.exponential %172 : tensor<24x11xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%173 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %175 = stablehlo.sign %174 : tensor<24xf32>
    %176 = stablehlo.abs %174 : tensor<24xf32>
    %177 = stablehlo.log %176 : tensor<24xf32>
    %178 = stablehlo.add %177, %169 : tensor<24xf32>
    %179 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_45 = stablehlo.constant dense<240> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %181 = stablehlo.add %180, %179 : tensor<11xi32>
    %182 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %183 = stablehlo.broadcast_in_dim %181, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %185 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %186 = stablehlo.compare EQ, %184, %185, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %187 = call @_where_0(%186, %163, %c_46) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %189 = stablehlo.add %162, %188 : tensor<24xf32>
    %190 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %191 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %192 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %193 = stablehlo.broadcast_in_dim %97, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %194 = stablehlo.broadcast_in_dim %124, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %195 = stablehlo.broadcast_in_dim %151, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %196 = stablehlo.broadcast_in_dim %178, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %197 = stablehlo.concatenate %190, %191, %192, %193, %194, %195, %196, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<7x24xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_48) applies stablehlo.maximum across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.maximum %199, %198 : tensor<24xf32>
    %201 = stablehlo.is_finite %200 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.select %201, %200, %202 : tensor<24xi1>, tensor<24xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %206 = stablehlo.subtract %197, %205 : tensor<7x24xf32>
    %207 = stablehlo.exponential %206 : tensor<7x24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %209 = stablehlo.sign %208 : tensor<24xf32>
    %210 = stablehlo.abs %208 : tensor<24xf32>
    %211 = stablehlo.log %210 : tensor<24xf32>
    %212 = stablehlo.add %211, %203 : tensor<24xf32>
    return %212, %189 : tensor<24xf32>, tensor<24xf32>
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
}
