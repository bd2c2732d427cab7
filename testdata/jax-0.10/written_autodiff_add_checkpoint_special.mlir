module @jit_written_autodiff_add_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %183 = stablehlo.maximum %14, %41 : tensor<24xf32>
    %184 = stablehlo.subtract %14, %41 : tensor<24xf32>
    %185 = stablehlo.compare NE, %184, %184, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %186 = stablehlo.add %14, %41 : tensor<24xf32>
    %187 = stablehlo.abs %184 : tensor<24xf32>
    %188 = stablehlo.negate %187 : tensor<24xf32>
    %189 = stablehlo.exponential %188 : tensor<24xf32>
    %190 = stablehlo.log_plus_one %189 : tensor<24xf32>
    %191 = stablehlo.add %183, %190 : tensor<24xf32>
    %192 = stablehlo.select %185, %186, %191 : tensor<24xi1>, tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %194 = stablehlo.compare EQ, %14, %193, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %196 = stablehlo.select %194, %195, %14 : tensor<24xi1>, tensor<24xf32>
    %cst_50 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.compare EQ, %192, %197, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.select %198, %199, %192 : tensor<24xi1>, tensor<24xf32>
    %201 = stablehlo.subtract %196, %200 : tensor<24xf32>
    %202 = stablehlo.exponential %201 : tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.compare EQ, %41, %203, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %206 = stablehlo.select %204, %205, %41 : tensor<24xi1>, tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.compare EQ, %192, %207, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %210 = stablehlo.select %208, %209, %192 : tensor<24xi1>, tensor<24xf32>
    %211 = stablehlo.subtract %206, %210 : tensor<24xf32>
    %212 = stablehlo.exponential %211 : tensor<24xf32>
    %213 = stablehlo.maximum %192, %67 : tensor<24xf32>
    %214 = stablehlo.subtract %192, %67 : tensor<24xf32>
    %215 = stablehlo.compare NE, %214, %214, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %216 = stablehlo.add %192, %67 : tensor<24xf32>
    %217 = stablehlo.abs %214 : tensor<24xf32>
    %218 = stablehlo.negate %217 : tensor<24xf32>
    %219 = stablehlo.exponential %218 : tensor<24xf32>
    %220 = stablehlo.log_plus_one %219 : tensor<24xf32>
    %221 = stablehlo.add %213, %220 : tensor<24xf32>
    %222 = stablehlo.select %215, %216, %221 : tensor<24xi1>, tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.compare EQ, %192, %223, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %226 = stablehlo.select %224, %225, %192 : tensor<24xi1>, tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %228 = stablehlo.compare EQ, %222, %227, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %230 = stablehlo.select %228, %229, %222 : tensor<24xi1>, tensor<24xf32>
    %231 = stablehlo.subtract %226, %230 : tensor<24xf32>
    %232 = stablehlo.exponential %231 : tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %234 = stablehlo.compare EQ, %67, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %236 = stablehlo.select %234, %235, %67 : tensor<24xi1>, tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %238 = stablehlo.compare EQ, %222, %237, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.select %238, %239, %222 : tensor<24xi1>, tensor<24xf32>
    %241 = stablehlo.subtract %236, %240 : tensor<24xf32>
    %242 = stablehlo.exponential %241 : tensor<24xf32>
    %243 = stablehlo.maximum %222, %93 : tensor<24xf32>
    %244 = stablehlo.subtract %222, %93 : tensor<24xf32>
    %245 = stablehlo.compare NE, %244, %244, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %246 = stablehlo.add %222, %93 : tensor<24xf32>
    %247 = stablehlo.abs %244 : tensor<24xf32>
    %248 = stablehlo.negate %247 : tensor<24xf32>
    %249 = stablehlo.exponential %248 : tensor<24xf32>
    %250 = stablehlo.log_plus_one %249 : tensor<24xf32>
    %251 = stablehlo.add %243, %250 : tensor<24xf32>
    %252 = stablehlo.select %245, %246, %251 : tensor<24xi1>, tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %254 = stablehlo.compare EQ, %222, %253, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %256 = stablehlo.select %254, %255, %222 : tensor<24xi1>, tensor<24xf32>
    %cst_66 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %258 = stablehlo.compare EQ, %252, %257, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %260 = stablehlo.select %258, %259, %252 : tensor<24xi1>, tensor<24xf32>
    %261 = stablehlo.subtract %256, %260 : tensor<24xf32>
    %262 = stablehlo.exponential %261 : tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %264 = stablehlo.compare EQ, %93, %263, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.select %264, %265, %93 : tensor<24xi1>, tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %268 = stablehlo.compare EQ, %252, %267, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.select %268, %269, %252 : tensor<24xi1>, tensor<24xf32>
    %271 = stablehlo.subtract %266, %270 : tensor<24xf32>
    %272 = stablehlo.exponential %271 : tensor<24xf32>
    %273 = stablehlo.maximum %252, %119 : tensor<24xf32>
    %274 = stablehlo.subtract %252, %119 : tensor<24xf32>
    %275 = stablehlo.compare NE, %274, %274, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %276 = stablehlo.add %252, %119 : tensor<24xf32>
    %277 = stablehlo.abs %274 : tensor<24xf32>
    %278 = stablehlo.negate %277 : tensor<24xf32>
    %279 = stablehlo.exponential %278 : tensor<24xf32>
    %280 = stablehlo.log_plus_one %279 : tensor<24xf32>
    %281 = stablehlo.add %273, %280 : tensor<24xf32>
    %282 = stablehlo.select %275, %276, %281 : tensor<24xi1>, tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.compare EQ, %252, %283, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %286 = stablehlo.select %284, %285, %252 : tensor<24xi1>, tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %288 = stablehlo.compare EQ, %282, %287, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %290 = stablehlo.select %288, %289, %282 : tensor<24xi1>, tensor<24xf32>
    %291 = stablehlo.subtract %286, %290 : tensor<24xf32>
    %292 = stablehlo.exponential %291 : tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %294 = stablehlo.compare EQ, %119, %293, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %296 = stablehlo.select %294, %295, %119 : tensor<24xi1>, tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.compare EQ, %282, %297, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %300 = stablehlo.select %298, %299, %282 : tensor<24xi1>, tensor<24xf32>
    %301 = stablehlo.subtract %296, %300 : tensor<24xf32>
    %302 = stablehlo.exponential %301 : tensor<24xf32>
    %303 = stablehlo.maximum %282, %145 : tensor<24xf32>
    %304 = stablehlo.subtract %282, %145 : tensor<24xf32>
    %305 = stablehlo.compare NE, %304, %304, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %306 = stablehlo.add %282, %145 : tensor<24xf32>
    %307 = stablehlo.abs %304 : tensor<24xf32>
    %308 = stablehlo.negate %307 : tensor<24xf32>
    %309 = stablehlo.exponential %308 : tensor<24xf32>
    %310 = stablehlo.log_plus_one %309 : tensor<24xf32>
    %311 = stablehlo.add %303, %310 : tensor<24xf32>
    %312 = stablehlo.select %305, %306, %311 : tensor<24xi1>, tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %314 = stablehlo.compare EQ, %282, %313, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %316 = stablehlo.select %314, %315, %282 : tensor<24xi1>, tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %318 = stablehlo.compare EQ, %312, %317, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %320 = stablehlo.select %318, %319, %312 : tensor<24xi1>, tensor<24xf32>
    %321 = stablehlo.subtract %316, %320 : tensor<24xf32>
    %322 = stablehlo.exponential %321 : tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %324 = stablehlo.compare EQ, %145, %323, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %326 = stablehlo.select %324, %325, %145 : tensor<24xi1>, tensor<24xf32>
    %cst_86 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %328 = stablehlo.compare EQ, %312, %327, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %330 = stablehlo.select %328, %329, %312 : tensor<24xi1>, tensor<24xf32>
    %331 = stablehlo.subtract %326, %330 : tensor<24xf32>
    %332 = stablehlo.exponential %331 : tensor<24xf32>
    %333 = stablehlo.maximum %312, %171 : tensor<24xf32>
    %334 = stablehlo.subtract %312, %171 : tensor<24xf32>
    %335 = stablehlo.compare NE, %334, %334, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %336 = stablehlo.add %312, %171 : tensor<24xf32>
    %337 = stablehlo.abs %334 : tensor<24xf32>
    %338 = stablehlo.negate %337 : tensor<24xf32>
    %339 = stablehlo.exponential %338 : tensor<24xf32>
    %340 = stablehlo.log_plus_one %339 : tensor<24xf32>
    %341 = stablehlo.add %333, %340 : tensor<24xf32>
    %342 = stablehlo.select %335, %336, %341 : tensor<24xi1>, tensor<24xf32>
    %cst_88 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.compare EQ, %312, %343, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.select %344, %345, %312 : tensor<24xi1>, tensor<24xf32>
    %cst_90 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %348 = stablehlo.compare EQ, %342, %347, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %350 = stablehlo.select %348, %349, %342 : tensor<24xi1>, tensor<24xf32>
    %351 = stablehlo.subtract %346, %350 : tensor<24xf32>
    %352 = stablehlo.exponential %351 : tensor<24xf32>
    %cst_92 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %354 = stablehlo.compare EQ, %171, %353, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %356 = stablehlo.select %354, %355, %171 : tensor<24xi1>, tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.compare EQ, %342, %357, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.select %358, %359, %342 : tensor<24xi1>, tensor<24xf32>
    %361 = stablehlo.subtract %356, %360 : tensor<24xf32>
    %362 = stablehlo.exponential %361 : tensor<24xf32>
    %363 = stablehlo.subtract %342, %182 : tensor<24xf32>
    %364 = stablehlo.multiply %363, %arg2 : tensor<24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.multiply %366, %arg2 : tensor<24xf32>
    %368 = stablehlo.negate %367 : tensor<24xf32>
    %369 = stablehlo.multiply %367, %362 : tensor<24xf32>
    %370 = stablehlo.multiply %367, %352 : tensor<24xf32>
    %371 = stablehlo.multiply %370, %332 : tensor<24xf32>
    %372 = stablehlo.multiply %370, %322 : tensor<24xf32>
    %373 = stablehlo.multiply %372, %302 : tensor<24xf32>
    %374 = stablehlo.multiply %372, %292 : tensor<24xf32>
    %375 = stablehlo.multiply %374, %272 : tensor<24xf32>
    %376 = stablehlo.multiply %374, %262 : tensor<24xf32>
    %377 = stablehlo.multiply %376, %242 : tensor<24xf32>
    %378 = stablehlo.multiply %376, %232 : tensor<24xf32>
    %379 = stablehlo.multiply %378, %212 : tensor<24xf32>
    %380 = stablehlo.multiply %378, %202 : tensor<24xf32>
    %381:4 = stablehlo.optimization_barrier %arg1, %157, %369, %368 : tensor<24xi32>, tensor<24x11xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_98 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %382 = stablehlo.reduce(%381#1 init: %cst_98) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %384 = stablehlo.maximum %383, %382 : tensor<24xf32>
    %385 = stablehlo.is_finite %384 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %387 = stablehlo.select %385, %384, %386 : tensor<24xi1>, tensor<24xf32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %390 = stablehlo.subtract %381#1, %389 : tensor<24x11xf32>
    %391 = stablehlo.exponential %390 : tensor<24x11xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%391 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %393 = stablehlo.abs %392 : tensor<24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %395 = stablehlo.compare GE, %392, %394, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %396 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_103 = stablehlo.constant dense<240> : tensor<i32>
    %397 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %398 = stablehlo.add %397, %396 : tensor<11xi32>
    %399 = stablehlo.broadcast_in_dim %381#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %400 = stablehlo.broadcast_in_dim %398, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %402 = stablehlo.broadcast_in_dim %399, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %403 = stablehlo.compare EQ, %401, %402, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %404 = call @_where_1(%403) : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %405 = stablehlo.broadcast_in_dim %381#3, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %406 = call @_where_2(%403, %404, %405) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %407 = stablehlo.divide %381#2, %393 : tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %409 = stablehlo.select %395, %408, %407 : tensor<24xi1>, tensor<24xf32>
    %410 = stablehlo.select %395, %407, %408 : tensor<24xi1>, tensor<24xf32>
    %411 = stablehlo.negate %409 : tensor<24xf32>
    %412 = stablehlo.add %410, %411 : tensor<24xf32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %414 = stablehlo.multiply %413, %391 : tensor<24x11xf32>
    %415 = stablehlo.add %406, %414 : tensor<24x11xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.pad %415, %cst_105, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %417:4 = stablehlo.optimization_barrier %arg1, %131, %371, %368 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %418 = stablehlo.reduce(%417#1 init: %cst_106) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %420 = stablehlo.maximum %419, %418 : tensor<24xf32>
    %421 = stablehlo.is_finite %420 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %423 = stablehlo.select %421, %420, %422 : tensor<24xi1>, tensor<24xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %426 = stablehlo.subtract %417#1, %425 : tensor<24x40xf32>
    %427 = stablehlo.exponential %426 : tensor<24x40xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.reduce(%427 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %429 = stablehlo.abs %428 : tensor<24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %431 = stablehlo.compare GE, %428, %430, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %432 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_111 = stablehlo.constant dense<200> : tensor<i32>
    %433 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %434 = stablehlo.add %433, %432 : tensor<40xi32>
    %435 = stablehlo.broadcast_in_dim %417#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %436 = stablehlo.broadcast_in_dim %434, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %438 = stablehlo.broadcast_in_dim %435, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %439 = stablehlo.compare EQ, %437, %438, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %440 = call @_where_3(%439) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %441 = stablehlo.broadcast_in_dim %417#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %442 = call @_where_4(%439, %440, %441) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %443 = stablehlo.divide %417#2, %429 : tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %445 = stablehlo.select %431, %444, %443 : tensor<24xi1>, tensor<24xf32>
    %446 = stablehlo.select %431, %443, %444 : tensor<24xi1>, tensor<24xf32>
    %447 = stablehlo.negate %445 : tensor<24xf32>
    %448 = stablehlo.add %446, %447 : tensor<24xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %450 = stablehlo.multiply %449, %427 : tensor<24x40xf32>
    %451 = stablehlo.add %442, %450 : tensor<24x40xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.pad %451, %cst_113, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %453 = stablehlo.add %416, %452 : tensor<24x251xf32>
    %454:4 = stablehlo.optimization_barrier %arg1, %105, %373, %368 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %455 = stablehlo.reduce(%454#1 init: %cst_114) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %457 = stablehlo.maximum %456, %455 : tensor<24xf32>
    %458 = stablehlo.is_finite %457 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %460 = stablehlo.select %458, %457, %459 : tensor<24xi1>, tensor<24xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %463 = stablehlo.subtract %454#1, %462 : tensor<24x40xf32>
    %464 = stablehlo.exponential %463 : tensor<24x40xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%464 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %466 = stablehlo.abs %465 : tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %468 = stablehlo.compare GE, %465, %467, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %469 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_119 = stablehlo.constant dense<160> : tensor<i32>
    %470 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %471 = stablehlo.add %470, %469 : tensor<40xi32>
    %472 = stablehlo.broadcast_in_dim %454#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %473 = stablehlo.broadcast_in_dim %471, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %475 = stablehlo.broadcast_in_dim %472, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %476 = stablehlo.compare EQ, %474, %475, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %477 = call @_where_3(%476) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %478 = stablehlo.broadcast_in_dim %454#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %479 = call @_where_4(%476, %477, %478) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %480 = stablehlo.divide %454#2, %466 : tensor<24xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %482 = stablehlo.select %468, %481, %480 : tensor<24xi1>, tensor<24xf32>
    %483 = stablehlo.select %468, %480, %481 : tensor<24xi1>, tensor<24xf32>
    %484 = stablehlo.negate %482 : tensor<24xf32>
    %485 = stablehlo.add %483, %484 : tensor<24xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %487 = stablehlo.multiply %486, %464 : tensor<24x40xf32>
    %488 = stablehlo.add %479, %487 : tensor<24x40xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.pad %488, %cst_121, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %490 = stablehlo.add %453, %489 : tensor<24x251xf32>
    %491:4 = stablehlo.optimization_barrier %arg1, %79, %375, %368 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_122 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %492 = stablehlo.reduce(%491#1 init: %cst_122) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_123 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %494 = stablehlo.maximum %493, %492 : tensor<24xf32>
    %495 = stablehlo.is_finite %494 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %497 = stablehlo.select %495, %494, %496 : tensor<24xi1>, tensor<24xf32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %500 = stablehlo.subtract %491#1, %499 : tensor<24x40xf32>
    %501 = stablehlo.exponential %500 : tensor<24x40xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%501 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %503 = stablehlo.abs %502 : tensor<24xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %505 = stablehlo.compare GE, %502, %504, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %506 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_127 = stablehlo.constant dense<120> : tensor<i32>
    %507 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %508 = stablehlo.add %507, %506 : tensor<40xi32>
    %509 = stablehlo.broadcast_in_dim %491#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %510 = stablehlo.broadcast_in_dim %508, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %512 = stablehlo.broadcast_in_dim %509, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %513 = stablehlo.compare EQ, %511, %512, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %514 = call @_where_3(%513) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %515 = stablehlo.broadcast_in_dim %491#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %516 = call @_where_4(%513, %514, %515) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %517 = stablehlo.divide %491#2, %503 : tensor<24xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %519 = stablehlo.select %505, %518, %517 : tensor<24xi1>, tensor<24xf32>
    %520 = stablehlo.select %505, %517, %518 : tensor<24xi1>, tensor<24xf32>
    %521 = stablehlo.negate %519 : tensor<24xf32>
    %522 = stablehlo.add %520, %521 : tensor<24xf32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %524 = stablehlo.multiply %523, %501 : tensor<24x40xf32>
    %525 = stablehlo.add %516, %524 : tensor<24x40xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.pad %525, %cst_129, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %527 = stablehlo.add %490, %526 : tensor<24x251xf32>
    %528:4 = stablehlo.optimization_barrier %arg1, %53, %377, %368 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %529 = stablehlo.reduce(%528#1 init: %cst_130) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_131 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %531 = stablehlo.maximum %530, %529 : tensor<24xf32>
    %532 = stablehlo.is_finite %531 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %534 = stablehlo.select %532, %531, %533 : tensor<24xi1>, tensor<24xf32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %537 = stablehlo.subtract %528#1, %536 : tensor<24x40xf32>
    %538 = stablehlo.exponential %537 : tensor<24x40xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %540 = stablehlo.abs %539 : tensor<24xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %542 = stablehlo.compare GE, %539, %541, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %543 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_135 = stablehlo.constant dense<80> : tensor<i32>
    %544 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %545 = stablehlo.add %544, %543 : tensor<40xi32>
    %546 = stablehlo.broadcast_in_dim %528#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %547 = stablehlo.broadcast_in_dim %545, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %548 = stablehlo.broadcast_in_dim %547, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %549 = stablehlo.broadcast_in_dim %546, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %550 = stablehlo.compare EQ, %548, %549, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %551 = call @_where_3(%550) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %552 = stablehlo.broadcast_in_dim %528#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %553 = call @_where_4(%550, %551, %552) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %554 = stablehlo.divide %528#2, %540 : tensor<24xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %556 = stablehlo.select %542, %555, %554 : tensor<24xi1>, tensor<24xf32>
    %557 = stablehlo.select %542, %554, %555 : tensor<24xi1>, tensor<24xf32>
    %558 = stablehlo.negate %556 : tensor<24xf32>
    %559 = stablehlo.add %557, %558 : tensor<24xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %561 = stablehlo.multiply %560, %538 : tensor<24x40xf32>
    %562 = stablehlo.add %553, %561 : tensor<24x40xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.pad %562, %cst_137, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %564 = stablehlo.add %527, %563 : tensor<24x251xf32>
    %565:4 = stablehlo.optimization_barrier %arg1, %27, %379, %368 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_138 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %566 = stablehlo.reduce(%565#1 init: %cst_138) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %568 = stablehlo.maximum %567, %566 : tensor<24xf32>
    %569 = stablehlo.is_finite %568 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %571 = stablehlo.select %569, %568, %570 : tensor<24xi1>, tensor<24xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %574 = stablehlo.subtract %565#1, %573 : tensor<24x40xf32>
    %575 = stablehlo.exponential %574 : tensor<24x40xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%575 init: %cst_141) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %577 = stablehlo.abs %576 : tensor<24xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %579 = stablehlo.compare GE, %576, %578, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %580 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_143 = stablehlo.constant dense<40> : tensor<i32>
    %581 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %582 = stablehlo.add %581, %580 : tensor<40xi32>
    %583 = stablehlo.broadcast_in_dim %565#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %584 = stablehlo.broadcast_in_dim %582, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %586 = stablehlo.broadcast_in_dim %583, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %587 = stablehlo.compare EQ, %585, %586, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %588 = call @_where_3(%587) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %589 = stablehlo.broadcast_in_dim %565#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %590 = call @_where_4(%587, %588, %589) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %591 = stablehlo.divide %565#2, %577 : tensor<24xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %593 = stablehlo.select %579, %592, %591 : tensor<24xi1>, tensor<24xf32>
    %594 = stablehlo.select %579, %591, %592 : tensor<24xi1>, tensor<24xf32>
    %595 = stablehlo.negate %593 : tensor<24xf32>
    %596 = stablehlo.add %594, %595 : tensor<24xf32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %598 = stablehlo.multiply %597, %575 : tensor<24x40xf32>
    %599 = stablehlo.add %590, %598 : tensor<24x40xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.pad %599, %cst_145, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %601 = stablehlo.add %564, %600 : tensor<24x251xf32>
    %602:4 = stablehlo.optimization_barrier %arg1, %0, %380, %368 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_146 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %603 = stablehlo.reduce(%602#1 init: %cst_146) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %605 = stablehlo.maximum %604, %603 : tensor<24xf32>
    %606 = stablehlo.is_finite %605 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %608 = stablehlo.select %606, %605, %607 : tensor<24xi1>, tensor<24xf32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %611 = stablehlo.subtract %602#1, %610 : tensor<24x40xf32>
    %612 = stablehlo.exponential %611 : tensor<24x40xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %613 = stablehlo.reduce(%612 init: %cst_149) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %614 = stablehlo.abs %613 : tensor<24xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %616 = stablehlo.compare GE, %613, %615, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %617 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_151 = stablehlo.constant dense<0> : tensor<i32>
    %618 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %619 = stablehlo.add %618, %617 : tensor<40xi32>
    %620 = stablehlo.broadcast_in_dim %602#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %621 = stablehlo.broadcast_in_dim %619, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %623 = stablehlo.broadcast_in_dim %620, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %624 = stablehlo.compare EQ, %622, %623, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %625 = call @_where_3(%624) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %626 = stablehlo.broadcast_in_dim %602#3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %627 = call @_where_4(%624, %625, %626) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %628 = stablehlo.divide %602#2, %614 : tensor<24xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %630 = stablehlo.select %616, %629, %628 : tensor<24xi1>, tensor<24xf32>
    %631 = stablehlo.select %616, %628, %629 : tensor<24xi1>, tensor<24xf32>
    %632 = stablehlo.negate %630 : tensor<24xf32>
    %633 = stablehlo.add %631, %632 : tensor<24xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %635 = stablehlo.multiply %634, %612 : tensor<24x40xf32>
    %636 = stablehlo.add %627, %635 : tensor<24x40xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.pad %636, %cst_153, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %638 = stablehlo.add %601, %637 : tensor<24x251xf32>
    return %365, %638 : tensor<f32>, tensor<24x251xf32>
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
