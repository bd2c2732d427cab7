module @jit_one_maximum_written attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.slice %0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.reshape %3 : (tensor<24xf32>) -> tensor<24x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %6 = stablehlo.compare EQ, %2, %5, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %7 = stablehlo.convert %6 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.convert %1 : tensor<24xf32>
    %10 = stablehlo.maximum %9, %3 : tensor<24xf32>
    %11 = stablehlo.compare EQ, %3, %10, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<24xi1>, tensor<24xf32>
    %15 = stablehlo.compare EQ, %9, %10, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.divide %14, %18 : tensor<24xf32>
    %20 = stablehlo.slice %0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.reshape %21 : (tensor<24xf32>) -> tensor<24x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %24 = stablehlo.compare EQ, %20, %23, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %25 = stablehlo.convert %24 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.maximum %10, %21 : tensor<24xf32>
    %28 = stablehlo.compare EQ, %10, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.compare EQ, %21, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<24xi1>, tensor<24xf32>
    %36 = stablehlo.divide %31, %35 : tensor<24xf32>
    %37 = stablehlo.compare EQ, %21, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<24xi1>, tensor<24xf32>
    %41 = stablehlo.compare EQ, %10, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<24xi1>, tensor<24xf32>
    %45 = stablehlo.divide %40, %44 : tensor<24xf32>
    %46 = stablehlo.slice %0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.reshape %47 : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %50 = stablehlo.compare EQ, %46, %49, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %51 = stablehlo.convert %50 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.maximum %27, %47 : tensor<24xf32>
    %54 = stablehlo.compare EQ, %27, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.compare EQ, %47, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<24xi1>, tensor<24xf32>
    %62 = stablehlo.divide %57, %61 : tensor<24xf32>
    %63 = stablehlo.compare EQ, %47, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<24xi1>, tensor<24xf32>
    %67 = stablehlo.compare EQ, %27, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<24xi1>, tensor<24xf32>
    %71 = stablehlo.divide %66, %70 : tensor<24xf32>
    %72 = stablehlo.slice %0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.reshape %73 : (tensor<24xf32>) -> tensor<24x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %76 = stablehlo.compare EQ, %72, %75, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %77 = stablehlo.convert %76 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.maximum %53, %73 : tensor<24xf32>
    %80 = stablehlo.compare EQ, %53, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.select %80, %81, %82 : tensor<24xi1>, tensor<24xf32>
    %84 = stablehlo.compare EQ, %73, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.select %84, %85, %86 : tensor<24xi1>, tensor<24xf32>
    %88 = stablehlo.divide %83, %87 : tensor<24xf32>
    %89 = stablehlo.compare EQ, %73, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.select %89, %90, %91 : tensor<24xi1>, tensor<24xf32>
    %93 = stablehlo.compare EQ, %53, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.select %93, %94, %95 : tensor<24xi1>, tensor<24xf32>
    %97 = stablehlo.divide %92, %96 : tensor<24xf32>
    %98 = stablehlo.slice %0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_36) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.reshape %99 : (tensor<24xf32>) -> tensor<24x1xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %102 = stablehlo.compare EQ, %98, %101, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %103 = stablehlo.convert %102 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.maximum %79, %99 : tensor<24xf32>
    %106 = stablehlo.compare EQ, %79, %105, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.select %106, %107, %108 : tensor<24xi1>, tensor<24xf32>
    %110 = stablehlo.compare EQ, %99, %105, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %113 = stablehlo.select %110, %111, %112 : tensor<24xi1>, tensor<24xf32>
    %114 = stablehlo.divide %109, %113 : tensor<24xf32>
    %115 = stablehlo.compare EQ, %99, %105, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.select %115, %116, %117 : tensor<24xi1>, tensor<24xf32>
    %119 = stablehlo.compare EQ, %79, %105, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.select %119, %120, %121 : tensor<24xi1>, tensor<24xf32>
    %123 = stablehlo.divide %118, %122 : tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.slice %0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %126 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %128 = stablehlo.subtract %125, %127 : tensor<24x30xf32>
    %129 = stablehlo.exponential %128 : tensor<24x30xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.add %124, %130 : tensor<24xf32>
    %132 = stablehlo.slice %0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %133 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %135 = stablehlo.subtract %132, %134 : tensor<24x30xf32>
    %136 = stablehlo.exponential %135 : tensor<24x30xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %138 = stablehlo.add %131, %137 : tensor<24xf32>
    %139 = stablehlo.slice %0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %140 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %142 = stablehlo.subtract %139, %141 : tensor<24x30xf32>
    %143 = stablehlo.exponential %142 : tensor<24x30xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.add %138, %144 : tensor<24xf32>
    %146 = stablehlo.slice %0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %147 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %149 = stablehlo.subtract %146, %148 : tensor<24x30xf32>
    %150 = stablehlo.exponential %149 : tensor<24x30xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.add %145, %151 : tensor<24xf32>
    %153 = stablehlo.slice %0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %154 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %156 = stablehlo.subtract %153, %155 : tensor<24x11xf32>
    %157 = stablehlo.exponential %156 : tensor<24x11xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %159 = stablehlo.add %152, %158 : tensor<24xf32>
    %160 = stablehlo.log %159 : tensor<24xf32>
    %161 = stablehlo.add %160, %105 : tensor<24xf32>
    %162 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %163:2 = call @take_along_axis(%0, %162) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %164 = stablehlo.reshape %163#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %165 = stablehlo.subtract %164, %161 : tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.multiply %165, %arg3 : tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %169 = stablehlo.negate %168 : tensor<f32>
    %170 = stablehlo.multiply %166, %arg3 : tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_55 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %172 = stablehlo.multiply %cst_55, %171 : tensor<f32>
    %173 = stablehlo.subtract %169, %172 : tensor<f32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %174 = stablehlo.negate %cst_56 : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %176 = stablehlo.multiply %175, %arg3 : tensor<24xf32>
    %177 = stablehlo.negate %176 : tensor<24xf32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %179 = call @take_along_axis_0(%163#1, %178) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %180 = stablehlo.divide %177, %159 : tensor<24xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %182 = stablehlo.multiply %181, %157 : tensor<24x11xf32>
    %183 = stablehlo.negate %182 : tensor<24x11xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %185 = stablehlo.reshape %184 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.add %177, %186 : tensor<24xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.pad %182, %cst_59, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %189 = stablehlo.add %179, %188 : tensor<24x131xf32>
    %190 = stablehlo.broadcast_in_dim %180, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %191 = stablehlo.multiply %190, %150 : tensor<24x30xf32>
    %192 = stablehlo.negate %191 : tensor<24x30xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %194 = stablehlo.reshape %193 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_61) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %196 = stablehlo.add %187, %195 : tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.pad %191, %cst_62, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %198 = stablehlo.add %189, %197 : tensor<24x131xf32>
    %199 = stablehlo.broadcast_in_dim %180, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %200 = stablehlo.multiply %199, %143 : tensor<24x30xf32>
    %201 = stablehlo.negate %200 : tensor<24x30xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.reshape %202 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%203 init: %cst_64) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %205 = stablehlo.add %196, %204 : tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.pad %200, %cst_65, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %207 = stablehlo.add %198, %206 : tensor<24x131xf32>
    %208 = stablehlo.broadcast_in_dim %180, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %209 = stablehlo.multiply %208, %136 : tensor<24x30xf32>
    %210 = stablehlo.negate %209 : tensor<24x30xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.reshape %211 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %214 = stablehlo.add %205, %213 : tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.pad %209, %cst_68, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %216 = stablehlo.add %207, %215 : tensor<24x131xf32>
    %217 = stablehlo.broadcast_in_dim %180, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %218 = stablehlo.multiply %217, %129 : tensor<24x30xf32>
    %219 = stablehlo.negate %218 : tensor<24x30xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %221 = stablehlo.reshape %220 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %223 = stablehlo.add %214, %222 : tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.pad %218, %cst_71, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %225 = stablehlo.add %216, %224 : tensor<24x131xf32>
    %226 = stablehlo.multiply %223, %123 : tensor<24xf32>
    %227 = stablehlo.multiply %223, %114 : tensor<24xf32>
    %228 = stablehlo.divide %226, %104 : tensor<24xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %230 = stablehlo.multiply %229, %103 : tensor<24x11xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.pad %230, %cst_72, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %232 = stablehlo.add %225, %231 : tensor<24x131xf32>
    %233 = stablehlo.multiply %227, %97 : tensor<24xf32>
    %234 = stablehlo.multiply %227, %88 : tensor<24xf32>
    %235 = stablehlo.divide %233, %78 : tensor<24xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %237 = stablehlo.multiply %236, %77 : tensor<24x30xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.pad %237, %cst_73, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %239 = stablehlo.add %232, %238 : tensor<24x131xf32>
    %240 = stablehlo.multiply %234, %71 : tensor<24xf32>
    %241 = stablehlo.multiply %234, %62 : tensor<24xf32>
    %242 = stablehlo.divide %240, %52 : tensor<24xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %244 = stablehlo.multiply %243, %51 : tensor<24x30xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.pad %244, %cst_74, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %246 = stablehlo.add %239, %245 : tensor<24x131xf32>
    %247 = stablehlo.multiply %241, %45 : tensor<24xf32>
    %248 = stablehlo.multiply %241, %36 : tensor<24xf32>
    %249 = stablehlo.divide %247, %26 : tensor<24xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %251 = stablehlo.multiply %250, %25 : tensor<24x30xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.pad %251, %cst_75, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %253 = stablehlo.add %246, %252 : tensor<24x131xf32>
    %254 = stablehlo.multiply %248, %19 : tensor<24xf32>
    %255 = stablehlo.divide %254, %8 : tensor<24xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %257 = stablehlo.multiply %256, %7 : tensor<24x30xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.pad %257, %cst_76, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %259 = stablehlo.add %253, %258 : tensor<24x131xf32>
    %260 = stablehlo.dot_general %259, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %261 = stablehlo.transpose %260, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %262 = stablehlo.dot_general %259, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %173, %262, %261 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
