module @jit_written_autodiff_add_index_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x251xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x251xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<24xf32>
    %5 = stablehlo.is_finite %4 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.select %5, %4, %6 : tensor<24xi1>, tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.subtract %1, %9 : tensor<24x40xf32>
    %11 = stablehlo.exponential %10 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.abs %12 : tensor<24xf32>
    %14 = stablehlo.log %13 : tensor<24xf32>
    %15 = stablehlo.add %14, %7 : tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %17 = stablehlo.compare GE, %arg2, %16, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %19 = stablehlo.compare LT, %arg2, %18, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %20 = stablehlo.and %17, %19 : tensor<24xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %22 = stablehlo.subtract %arg2, %21 : tensor<24xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<39> : tensor<i32>
    %23 = call @clip(%22, %c_5, %c_6) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %25 = call @take_along_axis(%1, %24) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %26 = stablehlo.reshape %25 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where(%20, %26, %c_7) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.add %28, %27 : tensor<24xf32>
    %30 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %31 = stablehlo.dot_general %arg0, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<24xf32>
    %35 = stablehlo.is_finite %34 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %35, %34, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.subtract %31, %39 : tensor<24x40xf32>
    %41 = stablehlo.exponential %40 : tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.abs %42 : tensor<24xf32>
    %44 = stablehlo.log %43 : tensor<24xf32>
    %45 = stablehlo.add %44, %37 : tensor<24xf32>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %47 = stablehlo.compare GE, %arg2, %46, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_14 = stablehlo.constant dense<80> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %49 = stablehlo.compare LT, %arg2, %48, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %50 = stablehlo.and %47, %49 : tensor<24xi1>
    %c_15 = stablehlo.constant dense<40> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %52 = stablehlo.subtract %arg2, %51 : tensor<24xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<39> : tensor<i32>
    %53 = call @clip(%52, %c_16, %c_17) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %55 = call @take_along_axis(%31, %54) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %56 = stablehlo.reshape %55 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %57 = call @_where(%50, %56, %c_18) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %58 = stablehlo.add %29, %57 : tensor<24xf32>
    %59 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %60 = stablehlo.dot_general %arg0, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.maximum %62, %61 : tensor<24xf32>
    %64 = stablehlo.is_finite %63 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.select %64, %63, %65 : tensor<24xi1>, tensor<24xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %69 = stablehlo.subtract %60, %68 : tensor<24x40xf32>
    %70 = stablehlo.exponential %69 : tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.abs %71 : tensor<24xf32>
    %73 = stablehlo.log %72 : tensor<24xf32>
    %74 = stablehlo.add %73, %66 : tensor<24xf32>
    %c_23 = stablehlo.constant dense<80> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %76 = stablehlo.compare GE, %arg2, %75, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_24 = stablehlo.constant dense<120> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %78 = stablehlo.compare LT, %arg2, %77, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %79 = stablehlo.and %76, %78 : tensor<24xi1>
    %c_25 = stablehlo.constant dense<80> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %81 = stablehlo.subtract %arg2, %80 : tensor<24xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<39> : tensor<i32>
    %82 = call @clip(%81, %c_26, %c_27) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %84 = call @take_along_axis(%60, %83) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %85 = stablehlo.reshape %84 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %86 = call @_where(%79, %85, %c_28) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %87 = stablehlo.add %58, %86 : tensor<24xf32>
    %88 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %89 = stablehlo.dot_general %arg0, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.maximum %91, %90 : tensor<24xf32>
    %93 = stablehlo.is_finite %92 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.select %93, %92, %94 : tensor<24xi1>, tensor<24xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %98 = stablehlo.subtract %89, %97 : tensor<24x40xf32>
    %99 = stablehlo.exponential %98 : tensor<24x40xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %101 = stablehlo.abs %100 : tensor<24xf32>
    %102 = stablehlo.log %101 : tensor<24xf32>
    %103 = stablehlo.add %102, %95 : tensor<24xf32>
    %c_33 = stablehlo.constant dense<120> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %105 = stablehlo.compare GE, %arg2, %104, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_34 = stablehlo.constant dense<160> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %107 = stablehlo.compare LT, %arg2, %106, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %108 = stablehlo.and %105, %107 : tensor<24xi1>
    %c_35 = stablehlo.constant dense<120> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %110 = stablehlo.subtract %arg2, %109 : tensor<24xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %c_37 = stablehlo.constant dense<39> : tensor<i32>
    %111 = call @clip(%110, %c_36, %c_37) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %113 = call @take_along_axis(%89, %112) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %114 = stablehlo.reshape %113 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %115 = call @_where(%108, %114, %c_38) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %116 = stablehlo.add %87, %115 : tensor<24xf32>
    %117 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %118 = stablehlo.dot_general %arg0, %117, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_39) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.maximum %120, %119 : tensor<24xf32>
    %122 = stablehlo.is_finite %121 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %124 = stablehlo.select %122, %121, %123 : tensor<24xi1>, tensor<24xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %127 = stablehlo.subtract %118, %126 : tensor<24x40xf32>
    %128 = stablehlo.exponential %127 : tensor<24x40xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.abs %129 : tensor<24xf32>
    %131 = stablehlo.log %130 : tensor<24xf32>
    %132 = stablehlo.add %131, %124 : tensor<24xf32>
    %c_43 = stablehlo.constant dense<160> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %134 = stablehlo.compare GE, %arg2, %133, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_44 = stablehlo.constant dense<200> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %136 = stablehlo.compare LT, %arg2, %135, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %137 = stablehlo.and %134, %136 : tensor<24xi1>
    %c_45 = stablehlo.constant dense<160> : tensor<i32>
    %138 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %139 = stablehlo.subtract %arg2, %138 : tensor<24xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %c_47 = stablehlo.constant dense<39> : tensor<i32>
    %140 = call @clip(%139, %c_46, %c_47) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %142 = call @take_along_axis(%118, %141) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %143 = stablehlo.reshape %142 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %144 = call @_where(%137, %143, %c_48) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %145 = stablehlo.add %116, %144 : tensor<24xf32>
    %146 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %147 = stablehlo.dot_general %arg0, %146, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_49) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_50 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.maximum %149, %148 : tensor<24xf32>
    %151 = stablehlo.is_finite %150 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %153 = stablehlo.select %151, %150, %152 : tensor<24xi1>, tensor<24xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %156 = stablehlo.subtract %147, %155 : tensor<24x40xf32>
    %157 = stablehlo.exponential %156 : tensor<24x40xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %159 = stablehlo.abs %158 : tensor<24xf32>
    %160 = stablehlo.log %159 : tensor<24xf32>
    %161 = stablehlo.add %160, %153 : tensor<24xf32>
    %c_53 = stablehlo.constant dense<200> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %163 = stablehlo.compare GE, %arg2, %162, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_54 = stablehlo.constant dense<240> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %165 = stablehlo.compare LT, %arg2, %164, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %166 = stablehlo.and %163, %165 : tensor<24xi1>
    %c_55 = stablehlo.constant dense<200> : tensor<i32>
    %167 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %168 = stablehlo.subtract %arg2, %167 : tensor<24xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %c_57 = stablehlo.constant dense<39> : tensor<i32>
    %169 = call @clip(%168, %c_56, %c_57) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %171 = call @take_along_axis(%147, %170) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %172 = stablehlo.reshape %171 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %173 = call @_where(%166, %172, %c_58) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %174 = stablehlo.add %145, %173 : tensor<24xf32>
    %175 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %176 = stablehlo.dot_general %arg0, %175, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_59) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %179 = stablehlo.maximum %178, %177 : tensor<24xf32>
    %180 = stablehlo.is_finite %179 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.select %180, %179, %181 : tensor<24xi1>, tensor<24xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %185 = stablehlo.subtract %176, %184 : tensor<24x11xf32>
    %186 = stablehlo.exponential %185 : tensor<24x11xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %188 = stablehlo.abs %187 : tensor<24xf32>
    %189 = stablehlo.log %188 : tensor<24xf32>
    %190 = stablehlo.add %189, %182 : tensor<24xf32>
    %c_63 = stablehlo.constant dense<240> : tensor<i32>
    %191 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %192 = stablehlo.compare GE, %arg2, %191, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_64 = stablehlo.constant dense<251> : tensor<i32>
    %193 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %194 = stablehlo.compare LT, %arg2, %193, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %195 = stablehlo.and %192, %194 : tensor<24xi1>
    %c_65 = stablehlo.constant dense<240> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %197 = stablehlo.subtract %arg2, %196 : tensor<24xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %c_67 = stablehlo.constant dense<10> : tensor<i32>
    %198 = call @clip(%197, %c_66, %c_67) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %200 = call @take_along_axis_0(%176, %199) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %201 = stablehlo.reshape %200 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %202 = call @_where(%195, %201, %c_68) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %203 = stablehlo.add %174, %202 : tensor<24xf32>
    %204 = stablehlo.maximum %15, %45 : tensor<24xf32>
    %205 = stablehlo.subtract %15, %45 : tensor<24xf32>
    %206 = stablehlo.compare NE, %205, %205, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %207 = stablehlo.add %15, %45 : tensor<24xf32>
    %208 = stablehlo.abs %205 : tensor<24xf32>
    %209 = stablehlo.negate %208 : tensor<24xf32>
    %210 = stablehlo.exponential %209 : tensor<24xf32>
    %211 = stablehlo.log_plus_one %210 : tensor<24xf32>
    %212 = stablehlo.add %204, %211 : tensor<24xf32>
    %213 = stablehlo.select %206, %207, %212 : tensor<24xi1>, tensor<24xf32>
    %cst_69 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %215 = stablehlo.compare EQ, %15, %214, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.select %215, %216, %15 : tensor<24xi1>, tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %219 = stablehlo.compare EQ, %213, %218, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %221 = stablehlo.select %219, %220, %213 : tensor<24xi1>, tensor<24xf32>
    %222 = stablehlo.subtract %217, %221 : tensor<24xf32>
    %223 = stablehlo.exponential %222 : tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.compare EQ, %45, %224, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %227 = stablehlo.select %225, %226, %45 : tensor<24xi1>, tensor<24xf32>
    %cst_75 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %229 = stablehlo.compare EQ, %213, %228, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %231 = stablehlo.select %229, %230, %213 : tensor<24xi1>, tensor<24xf32>
    %232 = stablehlo.subtract %227, %231 : tensor<24xf32>
    %233 = stablehlo.exponential %232 : tensor<24xf32>
    %234 = stablehlo.maximum %213, %74 : tensor<24xf32>
    %235 = stablehlo.subtract %213, %74 : tensor<24xf32>
    %236 = stablehlo.compare NE, %235, %235, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %237 = stablehlo.add %213, %74 : tensor<24xf32>
    %238 = stablehlo.abs %235 : tensor<24xf32>
    %239 = stablehlo.negate %238 : tensor<24xf32>
    %240 = stablehlo.exponential %239 : tensor<24xf32>
    %241 = stablehlo.log_plus_one %240 : tensor<24xf32>
    %242 = stablehlo.add %234, %241 : tensor<24xf32>
    %243 = stablehlo.select %236, %237, %242 : tensor<24xi1>, tensor<24xf32>
    %cst_77 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %245 = stablehlo.compare EQ, %213, %244, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %247 = stablehlo.select %245, %246, %213 : tensor<24xi1>, tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.compare EQ, %243, %248, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %251 = stablehlo.select %249, %250, %243 : tensor<24xi1>, tensor<24xf32>
    %252 = stablehlo.subtract %247, %251 : tensor<24xf32>
    %253 = stablehlo.exponential %252 : tensor<24xf32>
    %cst_81 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %255 = stablehlo.compare EQ, %74, %254, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %257 = stablehlo.select %255, %256, %74 : tensor<24xi1>, tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %259 = stablehlo.compare EQ, %243, %258, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %261 = stablehlo.select %259, %260, %243 : tensor<24xi1>, tensor<24xf32>
    %262 = stablehlo.subtract %257, %261 : tensor<24xf32>
    %263 = stablehlo.exponential %262 : tensor<24xf32>
    %264 = stablehlo.maximum %243, %103 : tensor<24xf32>
    %265 = stablehlo.subtract %243, %103 : tensor<24xf32>
    %266 = stablehlo.compare NE, %265, %265, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %267 = stablehlo.add %243, %103 : tensor<24xf32>
    %268 = stablehlo.abs %265 : tensor<24xf32>
    %269 = stablehlo.negate %268 : tensor<24xf32>
    %270 = stablehlo.exponential %269 : tensor<24xf32>
    %271 = stablehlo.log_plus_one %270 : tensor<24xf32>
    %272 = stablehlo.add %264, %271 : tensor<24xf32>
    %273 = stablehlo.select %266, %267, %272 : tensor<24xi1>, tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %275 = stablehlo.compare EQ, %243, %274, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %277 = stablehlo.select %275, %276, %243 : tensor<24xi1>, tensor<24xf32>
    %cst_87 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %279 = stablehlo.compare EQ, %273, %278, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %281 = stablehlo.select %279, %280, %273 : tensor<24xi1>, tensor<24xf32>
    %282 = stablehlo.subtract %277, %281 : tensor<24xf32>
    %283 = stablehlo.exponential %282 : tensor<24xf32>
    %cst_89 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.compare EQ, %103, %284, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %287 = stablehlo.select %285, %286, %103 : tensor<24xi1>, tensor<24xf32>
    %cst_91 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.compare EQ, %273, %288, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %291 = stablehlo.select %289, %290, %273 : tensor<24xi1>, tensor<24xf32>
    %292 = stablehlo.subtract %287, %291 : tensor<24xf32>
    %293 = stablehlo.exponential %292 : tensor<24xf32>
    %294 = stablehlo.maximum %273, %132 : tensor<24xf32>
    %295 = stablehlo.subtract %273, %132 : tensor<24xf32>
    %296 = stablehlo.compare NE, %295, %295, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %297 = stablehlo.add %273, %132 : tensor<24xf32>
    %298 = stablehlo.abs %295 : tensor<24xf32>
    %299 = stablehlo.negate %298 : tensor<24xf32>
    %300 = stablehlo.exponential %299 : tensor<24xf32>
    %301 = stablehlo.log_plus_one %300 : tensor<24xf32>
    %302 = stablehlo.add %294, %301 : tensor<24xf32>
    %303 = stablehlo.select %296, %297, %302 : tensor<24xi1>, tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %305 = stablehlo.compare EQ, %273, %304, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %307 = stablehlo.select %305, %306, %273 : tensor<24xi1>, tensor<24xf32>
    %cst_95 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %309 = stablehlo.compare EQ, %303, %308, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.select %309, %310, %303 : tensor<24xi1>, tensor<24xf32>
    %312 = stablehlo.subtract %307, %311 : tensor<24xf32>
    %313 = stablehlo.exponential %312 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %315 = stablehlo.compare EQ, %132, %314, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %317 = stablehlo.select %315, %316, %132 : tensor<24xi1>, tensor<24xf32>
    %cst_99 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %319 = stablehlo.compare EQ, %303, %318, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %321 = stablehlo.select %319, %320, %303 : tensor<24xi1>, tensor<24xf32>
    %322 = stablehlo.subtract %317, %321 : tensor<24xf32>
    %323 = stablehlo.exponential %322 : tensor<24xf32>
    %324 = stablehlo.maximum %303, %161 : tensor<24xf32>
    %325 = stablehlo.subtract %303, %161 : tensor<24xf32>
    %326 = stablehlo.compare NE, %325, %325, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %327 = stablehlo.add %303, %161 : tensor<24xf32>
    %328 = stablehlo.abs %325 : tensor<24xf32>
    %329 = stablehlo.negate %328 : tensor<24xf32>
    %330 = stablehlo.exponential %329 : tensor<24xf32>
    %331 = stablehlo.log_plus_one %330 : tensor<24xf32>
    %332 = stablehlo.add %324, %331 : tensor<24xf32>
    %333 = stablehlo.select %326, %327, %332 : tensor<24xi1>, tensor<24xf32>
    %cst_101 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %335 = stablehlo.compare EQ, %303, %334, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %337 = stablehlo.select %335, %336, %303 : tensor<24xi1>, tensor<24xf32>
    %cst_103 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %339 = stablehlo.compare EQ, %333, %338, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %341 = stablehlo.select %339, %340, %333 : tensor<24xi1>, tensor<24xf32>
    %342 = stablehlo.subtract %337, %341 : tensor<24xf32>
    %343 = stablehlo.exponential %342 : tensor<24xf32>
    %cst_105 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %345 = stablehlo.compare EQ, %161, %344, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %347 = stablehlo.select %345, %346, %161 : tensor<24xi1>, tensor<24xf32>
    %cst_107 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %349 = stablehlo.compare EQ, %333, %348, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %351 = stablehlo.select %349, %350, %333 : tensor<24xi1>, tensor<24xf32>
    %352 = stablehlo.subtract %347, %351 : tensor<24xf32>
    %353 = stablehlo.exponential %352 : tensor<24xf32>
    %354 = stablehlo.maximum %333, %190 : tensor<24xf32>
    %355 = stablehlo.subtract %333, %190 : tensor<24xf32>
    %356 = stablehlo.compare NE, %355, %355, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %357 = stablehlo.add %333, %190 : tensor<24xf32>
    %358 = stablehlo.abs %355 : tensor<24xf32>
    %359 = stablehlo.negate %358 : tensor<24xf32>
    %360 = stablehlo.exponential %359 : tensor<24xf32>
    %361 = stablehlo.log_plus_one %360 : tensor<24xf32>
    %362 = stablehlo.add %354, %361 : tensor<24xf32>
    %363 = stablehlo.select %356, %357, %362 : tensor<24xi1>, tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %365 = stablehlo.compare EQ, %333, %364, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.select %365, %366, %333 : tensor<24xi1>, tensor<24xf32>
    %cst_111 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %369 = stablehlo.compare EQ, %363, %368, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.select %369, %370, %363 : tensor<24xi1>, tensor<24xf32>
    %372 = stablehlo.subtract %367, %371 : tensor<24xf32>
    %373 = stablehlo.exponential %372 : tensor<24xf32>
    %cst_113 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %375 = stablehlo.compare EQ, %190, %374, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %377 = stablehlo.select %375, %376, %190 : tensor<24xi1>, tensor<24xf32>
    %cst_115 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %379 = stablehlo.compare EQ, %363, %378, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %381 = stablehlo.select %379, %380, %363 : tensor<24xi1>, tensor<24xf32>
    %382 = stablehlo.subtract %377, %381 : tensor<24xf32>
    %383 = stablehlo.exponential %382 : tensor<24xf32>
    %384 = stablehlo.subtract %363, %203 : tensor<24xf32>
    %385 = stablehlo.multiply %384, %arg3 : tensor<24xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_117) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %388 = stablehlo.multiply %387, %arg3 : tensor<24xf32>
    %389 = stablehlo.negate %388 : tensor<24xf32>
    %390 = stablehlo.multiply %388, %383 : tensor<24xf32>
    %391 = stablehlo.multiply %388, %373 : tensor<24xf32>
    %392 = stablehlo.multiply %391, %353 : tensor<24xf32>
    %393 = stablehlo.multiply %391, %343 : tensor<24xf32>
    %394 = stablehlo.multiply %393, %323 : tensor<24xf32>
    %395 = stablehlo.multiply %393, %313 : tensor<24xf32>
    %396 = stablehlo.multiply %395, %293 : tensor<24xf32>
    %397 = stablehlo.multiply %395, %283 : tensor<24xf32>
    %398 = stablehlo.multiply %397, %263 : tensor<24xf32>
    %399 = stablehlo.multiply %397, %253 : tensor<24xf32>
    %400 = stablehlo.multiply %399, %233 : tensor<24xf32>
    %401 = stablehlo.multiply %399, %223 : tensor<24xf32>
    %402:5 = stablehlo.optimization_barrier %arg2, %arg0, %175, %390, %389 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x11xf32>, tensor<24xf32>, tensor<24xf32>
    %403 = stablehlo.dot_general %402#1, %402#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_119 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %404 = stablehlo.reduce(%403 init: %cst_119) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %406 = stablehlo.maximum %405, %404 : tensor<24xf32>
    %407 = stablehlo.is_finite %406 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %409 = stablehlo.select %407, %406, %408 : tensor<24xi1>, tensor<24xf32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %412 = stablehlo.subtract %403, %411 : tensor<24x11xf32>
    %413 = stablehlo.exponential %412 : tensor<24x11xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.reduce(%413 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %415 = stablehlo.abs %414 : tensor<24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %417 = stablehlo.compare GE, %414, %416, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_124 = stablehlo.constant dense<240> : tensor<i32>
    %418 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %419 = stablehlo.compare GE, %402#0, %418, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_125 = stablehlo.constant dense<251> : tensor<i32>
    %420 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %421 = stablehlo.compare LT, %402#0, %420, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %422 = stablehlo.and %419, %421 : tensor<24xi1>
    %c_126 = stablehlo.constant dense<240> : tensor<i32>
    %423 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %424 = stablehlo.subtract %402#0, %423 : tensor<24xi32>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %c_128 = stablehlo.constant dense<10> : tensor<i32>
    %425 = call @clip_1(%424, %c_127, %c_128) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %427 = call @take_along_axis_2(%426) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %428 = call @_where_3(%422) : (tensor<24xi1>) -> tensor<24xf32>
    %429 = call @_where_4(%422, %428, %402#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %431 = call @take_along_axis_5(%427, %430) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %432 = stablehlo.divide %402#3, %415 : tensor<24xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %434 = stablehlo.select %417, %433, %432 : tensor<24xi1>, tensor<24xf32>
    %435 = stablehlo.select %417, %432, %433 : tensor<24xi1>, tensor<24xf32>
    %436 = stablehlo.negate %434 : tensor<24xf32>
    %437 = stablehlo.add %435, %436 : tensor<24xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %439 = stablehlo.multiply %438, %413 : tensor<24x11xf32>
    %440 = stablehlo.add %431, %439 : tensor<24x11xf32>
    %441 = stablehlo.dot_general %440, %402#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %442 = stablehlo.transpose %441, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %443 = stablehlo.dot_general %440, %402#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.pad %442, %cst_130, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %445:5 = stablehlo.optimization_barrier %arg2, %arg0, %146, %392, %389 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %446 = stablehlo.dot_general %445#1, %445#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_131 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_131) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_132 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %449 = stablehlo.maximum %448, %447 : tensor<24xf32>
    %450 = stablehlo.is_finite %449 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %452 = stablehlo.select %450, %449, %451 : tensor<24xi1>, tensor<24xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %455 = stablehlo.subtract %446, %454 : tensor<24x40xf32>
    %456 = stablehlo.exponential %455 : tensor<24x40xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.reduce(%456 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %458 = stablehlo.abs %457 : tensor<24xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %460 = stablehlo.compare GE, %457, %459, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_136 = stablehlo.constant dense<200> : tensor<i32>
    %461 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %462 = stablehlo.compare GE, %445#0, %461, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_137 = stablehlo.constant dense<240> : tensor<i32>
    %463 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %464 = stablehlo.compare LT, %445#0, %463, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %465 = stablehlo.and %462, %464 : tensor<24xi1>
    %c_138 = stablehlo.constant dense<200> : tensor<i32>
    %466 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %467 = stablehlo.subtract %445#0, %466 : tensor<24xi32>
    %c_139 = stablehlo.constant dense<0> : tensor<i32>
    %c_140 = stablehlo.constant dense<39> : tensor<i32>
    %468 = call @clip_1(%467, %c_139, %c_140) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %470 = call @take_along_axis_6(%469) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %471 = call @_where_3(%465) : (tensor<24xi1>) -> tensor<24xf32>
    %472 = call @_where_4(%465, %471, %445#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %474 = call @take_along_axis_7(%470, %473) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %475 = stablehlo.divide %445#3, %458 : tensor<24xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %477 = stablehlo.select %460, %476, %475 : tensor<24xi1>, tensor<24xf32>
    %478 = stablehlo.select %460, %475, %476 : tensor<24xi1>, tensor<24xf32>
    %479 = stablehlo.negate %477 : tensor<24xf32>
    %480 = stablehlo.add %478, %479 : tensor<24xf32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %482 = stablehlo.multiply %481, %456 : tensor<24x40xf32>
    %483 = stablehlo.add %474, %482 : tensor<24x40xf32>
    %484 = stablehlo.dot_general %483, %445#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %485 = stablehlo.transpose %484, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %486 = stablehlo.dot_general %483, %445#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %487 = stablehlo.add %443, %486 : tensor<24x24xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.pad %485, %cst_142, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %489 = stablehlo.add %444, %488 : tensor<24x251xf32>
    %490:5 = stablehlo.optimization_barrier %arg2, %arg0, %117, %394, %389 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %491 = stablehlo.dot_general %490#1, %490#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_143 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %492 = stablehlo.reduce(%491 init: %cst_143) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_144 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %494 = stablehlo.maximum %493, %492 : tensor<24xf32>
    %495 = stablehlo.is_finite %494 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %497 = stablehlo.select %495, %494, %496 : tensor<24xi1>, tensor<24xf32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %500 = stablehlo.subtract %491, %499 : tensor<24x40xf32>
    %501 = stablehlo.exponential %500 : tensor<24x40xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%501 init: %cst_146) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %503 = stablehlo.abs %502 : tensor<24xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %505 = stablehlo.compare GE, %502, %504, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_148 = stablehlo.constant dense<160> : tensor<i32>
    %506 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %507 = stablehlo.compare GE, %490#0, %506, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_149 = stablehlo.constant dense<200> : tensor<i32>
    %508 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %509 = stablehlo.compare LT, %490#0, %508, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %510 = stablehlo.and %507, %509 : tensor<24xi1>
    %c_150 = stablehlo.constant dense<160> : tensor<i32>
    %511 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %512 = stablehlo.subtract %490#0, %511 : tensor<24xi32>
    %c_151 = stablehlo.constant dense<0> : tensor<i32>
    %c_152 = stablehlo.constant dense<39> : tensor<i32>
    %513 = call @clip_1(%512, %c_151, %c_152) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %514 = stablehlo.broadcast_in_dim %513, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %515 = call @take_along_axis_6(%514) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %516 = call @_where_3(%510) : (tensor<24xi1>) -> tensor<24xf32>
    %517 = call @_where_4(%510, %516, %490#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %519 = call @take_along_axis_7(%515, %518) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %520 = stablehlo.divide %490#3, %503 : tensor<24xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %522 = stablehlo.select %505, %521, %520 : tensor<24xi1>, tensor<24xf32>
    %523 = stablehlo.select %505, %520, %521 : tensor<24xi1>, tensor<24xf32>
    %524 = stablehlo.negate %522 : tensor<24xf32>
    %525 = stablehlo.add %523, %524 : tensor<24xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %527 = stablehlo.multiply %526, %501 : tensor<24x40xf32>
    %528 = stablehlo.add %519, %527 : tensor<24x40xf32>
    %529 = stablehlo.dot_general %528, %490#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %530 = stablehlo.transpose %529, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %531 = stablehlo.dot_general %528, %490#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %532 = stablehlo.add %487, %531 : tensor<24x24xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.pad %530, %cst_154, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %534 = stablehlo.add %489, %533 : tensor<24x251xf32>
    %535:5 = stablehlo.optimization_barrier %arg2, %arg0, %88, %396, %389 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %536 = stablehlo.dot_general %535#1, %535#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_155 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %537 = stablehlo.reduce(%536 init: %cst_155) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_156 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %539 = stablehlo.maximum %538, %537 : tensor<24xf32>
    %540 = stablehlo.is_finite %539 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %542 = stablehlo.select %540, %539, %541 : tensor<24xi1>, tensor<24xf32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %545 = stablehlo.subtract %536, %544 : tensor<24x40xf32>
    %546 = stablehlo.exponential %545 : tensor<24x40xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.reduce(%546 init: %cst_158) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %548 = stablehlo.abs %547 : tensor<24xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %550 = stablehlo.compare GE, %547, %549, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_160 = stablehlo.constant dense<120> : tensor<i32>
    %551 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %552 = stablehlo.compare GE, %535#0, %551, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_161 = stablehlo.constant dense<160> : tensor<i32>
    %553 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %554 = stablehlo.compare LT, %535#0, %553, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %555 = stablehlo.and %552, %554 : tensor<24xi1>
    %c_162 = stablehlo.constant dense<120> : tensor<i32>
    %556 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %557 = stablehlo.subtract %535#0, %556 : tensor<24xi32>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %c_164 = stablehlo.constant dense<39> : tensor<i32>
    %558 = call @clip_1(%557, %c_163, %c_164) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %560 = call @take_along_axis_6(%559) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %561 = call @_where_3(%555) : (tensor<24xi1>) -> tensor<24xf32>
    %562 = call @_where_4(%555, %561, %535#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %564 = call @take_along_axis_7(%560, %563) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %565 = stablehlo.divide %535#3, %548 : tensor<24xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %567 = stablehlo.select %550, %566, %565 : tensor<24xi1>, tensor<24xf32>
    %568 = stablehlo.select %550, %565, %566 : tensor<24xi1>, tensor<24xf32>
    %569 = stablehlo.negate %567 : tensor<24xf32>
    %570 = stablehlo.add %568, %569 : tensor<24xf32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %572 = stablehlo.multiply %571, %546 : tensor<24x40xf32>
    %573 = stablehlo.add %564, %572 : tensor<24x40xf32>
    %574 = stablehlo.dot_general %573, %535#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %575 = stablehlo.transpose %574, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %576 = stablehlo.dot_general %573, %535#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %577 = stablehlo.add %532, %576 : tensor<24x24xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.pad %575, %cst_166, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %579 = stablehlo.add %534, %578 : tensor<24x251xf32>
    %580:5 = stablehlo.optimization_barrier %arg2, %arg0, %59, %398, %389 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %581 = stablehlo.dot_general %580#1, %580#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_167 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_167) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_168 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %584 = stablehlo.maximum %583, %582 : tensor<24xf32>
    %585 = stablehlo.is_finite %584 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %587 = stablehlo.select %585, %584, %586 : tensor<24xi1>, tensor<24xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %590 = stablehlo.subtract %581, %589 : tensor<24x40xf32>
    %591 = stablehlo.exponential %590 : tensor<24x40xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.reduce(%591 init: %cst_170) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %593 = stablehlo.abs %592 : tensor<24xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %595 = stablehlo.compare GE, %592, %594, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_172 = stablehlo.constant dense<80> : tensor<i32>
    %596 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %597 = stablehlo.compare GE, %580#0, %596, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_173 = stablehlo.constant dense<120> : tensor<i32>
    %598 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %599 = stablehlo.compare LT, %580#0, %598, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %600 = stablehlo.and %597, %599 : tensor<24xi1>
    %c_174 = stablehlo.constant dense<80> : tensor<i32>
    %601 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %602 = stablehlo.subtract %580#0, %601 : tensor<24xi32>
    %c_175 = stablehlo.constant dense<0> : tensor<i32>
    %c_176 = stablehlo.constant dense<39> : tensor<i32>
    %603 = call @clip_1(%602, %c_175, %c_176) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %604 = stablehlo.broadcast_in_dim %603, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %605 = call @take_along_axis_6(%604) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %606 = call @_where_3(%600) : (tensor<24xi1>) -> tensor<24xf32>
    %607 = call @_where_4(%600, %606, %580#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %609 = call @take_along_axis_7(%605, %608) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %610 = stablehlo.divide %580#3, %593 : tensor<24xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %612 = stablehlo.select %595, %611, %610 : tensor<24xi1>, tensor<24xf32>
    %613 = stablehlo.select %595, %610, %611 : tensor<24xi1>, tensor<24xf32>
    %614 = stablehlo.negate %612 : tensor<24xf32>
    %615 = stablehlo.add %613, %614 : tensor<24xf32>
    %616 = stablehlo.broadcast_in_dim %615, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %617 = stablehlo.multiply %616, %591 : tensor<24x40xf32>
    %618 = stablehlo.add %609, %617 : tensor<24x40xf32>
    %619 = stablehlo.dot_general %618, %580#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %620 = stablehlo.transpose %619, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %621 = stablehlo.dot_general %618, %580#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %622 = stablehlo.add %577, %621 : tensor<24x24xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.pad %620, %cst_178, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %624 = stablehlo.add %579, %623 : tensor<24x251xf32>
    %625:5 = stablehlo.optimization_barrier %arg2, %arg0, %30, %400, %389 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %626 = stablehlo.dot_general %625#1, %625#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_179 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %627 = stablehlo.reduce(%626 init: %cst_179) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_180 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %629 = stablehlo.maximum %628, %627 : tensor<24xf32>
    %630 = stablehlo.is_finite %629 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %632 = stablehlo.select %630, %629, %631 : tensor<24xi1>, tensor<24xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %635 = stablehlo.subtract %626, %634 : tensor<24x40xf32>
    %636 = stablehlo.exponential %635 : tensor<24x40xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%636 init: %cst_182) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %638 = stablehlo.abs %637 : tensor<24xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %640 = stablehlo.compare GE, %637, %639, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_184 = stablehlo.constant dense<40> : tensor<i32>
    %641 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %642 = stablehlo.compare GE, %625#0, %641, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_185 = stablehlo.constant dense<80> : tensor<i32>
    %643 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %644 = stablehlo.compare LT, %625#0, %643, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %645 = stablehlo.and %642, %644 : tensor<24xi1>
    %c_186 = stablehlo.constant dense<40> : tensor<i32>
    %646 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %647 = stablehlo.subtract %625#0, %646 : tensor<24xi32>
    %c_187 = stablehlo.constant dense<0> : tensor<i32>
    %c_188 = stablehlo.constant dense<39> : tensor<i32>
    %648 = call @clip_1(%647, %c_187, %c_188) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %650 = call @take_along_axis_6(%649) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %651 = call @_where_3(%645) : (tensor<24xi1>) -> tensor<24xf32>
    %652 = call @_where_4(%645, %651, %625#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %654 = call @take_along_axis_7(%650, %653) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %655 = stablehlo.divide %625#3, %638 : tensor<24xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %657 = stablehlo.select %640, %656, %655 : tensor<24xi1>, tensor<24xf32>
    %658 = stablehlo.select %640, %655, %656 : tensor<24xi1>, tensor<24xf32>
    %659 = stablehlo.negate %657 : tensor<24xf32>
    %660 = stablehlo.add %658, %659 : tensor<24xf32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %662 = stablehlo.multiply %661, %636 : tensor<24x40xf32>
    %663 = stablehlo.add %654, %662 : tensor<24x40xf32>
    %664 = stablehlo.dot_general %663, %625#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %665 = stablehlo.transpose %664, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %666 = stablehlo.dot_general %663, %625#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %667 = stablehlo.add %622, %666 : tensor<24x24xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %668 = stablehlo.pad %665, %cst_190, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %669 = stablehlo.add %624, %668 : tensor<24x251xf32>
    %670:5 = stablehlo.optimization_barrier %arg2, %arg0, %0, %401, %389 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %671 = stablehlo.dot_general %670#1, %670#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_191 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %672 = stablehlo.reduce(%671 init: %cst_191) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_192 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %674 = stablehlo.maximum %673, %672 : tensor<24xf32>
    %675 = stablehlo.is_finite %674 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %677 = stablehlo.select %675, %674, %676 : tensor<24xi1>, tensor<24xf32>
    %678 = stablehlo.broadcast_in_dim %677, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %680 = stablehlo.subtract %671, %679 : tensor<24x40xf32>
    %681 = stablehlo.exponential %680 : tensor<24x40xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%681 init: %cst_194) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %683 = stablehlo.abs %682 : tensor<24xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %685 = stablehlo.compare GE, %682, %684, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_196 = stablehlo.constant dense<0> : tensor<i32>
    %686 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %687 = stablehlo.compare GE, %670#0, %686, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_197 = stablehlo.constant dense<40> : tensor<i32>
    %688 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %689 = stablehlo.compare LT, %670#0, %688, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %690 = stablehlo.and %687, %689 : tensor<24xi1>
    %c_198 = stablehlo.constant dense<0> : tensor<i32>
    %691 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %692 = stablehlo.subtract %670#0, %691 : tensor<24xi32>
    %c_199 = stablehlo.constant dense<0> : tensor<i32>
    %c_200 = stablehlo.constant dense<39> : tensor<i32>
    %693 = call @clip_1(%692, %c_199, %c_200) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %694 = stablehlo.broadcast_in_dim %693, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %695 = call @take_along_axis_6(%694) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %696 = call @_where_3(%690) : (tensor<24xi1>) -> tensor<24xf32>
    %697 = call @_where_4(%690, %696, %670#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %698 = stablehlo.broadcast_in_dim %697, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %699 = call @take_along_axis_7(%695, %698) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %700 = stablehlo.divide %670#3, %683 : tensor<24xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %702 = stablehlo.select %685, %701, %700 : tensor<24xi1>, tensor<24xf32>
    %703 = stablehlo.select %685, %700, %701 : tensor<24xi1>, tensor<24xf32>
    %704 = stablehlo.negate %702 : tensor<24xf32>
    %705 = stablehlo.add %703, %704 : tensor<24xf32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %707 = stablehlo.multiply %706, %681 : tensor<24x40xf32>
    %708 = stablehlo.add %699, %707 : tensor<24x40xf32>
    %709 = stablehlo.dot_general %708, %670#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %710 = stablehlo.transpose %709, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %711 = stablehlo.dot_general %708, %670#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %712 = stablehlo.add %667, %711 : tensor<24x24xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.pad %710, %cst_202, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %714 = stablehlo.add %669, %713 : tensor<24x251xf32>
    return %386, %712, %714 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
  func.func private @take_along_axis(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
    return %15 : tensor<24x1xf32>
  }
  func.func private @clip_1(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @_where_3(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_4(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x11xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_7(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
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
