module @jit_written_autodiff_lowest_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
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
    %50 = stablehlo.compare EQ, %11, %49, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.select %50, %51, %52 : tensor<24xi1>, tensor<24xf32>
    %54 = stablehlo.compare EQ, %43, %49, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.divide %53, %57 : tensor<24xf32>
    %59 = stablehlo.compare EQ, %43, %49, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<24xi1>, tensor<24xf32>
    %63 = stablehlo.compare EQ, %11, %49, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<24xi1>, tensor<24xf32>
    %67 = stablehlo.divide %62, %66 : tensor<24xf32>
    %68 = stablehlo.subtract %11, %49 : tensor<24xf32>
    %69 = stablehlo.exponential %68 : tensor<24xf32>
    %70 = stablehlo.multiply %30, %69 : tensor<24xf32>
    %71 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %73 = stablehlo.subtract %42, %72 : tensor<24x40xf32>
    %74 = stablehlo.exponential %73 : tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.add %70, %75 : tensor<24xf32>
    %77 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_22 = stablehlo.constant dense<40> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %79 = stablehlo.add %78, %77 : tensor<40xi32>
    %80 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %81 = stablehlo.broadcast_in_dim %79, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %83 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %84 = stablehlo.compare EQ, %82, %83, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %85:2 = call @_where(%84, %42, %c_23) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85#0 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.add %41, %86 : tensor<24xf32>
    %88 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_25) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.reshape %89 : (tensor<24xf32>) -> tensor<24x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %92 = stablehlo.compare EQ, %88, %91, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %93 = stablehlo.convert %92 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.maximum %49, %89 : tensor<24xf32>
    %96 = stablehlo.compare EQ, %49, %95, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.select %96, %97, %98 : tensor<24xi1>, tensor<24xf32>
    %100 = stablehlo.compare EQ, %89, %95, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %103 = stablehlo.select %100, %101, %102 : tensor<24xi1>, tensor<24xf32>
    %104 = stablehlo.divide %99, %103 : tensor<24xf32>
    %105 = stablehlo.compare EQ, %89, %95, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.select %105, %106, %107 : tensor<24xi1>, tensor<24xf32>
    %109 = stablehlo.compare EQ, %49, %95, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.select %109, %110, %111 : tensor<24xi1>, tensor<24xf32>
    %113 = stablehlo.divide %108, %112 : tensor<24xf32>
    %114 = stablehlo.subtract %49, %95 : tensor<24xf32>
    %115 = stablehlo.exponential %114 : tensor<24xf32>
    %116 = stablehlo.multiply %76, %115 : tensor<24xf32>
    %117 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %119 = stablehlo.subtract %88, %118 : tensor<24x40xf32>
    %120 = stablehlo.exponential %119 : tensor<24x40xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.add %116, %121 : tensor<24xf32>
    %123 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_36 = stablehlo.constant dense<80> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %125 = stablehlo.add %124, %123 : tensor<40xi32>
    %126 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %127 = stablehlo.broadcast_in_dim %125, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %129 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %130 = stablehlo.compare EQ, %128, %129, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %131:2 = call @_where(%130, %88, %c_37) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131#0 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %133 = stablehlo.add %87, %132 : tensor<24xf32>
    %134 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_39) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %136 = stablehlo.reshape %135 : (tensor<24xf32>) -> tensor<24x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %138 = stablehlo.compare EQ, %134, %137, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %139 = stablehlo.convert %138 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %141 = stablehlo.maximum %95, %135 : tensor<24xf32>
    %142 = stablehlo.compare EQ, %95, %141, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.select %142, %143, %144 : tensor<24xi1>, tensor<24xf32>
    %146 = stablehlo.compare EQ, %135, %141, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.select %146, %147, %148 : tensor<24xi1>, tensor<24xf32>
    %150 = stablehlo.divide %145, %149 : tensor<24xf32>
    %151 = stablehlo.compare EQ, %135, %141, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.select %151, %152, %153 : tensor<24xi1>, tensor<24xf32>
    %155 = stablehlo.compare EQ, %95, %141, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %158 = stablehlo.select %155, %156, %157 : tensor<24xi1>, tensor<24xf32>
    %159 = stablehlo.divide %154, %158 : tensor<24xf32>
    %160 = stablehlo.subtract %95, %141 : tensor<24xf32>
    %161 = stablehlo.exponential %160 : tensor<24xf32>
    %162 = stablehlo.multiply %122, %161 : tensor<24xf32>
    %163 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %165 = stablehlo.subtract %134, %164 : tensor<24x40xf32>
    %166 = stablehlo.exponential %165 : tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.add %162, %167 : tensor<24xf32>
    %169 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_50 = stablehlo.constant dense<120> : tensor<i32>
    %170 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %171 = stablehlo.add %170, %169 : tensor<40xi32>
    %172 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %173 = stablehlo.broadcast_in_dim %171, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %175 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %176 = stablehlo.compare EQ, %174, %175, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %177:2 = call @_where(%176, %134, %c_51) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177#0 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %179 = stablehlo.add %133, %178 : tensor<24xf32>
    %180 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_53) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.reshape %181 : (tensor<24xf32>) -> tensor<24x1xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %184 = stablehlo.compare EQ, %180, %183, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %185 = stablehlo.convert %184 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.maximum %141, %181 : tensor<24xf32>
    %188 = stablehlo.compare EQ, %141, %187, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %191 = stablehlo.select %188, %189, %190 : tensor<24xi1>, tensor<24xf32>
    %192 = stablehlo.compare EQ, %181, %187, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %195 = stablehlo.select %192, %193, %194 : tensor<24xi1>, tensor<24xf32>
    %196 = stablehlo.divide %191, %195 : tensor<24xf32>
    %197 = stablehlo.compare EQ, %181, %187, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.select %197, %198, %199 : tensor<24xi1>, tensor<24xf32>
    %201 = stablehlo.compare EQ, %141, %187, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.select %201, %202, %203 : tensor<24xi1>, tensor<24xf32>
    %205 = stablehlo.divide %200, %204 : tensor<24xf32>
    %206 = stablehlo.subtract %141, %187 : tensor<24xf32>
    %207 = stablehlo.exponential %206 : tensor<24xf32>
    %208 = stablehlo.multiply %168, %207 : tensor<24xf32>
    %209 = stablehlo.broadcast_in_dim %187, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %211 = stablehlo.subtract %180, %210 : tensor<24x40xf32>
    %212 = stablehlo.exponential %211 : tensor<24x40xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %214 = stablehlo.add %208, %213 : tensor<24xf32>
    %215 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_64 = stablehlo.constant dense<160> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %217 = stablehlo.add %216, %215 : tensor<40xi32>
    %218 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %219 = stablehlo.broadcast_in_dim %217, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %221 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %222 = stablehlo.compare EQ, %220, %221, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %223:2 = call @_where(%222, %180, %c_65) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%223#0 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.add %179, %224 : tensor<24xf32>
    %226 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_67) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %228 = stablehlo.reshape %227 : (tensor<24xf32>) -> tensor<24x1xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %230 = stablehlo.compare EQ, %226, %229, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %231 = stablehlo.convert %230 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %233 = stablehlo.maximum %187, %227 : tensor<24xf32>
    %234 = stablehlo.compare EQ, %187, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %237 = stablehlo.select %234, %235, %236 : tensor<24xi1>, tensor<24xf32>
    %238 = stablehlo.compare EQ, %227, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %241 = stablehlo.select %238, %239, %240 : tensor<24xi1>, tensor<24xf32>
    %242 = stablehlo.divide %237, %241 : tensor<24xf32>
    %243 = stablehlo.compare EQ, %227, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %246 = stablehlo.select %243, %244, %245 : tensor<24xi1>, tensor<24xf32>
    %247 = stablehlo.compare EQ, %187, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.select %247, %248, %249 : tensor<24xi1>, tensor<24xf32>
    %251 = stablehlo.divide %246, %250 : tensor<24xf32>
    %252 = stablehlo.subtract %187, %233 : tensor<24xf32>
    %253 = stablehlo.exponential %252 : tensor<24xf32>
    %254 = stablehlo.multiply %214, %253 : tensor<24xf32>
    %255 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %257 = stablehlo.subtract %226, %256 : tensor<24x40xf32>
    %258 = stablehlo.exponential %257 : tensor<24x40xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%258 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %260 = stablehlo.add %254, %259 : tensor<24xf32>
    %261 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_78 = stablehlo.constant dense<200> : tensor<i32>
    %262 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %263 = stablehlo.add %262, %261 : tensor<40xi32>
    %264 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %265 = stablehlo.broadcast_in_dim %263, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %267 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %268 = stablehlo.compare EQ, %266, %267, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %269:2 = call @_where(%268, %226, %c_79) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.reduce(%269#0 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %271 = stablehlo.add %225, %270 : tensor<24xf32>
    %272 = stablehlo.log %260 : tensor<24xf32>
    %273 = stablehlo.add %233, %272 : tensor<24xf32>
    %274 = stablehlo.subtract %273, %271 : tensor<24xf32>
    %275 = stablehlo.multiply %273, %273 : tensor<24xf32>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %277 = stablehlo.multiply %276, %273 : tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %279 = stablehlo.multiply %278, %275 : tensor<24xf32>
    %280 = stablehlo.add %274, %279 : tensor<24xf32>
    %281 = stablehlo.multiply %280, %arg2 : tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.multiply %283, %arg2 : tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %286 = stablehlo.multiply %285, %284 : tensor<24xf32>
    %287 = stablehlo.multiply %286, %277 : tensor<24xf32>
    %288 = stablehlo.negate %284 : tensor<24xf32>
    %289 = stablehlo.add %287, %284 : tensor<24xf32>
    %290 = stablehlo.divide %289, %260 : tensor<24xf32>
    %291 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %292 = call @_where_0(%268, %269#1, %291) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %293 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %294 = stablehlo.multiply %293, %258 : tensor<24x40xf32>
    %295 = stablehlo.negate %294 : tensor<24x40xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.reshape %296 : (tensor<24xf32>) -> tensor<24x1xf32>
    %298 = stablehlo.add %292, %294 : tensor<24x40xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%297 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %300 = stablehlo.add %289, %299 : tensor<24xf32>
    %301 = stablehlo.multiply %214, %290 : tensor<24xf32>
    %302 = stablehlo.multiply %290, %253 : tensor<24xf32>
    %303 = stablehlo.multiply %301, %253 : tensor<24xf32>
    %304 = stablehlo.negate %303 : tensor<24xf32>
    %305 = stablehlo.add %300, %304 : tensor<24xf32>
    %306 = stablehlo.multiply %305, %251 : tensor<24xf32>
    %307 = stablehlo.multiply %305, %242 : tensor<24xf32>
    %308 = stablehlo.add %303, %307 : tensor<24xf32>
    %309 = stablehlo.divide %306, %232 : tensor<24xf32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %311 = stablehlo.multiply %310, %231 : tensor<24x40xf32>
    %312 = stablehlo.add %298, %311 : tensor<24x40xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.pad %312, %cst_88, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %314 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %315 = call @_where_0(%222, %223#1, %314) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %316 = stablehlo.broadcast_in_dim %302, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %317 = stablehlo.multiply %316, %212 : tensor<24x40xf32>
    %318 = stablehlo.negate %317 : tensor<24x40xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.reduce(%318 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %320 = stablehlo.reshape %319 : (tensor<24xf32>) -> tensor<24x1xf32>
    %321 = stablehlo.add %315, %317 : tensor<24x40xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%320 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %323 = stablehlo.add %308, %322 : tensor<24xf32>
    %324 = stablehlo.multiply %168, %302 : tensor<24xf32>
    %325 = stablehlo.multiply %302, %207 : tensor<24xf32>
    %326 = stablehlo.multiply %324, %207 : tensor<24xf32>
    %327 = stablehlo.negate %326 : tensor<24xf32>
    %328 = stablehlo.add %323, %327 : tensor<24xf32>
    %329 = stablehlo.multiply %328, %205 : tensor<24xf32>
    %330 = stablehlo.multiply %328, %196 : tensor<24xf32>
    %331 = stablehlo.add %326, %330 : tensor<24xf32>
    %332 = stablehlo.divide %329, %186 : tensor<24xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %334 = stablehlo.multiply %333, %185 : tensor<24x40xf32>
    %335 = stablehlo.add %321, %334 : tensor<24x40xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.pad %335, %cst_91, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %337 = stablehlo.add %313, %336 : tensor<24x240xf32>
    %338 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %339 = call @_where_0(%176, %177#1, %338) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %340 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %341 = stablehlo.multiply %340, %166 : tensor<24x40xf32>
    %342 = stablehlo.negate %341 : tensor<24x40xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%342 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.reshape %343 : (tensor<24xf32>) -> tensor<24x1xf32>
    %345 = stablehlo.add %339, %341 : tensor<24x40xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%344 init: %cst_93) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %347 = stablehlo.add %331, %346 : tensor<24xf32>
    %348 = stablehlo.multiply %122, %325 : tensor<24xf32>
    %349 = stablehlo.multiply %325, %161 : tensor<24xf32>
    %350 = stablehlo.multiply %348, %161 : tensor<24xf32>
    %351 = stablehlo.negate %350 : tensor<24xf32>
    %352 = stablehlo.add %347, %351 : tensor<24xf32>
    %353 = stablehlo.multiply %352, %159 : tensor<24xf32>
    %354 = stablehlo.multiply %352, %150 : tensor<24xf32>
    %355 = stablehlo.add %350, %354 : tensor<24xf32>
    %356 = stablehlo.divide %353, %140 : tensor<24xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %358 = stablehlo.multiply %357, %139 : tensor<24x40xf32>
    %359 = stablehlo.add %345, %358 : tensor<24x40xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.pad %359, %cst_94, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %361 = stablehlo.add %337, %360 : tensor<24x240xf32>
    %362 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %363 = call @_where_0(%130, %131#1, %362) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %364 = stablehlo.broadcast_in_dim %349, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %365 = stablehlo.multiply %364, %120 : tensor<24x40xf32>
    %366 = stablehlo.negate %365 : tensor<24x40xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.reshape %367 : (tensor<24xf32>) -> tensor<24x1xf32>
    %369 = stablehlo.add %363, %365 : tensor<24x40xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%368 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.add %355, %370 : tensor<24xf32>
    %372 = stablehlo.multiply %76, %349 : tensor<24xf32>
    %373 = stablehlo.multiply %349, %115 : tensor<24xf32>
    %374 = stablehlo.multiply %372, %115 : tensor<24xf32>
    %375 = stablehlo.negate %374 : tensor<24xf32>
    %376 = stablehlo.add %371, %375 : tensor<24xf32>
    %377 = stablehlo.multiply %376, %113 : tensor<24xf32>
    %378 = stablehlo.multiply %376, %104 : tensor<24xf32>
    %379 = stablehlo.add %374, %378 : tensor<24xf32>
    %380 = stablehlo.divide %377, %94 : tensor<24xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %382 = stablehlo.multiply %381, %93 : tensor<24x40xf32>
    %383 = stablehlo.add %369, %382 : tensor<24x40xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.pad %383, %cst_97, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %385 = stablehlo.add %361, %384 : tensor<24x240xf32>
    %386 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %387 = call @_where_0(%84, %85#1, %386) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %388 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %389 = stablehlo.multiply %388, %74 : tensor<24x40xf32>
    %390 = stablehlo.negate %389 : tensor<24x40xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%390 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %392 = stablehlo.reshape %391 : (tensor<24xf32>) -> tensor<24x1xf32>
    %393 = stablehlo.add %387, %389 : tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%392 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %395 = stablehlo.add %379, %394 : tensor<24xf32>
    %396 = stablehlo.multiply %30, %373 : tensor<24xf32>
    %397 = stablehlo.multiply %373, %69 : tensor<24xf32>
    %398 = stablehlo.multiply %396, %69 : tensor<24xf32>
    %399 = stablehlo.negate %398 : tensor<24xf32>
    %400 = stablehlo.add %395, %399 : tensor<24xf32>
    %401 = stablehlo.multiply %400, %67 : tensor<24xf32>
    %402 = stablehlo.multiply %400, %58 : tensor<24xf32>
    %403 = stablehlo.add %398, %402 : tensor<24xf32>
    %404 = stablehlo.divide %401, %48 : tensor<24xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %406 = stablehlo.multiply %405, %47 : tensor<24x40xf32>
    %407 = stablehlo.add %393, %406 : tensor<24x40xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.pad %407, %cst_100, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %409 = stablehlo.add %385, %408 : tensor<24x240xf32>
    %410 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %411 = call @_where_0(%38, %39#1, %410) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %412 = stablehlo.broadcast_in_dim %397, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %413 = stablehlo.multiply %412, %28 : tensor<24x40xf32>
    %414 = stablehlo.negate %413 : tensor<24x40xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %416 = stablehlo.reshape %415 : (tensor<24xf32>) -> tensor<24x1xf32>
    %417 = stablehlo.add %411, %413 : tensor<24x40xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%416 init: %cst_102) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %419 = stablehlo.add %403, %418 : tensor<24xf32>
    %420 = stablehlo.multiply %1, %397 : tensor<24xf32>
    %421 = stablehlo.multiply %420, %23 : tensor<24xf32>
    %422 = stablehlo.negate %421 : tensor<24xf32>
    %423 = stablehlo.add %419, %422 : tensor<24xf32>
    %424 = stablehlo.multiply %423, %20 : tensor<24xf32>
    %425 = stablehlo.divide %424, %9 : tensor<24xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %427 = stablehlo.multiply %426, %8 : tensor<24x40xf32>
    %428 = stablehlo.add %417, %427 : tensor<24x40xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.pad %428, %cst_103, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %430 = stablehlo.add %409, %429 : tensor<24x240xf32>
    return %282, %430 : tensor<f32>, tensor<24x240xf32>
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
