module @jit_one_maximum_head_written_even_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x120xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.reshape %3 : (tensor<24xf32>) -> tensor<24x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %6 = stablehlo.compare EQ, %2, %5, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %7 = stablehlo.convert %6 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.convert %0 : tensor<24xf32>
    %10 = stablehlo.maximum %9, %3 : tensor<24xf32>
    %11 = stablehlo.compare EQ, %3, %10, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<24xi1>, tensor<24xf32>
    %15 = stablehlo.compare EQ, %9, %10, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.divide %14, %18 : tensor<24xf32>
    %20 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %21 = stablehlo.dot_general %arg0, %20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.reshape %22 : (tensor<24xf32>) -> tensor<24x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %25 = stablehlo.compare EQ, %21, %24, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %26 = stablehlo.convert %25 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.maximum %10, %22 : tensor<24xf32>
    %29 = stablehlo.compare EQ, %10, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.compare EQ, %22, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<24xi1>, tensor<24xf32>
    %37 = stablehlo.divide %32, %36 : tensor<24xf32>
    %38 = stablehlo.compare EQ, %22, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<24xi1>, tensor<24xf32>
    %42 = stablehlo.compare EQ, %10, %28, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.select %42, %43, %44 : tensor<24xi1>, tensor<24xf32>
    %46 = stablehlo.divide %41, %45 : tensor<24xf32>
    %47 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %48 = stablehlo.dot_general %arg0, %47, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.reshape %49 : (tensor<24xf32>) -> tensor<24x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %52 = stablehlo.compare EQ, %48, %51, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %53 = stablehlo.convert %52 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.maximum %28, %49 : tensor<24xf32>
    %56 = stablehlo.compare EQ, %28, %55, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.select %56, %57, %58 : tensor<24xi1>, tensor<24xf32>
    %60 = stablehlo.compare EQ, %49, %55, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.select %60, %61, %62 : tensor<24xi1>, tensor<24xf32>
    %64 = stablehlo.divide %59, %63 : tensor<24xf32>
    %65 = stablehlo.compare EQ, %49, %55, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.select %65, %66, %67 : tensor<24xi1>, tensor<24xf32>
    %69 = stablehlo.compare EQ, %28, %55, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.select %69, %70, %71 : tensor<24xi1>, tensor<24xf32>
    %73 = stablehlo.divide %68, %72 : tensor<24xf32>
    %74 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %75 = stablehlo.dot_general %arg0, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %77 = stablehlo.reshape %76 : (tensor<24xf32>) -> tensor<24x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %79 = stablehlo.compare EQ, %75, %78, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %80 = stablehlo.convert %79 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.maximum %55, %76 : tensor<24xf32>
    %83 = stablehlo.compare EQ, %55, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<24xi1>, tensor<24xf32>
    %87 = stablehlo.compare EQ, %76, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<24xi1>, tensor<24xf32>
    %91 = stablehlo.divide %86, %90 : tensor<24xf32>
    %92 = stablehlo.compare EQ, %76, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.select %92, %93, %94 : tensor<24xi1>, tensor<24xf32>
    %96 = stablehlo.compare EQ, %55, %82, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.select %96, %97, %98 : tensor<24xi1>, tensor<24xf32>
    %100 = stablehlo.divide %95, %99 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %103 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %104 = stablehlo.dot_general %arg0, %103, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %106 = stablehlo.subtract %arg2, %105 : tensor<24xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %108 = stablehlo.compare GE, %106, %107, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_39 = stablehlo.constant dense<30> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %110 = stablehlo.compare LT, %106, %109, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %111 = stablehlo.and %108, %110 : tensor<24xi1>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %c_41 = stablehlo.constant dense<29> : tensor<i32>
    %112 = call @clip(%106, %c_40, %c_41) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %114:2 = call @take_along_axis(%104, %113) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %115 = stablehlo.reshape %114#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %116 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %118 = stablehlo.subtract %104, %117 : tensor<24x30xf32>
    %119 = stablehlo.exponential %118 : tensor<24x30xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.add %101, %120 : tensor<24xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %122:2 = call @_where(%111, %115, %c_43) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %123 = stablehlo.add %102, %122#0 : tensor<24xf32>
    %124 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %125 = stablehlo.dot_general %arg0, %124, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_44 = stablehlo.constant dense<30> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %127 = stablehlo.subtract %arg2, %126 : tensor<24xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %129 = stablehlo.compare GE, %127, %128, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_46 = stablehlo.constant dense<30> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %131 = stablehlo.compare LT, %127, %130, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %132 = stablehlo.and %129, %131 : tensor<24xi1>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %c_48 = stablehlo.constant dense<29> : tensor<i32>
    %133 = call @clip(%127, %c_47, %c_48) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %135:2 = call @take_along_axis(%125, %134) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %136 = stablehlo.reshape %135#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %137 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %139 = stablehlo.subtract %125, %138 : tensor<24x30xf32>
    %140 = stablehlo.exponential %139 : tensor<24x30xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.add %121, %141 : tensor<24xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %143:2 = call @_where(%132, %136, %c_50) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %144 = stablehlo.add %123, %143#0 : tensor<24xf32>
    %145 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %146 = stablehlo.dot_general %arg0, %145, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_51 = stablehlo.constant dense<60> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %148 = stablehlo.subtract %arg2, %147 : tensor<24xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %150 = stablehlo.compare GE, %148, %149, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_53 = stablehlo.constant dense<30> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %152 = stablehlo.compare LT, %148, %151, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %153 = stablehlo.and %150, %152 : tensor<24xi1>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %c_55 = stablehlo.constant dense<29> : tensor<i32>
    %154 = call @clip(%148, %c_54, %c_55) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %156:2 = call @take_along_axis(%146, %155) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %157 = stablehlo.reshape %156#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %158 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %160 = stablehlo.subtract %146, %159 : tensor<24x30xf32>
    %161 = stablehlo.exponential %160 : tensor<24x30xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %163 = stablehlo.add %142, %162 : tensor<24xf32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %164:2 = call @_where(%153, %157, %c_57) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %165 = stablehlo.add %144, %164#0 : tensor<24xf32>
    %166 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %167 = stablehlo.dot_general %arg0, %166, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_58 = stablehlo.constant dense<90> : tensor<i32>
    %168 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %169 = stablehlo.subtract %arg2, %168 : tensor<24xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %170 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %171 = stablehlo.compare GE, %169, %170, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_60 = stablehlo.constant dense<30> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %173 = stablehlo.compare LT, %169, %172, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %174 = stablehlo.and %171, %173 : tensor<24xi1>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %c_62 = stablehlo.constant dense<29> : tensor<i32>
    %175 = call @clip(%169, %c_61, %c_62) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %177:2 = call @take_along_axis(%167, %176) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %178 = stablehlo.reshape %177#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %179 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %181 = stablehlo.subtract %167, %180 : tensor<24x30xf32>
    %182 = stablehlo.exponential %181 : tensor<24x30xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.add %163, %183 : tensor<24xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %185:2 = call @_where(%174, %178, %c_64) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %186 = stablehlo.add %165, %185#0 : tensor<24xf32>
    %187 = stablehlo.log %184 : tensor<24xf32>
    %188 = stablehlo.add %82, %187 : tensor<24xf32>
    %189 = stablehlo.subtract %188, %186 : tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %191 = stablehlo.multiply %190, %82 : tensor<24xf32>
    %192 = stablehlo.add %189, %191 : tensor<24xf32>
    %193 = stablehlo.multiply %192, %arg3 : tensor<24xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %196 = stablehlo.multiply %195, %arg3 : tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.multiply %197, %196 : tensor<24xf32>
    %199 = stablehlo.negate %196 : tensor<24xf32>
    %200 = stablehlo.add %198, %196 : tensor<24xf32>
    %201 = stablehlo.divide %196, %184 : tensor<24xf32>
    %202 = call @_where_0(%174, %185#1, %199) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %203 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %204 = stablehlo.multiply %203, %182 : tensor<24x30xf32>
    %205 = stablehlo.negate %204 : tensor<24x30xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %207 = stablehlo.reshape %206 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %209 = stablehlo.add %200, %208 : tensor<24xf32>
    %210 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %211 = call @take_along_axis_1(%177#1, %210) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %212 = stablehlo.add %204, %211 : tensor<24x30xf32>
    %213 = stablehlo.dot_general %212, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %214 = stablehlo.transpose %213, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %215 = stablehlo.dot_general %212, %166, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.pad %214, %cst_71, low = [0, 90], high = [0, 0], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %217 = call @_where_0(%153, %164#1, %199) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %218 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %219 = stablehlo.multiply %218, %161 : tensor<24x30xf32>
    %220 = stablehlo.negate %219 : tensor<24x30xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.reshape %221 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.add %209, %223 : tensor<24xf32>
    %225 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %226 = call @take_along_axis_1(%156#1, %225) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %227 = stablehlo.add %219, %226 : tensor<24x30xf32>
    %228 = stablehlo.dot_general %227, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %229 = stablehlo.transpose %228, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %230 = stablehlo.dot_general %227, %145, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %231 = stablehlo.add %215, %230 : tensor<24x24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.pad %229, %cst_74, low = [0, 60], high = [0, 30], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %233 = stablehlo.add %216, %232 : tensor<24x120xf32>
    %234 = call @_where_0(%132, %143#1, %199) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %235 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %236 = stablehlo.multiply %235, %140 : tensor<24x30xf32>
    %237 = stablehlo.negate %236 : tensor<24x30xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %239 = stablehlo.reshape %238 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%239 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %241 = stablehlo.add %224, %240 : tensor<24xf32>
    %242 = stablehlo.broadcast_in_dim %234, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %243 = call @take_along_axis_1(%135#1, %242) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %244 = stablehlo.add %236, %243 : tensor<24x30xf32>
    %245 = stablehlo.dot_general %244, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %246 = stablehlo.transpose %245, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %247 = stablehlo.dot_general %244, %124, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %248 = stablehlo.add %231, %247 : tensor<24x24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.pad %246, %cst_77, low = [0, 30], high = [0, 60], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %250 = stablehlo.add %233, %249 : tensor<24x120xf32>
    %251 = call @_where_0(%111, %122#1, %199) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %252 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %253 = stablehlo.multiply %252, %119 : tensor<24x30xf32>
    %254 = stablehlo.negate %253 : tensor<24x30xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %256 = stablehlo.reshape %255 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_79) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %258 = stablehlo.add %241, %257 : tensor<24xf32>
    %259 = stablehlo.broadcast_in_dim %251, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %260 = call @take_along_axis_1(%114#1, %259) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %261 = stablehlo.add %253, %260 : tensor<24x30xf32>
    %262 = stablehlo.dot_general %261, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %263 = stablehlo.transpose %262, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %264 = stablehlo.dot_general %261, %103, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %265 = stablehlo.add %248, %264 : tensor<24x24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.pad %263, %cst_80, low = [0, 0], high = [0, 90], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %267 = stablehlo.add %250, %266 : tensor<24x120xf32>
    %268 = stablehlo.multiply %258, %100 : tensor<24xf32>
    %269 = stablehlo.multiply %258, %91 : tensor<24xf32>
    %270 = stablehlo.divide %268, %81 : tensor<24xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %272 = stablehlo.multiply %271, %80 : tensor<24x30xf32>
    %273 = stablehlo.dot_general %272, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %274 = stablehlo.transpose %273, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %275 = stablehlo.dot_general %272, %74, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %276 = stablehlo.add %265, %275 : tensor<24x24xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.pad %274, %cst_81, low = [0, 90], high = [0, 0], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %278 = stablehlo.add %267, %277 : tensor<24x120xf32>
    %279 = stablehlo.multiply %269, %73 : tensor<24xf32>
    %280 = stablehlo.multiply %269, %64 : tensor<24xf32>
    %281 = stablehlo.divide %279, %54 : tensor<24xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %283 = stablehlo.multiply %282, %53 : tensor<24x30xf32>
    %284 = stablehlo.dot_general %283, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %285 = stablehlo.transpose %284, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %286 = stablehlo.dot_general %283, %47, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %287 = stablehlo.add %276, %286 : tensor<24x24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.pad %285, %cst_82, low = [0, 60], high = [0, 30], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %289 = stablehlo.add %278, %288 : tensor<24x120xf32>
    %290 = stablehlo.multiply %280, %46 : tensor<24xf32>
    %291 = stablehlo.multiply %280, %37 : tensor<24xf32>
    %292 = stablehlo.divide %290, %27 : tensor<24xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %294 = stablehlo.multiply %293, %26 : tensor<24x30xf32>
    %295 = stablehlo.dot_general %294, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %296 = stablehlo.transpose %295, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %297 = stablehlo.dot_general %294, %20, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %298 = stablehlo.add %287, %297 : tensor<24x24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.pad %296, %cst_83, low = [0, 30], high = [0, 60], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %300 = stablehlo.add %289, %299 : tensor<24x120xf32>
    %301 = stablehlo.multiply %291, %19 : tensor<24xf32>
    %302 = stablehlo.divide %301, %8 : tensor<24xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %304 = stablehlo.multiply %303, %7 : tensor<24x30xf32>
    %305 = stablehlo.dot_general %304, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %306 = stablehlo.transpose %305, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %307 = stablehlo.dot_general %304, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %308 = stablehlo.add %298, %307 : tensor<24x24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.pad %306, %cst_84, low = [0, 0], high = [0, 90], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %310 = stablehlo.add %300, %309 : tensor<24x120xf32>
    return %194, %308, %310 : tensor<f32>, tensor<24x24xf32>, tensor<24x120xf32>
  }
  func.func private @clip(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x30xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<30> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<29> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x30xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x30xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    return %1 : tensor<24x30xf32>
  }
}
