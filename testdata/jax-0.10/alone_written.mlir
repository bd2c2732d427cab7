module @jit_alone_written attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<24x24xf32> {jax.result_info = "result[0]"}, tensor<24x131xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %8 = stablehlo.convert %7 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.convert %0 : tensor<24xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<24xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24xi1>, tensor<24xf32>
    %16 = stablehlo.compare EQ, %10, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.divide %15, %19 : tensor<24xf32>
    %21 = stablehlo.convert %0 : tensor<24xf32>
    %22 = stablehlo.subtract %21, %11 : tensor<24xf32>
    %23 = stablehlo.exponential %22 : tensor<24xf32>
    %24 = stablehlo.multiply %1, %23 : tensor<24xf32>
    %25 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.subtract %3, %26 : tensor<24x40xf32>
    %28 = stablehlo.exponential %27 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.add %24, %29 : tensor<24xf32>
    %31 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %33 = stablehlo.add %32, %31 : tensor<40xi32>
    %34 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %37 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %38 = stablehlo.compare EQ, %36, %37, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %39 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.dot_general %arg0, %39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.reshape %41 : (tensor<24xf32>) -> tensor<24x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %44 = stablehlo.compare EQ, %40, %43, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %45 = stablehlo.convert %44 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.maximum %11, %41 : tensor<24xf32>
    %48 = stablehlo.compare EQ, %11, %47, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.compare EQ, %41, %47, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<24xi1>, tensor<24xf32>
    %56 = stablehlo.divide %51, %55 : tensor<24xf32>
    %57 = stablehlo.compare EQ, %41, %47, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<24xi1>, tensor<24xf32>
    %61 = stablehlo.compare EQ, %11, %47, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.select %61, %62, %63 : tensor<24xi1>, tensor<24xf32>
    %65 = stablehlo.divide %60, %64 : tensor<24xf32>
    %66 = stablehlo.subtract %11, %47 : tensor<24xf32>
    %67 = stablehlo.exponential %66 : tensor<24xf32>
    %68 = stablehlo.multiply %30, %67 : tensor<24xf32>
    %69 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %71 = stablehlo.subtract %40, %70 : tensor<24x40xf32>
    %72 = stablehlo.exponential %71 : tensor<24x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.add %68, %73 : tensor<24xf32>
    %75 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_19 = stablehlo.constant dense<40> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %77 = stablehlo.add %76, %75 : tensor<40xi32>
    %78 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %81 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %82 = stablehlo.compare EQ, %80, %81, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %83 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %84 = stablehlo.dot_general %arg0, %83, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.reshape %85 : (tensor<24xf32>) -> tensor<24x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %88 = stablehlo.compare EQ, %84, %87, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %89 = stablehlo.convert %88 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.maximum %47, %85 : tensor<24xf32>
    %92 = stablehlo.compare EQ, %47, %91, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.select %92, %93, %94 : tensor<24xi1>, tensor<24xf32>
    %96 = stablehlo.compare EQ, %85, %91, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.select %96, %97, %98 : tensor<24xi1>, tensor<24xf32>
    %100 = stablehlo.divide %95, %99 : tensor<24xf32>
    %101 = stablehlo.compare EQ, %85, %91, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.select %101, %102, %103 : tensor<24xi1>, tensor<24xf32>
    %105 = stablehlo.compare EQ, %47, %91, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.select %105, %106, %107 : tensor<24xi1>, tensor<24xf32>
    %109 = stablehlo.divide %104, %108 : tensor<24xf32>
    %110 = stablehlo.subtract %47, %91 : tensor<24xf32>
    %111 = stablehlo.exponential %110 : tensor<24xf32>
    %112 = stablehlo.multiply %74, %111 : tensor<24xf32>
    %113 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %115 = stablehlo.subtract %84, %114 : tensor<24x40xf32>
    %116 = stablehlo.exponential %115 : tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.add %112, %117 : tensor<24xf32>
    %119 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_31 = stablehlo.constant dense<80> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %121 = stablehlo.add %120, %119 : tensor<40xi32>
    %122 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %123 = stablehlo.broadcast_in_dim %121, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %125 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %126 = stablehlo.compare EQ, %124, %125, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %127 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %128 = stablehlo.dot_general %arg0, %127, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_32) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.reshape %129 : (tensor<24xf32>) -> tensor<24x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %132 = stablehlo.compare EQ, %128, %131, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %133 = stablehlo.convert %132 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %135 = stablehlo.maximum %91, %129 : tensor<24xf32>
    %136 = stablehlo.compare EQ, %91, %135, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %139 = stablehlo.select %136, %137, %138 : tensor<24xi1>, tensor<24xf32>
    %140 = stablehlo.compare EQ, %129, %135, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %143 = stablehlo.select %140, %141, %142 : tensor<24xi1>, tensor<24xf32>
    %144 = stablehlo.divide %139, %143 : tensor<24xf32>
    %145 = stablehlo.compare EQ, %129, %135, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.select %145, %146, %147 : tensor<24xi1>, tensor<24xf32>
    %149 = stablehlo.compare EQ, %91, %135, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.select %149, %150, %151 : tensor<24xi1>, tensor<24xf32>
    %153 = stablehlo.divide %148, %152 : tensor<24xf32>
    %154 = stablehlo.subtract %91, %135 : tensor<24xf32>
    %155 = stablehlo.exponential %154 : tensor<24xf32>
    %156 = stablehlo.multiply %118, %155 : tensor<24xf32>
    %157 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %159 = stablehlo.subtract %128, %158 : tensor<24x11xf32>
    %160 = stablehlo.exponential %159 : tensor<24x11xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.add %156, %161 : tensor<24xf32>
    %163 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_43 = stablehlo.constant dense<120> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %165 = stablehlo.add %164, %163 : tensor<11xi32>
    %166 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %167 = stablehlo.broadcast_in_dim %165, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %169 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %170 = stablehlo.compare EQ, %168, %169, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.multiply %171, %arg3 : tensor<24xf32>
    %173 = stablehlo.negate %172 : tensor<24xf32>
    %174 = stablehlo.divide %172, %162 : tensor<24xf32>
    %175 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %176 = call @_where(%170, %175) : (tensor<24x11xi1>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %177 = stablehlo.broadcast_in_dim %174, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %178 = stablehlo.multiply %177, %160 : tensor<24x11xf32>
    %179 = stablehlo.negate %178 : tensor<24x11xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.reduce(%179 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %181 = stablehlo.reshape %180 : (tensor<24xf32>) -> tensor<24x1xf32>
    %182 = stablehlo.add %176, %178 : tensor<24x11xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%181 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.add %172, %183 : tensor<24xf32>
    %185 = stablehlo.multiply %118, %174 : tensor<24xf32>
    %186 = stablehlo.multiply %174, %155 : tensor<24xf32>
    %187 = stablehlo.multiply %185, %155 : tensor<24xf32>
    %188 = stablehlo.negate %187 : tensor<24xf32>
    %189 = stablehlo.add %184, %188 : tensor<24xf32>
    %190 = stablehlo.multiply %189, %153 : tensor<24xf32>
    %191 = stablehlo.multiply %189, %144 : tensor<24xf32>
    %192 = stablehlo.add %187, %191 : tensor<24xf32>
    %193 = stablehlo.divide %190, %134 : tensor<24xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %195 = stablehlo.multiply %194, %133 : tensor<24x11xf32>
    %196 = stablehlo.add %182, %195 : tensor<24x11xf32>
    %197 = stablehlo.dot_general %196, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %198 = stablehlo.transpose %197, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %199 = stablehlo.dot_general %196, %127, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.pad %198, %cst_47, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %201 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %202 = call @_where_0(%126, %201) : (tensor<24x40xi1>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %203 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %204 = stablehlo.multiply %203, %116 : tensor<24x40xf32>
    %205 = stablehlo.negate %204 : tensor<24x40xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %207 = stablehlo.reshape %206 : (tensor<24xf32>) -> tensor<24x1xf32>
    %208 = stablehlo.add %202, %204 : tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%207 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %210 = stablehlo.add %192, %209 : tensor<24xf32>
    %211 = stablehlo.multiply %74, %186 : tensor<24xf32>
    %212 = stablehlo.multiply %186, %111 : tensor<24xf32>
    %213 = stablehlo.multiply %211, %111 : tensor<24xf32>
    %214 = stablehlo.negate %213 : tensor<24xf32>
    %215 = stablehlo.add %210, %214 : tensor<24xf32>
    %216 = stablehlo.multiply %215, %109 : tensor<24xf32>
    %217 = stablehlo.multiply %215, %100 : tensor<24xf32>
    %218 = stablehlo.add %213, %217 : tensor<24xf32>
    %219 = stablehlo.divide %216, %90 : tensor<24xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %221 = stablehlo.multiply %220, %89 : tensor<24x40xf32>
    %222 = stablehlo.add %208, %221 : tensor<24x40xf32>
    %223 = stablehlo.dot_general %222, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %224 = stablehlo.transpose %223, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %225 = stablehlo.dot_general %222, %83, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %226 = stablehlo.add %199, %225 : tensor<24x24xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.pad %224, %cst_50, low = [0, 80], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x131xf32>
    %228 = stablehlo.add %200, %227 : tensor<24x131xf32>
    %229 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %230 = call @_where_0(%82, %229) : (tensor<24x40xi1>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %231 = stablehlo.broadcast_in_dim %212, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %232 = stablehlo.multiply %231, %72 : tensor<24x40xf32>
    %233 = stablehlo.negate %232 : tensor<24x40xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %235 = stablehlo.reshape %234 : (tensor<24xf32>) -> tensor<24x1xf32>
    %236 = stablehlo.add %230, %232 : tensor<24x40xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%235 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %238 = stablehlo.add %218, %237 : tensor<24xf32>
    %239 = stablehlo.multiply %30, %212 : tensor<24xf32>
    %240 = stablehlo.multiply %212, %67 : tensor<24xf32>
    %241 = stablehlo.multiply %239, %67 : tensor<24xf32>
    %242 = stablehlo.negate %241 : tensor<24xf32>
    %243 = stablehlo.add %238, %242 : tensor<24xf32>
    %244 = stablehlo.multiply %243, %65 : tensor<24xf32>
    %245 = stablehlo.multiply %243, %56 : tensor<24xf32>
    %246 = stablehlo.add %241, %245 : tensor<24xf32>
    %247 = stablehlo.divide %244, %46 : tensor<24xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %249 = stablehlo.multiply %248, %45 : tensor<24x40xf32>
    %250 = stablehlo.add %236, %249 : tensor<24x40xf32>
    %251 = stablehlo.dot_general %250, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %252 = stablehlo.transpose %251, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %253 = stablehlo.dot_general %250, %39, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %254 = stablehlo.add %226, %253 : tensor<24x24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.pad %252, %cst_53, low = [0, 40], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x131xf32>
    %256 = stablehlo.add %228, %255 : tensor<24x131xf32>
    %257 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %258 = call @_where_0(%38, %257) : (tensor<24x40xi1>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %259 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %260 = stablehlo.multiply %259, %28 : tensor<24x40xf32>
    %261 = stablehlo.negate %260 : tensor<24x40xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %263 = stablehlo.reshape %262 : (tensor<24xf32>) -> tensor<24x1xf32>
    %264 = stablehlo.add %258, %260 : tensor<24x40xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%263 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.add %246, %265 : tensor<24xf32>
    %267 = stablehlo.multiply %1, %240 : tensor<24xf32>
    %268 = stablehlo.multiply %267, %23 : tensor<24xf32>
    %269 = stablehlo.negate %268 : tensor<24xf32>
    %270 = stablehlo.add %266, %269 : tensor<24xf32>
    %271 = stablehlo.multiply %270, %20 : tensor<24xf32>
    %272 = stablehlo.divide %271, %9 : tensor<24xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %274 = stablehlo.multiply %273, %8 : tensor<24x40xf32>
    %275 = stablehlo.add %264, %274 : tensor<24x40xf32>
    %276 = stablehlo.dot_general %275, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %277 = stablehlo.transpose %276, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %278 = stablehlo.dot_general %275, %2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %279 = stablehlo.add %254, %278 : tensor<24x24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.pad %277, %cst_56, low = [0, 0], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x131xf32>
    %281 = stablehlo.add %256, %280 : tensor<24x131xf32>
    return %279, %281 : tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
