module @jit_one_maximum_head_written_label attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
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
    %20 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
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
    %47 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
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
    %74 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
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
    %101 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %102 = stablehlo.dot_general %arg0, %101, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_36) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.reshape %103 : (tensor<24xf32>) -> tensor<24x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %106 = stablehlo.compare EQ, %102, %105, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %107 = stablehlo.convert %106 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.maximum %82, %103 : tensor<24xf32>
    %110 = stablehlo.compare EQ, %82, %109, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %113 = stablehlo.select %110, %111, %112 : tensor<24xi1>, tensor<24xf32>
    %114 = stablehlo.compare EQ, %103, %109, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.select %114, %115, %116 : tensor<24xi1>, tensor<24xf32>
    %118 = stablehlo.divide %113, %117 : tensor<24xf32>
    %119 = stablehlo.compare EQ, %103, %109, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.select %119, %120, %121 : tensor<24xi1>, tensor<24xf32>
    %123 = stablehlo.compare EQ, %82, %109, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %126 = stablehlo.select %123, %124, %125 : tensor<24xi1>, tensor<24xf32>
    %127 = stablehlo.divide %122, %126 : tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %131 = stablehlo.dot_general %arg0, %130, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %133 = stablehlo.subtract %arg2, %132 : tensor<24xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %135 = stablehlo.compare GE, %133, %134, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_49 = stablehlo.constant dense<30> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %137 = stablehlo.compare LT, %133, %136, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %138 = stablehlo.and %135, %137 : tensor<24xi1>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %c_51 = stablehlo.constant dense<29> : tensor<i32>
    %139 = call @clip(%133, %c_50, %c_51) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %141:2 = call @take_along_axis(%131, %140) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %142 = stablehlo.reshape %141#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %143 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %145 = stablehlo.subtract %131, %144 : tensor<24x30xf32>
    %146 = stablehlo.exponential %145 : tensor<24x30xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.add %128, %147 : tensor<24xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %149:2 = call @_where(%138, %142, %c_53) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %150 = stablehlo.add %129, %149#0 : tensor<24xf32>
    %151 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %152 = stablehlo.dot_general %arg0, %151, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_54 = stablehlo.constant dense<30> : tensor<i32>
    %153 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %154 = stablehlo.subtract %arg2, %153 : tensor<24xi32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %156 = stablehlo.compare GE, %154, %155, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_56 = stablehlo.constant dense<30> : tensor<i32>
    %157 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %158 = stablehlo.compare LT, %154, %157, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %159 = stablehlo.and %156, %158 : tensor<24xi1>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %c_58 = stablehlo.constant dense<29> : tensor<i32>
    %160 = call @clip(%154, %c_57, %c_58) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %162:2 = call @take_along_axis(%152, %161) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %163 = stablehlo.reshape %162#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %164 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %166 = stablehlo.subtract %152, %165 : tensor<24x30xf32>
    %167 = stablehlo.exponential %166 : tensor<24x30xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %169 = stablehlo.add %148, %168 : tensor<24xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %170:2 = call @_where(%159, %163, %c_60) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %171 = stablehlo.add %150, %170#0 : tensor<24xf32>
    %172 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %173 = stablehlo.dot_general %arg0, %172, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_61 = stablehlo.constant dense<60> : tensor<i32>
    %174 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %175 = stablehlo.subtract %arg2, %174 : tensor<24xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %176 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %177 = stablehlo.compare GE, %175, %176, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_63 = stablehlo.constant dense<30> : tensor<i32>
    %178 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %179 = stablehlo.compare LT, %175, %178, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %180 = stablehlo.and %177, %179 : tensor<24xi1>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<29> : tensor<i32>
    %181 = call @clip(%175, %c_64, %c_65) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %183:2 = call @take_along_axis(%173, %182) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %184 = stablehlo.reshape %183#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %185 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %187 = stablehlo.subtract %173, %186 : tensor<24x30xf32>
    %188 = stablehlo.exponential %187 : tensor<24x30xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%188 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %190 = stablehlo.add %169, %189 : tensor<24xf32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %191:2 = call @_where(%180, %184, %c_67) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %192 = stablehlo.add %171, %191#0 : tensor<24xf32>
    %193 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %194 = stablehlo.dot_general %arg0, %193, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_68 = stablehlo.constant dense<90> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %196 = stablehlo.subtract %arg2, %195 : tensor<24xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %198 = stablehlo.compare GE, %196, %197, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_70 = stablehlo.constant dense<30> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %200 = stablehlo.compare LT, %196, %199, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %201 = stablehlo.and %198, %200 : tensor<24xi1>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %c_72 = stablehlo.constant dense<29> : tensor<i32>
    %202 = call @clip(%196, %c_71, %c_72) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %204:2 = call @take_along_axis(%194, %203) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %205 = stablehlo.reshape %204#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %206 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %208 = stablehlo.subtract %194, %207 : tensor<24x30xf32>
    %209 = stablehlo.exponential %208 : tensor<24x30xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %211 = stablehlo.add %190, %210 : tensor<24xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %212:2 = call @_where(%201, %205, %c_74) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %213 = stablehlo.add %192, %212#0 : tensor<24xf32>
    %214 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %215 = stablehlo.dot_general %arg0, %214, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_75 = stablehlo.constant dense<120> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %217 = stablehlo.subtract %arg2, %216 : tensor<24xi32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %219 = stablehlo.compare GE, %217, %218, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_77 = stablehlo.constant dense<11> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %221 = stablehlo.compare LT, %217, %220, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %222 = stablehlo.and %219, %221 : tensor<24xi1>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %c_79 = stablehlo.constant dense<10> : tensor<i32>
    %223 = call @clip(%217, %c_78, %c_79) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %225:2 = call @take_along_axis_0(%215, %224) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %226 = stablehlo.reshape %225#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %227 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %229 = stablehlo.subtract %215, %228 : tensor<24x11xf32>
    %230 = stablehlo.exponential %229 : tensor<24x11xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %232 = stablehlo.add %211, %231 : tensor<24xf32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %233:2 = call @_where(%222, %226, %c_81) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %234 = stablehlo.add %213, %233#0 : tensor<24xf32>
    %235 = stablehlo.log %232 : tensor<24xf32>
    %236 = stablehlo.add %109, %235 : tensor<24xf32>
    %237 = stablehlo.subtract %236, %234 : tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %239 = stablehlo.multiply %238, %109 : tensor<24xf32>
    %240 = stablehlo.add %237, %239 : tensor<24xf32>
    %241 = stablehlo.multiply %240, %arg3 : tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.reduce(%241 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %244 = stablehlo.multiply %243, %arg3 : tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %246 = stablehlo.multiply %245, %244 : tensor<24xf32>
    %247 = stablehlo.negate %244 : tensor<24xf32>
    %248 = stablehlo.add %246, %244 : tensor<24xf32>
    %249 = stablehlo.divide %244, %232 : tensor<24xf32>
    %250 = call @_where_1(%222, %233#1, %247) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %251 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %252 = stablehlo.multiply %251, %230 : tensor<24x11xf32>
    %253 = stablehlo.negate %252 : tensor<24x11xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %255 = stablehlo.reshape %254 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %257 = stablehlo.add %248, %256 : tensor<24xf32>
    %258 = stablehlo.broadcast_in_dim %250, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %259 = call @take_along_axis_2(%225#1, %258) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %260 = stablehlo.add %252, %259 : tensor<24x11xf32>
    %261 = stablehlo.dot_general %260, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %262 = stablehlo.transpose %261, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %263 = stablehlo.dot_general %260, %214, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.pad %262, %cst_88, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %265 = call @_where_1(%201, %212#1, %247) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %266 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %267 = stablehlo.multiply %266, %209 : tensor<24x30xf32>
    %268 = stablehlo.negate %267 : tensor<24x30xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.reshape %269 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %272 = stablehlo.add %257, %271 : tensor<24xf32>
    %273 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %274 = call @take_along_axis_3(%204#1, %273) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %275 = stablehlo.add %267, %274 : tensor<24x30xf32>
    %276 = stablehlo.dot_general %275, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %277 = stablehlo.transpose %276, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %278 = stablehlo.dot_general %275, %193, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %279 = stablehlo.add %263, %278 : tensor<24x24xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.pad %277, %cst_91, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %281 = stablehlo.add %264, %280 : tensor<24x131xf32>
    %282 = call @_where_1(%180, %191#1, %247) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %283 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %284 = stablehlo.multiply %283, %188 : tensor<24x30xf32>
    %285 = stablehlo.negate %284 : tensor<24x30xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %287 = stablehlo.reshape %286 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_93) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.add %272, %288 : tensor<24xf32>
    %290 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %291 = call @take_along_axis_3(%183#1, %290) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %292 = stablehlo.add %284, %291 : tensor<24x30xf32>
    %293 = stablehlo.dot_general %292, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %294 = stablehlo.transpose %293, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %295 = stablehlo.dot_general %292, %172, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %296 = stablehlo.add %279, %295 : tensor<24x24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.pad %294, %cst_94, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %298 = stablehlo.add %281, %297 : tensor<24x131xf32>
    %299 = call @_where_1(%159, %170#1, %247) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %300 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %301 = stablehlo.multiply %300, %167 : tensor<24x30xf32>
    %302 = stablehlo.negate %301 : tensor<24x30xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.reduce(%302 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %304 = stablehlo.reshape %303 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.add %289, %305 : tensor<24xf32>
    %307 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %308 = call @take_along_axis_3(%162#1, %307) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %309 = stablehlo.add %301, %308 : tensor<24x30xf32>
    %310 = stablehlo.dot_general %309, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %311 = stablehlo.transpose %310, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %312 = stablehlo.dot_general %309, %151, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %313 = stablehlo.add %296, %312 : tensor<24x24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.pad %311, %cst_97, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %315 = stablehlo.add %298, %314 : tensor<24x131xf32>
    %316 = call @_where_1(%138, %149#1, %247) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %317 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %318 = stablehlo.multiply %317, %146 : tensor<24x30xf32>
    %319 = stablehlo.negate %318 : tensor<24x30xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%319 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %321 = stablehlo.reshape %320 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %323 = stablehlo.add %306, %322 : tensor<24xf32>
    %324 = stablehlo.broadcast_in_dim %316, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %325 = call @take_along_axis_3(%141#1, %324) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %326 = stablehlo.add %318, %325 : tensor<24x30xf32>
    %327 = stablehlo.dot_general %326, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %328 = stablehlo.transpose %327, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %329 = stablehlo.dot_general %326, %130, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %330 = stablehlo.add %313, %329 : tensor<24x24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.pad %328, %cst_100, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %332 = stablehlo.add %315, %331 : tensor<24x131xf32>
    %333 = stablehlo.multiply %323, %127 : tensor<24xf32>
    %334 = stablehlo.multiply %323, %118 : tensor<24xf32>
    %335 = stablehlo.divide %333, %108 : tensor<24xf32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %337 = stablehlo.multiply %336, %107 : tensor<24x11xf32>
    %338 = stablehlo.dot_general %337, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %339 = stablehlo.transpose %338, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %340 = stablehlo.dot_general %337, %101, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %341 = stablehlo.add %330, %340 : tensor<24x24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.pad %339, %cst_101, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %343 = stablehlo.add %332, %342 : tensor<24x131xf32>
    %344 = stablehlo.multiply %334, %100 : tensor<24xf32>
    %345 = stablehlo.multiply %334, %91 : tensor<24xf32>
    %346 = stablehlo.divide %344, %81 : tensor<24xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %348 = stablehlo.multiply %347, %80 : tensor<24x30xf32>
    %349 = stablehlo.dot_general %348, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %350 = stablehlo.transpose %349, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %351 = stablehlo.dot_general %348, %74, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %352 = stablehlo.add %341, %351 : tensor<24x24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.pad %350, %cst_102, low = [0, 90], high = [0, 11], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %354 = stablehlo.add %343, %353 : tensor<24x131xf32>
    %355 = stablehlo.multiply %345, %73 : tensor<24xf32>
    %356 = stablehlo.multiply %345, %64 : tensor<24xf32>
    %357 = stablehlo.divide %355, %54 : tensor<24xf32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %359 = stablehlo.multiply %358, %53 : tensor<24x30xf32>
    %360 = stablehlo.dot_general %359, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %361 = stablehlo.transpose %360, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %362 = stablehlo.dot_general %359, %47, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %363 = stablehlo.add %352, %362 : tensor<24x24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.pad %361, %cst_103, low = [0, 60], high = [0, 41], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %365 = stablehlo.add %354, %364 : tensor<24x131xf32>
    %366 = stablehlo.multiply %356, %46 : tensor<24xf32>
    %367 = stablehlo.multiply %356, %37 : tensor<24xf32>
    %368 = stablehlo.divide %366, %27 : tensor<24xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %370 = stablehlo.multiply %369, %26 : tensor<24x30xf32>
    %371 = stablehlo.dot_general %370, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %372 = stablehlo.transpose %371, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %373 = stablehlo.dot_general %370, %20, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %374 = stablehlo.add %363, %373 : tensor<24x24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.pad %372, %cst_104, low = [0, 30], high = [0, 71], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %376 = stablehlo.add %365, %375 : tensor<24x131xf32>
    %377 = stablehlo.multiply %367, %19 : tensor<24xf32>
    %378 = stablehlo.divide %377, %8 : tensor<24xf32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %380 = stablehlo.multiply %379, %7 : tensor<24x30xf32>
    %381 = stablehlo.dot_general %380, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %382 = stablehlo.transpose %381, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %383 = stablehlo.dot_general %380, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %384 = stablehlo.add %374, %383 : tensor<24x24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.pad %382, %cst_105, low = [0, 0], high = [0, 101], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x131xf32>
    %386 = stablehlo.add %376, %385 : tensor<24x131xf32>
    return %242, %384, %386 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
  func.func private @take_along_axis_0(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x11xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x11xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x30xf32> {
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
