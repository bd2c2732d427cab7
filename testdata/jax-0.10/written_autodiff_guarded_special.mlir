module @jit_written_autodiff_guarded_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.compare EQ, %11, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %23:2 = call @_where(%22, %c, %11) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %24 = stablehlo.convert %0 : tensor<24xf32>
    %25 = stablehlo.subtract %24, %23#0 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.multiply %1, %26 : tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %23#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %30 = stablehlo.subtract %3, %29 : tensor<24x40xf32>
    %31 = stablehlo.exponential %30 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.add %27, %32 : tensor<24xf32>
    %34 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %36 = stablehlo.add %35, %34 : tensor<40xi32>
    %37 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %40 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %41 = stablehlo.compare EQ, %39, %40, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %42:2 = call @_where_0(%41, %3, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42#0 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.add %2, %43 : tensor<24xf32>
    %45 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.reshape %46 : (tensor<24xf32>) -> tensor<24x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %49 = stablehlo.compare EQ, %45, %48, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %50 = stablehlo.convert %49 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.maximum %11, %46 : tensor<24xf32>
    %53 = stablehlo.compare EQ, %11, %52, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.select %53, %54, %55 : tensor<24xi1>, tensor<24xf32>
    %57 = stablehlo.compare EQ, %46, %52, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<24xi1>, tensor<24xf32>
    %61 = stablehlo.divide %56, %60 : tensor<24xf32>
    %62 = stablehlo.compare EQ, %46, %52, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<24xi1>, tensor<24xf32>
    %66 = stablehlo.compare EQ, %11, %52, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<24xi1>, tensor<24xf32>
    %70 = stablehlo.divide %65, %69 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.compare EQ, %52, %71, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %73:2 = call @_where(%72, %c_24, %52) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %74 = stablehlo.subtract %11, %73#0 : tensor<24xf32>
    %75 = stablehlo.exponential %74 : tensor<24xf32>
    %76 = stablehlo.multiply %33, %75 : tensor<24xf32>
    %77 = stablehlo.broadcast_in_dim %73#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %79 = stablehlo.subtract %45, %78 : tensor<24x40xf32>
    %80 = stablehlo.exponential %79 : tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.add %76, %81 : tensor<24xf32>
    %83 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_26 = stablehlo.constant dense<40> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %85 = stablehlo.add %84, %83 : tensor<40xi32>
    %86 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %87 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %89 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %90 = stablehlo.compare EQ, %88, %89, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %91:2 = call @_where_0(%90, %45, %c_27) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91#0 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.add %44, %92 : tensor<24xf32>
    %94 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.reshape %95 : (tensor<24xf32>) -> tensor<24x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %98 = stablehlo.compare EQ, %94, %97, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %99 = stablehlo.convert %98 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %101 = stablehlo.maximum %52, %95 : tensor<24xf32>
    %102 = stablehlo.compare EQ, %52, %101, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.select %102, %103, %104 : tensor<24xi1>, tensor<24xf32>
    %106 = stablehlo.compare EQ, %95, %101, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.select %106, %107, %108 : tensor<24xi1>, tensor<24xf32>
    %110 = stablehlo.divide %105, %109 : tensor<24xf32>
    %111 = stablehlo.compare EQ, %95, %101, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.select %111, %112, %113 : tensor<24xi1>, tensor<24xf32>
    %115 = stablehlo.compare EQ, %52, %101, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.select %115, %116, %117 : tensor<24xi1>, tensor<24xf32>
    %119 = stablehlo.divide %114, %118 : tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.compare EQ, %101, %120, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %122:2 = call @_where(%121, %c_40, %101) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %123 = stablehlo.subtract %52, %122#0 : tensor<24xf32>
    %124 = stablehlo.exponential %123 : tensor<24xf32>
    %125 = stablehlo.multiply %82, %124 : tensor<24xf32>
    %126 = stablehlo.broadcast_in_dim %122#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %128 = stablehlo.subtract %94, %127 : tensor<24x40xf32>
    %129 = stablehlo.exponential %128 : tensor<24x40xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.add %125, %130 : tensor<24xf32>
    %132 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_42 = stablehlo.constant dense<80> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %134 = stablehlo.add %133, %132 : tensor<40xi32>
    %135 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %136 = stablehlo.broadcast_in_dim %134, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %138 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %139 = stablehlo.compare EQ, %137, %138, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %140:2 = call @_where_0(%139, %94, %c_43) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140#0 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.add %93, %141 : tensor<24xf32>
    %143 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_45) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.reshape %144 : (tensor<24xf32>) -> tensor<24x1xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %147 = stablehlo.compare EQ, %143, %146, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %148 = stablehlo.convert %147 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.maximum %101, %144 : tensor<24xf32>
    %151 = stablehlo.compare EQ, %101, %150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.select %151, %152, %153 : tensor<24xi1>, tensor<24xf32>
    %155 = stablehlo.compare EQ, %144, %150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %158 = stablehlo.select %155, %156, %157 : tensor<24xi1>, tensor<24xf32>
    %159 = stablehlo.divide %154, %158 : tensor<24xf32>
    %160 = stablehlo.compare EQ, %144, %150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %163 = stablehlo.select %160, %161, %162 : tensor<24xi1>, tensor<24xf32>
    %164 = stablehlo.compare EQ, %101, %150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.select %164, %165, %166 : tensor<24xi1>, tensor<24xf32>
    %168 = stablehlo.divide %163, %167 : tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %170 = stablehlo.compare EQ, %150, %169, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %171:2 = call @_where(%170, %c_56, %150) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %172 = stablehlo.subtract %101, %171#0 : tensor<24xf32>
    %173 = stablehlo.exponential %172 : tensor<24xf32>
    %174 = stablehlo.multiply %131, %173 : tensor<24xf32>
    %175 = stablehlo.broadcast_in_dim %171#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %177 = stablehlo.subtract %143, %176 : tensor<24x40xf32>
    %178 = stablehlo.exponential %177 : tensor<24x40xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %180 = stablehlo.add %174, %179 : tensor<24xf32>
    %181 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_58 = stablehlo.constant dense<120> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %183 = stablehlo.add %182, %181 : tensor<40xi32>
    %184 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %185 = stablehlo.broadcast_in_dim %183, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %187 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %188 = stablehlo.compare EQ, %186, %187, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %189:2 = call @_where_0(%188, %143, %c_59) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189#0 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %191 = stablehlo.add %142, %190 : tensor<24xf32>
    %192 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_61) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %194 = stablehlo.reshape %193 : (tensor<24xf32>) -> tensor<24x1xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %196 = stablehlo.compare EQ, %192, %195, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %197 = stablehlo.convert %196 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %199 = stablehlo.maximum %150, %193 : tensor<24xf32>
    %200 = stablehlo.compare EQ, %150, %199, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.select %200, %201, %202 : tensor<24xi1>, tensor<24xf32>
    %204 = stablehlo.compare EQ, %193, %199, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %207 = stablehlo.select %204, %205, %206 : tensor<24xi1>, tensor<24xf32>
    %208 = stablehlo.divide %203, %207 : tensor<24xf32>
    %209 = stablehlo.compare EQ, %193, %199, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.select %209, %210, %211 : tensor<24xi1>, tensor<24xf32>
    %213 = stablehlo.compare EQ, %150, %199, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %216 = stablehlo.select %213, %214, %215 : tensor<24xi1>, tensor<24xf32>
    %217 = stablehlo.divide %212, %216 : tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %219 = stablehlo.compare EQ, %199, %218, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %220:2 = call @_where(%219, %c_72, %199) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %221 = stablehlo.subtract %150, %220#0 : tensor<24xf32>
    %222 = stablehlo.exponential %221 : tensor<24xf32>
    %223 = stablehlo.multiply %180, %222 : tensor<24xf32>
    %224 = stablehlo.broadcast_in_dim %220#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %226 = stablehlo.subtract %192, %225 : tensor<24x40xf32>
    %227 = stablehlo.exponential %226 : tensor<24x40xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %229 = stablehlo.add %223, %228 : tensor<24xf32>
    %230 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_74 = stablehlo.constant dense<160> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %232 = stablehlo.add %231, %230 : tensor<40xi32>
    %233 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %234 = stablehlo.broadcast_in_dim %232, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %236 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %237 = stablehlo.compare EQ, %235, %236, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %238:2 = call @_where_0(%237, %192, %c_75) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238#0 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.add %191, %239 : tensor<24xf32>
    %241 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %242 = stablehlo.reduce(%241 init: %cst_77) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %243 = stablehlo.reshape %242 : (tensor<24xf32>) -> tensor<24x1xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %245 = stablehlo.compare EQ, %241, %244, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %246 = stablehlo.convert %245 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %248 = stablehlo.maximum %199, %242 : tensor<24xf32>
    %249 = stablehlo.compare EQ, %199, %248, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %252 = stablehlo.select %249, %250, %251 : tensor<24xi1>, tensor<24xf32>
    %253 = stablehlo.compare EQ, %242, %248, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %256 = stablehlo.select %253, %254, %255 : tensor<24xi1>, tensor<24xf32>
    %257 = stablehlo.divide %252, %256 : tensor<24xf32>
    %258 = stablehlo.compare EQ, %242, %248, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %261 = stablehlo.select %258, %259, %260 : tensor<24xi1>, tensor<24xf32>
    %262 = stablehlo.compare EQ, %199, %248, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %265 = stablehlo.select %262, %263, %264 : tensor<24xi1>, tensor<24xf32>
    %266 = stablehlo.divide %261, %265 : tensor<24xf32>
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %268 = stablehlo.compare EQ, %248, %267, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %269:2 = call @_where(%268, %c_88, %248) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %270 = stablehlo.subtract %199, %269#0 : tensor<24xf32>
    %271 = stablehlo.exponential %270 : tensor<24xf32>
    %272 = stablehlo.multiply %229, %271 : tensor<24xf32>
    %273 = stablehlo.broadcast_in_dim %269#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %275 = stablehlo.subtract %241, %274 : tensor<24x40xf32>
    %276 = stablehlo.exponential %275 : tensor<24x40xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %278 = stablehlo.add %272, %277 : tensor<24xf32>
    %279 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_90 = stablehlo.constant dense<200> : tensor<i32>
    %280 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %281 = stablehlo.add %280, %279 : tensor<40xi32>
    %282 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %283 = stablehlo.broadcast_in_dim %281, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %285 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %286 = stablehlo.compare EQ, %284, %285, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %287:2 = call @_where_0(%286, %241, %c_91) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287#0 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.add %240, %288 : tensor<24xf32>
    %290 = stablehlo.log %278 : tensor<24xf32>
    %291 = stablehlo.add %248, %290 : tensor<24xf32>
    %292 = stablehlo.subtract %291, %289 : tensor<24xf32>
    %293 = stablehlo.multiply %291, %291 : tensor<24xf32>
    %cst_93 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %295 = stablehlo.multiply %294, %291 : tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.multiply %296, %293 : tensor<24xf32>
    %298 = stablehlo.add %292, %297 : tensor<24xf32>
    %299 = stablehlo.multiply %298, %arg2 : tensor<24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.reduce(%299 init: %cst_95) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.multiply %301, %arg2 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %304 = stablehlo.multiply %303, %302 : tensor<24xf32>
    %305 = stablehlo.multiply %304, %295 : tensor<24xf32>
    %306 = stablehlo.negate %302 : tensor<24xf32>
    %307 = stablehlo.add %305, %302 : tensor<24xf32>
    %308 = stablehlo.divide %307, %278 : tensor<24xf32>
    %309 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %310 = call @_where_1(%286, %287#1, %309) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %311 = stablehlo.broadcast_in_dim %308, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %312 = stablehlo.multiply %311, %276 : tensor<24x40xf32>
    %313 = stablehlo.negate %312 : tensor<24x40xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %315 = stablehlo.reshape %314 : (tensor<24xf32>) -> tensor<24x1xf32>
    %316 = stablehlo.add %310, %312 : tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.reduce(%315 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %318 = stablehlo.multiply %229, %308 : tensor<24xf32>
    %319 = stablehlo.multiply %308, %271 : tensor<24xf32>
    %320 = stablehlo.multiply %318, %271 : tensor<24xf32>
    %321 = stablehlo.negate %320 : tensor<24xf32>
    %322 = stablehlo.add %317, %321 : tensor<24xf32>
    %323 = call @_where_2(%268, %269#1, %322) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %324 = stablehlo.add %307, %323 : tensor<24xf32>
    %325 = stablehlo.multiply %324, %266 : tensor<24xf32>
    %326 = stablehlo.multiply %324, %257 : tensor<24xf32>
    %327 = stablehlo.add %320, %326 : tensor<24xf32>
    %328 = stablehlo.divide %325, %247 : tensor<24xf32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %330 = stablehlo.multiply %329, %246 : tensor<24x40xf32>
    %331 = stablehlo.add %316, %330 : tensor<24x40xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.pad %331, %cst_100, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %333 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %334 = call @_where_1(%237, %238#1, %333) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %335 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %336 = stablehlo.multiply %335, %227 : tensor<24x40xf32>
    %337 = stablehlo.negate %336 : tensor<24x40xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %339 = stablehlo.reshape %338 : (tensor<24xf32>) -> tensor<24x1xf32>
    %340 = stablehlo.add %334, %336 : tensor<24x40xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%339 init: %cst_102) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %342 = stablehlo.multiply %180, %319 : tensor<24xf32>
    %343 = stablehlo.multiply %319, %222 : tensor<24xf32>
    %344 = stablehlo.multiply %342, %222 : tensor<24xf32>
    %345 = stablehlo.negate %344 : tensor<24xf32>
    %346 = stablehlo.add %341, %345 : tensor<24xf32>
    %347 = call @_where_2(%219, %220#1, %346) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %348 = stablehlo.add %327, %347 : tensor<24xf32>
    %349 = stablehlo.multiply %348, %217 : tensor<24xf32>
    %350 = stablehlo.multiply %348, %208 : tensor<24xf32>
    %351 = stablehlo.add %344, %350 : tensor<24xf32>
    %352 = stablehlo.divide %349, %198 : tensor<24xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %354 = stablehlo.multiply %353, %197 : tensor<24x40xf32>
    %355 = stablehlo.add %340, %354 : tensor<24x40xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.pad %355, %cst_103, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %357 = stablehlo.add %332, %356 : tensor<24x240xf32>
    %358 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %359 = call @_where_1(%188, %189#1, %358) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %360 = stablehlo.broadcast_in_dim %343, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %361 = stablehlo.multiply %360, %178 : tensor<24x40xf32>
    %362 = stablehlo.negate %361 : tensor<24x40xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%362 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %364 = stablehlo.reshape %363 : (tensor<24xf32>) -> tensor<24x1xf32>
    %365 = stablehlo.add %359, %361 : tensor<24x40xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%364 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.multiply %131, %343 : tensor<24xf32>
    %368 = stablehlo.multiply %343, %173 : tensor<24xf32>
    %369 = stablehlo.multiply %367, %173 : tensor<24xf32>
    %370 = stablehlo.negate %369 : tensor<24xf32>
    %371 = stablehlo.add %366, %370 : tensor<24xf32>
    %372 = call @_where_2(%170, %171#1, %371) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %373 = stablehlo.add %351, %372 : tensor<24xf32>
    %374 = stablehlo.multiply %373, %168 : tensor<24xf32>
    %375 = stablehlo.multiply %373, %159 : tensor<24xf32>
    %376 = stablehlo.add %369, %375 : tensor<24xf32>
    %377 = stablehlo.divide %374, %149 : tensor<24xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %379 = stablehlo.multiply %378, %148 : tensor<24x40xf32>
    %380 = stablehlo.add %365, %379 : tensor<24x40xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.pad %380, %cst_106, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %382 = stablehlo.add %357, %381 : tensor<24x240xf32>
    %383 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %384 = call @_where_1(%139, %140#1, %383) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %385 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %386 = stablehlo.multiply %385, %129 : tensor<24x40xf32>
    %387 = stablehlo.negate %386 : tensor<24x40xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %389 = stablehlo.reshape %388 : (tensor<24xf32>) -> tensor<24x1xf32>
    %390 = stablehlo.add %384, %386 : tensor<24x40xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%389 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %392 = stablehlo.multiply %82, %368 : tensor<24xf32>
    %393 = stablehlo.multiply %368, %124 : tensor<24xf32>
    %394 = stablehlo.multiply %392, %124 : tensor<24xf32>
    %395 = stablehlo.negate %394 : tensor<24xf32>
    %396 = stablehlo.add %391, %395 : tensor<24xf32>
    %397 = call @_where_2(%121, %122#1, %396) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %398 = stablehlo.add %376, %397 : tensor<24xf32>
    %399 = stablehlo.multiply %398, %119 : tensor<24xf32>
    %400 = stablehlo.multiply %398, %110 : tensor<24xf32>
    %401 = stablehlo.add %394, %400 : tensor<24xf32>
    %402 = stablehlo.divide %399, %100 : tensor<24xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %404 = stablehlo.multiply %403, %99 : tensor<24x40xf32>
    %405 = stablehlo.add %390, %404 : tensor<24x40xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.pad %405, %cst_109, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %407 = stablehlo.add %382, %406 : tensor<24x240xf32>
    %408 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %409 = call @_where_1(%90, %91#1, %408) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %410 = stablehlo.broadcast_in_dim %393, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %411 = stablehlo.multiply %410, %80 : tensor<24x40xf32>
    %412 = stablehlo.negate %411 : tensor<24x40xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %414 = stablehlo.reshape %413 : (tensor<24xf32>) -> tensor<24x1xf32>
    %415 = stablehlo.add %409, %411 : tensor<24x40xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.reduce(%414 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %417 = stablehlo.multiply %33, %393 : tensor<24xf32>
    %418 = stablehlo.multiply %393, %75 : tensor<24xf32>
    %419 = stablehlo.multiply %417, %75 : tensor<24xf32>
    %420 = stablehlo.negate %419 : tensor<24xf32>
    %421 = stablehlo.add %416, %420 : tensor<24xf32>
    %422 = call @_where_2(%72, %73#1, %421) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %423 = stablehlo.add %401, %422 : tensor<24xf32>
    %424 = stablehlo.multiply %423, %70 : tensor<24xf32>
    %425 = stablehlo.multiply %423, %61 : tensor<24xf32>
    %426 = stablehlo.add %419, %425 : tensor<24xf32>
    %427 = stablehlo.divide %424, %51 : tensor<24xf32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %429 = stablehlo.multiply %428, %50 : tensor<24x40xf32>
    %430 = stablehlo.add %415, %429 : tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.pad %430, %cst_112, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %432 = stablehlo.add %407, %431 : tensor<24x240xf32>
    %433 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %434 = call @_where_1(%41, %42#1, %433) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %435 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %436 = stablehlo.multiply %435, %31 : tensor<24x40xf32>
    %437 = stablehlo.negate %436 : tensor<24x40xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %439 = stablehlo.reshape %438 : (tensor<24xf32>) -> tensor<24x1xf32>
    %440 = stablehlo.add %434, %436 : tensor<24x40xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%439 init: %cst_114) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %442 = stablehlo.multiply %1, %418 : tensor<24xf32>
    %443 = stablehlo.multiply %442, %26 : tensor<24xf32>
    %444 = stablehlo.negate %443 : tensor<24xf32>
    %445 = stablehlo.add %441, %444 : tensor<24xf32>
    %446 = call @_where_2(%22, %23#1, %445) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %447 = stablehlo.add %426, %446 : tensor<24xf32>
    %448 = stablehlo.multiply %447, %20 : tensor<24xf32>
    %449 = stablehlo.divide %448, %9 : tensor<24xf32>
    %450 = stablehlo.broadcast_in_dim %449, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %451 = stablehlo.multiply %450, %8 : tensor<24x40xf32>
    %452 = stablehlo.add %440, %451 : tensor<24x40xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.pad %452, %cst_115, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %454 = stablehlo.add %432, %453 : tensor<24x240xf32>
    return %300, %454 : tensor<f32>, tensor<24x240xf32>
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
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
}
