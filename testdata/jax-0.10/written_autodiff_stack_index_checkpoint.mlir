module @jit_written_autodiff_stack_index_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %204 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %205 = stablehlo.broadcast_in_dim %45, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %206 = stablehlo.broadcast_in_dim %74, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %207 = stablehlo.broadcast_in_dim %103, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %208 = stablehlo.broadcast_in_dim %132, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %209 = stablehlo.broadcast_in_dim %161, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %210 = stablehlo.broadcast_in_dim %190, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %211 = stablehlo.concatenate %204, %205, %206, %207, %208, %209, %210, dim = 0 : (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) -> tensor<7x24xf32>
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %212 = stablehlo.reduce(%211 init: %cst_69) applies stablehlo.maximum across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %213 = stablehlo.reshape %212 : (tensor<24xf32>) -> tensor<1x24xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %215 = stablehlo.compare EQ, %211, %214, FLOAT : (tensor<7x24xf32>, tensor<7x24xf32>) -> tensor<7x24xi1>
    %216 = stablehlo.convert %215 : (tensor<7x24xi1>) -> tensor<7x24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_70) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %219 = stablehlo.maximum %218, %212 : tensor<24xf32>
    %220 = stablehlo.compare EQ, %212, %219, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %223 = stablehlo.select %220, %221, %222 : tensor<24xi1>, tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.compare EQ, %224, %219, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %228 = stablehlo.select %225, %226, %227 : tensor<24xi1>, tensor<24xf32>
    %229 = stablehlo.divide %223, %228 : tensor<24xf32>
    %230 = stablehlo.is_finite %219 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %232 = stablehlo.select %230, %219, %231 : tensor<24xi1>, tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %234 = stablehlo.broadcast_in_dim %232, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<7x24xf32>
    %236 = stablehlo.subtract %211, %235 : tensor<7x24xf32>
    %237 = stablehlo.exponential %236 : tensor<7x24xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_79) applies stablehlo.add across dimensions = [0] : (tensor<7x24xf32>, tensor<f32>) -> tensor<24xf32>
    %239 = stablehlo.sign %238 : tensor<24xf32>
    %240 = stablehlo.abs %238 : tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %242 = stablehlo.compare GE, %238, %241, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %243 = stablehlo.log %240 : tensor<24xf32>
    %244 = stablehlo.add %243, %232 : tensor<24xf32>
    %245 = stablehlo.subtract %244, %203 : tensor<24xf32>
    %246 = stablehlo.multiply %245, %arg3 : tensor<24xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.multiply %248, %arg3 : tensor<24xf32>
    %250 = stablehlo.negate %249 : tensor<24xf32>
    %251 = stablehlo.divide %249, %240 : tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %253 = stablehlo.select %242, %252, %251 : tensor<24xi1>, tensor<24xf32>
    %254 = stablehlo.select %242, %251, %252 : tensor<24xi1>, tensor<24xf32>
    %255 = stablehlo.negate %253 : tensor<24xf32>
    %256 = stablehlo.add %254, %255 : tensor<24xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [1] : (tensor<24xf32>) -> tensor<7x24xf32>
    %258 = stablehlo.multiply %257, %237 : tensor<7x24xf32>
    %259 = stablehlo.slice %258 [0:1, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %260 = stablehlo.reshape %259 : (tensor<1x24xf32>) -> tensor<24xf32>
    %261 = stablehlo.slice %258 [1:2, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %262 = stablehlo.reshape %261 : (tensor<1x24xf32>) -> tensor<24xf32>
    %263 = stablehlo.slice %258 [2:3, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %264 = stablehlo.reshape %263 : (tensor<1x24xf32>) -> tensor<24xf32>
    %265 = stablehlo.slice %258 [3:4, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %266 = stablehlo.reshape %265 : (tensor<1x24xf32>) -> tensor<24xf32>
    %267 = stablehlo.slice %258 [4:5, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %268 = stablehlo.reshape %267 : (tensor<1x24xf32>) -> tensor<24xf32>
    %269 = stablehlo.slice %258 [5:6, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %270 = stablehlo.reshape %269 : (tensor<1x24xf32>) -> tensor<24xf32>
    %271 = stablehlo.slice %258 [6:7, 0:24] : (tensor<7x24xf32>) -> tensor<1x24xf32>
    %272 = stablehlo.reshape %271 : (tensor<1x24xf32>) -> tensor<24xf32>
    %273:5 = stablehlo.optimization_barrier %arg2, %arg0, %175, %272, %250 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x11xf32>, tensor<24xf32>, tensor<24xf32>
    %274 = stablehlo.dot_general %273#1, %273#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %275 = stablehlo.reduce(%274 init: %cst_84) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %277 = stablehlo.maximum %276, %275 : tensor<24xf32>
    %278 = stablehlo.is_finite %277 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %280 = stablehlo.select %278, %277, %279 : tensor<24xi1>, tensor<24xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %283 = stablehlo.subtract %274, %282 : tensor<24x11xf32>
    %284 = stablehlo.exponential %283 : tensor<24x11xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %286 = stablehlo.abs %285 : tensor<24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %288 = stablehlo.compare GE, %285, %287, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_89 = stablehlo.constant dense<240> : tensor<i32>
    %289 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %290 = stablehlo.compare GE, %273#0, %289, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_90 = stablehlo.constant dense<251> : tensor<i32>
    %291 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %292 = stablehlo.compare LT, %273#0, %291, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %293 = stablehlo.and %290, %292 : tensor<24xi1>
    %c_91 = stablehlo.constant dense<240> : tensor<i32>
    %294 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %295 = stablehlo.subtract %273#0, %294 : tensor<24xi32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %c_93 = stablehlo.constant dense<10> : tensor<i32>
    %296 = call @clip_1(%295, %c_92, %c_93) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %298 = call @take_along_axis_2(%297) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %299 = call @_where_3(%293) : (tensor<24xi1>) -> tensor<24xf32>
    %300 = call @_where_4(%293, %299, %273#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %302 = call @take_along_axis_5(%298, %301) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %303 = stablehlo.divide %273#3, %286 : tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %305 = stablehlo.select %288, %304, %303 : tensor<24xi1>, tensor<24xf32>
    %306 = stablehlo.select %288, %303, %304 : tensor<24xi1>, tensor<24xf32>
    %307 = stablehlo.negate %305 : tensor<24xf32>
    %308 = stablehlo.add %306, %307 : tensor<24xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %310 = stablehlo.multiply %309, %284 : tensor<24x11xf32>
    %311 = stablehlo.add %302, %310 : tensor<24x11xf32>
    %312 = stablehlo.dot_general %311, %273#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %313 = stablehlo.transpose %312, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %314 = stablehlo.dot_general %311, %273#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.pad %313, %cst_95, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %316:5 = stablehlo.optimization_barrier %arg2, %arg0, %146, %270, %250 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %317 = stablehlo.dot_general %316#1, %316#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_96) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %320 = stablehlo.maximum %319, %318 : tensor<24xf32>
    %321 = stablehlo.is_finite %320 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %323 = stablehlo.select %321, %320, %322 : tensor<24xi1>, tensor<24xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %326 = stablehlo.subtract %317, %325 : tensor<24x40xf32>
    %327 = stablehlo.exponential %326 : tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %329 = stablehlo.abs %328 : tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %331 = stablehlo.compare GE, %328, %330, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_101 = stablehlo.constant dense<200> : tensor<i32>
    %332 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %333 = stablehlo.compare GE, %316#0, %332, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_102 = stablehlo.constant dense<240> : tensor<i32>
    %334 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %335 = stablehlo.compare LT, %316#0, %334, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %336 = stablehlo.and %333, %335 : tensor<24xi1>
    %c_103 = stablehlo.constant dense<200> : tensor<i32>
    %337 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %338 = stablehlo.subtract %316#0, %337 : tensor<24xi32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %c_105 = stablehlo.constant dense<39> : tensor<i32>
    %339 = call @clip_1(%338, %c_104, %c_105) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %341 = call @take_along_axis_6(%340) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %342 = call @_where_3(%336) : (tensor<24xi1>) -> tensor<24xf32>
    %343 = call @_where_4(%336, %342, %316#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %345 = call @take_along_axis_7(%341, %344) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %346 = stablehlo.divide %316#3, %329 : tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %348 = stablehlo.select %331, %347, %346 : tensor<24xi1>, tensor<24xf32>
    %349 = stablehlo.select %331, %346, %347 : tensor<24xi1>, tensor<24xf32>
    %350 = stablehlo.negate %348 : tensor<24xf32>
    %351 = stablehlo.add %349, %350 : tensor<24xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %353 = stablehlo.multiply %352, %327 : tensor<24x40xf32>
    %354 = stablehlo.add %345, %353 : tensor<24x40xf32>
    %355 = stablehlo.dot_general %354, %316#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %356 = stablehlo.transpose %355, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %357 = stablehlo.dot_general %354, %316#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %358 = stablehlo.add %314, %357 : tensor<24x24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.pad %356, %cst_107, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %360 = stablehlo.add %315, %359 : tensor<24x251xf32>
    %361:5 = stablehlo.optimization_barrier %arg2, %arg0, %117, %268, %250 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %362 = stablehlo.dot_general %361#1, %361#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %363 = stablehlo.reduce(%362 init: %cst_108) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %365 = stablehlo.maximum %364, %363 : tensor<24xf32>
    %366 = stablehlo.is_finite %365 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %368 = stablehlo.select %366, %365, %367 : tensor<24xi1>, tensor<24xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %371 = stablehlo.subtract %362, %370 : tensor<24x40xf32>
    %372 = stablehlo.exponential %371 : tensor<24x40xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%372 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %374 = stablehlo.abs %373 : tensor<24xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %376 = stablehlo.compare GE, %373, %375, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_113 = stablehlo.constant dense<160> : tensor<i32>
    %377 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %378 = stablehlo.compare GE, %361#0, %377, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_114 = stablehlo.constant dense<200> : tensor<i32>
    %379 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %380 = stablehlo.compare LT, %361#0, %379, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %381 = stablehlo.and %378, %380 : tensor<24xi1>
    %c_115 = stablehlo.constant dense<160> : tensor<i32>
    %382 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %383 = stablehlo.subtract %361#0, %382 : tensor<24xi32>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %c_117 = stablehlo.constant dense<39> : tensor<i32>
    %384 = call @clip_1(%383, %c_116, %c_117) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %386 = call @take_along_axis_6(%385) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %387 = call @_where_3(%381) : (tensor<24xi1>) -> tensor<24xf32>
    %388 = call @_where_4(%381, %387, %361#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %390 = call @take_along_axis_7(%386, %389) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %391 = stablehlo.divide %361#3, %374 : tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %393 = stablehlo.select %376, %392, %391 : tensor<24xi1>, tensor<24xf32>
    %394 = stablehlo.select %376, %391, %392 : tensor<24xi1>, tensor<24xf32>
    %395 = stablehlo.negate %393 : tensor<24xf32>
    %396 = stablehlo.add %394, %395 : tensor<24xf32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %398 = stablehlo.multiply %397, %372 : tensor<24x40xf32>
    %399 = stablehlo.add %390, %398 : tensor<24x40xf32>
    %400 = stablehlo.dot_general %399, %361#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %401 = stablehlo.transpose %400, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %402 = stablehlo.dot_general %399, %361#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %403 = stablehlo.add %358, %402 : tensor<24x24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.pad %401, %cst_119, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %405 = stablehlo.add %360, %404 : tensor<24x251xf32>
    %406:5 = stablehlo.optimization_barrier %arg2, %arg0, %88, %266, %250 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %407 = stablehlo.dot_general %406#1, %406#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_120) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %410 = stablehlo.maximum %409, %408 : tensor<24xf32>
    %411 = stablehlo.is_finite %410 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %413 = stablehlo.select %411, %410, %412 : tensor<24xi1>, tensor<24xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %416 = stablehlo.subtract %407, %415 : tensor<24x40xf32>
    %417 = stablehlo.exponential %416 : tensor<24x40xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %419 = stablehlo.abs %418 : tensor<24xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %421 = stablehlo.compare GE, %418, %420, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_125 = stablehlo.constant dense<120> : tensor<i32>
    %422 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %423 = stablehlo.compare GE, %406#0, %422, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_126 = stablehlo.constant dense<160> : tensor<i32>
    %424 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %425 = stablehlo.compare LT, %406#0, %424, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %426 = stablehlo.and %423, %425 : tensor<24xi1>
    %c_127 = stablehlo.constant dense<120> : tensor<i32>
    %427 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %428 = stablehlo.subtract %406#0, %427 : tensor<24xi32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %c_129 = stablehlo.constant dense<39> : tensor<i32>
    %429 = call @clip_1(%428, %c_128, %c_129) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %431 = call @take_along_axis_6(%430) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %432 = call @_where_3(%426) : (tensor<24xi1>) -> tensor<24xf32>
    %433 = call @_where_4(%426, %432, %406#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %435 = call @take_along_axis_7(%431, %434) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %436 = stablehlo.divide %406#3, %419 : tensor<24xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %438 = stablehlo.select %421, %437, %436 : tensor<24xi1>, tensor<24xf32>
    %439 = stablehlo.select %421, %436, %437 : tensor<24xi1>, tensor<24xf32>
    %440 = stablehlo.negate %438 : tensor<24xf32>
    %441 = stablehlo.add %439, %440 : tensor<24xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %443 = stablehlo.multiply %442, %417 : tensor<24x40xf32>
    %444 = stablehlo.add %435, %443 : tensor<24x40xf32>
    %445 = stablehlo.dot_general %444, %406#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %446 = stablehlo.transpose %445, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %447 = stablehlo.dot_general %444, %406#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %448 = stablehlo.add %403, %447 : tensor<24x24xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.pad %446, %cst_131, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %450 = stablehlo.add %405, %449 : tensor<24x251xf32>
    %451:5 = stablehlo.optimization_barrier %arg2, %arg0, %59, %264, %250 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %452 = stablehlo.dot_general %451#1, %451#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_132 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %453 = stablehlo.reduce(%452 init: %cst_132) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_133 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %455 = stablehlo.maximum %454, %453 : tensor<24xf32>
    %456 = stablehlo.is_finite %455 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %458 = stablehlo.select %456, %455, %457 : tensor<24xi1>, tensor<24xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %460 = stablehlo.broadcast_in_dim %459, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %461 = stablehlo.subtract %452, %460 : tensor<24x40xf32>
    %462 = stablehlo.exponential %461 : tensor<24x40xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%462 init: %cst_135) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %464 = stablehlo.abs %463 : tensor<24xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %466 = stablehlo.compare GE, %463, %465, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_137 = stablehlo.constant dense<80> : tensor<i32>
    %467 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %468 = stablehlo.compare GE, %451#0, %467, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_138 = stablehlo.constant dense<120> : tensor<i32>
    %469 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %470 = stablehlo.compare LT, %451#0, %469, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %471 = stablehlo.and %468, %470 : tensor<24xi1>
    %c_139 = stablehlo.constant dense<80> : tensor<i32>
    %472 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %473 = stablehlo.subtract %451#0, %472 : tensor<24xi32>
    %c_140 = stablehlo.constant dense<0> : tensor<i32>
    %c_141 = stablehlo.constant dense<39> : tensor<i32>
    %474 = call @clip_1(%473, %c_140, %c_141) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %476 = call @take_along_axis_6(%475) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %477 = call @_where_3(%471) : (tensor<24xi1>) -> tensor<24xf32>
    %478 = call @_where_4(%471, %477, %451#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %480 = call @take_along_axis_7(%476, %479) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %481 = stablehlo.divide %451#3, %464 : tensor<24xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %483 = stablehlo.select %466, %482, %481 : tensor<24xi1>, tensor<24xf32>
    %484 = stablehlo.select %466, %481, %482 : tensor<24xi1>, tensor<24xf32>
    %485 = stablehlo.negate %483 : tensor<24xf32>
    %486 = stablehlo.add %484, %485 : tensor<24xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %488 = stablehlo.multiply %487, %462 : tensor<24x40xf32>
    %489 = stablehlo.add %480, %488 : tensor<24x40xf32>
    %490 = stablehlo.dot_general %489, %451#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %491 = stablehlo.transpose %490, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %492 = stablehlo.dot_general %489, %451#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %493 = stablehlo.add %448, %492 : tensor<24x24xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.pad %491, %cst_143, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %495 = stablehlo.add %450, %494 : tensor<24x251xf32>
    %496:5 = stablehlo.optimization_barrier %arg2, %arg0, %30, %262, %250 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %497 = stablehlo.dot_general %496#1, %496#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_144 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_144) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_145 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %500 = stablehlo.maximum %499, %498 : tensor<24xf32>
    %501 = stablehlo.is_finite %500 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %503 = stablehlo.select %501, %500, %502 : tensor<24xi1>, tensor<24xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %506 = stablehlo.subtract %497, %505 : tensor<24x40xf32>
    %507 = stablehlo.exponential %506 : tensor<24x40xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_147) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %509 = stablehlo.abs %508 : tensor<24xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %511 = stablehlo.compare GE, %508, %510, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_149 = stablehlo.constant dense<40> : tensor<i32>
    %512 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %513 = stablehlo.compare GE, %496#0, %512, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_150 = stablehlo.constant dense<80> : tensor<i32>
    %514 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %515 = stablehlo.compare LT, %496#0, %514, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %516 = stablehlo.and %513, %515 : tensor<24xi1>
    %c_151 = stablehlo.constant dense<40> : tensor<i32>
    %517 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %518 = stablehlo.subtract %496#0, %517 : tensor<24xi32>
    %c_152 = stablehlo.constant dense<0> : tensor<i32>
    %c_153 = stablehlo.constant dense<39> : tensor<i32>
    %519 = call @clip_1(%518, %c_152, %c_153) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %521 = call @take_along_axis_6(%520) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %522 = call @_where_3(%516) : (tensor<24xi1>) -> tensor<24xf32>
    %523 = call @_where_4(%516, %522, %496#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %525 = call @take_along_axis_7(%521, %524) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %526 = stablehlo.divide %496#3, %509 : tensor<24xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %528 = stablehlo.select %511, %527, %526 : tensor<24xi1>, tensor<24xf32>
    %529 = stablehlo.select %511, %526, %527 : tensor<24xi1>, tensor<24xf32>
    %530 = stablehlo.negate %528 : tensor<24xf32>
    %531 = stablehlo.add %529, %530 : tensor<24xf32>
    %532 = stablehlo.broadcast_in_dim %531, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %533 = stablehlo.multiply %532, %507 : tensor<24x40xf32>
    %534 = stablehlo.add %525, %533 : tensor<24x40xf32>
    %535 = stablehlo.dot_general %534, %496#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %536 = stablehlo.transpose %535, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %537 = stablehlo.dot_general %534, %496#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %538 = stablehlo.add %493, %537 : tensor<24x24xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.pad %536, %cst_155, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %540 = stablehlo.add %495, %539 : tensor<24x251xf32>
    %541:5 = stablehlo.optimization_barrier %arg2, %arg0, %0, %260, %250 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %542 = stablehlo.dot_general %541#1, %541#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_156 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %543 = stablehlo.reduce(%542 init: %cst_156) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_157 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %545 = stablehlo.maximum %544, %543 : tensor<24xf32>
    %546 = stablehlo.is_finite %545 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %548 = stablehlo.select %546, %545, %547 : tensor<24xi1>, tensor<24xf32>
    %549 = stablehlo.broadcast_in_dim %548, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %551 = stablehlo.subtract %542, %550 : tensor<24x40xf32>
    %552 = stablehlo.exponential %551 : tensor<24x40xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_159) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %554 = stablehlo.abs %553 : tensor<24xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %556 = stablehlo.compare GE, %553, %555, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_161 = stablehlo.constant dense<0> : tensor<i32>
    %557 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %558 = stablehlo.compare GE, %541#0, %557, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_162 = stablehlo.constant dense<40> : tensor<i32>
    %559 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %560 = stablehlo.compare LT, %541#0, %559, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %561 = stablehlo.and %558, %560 : tensor<24xi1>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %562 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %563 = stablehlo.subtract %541#0, %562 : tensor<24xi32>
    %c_164 = stablehlo.constant dense<0> : tensor<i32>
    %c_165 = stablehlo.constant dense<39> : tensor<i32>
    %564 = call @clip_1(%563, %c_164, %c_165) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %565 = stablehlo.broadcast_in_dim %564, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %566 = call @take_along_axis_6(%565) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %567 = call @_where_3(%561) : (tensor<24xi1>) -> tensor<24xf32>
    %568 = call @_where_4(%561, %567, %541#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %570 = call @take_along_axis_7(%566, %569) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %571 = stablehlo.divide %541#3, %554 : tensor<24xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %573 = stablehlo.select %556, %572, %571 : tensor<24xi1>, tensor<24xf32>
    %574 = stablehlo.select %556, %571, %572 : tensor<24xi1>, tensor<24xf32>
    %575 = stablehlo.negate %573 : tensor<24xf32>
    %576 = stablehlo.add %574, %575 : tensor<24xf32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %578 = stablehlo.multiply %577, %552 : tensor<24x40xf32>
    %579 = stablehlo.add %570, %578 : tensor<24x40xf32>
    %580 = stablehlo.dot_general %579, %541#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %581 = stablehlo.transpose %580, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %582 = stablehlo.dot_general %579, %541#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %583 = stablehlo.add %538, %582 : tensor<24x24xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.pad %581, %cst_167, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %585 = stablehlo.add %540, %584 : tensor<24x251xf32>
    return %247, %583, %585 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
