module @jit_one_maximum_beside_thousands attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<120xf32>, %arg3: tensor<24xi32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<120xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:20] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %3 = stablehlo.slice %arg2 [0:20] : (tensor<120xf32>) -> tensor<20xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %6 = stablehlo.add %2, %5 : tensor<24x20xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %0 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    %10 = stablehlo.slice %arg1 [0:24, 20:40] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %11 = stablehlo.dot_general %arg0, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %12 = stablehlo.slice %arg2 [20:40] : (tensor<120xf32>) -> tensor<20xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %15 = stablehlo.add %11, %14 : tensor<24x20xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.maximum %9, %16 : tensor<24xf32>
    %18 = stablehlo.slice %arg1 [0:24, 40:60] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %19 = stablehlo.dot_general %arg0, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %20 = stablehlo.slice %arg2 [40:60] : (tensor<120xf32>) -> tensor<20xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %23 = stablehlo.add %19, %22 : tensor<24x20xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.maximum %17, %24 : tensor<24xf32>
    %26 = stablehlo.slice %arg1 [0:24, 60:80] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %27 = stablehlo.dot_general %arg0, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %28 = stablehlo.slice %arg2 [60:80] : (tensor<120xf32>) -> tensor<20xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %31 = stablehlo.add %27, %30 : tensor<24x20xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.maximum %25, %32 : tensor<24xf32>
    %34 = stablehlo.slice %arg1 [0:24, 80:100] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %35 = stablehlo.dot_general %arg0, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %36 = stablehlo.slice %arg2 [80:100] : (tensor<120xf32>) -> tensor<20xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %39 = stablehlo.add %35, %38 : tensor<24x20xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.maximum %33, %40 : tensor<24xf32>
    %42 = stablehlo.slice %arg1 [0:24, 100:120] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %43 = stablehlo.dot_general %arg0, %42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %44 = stablehlo.slice %arg2 [100:120] : (tensor<120xf32>) -> tensor<20xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %47 = stablehlo.add %43, %46 : tensor<24x20xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.maximum %41, %48 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.slice %arg1 [0:24, 0:20] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %52 = stablehlo.dot_general %arg0, %51, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %53 = stablehlo.slice %arg2 [0:20] : (tensor<120xf32>) -> tensor<20xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %56 = stablehlo.add %52, %55 : tensor<24x20xf32>
    %57 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %59 = stablehlo.subtract %56, %58 : tensor<24x20xf32>
    %60 = stablehlo.exponential %59 : tensor<24x20xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.add %50, %61 : tensor<24xf32>
    %63 = stablehlo.slice %arg1 [0:24, 20:40] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %64 = stablehlo.dot_general %arg0, %63, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %65 = stablehlo.slice %arg2 [20:40] : (tensor<120xf32>) -> tensor<20xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %68 = stablehlo.add %64, %67 : tensor<24x20xf32>
    %69 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %71 = stablehlo.subtract %68, %70 : tensor<24x20xf32>
    %72 = stablehlo.exponential %71 : tensor<24x20xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.add %62, %73 : tensor<24xf32>
    %75 = stablehlo.slice %arg1 [0:24, 40:60] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %76 = stablehlo.dot_general %arg0, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %77 = stablehlo.slice %arg2 [40:60] : (tensor<120xf32>) -> tensor<20xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %80 = stablehlo.add %76, %79 : tensor<24x20xf32>
    %81 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %83 = stablehlo.subtract %80, %82 : tensor<24x20xf32>
    %84 = stablehlo.exponential %83 : tensor<24x20xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.add %74, %85 : tensor<24xf32>
    %87 = stablehlo.slice %arg1 [0:24, 60:80] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %88 = stablehlo.dot_general %arg0, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %89 = stablehlo.slice %arg2 [60:80] : (tensor<120xf32>) -> tensor<20xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %92 = stablehlo.add %88, %91 : tensor<24x20xf32>
    %93 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %95 = stablehlo.subtract %92, %94 : tensor<24x20xf32>
    %96 = stablehlo.exponential %95 : tensor<24x20xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %98 = stablehlo.add %86, %97 : tensor<24xf32>
    %99 = stablehlo.slice %arg1 [0:24, 80:100] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %100 = stablehlo.dot_general %arg0, %99, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %101 = stablehlo.slice %arg2 [80:100] : (tensor<120xf32>) -> tensor<20xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %104 = stablehlo.add %100, %103 : tensor<24x20xf32>
    %105 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %107 = stablehlo.subtract %104, %106 : tensor<24x20xf32>
    %108 = stablehlo.exponential %107 : tensor<24x20xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.add %98, %109 : tensor<24xf32>
    %111 = stablehlo.slice %arg1 [0:24, 100:120] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %112 = stablehlo.dot_general %arg0, %111, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %113 = stablehlo.slice %arg2 [100:120] : (tensor<120xf32>) -> tensor<20xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %116 = stablehlo.add %112, %115 : tensor<24x20xf32>
    %117 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %119 = stablehlo.subtract %116, %118 : tensor<24x20xf32>
    %120 = stablehlo.exponential %119 : tensor<24x20xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.add %110, %121 : tensor<24xf32>
    %123 = stablehlo.log %122 : tensor<24xf32>
    %124 = stablehlo.add %49, %123 : tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %126 = stablehlo.slice %arg1 [0:24, 0:20] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %127 = stablehlo.dot_general %arg0, %126, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %128 = stablehlo.slice %arg2 [0:20] : (tensor<120xf32>) -> tensor<20xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %131 = stablehlo.add %127, %130 : tensor<24x20xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %133 = stablehlo.subtract %arg3, %132 : tensor<24xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %135 = stablehlo.compare GE, %133, %134, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_15 = stablehlo.constant dense<20> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %137 = stablehlo.compare LT, %133, %136, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %138 = stablehlo.and %135, %137 : tensor<24xi1>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<19> : tensor<i32>
    %139 = call @clip(%133, %c_16, %c_17) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %141 = call @take_along_axis(%131, %140) : (tensor<24x20xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %142 = stablehlo.reshape %141 : (tensor<24x1xf32>) -> tensor<24xf32>
    %143 = call @_where(%138, %142, %125) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %144 = stablehlo.slice %arg1 [0:24, 20:40] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %145 = stablehlo.dot_general %arg0, %144, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %146 = stablehlo.slice %arg2 [20:40] : (tensor<120xf32>) -> tensor<20xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %149 = stablehlo.add %145, %148 : tensor<24x20xf32>
    %c_18 = stablehlo.constant dense<20> : tensor<i32>
    %150 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %151 = stablehlo.subtract %arg3, %150 : tensor<24xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %153 = stablehlo.compare GE, %151, %152, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_20 = stablehlo.constant dense<20> : tensor<i32>
    %154 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %155 = stablehlo.compare LT, %151, %154, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %156 = stablehlo.and %153, %155 : tensor<24xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<19> : tensor<i32>
    %157 = call @clip(%151, %c_21, %c_22) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %159 = call @take_along_axis(%149, %158) : (tensor<24x20xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %160 = stablehlo.reshape %159 : (tensor<24x1xf32>) -> tensor<24xf32>
    %161 = call @_where_0(%156, %160, %143) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %162 = stablehlo.slice %arg1 [0:24, 40:60] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %163 = stablehlo.dot_general %arg0, %162, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %164 = stablehlo.slice %arg2 [40:60] : (tensor<120xf32>) -> tensor<20xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %167 = stablehlo.add %163, %166 : tensor<24x20xf32>
    %c_23 = stablehlo.constant dense<40> : tensor<i32>
    %168 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %169 = stablehlo.subtract %arg3, %168 : tensor<24xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %170 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %171 = stablehlo.compare GE, %169, %170, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_25 = stablehlo.constant dense<20> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %173 = stablehlo.compare LT, %169, %172, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %174 = stablehlo.and %171, %173 : tensor<24xi1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<19> : tensor<i32>
    %175 = call @clip(%169, %c_26, %c_27) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %177 = call @take_along_axis(%167, %176) : (tensor<24x20xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %178 = stablehlo.reshape %177 : (tensor<24x1xf32>) -> tensor<24xf32>
    %179 = call @_where_0(%174, %178, %161) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %180 = stablehlo.slice %arg1 [0:24, 60:80] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %181 = stablehlo.dot_general %arg0, %180, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %182 = stablehlo.slice %arg2 [60:80] : (tensor<120xf32>) -> tensor<20xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %185 = stablehlo.add %181, %184 : tensor<24x20xf32>
    %c_28 = stablehlo.constant dense<60> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %187 = stablehlo.subtract %arg3, %186 : tensor<24xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %188 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %189 = stablehlo.compare GE, %187, %188, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_30 = stablehlo.constant dense<20> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %191 = stablehlo.compare LT, %187, %190, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %192 = stablehlo.and %189, %191 : tensor<24xi1>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %c_32 = stablehlo.constant dense<19> : tensor<i32>
    %193 = call @clip(%187, %c_31, %c_32) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %195 = call @take_along_axis(%185, %194) : (tensor<24x20xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %196 = stablehlo.reshape %195 : (tensor<24x1xf32>) -> tensor<24xf32>
    %197 = call @_where_0(%192, %196, %179) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %198 = stablehlo.slice %arg1 [0:24, 80:100] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %199 = stablehlo.dot_general %arg0, %198, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %200 = stablehlo.slice %arg2 [80:100] : (tensor<120xf32>) -> tensor<20xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %203 = stablehlo.add %199, %202 : tensor<24x20xf32>
    %c_33 = stablehlo.constant dense<80> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %205 = stablehlo.subtract %arg3, %204 : tensor<24xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %207 = stablehlo.compare GE, %205, %206, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_35 = stablehlo.constant dense<20> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %209 = stablehlo.compare LT, %205, %208, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %210 = stablehlo.and %207, %209 : tensor<24xi1>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %c_37 = stablehlo.constant dense<19> : tensor<i32>
    %211 = call @clip(%205, %c_36, %c_37) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %213 = call @take_along_axis(%203, %212) : (tensor<24x20xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %214 = stablehlo.reshape %213 : (tensor<24x1xf32>) -> tensor<24xf32>
    %215 = call @_where_0(%210, %214, %197) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %216 = stablehlo.slice %arg1 [0:24, 100:120] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %217 = stablehlo.dot_general %arg0, %216, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %218 = stablehlo.slice %arg2 [100:120] : (tensor<120xf32>) -> tensor<20xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %221 = stablehlo.add %217, %220 : tensor<24x20xf32>
    %c_38 = stablehlo.constant dense<100> : tensor<i32>
    %222 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %223 = stablehlo.subtract %arg3, %222 : tensor<24xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %224 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %225 = stablehlo.compare GE, %223, %224, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_40 = stablehlo.constant dense<20> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %227 = stablehlo.compare LT, %223, %226, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %228 = stablehlo.and %225, %227 : tensor<24xi1>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %c_42 = stablehlo.constant dense<19> : tensor<i32>
    %229 = call @clip(%223, %c_41, %c_42) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %231 = call @take_along_axis(%221, %230) : (tensor<24x20xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %232 = stablehlo.reshape %231 : (tensor<24x1xf32>) -> tensor<24xf32>
    %233 = call @_where_0(%228, %232, %215) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %234 = stablehlo.subtract %124, %233 : tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %236 = stablehlo.slice %arg1 [0:24, 0:20] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %237 = stablehlo.dot_general %arg0, %236, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %238 = stablehlo.slice %arg2 [0:20] : (tensor<120xf32>) -> tensor<20xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %241 = stablehlo.add %237, %240 : tensor<24x20xf32>
    %242 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %244 = stablehlo.subtract %241, %243 : tensor<24x20xf32>
    %245 = stablehlo.exponential %244 : tensor<24x20xf32>
    %246 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %248 = stablehlo.divide %245, %247 : tensor<24x20xf32>
    %249 = stablehlo.slice %arg1 [0:24, 0:20] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %250 = stablehlo.dot_general %arg0, %249, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %251 = stablehlo.slice %arg2 [0:20] : (tensor<120xf32>) -> tensor<20xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %254 = stablehlo.add %250, %253 : tensor<24x20xf32>
    %255 = stablehlo.multiply %248, %254 : tensor<24x20xf32>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %257 = stablehlo.multiply %255, %256 : tensor<24x20xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %259 = stablehlo.add %235, %258 : tensor<24xf32>
    %260 = stablehlo.slice %arg1 [0:24, 20:40] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %261 = stablehlo.dot_general %arg0, %260, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %262 = stablehlo.slice %arg2 [20:40] : (tensor<120xf32>) -> tensor<20xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %265 = stablehlo.add %261, %264 : tensor<24x20xf32>
    %266 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %268 = stablehlo.subtract %265, %267 : tensor<24x20xf32>
    %269 = stablehlo.exponential %268 : tensor<24x20xf32>
    %270 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %272 = stablehlo.divide %269, %271 : tensor<24x20xf32>
    %273 = stablehlo.slice %arg1 [0:24, 20:40] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %274 = stablehlo.dot_general %arg0, %273, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %275 = stablehlo.slice %arg2 [20:40] : (tensor<120xf32>) -> tensor<20xf32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %278 = stablehlo.add %274, %277 : tensor<24x20xf32>
    %279 = stablehlo.multiply %272, %278 : tensor<24x20xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %281 = stablehlo.multiply %279, %280 : tensor<24x20xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %283 = stablehlo.add %259, %282 : tensor<24xf32>
    %284 = stablehlo.slice %arg1 [0:24, 40:60] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %285 = stablehlo.dot_general %arg0, %284, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %286 = stablehlo.slice %arg2 [40:60] : (tensor<120xf32>) -> tensor<20xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %289 = stablehlo.add %285, %288 : tensor<24x20xf32>
    %290 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %292 = stablehlo.subtract %289, %291 : tensor<24x20xf32>
    %293 = stablehlo.exponential %292 : tensor<24x20xf32>
    %294 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %296 = stablehlo.divide %293, %295 : tensor<24x20xf32>
    %297 = stablehlo.slice %arg1 [0:24, 40:60] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %298 = stablehlo.dot_general %arg0, %297, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %299 = stablehlo.slice %arg2 [40:60] : (tensor<120xf32>) -> tensor<20xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %302 = stablehlo.add %298, %301 : tensor<24x20xf32>
    %303 = stablehlo.multiply %296, %302 : tensor<24x20xf32>
    %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %305 = stablehlo.multiply %303, %304 : tensor<24x20xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%305 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %307 = stablehlo.add %283, %306 : tensor<24xf32>
    %308 = stablehlo.slice %arg1 [0:24, 60:80] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %309 = stablehlo.dot_general %arg0, %308, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %310 = stablehlo.slice %arg2 [60:80] : (tensor<120xf32>) -> tensor<20xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %313 = stablehlo.add %309, %312 : tensor<24x20xf32>
    %314 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %316 = stablehlo.subtract %313, %315 : tensor<24x20xf32>
    %317 = stablehlo.exponential %316 : tensor<24x20xf32>
    %318 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %320 = stablehlo.divide %317, %319 : tensor<24x20xf32>
    %321 = stablehlo.slice %arg1 [0:24, 60:80] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %322 = stablehlo.dot_general %arg0, %321, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %323 = stablehlo.slice %arg2 [60:80] : (tensor<120xf32>) -> tensor<20xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %326 = stablehlo.add %322, %325 : tensor<24x20xf32>
    %327 = stablehlo.multiply %320, %326 : tensor<24x20xf32>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %329 = stablehlo.multiply %327, %328 : tensor<24x20xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%329 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %331 = stablehlo.add %307, %330 : tensor<24xf32>
    %332 = stablehlo.slice %arg1 [0:24, 80:100] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %333 = stablehlo.dot_general %arg0, %332, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %334 = stablehlo.slice %arg2 [80:100] : (tensor<120xf32>) -> tensor<20xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %337 = stablehlo.add %333, %336 : tensor<24x20xf32>
    %338 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %340 = stablehlo.subtract %337, %339 : tensor<24x20xf32>
    %341 = stablehlo.exponential %340 : tensor<24x20xf32>
    %342 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %344 = stablehlo.divide %341, %343 : tensor<24x20xf32>
    %345 = stablehlo.slice %arg1 [0:24, 80:100] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %346 = stablehlo.dot_general %arg0, %345, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %347 = stablehlo.slice %arg2 [80:100] : (tensor<120xf32>) -> tensor<20xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %350 = stablehlo.add %346, %349 : tensor<24x20xf32>
    %351 = stablehlo.multiply %344, %350 : tensor<24x20xf32>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %353 = stablehlo.multiply %351, %352 : tensor<24x20xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %355 = stablehlo.add %331, %354 : tensor<24xf32>
    %356 = stablehlo.slice %arg1 [0:24, 100:120] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %357 = stablehlo.dot_general %arg0, %356, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %358 = stablehlo.slice %arg2 [100:120] : (tensor<120xf32>) -> tensor<20xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %361 = stablehlo.add %357, %360 : tensor<24x20xf32>
    %362 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %364 = stablehlo.subtract %361, %363 : tensor<24x20xf32>
    %365 = stablehlo.exponential %364 : tensor<24x20xf32>
    %366 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %368 = stablehlo.divide %365, %367 : tensor<24x20xf32>
    %369 = stablehlo.slice %arg1 [0:24, 100:120] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %370 = stablehlo.dot_general %arg0, %369, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %371 = stablehlo.slice %arg2 [100:120] : (tensor<120xf32>) -> tensor<20xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %374 = stablehlo.add %370, %373 : tensor<24x20xf32>
    %375 = stablehlo.multiply %368, %374 : tensor<24x20xf32>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %377 = stablehlo.multiply %375, %376 : tensor<24x20xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%377 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %379 = stablehlo.add %355, %378 : tensor<24xf32>
    %380 = stablehlo.subtract %124, %379 : tensor<24xf32>
    %cst_56 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %382 = stablehlo.multiply %381, %380 : tensor<24xf32>
    %383 = stablehlo.subtract %234, %382 : tensor<24xf32>
    %384 = stablehlo.multiply %383, %arg4 : tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%384 init: %cst_57) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %387 = stablehlo.multiply %386, %arg4 : tensor<24xf32>
    %388 = stablehlo.negate %387 : tensor<24xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %390 = stablehlo.multiply %389, %388 : tensor<24xf32>
    %391 = stablehlo.negate %390 : tensor<24xf32>
    %392 = stablehlo.slice %arg1 [0:24, 100:120] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %393 = stablehlo.dot_general %arg0, %392, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %394 = stablehlo.slice %arg2 [100:120] : (tensor<120xf32>) -> tensor<20xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %397 = stablehlo.add %393, %396 : tensor<24x20xf32>
    %398 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %400 = stablehlo.subtract %397, %399 : tensor<24x20xf32>
    %401 = stablehlo.exponential %400 : tensor<24x20xf32>
    %402 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %404 = stablehlo.divide %401, %403 : tensor<24x20xf32>
    %405 = stablehlo.multiply %402, %402 : tensor<24x1xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %407 = stablehlo.divide %406, %405 : tensor<24x1xf32>
    %408 = stablehlo.slice %arg1 [0:24, 100:120] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %409 = stablehlo.dot_general %arg0, %408, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %410 = stablehlo.slice %arg2 [100:120] : (tensor<120xf32>) -> tensor<20xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %413 = stablehlo.add %409, %412 : tensor<24x20xf32>
    %414 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %416 = stablehlo.multiply %414, %415 : tensor<24x20xf32>
    %417 = stablehlo.multiply %404, %416 : tensor<24x20xf32>
    %418 = stablehlo.multiply %416, %413 : tensor<24x20xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%417 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %420 = stablehlo.reshape %419 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.pad %421, %cst_64, low = [100], high = [0], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %423 = stablehlo.broadcast_in_dim %407, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %424 = stablehlo.multiply %418, %423 : tensor<24x20xf32>
    %425 = stablehlo.multiply %424, %401 : tensor<24x20xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%425 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %427 = stablehlo.reshape %426 : (tensor<24xf32>) -> tensor<24x1xf32>
    %428 = stablehlo.negate %427 : tensor<24x1xf32>
    %429 = stablehlo.broadcast_in_dim %402, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %430 = stablehlo.divide %418, %429 : tensor<24x20xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%428 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %432 = stablehlo.multiply %430, %401 : tensor<24x20xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%432 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %434 = stablehlo.reshape %433 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.pad %435, %cst_69, low = [100], high = [0], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %437 = stablehlo.add %422, %436 : tensor<120xf32>
    %438 = stablehlo.slice %arg1 [0:24, 80:100] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %439 = stablehlo.dot_general %arg0, %438, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %440 = stablehlo.slice %arg2 [80:100] : (tensor<120xf32>) -> tensor<20xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %443 = stablehlo.add %439, %442 : tensor<24x20xf32>
    %444 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %446 = stablehlo.subtract %443, %445 : tensor<24x20xf32>
    %447 = stablehlo.exponential %446 : tensor<24x20xf32>
    %448 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %450 = stablehlo.divide %447, %449 : tensor<24x20xf32>
    %451 = stablehlo.multiply %448, %448 : tensor<24x1xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %453 = stablehlo.divide %452, %451 : tensor<24x1xf32>
    %454 = stablehlo.slice %arg1 [0:24, 80:100] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %455 = stablehlo.dot_general %arg0, %454, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %456 = stablehlo.slice %arg2 [80:100] : (tensor<120xf32>) -> tensor<20xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %459 = stablehlo.add %455, %458 : tensor<24x20xf32>
    %460 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %462 = stablehlo.multiply %460, %461 : tensor<24x20xf32>
    %463 = stablehlo.multiply %450, %462 : tensor<24x20xf32>
    %464 = stablehlo.multiply %462, %459 : tensor<24x20xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%463 init: %cst_72) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %466 = stablehlo.reshape %465 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_73) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.pad %467, %cst_74, low = [80], high = [20], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %469 = stablehlo.broadcast_in_dim %453, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %470 = stablehlo.multiply %464, %469 : tensor<24x20xf32>
    %471 = stablehlo.multiply %470, %447 : tensor<24x20xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.reduce(%471 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %473 = stablehlo.reshape %472 : (tensor<24xf32>) -> tensor<24x1xf32>
    %474 = stablehlo.negate %473 : tensor<24x1xf32>
    %475 = stablehlo.broadcast_in_dim %448, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %476 = stablehlo.divide %464, %475 : tensor<24x20xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.reduce(%474 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %478 = stablehlo.multiply %476, %447 : tensor<24x20xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.reduce(%478 init: %cst_77) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %480 = stablehlo.reshape %479 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_78) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.pad %481, %cst_79, low = [80], high = [20], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %483 = stablehlo.add %468, %482 : tensor<120xf32>
    %484 = stablehlo.add %437, %483 : tensor<120xf32>
    %485 = stablehlo.add %431, %477 : tensor<24xf32>
    %486 = stablehlo.slice %arg1 [0:24, 60:80] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %487 = stablehlo.dot_general %arg0, %486, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %488 = stablehlo.slice %arg2 [60:80] : (tensor<120xf32>) -> tensor<20xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %490 = stablehlo.broadcast_in_dim %489, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %491 = stablehlo.add %487, %490 : tensor<24x20xf32>
    %492 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %494 = stablehlo.subtract %491, %493 : tensor<24x20xf32>
    %495 = stablehlo.exponential %494 : tensor<24x20xf32>
    %496 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %498 = stablehlo.divide %495, %497 : tensor<24x20xf32>
    %499 = stablehlo.multiply %496, %496 : tensor<24x1xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %501 = stablehlo.divide %500, %499 : tensor<24x1xf32>
    %502 = stablehlo.slice %arg1 [0:24, 60:80] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %503 = stablehlo.dot_general %arg0, %502, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %504 = stablehlo.slice %arg2 [60:80] : (tensor<120xf32>) -> tensor<20xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %507 = stablehlo.add %503, %506 : tensor<24x20xf32>
    %508 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %510 = stablehlo.multiply %508, %509 : tensor<24x20xf32>
    %511 = stablehlo.multiply %498, %510 : tensor<24x20xf32>
    %512 = stablehlo.multiply %510, %507 : tensor<24x20xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.reduce(%511 init: %cst_82) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %514 = stablehlo.reshape %513 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%514 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.pad %515, %cst_84, low = [60], high = [40], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %517 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %518 = stablehlo.multiply %512, %517 : tensor<24x20xf32>
    %519 = stablehlo.multiply %518, %495 : tensor<24x20xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_85) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %521 = stablehlo.reshape %520 : (tensor<24xf32>) -> tensor<24x1xf32>
    %522 = stablehlo.negate %521 : tensor<24x1xf32>
    %523 = stablehlo.broadcast_in_dim %496, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %524 = stablehlo.divide %512, %523 : tensor<24x20xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%522 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %526 = stablehlo.multiply %524, %495 : tensor<24x20xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %527 = stablehlo.reduce(%526 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %528 = stablehlo.reshape %527 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%528 init: %cst_88) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.pad %529, %cst_89, low = [60], high = [40], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %531 = stablehlo.add %516, %530 : tensor<120xf32>
    %532 = stablehlo.add %484, %531 : tensor<120xf32>
    %533 = stablehlo.add %485, %525 : tensor<24xf32>
    %534 = stablehlo.slice %arg1 [0:24, 40:60] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %535 = stablehlo.dot_general %arg0, %534, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %536 = stablehlo.slice %arg2 [40:60] : (tensor<120xf32>) -> tensor<20xf32>
    %537 = stablehlo.broadcast_in_dim %536, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %538 = stablehlo.broadcast_in_dim %537, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %539 = stablehlo.add %535, %538 : tensor<24x20xf32>
    %540 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %542 = stablehlo.subtract %539, %541 : tensor<24x20xf32>
    %543 = stablehlo.exponential %542 : tensor<24x20xf32>
    %544 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %546 = stablehlo.divide %543, %545 : tensor<24x20xf32>
    %547 = stablehlo.multiply %544, %544 : tensor<24x1xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %549 = stablehlo.divide %548, %547 : tensor<24x1xf32>
    %550 = stablehlo.slice %arg1 [0:24, 40:60] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %551 = stablehlo.dot_general %arg0, %550, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %552 = stablehlo.slice %arg2 [40:60] : (tensor<120xf32>) -> tensor<20xf32>
    %553 = stablehlo.broadcast_in_dim %552, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %555 = stablehlo.add %551, %554 : tensor<24x20xf32>
    %556 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %558 = stablehlo.multiply %556, %557 : tensor<24x20xf32>
    %559 = stablehlo.multiply %546, %558 : tensor<24x20xf32>
    %560 = stablehlo.multiply %558, %555 : tensor<24x20xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%559 init: %cst_92) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %562 = stablehlo.reshape %561 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.reduce(%562 init: %cst_93) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.pad %563, %cst_94, low = [40], high = [60], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %565 = stablehlo.broadcast_in_dim %549, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %566 = stablehlo.multiply %560, %565 : tensor<24x20xf32>
    %567 = stablehlo.multiply %566, %543 : tensor<24x20xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%567 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %569 = stablehlo.reshape %568 : (tensor<24xf32>) -> tensor<24x1xf32>
    %570 = stablehlo.negate %569 : tensor<24x1xf32>
    %571 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %572 = stablehlo.divide %560, %571 : tensor<24x20xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.reduce(%570 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %574 = stablehlo.multiply %572, %543 : tensor<24x20xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %575 = stablehlo.reduce(%574 init: %cst_97) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %576 = stablehlo.reshape %575 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.reduce(%576 init: %cst_98) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.pad %577, %cst_99, low = [40], high = [60], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %579 = stablehlo.add %564, %578 : tensor<120xf32>
    %580 = stablehlo.add %532, %579 : tensor<120xf32>
    %581 = stablehlo.add %533, %573 : tensor<24xf32>
    %582 = stablehlo.slice %arg1 [0:24, 20:40] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %583 = stablehlo.dot_general %arg0, %582, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %584 = stablehlo.slice %arg2 [20:40] : (tensor<120xf32>) -> tensor<20xf32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %587 = stablehlo.add %583, %586 : tensor<24x20xf32>
    %588 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %590 = stablehlo.subtract %587, %589 : tensor<24x20xf32>
    %591 = stablehlo.exponential %590 : tensor<24x20xf32>
    %592 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %594 = stablehlo.divide %591, %593 : tensor<24x20xf32>
    %595 = stablehlo.multiply %592, %592 : tensor<24x1xf32>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %597 = stablehlo.divide %596, %595 : tensor<24x1xf32>
    %598 = stablehlo.slice %arg1 [0:24, 20:40] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %599 = stablehlo.dot_general %arg0, %598, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %600 = stablehlo.slice %arg2 [20:40] : (tensor<120xf32>) -> tensor<20xf32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %603 = stablehlo.add %599, %602 : tensor<24x20xf32>
    %604 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %cst_101 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %606 = stablehlo.multiply %604, %605 : tensor<24x20xf32>
    %607 = stablehlo.multiply %594, %606 : tensor<24x20xf32>
    %608 = stablehlo.multiply %606, %603 : tensor<24x20xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%607 init: %cst_102) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %610 = stablehlo.reshape %609 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.reduce(%610 init: %cst_103) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.pad %611, %cst_104, low = [20], high = [80], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %613 = stablehlo.broadcast_in_dim %597, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %614 = stablehlo.multiply %608, %613 : tensor<24x20xf32>
    %615 = stablehlo.multiply %614, %591 : tensor<24x20xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %617 = stablehlo.reshape %616 : (tensor<24xf32>) -> tensor<24x1xf32>
    %618 = stablehlo.negate %617 : tensor<24x1xf32>
    %619 = stablehlo.broadcast_in_dim %592, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %620 = stablehlo.divide %608, %619 : tensor<24x20xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %621 = stablehlo.reduce(%618 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %622 = stablehlo.multiply %620, %591 : tensor<24x20xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%622 init: %cst_107) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %624 = stablehlo.reshape %623 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%624 init: %cst_108) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.pad %625, %cst_109, low = [20], high = [80], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %627 = stablehlo.add %612, %626 : tensor<120xf32>
    %628 = stablehlo.add %580, %627 : tensor<120xf32>
    %629 = stablehlo.add %581, %621 : tensor<24xf32>
    %630 = stablehlo.slice %arg1 [0:24, 0:20] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %631 = stablehlo.dot_general %arg0, %630, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %632 = stablehlo.slice %arg2 [0:20] : (tensor<120xf32>) -> tensor<20xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %635 = stablehlo.add %631, %634 : tensor<24x20xf32>
    %636 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %638 = stablehlo.subtract %635, %637 : tensor<24x20xf32>
    %639 = stablehlo.exponential %638 : tensor<24x20xf32>
    %640 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %642 = stablehlo.divide %639, %641 : tensor<24x20xf32>
    %643 = stablehlo.multiply %640, %640 : tensor<24x1xf32>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %645 = stablehlo.divide %644, %643 : tensor<24x1xf32>
    %646 = stablehlo.slice %arg1 [0:24, 0:20] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %647 = stablehlo.dot_general %arg0, %646, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %648 = stablehlo.slice %arg2 [0:20] : (tensor<120xf32>) -> tensor<20xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %650 = stablehlo.broadcast_in_dim %649, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %651 = stablehlo.add %647, %650 : tensor<24x20xf32>
    %652 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %654 = stablehlo.multiply %652, %653 : tensor<24x20xf32>
    %655 = stablehlo.multiply %642, %654 : tensor<24x20xf32>
    %656 = stablehlo.multiply %654, %651 : tensor<24x20xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%655 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %658 = stablehlo.reshape %657 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_113) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %660 = stablehlo.pad %659, %cst_114, low = [0], high = [100], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %661 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %662 = stablehlo.multiply %656, %661 : tensor<24x20xf32>
    %663 = stablehlo.multiply %662, %639 : tensor<24x20xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %664 = stablehlo.reduce(%663 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<24x20xf32>, tensor<f32>) -> tensor<24xf32>
    %665 = stablehlo.reshape %664 : (tensor<24xf32>) -> tensor<24x1xf32>
    %666 = stablehlo.negate %665 : tensor<24x1xf32>
    %667 = stablehlo.broadcast_in_dim %640, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %668 = stablehlo.divide %656, %667 : tensor<24x20xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%666 init: %cst_116) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %670 = stablehlo.multiply %668, %639 : tensor<24x20xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %671 = stablehlo.reduce(%670 init: %cst_117) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %672 = stablehlo.reshape %671 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_118) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.pad %673, %cst_119, low = [0], high = [100], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %675 = stablehlo.add %660, %674 : tensor<120xf32>
    %676 = stablehlo.add %628, %675 : tensor<120xf32>
    %677 = stablehlo.add %629, %669 : tensor<24xf32>
    %678 = stablehlo.negate %387 : tensor<24xf32>
    %679 = stablehlo.add %390, %387 : tensor<24xf32>
    %c_120 = stablehlo.constant dense<100> : tensor<i32>
    %680 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %681 = stablehlo.subtract %arg3, %680 : tensor<24xi32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %682 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %683 = stablehlo.compare GE, %681, %682, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_122 = stablehlo.constant dense<20> : tensor<i32>
    %684 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %685 = stablehlo.compare LT, %681, %684, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %686 = stablehlo.and %683, %685 : tensor<24xi1>
    %c_123 = stablehlo.constant dense<0> : tensor<i32>
    %c_124 = stablehlo.constant dense<19> : tensor<i32>
    %687 = call @clip_1(%681, %c_123, %c_124) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %688 = stablehlo.broadcast_in_dim %687, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %689 = call @take_along_axis_2(%688) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    call @_where_3(%686) : (tensor<24xi1>) -> ()
    %690:2 = call @_where_4(%686, %678) : (tensor<24xi1>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %691 = stablehlo.broadcast_in_dim %690#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %692 = call @take_along_axis_5(%689, %691) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x20xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %693 = stablehlo.reduce(%692 init: %cst_125) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %694 = stablehlo.reshape %693 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %695 = stablehlo.reduce(%694 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %696 = stablehlo.pad %695, %cst_127, low = [100], high = [0], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %697 = stablehlo.add %676, %696 : tensor<120xf32>
    %c_128 = stablehlo.constant dense<80> : tensor<i32>
    %698 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %699 = stablehlo.subtract %arg3, %698 : tensor<24xi32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %700 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %701 = stablehlo.compare GE, %699, %700, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_130 = stablehlo.constant dense<20> : tensor<i32>
    %702 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %703 = stablehlo.compare LT, %699, %702, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %704 = stablehlo.and %701, %703 : tensor<24xi1>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %c_132 = stablehlo.constant dense<19> : tensor<i32>
    %705 = call @clip_1(%699, %c_131, %c_132) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %707 = call @take_along_axis_2(%706) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    call @_where_3(%704) : (tensor<24xi1>) -> ()
    %708:2 = call @_where_4(%704, %690#1) : (tensor<24xi1>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %709 = stablehlo.broadcast_in_dim %708#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %710 = call @take_along_axis_5(%707, %709) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x20xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%710 init: %cst_133) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %712 = stablehlo.reshape %711 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%712 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %714 = stablehlo.pad %713, %cst_135, low = [80], high = [20], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %715 = stablehlo.add %697, %714 : tensor<120xf32>
    %c_136 = stablehlo.constant dense<60> : tensor<i32>
    %716 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %717 = stablehlo.subtract %arg3, %716 : tensor<24xi32>
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %718 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %719 = stablehlo.compare GE, %717, %718, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_138 = stablehlo.constant dense<20> : tensor<i32>
    %720 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %721 = stablehlo.compare LT, %717, %720, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %722 = stablehlo.and %719, %721 : tensor<24xi1>
    %c_139 = stablehlo.constant dense<0> : tensor<i32>
    %c_140 = stablehlo.constant dense<19> : tensor<i32>
    %723 = call @clip_1(%717, %c_139, %c_140) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %724 = stablehlo.broadcast_in_dim %723, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %725 = call @take_along_axis_2(%724) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    call @_where_3(%722) : (tensor<24xi1>) -> ()
    %726:2 = call @_where_4(%722, %708#1) : (tensor<24xi1>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %727 = stablehlo.broadcast_in_dim %726#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %728 = call @take_along_axis_5(%725, %727) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x20xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.reduce(%728 init: %cst_141) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %730 = stablehlo.reshape %729 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %731 = stablehlo.reduce(%730 init: %cst_142) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %732 = stablehlo.pad %731, %cst_143, low = [60], high = [40], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %733 = stablehlo.add %715, %732 : tensor<120xf32>
    %c_144 = stablehlo.constant dense<40> : tensor<i32>
    %734 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %735 = stablehlo.subtract %arg3, %734 : tensor<24xi32>
    %c_145 = stablehlo.constant dense<0> : tensor<i32>
    %736 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %737 = stablehlo.compare GE, %735, %736, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_146 = stablehlo.constant dense<20> : tensor<i32>
    %738 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %739 = stablehlo.compare LT, %735, %738, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %740 = stablehlo.and %737, %739 : tensor<24xi1>
    %c_147 = stablehlo.constant dense<0> : tensor<i32>
    %c_148 = stablehlo.constant dense<19> : tensor<i32>
    %741 = call @clip_1(%735, %c_147, %c_148) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %742 = stablehlo.broadcast_in_dim %741, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %743 = call @take_along_axis_2(%742) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    call @_where_3(%740) : (tensor<24xi1>) -> ()
    %744:2 = call @_where_4(%740, %726#1) : (tensor<24xi1>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %745 = stablehlo.broadcast_in_dim %744#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %746 = call @take_along_axis_5(%743, %745) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x20xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %747 = stablehlo.reduce(%746 init: %cst_149) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %748 = stablehlo.reshape %747 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%748 init: %cst_150) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %750 = stablehlo.pad %749, %cst_151, low = [40], high = [60], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %751 = stablehlo.add %733, %750 : tensor<120xf32>
    %c_152 = stablehlo.constant dense<20> : tensor<i32>
    %752 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %753 = stablehlo.subtract %arg3, %752 : tensor<24xi32>
    %c_153 = stablehlo.constant dense<0> : tensor<i32>
    %754 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %755 = stablehlo.compare GE, %753, %754, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_154 = stablehlo.constant dense<20> : tensor<i32>
    %756 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %757 = stablehlo.compare LT, %753, %756, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %758 = stablehlo.and %755, %757 : tensor<24xi1>
    %c_155 = stablehlo.constant dense<0> : tensor<i32>
    %c_156 = stablehlo.constant dense<19> : tensor<i32>
    %759 = call @clip_1(%753, %c_155, %c_156) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %760 = stablehlo.broadcast_in_dim %759, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %761 = call @take_along_axis_2(%760) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    call @_where_3(%758) : (tensor<24xi1>) -> ()
    %762:2 = call @_where_4(%758, %744#1) : (tensor<24xi1>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %763 = stablehlo.broadcast_in_dim %762#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %764 = call @take_along_axis_5(%761, %763) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x20xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.reduce(%764 init: %cst_157) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %766 = stablehlo.reshape %765 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.reduce(%766 init: %cst_158) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.pad %767, %cst_159, low = [20], high = [80], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %769 = stablehlo.add %751, %768 : tensor<120xf32>
    %c_160 = stablehlo.constant dense<0> : tensor<i32>
    %770 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %771 = stablehlo.subtract %arg3, %770 : tensor<24xi32>
    %c_161 = stablehlo.constant dense<0> : tensor<i32>
    %772 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %773 = stablehlo.compare GE, %771, %772, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_162 = stablehlo.constant dense<20> : tensor<i32>
    %774 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %775 = stablehlo.compare LT, %771, %774, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %776 = stablehlo.and %773, %775 : tensor<24xi1>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %c_164 = stablehlo.constant dense<19> : tensor<i32>
    %777 = call @clip_1(%771, %c_163, %c_164) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %778 = stablehlo.broadcast_in_dim %777, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %779 = call @take_along_axis_2(%778) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %780 = call @_where_6(%776) : (tensor<24xi1>) -> tensor<24xf32>
    %781 = call @_where_7(%776, %780, %762#1) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %782 = stablehlo.broadcast_in_dim %781, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %783 = call @take_along_axis_5(%779, %782) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x20xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%783 init: %cst_165) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %785 = stablehlo.reshape %784 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %786 = stablehlo.reduce(%785 init: %cst_166) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.pad %786, %cst_167, low = [0], high = [100], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %788 = stablehlo.add %769, %787 : tensor<120xf32>
    %789 = stablehlo.divide %679, %122 : tensor<24xf32>
    %790 = stablehlo.add %677, %789 : tensor<24xf32>
    %791 = stablehlo.slice %arg1 [0:24, 100:120] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %792 = stablehlo.dot_general %arg0, %791, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %793 = stablehlo.slice %arg2 [100:120] : (tensor<120xf32>) -> tensor<20xf32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %795 = stablehlo.broadcast_in_dim %794, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %796 = stablehlo.add %792, %795 : tensor<24x20xf32>
    %797 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %798 = stablehlo.broadcast_in_dim %797, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %799 = stablehlo.subtract %796, %798 : tensor<24x20xf32>
    %800 = stablehlo.exponential %799 : tensor<24x20xf32>
    %801 = stablehlo.broadcast_in_dim %790, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %802 = stablehlo.multiply %801, %800 : tensor<24x20xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %803 = stablehlo.reduce(%802 init: %cst_168) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %804 = stablehlo.reshape %803 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.reduce(%804 init: %cst_169) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %806 = stablehlo.pad %805, %cst_170, low = [100], high = [0], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %807 = stablehlo.add %788, %806 : tensor<120xf32>
    %808 = stablehlo.slice %arg1 [0:24, 80:100] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %809 = stablehlo.dot_general %arg0, %808, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %810 = stablehlo.slice %arg2 [80:100] : (tensor<120xf32>) -> tensor<20xf32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %813 = stablehlo.add %809, %812 : tensor<24x20xf32>
    %814 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %816 = stablehlo.subtract %813, %815 : tensor<24x20xf32>
    %817 = stablehlo.exponential %816 : tensor<24x20xf32>
    %818 = stablehlo.broadcast_in_dim %790, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %819 = stablehlo.multiply %818, %817 : tensor<24x20xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %820 = stablehlo.reduce(%819 init: %cst_171) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %821 = stablehlo.reshape %820 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %822 = stablehlo.reduce(%821 init: %cst_172) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %823 = stablehlo.pad %822, %cst_173, low = [80], high = [20], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %824 = stablehlo.add %807, %823 : tensor<120xf32>
    %825 = stablehlo.slice %arg1 [0:24, 60:80] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %826 = stablehlo.dot_general %arg0, %825, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %827 = stablehlo.slice %arg2 [60:80] : (tensor<120xf32>) -> tensor<20xf32>
    %828 = stablehlo.broadcast_in_dim %827, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %829 = stablehlo.broadcast_in_dim %828, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %830 = stablehlo.add %826, %829 : tensor<24x20xf32>
    %831 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %833 = stablehlo.subtract %830, %832 : tensor<24x20xf32>
    %834 = stablehlo.exponential %833 : tensor<24x20xf32>
    %835 = stablehlo.broadcast_in_dim %790, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %836 = stablehlo.multiply %835, %834 : tensor<24x20xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.reduce(%836 init: %cst_174) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %838 = stablehlo.reshape %837 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%838 init: %cst_175) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.pad %839, %cst_176, low = [60], high = [40], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %841 = stablehlo.add %824, %840 : tensor<120xf32>
    %842 = stablehlo.slice %arg1 [0:24, 40:60] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %843 = stablehlo.dot_general %arg0, %842, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %844 = stablehlo.slice %arg2 [40:60] : (tensor<120xf32>) -> tensor<20xf32>
    %845 = stablehlo.broadcast_in_dim %844, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %846 = stablehlo.broadcast_in_dim %845, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %847 = stablehlo.add %843, %846 : tensor<24x20xf32>
    %848 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %850 = stablehlo.subtract %847, %849 : tensor<24x20xf32>
    %851 = stablehlo.exponential %850 : tensor<24x20xf32>
    %852 = stablehlo.broadcast_in_dim %790, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %853 = stablehlo.multiply %852, %851 : tensor<24x20xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %854 = stablehlo.reduce(%853 init: %cst_177) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %855 = stablehlo.reshape %854 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%855 init: %cst_178) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %857 = stablehlo.pad %856, %cst_179, low = [40], high = [60], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %858 = stablehlo.add %841, %857 : tensor<120xf32>
    %859 = stablehlo.slice %arg1 [0:24, 20:40] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %860 = stablehlo.dot_general %arg0, %859, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %861 = stablehlo.slice %arg2 [20:40] : (tensor<120xf32>) -> tensor<20xf32>
    %862 = stablehlo.broadcast_in_dim %861, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %864 = stablehlo.add %860, %863 : tensor<24x20xf32>
    %865 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %866 = stablehlo.broadcast_in_dim %865, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %867 = stablehlo.subtract %864, %866 : tensor<24x20xf32>
    %868 = stablehlo.exponential %867 : tensor<24x20xf32>
    %869 = stablehlo.broadcast_in_dim %790, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %870 = stablehlo.multiply %869, %868 : tensor<24x20xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%870 init: %cst_180) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %872 = stablehlo.reshape %871 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %873 = stablehlo.reduce(%872 init: %cst_181) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %874 = stablehlo.pad %873, %cst_182, low = [20], high = [80], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %875 = stablehlo.add %858, %874 : tensor<120xf32>
    %876 = stablehlo.slice %arg1 [0:24, 0:20] : (tensor<24x120xf32>) -> tensor<24x20xf32>
    %877 = stablehlo.dot_general %arg0, %876, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x20xf32>) -> tensor<24x20xf32>
    %878 = stablehlo.slice %arg2 [0:20] : (tensor<120xf32>) -> tensor<20xf32>
    %879 = stablehlo.broadcast_in_dim %878, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %880 = stablehlo.broadcast_in_dim %879, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<24x20xf32>
    %881 = stablehlo.add %877, %880 : tensor<24x20xf32>
    %882 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %883 = stablehlo.broadcast_in_dim %882, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x20xf32>
    %884 = stablehlo.subtract %881, %883 : tensor<24x20xf32>
    %885 = stablehlo.exponential %884 : tensor<24x20xf32>
    %886 = stablehlo.broadcast_in_dim %790, dims = [0] : (tensor<24xf32>) -> tensor<24x20xf32>
    %887 = stablehlo.multiply %886, %885 : tensor<24x20xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %888 = stablehlo.reduce(%887 init: %cst_183) applies stablehlo.add across dimensions = [0] : (tensor<24x20xf32>, tensor<f32>) -> tensor<20xf32>
    %889 = stablehlo.reshape %888 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %890 = stablehlo.reduce(%889 init: %cst_184) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %891 = stablehlo.pad %890, %cst_185, low = [0], high = [100], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<120xf32>
    %892 = stablehlo.add %875, %891 : tensor<120xf32>
    return %385, %892 : tensor<f32>, tensor<120xf32>
  }
  func.func private @clip(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x20xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<19> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x20xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @clip_1(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @_where_3(%arg0: tensor<24xi1>) {
    return
  }
  func.func private @_where_4(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<24xi1>, tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<24xi1>, tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x20xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x20xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x20xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x20xf32>
    return %1 : tensor<24x20xf32>
  }
  func.func private @_where_6(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_7(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
}
