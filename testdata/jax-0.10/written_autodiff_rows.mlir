module @jit_written_autodiff_rows attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.compare EQ, %12, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %25 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.subtract %4, %26 : tensor<24x40xf32>
    %28 = stablehlo.exponential %27 : tensor<24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %29:3 = call @_where(%24, %c, %28) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.compare EQ, %0, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %32 = stablehlo.convert %0 : tensor<24xf32>
    %33 = stablehlo.subtract %32, %12 : tensor<24xf32>
    %34 = stablehlo.exponential %33 : tensor<24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35:2 = call @_where_0(%31, %c_10, %34) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %36 = stablehlo.multiply %1, %35#0 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%29#0 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.add %36, %37 : tensor<24xf32>
    %39 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %41 = stablehlo.add %40, %39 : tensor<40xi32>
    %42 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %45 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %46 = stablehlo.compare EQ, %44, %45, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %47:2 = call @_where_1(%46, %4, %c_13) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47#0 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.add %2, %48 : tensor<24xf32>
    %50 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %51 = stablehlo.dot_general %arg0, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_15) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.reshape %52 : (tensor<24xf32>) -> tensor<24x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %55 = stablehlo.compare EQ, %51, %54, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %56 = stablehlo.convert %55 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.maximum %12, %52 : tensor<24xf32>
    %59 = stablehlo.compare EQ, %12, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<24xi1>, tensor<24xf32>
    %63 = stablehlo.compare EQ, %52, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<24xi1>, tensor<24xf32>
    %67 = stablehlo.divide %62, %66 : tensor<24xf32>
    %68 = stablehlo.compare EQ, %52, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<24xi1>, tensor<24xf32>
    %72 = stablehlo.compare EQ, %12, %58, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<24xi1>, tensor<24xf32>
    %76 = stablehlo.divide %71, %75 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.compare EQ, %58, %77, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %80 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %82 = stablehlo.subtract %51, %81 : tensor<24x40xf32>
    %83 = stablehlo.exponential %82 : tensor<24x40xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %84:3 = call @_where(%79, %c_26, %83) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.compare EQ, %12, %85, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %87 = stablehlo.subtract %12, %58 : tensor<24xf32>
    %88 = stablehlo.exponential %87 : tensor<24xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %89:2 = call @_where_2(%86, %c_28, %88) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %90 = stablehlo.multiply %38, %89#0 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%84#0 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.add %90, %91 : tensor<24xf32>
    %93 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_30 = stablehlo.constant dense<40> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %95 = stablehlo.add %94, %93 : tensor<40xi32>
    %96 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %99 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %100 = stablehlo.compare EQ, %98, %99, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %101:2 = call @_where_1(%100, %51, %c_31) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101#0 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %103 = stablehlo.add %49, %102 : tensor<24xf32>
    %104 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %105 = stablehlo.dot_general %arg0, %104, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_33) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %107 = stablehlo.reshape %106 : (tensor<24xf32>) -> tensor<24x1xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %109 = stablehlo.compare EQ, %105, %108, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %110 = stablehlo.convert %109 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.maximum %58, %106 : tensor<24xf32>
    %113 = stablehlo.compare EQ, %58, %112, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %116 = stablehlo.select %113, %114, %115 : tensor<24xi1>, tensor<24xf32>
    %117 = stablehlo.compare EQ, %106, %112, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %120 = stablehlo.select %117, %118, %119 : tensor<24xi1>, tensor<24xf32>
    %121 = stablehlo.divide %116, %120 : tensor<24xf32>
    %122 = stablehlo.compare EQ, %106, %112, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.select %122, %123, %124 : tensor<24xi1>, tensor<24xf32>
    %126 = stablehlo.compare EQ, %58, %112, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.select %126, %127, %128 : tensor<24xi1>, tensor<24xf32>
    %130 = stablehlo.divide %125, %129 : tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %132 = stablehlo.compare EQ, %112, %131, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %134 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %136 = stablehlo.subtract %105, %135 : tensor<24x40xf32>
    %137 = stablehlo.exponential %136 : tensor<24x40xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %138:3 = call @_where(%133, %c_44, %137) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %140 = stablehlo.compare EQ, %58, %139, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %141 = stablehlo.subtract %58, %112 : tensor<24xf32>
    %142 = stablehlo.exponential %141 : tensor<24xf32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %143:2 = call @_where_2(%140, %c_46, %142) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %144 = stablehlo.multiply %92, %143#0 : tensor<24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%138#0 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.add %144, %145 : tensor<24xf32>
    %147 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_48 = stablehlo.constant dense<80> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %149 = stablehlo.add %148, %147 : tensor<40xi32>
    %150 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %151 = stablehlo.broadcast_in_dim %149, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %153 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %154 = stablehlo.compare EQ, %152, %153, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %155:2 = call @_where_1(%154, %105, %c_49) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%155#0 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.add %103, %156 : tensor<24xf32>
    %158 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %159 = stablehlo.dot_general %arg0, %158, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_51) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %161 = stablehlo.reshape %160 : (tensor<24xf32>) -> tensor<24x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %163 = stablehlo.compare EQ, %159, %162, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %164 = stablehlo.convert %163 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %166 = stablehlo.maximum %112, %160 : tensor<24xf32>
    %167 = stablehlo.compare EQ, %112, %166, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %170 = stablehlo.select %167, %168, %169 : tensor<24xi1>, tensor<24xf32>
    %171 = stablehlo.compare EQ, %160, %166, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %174 = stablehlo.select %171, %172, %173 : tensor<24xi1>, tensor<24xf32>
    %175 = stablehlo.divide %170, %174 : tensor<24xf32>
    %176 = stablehlo.compare EQ, %160, %166, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %179 = stablehlo.select %176, %177, %178 : tensor<24xi1>, tensor<24xf32>
    %180 = stablehlo.compare EQ, %112, %166, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %183 = stablehlo.select %180, %181, %182 : tensor<24xi1>, tensor<24xf32>
    %184 = stablehlo.divide %179, %183 : tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %186 = stablehlo.compare EQ, %166, %185, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %188 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %190 = stablehlo.subtract %159, %189 : tensor<24x40xf32>
    %191 = stablehlo.exponential %190 : tensor<24x40xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %192:3 = call @_where(%187, %c_62, %191) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %194 = stablehlo.compare EQ, %112, %193, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %195 = stablehlo.subtract %112, %166 : tensor<24xf32>
    %196 = stablehlo.exponential %195 : tensor<24xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %197:2 = call @_where_2(%194, %c_64, %196) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %198 = stablehlo.multiply %146, %197#0 : tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%192#0 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.add %198, %199 : tensor<24xf32>
    %201 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_66 = stablehlo.constant dense<120> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %203 = stablehlo.add %202, %201 : tensor<40xi32>
    %204 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %205 = stablehlo.broadcast_in_dim %203, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %207 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %208 = stablehlo.compare EQ, %206, %207, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %209:2 = call @_where_1(%208, %159, %c_67) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209#0 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %211 = stablehlo.add %157, %210 : tensor<24xf32>
    %212 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %213 = stablehlo.dot_general %arg0, %212, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_69) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %215 = stablehlo.reshape %214 : (tensor<24xf32>) -> tensor<24x1xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %217 = stablehlo.compare EQ, %213, %216, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %218 = stablehlo.convert %217 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %220 = stablehlo.maximum %166, %214 : tensor<24xf32>
    %221 = stablehlo.compare EQ, %166, %220, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.select %221, %222, %223 : tensor<24xi1>, tensor<24xf32>
    %225 = stablehlo.compare EQ, %214, %220, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %228 = stablehlo.select %225, %226, %227 : tensor<24xi1>, tensor<24xf32>
    %229 = stablehlo.divide %224, %228 : tensor<24xf32>
    %230 = stablehlo.compare EQ, %214, %220, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %233 = stablehlo.select %230, %231, %232 : tensor<24xi1>, tensor<24xf32>
    %234 = stablehlo.compare EQ, %166, %220, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %237 = stablehlo.select %234, %235, %236 : tensor<24xi1>, tensor<24xf32>
    %238 = stablehlo.divide %233, %237 : tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.compare EQ, %220, %239, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %242 = stablehlo.broadcast_in_dim %220, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %244 = stablehlo.subtract %213, %243 : tensor<24x40xf32>
    %245 = stablehlo.exponential %244 : tensor<24x40xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %246:3 = call @_where(%241, %c_80, %245) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %248 = stablehlo.compare EQ, %166, %247, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %249 = stablehlo.subtract %166, %220 : tensor<24xf32>
    %250 = stablehlo.exponential %249 : tensor<24xf32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %251:2 = call @_where_2(%248, %c_82, %250) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %252 = stablehlo.multiply %200, %251#0 : tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%246#0 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %254 = stablehlo.add %252, %253 : tensor<24xf32>
    %255 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_84 = stablehlo.constant dense<160> : tensor<i32>
    %256 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %257 = stablehlo.add %256, %255 : tensor<40xi32>
    %258 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %259 = stablehlo.broadcast_in_dim %257, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %261 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %262 = stablehlo.compare EQ, %260, %261, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %263:2 = call @_where_1(%262, %213, %c_85) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.reduce(%263#0 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %265 = stablehlo.add %211, %264 : tensor<24xf32>
    %266 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %267 = stablehlo.dot_general %arg0, %266, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_87) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %269 = stablehlo.reshape %268 : (tensor<24xf32>) -> tensor<24x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %271 = stablehlo.compare EQ, %267, %270, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %272 = stablehlo.convert %271 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.reduce(%272 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.maximum %220, %268 : tensor<24xf32>
    %275 = stablehlo.compare EQ, %220, %274, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %278 = stablehlo.select %275, %276, %277 : tensor<24xi1>, tensor<24xf32>
    %279 = stablehlo.compare EQ, %268, %274, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %282 = stablehlo.select %279, %280, %281 : tensor<24xi1>, tensor<24xf32>
    %283 = stablehlo.divide %278, %282 : tensor<24xf32>
    %284 = stablehlo.compare EQ, %268, %274, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %287 = stablehlo.select %284, %285, %286 : tensor<24xi1>, tensor<24xf32>
    %288 = stablehlo.compare EQ, %220, %274, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %291 = stablehlo.select %288, %289, %290 : tensor<24xi1>, tensor<24xf32>
    %292 = stablehlo.divide %287, %291 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %294 = stablehlo.compare EQ, %274, %293, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %296 = stablehlo.broadcast_in_dim %274, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %298 = stablehlo.subtract %267, %297 : tensor<24x40xf32>
    %299 = stablehlo.exponential %298 : tensor<24x40xf32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %300:3 = call @_where(%295, %c_98, %299) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.compare EQ, %220, %301, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %303 = stablehlo.subtract %220, %274 : tensor<24xf32>
    %304 = stablehlo.exponential %303 : tensor<24xf32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %305:2 = call @_where_2(%302, %c_100, %304) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %306 = stablehlo.multiply %254, %305#0 : tensor<24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.reduce(%300#0 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %308 = stablehlo.add %306, %307 : tensor<24xf32>
    %309 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_102 = stablehlo.constant dense<200> : tensor<i32>
    %310 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %311 = stablehlo.add %310, %309 : tensor<40xi32>
    %312 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %313 = stablehlo.broadcast_in_dim %311, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %315 = stablehlo.broadcast_in_dim %312, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %316 = stablehlo.compare EQ, %314, %315, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %317:2 = call @_where_1(%316, %267, %c_103) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317#0 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %319 = stablehlo.add %265, %318 : tensor<24xf32>
    %320 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %321 = stablehlo.dot_general %arg0, %320, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_105) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %323 = stablehlo.reshape %322 : (tensor<24xf32>) -> tensor<24x1xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %325 = stablehlo.compare EQ, %321, %324, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %326 = stablehlo.convert %325 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %328 = stablehlo.maximum %274, %322 : tensor<24xf32>
    %329 = stablehlo.compare EQ, %274, %328, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %332 = stablehlo.select %329, %330, %331 : tensor<24xi1>, tensor<24xf32>
    %333 = stablehlo.compare EQ, %322, %328, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %336 = stablehlo.select %333, %334, %335 : tensor<24xi1>, tensor<24xf32>
    %337 = stablehlo.divide %332, %336 : tensor<24xf32>
    %338 = stablehlo.compare EQ, %322, %328, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %341 = stablehlo.select %338, %339, %340 : tensor<24xi1>, tensor<24xf32>
    %342 = stablehlo.compare EQ, %274, %328, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_113 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %345 = stablehlo.select %342, %343, %344 : tensor<24xi1>, tensor<24xf32>
    %346 = stablehlo.divide %341, %345 : tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %348 = stablehlo.compare EQ, %328, %347, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %350 = stablehlo.broadcast_in_dim %328, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %352 = stablehlo.subtract %321, %351 : tensor<24x11xf32>
    %353 = stablehlo.exponential %352 : tensor<24x11xf32>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %354:3 = call @_where_3(%349, %c_116, %353) : (tensor<24x1xi1>, tensor<i32>, tensor<24x11xf32>) -> (tensor<24x11xf32>, tensor<24x11xi1>, tensor<24x11xf32>)
    %cst_117 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %356 = stablehlo.compare EQ, %274, %355, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %357 = stablehlo.subtract %274, %328 : tensor<24xf32>
    %358 = stablehlo.exponential %357 : tensor<24xf32>
    %c_118 = stablehlo.constant dense<0> : tensor<i32>
    %359:2 = call @_where_2(%356, %c_118, %358) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %360 = stablehlo.multiply %308, %359#0 : tensor<24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%354#0 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %362 = stablehlo.add %360, %361 : tensor<24xf32>
    %363 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_120 = stablehlo.constant dense<240> : tensor<i32>
    %364 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %365 = stablehlo.add %364, %363 : tensor<11xi32>
    %366 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %367 = stablehlo.broadcast_in_dim %365, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %369 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %370 = stablehlo.compare EQ, %368, %369, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %371:2 = call @_where_4(%370, %321, %c_121) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %372 = stablehlo.reduce(%371#0 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %373 = stablehlo.add %319, %372 : tensor<24xf32>
    %374 = stablehlo.log %362 : tensor<24xf32>
    %375 = stablehlo.add %328, %374 : tensor<24xf32>
    %376 = stablehlo.subtract %375, %373 : tensor<24xf32>
    %377 = stablehlo.multiply %375, %375 : tensor<24xf32>
    %cst_123 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %379 = stablehlo.multiply %378, %375 : tensor<24xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %381 = stablehlo.multiply %380, %377 : tensor<24xf32>
    %382 = stablehlo.add %376, %381 : tensor<24xf32>
    %383 = stablehlo.multiply %382, %arg3 : tensor<24xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.reduce(%383 init: %cst_125) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %386 = stablehlo.multiply %385, %arg3 : tensor<24xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %388 = stablehlo.multiply %387, %386 : tensor<24xf32>
    %389 = stablehlo.multiply %388, %379 : tensor<24xf32>
    %390 = stablehlo.negate %386 : tensor<24xf32>
    %391 = stablehlo.add %389, %386 : tensor<24xf32>
    %392 = stablehlo.divide %391, %362 : tensor<24xf32>
    %393 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %394 = call @_where_5(%370, %371#1, %393) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %395 = stablehlo.broadcast_in_dim %392, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %396 = stablehlo.multiply %308, %392 : tensor<24xf32>
    %397 = stablehlo.multiply %392, %359#0 : tensor<24xf32>
    %398 = call @_where_6(%356, %359#1, %396) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %399 = stablehlo.multiply %398, %358 : tensor<24xf32>
    %400 = stablehlo.negate %399 : tensor<24xf32>
    %401 = stablehlo.add %391, %400 : tensor<24xf32>
    %402 = call @_where_7(%354#1, %354#2, %395) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %403 = stablehlo.multiply %402, %353 : tensor<24x11xf32>
    %404 = stablehlo.negate %403 : tensor<24x11xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%404 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %406 = stablehlo.reshape %405 : (tensor<24xf32>) -> tensor<24x1xf32>
    %407 = stablehlo.add %394, %403 : tensor<24x11xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%406 init: %cst_129) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %409 = stablehlo.add %401, %408 : tensor<24xf32>
    %410 = stablehlo.multiply %409, %346 : tensor<24xf32>
    %411 = stablehlo.multiply %409, %337 : tensor<24xf32>
    %412 = stablehlo.add %399, %411 : tensor<24xf32>
    %413 = stablehlo.divide %410, %327 : tensor<24xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %415 = stablehlo.multiply %414, %326 : tensor<24x11xf32>
    %416 = stablehlo.add %407, %415 : tensor<24x11xf32>
    %417 = stablehlo.dot_general %416, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %418 = stablehlo.transpose %417, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %419 = stablehlo.dot_general %416, %320, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.pad %418, %cst_130, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %421 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %422 = call @_where_8(%316, %317#1, %421) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %423 = stablehlo.broadcast_in_dim %397, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %424 = stablehlo.multiply %254, %397 : tensor<24xf32>
    %425 = stablehlo.multiply %397, %305#0 : tensor<24xf32>
    %426 = call @_where_6(%302, %305#1, %424) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %427 = stablehlo.multiply %426, %304 : tensor<24xf32>
    %428 = stablehlo.negate %427 : tensor<24xf32>
    %429 = stablehlo.add %412, %428 : tensor<24xf32>
    %430 = call @_where_9(%300#1, %300#2, %423) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %431 = stablehlo.multiply %430, %299 : tensor<24x40xf32>
    %432 = stablehlo.negate %431 : tensor<24x40xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%432 init: %cst_131) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %434 = stablehlo.reshape %433 : (tensor<24xf32>) -> tensor<24x1xf32>
    %435 = stablehlo.add %422, %431 : tensor<24x40xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%434 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %437 = stablehlo.add %429, %436 : tensor<24xf32>
    %438 = stablehlo.multiply %437, %292 : tensor<24xf32>
    %439 = stablehlo.multiply %437, %283 : tensor<24xf32>
    %440 = stablehlo.add %427, %439 : tensor<24xf32>
    %441 = stablehlo.divide %438, %273 : tensor<24xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %443 = stablehlo.multiply %442, %272 : tensor<24x40xf32>
    %444 = stablehlo.add %435, %443 : tensor<24x40xf32>
    %445 = stablehlo.dot_general %444, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %446 = stablehlo.transpose %445, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %447 = stablehlo.dot_general %444, %266, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %448 = stablehlo.add %419, %447 : tensor<24x24xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.pad %446, %cst_133, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %450 = stablehlo.add %420, %449 : tensor<24x251xf32>
    %451 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %452 = call @_where_8(%262, %263#1, %451) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %453 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %454 = stablehlo.multiply %200, %425 : tensor<24xf32>
    %455 = stablehlo.multiply %425, %251#0 : tensor<24xf32>
    %456 = call @_where_6(%248, %251#1, %454) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %457 = stablehlo.multiply %456, %250 : tensor<24xf32>
    %458 = stablehlo.negate %457 : tensor<24xf32>
    %459 = stablehlo.add %440, %458 : tensor<24xf32>
    %460 = call @_where_9(%246#1, %246#2, %453) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %461 = stablehlo.multiply %460, %245 : tensor<24x40xf32>
    %462 = stablehlo.negate %461 : tensor<24x40xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%462 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %464 = stablehlo.reshape %463 : (tensor<24xf32>) -> tensor<24x1xf32>
    %465 = stablehlo.add %452, %461 : tensor<24x40xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%464 init: %cst_135) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %467 = stablehlo.add %459, %466 : tensor<24xf32>
    %468 = stablehlo.multiply %467, %238 : tensor<24xf32>
    %469 = stablehlo.multiply %467, %229 : tensor<24xf32>
    %470 = stablehlo.add %457, %469 : tensor<24xf32>
    %471 = stablehlo.divide %468, %219 : tensor<24xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %473 = stablehlo.multiply %472, %218 : tensor<24x40xf32>
    %474 = stablehlo.add %465, %473 : tensor<24x40xf32>
    %475 = stablehlo.dot_general %474, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %476 = stablehlo.transpose %475, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %477 = stablehlo.dot_general %474, %212, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %478 = stablehlo.add %448, %477 : tensor<24x24xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.pad %476, %cst_136, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %480 = stablehlo.add %450, %479 : tensor<24x251xf32>
    %481 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %482 = call @_where_8(%208, %209#1, %481) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %483 = stablehlo.broadcast_in_dim %455, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %484 = stablehlo.multiply %146, %455 : tensor<24xf32>
    %485 = stablehlo.multiply %455, %197#0 : tensor<24xf32>
    %486 = call @_where_6(%194, %197#1, %484) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %487 = stablehlo.multiply %486, %196 : tensor<24xf32>
    %488 = stablehlo.negate %487 : tensor<24xf32>
    %489 = stablehlo.add %470, %488 : tensor<24xf32>
    %490 = call @_where_9(%192#1, %192#2, %483) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %491 = stablehlo.multiply %490, %191 : tensor<24x40xf32>
    %492 = stablehlo.negate %491 : tensor<24x40xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_137) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %494 = stablehlo.reshape %493 : (tensor<24xf32>) -> tensor<24x1xf32>
    %495 = stablehlo.add %482, %491 : tensor<24x40xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%494 init: %cst_138) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %497 = stablehlo.add %489, %496 : tensor<24xf32>
    %498 = stablehlo.multiply %497, %184 : tensor<24xf32>
    %499 = stablehlo.multiply %497, %175 : tensor<24xf32>
    %500 = stablehlo.add %487, %499 : tensor<24xf32>
    %501 = stablehlo.divide %498, %165 : tensor<24xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %503 = stablehlo.multiply %502, %164 : tensor<24x40xf32>
    %504 = stablehlo.add %495, %503 : tensor<24x40xf32>
    %505 = stablehlo.dot_general %504, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %506 = stablehlo.transpose %505, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %507 = stablehlo.dot_general %504, %158, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %508 = stablehlo.add %478, %507 : tensor<24x24xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.pad %506, %cst_139, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %510 = stablehlo.add %480, %509 : tensor<24x251xf32>
    %511 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %512 = call @_where_8(%154, %155#1, %511) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %513 = stablehlo.broadcast_in_dim %485, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %514 = stablehlo.multiply %92, %485 : tensor<24xf32>
    %515 = stablehlo.multiply %485, %143#0 : tensor<24xf32>
    %516 = call @_where_6(%140, %143#1, %514) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %517 = stablehlo.multiply %516, %142 : tensor<24xf32>
    %518 = stablehlo.negate %517 : tensor<24xf32>
    %519 = stablehlo.add %500, %518 : tensor<24xf32>
    %520 = call @_where_9(%138#1, %138#2, %513) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %521 = stablehlo.multiply %520, %137 : tensor<24x40xf32>
    %522 = stablehlo.negate %521 : tensor<24x40xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_140) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %524 = stablehlo.reshape %523 : (tensor<24xf32>) -> tensor<24x1xf32>
    %525 = stablehlo.add %512, %521 : tensor<24x40xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%524 init: %cst_141) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %527 = stablehlo.add %519, %526 : tensor<24xf32>
    %528 = stablehlo.multiply %527, %130 : tensor<24xf32>
    %529 = stablehlo.multiply %527, %121 : tensor<24xf32>
    %530 = stablehlo.add %517, %529 : tensor<24xf32>
    %531 = stablehlo.divide %528, %111 : tensor<24xf32>
    %532 = stablehlo.broadcast_in_dim %531, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %533 = stablehlo.multiply %532, %110 : tensor<24x40xf32>
    %534 = stablehlo.add %525, %533 : tensor<24x40xf32>
    %535 = stablehlo.dot_general %534, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %536 = stablehlo.transpose %535, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %537 = stablehlo.dot_general %534, %104, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %538 = stablehlo.add %508, %537 : tensor<24x24xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.pad %536, %cst_142, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %540 = stablehlo.add %510, %539 : tensor<24x251xf32>
    %541 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %542 = call @_where_8(%100, %101#1, %541) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %543 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %544 = stablehlo.multiply %38, %515 : tensor<24xf32>
    %545 = stablehlo.multiply %515, %89#0 : tensor<24xf32>
    %546 = call @_where_6(%86, %89#1, %544) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %547 = stablehlo.multiply %546, %88 : tensor<24xf32>
    %548 = stablehlo.negate %547 : tensor<24xf32>
    %549 = stablehlo.add %530, %548 : tensor<24xf32>
    %550 = call @_where_9(%84#1, %84#2, %543) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %551 = stablehlo.multiply %550, %83 : tensor<24x40xf32>
    %552 = stablehlo.negate %551 : tensor<24x40xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_143) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %554 = stablehlo.reshape %553 : (tensor<24xf32>) -> tensor<24x1xf32>
    %555 = stablehlo.add %542, %551 : tensor<24x40xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%554 init: %cst_144) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %557 = stablehlo.add %549, %556 : tensor<24xf32>
    %558 = stablehlo.multiply %557, %76 : tensor<24xf32>
    %559 = stablehlo.multiply %557, %67 : tensor<24xf32>
    %560 = stablehlo.add %547, %559 : tensor<24xf32>
    %561 = stablehlo.divide %558, %57 : tensor<24xf32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %563 = stablehlo.multiply %562, %56 : tensor<24x40xf32>
    %564 = stablehlo.add %555, %563 : tensor<24x40xf32>
    %565 = stablehlo.dot_general %564, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %566 = stablehlo.transpose %565, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %567 = stablehlo.dot_general %564, %50, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %568 = stablehlo.add %538, %567 : tensor<24x24xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.pad %566, %cst_145, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %570 = stablehlo.add %540, %569 : tensor<24x251xf32>
    %571 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %572 = call @_where_8(%46, %47#1, %571) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %573 = stablehlo.broadcast_in_dim %545, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %574 = stablehlo.multiply %1, %545 : tensor<24xf32>
    %575 = call @_where_10(%31, %35#1, %574) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %576 = stablehlo.multiply %575, %34 : tensor<24xf32>
    %577 = stablehlo.negate %576 : tensor<24xf32>
    %578 = stablehlo.add %560, %577 : tensor<24xf32>
    %579 = call @_where_9(%29#1, %29#2, %573) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %580 = stablehlo.multiply %579, %28 : tensor<24x40xf32>
    %581 = stablehlo.negate %580 : tensor<24x40xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_146) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %583 = stablehlo.reshape %582 : (tensor<24xf32>) -> tensor<24x1xf32>
    %584 = stablehlo.add %572, %580 : tensor<24x40xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.reduce(%583 init: %cst_147) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %586 = stablehlo.add %578, %585 : tensor<24xf32>
    %587 = stablehlo.multiply %586, %21 : tensor<24xf32>
    %588 = stablehlo.divide %587, %10 : tensor<24xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %590 = stablehlo.multiply %589, %9 : tensor<24x40xf32>
    %591 = stablehlo.add %584, %590 : tensor<24x40xf32>
    %592 = stablehlo.dot_general %591, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %593 = stablehlo.transpose %592, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %594 = stablehlo.dot_general %591, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %595 = stablehlo.add %568, %594 : tensor<24x24xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %596 = stablehlo.pad %593, %cst_148, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %597 = stablehlo.add %570, %596 : tensor<24x251xf32>
    return %384, %595, %597 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
  }
  func.func private @_where(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %3, %1, %4 : tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x11xf32>) -> (tensor<24x11xf32>, tensor<24x11xi1>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x11xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %3, %1, %4 : tensor<24x11xf32>, tensor<24x11xi1>, tensor<24x11xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_6(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_9(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_10(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
}
