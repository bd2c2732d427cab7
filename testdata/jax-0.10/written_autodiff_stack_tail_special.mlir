module @jit_written_autodiff_stack_tail_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x251xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x251xf32> {jax.result_info = "result[1][0]"}) {
    %0 = stablehlo.slice %arg0 [0:24, 0:40] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.reshape %1 : (tensor<24xf32>) -> tensor<24x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %5 = stablehlo.convert %4 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
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
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %25 = stablehlo.subtract %0, %24 : tensor<24x40xf32>
    %26 = stablehlo.exponential %25 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.sign %27 : tensor<24xf32>
    %29 = stablehlo.abs %27 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.compare GE, %27, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %32 = stablehlo.log %29 : tensor<24xf32>
    %33 = stablehlo.add %32, %21 : tensor<24xf32>
    %34 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %36 = stablehlo.add %35, %34 : tensor<40xi32>
    %37 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %40 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %41 = stablehlo.compare EQ, %39, %40, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %42:2 = call @_where(%41, %0, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42#0 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.add %44, %43 : tensor<24xf32>
    %46 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.reshape %47 : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %50 = stablehlo.compare EQ, %46, %49, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %51 = stablehlo.convert %50 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.maximum %53, %47 : tensor<24xf32>
    %55 = stablehlo.compare EQ, %47, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<24xi1>, tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.compare EQ, %59, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.select %60, %61, %62 : tensor<24xi1>, tensor<24xf32>
    %64 = stablehlo.divide %58, %63 : tensor<24xf32>
    %65 = stablehlo.is_finite %54 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.select %65, %54, %66 : tensor<24xi1>, tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %71 = stablehlo.subtract %46, %70 : tensor<24x40xf32>
    %72 = stablehlo.exponential %71 : tensor<24x40xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.sign %73 : tensor<24xf32>
    %75 = stablehlo.abs %73 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %77 = stablehlo.compare GE, %73, %76, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %78 = stablehlo.log %75 : tensor<24xf32>
    %79 = stablehlo.add %78, %67 : tensor<24xf32>
    %80 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_26 = stablehlo.constant dense<40> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %82 = stablehlo.add %81, %80 : tensor<40xi32>
    %83 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %84 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %86 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %87 = stablehlo.compare EQ, %85, %86, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %88:2 = call @_where(%87, %46, %c_27) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88#0 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.add %45, %89 : tensor<24xf32>
    %91 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.reshape %92 : (tensor<24xf32>) -> tensor<24x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %95 = stablehlo.compare EQ, %91, %94, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %96 = stablehlo.convert %95 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.maximum %98, %92 : tensor<24xf32>
    %100 = stablehlo.compare EQ, %92, %99, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %103 = stablehlo.select %100, %101, %102 : tensor<24xi1>, tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.compare EQ, %104, %99, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.select %105, %106, %107 : tensor<24xi1>, tensor<24xf32>
    %109 = stablehlo.divide %103, %108 : tensor<24xf32>
    %110 = stablehlo.is_finite %99 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.select %110, %99, %111 : tensor<24xi1>, tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %116 = stablehlo.subtract %91, %115 : tensor<24x40xf32>
    %117 = stablehlo.exponential %116 : tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.sign %118 : tensor<24xf32>
    %120 = stablehlo.abs %118 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.compare GE, %118, %121, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %123 = stablehlo.log %120 : tensor<24xf32>
    %124 = stablehlo.add %123, %112 : tensor<24xf32>
    %125 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_41 = stablehlo.constant dense<80> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %127 = stablehlo.add %126, %125 : tensor<40xi32>
    %128 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %129 = stablehlo.broadcast_in_dim %127, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %131 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %132 = stablehlo.compare EQ, %130, %131, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %133:2 = call @_where(%132, %91, %c_42) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133#0 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %135 = stablehlo.add %90, %134 : tensor<24xf32>
    %136 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_44) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %138 = stablehlo.reshape %137 : (tensor<24xf32>) -> tensor<24x1xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %140 = stablehlo.compare EQ, %136, %139, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %141 = stablehlo.convert %140 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %144 = stablehlo.maximum %143, %137 : tensor<24xf32>
    %145 = stablehlo.compare EQ, %137, %144, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.select %145, %146, %147 : tensor<24xi1>, tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.compare EQ, %149, %144, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %153 = stablehlo.select %150, %151, %152 : tensor<24xi1>, tensor<24xf32>
    %154 = stablehlo.divide %148, %153 : tensor<24xf32>
    %155 = stablehlo.is_finite %144 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.select %155, %144, %156 : tensor<24xi1>, tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %159 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %161 = stablehlo.subtract %136, %160 : tensor<24x40xf32>
    %162 = stablehlo.exponential %161 : tensor<24x40xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %164 = stablehlo.sign %163 : tensor<24xf32>
    %165 = stablehlo.abs %163 : tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.compare GE, %163, %166, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %168 = stablehlo.log %165 : tensor<24xf32>
    %169 = stablehlo.add %168, %157 : tensor<24xf32>
    %170 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_56 = stablehlo.constant dense<120> : tensor<i32>
    %171 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %172 = stablehlo.add %171, %170 : tensor<40xi32>
    %173 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %174 = stablehlo.broadcast_in_dim %172, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %176 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %177 = stablehlo.compare EQ, %175, %176, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %178:2 = call @_where(%177, %136, %c_57) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178#0 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %180 = stablehlo.add %135, %179 : tensor<24xf32>
    %181 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_59) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %183 = stablehlo.reshape %182 : (tensor<24xf32>) -> tensor<24x1xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %185 = stablehlo.compare EQ, %181, %184, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %186 = stablehlo.convert %185 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %189 = stablehlo.maximum %188, %182 : tensor<24xf32>
    %190 = stablehlo.compare EQ, %182, %189, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %193 = stablehlo.select %190, %191, %192 : tensor<24xi1>, tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %195 = stablehlo.compare EQ, %194, %189, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.select %195, %196, %197 : tensor<24xi1>, tensor<24xf32>
    %199 = stablehlo.divide %193, %198 : tensor<24xf32>
    %200 = stablehlo.is_finite %189 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %202 = stablehlo.select %200, %189, %201 : tensor<24xi1>, tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %206 = stablehlo.subtract %181, %205 : tensor<24x40xf32>
    %207 = stablehlo.exponential %206 : tensor<24x40xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %209 = stablehlo.sign %208 : tensor<24xf32>
    %210 = stablehlo.abs %208 : tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.compare GE, %208, %211, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %213 = stablehlo.log %210 : tensor<24xf32>
    %214 = stablehlo.add %213, %202 : tensor<24xf32>
    %215 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_71 = stablehlo.constant dense<160> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %217 = stablehlo.add %216, %215 : tensor<40xi32>
    %218 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %219 = stablehlo.broadcast_in_dim %217, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %221 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %222 = stablehlo.compare EQ, %220, %221, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %223:2 = call @_where(%222, %181, %c_72) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%223#0 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.add %180, %224 : tensor<24xf32>
    %226 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_74) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %228 = stablehlo.reshape %227 : (tensor<24xf32>) -> tensor<24x1xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %230 = stablehlo.compare EQ, %226, %229, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %231 = stablehlo.convert %230 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %234 = stablehlo.maximum %233, %227 : tensor<24xf32>
    %235 = stablehlo.compare EQ, %227, %234, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %238 = stablehlo.select %235, %236, %237 : tensor<24xi1>, tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.compare EQ, %239, %234, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %243 = stablehlo.select %240, %241, %242 : tensor<24xi1>, tensor<24xf32>
    %244 = stablehlo.divide %238, %243 : tensor<24xf32>
    %245 = stablehlo.is_finite %234 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %247 = stablehlo.select %245, %234, %246 : tensor<24xi1>, tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %251 = stablehlo.subtract %226, %250 : tensor<24x40xf32>
    %252 = stablehlo.exponential %251 : tensor<24x40xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%252 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %254 = stablehlo.sign %253 : tensor<24xf32>
    %255 = stablehlo.abs %253 : tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %257 = stablehlo.compare GE, %253, %256, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %258 = stablehlo.log %255 : tensor<24xf32>
    %259 = stablehlo.add %258, %247 : tensor<24xf32>
    %260 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_86 = stablehlo.constant dense<200> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %262 = stablehlo.add %261, %260 : tensor<40xi32>
    %263 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %264 = stablehlo.broadcast_in_dim %262, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %266 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %267 = stablehlo.compare EQ, %265, %266, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %268:2 = call @_where(%267, %226, %c_87) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268#0 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.add %225, %269 : tensor<24xf32>
    %271 = stablehlo.slice %arg0 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_89) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %273 = stablehlo.reshape %272 : (tensor<24xf32>) -> tensor<24x1xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %275 = stablehlo.compare EQ, %271, %274, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %276 = stablehlo.convert %275 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %279 = stablehlo.maximum %278, %272 : tensor<24xf32>
    %280 = stablehlo.compare EQ, %272, %279, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %283 = stablehlo.select %280, %281, %282 : tensor<24xi1>, tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.compare EQ, %284, %279, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %288 = stablehlo.select %285, %286, %287 : tensor<24xi1>, tensor<24xf32>
    %289 = stablehlo.divide %283, %288 : tensor<24xf32>
    %290 = stablehlo.is_finite %279 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %292 = stablehlo.select %290, %279, %291 : tensor<24xi1>, tensor<24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %294 = stablehlo.broadcast_in_dim %292, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %296 = stablehlo.subtract %271, %295 : tensor<24x11xf32>
    %297 = stablehlo.exponential %296 : tensor<24x11xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.reduce(%297 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %299 = stablehlo.sign %298 : tensor<24xf32>
    %300 = stablehlo.abs %298 : tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.compare GE, %298, %301, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %303 = stablehlo.log %300 : tensor<24xf32>
    %304 = stablehlo.add %303, %292 : tensor<24xf32>
    %305 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_101 = stablehlo.constant dense<240> : tensor<i32>
    %306 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %307 = stablehlo.add %306, %305 : tensor<11xi32>
    %308 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %309 = stablehlo.broadcast_in_dim %307, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %311 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %312 = stablehlo.compare EQ, %310, %311, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %313:2 = call @_where_0(%312, %271, %c_102) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313#0 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %315 = stablehlo.add %270, %314 : tensor<24xf32>
    %316 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %317 = stablehlo.broadcast_in_dim %79, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %318 = stablehlo.broadcast_in_dim %124, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %319 = stablehlo.broadcast_in_dim %169, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %320 = stablehlo.broadcast_in_dim %214, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %321 = stablehlo.broadcast_in_dim %259, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %322 = stablehlo.broadcast_in_dim %304, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %323 = stablehlo.concatenate %316, %317, %318, %319, %320, %321, %322, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<7x24xf32>
    %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %324 = stablehlo.reduce(%323 init: %cst_104) applies stablehlo.maximum across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %325 = stablehlo.reshape %324 : (tensor<24xf32>) -> tensor<1x24xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %327 = stablehlo.compare EQ, %323, %326, FLOAT : (tensor<7x24xf32>, tensor<7x24xf32>) -> tensor<7x24xi1>
    %328 = stablehlo.convert %327 : (tensor<7x24xi1>) -> tensor<7x24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_105) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %331 = stablehlo.maximum %330, %324 : tensor<24xf32>
    %332 = stablehlo.compare EQ, %324, %331, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %335 = stablehlo.select %332, %333, %334 : tensor<24xi1>, tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %337 = stablehlo.compare EQ, %336, %331, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %340 = stablehlo.select %337, %338, %339 : tensor<24xi1>, tensor<24xf32>
    %341 = stablehlo.divide %335, %340 : tensor<24xf32>
    %342 = stablehlo.is_finite %331 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.select %342, %331, %343 : tensor<24xi1>, tensor<24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.broadcast_in_dim %344, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %348 = stablehlo.subtract %323, %347 : tensor<7x24xf32>
    %349 = stablehlo.exponential %348 : tensor<7x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%349 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %351 = stablehlo.sign %350 : tensor<24xf32>
    %352 = stablehlo.abs %350 : tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %354 = stablehlo.compare GE, %350, %353, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %355 = stablehlo.log %352 : tensor<24xf32>
    %356 = stablehlo.add %355, %344 : tensor<24xf32>
    %357 = stablehlo.subtract %356, %315 : tensor<24xf32>
    %358 = stablehlo.multiply %357, %arg2 : tensor<24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_116) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %361 = stablehlo.multiply %360, %arg2 : tensor<24xf32>
    %362 = stablehlo.negate %361 : tensor<24xf32>
    %363 = stablehlo.divide %361, %352 : tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %365 = stablehlo.select %354, %364, %363 : tensor<24xi1>, tensor<24xf32>
    %366 = stablehlo.select %354, %363, %364 : tensor<24xi1>, tensor<24xf32>
    %367 = stablehlo.negate %365 : tensor<24xf32>
    %368 = stablehlo.add %366, %367 : tensor<24xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [1] : (tensor<24xf32>) -> tensor<7x24xf32>
    %370 = stablehlo.multiply %369, %349 : tensor<7x24xf32>
    %371 = stablehlo.slice %370 [0:1, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %372 = stablehlo.reshape %371 : (tensor<1x24xf32>) -> tensor<24xf32>
    %373 = stablehlo.slice %370 [1:2, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %374 = stablehlo.reshape %373 : (tensor<1x24xf32>) -> tensor<24xf32>
    %375 = stablehlo.slice %370 [2:3, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %376 = stablehlo.reshape %375 : (tensor<1x24xf32>) -> tensor<24xf32>
    %377 = stablehlo.slice %370 [3:4, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %378 = stablehlo.reshape %377 : (tensor<1x24xf32>) -> tensor<24xf32>
    %379 = stablehlo.slice %370 [4:5, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %380 = stablehlo.reshape %379 : (tensor<1x24xf32>) -> tensor<24xf32>
    %381 = stablehlo.slice %370 [5:6, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %382 = stablehlo.reshape %381 : (tensor<1x24xf32>) -> tensor<24xf32>
    %383 = stablehlo.slice %370 [6:7, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %384 = stablehlo.reshape %383 : (tensor<1x24xf32>) -> tensor<24xf32>
    %385 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %386 = call @_where_1(%312, %313#1, %385) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %387 = stablehlo.divide %384, %300 : tensor<24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %389 = stablehlo.select %302, %388, %387 : tensor<24xi1>, tensor<24xf32>
    %390 = stablehlo.select %302, %387, %388 : tensor<24xi1>, tensor<24xf32>
    %391 = stablehlo.negate %389 : tensor<24xf32>
    %392 = stablehlo.add %390, %391 : tensor<24xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %394 = stablehlo.multiply %393, %297 : tensor<24x11xf32>
    %395 = stablehlo.add %386, %394 : tensor<24x11xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.pad %395, %cst_120, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %397 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %398 = call @_where_2(%267, %268#1, %397) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %399 = stablehlo.divide %382, %255 : tensor<24xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %401 = stablehlo.select %257, %400, %399 : tensor<24xi1>, tensor<24xf32>
    %402 = stablehlo.select %257, %399, %400 : tensor<24xi1>, tensor<24xf32>
    %403 = stablehlo.negate %401 : tensor<24xf32>
    %404 = stablehlo.add %402, %403 : tensor<24xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %406 = stablehlo.multiply %405, %252 : tensor<24x40xf32>
    %407 = stablehlo.add %398, %406 : tensor<24x40xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.pad %407, %cst_122, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %409 = stablehlo.add %396, %408 : tensor<24x251xf32>
    %410 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %411 = call @_where_2(%222, %223#1, %410) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %412 = stablehlo.divide %380, %210 : tensor<24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %414 = stablehlo.select %212, %413, %412 : tensor<24xi1>, tensor<24xf32>
    %415 = stablehlo.select %212, %412, %413 : tensor<24xi1>, tensor<24xf32>
    %416 = stablehlo.negate %414 : tensor<24xf32>
    %417 = stablehlo.add %415, %416 : tensor<24xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %419 = stablehlo.multiply %418, %207 : tensor<24x40xf32>
    %420 = stablehlo.add %411, %419 : tensor<24x40xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.pad %420, %cst_124, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %422 = stablehlo.add %409, %421 : tensor<24x251xf32>
    %423 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %424 = call @_where_2(%177, %178#1, %423) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %425 = stablehlo.divide %378, %165 : tensor<24xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %427 = stablehlo.select %167, %426, %425 : tensor<24xi1>, tensor<24xf32>
    %428 = stablehlo.select %167, %425, %426 : tensor<24xi1>, tensor<24xf32>
    %429 = stablehlo.negate %427 : tensor<24xf32>
    %430 = stablehlo.add %428, %429 : tensor<24xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %432 = stablehlo.multiply %431, %162 : tensor<24x40xf32>
    %433 = stablehlo.add %424, %432 : tensor<24x40xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.pad %433, %cst_126, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %435 = stablehlo.add %422, %434 : tensor<24x251xf32>
    %436 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %437 = call @_where_2(%132, %133#1, %436) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %438 = stablehlo.divide %376, %120 : tensor<24xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %440 = stablehlo.select %122, %439, %438 : tensor<24xi1>, tensor<24xf32>
    %441 = stablehlo.select %122, %438, %439 : tensor<24xi1>, tensor<24xf32>
    %442 = stablehlo.negate %440 : tensor<24xf32>
    %443 = stablehlo.add %441, %442 : tensor<24xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %445 = stablehlo.multiply %444, %117 : tensor<24x40xf32>
    %446 = stablehlo.add %437, %445 : tensor<24x40xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.pad %446, %cst_128, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %448 = stablehlo.add %435, %447 : tensor<24x251xf32>
    %449 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %450 = call @_where_2(%87, %88#1, %449) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %451 = stablehlo.divide %374, %75 : tensor<24xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %453 = stablehlo.select %77, %452, %451 : tensor<24xi1>, tensor<24xf32>
    %454 = stablehlo.select %77, %451, %452 : tensor<24xi1>, tensor<24xf32>
    %455 = stablehlo.negate %453 : tensor<24xf32>
    %456 = stablehlo.add %454, %455 : tensor<24xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %458 = stablehlo.multiply %457, %72 : tensor<24x40xf32>
    %459 = stablehlo.add %450, %458 : tensor<24x40xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.pad %459, %cst_130, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %461 = stablehlo.add %448, %460 : tensor<24x251xf32>
    %462 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %463 = call @_where_2(%41, %42#1, %462) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %464 = stablehlo.divide %372, %29 : tensor<24xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %466 = stablehlo.select %31, %465, %464 : tensor<24xi1>, tensor<24xf32>
    %467 = stablehlo.select %31, %464, %465 : tensor<24xi1>, tensor<24xf32>
    %468 = stablehlo.negate %466 : tensor<24xf32>
    %469 = stablehlo.add %467, %468 : tensor<24xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %471 = stablehlo.multiply %470, %26 : tensor<24x40xf32>
    %472 = stablehlo.add %463, %471 : tensor<24x40xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.pad %472, %cst_132, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %474 = stablehlo.add %461, %473 : tensor<24x251xf32>
    return %359, %474 : tensor<f32>, tensor<24x251xf32>
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
