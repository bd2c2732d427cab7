module @jit_written_autodiff_running_below attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x251xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x251xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg0 [0:24, 0:40] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %42 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %88 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %134 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %180 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %226 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %272 = stablehlo.slice %arg0 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %273 = stablehlo.reduce(%272 init: %cst_81) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.reshape %273 : (tensor<24xf32>) -> tensor<24x1xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %276 = stablehlo.compare EQ, %272, %275, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %277 = stablehlo.convert %276 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.reduce(%277 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %279 = stablehlo.maximum %233, %273 : tensor<24xf32>
    %280 = stablehlo.compare EQ, %233, %279, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %283 = stablehlo.select %280, %281, %282 : tensor<24xi1>, tensor<24xf32>
    %284 = stablehlo.compare EQ, %273, %279, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %287 = stablehlo.select %284, %285, %286 : tensor<24xi1>, tensor<24xf32>
    %288 = stablehlo.divide %283, %287 : tensor<24xf32>
    %289 = stablehlo.compare EQ, %273, %279, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %292 = stablehlo.select %289, %290, %291 : tensor<24xi1>, tensor<24xf32>
    %293 = stablehlo.compare EQ, %233, %279, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %296 = stablehlo.select %293, %294, %295 : tensor<24xi1>, tensor<24xf32>
    %297 = stablehlo.divide %292, %296 : tensor<24xf32>
    %298 = stablehlo.subtract %233, %279 : tensor<24xf32>
    %299 = stablehlo.exponential %298 : tensor<24xf32>
    %300 = stablehlo.multiply %260, %299 : tensor<24xf32>
    %301 = stablehlo.broadcast_in_dim %279, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %303 = stablehlo.subtract %272, %302 : tensor<24x11xf32>
    %304 = stablehlo.exponential %303 : tensor<24x11xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_91) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.add %300, %305 : tensor<24xf32>
    %307 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_92 = stablehlo.constant dense<240> : tensor<i32>
    %308 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %309 = stablehlo.add %308, %307 : tensor<11xi32>
    %310 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %311 = stablehlo.broadcast_in_dim %309, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %313 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %314 = stablehlo.compare EQ, %312, %313, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %315:2 = call @_where_0(%314, %272, %c_93) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.reduce(%315#0 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %317 = stablehlo.add %271, %316 : tensor<24xf32>
    %318 = stablehlo.log %306 : tensor<24xf32>
    %319 = stablehlo.add %279, %318 : tensor<24xf32>
    %320 = stablehlo.subtract %319, %317 : tensor<24xf32>
    %321 = stablehlo.multiply %319, %319 : tensor<24xf32>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %323 = stablehlo.multiply %322, %319 : tensor<24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %325 = stablehlo.multiply %324, %321 : tensor<24xf32>
    %326 = stablehlo.add %320, %325 : tensor<24xf32>
    %327 = stablehlo.multiply %326, %arg2 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_97) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %330 = stablehlo.multiply %329, %arg2 : tensor<24xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %332 = stablehlo.multiply %331, %330 : tensor<24xf32>
    %333 = stablehlo.multiply %332, %323 : tensor<24xf32>
    %334 = stablehlo.negate %330 : tensor<24xf32>
    %335 = stablehlo.add %333, %330 : tensor<24xf32>
    %336 = stablehlo.divide %335, %306 : tensor<24xf32>
    %337 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %338 = call @_where_1(%314, %315#1, %337) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %339 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %340 = stablehlo.multiply %339, %304 : tensor<24x11xf32>
    %341 = stablehlo.negate %340 : tensor<24x11xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%341 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %343 = stablehlo.reshape %342 : (tensor<24xf32>) -> tensor<24x1xf32>
    %344 = stablehlo.add %338, %340 : tensor<24x11xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%343 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.add %335, %345 : tensor<24xf32>
    %347 = stablehlo.multiply %260, %336 : tensor<24xf32>
    %348 = stablehlo.multiply %336, %299 : tensor<24xf32>
    %349 = stablehlo.multiply %347, %299 : tensor<24xf32>
    %350 = stablehlo.negate %349 : tensor<24xf32>
    %351 = stablehlo.add %346, %350 : tensor<24xf32>
    %352 = stablehlo.multiply %351, %297 : tensor<24xf32>
    %353 = stablehlo.multiply %351, %288 : tensor<24xf32>
    %354 = stablehlo.add %349, %353 : tensor<24xf32>
    %355 = stablehlo.divide %352, %278 : tensor<24xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %357 = stablehlo.multiply %356, %277 : tensor<24x11xf32>
    %358 = stablehlo.add %344, %357 : tensor<24x11xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.pad %358, %cst_102, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %360 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %361 = call @_where_2(%268, %269#1, %360) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %362 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %363 = stablehlo.multiply %362, %258 : tensor<24x40xf32>
    %364 = stablehlo.negate %363 : tensor<24x40xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %366 = stablehlo.reshape %365 : (tensor<24xf32>) -> tensor<24x1xf32>
    %367 = stablehlo.add %361, %363 : tensor<24x40xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.reduce(%366 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %369 = stablehlo.add %354, %368 : tensor<24xf32>
    %370 = stablehlo.multiply %214, %348 : tensor<24xf32>
    %371 = stablehlo.multiply %348, %253 : tensor<24xf32>
    %372 = stablehlo.multiply %370, %253 : tensor<24xf32>
    %373 = stablehlo.negate %372 : tensor<24xf32>
    %374 = stablehlo.add %369, %373 : tensor<24xf32>
    %375 = stablehlo.multiply %374, %251 : tensor<24xf32>
    %376 = stablehlo.multiply %374, %242 : tensor<24xf32>
    %377 = stablehlo.add %372, %376 : tensor<24xf32>
    %378 = stablehlo.divide %375, %232 : tensor<24xf32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %380 = stablehlo.multiply %379, %231 : tensor<24x40xf32>
    %381 = stablehlo.add %367, %380 : tensor<24x40xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.pad %381, %cst_105, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %383 = stablehlo.add %359, %382 : tensor<24x251xf32>
    %384 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %385 = call @_where_2(%222, %223#1, %384) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %386 = stablehlo.broadcast_in_dim %371, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %387 = stablehlo.multiply %386, %212 : tensor<24x40xf32>
    %388 = stablehlo.negate %387 : tensor<24x40xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %390 = stablehlo.reshape %389 : (tensor<24xf32>) -> tensor<24x1xf32>
    %391 = stablehlo.add %385, %387 : tensor<24x40xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%390 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %393 = stablehlo.add %377, %392 : tensor<24xf32>
    %394 = stablehlo.multiply %168, %371 : tensor<24xf32>
    %395 = stablehlo.multiply %371, %207 : tensor<24xf32>
    %396 = stablehlo.multiply %394, %207 : tensor<24xf32>
    %397 = stablehlo.negate %396 : tensor<24xf32>
    %398 = stablehlo.add %393, %397 : tensor<24xf32>
    %399 = stablehlo.multiply %398, %205 : tensor<24xf32>
    %400 = stablehlo.multiply %398, %196 : tensor<24xf32>
    %401 = stablehlo.add %396, %400 : tensor<24xf32>
    %402 = stablehlo.divide %399, %186 : tensor<24xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %404 = stablehlo.multiply %403, %185 : tensor<24x40xf32>
    %405 = stablehlo.add %391, %404 : tensor<24x40xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.pad %405, %cst_108, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %407 = stablehlo.add %383, %406 : tensor<24x251xf32>
    %408 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %409 = call @_where_2(%176, %177#1, %408) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %410 = stablehlo.broadcast_in_dim %395, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %411 = stablehlo.multiply %410, %166 : tensor<24x40xf32>
    %412 = stablehlo.negate %411 : tensor<24x40xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %414 = stablehlo.reshape %413 : (tensor<24xf32>) -> tensor<24x1xf32>
    %415 = stablehlo.add %409, %411 : tensor<24x40xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.reduce(%414 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %417 = stablehlo.add %401, %416 : tensor<24xf32>
    %418 = stablehlo.multiply %122, %395 : tensor<24xf32>
    %419 = stablehlo.multiply %395, %161 : tensor<24xf32>
    %420 = stablehlo.multiply %418, %161 : tensor<24xf32>
    %421 = stablehlo.negate %420 : tensor<24xf32>
    %422 = stablehlo.add %417, %421 : tensor<24xf32>
    %423 = stablehlo.multiply %422, %159 : tensor<24xf32>
    %424 = stablehlo.multiply %422, %150 : tensor<24xf32>
    %425 = stablehlo.add %420, %424 : tensor<24xf32>
    %426 = stablehlo.divide %423, %140 : tensor<24xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %428 = stablehlo.multiply %427, %139 : tensor<24x40xf32>
    %429 = stablehlo.add %415, %428 : tensor<24x40xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.pad %429, %cst_111, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %431 = stablehlo.add %407, %430 : tensor<24x251xf32>
    %432 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %433 = call @_where_2(%130, %131#1, %432) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %434 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %435 = stablehlo.multiply %434, %120 : tensor<24x40xf32>
    %436 = stablehlo.negate %435 : tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.reduce(%436 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %438 = stablehlo.reshape %437 : (tensor<24xf32>) -> tensor<24x1xf32>
    %439 = stablehlo.add %433, %435 : tensor<24x40xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%438 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %441 = stablehlo.add %425, %440 : tensor<24xf32>
    %442 = stablehlo.multiply %76, %419 : tensor<24xf32>
    %443 = stablehlo.multiply %419, %115 : tensor<24xf32>
    %444 = stablehlo.multiply %442, %115 : tensor<24xf32>
    %445 = stablehlo.negate %444 : tensor<24xf32>
    %446 = stablehlo.add %441, %445 : tensor<24xf32>
    %447 = stablehlo.multiply %446, %113 : tensor<24xf32>
    %448 = stablehlo.multiply %446, %104 : tensor<24xf32>
    %449 = stablehlo.add %444, %448 : tensor<24xf32>
    %450 = stablehlo.divide %447, %94 : tensor<24xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %452 = stablehlo.multiply %451, %93 : tensor<24x40xf32>
    %453 = stablehlo.add %439, %452 : tensor<24x40xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.pad %453, %cst_114, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %455 = stablehlo.add %431, %454 : tensor<24x251xf32>
    %456 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %457 = call @_where_2(%84, %85#1, %456) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %458 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %459 = stablehlo.multiply %458, %74 : tensor<24x40xf32>
    %460 = stablehlo.negate %459 : tensor<24x40xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %462 = stablehlo.reshape %461 : (tensor<24xf32>) -> tensor<24x1xf32>
    %463 = stablehlo.add %457, %459 : tensor<24x40xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%462 init: %cst_116) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %465 = stablehlo.add %449, %464 : tensor<24xf32>
    %466 = stablehlo.multiply %30, %443 : tensor<24xf32>
    %467 = stablehlo.multiply %443, %69 : tensor<24xf32>
    %468 = stablehlo.multiply %466, %69 : tensor<24xf32>
    %469 = stablehlo.negate %468 : tensor<24xf32>
    %470 = stablehlo.add %465, %469 : tensor<24xf32>
    %471 = stablehlo.multiply %470, %67 : tensor<24xf32>
    %472 = stablehlo.multiply %470, %58 : tensor<24xf32>
    %473 = stablehlo.add %468, %472 : tensor<24xf32>
    %474 = stablehlo.divide %471, %48 : tensor<24xf32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %476 = stablehlo.multiply %475, %47 : tensor<24x40xf32>
    %477 = stablehlo.add %463, %476 : tensor<24x40xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.pad %477, %cst_117, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %479 = stablehlo.add %455, %478 : tensor<24x251xf32>
    %480 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %481 = call @_where_2(%38, %39#1, %480) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %482 = stablehlo.broadcast_in_dim %467, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %483 = stablehlo.multiply %482, %28 : tensor<24x40xf32>
    %484 = stablehlo.negate %483 : tensor<24x40xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.reduce(%484 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %486 = stablehlo.reshape %485 : (tensor<24xf32>) -> tensor<24x1xf32>
    %487 = stablehlo.add %481, %483 : tensor<24x40xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%486 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %489 = stablehlo.add %473, %488 : tensor<24xf32>
    %490 = stablehlo.multiply %1, %467 : tensor<24xf32>
    %491 = stablehlo.multiply %490, %23 : tensor<24xf32>
    %492 = stablehlo.negate %491 : tensor<24xf32>
    %493 = stablehlo.add %489, %492 : tensor<24xf32>
    %494 = stablehlo.multiply %493, %20 : tensor<24xf32>
    %495 = stablehlo.divide %494, %9 : tensor<24xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %497 = stablehlo.multiply %496, %8 : tensor<24x40xf32>
    %498 = stablehlo.add %487, %497 : tensor<24x40xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.pad %498, %cst_120, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %500 = stablehlo.add %479, %499 : tensor<24x251xf32>
    return %328, %500 : tensor<f32>, tensor<24x251xf32>
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
