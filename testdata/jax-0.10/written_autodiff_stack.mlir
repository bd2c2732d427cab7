module @jit_written_autodiff_stack attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %323 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %324 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %325 = stablehlo.broadcast_in_dim %127, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %326 = stablehlo.broadcast_in_dim %173, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %327 = stablehlo.broadcast_in_dim %219, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %328 = stablehlo.broadcast_in_dim %265, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %329 = stablehlo.broadcast_in_dim %311, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %330 = stablehlo.concatenate %323, %324, %325, %326, %327, %328, %329, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<7x24xf32>
    %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %331 = stablehlo.reduce(%330 init: %cst_104) applies stablehlo.maximum across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %332 = stablehlo.reshape %331 : (tensor<24xf32>) -> tensor<1x24xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %334 = stablehlo.compare EQ, %330, %333, FLOAT : (tensor<7x24xf32>, tensor<7x24xf32>) -> tensor<7x24xi1>
    %335 = stablehlo.convert %334 : (tensor<7x24xi1>) -> tensor<7x24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_105) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %338 = stablehlo.maximum %337, %331 : tensor<24xf32>
    %339 = stablehlo.compare EQ, %331, %338, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %342 = stablehlo.select %339, %340, %341 : tensor<24xi1>, tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.compare EQ, %343, %338, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %347 = stablehlo.select %344, %345, %346 : tensor<24xi1>, tensor<24xf32>
    %348 = stablehlo.divide %342, %347 : tensor<24xf32>
    %349 = stablehlo.is_finite %338 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %351 = stablehlo.select %349, %338, %350 : tensor<24xi1>, tensor<24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.broadcast_in_dim %351, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %355 = stablehlo.subtract %330, %354 : tensor<7x24xf32>
    %356 = stablehlo.exponential %355 : tensor<7x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.reduce(%356 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.sign %357 : tensor<24xf32>
    %359 = stablehlo.abs %357 : tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %361 = stablehlo.compare GE, %357, %360, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %362 = stablehlo.log %359 : tensor<24xf32>
    %363 = stablehlo.add %362, %351 : tensor<24xf32>
    %364 = stablehlo.subtract %363, %322 : tensor<24xf32>
    %365 = stablehlo.multiply %364, %arg3 : tensor<24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_116) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.multiply %367, %arg3 : tensor<24xf32>
    %369 = stablehlo.negate %368 : tensor<24xf32>
    %370 = stablehlo.divide %368, %359 : tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %372 = stablehlo.select %361, %371, %370 : tensor<24xi1>, tensor<24xf32>
    %373 = stablehlo.select %361, %370, %371 : tensor<24xi1>, tensor<24xf32>
    %374 = stablehlo.negate %372 : tensor<24xf32>
    %375 = stablehlo.add %373, %374 : tensor<24xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [1] : (tensor<24xf32>) -> tensor<7x24xf32>
    %377 = stablehlo.multiply %376, %356 : tensor<7x24xf32>
    %378 = stablehlo.slice %377 [0:1, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %379 = stablehlo.reshape %378 : (tensor<1x24xf32>) -> tensor<24xf32>
    %380 = stablehlo.slice %377 [1:2, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %381 = stablehlo.reshape %380 : (tensor<1x24xf32>) -> tensor<24xf32>
    %382 = stablehlo.slice %377 [2:3, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %383 = stablehlo.reshape %382 : (tensor<1x24xf32>) -> tensor<24xf32>
    %384 = stablehlo.slice %377 [3:4, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %385 = stablehlo.reshape %384 : (tensor<1x24xf32>) -> tensor<24xf32>
    %386 = stablehlo.slice %377 [4:5, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %387 = stablehlo.reshape %386 : (tensor<1x24xf32>) -> tensor<24xf32>
    %388 = stablehlo.slice %377 [5:6, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %389 = stablehlo.reshape %388 : (tensor<1x24xf32>) -> tensor<24xf32>
    %390 = stablehlo.slice %377 [6:7, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %391 = stablehlo.reshape %390 : (tensor<1x24xf32>) -> tensor<24xf32>
    %392 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %393 = call @_where_1(%319, %320#1, %392) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %394 = stablehlo.divide %391, %307 : tensor<24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %396 = stablehlo.select %309, %395, %394 : tensor<24xi1>, tensor<24xf32>
    %397 = stablehlo.select %309, %394, %395 : tensor<24xi1>, tensor<24xf32>
    %398 = stablehlo.negate %396 : tensor<24xf32>
    %399 = stablehlo.add %397, %398 : tensor<24xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %401 = stablehlo.multiply %400, %304 : tensor<24x11xf32>
    %402 = stablehlo.add %393, %401 : tensor<24x11xf32>
    %403 = stablehlo.dot_general %402, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %404 = stablehlo.transpose %403, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %405 = stablehlo.dot_general %402, %277, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.pad %404, %cst_120, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %407 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %408 = call @_where_2(%273, %274#1, %407) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %409 = stablehlo.divide %389, %261 : tensor<24xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %411 = stablehlo.select %263, %410, %409 : tensor<24xi1>, tensor<24xf32>
    %412 = stablehlo.select %263, %409, %410 : tensor<24xi1>, tensor<24xf32>
    %413 = stablehlo.negate %411 : tensor<24xf32>
    %414 = stablehlo.add %412, %413 : tensor<24xf32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %416 = stablehlo.multiply %415, %258 : tensor<24x40xf32>
    %417 = stablehlo.add %408, %416 : tensor<24x40xf32>
    %418 = stablehlo.dot_general %417, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %419 = stablehlo.transpose %418, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %420 = stablehlo.dot_general %417, %231, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %421 = stablehlo.add %405, %420 : tensor<24x24xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.pad %419, %cst_122, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %423 = stablehlo.add %406, %422 : tensor<24x251xf32>
    %424 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %425 = call @_where_2(%227, %228#1, %424) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %426 = stablehlo.divide %387, %215 : tensor<24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %428 = stablehlo.select %217, %427, %426 : tensor<24xi1>, tensor<24xf32>
    %429 = stablehlo.select %217, %426, %427 : tensor<24xi1>, tensor<24xf32>
    %430 = stablehlo.negate %428 : tensor<24xf32>
    %431 = stablehlo.add %429, %430 : tensor<24xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %433 = stablehlo.multiply %432, %212 : tensor<24x40xf32>
    %434 = stablehlo.add %425, %433 : tensor<24x40xf32>
    %435 = stablehlo.dot_general %434, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %436 = stablehlo.transpose %435, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %437 = stablehlo.dot_general %434, %185, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %438 = stablehlo.add %421, %437 : tensor<24x24xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.pad %436, %cst_124, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %440 = stablehlo.add %423, %439 : tensor<24x251xf32>
    %441 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %442 = call @_where_2(%181, %182#1, %441) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %443 = stablehlo.divide %385, %169 : tensor<24xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %445 = stablehlo.select %171, %444, %443 : tensor<24xi1>, tensor<24xf32>
    %446 = stablehlo.select %171, %443, %444 : tensor<24xi1>, tensor<24xf32>
    %447 = stablehlo.negate %445 : tensor<24xf32>
    %448 = stablehlo.add %446, %447 : tensor<24xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %450 = stablehlo.multiply %449, %166 : tensor<24x40xf32>
    %451 = stablehlo.add %442, %450 : tensor<24x40xf32>
    %452 = stablehlo.dot_general %451, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %453 = stablehlo.transpose %452, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %454 = stablehlo.dot_general %451, %139, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %455 = stablehlo.add %438, %454 : tensor<24x24xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.pad %453, %cst_126, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %457 = stablehlo.add %440, %456 : tensor<24x251xf32>
    %458 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %459 = call @_where_2(%135, %136#1, %458) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %460 = stablehlo.divide %383, %123 : tensor<24xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %462 = stablehlo.select %125, %461, %460 : tensor<24xi1>, tensor<24xf32>
    %463 = stablehlo.select %125, %460, %461 : tensor<24xi1>, tensor<24xf32>
    %464 = stablehlo.negate %462 : tensor<24xf32>
    %465 = stablehlo.add %463, %464 : tensor<24xf32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %467 = stablehlo.multiply %466, %120 : tensor<24x40xf32>
    %468 = stablehlo.add %459, %467 : tensor<24x40xf32>
    %469 = stablehlo.dot_general %468, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %470 = stablehlo.transpose %469, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %471 = stablehlo.dot_general %468, %93, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %472 = stablehlo.add %455, %471 : tensor<24x24xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.pad %470, %cst_128, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %474 = stablehlo.add %457, %473 : tensor<24x251xf32>
    %475 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %476 = call @_where_2(%89, %90#1, %475) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %477 = stablehlo.divide %381, %77 : tensor<24xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %479 = stablehlo.select %79, %478, %477 : tensor<24xi1>, tensor<24xf32>
    %480 = stablehlo.select %79, %477, %478 : tensor<24xi1>, tensor<24xf32>
    %481 = stablehlo.negate %479 : tensor<24xf32>
    %482 = stablehlo.add %480, %481 : tensor<24xf32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %484 = stablehlo.multiply %483, %74 : tensor<24x40xf32>
    %485 = stablehlo.add %476, %484 : tensor<24x40xf32>
    %486 = stablehlo.dot_general %485, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %487 = stablehlo.transpose %486, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %488 = stablehlo.dot_general %485, %47, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %489 = stablehlo.add %472, %488 : tensor<24x24xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.pad %487, %cst_130, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %491 = stablehlo.add %474, %490 : tensor<24x251xf32>
    %492 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %493 = call @_where_2(%42, %43#1, %492) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %494 = stablehlo.divide %379, %30 : tensor<24xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %496 = stablehlo.select %32, %495, %494 : tensor<24xi1>, tensor<24xf32>
    %497 = stablehlo.select %32, %494, %495 : tensor<24xi1>, tensor<24xf32>
    %498 = stablehlo.negate %496 : tensor<24xf32>
    %499 = stablehlo.add %497, %498 : tensor<24xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %501 = stablehlo.multiply %500, %27 : tensor<24x40xf32>
    %502 = stablehlo.add %493, %501 : tensor<24x40xf32>
    %503 = stablehlo.dot_general %502, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %504 = stablehlo.transpose %503, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %505 = stablehlo.dot_general %502, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %506 = stablehlo.add %489, %505 : tensor<24x24xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.pad %504, %cst_132, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %508 = stablehlo.add %491, %507 : tensor<24x251xf32>
    return %366, %506, %508 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
