module @jit_one_maximum_head_written_capped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x120xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %4 = stablehlo.divide %2, %3 : tensor<24x30xf32>
    %5 = stablehlo.tanh %4 : tensor<24x30xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<24x30xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<24x30xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.reshape %10 : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %13 = stablehlo.compare EQ, %9, %12, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %14 = stablehlo.convert %13 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.convert %0 : tensor<24xf32>
    %17 = stablehlo.maximum %16, %10 : tensor<24xf32>
    %18 = stablehlo.compare EQ, %10, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.divide %21, %25 : tensor<24xf32>
    %27 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %28 = stablehlo.dot_general %arg0, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %30 = stablehlo.divide %28, %29 : tensor<24x30xf32>
    %31 = stablehlo.tanh %30 : tensor<24x30xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %33 = stablehlo.subtract %32, %31 : tensor<24x30xf32>
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %35 = stablehlo.multiply %34, %31 : tensor<24x30xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.reshape %36 : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %39 = stablehlo.compare EQ, %35, %38, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %40 = stablehlo.convert %39 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.maximum %17, %36 : tensor<24xf32>
    %43 = stablehlo.compare EQ, %17, %42, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.compare EQ, %36, %42, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<24xi1>, tensor<24xf32>
    %51 = stablehlo.divide %46, %50 : tensor<24xf32>
    %52 = stablehlo.compare EQ, %36, %42, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<24xi1>, tensor<24xf32>
    %56 = stablehlo.compare EQ, %17, %42, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.select %56, %57, %58 : tensor<24xi1>, tensor<24xf32>
    %60 = stablehlo.divide %55, %59 : tensor<24xf32>
    %61 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %62 = stablehlo.dot_general %arg0, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_22 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %64 = stablehlo.divide %62, %63 : tensor<24x30xf32>
    %65 = stablehlo.tanh %64 : tensor<24x30xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %67 = stablehlo.subtract %66, %65 : tensor<24x30xf32>
    %cst_24 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %69 = stablehlo.multiply %68, %65 : tensor<24x30xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_25) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.reshape %70 : (tensor<24xf32>) -> tensor<24x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %73 = stablehlo.compare EQ, %69, %72, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %74 = stablehlo.convert %73 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.maximum %42, %70 : tensor<24xf32>
    %77 = stablehlo.compare EQ, %42, %76, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<24xi1>, tensor<24xf32>
    %81 = stablehlo.compare EQ, %70, %76, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.select %81, %82, %83 : tensor<24xi1>, tensor<24xf32>
    %85 = stablehlo.divide %80, %84 : tensor<24xf32>
    %86 = stablehlo.compare EQ, %70, %76, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.select %86, %87, %88 : tensor<24xi1>, tensor<24xf32>
    %90 = stablehlo.compare EQ, %42, %76, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.select %90, %91, %92 : tensor<24xi1>, tensor<24xf32>
    %94 = stablehlo.divide %89, %93 : tensor<24xf32>
    %95 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %96 = stablehlo.dot_general %arg0, %95, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_35 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %98 = stablehlo.divide %96, %97 : tensor<24x30xf32>
    %99 = stablehlo.tanh %98 : tensor<24x30xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %101 = stablehlo.subtract %100, %99 : tensor<24x30xf32>
    %cst_37 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %103 = stablehlo.multiply %102, %99 : tensor<24x30xf32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_38) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.reshape %104 : (tensor<24xf32>) -> tensor<24x1xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %107 = stablehlo.compare EQ, %103, %106, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %108 = stablehlo.convert %107 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.maximum %76, %104 : tensor<24xf32>
    %111 = stablehlo.compare EQ, %76, %110, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.select %111, %112, %113 : tensor<24xi1>, tensor<24xf32>
    %115 = stablehlo.compare EQ, %104, %110, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.select %115, %116, %117 : tensor<24xi1>, tensor<24xf32>
    %119 = stablehlo.divide %114, %118 : tensor<24xf32>
    %120 = stablehlo.compare EQ, %104, %110, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.select %120, %121, %122 : tensor<24xi1>, tensor<24xf32>
    %124 = stablehlo.compare EQ, %76, %110, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %127 = stablehlo.select %124, %125, %126 : tensor<24xi1>, tensor<24xf32>
    %128 = stablehlo.divide %123, %127 : tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.slice %arg1 [0:24, 0:30] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %132 = stablehlo.dot_general %arg0, %131, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_50 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %134 = stablehlo.divide %132, %133 : tensor<24x30xf32>
    %135 = stablehlo.tanh %134 : tensor<24x30xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %137 = stablehlo.subtract %136, %135 : tensor<24x30xf32>
    %cst_52 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %139 = stablehlo.multiply %138, %135 : tensor<24x30xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %141 = stablehlo.subtract %arg2, %140 : tensor<24xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %142 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %143 = stablehlo.compare GE, %141, %142, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_54 = stablehlo.constant dense<30> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %145 = stablehlo.compare LT, %141, %144, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %146 = stablehlo.and %143, %145 : tensor<24xi1>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %c_56 = stablehlo.constant dense<29> : tensor<i32>
    %147 = call @clip(%141, %c_55, %c_56) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %149:2 = call @take_along_axis(%139, %148) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %150 = stablehlo.reshape %149#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %151 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %153 = stablehlo.subtract %139, %152 : tensor<24x30xf32>
    %154 = stablehlo.exponential %153 : tensor<24x30xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %156 = stablehlo.add %129, %155 : tensor<24xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %157:2 = call @_where(%146, %150, %c_58) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %158 = stablehlo.add %130, %157#0 : tensor<24xf32>
    %159 = stablehlo.slice %arg1 [0:24, 30:60] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %160 = stablehlo.dot_general %arg0, %159, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_59 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %162 = stablehlo.divide %160, %161 : tensor<24x30xf32>
    %163 = stablehlo.tanh %162 : tensor<24x30xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %165 = stablehlo.subtract %164, %163 : tensor<24x30xf32>
    %cst_61 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %167 = stablehlo.multiply %166, %163 : tensor<24x30xf32>
    %c_62 = stablehlo.constant dense<30> : tensor<i32>
    %168 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %169 = stablehlo.subtract %arg2, %168 : tensor<24xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %170 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %171 = stablehlo.compare GE, %169, %170, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_64 = stablehlo.constant dense<30> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %173 = stablehlo.compare LT, %169, %172, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %174 = stablehlo.and %171, %173 : tensor<24xi1>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %c_66 = stablehlo.constant dense<29> : tensor<i32>
    %175 = call @clip(%169, %c_65, %c_66) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %177:2 = call @take_along_axis(%167, %176) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %178 = stablehlo.reshape %177#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %179 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %181 = stablehlo.subtract %167, %180 : tensor<24x30xf32>
    %182 = stablehlo.exponential %181 : tensor<24x30xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.add %156, %183 : tensor<24xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %185:2 = call @_where(%174, %178, %c_68) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %186 = stablehlo.add %158, %185#0 : tensor<24xf32>
    %187 = stablehlo.slice %arg1 [0:24, 60:90] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %188 = stablehlo.dot_general %arg0, %187, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_69 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %190 = stablehlo.divide %188, %189 : tensor<24x30xf32>
    %191 = stablehlo.tanh %190 : tensor<24x30xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %193 = stablehlo.subtract %192, %191 : tensor<24x30xf32>
    %cst_71 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %195 = stablehlo.multiply %194, %191 : tensor<24x30xf32>
    %c_72 = stablehlo.constant dense<60> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %197 = stablehlo.subtract %arg2, %196 : tensor<24xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %199 = stablehlo.compare GE, %197, %198, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_74 = stablehlo.constant dense<30> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %201 = stablehlo.compare LT, %197, %200, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %202 = stablehlo.and %199, %201 : tensor<24xi1>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %c_76 = stablehlo.constant dense<29> : tensor<i32>
    %203 = call @clip(%197, %c_75, %c_76) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %205:2 = call @take_along_axis(%195, %204) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %206 = stablehlo.reshape %205#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %207 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %209 = stablehlo.subtract %195, %208 : tensor<24x30xf32>
    %210 = stablehlo.exponential %209 : tensor<24x30xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.add %184, %211 : tensor<24xf32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %213:2 = call @_where(%202, %206, %c_78) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %214 = stablehlo.add %186, %213#0 : tensor<24xf32>
    %215 = stablehlo.slice %arg1 [0:24, 90:120] : (tensor<24x120xf32>) -> tensor<24x30xf32>
    %216 = stablehlo.dot_general %arg0, %215, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %cst_79 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %218 = stablehlo.divide %216, %217 : tensor<24x30xf32>
    %219 = stablehlo.tanh %218 : tensor<24x30xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %221 = stablehlo.subtract %220, %219 : tensor<24x30xf32>
    %cst_81 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %223 = stablehlo.multiply %222, %219 : tensor<24x30xf32>
    %c_82 = stablehlo.constant dense<90> : tensor<i32>
    %224 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %225 = stablehlo.subtract %arg2, %224 : tensor<24xi32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %227 = stablehlo.compare GE, %225, %226, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_84 = stablehlo.constant dense<30> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %229 = stablehlo.compare LT, %225, %228, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %230 = stablehlo.and %227, %229 : tensor<24xi1>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %c_86 = stablehlo.constant dense<29> : tensor<i32>
    %231 = call @clip(%225, %c_85, %c_86) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %233:2 = call @take_along_axis(%223, %232) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %234 = stablehlo.reshape %233#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %235 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %237 = stablehlo.subtract %223, %236 : tensor<24x30xf32>
    %238 = stablehlo.exponential %237 : tensor<24x30xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.add %212, %239 : tensor<24xf32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %241:2 = call @_where(%230, %234, %c_88) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %242 = stablehlo.add %214, %241#0 : tensor<24xf32>
    %243 = stablehlo.log %240 : tensor<24xf32>
    %244 = stablehlo.add %110, %243 : tensor<24xf32>
    %245 = stablehlo.subtract %244, %242 : tensor<24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %247 = stablehlo.multiply %246, %110 : tensor<24xf32>
    %248 = stablehlo.add %245, %247 : tensor<24xf32>
    %249 = stablehlo.multiply %248, %arg3 : tensor<24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%249 init: %cst_90) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %252 = stablehlo.multiply %251, %arg3 : tensor<24xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %254 = stablehlo.multiply %253, %252 : tensor<24xf32>
    %255 = stablehlo.negate %252 : tensor<24xf32>
    %256 = stablehlo.add %254, %252 : tensor<24xf32>
    %257 = stablehlo.divide %252, %240 : tensor<24xf32>
    %258 = call @_where_0(%230, %241#1, %255) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %259 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %260 = stablehlo.multiply %259, %238 : tensor<24x30xf32>
    %261 = stablehlo.negate %260 : tensor<24x30xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_93) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %263 = stablehlo.reshape %262 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.reduce(%263 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %265 = stablehlo.add %256, %264 : tensor<24xf32>
    %266 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %267 = call @take_along_axis_1(%233#1, %266) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %268 = stablehlo.add %260, %267 : tensor<24x30xf32>
    %cst_95 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %270 = stablehlo.multiply %269, %268 : tensor<24x30xf32>
    %271 = stablehlo.multiply %270, %221 : tensor<24x30xf32>
    %272 = stablehlo.multiply %271, %219 : tensor<24x30xf32>
    %273 = stablehlo.add %271, %272 : tensor<24x30xf32>
    %cst_96 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %275 = stablehlo.divide %273, %274 : tensor<24x30xf32>
    %276 = stablehlo.dot_general %275, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %277 = stablehlo.transpose %276, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %278 = stablehlo.dot_general %275, %215, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.pad %277, %cst_97, low = [0, 90], high = [0, 0], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %280 = call @_where_0(%202, %213#1, %255) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %281 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %282 = stablehlo.multiply %281, %210 : tensor<24x30xf32>
    %283 = stablehlo.negate %282 : tensor<24x30xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.reshape %284 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %287 = stablehlo.add %265, %286 : tensor<24xf32>
    %288 = stablehlo.broadcast_in_dim %280, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %289 = call @take_along_axis_1(%205#1, %288) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %290 = stablehlo.add %282, %289 : tensor<24x30xf32>
    %cst_100 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %292 = stablehlo.multiply %291, %290 : tensor<24x30xf32>
    %293 = stablehlo.multiply %292, %193 : tensor<24x30xf32>
    %294 = stablehlo.multiply %293, %191 : tensor<24x30xf32>
    %295 = stablehlo.add %293, %294 : tensor<24x30xf32>
    %cst_101 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %297 = stablehlo.divide %295, %296 : tensor<24x30xf32>
    %298 = stablehlo.dot_general %297, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %299 = stablehlo.transpose %298, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %300 = stablehlo.dot_general %297, %187, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %301 = stablehlo.add %278, %300 : tensor<24x24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.pad %299, %cst_102, low = [0, 60], high = [0, 30], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %303 = stablehlo.add %279, %302 : tensor<24x120xf32>
    %304 = call @_where_0(%174, %185#1, %255) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %305 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %306 = stablehlo.multiply %305, %182 : tensor<24x30xf32>
    %307 = stablehlo.negate %306 : tensor<24x30xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%307 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %309 = stablehlo.reshape %308 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%309 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.add %287, %310 : tensor<24xf32>
    %312 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %313 = call @take_along_axis_1(%177#1, %312) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %314 = stablehlo.add %306, %313 : tensor<24x30xf32>
    %cst_105 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %316 = stablehlo.multiply %315, %314 : tensor<24x30xf32>
    %317 = stablehlo.multiply %316, %165 : tensor<24x30xf32>
    %318 = stablehlo.multiply %317, %163 : tensor<24x30xf32>
    %319 = stablehlo.add %317, %318 : tensor<24x30xf32>
    %cst_106 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %321 = stablehlo.divide %319, %320 : tensor<24x30xf32>
    %322 = stablehlo.dot_general %321, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %323 = stablehlo.transpose %322, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %324 = stablehlo.dot_general %321, %159, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %325 = stablehlo.add %301, %324 : tensor<24x24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.pad %323, %cst_107, low = [0, 30], high = [0, 60], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %327 = stablehlo.add %303, %326 : tensor<24x120xf32>
    %328 = call @_where_0(%146, %157#1, %255) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %329 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %330 = stablehlo.multiply %329, %154 : tensor<24x30xf32>
    %331 = stablehlo.negate %330 : tensor<24x30xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%331 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %333 = stablehlo.reshape %332 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%333 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %335 = stablehlo.add %311, %334 : tensor<24xf32>
    %336 = stablehlo.broadcast_in_dim %328, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %337 = call @take_along_axis_1(%149#1, %336) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %338 = stablehlo.add %330, %337 : tensor<24x30xf32>
    %cst_110 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %340 = stablehlo.multiply %339, %338 : tensor<24x30xf32>
    %341 = stablehlo.multiply %340, %137 : tensor<24x30xf32>
    %342 = stablehlo.multiply %341, %135 : tensor<24x30xf32>
    %343 = stablehlo.add %341, %342 : tensor<24x30xf32>
    %cst_111 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %345 = stablehlo.divide %343, %344 : tensor<24x30xf32>
    %346 = stablehlo.dot_general %345, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %347 = stablehlo.transpose %346, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %348 = stablehlo.dot_general %345, %131, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %349 = stablehlo.add %325, %348 : tensor<24x24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.pad %347, %cst_112, low = [0, 0], high = [0, 90], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %351 = stablehlo.add %327, %350 : tensor<24x120xf32>
    %352 = stablehlo.multiply %335, %128 : tensor<24xf32>
    %353 = stablehlo.multiply %335, %119 : tensor<24xf32>
    %354 = stablehlo.divide %352, %109 : tensor<24xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %356 = stablehlo.multiply %355, %108 : tensor<24x30xf32>
    %cst_113 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %358 = stablehlo.multiply %357, %356 : tensor<24x30xf32>
    %359 = stablehlo.multiply %358, %101 : tensor<24x30xf32>
    %360 = stablehlo.multiply %359, %99 : tensor<24x30xf32>
    %361 = stablehlo.add %359, %360 : tensor<24x30xf32>
    %cst_114 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %363 = stablehlo.divide %361, %362 : tensor<24x30xf32>
    %364 = stablehlo.dot_general %363, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %365 = stablehlo.transpose %364, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %366 = stablehlo.dot_general %363, %95, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %367 = stablehlo.add %349, %366 : tensor<24x24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.pad %365, %cst_115, low = [0, 90], high = [0, 0], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %369 = stablehlo.add %351, %368 : tensor<24x120xf32>
    %370 = stablehlo.multiply %353, %94 : tensor<24xf32>
    %371 = stablehlo.multiply %353, %85 : tensor<24xf32>
    %372 = stablehlo.divide %370, %75 : tensor<24xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %374 = stablehlo.multiply %373, %74 : tensor<24x30xf32>
    %cst_116 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %376 = stablehlo.multiply %375, %374 : tensor<24x30xf32>
    %377 = stablehlo.multiply %376, %67 : tensor<24x30xf32>
    %378 = stablehlo.multiply %377, %65 : tensor<24x30xf32>
    %379 = stablehlo.add %377, %378 : tensor<24x30xf32>
    %cst_117 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %381 = stablehlo.divide %379, %380 : tensor<24x30xf32>
    %382 = stablehlo.dot_general %381, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %383 = stablehlo.transpose %382, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %384 = stablehlo.dot_general %381, %61, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %385 = stablehlo.add %367, %384 : tensor<24x24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.pad %383, %cst_118, low = [0, 60], high = [0, 30], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %387 = stablehlo.add %369, %386 : tensor<24x120xf32>
    %388 = stablehlo.multiply %371, %60 : tensor<24xf32>
    %389 = stablehlo.multiply %371, %51 : tensor<24xf32>
    %390 = stablehlo.divide %388, %41 : tensor<24xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %392 = stablehlo.multiply %391, %40 : tensor<24x30xf32>
    %cst_119 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %394 = stablehlo.multiply %393, %392 : tensor<24x30xf32>
    %395 = stablehlo.multiply %394, %33 : tensor<24x30xf32>
    %396 = stablehlo.multiply %395, %31 : tensor<24x30xf32>
    %397 = stablehlo.add %395, %396 : tensor<24x30xf32>
    %cst_120 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %399 = stablehlo.divide %397, %398 : tensor<24x30xf32>
    %400 = stablehlo.dot_general %399, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %401 = stablehlo.transpose %400, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %402 = stablehlo.dot_general %399, %27, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %403 = stablehlo.add %385, %402 : tensor<24x24xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.pad %401, %cst_121, low = [0, 30], high = [0, 60], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %405 = stablehlo.add %387, %404 : tensor<24x120xf32>
    %406 = stablehlo.multiply %389, %26 : tensor<24xf32>
    %407 = stablehlo.divide %406, %15 : tensor<24xf32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %409 = stablehlo.multiply %408, %14 : tensor<24x30xf32>
    %cst_122 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %411 = stablehlo.multiply %410, %409 : tensor<24x30xf32>
    %412 = stablehlo.multiply %411, %7 : tensor<24x30xf32>
    %413 = stablehlo.multiply %412, %5 : tensor<24x30xf32>
    %414 = stablehlo.add %412, %413 : tensor<24x30xf32>
    %cst_123 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %416 = stablehlo.divide %414, %415 : tensor<24x30xf32>
    %417 = stablehlo.dot_general %416, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %418 = stablehlo.transpose %417, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %419 = stablehlo.dot_general %416, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %420 = stablehlo.add %403, %419 : tensor<24x24xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.pad %418, %cst_124, low = [0, 0], high = [0, 90], interior = [0, 0] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24x120xf32>
    %422 = stablehlo.add %405, %421 : tensor<24x120xf32>
    return %250, %420, %422 : tensor<f32>, tensor<24x24xf32>, tensor<24x120xf32>
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
