module @jit_written_autodiff_index attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %24 = stablehlo.exponential %23 : tensor<24xf32>
    %25 = stablehlo.multiply %1, %24 : tensor<24xf32>
    %26 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.subtract %4, %27 : tensor<24x40xf32>
    %29 = stablehlo.exponential %28 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %25, %30 : tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.compare GE, %arg2, %32, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_9 = stablehlo.constant dense<40> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.compare LT, %arg2, %34, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %36 = stablehlo.and %33, %35 : tensor<24xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.subtract %arg2, %37 : tensor<24xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<39> : tensor<i32>
    %39 = call @clip(%38, %c_11, %c_12) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %41:2 = call @take_along_axis(%4, %40) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %42 = stablehlo.reshape %41#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %43:2 = call @_where(%36, %42, %c_13) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %44 = stablehlo.add %2, %43#0 : tensor<24xf32>
    %45 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %46 = stablehlo.dot_general %arg0, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.reshape %47 : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %50 = stablehlo.compare EQ, %46, %49, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %51 = stablehlo.convert %50 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.maximum %12, %47 : tensor<24xf32>
    %54 = stablehlo.compare EQ, %12, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.compare EQ, %47, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<24xi1>, tensor<24xf32>
    %62 = stablehlo.divide %57, %61 : tensor<24xf32>
    %63 = stablehlo.compare EQ, %47, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<24xi1>, tensor<24xf32>
    %67 = stablehlo.compare EQ, %12, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<24xi1>, tensor<24xf32>
    %71 = stablehlo.divide %66, %70 : tensor<24xf32>
    %72 = stablehlo.subtract %12, %53 : tensor<24xf32>
    %73 = stablehlo.exponential %72 : tensor<24xf32>
    %74 = stablehlo.multiply %31, %73 : tensor<24xf32>
    %75 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %77 = stablehlo.subtract %46, %76 : tensor<24x40xf32>
    %78 = stablehlo.exponential %77 : tensor<24x40xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.add %74, %79 : tensor<24xf32>
    %c_25 = stablehlo.constant dense<40> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %82 = stablehlo.compare GE, %arg2, %81, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_26 = stablehlo.constant dense<80> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %84 = stablehlo.compare LT, %arg2, %83, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %85 = stablehlo.and %82, %84 : tensor<24xi1>
    %c_27 = stablehlo.constant dense<40> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %87 = stablehlo.subtract %arg2, %86 : tensor<24xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<39> : tensor<i32>
    %88 = call @clip(%87, %c_28, %c_29) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %90:2 = call @take_along_axis(%46, %89) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %91 = stablehlo.reshape %90#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %92:2 = call @_where(%85, %91, %c_30) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %93 = stablehlo.add %44, %92#0 : tensor<24xf32>
    %94 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %95 = stablehlo.dot_general %arg0, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_31) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.reshape %96 : (tensor<24xf32>) -> tensor<24x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %99 = stablehlo.compare EQ, %95, %98, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %100 = stablehlo.convert %99 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.maximum %53, %96 : tensor<24xf32>
    %103 = stablehlo.compare EQ, %53, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<24xi1>, tensor<24xf32>
    %107 = stablehlo.compare EQ, %96, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.select %107, %108, %109 : tensor<24xi1>, tensor<24xf32>
    %111 = stablehlo.divide %106, %110 : tensor<24xf32>
    %112 = stablehlo.compare EQ, %96, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.compare EQ, %53, %102, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.select %116, %117, %118 : tensor<24xi1>, tensor<24xf32>
    %120 = stablehlo.divide %115, %119 : tensor<24xf32>
    %121 = stablehlo.subtract %53, %102 : tensor<24xf32>
    %122 = stablehlo.exponential %121 : tensor<24xf32>
    %123 = stablehlo.multiply %80, %122 : tensor<24xf32>
    %124 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %126 = stablehlo.subtract %95, %125 : tensor<24x40xf32>
    %127 = stablehlo.exponential %126 : tensor<24x40xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.add %123, %128 : tensor<24xf32>
    %c_42 = stablehlo.constant dense<80> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %131 = stablehlo.compare GE, %arg2, %130, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_43 = stablehlo.constant dense<120> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %133 = stablehlo.compare LT, %arg2, %132, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %134 = stablehlo.and %131, %133 : tensor<24xi1>
    %c_44 = stablehlo.constant dense<80> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %136 = stablehlo.subtract %arg2, %135 : tensor<24xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %c_46 = stablehlo.constant dense<39> : tensor<i32>
    %137 = call @clip(%136, %c_45, %c_46) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %139:2 = call @take_along_axis(%95, %138) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %140 = stablehlo.reshape %139#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %141:2 = call @_where(%134, %140, %c_47) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %142 = stablehlo.add %93, %141#0 : tensor<24xf32>
    %143 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %144 = stablehlo.dot_general %arg0, %143, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_48) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.reshape %145 : (tensor<24xf32>) -> tensor<24x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %148 = stablehlo.compare EQ, %144, %147, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %149 = stablehlo.convert %148 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %151 = stablehlo.maximum %102, %145 : tensor<24xf32>
    %152 = stablehlo.compare EQ, %102, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.select %152, %153, %154 : tensor<24xi1>, tensor<24xf32>
    %156 = stablehlo.compare EQ, %145, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %159 = stablehlo.select %156, %157, %158 : tensor<24xi1>, tensor<24xf32>
    %160 = stablehlo.divide %155, %159 : tensor<24xf32>
    %161 = stablehlo.compare EQ, %145, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %164 = stablehlo.select %161, %162, %163 : tensor<24xi1>, tensor<24xf32>
    %165 = stablehlo.compare EQ, %102, %151, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_56 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.select %165, %166, %167 : tensor<24xi1>, tensor<24xf32>
    %169 = stablehlo.divide %164, %168 : tensor<24xf32>
    %170 = stablehlo.subtract %102, %151 : tensor<24xf32>
    %171 = stablehlo.exponential %170 : tensor<24xf32>
    %172 = stablehlo.multiply %129, %171 : tensor<24xf32>
    %173 = stablehlo.broadcast_in_dim %151, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %175 = stablehlo.subtract %144, %174 : tensor<24x40xf32>
    %176 = stablehlo.exponential %175 : tensor<24x40xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %178 = stablehlo.add %172, %177 : tensor<24xf32>
    %c_59 = stablehlo.constant dense<120> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %180 = stablehlo.compare GE, %arg2, %179, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_60 = stablehlo.constant dense<160> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %182 = stablehlo.compare LT, %arg2, %181, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %183 = stablehlo.and %180, %182 : tensor<24xi1>
    %c_61 = stablehlo.constant dense<120> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %185 = stablehlo.subtract %arg2, %184 : tensor<24xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %c_63 = stablehlo.constant dense<39> : tensor<i32>
    %186 = call @clip(%185, %c_62, %c_63) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %188:2 = call @take_along_axis(%144, %187) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %189 = stablehlo.reshape %188#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %190:2 = call @_where(%183, %189, %c_64) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %191 = stablehlo.add %142, %190#0 : tensor<24xf32>
    %192 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %193 = stablehlo.dot_general %arg0, %192, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_65) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %195 = stablehlo.reshape %194 : (tensor<24xf32>) -> tensor<24x1xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %197 = stablehlo.compare EQ, %193, %196, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %198 = stablehlo.convert %197 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.maximum %151, %194 : tensor<24xf32>
    %201 = stablehlo.compare EQ, %151, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.select %201, %202, %203 : tensor<24xi1>, tensor<24xf32>
    %205 = stablehlo.compare EQ, %194, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.select %205, %206, %207 : tensor<24xi1>, tensor<24xf32>
    %209 = stablehlo.divide %204, %208 : tensor<24xf32>
    %210 = stablehlo.compare EQ, %194, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %213 = stablehlo.select %210, %211, %212 : tensor<24xi1>, tensor<24xf32>
    %214 = stablehlo.compare EQ, %151, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.select %214, %215, %216 : tensor<24xi1>, tensor<24xf32>
    %218 = stablehlo.divide %213, %217 : tensor<24xf32>
    %219 = stablehlo.subtract %151, %200 : tensor<24xf32>
    %220 = stablehlo.exponential %219 : tensor<24xf32>
    %221 = stablehlo.multiply %178, %220 : tensor<24xf32>
    %222 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %224 = stablehlo.subtract %193, %223 : tensor<24x40xf32>
    %225 = stablehlo.exponential %224 : tensor<24x40xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %227 = stablehlo.add %221, %226 : tensor<24xf32>
    %c_76 = stablehlo.constant dense<160> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %229 = stablehlo.compare GE, %arg2, %228, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_77 = stablehlo.constant dense<200> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %231 = stablehlo.compare LT, %arg2, %230, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %232 = stablehlo.and %229, %231 : tensor<24xi1>
    %c_78 = stablehlo.constant dense<160> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %234 = stablehlo.subtract %arg2, %233 : tensor<24xi32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %c_80 = stablehlo.constant dense<39> : tensor<i32>
    %235 = call @clip(%234, %c_79, %c_80) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %237:2 = call @take_along_axis(%193, %236) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %238 = stablehlo.reshape %237#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %239:2 = call @_where(%232, %238, %c_81) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %240 = stablehlo.add %191, %239#0 : tensor<24xf32>
    %241 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %242 = stablehlo.dot_general %arg0, %241, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_82) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %244 = stablehlo.reshape %243 : (tensor<24xf32>) -> tensor<24x1xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %246 = stablehlo.compare EQ, %242, %245, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %247 = stablehlo.convert %246 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.maximum %200, %243 : tensor<24xf32>
    %250 = stablehlo.compare EQ, %200, %249, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %253 = stablehlo.select %250, %251, %252 : tensor<24xi1>, tensor<24xf32>
    %254 = stablehlo.compare EQ, %243, %249, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_86 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %257 = stablehlo.select %254, %255, %256 : tensor<24xi1>, tensor<24xf32>
    %258 = stablehlo.divide %253, %257 : tensor<24xf32>
    %259 = stablehlo.compare EQ, %243, %249, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %262 = stablehlo.select %259, %260, %261 : tensor<24xi1>, tensor<24xf32>
    %263 = stablehlo.compare EQ, %200, %249, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.select %263, %264, %265 : tensor<24xi1>, tensor<24xf32>
    %267 = stablehlo.divide %262, %266 : tensor<24xf32>
    %268 = stablehlo.subtract %200, %249 : tensor<24xf32>
    %269 = stablehlo.exponential %268 : tensor<24xf32>
    %270 = stablehlo.multiply %227, %269 : tensor<24xf32>
    %271 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %273 = stablehlo.subtract %242, %272 : tensor<24x40xf32>
    %274 = stablehlo.exponential %273 : tensor<24x40xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.reduce(%274 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %276 = stablehlo.add %270, %275 : tensor<24xf32>
    %c_93 = stablehlo.constant dense<200> : tensor<i32>
    %277 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %278 = stablehlo.compare GE, %arg2, %277, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_94 = stablehlo.constant dense<240> : tensor<i32>
    %279 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %280 = stablehlo.compare LT, %arg2, %279, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %281 = stablehlo.and %278, %280 : tensor<24xi1>
    %c_95 = stablehlo.constant dense<200> : tensor<i32>
    %282 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %283 = stablehlo.subtract %arg2, %282 : tensor<24xi32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %c_97 = stablehlo.constant dense<39> : tensor<i32>
    %284 = call @clip(%283, %c_96, %c_97) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %286:2 = call @take_along_axis(%242, %285) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %287 = stablehlo.reshape %286#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %288:2 = call @_where(%281, %287, %c_98) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %289 = stablehlo.add %240, %288#0 : tensor<24xf32>
    %290 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %291 = stablehlo.dot_general %arg0, %290, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_99) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %293 = stablehlo.reshape %292 : (tensor<24xf32>) -> tensor<24x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %295 = stablehlo.compare EQ, %291, %294, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %296 = stablehlo.convert %295 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.maximum %249, %292 : tensor<24xf32>
    %299 = stablehlo.compare EQ, %249, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.select %299, %300, %301 : tensor<24xi1>, tensor<24xf32>
    %303 = stablehlo.compare EQ, %292, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_103 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.select %303, %304, %305 : tensor<24xi1>, tensor<24xf32>
    %307 = stablehlo.divide %302, %306 : tensor<24xf32>
    %308 = stablehlo.compare EQ, %292, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.select %308, %309, %310 : tensor<24xi1>, tensor<24xf32>
    %312 = stablehlo.compare EQ, %249, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_107 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %315 = stablehlo.select %312, %313, %314 : tensor<24xi1>, tensor<24xf32>
    %316 = stablehlo.divide %311, %315 : tensor<24xf32>
    %317 = stablehlo.subtract %249, %298 : tensor<24xf32>
    %318 = stablehlo.exponential %317 : tensor<24xf32>
    %319 = stablehlo.multiply %276, %318 : tensor<24xf32>
    %320 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %322 = stablehlo.subtract %291, %321 : tensor<24x11xf32>
    %323 = stablehlo.exponential %322 : tensor<24x11xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.reduce(%323 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %325 = stablehlo.add %319, %324 : tensor<24xf32>
    %c_110 = stablehlo.constant dense<240> : tensor<i32>
    %326 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %327 = stablehlo.compare GE, %arg2, %326, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_111 = stablehlo.constant dense<251> : tensor<i32>
    %328 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %329 = stablehlo.compare LT, %arg2, %328, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %330 = stablehlo.and %327, %329 : tensor<24xi1>
    %c_112 = stablehlo.constant dense<240> : tensor<i32>
    %331 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %332 = stablehlo.subtract %arg2, %331 : tensor<24xi32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %c_114 = stablehlo.constant dense<10> : tensor<i32>
    %333 = call @clip(%332, %c_113, %c_114) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %335:2 = call @take_along_axis_0(%291, %334) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %336 = stablehlo.reshape %335#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %337:2 = call @_where(%330, %336, %c_115) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %338 = stablehlo.add %289, %337#0 : tensor<24xf32>
    %339 = stablehlo.log %325 : tensor<24xf32>
    %340 = stablehlo.add %298, %339 : tensor<24xf32>
    %341 = stablehlo.subtract %340, %338 : tensor<24xf32>
    %342 = stablehlo.multiply %340, %340 : tensor<24xf32>
    %cst_116 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.multiply %343, %340 : tensor<24xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.multiply %345, %342 : tensor<24xf32>
    %347 = stablehlo.add %341, %346 : tensor<24xf32>
    %348 = stablehlo.multiply %347, %arg3 : tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_118) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %351 = stablehlo.multiply %350, %arg3 : tensor<24xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.multiply %352, %351 : tensor<24xf32>
    %354 = stablehlo.multiply %353, %344 : tensor<24xf32>
    %355 = stablehlo.negate %351 : tensor<24xf32>
    %356 = stablehlo.add %354, %351 : tensor<24xf32>
    %357 = stablehlo.divide %356, %325 : tensor<24xf32>
    %358 = call @_where_1(%330, %337#1, %355) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %360 = call @take_along_axis_2(%335#1, %359) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %361 = stablehlo.broadcast_in_dim %357, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %362 = stablehlo.multiply %361, %323 : tensor<24x11xf32>
    %363 = stablehlo.negate %362 : tensor<24x11xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_121) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %365 = stablehlo.reshape %364 : (tensor<24xf32>) -> tensor<24x1xf32>
    %366 = stablehlo.add %360, %362 : tensor<24x11xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%365 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.add %356, %367 : tensor<24xf32>
    %369 = stablehlo.multiply %276, %357 : tensor<24xf32>
    %370 = stablehlo.multiply %357, %318 : tensor<24xf32>
    %371 = stablehlo.multiply %369, %318 : tensor<24xf32>
    %372 = stablehlo.negate %371 : tensor<24xf32>
    %373 = stablehlo.add %368, %372 : tensor<24xf32>
    %374 = stablehlo.multiply %373, %316 : tensor<24xf32>
    %375 = stablehlo.multiply %373, %307 : tensor<24xf32>
    %376 = stablehlo.add %371, %375 : tensor<24xf32>
    %377 = stablehlo.divide %374, %297 : tensor<24xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %379 = stablehlo.multiply %378, %296 : tensor<24x11xf32>
    %380 = stablehlo.add %366, %379 : tensor<24x11xf32>
    %381 = stablehlo.dot_general %380, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %382 = stablehlo.transpose %381, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %383 = stablehlo.dot_general %380, %290, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.pad %382, %cst_123, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %385 = call @_where_1(%281, %288#1, %355) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %387 = call @take_along_axis_3(%286#1, %386) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %388 = stablehlo.broadcast_in_dim %370, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %389 = stablehlo.multiply %388, %274 : tensor<24x40xf32>
    %390 = stablehlo.negate %389 : tensor<24x40xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%390 init: %cst_124) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %392 = stablehlo.reshape %391 : (tensor<24xf32>) -> tensor<24x1xf32>
    %393 = stablehlo.add %387, %389 : tensor<24x40xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%392 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %395 = stablehlo.add %376, %394 : tensor<24xf32>
    %396 = stablehlo.multiply %227, %370 : tensor<24xf32>
    %397 = stablehlo.multiply %370, %269 : tensor<24xf32>
    %398 = stablehlo.multiply %396, %269 : tensor<24xf32>
    %399 = stablehlo.negate %398 : tensor<24xf32>
    %400 = stablehlo.add %395, %399 : tensor<24xf32>
    %401 = stablehlo.multiply %400, %267 : tensor<24xf32>
    %402 = stablehlo.multiply %400, %258 : tensor<24xf32>
    %403 = stablehlo.add %398, %402 : tensor<24xf32>
    %404 = stablehlo.divide %401, %248 : tensor<24xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %406 = stablehlo.multiply %405, %247 : tensor<24x40xf32>
    %407 = stablehlo.add %393, %406 : tensor<24x40xf32>
    %408 = stablehlo.dot_general %407, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %409 = stablehlo.transpose %408, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %410 = stablehlo.dot_general %407, %241, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %411 = stablehlo.add %383, %410 : tensor<24x24xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.pad %409, %cst_126, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %413 = stablehlo.add %384, %412 : tensor<24x251xf32>
    %414 = call @_where_1(%232, %239#1, %355) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %416 = call @take_along_axis_3(%237#1, %415) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %417 = stablehlo.broadcast_in_dim %397, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %418 = stablehlo.multiply %417, %225 : tensor<24x40xf32>
    %419 = stablehlo.negate %418 : tensor<24x40xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%419 init: %cst_127) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %421 = stablehlo.reshape %420 : (tensor<24xf32>) -> tensor<24x1xf32>
    %422 = stablehlo.add %416, %418 : tensor<24x40xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%421 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %424 = stablehlo.add %403, %423 : tensor<24xf32>
    %425 = stablehlo.multiply %178, %397 : tensor<24xf32>
    %426 = stablehlo.multiply %397, %220 : tensor<24xf32>
    %427 = stablehlo.multiply %425, %220 : tensor<24xf32>
    %428 = stablehlo.negate %427 : tensor<24xf32>
    %429 = stablehlo.add %424, %428 : tensor<24xf32>
    %430 = stablehlo.multiply %429, %218 : tensor<24xf32>
    %431 = stablehlo.multiply %429, %209 : tensor<24xf32>
    %432 = stablehlo.add %427, %431 : tensor<24xf32>
    %433 = stablehlo.divide %430, %199 : tensor<24xf32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %435 = stablehlo.multiply %434, %198 : tensor<24x40xf32>
    %436 = stablehlo.add %422, %435 : tensor<24x40xf32>
    %437 = stablehlo.dot_general %436, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %438 = stablehlo.transpose %437, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %439 = stablehlo.dot_general %436, %192, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %440 = stablehlo.add %411, %439 : tensor<24x24xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.pad %438, %cst_129, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %442 = stablehlo.add %413, %441 : tensor<24x251xf32>
    %443 = call @_where_1(%183, %190#1, %355) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %445 = call @take_along_axis_3(%188#1, %444) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %446 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %447 = stablehlo.multiply %446, %176 : tensor<24x40xf32>
    %448 = stablehlo.negate %447 : tensor<24x40xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.reduce(%448 init: %cst_130) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %450 = stablehlo.reshape %449 : (tensor<24xf32>) -> tensor<24x1xf32>
    %451 = stablehlo.add %445, %447 : tensor<24x40xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%450 init: %cst_131) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %453 = stablehlo.add %432, %452 : tensor<24xf32>
    %454 = stablehlo.multiply %129, %426 : tensor<24xf32>
    %455 = stablehlo.multiply %426, %171 : tensor<24xf32>
    %456 = stablehlo.multiply %454, %171 : tensor<24xf32>
    %457 = stablehlo.negate %456 : tensor<24xf32>
    %458 = stablehlo.add %453, %457 : tensor<24xf32>
    %459 = stablehlo.multiply %458, %169 : tensor<24xf32>
    %460 = stablehlo.multiply %458, %160 : tensor<24xf32>
    %461 = stablehlo.add %456, %460 : tensor<24xf32>
    %462 = stablehlo.divide %459, %150 : tensor<24xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %464 = stablehlo.multiply %463, %149 : tensor<24x40xf32>
    %465 = stablehlo.add %451, %464 : tensor<24x40xf32>
    %466 = stablehlo.dot_general %465, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %467 = stablehlo.transpose %466, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %468 = stablehlo.dot_general %465, %143, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %469 = stablehlo.add %440, %468 : tensor<24x24xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.pad %467, %cst_132, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %471 = stablehlo.add %442, %470 : tensor<24x251xf32>
    %472 = call @_where_1(%134, %141#1, %355) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %474 = call @take_along_axis_3(%139#1, %473) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %475 = stablehlo.broadcast_in_dim %455, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %476 = stablehlo.multiply %475, %127 : tensor<24x40xf32>
    %477 = stablehlo.negate %476 : tensor<24x40xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%477 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %479 = stablehlo.reshape %478 : (tensor<24xf32>) -> tensor<24x1xf32>
    %480 = stablehlo.add %474, %476 : tensor<24x40xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%479 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %482 = stablehlo.add %461, %481 : tensor<24xf32>
    %483 = stablehlo.multiply %80, %455 : tensor<24xf32>
    %484 = stablehlo.multiply %455, %122 : tensor<24xf32>
    %485 = stablehlo.multiply %483, %122 : tensor<24xf32>
    %486 = stablehlo.negate %485 : tensor<24xf32>
    %487 = stablehlo.add %482, %486 : tensor<24xf32>
    %488 = stablehlo.multiply %487, %120 : tensor<24xf32>
    %489 = stablehlo.multiply %487, %111 : tensor<24xf32>
    %490 = stablehlo.add %485, %489 : tensor<24xf32>
    %491 = stablehlo.divide %488, %101 : tensor<24xf32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %493 = stablehlo.multiply %492, %100 : tensor<24x40xf32>
    %494 = stablehlo.add %480, %493 : tensor<24x40xf32>
    %495 = stablehlo.dot_general %494, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %496 = stablehlo.transpose %495, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %497 = stablehlo.dot_general %494, %94, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %498 = stablehlo.add %469, %497 : tensor<24x24xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.pad %496, %cst_135, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %500 = stablehlo.add %471, %499 : tensor<24x251xf32>
    %501 = call @_where_1(%85, %92#1, %355) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %503 = call @take_along_axis_3(%90#1, %502) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %504 = stablehlo.broadcast_in_dim %484, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %505 = stablehlo.multiply %504, %78 : tensor<24x40xf32>
    %506 = stablehlo.negate %505 : tensor<24x40xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.reduce(%506 init: %cst_136) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %508 = stablehlo.reshape %507 : (tensor<24xf32>) -> tensor<24x1xf32>
    %509 = stablehlo.add %503, %505 : tensor<24x40xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%508 init: %cst_137) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %511 = stablehlo.add %490, %510 : tensor<24xf32>
    %512 = stablehlo.multiply %31, %484 : tensor<24xf32>
    %513 = stablehlo.multiply %484, %73 : tensor<24xf32>
    %514 = stablehlo.multiply %512, %73 : tensor<24xf32>
    %515 = stablehlo.negate %514 : tensor<24xf32>
    %516 = stablehlo.add %511, %515 : tensor<24xf32>
    %517 = stablehlo.multiply %516, %71 : tensor<24xf32>
    %518 = stablehlo.multiply %516, %62 : tensor<24xf32>
    %519 = stablehlo.add %514, %518 : tensor<24xf32>
    %520 = stablehlo.divide %517, %52 : tensor<24xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %522 = stablehlo.multiply %521, %51 : tensor<24x40xf32>
    %523 = stablehlo.add %509, %522 : tensor<24x40xf32>
    %524 = stablehlo.dot_general %523, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %525 = stablehlo.transpose %524, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %526 = stablehlo.dot_general %523, %45, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %527 = stablehlo.add %498, %526 : tensor<24x24xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.pad %525, %cst_138, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %529 = stablehlo.add %500, %528 : tensor<24x251xf32>
    %530 = call @_where_1(%36, %43#1, %355) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %532 = call @take_along_axis_3(%41#1, %531) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %533 = stablehlo.broadcast_in_dim %513, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %534 = stablehlo.multiply %533, %29 : tensor<24x40xf32>
    %535 = stablehlo.negate %534 : tensor<24x40xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.reduce(%535 init: %cst_139) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %537 = stablehlo.reshape %536 : (tensor<24xf32>) -> tensor<24x1xf32>
    %538 = stablehlo.add %532, %534 : tensor<24x40xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%537 init: %cst_140) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %540 = stablehlo.add %519, %539 : tensor<24xf32>
    %541 = stablehlo.multiply %1, %513 : tensor<24xf32>
    %542 = stablehlo.multiply %541, %24 : tensor<24xf32>
    %543 = stablehlo.negate %542 : tensor<24xf32>
    %544 = stablehlo.add %540, %543 : tensor<24xf32>
    %545 = stablehlo.multiply %544, %21 : tensor<24xf32>
    %546 = stablehlo.divide %545, %10 : tensor<24xf32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %548 = stablehlo.multiply %547, %9 : tensor<24x40xf32>
    %549 = stablehlo.add %538, %548 : tensor<24x40xf32>
    %550 = stablehlo.dot_general %549, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %551 = stablehlo.transpose %550, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %552 = stablehlo.dot_general %549, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %553 = stablehlo.add %527, %552 : tensor<24x24xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %554 = stablehlo.pad %551, %cst_141, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %555 = stablehlo.add %529, %554 : tensor<24x251xf32>
    return %349, %553, %555 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
  func.func private @take_along_axis(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<39> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
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
  func.func private @take_along_axis_3(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
