module @jit_written_autodiff_peeled attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.subtract %4, %12 : tensor<24x40xf32>
    %14 = stablehlo.exponential %13 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %18 = stablehlo.add %17, %16 : tensor<40xi32>
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %23 = stablehlo.compare EQ, %21, %22, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %24:2 = call @_where(%23, %4, %c_5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24#0 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.add %2, %25 : tensor<24xf32>
    %27 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.dot_general %arg0, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.reshape %29 : (tensor<24xf32>) -> tensor<24x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.compare EQ, %28, %31, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %33 = stablehlo.convert %32 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.maximum %5, %29 : tensor<24xf32>
    %36 = stablehlo.compare EQ, %5, %35, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<24xi1>, tensor<24xf32>
    %40 = stablehlo.compare EQ, %29, %35, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<24xi1>, tensor<24xf32>
    %44 = stablehlo.divide %39, %43 : tensor<24xf32>
    %45 = stablehlo.compare EQ, %29, %35, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.select %45, %46, %47 : tensor<24xi1>, tensor<24xf32>
    %49 = stablehlo.compare EQ, %5, %35, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<24xi1>, tensor<24xf32>
    %53 = stablehlo.divide %48, %52 : tensor<24xf32>
    %54 = stablehlo.subtract %5, %35 : tensor<24xf32>
    %55 = stablehlo.exponential %54 : tensor<24xf32>
    %56 = stablehlo.multiply %15, %55 : tensor<24xf32>
    %57 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %59 = stablehlo.subtract %28, %58 : tensor<24x40xf32>
    %60 = stablehlo.exponential %59 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.add %56, %61 : tensor<24xf32>
    %63 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %65 = stablehlo.add %64, %63 : tensor<40xi32>
    %66 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %69 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %70 = stablehlo.compare EQ, %68, %69, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %71:2 = call @_where(%70, %28, %c_19) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71#0 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %73 = stablehlo.add %26, %72 : tensor<24xf32>
    %74 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %75 = stablehlo.dot_general %arg0, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %77 = stablehlo.reshape %76 : (tensor<24xf32>) -> tensor<24x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %79 = stablehlo.compare EQ, %75, %78, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %80 = stablehlo.convert %79 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.maximum %35, %76 : tensor<24xf32>
    %83 = stablehlo.compare EQ, %35, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<24xi1>, tensor<24xf32>
    %87 = stablehlo.compare EQ, %76, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<24xi1>, tensor<24xf32>
    %91 = stablehlo.divide %86, %90 : tensor<24xf32>
    %92 = stablehlo.compare EQ, %76, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.select %92, %93, %94 : tensor<24xi1>, tensor<24xf32>
    %96 = stablehlo.compare EQ, %35, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.select %96, %97, %98 : tensor<24xi1>, tensor<24xf32>
    %100 = stablehlo.divide %95, %99 : tensor<24xf32>
    %101 = stablehlo.subtract %35, %82 : tensor<24xf32>
    %102 = stablehlo.exponential %101 : tensor<24xf32>
    %103 = stablehlo.multiply %62, %102 : tensor<24xf32>
    %104 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %106 = stablehlo.subtract %75, %105 : tensor<24x40xf32>
    %107 = stablehlo.exponential %106 : tensor<24x40xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.add %103, %108 : tensor<24xf32>
    %110 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_32 = stablehlo.constant dense<80> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %112 = stablehlo.add %111, %110 : tensor<40xi32>
    %113 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %114 = stablehlo.broadcast_in_dim %112, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %116 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %117 = stablehlo.compare EQ, %115, %116, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %118:2 = call @_where(%117, %75, %c_33) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118#0 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %120 = stablehlo.add %73, %119 : tensor<24xf32>
    %121 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %122 = stablehlo.dot_general %arg0, %121, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_35) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %124 = stablehlo.reshape %123 : (tensor<24xf32>) -> tensor<24x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %126 = stablehlo.compare EQ, %122, %125, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %127 = stablehlo.convert %126 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.maximum %82, %123 : tensor<24xf32>
    %130 = stablehlo.compare EQ, %82, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %133 = stablehlo.select %130, %131, %132 : tensor<24xi1>, tensor<24xf32>
    %134 = stablehlo.compare EQ, %123, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %137 = stablehlo.select %134, %135, %136 : tensor<24xi1>, tensor<24xf32>
    %138 = stablehlo.divide %133, %137 : tensor<24xf32>
    %139 = stablehlo.compare EQ, %123, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.select %139, %140, %141 : tensor<24xi1>, tensor<24xf32>
    %143 = stablehlo.compare EQ, %82, %129, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.select %143, %144, %145 : tensor<24xi1>, tensor<24xf32>
    %147 = stablehlo.divide %142, %146 : tensor<24xf32>
    %148 = stablehlo.subtract %82, %129 : tensor<24xf32>
    %149 = stablehlo.exponential %148 : tensor<24xf32>
    %150 = stablehlo.multiply %109, %149 : tensor<24xf32>
    %151 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %153 = stablehlo.subtract %122, %152 : tensor<24x40xf32>
    %154 = stablehlo.exponential %153 : tensor<24x40xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %156 = stablehlo.add %150, %155 : tensor<24xf32>
    %157 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_46 = stablehlo.constant dense<120> : tensor<i32>
    %158 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %159 = stablehlo.add %158, %157 : tensor<40xi32>
    %160 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %161 = stablehlo.broadcast_in_dim %159, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %163 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %164 = stablehlo.compare EQ, %162, %163, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %165:2 = call @_where(%164, %122, %c_47) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165#0 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.add %120, %166 : tensor<24xf32>
    %168 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %169 = stablehlo.dot_general %arg0, %168, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_49) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %171 = stablehlo.reshape %170 : (tensor<24xf32>) -> tensor<24x1xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %173 = stablehlo.compare EQ, %169, %172, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %174 = stablehlo.convert %173 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %176 = stablehlo.maximum %129, %170 : tensor<24xf32>
    %177 = stablehlo.compare EQ, %129, %176, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %180 = stablehlo.select %177, %178, %179 : tensor<24xi1>, tensor<24xf32>
    %181 = stablehlo.compare EQ, %170, %176, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.select %181, %182, %183 : tensor<24xi1>, tensor<24xf32>
    %185 = stablehlo.divide %180, %184 : tensor<24xf32>
    %186 = stablehlo.compare EQ, %170, %176, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %189 = stablehlo.select %186, %187, %188 : tensor<24xi1>, tensor<24xf32>
    %190 = stablehlo.compare EQ, %129, %176, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %193 = stablehlo.select %190, %191, %192 : tensor<24xi1>, tensor<24xf32>
    %194 = stablehlo.divide %189, %193 : tensor<24xf32>
    %195 = stablehlo.subtract %129, %176 : tensor<24xf32>
    %196 = stablehlo.exponential %195 : tensor<24xf32>
    %197 = stablehlo.multiply %156, %196 : tensor<24xf32>
    %198 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %200 = stablehlo.subtract %169, %199 : tensor<24x40xf32>
    %201 = stablehlo.exponential %200 : tensor<24x40xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.add %197, %202 : tensor<24xf32>
    %204 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_60 = stablehlo.constant dense<160> : tensor<i32>
    %205 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %206 = stablehlo.add %205, %204 : tensor<40xi32>
    %207 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %208 = stablehlo.broadcast_in_dim %206, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %210 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %211 = stablehlo.compare EQ, %209, %210, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %212:2 = call @_where(%211, %169, %c_61) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212#0 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %214 = stablehlo.add %167, %213 : tensor<24xf32>
    %215 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %216 = stablehlo.dot_general %arg0, %215, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_63) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %218 = stablehlo.reshape %217 : (tensor<24xf32>) -> tensor<24x1xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %220 = stablehlo.compare EQ, %216, %219, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %221 = stablehlo.convert %220 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_64) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %223 = stablehlo.maximum %176, %217 : tensor<24xf32>
    %224 = stablehlo.compare EQ, %176, %223, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %227 = stablehlo.select %224, %225, %226 : tensor<24xi1>, tensor<24xf32>
    %228 = stablehlo.compare EQ, %217, %223, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %231 = stablehlo.select %228, %229, %230 : tensor<24xi1>, tensor<24xf32>
    %232 = stablehlo.divide %227, %231 : tensor<24xf32>
    %233 = stablehlo.compare EQ, %217, %223, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %236 = stablehlo.select %233, %234, %235 : tensor<24xi1>, tensor<24xf32>
    %237 = stablehlo.compare EQ, %176, %223, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.select %237, %238, %239 : tensor<24xi1>, tensor<24xf32>
    %241 = stablehlo.divide %236, %240 : tensor<24xf32>
    %242 = stablehlo.subtract %176, %223 : tensor<24xf32>
    %243 = stablehlo.exponential %242 : tensor<24xf32>
    %244 = stablehlo.multiply %203, %243 : tensor<24xf32>
    %245 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %247 = stablehlo.subtract %216, %246 : tensor<24x40xf32>
    %248 = stablehlo.exponential %247 : tensor<24x40xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%248 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.add %244, %249 : tensor<24xf32>
    %251 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_74 = stablehlo.constant dense<200> : tensor<i32>
    %252 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %253 = stablehlo.add %252, %251 : tensor<40xi32>
    %254 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %255 = stablehlo.broadcast_in_dim %253, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %257 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %258 = stablehlo.compare EQ, %256, %257, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %259:2 = call @_where(%258, %216, %c_75) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%259#0 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %261 = stablehlo.add %214, %260 : tensor<24xf32>
    %262 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %263 = stablehlo.dot_general %arg0, %262, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %264 = stablehlo.reduce(%263 init: %cst_77) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %265 = stablehlo.reshape %264 : (tensor<24xf32>) -> tensor<24x1xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %267 = stablehlo.compare EQ, %263, %266, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %268 = stablehlo.convert %267 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.maximum %223, %264 : tensor<24xf32>
    %271 = stablehlo.compare EQ, %223, %270, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.select %271, %272, %273 : tensor<24xi1>, tensor<24xf32>
    %275 = stablehlo.compare EQ, %264, %270, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %278 = stablehlo.select %275, %276, %277 : tensor<24xi1>, tensor<24xf32>
    %279 = stablehlo.divide %274, %278 : tensor<24xf32>
    %280 = stablehlo.compare EQ, %264, %270, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %283 = stablehlo.select %280, %281, %282 : tensor<24xi1>, tensor<24xf32>
    %284 = stablehlo.compare EQ, %223, %270, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %287 = stablehlo.select %284, %285, %286 : tensor<24xi1>, tensor<24xf32>
    %288 = stablehlo.divide %283, %287 : tensor<24xf32>
    %289 = stablehlo.subtract %223, %270 : tensor<24xf32>
    %290 = stablehlo.exponential %289 : tensor<24xf32>
    %291 = stablehlo.multiply %250, %290 : tensor<24xf32>
    %292 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %294 = stablehlo.subtract %263, %293 : tensor<24x11xf32>
    %295 = stablehlo.exponential %294 : tensor<24x11xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.add %291, %296 : tensor<24xf32>
    %298 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_88 = stablehlo.constant dense<240> : tensor<i32>
    %299 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %300 = stablehlo.add %299, %298 : tensor<11xi32>
    %301 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %302 = stablehlo.broadcast_in_dim %300, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %304 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %305 = stablehlo.compare EQ, %303, %304, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %306:2 = call @_where_0(%305, %263, %c_89) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.reduce(%306#0 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %308 = stablehlo.add %261, %307 : tensor<24xf32>
    %309 = stablehlo.log %297 : tensor<24xf32>
    %310 = stablehlo.add %270, %309 : tensor<24xf32>
    %311 = stablehlo.subtract %310, %308 : tensor<24xf32>
    %312 = stablehlo.multiply %310, %310 : tensor<24xf32>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %314 = stablehlo.multiply %313, %310 : tensor<24xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %316 = stablehlo.multiply %315, %312 : tensor<24xf32>
    %317 = stablehlo.add %311, %316 : tensor<24xf32>
    %318 = stablehlo.multiply %317, %arg3 : tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.reduce(%318 init: %cst_93) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %321 = stablehlo.multiply %320, %arg3 : tensor<24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %323 = stablehlo.multiply %322, %321 : tensor<24xf32>
    %324 = stablehlo.multiply %323, %314 : tensor<24xf32>
    %325 = stablehlo.negate %321 : tensor<24xf32>
    %326 = stablehlo.add %324, %321 : tensor<24xf32>
    %327 = stablehlo.divide %326, %297 : tensor<24xf32>
    %328 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %329 = call @_where_1(%305, %306#1, %328) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %330 = stablehlo.broadcast_in_dim %327, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %331 = stablehlo.multiply %330, %295 : tensor<24x11xf32>
    %332 = stablehlo.negate %331 : tensor<24x11xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %334 = stablehlo.reshape %333 : (tensor<24xf32>) -> tensor<24x1xf32>
    %335 = stablehlo.add %329, %331 : tensor<24x11xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%334 init: %cst_97) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %337 = stablehlo.add %326, %336 : tensor<24xf32>
    %338 = stablehlo.multiply %250, %327 : tensor<24xf32>
    %339 = stablehlo.multiply %327, %290 : tensor<24xf32>
    %340 = stablehlo.multiply %338, %290 : tensor<24xf32>
    %341 = stablehlo.negate %340 : tensor<24xf32>
    %342 = stablehlo.add %337, %341 : tensor<24xf32>
    %343 = stablehlo.multiply %342, %288 : tensor<24xf32>
    %344 = stablehlo.multiply %342, %279 : tensor<24xf32>
    %345 = stablehlo.add %340, %344 : tensor<24xf32>
    %346 = stablehlo.divide %343, %269 : tensor<24xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %348 = stablehlo.multiply %347, %268 : tensor<24x11xf32>
    %349 = stablehlo.add %335, %348 : tensor<24x11xf32>
    %350 = stablehlo.dot_general %349, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %351 = stablehlo.transpose %350, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %352 = stablehlo.dot_general %349, %262, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.pad %351, %cst_98, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %354 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %355 = call @_where_2(%258, %259#1, %354) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %356 = stablehlo.broadcast_in_dim %339, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %357 = stablehlo.multiply %356, %248 : tensor<24x40xf32>
    %358 = stablehlo.negate %357 : tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.reshape %359 : (tensor<24xf32>) -> tensor<24x1xf32>
    %361 = stablehlo.add %355, %357 : tensor<24x40xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%360 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %363 = stablehlo.add %345, %362 : tensor<24xf32>
    %364 = stablehlo.multiply %203, %339 : tensor<24xf32>
    %365 = stablehlo.multiply %339, %243 : tensor<24xf32>
    %366 = stablehlo.multiply %364, %243 : tensor<24xf32>
    %367 = stablehlo.negate %366 : tensor<24xf32>
    %368 = stablehlo.add %363, %367 : tensor<24xf32>
    %369 = stablehlo.multiply %368, %241 : tensor<24xf32>
    %370 = stablehlo.multiply %368, %232 : tensor<24xf32>
    %371 = stablehlo.add %366, %370 : tensor<24xf32>
    %372 = stablehlo.divide %369, %222 : tensor<24xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %374 = stablehlo.multiply %373, %221 : tensor<24x40xf32>
    %375 = stablehlo.add %361, %374 : tensor<24x40xf32>
    %376 = stablehlo.dot_general %375, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %377 = stablehlo.transpose %376, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %378 = stablehlo.dot_general %375, %215, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %379 = stablehlo.add %352, %378 : tensor<24x24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.pad %377, %cst_101, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %381 = stablehlo.add %353, %380 : tensor<24x251xf32>
    %382 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %383 = call @_where_2(%211, %212#1, %382) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %384 = stablehlo.broadcast_in_dim %365, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %385 = stablehlo.multiply %384, %201 : tensor<24x40xf32>
    %386 = stablehlo.negate %385 : tensor<24x40xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_102) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %388 = stablehlo.reshape %387 : (tensor<24xf32>) -> tensor<24x1xf32>
    %389 = stablehlo.add %383, %385 : tensor<24x40xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.reduce(%388 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %391 = stablehlo.add %371, %390 : tensor<24xf32>
    %392 = stablehlo.multiply %156, %365 : tensor<24xf32>
    %393 = stablehlo.multiply %365, %196 : tensor<24xf32>
    %394 = stablehlo.multiply %392, %196 : tensor<24xf32>
    %395 = stablehlo.negate %394 : tensor<24xf32>
    %396 = stablehlo.add %391, %395 : tensor<24xf32>
    %397 = stablehlo.multiply %396, %194 : tensor<24xf32>
    %398 = stablehlo.multiply %396, %185 : tensor<24xf32>
    %399 = stablehlo.add %394, %398 : tensor<24xf32>
    %400 = stablehlo.divide %397, %175 : tensor<24xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %402 = stablehlo.multiply %401, %174 : tensor<24x40xf32>
    %403 = stablehlo.add %389, %402 : tensor<24x40xf32>
    %404 = stablehlo.dot_general %403, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %405 = stablehlo.transpose %404, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %406 = stablehlo.dot_general %403, %168, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %407 = stablehlo.add %379, %406 : tensor<24x24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.pad %405, %cst_104, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %409 = stablehlo.add %381, %408 : tensor<24x251xf32>
    %410 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %411 = call @_where_2(%164, %165#1, %410) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %412 = stablehlo.broadcast_in_dim %393, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %413 = stablehlo.multiply %412, %154 : tensor<24x40xf32>
    %414 = stablehlo.negate %413 : tensor<24x40xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %416 = stablehlo.reshape %415 : (tensor<24xf32>) -> tensor<24x1xf32>
    %417 = stablehlo.add %411, %413 : tensor<24x40xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%416 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %419 = stablehlo.add %399, %418 : tensor<24xf32>
    %420 = stablehlo.multiply %109, %393 : tensor<24xf32>
    %421 = stablehlo.multiply %393, %149 : tensor<24xf32>
    %422 = stablehlo.multiply %420, %149 : tensor<24xf32>
    %423 = stablehlo.negate %422 : tensor<24xf32>
    %424 = stablehlo.add %419, %423 : tensor<24xf32>
    %425 = stablehlo.multiply %424, %147 : tensor<24xf32>
    %426 = stablehlo.multiply %424, %138 : tensor<24xf32>
    %427 = stablehlo.add %422, %426 : tensor<24xf32>
    %428 = stablehlo.divide %425, %128 : tensor<24xf32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %430 = stablehlo.multiply %429, %127 : tensor<24x40xf32>
    %431 = stablehlo.add %417, %430 : tensor<24x40xf32>
    %432 = stablehlo.dot_general %431, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %433 = stablehlo.transpose %432, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %434 = stablehlo.dot_general %431, %121, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %435 = stablehlo.add %407, %434 : tensor<24x24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.pad %433, %cst_107, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %437 = stablehlo.add %409, %436 : tensor<24x251xf32>
    %438 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %439 = call @_where_2(%117, %118#1, %438) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %440 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %441 = stablehlo.multiply %440, %107 : tensor<24x40xf32>
    %442 = stablehlo.negate %441 : tensor<24x40xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%442 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %444 = stablehlo.reshape %443 : (tensor<24xf32>) -> tensor<24x1xf32>
    %445 = stablehlo.add %439, %441 : tensor<24x40xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.reduce(%444 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %447 = stablehlo.add %427, %446 : tensor<24xf32>
    %448 = stablehlo.multiply %62, %421 : tensor<24xf32>
    %449 = stablehlo.multiply %421, %102 : tensor<24xf32>
    %450 = stablehlo.multiply %448, %102 : tensor<24xf32>
    %451 = stablehlo.negate %450 : tensor<24xf32>
    %452 = stablehlo.add %447, %451 : tensor<24xf32>
    %453 = stablehlo.multiply %452, %100 : tensor<24xf32>
    %454 = stablehlo.multiply %452, %91 : tensor<24xf32>
    %455 = stablehlo.add %450, %454 : tensor<24xf32>
    %456 = stablehlo.divide %453, %81 : tensor<24xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %458 = stablehlo.multiply %457, %80 : tensor<24x40xf32>
    %459 = stablehlo.add %445, %458 : tensor<24x40xf32>
    %460 = stablehlo.dot_general %459, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %461 = stablehlo.transpose %460, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %462 = stablehlo.dot_general %459, %74, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %463 = stablehlo.add %435, %462 : tensor<24x24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.pad %461, %cst_110, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %465 = stablehlo.add %437, %464 : tensor<24x251xf32>
    %466 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %467 = call @_where_2(%70, %71#1, %466) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %468 = stablehlo.broadcast_in_dim %449, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %469 = stablehlo.multiply %468, %60 : tensor<24x40xf32>
    %470 = stablehlo.negate %469 : tensor<24x40xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.reduce(%470 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %472 = stablehlo.reshape %471 : (tensor<24xf32>) -> tensor<24x1xf32>
    %473 = stablehlo.add %467, %469 : tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%472 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %475 = stablehlo.add %455, %474 : tensor<24xf32>
    %476 = stablehlo.multiply %15, %449 : tensor<24xf32>
    %477 = stablehlo.multiply %449, %55 : tensor<24xf32>
    %478 = stablehlo.multiply %476, %55 : tensor<24xf32>
    %479 = stablehlo.negate %478 : tensor<24xf32>
    %480 = stablehlo.add %475, %479 : tensor<24xf32>
    %481 = stablehlo.multiply %480, %53 : tensor<24xf32>
    %482 = stablehlo.multiply %480, %44 : tensor<24xf32>
    %483 = stablehlo.add %478, %482 : tensor<24xf32>
    %484 = stablehlo.divide %481, %34 : tensor<24xf32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %486 = stablehlo.multiply %485, %33 : tensor<24x40xf32>
    %487 = stablehlo.add %473, %486 : tensor<24x40xf32>
    %488 = stablehlo.dot_general %487, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %489 = stablehlo.transpose %488, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %490 = stablehlo.dot_general %487, %27, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %491 = stablehlo.add %463, %490 : tensor<24x24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.pad %489, %cst_113, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %493 = stablehlo.add %465, %492 : tensor<24x251xf32>
    %494 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %495 = call @_where_2(%23, %24#1, %494) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %496 = stablehlo.broadcast_in_dim %477, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %497 = stablehlo.multiply %496, %14 : tensor<24x40xf32>
    %498 = stablehlo.negate %497 : tensor<24x40xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_114) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %500 = stablehlo.reshape %499 : (tensor<24xf32>) -> tensor<24x1xf32>
    %501 = stablehlo.add %495, %497 : tensor<24x40xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%500 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %503 = stablehlo.add %483, %502 : tensor<24xf32>
    %504 = stablehlo.divide %503, %10 : tensor<24xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %506 = stablehlo.multiply %505, %9 : tensor<24x40xf32>
    %507 = stablehlo.add %501, %506 : tensor<24x40xf32>
    %508 = stablehlo.dot_general %507, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %509 = stablehlo.transpose %508, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %510 = stablehlo.dot_general %507, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %511 = stablehlo.add %491, %510 : tensor<24x24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.pad %509, %cst_116, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %513 = stablehlo.add %493, %512 : tensor<24x251xf32>
    return %319, %511, %513 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
