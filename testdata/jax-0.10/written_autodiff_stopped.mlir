module @jit_written_autodiff_stopped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x251xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x251xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %9 = stablehlo.convert %8 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.convert %0 : tensor<24xf32>
    %12 = stablehlo.maximum %11, %5 : tensor<24xf32>
    %13 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.divide %16, %20 : tensor<24xf32>
    %22 = stablehlo.convert %0 : tensor<24xf32>
    %23 = stablehlo.subtract %22, %12 : tensor<24xf32>
    %24 = stablehlo.exponential %23 : tensor<24xf32>
    %25 = stablehlo.multiply %1, %24 : tensor<24xf32>
    %26 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.subtract %4, %27 : tensor<24x40xf32>
    %29 = stablehlo.exponential %28 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %25, %30 : tensor<24xf32>
    %32 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %34 = stablehlo.add %33, %32 : tensor<40xi32>
    %35 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %38 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %39 = stablehlo.compare EQ, %37, %38, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %40:2 = call @_where(%39, %4, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40#0 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.add %2, %41 : tensor<24xf32>
    %43 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %44 = stablehlo.dot_general %arg0, %43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.reshape %45 : (tensor<24xf32>) -> tensor<24x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %48 = stablehlo.compare EQ, %44, %47, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %49 = stablehlo.convert %48 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.maximum %12, %45 : tensor<24xf32>
    %52 = stablehlo.compare EQ, %45, %51, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<24xi1>, tensor<24xf32>
    %56 = stablehlo.compare EQ, %12, %51, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.select %56, %57, %58 : tensor<24xi1>, tensor<24xf32>
    %60 = stablehlo.divide %55, %59 : tensor<24xf32>
    %61 = stablehlo.subtract %12, %51 : tensor<24xf32>
    %62 = stablehlo.exponential %61 : tensor<24xf32>
    %63 = stablehlo.multiply %31, %62 : tensor<24xf32>
    %64 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %66 = stablehlo.subtract %44, %65 : tensor<24x40xf32>
    %67 = stablehlo.exponential %66 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.add %63, %68 : tensor<24xf32>
    %70 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %72 = stablehlo.add %71, %70 : tensor<40xi32>
    %73 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %74 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %76 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %77 = stablehlo.compare EQ, %75, %76, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %78:2 = call @_where(%77, %44, %c_19) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78#0 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.add %42, %79 : tensor<24xf32>
    %81 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %82 = stablehlo.dot_general %arg0, %81, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.reshape %83 : (tensor<24xf32>) -> tensor<24x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %86 = stablehlo.compare EQ, %82, %85, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %87 = stablehlo.convert %86 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.maximum %51, %83 : tensor<24xf32>
    %90 = stablehlo.compare EQ, %83, %89, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.select %90, %91, %92 : tensor<24xi1>, tensor<24xf32>
    %94 = stablehlo.compare EQ, %51, %89, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.select %94, %95, %96 : tensor<24xi1>, tensor<24xf32>
    %98 = stablehlo.divide %93, %97 : tensor<24xf32>
    %99 = stablehlo.subtract %51, %89 : tensor<24xf32>
    %100 = stablehlo.exponential %99 : tensor<24xf32>
    %101 = stablehlo.multiply %69, %100 : tensor<24xf32>
    %102 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %104 = stablehlo.subtract %82, %103 : tensor<24x40xf32>
    %105 = stablehlo.exponential %104 : tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %107 = stablehlo.add %101, %106 : tensor<24xf32>
    %108 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_28 = stablehlo.constant dense<80> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %110 = stablehlo.add %109, %108 : tensor<40xi32>
    %111 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %112 = stablehlo.broadcast_in_dim %110, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %114 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %115 = stablehlo.compare EQ, %113, %114, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %116:2 = call @_where(%115, %82, %c_29) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116#0 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.add %80, %117 : tensor<24xf32>
    %119 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %120 = stablehlo.dot_general %arg0, %119, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_31) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.reshape %121 : (tensor<24xf32>) -> tensor<24x1xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %124 = stablehlo.compare EQ, %120, %123, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %125 = stablehlo.convert %124 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %127 = stablehlo.maximum %89, %121 : tensor<24xf32>
    %128 = stablehlo.compare EQ, %121, %127, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.select %128, %129, %130 : tensor<24xi1>, tensor<24xf32>
    %132 = stablehlo.compare EQ, %89, %127, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %135 = stablehlo.select %132, %133, %134 : tensor<24xi1>, tensor<24xf32>
    %136 = stablehlo.divide %131, %135 : tensor<24xf32>
    %137 = stablehlo.subtract %89, %127 : tensor<24xf32>
    %138 = stablehlo.exponential %137 : tensor<24xf32>
    %139 = stablehlo.multiply %107, %138 : tensor<24xf32>
    %140 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %142 = stablehlo.subtract %120, %141 : tensor<24x40xf32>
    %143 = stablehlo.exponential %142 : tensor<24x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.add %139, %144 : tensor<24xf32>
    %146 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_38 = stablehlo.constant dense<120> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %148 = stablehlo.add %147, %146 : tensor<40xi32>
    %149 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %150 = stablehlo.broadcast_in_dim %148, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %152 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %153 = stablehlo.compare EQ, %151, %152, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %154:2 = call @_where(%153, %120, %c_39) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154#0 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %156 = stablehlo.add %118, %155 : tensor<24xf32>
    %157 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %158 = stablehlo.dot_general %arg0, %157, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %160 = stablehlo.reshape %159 : (tensor<24xf32>) -> tensor<24x1xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %162 = stablehlo.compare EQ, %158, %161, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %163 = stablehlo.convert %162 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %165 = stablehlo.maximum %127, %159 : tensor<24xf32>
    %166 = stablehlo.compare EQ, %159, %165, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %169 = stablehlo.select %166, %167, %168 : tensor<24xi1>, tensor<24xf32>
    %170 = stablehlo.compare EQ, %127, %165, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %173 = stablehlo.select %170, %171, %172 : tensor<24xi1>, tensor<24xf32>
    %174 = stablehlo.divide %169, %173 : tensor<24xf32>
    %175 = stablehlo.subtract %127, %165 : tensor<24xf32>
    %176 = stablehlo.exponential %175 : tensor<24xf32>
    %177 = stablehlo.multiply %145, %176 : tensor<24xf32>
    %178 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %180 = stablehlo.subtract %158, %179 : tensor<24x40xf32>
    %181 = stablehlo.exponential %180 : tensor<24x40xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %183 = stablehlo.add %177, %182 : tensor<24xf32>
    %184 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_48 = stablehlo.constant dense<160> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %186 = stablehlo.add %185, %184 : tensor<40xi32>
    %187 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %188 = stablehlo.broadcast_in_dim %186, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %190 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %191 = stablehlo.compare EQ, %189, %190, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %192:2 = call @_where(%191, %158, %c_49) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192#0 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %194 = stablehlo.add %156, %193 : tensor<24xf32>
    %195 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %196 = stablehlo.dot_general %arg0, %195, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_51) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.reshape %197 : (tensor<24xf32>) -> tensor<24x1xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %200 = stablehlo.compare EQ, %196, %199, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %201 = stablehlo.convert %200 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.maximum %165, %197 : tensor<24xf32>
    %204 = stablehlo.compare EQ, %197, %203, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %207 = stablehlo.select %204, %205, %206 : tensor<24xi1>, tensor<24xf32>
    %208 = stablehlo.compare EQ, %165, %203, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %211 = stablehlo.select %208, %209, %210 : tensor<24xi1>, tensor<24xf32>
    %212 = stablehlo.divide %207, %211 : tensor<24xf32>
    %213 = stablehlo.subtract %165, %203 : tensor<24xf32>
    %214 = stablehlo.exponential %213 : tensor<24xf32>
    %215 = stablehlo.multiply %183, %214 : tensor<24xf32>
    %216 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %218 = stablehlo.subtract %196, %217 : tensor<24x40xf32>
    %219 = stablehlo.exponential %218 : tensor<24x40xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %221 = stablehlo.add %215, %220 : tensor<24xf32>
    %222 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_58 = stablehlo.constant dense<200> : tensor<i32>
    %223 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %224 = stablehlo.add %223, %222 : tensor<40xi32>
    %225 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %226 = stablehlo.broadcast_in_dim %224, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %228 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %229 = stablehlo.compare EQ, %227, %228, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %230:2 = call @_where(%229, %196, %c_59) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%230#0 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %232 = stablehlo.add %194, %231 : tensor<24xf32>
    %233 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %234 = stablehlo.dot_general %arg0, %233, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_61) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %236 = stablehlo.reshape %235 : (tensor<24xf32>) -> tensor<24x1xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %238 = stablehlo.compare EQ, %234, %237, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %239 = stablehlo.convert %238 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%239 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %241 = stablehlo.maximum %203, %235 : tensor<24xf32>
    %242 = stablehlo.compare EQ, %235, %241, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %245 = stablehlo.select %242, %243, %244 : tensor<24xi1>, tensor<24xf32>
    %246 = stablehlo.compare EQ, %203, %241, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.select %246, %247, %248 : tensor<24xi1>, tensor<24xf32>
    %250 = stablehlo.divide %245, %249 : tensor<24xf32>
    %251 = stablehlo.subtract %203, %241 : tensor<24xf32>
    %252 = stablehlo.exponential %251 : tensor<24xf32>
    %253 = stablehlo.multiply %221, %252 : tensor<24xf32>
    %254 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %256 = stablehlo.subtract %234, %255 : tensor<24x11xf32>
    %257 = stablehlo.exponential %256 : tensor<24x11xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %259 = stablehlo.add %253, %258 : tensor<24xf32>
    %260 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_68 = stablehlo.constant dense<240> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %262 = stablehlo.add %261, %260 : tensor<11xi32>
    %263 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %264 = stablehlo.broadcast_in_dim %262, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %266 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %267 = stablehlo.compare EQ, %265, %266, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %268:2 = call @_where_0(%267, %234, %c_69) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268#0 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.add %232, %269 : tensor<24xf32>
    %271 = stablehlo.log %259 : tensor<24xf32>
    %272 = stablehlo.add %241, %271 : tensor<24xf32>
    %273 = stablehlo.subtract %272, %270 : tensor<24xf32>
    %274 = stablehlo.multiply %272, %272 : tensor<24xf32>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %276 = stablehlo.multiply %275, %272 : tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %278 = stablehlo.multiply %277, %274 : tensor<24xf32>
    %279 = stablehlo.add %273, %278 : tensor<24xf32>
    %280 = stablehlo.multiply %279, %arg3 : tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_73) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %283 = stablehlo.multiply %282, %arg3 : tensor<24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.multiply %284, %283 : tensor<24xf32>
    %286 = stablehlo.multiply %285, %276 : tensor<24xf32>
    %287 = stablehlo.negate %283 : tensor<24xf32>
    %288 = stablehlo.add %286, %283 : tensor<24xf32>
    %289 = stablehlo.divide %288, %259 : tensor<24xf32>
    %290 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %291 = call @_where_1(%267, %268#1, %290) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %292 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %293 = stablehlo.multiply %292, %257 : tensor<24x11xf32>
    %294 = stablehlo.add %291, %293 : tensor<24x11xf32>
    %295 = stablehlo.multiply %289, %252 : tensor<24xf32>
    %296 = stablehlo.dot_general %294, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %297 = stablehlo.transpose %296, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %298 = stablehlo.dot_general %294, %233, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.pad %297, %cst_76, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %300 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %301 = call @_where_2(%229, %230#1, %300) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %302 = stablehlo.broadcast_in_dim %295, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %303 = stablehlo.multiply %302, %219 : tensor<24x40xf32>
    %304 = stablehlo.add %301, %303 : tensor<24x40xf32>
    %305 = stablehlo.multiply %295, %214 : tensor<24xf32>
    %306 = stablehlo.dot_general %304, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %307 = stablehlo.transpose %306, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %308 = stablehlo.dot_general %304, %195, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %309 = stablehlo.add %298, %308 : tensor<24x24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.pad %307, %cst_77, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %311 = stablehlo.add %299, %310 : tensor<24x251xf32>
    %312 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %313 = call @_where_2(%191, %192#1, %312) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %314 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %315 = stablehlo.multiply %314, %181 : tensor<24x40xf32>
    %316 = stablehlo.add %313, %315 : tensor<24x40xf32>
    %317 = stablehlo.multiply %305, %176 : tensor<24xf32>
    %318 = stablehlo.dot_general %316, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %319 = stablehlo.transpose %318, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %320 = stablehlo.dot_general %316, %157, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %321 = stablehlo.add %309, %320 : tensor<24x24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.pad %319, %cst_78, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %323 = stablehlo.add %311, %322 : tensor<24x251xf32>
    %324 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %325 = call @_where_2(%153, %154#1, %324) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %326 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %327 = stablehlo.multiply %326, %143 : tensor<24x40xf32>
    %328 = stablehlo.add %325, %327 : tensor<24x40xf32>
    %329 = stablehlo.multiply %317, %138 : tensor<24xf32>
    %330 = stablehlo.dot_general %328, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %331 = stablehlo.transpose %330, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %332 = stablehlo.dot_general %328, %119, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %333 = stablehlo.add %321, %332 : tensor<24x24xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.pad %331, %cst_79, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %335 = stablehlo.add %323, %334 : tensor<24x251xf32>
    %336 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %337 = call @_where_2(%115, %116#1, %336) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %338 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %339 = stablehlo.multiply %338, %105 : tensor<24x40xf32>
    %340 = stablehlo.add %337, %339 : tensor<24x40xf32>
    %341 = stablehlo.multiply %329, %100 : tensor<24xf32>
    %342 = stablehlo.dot_general %340, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %343 = stablehlo.transpose %342, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %344 = stablehlo.dot_general %340, %81, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %345 = stablehlo.add %333, %344 : tensor<24x24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.pad %343, %cst_80, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %347 = stablehlo.add %335, %346 : tensor<24x251xf32>
    %348 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %349 = call @_where_2(%77, %78#1, %348) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %350 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %351 = stablehlo.multiply %350, %67 : tensor<24x40xf32>
    %352 = stablehlo.add %349, %351 : tensor<24x40xf32>
    %353 = stablehlo.multiply %341, %62 : tensor<24xf32>
    %354 = stablehlo.dot_general %352, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %355 = stablehlo.transpose %354, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %356 = stablehlo.dot_general %352, %43, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %357 = stablehlo.add %345, %356 : tensor<24x24xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.pad %355, %cst_81, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %359 = stablehlo.add %347, %358 : tensor<24x251xf32>
    %360 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %361 = call @_where_2(%39, %40#1, %360) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %362 = stablehlo.broadcast_in_dim %353, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %363 = stablehlo.multiply %362, %29 : tensor<24x40xf32>
    %364 = stablehlo.add %361, %363 : tensor<24x40xf32>
    %365 = stablehlo.dot_general %364, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %366 = stablehlo.transpose %365, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %367 = stablehlo.dot_general %364, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %368 = stablehlo.add %357, %367 : tensor<24x24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.pad %366, %cst_82, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %370 = stablehlo.add %359, %369 : tensor<24x251xf32>
    return %281, %368, %370 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
