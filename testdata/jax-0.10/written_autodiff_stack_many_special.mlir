module @jit_written_autodiff_stack_many_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}) {
    %0 = stablehlo.slice %arg0 [0:24, 0:3] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.reshape %1 : (tensor<24xf32>) -> tensor<24x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %5 = stablehlo.convert %4 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<24xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<24xi1>, tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.divide %12, %17 : tensor<24xf32>
    %19 = stablehlo.is_finite %8 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %19, %8, %20 : tensor<24xi1>, tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %25 = stablehlo.subtract %0, %24 : tensor<24x3xf32>
    %26 = stablehlo.exponential %25 : tensor<24x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.sign %27 : tensor<24xf32>
    %29 = stablehlo.abs %27 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.compare GE, %27, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %32 = stablehlo.log %29 : tensor<24xf32>
    %33 = stablehlo.add %32, %21 : tensor<24xf32>
    %34 = stablehlo.slice %arg0 [0:24, 3:6] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.reshape %35 : (tensor<24xf32>) -> tensor<24x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %38 = stablehlo.compare EQ, %34, %37, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %39 = stablehlo.convert %38 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.maximum %41, %35 : tensor<24xf32>
    %43 = stablehlo.compare EQ, %35, %42, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.compare EQ, %47, %42, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.divide %46, %51 : tensor<24xf32>
    %53 = stablehlo.is_finite %42 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.select %53, %42, %54 : tensor<24xi1>, tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %59 = stablehlo.subtract %34, %58 : tensor<24x3xf32>
    %60 = stablehlo.exponential %59 : tensor<24x3xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.sign %61 : tensor<24xf32>
    %63 = stablehlo.abs %61 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.compare GE, %61, %64, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %66 = stablehlo.log %63 : tensor<24xf32>
    %67 = stablehlo.add %66, %55 : tensor<24xf32>
    %68 = stablehlo.slice %arg0 [0:24, 6:9] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_23) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.reshape %69 : (tensor<24xf32>) -> tensor<24x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %72 = stablehlo.compare EQ, %68, %71, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %73 = stablehlo.convert %72 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.maximum %75, %69 : tensor<24xf32>
    %77 = stablehlo.compare EQ, %69, %76, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<24xi1>, tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.compare EQ, %81, %76, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %85 = stablehlo.select %82, %83, %84 : tensor<24xi1>, tensor<24xf32>
    %86 = stablehlo.divide %80, %85 : tensor<24xf32>
    %87 = stablehlo.is_finite %76 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.select %87, %76, %88 : tensor<24xi1>, tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %93 = stablehlo.subtract %68, %92 : tensor<24x3xf32>
    %94 = stablehlo.exponential %93 : tensor<24x3xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.sign %95 : tensor<24xf32>
    %97 = stablehlo.abs %95 : tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.compare GE, %95, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %100 = stablehlo.log %97 : tensor<24xf32>
    %101 = stablehlo.add %100, %89 : tensor<24xf32>
    %102 = stablehlo.slice %arg0 [0:24, 9:12] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_35) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.reshape %103 : (tensor<24xf32>) -> tensor<24x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %106 = stablehlo.compare EQ, %102, %105, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %107 = stablehlo.convert %106 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.maximum %109, %103 : tensor<24xf32>
    %111 = stablehlo.compare EQ, %103, %110, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.select %111, %112, %113 : tensor<24xi1>, tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %116 = stablehlo.compare EQ, %115, %110, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.select %116, %117, %118 : tensor<24xi1>, tensor<24xf32>
    %120 = stablehlo.divide %114, %119 : tensor<24xf32>
    %121 = stablehlo.is_finite %110 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.select %121, %110, %122 : tensor<24xi1>, tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.broadcast_in_dim %123, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %127 = stablehlo.subtract %102, %126 : tensor<24x3xf32>
    %128 = stablehlo.exponential %127 : tensor<24x3xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.sign %129 : tensor<24xf32>
    %131 = stablehlo.abs %129 : tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %133 = stablehlo.compare GE, %129, %132, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %134 = stablehlo.log %131 : tensor<24xf32>
    %135 = stablehlo.add %134, %123 : tensor<24xf32>
    %136 = stablehlo.slice %arg0 [0:24, 12:15] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_47) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %138 = stablehlo.reshape %137 : (tensor<24xf32>) -> tensor<24x1xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %140 = stablehlo.compare EQ, %136, %139, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %141 = stablehlo.convert %140 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %144 = stablehlo.maximum %143, %137 : tensor<24xf32>
    %145 = stablehlo.compare EQ, %137, %144, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.select %145, %146, %147 : tensor<24xi1>, tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.compare EQ, %149, %144, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %153 = stablehlo.select %150, %151, %152 : tensor<24xi1>, tensor<24xf32>
    %154 = stablehlo.divide %148, %153 : tensor<24xf32>
    %155 = stablehlo.is_finite %144 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.select %155, %144, %156 : tensor<24xi1>, tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %159 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %161 = stablehlo.subtract %136, %160 : tensor<24x3xf32>
    %162 = stablehlo.exponential %161 : tensor<24x3xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %164 = stablehlo.sign %163 : tensor<24xf32>
    %165 = stablehlo.abs %163 : tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.compare GE, %163, %166, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %168 = stablehlo.log %165 : tensor<24xf32>
    %169 = stablehlo.add %168, %157 : tensor<24xf32>
    %170 = stablehlo.slice %arg0 [0:24, 15:18] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_59) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.reshape %171 : (tensor<24xf32>) -> tensor<24x1xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %174 = stablehlo.compare EQ, %170, %173, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %175 = stablehlo.convert %174 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %178 = stablehlo.maximum %177, %171 : tensor<24xf32>
    %179 = stablehlo.compare EQ, %171, %178, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.select %179, %180, %181 : tensor<24xi1>, tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.compare EQ, %183, %178, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.select %184, %185, %186 : tensor<24xi1>, tensor<24xf32>
    %188 = stablehlo.divide %182, %187 : tensor<24xf32>
    %189 = stablehlo.is_finite %178 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %191 = stablehlo.select %189, %178, %190 : tensor<24xi1>, tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %193 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %195 = stablehlo.subtract %170, %194 : tensor<24x3xf32>
    %196 = stablehlo.exponential %195 : tensor<24x3xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.sign %197 : tensor<24xf32>
    %199 = stablehlo.abs %197 : tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %201 = stablehlo.compare GE, %197, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %202 = stablehlo.log %199 : tensor<24xf32>
    %203 = stablehlo.add %202, %191 : tensor<24xf32>
    %204 = stablehlo.slice %arg0 [0:24, 18:21] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_71) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %206 = stablehlo.reshape %205 : (tensor<24xf32>) -> tensor<24x1xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %208 = stablehlo.compare EQ, %204, %207, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %209 = stablehlo.convert %208 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.maximum %211, %205 : tensor<24xf32>
    %213 = stablehlo.compare EQ, %205, %212, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %216 = stablehlo.select %213, %214, %215 : tensor<24xi1>, tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %218 = stablehlo.compare EQ, %217, %212, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %221 = stablehlo.select %218, %219, %220 : tensor<24xi1>, tensor<24xf32>
    %222 = stablehlo.divide %216, %221 : tensor<24xf32>
    %223 = stablehlo.is_finite %212 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.select %223, %212, %224 : tensor<24xi1>, tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %227 = stablehlo.broadcast_in_dim %225, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %229 = stablehlo.subtract %204, %228 : tensor<24x3xf32>
    %230 = stablehlo.exponential %229 : tensor<24x3xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %232 = stablehlo.sign %231 : tensor<24xf32>
    %233 = stablehlo.abs %231 : tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %235 = stablehlo.compare GE, %231, %234, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %236 = stablehlo.log %233 : tensor<24xf32>
    %237 = stablehlo.add %236, %225 : tensor<24xf32>
    %238 = stablehlo.slice %arg0 [0:24, 21:24] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_83) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.reshape %239 : (tensor<24xf32>) -> tensor<24x1xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %242 = stablehlo.compare EQ, %238, %241, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %243 = stablehlo.convert %242 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %246 = stablehlo.maximum %245, %239 : tensor<24xf32>
    %247 = stablehlo.compare EQ, %239, %246, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.select %247, %248, %249 : tensor<24xi1>, tensor<24xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %252 = stablehlo.compare EQ, %251, %246, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %255 = stablehlo.select %252, %253, %254 : tensor<24xi1>, tensor<24xf32>
    %256 = stablehlo.divide %250, %255 : tensor<24xf32>
    %257 = stablehlo.is_finite %246 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %259 = stablehlo.select %257, %246, %258 : tensor<24xi1>, tensor<24xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %261 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %263 = stablehlo.subtract %238, %262 : tensor<24x3xf32>
    %264 = stablehlo.exponential %263 : tensor<24x3xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_93) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.sign %265 : tensor<24xf32>
    %267 = stablehlo.abs %265 : tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %269 = stablehlo.compare GE, %265, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %270 = stablehlo.log %267 : tensor<24xf32>
    %271 = stablehlo.add %270, %259 : tensor<24xf32>
    %272 = stablehlo.slice %arg0 [0:24, 24:27] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %273 = stablehlo.reduce(%272 init: %cst_95) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.reshape %273 : (tensor<24xf32>) -> tensor<24x1xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %276 = stablehlo.compare EQ, %272, %275, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %277 = stablehlo.convert %276 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.reduce(%277 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %280 = stablehlo.maximum %279, %273 : tensor<24xf32>
    %281 = stablehlo.compare EQ, %273, %280, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.select %281, %282, %283 : tensor<24xi1>, tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %286 = stablehlo.compare EQ, %285, %280, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_101 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.select %286, %287, %288 : tensor<24xi1>, tensor<24xf32>
    %290 = stablehlo.divide %284, %289 : tensor<24xf32>
    %291 = stablehlo.is_finite %280 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %293 = stablehlo.select %291, %280, %292 : tensor<24xi1>, tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %295 = stablehlo.broadcast_in_dim %293, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %297 = stablehlo.subtract %272, %296 : tensor<24x3xf32>
    %298 = stablehlo.exponential %297 : tensor<24x3xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%298 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %300 = stablehlo.sign %299 : tensor<24xf32>
    %301 = stablehlo.abs %299 : tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %303 = stablehlo.compare GE, %299, %302, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %304 = stablehlo.log %301 : tensor<24xf32>
    %305 = stablehlo.add %304, %293 : tensor<24xf32>
    %306 = stablehlo.slice %arg0 [0:24, 27:30] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %307 = stablehlo.reduce(%306 init: %cst_107) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %308 = stablehlo.reshape %307 : (tensor<24xf32>) -> tensor<24x1xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %310 = stablehlo.compare EQ, %306, %309, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %311 = stablehlo.convert %310 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %314 = stablehlo.maximum %313, %307 : tensor<24xf32>
    %315 = stablehlo.compare EQ, %307, %314, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %318 = stablehlo.select %315, %316, %317 : tensor<24xi1>, tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %320 = stablehlo.compare EQ, %319, %314, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_113 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %323 = stablehlo.select %320, %321, %322 : tensor<24xi1>, tensor<24xf32>
    %324 = stablehlo.divide %318, %323 : tensor<24xf32>
    %325 = stablehlo.is_finite %314 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %327 = stablehlo.select %325, %314, %326 : tensor<24xi1>, tensor<24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %329 = stablehlo.broadcast_in_dim %327, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %331 = stablehlo.subtract %306, %330 : tensor<24x3xf32>
    %332 = stablehlo.exponential %331 : tensor<24x3xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %334 = stablehlo.sign %333 : tensor<24xf32>
    %335 = stablehlo.abs %333 : tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %337 = stablehlo.compare GE, %333, %336, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %338 = stablehlo.log %335 : tensor<24xf32>
    %339 = stablehlo.add %338, %327 : tensor<24xf32>
    %340 = stablehlo.slice %arg0 [0:24, 30:33] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_119 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_119) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %342 = stablehlo.reshape %341 : (tensor<24xf32>) -> tensor<24x1xf32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %344 = stablehlo.compare EQ, %340, %343, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %345 = stablehlo.convert %344 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_120) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %348 = stablehlo.maximum %347, %341 : tensor<24xf32>
    %349 = stablehlo.compare EQ, %341, %348, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %352 = stablehlo.select %349, %350, %351 : tensor<24xi1>, tensor<24xf32>
    %cst_124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %354 = stablehlo.compare EQ, %353, %348, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_125 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %357 = stablehlo.select %354, %355, %356 : tensor<24xi1>, tensor<24xf32>
    %358 = stablehlo.divide %352, %357 : tensor<24xf32>
    %359 = stablehlo.is_finite %348 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %361 = stablehlo.select %359, %348, %360 : tensor<24xi1>, tensor<24xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %363 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %365 = stablehlo.subtract %340, %364 : tensor<24x3xf32>
    %366 = stablehlo.exponential %365 : tensor<24x3xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_129) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.sign %367 : tensor<24xf32>
    %369 = stablehlo.abs %367 : tensor<24xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.compare GE, %367, %370, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %372 = stablehlo.log %369 : tensor<24xf32>
    %373 = stablehlo.add %372, %361 : tensor<24xf32>
    %374 = stablehlo.slice %arg0 [0:24, 33:36] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_131 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_131) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %376 = stablehlo.reshape %375 : (tensor<24xf32>) -> tensor<24x1xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %378 = stablehlo.compare EQ, %374, %377, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %379 = stablehlo.convert %378 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%379 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_133 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %382 = stablehlo.maximum %381, %375 : tensor<24xf32>
    %383 = stablehlo.compare EQ, %375, %382, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %386 = stablehlo.select %383, %384, %385 : tensor<24xi1>, tensor<24xf32>
    %cst_136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %388 = stablehlo.compare EQ, %387, %382, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_137 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %391 = stablehlo.select %388, %389, %390 : tensor<24xi1>, tensor<24xf32>
    %392 = stablehlo.divide %386, %391 : tensor<24xf32>
    %393 = stablehlo.is_finite %382 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %395 = stablehlo.select %393, %382, %394 : tensor<24xi1>, tensor<24xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %397 = stablehlo.broadcast_in_dim %395, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %399 = stablehlo.subtract %374, %398 : tensor<24x3xf32>
    %400 = stablehlo.exponential %399 : tensor<24x3xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.reduce(%400 init: %cst_141) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %402 = stablehlo.sign %401 : tensor<24xf32>
    %403 = stablehlo.abs %401 : tensor<24xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %405 = stablehlo.compare GE, %401, %404, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %406 = stablehlo.log %403 : tensor<24xf32>
    %407 = stablehlo.add %406, %395 : tensor<24xf32>
    %408 = stablehlo.slice %arg0 [0:24, 36:39] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_143 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %409 = stablehlo.reduce(%408 init: %cst_143) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %410 = stablehlo.reshape %409 : (tensor<24xf32>) -> tensor<24x1xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %412 = stablehlo.compare EQ, %408, %411, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %413 = stablehlo.convert %412 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.reduce(%413 init: %cst_144) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_145 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %416 = stablehlo.maximum %415, %409 : tensor<24xf32>
    %417 = stablehlo.compare EQ, %409, %416, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %420 = stablehlo.select %417, %418, %419 : tensor<24xi1>, tensor<24xf32>
    %cst_148 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %422 = stablehlo.compare EQ, %421, %416, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_149 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_150 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %425 = stablehlo.select %422, %423, %424 : tensor<24xi1>, tensor<24xf32>
    %426 = stablehlo.divide %420, %425 : tensor<24xf32>
    %427 = stablehlo.is_finite %416 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %429 = stablehlo.select %427, %416, %428 : tensor<24xi1>, tensor<24xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %431 = stablehlo.broadcast_in_dim %429, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %433 = stablehlo.subtract %408, %432 : tensor<24x3xf32>
    %434 = stablehlo.exponential %433 : tensor<24x3xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_153) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %436 = stablehlo.sign %435 : tensor<24xf32>
    %437 = stablehlo.abs %435 : tensor<24xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %439 = stablehlo.compare GE, %435, %438, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %440 = stablehlo.log %437 : tensor<24xf32>
    %441 = stablehlo.add %440, %429 : tensor<24xf32>
    %442 = stablehlo.slice %arg0 [0:24, 39:42] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_155 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %443 = stablehlo.reduce(%442 init: %cst_155) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %444 = stablehlo.reshape %443 : (tensor<24xf32>) -> tensor<24x1xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %446 = stablehlo.compare EQ, %442, %445, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %447 = stablehlo.convert %446 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_156) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_157 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %450 = stablehlo.maximum %449, %443 : tensor<24xf32>
    %451 = stablehlo.compare EQ, %443, %450, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %454 = stablehlo.select %451, %452, %453 : tensor<24xi1>, tensor<24xf32>
    %cst_160 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %456 = stablehlo.compare EQ, %455, %450, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_161 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %459 = stablehlo.select %456, %457, %458 : tensor<24xi1>, tensor<24xf32>
    %460 = stablehlo.divide %454, %459 : tensor<24xf32>
    %461 = stablehlo.is_finite %450 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %463 = stablehlo.select %461, %450, %462 : tensor<24xi1>, tensor<24xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %465 = stablehlo.broadcast_in_dim %463, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %467 = stablehlo.subtract %442, %466 : tensor<24x3xf32>
    %468 = stablehlo.exponential %467 : tensor<24x3xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.reduce(%468 init: %cst_165) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %470 = stablehlo.sign %469 : tensor<24xf32>
    %471 = stablehlo.abs %469 : tensor<24xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %473 = stablehlo.compare GE, %469, %472, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %474 = stablehlo.log %471 : tensor<24xf32>
    %475 = stablehlo.add %474, %463 : tensor<24xf32>
    %476 = stablehlo.slice %arg0 [0:24, 42:45] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_167 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %477 = stablehlo.reduce(%476 init: %cst_167) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %478 = stablehlo.reshape %477 : (tensor<24xf32>) -> tensor<24x1xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %480 = stablehlo.compare EQ, %476, %479, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %481 = stablehlo.convert %480 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%481 init: %cst_168) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_169 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %484 = stablehlo.maximum %483, %477 : tensor<24xf32>
    %485 = stablehlo.compare EQ, %477, %484, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %488 = stablehlo.select %485, %486, %487 : tensor<24xi1>, tensor<24xf32>
    %cst_172 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %490 = stablehlo.compare EQ, %489, %484, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_173 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %493 = stablehlo.select %490, %491, %492 : tensor<24xi1>, tensor<24xf32>
    %494 = stablehlo.divide %488, %493 : tensor<24xf32>
    %495 = stablehlo.is_finite %484 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %497 = stablehlo.select %495, %484, %496 : tensor<24xi1>, tensor<24xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %499 = stablehlo.broadcast_in_dim %497, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %501 = stablehlo.subtract %476, %500 : tensor<24x3xf32>
    %502 = stablehlo.exponential %501 : tensor<24x3xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%502 init: %cst_177) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %504 = stablehlo.sign %503 : tensor<24xf32>
    %505 = stablehlo.abs %503 : tensor<24xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %507 = stablehlo.compare GE, %503, %506, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %508 = stablehlo.log %505 : tensor<24xf32>
    %509 = stablehlo.add %508, %497 : tensor<24xf32>
    %510 = stablehlo.slice %arg0 [0:24, 45:48] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_179 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %511 = stablehlo.reduce(%510 init: %cst_179) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %512 = stablehlo.reshape %511 : (tensor<24xf32>) -> tensor<24x1xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %514 = stablehlo.compare EQ, %510, %513, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %515 = stablehlo.convert %514 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%515 init: %cst_180) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_181 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %518 = stablehlo.maximum %517, %511 : tensor<24xf32>
    %519 = stablehlo.compare EQ, %511, %518, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %522 = stablehlo.select %519, %520, %521 : tensor<24xi1>, tensor<24xf32>
    %cst_184 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %524 = stablehlo.compare EQ, %523, %518, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_185 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_186 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %527 = stablehlo.select %524, %525, %526 : tensor<24xi1>, tensor<24xf32>
    %528 = stablehlo.divide %522, %527 : tensor<24xf32>
    %529 = stablehlo.is_finite %518 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %531 = stablehlo.select %529, %518, %530 : tensor<24xi1>, tensor<24xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %533 = stablehlo.broadcast_in_dim %531, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %535 = stablehlo.subtract %510, %534 : tensor<24x3xf32>
    %536 = stablehlo.exponential %535 : tensor<24x3xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = stablehlo.reduce(%536 init: %cst_189) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %538 = stablehlo.sign %537 : tensor<24xf32>
    %539 = stablehlo.abs %537 : tensor<24xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %541 = stablehlo.compare GE, %537, %540, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %542 = stablehlo.log %539 : tensor<24xf32>
    %543 = stablehlo.add %542, %531 : tensor<24xf32>
    %544 = stablehlo.slice %arg0 [0:24, 48:51] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_191 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %545 = stablehlo.reduce(%544 init: %cst_191) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %546 = stablehlo.reshape %545 : (tensor<24xf32>) -> tensor<24x1xf32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %548 = stablehlo.compare EQ, %544, %547, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %549 = stablehlo.convert %548 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.reduce(%549 init: %cst_192) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_193 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %552 = stablehlo.maximum %551, %545 : tensor<24xf32>
    %553 = stablehlo.compare EQ, %545, %552, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %556 = stablehlo.select %553, %554, %555 : tensor<24xi1>, tensor<24xf32>
    %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %558 = stablehlo.compare EQ, %557, %552, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_197 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_198 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %561 = stablehlo.select %558, %559, %560 : tensor<24xi1>, tensor<24xf32>
    %562 = stablehlo.divide %556, %561 : tensor<24xf32>
    %563 = stablehlo.is_finite %552 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %565 = stablehlo.select %563, %552, %564 : tensor<24xi1>, tensor<24xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %567 = stablehlo.broadcast_in_dim %565, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %569 = stablehlo.subtract %544, %568 : tensor<24x3xf32>
    %570 = stablehlo.exponential %569 : tensor<24x3xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %571 = stablehlo.reduce(%570 init: %cst_201) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %572 = stablehlo.sign %571 : tensor<24xf32>
    %573 = stablehlo.abs %571 : tensor<24xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %575 = stablehlo.compare GE, %571, %574, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %576 = stablehlo.log %573 : tensor<24xf32>
    %577 = stablehlo.add %576, %565 : tensor<24xf32>
    %578 = stablehlo.slice %arg0 [0:24, 51:54] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_203 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %579 = stablehlo.reduce(%578 init: %cst_203) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %580 = stablehlo.reshape %579 : (tensor<24xf32>) -> tensor<24x1xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %582 = stablehlo.compare EQ, %578, %581, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %583 = stablehlo.convert %582 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_204) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_205 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %586 = stablehlo.maximum %585, %579 : tensor<24xf32>
    %587 = stablehlo.compare EQ, %579, %586, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_206 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %590 = stablehlo.select %587, %588, %589 : tensor<24xi1>, tensor<24xf32>
    %cst_208 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %592 = stablehlo.compare EQ, %591, %586, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_209 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %595 = stablehlo.select %592, %593, %594 : tensor<24xi1>, tensor<24xf32>
    %596 = stablehlo.divide %590, %595 : tensor<24xf32>
    %597 = stablehlo.is_finite %586 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %599 = stablehlo.select %597, %586, %598 : tensor<24xi1>, tensor<24xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %601 = stablehlo.broadcast_in_dim %599, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %603 = stablehlo.subtract %578, %602 : tensor<24x3xf32>
    %604 = stablehlo.exponential %603 : tensor<24x3xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%604 init: %cst_213) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %606 = stablehlo.sign %605 : tensor<24xf32>
    %607 = stablehlo.abs %605 : tensor<24xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %609 = stablehlo.compare GE, %605, %608, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %610 = stablehlo.log %607 : tensor<24xf32>
    %611 = stablehlo.add %610, %599 : tensor<24xf32>
    %612 = stablehlo.slice %arg0 [0:24, 54:57] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_215 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %613 = stablehlo.reduce(%612 init: %cst_215) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %614 = stablehlo.reshape %613 : (tensor<24xf32>) -> tensor<24x1xf32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %616 = stablehlo.compare EQ, %612, %615, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %617 = stablehlo.convert %616 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%617 init: %cst_216) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_217 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %620 = stablehlo.maximum %619, %613 : tensor<24xf32>
    %621 = stablehlo.compare EQ, %613, %620, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %624 = stablehlo.select %621, %622, %623 : tensor<24xi1>, tensor<24xf32>
    %cst_220 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %626 = stablehlo.compare EQ, %625, %620, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_221 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %629 = stablehlo.select %626, %627, %628 : tensor<24xi1>, tensor<24xf32>
    %630 = stablehlo.divide %624, %629 : tensor<24xf32>
    %631 = stablehlo.is_finite %620 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %633 = stablehlo.select %631, %620, %632 : tensor<24xi1>, tensor<24xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %635 = stablehlo.broadcast_in_dim %633, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %636 = stablehlo.broadcast_in_dim %635, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %637 = stablehlo.subtract %612, %636 : tensor<24x3xf32>
    %638 = stablehlo.exponential %637 : tensor<24x3xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.reduce(%638 init: %cst_225) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %640 = stablehlo.sign %639 : tensor<24xf32>
    %641 = stablehlo.abs %639 : tensor<24xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %643 = stablehlo.compare GE, %639, %642, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %644 = stablehlo.log %641 : tensor<24xf32>
    %645 = stablehlo.add %644, %633 : tensor<24xf32>
    %646 = stablehlo.slice %arg0 [0:24, 57:60] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_227 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %647 = stablehlo.reduce(%646 init: %cst_227) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %648 = stablehlo.reshape %647 : (tensor<24xf32>) -> tensor<24x1xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %650 = stablehlo.compare EQ, %646, %649, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %651 = stablehlo.convert %650 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_228) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_229 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %654 = stablehlo.maximum %653, %647 : tensor<24xf32>
    %655 = stablehlo.compare EQ, %647, %654, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %658 = stablehlo.select %655, %656, %657 : tensor<24xi1>, tensor<24xf32>
    %cst_232 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %660 = stablehlo.compare EQ, %659, %654, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_233 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %663 = stablehlo.select %660, %661, %662 : tensor<24xi1>, tensor<24xf32>
    %664 = stablehlo.divide %658, %663 : tensor<24xf32>
    %665 = stablehlo.is_finite %654 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %667 = stablehlo.select %665, %654, %666 : tensor<24xi1>, tensor<24xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %669 = stablehlo.broadcast_in_dim %667, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %671 = stablehlo.subtract %646, %670 : tensor<24x3xf32>
    %672 = stablehlo.exponential %671 : tensor<24x3xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_237) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %674 = stablehlo.sign %673 : tensor<24xf32>
    %675 = stablehlo.abs %673 : tensor<24xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %677 = stablehlo.compare GE, %673, %676, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %678 = stablehlo.log %675 : tensor<24xf32>
    %679 = stablehlo.add %678, %667 : tensor<24xf32>
    %680 = stablehlo.slice %arg0 [0:24, 60:63] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_239 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %681 = stablehlo.reduce(%680 init: %cst_239) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %682 = stablehlo.reshape %681 : (tensor<24xf32>) -> tensor<24x1xf32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %684 = stablehlo.compare EQ, %680, %683, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %685 = stablehlo.convert %684 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.reduce(%685 init: %cst_240) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_241 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %688 = stablehlo.maximum %687, %681 : tensor<24xf32>
    %689 = stablehlo.compare EQ, %681, %688, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %692 = stablehlo.select %689, %690, %691 : tensor<24xi1>, tensor<24xf32>
    %cst_244 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %694 = stablehlo.compare EQ, %693, %688, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_245 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %697 = stablehlo.select %694, %695, %696 : tensor<24xi1>, tensor<24xf32>
    %698 = stablehlo.divide %692, %697 : tensor<24xf32>
    %699 = stablehlo.is_finite %688 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %701 = stablehlo.select %699, %688, %700 : tensor<24xi1>, tensor<24xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %703 = stablehlo.broadcast_in_dim %701, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %704 = stablehlo.broadcast_in_dim %703, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %705 = stablehlo.subtract %680, %704 : tensor<24x3xf32>
    %706 = stablehlo.exponential %705 : tensor<24x3xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_249) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %708 = stablehlo.sign %707 : tensor<24xf32>
    %709 = stablehlo.abs %707 : tensor<24xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %711 = stablehlo.compare GE, %707, %710, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %712 = stablehlo.log %709 : tensor<24xf32>
    %713 = stablehlo.add %712, %701 : tensor<24xf32>
    %714 = stablehlo.slice %arg0 [0:24, 63:66] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_251 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %715 = stablehlo.reduce(%714 init: %cst_251) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %716 = stablehlo.reshape %715 : (tensor<24xf32>) -> tensor<24x1xf32>
    %717 = stablehlo.broadcast_in_dim %716, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %718 = stablehlo.compare EQ, %714, %717, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %719 = stablehlo.convert %718 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %720 = stablehlo.reduce(%719 init: %cst_252) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_253 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %722 = stablehlo.maximum %721, %715 : tensor<24xf32>
    %723 = stablehlo.compare EQ, %715, %722, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_254 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %726 = stablehlo.select %723, %724, %725 : tensor<24xi1>, tensor<24xf32>
    %cst_256 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %728 = stablehlo.compare EQ, %727, %722, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_257 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_258 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %731 = stablehlo.select %728, %729, %730 : tensor<24xi1>, tensor<24xf32>
    %732 = stablehlo.divide %726, %731 : tensor<24xf32>
    %733 = stablehlo.is_finite %722 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %735 = stablehlo.select %733, %722, %734 : tensor<24xi1>, tensor<24xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %737 = stablehlo.broadcast_in_dim %735, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %739 = stablehlo.subtract %714, %738 : tensor<24x3xf32>
    %740 = stablehlo.exponential %739 : tensor<24x3xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.reduce(%740 init: %cst_261) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %742 = stablehlo.sign %741 : tensor<24xf32>
    %743 = stablehlo.abs %741 : tensor<24xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %745 = stablehlo.compare GE, %741, %744, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %746 = stablehlo.log %743 : tensor<24xf32>
    %747 = stablehlo.add %746, %735 : tensor<24xf32>
    %748 = stablehlo.slice %arg0 [0:24, 66:69] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_263 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %749 = stablehlo.reduce(%748 init: %cst_263) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %750 = stablehlo.reshape %749 : (tensor<24xf32>) -> tensor<24x1xf32>
    %751 = stablehlo.broadcast_in_dim %750, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %752 = stablehlo.compare EQ, %748, %751, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %753 = stablehlo.convert %752 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%753 init: %cst_264) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_265 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %756 = stablehlo.maximum %755, %749 : tensor<24xf32>
    %757 = stablehlo.compare EQ, %749, %756, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_266 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %760 = stablehlo.select %757, %758, %759 : tensor<24xi1>, tensor<24xf32>
    %cst_268 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %762 = stablehlo.compare EQ, %761, %756, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_269 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_270 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %765 = stablehlo.select %762, %763, %764 : tensor<24xi1>, tensor<24xf32>
    %766 = stablehlo.divide %760, %765 : tensor<24xf32>
    %767 = stablehlo.is_finite %756 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %769 = stablehlo.select %767, %756, %768 : tensor<24xi1>, tensor<24xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %771 = stablehlo.broadcast_in_dim %769, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %772 = stablehlo.broadcast_in_dim %771, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %773 = stablehlo.subtract %748, %772 : tensor<24x3xf32>
    %774 = stablehlo.exponential %773 : tensor<24x3xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.reduce(%774 init: %cst_273) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %776 = stablehlo.sign %775 : tensor<24xf32>
    %777 = stablehlo.abs %775 : tensor<24xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %779 = stablehlo.compare GE, %775, %778, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %780 = stablehlo.log %777 : tensor<24xf32>
    %781 = stablehlo.add %780, %769 : tensor<24xf32>
    %782 = stablehlo.slice %arg0 [0:24, 69:72] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_275 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %783 = stablehlo.reduce(%782 init: %cst_275) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %784 = stablehlo.reshape %783 : (tensor<24xf32>) -> tensor<24x1xf32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %786 = stablehlo.compare EQ, %782, %785, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %787 = stablehlo.convert %786 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %788 = stablehlo.reduce(%787 init: %cst_276) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_277 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %790 = stablehlo.maximum %789, %783 : tensor<24xf32>
    %791 = stablehlo.compare EQ, %783, %790, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_278 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %794 = stablehlo.select %791, %792, %793 : tensor<24xi1>, tensor<24xf32>
    %cst_280 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %796 = stablehlo.compare EQ, %795, %790, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_281 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_282 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %799 = stablehlo.select %796, %797, %798 : tensor<24xi1>, tensor<24xf32>
    %800 = stablehlo.divide %794, %799 : tensor<24xf32>
    %801 = stablehlo.is_finite %790 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %803 = stablehlo.select %801, %790, %802 : tensor<24xi1>, tensor<24xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %805 = stablehlo.broadcast_in_dim %803, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %806 = stablehlo.broadcast_in_dim %805, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %807 = stablehlo.subtract %782, %806 : tensor<24x3xf32>
    %808 = stablehlo.exponential %807 : tensor<24x3xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.reduce(%808 init: %cst_285) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %810 = stablehlo.sign %809 : tensor<24xf32>
    %811 = stablehlo.abs %809 : tensor<24xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %813 = stablehlo.compare GE, %809, %812, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %814 = stablehlo.log %811 : tensor<24xf32>
    %815 = stablehlo.add %814, %803 : tensor<24xf32>
    %816 = stablehlo.slice %arg0 [0:24, 72:75] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_287 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %817 = stablehlo.reduce(%816 init: %cst_287) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %818 = stablehlo.reshape %817 : (tensor<24xf32>) -> tensor<24x1xf32>
    %819 = stablehlo.broadcast_in_dim %818, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %820 = stablehlo.compare EQ, %816, %819, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %821 = stablehlo.convert %820 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %822 = stablehlo.reduce(%821 init: %cst_288) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_289 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %824 = stablehlo.maximum %823, %817 : tensor<24xf32>
    %825 = stablehlo.compare EQ, %817, %824, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_290 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %828 = stablehlo.select %825, %826, %827 : tensor<24xi1>, tensor<24xf32>
    %cst_292 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %830 = stablehlo.compare EQ, %829, %824, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_293 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_294 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %833 = stablehlo.select %830, %831, %832 : tensor<24xi1>, tensor<24xf32>
    %834 = stablehlo.divide %828, %833 : tensor<24xf32>
    %835 = stablehlo.is_finite %824 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %837 = stablehlo.select %835, %824, %836 : tensor<24xi1>, tensor<24xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %839 = stablehlo.broadcast_in_dim %837, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %840 = stablehlo.broadcast_in_dim %839, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %841 = stablehlo.subtract %816, %840 : tensor<24x3xf32>
    %842 = stablehlo.exponential %841 : tensor<24x3xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %843 = stablehlo.reduce(%842 init: %cst_297) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %844 = stablehlo.sign %843 : tensor<24xf32>
    %845 = stablehlo.abs %843 : tensor<24xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %847 = stablehlo.compare GE, %843, %846, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %848 = stablehlo.log %845 : tensor<24xf32>
    %849 = stablehlo.add %848, %837 : tensor<24xf32>
    %850 = stablehlo.slice %arg0 [0:24, 75:78] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_299 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %851 = stablehlo.reduce(%850 init: %cst_299) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %852 = stablehlo.reshape %851 : (tensor<24xf32>) -> tensor<24x1xf32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %854 = stablehlo.compare EQ, %850, %853, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %855 = stablehlo.convert %854 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%855 init: %cst_300) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_301 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %858 = stablehlo.maximum %857, %851 : tensor<24xf32>
    %859 = stablehlo.compare EQ, %851, %858, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_302 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %862 = stablehlo.select %859, %860, %861 : tensor<24xi1>, tensor<24xf32>
    %cst_304 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %864 = stablehlo.compare EQ, %863, %858, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_305 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_306 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %867 = stablehlo.select %864, %865, %866 : tensor<24xi1>, tensor<24xf32>
    %868 = stablehlo.divide %862, %867 : tensor<24xf32>
    %869 = stablehlo.is_finite %858 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %871 = stablehlo.select %869, %858, %870 : tensor<24xi1>, tensor<24xf32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %873 = stablehlo.broadcast_in_dim %871, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %874 = stablehlo.broadcast_in_dim %873, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %875 = stablehlo.subtract %850, %874 : tensor<24x3xf32>
    %876 = stablehlo.exponential %875 : tensor<24x3xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.reduce(%876 init: %cst_309) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %878 = stablehlo.sign %877 : tensor<24xf32>
    %879 = stablehlo.abs %877 : tensor<24xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %881 = stablehlo.compare GE, %877, %880, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %882 = stablehlo.log %879 : tensor<24xf32>
    %883 = stablehlo.add %882, %871 : tensor<24xf32>
    %884 = stablehlo.slice %arg0 [0:24, 78:81] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_311 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %885 = stablehlo.reduce(%884 init: %cst_311) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %886 = stablehlo.reshape %885 : (tensor<24xf32>) -> tensor<24x1xf32>
    %887 = stablehlo.broadcast_in_dim %886, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %888 = stablehlo.compare EQ, %884, %887, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %889 = stablehlo.convert %888 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %890 = stablehlo.reduce(%889 init: %cst_312) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_313 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %892 = stablehlo.maximum %891, %885 : tensor<24xf32>
    %893 = stablehlo.compare EQ, %885, %892, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_314 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %896 = stablehlo.select %893, %894, %895 : tensor<24xi1>, tensor<24xf32>
    %cst_316 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %898 = stablehlo.compare EQ, %897, %892, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_317 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_318 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %901 = stablehlo.select %898, %899, %900 : tensor<24xi1>, tensor<24xf32>
    %902 = stablehlo.divide %896, %901 : tensor<24xf32>
    %903 = stablehlo.is_finite %892 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %905 = stablehlo.select %903, %892, %904 : tensor<24xi1>, tensor<24xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %907 = stablehlo.broadcast_in_dim %905, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %908 = stablehlo.broadcast_in_dim %907, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %909 = stablehlo.subtract %884, %908 : tensor<24x3xf32>
    %910 = stablehlo.exponential %909 : tensor<24x3xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %911 = stablehlo.reduce(%910 init: %cst_321) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %912 = stablehlo.sign %911 : tensor<24xf32>
    %913 = stablehlo.abs %911 : tensor<24xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %915 = stablehlo.compare GE, %911, %914, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %916 = stablehlo.log %913 : tensor<24xf32>
    %917 = stablehlo.add %916, %905 : tensor<24xf32>
    %918 = stablehlo.slice %arg0 [0:24, 81:84] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_323 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %919 = stablehlo.reduce(%918 init: %cst_323) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %920 = stablehlo.reshape %919 : (tensor<24xf32>) -> tensor<24x1xf32>
    %921 = stablehlo.broadcast_in_dim %920, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %922 = stablehlo.compare EQ, %918, %921, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %923 = stablehlo.convert %922 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %924 = stablehlo.reduce(%923 init: %cst_324) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_325 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %926 = stablehlo.maximum %925, %919 : tensor<24xf32>
    %927 = stablehlo.compare EQ, %919, %926, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_326 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %930 = stablehlo.select %927, %928, %929 : tensor<24xi1>, tensor<24xf32>
    %cst_328 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %932 = stablehlo.compare EQ, %931, %926, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_329 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_330 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %935 = stablehlo.select %932, %933, %934 : tensor<24xi1>, tensor<24xf32>
    %936 = stablehlo.divide %930, %935 : tensor<24xf32>
    %937 = stablehlo.is_finite %926 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %939 = stablehlo.select %937, %926, %938 : tensor<24xi1>, tensor<24xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %941 = stablehlo.broadcast_in_dim %939, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %942 = stablehlo.broadcast_in_dim %941, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %943 = stablehlo.subtract %918, %942 : tensor<24x3xf32>
    %944 = stablehlo.exponential %943 : tensor<24x3xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %945 = stablehlo.reduce(%944 init: %cst_333) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %946 = stablehlo.sign %945 : tensor<24xf32>
    %947 = stablehlo.abs %945 : tensor<24xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %949 = stablehlo.compare GE, %945, %948, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %950 = stablehlo.log %947 : tensor<24xf32>
    %951 = stablehlo.add %950, %939 : tensor<24xf32>
    %952 = stablehlo.slice %arg0 [0:24, 84:87] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_335 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %953 = stablehlo.reduce(%952 init: %cst_335) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %954 = stablehlo.reshape %953 : (tensor<24xf32>) -> tensor<24x1xf32>
    %955 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %956 = stablehlo.compare EQ, %952, %955, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %957 = stablehlo.convert %956 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %958 = stablehlo.reduce(%957 init: %cst_336) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_337 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %959 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %960 = stablehlo.maximum %959, %953 : tensor<24xf32>
    %961 = stablehlo.compare EQ, %953, %960, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_338 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %964 = stablehlo.select %961, %962, %963 : tensor<24xi1>, tensor<24xf32>
    %cst_340 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %966 = stablehlo.compare EQ, %965, %960, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_341 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_342 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %969 = stablehlo.select %966, %967, %968 : tensor<24xi1>, tensor<24xf32>
    %970 = stablehlo.divide %964, %969 : tensor<24xf32>
    %971 = stablehlo.is_finite %960 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %973 = stablehlo.select %971, %960, %972 : tensor<24xi1>, tensor<24xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %975 = stablehlo.broadcast_in_dim %973, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %976 = stablehlo.broadcast_in_dim %975, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %977 = stablehlo.subtract %952, %976 : tensor<24x3xf32>
    %978 = stablehlo.exponential %977 : tensor<24x3xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %979 = stablehlo.reduce(%978 init: %cst_345) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %980 = stablehlo.sign %979 : tensor<24xf32>
    %981 = stablehlo.abs %979 : tensor<24xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %983 = stablehlo.compare GE, %979, %982, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %984 = stablehlo.log %981 : tensor<24xf32>
    %985 = stablehlo.add %984, %973 : tensor<24xf32>
    %986 = stablehlo.slice %arg0 [0:24, 87:90] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_347 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %987 = stablehlo.reduce(%986 init: %cst_347) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %988 = stablehlo.reshape %987 : (tensor<24xf32>) -> tensor<24x1xf32>
    %989 = stablehlo.broadcast_in_dim %988, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %990 = stablehlo.compare EQ, %986, %989, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %991 = stablehlo.convert %990 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %992 = stablehlo.reduce(%991 init: %cst_348) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_349 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %994 = stablehlo.maximum %993, %987 : tensor<24xf32>
    %995 = stablehlo.compare EQ, %987, %994, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_350 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %998 = stablehlo.select %995, %996, %997 : tensor<24xi1>, tensor<24xf32>
    %cst_352 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1000 = stablehlo.compare EQ, %999, %994, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_353 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_354 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1003 = stablehlo.select %1000, %1001, %1002 : tensor<24xi1>, tensor<24xf32>
    %1004 = stablehlo.divide %998, %1003 : tensor<24xf32>
    %1005 = stablehlo.is_finite %994 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1007 = stablehlo.select %1005, %994, %1006 : tensor<24xi1>, tensor<24xf32>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1009 = stablehlo.broadcast_in_dim %1007, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1010 = stablehlo.broadcast_in_dim %1009, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1011 = stablehlo.subtract %986, %1010 : tensor<24x3xf32>
    %1012 = stablehlo.exponential %1011 : tensor<24x3xf32>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1013 = stablehlo.reduce(%1012 init: %cst_357) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1014 = stablehlo.sign %1013 : tensor<24xf32>
    %1015 = stablehlo.abs %1013 : tensor<24xf32>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1017 = stablehlo.compare GE, %1013, %1016, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1018 = stablehlo.log %1015 : tensor<24xf32>
    %1019 = stablehlo.add %1018, %1007 : tensor<24xf32>
    %1020 = stablehlo.slice %arg0 [0:24, 90:93] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_359 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1021 = stablehlo.reduce(%1020 init: %cst_359) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1022 = stablehlo.reshape %1021 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1023 = stablehlo.broadcast_in_dim %1022, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1024 = stablehlo.compare EQ, %1020, %1023, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1025 = stablehlo.convert %1024 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1026 = stablehlo.reduce(%1025 init: %cst_360) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_361 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1028 = stablehlo.maximum %1027, %1021 : tensor<24xf32>
    %1029 = stablehlo.compare EQ, %1021, %1028, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_362 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1031 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1032 = stablehlo.select %1029, %1030, %1031 : tensor<24xi1>, tensor<24xf32>
    %cst_364 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1034 = stablehlo.compare EQ, %1033, %1028, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_365 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_366 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1037 = stablehlo.select %1034, %1035, %1036 : tensor<24xi1>, tensor<24xf32>
    %1038 = stablehlo.divide %1032, %1037 : tensor<24xf32>
    %1039 = stablehlo.is_finite %1028 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1041 = stablehlo.select %1039, %1028, %1040 : tensor<24xi1>, tensor<24xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1043 = stablehlo.broadcast_in_dim %1041, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1044 = stablehlo.broadcast_in_dim %1043, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1045 = stablehlo.subtract %1020, %1044 : tensor<24x3xf32>
    %1046 = stablehlo.exponential %1045 : tensor<24x3xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1047 = stablehlo.reduce(%1046 init: %cst_369) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1048 = stablehlo.sign %1047 : tensor<24xf32>
    %1049 = stablehlo.abs %1047 : tensor<24xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1051 = stablehlo.compare GE, %1047, %1050, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1052 = stablehlo.log %1049 : tensor<24xf32>
    %1053 = stablehlo.add %1052, %1041 : tensor<24xf32>
    %1054 = stablehlo.slice %arg0 [0:24, 93:96] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_371 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1055 = stablehlo.reduce(%1054 init: %cst_371) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1056 = stablehlo.reshape %1055 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1057 = stablehlo.broadcast_in_dim %1056, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1058 = stablehlo.compare EQ, %1054, %1057, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1059 = stablehlo.convert %1058 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1060 = stablehlo.reduce(%1059 init: %cst_372) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_373 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1062 = stablehlo.maximum %1061, %1055 : tensor<24xf32>
    %1063 = stablehlo.compare EQ, %1055, %1062, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_374 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1066 = stablehlo.select %1063, %1064, %1065 : tensor<24xi1>, tensor<24xf32>
    %cst_376 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1068 = stablehlo.compare EQ, %1067, %1062, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_377 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_378 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1071 = stablehlo.select %1068, %1069, %1070 : tensor<24xi1>, tensor<24xf32>
    %1072 = stablehlo.divide %1066, %1071 : tensor<24xf32>
    %1073 = stablehlo.is_finite %1062 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1075 = stablehlo.select %1073, %1062, %1074 : tensor<24xi1>, tensor<24xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1077 = stablehlo.broadcast_in_dim %1075, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1078 = stablehlo.broadcast_in_dim %1077, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1079 = stablehlo.subtract %1054, %1078 : tensor<24x3xf32>
    %1080 = stablehlo.exponential %1079 : tensor<24x3xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1081 = stablehlo.reduce(%1080 init: %cst_381) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1082 = stablehlo.sign %1081 : tensor<24xf32>
    %1083 = stablehlo.abs %1081 : tensor<24xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1085 = stablehlo.compare GE, %1081, %1084, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1086 = stablehlo.log %1083 : tensor<24xf32>
    %1087 = stablehlo.add %1086, %1075 : tensor<24xf32>
    %1088 = stablehlo.slice %arg0 [0:24, 96:99] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_383 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1089 = stablehlo.reduce(%1088 init: %cst_383) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1090 = stablehlo.reshape %1089 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1091 = stablehlo.broadcast_in_dim %1090, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1092 = stablehlo.compare EQ, %1088, %1091, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1093 = stablehlo.convert %1092 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1094 = stablehlo.reduce(%1093 init: %cst_384) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_385 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1096 = stablehlo.maximum %1095, %1089 : tensor<24xf32>
    %1097 = stablehlo.compare EQ, %1089, %1096, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_386 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1100 = stablehlo.select %1097, %1098, %1099 : tensor<24xi1>, tensor<24xf32>
    %cst_388 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1102 = stablehlo.compare EQ, %1101, %1096, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_389 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_390 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1105 = stablehlo.select %1102, %1103, %1104 : tensor<24xi1>, tensor<24xf32>
    %1106 = stablehlo.divide %1100, %1105 : tensor<24xf32>
    %1107 = stablehlo.is_finite %1096 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1109 = stablehlo.select %1107, %1096, %1108 : tensor<24xi1>, tensor<24xf32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1111 = stablehlo.broadcast_in_dim %1109, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1112 = stablehlo.broadcast_in_dim %1111, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1113 = stablehlo.subtract %1088, %1112 : tensor<24x3xf32>
    %1114 = stablehlo.exponential %1113 : tensor<24x3xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1115 = stablehlo.reduce(%1114 init: %cst_393) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1116 = stablehlo.sign %1115 : tensor<24xf32>
    %1117 = stablehlo.abs %1115 : tensor<24xf32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1119 = stablehlo.compare GE, %1115, %1118, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1120 = stablehlo.log %1117 : tensor<24xf32>
    %1121 = stablehlo.add %1120, %1109 : tensor<24xf32>
    %1122 = stablehlo.slice %arg0 [0:24, 99:102] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_395 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1123 = stablehlo.reduce(%1122 init: %cst_395) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1124 = stablehlo.reshape %1123 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1125 = stablehlo.broadcast_in_dim %1124, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1126 = stablehlo.compare EQ, %1122, %1125, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1127 = stablehlo.convert %1126 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1128 = stablehlo.reduce(%1127 init: %cst_396) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_397 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1130 = stablehlo.maximum %1129, %1123 : tensor<24xf32>
    %1131 = stablehlo.compare EQ, %1123, %1130, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_398 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1134 = stablehlo.select %1131, %1132, %1133 : tensor<24xi1>, tensor<24xf32>
    %cst_400 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1136 = stablehlo.compare EQ, %1135, %1130, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_401 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_402 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1139 = stablehlo.select %1136, %1137, %1138 : tensor<24xi1>, tensor<24xf32>
    %1140 = stablehlo.divide %1134, %1139 : tensor<24xf32>
    %1141 = stablehlo.is_finite %1130 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1143 = stablehlo.select %1141, %1130, %1142 : tensor<24xi1>, tensor<24xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1145 = stablehlo.broadcast_in_dim %1143, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1146 = stablehlo.broadcast_in_dim %1145, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1147 = stablehlo.subtract %1122, %1146 : tensor<24x3xf32>
    %1148 = stablehlo.exponential %1147 : tensor<24x3xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1149 = stablehlo.reduce(%1148 init: %cst_405) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1150 = stablehlo.sign %1149 : tensor<24xf32>
    %1151 = stablehlo.abs %1149 : tensor<24xf32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1153 = stablehlo.compare GE, %1149, %1152, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1154 = stablehlo.log %1151 : tensor<24xf32>
    %1155 = stablehlo.add %1154, %1143 : tensor<24xf32>
    %1156 = stablehlo.slice %arg0 [0:24, 102:105] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_407 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1157 = stablehlo.reduce(%1156 init: %cst_407) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1158 = stablehlo.reshape %1157 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1159 = stablehlo.broadcast_in_dim %1158, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1160 = stablehlo.compare EQ, %1156, %1159, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1161 = stablehlo.convert %1160 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1162 = stablehlo.reduce(%1161 init: %cst_408) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_409 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1164 = stablehlo.maximum %1163, %1157 : tensor<24xf32>
    %1165 = stablehlo.compare EQ, %1157, %1164, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_410 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1166 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1168 = stablehlo.select %1165, %1166, %1167 : tensor<24xi1>, tensor<24xf32>
    %cst_412 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1170 = stablehlo.compare EQ, %1169, %1164, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_413 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_414 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1173 = stablehlo.select %1170, %1171, %1172 : tensor<24xi1>, tensor<24xf32>
    %1174 = stablehlo.divide %1168, %1173 : tensor<24xf32>
    %1175 = stablehlo.is_finite %1164 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1176 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1177 = stablehlo.select %1175, %1164, %1176 : tensor<24xi1>, tensor<24xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1179 = stablehlo.broadcast_in_dim %1177, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1180 = stablehlo.broadcast_in_dim %1179, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1181 = stablehlo.subtract %1156, %1180 : tensor<24x3xf32>
    %1182 = stablehlo.exponential %1181 : tensor<24x3xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1183 = stablehlo.reduce(%1182 init: %cst_417) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1184 = stablehlo.sign %1183 : tensor<24xf32>
    %1185 = stablehlo.abs %1183 : tensor<24xf32>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1187 = stablehlo.compare GE, %1183, %1186, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1188 = stablehlo.log %1185 : tensor<24xf32>
    %1189 = stablehlo.add %1188, %1177 : tensor<24xf32>
    %1190 = stablehlo.slice %arg0 [0:24, 105:108] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_419 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1191 = stablehlo.reduce(%1190 init: %cst_419) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1192 = stablehlo.reshape %1191 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1193 = stablehlo.broadcast_in_dim %1192, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1194 = stablehlo.compare EQ, %1190, %1193, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1195 = stablehlo.convert %1194 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1196 = stablehlo.reduce(%1195 init: %cst_420) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_421 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1198 = stablehlo.maximum %1197, %1191 : tensor<24xf32>
    %1199 = stablehlo.compare EQ, %1191, %1198, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_422 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1200 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1202 = stablehlo.select %1199, %1200, %1201 : tensor<24xi1>, tensor<24xf32>
    %cst_424 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1204 = stablehlo.compare EQ, %1203, %1198, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_425 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_426 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1206 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1207 = stablehlo.select %1204, %1205, %1206 : tensor<24xi1>, tensor<24xf32>
    %1208 = stablehlo.divide %1202, %1207 : tensor<24xf32>
    %1209 = stablehlo.is_finite %1198 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1211 = stablehlo.select %1209, %1198, %1210 : tensor<24xi1>, tensor<24xf32>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1213 = stablehlo.broadcast_in_dim %1211, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1214 = stablehlo.broadcast_in_dim %1213, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1215 = stablehlo.subtract %1190, %1214 : tensor<24x3xf32>
    %1216 = stablehlo.exponential %1215 : tensor<24x3xf32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1217 = stablehlo.reduce(%1216 init: %cst_429) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1218 = stablehlo.sign %1217 : tensor<24xf32>
    %1219 = stablehlo.abs %1217 : tensor<24xf32>
    %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1221 = stablehlo.compare GE, %1217, %1220, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1222 = stablehlo.log %1219 : tensor<24xf32>
    %1223 = stablehlo.add %1222, %1211 : tensor<24xf32>
    %1224 = stablehlo.slice %arg0 [0:24, 108:111] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_431 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1225 = stablehlo.reduce(%1224 init: %cst_431) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1226 = stablehlo.reshape %1225 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1227 = stablehlo.broadcast_in_dim %1226, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1228 = stablehlo.compare EQ, %1224, %1227, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1229 = stablehlo.convert %1228 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1230 = stablehlo.reduce(%1229 init: %cst_432) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_433 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1232 = stablehlo.maximum %1231, %1225 : tensor<24xf32>
    %1233 = stablehlo.compare EQ, %1225, %1232, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_434 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1236 = stablehlo.select %1233, %1234, %1235 : tensor<24xi1>, tensor<24xf32>
    %cst_436 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1238 = stablehlo.compare EQ, %1237, %1232, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_437 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_438 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1240 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1241 = stablehlo.select %1238, %1239, %1240 : tensor<24xi1>, tensor<24xf32>
    %1242 = stablehlo.divide %1236, %1241 : tensor<24xf32>
    %1243 = stablehlo.is_finite %1232 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1244 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1245 = stablehlo.select %1243, %1232, %1244 : tensor<24xi1>, tensor<24xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1247 = stablehlo.broadcast_in_dim %1245, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1248 = stablehlo.broadcast_in_dim %1247, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1249 = stablehlo.subtract %1224, %1248 : tensor<24x3xf32>
    %1250 = stablehlo.exponential %1249 : tensor<24x3xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1251 = stablehlo.reduce(%1250 init: %cst_441) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1252 = stablehlo.sign %1251 : tensor<24xf32>
    %1253 = stablehlo.abs %1251 : tensor<24xf32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1254 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1255 = stablehlo.compare GE, %1251, %1254, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1256 = stablehlo.log %1253 : tensor<24xf32>
    %1257 = stablehlo.add %1256, %1245 : tensor<24xf32>
    %1258 = stablehlo.slice %arg0 [0:24, 111:114] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_443 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1259 = stablehlo.reduce(%1258 init: %cst_443) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1260 = stablehlo.reshape %1259 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1261 = stablehlo.broadcast_in_dim %1260, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1262 = stablehlo.compare EQ, %1258, %1261, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1263 = stablehlo.convert %1262 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1264 = stablehlo.reduce(%1263 init: %cst_444) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_445 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1266 = stablehlo.maximum %1265, %1259 : tensor<24xf32>
    %1267 = stablehlo.compare EQ, %1259, %1266, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_446 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1269 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1270 = stablehlo.select %1267, %1268, %1269 : tensor<24xi1>, tensor<24xf32>
    %cst_448 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1272 = stablehlo.compare EQ, %1271, %1266, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_449 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_450 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1275 = stablehlo.select %1272, %1273, %1274 : tensor<24xi1>, tensor<24xf32>
    %1276 = stablehlo.divide %1270, %1275 : tensor<24xf32>
    %1277 = stablehlo.is_finite %1266 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1278 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1279 = stablehlo.select %1277, %1266, %1278 : tensor<24xi1>, tensor<24xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1281 = stablehlo.broadcast_in_dim %1279, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1283 = stablehlo.subtract %1258, %1282 : tensor<24x3xf32>
    %1284 = stablehlo.exponential %1283 : tensor<24x3xf32>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1285 = stablehlo.reduce(%1284 init: %cst_453) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1286 = stablehlo.sign %1285 : tensor<24xf32>
    %1287 = stablehlo.abs %1285 : tensor<24xf32>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1289 = stablehlo.compare GE, %1285, %1288, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1290 = stablehlo.log %1287 : tensor<24xf32>
    %1291 = stablehlo.add %1290, %1279 : tensor<24xf32>
    %1292 = stablehlo.slice %arg0 [0:24, 114:117] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_455 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1293 = stablehlo.reduce(%1292 init: %cst_455) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1294 = stablehlo.reshape %1293 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1295 = stablehlo.broadcast_in_dim %1294, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1296 = stablehlo.compare EQ, %1292, %1295, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1297 = stablehlo.convert %1296 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1298 = stablehlo.reduce(%1297 init: %cst_456) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_457 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1300 = stablehlo.maximum %1299, %1293 : tensor<24xf32>
    %1301 = stablehlo.compare EQ, %1293, %1300, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_458 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1304 = stablehlo.select %1301, %1302, %1303 : tensor<24xi1>, tensor<24xf32>
    %cst_460 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1306 = stablehlo.compare EQ, %1305, %1300, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_461 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_462 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1309 = stablehlo.select %1306, %1307, %1308 : tensor<24xi1>, tensor<24xf32>
    %1310 = stablehlo.divide %1304, %1309 : tensor<24xf32>
    %1311 = stablehlo.is_finite %1300 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_463 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1313 = stablehlo.select %1311, %1300, %1312 : tensor<24xi1>, tensor<24xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1314 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1315 = stablehlo.broadcast_in_dim %1313, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1316 = stablehlo.broadcast_in_dim %1315, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1317 = stablehlo.subtract %1292, %1316 : tensor<24x3xf32>
    %1318 = stablehlo.exponential %1317 : tensor<24x3xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1319 = stablehlo.reduce(%1318 init: %cst_465) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1320 = stablehlo.sign %1319 : tensor<24xf32>
    %1321 = stablehlo.abs %1319 : tensor<24xf32>
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1322 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1323 = stablehlo.compare GE, %1319, %1322, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1324 = stablehlo.log %1321 : tensor<24xf32>
    %1325 = stablehlo.add %1324, %1313 : tensor<24xf32>
    %1326 = stablehlo.slice %arg0 [0:24, 117:120] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_467 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1327 = stablehlo.reduce(%1326 init: %cst_467) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1328 = stablehlo.reshape %1327 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1329 = stablehlo.broadcast_in_dim %1328, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1330 = stablehlo.compare EQ, %1326, %1329, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1331 = stablehlo.convert %1330 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1332 = stablehlo.reduce(%1331 init: %cst_468) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_469 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1334 = stablehlo.maximum %1333, %1327 : tensor<24xf32>
    %1335 = stablehlo.compare EQ, %1327, %1334, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_470 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_471 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1338 = stablehlo.select %1335, %1336, %1337 : tensor<24xi1>, tensor<24xf32>
    %cst_472 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1339 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1340 = stablehlo.compare EQ, %1339, %1334, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_473 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_474 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1342 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1343 = stablehlo.select %1340, %1341, %1342 : tensor<24xi1>, tensor<24xf32>
    %1344 = stablehlo.divide %1338, %1343 : tensor<24xf32>
    %1345 = stablehlo.is_finite %1334 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_475 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1347 = stablehlo.select %1345, %1334, %1346 : tensor<24xi1>, tensor<24xf32>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1349 = stablehlo.broadcast_in_dim %1347, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1350 = stablehlo.broadcast_in_dim %1349, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1351 = stablehlo.subtract %1326, %1350 : tensor<24x3xf32>
    %1352 = stablehlo.exponential %1351 : tensor<24x3xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1353 = stablehlo.reduce(%1352 init: %cst_477) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1354 = stablehlo.sign %1353 : tensor<24xf32>
    %1355 = stablehlo.abs %1353 : tensor<24xf32>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1356 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1357 = stablehlo.compare GE, %1353, %1356, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1358 = stablehlo.log %1355 : tensor<24xf32>
    %1359 = stablehlo.add %1358, %1347 : tensor<24xf32>
    %1360 = stablehlo.slice %arg0 [0:24, 120:123] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_479 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1361 = stablehlo.reduce(%1360 init: %cst_479) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1362 = stablehlo.reshape %1361 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1363 = stablehlo.broadcast_in_dim %1362, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1364 = stablehlo.compare EQ, %1360, %1363, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1365 = stablehlo.convert %1364 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1366 = stablehlo.reduce(%1365 init: %cst_480) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_481 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1368 = stablehlo.maximum %1367, %1361 : tensor<24xf32>
    %1369 = stablehlo.compare EQ, %1361, %1368, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_482 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1371 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1372 = stablehlo.select %1369, %1370, %1371 : tensor<24xi1>, tensor<24xf32>
    %cst_484 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1374 = stablehlo.compare EQ, %1373, %1368, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_485 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1375 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_486 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1377 = stablehlo.select %1374, %1375, %1376 : tensor<24xi1>, tensor<24xf32>
    %1378 = stablehlo.divide %1372, %1377 : tensor<24xf32>
    %1379 = stablehlo.is_finite %1368 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1380 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1381 = stablehlo.select %1379, %1368, %1380 : tensor<24xi1>, tensor<24xf32>
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1383 = stablehlo.broadcast_in_dim %1381, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1384 = stablehlo.broadcast_in_dim %1383, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1385 = stablehlo.subtract %1360, %1384 : tensor<24x3xf32>
    %1386 = stablehlo.exponential %1385 : tensor<24x3xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1387 = stablehlo.reduce(%1386 init: %cst_489) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1388 = stablehlo.sign %1387 : tensor<24xf32>
    %1389 = stablehlo.abs %1387 : tensor<24xf32>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1391 = stablehlo.compare GE, %1387, %1390, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1392 = stablehlo.log %1389 : tensor<24xf32>
    %1393 = stablehlo.add %1392, %1381 : tensor<24xf32>
    %1394 = stablehlo.slice %arg0 [0:24, 123:126] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_491 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1395 = stablehlo.reduce(%1394 init: %cst_491) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1396 = stablehlo.reshape %1395 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1397 = stablehlo.broadcast_in_dim %1396, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1398 = stablehlo.compare EQ, %1394, %1397, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1399 = stablehlo.convert %1398 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1400 = stablehlo.reduce(%1399 init: %cst_492) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_493 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1401 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1402 = stablehlo.maximum %1401, %1395 : tensor<24xf32>
    %1403 = stablehlo.compare EQ, %1395, %1402, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_494 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1404 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1405 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1406 = stablehlo.select %1403, %1404, %1405 : tensor<24xi1>, tensor<24xf32>
    %cst_496 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1407 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1408 = stablehlo.compare EQ, %1407, %1402, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_497 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_498 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1410 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1411 = stablehlo.select %1408, %1409, %1410 : tensor<24xi1>, tensor<24xf32>
    %1412 = stablehlo.divide %1406, %1411 : tensor<24xf32>
    %1413 = stablehlo.is_finite %1402 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1415 = stablehlo.select %1413, %1402, %1414 : tensor<24xi1>, tensor<24xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1416 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1417 = stablehlo.broadcast_in_dim %1415, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1418 = stablehlo.broadcast_in_dim %1417, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1419 = stablehlo.subtract %1394, %1418 : tensor<24x3xf32>
    %1420 = stablehlo.exponential %1419 : tensor<24x3xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1421 = stablehlo.reduce(%1420 init: %cst_501) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1422 = stablehlo.sign %1421 : tensor<24xf32>
    %1423 = stablehlo.abs %1421 : tensor<24xf32>
    %cst_502 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1425 = stablehlo.compare GE, %1421, %1424, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1426 = stablehlo.log %1423 : tensor<24xf32>
    %1427 = stablehlo.add %1426, %1415 : tensor<24xf32>
    %1428 = stablehlo.slice %arg0 [0:24, 126:129] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_503 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1429 = stablehlo.reduce(%1428 init: %cst_503) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1430 = stablehlo.reshape %1429 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1431 = stablehlo.broadcast_in_dim %1430, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1432 = stablehlo.compare EQ, %1428, %1431, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1433 = stablehlo.convert %1432 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1434 = stablehlo.reduce(%1433 init: %cst_504) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_505 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1435 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1436 = stablehlo.maximum %1435, %1429 : tensor<24xf32>
    %1437 = stablehlo.compare EQ, %1429, %1436, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_506 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1439 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1440 = stablehlo.select %1437, %1438, %1439 : tensor<24xi1>, tensor<24xf32>
    %cst_508 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1441 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1442 = stablehlo.compare EQ, %1441, %1436, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_509 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1443 = stablehlo.broadcast_in_dim %cst_509, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_510 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1444 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1445 = stablehlo.select %1442, %1443, %1444 : tensor<24xi1>, tensor<24xf32>
    %1446 = stablehlo.divide %1440, %1445 : tensor<24xf32>
    %1447 = stablehlo.is_finite %1436 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1449 = stablehlo.select %1447, %1436, %1448 : tensor<24xi1>, tensor<24xf32>
    %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1451 = stablehlo.broadcast_in_dim %1449, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1452 = stablehlo.broadcast_in_dim %1451, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1453 = stablehlo.subtract %1428, %1452 : tensor<24x3xf32>
    %1454 = stablehlo.exponential %1453 : tensor<24x3xf32>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1455 = stablehlo.reduce(%1454 init: %cst_513) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1456 = stablehlo.sign %1455 : tensor<24xf32>
    %1457 = stablehlo.abs %1455 : tensor<24xf32>
    %cst_514 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1458 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1459 = stablehlo.compare GE, %1455, %1458, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1460 = stablehlo.log %1457 : tensor<24xf32>
    %1461 = stablehlo.add %1460, %1449 : tensor<24xf32>
    %1462 = stablehlo.slice %arg0 [0:24, 129:132] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_515 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1463 = stablehlo.reduce(%1462 init: %cst_515) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1464 = stablehlo.reshape %1463 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1465 = stablehlo.broadcast_in_dim %1464, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1466 = stablehlo.compare EQ, %1462, %1465, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1467 = stablehlo.convert %1466 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1468 = stablehlo.reduce(%1467 init: %cst_516) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_517 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1470 = stablehlo.maximum %1469, %1463 : tensor<24xf32>
    %1471 = stablehlo.compare EQ, %1463, %1470, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_518 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1473 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1474 = stablehlo.select %1471, %1472, %1473 : tensor<24xi1>, tensor<24xf32>
    %cst_520 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1476 = stablehlo.compare EQ, %1475, %1470, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_521 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1477 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_522 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1479 = stablehlo.select %1476, %1477, %1478 : tensor<24xi1>, tensor<24xf32>
    %1480 = stablehlo.divide %1474, %1479 : tensor<24xf32>
    %1481 = stablehlo.is_finite %1470 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1482 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1483 = stablehlo.select %1481, %1470, %1482 : tensor<24xi1>, tensor<24xf32>
    %cst_524 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1485 = stablehlo.broadcast_in_dim %1483, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1486 = stablehlo.broadcast_in_dim %1485, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1487 = stablehlo.subtract %1462, %1486 : tensor<24x3xf32>
    %1488 = stablehlo.exponential %1487 : tensor<24x3xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1489 = stablehlo.reduce(%1488 init: %cst_525) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1490 = stablehlo.sign %1489 : tensor<24xf32>
    %1491 = stablehlo.abs %1489 : tensor<24xf32>
    %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1493 = stablehlo.compare GE, %1489, %1492, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1494 = stablehlo.log %1491 : tensor<24xf32>
    %1495 = stablehlo.add %1494, %1483 : tensor<24xf32>
    %1496 = stablehlo.slice %arg0 [0:24, 132:135] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_527 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1497 = stablehlo.reduce(%1496 init: %cst_527) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1498 = stablehlo.reshape %1497 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1499 = stablehlo.broadcast_in_dim %1498, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1500 = stablehlo.compare EQ, %1496, %1499, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1501 = stablehlo.convert %1500 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1502 = stablehlo.reduce(%1501 init: %cst_528) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_529 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1503 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1504 = stablehlo.maximum %1503, %1497 : tensor<24xf32>
    %1505 = stablehlo.compare EQ, %1497, %1504, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_530 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1506 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1507 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1508 = stablehlo.select %1505, %1506, %1507 : tensor<24xi1>, tensor<24xf32>
    %cst_532 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1509 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1510 = stablehlo.compare EQ, %1509, %1504, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_533 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_534 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1512 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1513 = stablehlo.select %1510, %1511, %1512 : tensor<24xi1>, tensor<24xf32>
    %1514 = stablehlo.divide %1508, %1513 : tensor<24xf32>
    %1515 = stablehlo.is_finite %1504 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_535 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1517 = stablehlo.select %1515, %1504, %1516 : tensor<24xi1>, tensor<24xf32>
    %cst_536 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1518 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1519 = stablehlo.broadcast_in_dim %1517, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1520 = stablehlo.broadcast_in_dim %1519, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1521 = stablehlo.subtract %1496, %1520 : tensor<24x3xf32>
    %1522 = stablehlo.exponential %1521 : tensor<24x3xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.reduce(%1522 init: %cst_537) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1524 = stablehlo.sign %1523 : tensor<24xf32>
    %1525 = stablehlo.abs %1523 : tensor<24xf32>
    %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1527 = stablehlo.compare GE, %1523, %1526, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1528 = stablehlo.log %1525 : tensor<24xf32>
    %1529 = stablehlo.add %1528, %1517 : tensor<24xf32>
    %1530 = stablehlo.slice %arg0 [0:24, 135:138] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_539 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1531 = stablehlo.reduce(%1530 init: %cst_539) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1532 = stablehlo.reshape %1531 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1533 = stablehlo.broadcast_in_dim %1532, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1534 = stablehlo.compare EQ, %1530, %1533, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1535 = stablehlo.convert %1534 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1536 = stablehlo.reduce(%1535 init: %cst_540) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_541 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1537 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1538 = stablehlo.maximum %1537, %1531 : tensor<24xf32>
    %1539 = stablehlo.compare EQ, %1531, %1538, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_542 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1540 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1542 = stablehlo.select %1539, %1540, %1541 : tensor<24xi1>, tensor<24xf32>
    %cst_544 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1543 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1544 = stablehlo.compare EQ, %1543, %1538, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_545 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1545 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_546 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1546 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1547 = stablehlo.select %1544, %1545, %1546 : tensor<24xi1>, tensor<24xf32>
    %1548 = stablehlo.divide %1542, %1547 : tensor<24xf32>
    %1549 = stablehlo.is_finite %1538 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_547 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1551 = stablehlo.select %1549, %1538, %1550 : tensor<24xi1>, tensor<24xf32>
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1552 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1553 = stablehlo.broadcast_in_dim %1551, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1554 = stablehlo.broadcast_in_dim %1553, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1555 = stablehlo.subtract %1530, %1554 : tensor<24x3xf32>
    %1556 = stablehlo.exponential %1555 : tensor<24x3xf32>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1557 = stablehlo.reduce(%1556 init: %cst_549) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1558 = stablehlo.sign %1557 : tensor<24xf32>
    %1559 = stablehlo.abs %1557 : tensor<24xf32>
    %cst_550 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1560 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1561 = stablehlo.compare GE, %1557, %1560, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1562 = stablehlo.log %1559 : tensor<24xf32>
    %1563 = stablehlo.add %1562, %1551 : tensor<24xf32>
    %1564 = stablehlo.slice %arg0 [0:24, 138:141] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_551 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1565 = stablehlo.reduce(%1564 init: %cst_551) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1566 = stablehlo.reshape %1565 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1567 = stablehlo.broadcast_in_dim %1566, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1568 = stablehlo.compare EQ, %1564, %1567, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1569 = stablehlo.convert %1568 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_552 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1570 = stablehlo.reduce(%1569 init: %cst_552) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_553 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1572 = stablehlo.maximum %1571, %1565 : tensor<24xf32>
    %1573 = stablehlo.compare EQ, %1565, %1572, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_554 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1575 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1576 = stablehlo.select %1573, %1574, %1575 : tensor<24xi1>, tensor<24xf32>
    %cst_556 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1578 = stablehlo.compare EQ, %1577, %1572, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_557 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1579 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_558 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1581 = stablehlo.select %1578, %1579, %1580 : tensor<24xi1>, tensor<24xf32>
    %1582 = stablehlo.divide %1576, %1581 : tensor<24xf32>
    %1583 = stablehlo.is_finite %1572 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_559 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1584 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1585 = stablehlo.select %1583, %1572, %1584 : tensor<24xi1>, tensor<24xf32>
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_560, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1587 = stablehlo.broadcast_in_dim %1585, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1588 = stablehlo.broadcast_in_dim %1587, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1589 = stablehlo.subtract %1564, %1588 : tensor<24x3xf32>
    %1590 = stablehlo.exponential %1589 : tensor<24x3xf32>
    %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1591 = stablehlo.reduce(%1590 init: %cst_561) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1592 = stablehlo.sign %1591 : tensor<24xf32>
    %1593 = stablehlo.abs %1591 : tensor<24xf32>
    %cst_562 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1594 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1595 = stablehlo.compare GE, %1591, %1594, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1596 = stablehlo.log %1593 : tensor<24xf32>
    %1597 = stablehlo.add %1596, %1585 : tensor<24xf32>
    %1598 = stablehlo.slice %arg0 [0:24, 141:144] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_563 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1599 = stablehlo.reduce(%1598 init: %cst_563) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1600 = stablehlo.reshape %1599 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1601 = stablehlo.broadcast_in_dim %1600, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1602 = stablehlo.compare EQ, %1598, %1601, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1603 = stablehlo.convert %1602 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1604 = stablehlo.reduce(%1603 init: %cst_564) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_565 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1605 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1606 = stablehlo.maximum %1605, %1599 : tensor<24xf32>
    %1607 = stablehlo.compare EQ, %1599, %1606, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_566 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1608 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1609 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1610 = stablehlo.select %1607, %1608, %1609 : tensor<24xi1>, tensor<24xf32>
    %cst_568 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1611 = stablehlo.broadcast_in_dim %cst_568, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1612 = stablehlo.compare EQ, %1611, %1606, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_569 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_569, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_570 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1614 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1615 = stablehlo.select %1612, %1613, %1614 : tensor<24xi1>, tensor<24xf32>
    %1616 = stablehlo.divide %1610, %1615 : tensor<24xf32>
    %1617 = stablehlo.is_finite %1606 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_571 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1618 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1619 = stablehlo.select %1617, %1606, %1618 : tensor<24xi1>, tensor<24xf32>
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1620 = stablehlo.broadcast_in_dim %cst_572, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1621 = stablehlo.broadcast_in_dim %1619, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1622 = stablehlo.broadcast_in_dim %1621, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1623 = stablehlo.subtract %1598, %1622 : tensor<24x3xf32>
    %1624 = stablehlo.exponential %1623 : tensor<24x3xf32>
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1625 = stablehlo.reduce(%1624 init: %cst_573) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1626 = stablehlo.sign %1625 : tensor<24xf32>
    %1627 = stablehlo.abs %1625 : tensor<24xf32>
    %cst_574 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1629 = stablehlo.compare GE, %1625, %1628, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1630 = stablehlo.log %1627 : tensor<24xf32>
    %1631 = stablehlo.add %1630, %1619 : tensor<24xf32>
    %1632 = stablehlo.slice %arg0 [0:24, 144:147] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_575 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1633 = stablehlo.reduce(%1632 init: %cst_575) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1634 = stablehlo.reshape %1633 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1635 = stablehlo.broadcast_in_dim %1634, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1636 = stablehlo.compare EQ, %1632, %1635, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1637 = stablehlo.convert %1636 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_576 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1638 = stablehlo.reduce(%1637 init: %cst_576) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_577 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1639 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1640 = stablehlo.maximum %1639, %1633 : tensor<24xf32>
    %1641 = stablehlo.compare EQ, %1633, %1640, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_578 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1642 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1644 = stablehlo.select %1641, %1642, %1643 : tensor<24xi1>, tensor<24xf32>
    %cst_580 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1645 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1646 = stablehlo.compare EQ, %1645, %1640, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_581 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1647 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_582 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1648 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1649 = stablehlo.select %1646, %1647, %1648 : tensor<24xi1>, tensor<24xf32>
    %1650 = stablehlo.divide %1644, %1649 : tensor<24xf32>
    %1651 = stablehlo.is_finite %1640 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1653 = stablehlo.select %1651, %1640, %1652 : tensor<24xi1>, tensor<24xf32>
    %cst_584 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1654 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1655 = stablehlo.broadcast_in_dim %1653, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1656 = stablehlo.broadcast_in_dim %1655, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1657 = stablehlo.subtract %1632, %1656 : tensor<24x3xf32>
    %1658 = stablehlo.exponential %1657 : tensor<24x3xf32>
    %cst_585 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1659 = stablehlo.reduce(%1658 init: %cst_585) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1660 = stablehlo.sign %1659 : tensor<24xf32>
    %1661 = stablehlo.abs %1659 : tensor<24xf32>
    %cst_586 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1662 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1663 = stablehlo.compare GE, %1659, %1662, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1664 = stablehlo.log %1661 : tensor<24xf32>
    %1665 = stablehlo.add %1664, %1653 : tensor<24xf32>
    %1666 = stablehlo.slice %arg0 [0:24, 147:150] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_587 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1667 = stablehlo.reduce(%1666 init: %cst_587) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1668 = stablehlo.reshape %1667 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1669 = stablehlo.broadcast_in_dim %1668, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1670 = stablehlo.compare EQ, %1666, %1669, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1671 = stablehlo.convert %1670 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_588 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1672 = stablehlo.reduce(%1671 init: %cst_588) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_589 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1673 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1674 = stablehlo.maximum %1673, %1667 : tensor<24xf32>
    %1675 = stablehlo.compare EQ, %1667, %1674, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_590 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1676 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_591 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1677 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1678 = stablehlo.select %1675, %1676, %1677 : tensor<24xi1>, tensor<24xf32>
    %cst_592 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1680 = stablehlo.compare EQ, %1679, %1674, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_593 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1681 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_594 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1682 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1683 = stablehlo.select %1680, %1681, %1682 : tensor<24xi1>, tensor<24xf32>
    %1684 = stablehlo.divide %1678, %1683 : tensor<24xf32>
    %1685 = stablehlo.is_finite %1674 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_595 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1686 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1687 = stablehlo.select %1685, %1674, %1686 : tensor<24xi1>, tensor<24xf32>
    %cst_596 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1688 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1689 = stablehlo.broadcast_in_dim %1687, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1690 = stablehlo.broadcast_in_dim %1689, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1691 = stablehlo.subtract %1666, %1690 : tensor<24x3xf32>
    %1692 = stablehlo.exponential %1691 : tensor<24x3xf32>
    %cst_597 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1693 = stablehlo.reduce(%1692 init: %cst_597) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1694 = stablehlo.sign %1693 : tensor<24xf32>
    %1695 = stablehlo.abs %1693 : tensor<24xf32>
    %cst_598 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1696 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1697 = stablehlo.compare GE, %1693, %1696, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1698 = stablehlo.log %1695 : tensor<24xf32>
    %1699 = stablehlo.add %1698, %1687 : tensor<24xf32>
    %1700 = stablehlo.slice %arg0 [0:24, 150:153] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_599 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1701 = stablehlo.reduce(%1700 init: %cst_599) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1702 = stablehlo.reshape %1701 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1703 = stablehlo.broadcast_in_dim %1702, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1704 = stablehlo.compare EQ, %1700, %1703, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1705 = stablehlo.convert %1704 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_600 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1706 = stablehlo.reduce(%1705 init: %cst_600) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_601 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1707 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1708 = stablehlo.maximum %1707, %1701 : tensor<24xf32>
    %1709 = stablehlo.compare EQ, %1701, %1708, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_602 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1710 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_603 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1711 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1712 = stablehlo.select %1709, %1710, %1711 : tensor<24xi1>, tensor<24xf32>
    %cst_604 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1713 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1714 = stablehlo.compare EQ, %1713, %1708, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_605 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1715 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_606 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1716 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1717 = stablehlo.select %1714, %1715, %1716 : tensor<24xi1>, tensor<24xf32>
    %1718 = stablehlo.divide %1712, %1717 : tensor<24xf32>
    %1719 = stablehlo.is_finite %1708 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_607 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1720 = stablehlo.broadcast_in_dim %cst_607, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1721 = stablehlo.select %1719, %1708, %1720 : tensor<24xi1>, tensor<24xf32>
    %cst_608 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1722 = stablehlo.broadcast_in_dim %cst_608, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1723 = stablehlo.broadcast_in_dim %1721, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1724 = stablehlo.broadcast_in_dim %1723, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1725 = stablehlo.subtract %1700, %1724 : tensor<24x3xf32>
    %1726 = stablehlo.exponential %1725 : tensor<24x3xf32>
    %cst_609 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1727 = stablehlo.reduce(%1726 init: %cst_609) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1728 = stablehlo.sign %1727 : tensor<24xf32>
    %1729 = stablehlo.abs %1727 : tensor<24xf32>
    %cst_610 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1730 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1731 = stablehlo.compare GE, %1727, %1730, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1732 = stablehlo.log %1729 : tensor<24xf32>
    %1733 = stablehlo.add %1732, %1721 : tensor<24xf32>
    %1734 = stablehlo.slice %arg0 [0:24, 153:156] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_611 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1735 = stablehlo.reduce(%1734 init: %cst_611) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1736 = stablehlo.reshape %1735 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1737 = stablehlo.broadcast_in_dim %1736, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1738 = stablehlo.compare EQ, %1734, %1737, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1739 = stablehlo.convert %1738 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_612 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1740 = stablehlo.reduce(%1739 init: %cst_612) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_613 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1741 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1742 = stablehlo.maximum %1741, %1735 : tensor<24xf32>
    %1743 = stablehlo.compare EQ, %1735, %1742, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_614 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1744 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_615 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1745 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1746 = stablehlo.select %1743, %1744, %1745 : tensor<24xi1>, tensor<24xf32>
    %cst_616 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1747 = stablehlo.broadcast_in_dim %cst_616, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1748 = stablehlo.compare EQ, %1747, %1742, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_617 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1749 = stablehlo.broadcast_in_dim %cst_617, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_618 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1750 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1751 = stablehlo.select %1748, %1749, %1750 : tensor<24xi1>, tensor<24xf32>
    %1752 = stablehlo.divide %1746, %1751 : tensor<24xf32>
    %1753 = stablehlo.is_finite %1742 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_619 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1755 = stablehlo.select %1753, %1742, %1754 : tensor<24xi1>, tensor<24xf32>
    %cst_620 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1756 = stablehlo.broadcast_in_dim %cst_620, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1757 = stablehlo.broadcast_in_dim %1755, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1758 = stablehlo.broadcast_in_dim %1757, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1759 = stablehlo.subtract %1734, %1758 : tensor<24x3xf32>
    %1760 = stablehlo.exponential %1759 : tensor<24x3xf32>
    %cst_621 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1761 = stablehlo.reduce(%1760 init: %cst_621) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1762 = stablehlo.sign %1761 : tensor<24xf32>
    %1763 = stablehlo.abs %1761 : tensor<24xf32>
    %cst_622 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1764 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1765 = stablehlo.compare GE, %1761, %1764, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1766 = stablehlo.log %1763 : tensor<24xf32>
    %1767 = stablehlo.add %1766, %1755 : tensor<24xf32>
    %1768 = stablehlo.slice %arg0 [0:24, 156:159] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_623 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1769 = stablehlo.reduce(%1768 init: %cst_623) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1770 = stablehlo.reshape %1769 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1771 = stablehlo.broadcast_in_dim %1770, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1772 = stablehlo.compare EQ, %1768, %1771, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1773 = stablehlo.convert %1772 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_624 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1774 = stablehlo.reduce(%1773 init: %cst_624) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_625 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1775 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1776 = stablehlo.maximum %1775, %1769 : tensor<24xf32>
    %1777 = stablehlo.compare EQ, %1769, %1776, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_626 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1778 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_627 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1779 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1780 = stablehlo.select %1777, %1778, %1779 : tensor<24xi1>, tensor<24xf32>
    %cst_628 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1781 = stablehlo.broadcast_in_dim %cst_628, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1782 = stablehlo.compare EQ, %1781, %1776, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_629 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1783 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_630 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1784 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1785 = stablehlo.select %1782, %1783, %1784 : tensor<24xi1>, tensor<24xf32>
    %1786 = stablehlo.divide %1780, %1785 : tensor<24xf32>
    %1787 = stablehlo.is_finite %1776 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_631 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1788 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1789 = stablehlo.select %1787, %1776, %1788 : tensor<24xi1>, tensor<24xf32>
    %cst_632 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1791 = stablehlo.broadcast_in_dim %1789, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1792 = stablehlo.broadcast_in_dim %1791, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1793 = stablehlo.subtract %1768, %1792 : tensor<24x3xf32>
    %1794 = stablehlo.exponential %1793 : tensor<24x3xf32>
    %cst_633 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1795 = stablehlo.reduce(%1794 init: %cst_633) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1796 = stablehlo.sign %1795 : tensor<24xf32>
    %1797 = stablehlo.abs %1795 : tensor<24xf32>
    %cst_634 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1798 = stablehlo.broadcast_in_dim %cst_634, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1799 = stablehlo.compare GE, %1795, %1798, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1800 = stablehlo.log %1797 : tensor<24xf32>
    %1801 = stablehlo.add %1800, %1789 : tensor<24xf32>
    %1802 = stablehlo.slice %arg0 [0:24, 159:162] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_635 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1803 = stablehlo.reduce(%1802 init: %cst_635) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1804 = stablehlo.reshape %1803 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1805 = stablehlo.broadcast_in_dim %1804, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1806 = stablehlo.compare EQ, %1802, %1805, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1807 = stablehlo.convert %1806 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_636 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1808 = stablehlo.reduce(%1807 init: %cst_636) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_637 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1809 = stablehlo.broadcast_in_dim %cst_637, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1810 = stablehlo.maximum %1809, %1803 : tensor<24xf32>
    %1811 = stablehlo.compare EQ, %1803, %1810, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_638 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1812 = stablehlo.broadcast_in_dim %cst_638, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_639 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1813 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1814 = stablehlo.select %1811, %1812, %1813 : tensor<24xi1>, tensor<24xf32>
    %cst_640 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1815 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1816 = stablehlo.compare EQ, %1815, %1810, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_641 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_642 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1818 = stablehlo.broadcast_in_dim %cst_642, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1819 = stablehlo.select %1816, %1817, %1818 : tensor<24xi1>, tensor<24xf32>
    %1820 = stablehlo.divide %1814, %1819 : tensor<24xf32>
    %1821 = stablehlo.is_finite %1810 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_643 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1822 = stablehlo.broadcast_in_dim %cst_643, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1823 = stablehlo.select %1821, %1810, %1822 : tensor<24xi1>, tensor<24xf32>
    %cst_644 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1824 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1825 = stablehlo.broadcast_in_dim %1823, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1826 = stablehlo.broadcast_in_dim %1825, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1827 = stablehlo.subtract %1802, %1826 : tensor<24x3xf32>
    %1828 = stablehlo.exponential %1827 : tensor<24x3xf32>
    %cst_645 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1829 = stablehlo.reduce(%1828 init: %cst_645) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1830 = stablehlo.sign %1829 : tensor<24xf32>
    %1831 = stablehlo.abs %1829 : tensor<24xf32>
    %cst_646 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1832 = stablehlo.broadcast_in_dim %cst_646, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1833 = stablehlo.compare GE, %1829, %1832, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1834 = stablehlo.log %1831 : tensor<24xf32>
    %1835 = stablehlo.add %1834, %1823 : tensor<24xf32>
    %1836 = stablehlo.slice %arg0 [0:24, 162:165] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_647 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1837 = stablehlo.reduce(%1836 init: %cst_647) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1838 = stablehlo.reshape %1837 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1839 = stablehlo.broadcast_in_dim %1838, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1840 = stablehlo.compare EQ, %1836, %1839, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1841 = stablehlo.convert %1840 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_648 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1842 = stablehlo.reduce(%1841 init: %cst_648) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_649 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1843 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1844 = stablehlo.maximum %1843, %1837 : tensor<24xf32>
    %1845 = stablehlo.compare EQ, %1837, %1844, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_650 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1846 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_651 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1847 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1848 = stablehlo.select %1845, %1846, %1847 : tensor<24xi1>, tensor<24xf32>
    %cst_652 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1849 = stablehlo.broadcast_in_dim %cst_652, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1850 = stablehlo.compare EQ, %1849, %1844, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_653 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1851 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_654 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1852 = stablehlo.broadcast_in_dim %cst_654, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1853 = stablehlo.select %1850, %1851, %1852 : tensor<24xi1>, tensor<24xf32>
    %1854 = stablehlo.divide %1848, %1853 : tensor<24xf32>
    %1855 = stablehlo.is_finite %1844 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_655 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1857 = stablehlo.select %1855, %1844, %1856 : tensor<24xi1>, tensor<24xf32>
    %cst_656 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1858 = stablehlo.broadcast_in_dim %cst_656, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1859 = stablehlo.broadcast_in_dim %1857, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1860 = stablehlo.broadcast_in_dim %1859, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1861 = stablehlo.subtract %1836, %1860 : tensor<24x3xf32>
    %1862 = stablehlo.exponential %1861 : tensor<24x3xf32>
    %cst_657 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1863 = stablehlo.reduce(%1862 init: %cst_657) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1864 = stablehlo.sign %1863 : tensor<24xf32>
    %1865 = stablehlo.abs %1863 : tensor<24xf32>
    %cst_658 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1866 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1867 = stablehlo.compare GE, %1863, %1866, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1868 = stablehlo.log %1865 : tensor<24xf32>
    %1869 = stablehlo.add %1868, %1857 : tensor<24xf32>
    %1870 = stablehlo.slice %arg0 [0:24, 165:168] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_659 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1871 = stablehlo.reduce(%1870 init: %cst_659) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1872 = stablehlo.reshape %1871 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1873 = stablehlo.broadcast_in_dim %1872, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1874 = stablehlo.compare EQ, %1870, %1873, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1875 = stablehlo.convert %1874 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_660 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1876 = stablehlo.reduce(%1875 init: %cst_660) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_661 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1877 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1878 = stablehlo.maximum %1877, %1871 : tensor<24xf32>
    %1879 = stablehlo.compare EQ, %1871, %1878, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_662 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1880 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_663 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1881 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1882 = stablehlo.select %1879, %1880, %1881 : tensor<24xi1>, tensor<24xf32>
    %cst_664 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1883 = stablehlo.broadcast_in_dim %cst_664, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1884 = stablehlo.compare EQ, %1883, %1878, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_665 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1885 = stablehlo.broadcast_in_dim %cst_665, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_666 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1886 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1887 = stablehlo.select %1884, %1885, %1886 : tensor<24xi1>, tensor<24xf32>
    %1888 = stablehlo.divide %1882, %1887 : tensor<24xf32>
    %1889 = stablehlo.is_finite %1878 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_667 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1890 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1891 = stablehlo.select %1889, %1878, %1890 : tensor<24xi1>, tensor<24xf32>
    %cst_668 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1892 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1893 = stablehlo.broadcast_in_dim %1891, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1894 = stablehlo.broadcast_in_dim %1893, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1895 = stablehlo.subtract %1870, %1894 : tensor<24x3xf32>
    %1896 = stablehlo.exponential %1895 : tensor<24x3xf32>
    %cst_669 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1897 = stablehlo.reduce(%1896 init: %cst_669) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1898 = stablehlo.sign %1897 : tensor<24xf32>
    %1899 = stablehlo.abs %1897 : tensor<24xf32>
    %cst_670 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1900 = stablehlo.broadcast_in_dim %cst_670, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1901 = stablehlo.compare GE, %1897, %1900, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1902 = stablehlo.log %1899 : tensor<24xf32>
    %1903 = stablehlo.add %1902, %1891 : tensor<24xf32>
    %1904 = stablehlo.slice %arg0 [0:24, 168:171] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_671 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1905 = stablehlo.reduce(%1904 init: %cst_671) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1906 = stablehlo.reshape %1905 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1907 = stablehlo.broadcast_in_dim %1906, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1908 = stablehlo.compare EQ, %1904, %1907, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1909 = stablehlo.convert %1908 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_672 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1910 = stablehlo.reduce(%1909 init: %cst_672) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_673 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1911 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1912 = stablehlo.maximum %1911, %1905 : tensor<24xf32>
    %1913 = stablehlo.compare EQ, %1905, %1912, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_674 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1914 = stablehlo.broadcast_in_dim %cst_674, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_675 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1915 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1916 = stablehlo.select %1913, %1914, %1915 : tensor<24xi1>, tensor<24xf32>
    %cst_676 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1917 = stablehlo.broadcast_in_dim %cst_676, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1918 = stablehlo.compare EQ, %1917, %1912, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_677 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1919 = stablehlo.broadcast_in_dim %cst_677, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_678 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1920 = stablehlo.broadcast_in_dim %cst_678, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1921 = stablehlo.select %1918, %1919, %1920 : tensor<24xi1>, tensor<24xf32>
    %1922 = stablehlo.divide %1916, %1921 : tensor<24xf32>
    %1923 = stablehlo.is_finite %1912 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_679 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1924 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1925 = stablehlo.select %1923, %1912, %1924 : tensor<24xi1>, tensor<24xf32>
    %cst_680 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1926 = stablehlo.broadcast_in_dim %cst_680, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1927 = stablehlo.broadcast_in_dim %1925, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1928 = stablehlo.broadcast_in_dim %1927, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1929 = stablehlo.subtract %1904, %1928 : tensor<24x3xf32>
    %1930 = stablehlo.exponential %1929 : tensor<24x3xf32>
    %cst_681 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1931 = stablehlo.reduce(%1930 init: %cst_681) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1932 = stablehlo.sign %1931 : tensor<24xf32>
    %1933 = stablehlo.abs %1931 : tensor<24xf32>
    %cst_682 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1934 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1935 = stablehlo.compare GE, %1931, %1934, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1936 = stablehlo.log %1933 : tensor<24xf32>
    %1937 = stablehlo.add %1936, %1925 : tensor<24xf32>
    %1938 = stablehlo.slice %arg0 [0:24, 171:174] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_683 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1939 = stablehlo.reduce(%1938 init: %cst_683) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1940 = stablehlo.reshape %1939 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1941 = stablehlo.broadcast_in_dim %1940, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1942 = stablehlo.compare EQ, %1938, %1941, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1943 = stablehlo.convert %1942 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_684 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1944 = stablehlo.reduce(%1943 init: %cst_684) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_685 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1945 = stablehlo.broadcast_in_dim %cst_685, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1946 = stablehlo.maximum %1945, %1939 : tensor<24xf32>
    %1947 = stablehlo.compare EQ, %1939, %1946, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_686 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1948 = stablehlo.broadcast_in_dim %cst_686, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_687 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1949 = stablehlo.broadcast_in_dim %cst_687, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1950 = stablehlo.select %1947, %1948, %1949 : tensor<24xi1>, tensor<24xf32>
    %cst_688 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1951 = stablehlo.broadcast_in_dim %cst_688, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1952 = stablehlo.compare EQ, %1951, %1946, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_689 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1953 = stablehlo.broadcast_in_dim %cst_689, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_690 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1954 = stablehlo.broadcast_in_dim %cst_690, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1955 = stablehlo.select %1952, %1953, %1954 : tensor<24xi1>, tensor<24xf32>
    %1956 = stablehlo.divide %1950, %1955 : tensor<24xf32>
    %1957 = stablehlo.is_finite %1946 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_691 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1958 = stablehlo.broadcast_in_dim %cst_691, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1959 = stablehlo.select %1957, %1946, %1958 : tensor<24xi1>, tensor<24xf32>
    %cst_692 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1960 = stablehlo.broadcast_in_dim %cst_692, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1961 = stablehlo.broadcast_in_dim %1959, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1962 = stablehlo.broadcast_in_dim %1961, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1963 = stablehlo.subtract %1938, %1962 : tensor<24x3xf32>
    %1964 = stablehlo.exponential %1963 : tensor<24x3xf32>
    %cst_693 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1965 = stablehlo.reduce(%1964 init: %cst_693) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1966 = stablehlo.sign %1965 : tensor<24xf32>
    %1967 = stablehlo.abs %1965 : tensor<24xf32>
    %cst_694 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1968 = stablehlo.broadcast_in_dim %cst_694, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1969 = stablehlo.compare GE, %1965, %1968, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1970 = stablehlo.log %1967 : tensor<24xf32>
    %1971 = stablehlo.add %1970, %1959 : tensor<24xf32>
    %1972 = stablehlo.slice %arg0 [0:24, 174:177] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_695 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1973 = stablehlo.reduce(%1972 init: %cst_695) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %1974 = stablehlo.reshape %1973 : (tensor<24xf32>) -> tensor<24x1xf32>
    %1975 = stablehlo.broadcast_in_dim %1974, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1976 = stablehlo.compare EQ, %1972, %1975, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %1977 = stablehlo.convert %1976 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_696 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1978 = stablehlo.reduce(%1977 init: %cst_696) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_697 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1979 = stablehlo.broadcast_in_dim %cst_697, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1980 = stablehlo.maximum %1979, %1973 : tensor<24xf32>
    %1981 = stablehlo.compare EQ, %1973, %1980, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_698 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1982 = stablehlo.broadcast_in_dim %cst_698, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_699 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1983 = stablehlo.broadcast_in_dim %cst_699, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1984 = stablehlo.select %1981, %1982, %1983 : tensor<24xi1>, tensor<24xf32>
    %cst_700 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1985 = stablehlo.broadcast_in_dim %cst_700, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1986 = stablehlo.compare EQ, %1985, %1980, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_701 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1987 = stablehlo.broadcast_in_dim %cst_701, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_702 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1988 = stablehlo.broadcast_in_dim %cst_702, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1989 = stablehlo.select %1986, %1987, %1988 : tensor<24xi1>, tensor<24xf32>
    %1990 = stablehlo.divide %1984, %1989 : tensor<24xf32>
    %1991 = stablehlo.is_finite %1980 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_703 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1992 = stablehlo.broadcast_in_dim %cst_703, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1993 = stablehlo.select %1991, %1980, %1992 : tensor<24xi1>, tensor<24xf32>
    %cst_704 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1994 = stablehlo.broadcast_in_dim %cst_704, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1995 = stablehlo.broadcast_in_dim %1993, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %1996 = stablehlo.broadcast_in_dim %1995, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %1997 = stablehlo.subtract %1972, %1996 : tensor<24x3xf32>
    %1998 = stablehlo.exponential %1997 : tensor<24x3xf32>
    %cst_705 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1999 = stablehlo.reduce(%1998 init: %cst_705) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2000 = stablehlo.sign %1999 : tensor<24xf32>
    %2001 = stablehlo.abs %1999 : tensor<24xf32>
    %cst_706 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2002 = stablehlo.broadcast_in_dim %cst_706, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2003 = stablehlo.compare GE, %1999, %2002, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2004 = stablehlo.log %2001 : tensor<24xf32>
    %2005 = stablehlo.add %2004, %1993 : tensor<24xf32>
    %2006 = stablehlo.slice %arg0 [0:24, 177:180] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_707 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2007 = stablehlo.reduce(%2006 init: %cst_707) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2008 = stablehlo.reshape %2007 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2009 = stablehlo.broadcast_in_dim %2008, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2010 = stablehlo.compare EQ, %2006, %2009, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2011 = stablehlo.convert %2010 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_708 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2012 = stablehlo.reduce(%2011 init: %cst_708) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_709 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2013 = stablehlo.broadcast_in_dim %cst_709, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2014 = stablehlo.maximum %2013, %2007 : tensor<24xf32>
    %2015 = stablehlo.compare EQ, %2007, %2014, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_710 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2016 = stablehlo.broadcast_in_dim %cst_710, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_711 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2017 = stablehlo.broadcast_in_dim %cst_711, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2018 = stablehlo.select %2015, %2016, %2017 : tensor<24xi1>, tensor<24xf32>
    %cst_712 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2019 = stablehlo.broadcast_in_dim %cst_712, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2020 = stablehlo.compare EQ, %2019, %2014, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_713 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2021 = stablehlo.broadcast_in_dim %cst_713, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_714 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2022 = stablehlo.broadcast_in_dim %cst_714, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2023 = stablehlo.select %2020, %2021, %2022 : tensor<24xi1>, tensor<24xf32>
    %2024 = stablehlo.divide %2018, %2023 : tensor<24xf32>
    %2025 = stablehlo.is_finite %2014 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_715 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2026 = stablehlo.broadcast_in_dim %cst_715, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2027 = stablehlo.select %2025, %2014, %2026 : tensor<24xi1>, tensor<24xf32>
    %cst_716 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2028 = stablehlo.broadcast_in_dim %cst_716, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2029 = stablehlo.broadcast_in_dim %2027, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2030 = stablehlo.broadcast_in_dim %2029, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2031 = stablehlo.subtract %2006, %2030 : tensor<24x3xf32>
    %2032 = stablehlo.exponential %2031 : tensor<24x3xf32>
    %cst_717 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2033 = stablehlo.reduce(%2032 init: %cst_717) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2034 = stablehlo.sign %2033 : tensor<24xf32>
    %2035 = stablehlo.abs %2033 : tensor<24xf32>
    %cst_718 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2036 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2037 = stablehlo.compare GE, %2033, %2036, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2038 = stablehlo.log %2035 : tensor<24xf32>
    %2039 = stablehlo.add %2038, %2027 : tensor<24xf32>
    %2040 = stablehlo.slice %arg0 [0:24, 180:183] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_719 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2041 = stablehlo.reduce(%2040 init: %cst_719) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2042 = stablehlo.reshape %2041 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2043 = stablehlo.broadcast_in_dim %2042, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2044 = stablehlo.compare EQ, %2040, %2043, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2045 = stablehlo.convert %2044 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_720 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2046 = stablehlo.reduce(%2045 init: %cst_720) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_721 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2047 = stablehlo.broadcast_in_dim %cst_721, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2048 = stablehlo.maximum %2047, %2041 : tensor<24xf32>
    %2049 = stablehlo.compare EQ, %2041, %2048, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_722 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2050 = stablehlo.broadcast_in_dim %cst_722, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_723 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2051 = stablehlo.broadcast_in_dim %cst_723, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2052 = stablehlo.select %2049, %2050, %2051 : tensor<24xi1>, tensor<24xf32>
    %cst_724 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2053 = stablehlo.broadcast_in_dim %cst_724, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2054 = stablehlo.compare EQ, %2053, %2048, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_725 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2055 = stablehlo.broadcast_in_dim %cst_725, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_726 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2056 = stablehlo.broadcast_in_dim %cst_726, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2057 = stablehlo.select %2054, %2055, %2056 : tensor<24xi1>, tensor<24xf32>
    %2058 = stablehlo.divide %2052, %2057 : tensor<24xf32>
    %2059 = stablehlo.is_finite %2048 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_727 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2060 = stablehlo.broadcast_in_dim %cst_727, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2061 = stablehlo.select %2059, %2048, %2060 : tensor<24xi1>, tensor<24xf32>
    %cst_728 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2062 = stablehlo.broadcast_in_dim %cst_728, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2063 = stablehlo.broadcast_in_dim %2061, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2064 = stablehlo.broadcast_in_dim %2063, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2065 = stablehlo.subtract %2040, %2064 : tensor<24x3xf32>
    %2066 = stablehlo.exponential %2065 : tensor<24x3xf32>
    %cst_729 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2067 = stablehlo.reduce(%2066 init: %cst_729) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2068 = stablehlo.sign %2067 : tensor<24xf32>
    %2069 = stablehlo.abs %2067 : tensor<24xf32>
    %cst_730 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2070 = stablehlo.broadcast_in_dim %cst_730, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2071 = stablehlo.compare GE, %2067, %2070, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2072 = stablehlo.log %2069 : tensor<24xf32>
    %2073 = stablehlo.add %2072, %2061 : tensor<24xf32>
    %2074 = stablehlo.slice %arg0 [0:24, 183:186] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_731 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2075 = stablehlo.reduce(%2074 init: %cst_731) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2076 = stablehlo.reshape %2075 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2077 = stablehlo.broadcast_in_dim %2076, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2078 = stablehlo.compare EQ, %2074, %2077, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2079 = stablehlo.convert %2078 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_732 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2080 = stablehlo.reduce(%2079 init: %cst_732) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_733 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2081 = stablehlo.broadcast_in_dim %cst_733, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2082 = stablehlo.maximum %2081, %2075 : tensor<24xf32>
    %2083 = stablehlo.compare EQ, %2075, %2082, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_734 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2084 = stablehlo.broadcast_in_dim %cst_734, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_735 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2085 = stablehlo.broadcast_in_dim %cst_735, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2086 = stablehlo.select %2083, %2084, %2085 : tensor<24xi1>, tensor<24xf32>
    %cst_736 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2087 = stablehlo.broadcast_in_dim %cst_736, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2088 = stablehlo.compare EQ, %2087, %2082, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_737 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2089 = stablehlo.broadcast_in_dim %cst_737, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_738 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2090 = stablehlo.broadcast_in_dim %cst_738, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2091 = stablehlo.select %2088, %2089, %2090 : tensor<24xi1>, tensor<24xf32>
    %2092 = stablehlo.divide %2086, %2091 : tensor<24xf32>
    %2093 = stablehlo.is_finite %2082 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_739 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2094 = stablehlo.broadcast_in_dim %cst_739, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2095 = stablehlo.select %2093, %2082, %2094 : tensor<24xi1>, tensor<24xf32>
    %cst_740 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2096 = stablehlo.broadcast_in_dim %cst_740, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2097 = stablehlo.broadcast_in_dim %2095, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2098 = stablehlo.broadcast_in_dim %2097, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2099 = stablehlo.subtract %2074, %2098 : tensor<24x3xf32>
    %2100 = stablehlo.exponential %2099 : tensor<24x3xf32>
    %cst_741 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2101 = stablehlo.reduce(%2100 init: %cst_741) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2102 = stablehlo.sign %2101 : tensor<24xf32>
    %2103 = stablehlo.abs %2101 : tensor<24xf32>
    %cst_742 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2104 = stablehlo.broadcast_in_dim %cst_742, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2105 = stablehlo.compare GE, %2101, %2104, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2106 = stablehlo.log %2103 : tensor<24xf32>
    %2107 = stablehlo.add %2106, %2095 : tensor<24xf32>
    %2108 = stablehlo.slice %arg0 [0:24, 186:189] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_743 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2109 = stablehlo.reduce(%2108 init: %cst_743) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2110 = stablehlo.reshape %2109 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2111 = stablehlo.broadcast_in_dim %2110, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2112 = stablehlo.compare EQ, %2108, %2111, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2113 = stablehlo.convert %2112 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2114 = stablehlo.reduce(%2113 init: %cst_744) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_745 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2115 = stablehlo.broadcast_in_dim %cst_745, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2116 = stablehlo.maximum %2115, %2109 : tensor<24xf32>
    %2117 = stablehlo.compare EQ, %2109, %2116, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_746 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2118 = stablehlo.broadcast_in_dim %cst_746, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_747 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2119 = stablehlo.broadcast_in_dim %cst_747, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2120 = stablehlo.select %2117, %2118, %2119 : tensor<24xi1>, tensor<24xf32>
    %cst_748 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2121 = stablehlo.broadcast_in_dim %cst_748, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2122 = stablehlo.compare EQ, %2121, %2116, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_749 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2123 = stablehlo.broadcast_in_dim %cst_749, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_750 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2124 = stablehlo.broadcast_in_dim %cst_750, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2125 = stablehlo.select %2122, %2123, %2124 : tensor<24xi1>, tensor<24xf32>
    %2126 = stablehlo.divide %2120, %2125 : tensor<24xf32>
    %2127 = stablehlo.is_finite %2116 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_751 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2128 = stablehlo.broadcast_in_dim %cst_751, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2129 = stablehlo.select %2127, %2116, %2128 : tensor<24xi1>, tensor<24xf32>
    %cst_752 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2130 = stablehlo.broadcast_in_dim %cst_752, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2131 = stablehlo.broadcast_in_dim %2129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2132 = stablehlo.broadcast_in_dim %2131, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2133 = stablehlo.subtract %2108, %2132 : tensor<24x3xf32>
    %2134 = stablehlo.exponential %2133 : tensor<24x3xf32>
    %cst_753 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2135 = stablehlo.reduce(%2134 init: %cst_753) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2136 = stablehlo.sign %2135 : tensor<24xf32>
    %2137 = stablehlo.abs %2135 : tensor<24xf32>
    %cst_754 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2138 = stablehlo.broadcast_in_dim %cst_754, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2139 = stablehlo.compare GE, %2135, %2138, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2140 = stablehlo.log %2137 : tensor<24xf32>
    %2141 = stablehlo.add %2140, %2129 : tensor<24xf32>
    %2142 = stablehlo.slice %arg0 [0:24, 189:192] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_755 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2143 = stablehlo.reduce(%2142 init: %cst_755) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2144 = stablehlo.reshape %2143 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2145 = stablehlo.broadcast_in_dim %2144, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2146 = stablehlo.compare EQ, %2142, %2145, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2147 = stablehlo.convert %2146 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_756 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2148 = stablehlo.reduce(%2147 init: %cst_756) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_757 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2149 = stablehlo.broadcast_in_dim %cst_757, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2150 = stablehlo.maximum %2149, %2143 : tensor<24xf32>
    %2151 = stablehlo.compare EQ, %2143, %2150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_758 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2152 = stablehlo.broadcast_in_dim %cst_758, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_759 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2153 = stablehlo.broadcast_in_dim %cst_759, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2154 = stablehlo.select %2151, %2152, %2153 : tensor<24xi1>, tensor<24xf32>
    %cst_760 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2155 = stablehlo.broadcast_in_dim %cst_760, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2156 = stablehlo.compare EQ, %2155, %2150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_761 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2157 = stablehlo.broadcast_in_dim %cst_761, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_762 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2158 = stablehlo.broadcast_in_dim %cst_762, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2159 = stablehlo.select %2156, %2157, %2158 : tensor<24xi1>, tensor<24xf32>
    %2160 = stablehlo.divide %2154, %2159 : tensor<24xf32>
    %2161 = stablehlo.is_finite %2150 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_763 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2162 = stablehlo.broadcast_in_dim %cst_763, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2163 = stablehlo.select %2161, %2150, %2162 : tensor<24xi1>, tensor<24xf32>
    %cst_764 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2164 = stablehlo.broadcast_in_dim %cst_764, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2165 = stablehlo.broadcast_in_dim %2163, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2166 = stablehlo.broadcast_in_dim %2165, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2167 = stablehlo.subtract %2142, %2166 : tensor<24x3xf32>
    %2168 = stablehlo.exponential %2167 : tensor<24x3xf32>
    %cst_765 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2169 = stablehlo.reduce(%2168 init: %cst_765) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2170 = stablehlo.sign %2169 : tensor<24xf32>
    %2171 = stablehlo.abs %2169 : tensor<24xf32>
    %cst_766 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2172 = stablehlo.broadcast_in_dim %cst_766, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2173 = stablehlo.compare GE, %2169, %2172, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2174 = stablehlo.log %2171 : tensor<24xf32>
    %2175 = stablehlo.add %2174, %2163 : tensor<24xf32>
    %2176 = stablehlo.slice %arg0 [0:24, 192:195] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_767 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2177 = stablehlo.reduce(%2176 init: %cst_767) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2178 = stablehlo.reshape %2177 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2179 = stablehlo.broadcast_in_dim %2178, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2180 = stablehlo.compare EQ, %2176, %2179, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2181 = stablehlo.convert %2180 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_768 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2182 = stablehlo.reduce(%2181 init: %cst_768) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_769 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2183 = stablehlo.broadcast_in_dim %cst_769, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2184 = stablehlo.maximum %2183, %2177 : tensor<24xf32>
    %2185 = stablehlo.compare EQ, %2177, %2184, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_770 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2186 = stablehlo.broadcast_in_dim %cst_770, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_771 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2187 = stablehlo.broadcast_in_dim %cst_771, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2188 = stablehlo.select %2185, %2186, %2187 : tensor<24xi1>, tensor<24xf32>
    %cst_772 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2189 = stablehlo.broadcast_in_dim %cst_772, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2190 = stablehlo.compare EQ, %2189, %2184, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_773 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2191 = stablehlo.broadcast_in_dim %cst_773, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_774 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2192 = stablehlo.broadcast_in_dim %cst_774, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2193 = stablehlo.select %2190, %2191, %2192 : tensor<24xi1>, tensor<24xf32>
    %2194 = stablehlo.divide %2188, %2193 : tensor<24xf32>
    %2195 = stablehlo.is_finite %2184 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_775 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2196 = stablehlo.broadcast_in_dim %cst_775, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2197 = stablehlo.select %2195, %2184, %2196 : tensor<24xi1>, tensor<24xf32>
    %cst_776 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2198 = stablehlo.broadcast_in_dim %cst_776, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2199 = stablehlo.broadcast_in_dim %2197, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2200 = stablehlo.broadcast_in_dim %2199, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2201 = stablehlo.subtract %2176, %2200 : tensor<24x3xf32>
    %2202 = stablehlo.exponential %2201 : tensor<24x3xf32>
    %cst_777 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2203 = stablehlo.reduce(%2202 init: %cst_777) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2204 = stablehlo.sign %2203 : tensor<24xf32>
    %2205 = stablehlo.abs %2203 : tensor<24xf32>
    %cst_778 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2206 = stablehlo.broadcast_in_dim %cst_778, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2207 = stablehlo.compare GE, %2203, %2206, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2208 = stablehlo.log %2205 : tensor<24xf32>
    %2209 = stablehlo.add %2208, %2197 : tensor<24xf32>
    %2210 = stablehlo.slice %arg0 [0:24, 195:198] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_779 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2211 = stablehlo.reduce(%2210 init: %cst_779) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2212 = stablehlo.reshape %2211 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2213 = stablehlo.broadcast_in_dim %2212, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2214 = stablehlo.compare EQ, %2210, %2213, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2215 = stablehlo.convert %2214 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_780 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2216 = stablehlo.reduce(%2215 init: %cst_780) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_781 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2217 = stablehlo.broadcast_in_dim %cst_781, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2218 = stablehlo.maximum %2217, %2211 : tensor<24xf32>
    %2219 = stablehlo.compare EQ, %2211, %2218, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_782 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2220 = stablehlo.broadcast_in_dim %cst_782, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_783 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2221 = stablehlo.broadcast_in_dim %cst_783, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2222 = stablehlo.select %2219, %2220, %2221 : tensor<24xi1>, tensor<24xf32>
    %cst_784 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2223 = stablehlo.broadcast_in_dim %cst_784, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2224 = stablehlo.compare EQ, %2223, %2218, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_785 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2225 = stablehlo.broadcast_in_dim %cst_785, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_786 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2226 = stablehlo.broadcast_in_dim %cst_786, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2227 = stablehlo.select %2224, %2225, %2226 : tensor<24xi1>, tensor<24xf32>
    %2228 = stablehlo.divide %2222, %2227 : tensor<24xf32>
    %2229 = stablehlo.is_finite %2218 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_787 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2230 = stablehlo.broadcast_in_dim %cst_787, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2231 = stablehlo.select %2229, %2218, %2230 : tensor<24xi1>, tensor<24xf32>
    %cst_788 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2232 = stablehlo.broadcast_in_dim %cst_788, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2233 = stablehlo.broadcast_in_dim %2231, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2234 = stablehlo.broadcast_in_dim %2233, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2235 = stablehlo.subtract %2210, %2234 : tensor<24x3xf32>
    %2236 = stablehlo.exponential %2235 : tensor<24x3xf32>
    %cst_789 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2237 = stablehlo.reduce(%2236 init: %cst_789) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2238 = stablehlo.sign %2237 : tensor<24xf32>
    %2239 = stablehlo.abs %2237 : tensor<24xf32>
    %cst_790 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2240 = stablehlo.broadcast_in_dim %cst_790, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2241 = stablehlo.compare GE, %2237, %2240, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2242 = stablehlo.log %2239 : tensor<24xf32>
    %2243 = stablehlo.add %2242, %2231 : tensor<24xf32>
    %2244 = stablehlo.slice %arg0 [0:24, 198:201] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_791 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2245 = stablehlo.reduce(%2244 init: %cst_791) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2246 = stablehlo.reshape %2245 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2247 = stablehlo.broadcast_in_dim %2246, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2248 = stablehlo.compare EQ, %2244, %2247, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2249 = stablehlo.convert %2248 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_792 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2250 = stablehlo.reduce(%2249 init: %cst_792) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_793 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2251 = stablehlo.broadcast_in_dim %cst_793, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2252 = stablehlo.maximum %2251, %2245 : tensor<24xf32>
    %2253 = stablehlo.compare EQ, %2245, %2252, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_794 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2254 = stablehlo.broadcast_in_dim %cst_794, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_795 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2255 = stablehlo.broadcast_in_dim %cst_795, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2256 = stablehlo.select %2253, %2254, %2255 : tensor<24xi1>, tensor<24xf32>
    %cst_796 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2257 = stablehlo.broadcast_in_dim %cst_796, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2258 = stablehlo.compare EQ, %2257, %2252, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_797 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2259 = stablehlo.broadcast_in_dim %cst_797, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_798 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2260 = stablehlo.broadcast_in_dim %cst_798, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2261 = stablehlo.select %2258, %2259, %2260 : tensor<24xi1>, tensor<24xf32>
    %2262 = stablehlo.divide %2256, %2261 : tensor<24xf32>
    %2263 = stablehlo.is_finite %2252 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_799 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2264 = stablehlo.broadcast_in_dim %cst_799, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2265 = stablehlo.select %2263, %2252, %2264 : tensor<24xi1>, tensor<24xf32>
    %cst_800 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2266 = stablehlo.broadcast_in_dim %cst_800, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2267 = stablehlo.broadcast_in_dim %2265, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2268 = stablehlo.broadcast_in_dim %2267, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2269 = stablehlo.subtract %2244, %2268 : tensor<24x3xf32>
    %2270 = stablehlo.exponential %2269 : tensor<24x3xf32>
    %cst_801 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2271 = stablehlo.reduce(%2270 init: %cst_801) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2272 = stablehlo.sign %2271 : tensor<24xf32>
    %2273 = stablehlo.abs %2271 : tensor<24xf32>
    %cst_802 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2274 = stablehlo.broadcast_in_dim %cst_802, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2275 = stablehlo.compare GE, %2271, %2274, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2276 = stablehlo.log %2273 : tensor<24xf32>
    %2277 = stablehlo.add %2276, %2265 : tensor<24xf32>
    %2278 = stablehlo.slice %arg0 [0:24, 201:204] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_803 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2279 = stablehlo.reduce(%2278 init: %cst_803) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2280 = stablehlo.reshape %2279 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2281 = stablehlo.broadcast_in_dim %2280, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2282 = stablehlo.compare EQ, %2278, %2281, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2283 = stablehlo.convert %2282 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_804 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2284 = stablehlo.reduce(%2283 init: %cst_804) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_805 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2285 = stablehlo.broadcast_in_dim %cst_805, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2286 = stablehlo.maximum %2285, %2279 : tensor<24xf32>
    %2287 = stablehlo.compare EQ, %2279, %2286, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_806 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2288 = stablehlo.broadcast_in_dim %cst_806, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_807 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2289 = stablehlo.broadcast_in_dim %cst_807, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2290 = stablehlo.select %2287, %2288, %2289 : tensor<24xi1>, tensor<24xf32>
    %cst_808 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2291 = stablehlo.broadcast_in_dim %cst_808, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2292 = stablehlo.compare EQ, %2291, %2286, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_809 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2293 = stablehlo.broadcast_in_dim %cst_809, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_810 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2294 = stablehlo.broadcast_in_dim %cst_810, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2295 = stablehlo.select %2292, %2293, %2294 : tensor<24xi1>, tensor<24xf32>
    %2296 = stablehlo.divide %2290, %2295 : tensor<24xf32>
    %2297 = stablehlo.is_finite %2286 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_811 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2298 = stablehlo.broadcast_in_dim %cst_811, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2299 = stablehlo.select %2297, %2286, %2298 : tensor<24xi1>, tensor<24xf32>
    %cst_812 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2300 = stablehlo.broadcast_in_dim %cst_812, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2301 = stablehlo.broadcast_in_dim %2299, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2302 = stablehlo.broadcast_in_dim %2301, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2303 = stablehlo.subtract %2278, %2302 : tensor<24x3xf32>
    %2304 = stablehlo.exponential %2303 : tensor<24x3xf32>
    %cst_813 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2305 = stablehlo.reduce(%2304 init: %cst_813) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2306 = stablehlo.sign %2305 : tensor<24xf32>
    %2307 = stablehlo.abs %2305 : tensor<24xf32>
    %cst_814 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2308 = stablehlo.broadcast_in_dim %cst_814, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2309 = stablehlo.compare GE, %2305, %2308, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2310 = stablehlo.log %2307 : tensor<24xf32>
    %2311 = stablehlo.add %2310, %2299 : tensor<24xf32>
    %2312 = stablehlo.slice %arg0 [0:24, 204:207] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_815 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2313 = stablehlo.reduce(%2312 init: %cst_815) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2314 = stablehlo.reshape %2313 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2315 = stablehlo.broadcast_in_dim %2314, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2316 = stablehlo.compare EQ, %2312, %2315, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2317 = stablehlo.convert %2316 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_816 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2318 = stablehlo.reduce(%2317 init: %cst_816) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_817 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2319 = stablehlo.broadcast_in_dim %cst_817, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2320 = stablehlo.maximum %2319, %2313 : tensor<24xf32>
    %2321 = stablehlo.compare EQ, %2313, %2320, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_818 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2322 = stablehlo.broadcast_in_dim %cst_818, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_819 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2323 = stablehlo.broadcast_in_dim %cst_819, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2324 = stablehlo.select %2321, %2322, %2323 : tensor<24xi1>, tensor<24xf32>
    %cst_820 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2325 = stablehlo.broadcast_in_dim %cst_820, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2326 = stablehlo.compare EQ, %2325, %2320, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_821 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2327 = stablehlo.broadcast_in_dim %cst_821, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_822 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2328 = stablehlo.broadcast_in_dim %cst_822, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2329 = stablehlo.select %2326, %2327, %2328 : tensor<24xi1>, tensor<24xf32>
    %2330 = stablehlo.divide %2324, %2329 : tensor<24xf32>
    %2331 = stablehlo.is_finite %2320 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_823 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2332 = stablehlo.broadcast_in_dim %cst_823, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2333 = stablehlo.select %2331, %2320, %2332 : tensor<24xi1>, tensor<24xf32>
    %cst_824 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2334 = stablehlo.broadcast_in_dim %cst_824, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2335 = stablehlo.broadcast_in_dim %2333, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2336 = stablehlo.broadcast_in_dim %2335, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2337 = stablehlo.subtract %2312, %2336 : tensor<24x3xf32>
    %2338 = stablehlo.exponential %2337 : tensor<24x3xf32>
    %cst_825 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2339 = stablehlo.reduce(%2338 init: %cst_825) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2340 = stablehlo.sign %2339 : tensor<24xf32>
    %2341 = stablehlo.abs %2339 : tensor<24xf32>
    %cst_826 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2342 = stablehlo.broadcast_in_dim %cst_826, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2343 = stablehlo.compare GE, %2339, %2342, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2344 = stablehlo.log %2341 : tensor<24xf32>
    %2345 = stablehlo.add %2344, %2333 : tensor<24xf32>
    %2346 = stablehlo.slice %arg0 [0:24, 207:210] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_827 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2347 = stablehlo.reduce(%2346 init: %cst_827) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2348 = stablehlo.reshape %2347 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2349 = stablehlo.broadcast_in_dim %2348, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2350 = stablehlo.compare EQ, %2346, %2349, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2351 = stablehlo.convert %2350 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_828 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2352 = stablehlo.reduce(%2351 init: %cst_828) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_829 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2353 = stablehlo.broadcast_in_dim %cst_829, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2354 = stablehlo.maximum %2353, %2347 : tensor<24xf32>
    %2355 = stablehlo.compare EQ, %2347, %2354, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_830 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2356 = stablehlo.broadcast_in_dim %cst_830, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_831 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2357 = stablehlo.broadcast_in_dim %cst_831, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2358 = stablehlo.select %2355, %2356, %2357 : tensor<24xi1>, tensor<24xf32>
    %cst_832 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2359 = stablehlo.broadcast_in_dim %cst_832, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2360 = stablehlo.compare EQ, %2359, %2354, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_833 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2361 = stablehlo.broadcast_in_dim %cst_833, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_834 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2362 = stablehlo.broadcast_in_dim %cst_834, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2363 = stablehlo.select %2360, %2361, %2362 : tensor<24xi1>, tensor<24xf32>
    %2364 = stablehlo.divide %2358, %2363 : tensor<24xf32>
    %2365 = stablehlo.is_finite %2354 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_835 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2366 = stablehlo.broadcast_in_dim %cst_835, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2367 = stablehlo.select %2365, %2354, %2366 : tensor<24xi1>, tensor<24xf32>
    %cst_836 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2368 = stablehlo.broadcast_in_dim %cst_836, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2369 = stablehlo.broadcast_in_dim %2367, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2370 = stablehlo.broadcast_in_dim %2369, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2371 = stablehlo.subtract %2346, %2370 : tensor<24x3xf32>
    %2372 = stablehlo.exponential %2371 : tensor<24x3xf32>
    %cst_837 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2373 = stablehlo.reduce(%2372 init: %cst_837) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2374 = stablehlo.sign %2373 : tensor<24xf32>
    %2375 = stablehlo.abs %2373 : tensor<24xf32>
    %cst_838 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2376 = stablehlo.broadcast_in_dim %cst_838, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2377 = stablehlo.compare GE, %2373, %2376, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2378 = stablehlo.log %2375 : tensor<24xf32>
    %2379 = stablehlo.add %2378, %2367 : tensor<24xf32>
    %2380 = stablehlo.slice %arg0 [0:24, 210:213] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_839 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2381 = stablehlo.reduce(%2380 init: %cst_839) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2382 = stablehlo.reshape %2381 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2383 = stablehlo.broadcast_in_dim %2382, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2384 = stablehlo.compare EQ, %2380, %2383, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2385 = stablehlo.convert %2384 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_840 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2386 = stablehlo.reduce(%2385 init: %cst_840) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_841 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2387 = stablehlo.broadcast_in_dim %cst_841, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2388 = stablehlo.maximum %2387, %2381 : tensor<24xf32>
    %2389 = stablehlo.compare EQ, %2381, %2388, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_842 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2390 = stablehlo.broadcast_in_dim %cst_842, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_843 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2391 = stablehlo.broadcast_in_dim %cst_843, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2392 = stablehlo.select %2389, %2390, %2391 : tensor<24xi1>, tensor<24xf32>
    %cst_844 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2393 = stablehlo.broadcast_in_dim %cst_844, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2394 = stablehlo.compare EQ, %2393, %2388, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_845 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2395 = stablehlo.broadcast_in_dim %cst_845, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_846 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2396 = stablehlo.broadcast_in_dim %cst_846, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2397 = stablehlo.select %2394, %2395, %2396 : tensor<24xi1>, tensor<24xf32>
    %2398 = stablehlo.divide %2392, %2397 : tensor<24xf32>
    %2399 = stablehlo.is_finite %2388 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_847 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2400 = stablehlo.broadcast_in_dim %cst_847, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2401 = stablehlo.select %2399, %2388, %2400 : tensor<24xi1>, tensor<24xf32>
    %cst_848 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2402 = stablehlo.broadcast_in_dim %cst_848, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2403 = stablehlo.broadcast_in_dim %2401, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2404 = stablehlo.broadcast_in_dim %2403, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2405 = stablehlo.subtract %2380, %2404 : tensor<24x3xf32>
    %2406 = stablehlo.exponential %2405 : tensor<24x3xf32>
    %cst_849 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2407 = stablehlo.reduce(%2406 init: %cst_849) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2408 = stablehlo.sign %2407 : tensor<24xf32>
    %2409 = stablehlo.abs %2407 : tensor<24xf32>
    %cst_850 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2410 = stablehlo.broadcast_in_dim %cst_850, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2411 = stablehlo.compare GE, %2407, %2410, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2412 = stablehlo.log %2409 : tensor<24xf32>
    %2413 = stablehlo.add %2412, %2401 : tensor<24xf32>
    %2414 = stablehlo.slice %arg0 [0:24, 213:216] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_851 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2415 = stablehlo.reduce(%2414 init: %cst_851) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2416 = stablehlo.reshape %2415 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2417 = stablehlo.broadcast_in_dim %2416, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2418 = stablehlo.compare EQ, %2414, %2417, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2419 = stablehlo.convert %2418 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_852 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2420 = stablehlo.reduce(%2419 init: %cst_852) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_853 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2421 = stablehlo.broadcast_in_dim %cst_853, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2422 = stablehlo.maximum %2421, %2415 : tensor<24xf32>
    %2423 = stablehlo.compare EQ, %2415, %2422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_854 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2424 = stablehlo.broadcast_in_dim %cst_854, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_855 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2425 = stablehlo.broadcast_in_dim %cst_855, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2426 = stablehlo.select %2423, %2424, %2425 : tensor<24xi1>, tensor<24xf32>
    %cst_856 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2427 = stablehlo.broadcast_in_dim %cst_856, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2428 = stablehlo.compare EQ, %2427, %2422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_857 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2429 = stablehlo.broadcast_in_dim %cst_857, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_858 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2430 = stablehlo.broadcast_in_dim %cst_858, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2431 = stablehlo.select %2428, %2429, %2430 : tensor<24xi1>, tensor<24xf32>
    %2432 = stablehlo.divide %2426, %2431 : tensor<24xf32>
    %2433 = stablehlo.is_finite %2422 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_859 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2434 = stablehlo.broadcast_in_dim %cst_859, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2435 = stablehlo.select %2433, %2422, %2434 : tensor<24xi1>, tensor<24xf32>
    %cst_860 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2436 = stablehlo.broadcast_in_dim %cst_860, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2437 = stablehlo.broadcast_in_dim %2435, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2438 = stablehlo.broadcast_in_dim %2437, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2439 = stablehlo.subtract %2414, %2438 : tensor<24x3xf32>
    %2440 = stablehlo.exponential %2439 : tensor<24x3xf32>
    %cst_861 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2441 = stablehlo.reduce(%2440 init: %cst_861) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2442 = stablehlo.sign %2441 : tensor<24xf32>
    %2443 = stablehlo.abs %2441 : tensor<24xf32>
    %cst_862 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2444 = stablehlo.broadcast_in_dim %cst_862, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2445 = stablehlo.compare GE, %2441, %2444, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2446 = stablehlo.log %2443 : tensor<24xf32>
    %2447 = stablehlo.add %2446, %2435 : tensor<24xf32>
    %2448 = stablehlo.slice %arg0 [0:24, 216:219] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_863 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2449 = stablehlo.reduce(%2448 init: %cst_863) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2450 = stablehlo.reshape %2449 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2451 = stablehlo.broadcast_in_dim %2450, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2452 = stablehlo.compare EQ, %2448, %2451, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2453 = stablehlo.convert %2452 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_864 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2454 = stablehlo.reduce(%2453 init: %cst_864) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_865 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2455 = stablehlo.broadcast_in_dim %cst_865, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2456 = stablehlo.maximum %2455, %2449 : tensor<24xf32>
    %2457 = stablehlo.compare EQ, %2449, %2456, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_866 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2458 = stablehlo.broadcast_in_dim %cst_866, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_867 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2459 = stablehlo.broadcast_in_dim %cst_867, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2460 = stablehlo.select %2457, %2458, %2459 : tensor<24xi1>, tensor<24xf32>
    %cst_868 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2461 = stablehlo.broadcast_in_dim %cst_868, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2462 = stablehlo.compare EQ, %2461, %2456, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_869 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2463 = stablehlo.broadcast_in_dim %cst_869, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_870 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2464 = stablehlo.broadcast_in_dim %cst_870, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2465 = stablehlo.select %2462, %2463, %2464 : tensor<24xi1>, tensor<24xf32>
    %2466 = stablehlo.divide %2460, %2465 : tensor<24xf32>
    %2467 = stablehlo.is_finite %2456 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_871 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2468 = stablehlo.broadcast_in_dim %cst_871, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2469 = stablehlo.select %2467, %2456, %2468 : tensor<24xi1>, tensor<24xf32>
    %cst_872 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2470 = stablehlo.broadcast_in_dim %cst_872, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2471 = stablehlo.broadcast_in_dim %2469, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2472 = stablehlo.broadcast_in_dim %2471, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2473 = stablehlo.subtract %2448, %2472 : tensor<24x3xf32>
    %2474 = stablehlo.exponential %2473 : tensor<24x3xf32>
    %cst_873 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2475 = stablehlo.reduce(%2474 init: %cst_873) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2476 = stablehlo.sign %2475 : tensor<24xf32>
    %2477 = stablehlo.abs %2475 : tensor<24xf32>
    %cst_874 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2478 = stablehlo.broadcast_in_dim %cst_874, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2479 = stablehlo.compare GE, %2475, %2478, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2480 = stablehlo.log %2477 : tensor<24xf32>
    %2481 = stablehlo.add %2480, %2469 : tensor<24xf32>
    %2482 = stablehlo.slice %arg0 [0:24, 219:222] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_875 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2483 = stablehlo.reduce(%2482 init: %cst_875) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2484 = stablehlo.reshape %2483 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2485 = stablehlo.broadcast_in_dim %2484, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2486 = stablehlo.compare EQ, %2482, %2485, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2487 = stablehlo.convert %2486 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_876 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2488 = stablehlo.reduce(%2487 init: %cst_876) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_877 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2489 = stablehlo.broadcast_in_dim %cst_877, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2490 = stablehlo.maximum %2489, %2483 : tensor<24xf32>
    %2491 = stablehlo.compare EQ, %2483, %2490, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_878 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2492 = stablehlo.broadcast_in_dim %cst_878, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_879 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2493 = stablehlo.broadcast_in_dim %cst_879, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2494 = stablehlo.select %2491, %2492, %2493 : tensor<24xi1>, tensor<24xf32>
    %cst_880 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2495 = stablehlo.broadcast_in_dim %cst_880, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2496 = stablehlo.compare EQ, %2495, %2490, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_881 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2497 = stablehlo.broadcast_in_dim %cst_881, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_882 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2498 = stablehlo.broadcast_in_dim %cst_882, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2499 = stablehlo.select %2496, %2497, %2498 : tensor<24xi1>, tensor<24xf32>
    %2500 = stablehlo.divide %2494, %2499 : tensor<24xf32>
    %2501 = stablehlo.is_finite %2490 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_883 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2502 = stablehlo.broadcast_in_dim %cst_883, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2503 = stablehlo.select %2501, %2490, %2502 : tensor<24xi1>, tensor<24xf32>
    %cst_884 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2504 = stablehlo.broadcast_in_dim %cst_884, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2505 = stablehlo.broadcast_in_dim %2503, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2506 = stablehlo.broadcast_in_dim %2505, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2507 = stablehlo.subtract %2482, %2506 : tensor<24x3xf32>
    %2508 = stablehlo.exponential %2507 : tensor<24x3xf32>
    %cst_885 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2509 = stablehlo.reduce(%2508 init: %cst_885) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2510 = stablehlo.sign %2509 : tensor<24xf32>
    %2511 = stablehlo.abs %2509 : tensor<24xf32>
    %cst_886 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2512 = stablehlo.broadcast_in_dim %cst_886, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2513 = stablehlo.compare GE, %2509, %2512, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2514 = stablehlo.log %2511 : tensor<24xf32>
    %2515 = stablehlo.add %2514, %2503 : tensor<24xf32>
    %2516 = stablehlo.slice %arg0 [0:24, 222:225] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_887 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2517 = stablehlo.reduce(%2516 init: %cst_887) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2518 = stablehlo.reshape %2517 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2519 = stablehlo.broadcast_in_dim %2518, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2520 = stablehlo.compare EQ, %2516, %2519, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2521 = stablehlo.convert %2520 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_888 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2522 = stablehlo.reduce(%2521 init: %cst_888) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_889 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2523 = stablehlo.broadcast_in_dim %cst_889, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2524 = stablehlo.maximum %2523, %2517 : tensor<24xf32>
    %2525 = stablehlo.compare EQ, %2517, %2524, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_890 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2526 = stablehlo.broadcast_in_dim %cst_890, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_891 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2527 = stablehlo.broadcast_in_dim %cst_891, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2528 = stablehlo.select %2525, %2526, %2527 : tensor<24xi1>, tensor<24xf32>
    %cst_892 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2529 = stablehlo.broadcast_in_dim %cst_892, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2530 = stablehlo.compare EQ, %2529, %2524, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_893 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2531 = stablehlo.broadcast_in_dim %cst_893, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_894 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2532 = stablehlo.broadcast_in_dim %cst_894, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2533 = stablehlo.select %2530, %2531, %2532 : tensor<24xi1>, tensor<24xf32>
    %2534 = stablehlo.divide %2528, %2533 : tensor<24xf32>
    %2535 = stablehlo.is_finite %2524 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_895 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2536 = stablehlo.broadcast_in_dim %cst_895, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2537 = stablehlo.select %2535, %2524, %2536 : tensor<24xi1>, tensor<24xf32>
    %cst_896 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2538 = stablehlo.broadcast_in_dim %cst_896, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2539 = stablehlo.broadcast_in_dim %2537, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2540 = stablehlo.broadcast_in_dim %2539, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2541 = stablehlo.subtract %2516, %2540 : tensor<24x3xf32>
    %2542 = stablehlo.exponential %2541 : tensor<24x3xf32>
    %cst_897 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2543 = stablehlo.reduce(%2542 init: %cst_897) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2544 = stablehlo.sign %2543 : tensor<24xf32>
    %2545 = stablehlo.abs %2543 : tensor<24xf32>
    %cst_898 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2546 = stablehlo.broadcast_in_dim %cst_898, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2547 = stablehlo.compare GE, %2543, %2546, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2548 = stablehlo.log %2545 : tensor<24xf32>
    %2549 = stablehlo.add %2548, %2537 : tensor<24xf32>
    %2550 = stablehlo.slice %arg0 [0:24, 225:228] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_899 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2551 = stablehlo.reduce(%2550 init: %cst_899) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2552 = stablehlo.reshape %2551 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2553 = stablehlo.broadcast_in_dim %2552, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2554 = stablehlo.compare EQ, %2550, %2553, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2555 = stablehlo.convert %2554 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_900 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2556 = stablehlo.reduce(%2555 init: %cst_900) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_901 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2557 = stablehlo.broadcast_in_dim %cst_901, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2558 = stablehlo.maximum %2557, %2551 : tensor<24xf32>
    %2559 = stablehlo.compare EQ, %2551, %2558, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_902 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2560 = stablehlo.broadcast_in_dim %cst_902, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_903 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2561 = stablehlo.broadcast_in_dim %cst_903, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2562 = stablehlo.select %2559, %2560, %2561 : tensor<24xi1>, tensor<24xf32>
    %cst_904 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2563 = stablehlo.broadcast_in_dim %cst_904, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2564 = stablehlo.compare EQ, %2563, %2558, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_905 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2565 = stablehlo.broadcast_in_dim %cst_905, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_906 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2566 = stablehlo.broadcast_in_dim %cst_906, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2567 = stablehlo.select %2564, %2565, %2566 : tensor<24xi1>, tensor<24xf32>
    %2568 = stablehlo.divide %2562, %2567 : tensor<24xf32>
    %2569 = stablehlo.is_finite %2558 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_907 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2570 = stablehlo.broadcast_in_dim %cst_907, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2571 = stablehlo.select %2569, %2558, %2570 : tensor<24xi1>, tensor<24xf32>
    %cst_908 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2572 = stablehlo.broadcast_in_dim %cst_908, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2573 = stablehlo.broadcast_in_dim %2571, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2574 = stablehlo.broadcast_in_dim %2573, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2575 = stablehlo.subtract %2550, %2574 : tensor<24x3xf32>
    %2576 = stablehlo.exponential %2575 : tensor<24x3xf32>
    %cst_909 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2577 = stablehlo.reduce(%2576 init: %cst_909) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2578 = stablehlo.sign %2577 : tensor<24xf32>
    %2579 = stablehlo.abs %2577 : tensor<24xf32>
    %cst_910 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2580 = stablehlo.broadcast_in_dim %cst_910, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2581 = stablehlo.compare GE, %2577, %2580, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2582 = stablehlo.log %2579 : tensor<24xf32>
    %2583 = stablehlo.add %2582, %2571 : tensor<24xf32>
    %2584 = stablehlo.slice %arg0 [0:24, 228:231] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_911 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2585 = stablehlo.reduce(%2584 init: %cst_911) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2586 = stablehlo.reshape %2585 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2587 = stablehlo.broadcast_in_dim %2586, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2588 = stablehlo.compare EQ, %2584, %2587, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2589 = stablehlo.convert %2588 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_912 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2590 = stablehlo.reduce(%2589 init: %cst_912) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_913 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2591 = stablehlo.broadcast_in_dim %cst_913, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2592 = stablehlo.maximum %2591, %2585 : tensor<24xf32>
    %2593 = stablehlo.compare EQ, %2585, %2592, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_914 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2594 = stablehlo.broadcast_in_dim %cst_914, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_915 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2595 = stablehlo.broadcast_in_dim %cst_915, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2596 = stablehlo.select %2593, %2594, %2595 : tensor<24xi1>, tensor<24xf32>
    %cst_916 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2597 = stablehlo.broadcast_in_dim %cst_916, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2598 = stablehlo.compare EQ, %2597, %2592, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_917 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2599 = stablehlo.broadcast_in_dim %cst_917, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_918 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2600 = stablehlo.broadcast_in_dim %cst_918, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2601 = stablehlo.select %2598, %2599, %2600 : tensor<24xi1>, tensor<24xf32>
    %2602 = stablehlo.divide %2596, %2601 : tensor<24xf32>
    %2603 = stablehlo.is_finite %2592 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_919 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2604 = stablehlo.broadcast_in_dim %cst_919, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2605 = stablehlo.select %2603, %2592, %2604 : tensor<24xi1>, tensor<24xf32>
    %cst_920 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2606 = stablehlo.broadcast_in_dim %cst_920, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2607 = stablehlo.broadcast_in_dim %2605, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2608 = stablehlo.broadcast_in_dim %2607, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2609 = stablehlo.subtract %2584, %2608 : tensor<24x3xf32>
    %2610 = stablehlo.exponential %2609 : tensor<24x3xf32>
    %cst_921 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2611 = stablehlo.reduce(%2610 init: %cst_921) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2612 = stablehlo.sign %2611 : tensor<24xf32>
    %2613 = stablehlo.abs %2611 : tensor<24xf32>
    %cst_922 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2614 = stablehlo.broadcast_in_dim %cst_922, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2615 = stablehlo.compare GE, %2611, %2614, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2616 = stablehlo.log %2613 : tensor<24xf32>
    %2617 = stablehlo.add %2616, %2605 : tensor<24xf32>
    %2618 = stablehlo.slice %arg0 [0:24, 231:234] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_923 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2619 = stablehlo.reduce(%2618 init: %cst_923) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2620 = stablehlo.reshape %2619 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2621 = stablehlo.broadcast_in_dim %2620, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2622 = stablehlo.compare EQ, %2618, %2621, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2623 = stablehlo.convert %2622 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_924 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2624 = stablehlo.reduce(%2623 init: %cst_924) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_925 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2625 = stablehlo.broadcast_in_dim %cst_925, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2626 = stablehlo.maximum %2625, %2619 : tensor<24xf32>
    %2627 = stablehlo.compare EQ, %2619, %2626, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_926 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2628 = stablehlo.broadcast_in_dim %cst_926, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_927 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2629 = stablehlo.broadcast_in_dim %cst_927, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2630 = stablehlo.select %2627, %2628, %2629 : tensor<24xi1>, tensor<24xf32>
    %cst_928 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2631 = stablehlo.broadcast_in_dim %cst_928, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2632 = stablehlo.compare EQ, %2631, %2626, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_929 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2633 = stablehlo.broadcast_in_dim %cst_929, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_930 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2634 = stablehlo.broadcast_in_dim %cst_930, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2635 = stablehlo.select %2632, %2633, %2634 : tensor<24xi1>, tensor<24xf32>
    %2636 = stablehlo.divide %2630, %2635 : tensor<24xf32>
    %2637 = stablehlo.is_finite %2626 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_931 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2638 = stablehlo.broadcast_in_dim %cst_931, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2639 = stablehlo.select %2637, %2626, %2638 : tensor<24xi1>, tensor<24xf32>
    %cst_932 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2640 = stablehlo.broadcast_in_dim %cst_932, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2641 = stablehlo.broadcast_in_dim %2639, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2642 = stablehlo.broadcast_in_dim %2641, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2643 = stablehlo.subtract %2618, %2642 : tensor<24x3xf32>
    %2644 = stablehlo.exponential %2643 : tensor<24x3xf32>
    %cst_933 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2645 = stablehlo.reduce(%2644 init: %cst_933) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2646 = stablehlo.sign %2645 : tensor<24xf32>
    %2647 = stablehlo.abs %2645 : tensor<24xf32>
    %cst_934 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2648 = stablehlo.broadcast_in_dim %cst_934, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2649 = stablehlo.compare GE, %2645, %2648, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2650 = stablehlo.log %2647 : tensor<24xf32>
    %2651 = stablehlo.add %2650, %2639 : tensor<24xf32>
    %2652 = stablehlo.slice %arg0 [0:24, 234:237] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_935 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2653 = stablehlo.reduce(%2652 init: %cst_935) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2654 = stablehlo.reshape %2653 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2655 = stablehlo.broadcast_in_dim %2654, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2656 = stablehlo.compare EQ, %2652, %2655, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2657 = stablehlo.convert %2656 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_936 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2658 = stablehlo.reduce(%2657 init: %cst_936) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_937 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2659 = stablehlo.broadcast_in_dim %cst_937, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2660 = stablehlo.maximum %2659, %2653 : tensor<24xf32>
    %2661 = stablehlo.compare EQ, %2653, %2660, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_938 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2662 = stablehlo.broadcast_in_dim %cst_938, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_939 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2663 = stablehlo.broadcast_in_dim %cst_939, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2664 = stablehlo.select %2661, %2662, %2663 : tensor<24xi1>, tensor<24xf32>
    %cst_940 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2665 = stablehlo.broadcast_in_dim %cst_940, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2666 = stablehlo.compare EQ, %2665, %2660, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_941 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2667 = stablehlo.broadcast_in_dim %cst_941, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_942 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2668 = stablehlo.broadcast_in_dim %cst_942, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2669 = stablehlo.select %2666, %2667, %2668 : tensor<24xi1>, tensor<24xf32>
    %2670 = stablehlo.divide %2664, %2669 : tensor<24xf32>
    %2671 = stablehlo.is_finite %2660 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_943 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2672 = stablehlo.broadcast_in_dim %cst_943, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2673 = stablehlo.select %2671, %2660, %2672 : tensor<24xi1>, tensor<24xf32>
    %cst_944 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2674 = stablehlo.broadcast_in_dim %cst_944, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2675 = stablehlo.broadcast_in_dim %2673, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2676 = stablehlo.broadcast_in_dim %2675, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2677 = stablehlo.subtract %2652, %2676 : tensor<24x3xf32>
    %2678 = stablehlo.exponential %2677 : tensor<24x3xf32>
    %cst_945 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2679 = stablehlo.reduce(%2678 init: %cst_945) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2680 = stablehlo.sign %2679 : tensor<24xf32>
    %2681 = stablehlo.abs %2679 : tensor<24xf32>
    %cst_946 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2682 = stablehlo.broadcast_in_dim %cst_946, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2683 = stablehlo.compare GE, %2679, %2682, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2684 = stablehlo.log %2681 : tensor<24xf32>
    %2685 = stablehlo.add %2684, %2673 : tensor<24xf32>
    %2686 = stablehlo.slice %arg0 [0:24, 237:240] : (tensor<24x240xf32>) -> tensor<24x3xf32>
    %cst_947 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2687 = stablehlo.reduce(%2686 init: %cst_947) applies stablehlo.maximum across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2688 = stablehlo.reshape %2687 : (tensor<24xf32>) -> tensor<24x1xf32>
    %2689 = stablehlo.broadcast_in_dim %2688, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2690 = stablehlo.compare EQ, %2686, %2689, FLOAT : (tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x3xi1>
    %2691 = stablehlo.convert %2690 : (tensor<24x3xi1>) -> tensor<24x3xf32>
    %cst_948 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2692 = stablehlo.reduce(%2691 init: %cst_948) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_949 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2693 = stablehlo.broadcast_in_dim %cst_949, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2694 = stablehlo.maximum %2693, %2687 : tensor<24xf32>
    %2695 = stablehlo.compare EQ, %2687, %2694, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_950 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2696 = stablehlo.broadcast_in_dim %cst_950, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_951 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2697 = stablehlo.broadcast_in_dim %cst_951, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2698 = stablehlo.select %2695, %2696, %2697 : tensor<24xi1>, tensor<24xf32>
    %cst_952 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2699 = stablehlo.broadcast_in_dim %cst_952, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2700 = stablehlo.compare EQ, %2699, %2694, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_953 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2701 = stablehlo.broadcast_in_dim %cst_953, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_954 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2702 = stablehlo.broadcast_in_dim %cst_954, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2703 = stablehlo.select %2700, %2701, %2702 : tensor<24xi1>, tensor<24xf32>
    %2704 = stablehlo.divide %2698, %2703 : tensor<24xf32>
    %2705 = stablehlo.is_finite %2694 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_955 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2706 = stablehlo.broadcast_in_dim %cst_955, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2707 = stablehlo.select %2705, %2694, %2706 : tensor<24xi1>, tensor<24xf32>
    %cst_956 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2708 = stablehlo.broadcast_in_dim %cst_956, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2709 = stablehlo.broadcast_in_dim %2707, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2710 = stablehlo.broadcast_in_dim %2709, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x3xf32>
    %2711 = stablehlo.subtract %2686, %2710 : tensor<24x3xf32>
    %2712 = stablehlo.exponential %2711 : tensor<24x3xf32>
    %cst_957 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2713 = stablehlo.reduce(%2712 init: %cst_957) applies stablehlo.add across dimensions = [1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24xf32>
    %2714 = stablehlo.sign %2713 : tensor<24xf32>
    %2715 = stablehlo.abs %2713 : tensor<24xf32>
    %cst_958 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2716 = stablehlo.broadcast_in_dim %cst_958, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2717 = stablehlo.compare GE, %2713, %2716, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2718 = stablehlo.log %2715 : tensor<24xf32>
    %2719 = stablehlo.add %2718, %2707 : tensor<24xf32>
    %2720 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2721 = stablehlo.broadcast_in_dim %67, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2722 = stablehlo.broadcast_in_dim %101, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2723 = stablehlo.broadcast_in_dim %135, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2724 = stablehlo.broadcast_in_dim %169, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2725 = stablehlo.broadcast_in_dim %203, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2726 = stablehlo.broadcast_in_dim %237, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2727 = stablehlo.broadcast_in_dim %271, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2728 = stablehlo.broadcast_in_dim %305, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2729 = stablehlo.broadcast_in_dim %339, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2730 = stablehlo.broadcast_in_dim %373, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2731 = stablehlo.broadcast_in_dim %407, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2732 = stablehlo.broadcast_in_dim %441, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2733 = stablehlo.broadcast_in_dim %475, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2734 = stablehlo.broadcast_in_dim %509, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2735 = stablehlo.broadcast_in_dim %543, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2736 = stablehlo.broadcast_in_dim %577, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2737 = stablehlo.broadcast_in_dim %611, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2738 = stablehlo.broadcast_in_dim %645, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2739 = stablehlo.broadcast_in_dim %679, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2740 = stablehlo.broadcast_in_dim %713, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2741 = stablehlo.broadcast_in_dim %747, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2742 = stablehlo.broadcast_in_dim %781, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2743 = stablehlo.broadcast_in_dim %815, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2744 = stablehlo.broadcast_in_dim %849, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2745 = stablehlo.broadcast_in_dim %883, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2746 = stablehlo.broadcast_in_dim %917, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2747 = stablehlo.broadcast_in_dim %951, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2748 = stablehlo.broadcast_in_dim %985, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2749 = stablehlo.broadcast_in_dim %1019, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2750 = stablehlo.broadcast_in_dim %1053, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2751 = stablehlo.broadcast_in_dim %1087, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2752 = stablehlo.broadcast_in_dim %1121, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2753 = stablehlo.broadcast_in_dim %1155, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2754 = stablehlo.broadcast_in_dim %1189, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2755 = stablehlo.broadcast_in_dim %1223, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2756 = stablehlo.broadcast_in_dim %1257, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2757 = stablehlo.broadcast_in_dim %1291, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2758 = stablehlo.broadcast_in_dim %1325, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2759 = stablehlo.broadcast_in_dim %1359, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2760 = stablehlo.broadcast_in_dim %1393, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2761 = stablehlo.broadcast_in_dim %1427, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2762 = stablehlo.broadcast_in_dim %1461, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2763 = stablehlo.broadcast_in_dim %1495, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2764 = stablehlo.broadcast_in_dim %1529, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2765 = stablehlo.broadcast_in_dim %1563, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2766 = stablehlo.broadcast_in_dim %1597, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2767 = stablehlo.broadcast_in_dim %1631, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2768 = stablehlo.broadcast_in_dim %1665, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2769 = stablehlo.broadcast_in_dim %1699, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2770 = stablehlo.broadcast_in_dim %1733, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2771 = stablehlo.broadcast_in_dim %1767, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2772 = stablehlo.broadcast_in_dim %1801, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2773 = stablehlo.broadcast_in_dim %1835, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2774 = stablehlo.broadcast_in_dim %1869, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2775 = stablehlo.broadcast_in_dim %1903, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2776 = stablehlo.broadcast_in_dim %1937, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2777 = stablehlo.broadcast_in_dim %1971, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2778 = stablehlo.broadcast_in_dim %2005, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2779 = stablehlo.broadcast_in_dim %2039, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2780 = stablehlo.broadcast_in_dim %2073, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2781 = stablehlo.broadcast_in_dim %2107, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2782 = stablehlo.broadcast_in_dim %2141, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2783 = stablehlo.broadcast_in_dim %2175, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2784 = stablehlo.broadcast_in_dim %2209, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2785 = stablehlo.broadcast_in_dim %2243, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2786 = stablehlo.broadcast_in_dim %2277, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2787 = stablehlo.broadcast_in_dim %2311, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2788 = stablehlo.broadcast_in_dim %2345, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2789 = stablehlo.broadcast_in_dim %2379, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2790 = stablehlo.broadcast_in_dim %2413, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2791 = stablehlo.broadcast_in_dim %2447, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2792 = stablehlo.broadcast_in_dim %2481, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2793 = stablehlo.broadcast_in_dim %2515, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2794 = stablehlo.broadcast_in_dim %2549, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2795 = stablehlo.broadcast_in_dim %2583, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2796 = stablehlo.broadcast_in_dim %2617, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2797 = stablehlo.broadcast_in_dim %2651, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2798 = stablehlo.broadcast_in_dim %2685, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2799 = stablehlo.broadcast_in_dim %2719, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2800 = stablehlo.concatenate %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<16x24xf32>
    %2801 = stablehlo.concatenate %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<16x24xf32>
    %2802 = stablehlo.concatenate %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<16x24xf32>
    %2803 = stablehlo.concatenate %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<16x24xf32>
    %2804 = stablehlo.concatenate %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<16x24xf32>
    %2805 = stablehlo.concatenate %2800, %2801, %2802, %2803, %2804, dim = 0 : (tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<80x24xf32>
    %cst_959 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2806 = stablehlo.reduce(%2805 init: %cst_959) applies stablehlo.maximum across dimensions = [0] : (tensor<80x24xf32>, tensor<f32>) -> tensor<24xf32>
    %2807 = stablehlo.reshape %2806 : (tensor<24xf32>) -> tensor<1x24xf32>
    %2808 = stablehlo.broadcast_in_dim %2807, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<80x24xf32>
    %2809 = stablehlo.compare EQ, %2805, %2808, FLOAT : (tensor<80x24xf32>, tensor<80x24xf32>) -> tensor<80x24xi1>
    %2810 = stablehlo.convert %2809 : (tensor<80x24xi1>) -> tensor<80x24xf32>
    %cst_960 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2811 = stablehlo.reduce(%2810 init: %cst_960) applies stablehlo.add across dimensions = [0] : (tensor<80x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_961 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2812 = stablehlo.broadcast_in_dim %cst_961, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2813 = stablehlo.maximum %2812, %2806 : tensor<24xf32>
    %2814 = stablehlo.compare EQ, %2806, %2813, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_962 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2815 = stablehlo.broadcast_in_dim %cst_962, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_963 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2816 = stablehlo.broadcast_in_dim %cst_963, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2817 = stablehlo.select %2814, %2815, %2816 : tensor<24xi1>, tensor<24xf32>
    %cst_964 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2818 = stablehlo.broadcast_in_dim %cst_964, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2819 = stablehlo.compare EQ, %2818, %2813, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_965 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2820 = stablehlo.broadcast_in_dim %cst_965, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_966 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2821 = stablehlo.broadcast_in_dim %cst_966, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2822 = stablehlo.select %2819, %2820, %2821 : tensor<24xi1>, tensor<24xf32>
    %2823 = stablehlo.divide %2817, %2822 : tensor<24xf32>
    %2824 = stablehlo.is_finite %2813 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_967 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2825 = stablehlo.broadcast_in_dim %cst_967, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2826 = stablehlo.select %2824, %2813, %2825 : tensor<24xi1>, tensor<24xf32>
    %cst_968 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2827 = stablehlo.broadcast_in_dim %cst_968, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2828 = stablehlo.broadcast_in_dim %2826, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2829 = stablehlo.broadcast_in_dim %2828, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<80x24xf32>
    %2830 = stablehlo.subtract %2805, %2829 : tensor<80x24xf32>
    %2831 = stablehlo.exponential %2830 : tensor<80x24xf32>
    %cst_969 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2832 = stablehlo.reduce(%2831 init: %cst_969) applies stablehlo.add across dimensions = [0] : (tensor<80x24xf32>, tensor<f32>) -> tensor<24xf32>
    %2833 = stablehlo.sign %2832 : tensor<24xf32>
    %2834 = stablehlo.abs %2832 : tensor<24xf32>
    %cst_970 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2835 = stablehlo.broadcast_in_dim %cst_970, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2836 = stablehlo.compare GE, %2832, %2835, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2837 = stablehlo.log %2834 : tensor<24xf32>
    %2838 = stablehlo.add %2837, %2826 : tensor<24xf32>
    %cst_971 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2839 = stablehlo.broadcast_in_dim %cst_971, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2840 = stablehlo.subtract %2838, %2839 : tensor<24xf32>
    %2841 = stablehlo.multiply %2840, %arg2 : tensor<24xf32>
    %cst_972 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2842 = stablehlo.reduce(%2841 init: %cst_972) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_973 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2843 = stablehlo.broadcast_in_dim %cst_973, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2844 = stablehlo.multiply %2843, %arg2 : tensor<24xf32>
    %2845 = stablehlo.divide %2844, %2834 : tensor<24xf32>
    %cst_974 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2846 = stablehlo.broadcast_in_dim %cst_974, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2847 = stablehlo.select %2836, %2846, %2845 : tensor<24xi1>, tensor<24xf32>
    %2848 = stablehlo.select %2836, %2845, %2846 : tensor<24xi1>, tensor<24xf32>
    %2849 = stablehlo.negate %2847 : tensor<24xf32>
    %2850 = stablehlo.add %2848, %2849 : tensor<24xf32>
    %2851 = stablehlo.broadcast_in_dim %2850, dims = [1] : (tensor<24xf32>) -> tensor<80x24xf32>
    %2852 = stablehlo.multiply %2851, %2831 : tensor<80x24xf32>
    %2853 = stablehlo.slice %2852 [0:1, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2854 = stablehlo.reshape %2853 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2855 = stablehlo.slice %2852 [1:2, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2856 = stablehlo.reshape %2855 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2857 = stablehlo.slice %2852 [2:3, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2858 = stablehlo.reshape %2857 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2859 = stablehlo.slice %2852 [3:4, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2860 = stablehlo.reshape %2859 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2861 = stablehlo.slice %2852 [4:5, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2862 = stablehlo.reshape %2861 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2863 = stablehlo.slice %2852 [5:6, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2864 = stablehlo.reshape %2863 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2865 = stablehlo.slice %2852 [6:7, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2866 = stablehlo.reshape %2865 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2867 = stablehlo.slice %2852 [7:8, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2868 = stablehlo.reshape %2867 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2869 = stablehlo.slice %2852 [8:9, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2870 = stablehlo.reshape %2869 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2871 = stablehlo.slice %2852 [9:10, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2872 = stablehlo.reshape %2871 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2873 = stablehlo.slice %2852 [10:11, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2874 = stablehlo.reshape %2873 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2875 = stablehlo.slice %2852 [11:12, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2876 = stablehlo.reshape %2875 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2877 = stablehlo.slice %2852 [12:13, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2878 = stablehlo.reshape %2877 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2879 = stablehlo.slice %2852 [13:14, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2880 = stablehlo.reshape %2879 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2881 = stablehlo.slice %2852 [14:15, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2882 = stablehlo.reshape %2881 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2883 = stablehlo.slice %2852 [15:16, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2884 = stablehlo.reshape %2883 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2885 = stablehlo.slice %2852 [16:17, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2886 = stablehlo.reshape %2885 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2887 = stablehlo.slice %2852 [17:18, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2888 = stablehlo.reshape %2887 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2889 = stablehlo.slice %2852 [18:19, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2890 = stablehlo.reshape %2889 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2891 = stablehlo.slice %2852 [19:20, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2892 = stablehlo.reshape %2891 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2893 = stablehlo.slice %2852 [20:21, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2894 = stablehlo.reshape %2893 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2895 = stablehlo.slice %2852 [21:22, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2896 = stablehlo.reshape %2895 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2897 = stablehlo.slice %2852 [22:23, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2898 = stablehlo.reshape %2897 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2899 = stablehlo.slice %2852 [23:24, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2900 = stablehlo.reshape %2899 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2901 = stablehlo.slice %2852 [24:25, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2902 = stablehlo.reshape %2901 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2903 = stablehlo.slice %2852 [25:26, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2904 = stablehlo.reshape %2903 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2905 = stablehlo.slice %2852 [26:27, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2906 = stablehlo.reshape %2905 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2907 = stablehlo.slice %2852 [27:28, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2908 = stablehlo.reshape %2907 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2909 = stablehlo.slice %2852 [28:29, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2910 = stablehlo.reshape %2909 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2911 = stablehlo.slice %2852 [29:30, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2912 = stablehlo.reshape %2911 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2913 = stablehlo.slice %2852 [30:31, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2914 = stablehlo.reshape %2913 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2915 = stablehlo.slice %2852 [31:32, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2916 = stablehlo.reshape %2915 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2917 = stablehlo.slice %2852 [32:33, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2918 = stablehlo.reshape %2917 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2919 = stablehlo.slice %2852 [33:34, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2920 = stablehlo.reshape %2919 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2921 = stablehlo.slice %2852 [34:35, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2922 = stablehlo.reshape %2921 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2923 = stablehlo.slice %2852 [35:36, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2924 = stablehlo.reshape %2923 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2925 = stablehlo.slice %2852 [36:37, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2926 = stablehlo.reshape %2925 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2927 = stablehlo.slice %2852 [37:38, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2928 = stablehlo.reshape %2927 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2929 = stablehlo.slice %2852 [38:39, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2930 = stablehlo.reshape %2929 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2931 = stablehlo.slice %2852 [39:40, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2932 = stablehlo.reshape %2931 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2933 = stablehlo.slice %2852 [40:41, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2934 = stablehlo.reshape %2933 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2935 = stablehlo.slice %2852 [41:42, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2936 = stablehlo.reshape %2935 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2937 = stablehlo.slice %2852 [42:43, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2938 = stablehlo.reshape %2937 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2939 = stablehlo.slice %2852 [43:44, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2940 = stablehlo.reshape %2939 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2941 = stablehlo.slice %2852 [44:45, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2942 = stablehlo.reshape %2941 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2943 = stablehlo.slice %2852 [45:46, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2944 = stablehlo.reshape %2943 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2945 = stablehlo.slice %2852 [46:47, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2946 = stablehlo.reshape %2945 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2947 = stablehlo.slice %2852 [47:48, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2948 = stablehlo.reshape %2947 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2949 = stablehlo.slice %2852 [48:49, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2950 = stablehlo.reshape %2949 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2951 = stablehlo.slice %2852 [49:50, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2952 = stablehlo.reshape %2951 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2953 = stablehlo.slice %2852 [50:51, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2954 = stablehlo.reshape %2953 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2955 = stablehlo.slice %2852 [51:52, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2956 = stablehlo.reshape %2955 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2957 = stablehlo.slice %2852 [52:53, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2958 = stablehlo.reshape %2957 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2959 = stablehlo.slice %2852 [53:54, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2960 = stablehlo.reshape %2959 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2961 = stablehlo.slice %2852 [54:55, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2962 = stablehlo.reshape %2961 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2963 = stablehlo.slice %2852 [55:56, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2964 = stablehlo.reshape %2963 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2965 = stablehlo.slice %2852 [56:57, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2966 = stablehlo.reshape %2965 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2967 = stablehlo.slice %2852 [57:58, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2968 = stablehlo.reshape %2967 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2969 = stablehlo.slice %2852 [58:59, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2970 = stablehlo.reshape %2969 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2971 = stablehlo.slice %2852 [59:60, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2972 = stablehlo.reshape %2971 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2973 = stablehlo.slice %2852 [60:61, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2974 = stablehlo.reshape %2973 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2975 = stablehlo.slice %2852 [61:62, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2976 = stablehlo.reshape %2975 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2977 = stablehlo.slice %2852 [62:63, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2978 = stablehlo.reshape %2977 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2979 = stablehlo.slice %2852 [63:64, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2980 = stablehlo.reshape %2979 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2981 = stablehlo.slice %2852 [64:65, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2982 = stablehlo.reshape %2981 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2983 = stablehlo.slice %2852 [65:66, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2984 = stablehlo.reshape %2983 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2985 = stablehlo.slice %2852 [66:67, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2986 = stablehlo.reshape %2985 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2987 = stablehlo.slice %2852 [67:68, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2988 = stablehlo.reshape %2987 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2989 = stablehlo.slice %2852 [68:69, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2990 = stablehlo.reshape %2989 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2991 = stablehlo.slice %2852 [69:70, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2992 = stablehlo.reshape %2991 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2993 = stablehlo.slice %2852 [70:71, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2994 = stablehlo.reshape %2993 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2995 = stablehlo.slice %2852 [71:72, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2996 = stablehlo.reshape %2995 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2997 = stablehlo.slice %2852 [72:73, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %2998 = stablehlo.reshape %2997 : (tensor<1x24xf32>) -> tensor<24xf32>
    %2999 = stablehlo.slice %2852 [73:74, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %3000 = stablehlo.reshape %2999 : (tensor<1x24xf32>) -> tensor<24xf32>
    %3001 = stablehlo.slice %2852 [74:75, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %3002 = stablehlo.reshape %3001 : (tensor<1x24xf32>) -> tensor<24xf32>
    %3003 = stablehlo.slice %2852 [75:76, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %3004 = stablehlo.reshape %3003 : (tensor<1x24xf32>) -> tensor<24xf32>
    %3005 = stablehlo.slice %2852 [76:77, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %3006 = stablehlo.reshape %3005 : (tensor<1x24xf32>) -> tensor<24xf32>
    %3007 = stablehlo.slice %2852 [77:78, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %3008 = stablehlo.reshape %3007 : (tensor<1x24xf32>) -> tensor<24xf32>
    %3009 = stablehlo.slice %2852 [78:79, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %3010 = stablehlo.reshape %3009 : (tensor<1x24xf32>) -> tensor<24xf32>
    %3011 = stablehlo.slice %2852 [79:80, 0:24] : (tensor<80x24xf32>) -> tensor<1x24xf32>
    %3012 = stablehlo.reshape %3011 : (tensor<1x24xf32>) -> tensor<24xf32>
    %3013 = stablehlo.divide %3012, %2715 : tensor<24xf32>
    %cst_975 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3014 = stablehlo.broadcast_in_dim %cst_975, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3015 = stablehlo.select %2717, %3014, %3013 : tensor<24xi1>, tensor<24xf32>
    %3016 = stablehlo.select %2717, %3013, %3014 : tensor<24xi1>, tensor<24xf32>
    %3017 = stablehlo.negate %3015 : tensor<24xf32>
    %3018 = stablehlo.add %3016, %3017 : tensor<24xf32>
    %3019 = stablehlo.broadcast_in_dim %3018, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3020 = stablehlo.multiply %3019, %2712 : tensor<24x3xf32>
    %cst_976 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3021 = stablehlo.pad %3020, %cst_976, low = [0, 237], high = [0, 0], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3022 = stablehlo.divide %3010, %2681 : tensor<24xf32>
    %cst_977 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3023 = stablehlo.broadcast_in_dim %cst_977, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3024 = stablehlo.select %2683, %3023, %3022 : tensor<24xi1>, tensor<24xf32>
    %3025 = stablehlo.select %2683, %3022, %3023 : tensor<24xi1>, tensor<24xf32>
    %3026 = stablehlo.negate %3024 : tensor<24xf32>
    %3027 = stablehlo.add %3025, %3026 : tensor<24xf32>
    %3028 = stablehlo.broadcast_in_dim %3027, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3029 = stablehlo.multiply %3028, %2678 : tensor<24x3xf32>
    %cst_978 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3030 = stablehlo.pad %3029, %cst_978, low = [0, 234], high = [0, 3], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3031 = stablehlo.add %3021, %3030 : tensor<24x240xf32>
    %3032 = stablehlo.divide %3008, %2647 : tensor<24xf32>
    %cst_979 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3033 = stablehlo.broadcast_in_dim %cst_979, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3034 = stablehlo.select %2649, %3033, %3032 : tensor<24xi1>, tensor<24xf32>
    %3035 = stablehlo.select %2649, %3032, %3033 : tensor<24xi1>, tensor<24xf32>
    %3036 = stablehlo.negate %3034 : tensor<24xf32>
    %3037 = stablehlo.add %3035, %3036 : tensor<24xf32>
    %3038 = stablehlo.broadcast_in_dim %3037, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3039 = stablehlo.multiply %3038, %2644 : tensor<24x3xf32>
    %cst_980 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3040 = stablehlo.pad %3039, %cst_980, low = [0, 231], high = [0, 6], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3041 = stablehlo.add %3031, %3040 : tensor<24x240xf32>
    %3042 = stablehlo.divide %3006, %2613 : tensor<24xf32>
    %cst_981 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3043 = stablehlo.broadcast_in_dim %cst_981, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3044 = stablehlo.select %2615, %3043, %3042 : tensor<24xi1>, tensor<24xf32>
    %3045 = stablehlo.select %2615, %3042, %3043 : tensor<24xi1>, tensor<24xf32>
    %3046 = stablehlo.negate %3044 : tensor<24xf32>
    %3047 = stablehlo.add %3045, %3046 : tensor<24xf32>
    %3048 = stablehlo.broadcast_in_dim %3047, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3049 = stablehlo.multiply %3048, %2610 : tensor<24x3xf32>
    %cst_982 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3050 = stablehlo.pad %3049, %cst_982, low = [0, 228], high = [0, 9], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3051 = stablehlo.add %3041, %3050 : tensor<24x240xf32>
    %3052 = stablehlo.divide %3004, %2579 : tensor<24xf32>
    %cst_983 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3053 = stablehlo.broadcast_in_dim %cst_983, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3054 = stablehlo.select %2581, %3053, %3052 : tensor<24xi1>, tensor<24xf32>
    %3055 = stablehlo.select %2581, %3052, %3053 : tensor<24xi1>, tensor<24xf32>
    %3056 = stablehlo.negate %3054 : tensor<24xf32>
    %3057 = stablehlo.add %3055, %3056 : tensor<24xf32>
    %3058 = stablehlo.broadcast_in_dim %3057, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3059 = stablehlo.multiply %3058, %2576 : tensor<24x3xf32>
    %cst_984 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3060 = stablehlo.pad %3059, %cst_984, low = [0, 225], high = [0, 12], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3061 = stablehlo.add %3051, %3060 : tensor<24x240xf32>
    %3062 = stablehlo.divide %3002, %2545 : tensor<24xf32>
    %cst_985 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3063 = stablehlo.broadcast_in_dim %cst_985, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3064 = stablehlo.select %2547, %3063, %3062 : tensor<24xi1>, tensor<24xf32>
    %3065 = stablehlo.select %2547, %3062, %3063 : tensor<24xi1>, tensor<24xf32>
    %3066 = stablehlo.negate %3064 : tensor<24xf32>
    %3067 = stablehlo.add %3065, %3066 : tensor<24xf32>
    %3068 = stablehlo.broadcast_in_dim %3067, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3069 = stablehlo.multiply %3068, %2542 : tensor<24x3xf32>
    %cst_986 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3070 = stablehlo.pad %3069, %cst_986, low = [0, 222], high = [0, 15], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3071 = stablehlo.add %3061, %3070 : tensor<24x240xf32>
    %3072 = stablehlo.divide %3000, %2511 : tensor<24xf32>
    %cst_987 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3073 = stablehlo.broadcast_in_dim %cst_987, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3074 = stablehlo.select %2513, %3073, %3072 : tensor<24xi1>, tensor<24xf32>
    %3075 = stablehlo.select %2513, %3072, %3073 : tensor<24xi1>, tensor<24xf32>
    %3076 = stablehlo.negate %3074 : tensor<24xf32>
    %3077 = stablehlo.add %3075, %3076 : tensor<24xf32>
    %3078 = stablehlo.broadcast_in_dim %3077, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3079 = stablehlo.multiply %3078, %2508 : tensor<24x3xf32>
    %cst_988 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3080 = stablehlo.pad %3079, %cst_988, low = [0, 219], high = [0, 18], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3081 = stablehlo.add %3071, %3080 : tensor<24x240xf32>
    %3082 = stablehlo.divide %2998, %2477 : tensor<24xf32>
    %cst_989 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3083 = stablehlo.broadcast_in_dim %cst_989, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3084 = stablehlo.select %2479, %3083, %3082 : tensor<24xi1>, tensor<24xf32>
    %3085 = stablehlo.select %2479, %3082, %3083 : tensor<24xi1>, tensor<24xf32>
    %3086 = stablehlo.negate %3084 : tensor<24xf32>
    %3087 = stablehlo.add %3085, %3086 : tensor<24xf32>
    %3088 = stablehlo.broadcast_in_dim %3087, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3089 = stablehlo.multiply %3088, %2474 : tensor<24x3xf32>
    %cst_990 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3090 = stablehlo.pad %3089, %cst_990, low = [0, 216], high = [0, 21], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3091 = stablehlo.add %3081, %3090 : tensor<24x240xf32>
    %3092 = stablehlo.divide %2996, %2443 : tensor<24xf32>
    %cst_991 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3093 = stablehlo.broadcast_in_dim %cst_991, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3094 = stablehlo.select %2445, %3093, %3092 : tensor<24xi1>, tensor<24xf32>
    %3095 = stablehlo.select %2445, %3092, %3093 : tensor<24xi1>, tensor<24xf32>
    %3096 = stablehlo.negate %3094 : tensor<24xf32>
    %3097 = stablehlo.add %3095, %3096 : tensor<24xf32>
    %3098 = stablehlo.broadcast_in_dim %3097, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3099 = stablehlo.multiply %3098, %2440 : tensor<24x3xf32>
    %cst_992 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3100 = stablehlo.pad %3099, %cst_992, low = [0, 213], high = [0, 24], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3101 = stablehlo.add %3091, %3100 : tensor<24x240xf32>
    %3102 = stablehlo.divide %2994, %2409 : tensor<24xf32>
    %cst_993 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3103 = stablehlo.broadcast_in_dim %cst_993, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3104 = stablehlo.select %2411, %3103, %3102 : tensor<24xi1>, tensor<24xf32>
    %3105 = stablehlo.select %2411, %3102, %3103 : tensor<24xi1>, tensor<24xf32>
    %3106 = stablehlo.negate %3104 : tensor<24xf32>
    %3107 = stablehlo.add %3105, %3106 : tensor<24xf32>
    %3108 = stablehlo.broadcast_in_dim %3107, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3109 = stablehlo.multiply %3108, %2406 : tensor<24x3xf32>
    %cst_994 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3110 = stablehlo.pad %3109, %cst_994, low = [0, 210], high = [0, 27], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3111 = stablehlo.add %3101, %3110 : tensor<24x240xf32>
    %3112 = stablehlo.divide %2992, %2375 : tensor<24xf32>
    %cst_995 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3113 = stablehlo.broadcast_in_dim %cst_995, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3114 = stablehlo.select %2377, %3113, %3112 : tensor<24xi1>, tensor<24xf32>
    %3115 = stablehlo.select %2377, %3112, %3113 : tensor<24xi1>, tensor<24xf32>
    %3116 = stablehlo.negate %3114 : tensor<24xf32>
    %3117 = stablehlo.add %3115, %3116 : tensor<24xf32>
    %3118 = stablehlo.broadcast_in_dim %3117, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3119 = stablehlo.multiply %3118, %2372 : tensor<24x3xf32>
    %cst_996 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3120 = stablehlo.pad %3119, %cst_996, low = [0, 207], high = [0, 30], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3121 = stablehlo.add %3111, %3120 : tensor<24x240xf32>
    %3122 = stablehlo.divide %2990, %2341 : tensor<24xf32>
    %cst_997 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3123 = stablehlo.broadcast_in_dim %cst_997, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3124 = stablehlo.select %2343, %3123, %3122 : tensor<24xi1>, tensor<24xf32>
    %3125 = stablehlo.select %2343, %3122, %3123 : tensor<24xi1>, tensor<24xf32>
    %3126 = stablehlo.negate %3124 : tensor<24xf32>
    %3127 = stablehlo.add %3125, %3126 : tensor<24xf32>
    %3128 = stablehlo.broadcast_in_dim %3127, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3129 = stablehlo.multiply %3128, %2338 : tensor<24x3xf32>
    %cst_998 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3130 = stablehlo.pad %3129, %cst_998, low = [0, 204], high = [0, 33], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3131 = stablehlo.add %3121, %3130 : tensor<24x240xf32>
    %3132 = stablehlo.divide %2988, %2307 : tensor<24xf32>
    %cst_999 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3133 = stablehlo.broadcast_in_dim %cst_999, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3134 = stablehlo.select %2309, %3133, %3132 : tensor<24xi1>, tensor<24xf32>
    %3135 = stablehlo.select %2309, %3132, %3133 : tensor<24xi1>, tensor<24xf32>
    %3136 = stablehlo.negate %3134 : tensor<24xf32>
    %3137 = stablehlo.add %3135, %3136 : tensor<24xf32>
    %3138 = stablehlo.broadcast_in_dim %3137, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3139 = stablehlo.multiply %3138, %2304 : tensor<24x3xf32>
    %cst_1000 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3140 = stablehlo.pad %3139, %cst_1000, low = [0, 201], high = [0, 36], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3141 = stablehlo.add %3131, %3140 : tensor<24x240xf32>
    %3142 = stablehlo.divide %2986, %2273 : tensor<24xf32>
    %cst_1001 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3143 = stablehlo.broadcast_in_dim %cst_1001, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3144 = stablehlo.select %2275, %3143, %3142 : tensor<24xi1>, tensor<24xf32>
    %3145 = stablehlo.select %2275, %3142, %3143 : tensor<24xi1>, tensor<24xf32>
    %3146 = stablehlo.negate %3144 : tensor<24xf32>
    %3147 = stablehlo.add %3145, %3146 : tensor<24xf32>
    %3148 = stablehlo.broadcast_in_dim %3147, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3149 = stablehlo.multiply %3148, %2270 : tensor<24x3xf32>
    %cst_1002 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3150 = stablehlo.pad %3149, %cst_1002, low = [0, 198], high = [0, 39], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3151 = stablehlo.add %3141, %3150 : tensor<24x240xf32>
    %3152 = stablehlo.divide %2984, %2239 : tensor<24xf32>
    %cst_1003 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3153 = stablehlo.broadcast_in_dim %cst_1003, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3154 = stablehlo.select %2241, %3153, %3152 : tensor<24xi1>, tensor<24xf32>
    %3155 = stablehlo.select %2241, %3152, %3153 : tensor<24xi1>, tensor<24xf32>
    %3156 = stablehlo.negate %3154 : tensor<24xf32>
    %3157 = stablehlo.add %3155, %3156 : tensor<24xf32>
    %3158 = stablehlo.broadcast_in_dim %3157, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3159 = stablehlo.multiply %3158, %2236 : tensor<24x3xf32>
    %cst_1004 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3160 = stablehlo.pad %3159, %cst_1004, low = [0, 195], high = [0, 42], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3161 = stablehlo.add %3151, %3160 : tensor<24x240xf32>
    %3162 = stablehlo.divide %2982, %2205 : tensor<24xf32>
    %cst_1005 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3163 = stablehlo.broadcast_in_dim %cst_1005, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3164 = stablehlo.select %2207, %3163, %3162 : tensor<24xi1>, tensor<24xf32>
    %3165 = stablehlo.select %2207, %3162, %3163 : tensor<24xi1>, tensor<24xf32>
    %3166 = stablehlo.negate %3164 : tensor<24xf32>
    %3167 = stablehlo.add %3165, %3166 : tensor<24xf32>
    %3168 = stablehlo.broadcast_in_dim %3167, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3169 = stablehlo.multiply %3168, %2202 : tensor<24x3xf32>
    %cst_1006 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3170 = stablehlo.pad %3169, %cst_1006, low = [0, 192], high = [0, 45], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3171 = stablehlo.add %3161, %3170 : tensor<24x240xf32>
    %3172 = stablehlo.divide %2980, %2171 : tensor<24xf32>
    %cst_1007 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3173 = stablehlo.broadcast_in_dim %cst_1007, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3174 = stablehlo.select %2173, %3173, %3172 : tensor<24xi1>, tensor<24xf32>
    %3175 = stablehlo.select %2173, %3172, %3173 : tensor<24xi1>, tensor<24xf32>
    %3176 = stablehlo.negate %3174 : tensor<24xf32>
    %3177 = stablehlo.add %3175, %3176 : tensor<24xf32>
    %3178 = stablehlo.broadcast_in_dim %3177, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3179 = stablehlo.multiply %3178, %2168 : tensor<24x3xf32>
    %cst_1008 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3180 = stablehlo.pad %3179, %cst_1008, low = [0, 189], high = [0, 48], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3181 = stablehlo.add %3171, %3180 : tensor<24x240xf32>
    %3182 = stablehlo.divide %2978, %2137 : tensor<24xf32>
    %cst_1009 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3183 = stablehlo.broadcast_in_dim %cst_1009, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3184 = stablehlo.select %2139, %3183, %3182 : tensor<24xi1>, tensor<24xf32>
    %3185 = stablehlo.select %2139, %3182, %3183 : tensor<24xi1>, tensor<24xf32>
    %3186 = stablehlo.negate %3184 : tensor<24xf32>
    %3187 = stablehlo.add %3185, %3186 : tensor<24xf32>
    %3188 = stablehlo.broadcast_in_dim %3187, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3189 = stablehlo.multiply %3188, %2134 : tensor<24x3xf32>
    %cst_1010 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3190 = stablehlo.pad %3189, %cst_1010, low = [0, 186], high = [0, 51], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3191 = stablehlo.add %3181, %3190 : tensor<24x240xf32>
    %3192 = stablehlo.divide %2976, %2103 : tensor<24xf32>
    %cst_1011 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3193 = stablehlo.broadcast_in_dim %cst_1011, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3194 = stablehlo.select %2105, %3193, %3192 : tensor<24xi1>, tensor<24xf32>
    %3195 = stablehlo.select %2105, %3192, %3193 : tensor<24xi1>, tensor<24xf32>
    %3196 = stablehlo.negate %3194 : tensor<24xf32>
    %3197 = stablehlo.add %3195, %3196 : tensor<24xf32>
    %3198 = stablehlo.broadcast_in_dim %3197, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3199 = stablehlo.multiply %3198, %2100 : tensor<24x3xf32>
    %cst_1012 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3200 = stablehlo.pad %3199, %cst_1012, low = [0, 183], high = [0, 54], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3201 = stablehlo.add %3191, %3200 : tensor<24x240xf32>
    %3202 = stablehlo.divide %2974, %2069 : tensor<24xf32>
    %cst_1013 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3203 = stablehlo.broadcast_in_dim %cst_1013, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3204 = stablehlo.select %2071, %3203, %3202 : tensor<24xi1>, tensor<24xf32>
    %3205 = stablehlo.select %2071, %3202, %3203 : tensor<24xi1>, tensor<24xf32>
    %3206 = stablehlo.negate %3204 : tensor<24xf32>
    %3207 = stablehlo.add %3205, %3206 : tensor<24xf32>
    %3208 = stablehlo.broadcast_in_dim %3207, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3209 = stablehlo.multiply %3208, %2066 : tensor<24x3xf32>
    %cst_1014 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3210 = stablehlo.pad %3209, %cst_1014, low = [0, 180], high = [0, 57], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3211 = stablehlo.add %3201, %3210 : tensor<24x240xf32>
    %3212 = stablehlo.divide %2972, %2035 : tensor<24xf32>
    %cst_1015 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3213 = stablehlo.broadcast_in_dim %cst_1015, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3214 = stablehlo.select %2037, %3213, %3212 : tensor<24xi1>, tensor<24xf32>
    %3215 = stablehlo.select %2037, %3212, %3213 : tensor<24xi1>, tensor<24xf32>
    %3216 = stablehlo.negate %3214 : tensor<24xf32>
    %3217 = stablehlo.add %3215, %3216 : tensor<24xf32>
    %3218 = stablehlo.broadcast_in_dim %3217, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3219 = stablehlo.multiply %3218, %2032 : tensor<24x3xf32>
    %cst_1016 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3220 = stablehlo.pad %3219, %cst_1016, low = [0, 177], high = [0, 60], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3221 = stablehlo.add %3211, %3220 : tensor<24x240xf32>
    %3222 = stablehlo.divide %2970, %2001 : tensor<24xf32>
    %cst_1017 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3223 = stablehlo.broadcast_in_dim %cst_1017, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3224 = stablehlo.select %2003, %3223, %3222 : tensor<24xi1>, tensor<24xf32>
    %3225 = stablehlo.select %2003, %3222, %3223 : tensor<24xi1>, tensor<24xf32>
    %3226 = stablehlo.negate %3224 : tensor<24xf32>
    %3227 = stablehlo.add %3225, %3226 : tensor<24xf32>
    %3228 = stablehlo.broadcast_in_dim %3227, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3229 = stablehlo.multiply %3228, %1998 : tensor<24x3xf32>
    %cst_1018 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3230 = stablehlo.pad %3229, %cst_1018, low = [0, 174], high = [0, 63], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3231 = stablehlo.add %3221, %3230 : tensor<24x240xf32>
    %3232 = stablehlo.divide %2968, %1967 : tensor<24xf32>
    %cst_1019 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3233 = stablehlo.broadcast_in_dim %cst_1019, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3234 = stablehlo.select %1969, %3233, %3232 : tensor<24xi1>, tensor<24xf32>
    %3235 = stablehlo.select %1969, %3232, %3233 : tensor<24xi1>, tensor<24xf32>
    %3236 = stablehlo.negate %3234 : tensor<24xf32>
    %3237 = stablehlo.add %3235, %3236 : tensor<24xf32>
    %3238 = stablehlo.broadcast_in_dim %3237, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3239 = stablehlo.multiply %3238, %1964 : tensor<24x3xf32>
    %cst_1020 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3240 = stablehlo.pad %3239, %cst_1020, low = [0, 171], high = [0, 66], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3241 = stablehlo.add %3231, %3240 : tensor<24x240xf32>
    %3242 = stablehlo.divide %2966, %1933 : tensor<24xf32>
    %cst_1021 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3243 = stablehlo.broadcast_in_dim %cst_1021, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3244 = stablehlo.select %1935, %3243, %3242 : tensor<24xi1>, tensor<24xf32>
    %3245 = stablehlo.select %1935, %3242, %3243 : tensor<24xi1>, tensor<24xf32>
    %3246 = stablehlo.negate %3244 : tensor<24xf32>
    %3247 = stablehlo.add %3245, %3246 : tensor<24xf32>
    %3248 = stablehlo.broadcast_in_dim %3247, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3249 = stablehlo.multiply %3248, %1930 : tensor<24x3xf32>
    %cst_1022 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3250 = stablehlo.pad %3249, %cst_1022, low = [0, 168], high = [0, 69], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3251 = stablehlo.add %3241, %3250 : tensor<24x240xf32>
    %3252 = stablehlo.divide %2964, %1899 : tensor<24xf32>
    %cst_1023 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3253 = stablehlo.broadcast_in_dim %cst_1023, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3254 = stablehlo.select %1901, %3253, %3252 : tensor<24xi1>, tensor<24xf32>
    %3255 = stablehlo.select %1901, %3252, %3253 : tensor<24xi1>, tensor<24xf32>
    %3256 = stablehlo.negate %3254 : tensor<24xf32>
    %3257 = stablehlo.add %3255, %3256 : tensor<24xf32>
    %3258 = stablehlo.broadcast_in_dim %3257, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3259 = stablehlo.multiply %3258, %1896 : tensor<24x3xf32>
    %cst_1024 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3260 = stablehlo.pad %3259, %cst_1024, low = [0, 165], high = [0, 72], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3261 = stablehlo.add %3251, %3260 : tensor<24x240xf32>
    %3262 = stablehlo.divide %2962, %1865 : tensor<24xf32>
    %cst_1025 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3263 = stablehlo.broadcast_in_dim %cst_1025, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3264 = stablehlo.select %1867, %3263, %3262 : tensor<24xi1>, tensor<24xf32>
    %3265 = stablehlo.select %1867, %3262, %3263 : tensor<24xi1>, tensor<24xf32>
    %3266 = stablehlo.negate %3264 : tensor<24xf32>
    %3267 = stablehlo.add %3265, %3266 : tensor<24xf32>
    %3268 = stablehlo.broadcast_in_dim %3267, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3269 = stablehlo.multiply %3268, %1862 : tensor<24x3xf32>
    %cst_1026 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3270 = stablehlo.pad %3269, %cst_1026, low = [0, 162], high = [0, 75], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3271 = stablehlo.add %3261, %3270 : tensor<24x240xf32>
    %3272 = stablehlo.divide %2960, %1831 : tensor<24xf32>
    %cst_1027 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3273 = stablehlo.broadcast_in_dim %cst_1027, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3274 = stablehlo.select %1833, %3273, %3272 : tensor<24xi1>, tensor<24xf32>
    %3275 = stablehlo.select %1833, %3272, %3273 : tensor<24xi1>, tensor<24xf32>
    %3276 = stablehlo.negate %3274 : tensor<24xf32>
    %3277 = stablehlo.add %3275, %3276 : tensor<24xf32>
    %3278 = stablehlo.broadcast_in_dim %3277, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3279 = stablehlo.multiply %3278, %1828 : tensor<24x3xf32>
    %cst_1028 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3280 = stablehlo.pad %3279, %cst_1028, low = [0, 159], high = [0, 78], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3281 = stablehlo.add %3271, %3280 : tensor<24x240xf32>
    %3282 = stablehlo.divide %2958, %1797 : tensor<24xf32>
    %cst_1029 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3283 = stablehlo.broadcast_in_dim %cst_1029, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3284 = stablehlo.select %1799, %3283, %3282 : tensor<24xi1>, tensor<24xf32>
    %3285 = stablehlo.select %1799, %3282, %3283 : tensor<24xi1>, tensor<24xf32>
    %3286 = stablehlo.negate %3284 : tensor<24xf32>
    %3287 = stablehlo.add %3285, %3286 : tensor<24xf32>
    %3288 = stablehlo.broadcast_in_dim %3287, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3289 = stablehlo.multiply %3288, %1794 : tensor<24x3xf32>
    %cst_1030 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3290 = stablehlo.pad %3289, %cst_1030, low = [0, 156], high = [0, 81], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3291 = stablehlo.add %3281, %3290 : tensor<24x240xf32>
    %3292 = stablehlo.divide %2956, %1763 : tensor<24xf32>
    %cst_1031 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3293 = stablehlo.broadcast_in_dim %cst_1031, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3294 = stablehlo.select %1765, %3293, %3292 : tensor<24xi1>, tensor<24xf32>
    %3295 = stablehlo.select %1765, %3292, %3293 : tensor<24xi1>, tensor<24xf32>
    %3296 = stablehlo.negate %3294 : tensor<24xf32>
    %3297 = stablehlo.add %3295, %3296 : tensor<24xf32>
    %3298 = stablehlo.broadcast_in_dim %3297, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3299 = stablehlo.multiply %3298, %1760 : tensor<24x3xf32>
    %cst_1032 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3300 = stablehlo.pad %3299, %cst_1032, low = [0, 153], high = [0, 84], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3301 = stablehlo.add %3291, %3300 : tensor<24x240xf32>
    %3302 = stablehlo.divide %2954, %1729 : tensor<24xf32>
    %cst_1033 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3303 = stablehlo.broadcast_in_dim %cst_1033, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3304 = stablehlo.select %1731, %3303, %3302 : tensor<24xi1>, tensor<24xf32>
    %3305 = stablehlo.select %1731, %3302, %3303 : tensor<24xi1>, tensor<24xf32>
    %3306 = stablehlo.negate %3304 : tensor<24xf32>
    %3307 = stablehlo.add %3305, %3306 : tensor<24xf32>
    %3308 = stablehlo.broadcast_in_dim %3307, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3309 = stablehlo.multiply %3308, %1726 : tensor<24x3xf32>
    %cst_1034 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3310 = stablehlo.pad %3309, %cst_1034, low = [0, 150], high = [0, 87], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3311 = stablehlo.add %3301, %3310 : tensor<24x240xf32>
    %3312 = stablehlo.divide %2952, %1695 : tensor<24xf32>
    %cst_1035 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3313 = stablehlo.broadcast_in_dim %cst_1035, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3314 = stablehlo.select %1697, %3313, %3312 : tensor<24xi1>, tensor<24xf32>
    %3315 = stablehlo.select %1697, %3312, %3313 : tensor<24xi1>, tensor<24xf32>
    %3316 = stablehlo.negate %3314 : tensor<24xf32>
    %3317 = stablehlo.add %3315, %3316 : tensor<24xf32>
    %3318 = stablehlo.broadcast_in_dim %3317, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3319 = stablehlo.multiply %3318, %1692 : tensor<24x3xf32>
    %cst_1036 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3320 = stablehlo.pad %3319, %cst_1036, low = [0, 147], high = [0, 90], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3321 = stablehlo.add %3311, %3320 : tensor<24x240xf32>
    %3322 = stablehlo.divide %2950, %1661 : tensor<24xf32>
    %cst_1037 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3323 = stablehlo.broadcast_in_dim %cst_1037, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3324 = stablehlo.select %1663, %3323, %3322 : tensor<24xi1>, tensor<24xf32>
    %3325 = stablehlo.select %1663, %3322, %3323 : tensor<24xi1>, tensor<24xf32>
    %3326 = stablehlo.negate %3324 : tensor<24xf32>
    %3327 = stablehlo.add %3325, %3326 : tensor<24xf32>
    %3328 = stablehlo.broadcast_in_dim %3327, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3329 = stablehlo.multiply %3328, %1658 : tensor<24x3xf32>
    %cst_1038 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3330 = stablehlo.pad %3329, %cst_1038, low = [0, 144], high = [0, 93], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3331 = stablehlo.add %3321, %3330 : tensor<24x240xf32>
    %3332 = stablehlo.divide %2948, %1627 : tensor<24xf32>
    %cst_1039 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3333 = stablehlo.broadcast_in_dim %cst_1039, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3334 = stablehlo.select %1629, %3333, %3332 : tensor<24xi1>, tensor<24xf32>
    %3335 = stablehlo.select %1629, %3332, %3333 : tensor<24xi1>, tensor<24xf32>
    %3336 = stablehlo.negate %3334 : tensor<24xf32>
    %3337 = stablehlo.add %3335, %3336 : tensor<24xf32>
    %3338 = stablehlo.broadcast_in_dim %3337, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3339 = stablehlo.multiply %3338, %1624 : tensor<24x3xf32>
    %cst_1040 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3340 = stablehlo.pad %3339, %cst_1040, low = [0, 141], high = [0, 96], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3341 = stablehlo.add %3331, %3340 : tensor<24x240xf32>
    %3342 = stablehlo.divide %2946, %1593 : tensor<24xf32>
    %cst_1041 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3343 = stablehlo.broadcast_in_dim %cst_1041, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3344 = stablehlo.select %1595, %3343, %3342 : tensor<24xi1>, tensor<24xf32>
    %3345 = stablehlo.select %1595, %3342, %3343 : tensor<24xi1>, tensor<24xf32>
    %3346 = stablehlo.negate %3344 : tensor<24xf32>
    %3347 = stablehlo.add %3345, %3346 : tensor<24xf32>
    %3348 = stablehlo.broadcast_in_dim %3347, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3349 = stablehlo.multiply %3348, %1590 : tensor<24x3xf32>
    %cst_1042 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3350 = stablehlo.pad %3349, %cst_1042, low = [0, 138], high = [0, 99], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3351 = stablehlo.add %3341, %3350 : tensor<24x240xf32>
    %3352 = stablehlo.divide %2944, %1559 : tensor<24xf32>
    %cst_1043 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3353 = stablehlo.broadcast_in_dim %cst_1043, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3354 = stablehlo.select %1561, %3353, %3352 : tensor<24xi1>, tensor<24xf32>
    %3355 = stablehlo.select %1561, %3352, %3353 : tensor<24xi1>, tensor<24xf32>
    %3356 = stablehlo.negate %3354 : tensor<24xf32>
    %3357 = stablehlo.add %3355, %3356 : tensor<24xf32>
    %3358 = stablehlo.broadcast_in_dim %3357, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3359 = stablehlo.multiply %3358, %1556 : tensor<24x3xf32>
    %cst_1044 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3360 = stablehlo.pad %3359, %cst_1044, low = [0, 135], high = [0, 102], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3361 = stablehlo.add %3351, %3360 : tensor<24x240xf32>
    %3362 = stablehlo.divide %2942, %1525 : tensor<24xf32>
    %cst_1045 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3363 = stablehlo.broadcast_in_dim %cst_1045, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3364 = stablehlo.select %1527, %3363, %3362 : tensor<24xi1>, tensor<24xf32>
    %3365 = stablehlo.select %1527, %3362, %3363 : tensor<24xi1>, tensor<24xf32>
    %3366 = stablehlo.negate %3364 : tensor<24xf32>
    %3367 = stablehlo.add %3365, %3366 : tensor<24xf32>
    %3368 = stablehlo.broadcast_in_dim %3367, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3369 = stablehlo.multiply %3368, %1522 : tensor<24x3xf32>
    %cst_1046 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3370 = stablehlo.pad %3369, %cst_1046, low = [0, 132], high = [0, 105], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3371 = stablehlo.add %3361, %3370 : tensor<24x240xf32>
    %3372 = stablehlo.divide %2940, %1491 : tensor<24xf32>
    %cst_1047 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3373 = stablehlo.broadcast_in_dim %cst_1047, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3374 = stablehlo.select %1493, %3373, %3372 : tensor<24xi1>, tensor<24xf32>
    %3375 = stablehlo.select %1493, %3372, %3373 : tensor<24xi1>, tensor<24xf32>
    %3376 = stablehlo.negate %3374 : tensor<24xf32>
    %3377 = stablehlo.add %3375, %3376 : tensor<24xf32>
    %3378 = stablehlo.broadcast_in_dim %3377, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3379 = stablehlo.multiply %3378, %1488 : tensor<24x3xf32>
    %cst_1048 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3380 = stablehlo.pad %3379, %cst_1048, low = [0, 129], high = [0, 108], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3381 = stablehlo.add %3371, %3380 : tensor<24x240xf32>
    %3382 = stablehlo.divide %2938, %1457 : tensor<24xf32>
    %cst_1049 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3383 = stablehlo.broadcast_in_dim %cst_1049, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3384 = stablehlo.select %1459, %3383, %3382 : tensor<24xi1>, tensor<24xf32>
    %3385 = stablehlo.select %1459, %3382, %3383 : tensor<24xi1>, tensor<24xf32>
    %3386 = stablehlo.negate %3384 : tensor<24xf32>
    %3387 = stablehlo.add %3385, %3386 : tensor<24xf32>
    %3388 = stablehlo.broadcast_in_dim %3387, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3389 = stablehlo.multiply %3388, %1454 : tensor<24x3xf32>
    %cst_1050 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3390 = stablehlo.pad %3389, %cst_1050, low = [0, 126], high = [0, 111], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3391 = stablehlo.add %3381, %3390 : tensor<24x240xf32>
    %3392 = stablehlo.divide %2936, %1423 : tensor<24xf32>
    %cst_1051 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3393 = stablehlo.broadcast_in_dim %cst_1051, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3394 = stablehlo.select %1425, %3393, %3392 : tensor<24xi1>, tensor<24xf32>
    %3395 = stablehlo.select %1425, %3392, %3393 : tensor<24xi1>, tensor<24xf32>
    %3396 = stablehlo.negate %3394 : tensor<24xf32>
    %3397 = stablehlo.add %3395, %3396 : tensor<24xf32>
    %3398 = stablehlo.broadcast_in_dim %3397, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3399 = stablehlo.multiply %3398, %1420 : tensor<24x3xf32>
    %cst_1052 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3400 = stablehlo.pad %3399, %cst_1052, low = [0, 123], high = [0, 114], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3401 = stablehlo.add %3391, %3400 : tensor<24x240xf32>
    %3402 = stablehlo.divide %2934, %1389 : tensor<24xf32>
    %cst_1053 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3403 = stablehlo.broadcast_in_dim %cst_1053, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3404 = stablehlo.select %1391, %3403, %3402 : tensor<24xi1>, tensor<24xf32>
    %3405 = stablehlo.select %1391, %3402, %3403 : tensor<24xi1>, tensor<24xf32>
    %3406 = stablehlo.negate %3404 : tensor<24xf32>
    %3407 = stablehlo.add %3405, %3406 : tensor<24xf32>
    %3408 = stablehlo.broadcast_in_dim %3407, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3409 = stablehlo.multiply %3408, %1386 : tensor<24x3xf32>
    %cst_1054 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3410 = stablehlo.pad %3409, %cst_1054, low = [0, 120], high = [0, 117], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3411 = stablehlo.add %3401, %3410 : tensor<24x240xf32>
    %3412 = stablehlo.divide %2932, %1355 : tensor<24xf32>
    %cst_1055 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3413 = stablehlo.broadcast_in_dim %cst_1055, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3414 = stablehlo.select %1357, %3413, %3412 : tensor<24xi1>, tensor<24xf32>
    %3415 = stablehlo.select %1357, %3412, %3413 : tensor<24xi1>, tensor<24xf32>
    %3416 = stablehlo.negate %3414 : tensor<24xf32>
    %3417 = stablehlo.add %3415, %3416 : tensor<24xf32>
    %3418 = stablehlo.broadcast_in_dim %3417, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3419 = stablehlo.multiply %3418, %1352 : tensor<24x3xf32>
    %cst_1056 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3420 = stablehlo.pad %3419, %cst_1056, low = [0, 117], high = [0, 120], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3421 = stablehlo.add %3411, %3420 : tensor<24x240xf32>
    %3422 = stablehlo.divide %2930, %1321 : tensor<24xf32>
    %cst_1057 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3423 = stablehlo.broadcast_in_dim %cst_1057, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3424 = stablehlo.select %1323, %3423, %3422 : tensor<24xi1>, tensor<24xf32>
    %3425 = stablehlo.select %1323, %3422, %3423 : tensor<24xi1>, tensor<24xf32>
    %3426 = stablehlo.negate %3424 : tensor<24xf32>
    %3427 = stablehlo.add %3425, %3426 : tensor<24xf32>
    %3428 = stablehlo.broadcast_in_dim %3427, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3429 = stablehlo.multiply %3428, %1318 : tensor<24x3xf32>
    %cst_1058 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3430 = stablehlo.pad %3429, %cst_1058, low = [0, 114], high = [0, 123], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3431 = stablehlo.add %3421, %3430 : tensor<24x240xf32>
    %3432 = stablehlo.divide %2928, %1287 : tensor<24xf32>
    %cst_1059 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3433 = stablehlo.broadcast_in_dim %cst_1059, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3434 = stablehlo.select %1289, %3433, %3432 : tensor<24xi1>, tensor<24xf32>
    %3435 = stablehlo.select %1289, %3432, %3433 : tensor<24xi1>, tensor<24xf32>
    %3436 = stablehlo.negate %3434 : tensor<24xf32>
    %3437 = stablehlo.add %3435, %3436 : tensor<24xf32>
    %3438 = stablehlo.broadcast_in_dim %3437, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3439 = stablehlo.multiply %3438, %1284 : tensor<24x3xf32>
    %cst_1060 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3440 = stablehlo.pad %3439, %cst_1060, low = [0, 111], high = [0, 126], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3441 = stablehlo.add %3431, %3440 : tensor<24x240xf32>
    %3442 = stablehlo.divide %2926, %1253 : tensor<24xf32>
    %cst_1061 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3443 = stablehlo.broadcast_in_dim %cst_1061, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3444 = stablehlo.select %1255, %3443, %3442 : tensor<24xi1>, tensor<24xf32>
    %3445 = stablehlo.select %1255, %3442, %3443 : tensor<24xi1>, tensor<24xf32>
    %3446 = stablehlo.negate %3444 : tensor<24xf32>
    %3447 = stablehlo.add %3445, %3446 : tensor<24xf32>
    %3448 = stablehlo.broadcast_in_dim %3447, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3449 = stablehlo.multiply %3448, %1250 : tensor<24x3xf32>
    %cst_1062 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3450 = stablehlo.pad %3449, %cst_1062, low = [0, 108], high = [0, 129], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3451 = stablehlo.add %3441, %3450 : tensor<24x240xf32>
    %3452 = stablehlo.divide %2924, %1219 : tensor<24xf32>
    %cst_1063 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3453 = stablehlo.broadcast_in_dim %cst_1063, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3454 = stablehlo.select %1221, %3453, %3452 : tensor<24xi1>, tensor<24xf32>
    %3455 = stablehlo.select %1221, %3452, %3453 : tensor<24xi1>, tensor<24xf32>
    %3456 = stablehlo.negate %3454 : tensor<24xf32>
    %3457 = stablehlo.add %3455, %3456 : tensor<24xf32>
    %3458 = stablehlo.broadcast_in_dim %3457, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3459 = stablehlo.multiply %3458, %1216 : tensor<24x3xf32>
    %cst_1064 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3460 = stablehlo.pad %3459, %cst_1064, low = [0, 105], high = [0, 132], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3461 = stablehlo.add %3451, %3460 : tensor<24x240xf32>
    %3462 = stablehlo.divide %2922, %1185 : tensor<24xf32>
    %cst_1065 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3463 = stablehlo.broadcast_in_dim %cst_1065, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3464 = stablehlo.select %1187, %3463, %3462 : tensor<24xi1>, tensor<24xf32>
    %3465 = stablehlo.select %1187, %3462, %3463 : tensor<24xi1>, tensor<24xf32>
    %3466 = stablehlo.negate %3464 : tensor<24xf32>
    %3467 = stablehlo.add %3465, %3466 : tensor<24xf32>
    %3468 = stablehlo.broadcast_in_dim %3467, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3469 = stablehlo.multiply %3468, %1182 : tensor<24x3xf32>
    %cst_1066 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3470 = stablehlo.pad %3469, %cst_1066, low = [0, 102], high = [0, 135], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3471 = stablehlo.add %3461, %3470 : tensor<24x240xf32>
    %3472 = stablehlo.divide %2920, %1151 : tensor<24xf32>
    %cst_1067 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3473 = stablehlo.broadcast_in_dim %cst_1067, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3474 = stablehlo.select %1153, %3473, %3472 : tensor<24xi1>, tensor<24xf32>
    %3475 = stablehlo.select %1153, %3472, %3473 : tensor<24xi1>, tensor<24xf32>
    %3476 = stablehlo.negate %3474 : tensor<24xf32>
    %3477 = stablehlo.add %3475, %3476 : tensor<24xf32>
    %3478 = stablehlo.broadcast_in_dim %3477, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3479 = stablehlo.multiply %3478, %1148 : tensor<24x3xf32>
    %cst_1068 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3480 = stablehlo.pad %3479, %cst_1068, low = [0, 99], high = [0, 138], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3481 = stablehlo.add %3471, %3480 : tensor<24x240xf32>
    %3482 = stablehlo.divide %2918, %1117 : tensor<24xf32>
    %cst_1069 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3483 = stablehlo.broadcast_in_dim %cst_1069, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3484 = stablehlo.select %1119, %3483, %3482 : tensor<24xi1>, tensor<24xf32>
    %3485 = stablehlo.select %1119, %3482, %3483 : tensor<24xi1>, tensor<24xf32>
    %3486 = stablehlo.negate %3484 : tensor<24xf32>
    %3487 = stablehlo.add %3485, %3486 : tensor<24xf32>
    %3488 = stablehlo.broadcast_in_dim %3487, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3489 = stablehlo.multiply %3488, %1114 : tensor<24x3xf32>
    %cst_1070 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3490 = stablehlo.pad %3489, %cst_1070, low = [0, 96], high = [0, 141], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3491 = stablehlo.add %3481, %3490 : tensor<24x240xf32>
    %3492 = stablehlo.divide %2916, %1083 : tensor<24xf32>
    %cst_1071 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3493 = stablehlo.broadcast_in_dim %cst_1071, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3494 = stablehlo.select %1085, %3493, %3492 : tensor<24xi1>, tensor<24xf32>
    %3495 = stablehlo.select %1085, %3492, %3493 : tensor<24xi1>, tensor<24xf32>
    %3496 = stablehlo.negate %3494 : tensor<24xf32>
    %3497 = stablehlo.add %3495, %3496 : tensor<24xf32>
    %3498 = stablehlo.broadcast_in_dim %3497, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3499 = stablehlo.multiply %3498, %1080 : tensor<24x3xf32>
    %cst_1072 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3500 = stablehlo.pad %3499, %cst_1072, low = [0, 93], high = [0, 144], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3501 = stablehlo.add %3491, %3500 : tensor<24x240xf32>
    %3502 = stablehlo.divide %2914, %1049 : tensor<24xf32>
    %cst_1073 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3503 = stablehlo.broadcast_in_dim %cst_1073, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3504 = stablehlo.select %1051, %3503, %3502 : tensor<24xi1>, tensor<24xf32>
    %3505 = stablehlo.select %1051, %3502, %3503 : tensor<24xi1>, tensor<24xf32>
    %3506 = stablehlo.negate %3504 : tensor<24xf32>
    %3507 = stablehlo.add %3505, %3506 : tensor<24xf32>
    %3508 = stablehlo.broadcast_in_dim %3507, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3509 = stablehlo.multiply %3508, %1046 : tensor<24x3xf32>
    %cst_1074 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3510 = stablehlo.pad %3509, %cst_1074, low = [0, 90], high = [0, 147], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3511 = stablehlo.add %3501, %3510 : tensor<24x240xf32>
    %3512 = stablehlo.divide %2912, %1015 : tensor<24xf32>
    %cst_1075 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3513 = stablehlo.broadcast_in_dim %cst_1075, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3514 = stablehlo.select %1017, %3513, %3512 : tensor<24xi1>, tensor<24xf32>
    %3515 = stablehlo.select %1017, %3512, %3513 : tensor<24xi1>, tensor<24xf32>
    %3516 = stablehlo.negate %3514 : tensor<24xf32>
    %3517 = stablehlo.add %3515, %3516 : tensor<24xf32>
    %3518 = stablehlo.broadcast_in_dim %3517, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3519 = stablehlo.multiply %3518, %1012 : tensor<24x3xf32>
    %cst_1076 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3520 = stablehlo.pad %3519, %cst_1076, low = [0, 87], high = [0, 150], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3521 = stablehlo.add %3511, %3520 : tensor<24x240xf32>
    %3522 = stablehlo.divide %2910, %981 : tensor<24xf32>
    %cst_1077 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3523 = stablehlo.broadcast_in_dim %cst_1077, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3524 = stablehlo.select %983, %3523, %3522 : tensor<24xi1>, tensor<24xf32>
    %3525 = stablehlo.select %983, %3522, %3523 : tensor<24xi1>, tensor<24xf32>
    %3526 = stablehlo.negate %3524 : tensor<24xf32>
    %3527 = stablehlo.add %3525, %3526 : tensor<24xf32>
    %3528 = stablehlo.broadcast_in_dim %3527, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3529 = stablehlo.multiply %3528, %978 : tensor<24x3xf32>
    %cst_1078 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3530 = stablehlo.pad %3529, %cst_1078, low = [0, 84], high = [0, 153], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3531 = stablehlo.add %3521, %3530 : tensor<24x240xf32>
    %3532 = stablehlo.divide %2908, %947 : tensor<24xf32>
    %cst_1079 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3533 = stablehlo.broadcast_in_dim %cst_1079, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3534 = stablehlo.select %949, %3533, %3532 : tensor<24xi1>, tensor<24xf32>
    %3535 = stablehlo.select %949, %3532, %3533 : tensor<24xi1>, tensor<24xf32>
    %3536 = stablehlo.negate %3534 : tensor<24xf32>
    %3537 = stablehlo.add %3535, %3536 : tensor<24xf32>
    %3538 = stablehlo.broadcast_in_dim %3537, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3539 = stablehlo.multiply %3538, %944 : tensor<24x3xf32>
    %cst_1080 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3540 = stablehlo.pad %3539, %cst_1080, low = [0, 81], high = [0, 156], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3541 = stablehlo.add %3531, %3540 : tensor<24x240xf32>
    %3542 = stablehlo.divide %2906, %913 : tensor<24xf32>
    %cst_1081 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3543 = stablehlo.broadcast_in_dim %cst_1081, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3544 = stablehlo.select %915, %3543, %3542 : tensor<24xi1>, tensor<24xf32>
    %3545 = stablehlo.select %915, %3542, %3543 : tensor<24xi1>, tensor<24xf32>
    %3546 = stablehlo.negate %3544 : tensor<24xf32>
    %3547 = stablehlo.add %3545, %3546 : tensor<24xf32>
    %3548 = stablehlo.broadcast_in_dim %3547, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3549 = stablehlo.multiply %3548, %910 : tensor<24x3xf32>
    %cst_1082 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3550 = stablehlo.pad %3549, %cst_1082, low = [0, 78], high = [0, 159], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3551 = stablehlo.add %3541, %3550 : tensor<24x240xf32>
    %3552 = stablehlo.divide %2904, %879 : tensor<24xf32>
    %cst_1083 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3553 = stablehlo.broadcast_in_dim %cst_1083, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3554 = stablehlo.select %881, %3553, %3552 : tensor<24xi1>, tensor<24xf32>
    %3555 = stablehlo.select %881, %3552, %3553 : tensor<24xi1>, tensor<24xf32>
    %3556 = stablehlo.negate %3554 : tensor<24xf32>
    %3557 = stablehlo.add %3555, %3556 : tensor<24xf32>
    %3558 = stablehlo.broadcast_in_dim %3557, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3559 = stablehlo.multiply %3558, %876 : tensor<24x3xf32>
    %cst_1084 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3560 = stablehlo.pad %3559, %cst_1084, low = [0, 75], high = [0, 162], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3561 = stablehlo.add %3551, %3560 : tensor<24x240xf32>
    %3562 = stablehlo.divide %2902, %845 : tensor<24xf32>
    %cst_1085 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3563 = stablehlo.broadcast_in_dim %cst_1085, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3564 = stablehlo.select %847, %3563, %3562 : tensor<24xi1>, tensor<24xf32>
    %3565 = stablehlo.select %847, %3562, %3563 : tensor<24xi1>, tensor<24xf32>
    %3566 = stablehlo.negate %3564 : tensor<24xf32>
    %3567 = stablehlo.add %3565, %3566 : tensor<24xf32>
    %3568 = stablehlo.broadcast_in_dim %3567, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3569 = stablehlo.multiply %3568, %842 : tensor<24x3xf32>
    %cst_1086 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3570 = stablehlo.pad %3569, %cst_1086, low = [0, 72], high = [0, 165], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3571 = stablehlo.add %3561, %3570 : tensor<24x240xf32>
    %3572 = stablehlo.divide %2900, %811 : tensor<24xf32>
    %cst_1087 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3573 = stablehlo.broadcast_in_dim %cst_1087, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3574 = stablehlo.select %813, %3573, %3572 : tensor<24xi1>, tensor<24xf32>
    %3575 = stablehlo.select %813, %3572, %3573 : tensor<24xi1>, tensor<24xf32>
    %3576 = stablehlo.negate %3574 : tensor<24xf32>
    %3577 = stablehlo.add %3575, %3576 : tensor<24xf32>
    %3578 = stablehlo.broadcast_in_dim %3577, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3579 = stablehlo.multiply %3578, %808 : tensor<24x3xf32>
    %cst_1088 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3580 = stablehlo.pad %3579, %cst_1088, low = [0, 69], high = [0, 168], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3581 = stablehlo.add %3571, %3580 : tensor<24x240xf32>
    %3582 = stablehlo.divide %2898, %777 : tensor<24xf32>
    %cst_1089 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3583 = stablehlo.broadcast_in_dim %cst_1089, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3584 = stablehlo.select %779, %3583, %3582 : tensor<24xi1>, tensor<24xf32>
    %3585 = stablehlo.select %779, %3582, %3583 : tensor<24xi1>, tensor<24xf32>
    %3586 = stablehlo.negate %3584 : tensor<24xf32>
    %3587 = stablehlo.add %3585, %3586 : tensor<24xf32>
    %3588 = stablehlo.broadcast_in_dim %3587, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3589 = stablehlo.multiply %3588, %774 : tensor<24x3xf32>
    %cst_1090 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3590 = stablehlo.pad %3589, %cst_1090, low = [0, 66], high = [0, 171], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3591 = stablehlo.add %3581, %3590 : tensor<24x240xf32>
    %3592 = stablehlo.divide %2896, %743 : tensor<24xf32>
    %cst_1091 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3593 = stablehlo.broadcast_in_dim %cst_1091, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3594 = stablehlo.select %745, %3593, %3592 : tensor<24xi1>, tensor<24xf32>
    %3595 = stablehlo.select %745, %3592, %3593 : tensor<24xi1>, tensor<24xf32>
    %3596 = stablehlo.negate %3594 : tensor<24xf32>
    %3597 = stablehlo.add %3595, %3596 : tensor<24xf32>
    %3598 = stablehlo.broadcast_in_dim %3597, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3599 = stablehlo.multiply %3598, %740 : tensor<24x3xf32>
    %cst_1092 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3600 = stablehlo.pad %3599, %cst_1092, low = [0, 63], high = [0, 174], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3601 = stablehlo.add %3591, %3600 : tensor<24x240xf32>
    %3602 = stablehlo.divide %2894, %709 : tensor<24xf32>
    %cst_1093 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3603 = stablehlo.broadcast_in_dim %cst_1093, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3604 = stablehlo.select %711, %3603, %3602 : tensor<24xi1>, tensor<24xf32>
    %3605 = stablehlo.select %711, %3602, %3603 : tensor<24xi1>, tensor<24xf32>
    %3606 = stablehlo.negate %3604 : tensor<24xf32>
    %3607 = stablehlo.add %3605, %3606 : tensor<24xf32>
    %3608 = stablehlo.broadcast_in_dim %3607, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3609 = stablehlo.multiply %3608, %706 : tensor<24x3xf32>
    %cst_1094 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3610 = stablehlo.pad %3609, %cst_1094, low = [0, 60], high = [0, 177], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3611 = stablehlo.add %3601, %3610 : tensor<24x240xf32>
    %3612 = stablehlo.divide %2892, %675 : tensor<24xf32>
    %cst_1095 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3613 = stablehlo.broadcast_in_dim %cst_1095, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3614 = stablehlo.select %677, %3613, %3612 : tensor<24xi1>, tensor<24xf32>
    %3615 = stablehlo.select %677, %3612, %3613 : tensor<24xi1>, tensor<24xf32>
    %3616 = stablehlo.negate %3614 : tensor<24xf32>
    %3617 = stablehlo.add %3615, %3616 : tensor<24xf32>
    %3618 = stablehlo.broadcast_in_dim %3617, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3619 = stablehlo.multiply %3618, %672 : tensor<24x3xf32>
    %cst_1096 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3620 = stablehlo.pad %3619, %cst_1096, low = [0, 57], high = [0, 180], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3621 = stablehlo.add %3611, %3620 : tensor<24x240xf32>
    %3622 = stablehlo.divide %2890, %641 : tensor<24xf32>
    %cst_1097 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3623 = stablehlo.broadcast_in_dim %cst_1097, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3624 = stablehlo.select %643, %3623, %3622 : tensor<24xi1>, tensor<24xf32>
    %3625 = stablehlo.select %643, %3622, %3623 : tensor<24xi1>, tensor<24xf32>
    %3626 = stablehlo.negate %3624 : tensor<24xf32>
    %3627 = stablehlo.add %3625, %3626 : tensor<24xf32>
    %3628 = stablehlo.broadcast_in_dim %3627, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3629 = stablehlo.multiply %3628, %638 : tensor<24x3xf32>
    %cst_1098 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3630 = stablehlo.pad %3629, %cst_1098, low = [0, 54], high = [0, 183], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3631 = stablehlo.add %3621, %3630 : tensor<24x240xf32>
    %3632 = stablehlo.divide %2888, %607 : tensor<24xf32>
    %cst_1099 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3633 = stablehlo.broadcast_in_dim %cst_1099, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3634 = stablehlo.select %609, %3633, %3632 : tensor<24xi1>, tensor<24xf32>
    %3635 = stablehlo.select %609, %3632, %3633 : tensor<24xi1>, tensor<24xf32>
    %3636 = stablehlo.negate %3634 : tensor<24xf32>
    %3637 = stablehlo.add %3635, %3636 : tensor<24xf32>
    %3638 = stablehlo.broadcast_in_dim %3637, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3639 = stablehlo.multiply %3638, %604 : tensor<24x3xf32>
    %cst_1100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3640 = stablehlo.pad %3639, %cst_1100, low = [0, 51], high = [0, 186], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3641 = stablehlo.add %3631, %3640 : tensor<24x240xf32>
    %3642 = stablehlo.divide %2886, %573 : tensor<24xf32>
    %cst_1101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3643 = stablehlo.broadcast_in_dim %cst_1101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3644 = stablehlo.select %575, %3643, %3642 : tensor<24xi1>, tensor<24xf32>
    %3645 = stablehlo.select %575, %3642, %3643 : tensor<24xi1>, tensor<24xf32>
    %3646 = stablehlo.negate %3644 : tensor<24xf32>
    %3647 = stablehlo.add %3645, %3646 : tensor<24xf32>
    %3648 = stablehlo.broadcast_in_dim %3647, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3649 = stablehlo.multiply %3648, %570 : tensor<24x3xf32>
    %cst_1102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3650 = stablehlo.pad %3649, %cst_1102, low = [0, 48], high = [0, 189], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3651 = stablehlo.add %3641, %3650 : tensor<24x240xf32>
    %3652 = stablehlo.divide %2884, %539 : tensor<24xf32>
    %cst_1103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3653 = stablehlo.broadcast_in_dim %cst_1103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3654 = stablehlo.select %541, %3653, %3652 : tensor<24xi1>, tensor<24xf32>
    %3655 = stablehlo.select %541, %3652, %3653 : tensor<24xi1>, tensor<24xf32>
    %3656 = stablehlo.negate %3654 : tensor<24xf32>
    %3657 = stablehlo.add %3655, %3656 : tensor<24xf32>
    %3658 = stablehlo.broadcast_in_dim %3657, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3659 = stablehlo.multiply %3658, %536 : tensor<24x3xf32>
    %cst_1104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3660 = stablehlo.pad %3659, %cst_1104, low = [0, 45], high = [0, 192], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3661 = stablehlo.add %3651, %3660 : tensor<24x240xf32>
    %3662 = stablehlo.divide %2882, %505 : tensor<24xf32>
    %cst_1105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3663 = stablehlo.broadcast_in_dim %cst_1105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3664 = stablehlo.select %507, %3663, %3662 : tensor<24xi1>, tensor<24xf32>
    %3665 = stablehlo.select %507, %3662, %3663 : tensor<24xi1>, tensor<24xf32>
    %3666 = stablehlo.negate %3664 : tensor<24xf32>
    %3667 = stablehlo.add %3665, %3666 : tensor<24xf32>
    %3668 = stablehlo.broadcast_in_dim %3667, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3669 = stablehlo.multiply %3668, %502 : tensor<24x3xf32>
    %cst_1106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3670 = stablehlo.pad %3669, %cst_1106, low = [0, 42], high = [0, 195], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3671 = stablehlo.add %3661, %3670 : tensor<24x240xf32>
    %3672 = stablehlo.divide %2880, %471 : tensor<24xf32>
    %cst_1107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3673 = stablehlo.broadcast_in_dim %cst_1107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3674 = stablehlo.select %473, %3673, %3672 : tensor<24xi1>, tensor<24xf32>
    %3675 = stablehlo.select %473, %3672, %3673 : tensor<24xi1>, tensor<24xf32>
    %3676 = stablehlo.negate %3674 : tensor<24xf32>
    %3677 = stablehlo.add %3675, %3676 : tensor<24xf32>
    %3678 = stablehlo.broadcast_in_dim %3677, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3679 = stablehlo.multiply %3678, %468 : tensor<24x3xf32>
    %cst_1108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3680 = stablehlo.pad %3679, %cst_1108, low = [0, 39], high = [0, 198], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3681 = stablehlo.add %3671, %3680 : tensor<24x240xf32>
    %3682 = stablehlo.divide %2878, %437 : tensor<24xf32>
    %cst_1109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3683 = stablehlo.broadcast_in_dim %cst_1109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3684 = stablehlo.select %439, %3683, %3682 : tensor<24xi1>, tensor<24xf32>
    %3685 = stablehlo.select %439, %3682, %3683 : tensor<24xi1>, tensor<24xf32>
    %3686 = stablehlo.negate %3684 : tensor<24xf32>
    %3687 = stablehlo.add %3685, %3686 : tensor<24xf32>
    %3688 = stablehlo.broadcast_in_dim %3687, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3689 = stablehlo.multiply %3688, %434 : tensor<24x3xf32>
    %cst_1110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3690 = stablehlo.pad %3689, %cst_1110, low = [0, 36], high = [0, 201], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3691 = stablehlo.add %3681, %3690 : tensor<24x240xf32>
    %3692 = stablehlo.divide %2876, %403 : tensor<24xf32>
    %cst_1111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3693 = stablehlo.broadcast_in_dim %cst_1111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3694 = stablehlo.select %405, %3693, %3692 : tensor<24xi1>, tensor<24xf32>
    %3695 = stablehlo.select %405, %3692, %3693 : tensor<24xi1>, tensor<24xf32>
    %3696 = stablehlo.negate %3694 : tensor<24xf32>
    %3697 = stablehlo.add %3695, %3696 : tensor<24xf32>
    %3698 = stablehlo.broadcast_in_dim %3697, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3699 = stablehlo.multiply %3698, %400 : tensor<24x3xf32>
    %cst_1112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3700 = stablehlo.pad %3699, %cst_1112, low = [0, 33], high = [0, 204], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3701 = stablehlo.add %3691, %3700 : tensor<24x240xf32>
    %3702 = stablehlo.divide %2874, %369 : tensor<24xf32>
    %cst_1113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3703 = stablehlo.broadcast_in_dim %cst_1113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3704 = stablehlo.select %371, %3703, %3702 : tensor<24xi1>, tensor<24xf32>
    %3705 = stablehlo.select %371, %3702, %3703 : tensor<24xi1>, tensor<24xf32>
    %3706 = stablehlo.negate %3704 : tensor<24xf32>
    %3707 = stablehlo.add %3705, %3706 : tensor<24xf32>
    %3708 = stablehlo.broadcast_in_dim %3707, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3709 = stablehlo.multiply %3708, %366 : tensor<24x3xf32>
    %cst_1114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3710 = stablehlo.pad %3709, %cst_1114, low = [0, 30], high = [0, 207], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3711 = stablehlo.add %3701, %3710 : tensor<24x240xf32>
    %3712 = stablehlo.divide %2872, %335 : tensor<24xf32>
    %cst_1115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3713 = stablehlo.broadcast_in_dim %cst_1115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3714 = stablehlo.select %337, %3713, %3712 : tensor<24xi1>, tensor<24xf32>
    %3715 = stablehlo.select %337, %3712, %3713 : tensor<24xi1>, tensor<24xf32>
    %3716 = stablehlo.negate %3714 : tensor<24xf32>
    %3717 = stablehlo.add %3715, %3716 : tensor<24xf32>
    %3718 = stablehlo.broadcast_in_dim %3717, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3719 = stablehlo.multiply %3718, %332 : tensor<24x3xf32>
    %cst_1116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3720 = stablehlo.pad %3719, %cst_1116, low = [0, 27], high = [0, 210], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3721 = stablehlo.add %3711, %3720 : tensor<24x240xf32>
    %3722 = stablehlo.divide %2870, %301 : tensor<24xf32>
    %cst_1117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3723 = stablehlo.broadcast_in_dim %cst_1117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3724 = stablehlo.select %303, %3723, %3722 : tensor<24xi1>, tensor<24xf32>
    %3725 = stablehlo.select %303, %3722, %3723 : tensor<24xi1>, tensor<24xf32>
    %3726 = stablehlo.negate %3724 : tensor<24xf32>
    %3727 = stablehlo.add %3725, %3726 : tensor<24xf32>
    %3728 = stablehlo.broadcast_in_dim %3727, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3729 = stablehlo.multiply %3728, %298 : tensor<24x3xf32>
    %cst_1118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3730 = stablehlo.pad %3729, %cst_1118, low = [0, 24], high = [0, 213], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3731 = stablehlo.add %3721, %3730 : tensor<24x240xf32>
    %3732 = stablehlo.divide %2868, %267 : tensor<24xf32>
    %cst_1119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3733 = stablehlo.broadcast_in_dim %cst_1119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3734 = stablehlo.select %269, %3733, %3732 : tensor<24xi1>, tensor<24xf32>
    %3735 = stablehlo.select %269, %3732, %3733 : tensor<24xi1>, tensor<24xf32>
    %3736 = stablehlo.negate %3734 : tensor<24xf32>
    %3737 = stablehlo.add %3735, %3736 : tensor<24xf32>
    %3738 = stablehlo.broadcast_in_dim %3737, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3739 = stablehlo.multiply %3738, %264 : tensor<24x3xf32>
    %cst_1120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3740 = stablehlo.pad %3739, %cst_1120, low = [0, 21], high = [0, 216], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3741 = stablehlo.add %3731, %3740 : tensor<24x240xf32>
    %3742 = stablehlo.divide %2866, %233 : tensor<24xf32>
    %cst_1121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3743 = stablehlo.broadcast_in_dim %cst_1121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3744 = stablehlo.select %235, %3743, %3742 : tensor<24xi1>, tensor<24xf32>
    %3745 = stablehlo.select %235, %3742, %3743 : tensor<24xi1>, tensor<24xf32>
    %3746 = stablehlo.negate %3744 : tensor<24xf32>
    %3747 = stablehlo.add %3745, %3746 : tensor<24xf32>
    %3748 = stablehlo.broadcast_in_dim %3747, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3749 = stablehlo.multiply %3748, %230 : tensor<24x3xf32>
    %cst_1122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3750 = stablehlo.pad %3749, %cst_1122, low = [0, 18], high = [0, 219], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3751 = stablehlo.add %3741, %3750 : tensor<24x240xf32>
    %3752 = stablehlo.divide %2864, %199 : tensor<24xf32>
    %cst_1123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3753 = stablehlo.broadcast_in_dim %cst_1123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3754 = stablehlo.select %201, %3753, %3752 : tensor<24xi1>, tensor<24xf32>
    %3755 = stablehlo.select %201, %3752, %3753 : tensor<24xi1>, tensor<24xf32>
    %3756 = stablehlo.negate %3754 : tensor<24xf32>
    %3757 = stablehlo.add %3755, %3756 : tensor<24xf32>
    %3758 = stablehlo.broadcast_in_dim %3757, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3759 = stablehlo.multiply %3758, %196 : tensor<24x3xf32>
    %cst_1124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3760 = stablehlo.pad %3759, %cst_1124, low = [0, 15], high = [0, 222], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3761 = stablehlo.add %3751, %3760 : tensor<24x240xf32>
    %3762 = stablehlo.divide %2862, %165 : tensor<24xf32>
    %cst_1125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3763 = stablehlo.broadcast_in_dim %cst_1125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3764 = stablehlo.select %167, %3763, %3762 : tensor<24xi1>, tensor<24xf32>
    %3765 = stablehlo.select %167, %3762, %3763 : tensor<24xi1>, tensor<24xf32>
    %3766 = stablehlo.negate %3764 : tensor<24xf32>
    %3767 = stablehlo.add %3765, %3766 : tensor<24xf32>
    %3768 = stablehlo.broadcast_in_dim %3767, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3769 = stablehlo.multiply %3768, %162 : tensor<24x3xf32>
    %cst_1126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3770 = stablehlo.pad %3769, %cst_1126, low = [0, 12], high = [0, 225], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3771 = stablehlo.add %3761, %3770 : tensor<24x240xf32>
    %3772 = stablehlo.divide %2860, %131 : tensor<24xf32>
    %cst_1127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3773 = stablehlo.broadcast_in_dim %cst_1127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3774 = stablehlo.select %133, %3773, %3772 : tensor<24xi1>, tensor<24xf32>
    %3775 = stablehlo.select %133, %3772, %3773 : tensor<24xi1>, tensor<24xf32>
    %3776 = stablehlo.negate %3774 : tensor<24xf32>
    %3777 = stablehlo.add %3775, %3776 : tensor<24xf32>
    %3778 = stablehlo.broadcast_in_dim %3777, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3779 = stablehlo.multiply %3778, %128 : tensor<24x3xf32>
    %cst_1128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3780 = stablehlo.pad %3779, %cst_1128, low = [0, 9], high = [0, 228], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3781 = stablehlo.add %3771, %3780 : tensor<24x240xf32>
    %3782 = stablehlo.divide %2858, %97 : tensor<24xf32>
    %cst_1129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3783 = stablehlo.broadcast_in_dim %cst_1129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3784 = stablehlo.select %99, %3783, %3782 : tensor<24xi1>, tensor<24xf32>
    %3785 = stablehlo.select %99, %3782, %3783 : tensor<24xi1>, tensor<24xf32>
    %3786 = stablehlo.negate %3784 : tensor<24xf32>
    %3787 = stablehlo.add %3785, %3786 : tensor<24xf32>
    %3788 = stablehlo.broadcast_in_dim %3787, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3789 = stablehlo.multiply %3788, %94 : tensor<24x3xf32>
    %cst_1130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3790 = stablehlo.pad %3789, %cst_1130, low = [0, 6], high = [0, 231], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3791 = stablehlo.add %3781, %3790 : tensor<24x240xf32>
    %3792 = stablehlo.divide %2856, %63 : tensor<24xf32>
    %cst_1131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3793 = stablehlo.broadcast_in_dim %cst_1131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3794 = stablehlo.select %65, %3793, %3792 : tensor<24xi1>, tensor<24xf32>
    %3795 = stablehlo.select %65, %3792, %3793 : tensor<24xi1>, tensor<24xf32>
    %3796 = stablehlo.negate %3794 : tensor<24xf32>
    %3797 = stablehlo.add %3795, %3796 : tensor<24xf32>
    %3798 = stablehlo.broadcast_in_dim %3797, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3799 = stablehlo.multiply %3798, %60 : tensor<24x3xf32>
    %cst_1132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3800 = stablehlo.pad %3799, %cst_1132, low = [0, 3], high = [0, 234], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3801 = stablehlo.add %3791, %3800 : tensor<24x240xf32>
    %3802 = stablehlo.divide %2854, %29 : tensor<24xf32>
    %cst_1133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3803 = stablehlo.broadcast_in_dim %cst_1133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3804 = stablehlo.select %31, %3803, %3802 : tensor<24xi1>, tensor<24xf32>
    %3805 = stablehlo.select %31, %3802, %3803 : tensor<24xi1>, tensor<24xf32>
    %3806 = stablehlo.negate %3804 : tensor<24xf32>
    %3807 = stablehlo.add %3805, %3806 : tensor<24xf32>
    %3808 = stablehlo.broadcast_in_dim %3807, dims = [0] : (tensor<24xf32>) -> tensor<24x3xf32>
    %3809 = stablehlo.multiply %3808, %26 : tensor<24x3xf32>
    %cst_1134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3810 = stablehlo.pad %3809, %cst_1134, low = [0, 0], high = [0, 237], interior = [0, 0] : (tensor<24x3xf32>, tensor<f32>) -> tensor<24x240xf32>
    %3811 = stablehlo.add %3801, %3810 : tensor<24x240xf32>
    return %2842, %3811 : tensor<f32>, tensor<24x240xf32>
  }
}
