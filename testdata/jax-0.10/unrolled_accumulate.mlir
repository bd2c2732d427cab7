module @jit_unrolled_accumulate attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<3x2x13xi32>, %arg3: tensor<3x2x13xf32>, %arg4: tensor<3x2xf32>, %arg5: tensor<3x2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<40x1003xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40x1003xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:2, 0:13, 0:40] : (tensor<3x2x13x40xf32>) -> tensor<1x2x13x40xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x13x40xf32>) -> tensor<2x13x40xf32>
    %3 = stablehlo.slice %arg2 [0:1, 0:2, 0:13] : (tensor<3x2x13xi32>) -> tensor<1x2x13xi32>
    %4 = stablehlo.reshape %3 : (tensor<1x2x13xi32>) -> tensor<2x13xi32>
    %5 = stablehlo.slice %arg3 [0:1, 0:2, 0:13] : (tensor<3x2x13xf32>) -> tensor<1x2x13xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
    %7 = stablehlo.slice %arg4 [0:1, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x2xf32>) -> tensor<2xf32>
    %9 = stablehlo.slice %arg5 [0:1, 0:2, 0:13] : (tensor<3x2x13xf32>) -> tensor<1x2x13xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
    %11 = stablehlo.dot_general %2, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %12:3 = call @log_softmax(%11) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %13 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %14:2 = call @take_along_axis(%12#0, %13) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
    %15 = stablehlo.reshape %14#0 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %16 = stablehlo.subtract %15, %6 : tensor<2x13xf32>
    %17 = stablehlo.exponential %16 : tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %18:3 = call @clip(%17, %cst_0, %cst_1) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %21 = stablehlo.multiply %17, %20 : tensor<2x13xf32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %23 = stablehlo.multiply %18#0, %22 : tensor<2x13xf32>
    %24 = stablehlo.minimum %21, %23 : tensor<2x13xf32>
    %25 = stablehlo.compare EQ, %21, %24, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<2x13xi1>, tensor<2x13xf32>
    %29 = stablehlo.compare EQ, %23, %24, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<2x13xi1>, tensor<2x13xf32>
    %33 = stablehlo.divide %28, %32 : tensor<2x13xf32>
    %34 = stablehlo.compare EQ, %23, %24, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<2x13xi1>, tensor<2x13xf32>
    %38 = stablehlo.compare EQ, %21, %24, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<2x13xi1>, tensor<2x13xf32>
    %42 = stablehlo.divide %37, %41 : tensor<2x13xf32>
    %43 = stablehlo.negate %24 : tensor<2x13xf32>
    %44 = stablehlo.multiply %43, %10 : tensor<2x13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%10 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.maximum %46, %cst_12 : tensor<f32>
    %48 = stablehlo.divide %45, %47 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.divide %cst_13, %47 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %51 = stablehlo.multiply %50, %10 : tensor<2x13xf32>
    %52 = stablehlo.negate %51 : tensor<2x13xf32>
    %53 = stablehlo.multiply %52, %42 : tensor<2x13xf32>
    %54 = stablehlo.multiply %52, %33 : tensor<2x13xf32>
    %55 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %56 = stablehlo.multiply %53, %55 : tensor<2x13xf32>
    %57 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %58 = stablehlo.multiply %54, %57 : tensor<2x13xf32>
    %59 = call @clip_0(%18#1, %18#2, %56) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %60 = stablehlo.add %58, %59 : tensor<2x13xf32>
    %61 = stablehlo.multiply %60, %17 : tensor<2x13xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %63 = call @take_along_axis_1(%14#1, %62) : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %64 = call @log_softmax_2(%12#1, %12#2, %63) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %65 = stablehlo.dot_general %64, %2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.add %cst_14, %48 : tensor<f32>
    %68 = stablehlo.add %0, %66 : tensor<40x1003xf32>
    %69 = stablehlo.slice %arg0 [1:2, 0:2, 0:13, 0:40] : (tensor<3x2x13x40xf32>) -> tensor<1x2x13x40xf32>
    %70 = stablehlo.reshape %69 : (tensor<1x2x13x40xf32>) -> tensor<2x13x40xf32>
    %71 = stablehlo.slice %arg2 [1:2, 0:2, 0:13] : (tensor<3x2x13xi32>) -> tensor<1x2x13xi32>
    %72 = stablehlo.reshape %71 : (tensor<1x2x13xi32>) -> tensor<2x13xi32>
    %73 = stablehlo.slice %arg3 [1:2, 0:2, 0:13] : (tensor<3x2x13xf32>) -> tensor<1x2x13xf32>
    %74 = stablehlo.reshape %73 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
    %75 = stablehlo.slice %arg4 [1:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %76 = stablehlo.reshape %75 : (tensor<1x2xf32>) -> tensor<2xf32>
    %77 = stablehlo.slice %arg5 [1:2, 0:2, 0:13] : (tensor<3x2x13xf32>) -> tensor<1x2x13xf32>
    %78 = stablehlo.reshape %77 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
    %79 = stablehlo.dot_general %70, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %80:3 = call @log_softmax(%79) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %81 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %82:2 = call @take_along_axis(%80#0, %81) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
    %83 = stablehlo.reshape %82#0 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %84 = stablehlo.subtract %83, %74 : tensor<2x13xf32>
    %85 = stablehlo.exponential %84 : tensor<2x13xf32>
    %cst_15 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %86:3 = call @clip(%85, %cst_15, %cst_16) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %87 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %89 = stablehlo.multiply %85, %88 : tensor<2x13xf32>
    %90 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %91 = stablehlo.multiply %86#0, %90 : tensor<2x13xf32>
    %92 = stablehlo.minimum %89, %91 : tensor<2x13xf32>
    %93 = stablehlo.compare EQ, %89, %92, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %96 = stablehlo.select %93, %94, %95 : tensor<2x13xi1>, tensor<2x13xf32>
    %97 = stablehlo.compare EQ, %91, %92, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %100 = stablehlo.select %97, %98, %99 : tensor<2x13xi1>, tensor<2x13xf32>
    %101 = stablehlo.divide %96, %100 : tensor<2x13xf32>
    %102 = stablehlo.compare EQ, %91, %92, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %105 = stablehlo.select %102, %103, %104 : tensor<2x13xi1>, tensor<2x13xf32>
    %106 = stablehlo.compare EQ, %89, %92, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %109 = stablehlo.select %106, %107, %108 : tensor<2x13xi1>, tensor<2x13xf32>
    %110 = stablehlo.divide %105, %109 : tensor<2x13xf32>
    %111 = stablehlo.negate %92 : tensor<2x13xf32>
    %112 = stablehlo.multiply %111, %78 : tensor<2x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%78 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.maximum %114, %cst_27 : tensor<f32>
    %116 = stablehlo.divide %113, %115 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.divide %cst_28, %115 : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %119 = stablehlo.multiply %118, %78 : tensor<2x13xf32>
    %120 = stablehlo.negate %119 : tensor<2x13xf32>
    %121 = stablehlo.multiply %120, %110 : tensor<2x13xf32>
    %122 = stablehlo.multiply %120, %101 : tensor<2x13xf32>
    %123 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %124 = stablehlo.multiply %121, %123 : tensor<2x13xf32>
    %125 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %126 = stablehlo.multiply %122, %125 : tensor<2x13xf32>
    %127 = call @clip_0(%86#1, %86#2, %124) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %128 = stablehlo.add %126, %127 : tensor<2x13xf32>
    %129 = stablehlo.multiply %128, %85 : tensor<2x13xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %131 = call @take_along_axis_1(%82#1, %130) : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %132 = call @log_softmax_2(%80#1, %80#2, %131) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %133 = stablehlo.dot_general %132, %70, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %134 = stablehlo.transpose %133, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %135 = stablehlo.add %67, %116 : tensor<f32>
    %136 = stablehlo.add %68, %134 : tensor<40x1003xf32>
    %137 = stablehlo.slice %arg0 [2:3, 0:2, 0:13, 0:40] : (tensor<3x2x13x40xf32>) -> tensor<1x2x13x40xf32>
    %138 = stablehlo.reshape %137 : (tensor<1x2x13x40xf32>) -> tensor<2x13x40xf32>
    %139 = stablehlo.slice %arg2 [2:3, 0:2, 0:13] : (tensor<3x2x13xi32>) -> tensor<1x2x13xi32>
    %140 = stablehlo.reshape %139 : (tensor<1x2x13xi32>) -> tensor<2x13xi32>
    %141 = stablehlo.slice %arg3 [2:3, 0:2, 0:13] : (tensor<3x2x13xf32>) -> tensor<1x2x13xf32>
    %142 = stablehlo.reshape %141 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
    %143 = stablehlo.slice %arg4 [2:3, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %144 = stablehlo.reshape %143 : (tensor<1x2xf32>) -> tensor<2xf32>
    %145 = stablehlo.slice %arg5 [2:3, 0:2, 0:13] : (tensor<3x2x13xf32>) -> tensor<1x2x13xf32>
    %146 = stablehlo.reshape %145 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
    %147 = stablehlo.dot_general %138, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %148:3 = call @log_softmax(%147) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %149 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %150:2 = call @take_along_axis(%148#0, %149) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
    %151 = stablehlo.reshape %150#0 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %152 = stablehlo.subtract %151, %142 : tensor<2x13xf32>
    %153 = stablehlo.exponential %152 : tensor<2x13xf32>
    %cst_29 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %154:3 = call @clip(%153, %cst_29, %cst_30) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %155 = stablehlo.broadcast_in_dim %144, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %157 = stablehlo.multiply %153, %156 : tensor<2x13xf32>
    %158 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %159 = stablehlo.multiply %154#0, %158 : tensor<2x13xf32>
    %160 = stablehlo.minimum %157, %159 : tensor<2x13xf32>
    %161 = stablehlo.compare EQ, %157, %160, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %164 = stablehlo.select %161, %162, %163 : tensor<2x13xi1>, tensor<2x13xf32>
    %165 = stablehlo.compare EQ, %159, %160, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %168 = stablehlo.select %165, %166, %167 : tensor<2x13xi1>, tensor<2x13xf32>
    %169 = stablehlo.divide %164, %168 : tensor<2x13xf32>
    %170 = stablehlo.compare EQ, %159, %160, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %173 = stablehlo.select %170, %171, %172 : tensor<2x13xi1>, tensor<2x13xf32>
    %174 = stablehlo.compare EQ, %157, %160, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %177 = stablehlo.select %174, %175, %176 : tensor<2x13xi1>, tensor<2x13xf32>
    %178 = stablehlo.divide %173, %177 : tensor<2x13xf32>
    %179 = stablehlo.negate %160 : tensor<2x13xf32>
    %180 = stablehlo.multiply %179, %146 : tensor<2x13xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%146 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %183 = stablehlo.maximum %182, %cst_41 : tensor<f32>
    %184 = stablehlo.divide %181, %183 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %185 = stablehlo.divide %cst_42, %183 : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %187 = stablehlo.multiply %186, %146 : tensor<2x13xf32>
    %188 = stablehlo.negate %187 : tensor<2x13xf32>
    %189 = stablehlo.multiply %188, %178 : tensor<2x13xf32>
    %190 = stablehlo.multiply %188, %169 : tensor<2x13xf32>
    %191 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %192 = stablehlo.multiply %189, %191 : tensor<2x13xf32>
    %193 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %194 = stablehlo.multiply %190, %193 : tensor<2x13xf32>
    %195 = call @clip_0(%154#1, %154#2, %192) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %196 = stablehlo.add %194, %195 : tensor<2x13xf32>
    %197 = stablehlo.multiply %196, %153 : tensor<2x13xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %199 = call @take_along_axis_1(%150#1, %198) : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %200 = call @log_softmax_2(%148#1, %148#2, %199) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %201 = stablehlo.dot_general %200, %138, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %202 = stablehlo.transpose %201, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %203 = stablehlo.add %135, %184 : tensor<f32>
    %204 = stablehlo.add %136, %202 : tensor<40x1003xf32>
    %cst_43 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %205 = stablehlo.divide %203, %cst_43 : tensor<f32>
    %cst_44 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<40x1003xf32>
    %207 = stablehlo.divide %204, %206 : tensor<40x1003xf32>
    return %205, %207 : tensor<f32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11, %6, %8 : tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15, %5 : tensor<2x13x1xf32>, tensor<2x13x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x13xi1>, tensor<2x13xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x13xi1>, tensor<2x13xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x13xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x13xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x13xi1>, tensor<2x13xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x13xi1>, tensor<2x13xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x13xf32>
    return %15, %12, %25 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @clip_0(%arg0: tensor<2x13xf32>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x13x1x1xi32>, %arg1: tensor<2x13x1xf32>) -> tensor<2x13x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    return %1 : tensor<2x13x1003xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xf32>, %arg2: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x13x1003xf32>
    return %7 : tensor<2x13x1003xf32>
  }
}
