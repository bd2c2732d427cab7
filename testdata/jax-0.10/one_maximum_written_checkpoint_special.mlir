module @jit_one_maximum_written_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %57:2 = call @take_along_axis(%0, %56) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %58 = stablehlo.reshape %57#0 : (tensor<24x1xf32>) -> tensor<24xf32>
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
    %109 = stablehlo.negate %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %110 = stablehlo.multiply %cst_21, %109 : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.multiply %111, %arg3 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.negate %cst_22 : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.multiply %114, %arg3 : tensor<24xf32>
    %116 = stablehlo.negate %112 : tensor<24xf32>
    %117:3 = stablehlo.optimization_barrier %0, %55, %116 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %118 = stablehlo.slice %117#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %119 = stablehlo.broadcast_in_dim %117#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %121 = stablehlo.subtract %118, %120 : tensor<24x11xf32>
    %122 = stablehlo.exponential %121 : tensor<24x11xf32>
    %123 = stablehlo.broadcast_in_dim %117#2, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %124 = stablehlo.multiply %122, %123 : tensor<24x11xf32>
    %125 = stablehlo.multiply %123, %118 : tensor<24x11xf32>
    %126 = stablehlo.multiply %125, %122 : tensor<24x11xf32>
    %127 = stablehlo.negate %126 : tensor<24x11xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.reshape %128 : (tensor<24xf32>) -> tensor<24x1xf32>
    %130 = stablehlo.add %124, %126 : tensor<24x11xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%129 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.pad %130, %cst_25, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %133 = stablehlo.add %112, %131 : tensor<24xf32>
    %134:3 = stablehlo.optimization_barrier %0, %55, %117#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %135 = stablehlo.slice %134#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %136 = stablehlo.broadcast_in_dim %134#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %138 = stablehlo.subtract %135, %137 : tensor<24x30xf32>
    %139 = stablehlo.exponential %138 : tensor<24x30xf32>
    %140 = stablehlo.broadcast_in_dim %134#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %141 = stablehlo.multiply %139, %140 : tensor<24x30xf32>
    %142 = stablehlo.multiply %140, %135 : tensor<24x30xf32>
    %143 = stablehlo.multiply %142, %139 : tensor<24x30xf32>
    %144 = stablehlo.negate %143 : tensor<24x30xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.reshape %145 : (tensor<24xf32>) -> tensor<24x1xf32>
    %147 = stablehlo.add %141, %143 : tensor<24x30xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%146 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.pad %147, %cst_28, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %150 = stablehlo.add %132, %149 : tensor<24x131xf32>
    %151 = stablehlo.add %133, %148 : tensor<24xf32>
    %152:3 = stablehlo.optimization_barrier %0, %55, %134#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %153 = stablehlo.slice %152#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %154 = stablehlo.broadcast_in_dim %152#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %156 = stablehlo.subtract %153, %155 : tensor<24x30xf32>
    %157 = stablehlo.exponential %156 : tensor<24x30xf32>
    %158 = stablehlo.broadcast_in_dim %152#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %159 = stablehlo.multiply %157, %158 : tensor<24x30xf32>
    %160 = stablehlo.multiply %158, %153 : tensor<24x30xf32>
    %161 = stablehlo.multiply %160, %157 : tensor<24x30xf32>
    %162 = stablehlo.negate %161 : tensor<24x30xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %164 = stablehlo.reshape %163 : (tensor<24xf32>) -> tensor<24x1xf32>
    %165 = stablehlo.add %159, %161 : tensor<24x30xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%164 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.pad %165, %cst_31, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %168 = stablehlo.add %150, %167 : tensor<24x131xf32>
    %169 = stablehlo.add %151, %166 : tensor<24xf32>
    %170:3 = stablehlo.optimization_barrier %0, %55, %152#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %171 = stablehlo.slice %170#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %172 = stablehlo.broadcast_in_dim %170#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %174 = stablehlo.subtract %171, %173 : tensor<24x30xf32>
    %175 = stablehlo.exponential %174 : tensor<24x30xf32>
    %176 = stablehlo.broadcast_in_dim %170#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %177 = stablehlo.multiply %175, %176 : tensor<24x30xf32>
    %178 = stablehlo.multiply %176, %171 : tensor<24x30xf32>
    %179 = stablehlo.multiply %178, %175 : tensor<24x30xf32>
    %180 = stablehlo.negate %179 : tensor<24x30xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.reshape %181 : (tensor<24xf32>) -> tensor<24x1xf32>
    %183 = stablehlo.add %177, %179 : tensor<24x30xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%182 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.pad %183, %cst_34, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %186 = stablehlo.add %168, %185 : tensor<24x131xf32>
    %187 = stablehlo.add %169, %184 : tensor<24xf32>
    %188:3 = stablehlo.optimization_barrier %0, %55, %170#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %189 = stablehlo.slice %188#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %190 = stablehlo.broadcast_in_dim %188#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %192 = stablehlo.subtract %189, %191 : tensor<24x30xf32>
    %193 = stablehlo.exponential %192 : tensor<24x30xf32>
    %194 = stablehlo.broadcast_in_dim %188#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %195 = stablehlo.multiply %193, %194 : tensor<24x30xf32>
    %196 = stablehlo.multiply %194, %189 : tensor<24x30xf32>
    %197 = stablehlo.multiply %196, %193 : tensor<24x30xf32>
    %198 = stablehlo.negate %197 : tensor<24x30xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.reshape %199 : (tensor<24xf32>) -> tensor<24x1xf32>
    %201 = stablehlo.add %195, %197 : tensor<24x30xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%200 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.pad %201, %cst_37, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %204 = stablehlo.add %186, %203 : tensor<24x131xf32>
    %205 = stablehlo.add %187, %202 : tensor<24xf32>
    %206 = stablehlo.negate %115 : tensor<24xf32>
    %207 = stablehlo.add %205, %206 : tensor<24xf32>
    %208 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %209 = call @take_along_axis_0(%57#1, %208) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %210 = stablehlo.add %204, %209 : tensor<24x131xf32>
    %211 = stablehlo.divide %207, %53 : tensor<24xf32>
    %212:3 = stablehlo.optimization_barrier %0, %17, %211 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %213 = stablehlo.slice %212#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %214 = stablehlo.broadcast_in_dim %212#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %216 = stablehlo.subtract %213, %215 : tensor<24x11xf32>
    %217 = stablehlo.exponential %216 : tensor<24x11xf32>
    %218 = stablehlo.broadcast_in_dim %212#2, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %219 = stablehlo.multiply %218, %217 : tensor<24x11xf32>
    %220 = stablehlo.negate %219 : tensor<24x11xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.reshape %221 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.pad %219, %cst_40, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %225 = stablehlo.add %210, %224 : tensor<24x131xf32>
    %226 = stablehlo.add %207, %223 : tensor<24xf32>
    %227:3 = stablehlo.optimization_barrier %0, %17, %212#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %228 = stablehlo.slice %227#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %229 = stablehlo.broadcast_in_dim %227#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %231 = stablehlo.subtract %228, %230 : tensor<24x30xf32>
    %232 = stablehlo.exponential %231 : tensor<24x30xf32>
    %233 = stablehlo.broadcast_in_dim %227#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %234 = stablehlo.multiply %233, %232 : tensor<24x30xf32>
    %235 = stablehlo.negate %234 : tensor<24x30xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.reduce(%235 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %237 = stablehlo.reshape %236 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.pad %234, %cst_43, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %240 = stablehlo.add %225, %239 : tensor<24x131xf32>
    %241 = stablehlo.add %226, %238 : tensor<24xf32>
    %242:3 = stablehlo.optimization_barrier %0, %17, %227#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %243 = stablehlo.slice %242#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %244 = stablehlo.broadcast_in_dim %242#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %246 = stablehlo.subtract %243, %245 : tensor<24x30xf32>
    %247 = stablehlo.exponential %246 : tensor<24x30xf32>
    %248 = stablehlo.broadcast_in_dim %242#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %249 = stablehlo.multiply %248, %247 : tensor<24x30xf32>
    %250 = stablehlo.negate %249 : tensor<24x30xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %252 = stablehlo.reshape %251 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%252 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.pad %249, %cst_46, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %255 = stablehlo.add %240, %254 : tensor<24x131xf32>
    %256 = stablehlo.add %241, %253 : tensor<24xf32>
    %257:3 = stablehlo.optimization_barrier %0, %17, %242#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %258 = stablehlo.slice %257#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %259 = stablehlo.broadcast_in_dim %257#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %261 = stablehlo.subtract %258, %260 : tensor<24x30xf32>
    %262 = stablehlo.exponential %261 : tensor<24x30xf32>
    %263 = stablehlo.broadcast_in_dim %257#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %264 = stablehlo.multiply %263, %262 : tensor<24x30xf32>
    %265 = stablehlo.negate %264 : tensor<24x30xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.reduce(%265 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %267 = stablehlo.reshape %266 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.pad %264, %cst_49, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %270 = stablehlo.add %255, %269 : tensor<24x131xf32>
    %271 = stablehlo.add %256, %268 : tensor<24xf32>
    %272:3 = stablehlo.optimization_barrier %0, %17, %257#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %273 = stablehlo.slice %272#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %274 = stablehlo.broadcast_in_dim %272#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %276 = stablehlo.subtract %273, %275 : tensor<24x30xf32>
    %277 = stablehlo.exponential %276 : tensor<24x30xf32>
    %278 = stablehlo.broadcast_in_dim %272#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %279 = stablehlo.multiply %278, %277 : tensor<24x30xf32>
    %280 = stablehlo.negate %279 : tensor<24x30xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %282 = stablehlo.reshape %281 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%282 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.pad %279, %cst_52, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %285 = stablehlo.add %270, %284 : tensor<24x131xf32>
    %286 = stablehlo.add %271, %283 : tensor<24xf32>
    %287:3 = stablehlo.optimization_barrier %0, %14, %286 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %288 = stablehlo.slice %287#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %289 = stablehlo.reduce(%288 init: %cst_53) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %290 = stablehlo.reshape %289 : (tensor<24xf32>) -> tensor<24x1xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %292 = stablehlo.compare EQ, %288, %291, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %293 = stablehlo.convert %292 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %295 = stablehlo.maximum %287#1, %289 : tensor<24xf32>
    %296 = stablehlo.compare EQ, %287#1, %295, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %299 = stablehlo.select %296, %297, %298 : tensor<24xi1>, tensor<24xf32>
    %300 = stablehlo.compare EQ, %289, %295, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %303 = stablehlo.select %300, %301, %302 : tensor<24xi1>, tensor<24xf32>
    %304 = stablehlo.divide %299, %303 : tensor<24xf32>
    %305 = stablehlo.compare EQ, %289, %295, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %308 = stablehlo.select %305, %306, %307 : tensor<24xi1>, tensor<24xf32>
    %309 = stablehlo.compare EQ, %287#1, %295, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %312 = stablehlo.select %309, %310, %311 : tensor<24xi1>, tensor<24xf32>
    %313 = stablehlo.divide %308, %312 : tensor<24xf32>
    %314 = stablehlo.multiply %287#2, %313 : tensor<24xf32>
    %315 = stablehlo.multiply %287#2, %304 : tensor<24xf32>
    %316 = stablehlo.divide %314, %294 : tensor<24xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %318 = stablehlo.multiply %317, %293 : tensor<24x11xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.pad %318, %cst_63, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %320 = stablehlo.add %285, %319 : tensor<24x131xf32>
    %321:3 = stablehlo.optimization_barrier %0, %11, %315 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %322 = stablehlo.slice %321#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_64) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %324 = stablehlo.reshape %323 : (tensor<24xf32>) -> tensor<24x1xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %326 = stablehlo.compare EQ, %322, %325, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %327 = stablehlo.convert %326 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %329 = stablehlo.maximum %321#1, %323 : tensor<24xf32>
    %330 = stablehlo.compare EQ, %321#1, %329, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %333 = stablehlo.select %330, %331, %332 : tensor<24xi1>, tensor<24xf32>
    %334 = stablehlo.compare EQ, %323, %329, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %337 = stablehlo.select %334, %335, %336 : tensor<24xi1>, tensor<24xf32>
    %338 = stablehlo.divide %333, %337 : tensor<24xf32>
    %339 = stablehlo.compare EQ, %323, %329, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %342 = stablehlo.select %339, %340, %341 : tensor<24xi1>, tensor<24xf32>
    %343 = stablehlo.compare EQ, %321#1, %329, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_72 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.select %343, %344, %345 : tensor<24xi1>, tensor<24xf32>
    %347 = stablehlo.divide %342, %346 : tensor<24xf32>
    %348 = stablehlo.multiply %321#2, %347 : tensor<24xf32>
    %349 = stablehlo.multiply %321#2, %338 : tensor<24xf32>
    %350 = stablehlo.divide %348, %328 : tensor<24xf32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %352 = stablehlo.multiply %351, %327 : tensor<24x30xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.pad %352, %cst_74, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %354 = stablehlo.add %320, %353 : tensor<24x131xf32>
    %355:3 = stablehlo.optimization_barrier %0, %8, %349 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %356 = stablehlo.slice %355#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_75 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %357 = stablehlo.reduce(%356 init: %cst_75) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.reshape %357 : (tensor<24xf32>) -> tensor<24x1xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %360 = stablehlo.compare EQ, %356, %359, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %361 = stablehlo.convert %360 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %363 = stablehlo.maximum %355#1, %357 : tensor<24xf32>
    %364 = stablehlo.compare EQ, %355#1, %363, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.select %364, %365, %366 : tensor<24xi1>, tensor<24xf32>
    %368 = stablehlo.compare EQ, %357, %363, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.select %368, %369, %370 : tensor<24xi1>, tensor<24xf32>
    %372 = stablehlo.divide %367, %371 : tensor<24xf32>
    %373 = stablehlo.compare EQ, %357, %363, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %376 = stablehlo.select %373, %374, %375 : tensor<24xi1>, tensor<24xf32>
    %377 = stablehlo.compare EQ, %355#1, %363, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %380 = stablehlo.select %377, %378, %379 : tensor<24xi1>, tensor<24xf32>
    %381 = stablehlo.divide %376, %380 : tensor<24xf32>
    %382 = stablehlo.multiply %355#2, %381 : tensor<24xf32>
    %383 = stablehlo.multiply %355#2, %372 : tensor<24xf32>
    %384 = stablehlo.divide %382, %362 : tensor<24xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %386 = stablehlo.multiply %385, %361 : tensor<24x30xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.pad %386, %cst_85, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %388 = stablehlo.add %354, %387 : tensor<24x131xf32>
    %389:3 = stablehlo.optimization_barrier %0, %5, %383 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %390 = stablehlo.slice %389#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %391 = stablehlo.reduce(%390 init: %cst_86) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %392 = stablehlo.reshape %391 : (tensor<24xf32>) -> tensor<24x1xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %394 = stablehlo.compare EQ, %390, %393, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %395 = stablehlo.convert %394 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.reduce(%395 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %397 = stablehlo.maximum %389#1, %391 : tensor<24xf32>
    %398 = stablehlo.compare EQ, %389#1, %397, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %401 = stablehlo.select %398, %399, %400 : tensor<24xi1>, tensor<24xf32>
    %402 = stablehlo.compare EQ, %391, %397, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %405 = stablehlo.select %402, %403, %404 : tensor<24xi1>, tensor<24xf32>
    %406 = stablehlo.divide %401, %405 : tensor<24xf32>
    %407 = stablehlo.compare EQ, %391, %397, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %410 = stablehlo.select %407, %408, %409 : tensor<24xi1>, tensor<24xf32>
    %411 = stablehlo.compare EQ, %389#1, %397, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_94 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %414 = stablehlo.select %411, %412, %413 : tensor<24xi1>, tensor<24xf32>
    %415 = stablehlo.divide %410, %414 : tensor<24xf32>
    %416 = stablehlo.multiply %389#2, %415 : tensor<24xf32>
    %417 = stablehlo.multiply %389#2, %406 : tensor<24xf32>
    %418 = stablehlo.divide %416, %396 : tensor<24xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %420 = stablehlo.multiply %419, %395 : tensor<24x30xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.pad %420, %cst_96, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %422 = stablehlo.add %388, %421 : tensor<24x131xf32>
    %423:3 = stablehlo.optimization_barrier %0, %1, %417 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %424 = stablehlo.slice %423#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_97) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %426 = stablehlo.reshape %425 : (tensor<24xf32>) -> tensor<24x1xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %428 = stablehlo.compare EQ, %424, %427, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %429 = stablehlo.convert %428 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.reduce(%429 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %431 = stablehlo.convert %423#1 : tensor<24xf32>
    %432 = stablehlo.maximum %431, %425 : tensor<24xf32>
    %433 = stablehlo.compare EQ, %425, %432, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %436 = stablehlo.select %433, %434, %435 : tensor<24xi1>, tensor<24xf32>
    %437 = stablehlo.compare EQ, %431, %432, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_101 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %440 = stablehlo.select %437, %438, %439 : tensor<24xi1>, tensor<24xf32>
    %441 = stablehlo.divide %436, %440 : tensor<24xf32>
    %442 = stablehlo.multiply %423#2, %441 : tensor<24xf32>
    %443 = stablehlo.divide %442, %430 : tensor<24xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %445 = stablehlo.multiply %444, %429 : tensor<24x30xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.pad %445, %cst_103, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %447 = stablehlo.add %422, %446 : tensor<24x131xf32>
    %448 = stablehlo.dot_general %447, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %449 = stablehlo.transpose %448, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %450 = stablehlo.dot_general %447, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %108, %450, %449 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x131xf32> {
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
