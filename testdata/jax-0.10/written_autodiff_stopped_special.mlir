module @jit_written_autodiff_stopped_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg0 [0:24, 0:40] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %8 = stablehlo.convert %7 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.convert %0 : tensor<24xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<24xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24xi1>, tensor<24xf32>
    %16 = stablehlo.compare EQ, %10, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
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
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.add %24, %29 : tensor<24xf32>
    %31 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %33 = stablehlo.add %32, %31 : tensor<40xi32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %37 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %38 = stablehlo.compare EQ, %36, %37, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39:2 = call @_where(%38, %3, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39#0 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.add %2, %40 : tensor<24xf32>
    %42 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.reshape %43 : (tensor<24xf32>) -> tensor<24x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %46 = stablehlo.compare EQ, %42, %45, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %47 = stablehlo.convert %46 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.maximum %11, %43 : tensor<24xf32>
    %50 = stablehlo.compare EQ, %43, %49, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.select %50, %51, %52 : tensor<24xi1>, tensor<24xf32>
    %54 = stablehlo.compare EQ, %11, %49, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.divide %53, %57 : tensor<24xf32>
    %59 = stablehlo.subtract %11, %49 : tensor<24xf32>
    %60 = stablehlo.exponential %59 : tensor<24xf32>
    %61 = stablehlo.multiply %30, %60 : tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %64 = stablehlo.subtract %42, %63 : tensor<24x40xf32>
    %65 = stablehlo.exponential %64 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.add %61, %66 : tensor<24xf32>
    %68 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %70 = stablehlo.add %69, %68 : tensor<40xi32>
    %71 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %74 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %75 = stablehlo.compare EQ, %73, %74, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %76:2 = call @_where(%75, %42, %c_19) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76#0 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.add %41, %77 : tensor<24xf32>
    %79 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %81 = stablehlo.reshape %80 : (tensor<24xf32>) -> tensor<24x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %83 = stablehlo.compare EQ, %79, %82, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %84 = stablehlo.convert %83 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.maximum %49, %80 : tensor<24xf32>
    %87 = stablehlo.compare EQ, %80, %86, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<24xi1>, tensor<24xf32>
    %91 = stablehlo.compare EQ, %49, %86, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.select %91, %92, %93 : tensor<24xi1>, tensor<24xf32>
    %95 = stablehlo.divide %90, %94 : tensor<24xf32>
    %96 = stablehlo.subtract %49, %86 : tensor<24xf32>
    %97 = stablehlo.exponential %96 : tensor<24xf32>
    %98 = stablehlo.multiply %67, %97 : tensor<24xf32>
    %99 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %101 = stablehlo.subtract %79, %100 : tensor<24x40xf32>
    %102 = stablehlo.exponential %101 : tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.add %98, %103 : tensor<24xf32>
    %105 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_28 = stablehlo.constant dense<80> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %107 = stablehlo.add %106, %105 : tensor<40xi32>
    %108 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %109 = stablehlo.broadcast_in_dim %107, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %111 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %112 = stablehlo.compare EQ, %110, %111, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %113:2 = call @_where(%112, %79, %c_29) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113#0 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.add %78, %114 : tensor<24xf32>
    %116 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_31) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.reshape %117 : (tensor<24xf32>) -> tensor<24x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %120 = stablehlo.compare EQ, %116, %119, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %121 = stablehlo.convert %120 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.maximum %86, %117 : tensor<24xf32>
    %124 = stablehlo.compare EQ, %117, %123, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %127 = stablehlo.select %124, %125, %126 : tensor<24xi1>, tensor<24xf32>
    %128 = stablehlo.compare EQ, %86, %123, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.select %128, %129, %130 : tensor<24xi1>, tensor<24xf32>
    %132 = stablehlo.divide %127, %131 : tensor<24xf32>
    %133 = stablehlo.subtract %86, %123 : tensor<24xf32>
    %134 = stablehlo.exponential %133 : tensor<24xf32>
    %135 = stablehlo.multiply %104, %134 : tensor<24xf32>
    %136 = stablehlo.broadcast_in_dim %123, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %138 = stablehlo.subtract %116, %137 : tensor<24x40xf32>
    %139 = stablehlo.exponential %138 : tensor<24x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %141 = stablehlo.add %135, %140 : tensor<24xf32>
    %142 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_38 = stablehlo.constant dense<120> : tensor<i32>
    %143 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %144 = stablehlo.add %143, %142 : tensor<40xi32>
    %145 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %146 = stablehlo.broadcast_in_dim %144, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %148 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %149 = stablehlo.compare EQ, %147, %148, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %150:2 = call @_where(%149, %116, %c_39) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150#0 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.add %115, %151 : tensor<24xf32>
    %153 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.reshape %154 : (tensor<24xf32>) -> tensor<24x1xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %157 = stablehlo.compare EQ, %153, %156, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %158 = stablehlo.convert %157 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %160 = stablehlo.maximum %123, %154 : tensor<24xf32>
    %161 = stablehlo.compare EQ, %154, %160, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %164 = stablehlo.select %161, %162, %163 : tensor<24xi1>, tensor<24xf32>
    %165 = stablehlo.compare EQ, %123, %160, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.select %165, %166, %167 : tensor<24xi1>, tensor<24xf32>
    %169 = stablehlo.divide %164, %168 : tensor<24xf32>
    %170 = stablehlo.subtract %123, %160 : tensor<24xf32>
    %171 = stablehlo.exponential %170 : tensor<24xf32>
    %172 = stablehlo.multiply %141, %171 : tensor<24xf32>
    %173 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %175 = stablehlo.subtract %153, %174 : tensor<24x40xf32>
    %176 = stablehlo.exponential %175 : tensor<24x40xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %178 = stablehlo.add %172, %177 : tensor<24xf32>
    %179 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_48 = stablehlo.constant dense<160> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %181 = stablehlo.add %180, %179 : tensor<40xi32>
    %182 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %183 = stablehlo.broadcast_in_dim %181, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %185 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %186 = stablehlo.compare EQ, %184, %185, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %187:2 = call @_where(%186, %153, %c_49) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187#0 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %189 = stablehlo.add %152, %188 : tensor<24xf32>
    %190 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_51) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.reshape %191 : (tensor<24xf32>) -> tensor<24x1xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %194 = stablehlo.compare EQ, %190, %193, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %195 = stablehlo.convert %194 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %197 = stablehlo.maximum %160, %191 : tensor<24xf32>
    %198 = stablehlo.compare EQ, %191, %197, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %201 = stablehlo.select %198, %199, %200 : tensor<24xi1>, tensor<24xf32>
    %202 = stablehlo.compare EQ, %160, %197, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %205 = stablehlo.select %202, %203, %204 : tensor<24xi1>, tensor<24xf32>
    %206 = stablehlo.divide %201, %205 : tensor<24xf32>
    %207 = stablehlo.subtract %160, %197 : tensor<24xf32>
    %208 = stablehlo.exponential %207 : tensor<24xf32>
    %209 = stablehlo.multiply %178, %208 : tensor<24xf32>
    %210 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %212 = stablehlo.subtract %190, %211 : tensor<24x40xf32>
    %213 = stablehlo.exponential %212 : tensor<24x40xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %215 = stablehlo.add %209, %214 : tensor<24xf32>
    %216 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_58 = stablehlo.constant dense<200> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %218 = stablehlo.add %217, %216 : tensor<40xi32>
    %219 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %220 = stablehlo.broadcast_in_dim %218, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %222 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %223 = stablehlo.compare EQ, %221, %222, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %224:2 = call @_where(%223, %190, %c_59) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224#0 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %226 = stablehlo.add %189, %225 : tensor<24xf32>
    %227 = stablehlo.log %215 : tensor<24xf32>
    %228 = stablehlo.add %197, %227 : tensor<24xf32>
    %229 = stablehlo.subtract %228, %226 : tensor<24xf32>
    %230 = stablehlo.multiply %228, %228 : tensor<24xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %232 = stablehlo.multiply %231, %228 : tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %234 = stablehlo.multiply %233, %230 : tensor<24xf32>
    %235 = stablehlo.add %229, %234 : tensor<24xf32>
    %236 = stablehlo.multiply %235, %arg2 : tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %239 = stablehlo.multiply %238, %arg2 : tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %241 = stablehlo.multiply %240, %239 : tensor<24xf32>
    %242 = stablehlo.multiply %241, %232 : tensor<24xf32>
    %243 = stablehlo.negate %239 : tensor<24xf32>
    %244 = stablehlo.add %242, %239 : tensor<24xf32>
    %245 = stablehlo.divide %244, %215 : tensor<24xf32>
    %246 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %247 = call @_where_0(%223, %224#1, %246) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %248 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %249 = stablehlo.multiply %248, %213 : tensor<24x40xf32>
    %250 = stablehlo.add %247, %249 : tensor<24x40xf32>
    %251 = stablehlo.multiply %245, %208 : tensor<24xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.pad %250, %cst_66, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %253 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %254 = call @_where_0(%186, %187#1, %253) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %255 = stablehlo.broadcast_in_dim %251, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %256 = stablehlo.multiply %255, %176 : tensor<24x40xf32>
    %257 = stablehlo.add %254, %256 : tensor<24x40xf32>
    %258 = stablehlo.multiply %251, %171 : tensor<24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.pad %257, %cst_67, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %260 = stablehlo.add %252, %259 : tensor<24x240xf32>
    %261 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %262 = call @_where_0(%149, %150#1, %261) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %263 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %264 = stablehlo.multiply %263, %139 : tensor<24x40xf32>
    %265 = stablehlo.add %262, %264 : tensor<24x40xf32>
    %266 = stablehlo.multiply %258, %134 : tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.pad %265, %cst_68, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %268 = stablehlo.add %260, %267 : tensor<24x240xf32>
    %269 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %270 = call @_where_0(%112, %113#1, %269) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %271 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %272 = stablehlo.multiply %271, %102 : tensor<24x40xf32>
    %273 = stablehlo.add %270, %272 : tensor<24x40xf32>
    %274 = stablehlo.multiply %266, %97 : tensor<24xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.pad %273, %cst_69, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %276 = stablehlo.add %268, %275 : tensor<24x240xf32>
    %277 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %278 = call @_where_0(%75, %76#1, %277) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %279 = stablehlo.broadcast_in_dim %274, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %280 = stablehlo.multiply %279, %65 : tensor<24x40xf32>
    %281 = stablehlo.add %278, %280 : tensor<24x40xf32>
    %282 = stablehlo.multiply %274, %60 : tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.pad %281, %cst_70, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %284 = stablehlo.add %276, %283 : tensor<24x240xf32>
    %285 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %286 = call @_where_0(%38, %39#1, %285) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %287 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %288 = stablehlo.multiply %287, %28 : tensor<24x40xf32>
    %289 = stablehlo.add %286, %288 : tensor<24x40xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.pad %289, %cst_71, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %291 = stablehlo.add %284, %290 : tensor<24x240xf32>
    return %237, %291 : tensor<f32>, tensor<24x240xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
