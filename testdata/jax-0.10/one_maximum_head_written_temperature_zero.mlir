module @jit_one_maximum_head_written_temperature_zero attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<1xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x120xf32> {jax.result_info = "result[1][1]"}, tensor<1xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %3 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %5 = stablehlo.divide %2, %4 : tensor<24x30xf32>
    %6 = stablehlo.multiply %3, %3 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %cst_0, %6 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.reshape %8 : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %11 = stablehlo.compare EQ, %5, %10, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %12 = stablehlo.convert %11 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.convert %0 : tensor<24xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<24xf32>
    %16 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.compare EQ, %14, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %19, %23 : tensor<24xf32>
    %25 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %26 = stablehlo.dot_general %arg0, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %27 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %29 = stablehlo.divide %26, %28 : tensor<24x30xf32>
    %30 = stablehlo.multiply %27, %27 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.divide %cst_7, %30 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.reshape %32 : (tensor<24xf32>) -> tensor<24x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %35 = stablehlo.compare EQ, %29, %34, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %36 = stablehlo.convert %35 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.maximum %15, %32 : tensor<24xf32>
    %39 = stablehlo.compare EQ, %15, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.compare EQ, %32, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.divide %42, %46 : tensor<24xf32>
    %48 = stablehlo.compare EQ, %32, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.compare EQ, %15, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<24xi1>, tensor<24xf32>
    %56 = stablehlo.divide %51, %55 : tensor<24xf32>
    %57 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %58 = stablehlo.dot_general %arg0, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %59 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %61 = stablehlo.divide %58, %60 : tensor<24x30xf32>
    %62 = stablehlo.multiply %59, %59 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.divide %cst_18, %62 : tensor<f32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.reduce(%61 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.reshape %64 : (tensor<24xf32>) -> tensor<24x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %67 = stablehlo.compare EQ, %61, %66, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %68 = stablehlo.convert %67 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.maximum %38, %64 : tensor<24xf32>
    %71 = stablehlo.compare EQ, %38, %70, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.select %71, %72, %73 : tensor<24xi1>, tensor<24xf32>
    %75 = stablehlo.compare EQ, %64, %70, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.select %75, %76, %77 : tensor<24xi1>, tensor<24xf32>
    %79 = stablehlo.divide %74, %78 : tensor<24xf32>
    %80 = stablehlo.compare EQ, %64, %70, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.select %80, %81, %82 : tensor<24xi1>, tensor<24xf32>
    %84 = stablehlo.compare EQ, %38, %70, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.select %84, %85, %86 : tensor<24xi1>, tensor<24xf32>
    %88 = stablehlo.divide %83, %87 : tensor<24xf32>
    %89 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %90 = stablehlo.dot_general %arg0, %89, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %91 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %93 = stablehlo.divide %90, %92 : tensor<24x30xf32>
    %94 = stablehlo.multiply %91, %91 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.divide %cst_29, %94 : tensor<f32>
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96 = stablehlo.reduce(%93 init: %cst_30) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.reshape %96 : (tensor<24xf32>) -> tensor<24x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %99 = stablehlo.compare EQ, %93, %98, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %100 = stablehlo.convert %99 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.maximum %70, %96 : tensor<24xf32>
    %103 = stablehlo.compare EQ, %70, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<24xi1>, tensor<24xf32>
    %107 = stablehlo.compare EQ, %96, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.select %107, %108, %109 : tensor<24xi1>, tensor<24xf32>
    %111 = stablehlo.divide %106, %110 : tensor<24xf32>
    %112 = stablehlo.compare EQ, %96, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.compare EQ, %70, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.select %116, %117, %118 : tensor<24xi1>, tensor<24xf32>
    %120 = stablehlo.divide %115, %119 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %124 = stablehlo.dot_general %arg0, %123, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %125 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %127 = stablehlo.divide %124, %126 : tensor<24x30xf32>
    %128 = stablehlo.multiply %125, %125 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.divide %cst_42, %128 : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %131 = stablehlo.subtract %arg2, %130 : tensor<24xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %133 = stablehlo.compare GE, %131, %132, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_44 = stablehlo.constant dense<30> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %135 = stablehlo.compare LT, %131, %134, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %136 = stablehlo.and %133, %135 : tensor<24xi1>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %c_46 = stablehlo.constant dense<29> : tensor<i32>
    %137 = call @clip(%131, %c_45, %c_46) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %139:2 = call @take_along_axis(%127, %138) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %140 = stablehlo.reshape %139#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %141 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %143 = stablehlo.subtract %127, %142 : tensor<24x30xf32>
    %144 = stablehlo.exponential %143 : tensor<24x30xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.add %121, %145 : tensor<24xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %147:2 = call @_where(%136, %140, %c_48) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %148 = stablehlo.add %122, %147#0 : tensor<24xf32>
    %149 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %150 = stablehlo.dot_general %arg0, %149, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %151 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %153 = stablehlo.divide %150, %152 : tensor<24x30xf32>
    %154 = stablehlo.multiply %151, %151 : tensor<f32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.divide %cst_49, %154 : tensor<f32>
    %c_50 = stablehlo.constant dense<30> : tensor<i32>
    %156 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %157 = stablehlo.subtract %arg2, %156 : tensor<24xi32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %158 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %159 = stablehlo.compare GE, %157, %158, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_52 = stablehlo.constant dense<30> : tensor<i32>
    %160 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %161 = stablehlo.compare LT, %157, %160, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %162 = stablehlo.and %159, %161 : tensor<24xi1>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %c_54 = stablehlo.constant dense<29> : tensor<i32>
    %163 = call @clip(%157, %c_53, %c_54) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %165:2 = call @take_along_axis(%153, %164) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %166 = stablehlo.reshape %165#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %167 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %169 = stablehlo.subtract %153, %168 : tensor<24x30xf32>
    %170 = stablehlo.exponential %169 : tensor<24x30xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.add %146, %171 : tensor<24xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %173:2 = call @_where(%162, %166, %c_56) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %174 = stablehlo.add %148, %173#0 : tensor<24xf32>
    %175 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %176 = stablehlo.dot_general %arg0, %175, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %177 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %179 = stablehlo.divide %176, %178 : tensor<24x30xf32>
    %180 = stablehlo.multiply %177, %177 : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.divide %cst_57, %180 : tensor<f32>
    %c_58 = stablehlo.constant dense<60> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %183 = stablehlo.subtract %arg2, %182 : tensor<24xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %185 = stablehlo.compare GE, %183, %184, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_60 = stablehlo.constant dense<30> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %187 = stablehlo.compare LT, %183, %186, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %188 = stablehlo.and %185, %187 : tensor<24xi1>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %c_62 = stablehlo.constant dense<29> : tensor<i32>
    %189 = call @clip(%183, %c_61, %c_62) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %191:2 = call @take_along_axis(%179, %190) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %192 = stablehlo.reshape %191#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %193 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %195 = stablehlo.subtract %179, %194 : tensor<24x30xf32>
    %196 = stablehlo.exponential %195 : tensor<24x30xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.add %172, %197 : tensor<24xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %199:2 = call @_where(%188, %192, %c_64) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %200 = stablehlo.add %174, %199#0 : tensor<24xf32>
    %201 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %202 = stablehlo.dot_general %arg0, %201, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %203 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %205 = stablehlo.divide %202, %204 : tensor<24x30xf32>
    %206 = stablehlo.multiply %203, %203 : tensor<f32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.divide %cst_65, %206 : tensor<f32>
    %c_66 = stablehlo.constant dense<90> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %209 = stablehlo.subtract %arg2, %208 : tensor<24xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %210 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %211 = stablehlo.compare GE, %209, %210, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_68 = stablehlo.constant dense<30> : tensor<i32>
    %212 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %213 = stablehlo.compare LT, %209, %212, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %214 = stablehlo.and %211, %213 : tensor<24xi1>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %c_70 = stablehlo.constant dense<29> : tensor<i32>
    %215 = call @clip(%209, %c_69, %c_70) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %217:2 = call @take_along_axis(%205, %216) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %218 = stablehlo.reshape %217#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %219 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %221 = stablehlo.subtract %205, %220 : tensor<24x30xf32>
    %222 = stablehlo.exponential %221 : tensor<24x30xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_71) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.add %198, %223 : tensor<24xf32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %225:2 = call @_where(%214, %218, %c_72) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %226 = stablehlo.add %200, %225#0 : tensor<24xf32>
    %227 = stablehlo.log %224 : tensor<24xf32>
    %228 = stablehlo.add %102, %227 : tensor<24xf32>
    %229 = stablehlo.subtract %228, %226 : tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %231 = stablehlo.multiply %230, %102 : tensor<24xf32>
    %232 = stablehlo.add %229, %231 : tensor<24xf32>
    %233 = stablehlo.multiply %232, %arg3 : tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_74) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %236 = stablehlo.multiply %235, %arg3 : tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %238 = stablehlo.multiply %237, %236 : tensor<24xf32>
    %239 = stablehlo.negate %236 : tensor<24xf32>
    %240 = stablehlo.add %238, %236 : tensor<24xf32>
    %241 = stablehlo.divide %236, %224 : tensor<24xf32>
    %242 = call @_where_0(%214, %225#1, %239) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %243 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %244 = stablehlo.multiply %243, %222 : tensor<24x30xf32>
    %245 = stablehlo.negate %244 : tensor<24x30xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %247 = stablehlo.reshape %246 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.add %240, %248 : tensor<24xf32>
    %250 = stablehlo.broadcast_in_dim %242, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %251 = call @take_along_axis_1(%217#1, %250) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %252 = stablehlo.add %244, %251 : tensor<24x30xf32>
    %253 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %254 = stablehlo.multiply %252, %253 : tensor<24x30xf32>
    %255 = stablehlo.multiply %254, %202 : tensor<24x30xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %257 = stablehlo.negate %256 : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %259 = stablehlo.divide %252, %258 : tensor<24x30xf32>
    %260 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %261 = stablehlo.dot_general %259, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %262 = stablehlo.transpose %261, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %263 = stablehlo.dot_general %259, %201, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.pad %262, %cst_80, low = [0, 90], high = [0, 0], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %265 = call @_where_0(%188, %199#1, %239) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %266 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %267 = stablehlo.multiply %266, %196 : tensor<24x30xf32>
    %268 = stablehlo.negate %267 : tensor<24x30xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.reshape %269 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %272 = stablehlo.add %249, %271 : tensor<24xf32>
    %273 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %274 = call @take_along_axis_1(%191#1, %273) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %275 = stablehlo.add %267, %274 : tensor<24x30xf32>
    %276 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %277 = stablehlo.multiply %275, %276 : tensor<24x30xf32>
    %278 = stablehlo.multiply %277, %176 : tensor<24x30xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.reduce(%278 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %280 = stablehlo.negate %279 : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %282 = stablehlo.divide %275, %281 : tensor<24x30xf32>
    %283 = stablehlo.broadcast_in_dim %280, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %284 = stablehlo.add %260, %283 : tensor<1xf32>
    %285 = stablehlo.dot_general %282, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %286 = stablehlo.transpose %285, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %287 = stablehlo.dot_general %282, %175, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %288 = stablehlo.add %263, %287 : tensor<24x24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.pad %286, %cst_84, low = [0, 60], high = [0, 30], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %290 = stablehlo.add %264, %289 : tensor<24x120xf32>
    %291 = call @_where_0(%162, %173#1, %239) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %292 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %293 = stablehlo.multiply %292, %170 : tensor<24x30xf32>
    %294 = stablehlo.negate %293 : tensor<24x30xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.reduce(%294 init: %cst_85) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %296 = stablehlo.reshape %295 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.add %272, %297 : tensor<24xf32>
    %299 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %300 = call @take_along_axis_1(%165#1, %299) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %301 = stablehlo.add %293, %300 : tensor<24x30xf32>
    %302 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %303 = stablehlo.multiply %301, %302 : tensor<24x30xf32>
    %304 = stablehlo.multiply %303, %150 : tensor<24x30xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %306 = stablehlo.negate %305 : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %308 = stablehlo.divide %301, %307 : tensor<24x30xf32>
    %309 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %310 = stablehlo.add %284, %309 : tensor<1xf32>
    %311 = stablehlo.dot_general %308, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %312 = stablehlo.transpose %311, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %313 = stablehlo.dot_general %308, %149, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %314 = stablehlo.add %288, %313 : tensor<24x24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.pad %312, %cst_88, low = [0, 30], high = [0, 60], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %316 = stablehlo.add %290, %315 : tensor<24x120xf32>
    %317 = call @_where_0(%136, %147#1, %239) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %318 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %319 = stablehlo.multiply %318, %144 : tensor<24x30xf32>
    %320 = stablehlo.negate %319 : tensor<24x30xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%320 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %322 = stablehlo.reshape %321 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %324 = stablehlo.add %298, %323 : tensor<24xf32>
    %325 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %326 = call @take_along_axis_1(%139#1, %325) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %327 = stablehlo.add %319, %326 : tensor<24x30xf32>
    %328 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %329 = stablehlo.multiply %327, %328 : tensor<24x30xf32>
    %330 = stablehlo.multiply %329, %124 : tensor<24x30xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%330 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %332 = stablehlo.negate %331 : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %334 = stablehlo.divide %327, %333 : tensor<24x30xf32>
    %335 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %336 = stablehlo.add %310, %335 : tensor<1xf32>
    %337 = stablehlo.dot_general %334, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %338 = stablehlo.transpose %337, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %339 = stablehlo.dot_general %334, %123, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %340 = stablehlo.add %314, %339 : tensor<24x24xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.pad %338, %cst_92, low = [0, 0], high = [0, 90], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %342 = stablehlo.add %316, %341 : tensor<24x120xf32>
    %343 = stablehlo.multiply %324, %120 : tensor<24xf32>
    %344 = stablehlo.multiply %324, %111 : tensor<24xf32>
    %345 = stablehlo.divide %343, %101 : tensor<24xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %347 = stablehlo.multiply %346, %100 : tensor<24x30xf32>
    %348 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %349 = stablehlo.multiply %347, %348 : tensor<24x30xf32>
    %350 = stablehlo.multiply %349, %90 : tensor<24x30xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %352 = stablehlo.negate %351 : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %354 = stablehlo.divide %347, %353 : tensor<24x30xf32>
    %355 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %356 = stablehlo.add %336, %355 : tensor<1xf32>
    %357 = stablehlo.dot_general %354, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %358 = stablehlo.transpose %357, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %359 = stablehlo.dot_general %354, %89, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %360 = stablehlo.add %340, %359 : tensor<24x24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.pad %358, %cst_94, low = [0, 90], high = [0, 0], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %362 = stablehlo.add %342, %361 : tensor<24x120xf32>
    %363 = stablehlo.multiply %344, %88 : tensor<24xf32>
    %364 = stablehlo.multiply %344, %79 : tensor<24xf32>
    %365 = stablehlo.divide %363, %69 : tensor<24xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %367 = stablehlo.multiply %366, %68 : tensor<24x30xf32>
    %368 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %369 = stablehlo.multiply %367, %368 : tensor<24x30xf32>
    %370 = stablehlo.multiply %369, %58 : tensor<24x30xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.reduce(%370 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %372 = stablehlo.negate %371 : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %374 = stablehlo.divide %367, %373 : tensor<24x30xf32>
    %375 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %376 = stablehlo.add %356, %375 : tensor<1xf32>
    %377 = stablehlo.dot_general %374, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %378 = stablehlo.transpose %377, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %379 = stablehlo.dot_general %374, %57, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %380 = stablehlo.add %360, %379 : tensor<24x24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.pad %378, %cst_96, low = [0, 60], high = [0, 30], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %382 = stablehlo.add %362, %381 : tensor<24x120xf32>
    %383 = stablehlo.multiply %364, %56 : tensor<24xf32>
    %384 = stablehlo.multiply %364, %47 : tensor<24xf32>
    %385 = stablehlo.divide %383, %37 : tensor<24xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %387 = stablehlo.multiply %386, %36 : tensor<24x30xf32>
    %388 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %389 = stablehlo.multiply %387, %388 : tensor<24x30xf32>
    %390 = stablehlo.multiply %389, %26 : tensor<24x30xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%390 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %392 = stablehlo.negate %391 : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %394 = stablehlo.divide %387, %393 : tensor<24x30xf32>
    %395 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %396 = stablehlo.add %376, %395 : tensor<1xf32>
    %397 = stablehlo.dot_general %394, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %398 = stablehlo.transpose %397, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %399 = stablehlo.dot_general %394, %25, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %400 = stablehlo.add %380, %399 : tensor<24x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.pad %398, %cst_98, low = [0, 30], high = [0, 60], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %402 = stablehlo.add %382, %401 : tensor<24x120xf32>
    %403 = stablehlo.multiply %384, %24 : tensor<24xf32>
    %404 = stablehlo.divide %403, %13 : tensor<24xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %406 = stablehlo.multiply %405, %12 : tensor<24x30xf32>
    %407 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %408 = stablehlo.multiply %406, %407 : tensor<24x30xf32>
    %409 = stablehlo.multiply %408, %2 : tensor<24x30xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%409 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<f32>
    %411 = stablehlo.negate %410 : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %413 = stablehlo.divide %406, %412 : tensor<24x30xf32>
    %414 = stablehlo.broadcast_in_dim %411, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %415 = stablehlo.add %396, %414 : tensor<1xf32>
    %416 = stablehlo.dot_general %413, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %417 = stablehlo.transpose %416, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %418 = stablehlo.dot_general %413, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %419 = stablehlo.add %400, %418 : tensor<24x24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.pad %417, %cst_100, low = [0, 0], high = [0, 90], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %421 = stablehlo.add %402, %420 : tensor<24x120xf32>
    return %234, %419, %421, %415 : tensor<f32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<1xf32>
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
