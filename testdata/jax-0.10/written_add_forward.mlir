module @jit_written_add_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x251xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %13 = stablehlo.sign %12 : tensor<24xf32>
    %14 = stablehlo.abs %12 : tensor<24xf32>
    %15 = stablehlo.log %14 : tensor<24xf32>
    %16 = stablehlo.add %15, %7 : tensor<24xf32>
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
    %25 = call @_where(%24, %1, %c_3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.add %27, %26 : tensor<24xf32>
    %29 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %30 = stablehlo.dot_general %arg0, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<24xf32>
    %34 = stablehlo.is_finite %33 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.select %34, %33, %35 : tensor<24xi1>, tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %39 = stablehlo.subtract %30, %38 : tensor<24x40xf32>
    %40 = stablehlo.exponential %39 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.sign %41 : tensor<24xf32>
    %43 = stablehlo.abs %41 : tensor<24xf32>
    %44 = stablehlo.log %43 : tensor<24xf32>
    %45 = stablehlo.add %44, %36 : tensor<24xf32>
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
    %54 = call @_where(%53, %30, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.add %28, %55 : tensor<24xf32>
    %57 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %58 = stablehlo.dot_general %arg0, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.maximum %60, %59 : tensor<24xf32>
    %62 = stablehlo.is_finite %61 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.select %62, %61, %63 : tensor<24xi1>, tensor<24xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %67 = stablehlo.subtract %58, %66 : tensor<24x40xf32>
    %68 = stablehlo.exponential %67 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.sign %69 : tensor<24xf32>
    %71 = stablehlo.abs %69 : tensor<24xf32>
    %72 = stablehlo.log %71 : tensor<24xf32>
    %73 = stablehlo.add %72, %64 : tensor<24xf32>
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
    %82 = call @_where(%81, %58, %c_18) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.add %56, %83 : tensor<24xf32>
    %85 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %86 = stablehlo.dot_general %arg0, %85, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.maximum %88, %87 : tensor<24xf32>
    %90 = stablehlo.is_finite %89 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.select %90, %89, %91 : tensor<24xi1>, tensor<24xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %95 = stablehlo.subtract %86, %94 : tensor<24x40xf32>
    %96 = stablehlo.exponential %95 : tensor<24x40xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %98 = stablehlo.sign %97 : tensor<24xf32>
    %99 = stablehlo.abs %97 : tensor<24xf32>
    %100 = stablehlo.log %99 : tensor<24xf32>
    %101 = stablehlo.add %100, %92 : tensor<24xf32>
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
    %110 = call @_where(%109, %86, %c_25) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.add %84, %111 : tensor<24xf32>
    %113 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %114 = stablehlo.dot_general %arg0, %113, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.maximum %116, %115 : tensor<24xf32>
    %118 = stablehlo.is_finite %117 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %120 = stablehlo.select %118, %117, %119 : tensor<24xi1>, tensor<24xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %123 = stablehlo.subtract %114, %122 : tensor<24x40xf32>
    %124 = stablehlo.exponential %123 : tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %126 = stablehlo.sign %125 : tensor<24xf32>
    %127 = stablehlo.abs %125 : tensor<24xf32>
    %128 = stablehlo.log %127 : tensor<24xf32>
    %129 = stablehlo.add %128, %120 : tensor<24xf32>
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
    %138 = call @_where(%137, %114, %c_32) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %140 = stablehlo.add %112, %139 : tensor<24xf32>
    %141 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %142 = stablehlo.dot_general %arg0, %141, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_34) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.maximum %144, %143 : tensor<24xf32>
    %146 = stablehlo.is_finite %145 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.select %146, %145, %147 : tensor<24xi1>, tensor<24xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %151 = stablehlo.subtract %142, %150 : tensor<24x40xf32>
    %152 = stablehlo.exponential %151 : tensor<24x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.sign %153 : tensor<24xf32>
    %155 = stablehlo.abs %153 : tensor<24xf32>
    %156 = stablehlo.log %155 : tensor<24xf32>
    %157 = stablehlo.add %156, %148 : tensor<24xf32>
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
    %166 = call @_where(%165, %142, %c_39) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.add %140, %167 : tensor<24xf32>
    %169 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %170 = stablehlo.dot_general %arg0, %169, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %173 = stablehlo.maximum %172, %171 : tensor<24xf32>
    %174 = stablehlo.is_finite %173 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %176 = stablehlo.select %174, %173, %175 : tensor<24xi1>, tensor<24xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %179 = stablehlo.subtract %170, %178 : tensor<24x11xf32>
    %180 = stablehlo.exponential %179 : tensor<24x11xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.sign %181 : tensor<24xf32>
    %183 = stablehlo.abs %181 : tensor<24xf32>
    %184 = stablehlo.log %183 : tensor<24xf32>
    %185 = stablehlo.add %184, %176 : tensor<24xf32>
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
    %194 = call @_where_0(%193, %170, %c_46) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
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
    %207 = stablehlo.maximum %206, %73 : tensor<24xf32>
    %208 = stablehlo.subtract %206, %73 : tensor<24xf32>
    %209 = stablehlo.compare NE, %208, %208, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %210 = stablehlo.add %206, %73 : tensor<24xf32>
    %211 = stablehlo.abs %208 : tensor<24xf32>
    %212 = stablehlo.negate %211 : tensor<24xf32>
    %213 = stablehlo.exponential %212 : tensor<24xf32>
    %214 = stablehlo.log_plus_one %213 : tensor<24xf32>
    %215 = stablehlo.add %207, %214 : tensor<24xf32>
    %216 = stablehlo.select %209, %210, %215 : tensor<24xi1>, tensor<24xf32>
    %217 = stablehlo.maximum %216, %101 : tensor<24xf32>
    %218 = stablehlo.subtract %216, %101 : tensor<24xf32>
    %219 = stablehlo.compare NE, %218, %218, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %220 = stablehlo.add %216, %101 : tensor<24xf32>
    %221 = stablehlo.abs %218 : tensor<24xf32>
    %222 = stablehlo.negate %221 : tensor<24xf32>
    %223 = stablehlo.exponential %222 : tensor<24xf32>
    %224 = stablehlo.log_plus_one %223 : tensor<24xf32>
    %225 = stablehlo.add %217, %224 : tensor<24xf32>
    %226 = stablehlo.select %219, %220, %225 : tensor<24xi1>, tensor<24xf32>
    %227 = stablehlo.maximum %226, %129 : tensor<24xf32>
    %228 = stablehlo.subtract %226, %129 : tensor<24xf32>
    %229 = stablehlo.compare NE, %228, %228, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %230 = stablehlo.add %226, %129 : tensor<24xf32>
    %231 = stablehlo.abs %228 : tensor<24xf32>
    %232 = stablehlo.negate %231 : tensor<24xf32>
    %233 = stablehlo.exponential %232 : tensor<24xf32>
    %234 = stablehlo.log_plus_one %233 : tensor<24xf32>
    %235 = stablehlo.add %227, %234 : tensor<24xf32>
    %236 = stablehlo.select %229, %230, %235 : tensor<24xi1>, tensor<24xf32>
    %237 = stablehlo.maximum %236, %157 : tensor<24xf32>
    %238 = stablehlo.subtract %236, %157 : tensor<24xf32>
    %239 = stablehlo.compare NE, %238, %238, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %240 = stablehlo.add %236, %157 : tensor<24xf32>
    %241 = stablehlo.abs %238 : tensor<24xf32>
    %242 = stablehlo.negate %241 : tensor<24xf32>
    %243 = stablehlo.exponential %242 : tensor<24xf32>
    %244 = stablehlo.log_plus_one %243 : tensor<24xf32>
    %245 = stablehlo.add %237, %244 : tensor<24xf32>
    %246 = stablehlo.select %239, %240, %245 : tensor<24xi1>, tensor<24xf32>
    %247 = stablehlo.maximum %246, %185 : tensor<24xf32>
    %248 = stablehlo.subtract %246, %185 : tensor<24xf32>
    %249 = stablehlo.compare NE, %248, %248, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %250 = stablehlo.add %246, %185 : tensor<24xf32>
    %251 = stablehlo.abs %248 : tensor<24xf32>
    %252 = stablehlo.negate %251 : tensor<24xf32>
    %253 = stablehlo.exponential %252 : tensor<24xf32>
    %254 = stablehlo.log_plus_one %253 : tensor<24xf32>
    %255 = stablehlo.add %247, %254 : tensor<24xf32>
    %256 = stablehlo.select %249, %250, %255 : tensor<24xi1>, tensor<24xf32>
    %257 = stablehlo.subtract %256, %196 : tensor<24xf32>
    %258 = stablehlo.multiply %257, %arg3 : tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%258 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    return %259 : tensor<f32>
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
