module @jit_accuracy_entropy_gradient_16001 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x64xf32>, %arg1: tensor<64x16001xf32>) -> (tensor<64x64xf32> {jax.result_info = "result[0]"}, tensor<64x64xf32> {jax.result_info = "result[1]"}, tensor<64x64xf32> {jax.result_info = "result[2]"}, tensor<64x64xf32> {jax.result_info = "result[3]"}, tensor<64x64xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x16001xf32>) -> tensor<64x16001xf32>
    %1:3 = call @log_softmax(%0) : (tensor<64x16001xf32>) -> (tensor<64x16001xf32>, tensor<64x16001xf32>, tensor<64x1xf32>)
    %2 = stablehlo.exponential %1#0 : tensor<64x16001xf32>
    %3 = stablehlo.multiply %2, %1#0 : tensor<64x16001xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    %7 = stablehlo.negate %6 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.negate %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_3 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %12 = stablehlo.multiply %2, %11 : tensor<64x16001xf32>
    %13 = stablehlo.multiply %11, %1#0 : tensor<64x16001xf32>
    %14 = stablehlo.multiply %13, %2 : tensor<64x16001xf32>
    %15 = stablehlo.add %12, %14 : tensor<64x16001xf32>
    %16 = call @log_softmax_0(%1#1, %1#2, %15) : (tensor<64x16001xf32>, tensor<64x1xf32>, tensor<64x16001xf32>) -> tensor<64x16001xf32>
    %17 = stablehlo.dot_general %16, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x64xf32>
    %18 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x16001xf32>) -> tensor<64x16001xf32>
    %19:3 = call @log_softmax(%18) : (tensor<64x16001xf32>) -> (tensor<64x16001xf32>, tensor<64x16001xf32>, tensor<64x1xf32>)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %21 = stablehlo.reshape %20 : (tensor<64xf32>) -> tensor<64x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %23 = stablehlo.compare EQ, %18, %22, FLOAT : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x16001xi1>
    %24 = stablehlo.convert %23 : (tensor<64x16001xi1>) -> tensor<64x16001xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %27 = stablehlo.maximum %26, %20 : tensor<64xf32>
    %28 = stablehlo.compare EQ, %20, %27, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<64xi1>, tensor<64xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %33 = stablehlo.compare EQ, %32, %27, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<64xi1>, tensor<64xf32>
    %37 = stablehlo.divide %31, %36 : tensor<64xf32>
    %38 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %40 = stablehlo.subtract %18, %39 : tensor<64x16001xf32>
    %41 = stablehlo.exponential %40 : tensor<64x16001xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %45 = stablehlo.divide %41, %44 : tensor<64x16001xf32>
    %46 = stablehlo.multiply %43, %43 : tensor<64x1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %48 = stablehlo.divide %47, %46 : tensor<64x1xf32>
    %49 = stablehlo.multiply %45, %19#0 : tensor<64x16001xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_16 : tensor<f32>
    %53 = stablehlo.negate %52 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.negate %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_18 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %58 = stablehlo.multiply %45, %57 : tensor<64x16001xf32>
    %59 = stablehlo.multiply %57, %19#0 : tensor<64x16001xf32>
    %60 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<64x16001xf32>
    %62 = stablehlo.multiply %61, %41 : tensor<64x16001xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %64 = stablehlo.reshape %63 : (tensor<64xf32>) -> tensor<64x1xf32>
    %65 = stablehlo.negate %64 : tensor<64x1xf32>
    %66 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %67 = stablehlo.divide %59, %66 : tensor<64x16001xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%65 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %70 = stablehlo.add %67, %69 : tensor<64x16001xf32>
    %71 = stablehlo.multiply %70, %41 : tensor<64x16001xf32>
    %72 = call @log_softmax_0(%19#1, %19#2, %58) : (tensor<64x16001xf32>, tensor<64x1xf32>, tensor<64x16001xf32>) -> tensor<64x16001xf32>
    %73 = stablehlo.add %71, %72 : tensor<64x16001xf32>
    %74 = stablehlo.dot_general %73, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x64xf32>
    %75 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x16001xf32>) -> tensor<64x16001xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %77 = stablehlo.reshape %76 : (tensor<64xf32>) -> tensor<64x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %79 = stablehlo.compare EQ, %75, %78, FLOAT : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x16001xi1>
    %80 = stablehlo.convert %79 : (tensor<64x16001xi1>) -> tensor<64x16001xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %83 = stablehlo.maximum %82, %76 : tensor<64xf32>
    %84 = stablehlo.compare EQ, %76, %83, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %87 = stablehlo.select %84, %85, %86 : tensor<64xi1>, tensor<64xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %89 = stablehlo.compare EQ, %88, %83, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %92 = stablehlo.select %89, %90, %91 : tensor<64xi1>, tensor<64xf32>
    %93 = stablehlo.divide %87, %92 : tensor<64xf32>
    %94 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %95 = stablehlo.is_finite %94 : (tensor<64x1xf32>) -> tensor<64x1xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %97 = stablehlo.select %95, %94, %96 : tensor<64x1xi1>, tensor<64x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %99 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %100 = stablehlo.subtract %75, %99 : tensor<64x16001xf32>
    %101 = stablehlo.exponential %100 : tensor<64x16001xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %104 = stablehlo.sign %103 : tensor<64x1xf32>
    %105 = stablehlo.abs %103 : tensor<64x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %107 = stablehlo.compare GE, %103, %106, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
    %108 = stablehlo.log %105 : tensor<64x1xf32>
    %109 = stablehlo.add %108, %97 : tensor<64x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %111 = stablehlo.subtract %75, %110 : tensor<64x16001xf32>
    %112 = stablehlo.exponential %111 : tensor<64x16001xf32>
    %113 = stablehlo.multiply %112, %111 : tensor<64x16001xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_35 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %116 = stablehlo.divide %115, %cst_35 : tensor<f32>
    %117 = stablehlo.negate %116 : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.negate %cst_36 : tensor<f32>
    %cst_37 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %119 = stablehlo.divide %118, %cst_37 : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %122 = stablehlo.multiply %112, %121 : tensor<64x16001xf32>
    %123 = stablehlo.multiply %121, %111 : tensor<64x16001xf32>
    %124 = stablehlo.multiply %123, %112 : tensor<64x16001xf32>
    %125 = stablehlo.add %122, %124 : tensor<64x16001xf32>
    %126 = stablehlo.negate %125 : tensor<64x16001xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %128 = stablehlo.reshape %127 : (tensor<64xf32>) -> tensor<64x1xf32>
    %129 = stablehlo.divide %128, %105 : tensor<64x1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %131 = stablehlo.select %107, %130, %129 : tensor<64x1xi1>, tensor<64x1xf32>
    %132 = stablehlo.select %107, %129, %130 : tensor<64x1xi1>, tensor<64x1xf32>
    %133 = stablehlo.negate %131 : tensor<64x1xf32>
    %134 = stablehlo.add %132, %133 : tensor<64x1xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %137 = stablehlo.multiply %136, %101 : tensor<64x16001xf32>
    %138 = stablehlo.add %125, %137 : tensor<64x16001xf32>
    %139 = stablehlo.dot_general %138, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x64xf32>
    %140 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x16001xf32>) -> tensor<64x16001xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %142 = stablehlo.reshape %141 : (tensor<64xf32>) -> tensor<64x1xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %144 = stablehlo.compare EQ, %140, %143, FLOAT : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x16001xi1>
    %145 = stablehlo.convert %144 : (tensor<64x16001xi1>) -> tensor<64x16001xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %148 = stablehlo.maximum %147, %141 : tensor<64xf32>
    %149 = stablehlo.compare EQ, %141, %148, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %152 = stablehlo.select %149, %150, %151 : tensor<64xi1>, tensor<64xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %154 = stablehlo.compare EQ, %153, %148, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %157 = stablehlo.select %154, %155, %156 : tensor<64xi1>, tensor<64xf32>
    %158 = stablehlo.divide %152, %157 : tensor<64xf32>
    %159 = stablehlo.is_finite %148 : (tensor<64xf32>) -> tensor<64xi1>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %161 = stablehlo.select %159, %148, %160 : tensor<64xi1>, tensor<64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %163 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %165 = stablehlo.subtract %140, %164 : tensor<64x16001xf32>
    %166 = stablehlo.exponential %165 : tensor<64x16001xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %168 = stablehlo.sign %167 : tensor<64xf32>
    %169 = stablehlo.abs %167 : tensor<64xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %171 = stablehlo.compare GE, %167, %170, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %172 = stablehlo.log %169 : tensor<64xf32>
    %173 = stablehlo.add %172, %161 : tensor<64xf32>
    %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %174 = stablehlo.reduce(%140 init: %cst_53) applies stablehlo.maximum across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %175 = stablehlo.reshape %174 : (tensor<64xf32>) -> tensor<64x1xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %177 = stablehlo.compare EQ, %140, %176, FLOAT : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x16001xi1>
    %178 = stablehlo.convert %177 : (tensor<64x16001xi1>) -> tensor<64x16001xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %181 = stablehlo.maximum %180, %174 : tensor<64xf32>
    %182 = stablehlo.compare EQ, %174, %181, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %185 = stablehlo.select %182, %183, %184 : tensor<64xi1>, tensor<64xf32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %187 = stablehlo.compare EQ, %186, %181, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %190 = stablehlo.select %187, %188, %189 : tensor<64xi1>, tensor<64xf32>
    %191 = stablehlo.divide %185, %190 : tensor<64xf32>
    %192 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %194 = stablehlo.subtract %140, %193 : tensor<64x16001xf32>
    %195 = stablehlo.exponential %194 : tensor<64x16001xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_61) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %199 = stablehlo.divide %195, %198 : tensor<64x16001xf32>
    %200 = stablehlo.multiply %197, %197 : tensor<64x1xf32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %202 = stablehlo.divide %201, %200 : tensor<64x1xf32>
    %203 = stablehlo.multiply %199, %140 : tensor<64x16001xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%203 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %205 = stablehlo.subtract %173, %204 : tensor<64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_65 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %207 = stablehlo.divide %206, %cst_65 : tensor<f32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_67 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %208 = stablehlo.divide %cst_66, %cst_67 : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %210 = stablehlo.negate %209 : tensor<64xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %212 = stablehlo.multiply %199, %211 : tensor<64x16001xf32>
    %213 = stablehlo.multiply %211, %140 : tensor<64x16001xf32>
    %214 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %215 = stablehlo.multiply %213, %214 : tensor<64x16001xf32>
    %216 = stablehlo.multiply %215, %195 : tensor<64x16001xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %218 = stablehlo.reshape %217 : (tensor<64xf32>) -> tensor<64x1xf32>
    %219 = stablehlo.negate %218 : tensor<64x1xf32>
    %220 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %221 = stablehlo.divide %213, %220 : tensor<64x16001xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%219 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %224 = stablehlo.add %221, %223 : tensor<64x16001xf32>
    %225 = stablehlo.multiply %224, %195 : tensor<64x16001xf32>
    %226 = stablehlo.add %212, %225 : tensor<64x16001xf32>
    %227 = stablehlo.divide %209, %169 : tensor<64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %229 = stablehlo.select %171, %228, %227 : tensor<64xi1>, tensor<64xf32>
    %230 = stablehlo.select %171, %227, %228 : tensor<64xi1>, tensor<64xf32>
    %231 = stablehlo.negate %229 : tensor<64xf32>
    %232 = stablehlo.add %230, %231 : tensor<64xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %234 = stablehlo.multiply %233, %166 : tensor<64x16001xf32>
    %235 = stablehlo.add %226, %234 : tensor<64x16001xf32>
    %236 = stablehlo.dot_general %235, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x64xf32>
    %237 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x16001xf32>) -> tensor<64x16001xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_71) applies stablehlo.maximum across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %239 = stablehlo.reshape %238 : (tensor<64xf32>) -> tensor<64x1xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %241 = stablehlo.compare EQ, %237, %240, FLOAT : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x16001xi1>
    %242 = stablehlo.convert %241 : (tensor<64x16001xi1>) -> tensor<64x16001xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %244 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %246 = stablehlo.subtract %237, %245 : tensor<64x16001xf32>
    %247 = stablehlo.exponential %246 : tensor<64x16001xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %250 = stablehlo.log %249 : tensor<64x1xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %252 = stablehlo.subtract %246, %251 : tensor<64x16001xf32>
    %253 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %254 = stablehlo.divide %247, %253 : tensor<64x16001xf32>
    %255 = stablehlo.multiply %249, %249 : tensor<64x1xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %257 = stablehlo.divide %256, %255 : tensor<64x1xf32>
    %258 = stablehlo.multiply %254, %252 : tensor<64x16001xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%258 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%259 init: %cst_76) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_77 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %261 = stablehlo.divide %260, %cst_77 : tensor<f32>
    %262 = stablehlo.negate %261 : tensor<f32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %263 = stablehlo.negate %cst_78 : tensor<f32>
    %cst_79 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %264 = stablehlo.divide %263, %cst_79 : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %267 = stablehlo.multiply %254, %266 : tensor<64x16001xf32>
    %268 = stablehlo.multiply %266, %252 : tensor<64x16001xf32>
    %269 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %270 = stablehlo.multiply %268, %269 : tensor<64x16001xf32>
    %271 = stablehlo.multiply %270, %247 : tensor<64x16001xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %273 = stablehlo.reshape %272 : (tensor<64xf32>) -> tensor<64x1xf32>
    %274 = stablehlo.negate %273 : tensor<64x1xf32>
    %275 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %276 = stablehlo.divide %268, %275 : tensor<64x16001xf32>
    %277 = stablehlo.negate %267 : tensor<64x16001xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.reduce(%277 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %279 = stablehlo.reshape %278 : (tensor<64xf32>) -> tensor<64x1xf32>
    %280 = stablehlo.divide %279, %249 : tensor<64x1xf32>
    %281 = stablehlo.add %274, %280 : tensor<64x1xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %284 = stablehlo.add %276, %283 : tensor<64x16001xf32>
    %285 = stablehlo.multiply %284, %247 : tensor<64x16001xf32>
    %286 = stablehlo.add %267, %285 : tensor<64x16001xf32>
    %287 = stablehlo.negate %286 : tensor<64x16001xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %289 = stablehlo.reshape %288 : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %291 = stablehlo.divide %290, %243 : tensor<64xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %293 = stablehlo.multiply %292, %242 : tensor<64x16001xf32>
    %294 = stablehlo.add %286, %293 : tensor<64x16001xf32>
    %295 = stablehlo.dot_general %294, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16001xf32>, tensor<64x16001xf32>) -> tensor<64x64xf32>
    return %17, %74, %139, %236, %295 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
  func.func private @log_softmax(%arg0: tensor<64x16001xf32>) -> (tensor<64x16001xf32>, tensor<64x16001xf32>, tensor<64x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<64x16001xf32>
    %6 = stablehlo.exponential %5 : tensor<64x16001xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %9 = stablehlo.log %8 : tensor<64x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16001xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<64x16001xf32>
    return %11, %6, %8 : tensor<64x16001xf32>, tensor<64x16001xf32>, tensor<64x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<64x16001xf32>, %arg1: tensor<64x1xf32>, %arg2: tensor<64x16001xf32>) -> tensor<64x16001xf32> {
    %0 = stablehlo.negate %arg2 : tensor<64x16001xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x16001xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<64x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<64x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<64xf32>) -> tensor<64x16001xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<64x16001xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<64x16001xf32>
    return %7 : tensor<64x16001xf32>
  }
}
