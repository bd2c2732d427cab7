module @jit_one_maximum_written_checkpoint_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.compare GT, %arg4, %1, FLOAT : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3:2 = call @_where(%2, %0, %cst_0) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.slice %3#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.convert %4 : tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.slice %3#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.maximum %8, %10 : tensor<24xf32>
    %12 = stablehlo.slice %3#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.maximum %11, %13 : tensor<24xf32>
    %15 = stablehlo.slice %3#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.maximum %14, %16 : tensor<24xf32>
    %18 = stablehlo.slice %3#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.maximum %17, %19 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.slice %3#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %25 = stablehlo.subtract %22, %24 : tensor<24x30xf32>
    %26 = stablehlo.exponential %25 : tensor<24x30xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.add %21, %27 : tensor<24xf32>
    %29 = stablehlo.slice %3#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %30 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %32 = stablehlo.subtract %29, %31 : tensor<24x30xf32>
    %33 = stablehlo.exponential %32 : tensor<24x30xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.add %28, %34 : tensor<24xf32>
    %36 = stablehlo.slice %3#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %37 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %39 = stablehlo.subtract %36, %38 : tensor<24x30xf32>
    %40 = stablehlo.exponential %39 : tensor<24x30xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.add %35, %41 : tensor<24xf32>
    %43 = stablehlo.slice %3#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %44 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %46 = stablehlo.subtract %43, %45 : tensor<24x30xf32>
    %47 = stablehlo.exponential %46 : tensor<24x30xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.add %42, %48 : tensor<24xf32>
    %50 = stablehlo.slice %3#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %51 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %53 = stablehlo.subtract %50, %52 : tensor<24x11xf32>
    %54 = stablehlo.exponential %53 : tensor<24x11xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.add %49, %55 : tensor<24xf32>
    %57 = stablehlo.log %56 : tensor<24xf32>
    %58 = stablehlo.add %57, %20 : tensor<24xf32>
    %59 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %60:2 = call @take_along_axis(%3#0, %59) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %61 = stablehlo.reshape %60#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %62 = stablehlo.subtract %61, %58 : tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.slice %3#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %65 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %67 = stablehlo.subtract %64, %66 : tensor<24x30xf32>
    %68 = stablehlo.exponential %67 : tensor<24x30xf32>
    %69 = stablehlo.multiply %68, %64 : tensor<24x30xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.add %63, %70 : tensor<24xf32>
    %72 = stablehlo.slice %3#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %73 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %75 = stablehlo.subtract %72, %74 : tensor<24x30xf32>
    %76 = stablehlo.exponential %75 : tensor<24x30xf32>
    %77 = stablehlo.multiply %76, %72 : tensor<24x30xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.add %71, %78 : tensor<24xf32>
    %80 = stablehlo.slice %3#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %81 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %83 = stablehlo.subtract %80, %82 : tensor<24x30xf32>
    %84 = stablehlo.exponential %83 : tensor<24x30xf32>
    %85 = stablehlo.multiply %84, %80 : tensor<24x30xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.add %79, %86 : tensor<24xf32>
    %88 = stablehlo.slice %3#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %89 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %91 = stablehlo.subtract %88, %90 : tensor<24x30xf32>
    %92 = stablehlo.exponential %91 : tensor<24x30xf32>
    %93 = stablehlo.multiply %92, %88 : tensor<24x30xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.add %87, %94 : tensor<24xf32>
    %96 = stablehlo.slice %3#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %97 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %99 = stablehlo.subtract %96, %98 : tensor<24x11xf32>
    %100 = stablehlo.exponential %99 : tensor<24x11xf32>
    %101 = stablehlo.multiply %100, %96 : tensor<24x11xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %103 = stablehlo.add %95, %102 : tensor<24xf32>
    %104 = stablehlo.subtract %58, %103 : tensor<24xf32>
    %105 = stablehlo.multiply %62, %arg3 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %107 = stablehlo.negate %106 : tensor<f32>
    %108 = stablehlo.multiply %104, %arg3 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %110 = stablehlo.multiply %cst_21, %109 : tensor<f32>
    %111 = stablehlo.subtract %107, %110 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.negate %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %113 = stablehlo.multiply %cst_23, %112 : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.multiply %114, %arg3 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %116 = stablehlo.negate %cst_24 : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.multiply %117, %arg3 : tensor<24xf32>
    %119 = stablehlo.negate %115 : tensor<24xf32>
    %120:3 = stablehlo.optimization_barrier %3#0, %58, %119 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %121 = stablehlo.slice %120#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %122 = stablehlo.broadcast_in_dim %120#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %124 = stablehlo.subtract %121, %123 : tensor<24x11xf32>
    %125 = stablehlo.exponential %124 : tensor<24x11xf32>
    %126 = stablehlo.broadcast_in_dim %120#2, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %127 = stablehlo.multiply %125, %126 : tensor<24x11xf32>
    %128 = stablehlo.multiply %126, %121 : tensor<24x11xf32>
    %129 = stablehlo.multiply %128, %125 : tensor<24x11xf32>
    %130 = stablehlo.negate %129 : tensor<24x11xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %132 = stablehlo.reshape %131 : (tensor<24xf32>) -> tensor<24x1xf32>
    %133 = stablehlo.add %127, %129 : tensor<24x11xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%132 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.pad %133, %cst_27, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %136 = stablehlo.add %115, %134 : tensor<24xf32>
    %137:3 = stablehlo.optimization_barrier %3#0, %58, %120#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %138 = stablehlo.slice %137#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %139 = stablehlo.broadcast_in_dim %137#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %141 = stablehlo.subtract %138, %140 : tensor<24x30xf32>
    %142 = stablehlo.exponential %141 : tensor<24x30xf32>
    %143 = stablehlo.broadcast_in_dim %137#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %144 = stablehlo.multiply %142, %143 : tensor<24x30xf32>
    %145 = stablehlo.multiply %143, %138 : tensor<24x30xf32>
    %146 = stablehlo.multiply %145, %142 : tensor<24x30xf32>
    %147 = stablehlo.negate %146 : tensor<24x30xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.reshape %148 : (tensor<24xf32>) -> tensor<24x1xf32>
    %150 = stablehlo.add %144, %146 : tensor<24x30xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%149 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.pad %150, %cst_30, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %153 = stablehlo.add %135, %152 : tensor<24x131xf32>
    %154 = stablehlo.add %136, %151 : tensor<24xf32>
    %155:3 = stablehlo.optimization_barrier %3#0, %58, %137#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %156 = stablehlo.slice %155#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %157 = stablehlo.broadcast_in_dim %155#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %159 = stablehlo.subtract %156, %158 : tensor<24x30xf32>
    %160 = stablehlo.exponential %159 : tensor<24x30xf32>
    %161 = stablehlo.broadcast_in_dim %155#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %162 = stablehlo.multiply %160, %161 : tensor<24x30xf32>
    %163 = stablehlo.multiply %161, %156 : tensor<24x30xf32>
    %164 = stablehlo.multiply %163, %160 : tensor<24x30xf32>
    %165 = stablehlo.negate %164 : tensor<24x30xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.reshape %166 : (tensor<24xf32>) -> tensor<24x1xf32>
    %168 = stablehlo.add %162, %164 : tensor<24x30xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%167 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.pad %168, %cst_33, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %171 = stablehlo.add %153, %170 : tensor<24x131xf32>
    %172 = stablehlo.add %154, %169 : tensor<24xf32>
    %173:3 = stablehlo.optimization_barrier %3#0, %58, %155#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %174 = stablehlo.slice %173#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %175 = stablehlo.broadcast_in_dim %173#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %177 = stablehlo.subtract %174, %176 : tensor<24x30xf32>
    %178 = stablehlo.exponential %177 : tensor<24x30xf32>
    %179 = stablehlo.broadcast_in_dim %173#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %180 = stablehlo.multiply %178, %179 : tensor<24x30xf32>
    %181 = stablehlo.multiply %179, %174 : tensor<24x30xf32>
    %182 = stablehlo.multiply %181, %178 : tensor<24x30xf32>
    %183 = stablehlo.negate %182 : tensor<24x30xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %185 = stablehlo.reshape %184 : (tensor<24xf32>) -> tensor<24x1xf32>
    %186 = stablehlo.add %180, %182 : tensor<24x30xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%185 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.pad %186, %cst_36, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %189 = stablehlo.add %171, %188 : tensor<24x131xf32>
    %190 = stablehlo.add %172, %187 : tensor<24xf32>
    %191:3 = stablehlo.optimization_barrier %3#0, %58, %173#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %192 = stablehlo.slice %191#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %193 = stablehlo.broadcast_in_dim %191#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %195 = stablehlo.subtract %192, %194 : tensor<24x30xf32>
    %196 = stablehlo.exponential %195 : tensor<24x30xf32>
    %197 = stablehlo.broadcast_in_dim %191#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %198 = stablehlo.multiply %196, %197 : tensor<24x30xf32>
    %199 = stablehlo.multiply %197, %192 : tensor<24x30xf32>
    %200 = stablehlo.multiply %199, %196 : tensor<24x30xf32>
    %201 = stablehlo.negate %200 : tensor<24x30xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.reshape %202 : (tensor<24xf32>) -> tensor<24x1xf32>
    %204 = stablehlo.add %198, %200 : tensor<24x30xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%203 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.pad %204, %cst_39, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %207 = stablehlo.add %189, %206 : tensor<24x131xf32>
    %208 = stablehlo.add %190, %205 : tensor<24xf32>
    %209 = stablehlo.negate %118 : tensor<24xf32>
    %210 = stablehlo.add %208, %209 : tensor<24xf32>
    %211 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %212 = call @take_along_axis_0(%60#1, %211) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %213 = stablehlo.add %207, %212 : tensor<24x131xf32>
    %214 = stablehlo.divide %210, %56 : tensor<24xf32>
    %215:3 = stablehlo.optimization_barrier %3#0, %20, %214 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %216 = stablehlo.slice %215#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %217 = stablehlo.broadcast_in_dim %215#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %219 = stablehlo.subtract %216, %218 : tensor<24x11xf32>
    %220 = stablehlo.exponential %219 : tensor<24x11xf32>
    %221 = stablehlo.broadcast_in_dim %215#2, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %222 = stablehlo.multiply %221, %220 : tensor<24x11xf32>
    %223 = stablehlo.negate %222 : tensor<24x11xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%223 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.reshape %224 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.pad %222, %cst_42, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %228 = stablehlo.add %213, %227 : tensor<24x131xf32>
    %229 = stablehlo.add %210, %226 : tensor<24xf32>
    %230:3 = stablehlo.optimization_barrier %3#0, %20, %215#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %231 = stablehlo.slice %230#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %232 = stablehlo.broadcast_in_dim %230#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %234 = stablehlo.subtract %231, %233 : tensor<24x30xf32>
    %235 = stablehlo.exponential %234 : tensor<24x30xf32>
    %236 = stablehlo.broadcast_in_dim %230#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %237 = stablehlo.multiply %236, %235 : tensor<24x30xf32>
    %238 = stablehlo.negate %237 : tensor<24x30xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.reshape %239 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.pad %237, %cst_45, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %243 = stablehlo.add %228, %242 : tensor<24x131xf32>
    %244 = stablehlo.add %229, %241 : tensor<24xf32>
    %245:3 = stablehlo.optimization_barrier %3#0, %20, %230#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %246 = stablehlo.slice %245#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %247 = stablehlo.broadcast_in_dim %245#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %249 = stablehlo.subtract %246, %248 : tensor<24x30xf32>
    %250 = stablehlo.exponential %249 : tensor<24x30xf32>
    %251 = stablehlo.broadcast_in_dim %245#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %252 = stablehlo.multiply %251, %250 : tensor<24x30xf32>
    %253 = stablehlo.negate %252 : tensor<24x30xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %255 = stablehlo.reshape %254 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.pad %252, %cst_48, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %258 = stablehlo.add %243, %257 : tensor<24x131xf32>
    %259 = stablehlo.add %244, %256 : tensor<24xf32>
    %260:3 = stablehlo.optimization_barrier %3#0, %20, %245#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %261 = stablehlo.slice %260#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %262 = stablehlo.broadcast_in_dim %260#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %264 = stablehlo.subtract %261, %263 : tensor<24x30xf32>
    %265 = stablehlo.exponential %264 : tensor<24x30xf32>
    %266 = stablehlo.broadcast_in_dim %260#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %267 = stablehlo.multiply %266, %265 : tensor<24x30xf32>
    %268 = stablehlo.negate %267 : tensor<24x30xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.reshape %269 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.pad %267, %cst_51, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %273 = stablehlo.add %258, %272 : tensor<24x131xf32>
    %274 = stablehlo.add %259, %271 : tensor<24xf32>
    %275:3 = stablehlo.optimization_barrier %3#0, %20, %260#2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %276 = stablehlo.slice %275#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %277 = stablehlo.broadcast_in_dim %275#1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %279 = stablehlo.subtract %276, %278 : tensor<24x30xf32>
    %280 = stablehlo.exponential %279 : tensor<24x30xf32>
    %281 = stablehlo.broadcast_in_dim %275#2, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %282 = stablehlo.multiply %281, %280 : tensor<24x30xf32>
    %283 = stablehlo.negate %282 : tensor<24x30xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.reshape %284 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.pad %282, %cst_54, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %288 = stablehlo.add %273, %287 : tensor<24x131xf32>
    %289 = stablehlo.add %274, %286 : tensor<24xf32>
    %290:3 = stablehlo.optimization_barrier %3#0, %17, %289 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %291 = stablehlo.slice %290#0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_55) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %293 = stablehlo.reshape %292 : (tensor<24xf32>) -> tensor<24x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %295 = stablehlo.compare EQ, %291, %294, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %296 = stablehlo.convert %295 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.maximum %290#1, %292 : tensor<24xf32>
    %299 = stablehlo.compare EQ, %290#1, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.select %299, %300, %301 : tensor<24xi1>, tensor<24xf32>
    %303 = stablehlo.compare EQ, %292, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.select %303, %304, %305 : tensor<24xi1>, tensor<24xf32>
    %307 = stablehlo.divide %302, %306 : tensor<24xf32>
    %308 = stablehlo.compare EQ, %292, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.select %308, %309, %310 : tensor<24xi1>, tensor<24xf32>
    %312 = stablehlo.compare EQ, %290#1, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %315 = stablehlo.select %312, %313, %314 : tensor<24xi1>, tensor<24xf32>
    %316 = stablehlo.divide %311, %315 : tensor<24xf32>
    %317 = stablehlo.multiply %290#2, %316 : tensor<24xf32>
    %318 = stablehlo.multiply %290#2, %307 : tensor<24xf32>
    %319 = stablehlo.divide %317, %297 : tensor<24xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %321 = stablehlo.multiply %320, %296 : tensor<24x11xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.pad %321, %cst_65, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %323 = stablehlo.add %288, %322 : tensor<24x131xf32>
    %324:3 = stablehlo.optimization_barrier %3#0, %14, %318 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %325 = stablehlo.slice %324#0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %326 = stablehlo.reduce(%325 init: %cst_66) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %327 = stablehlo.reshape %326 : (tensor<24xf32>) -> tensor<24x1xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %329 = stablehlo.compare EQ, %325, %328, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %330 = stablehlo.convert %329 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%330 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %332 = stablehlo.maximum %324#1, %326 : tensor<24xf32>
    %333 = stablehlo.compare EQ, %324#1, %332, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %336 = stablehlo.select %333, %334, %335 : tensor<24xi1>, tensor<24xf32>
    %337 = stablehlo.compare EQ, %326, %332, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_70 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %340 = stablehlo.select %337, %338, %339 : tensor<24xi1>, tensor<24xf32>
    %341 = stablehlo.divide %336, %340 : tensor<24xf32>
    %342 = stablehlo.compare EQ, %326, %332, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %345 = stablehlo.select %342, %343, %344 : tensor<24xi1>, tensor<24xf32>
    %346 = stablehlo.compare EQ, %324#1, %332, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_74 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %349 = stablehlo.select %346, %347, %348 : tensor<24xi1>, tensor<24xf32>
    %350 = stablehlo.divide %345, %349 : tensor<24xf32>
    %351 = stablehlo.multiply %324#2, %350 : tensor<24xf32>
    %352 = stablehlo.multiply %324#2, %341 : tensor<24xf32>
    %353 = stablehlo.divide %351, %331 : tensor<24xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %355 = stablehlo.multiply %354, %330 : tensor<24x30xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.pad %355, %cst_76, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %357 = stablehlo.add %323, %356 : tensor<24x131xf32>
    %358:3 = stablehlo.optimization_barrier %3#0, %11, %352 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %359 = stablehlo.slice %358#0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_77) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %361 = stablehlo.reshape %360 : (tensor<24xf32>) -> tensor<24x1xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %363 = stablehlo.compare EQ, %359, %362, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %364 = stablehlo.convert %363 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %366 = stablehlo.maximum %358#1, %360 : tensor<24xf32>
    %367 = stablehlo.compare EQ, %358#1, %366, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %370 = stablehlo.select %367, %368, %369 : tensor<24xi1>, tensor<24xf32>
    %371 = stablehlo.compare EQ, %360, %366, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %374 = stablehlo.select %371, %372, %373 : tensor<24xi1>, tensor<24xf32>
    %375 = stablehlo.divide %370, %374 : tensor<24xf32>
    %376 = stablehlo.compare EQ, %360, %366, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %379 = stablehlo.select %376, %377, %378 : tensor<24xi1>, tensor<24xf32>
    %380 = stablehlo.compare EQ, %358#1, %366, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %383 = stablehlo.select %380, %381, %382 : tensor<24xi1>, tensor<24xf32>
    %384 = stablehlo.divide %379, %383 : tensor<24xf32>
    %385 = stablehlo.multiply %358#2, %384 : tensor<24xf32>
    %386 = stablehlo.multiply %358#2, %375 : tensor<24xf32>
    %387 = stablehlo.divide %385, %365 : tensor<24xf32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %389 = stablehlo.multiply %388, %364 : tensor<24x30xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.pad %389, %cst_87, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %391 = stablehlo.add %357, %390 : tensor<24x131xf32>
    %392:3 = stablehlo.optimization_barrier %3#0, %8, %386 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %393 = stablehlo.slice %392#0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %394 = stablehlo.reduce(%393 init: %cst_88) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %395 = stablehlo.reshape %394 : (tensor<24xf32>) -> tensor<24x1xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %397 = stablehlo.compare EQ, %393, %396, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %398 = stablehlo.convert %397 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %400 = stablehlo.maximum %392#1, %394 : tensor<24xf32>
    %401 = stablehlo.compare EQ, %392#1, %400, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %404 = stablehlo.select %401, %402, %403 : tensor<24xi1>, tensor<24xf32>
    %405 = stablehlo.compare EQ, %394, %400, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %408 = stablehlo.select %405, %406, %407 : tensor<24xi1>, tensor<24xf32>
    %409 = stablehlo.divide %404, %408 : tensor<24xf32>
    %410 = stablehlo.compare EQ, %394, %400, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %413 = stablehlo.select %410, %411, %412 : tensor<24xi1>, tensor<24xf32>
    %414 = stablehlo.compare EQ, %392#1, %400, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %417 = stablehlo.select %414, %415, %416 : tensor<24xi1>, tensor<24xf32>
    %418 = stablehlo.divide %413, %417 : tensor<24xf32>
    %419 = stablehlo.multiply %392#2, %418 : tensor<24xf32>
    %420 = stablehlo.multiply %392#2, %409 : tensor<24xf32>
    %421 = stablehlo.divide %419, %399 : tensor<24xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %423 = stablehlo.multiply %422, %398 : tensor<24x30xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.pad %423, %cst_98, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %425 = stablehlo.add %391, %424 : tensor<24x131xf32>
    %426:3 = stablehlo.optimization_barrier %3#0, %4, %420 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    %427 = stablehlo.slice %426#0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %428 = stablehlo.reduce(%427 init: %cst_99) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %429 = stablehlo.reshape %428 : (tensor<24xf32>) -> tensor<24x1xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %431 = stablehlo.compare EQ, %427, %430, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %432 = stablehlo.convert %431 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%432 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %434 = stablehlo.convert %426#1 : tensor<24xf32>
    %435 = stablehlo.maximum %434, %428 : tensor<24xf32>
    %436 = stablehlo.compare EQ, %428, %435, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %439 = stablehlo.select %436, %437, %438 : tensor<24xi1>, tensor<24xf32>
    %440 = stablehlo.compare EQ, %434, %435, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_103 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %443 = stablehlo.select %440, %441, %442 : tensor<24xi1>, tensor<24xf32>
    %444 = stablehlo.divide %439, %443 : tensor<24xf32>
    %445 = stablehlo.multiply %426#2, %444 : tensor<24xf32>
    %446 = stablehlo.divide %445, %433 : tensor<24xf32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %448 = stablehlo.multiply %447, %432 : tensor<24x30xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.pad %448, %cst_105, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %450 = stablehlo.add %425, %449 : tensor<24x131xf32>
    %451 = call @_where_1(%2, %3#1, %450) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %452 = stablehlo.dot_general %451, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %453 = stablehlo.transpose %452, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %454 = stablehlo.dot_general %451, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %111, %454, %453 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x131xi1>, tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    return %2, %3 : tensor<24x131xf32>, tensor<24x131xf32>
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
  func.func private @_where_1(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x131xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x131xi1>, tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
