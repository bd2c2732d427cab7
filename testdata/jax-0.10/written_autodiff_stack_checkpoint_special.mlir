module @jit_written_autodiff_stack_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x251xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x251xf32> {jax.result_info = "result[1][0]"}) {
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
    %12 = stablehlo.abs %11 : tensor<24xf32>
    %13 = stablehlo.log %12 : tensor<24xf32>
    %14 = stablehlo.add %13, %6 : tensor<24xf32>
    %15 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %17 = stablehlo.add %16, %15 : tensor<40xi32>
    %18 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %22 = stablehlo.compare EQ, %20, %21, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %23 = call @_where(%22, %0, %c_3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.add %25, %24 : tensor<24xf32>
    %27 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<24xf32>
    %31 = stablehlo.is_finite %30 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.select %31, %30, %32 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %36 = stablehlo.subtract %27, %35 : tensor<24x40xf32>
    %37 = stablehlo.exponential %36 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.abs %38 : tensor<24xf32>
    %40 = stablehlo.log %39 : tensor<24xf32>
    %41 = stablehlo.add %40, %33 : tensor<24xf32>
    %42 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_10 = stablehlo.constant dense<40> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %44 = stablehlo.add %43, %42 : tensor<40xi32>
    %45 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %48 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %49 = stablehlo.compare EQ, %47, %48, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %50 = call @_where(%49, %27, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.add %26, %51 : tensor<24xf32>
    %53 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.maximum %55, %54 : tensor<24xf32>
    %57 = stablehlo.is_finite %56 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.select %57, %56, %58 : tensor<24xi1>, tensor<24xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %62 = stablehlo.subtract %53, %61 : tensor<24x40xf32>
    %63 = stablehlo.exponential %62 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.abs %64 : tensor<24xf32>
    %66 = stablehlo.log %65 : tensor<24xf32>
    %67 = stablehlo.add %66, %59 : tensor<24xf32>
    %68 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_17 = stablehlo.constant dense<80> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %70 = stablehlo.add %69, %68 : tensor<40xi32>
    %71 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %74 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %75 = stablehlo.compare EQ, %73, %74, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %76 = call @_where(%75, %53, %c_18) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.add %52, %77 : tensor<24xf32>
    %79 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.maximum %81, %80 : tensor<24xf32>
    %83 = stablehlo.is_finite %82 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %85 = stablehlo.select %83, %82, %84 : tensor<24xi1>, tensor<24xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %88 = stablehlo.subtract %79, %87 : tensor<24x40xf32>
    %89 = stablehlo.exponential %88 : tensor<24x40xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.abs %90 : tensor<24xf32>
    %92 = stablehlo.log %91 : tensor<24xf32>
    %93 = stablehlo.add %92, %85 : tensor<24xf32>
    %94 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_24 = stablehlo.constant dense<120> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %96 = stablehlo.add %95, %94 : tensor<40xi32>
    %97 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %98 = stablehlo.broadcast_in_dim %96, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %100 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %101 = stablehlo.compare EQ, %99, %100, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %102 = call @_where(%101, %79, %c_25) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.add %78, %103 : tensor<24xf32>
    %105 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.maximum %107, %106 : tensor<24xf32>
    %109 = stablehlo.is_finite %108 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.select %109, %108, %110 : tensor<24xi1>, tensor<24xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %114 = stablehlo.subtract %105, %113 : tensor<24x40xf32>
    %115 = stablehlo.exponential %114 : tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.abs %116 : tensor<24xf32>
    %118 = stablehlo.log %117 : tensor<24xf32>
    %119 = stablehlo.add %118, %111 : tensor<24xf32>
    %120 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_31 = stablehlo.constant dense<160> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %122 = stablehlo.add %121, %120 : tensor<40xi32>
    %123 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %126 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %127 = stablehlo.compare EQ, %125, %126, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %128 = call @_where(%127, %105, %c_32) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.add %104, %129 : tensor<24xf32>
    %131 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_34) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %134 = stablehlo.maximum %133, %132 : tensor<24xf32>
    %135 = stablehlo.is_finite %134 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %137 = stablehlo.select %135, %134, %136 : tensor<24xi1>, tensor<24xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %140 = stablehlo.subtract %131, %139 : tensor<24x40xf32>
    %141 = stablehlo.exponential %140 : tensor<24x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %143 = stablehlo.abs %142 : tensor<24xf32>
    %144 = stablehlo.log %143 : tensor<24xf32>
    %145 = stablehlo.add %144, %137 : tensor<24xf32>
    %146 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_38 = stablehlo.constant dense<200> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %148 = stablehlo.add %147, %146 : tensor<40xi32>
    %149 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %150 = stablehlo.broadcast_in_dim %148, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %152 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %153 = stablehlo.compare EQ, %151, %152, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %154 = call @_where(%153, %131, %c_39) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %156 = stablehlo.add %130, %155 : tensor<24xf32>
    %157 = stablehlo.slice %arg0 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %160 = stablehlo.maximum %159, %158 : tensor<24xf32>
    %161 = stablehlo.is_finite %160 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %163 = stablehlo.select %161, %160, %162 : tensor<24xi1>, tensor<24xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %166 = stablehlo.subtract %157, %165 : tensor<24x11xf32>
    %167 = stablehlo.exponential %166 : tensor<24x11xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %169 = stablehlo.abs %168 : tensor<24xf32>
    %170 = stablehlo.log %169 : tensor<24xf32>
    %171 = stablehlo.add %170, %163 : tensor<24xf32>
    %172 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_45 = stablehlo.constant dense<240> : tensor<i32>
    %173 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %174 = stablehlo.add %173, %172 : tensor<11xi32>
    %175 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %176 = stablehlo.broadcast_in_dim %174, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %178 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %179 = stablehlo.compare EQ, %177, %178, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %180 = call @_where_0(%179, %157, %c_46) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.add %156, %181 : tensor<24xf32>
    %183 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %184 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %185 = stablehlo.broadcast_in_dim %67, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %186 = stablehlo.broadcast_in_dim %93, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %187 = stablehlo.broadcast_in_dim %119, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %188 = stablehlo.broadcast_in_dim %145, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %189 = stablehlo.broadcast_in_dim %171, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %190 = stablehlo.concatenate %183, %184, %185, %186, %187, %188, %189, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<7x24xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_48) applies stablehlo.maximum across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.reshape %191 : (tensor<24xf32>) -> tensor<1x24xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %194 = stablehlo.compare EQ, %190, %193, FLOAT : (tensor<7x24xf32>, tensor<7x24xf32>) -> tensor<7x24xi1>
    %195 = stablehlo.convert %194 : (tensor<7x24xi1>) -> tensor<7x24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_50 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.maximum %197, %191 : tensor<24xf32>
    %199 = stablehlo.compare EQ, %191, %198, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %202 = stablehlo.select %199, %200, %201 : tensor<24xi1>, tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.compare EQ, %203, %198, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %207 = stablehlo.select %204, %205, %206 : tensor<24xi1>, tensor<24xf32>
    %208 = stablehlo.divide %202, %207 : tensor<24xf32>
    %209 = stablehlo.is_finite %198 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %211 = stablehlo.select %209, %198, %210 : tensor<24xi1>, tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %213 = stablehlo.broadcast_in_dim %211, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %215 = stablehlo.subtract %190, %214 : tensor<7x24xf32>
    %216 = stablehlo.exponential %215 : tensor<7x24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %218 = stablehlo.sign %217 : tensor<24xf32>
    %219 = stablehlo.abs %217 : tensor<24xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %221 = stablehlo.compare GE, %217, %220, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %222 = stablehlo.log %219 : tensor<24xf32>
    %223 = stablehlo.add %222, %211 : tensor<24xf32>
    %224 = stablehlo.subtract %223, %182 : tensor<24xf32>
    %225 = stablehlo.multiply %224, %arg2 : tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %228 = stablehlo.multiply %227, %arg2 : tensor<24xf32>
    %229 = stablehlo.negate %228 : tensor<24xf32>
    %230 = stablehlo.divide %228, %219 : tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %232 = stablehlo.select %221, %231, %230 : tensor<24xi1>, tensor<24xf32>
    %233 = stablehlo.select %221, %230, %231 : tensor<24xi1>, tensor<24xf32>
    %234 = stablehlo.negate %232 : tensor<24xf32>
    %235 = stablehlo.add %233, %234 : tensor<24xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [1] : (tensor<24xf32>) -> tensor<7x24xf32>
    %237 = stablehlo.multiply %236, %216 : tensor<7x24xf32>
    %238 = stablehlo.slice %237 [0:1, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %239 = stablehlo.reshape %238 : (tensor<1x24xf32>) -> tensor<24xf32>
    %240 = stablehlo.slice %237 [1:2, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %241 = stablehlo.reshape %240 : (tensor<1x24xf32>) -> tensor<24xf32>
    %242 = stablehlo.slice %237 [2:3, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %243 = stablehlo.reshape %242 : (tensor<1x24xf32>) -> tensor<24xf32>
    %244 = stablehlo.slice %237 [3:4, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %245 = stablehlo.reshape %244 : (tensor<1x24xf32>) -> tensor<24xf32>
    %246 = stablehlo.slice %237 [4:5, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %247 = stablehlo.reshape %246 : (tensor<1x24xf32>) -> tensor<24xf32>
    %248 = stablehlo.slice %237 [5:6, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %249 = stablehlo.reshape %248 : (tensor<1x24xf32>) -> tensor<24xf32>
    %250 = stablehlo.slice %237 [6:7, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %251 = stablehlo.reshape %250 : (tensor<1x24xf32>) -> tensor<24xf32>
    %252:4 = stablehlo.optimization_barrier %arg1, %157, %251, %229 : tensor<24xi32>, tensor<24x11xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %253 = stablehlo.reduce(%252#1 init: %cst_63) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %255 = stablehlo.maximum %254, %253 : tensor<24xf32>
    %256 = stablehlo.is_finite %255 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %258 = stablehlo.select %256, %255, %257 : tensor<24xi1>, tensor<24xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %261 = stablehlo.subtract %252#1, %260 : tensor<24x11xf32>
    %262 = stablehlo.exponential %261 : tensor<24x11xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.reduce(%262 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %264 = stablehlo.abs %263 : tensor<24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.compare GE, %263, %265, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %267 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_68 = stablehlo.constant dense<240> : tensor<i32>
    %268 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %269 = stablehlo.add %268, %267 : tensor<11xi32>
    %270 = stablehlo.broadcast_in_dim %252#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %271 = stablehlo.broadcast_in_dim %269, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %273 = stablehlo.broadcast_in_dim %270, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %274 = stablehlo.compare EQ, %272, %273, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %275 = call @_where_1(%274) : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %276 = stablehlo.broadcast_in_dim %252#3, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %277 = call @_where_2(%274, %275, %276) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %278 = stablehlo.divide %252#2, %264 : tensor<24xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %280 = stablehlo.select %266, %279, %278 : tensor<24xi1>, tensor<24xf32>
    %281 = stablehlo.select %266, %278, %279 : tensor<24xi1>, tensor<24xf32>
    %282 = stablehlo.negate %280 : tensor<24xf32>
    %283 = stablehlo.add %281, %282 : tensor<24xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %285 = stablehlo.multiply %284, %262 : tensor<24x11xf32>
    %286 = stablehlo.add %277, %285 : tensor<24x11xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.pad %286, %cst_70, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %288:4 = stablehlo.optimization_barrier %arg1, %131, %249, %229 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %289 = stablehlo.reduce(%288#1 init: %cst_71) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %291 = stablehlo.maximum %290, %289 : tensor<24xf32>
    %292 = stablehlo.is_finite %291 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %294 = stablehlo.select %292, %291, %293 : tensor<24xi1>, tensor<24xf32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %297 = stablehlo.subtract %288#1, %296 : tensor<24x40xf32>
    %298 = stablehlo.exponential %297 : tensor<24x40xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%298 init: %cst_74) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %300 = stablehlo.abs %299 : tensor<24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.compare GE, %299, %301, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %303 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_76 = stablehlo.constant dense<200> : tensor<i32>
    %304 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %305 = stablehlo.add %304, %303 : tensor<40xi32>
    %306 = stablehlo.broadcast_in_dim %288#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %307 = stablehlo.broadcast_in_dim %305, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %309 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %310 = stablehlo.compare EQ, %308, %309, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %311 = call @_where_3(%310) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %312 = stablehlo.broadcast_in_dim %288#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %313 = call @_where_4(%310, %311, %312) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %314 = stablehlo.divide %288#2, %300 : tensor<24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %316 = stablehlo.select %302, %315, %314 : tensor<24xi1>, tensor<24xf32>
    %317 = stablehlo.select %302, %314, %315 : tensor<24xi1>, tensor<24xf32>
    %318 = stablehlo.negate %316 : tensor<24xf32>
    %319 = stablehlo.add %317, %318 : tensor<24xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %321 = stablehlo.multiply %320, %298 : tensor<24x40xf32>
    %322 = stablehlo.add %313, %321 : tensor<24x40xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.pad %322, %cst_78, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %324 = stablehlo.add %287, %323 : tensor<24x251xf32>
    %325:4 = stablehlo.optimization_barrier %arg1, %105, %247, %229 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %326 = stablehlo.reduce(%325#1 init: %cst_79) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %328 = stablehlo.maximum %327, %326 : tensor<24xf32>
    %329 = stablehlo.is_finite %328 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %331 = stablehlo.select %329, %328, %330 : tensor<24xi1>, tensor<24xf32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %334 = stablehlo.subtract %325#1, %333 : tensor<24x40xf32>
    %335 = stablehlo.exponential %334 : tensor<24x40xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %337 = stablehlo.abs %336 : tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %339 = stablehlo.compare GE, %336, %338, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %340 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_84 = stablehlo.constant dense<160> : tensor<i32>
    %341 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %342 = stablehlo.add %341, %340 : tensor<40xi32>
    %343 = stablehlo.broadcast_in_dim %325#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %344 = stablehlo.broadcast_in_dim %342, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %346 = stablehlo.broadcast_in_dim %343, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %347 = stablehlo.compare EQ, %345, %346, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %348 = call @_where_3(%347) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %349 = stablehlo.broadcast_in_dim %325#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %350 = call @_where_4(%347, %348, %349) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %351 = stablehlo.divide %325#2, %337 : tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.select %339, %352, %351 : tensor<24xi1>, tensor<24xf32>
    %354 = stablehlo.select %339, %351, %352 : tensor<24xi1>, tensor<24xf32>
    %355 = stablehlo.negate %353 : tensor<24xf32>
    %356 = stablehlo.add %354, %355 : tensor<24xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %358 = stablehlo.multiply %357, %335 : tensor<24x40xf32>
    %359 = stablehlo.add %350, %358 : tensor<24x40xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.pad %359, %cst_86, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %361 = stablehlo.add %324, %360 : tensor<24x251xf32>
    %362:4 = stablehlo.optimization_barrier %arg1, %79, %245, %229 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %363 = stablehlo.reduce(%362#1 init: %cst_87) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %365 = stablehlo.maximum %364, %363 : tensor<24xf32>
    %366 = stablehlo.is_finite %365 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.select %366, %365, %367 : tensor<24xi1>, tensor<24xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %371 = stablehlo.subtract %362#1, %370 : tensor<24x40xf32>
    %372 = stablehlo.exponential %371 : tensor<24x40xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%372 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %374 = stablehlo.abs %373 : tensor<24xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %376 = stablehlo.compare GE, %373, %375, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %377 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_92 = stablehlo.constant dense<120> : tensor<i32>
    %378 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %379 = stablehlo.add %378, %377 : tensor<40xi32>
    %380 = stablehlo.broadcast_in_dim %362#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %381 = stablehlo.broadcast_in_dim %379, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %383 = stablehlo.broadcast_in_dim %380, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %384 = stablehlo.compare EQ, %382, %383, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %385 = call @_where_3(%384) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %386 = stablehlo.broadcast_in_dim %362#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %387 = call @_where_4(%384, %385, %386) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %388 = stablehlo.divide %362#2, %374 : tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %390 = stablehlo.select %376, %389, %388 : tensor<24xi1>, tensor<24xf32>
    %391 = stablehlo.select %376, %388, %389 : tensor<24xi1>, tensor<24xf32>
    %392 = stablehlo.negate %390 : tensor<24xf32>
    %393 = stablehlo.add %391, %392 : tensor<24xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %395 = stablehlo.multiply %394, %372 : tensor<24x40xf32>
    %396 = stablehlo.add %387, %395 : tensor<24x40xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.pad %396, %cst_94, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %398 = stablehlo.add %361, %397 : tensor<24x251xf32>
    %399:4 = stablehlo.optimization_barrier %arg1, %53, %243, %229 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %400 = stablehlo.reduce(%399#1 init: %cst_95) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %402 = stablehlo.maximum %401, %400 : tensor<24xf32>
    %403 = stablehlo.is_finite %402 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %405 = stablehlo.select %403, %402, %404 : tensor<24xi1>, tensor<24xf32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %408 = stablehlo.subtract %399#1, %407 : tensor<24x40xf32>
    %409 = stablehlo.exponential %408 : tensor<24x40xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%409 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %411 = stablehlo.abs %410 : tensor<24xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %413 = stablehlo.compare GE, %410, %412, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %414 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_100 = stablehlo.constant dense<80> : tensor<i32>
    %415 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %416 = stablehlo.add %415, %414 : tensor<40xi32>
    %417 = stablehlo.broadcast_in_dim %399#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %418 = stablehlo.broadcast_in_dim %416, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %420 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %421 = stablehlo.compare EQ, %419, %420, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %422 = call @_where_3(%421) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %423 = stablehlo.broadcast_in_dim %399#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %424 = call @_where_4(%421, %422, %423) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %425 = stablehlo.divide %399#2, %411 : tensor<24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %427 = stablehlo.select %413, %426, %425 : tensor<24xi1>, tensor<24xf32>
    %428 = stablehlo.select %413, %425, %426 : tensor<24xi1>, tensor<24xf32>
    %429 = stablehlo.negate %427 : tensor<24xf32>
    %430 = stablehlo.add %428, %429 : tensor<24xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %432 = stablehlo.multiply %431, %409 : tensor<24x40xf32>
    %433 = stablehlo.add %424, %432 : tensor<24x40xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.pad %433, %cst_102, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %435 = stablehlo.add %398, %434 : tensor<24x251xf32>
    %436:4 = stablehlo.optimization_barrier %arg1, %27, %241, %229 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %437 = stablehlo.reduce(%436#1 init: %cst_103) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %439 = stablehlo.maximum %438, %437 : tensor<24xf32>
    %440 = stablehlo.is_finite %439 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %442 = stablehlo.select %440, %439, %441 : tensor<24xi1>, tensor<24xf32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %445 = stablehlo.subtract %436#1, %444 : tensor<24x40xf32>
    %446 = stablehlo.exponential %445 : tensor<24x40xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %448 = stablehlo.abs %447 : tensor<24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %450 = stablehlo.compare GE, %447, %449, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %451 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_108 = stablehlo.constant dense<40> : tensor<i32>
    %452 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %453 = stablehlo.add %452, %451 : tensor<40xi32>
    %454 = stablehlo.broadcast_in_dim %436#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %455 = stablehlo.broadcast_in_dim %453, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %457 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %458 = stablehlo.compare EQ, %456, %457, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %459 = call @_where_3(%458) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %460 = stablehlo.broadcast_in_dim %436#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %461 = call @_where_4(%458, %459, %460) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %462 = stablehlo.divide %436#2, %448 : tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %464 = stablehlo.select %450, %463, %462 : tensor<24xi1>, tensor<24xf32>
    %465 = stablehlo.select %450, %462, %463 : tensor<24xi1>, tensor<24xf32>
    %466 = stablehlo.negate %464 : tensor<24xf32>
    %467 = stablehlo.add %465, %466 : tensor<24xf32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %469 = stablehlo.multiply %468, %446 : tensor<24x40xf32>
    %470 = stablehlo.add %461, %469 : tensor<24x40xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.pad %470, %cst_110, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %472 = stablehlo.add %435, %471 : tensor<24x251xf32>
    %473:4 = stablehlo.optimization_barrier %arg1, %0, %239, %229 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_111 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %474 = stablehlo.reduce(%473#1 init: %cst_111) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %476 = stablehlo.maximum %475, %474 : tensor<24xf32>
    %477 = stablehlo.is_finite %476 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %479 = stablehlo.select %477, %476, %478 : tensor<24xi1>, tensor<24xf32>
    %480 = stablehlo.broadcast_in_dim %479, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %482 = stablehlo.subtract %473#1, %481 : tensor<24x40xf32>
    %483 = stablehlo.exponential %482 : tensor<24x40xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_114) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %485 = stablehlo.abs %484 : tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %487 = stablehlo.compare GE, %484, %486, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %488 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %489 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %490 = stablehlo.add %489, %488 : tensor<40xi32>
    %491 = stablehlo.broadcast_in_dim %473#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %492 = stablehlo.broadcast_in_dim %490, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %494 = stablehlo.broadcast_in_dim %491, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %495 = stablehlo.compare EQ, %493, %494, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %496 = call @_where_3(%495) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %497 = stablehlo.broadcast_in_dim %473#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %498 = call @_where_4(%495, %496, %497) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %499 = stablehlo.divide %473#2, %485 : tensor<24xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %501 = stablehlo.select %487, %500, %499 : tensor<24xi1>, tensor<24xf32>
    %502 = stablehlo.select %487, %499, %500 : tensor<24xi1>, tensor<24xf32>
    %503 = stablehlo.negate %501 : tensor<24xf32>
    %504 = stablehlo.add %502, %503 : tensor<24xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %506 = stablehlo.multiply %505, %483 : tensor<24x40xf32>
    %507 = stablehlo.add %498, %506 : tensor<24x40xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.pad %507, %cst_118, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %509 = stablehlo.add %472, %508 : tensor<24x251xf32>
    return %226, %509 : tensor<f32>, tensor<24x251xf32>
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
