module @jit_written_autodiff_guarded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %c = stablehlo.constant dense<0> : tensor<i32>
    %24:2 = call @_where(%23, %c, %12) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %25 = stablehlo.convert %0 : tensor<24xf32>
    %26 = stablehlo.subtract %25, %24#0 : tensor<24xf32>
    %27 = stablehlo.exponential %26 : tensor<24xf32>
    %28 = stablehlo.multiply %1, %27 : tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %24#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %31 = stablehlo.subtract %4, %30 : tensor<24x40xf32>
    %32 = stablehlo.exponential %31 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.add %28, %33 : tensor<24xf32>
    %35 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %37 = stablehlo.add %36, %35 : tensor<40xi32>
    %38 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %41 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %42 = stablehlo.compare EQ, %40, %41, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %43:2 = call @_where_0(%42, %4, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43#0 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.add %2, %44 : tensor<24xf32>
    %46 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %47 = stablehlo.dot_general %arg0, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.reshape %48 : (tensor<24xf32>) -> tensor<24x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %51 = stablehlo.compare EQ, %47, %50, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %52 = stablehlo.convert %51 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.maximum %12, %48 : tensor<24xf32>
    %55 = stablehlo.compare EQ, %12, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.compare EQ, %48, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<24xi1>, tensor<24xf32>
    %63 = stablehlo.divide %58, %62 : tensor<24xf32>
    %64 = stablehlo.compare EQ, %48, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<24xi1>, tensor<24xf32>
    %68 = stablehlo.compare EQ, %12, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<24xi1>, tensor<24xf32>
    %72 = stablehlo.divide %67, %71 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.compare EQ, %54, %73, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %75:2 = call @_where(%74, %c_24, %54) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %76 = stablehlo.subtract %12, %75#0 : tensor<24xf32>
    %77 = stablehlo.exponential %76 : tensor<24xf32>
    %78 = stablehlo.multiply %34, %77 : tensor<24xf32>
    %79 = stablehlo.broadcast_in_dim %75#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %81 = stablehlo.subtract %47, %80 : tensor<24x40xf32>
    %82 = stablehlo.exponential %81 : tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.add %78, %83 : tensor<24xf32>
    %85 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_26 = stablehlo.constant dense<40> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %87 = stablehlo.add %86, %85 : tensor<40xi32>
    %88 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %89 = stablehlo.broadcast_in_dim %87, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %91 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %92 = stablehlo.compare EQ, %90, %91, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %93:2 = call @_where_0(%92, %47, %c_27) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93#0 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.add %45, %94 : tensor<24xf32>
    %96 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %97 = stablehlo.dot_general %arg0, %96, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.reshape %98 : (tensor<24xf32>) -> tensor<24x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %101 = stablehlo.compare EQ, %97, %100, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %102 = stablehlo.convert %101 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.maximum %54, %98 : tensor<24xf32>
    %105 = stablehlo.compare EQ, %54, %104, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.select %105, %106, %107 : tensor<24xi1>, tensor<24xf32>
    %109 = stablehlo.compare EQ, %98, %104, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.select %109, %110, %111 : tensor<24xi1>, tensor<24xf32>
    %113 = stablehlo.divide %108, %112 : tensor<24xf32>
    %114 = stablehlo.compare EQ, %98, %104, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.select %114, %115, %116 : tensor<24xi1>, tensor<24xf32>
    %118 = stablehlo.compare EQ, %54, %104, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.select %118, %119, %120 : tensor<24xi1>, tensor<24xf32>
    %122 = stablehlo.divide %117, %121 : tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %124 = stablehlo.compare EQ, %104, %123, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %125:2 = call @_where(%124, %c_40, %104) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %126 = stablehlo.subtract %54, %125#0 : tensor<24xf32>
    %127 = stablehlo.exponential %126 : tensor<24xf32>
    %128 = stablehlo.multiply %84, %127 : tensor<24xf32>
    %129 = stablehlo.broadcast_in_dim %125#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %131 = stablehlo.subtract %97, %130 : tensor<24x40xf32>
    %132 = stablehlo.exponential %131 : tensor<24x40xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %134 = stablehlo.add %128, %133 : tensor<24xf32>
    %135 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_42 = stablehlo.constant dense<80> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %137 = stablehlo.add %136, %135 : tensor<40xi32>
    %138 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %139 = stablehlo.broadcast_in_dim %137, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %141 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %142 = stablehlo.compare EQ, %140, %141, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %143:2 = call @_where_0(%142, %97, %c_43) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143#0 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.add %95, %144 : tensor<24xf32>
    %146 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %147 = stablehlo.dot_general %arg0, %146, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_45) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.reshape %148 : (tensor<24xf32>) -> tensor<24x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %151 = stablehlo.compare EQ, %147, %150, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %152 = stablehlo.convert %151 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.maximum %104, %148 : tensor<24xf32>
    %155 = stablehlo.compare EQ, %104, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %158 = stablehlo.select %155, %156, %157 : tensor<24xi1>, tensor<24xf32>
    %159 = stablehlo.compare EQ, %148, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.select %159, %160, %161 : tensor<24xi1>, tensor<24xf32>
    %163 = stablehlo.divide %158, %162 : tensor<24xf32>
    %164 = stablehlo.compare EQ, %148, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.select %164, %165, %166 : tensor<24xi1>, tensor<24xf32>
    %168 = stablehlo.compare EQ, %104, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %171 = stablehlo.select %168, %169, %170 : tensor<24xi1>, tensor<24xf32>
    %172 = stablehlo.divide %167, %171 : tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %174 = stablehlo.compare EQ, %154, %173, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %175:2 = call @_where(%174, %c_56, %154) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %176 = stablehlo.subtract %104, %175#0 : tensor<24xf32>
    %177 = stablehlo.exponential %176 : tensor<24xf32>
    %178 = stablehlo.multiply %134, %177 : tensor<24xf32>
    %179 = stablehlo.broadcast_in_dim %175#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %181 = stablehlo.subtract %147, %180 : tensor<24x40xf32>
    %182 = stablehlo.exponential %181 : tensor<24x40xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.add %178, %183 : tensor<24xf32>
    %185 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_58 = stablehlo.constant dense<120> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %187 = stablehlo.add %186, %185 : tensor<40xi32>
    %188 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %189 = stablehlo.broadcast_in_dim %187, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %191 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %192 = stablehlo.compare EQ, %190, %191, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %193:2 = call @_where_0(%192, %147, %c_59) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%193#0 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %195 = stablehlo.add %145, %194 : tensor<24xf32>
    %196 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %197 = stablehlo.dot_general %arg0, %196, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_61) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %199 = stablehlo.reshape %198 : (tensor<24xf32>) -> tensor<24x1xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %201 = stablehlo.compare EQ, %197, %200, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %202 = stablehlo.convert %201 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.maximum %154, %198 : tensor<24xf32>
    %205 = stablehlo.compare EQ, %154, %204, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.select %205, %206, %207 : tensor<24xi1>, tensor<24xf32>
    %209 = stablehlo.compare EQ, %198, %204, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.select %209, %210, %211 : tensor<24xi1>, tensor<24xf32>
    %213 = stablehlo.divide %208, %212 : tensor<24xf32>
    %214 = stablehlo.compare EQ, %198, %204, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.select %214, %215, %216 : tensor<24xi1>, tensor<24xf32>
    %218 = stablehlo.compare EQ, %154, %204, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %221 = stablehlo.select %218, %219, %220 : tensor<24xi1>, tensor<24xf32>
    %222 = stablehlo.divide %217, %221 : tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.compare EQ, %204, %223, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %225:2 = call @_where(%224, %c_72, %204) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %226 = stablehlo.subtract %154, %225#0 : tensor<24xf32>
    %227 = stablehlo.exponential %226 : tensor<24xf32>
    %228 = stablehlo.multiply %184, %227 : tensor<24xf32>
    %229 = stablehlo.broadcast_in_dim %225#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %231 = stablehlo.subtract %197, %230 : tensor<24x40xf32>
    %232 = stablehlo.exponential %231 : tensor<24x40xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.reduce(%232 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %234 = stablehlo.add %228, %233 : tensor<24xf32>
    %235 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_74 = stablehlo.constant dense<160> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %237 = stablehlo.add %236, %235 : tensor<40xi32>
    %238 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %239 = stablehlo.broadcast_in_dim %237, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %241 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %242 = stablehlo.compare EQ, %240, %241, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %243:2 = call @_where_0(%242, %197, %c_75) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243#0 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %245 = stablehlo.add %195, %244 : tensor<24xf32>
    %246 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %247 = stablehlo.dot_general %arg0, %246, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_77) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.reshape %248 : (tensor<24xf32>) -> tensor<24x1xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %251 = stablehlo.compare EQ, %247, %250, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %252 = stablehlo.convert %251 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%252 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %254 = stablehlo.maximum %204, %248 : tensor<24xf32>
    %255 = stablehlo.compare EQ, %204, %254, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %258 = stablehlo.select %255, %256, %257 : tensor<24xi1>, tensor<24xf32>
    %259 = stablehlo.compare EQ, %248, %254, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %262 = stablehlo.select %259, %260, %261 : tensor<24xi1>, tensor<24xf32>
    %263 = stablehlo.divide %258, %262 : tensor<24xf32>
    %264 = stablehlo.compare EQ, %248, %254, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %267 = stablehlo.select %264, %265, %266 : tensor<24xi1>, tensor<24xf32>
    %268 = stablehlo.compare EQ, %204, %254, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %271 = stablehlo.select %268, %269, %270 : tensor<24xi1>, tensor<24xf32>
    %272 = stablehlo.divide %267, %271 : tensor<24xf32>
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.compare EQ, %254, %273, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %275:2 = call @_where(%274, %c_88, %254) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %276 = stablehlo.subtract %204, %275#0 : tensor<24xf32>
    %277 = stablehlo.exponential %276 : tensor<24xf32>
    %278 = stablehlo.multiply %234, %277 : tensor<24xf32>
    %279 = stablehlo.broadcast_in_dim %275#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %281 = stablehlo.subtract %247, %280 : tensor<24x40xf32>
    %282 = stablehlo.exponential %281 : tensor<24x40xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%282 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.add %278, %283 : tensor<24xf32>
    %285 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_90 = stablehlo.constant dense<200> : tensor<i32>
    %286 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %287 = stablehlo.add %286, %285 : tensor<40xi32>
    %288 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %289 = stablehlo.broadcast_in_dim %287, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %291 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %292 = stablehlo.compare EQ, %290, %291, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %293:2 = call @_where_0(%292, %247, %c_91) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293#0 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %295 = stablehlo.add %245, %294 : tensor<24xf32>
    %296 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %297 = stablehlo.dot_general %arg0, %296, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_93 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %298 = stablehlo.reduce(%297 init: %cst_93) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %299 = stablehlo.reshape %298 : (tensor<24xf32>) -> tensor<24x1xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %301 = stablehlo.compare EQ, %297, %300, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %302 = stablehlo.convert %301 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.reduce(%302 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %304 = stablehlo.maximum %254, %298 : tensor<24xf32>
    %305 = stablehlo.compare EQ, %254, %304, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %308 = stablehlo.select %305, %306, %307 : tensor<24xi1>, tensor<24xf32>
    %309 = stablehlo.compare EQ, %298, %304, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_97 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %312 = stablehlo.select %309, %310, %311 : tensor<24xi1>, tensor<24xf32>
    %313 = stablehlo.divide %308, %312 : tensor<24xf32>
    %314 = stablehlo.compare EQ, %298, %304, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %317 = stablehlo.select %314, %315, %316 : tensor<24xi1>, tensor<24xf32>
    %318 = stablehlo.compare EQ, %254, %304, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_101 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %321 = stablehlo.select %318, %319, %320 : tensor<24xi1>, tensor<24xf32>
    %322 = stablehlo.divide %317, %321 : tensor<24xf32>
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %324 = stablehlo.compare EQ, %304, %323, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %325:2 = call @_where(%324, %c_104, %304) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %326 = stablehlo.subtract %254, %325#0 : tensor<24xf32>
    %327 = stablehlo.exponential %326 : tensor<24xf32>
    %328 = stablehlo.multiply %284, %327 : tensor<24xf32>
    %329 = stablehlo.broadcast_in_dim %325#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %331 = stablehlo.subtract %297, %330 : tensor<24x11xf32>
    %332 = stablehlo.exponential %331 : tensor<24x11xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %334 = stablehlo.add %328, %333 : tensor<24xf32>
    %335 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_106 = stablehlo.constant dense<240> : tensor<i32>
    %336 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %337 = stablehlo.add %336, %335 : tensor<11xi32>
    %338 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %339 = stablehlo.broadcast_in_dim %337, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %341 = stablehlo.broadcast_in_dim %338, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %342 = stablehlo.compare EQ, %340, %341, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %343:2 = call @_where_1(%342, %297, %c_107) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343#0 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %345 = stablehlo.add %295, %344 : tensor<24xf32>
    %346 = stablehlo.log %334 : tensor<24xf32>
    %347 = stablehlo.add %304, %346 : tensor<24xf32>
    %348 = stablehlo.subtract %347, %345 : tensor<24xf32>
    %349 = stablehlo.multiply %347, %347 : tensor<24xf32>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %351 = stablehlo.multiply %350, %347 : tensor<24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.multiply %352, %349 : tensor<24xf32>
    %354 = stablehlo.add %348, %353 : tensor<24xf32>
    %355 = stablehlo.multiply %354, %arg3 : tensor<24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_111) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.multiply %357, %arg3 : tensor<24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.multiply %359, %358 : tensor<24xf32>
    %361 = stablehlo.multiply %360, %351 : tensor<24xf32>
    %362 = stablehlo.negate %358 : tensor<24xf32>
    %363 = stablehlo.add %361, %358 : tensor<24xf32>
    %364 = stablehlo.divide %363, %334 : tensor<24xf32>
    %365 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %366 = call @_where_2(%342, %343#1, %365) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %367 = stablehlo.broadcast_in_dim %364, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %368 = stablehlo.multiply %367, %332 : tensor<24x11xf32>
    %369 = stablehlo.negate %368 : tensor<24x11xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%369 init: %cst_114) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.reshape %370 : (tensor<24xf32>) -> tensor<24x1xf32>
    %372 = stablehlo.add %366, %368 : tensor<24x11xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%371 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %374 = stablehlo.multiply %284, %364 : tensor<24xf32>
    %375 = stablehlo.multiply %364, %327 : tensor<24xf32>
    %376 = stablehlo.multiply %374, %327 : tensor<24xf32>
    %377 = stablehlo.negate %376 : tensor<24xf32>
    %378 = stablehlo.add %373, %377 : tensor<24xf32>
    %379 = call @_where_3(%324, %325#1, %378) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %380 = stablehlo.add %363, %379 : tensor<24xf32>
    %381 = stablehlo.multiply %380, %322 : tensor<24xf32>
    %382 = stablehlo.multiply %380, %313 : tensor<24xf32>
    %383 = stablehlo.add %376, %382 : tensor<24xf32>
    %384 = stablehlo.divide %381, %303 : tensor<24xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %386 = stablehlo.multiply %385, %302 : tensor<24x11xf32>
    %387 = stablehlo.add %372, %386 : tensor<24x11xf32>
    %388 = stablehlo.dot_general %387, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %389 = stablehlo.transpose %388, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %390 = stablehlo.dot_general %387, %296, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.pad %389, %cst_116, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %392 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %393 = call @_where_4(%292, %293#1, %392) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %394 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %395 = stablehlo.multiply %394, %282 : tensor<24x40xf32>
    %396 = stablehlo.negate %395 : tensor<24x40xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %398 = stablehlo.reshape %397 : (tensor<24xf32>) -> tensor<24x1xf32>
    %399 = stablehlo.add %393, %395 : tensor<24x40xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%398 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %401 = stablehlo.multiply %234, %375 : tensor<24xf32>
    %402 = stablehlo.multiply %375, %277 : tensor<24xf32>
    %403 = stablehlo.multiply %401, %277 : tensor<24xf32>
    %404 = stablehlo.negate %403 : tensor<24xf32>
    %405 = stablehlo.add %400, %404 : tensor<24xf32>
    %406 = call @_where_3(%274, %275#1, %405) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %407 = stablehlo.add %383, %406 : tensor<24xf32>
    %408 = stablehlo.multiply %407, %272 : tensor<24xf32>
    %409 = stablehlo.multiply %407, %263 : tensor<24xf32>
    %410 = stablehlo.add %403, %409 : tensor<24xf32>
    %411 = stablehlo.divide %408, %253 : tensor<24xf32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %413 = stablehlo.multiply %412, %252 : tensor<24x40xf32>
    %414 = stablehlo.add %399, %413 : tensor<24x40xf32>
    %415 = stablehlo.dot_general %414, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %416 = stablehlo.transpose %415, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %417 = stablehlo.dot_general %414, %246, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %418 = stablehlo.add %390, %417 : tensor<24x24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.pad %416, %cst_119, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %420 = stablehlo.add %391, %419 : tensor<24x251xf32>
    %421 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %422 = call @_where_4(%242, %243#1, %421) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %423 = stablehlo.broadcast_in_dim %402, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %424 = stablehlo.multiply %423, %232 : tensor<24x40xf32>
    %425 = stablehlo.negate %424 : tensor<24x40xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%425 init: %cst_120) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %427 = stablehlo.reshape %426 : (tensor<24xf32>) -> tensor<24x1xf32>
    %428 = stablehlo.add %422, %424 : tensor<24x40xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%427 init: %cst_121) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %430 = stablehlo.multiply %184, %402 : tensor<24xf32>
    %431 = stablehlo.multiply %402, %227 : tensor<24xf32>
    %432 = stablehlo.multiply %430, %227 : tensor<24xf32>
    %433 = stablehlo.negate %432 : tensor<24xf32>
    %434 = stablehlo.add %429, %433 : tensor<24xf32>
    %435 = call @_where_3(%224, %225#1, %434) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %436 = stablehlo.add %410, %435 : tensor<24xf32>
    %437 = stablehlo.multiply %436, %222 : tensor<24xf32>
    %438 = stablehlo.multiply %436, %213 : tensor<24xf32>
    %439 = stablehlo.add %432, %438 : tensor<24xf32>
    %440 = stablehlo.divide %437, %203 : tensor<24xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %442 = stablehlo.multiply %441, %202 : tensor<24x40xf32>
    %443 = stablehlo.add %428, %442 : tensor<24x40xf32>
    %444 = stablehlo.dot_general %443, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %445 = stablehlo.transpose %444, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %446 = stablehlo.dot_general %443, %196, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %447 = stablehlo.add %418, %446 : tensor<24x24xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.pad %445, %cst_122, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %449 = stablehlo.add %420, %448 : tensor<24x251xf32>
    %450 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %451 = call @_where_4(%192, %193#1, %450) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %452 = stablehlo.broadcast_in_dim %431, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %453 = stablehlo.multiply %452, %182 : tensor<24x40xf32>
    %454 = stablehlo.negate %453 : tensor<24x40xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %456 = stablehlo.reshape %455 : (tensor<24xf32>) -> tensor<24x1xf32>
    %457 = stablehlo.add %451, %453 : tensor<24x40xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%456 init: %cst_124) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %459 = stablehlo.multiply %134, %431 : tensor<24xf32>
    %460 = stablehlo.multiply %431, %177 : tensor<24xf32>
    %461 = stablehlo.multiply %459, %177 : tensor<24xf32>
    %462 = stablehlo.negate %461 : tensor<24xf32>
    %463 = stablehlo.add %458, %462 : tensor<24xf32>
    %464 = call @_where_3(%174, %175#1, %463) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %465 = stablehlo.add %439, %464 : tensor<24xf32>
    %466 = stablehlo.multiply %465, %172 : tensor<24xf32>
    %467 = stablehlo.multiply %465, %163 : tensor<24xf32>
    %468 = stablehlo.add %461, %467 : tensor<24xf32>
    %469 = stablehlo.divide %466, %153 : tensor<24xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %471 = stablehlo.multiply %470, %152 : tensor<24x40xf32>
    %472 = stablehlo.add %457, %471 : tensor<24x40xf32>
    %473 = stablehlo.dot_general %472, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %474 = stablehlo.transpose %473, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %475 = stablehlo.dot_general %472, %146, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %476 = stablehlo.add %447, %475 : tensor<24x24xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.pad %474, %cst_125, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %478 = stablehlo.add %449, %477 : tensor<24x251xf32>
    %479 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %480 = call @_where_4(%142, %143#1, %479) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %481 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %482 = stablehlo.multiply %481, %132 : tensor<24x40xf32>
    %483 = stablehlo.negate %482 : tensor<24x40xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_126) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %485 = stablehlo.reshape %484 : (tensor<24xf32>) -> tensor<24x1xf32>
    %486 = stablehlo.add %480, %482 : tensor<24x40xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%485 init: %cst_127) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %488 = stablehlo.multiply %84, %460 : tensor<24xf32>
    %489 = stablehlo.multiply %460, %127 : tensor<24xf32>
    %490 = stablehlo.multiply %488, %127 : tensor<24xf32>
    %491 = stablehlo.negate %490 : tensor<24xf32>
    %492 = stablehlo.add %487, %491 : tensor<24xf32>
    %493 = call @_where_3(%124, %125#1, %492) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %494 = stablehlo.add %468, %493 : tensor<24xf32>
    %495 = stablehlo.multiply %494, %122 : tensor<24xf32>
    %496 = stablehlo.multiply %494, %113 : tensor<24xf32>
    %497 = stablehlo.add %490, %496 : tensor<24xf32>
    %498 = stablehlo.divide %495, %103 : tensor<24xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %500 = stablehlo.multiply %499, %102 : tensor<24x40xf32>
    %501 = stablehlo.add %486, %500 : tensor<24x40xf32>
    %502 = stablehlo.dot_general %501, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %503 = stablehlo.transpose %502, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %504 = stablehlo.dot_general %501, %96, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %505 = stablehlo.add %476, %504 : tensor<24x24xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.pad %503, %cst_128, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %507 = stablehlo.add %478, %506 : tensor<24x251xf32>
    %508 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %509 = call @_where_4(%92, %93#1, %508) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %510 = stablehlo.broadcast_in_dim %489, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %511 = stablehlo.multiply %510, %82 : tensor<24x40xf32>
    %512 = stablehlo.negate %511 : tensor<24x40xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.reduce(%512 init: %cst_129) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %514 = stablehlo.reshape %513 : (tensor<24xf32>) -> tensor<24x1xf32>
    %515 = stablehlo.add %509, %511 : tensor<24x40xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%514 init: %cst_130) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %517 = stablehlo.multiply %34, %489 : tensor<24xf32>
    %518 = stablehlo.multiply %489, %77 : tensor<24xf32>
    %519 = stablehlo.multiply %517, %77 : tensor<24xf32>
    %520 = stablehlo.negate %519 : tensor<24xf32>
    %521 = stablehlo.add %516, %520 : tensor<24xf32>
    %522 = call @_where_3(%74, %75#1, %521) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %523 = stablehlo.add %497, %522 : tensor<24xf32>
    %524 = stablehlo.multiply %523, %72 : tensor<24xf32>
    %525 = stablehlo.multiply %523, %63 : tensor<24xf32>
    %526 = stablehlo.add %519, %525 : tensor<24xf32>
    %527 = stablehlo.divide %524, %53 : tensor<24xf32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %529 = stablehlo.multiply %528, %52 : tensor<24x40xf32>
    %530 = stablehlo.add %515, %529 : tensor<24x40xf32>
    %531 = stablehlo.dot_general %530, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %532 = stablehlo.transpose %531, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %533 = stablehlo.dot_general %530, %46, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %534 = stablehlo.add %505, %533 : tensor<24x24xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.pad %532, %cst_131, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %536 = stablehlo.add %507, %535 : tensor<24x251xf32>
    %537 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %538 = call @_where_4(%42, %43#1, %537) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %539 = stablehlo.broadcast_in_dim %518, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %540 = stablehlo.multiply %539, %32 : tensor<24x40xf32>
    %541 = stablehlo.negate %540 : tensor<24x40xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %542 = stablehlo.reduce(%541 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %543 = stablehlo.reshape %542 : (tensor<24xf32>) -> tensor<24x1xf32>
    %544 = stablehlo.add %538, %540 : tensor<24x40xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.reduce(%543 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %546 = stablehlo.multiply %1, %518 : tensor<24xf32>
    %547 = stablehlo.multiply %546, %27 : tensor<24xf32>
    %548 = stablehlo.negate %547 : tensor<24xf32>
    %549 = stablehlo.add %545, %548 : tensor<24xf32>
    %550 = call @_where_3(%23, %24#1, %549) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %551 = stablehlo.add %526, %550 : tensor<24xf32>
    %552 = stablehlo.multiply %551, %21 : tensor<24xf32>
    %553 = stablehlo.divide %552, %10 : tensor<24xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %555 = stablehlo.multiply %554, %9 : tensor<24x40xf32>
    %556 = stablehlo.add %544, %555 : tensor<24x40xf32>
    %557 = stablehlo.dot_general %556, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %558 = stablehlo.transpose %557, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %559 = stablehlo.dot_general %556, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %560 = stablehlo.add %534, %559 : tensor<24x24xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.pad %558, %cst_134, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %562 = stablehlo.add %536, %561 : tensor<24x251xf32>
    return %356, %560, %562 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_3(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
