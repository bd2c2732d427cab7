module @jit_written_autodiff_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x251xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x251xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.reshape %2 : (tensor<24xf32>) -> tensor<24x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %6 = stablehlo.convert %5 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.maximum %8, %2 : tensor<24xf32>
    %10 = stablehlo.compare EQ, %2, %9, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<24xi1>, tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.compare EQ, %14, %9, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.divide %13, %18 : tensor<24xf32>
    %20 = stablehlo.is_finite %9 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.select %20, %9, %21 : tensor<24xi1>, tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %26 = stablehlo.subtract %1, %25 : tensor<24x40xf32>
    %27 = stablehlo.exponential %26 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.sign %28 : tensor<24xf32>
    %30 = stablehlo.abs %28 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.compare GE, %28, %31, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %33 = stablehlo.log %30 : tensor<24xf32>
    %34 = stablehlo.add %33, %22 : tensor<24xf32>
    %35 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %37 = stablehlo.add %36, %35 : tensor<40xi32>
    %38 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %41 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %42 = stablehlo.compare EQ, %40, %41, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %43:2 = call @_where(%42, %1, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43#0 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.add %45, %44 : tensor<24xf32>
    %47 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %48 = stablehlo.dot_general %arg0, %47, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.reshape %49 : (tensor<24xf32>) -> tensor<24x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %52 = stablehlo.compare EQ, %48, %51, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %53 = stablehlo.convert %52 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.maximum %55, %49 : tensor<24xf32>
    %57 = stablehlo.compare EQ, %49, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<24xi1>, tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.compare EQ, %61, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<24xi1>, tensor<24xf32>
    %66 = stablehlo.divide %60, %65 : tensor<24xf32>
    %67 = stablehlo.is_finite %56 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.select %67, %56, %68 : tensor<24xi1>, tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %73 = stablehlo.subtract %48, %72 : tensor<24x40xf32>
    %74 = stablehlo.exponential %73 : tensor<24x40xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.sign %75 : tensor<24xf32>
    %77 = stablehlo.abs %75 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.compare GE, %75, %78, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %80 = stablehlo.log %77 : tensor<24xf32>
    %81 = stablehlo.add %80, %69 : tensor<24xf32>
    %82 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_26 = stablehlo.constant dense<40> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %84 = stablehlo.add %83, %82 : tensor<40xi32>
    %85 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %88 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %89 = stablehlo.compare EQ, %87, %88, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %90:2 = call @_where(%89, %48, %c_27) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90#0 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.add %46, %91 : tensor<24xf32>
    %93 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %94 = stablehlo.dot_general %arg0, %93, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.reshape %95 : (tensor<24xf32>) -> tensor<24x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %98 = stablehlo.compare EQ, %94, %97, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %99 = stablehlo.convert %98 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.maximum %101, %95 : tensor<24xf32>
    %103 = stablehlo.compare EQ, %95, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<24xi1>, tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.compare EQ, %107, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.select %108, %109, %110 : tensor<24xi1>, tensor<24xf32>
    %112 = stablehlo.divide %106, %111 : tensor<24xf32>
    %113 = stablehlo.is_finite %102 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %113, %102, %114 : tensor<24xi1>, tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %119 = stablehlo.subtract %94, %118 : tensor<24x40xf32>
    %120 = stablehlo.exponential %119 : tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.sign %121 : tensor<24xf32>
    %123 = stablehlo.abs %121 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.compare GE, %121, %124, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %126 = stablehlo.log %123 : tensor<24xf32>
    %127 = stablehlo.add %126, %115 : tensor<24xf32>
    %128 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_41 = stablehlo.constant dense<80> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %130 = stablehlo.add %129, %128 : tensor<40xi32>
    %131 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %132 = stablehlo.broadcast_in_dim %130, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %134 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %135 = stablehlo.compare EQ, %133, %134, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %136:2 = call @_where(%135, %94, %c_42) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136#0 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %138 = stablehlo.add %92, %137 : tensor<24xf32>
    %139 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %140 = stablehlo.dot_general %arg0, %139, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_44) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.reshape %141 : (tensor<24xf32>) -> tensor<24x1xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %144 = stablehlo.compare EQ, %140, %143, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %145 = stablehlo.convert %144 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.maximum %147, %141 : tensor<24xf32>
    %149 = stablehlo.compare EQ, %141, %148, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.select %149, %150, %151 : tensor<24xi1>, tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.compare EQ, %153, %148, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.select %154, %155, %156 : tensor<24xi1>, tensor<24xf32>
    %158 = stablehlo.divide %152, %157 : tensor<24xf32>
    %159 = stablehlo.is_finite %148 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %161 = stablehlo.select %159, %148, %160 : tensor<24xi1>, tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %163 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %165 = stablehlo.subtract %140, %164 : tensor<24x40xf32>
    %166 = stablehlo.exponential %165 : tensor<24x40xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.sign %167 : tensor<24xf32>
    %169 = stablehlo.abs %167 : tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %171 = stablehlo.compare GE, %167, %170, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %172 = stablehlo.log %169 : tensor<24xf32>
    %173 = stablehlo.add %172, %161 : tensor<24xf32>
    %174 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_56 = stablehlo.constant dense<120> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %176 = stablehlo.add %175, %174 : tensor<40xi32>
    %177 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %180 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %181 = stablehlo.compare EQ, %179, %180, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %182:2 = call @_where(%181, %140, %c_57) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182#0 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.add %138, %183 : tensor<24xf32>
    %185 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %186 = stablehlo.dot_general %arg0, %185, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_59) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %188 = stablehlo.reshape %187 : (tensor<24xf32>) -> tensor<24x1xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %190 = stablehlo.compare EQ, %186, %189, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %191 = stablehlo.convert %190 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.reduce(%191 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %194 = stablehlo.maximum %193, %187 : tensor<24xf32>
    %195 = stablehlo.compare EQ, %187, %194, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.select %195, %196, %197 : tensor<24xi1>, tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.compare EQ, %199, %194, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.select %200, %201, %202 : tensor<24xi1>, tensor<24xf32>
    %204 = stablehlo.divide %198, %203 : tensor<24xf32>
    %205 = stablehlo.is_finite %194 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %207 = stablehlo.select %205, %194, %206 : tensor<24xi1>, tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %209 = stablehlo.broadcast_in_dim %207, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %211 = stablehlo.subtract %186, %210 : tensor<24x40xf32>
    %212 = stablehlo.exponential %211 : tensor<24x40xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %214 = stablehlo.sign %213 : tensor<24xf32>
    %215 = stablehlo.abs %213 : tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.compare GE, %213, %216, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %218 = stablehlo.log %215 : tensor<24xf32>
    %219 = stablehlo.add %218, %207 : tensor<24xf32>
    %220 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_71 = stablehlo.constant dense<160> : tensor<i32>
    %221 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %222 = stablehlo.add %221, %220 : tensor<40xi32>
    %223 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %224 = stablehlo.broadcast_in_dim %222, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %226 = stablehlo.broadcast_in_dim %223, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %227 = stablehlo.compare EQ, %225, %226, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %228:2 = call @_where(%227, %186, %c_72) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228#0 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %230 = stablehlo.add %184, %229 : tensor<24xf32>
    %231 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %232 = stablehlo.dot_general %arg0, %231, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %233 = stablehlo.reduce(%232 init: %cst_74) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %234 = stablehlo.reshape %233 : (tensor<24xf32>) -> tensor<24x1xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %236 = stablehlo.compare EQ, %232, %235, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %237 = stablehlo.convert %236 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.maximum %239, %233 : tensor<24xf32>
    %241 = stablehlo.compare EQ, %233, %240, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %244 = stablehlo.select %241, %242, %243 : tensor<24xi1>, tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %246 = stablehlo.compare EQ, %245, %240, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.select %246, %247, %248 : tensor<24xi1>, tensor<24xf32>
    %250 = stablehlo.divide %244, %249 : tensor<24xf32>
    %251 = stablehlo.is_finite %240 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %253 = stablehlo.select %251, %240, %252 : tensor<24xi1>, tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %255 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %257 = stablehlo.subtract %232, %256 : tensor<24x40xf32>
    %258 = stablehlo.exponential %257 : tensor<24x40xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%258 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %260 = stablehlo.sign %259 : tensor<24xf32>
    %261 = stablehlo.abs %259 : tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %263 = stablehlo.compare GE, %259, %262, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %264 = stablehlo.log %261 : tensor<24xf32>
    %265 = stablehlo.add %264, %253 : tensor<24xf32>
    %266 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_86 = stablehlo.constant dense<200> : tensor<i32>
    %267 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %268 = stablehlo.add %267, %266 : tensor<40xi32>
    %269 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %270 = stablehlo.broadcast_in_dim %268, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %272 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %273 = stablehlo.compare EQ, %271, %272, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %274:2 = call @_where(%273, %232, %c_87) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.reduce(%274#0 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %276 = stablehlo.add %230, %275 : tensor<24xf32>
    %277 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %278 = stablehlo.dot_general %arg0, %277, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %279 = stablehlo.reduce(%278 init: %cst_89) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %280 = stablehlo.reshape %279 : (tensor<24xf32>) -> tensor<24x1xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %282 = stablehlo.compare EQ, %278, %281, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %283 = stablehlo.convert %282 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %286 = stablehlo.maximum %285, %279 : tensor<24xf32>
    %287 = stablehlo.compare EQ, %279, %286, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %290 = stablehlo.select %287, %288, %289 : tensor<24xi1>, tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %292 = stablehlo.compare EQ, %291, %286, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %295 = stablehlo.select %292, %293, %294 : tensor<24xi1>, tensor<24xf32>
    %296 = stablehlo.divide %290, %295 : tensor<24xf32>
    %297 = stablehlo.is_finite %286 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %299 = stablehlo.select %297, %286, %298 : tensor<24xi1>, tensor<24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %301 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %303 = stablehlo.subtract %278, %302 : tensor<24x11xf32>
    %304 = stablehlo.exponential %303 : tensor<24x11xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.sign %305 : tensor<24xf32>
    %307 = stablehlo.abs %305 : tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %309 = stablehlo.compare GE, %305, %308, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %310 = stablehlo.log %307 : tensor<24xf32>
    %311 = stablehlo.add %310, %299 : tensor<24xf32>
    %312 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_101 = stablehlo.constant dense<240> : tensor<i32>
    %313 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %314 = stablehlo.add %313, %312 : tensor<11xi32>
    %315 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %316 = stablehlo.broadcast_in_dim %314, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %318 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %319 = stablehlo.compare EQ, %317, %318, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %320:2 = call @_where_0(%319, %278, %c_102) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%320#0 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %322 = stablehlo.add %276, %321 : tensor<24xf32>
    %323 = stablehlo.maximum %34, %81 : tensor<24xf32>
    %324 = stablehlo.subtract %34, %81 : tensor<24xf32>
    %325 = stablehlo.compare NE, %324, %324, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %326 = stablehlo.add %34, %81 : tensor<24xf32>
    %327 = stablehlo.abs %324 : tensor<24xf32>
    %328 = stablehlo.negate %327 : tensor<24xf32>
    %329 = stablehlo.exponential %328 : tensor<24xf32>
    %330 = stablehlo.log_plus_one %329 : tensor<24xf32>
    %331 = stablehlo.add %323, %330 : tensor<24xf32>
    %332 = stablehlo.select %325, %326, %331 : tensor<24xi1>, tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %334 = stablehlo.compare EQ, %34, %333, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %336 = stablehlo.select %334, %335, %34 : tensor<24xi1>, tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %338 = stablehlo.compare EQ, %332, %337, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %340 = stablehlo.select %338, %339, %332 : tensor<24xi1>, tensor<24xf32>
    %341 = stablehlo.subtract %336, %340 : tensor<24xf32>
    %342 = stablehlo.exponential %341 : tensor<24xf32>
    %cst_108 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.compare EQ, %81, %343, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.select %344, %345, %81 : tensor<24xi1>, tensor<24xf32>
    %cst_110 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %348 = stablehlo.compare EQ, %332, %347, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %350 = stablehlo.select %348, %349, %332 : tensor<24xi1>, tensor<24xf32>
    %351 = stablehlo.subtract %346, %350 : tensor<24xf32>
    %352 = stablehlo.exponential %351 : tensor<24xf32>
    %353 = stablehlo.maximum %332, %127 : tensor<24xf32>
    %354 = stablehlo.subtract %332, %127 : tensor<24xf32>
    %355 = stablehlo.compare NE, %354, %354, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %356 = stablehlo.add %332, %127 : tensor<24xf32>
    %357 = stablehlo.abs %354 : tensor<24xf32>
    %358 = stablehlo.negate %357 : tensor<24xf32>
    %359 = stablehlo.exponential %358 : tensor<24xf32>
    %360 = stablehlo.log_plus_one %359 : tensor<24xf32>
    %361 = stablehlo.add %353, %360 : tensor<24xf32>
    %362 = stablehlo.select %355, %356, %361 : tensor<24xi1>, tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %364 = stablehlo.compare EQ, %332, %363, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %366 = stablehlo.select %364, %365, %332 : tensor<24xi1>, tensor<24xf32>
    %cst_114 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.compare EQ, %362, %367, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %370 = stablehlo.select %368, %369, %362 : tensor<24xi1>, tensor<24xf32>
    %371 = stablehlo.subtract %366, %370 : tensor<24xf32>
    %372 = stablehlo.exponential %371 : tensor<24xf32>
    %cst_116 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %374 = stablehlo.compare EQ, %127, %373, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %376 = stablehlo.select %374, %375, %127 : tensor<24xi1>, tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %378 = stablehlo.compare EQ, %362, %377, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %380 = stablehlo.select %378, %379, %362 : tensor<24xi1>, tensor<24xf32>
    %381 = stablehlo.subtract %376, %380 : tensor<24xf32>
    %382 = stablehlo.exponential %381 : tensor<24xf32>
    %383 = stablehlo.maximum %362, %173 : tensor<24xf32>
    %384 = stablehlo.subtract %362, %173 : tensor<24xf32>
    %385 = stablehlo.compare NE, %384, %384, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %386 = stablehlo.add %362, %173 : tensor<24xf32>
    %387 = stablehlo.abs %384 : tensor<24xf32>
    %388 = stablehlo.negate %387 : tensor<24xf32>
    %389 = stablehlo.exponential %388 : tensor<24xf32>
    %390 = stablehlo.log_plus_one %389 : tensor<24xf32>
    %391 = stablehlo.add %383, %390 : tensor<24xf32>
    %392 = stablehlo.select %385, %386, %391 : tensor<24xi1>, tensor<24xf32>
    %cst_120 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %394 = stablehlo.compare EQ, %362, %393, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %396 = stablehlo.select %394, %395, %362 : tensor<24xi1>, tensor<24xf32>
    %cst_122 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %398 = stablehlo.compare EQ, %392, %397, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %400 = stablehlo.select %398, %399, %392 : tensor<24xi1>, tensor<24xf32>
    %401 = stablehlo.subtract %396, %400 : tensor<24xf32>
    %402 = stablehlo.exponential %401 : tensor<24xf32>
    %cst_124 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %404 = stablehlo.compare EQ, %173, %403, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %406 = stablehlo.select %404, %405, %173 : tensor<24xi1>, tensor<24xf32>
    %cst_126 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %408 = stablehlo.compare EQ, %392, %407, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %410 = stablehlo.select %408, %409, %392 : tensor<24xi1>, tensor<24xf32>
    %411 = stablehlo.subtract %406, %410 : tensor<24xf32>
    %412 = stablehlo.exponential %411 : tensor<24xf32>
    %413 = stablehlo.maximum %392, %219 : tensor<24xf32>
    %414 = stablehlo.subtract %392, %219 : tensor<24xf32>
    %415 = stablehlo.compare NE, %414, %414, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %416 = stablehlo.add %392, %219 : tensor<24xf32>
    %417 = stablehlo.abs %414 : tensor<24xf32>
    %418 = stablehlo.negate %417 : tensor<24xf32>
    %419 = stablehlo.exponential %418 : tensor<24xf32>
    %420 = stablehlo.log_plus_one %419 : tensor<24xf32>
    %421 = stablehlo.add %413, %420 : tensor<24xf32>
    %422 = stablehlo.select %415, %416, %421 : tensor<24xi1>, tensor<24xf32>
    %cst_128 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %424 = stablehlo.compare EQ, %392, %423, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %426 = stablehlo.select %424, %425, %392 : tensor<24xi1>, tensor<24xf32>
    %cst_130 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %428 = stablehlo.compare EQ, %422, %427, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %430 = stablehlo.select %428, %429, %422 : tensor<24xi1>, tensor<24xf32>
    %431 = stablehlo.subtract %426, %430 : tensor<24xf32>
    %432 = stablehlo.exponential %431 : tensor<24xf32>
    %cst_132 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %434 = stablehlo.compare EQ, %219, %433, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %436 = stablehlo.select %434, %435, %219 : tensor<24xi1>, tensor<24xf32>
    %cst_134 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %438 = stablehlo.compare EQ, %422, %437, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %440 = stablehlo.select %438, %439, %422 : tensor<24xi1>, tensor<24xf32>
    %441 = stablehlo.subtract %436, %440 : tensor<24xf32>
    %442 = stablehlo.exponential %441 : tensor<24xf32>
    %443 = stablehlo.maximum %422, %265 : tensor<24xf32>
    %444 = stablehlo.subtract %422, %265 : tensor<24xf32>
    %445 = stablehlo.compare NE, %444, %444, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %446 = stablehlo.add %422, %265 : tensor<24xf32>
    %447 = stablehlo.abs %444 : tensor<24xf32>
    %448 = stablehlo.negate %447 : tensor<24xf32>
    %449 = stablehlo.exponential %448 : tensor<24xf32>
    %450 = stablehlo.log_plus_one %449 : tensor<24xf32>
    %451 = stablehlo.add %443, %450 : tensor<24xf32>
    %452 = stablehlo.select %445, %446, %451 : tensor<24xi1>, tensor<24xf32>
    %cst_136 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %454 = stablehlo.compare EQ, %422, %453, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %456 = stablehlo.select %454, %455, %422 : tensor<24xi1>, tensor<24xf32>
    %cst_138 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %458 = stablehlo.compare EQ, %452, %457, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %460 = stablehlo.select %458, %459, %452 : tensor<24xi1>, tensor<24xf32>
    %461 = stablehlo.subtract %456, %460 : tensor<24xf32>
    %462 = stablehlo.exponential %461 : tensor<24xf32>
    %cst_140 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %464 = stablehlo.compare EQ, %265, %463, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %466 = stablehlo.select %464, %465, %265 : tensor<24xi1>, tensor<24xf32>
    %cst_142 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %468 = stablehlo.compare EQ, %452, %467, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %470 = stablehlo.select %468, %469, %452 : tensor<24xi1>, tensor<24xf32>
    %471 = stablehlo.subtract %466, %470 : tensor<24xf32>
    %472 = stablehlo.exponential %471 : tensor<24xf32>
    %473 = stablehlo.maximum %452, %311 : tensor<24xf32>
    %474 = stablehlo.subtract %452, %311 : tensor<24xf32>
    %475 = stablehlo.compare NE, %474, %474, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %476 = stablehlo.add %452, %311 : tensor<24xf32>
    %477 = stablehlo.abs %474 : tensor<24xf32>
    %478 = stablehlo.negate %477 : tensor<24xf32>
    %479 = stablehlo.exponential %478 : tensor<24xf32>
    %480 = stablehlo.log_plus_one %479 : tensor<24xf32>
    %481 = stablehlo.add %473, %480 : tensor<24xf32>
    %482 = stablehlo.select %475, %476, %481 : tensor<24xi1>, tensor<24xf32>
    %cst_144 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %484 = stablehlo.compare EQ, %452, %483, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %486 = stablehlo.select %484, %485, %452 : tensor<24xi1>, tensor<24xf32>
    %cst_146 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %488 = stablehlo.compare EQ, %482, %487, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %490 = stablehlo.select %488, %489, %482 : tensor<24xi1>, tensor<24xf32>
    %491 = stablehlo.subtract %486, %490 : tensor<24xf32>
    %492 = stablehlo.exponential %491 : tensor<24xf32>
    %cst_148 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %494 = stablehlo.compare EQ, %311, %493, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %496 = stablehlo.select %494, %495, %311 : tensor<24xi1>, tensor<24xf32>
    %cst_150 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %498 = stablehlo.compare EQ, %482, %497, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %500 = stablehlo.select %498, %499, %482 : tensor<24xi1>, tensor<24xf32>
    %501 = stablehlo.subtract %496, %500 : tensor<24xf32>
    %502 = stablehlo.exponential %501 : tensor<24xf32>
    %503 = stablehlo.subtract %482, %322 : tensor<24xf32>
    %504 = stablehlo.multiply %503, %arg3 : tensor<24xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.reduce(%504 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %507 = stablehlo.multiply %506, %arg3 : tensor<24xf32>
    %508 = stablehlo.negate %507 : tensor<24xf32>
    %509 = stablehlo.multiply %507, %502 : tensor<24xf32>
    %510 = stablehlo.multiply %507, %492 : tensor<24xf32>
    %511 = stablehlo.multiply %510, %472 : tensor<24xf32>
    %512 = stablehlo.multiply %510, %462 : tensor<24xf32>
    %513 = stablehlo.multiply %512, %442 : tensor<24xf32>
    %514 = stablehlo.multiply %512, %432 : tensor<24xf32>
    %515 = stablehlo.multiply %514, %412 : tensor<24xf32>
    %516 = stablehlo.multiply %514, %402 : tensor<24xf32>
    %517 = stablehlo.multiply %516, %382 : tensor<24xf32>
    %518 = stablehlo.multiply %516, %372 : tensor<24xf32>
    %519 = stablehlo.multiply %518, %352 : tensor<24xf32>
    %520 = stablehlo.multiply %518, %342 : tensor<24xf32>
    %521 = stablehlo.broadcast_in_dim %508, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %522 = call @_where_1(%319, %320#1, %521) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %523 = stablehlo.divide %509, %307 : tensor<24xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %525 = stablehlo.select %309, %524, %523 : tensor<24xi1>, tensor<24xf32>
    %526 = stablehlo.select %309, %523, %524 : tensor<24xi1>, tensor<24xf32>
    %527 = stablehlo.negate %525 : tensor<24xf32>
    %528 = stablehlo.add %526, %527 : tensor<24xf32>
    %529 = stablehlo.broadcast_in_dim %528, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %530 = stablehlo.multiply %529, %304 : tensor<24x11xf32>
    %531 = stablehlo.add %522, %530 : tensor<24x11xf32>
    %532 = stablehlo.dot_general %531, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %533 = stablehlo.transpose %532, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %534 = stablehlo.dot_general %531, %277, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.pad %533, %cst_155, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %536 = stablehlo.broadcast_in_dim %508, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %537 = call @_where_2(%273, %274#1, %536) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %538 = stablehlo.divide %511, %261 : tensor<24xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %540 = stablehlo.select %263, %539, %538 : tensor<24xi1>, tensor<24xf32>
    %541 = stablehlo.select %263, %538, %539 : tensor<24xi1>, tensor<24xf32>
    %542 = stablehlo.negate %540 : tensor<24xf32>
    %543 = stablehlo.add %541, %542 : tensor<24xf32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %545 = stablehlo.multiply %544, %258 : tensor<24x40xf32>
    %546 = stablehlo.add %537, %545 : tensor<24x40xf32>
    %547 = stablehlo.dot_general %546, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %548 = stablehlo.transpose %547, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %549 = stablehlo.dot_general %546, %231, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %550 = stablehlo.add %534, %549 : tensor<24x24xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %551 = stablehlo.pad %548, %cst_157, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %552 = stablehlo.add %535, %551 : tensor<24x251xf32>
    %553 = stablehlo.broadcast_in_dim %508, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %554 = call @_where_2(%227, %228#1, %553) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %555 = stablehlo.divide %513, %215 : tensor<24xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %557 = stablehlo.select %217, %556, %555 : tensor<24xi1>, tensor<24xf32>
    %558 = stablehlo.select %217, %555, %556 : tensor<24xi1>, tensor<24xf32>
    %559 = stablehlo.negate %557 : tensor<24xf32>
    %560 = stablehlo.add %558, %559 : tensor<24xf32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %562 = stablehlo.multiply %561, %212 : tensor<24x40xf32>
    %563 = stablehlo.add %554, %562 : tensor<24x40xf32>
    %564 = stablehlo.dot_general %563, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %565 = stablehlo.transpose %564, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %566 = stablehlo.dot_general %563, %185, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %567 = stablehlo.add %550, %566 : tensor<24x24xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.pad %565, %cst_159, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %569 = stablehlo.add %552, %568 : tensor<24x251xf32>
    %570 = stablehlo.broadcast_in_dim %508, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %571 = call @_where_2(%181, %182#1, %570) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %572 = stablehlo.divide %515, %169 : tensor<24xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %574 = stablehlo.select %171, %573, %572 : tensor<24xi1>, tensor<24xf32>
    %575 = stablehlo.select %171, %572, %573 : tensor<24xi1>, tensor<24xf32>
    %576 = stablehlo.negate %574 : tensor<24xf32>
    %577 = stablehlo.add %575, %576 : tensor<24xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %579 = stablehlo.multiply %578, %166 : tensor<24x40xf32>
    %580 = stablehlo.add %571, %579 : tensor<24x40xf32>
    %581 = stablehlo.dot_general %580, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %582 = stablehlo.transpose %581, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %583 = stablehlo.dot_general %580, %139, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %584 = stablehlo.add %567, %583 : tensor<24x24xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.pad %582, %cst_161, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %586 = stablehlo.add %569, %585 : tensor<24x251xf32>
    %587 = stablehlo.broadcast_in_dim %508, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %588 = call @_where_2(%135, %136#1, %587) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %589 = stablehlo.divide %517, %123 : tensor<24xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %591 = stablehlo.select %125, %590, %589 : tensor<24xi1>, tensor<24xf32>
    %592 = stablehlo.select %125, %589, %590 : tensor<24xi1>, tensor<24xf32>
    %593 = stablehlo.negate %591 : tensor<24xf32>
    %594 = stablehlo.add %592, %593 : tensor<24xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %596 = stablehlo.multiply %595, %120 : tensor<24x40xf32>
    %597 = stablehlo.add %588, %596 : tensor<24x40xf32>
    %598 = stablehlo.dot_general %597, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %599 = stablehlo.transpose %598, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %600 = stablehlo.dot_general %597, %93, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %601 = stablehlo.add %584, %600 : tensor<24x24xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.pad %599, %cst_163, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %603 = stablehlo.add %586, %602 : tensor<24x251xf32>
    %604 = stablehlo.broadcast_in_dim %508, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %605 = call @_where_2(%89, %90#1, %604) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %606 = stablehlo.divide %519, %77 : tensor<24xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %608 = stablehlo.select %79, %607, %606 : tensor<24xi1>, tensor<24xf32>
    %609 = stablehlo.select %79, %606, %607 : tensor<24xi1>, tensor<24xf32>
    %610 = stablehlo.negate %608 : tensor<24xf32>
    %611 = stablehlo.add %609, %610 : tensor<24xf32>
    %612 = stablehlo.broadcast_in_dim %611, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %613 = stablehlo.multiply %612, %74 : tensor<24x40xf32>
    %614 = stablehlo.add %605, %613 : tensor<24x40xf32>
    %615 = stablehlo.dot_general %614, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %616 = stablehlo.transpose %615, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %617 = stablehlo.dot_general %614, %47, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %618 = stablehlo.add %601, %617 : tensor<24x24xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.pad %616, %cst_165, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %620 = stablehlo.add %603, %619 : tensor<24x251xf32>
    %621 = stablehlo.broadcast_in_dim %508, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %622 = call @_where_2(%42, %43#1, %621) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %623 = stablehlo.divide %520, %30 : tensor<24xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %625 = stablehlo.select %32, %624, %623 : tensor<24xi1>, tensor<24xf32>
    %626 = stablehlo.select %32, %623, %624 : tensor<24xi1>, tensor<24xf32>
    %627 = stablehlo.negate %625 : tensor<24xf32>
    %628 = stablehlo.add %626, %627 : tensor<24xf32>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %630 = stablehlo.multiply %629, %27 : tensor<24x40xf32>
    %631 = stablehlo.add %622, %630 : tensor<24x40xf32>
    %632 = stablehlo.dot_general %631, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %633 = stablehlo.transpose %632, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %634 = stablehlo.dot_general %631, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %635 = stablehlo.add %618, %634 : tensor<24x24xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.pad %633, %cst_167, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %637 = stablehlo.add %620, %636 : tensor<24x251xf32>
    return %505, %635, %637 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
