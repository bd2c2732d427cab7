module @jit_edge_log_complement_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37x24xf32>, %arg1: tensor<24x6153xf32>, %arg2: tensor<6153xf32>, %arg3: tensor<6153xf32>) -> (tensor<6153xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<37x24xf32>, tensor<24x6153xf32>) -> tensor<37x6153xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6153xf32>) -> tensor<1x6153xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<6153xf32>) -> tensor<1x6153xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6153xf32>) -> tensor<37x6153xf32>
    %4 = stablehlo.add %0, %3 : tensor<37x6153xf32>
    %5 = stablehlo.reshape %2 : (tensor<1x6153xf32>) -> tensor<6153xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<6153xf32>) -> tensor<37x6153xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<37xf32>
    %8 = stablehlo.reshape %7 : (tensor<37xf32>) -> tensor<37x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %10 = stablehlo.compare EQ, %4, %9, FLOAT : (tensor<37x6153xf32>, tensor<37x6153xf32>) -> tensor<37x6153xi1>
    %11 = stablehlo.convert %10 : (tensor<37x6153xi1>) -> tensor<37x6153xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<37xf32>
    %13 = stablehlo.multiply %6, %11 : tensor<37x6153xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<37xf32>
    %15 = stablehlo.divide %14, %12 : tensor<37xf32>
    %16 = stablehlo.reshape %7 : (tensor<37xf32>) -> tensor<37x1xf32>
    %17 = stablehlo.reshape %15 : (tensor<37xf32>) -> tensor<37x1xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %19 = stablehlo.compare EQ, %4, %18, FLOAT : (tensor<37x6153xf32>, tensor<37x6153xf32>) -> tensor<37x6153xi1>
    %20 = stablehlo.convert %19 : (tensor<37x6153xi1>) -> tensor<37x6153xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<37xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %23 = stablehlo.maximum %22, %7 : tensor<37xf32>
    %24 = stablehlo.compare EQ, %7, %23, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<37xi1>, tensor<37xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %29 = stablehlo.compare EQ, %28, %23, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<37xi1>, tensor<37xf32>
    %33 = stablehlo.divide %27, %32 : tensor<37xf32>
    %34 = stablehlo.multiply %15, %33 : tensor<37xf32>
    %35 = stablehlo.compare EQ, %7, %23, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<37xi1>, tensor<37xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %40 = stablehlo.compare EQ, %39, %23, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<37xi1>, tensor<37xf32>
    %44 = stablehlo.divide %38, %43 : tensor<37xf32>
    %45 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<37xf32>) -> tensor<37x1xf32>
    %46 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<37xf32>) -> tensor<37x1xf32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %48 = stablehlo.subtract %4, %47 : tensor<37x6153xf32>
    %49 = stablehlo.exponential %48 : tensor<37x6153xf32>
    %50 = stablehlo.multiply %6, %49 : tensor<37x6153xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%49 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<37xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%50 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<37xf32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<37xf32>) -> tensor<37x1xf32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<37xf32>) -> tensor<37x1xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %56 = stablehlo.divide %49, %55 : tensor<37x6153xf32>
    %57 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %58 = stablehlo.divide %50, %57 : tensor<37x6153xf32>
    %59 = stablehlo.negate %54 : tensor<37x1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %61 = stablehlo.multiply %60, %49 : tensor<37x6153xf32>
    %62 = stablehlo.multiply %53, %53 : tensor<37x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<37x1xf32>
    %64 = stablehlo.divide %63, %62 : tensor<37x1xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %66 = stablehlo.multiply %61, %65 : tensor<37x6153xf32>
    %67 = stablehlo.add %58, %66 : tensor<37x6153xf32>
    %68 = stablehlo.multiply %53, %53 : tensor<37x1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<37x1xf32>
    %70 = stablehlo.divide %69, %68 : tensor<37x1xf32>
    %71 = stablehlo.multiply %53, %53 : tensor<37x1xf32>
    %72 = stablehlo.multiply %53, %71 : tensor<37x1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<37x1xf32>
    %74 = stablehlo.divide %73, %72 : tensor<37x1xf32>
    %cst_19 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<37x1xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<37x1xf32>
    %77 = stablehlo.multiply %54, %76 : tensor<37x1xf32>
    %78 = stablehlo.negate %56 : tensor<37x6153xf32>
    %79 = stablehlo.negate %67 : tensor<37x6153xf32>
    %80 = stablehlo.log_plus_one %78 : tensor<37x6153xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<37x6153xf32>
    %82 = stablehlo.add %78, %81 : tensor<37x6153xf32>
    %83 = stablehlo.divide %79, %82 : tensor<37x6153xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<37x6153xf32>
    %85 = stablehlo.add %78, %84 : tensor<37x6153xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%80 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%83 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<f32>
    %88 = stablehlo.negate %86 : tensor<f32>
    %89 = stablehlo.negate %87 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.negate %cst_24 : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<37x6153xf32>
    %92 = stablehlo.divide %91, %85 : tensor<37x6153xf32>
    %93 = stablehlo.negate %79 : tensor<37x6153xf32>
    %94 = stablehlo.multiply %93, %91 : tensor<37x6153xf32>
    %95 = stablehlo.multiply %85, %85 : tensor<37x6153xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<37x6153xf32>
    %97 = stablehlo.divide %96, %95 : tensor<37x6153xf32>
    %98 = stablehlo.multiply %94, %97 : tensor<37x6153xf32>
    %99 = stablehlo.negate %92 : tensor<37x6153xf32>
    %100 = stablehlo.negate %98 : tensor<37x6153xf32>
    %101 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %102 = stablehlo.multiply %99, %101 : tensor<37x6153xf32>
    %103 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %104 = stablehlo.multiply %100, %103 : tensor<37x6153xf32>
    %105 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %106 = stablehlo.multiply %99, %105 : tensor<37x6153xf32>
    %107 = stablehlo.add %104, %106 : tensor<37x6153xf32>
    %108 = stablehlo.multiply %102, %49 : tensor<37x6153xf32>
    %109 = stablehlo.multiply %107, %49 : tensor<37x6153xf32>
    %110 = stablehlo.multiply %102, %50 : tensor<37x6153xf32>
    %111 = stablehlo.add %109, %110 : tensor<37x6153xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%108 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<37xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%111 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<37xf32>
    %114 = stablehlo.reshape %112 : (tensor<37xf32>) -> tensor<37x1xf32>
    %115 = stablehlo.reshape %113 : (tensor<37xf32>) -> tensor<37x1xf32>
    %116 = stablehlo.negate %114 : tensor<37x1xf32>
    %117 = stablehlo.negate %115 : tensor<37x1xf32>
    %118 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %119 = stablehlo.divide %99, %118 : tensor<37x6153xf32>
    %120 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %121 = stablehlo.divide %100, %120 : tensor<37x6153xf32>
    %122 = stablehlo.negate %54 : tensor<37x1xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %124 = stablehlo.multiply %123, %99 : tensor<37x6153xf32>
    %125 = stablehlo.multiply %53, %53 : tensor<37x1xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<37x1xf32>
    %127 = stablehlo.divide %126, %125 : tensor<37x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<37x1xf32>) -> tensor<37x6153xf32>
    %129 = stablehlo.multiply %124, %128 : tensor<37x6153xf32>
    %130 = stablehlo.add %121, %129 : tensor<37x6153xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%116 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<37x1xf32>, tensor<f32>) -> tensor<37xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%117 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<37x1xf32>, tensor<f32>) -> tensor<37xf32>
    %133 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<37xf32>) -> tensor<37x6153xf32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [0] : (tensor<37xf32>) -> tensor<37x6153xf32>
    %135 = stablehlo.add %119, %133 : tensor<37x6153xf32>
    %136 = stablehlo.add %130, %134 : tensor<37x6153xf32>
    %137 = stablehlo.multiply %135, %49 : tensor<37x6153xf32>
    %138 = stablehlo.multiply %136, %49 : tensor<37x6153xf32>
    %139 = stablehlo.multiply %135, %50 : tensor<37x6153xf32>
    %140 = stablehlo.add %138, %139 : tensor<37x6153xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%137 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<6153xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%140 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<37x6153xf32>, tensor<f32>) -> tensor<6153xf32>
    %143 = stablehlo.reshape %141 : (tensor<6153xf32>) -> tensor<1x6153xf32>
    %144 = stablehlo.reshape %142 : (tensor<6153xf32>) -> tensor<1x6153xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%143 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<1x6153xf32>, tensor<f32>) -> tensor<6153xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%144 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<1x6153xf32>, tensor<f32>) -> tensor<6153xf32>
    return %146 : tensor<6153xf32>
  }
}
