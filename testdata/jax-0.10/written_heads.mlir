module @jit_written_heads attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<40x240xf32>, %arg2: tensor<40x240xf32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}, tensor<40x240xf32> {jax.result_info = "result[1][1]"}, tensor<40x240xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.slice %arg0 [0:24, 0:40] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.slice %arg1 [0:40, 0:40] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %8 = stablehlo.convert %7 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<24xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24xi1>, tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.compare EQ, %16, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.divide %15, %20 : tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %24 = stablehlo.subtract %3, %23 : tensor<24x40xf32>
    %25 = stablehlo.exponential %24 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.divide %25, %28 : tensor<24x40xf32>
    %30 = stablehlo.multiply %27, %27 : tensor<24x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %32 = stablehlo.divide %31, %30 : tensor<24x1xf32>
    %33 = stablehlo.slice %arg2 [0:40, 0:40] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %34 = stablehlo.dot_general %29, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %35 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %36 = stablehlo.slice %arg1 [0:40, 40:80] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %38 = stablehlo.dot_general %35, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.reshape %39 : (tensor<24xf32>) -> tensor<24x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %42 = stablehlo.compare EQ, %38, %41, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %43 = stablehlo.convert %42 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.maximum %45, %39 : tensor<24xf32>
    %47 = stablehlo.compare EQ, %39, %46, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<24xi1>, tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.compare EQ, %51, %46, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<24xi1>, tensor<24xf32>
    %56 = stablehlo.divide %50, %55 : tensor<24xf32>
    %57 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %59 = stablehlo.subtract %38, %58 : tensor<24x40xf32>
    %60 = stablehlo.exponential %59 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %64 = stablehlo.divide %60, %63 : tensor<24x40xf32>
    %65 = stablehlo.multiply %62, %62 : tensor<24x1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %67 = stablehlo.divide %66, %65 : tensor<24x1xf32>
    %68 = stablehlo.slice %arg2 [0:40, 40:80] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %69 = stablehlo.dot_general %64, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %70 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %71 = stablehlo.slice %arg1 [0:40, 80:120] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %73 = stablehlo.dot_general %70, %72, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.reshape %74 : (tensor<24xf32>) -> tensor<24x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %77 = stablehlo.compare EQ, %73, %76, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %78 = stablehlo.convert %77 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %81 = stablehlo.maximum %80, %74 : tensor<24xf32>
    %82 = stablehlo.compare EQ, %74, %81, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %85 = stablehlo.select %82, %83, %84 : tensor<24xi1>, tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.compare EQ, %86, %81, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<24xi1>, tensor<24xf32>
    %91 = stablehlo.divide %85, %90 : tensor<24xf32>
    %92 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %94 = stablehlo.subtract %73, %93 : tensor<24x40xf32>
    %95 = stablehlo.exponential %94 : tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %99 = stablehlo.divide %95, %98 : tensor<24x40xf32>
    %100 = stablehlo.multiply %97, %97 : tensor<24x1xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %102 = stablehlo.divide %101, %100 : tensor<24x1xf32>
    %103 = stablehlo.slice %arg2 [0:40, 80:120] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %104 = stablehlo.dot_general %99, %103, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %105 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %106 = stablehlo.slice %arg1 [0:40, 120:160] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %107 = stablehlo.transpose %106, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %108 = stablehlo.dot_general %105, %107, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.reshape %109 : (tensor<24xf32>) -> tensor<24x1xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %112 = stablehlo.compare EQ, %108, %111, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %113 = stablehlo.convert %112 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %116 = stablehlo.maximum %115, %109 : tensor<24xf32>
    %117 = stablehlo.compare EQ, %109, %116, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %120 = stablehlo.select %117, %118, %119 : tensor<24xi1>, tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.compare EQ, %121, %116, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.select %122, %123, %124 : tensor<24xi1>, tensor<24xf32>
    %126 = stablehlo.divide %120, %125 : tensor<24xf32>
    %127 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %129 = stablehlo.subtract %108, %128 : tensor<24x40xf32>
    %130 = stablehlo.exponential %129 : tensor<24x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %134 = stablehlo.divide %130, %133 : tensor<24x40xf32>
    %135 = stablehlo.multiply %132, %132 : tensor<24x1xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %137 = stablehlo.divide %136, %135 : tensor<24x1xf32>
    %138 = stablehlo.slice %arg2 [0:40, 120:160] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %139 = stablehlo.dot_general %134, %138, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %140 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %141 = stablehlo.slice %arg1 [0:40, 160:200] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %142 = stablehlo.transpose %141, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %143 = stablehlo.dot_general %140, %142, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_39) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.reshape %144 : (tensor<24xf32>) -> tensor<24x1xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %147 = stablehlo.compare EQ, %143, %146, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %148 = stablehlo.convert %147 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %151 = stablehlo.maximum %150, %144 : tensor<24xf32>
    %152 = stablehlo.compare EQ, %144, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.select %152, %153, %154 : tensor<24xi1>, tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.compare EQ, %156, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %160 = stablehlo.select %157, %158, %159 : tensor<24xi1>, tensor<24xf32>
    %161 = stablehlo.divide %155, %160 : tensor<24xf32>
    %162 = stablehlo.broadcast_in_dim %151, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %164 = stablehlo.subtract %143, %163 : tensor<24x40xf32>
    %165 = stablehlo.exponential %164 : tensor<24x40xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %169 = stablehlo.divide %165, %168 : tensor<24x40xf32>
    %170 = stablehlo.multiply %167, %167 : tensor<24x1xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %172 = stablehlo.divide %171, %170 : tensor<24x1xf32>
    %173 = stablehlo.slice %arg2 [0:40, 160:200] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %174 = stablehlo.dot_general %169, %173, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %175 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %176 = stablehlo.slice %arg1 [0:40, 200:240] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %177 = stablehlo.transpose %176, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %178 = stablehlo.dot_general %175, %177, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_49) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %180 = stablehlo.reshape %179 : (tensor<24xf32>) -> tensor<24x1xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %182 = stablehlo.compare EQ, %178, %181, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %183 = stablehlo.convert %182 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %186 = stablehlo.maximum %185, %179 : tensor<24xf32>
    %187 = stablehlo.compare EQ, %179, %186, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %190 = stablehlo.select %187, %188, %189 : tensor<24xi1>, tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.compare EQ, %191, %186, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %195 = stablehlo.select %192, %193, %194 : tensor<24xi1>, tensor<24xf32>
    %196 = stablehlo.divide %190, %195 : tensor<24xf32>
    %197 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %199 = stablehlo.subtract %178, %198 : tensor<24x40xf32>
    %200 = stablehlo.exponential %199 : tensor<24x40xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.reduce(%200 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %204 = stablehlo.divide %200, %203 : tensor<24x40xf32>
    %205 = stablehlo.multiply %202, %202 : tensor<24x1xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %207 = stablehlo.divide %206, %205 : tensor<24x1xf32>
    %208 = stablehlo.slice %arg2 [0:40, 200:240] : (tensor<40x240xf32>) -> tensor<40x40xf32>
    %209 = stablehlo.dot_general %204, %208, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %210 = stablehlo.concatenate %34, %69, %104, %139, %174, %209, dim = 1 : (tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x240xf32>
    %211 = stablehlo.multiply %210, %210 : tensor<24x240xf32>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %213 = stablehlo.multiply %212, %210 : tensor<24x240xf32>
    %214 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x240xf32>
    %216 = stablehlo.multiply %211, %215 : tensor<24x240xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x240xf32>, tensor<f32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %219 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x240xf32>
    %220 = stablehlo.multiply %218, %219 : tensor<24x240xf32>
    %221 = stablehlo.multiply %220, %213 : tensor<24x240xf32>
    %222 = stablehlo.slice %221 [0:24, 0:40] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %223 = stablehlo.slice %221 [0:24, 40:80] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %224 = stablehlo.slice %221 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %225 = stablehlo.slice %221 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %226 = stablehlo.slice %221 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %227 = stablehlo.slice %221 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %228 = stablehlo.dot_general %227, %204, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %229 = stablehlo.transpose %228, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %230 = stablehlo.dot_general %227, %208, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.pad %229, %cst_62, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %232 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %233 = stablehlo.multiply %230, %232 : tensor<24x40xf32>
    %234 = stablehlo.multiply %233, %200 : tensor<24x40xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %236 = stablehlo.reshape %235 : (tensor<24xf32>) -> tensor<24x1xf32>
    %237 = stablehlo.negate %236 : tensor<24x1xf32>
    %238 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %239 = stablehlo.divide %230, %238 : tensor<24x40xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%237 init: %cst_64) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %242 = stablehlo.add %239, %241 : tensor<24x40xf32>
    %243 = stablehlo.multiply %242, %200 : tensor<24x40xf32>
    %244 = stablehlo.dot_general %243, %175, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %245 = stablehlo.transpose %244, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %246 = stablehlo.dot_general %243, %177, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %247 = stablehlo.transpose %245, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.pad %247, %cst_65, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.pad %246, %cst_66, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %250 = stablehlo.dot_general %226, %169, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %251 = stablehlo.transpose %250, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %252 = stablehlo.dot_general %226, %173, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.pad %251, %cst_67, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %254 = stablehlo.add %231, %253 : tensor<40x240xf32>
    %255 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %256 = stablehlo.multiply %252, %255 : tensor<24x40xf32>
    %257 = stablehlo.multiply %256, %165 : tensor<24x40xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %259 = stablehlo.reshape %258 : (tensor<24xf32>) -> tensor<24x1xf32>
    %260 = stablehlo.negate %259 : tensor<24x1xf32>
    %261 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %262 = stablehlo.divide %252, %261 : tensor<24x40xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.reduce(%260 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %265 = stablehlo.add %262, %264 : tensor<24x40xf32>
    %266 = stablehlo.multiply %265, %165 : tensor<24x40xf32>
    %267 = stablehlo.dot_general %266, %140, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %268 = stablehlo.transpose %267, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %269 = stablehlo.dot_general %266, %142, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %270 = stablehlo.transpose %268, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.pad %270, %cst_70, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %272 = stablehlo.add %248, %271 : tensor<40x240xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.pad %269, %cst_71, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %274 = stablehlo.add %249, %273 : tensor<24x240xf32>
    %275 = stablehlo.dot_general %225, %134, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %276 = stablehlo.transpose %275, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %277 = stablehlo.dot_general %225, %138, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.pad %276, %cst_72, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %279 = stablehlo.add %254, %278 : tensor<40x240xf32>
    %280 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %281 = stablehlo.multiply %277, %280 : tensor<24x40xf32>
    %282 = stablehlo.multiply %281, %130 : tensor<24x40xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%282 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.reshape %283 : (tensor<24xf32>) -> tensor<24x1xf32>
    %285 = stablehlo.negate %284 : tensor<24x1xf32>
    %286 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %287 = stablehlo.divide %277, %286 : tensor<24x40xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%285 init: %cst_74) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %290 = stablehlo.add %287, %289 : tensor<24x40xf32>
    %291 = stablehlo.multiply %290, %130 : tensor<24x40xf32>
    %292 = stablehlo.dot_general %291, %105, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %293 = stablehlo.transpose %292, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %294 = stablehlo.dot_general %291, %107, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %295 = stablehlo.transpose %293, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.pad %295, %cst_75, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %297 = stablehlo.add %272, %296 : tensor<40x240xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.pad %294, %cst_76, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %299 = stablehlo.add %274, %298 : tensor<24x240xf32>
    %300 = stablehlo.dot_general %224, %99, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %301 = stablehlo.transpose %300, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %302 = stablehlo.dot_general %224, %103, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.pad %301, %cst_77, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %304 = stablehlo.add %279, %303 : tensor<40x240xf32>
    %305 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %306 = stablehlo.multiply %302, %305 : tensor<24x40xf32>
    %307 = stablehlo.multiply %306, %95 : tensor<24x40xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%307 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %309 = stablehlo.reshape %308 : (tensor<24xf32>) -> tensor<24x1xf32>
    %310 = stablehlo.negate %309 : tensor<24x1xf32>
    %311 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %312 = stablehlo.divide %302, %311 : tensor<24x40xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.reduce(%310 init: %cst_79) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %315 = stablehlo.add %312, %314 : tensor<24x40xf32>
    %316 = stablehlo.multiply %315, %95 : tensor<24x40xf32>
    %317 = stablehlo.dot_general %316, %70, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %318 = stablehlo.transpose %317, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %319 = stablehlo.dot_general %316, %72, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %320 = stablehlo.transpose %318, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.pad %320, %cst_80, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %322 = stablehlo.add %297, %321 : tensor<40x240xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.pad %319, %cst_81, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %324 = stablehlo.add %299, %323 : tensor<24x240xf32>
    %325 = stablehlo.dot_general %223, %64, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %326 = stablehlo.transpose %325, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %327 = stablehlo.dot_general %223, %68, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.pad %326, %cst_82, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %329 = stablehlo.add %304, %328 : tensor<40x240xf32>
    %330 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %331 = stablehlo.multiply %327, %330 : tensor<24x40xf32>
    %332 = stablehlo.multiply %331, %60 : tensor<24x40xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %334 = stablehlo.reshape %333 : (tensor<24xf32>) -> tensor<24x1xf32>
    %335 = stablehlo.negate %334 : tensor<24x1xf32>
    %336 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %337 = stablehlo.divide %327, %336 : tensor<24x40xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%335 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %340 = stablehlo.add %337, %339 : tensor<24x40xf32>
    %341 = stablehlo.multiply %340, %60 : tensor<24x40xf32>
    %342 = stablehlo.dot_general %341, %35, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %343 = stablehlo.transpose %342, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %344 = stablehlo.dot_general %341, %37, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %345 = stablehlo.transpose %343, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.pad %345, %cst_85, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %347 = stablehlo.add %322, %346 : tensor<40x240xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.pad %344, %cst_86, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %349 = stablehlo.add %324, %348 : tensor<24x240xf32>
    %350 = stablehlo.dot_general %222, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %351 = stablehlo.transpose %350, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %352 = stablehlo.dot_general %222, %33, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.pad %351, %cst_87, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %354 = stablehlo.add %329, %353 : tensor<40x240xf32>
    %355 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %356 = stablehlo.multiply %352, %355 : tensor<24x40xf32>
    %357 = stablehlo.multiply %356, %25 : tensor<24x40xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.reduce(%357 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %359 = stablehlo.reshape %358 : (tensor<24xf32>) -> tensor<24x1xf32>
    %360 = stablehlo.negate %359 : tensor<24x1xf32>
    %361 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %362 = stablehlo.divide %352, %361 : tensor<24x40xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%360 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %365 = stablehlo.add %362, %364 : tensor<24x40xf32>
    %366 = stablehlo.multiply %365, %25 : tensor<24x40xf32>
    %367 = stablehlo.dot_general %366, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<40x40xf32>
    %368 = stablehlo.transpose %367, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %369 = stablehlo.dot_general %366, %2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x40xf32>) -> tensor<24x40xf32>
    %370 = stablehlo.transpose %368, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.pad %370, %cst_90, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<40x40xf32>, tensor<f32>) -> tensor<40x240xf32>
    %372 = stablehlo.add %347, %371 : tensor<40x240xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.pad %369, %cst_91, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %374 = stablehlo.add %349, %373 : tensor<24x240xf32>
    return %217, %374, %372, %354 : tensor<f32>, tensor<24x240xf32>, tensor<40x240xf32>, tensor<40x240xf32>
  }
}
