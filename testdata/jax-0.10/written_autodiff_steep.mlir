module @jit_written_autodiff_steep attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.multiply %1, %26 : tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %30 = stablehlo.subtract %4, %29 : tensor<24x40xf32>
    %31 = stablehlo.exponential %30 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.add %27, %32 : tensor<24xf32>
    %34 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %36 = stablehlo.add %35, %34 : tensor<40xi32>
    %37 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %40 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %41 = stablehlo.compare EQ, %39, %40, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %42:2 = call @_where(%41, %4, %c_10) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42#0 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.add %2, %43 : tensor<24xf32>
    %45 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %46 = stablehlo.dot_general %arg0, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.reshape %47 : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %50 = stablehlo.compare EQ, %46, %49, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %51 = stablehlo.convert %50 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.maximum %12, %47 : tensor<24xf32>
    %54 = stablehlo.compare EQ, %12, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.compare EQ, %47, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<24xi1>, tensor<24xf32>
    %62 = stablehlo.divide %57, %61 : tensor<24xf32>
    %63 = stablehlo.compare EQ, %47, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<24xi1>, tensor<24xf32>
    %67 = stablehlo.compare EQ, %12, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<24xi1>, tensor<24xf32>
    %71 = stablehlo.divide %66, %70 : tensor<24xf32>
    %72 = stablehlo.subtract %12, %53 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.multiply %73, %72 : tensor<24xf32>
    %75 = stablehlo.exponential %74 : tensor<24xf32>
    %76 = stablehlo.multiply %33, %75 : tensor<24xf32>
    %77 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %79 = stablehlo.subtract %46, %78 : tensor<24x40xf32>
    %80 = stablehlo.exponential %79 : tensor<24x40xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.add %76, %81 : tensor<24xf32>
    %83 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_24 = stablehlo.constant dense<40> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %85 = stablehlo.add %84, %83 : tensor<40xi32>
    %86 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %87 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %89 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %90 = stablehlo.compare EQ, %88, %89, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %91:2 = call @_where(%90, %46, %c_25) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91#0 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.add %44, %92 : tensor<24xf32>
    %94 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %95 = stablehlo.dot_general %arg0, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.reshape %96 : (tensor<24xf32>) -> tensor<24x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %99 = stablehlo.compare EQ, %95, %98, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %100 = stablehlo.convert %99 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.maximum %53, %96 : tensor<24xf32>
    %103 = stablehlo.compare EQ, %53, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<24xi1>, tensor<24xf32>
    %107 = stablehlo.compare EQ, %96, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.select %107, %108, %109 : tensor<24xi1>, tensor<24xf32>
    %111 = stablehlo.divide %106, %110 : tensor<24xf32>
    %112 = stablehlo.compare EQ, %96, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.compare EQ, %53, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.select %116, %117, %118 : tensor<24xi1>, tensor<24xf32>
    %120 = stablehlo.divide %115, %119 : tensor<24xf32>
    %121 = stablehlo.subtract %53, %102 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<24xf32>
    %124 = stablehlo.exponential %123 : tensor<24xf32>
    %125 = stablehlo.multiply %82, %124 : tensor<24xf32>
    %126 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %128 = stablehlo.subtract %95, %127 : tensor<24x40xf32>
    %129 = stablehlo.exponential %128 : tensor<24x40xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.add %125, %130 : tensor<24xf32>
    %132 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_39 = stablehlo.constant dense<80> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %134 = stablehlo.add %133, %132 : tensor<40xi32>
    %135 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %136 = stablehlo.broadcast_in_dim %134, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %138 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %139 = stablehlo.compare EQ, %137, %138, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %140:2 = call @_where(%139, %95, %c_40) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140#0 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.add %93, %141 : tensor<24xf32>
    %143 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %144 = stablehlo.dot_general %arg0, %143, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_42) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.reshape %145 : (tensor<24xf32>) -> tensor<24x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %148 = stablehlo.compare EQ, %144, %147, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %149 = stablehlo.convert %148 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %151 = stablehlo.maximum %102, %145 : tensor<24xf32>
    %152 = stablehlo.compare EQ, %102, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.select %152, %153, %154 : tensor<24xi1>, tensor<24xf32>
    %156 = stablehlo.compare EQ, %145, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %159 = stablehlo.select %156, %157, %158 : tensor<24xi1>, tensor<24xf32>
    %160 = stablehlo.divide %155, %159 : tensor<24xf32>
    %161 = stablehlo.compare EQ, %145, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %164 = stablehlo.select %161, %162, %163 : tensor<24xi1>, tensor<24xf32>
    %165 = stablehlo.compare EQ, %102, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.select %165, %166, %167 : tensor<24xi1>, tensor<24xf32>
    %169 = stablehlo.divide %164, %168 : tensor<24xf32>
    %170 = stablehlo.subtract %102, %151 : tensor<24xf32>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.multiply %171, %170 : tensor<24xf32>
    %173 = stablehlo.exponential %172 : tensor<24xf32>
    %174 = stablehlo.multiply %131, %173 : tensor<24xf32>
    %175 = stablehlo.broadcast_in_dim %151, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %177 = stablehlo.subtract %144, %176 : tensor<24x40xf32>
    %178 = stablehlo.exponential %177 : tensor<24x40xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %180 = stablehlo.add %174, %179 : tensor<24xf32>
    %181 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_54 = stablehlo.constant dense<120> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %183 = stablehlo.add %182, %181 : tensor<40xi32>
    %184 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %185 = stablehlo.broadcast_in_dim %183, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %187 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %188 = stablehlo.compare EQ, %186, %187, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %189:2 = call @_where(%188, %144, %c_55) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189#0 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %191 = stablehlo.add %142, %190 : tensor<24xf32>
    %192 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %193 = stablehlo.dot_general %arg0, %192, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_57) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %195 = stablehlo.reshape %194 : (tensor<24xf32>) -> tensor<24x1xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %197 = stablehlo.compare EQ, %193, %196, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %198 = stablehlo.convert %197 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.maximum %151, %194 : tensor<24xf32>
    %201 = stablehlo.compare EQ, %151, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.select %201, %202, %203 : tensor<24xi1>, tensor<24xf32>
    %205 = stablehlo.compare EQ, %194, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.select %205, %206, %207 : tensor<24xi1>, tensor<24xf32>
    %209 = stablehlo.divide %204, %208 : tensor<24xf32>
    %210 = stablehlo.compare EQ, %194, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %213 = stablehlo.select %210, %211, %212 : tensor<24xi1>, tensor<24xf32>
    %214 = stablehlo.compare EQ, %151, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.select %214, %215, %216 : tensor<24xi1>, tensor<24xf32>
    %218 = stablehlo.divide %213, %217 : tensor<24xf32>
    %219 = stablehlo.subtract %151, %200 : tensor<24xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %221 = stablehlo.multiply %220, %219 : tensor<24xf32>
    %222 = stablehlo.exponential %221 : tensor<24xf32>
    %223 = stablehlo.multiply %180, %222 : tensor<24xf32>
    %224 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %226 = stablehlo.subtract %193, %225 : tensor<24x40xf32>
    %227 = stablehlo.exponential %226 : tensor<24x40xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %229 = stablehlo.add %223, %228 : tensor<24xf32>
    %230 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_69 = stablehlo.constant dense<160> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %232 = stablehlo.add %231, %230 : tensor<40xi32>
    %233 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %234 = stablehlo.broadcast_in_dim %232, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %236 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %237 = stablehlo.compare EQ, %235, %236, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %238:2 = call @_where(%237, %193, %c_70) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238#0 init: %cst_71) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.add %191, %239 : tensor<24xf32>
    %241 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %242 = stablehlo.dot_general %arg0, %241, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_72) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %244 = stablehlo.reshape %243 : (tensor<24xf32>) -> tensor<24x1xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %246 = stablehlo.compare EQ, %242, %245, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %247 = stablehlo.convert %246 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.maximum %200, %243 : tensor<24xf32>
    %250 = stablehlo.compare EQ, %200, %249, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %253 = stablehlo.select %250, %251, %252 : tensor<24xi1>, tensor<24xf32>
    %254 = stablehlo.compare EQ, %243, %249, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %257 = stablehlo.select %254, %255, %256 : tensor<24xi1>, tensor<24xf32>
    %258 = stablehlo.divide %253, %257 : tensor<24xf32>
    %259 = stablehlo.compare EQ, %243, %249, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %262 = stablehlo.select %259, %260, %261 : tensor<24xi1>, tensor<24xf32>
    %263 = stablehlo.compare EQ, %200, %249, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.select %263, %264, %265 : tensor<24xi1>, tensor<24xf32>
    %267 = stablehlo.divide %262, %266 : tensor<24xf32>
    %268 = stablehlo.subtract %200, %249 : tensor<24xf32>
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.multiply %269, %268 : tensor<24xf32>
    %271 = stablehlo.exponential %270 : tensor<24xf32>
    %272 = stablehlo.multiply %229, %271 : tensor<24xf32>
    %273 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %275 = stablehlo.subtract %242, %274 : tensor<24x40xf32>
    %276 = stablehlo.exponential %275 : tensor<24x40xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %278 = stablehlo.add %272, %277 : tensor<24xf32>
    %279 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_84 = stablehlo.constant dense<200> : tensor<i32>
    %280 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %281 = stablehlo.add %280, %279 : tensor<40xi32>
    %282 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %283 = stablehlo.broadcast_in_dim %281, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %285 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %286 = stablehlo.compare EQ, %284, %285, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %287:2 = call @_where(%286, %242, %c_85) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287#0 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.add %240, %288 : tensor<24xf32>
    %290 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %291 = stablehlo.dot_general %arg0, %290, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_87) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %293 = stablehlo.reshape %292 : (tensor<24xf32>) -> tensor<24x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %295 = stablehlo.compare EQ, %291, %294, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %296 = stablehlo.convert %295 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.maximum %249, %292 : tensor<24xf32>
    %299 = stablehlo.compare EQ, %249, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.select %299, %300, %301 : tensor<24xi1>, tensor<24xf32>
    %303 = stablehlo.compare EQ, %292, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.select %303, %304, %305 : tensor<24xi1>, tensor<24xf32>
    %307 = stablehlo.divide %302, %306 : tensor<24xf32>
    %308 = stablehlo.compare EQ, %292, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.select %308, %309, %310 : tensor<24xi1>, tensor<24xf32>
    %312 = stablehlo.compare EQ, %249, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %315 = stablehlo.select %312, %313, %314 : tensor<24xi1>, tensor<24xf32>
    %316 = stablehlo.divide %311, %315 : tensor<24xf32>
    %317 = stablehlo.subtract %249, %298 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %319 = stablehlo.multiply %318, %317 : tensor<24xf32>
    %320 = stablehlo.exponential %319 : tensor<24xf32>
    %321 = stablehlo.multiply %278, %320 : tensor<24xf32>
    %322 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %324 = stablehlo.subtract %291, %323 : tensor<24x11xf32>
    %325 = stablehlo.exponential %324 : tensor<24x11xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.reduce(%325 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %327 = stablehlo.add %321, %326 : tensor<24xf32>
    %328 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_99 = stablehlo.constant dense<240> : tensor<i32>
    %329 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %330 = stablehlo.add %329, %328 : tensor<11xi32>
    %331 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %332 = stablehlo.broadcast_in_dim %330, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %334 = stablehlo.broadcast_in_dim %331, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %335 = stablehlo.compare EQ, %333, %334, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %336:2 = call @_where_0(%335, %291, %c_100) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%336#0 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %338 = stablehlo.add %289, %337 : tensor<24xf32>
    %339 = stablehlo.log %327 : tensor<24xf32>
    %340 = stablehlo.add %298, %339 : tensor<24xf32>
    %341 = stablehlo.subtract %340, %338 : tensor<24xf32>
    %342 = stablehlo.multiply %340, %340 : tensor<24xf32>
    %cst_102 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.multiply %343, %340 : tensor<24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.multiply %345, %342 : tensor<24xf32>
    %347 = stablehlo.add %341, %346 : tensor<24xf32>
    %348 = stablehlo.multiply %347, %arg3 : tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_104) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %351 = stablehlo.multiply %350, %arg3 : tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.multiply %352, %351 : tensor<24xf32>
    %354 = stablehlo.multiply %353, %344 : tensor<24xf32>
    %355 = stablehlo.negate %351 : tensor<24xf32>
    %356 = stablehlo.add %354, %351 : tensor<24xf32>
    %357 = stablehlo.divide %356, %327 : tensor<24xf32>
    %358 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %359 = call @_where_1(%335, %336#1, %358) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %360 = stablehlo.broadcast_in_dim %357, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %361 = stablehlo.multiply %360, %325 : tensor<24x11xf32>
    %362 = stablehlo.negate %361 : tensor<24x11xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%362 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %364 = stablehlo.reshape %363 : (tensor<24xf32>) -> tensor<24x1xf32>
    %365 = stablehlo.add %359, %361 : tensor<24x11xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%364 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.add %356, %366 : tensor<24xf32>
    %368 = stablehlo.multiply %278, %357 : tensor<24xf32>
    %369 = stablehlo.multiply %357, %320 : tensor<24xf32>
    %370 = stablehlo.multiply %368, %320 : tensor<24xf32>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %372 = stablehlo.multiply %371, %370 : tensor<24xf32>
    %373 = stablehlo.negate %372 : tensor<24xf32>
    %374 = stablehlo.add %367, %373 : tensor<24xf32>
    %375 = stablehlo.multiply %374, %316 : tensor<24xf32>
    %376 = stablehlo.multiply %374, %307 : tensor<24xf32>
    %377 = stablehlo.add %372, %376 : tensor<24xf32>
    %378 = stablehlo.divide %375, %297 : tensor<24xf32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %380 = stablehlo.multiply %379, %296 : tensor<24x11xf32>
    %381 = stablehlo.add %365, %380 : tensor<24x11xf32>
    %382 = stablehlo.dot_general %381, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %383 = stablehlo.transpose %382, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %384 = stablehlo.dot_general %381, %290, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.pad %383, %cst_110, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %386 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %387 = call @_where_2(%286, %287#1, %386) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %388 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %389 = stablehlo.multiply %388, %276 : tensor<24x40xf32>
    %390 = stablehlo.negate %389 : tensor<24x40xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%390 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %392 = stablehlo.reshape %391 : (tensor<24xf32>) -> tensor<24x1xf32>
    %393 = stablehlo.add %387, %389 : tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%392 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %395 = stablehlo.add %377, %394 : tensor<24xf32>
    %396 = stablehlo.multiply %229, %369 : tensor<24xf32>
    %397 = stablehlo.multiply %369, %271 : tensor<24xf32>
    %398 = stablehlo.multiply %396, %271 : tensor<24xf32>
    %cst_113 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %400 = stablehlo.multiply %399, %398 : tensor<24xf32>
    %401 = stablehlo.negate %400 : tensor<24xf32>
    %402 = stablehlo.add %395, %401 : tensor<24xf32>
    %403 = stablehlo.multiply %402, %267 : tensor<24xf32>
    %404 = stablehlo.multiply %402, %258 : tensor<24xf32>
    %405 = stablehlo.add %400, %404 : tensor<24xf32>
    %406 = stablehlo.divide %403, %248 : tensor<24xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %408 = stablehlo.multiply %407, %247 : tensor<24x40xf32>
    %409 = stablehlo.add %393, %408 : tensor<24x40xf32>
    %410 = stablehlo.dot_general %409, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %411 = stablehlo.transpose %410, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %412 = stablehlo.dot_general %409, %241, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %413 = stablehlo.add %384, %412 : tensor<24x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.pad %411, %cst_114, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %415 = stablehlo.add %385, %414 : tensor<24x251xf32>
    %416 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %417 = call @_where_2(%237, %238#1, %416) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %418 = stablehlo.broadcast_in_dim %397, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %419 = stablehlo.multiply %418, %227 : tensor<24x40xf32>
    %420 = stablehlo.negate %419 : tensor<24x40xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %422 = stablehlo.reshape %421 : (tensor<24xf32>) -> tensor<24x1xf32>
    %423 = stablehlo.add %417, %419 : tensor<24x40xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%422 init: %cst_116) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %425 = stablehlo.add %405, %424 : tensor<24xf32>
    %426 = stablehlo.multiply %180, %397 : tensor<24xf32>
    %427 = stablehlo.multiply %397, %222 : tensor<24xf32>
    %428 = stablehlo.multiply %426, %222 : tensor<24xf32>
    %cst_117 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %430 = stablehlo.multiply %429, %428 : tensor<24xf32>
    %431 = stablehlo.negate %430 : tensor<24xf32>
    %432 = stablehlo.add %425, %431 : tensor<24xf32>
    %433 = stablehlo.multiply %432, %218 : tensor<24xf32>
    %434 = stablehlo.multiply %432, %209 : tensor<24xf32>
    %435 = stablehlo.add %430, %434 : tensor<24xf32>
    %436 = stablehlo.divide %433, %199 : tensor<24xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %438 = stablehlo.multiply %437, %198 : tensor<24x40xf32>
    %439 = stablehlo.add %423, %438 : tensor<24x40xf32>
    %440 = stablehlo.dot_general %439, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %441 = stablehlo.transpose %440, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %442 = stablehlo.dot_general %439, %192, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %443 = stablehlo.add %413, %442 : tensor<24x24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.pad %441, %cst_118, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %445 = stablehlo.add %415, %444 : tensor<24x251xf32>
    %446 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %447 = call @_where_2(%188, %189#1, %446) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %448 = stablehlo.broadcast_in_dim %427, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %449 = stablehlo.multiply %448, %178 : tensor<24x40xf32>
    %450 = stablehlo.negate %449 : tensor<24x40xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.reduce(%450 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %452 = stablehlo.reshape %451 : (tensor<24xf32>) -> tensor<24x1xf32>
    %453 = stablehlo.add %447, %449 : tensor<24x40xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.reduce(%452 init: %cst_120) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %455 = stablehlo.add %435, %454 : tensor<24xf32>
    %456 = stablehlo.multiply %131, %427 : tensor<24xf32>
    %457 = stablehlo.multiply %427, %173 : tensor<24xf32>
    %458 = stablehlo.multiply %456, %173 : tensor<24xf32>
    %cst_121 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %460 = stablehlo.multiply %459, %458 : tensor<24xf32>
    %461 = stablehlo.negate %460 : tensor<24xf32>
    %462 = stablehlo.add %455, %461 : tensor<24xf32>
    %463 = stablehlo.multiply %462, %169 : tensor<24xf32>
    %464 = stablehlo.multiply %462, %160 : tensor<24xf32>
    %465 = stablehlo.add %460, %464 : tensor<24xf32>
    %466 = stablehlo.divide %463, %150 : tensor<24xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %468 = stablehlo.multiply %467, %149 : tensor<24x40xf32>
    %469 = stablehlo.add %453, %468 : tensor<24x40xf32>
    %470 = stablehlo.dot_general %469, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %471 = stablehlo.transpose %470, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %472 = stablehlo.dot_general %469, %143, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %473 = stablehlo.add %443, %472 : tensor<24x24xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.pad %471, %cst_122, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %475 = stablehlo.add %445, %474 : tensor<24x251xf32>
    %476 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %477 = call @_where_2(%139, %140#1, %476) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %478 = stablehlo.broadcast_in_dim %457, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %479 = stablehlo.multiply %478, %129 : tensor<24x40xf32>
    %480 = stablehlo.negate %479 : tensor<24x40xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %482 = stablehlo.reshape %481 : (tensor<24xf32>) -> tensor<24x1xf32>
    %483 = stablehlo.add %477, %479 : tensor<24x40xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%482 init: %cst_124) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %485 = stablehlo.add %465, %484 : tensor<24xf32>
    %486 = stablehlo.multiply %82, %457 : tensor<24xf32>
    %487 = stablehlo.multiply %457, %124 : tensor<24xf32>
    %488 = stablehlo.multiply %486, %124 : tensor<24xf32>
    %cst_125 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %490 = stablehlo.multiply %489, %488 : tensor<24xf32>
    %491 = stablehlo.negate %490 : tensor<24xf32>
    %492 = stablehlo.add %485, %491 : tensor<24xf32>
    %493 = stablehlo.multiply %492, %120 : tensor<24xf32>
    %494 = stablehlo.multiply %492, %111 : tensor<24xf32>
    %495 = stablehlo.add %490, %494 : tensor<24xf32>
    %496 = stablehlo.divide %493, %101 : tensor<24xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %498 = stablehlo.multiply %497, %100 : tensor<24x40xf32>
    %499 = stablehlo.add %483, %498 : tensor<24x40xf32>
    %500 = stablehlo.dot_general %499, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %501 = stablehlo.transpose %500, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %502 = stablehlo.dot_general %499, %94, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %503 = stablehlo.add %473, %502 : tensor<24x24xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.pad %501, %cst_126, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %505 = stablehlo.add %475, %504 : tensor<24x251xf32>
    %506 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %507 = call @_where_2(%90, %91#1, %506) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %508 = stablehlo.broadcast_in_dim %487, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %509 = stablehlo.multiply %508, %80 : tensor<24x40xf32>
    %510 = stablehlo.negate %509 : tensor<24x40xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %511 = stablehlo.reduce(%510 init: %cst_127) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %512 = stablehlo.reshape %511 : (tensor<24xf32>) -> tensor<24x1xf32>
    %513 = stablehlo.add %507, %509 : tensor<24x40xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %514 = stablehlo.reduce(%512 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %515 = stablehlo.add %495, %514 : tensor<24xf32>
    %516 = stablehlo.multiply %33, %487 : tensor<24xf32>
    %517 = stablehlo.multiply %487, %75 : tensor<24xf32>
    %518 = stablehlo.multiply %516, %75 : tensor<24xf32>
    %cst_129 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %520 = stablehlo.multiply %519, %518 : tensor<24xf32>
    %521 = stablehlo.negate %520 : tensor<24xf32>
    %522 = stablehlo.add %515, %521 : tensor<24xf32>
    %523 = stablehlo.multiply %522, %71 : tensor<24xf32>
    %524 = stablehlo.multiply %522, %62 : tensor<24xf32>
    %525 = stablehlo.add %520, %524 : tensor<24xf32>
    %526 = stablehlo.divide %523, %52 : tensor<24xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %528 = stablehlo.multiply %527, %51 : tensor<24x40xf32>
    %529 = stablehlo.add %513, %528 : tensor<24x40xf32>
    %530 = stablehlo.dot_general %529, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %531 = stablehlo.transpose %530, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %532 = stablehlo.dot_general %529, %45, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %533 = stablehlo.add %503, %532 : tensor<24x24xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.pad %531, %cst_130, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %535 = stablehlo.add %505, %534 : tensor<24x251xf32>
    %536 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %537 = call @_where_2(%41, %42#1, %536) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %538 = stablehlo.broadcast_in_dim %517, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %539 = stablehlo.multiply %538, %31 : tensor<24x40xf32>
    %540 = stablehlo.negate %539 : tensor<24x40xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.reduce(%540 init: %cst_131) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %542 = stablehlo.reshape %541 : (tensor<24xf32>) -> tensor<24x1xf32>
    %543 = stablehlo.add %537, %539 : tensor<24x40xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.reduce(%542 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %545 = stablehlo.add %525, %544 : tensor<24xf32>
    %546 = stablehlo.multiply %1, %517 : tensor<24xf32>
    %547 = stablehlo.multiply %546, %26 : tensor<24xf32>
    %cst_133 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %549 = stablehlo.multiply %548, %547 : tensor<24xf32>
    %550 = stablehlo.negate %549 : tensor<24xf32>
    %551 = stablehlo.add %545, %550 : tensor<24xf32>
    %552 = stablehlo.multiply %551, %21 : tensor<24xf32>
    %553 = stablehlo.divide %552, %10 : tensor<24xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %555 = stablehlo.multiply %554, %9 : tensor<24x40xf32>
    %556 = stablehlo.add %543, %555 : tensor<24x40xf32>
    %557 = stablehlo.dot_general %556, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %558 = stablehlo.transpose %557, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %559 = stablehlo.dot_general %556, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %560 = stablehlo.add %533, %559 : tensor<24x24xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.pad %558, %cst_134, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %562 = stablehlo.add %535, %561 : tensor<24x251xf32>
    return %349, %560, %562 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
