module @jit_one_maximum_written_again attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.slice %0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.convert %1 : tensor<24xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<24xf32>
    %6 = stablehlo.slice %0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.maximum %5, %7 : tensor<24xf32>
    %9 = stablehlo.slice %0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.maximum %8, %10 : tensor<24xf32>
    %12 = stablehlo.slice %0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.maximum %11, %13 : tensor<24xf32>
    %15 = stablehlo.slice %0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.maximum %14, %16 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.slice %0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %22 = stablehlo.subtract %19, %21 : tensor<24x30xf32>
    %23 = stablehlo.exponential %22 : tensor<24x30xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %18, %24 : tensor<24xf32>
    %26 = stablehlo.slice %0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %27 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %29 = stablehlo.subtract %26, %28 : tensor<24x30xf32>
    %30 = stablehlo.exponential %29 : tensor<24x30xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %25, %31 : tensor<24xf32>
    %33 = stablehlo.slice %0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %34 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %36 = stablehlo.subtract %33, %35 : tensor<24x30xf32>
    %37 = stablehlo.exponential %36 : tensor<24x30xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.add %32, %38 : tensor<24xf32>
    %40 = stablehlo.slice %0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %41 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %43 = stablehlo.subtract %40, %42 : tensor<24x30xf32>
    %44 = stablehlo.exponential %43 : tensor<24x30xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.add %39, %45 : tensor<24xf32>
    %47 = stablehlo.slice %0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %48 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %50 = stablehlo.subtract %47, %49 : tensor<24x11xf32>
    %51 = stablehlo.exponential %50 : tensor<24x11xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.add %46, %52 : tensor<24xf32>
    %54 = stablehlo.log %53 : tensor<24xf32>
    %55 = stablehlo.add %54, %17 : tensor<24xf32>
    %56 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %57 = call @take_along_axis(%0, %56) : (tensor<24x131xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %58 = stablehlo.reshape %57 : (tensor<24x1xf32>) -> tensor<24xf32>
    %59 = stablehlo.subtract %58, %55 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.slice %0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %62 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %64 = stablehlo.subtract %61, %63 : tensor<24x30xf32>
    %65 = stablehlo.exponential %64 : tensor<24x30xf32>
    %66 = stablehlo.multiply %65, %61 : tensor<24x30xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.add %60, %67 : tensor<24xf32>
    %69 = stablehlo.slice %0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %70 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %72 = stablehlo.subtract %69, %71 : tensor<24x30xf32>
    %73 = stablehlo.exponential %72 : tensor<24x30xf32>
    %74 = stablehlo.multiply %73, %69 : tensor<24x30xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.add %68, %75 : tensor<24xf32>
    %77 = stablehlo.slice %0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %78 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %80 = stablehlo.subtract %77, %79 : tensor<24x30xf32>
    %81 = stablehlo.exponential %80 : tensor<24x30xf32>
    %82 = stablehlo.multiply %81, %77 : tensor<24x30xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.add %76, %83 : tensor<24xf32>
    %85 = stablehlo.slice %0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %86 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %88 = stablehlo.subtract %85, %87 : tensor<24x30xf32>
    %89 = stablehlo.exponential %88 : tensor<24x30xf32>
    %90 = stablehlo.multiply %89, %85 : tensor<24x30xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.add %84, %91 : tensor<24xf32>
    %93 = stablehlo.slice %0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %94 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %96 = stablehlo.subtract %93, %95 : tensor<24x11xf32>
    %97 = stablehlo.exponential %96 : tensor<24x11xf32>
    %98 = stablehlo.multiply %97, %93 : tensor<24x11xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.add %92, %99 : tensor<24xf32>
    %101 = stablehlo.subtract %55, %100 : tensor<24xf32>
    %102 = stablehlo.multiply %59, %arg3 : tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %104 = stablehlo.negate %103 : tensor<f32>
    %105 = stablehlo.multiply %101, %arg3 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %107 = stablehlo.multiply %cst_19, %106 : tensor<f32>
    %108 = stablehlo.subtract %104, %107 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109:5 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %cst_20 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<f32>
    %110 = stablehlo.dot_general %109#0, %109#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.slice %110 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.convert %111 : tensor<24xf32>
    %115 = stablehlo.maximum %114, %113 : tensor<24xf32>
    %116 = stablehlo.slice %110 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_23) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.maximum %115, %117 : tensor<24xf32>
    %119 = stablehlo.slice %110 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_24) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.maximum %118, %120 : tensor<24xf32>
    %122 = stablehlo.slice %110 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_25) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %124 = stablehlo.maximum %121, %123 : tensor<24xf32>
    %125 = stablehlo.slice %110 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %127 = stablehlo.maximum %124, %126 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.slice %110 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %130 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %132 = stablehlo.subtract %129, %131 : tensor<24x30xf32>
    %133 = stablehlo.exponential %132 : tensor<24x30xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %135 = stablehlo.add %128, %134 : tensor<24xf32>
    %136 = stablehlo.slice %110 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %137 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %139 = stablehlo.subtract %136, %138 : tensor<24x30xf32>
    %140 = stablehlo.exponential %139 : tensor<24x30xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.add %135, %141 : tensor<24xf32>
    %143 = stablehlo.slice %110 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %144 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %146 = stablehlo.subtract %143, %145 : tensor<24x30xf32>
    %147 = stablehlo.exponential %146 : tensor<24x30xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.add %142, %148 : tensor<24xf32>
    %150 = stablehlo.slice %110 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %151 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %153 = stablehlo.subtract %150, %152 : tensor<24x30xf32>
    %154 = stablehlo.exponential %153 : tensor<24x30xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %156 = stablehlo.add %149, %155 : tensor<24xf32>
    %157 = stablehlo.slice %110 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %158 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %160 = stablehlo.subtract %157, %159 : tensor<24x11xf32>
    %161 = stablehlo.exponential %160 : tensor<24x11xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %163 = stablehlo.add %156, %162 : tensor<24xf32>
    %164 = stablehlo.log %163 : tensor<24xf32>
    %165 = stablehlo.add %164, %127 : tensor<24xf32>
    %166 = stablehlo.broadcast_in_dim %109#2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %167 = call @take_along_axis_0(%166) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %168 = stablehlo.negate %109#4 : tensor<f32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %169 = stablehlo.multiply %cst_33, %168 : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %171 = stablehlo.multiply %170, %109#3 : tensor<24xf32>
    %172 = stablehlo.negate %109#4 : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %174 = stablehlo.multiply %173, %109#3 : tensor<24xf32>
    %175 = stablehlo.negate %171 : tensor<24xf32>
    %176:3 = stablehlo.optimization_barrier %110, %165, %175 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %177 = stablehlo.slice %176#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %178 = stablehlo.broadcast_in_dim %176#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %180 = stablehlo.subtract %177, %179 : tensor<24x11xf32>
    %181 = stablehlo.exponential %180 : tensor<24x11xf32>
    %182 = stablehlo.broadcast_in_dim %176#2, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %183 = stablehlo.multiply %181, %182 : tensor<24x11xf32>
    %184 = stablehlo.multiply %182, %177 : tensor<24x11xf32>
    %185 = stablehlo.multiply %184, %181 : tensor<24x11xf32>
    %186 = stablehlo.negate %185 : tensor<24x11xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %188 = stablehlo.reshape %187 : (tensor<24xf32>) -> tensor<24x1xf32>
    %189 = stablehlo.add %183, %185 : tensor<24x11xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%188 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.pad %189, %cst_36, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %192 = stablehlo.add %171, %190 : tensor<24xf32>
    %193:3 = stablehlo.optimization_barrier %110, %165, %176#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %194 = stablehlo.slice %193#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %195 = stablehlo.broadcast_in_dim %193#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %197 = stablehlo.subtract %194, %196 : tensor<24x30xf32>
    %198 = stablehlo.exponential %197 : tensor<24x30xf32>
    %199 = stablehlo.broadcast_in_dim %193#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %200 = stablehlo.multiply %198, %199 : tensor<24x30xf32>
    %201 = stablehlo.multiply %199, %194 : tensor<24x30xf32>
    %202 = stablehlo.multiply %201, %198 : tensor<24x30xf32>
    %203 = stablehlo.negate %202 : tensor<24x30xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%203 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %205 = stablehlo.reshape %204 : (tensor<24xf32>) -> tensor<24x1xf32>
    %206 = stablehlo.add %200, %202 : tensor<24x30xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%205 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.pad %206, %cst_39, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %209 = stablehlo.add %191, %208 : tensor<24x131xf32>
    %210 = stablehlo.add %192, %207 : tensor<24xf32>
    %211:3 = stablehlo.optimization_barrier %110, %165, %193#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %212 = stablehlo.slice %211#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %213 = stablehlo.broadcast_in_dim %211#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %215 = stablehlo.subtract %212, %214 : tensor<24x30xf32>
    %216 = stablehlo.exponential %215 : tensor<24x30xf32>
    %217 = stablehlo.broadcast_in_dim %211#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %218 = stablehlo.multiply %216, %217 : tensor<24x30xf32>
    %219 = stablehlo.multiply %217, %212 : tensor<24x30xf32>
    %220 = stablehlo.multiply %219, %216 : tensor<24x30xf32>
    %221 = stablehlo.negate %220 : tensor<24x30xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %223 = stablehlo.reshape %222 : (tensor<24xf32>) -> tensor<24x1xf32>
    %224 = stablehlo.add %218, %220 : tensor<24x30xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%223 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.pad %224, %cst_42, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %227 = stablehlo.add %209, %226 : tensor<24x131xf32>
    %228 = stablehlo.add %210, %225 : tensor<24xf32>
    %229:3 = stablehlo.optimization_barrier %110, %165, %211#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %230 = stablehlo.slice %229#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %231 = stablehlo.broadcast_in_dim %229#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %233 = stablehlo.subtract %230, %232 : tensor<24x30xf32>
    %234 = stablehlo.exponential %233 : tensor<24x30xf32>
    %235 = stablehlo.broadcast_in_dim %229#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %236 = stablehlo.multiply %234, %235 : tensor<24x30xf32>
    %237 = stablehlo.multiply %235, %230 : tensor<24x30xf32>
    %238 = stablehlo.multiply %237, %234 : tensor<24x30xf32>
    %239 = stablehlo.negate %238 : tensor<24x30xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%239 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %241 = stablehlo.reshape %240 : (tensor<24xf32>) -> tensor<24x1xf32>
    %242 = stablehlo.add %236, %238 : tensor<24x30xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%241 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.pad %242, %cst_45, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %245 = stablehlo.add %227, %244 : tensor<24x131xf32>
    %246 = stablehlo.add %228, %243 : tensor<24xf32>
    %247:3 = stablehlo.optimization_barrier %110, %165, %229#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %248 = stablehlo.slice %247#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %249 = stablehlo.broadcast_in_dim %247#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %251 = stablehlo.subtract %248, %250 : tensor<24x30xf32>
    %252 = stablehlo.exponential %251 : tensor<24x30xf32>
    %253 = stablehlo.broadcast_in_dim %247#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %254 = stablehlo.multiply %252, %253 : tensor<24x30xf32>
    %255 = stablehlo.multiply %253, %248 : tensor<24x30xf32>
    %256 = stablehlo.multiply %255, %252 : tensor<24x30xf32>
    %257 = stablehlo.negate %256 : tensor<24x30xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %259 = stablehlo.reshape %258 : (tensor<24xf32>) -> tensor<24x1xf32>
    %260 = stablehlo.add %254, %256 : tensor<24x30xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.reduce(%259 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.pad %260, %cst_48, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %263 = stablehlo.add %245, %262 : tensor<24x131xf32>
    %264 = stablehlo.add %246, %261 : tensor<24xf32>
    %265 = stablehlo.negate %174 : tensor<24xf32>
    %266 = stablehlo.add %264, %265 : tensor<24xf32>
    %267 = stablehlo.broadcast_in_dim %174, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %268 = call @take_along_axis_1(%167, %267) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %269 = stablehlo.add %263, %268 : tensor<24x131xf32>
    %270 = stablehlo.divide %266, %163 : tensor<24xf32>
    %271:3 = stablehlo.optimization_barrier %110, %127, %270 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %272 = stablehlo.slice %271#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %273 = stablehlo.broadcast_in_dim %271#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %275 = stablehlo.subtract %272, %274 : tensor<24x11xf32>
    %276 = stablehlo.exponential %275 : tensor<24x11xf32>
    %277 = stablehlo.broadcast_in_dim %271#2, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %278 = stablehlo.multiply %277, %276 : tensor<24x11xf32>
    %279 = stablehlo.negate %278 : tensor<24x11xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %281 = stablehlo.reshape %280 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.pad %278, %cst_51, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %284 = stablehlo.add %269, %283 : tensor<24x131xf32>
    %285 = stablehlo.add %266, %282 : tensor<24xf32>
    %286:3 = stablehlo.optimization_barrier %110, %127, %271#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %287 = stablehlo.slice %286#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %288 = stablehlo.broadcast_in_dim %286#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %290 = stablehlo.subtract %287, %289 : tensor<24x30xf32>
    %291 = stablehlo.exponential %290 : tensor<24x30xf32>
    %292 = stablehlo.broadcast_in_dim %286#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %293 = stablehlo.multiply %292, %291 : tensor<24x30xf32>
    %294 = stablehlo.negate %293 : tensor<24x30xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.reduce(%294 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %296 = stablehlo.reshape %295 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.pad %293, %cst_54, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %299 = stablehlo.add %284, %298 : tensor<24x131xf32>
    %300 = stablehlo.add %285, %297 : tensor<24xf32>
    %301:3 = stablehlo.optimization_barrier %110, %127, %286#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %302 = stablehlo.slice %301#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %303 = stablehlo.broadcast_in_dim %301#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %305 = stablehlo.subtract %302, %304 : tensor<24x30xf32>
    %306 = stablehlo.exponential %305 : tensor<24x30xf32>
    %307 = stablehlo.broadcast_in_dim %301#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %308 = stablehlo.multiply %307, %306 : tensor<24x30xf32>
    %309 = stablehlo.negate %308 : tensor<24x30xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%309 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.reshape %310 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.pad %308, %cst_57, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %314 = stablehlo.add %299, %313 : tensor<24x131xf32>
    %315 = stablehlo.add %300, %312 : tensor<24xf32>
    %316:3 = stablehlo.optimization_barrier %110, %127, %301#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %317 = stablehlo.slice %316#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %318 = stablehlo.broadcast_in_dim %316#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %320 = stablehlo.subtract %317, %319 : tensor<24x30xf32>
    %321 = stablehlo.exponential %320 : tensor<24x30xf32>
    %322 = stablehlo.broadcast_in_dim %316#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %323 = stablehlo.multiply %322, %321 : tensor<24x30xf32>
    %324 = stablehlo.negate %323 : tensor<24x30xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %326 = stablehlo.reshape %325 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.pad %323, %cst_60, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %329 = stablehlo.add %314, %328 : tensor<24x131xf32>
    %330 = stablehlo.add %315, %327 : tensor<24xf32>
    %331:3 = stablehlo.optimization_barrier %110, %127, %316#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %332 = stablehlo.slice %331#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %333 = stablehlo.broadcast_in_dim %331#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %335 = stablehlo.subtract %332, %334 : tensor<24x30xf32>
    %336 = stablehlo.exponential %335 : tensor<24x30xf32>
    %337 = stablehlo.broadcast_in_dim %331#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %338 = stablehlo.multiply %337, %336 : tensor<24x30xf32>
    %339 = stablehlo.negate %338 : tensor<24x30xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%339 init: %cst_61) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %341 = stablehlo.reshape %340 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%341 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.pad %338, %cst_63, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %344 = stablehlo.add %329, %343 : tensor<24x131xf32>
    %345 = stablehlo.add %330, %342 : tensor<24xf32>
    %346:3 = stablehlo.optimization_barrier %110, %124, %345 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %347 = stablehlo.slice %346#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_64) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %349 = stablehlo.reshape %348 : (tensor<24xf32>) -> tensor<24x1xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %351 = stablehlo.compare EQ, %347, %350, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %352 = stablehlo.convert %351 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.reduce(%352 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %354 = stablehlo.maximum %346#1, %348 : tensor<24xf32>
    %355 = stablehlo.compare EQ, %346#1, %354, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.select %355, %356, %357 : tensor<24xi1>, tensor<24xf32>
    %359 = stablehlo.compare EQ, %348, %354, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %362 = stablehlo.select %359, %360, %361 : tensor<24xi1>, tensor<24xf32>
    %363 = stablehlo.divide %358, %362 : tensor<24xf32>
    %364 = stablehlo.compare EQ, %348, %354, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.select %364, %365, %366 : tensor<24xi1>, tensor<24xf32>
    %368 = stablehlo.compare EQ, %346#1, %354, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_72 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.select %368, %369, %370 : tensor<24xi1>, tensor<24xf32>
    %372 = stablehlo.divide %367, %371 : tensor<24xf32>
    %373 = stablehlo.multiply %346#2, %372 : tensor<24xf32>
    %374 = stablehlo.multiply %346#2, %363 : tensor<24xf32>
    %375 = stablehlo.divide %373, %353 : tensor<24xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %377 = stablehlo.multiply %376, %352 : tensor<24x11xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.pad %377, %cst_74, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %379 = stablehlo.add %344, %378 : tensor<24x131xf32>
    %380:3 = stablehlo.optimization_barrier %110, %121, %374 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %381 = stablehlo.slice %380#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_75 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %382 = stablehlo.reduce(%381 init: %cst_75) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %383 = stablehlo.reshape %382 : (tensor<24xf32>) -> tensor<24x1xf32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %385 = stablehlo.compare EQ, %381, %384, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %386 = stablehlo.convert %385 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %388 = stablehlo.maximum %380#1, %382 : tensor<24xf32>
    %389 = stablehlo.compare EQ, %380#1, %388, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %392 = stablehlo.select %389, %390, %391 : tensor<24xi1>, tensor<24xf32>
    %393 = stablehlo.compare EQ, %382, %388, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %396 = stablehlo.select %393, %394, %395 : tensor<24xi1>, tensor<24xf32>
    %397 = stablehlo.divide %392, %396 : tensor<24xf32>
    %398 = stablehlo.compare EQ, %382, %388, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %401 = stablehlo.select %398, %399, %400 : tensor<24xi1>, tensor<24xf32>
    %402 = stablehlo.compare EQ, %380#1, %388, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %405 = stablehlo.select %402, %403, %404 : tensor<24xi1>, tensor<24xf32>
    %406 = stablehlo.divide %401, %405 : tensor<24xf32>
    %407 = stablehlo.multiply %380#2, %406 : tensor<24xf32>
    %408 = stablehlo.multiply %380#2, %397 : tensor<24xf32>
    %409 = stablehlo.divide %407, %387 : tensor<24xf32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %411 = stablehlo.multiply %410, %386 : tensor<24x30xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.pad %411, %cst_85, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %413 = stablehlo.add %379, %412 : tensor<24x131xf32>
    %414:3 = stablehlo.optimization_barrier %110, %118, %408 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %415 = stablehlo.slice %414#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %416 = stablehlo.reduce(%415 init: %cst_86) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %417 = stablehlo.reshape %416 : (tensor<24xf32>) -> tensor<24x1xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %419 = stablehlo.compare EQ, %415, %418, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %420 = stablehlo.convert %419 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %422 = stablehlo.maximum %414#1, %416 : tensor<24xf32>
    %423 = stablehlo.compare EQ, %414#1, %422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %426 = stablehlo.select %423, %424, %425 : tensor<24xi1>, tensor<24xf32>
    %427 = stablehlo.compare EQ, %416, %422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %430 = stablehlo.select %427, %428, %429 : tensor<24xi1>, tensor<24xf32>
    %431 = stablehlo.divide %426, %430 : tensor<24xf32>
    %432 = stablehlo.compare EQ, %416, %422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %435 = stablehlo.select %432, %433, %434 : tensor<24xi1>, tensor<24xf32>
    %436 = stablehlo.compare EQ, %414#1, %422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_94 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %439 = stablehlo.select %436, %437, %438 : tensor<24xi1>, tensor<24xf32>
    %440 = stablehlo.divide %435, %439 : tensor<24xf32>
    %441 = stablehlo.multiply %414#2, %440 : tensor<24xf32>
    %442 = stablehlo.multiply %414#2, %431 : tensor<24xf32>
    %443 = stablehlo.divide %441, %421 : tensor<24xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %445 = stablehlo.multiply %444, %420 : tensor<24x30xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.pad %445, %cst_96, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %447 = stablehlo.add %413, %446 : tensor<24x131xf32>
    %448:3 = stablehlo.optimization_barrier %110, %115, %442 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %449 = stablehlo.slice %448#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %450 = stablehlo.reduce(%449 init: %cst_97) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %451 = stablehlo.reshape %450 : (tensor<24xf32>) -> tensor<24x1xf32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %453 = stablehlo.compare EQ, %449, %452, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %454 = stablehlo.convert %453 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %456 = stablehlo.maximum %448#1, %450 : tensor<24xf32>
    %457 = stablehlo.compare EQ, %448#1, %456, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %460 = stablehlo.select %457, %458, %459 : tensor<24xi1>, tensor<24xf32>
    %461 = stablehlo.compare EQ, %450, %456, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_101 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %464 = stablehlo.select %461, %462, %463 : tensor<24xi1>, tensor<24xf32>
    %465 = stablehlo.divide %460, %464 : tensor<24xf32>
    %466 = stablehlo.compare EQ, %450, %456, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %469 = stablehlo.select %466, %467, %468 : tensor<24xi1>, tensor<24xf32>
    %470 = stablehlo.compare EQ, %448#1, %456, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_105 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %473 = stablehlo.select %470, %471, %472 : tensor<24xi1>, tensor<24xf32>
    %474 = stablehlo.divide %469, %473 : tensor<24xf32>
    %475 = stablehlo.multiply %448#2, %474 : tensor<24xf32>
    %476 = stablehlo.multiply %448#2, %465 : tensor<24xf32>
    %477 = stablehlo.divide %475, %455 : tensor<24xf32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %479 = stablehlo.multiply %478, %454 : tensor<24x30xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.pad %479, %cst_107, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %481 = stablehlo.add %447, %480 : tensor<24x131xf32>
    %482:3 = stablehlo.optimization_barrier %110, %111, %476 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %483 = stablehlo.slice %482#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_108) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %485 = stablehlo.reshape %484 : (tensor<24xf32>) -> tensor<24x1xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %487 = stablehlo.compare EQ, %483, %486, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %488 = stablehlo.convert %487 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%488 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %490 = stablehlo.convert %482#1 : tensor<24xf32>
    %491 = stablehlo.maximum %490, %484 : tensor<24xf32>
    %492 = stablehlo.compare EQ, %484, %491, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %495 = stablehlo.select %492, %493, %494 : tensor<24xi1>, tensor<24xf32>
    %496 = stablehlo.compare EQ, %490, %491, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_112 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %499 = stablehlo.select %496, %497, %498 : tensor<24xi1>, tensor<24xf32>
    %500 = stablehlo.divide %495, %499 : tensor<24xf32>
    %501 = stablehlo.multiply %482#2, %500 : tensor<24xf32>
    %502 = stablehlo.divide %501, %489 : tensor<24xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %504 = stablehlo.multiply %503, %488 : tensor<24x30xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.pad %504, %cst_114, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %506 = stablehlo.add %481, %505 : tensor<24x131xf32>
    %507 = stablehlo.dot_general %506, %109#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %508 = stablehlo.transpose %507, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %509 = stablehlo.dot_general %506, %109#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %108, %509, %508 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
