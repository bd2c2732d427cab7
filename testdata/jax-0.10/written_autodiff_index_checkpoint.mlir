module @jit_written_autodiff_index_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %6 = stablehlo.convert %0 : tensor<24xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<24xf32>
    %8 = stablehlo.convert %0 : tensor<24xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<24xf32>
    %10 = stablehlo.exponential %9 : tensor<24xf32>
    %11 = stablehlo.multiply %1, %10 : tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %14 = stablehlo.subtract %4, %13 : tensor<24x40xf32>
    %15 = stablehlo.exponential %14 : tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.add %11, %16 : tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %19 = stablehlo.compare GE, %arg2, %18, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %21 = stablehlo.compare LT, %arg2, %20, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %22 = stablehlo.and %19, %21 : tensor<24xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.subtract %arg2, %23 : tensor<24xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<39> : tensor<i32>
    %25 = call @clip(%24, %c_6, %c_7) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %27 = call @take_along_axis(%4, %26) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where(%22, %28, %c_8) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %30 = stablehlo.add %2, %29 : tensor<24xf32>
    %31 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.dot_general %arg0, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.maximum %7, %33 : tensor<24xf32>
    %35 = stablehlo.subtract %7, %34 : tensor<24xf32>
    %36 = stablehlo.exponential %35 : tensor<24xf32>
    %37 = stablehlo.multiply %17, %36 : tensor<24xf32>
    %38 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.subtract %32, %39 : tensor<24x40xf32>
    %41 = stablehlo.exponential %40 : tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.add %37, %42 : tensor<24xf32>
    %c_11 = stablehlo.constant dense<40> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %45 = stablehlo.compare GE, %arg2, %44, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_12 = stablehlo.constant dense<80> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %47 = stablehlo.compare LT, %arg2, %46, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %48 = stablehlo.and %45, %47 : tensor<24xi1>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %50 = stablehlo.subtract %arg2, %49 : tensor<24xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<39> : tensor<i32>
    %51 = call @clip(%50, %c_14, %c_15) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %53 = call @take_along_axis(%32, %52) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %54 = stablehlo.reshape %53 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %55 = call @_where(%48, %54, %c_16) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %56 = stablehlo.add %30, %55 : tensor<24xf32>
    %57 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %58 = stablehlo.dot_general %arg0, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.maximum %34, %59 : tensor<24xf32>
    %61 = stablehlo.subtract %34, %60 : tensor<24xf32>
    %62 = stablehlo.exponential %61 : tensor<24xf32>
    %63 = stablehlo.multiply %43, %62 : tensor<24xf32>
    %64 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %66 = stablehlo.subtract %58, %65 : tensor<24x40xf32>
    %67 = stablehlo.exponential %66 : tensor<24x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.add %63, %68 : tensor<24xf32>
    %c_19 = stablehlo.constant dense<80> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %71 = stablehlo.compare GE, %arg2, %70, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_20 = stablehlo.constant dense<120> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %73 = stablehlo.compare LT, %arg2, %72, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %74 = stablehlo.and %71, %73 : tensor<24xi1>
    %c_21 = stablehlo.constant dense<80> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %76 = stablehlo.subtract %arg2, %75 : tensor<24xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<39> : tensor<i32>
    %77 = call @clip(%76, %c_22, %c_23) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %79 = call @take_along_axis(%58, %78) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %80 = stablehlo.reshape %79 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %81 = call @_where(%74, %80, %c_24) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %82 = stablehlo.add %56, %81 : tensor<24xf32>
    %83 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %84 = stablehlo.dot_general %arg0, %83, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_25) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.maximum %60, %85 : tensor<24xf32>
    %87 = stablehlo.subtract %60, %86 : tensor<24xf32>
    %88 = stablehlo.exponential %87 : tensor<24xf32>
    %89 = stablehlo.multiply %69, %88 : tensor<24xf32>
    %90 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %92 = stablehlo.subtract %84, %91 : tensor<24x40xf32>
    %93 = stablehlo.exponential %92 : tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %95 = stablehlo.add %89, %94 : tensor<24xf32>
    %c_27 = stablehlo.constant dense<120> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %97 = stablehlo.compare GE, %arg2, %96, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_28 = stablehlo.constant dense<160> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %99 = stablehlo.compare LT, %arg2, %98, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %100 = stablehlo.and %97, %99 : tensor<24xi1>
    %c_29 = stablehlo.constant dense<120> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %102 = stablehlo.subtract %arg2, %101 : tensor<24xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %c_31 = stablehlo.constant dense<39> : tensor<i32>
    %103 = call @clip(%102, %c_30, %c_31) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %105 = call @take_along_axis(%84, %104) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %106 = stablehlo.reshape %105 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %107 = call @_where(%100, %106, %c_32) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %108 = stablehlo.add %82, %107 : tensor<24xf32>
    %109 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %110 = stablehlo.dot_general %arg0, %109, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_33) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.maximum %86, %111 : tensor<24xf32>
    %113 = stablehlo.subtract %86, %112 : tensor<24xf32>
    %114 = stablehlo.exponential %113 : tensor<24xf32>
    %115 = stablehlo.multiply %95, %114 : tensor<24xf32>
    %116 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %118 = stablehlo.subtract %110, %117 : tensor<24x40xf32>
    %119 = stablehlo.exponential %118 : tensor<24x40xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.add %115, %120 : tensor<24xf32>
    %c_35 = stablehlo.constant dense<160> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %123 = stablehlo.compare GE, %arg2, %122, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_36 = stablehlo.constant dense<200> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %125 = stablehlo.compare LT, %arg2, %124, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %126 = stablehlo.and %123, %125 : tensor<24xi1>
    %c_37 = stablehlo.constant dense<160> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %128 = stablehlo.subtract %arg2, %127 : tensor<24xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %c_39 = stablehlo.constant dense<39> : tensor<i32>
    %129 = call @clip(%128, %c_38, %c_39) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %131 = call @take_along_axis(%110, %130) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %132 = stablehlo.reshape %131 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %133 = call @_where(%126, %132, %c_40) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %134 = stablehlo.add %108, %133 : tensor<24xf32>
    %135 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %136 = stablehlo.dot_general %arg0, %135, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %138 = stablehlo.maximum %112, %137 : tensor<24xf32>
    %139 = stablehlo.subtract %112, %138 : tensor<24xf32>
    %140 = stablehlo.exponential %139 : tensor<24xf32>
    %141 = stablehlo.multiply %121, %140 : tensor<24xf32>
    %142 = stablehlo.broadcast_in_dim %138, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %144 = stablehlo.subtract %136, %143 : tensor<24x40xf32>
    %145 = stablehlo.exponential %144 : tensor<24x40xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %147 = stablehlo.add %141, %146 : tensor<24xf32>
    %c_43 = stablehlo.constant dense<200> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %149 = stablehlo.compare GE, %arg2, %148, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_44 = stablehlo.constant dense<240> : tensor<i32>
    %150 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %151 = stablehlo.compare LT, %arg2, %150, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %152 = stablehlo.and %149, %151 : tensor<24xi1>
    %c_45 = stablehlo.constant dense<200> : tensor<i32>
    %153 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %154 = stablehlo.subtract %arg2, %153 : tensor<24xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %c_47 = stablehlo.constant dense<39> : tensor<i32>
    %155 = call @clip(%154, %c_46, %c_47) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %157 = call @take_along_axis(%136, %156) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %158 = stablehlo.reshape %157 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %159 = call @_where(%152, %158, %c_48) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %160 = stablehlo.add %134, %159 : tensor<24xf32>
    %161 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %162 = stablehlo.dot_general %arg0, %161, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_49) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %164 = stablehlo.maximum %138, %163 : tensor<24xf32>
    %165 = stablehlo.subtract %138, %164 : tensor<24xf32>
    %166 = stablehlo.exponential %165 : tensor<24xf32>
    %167 = stablehlo.multiply %147, %166 : tensor<24xf32>
    %168 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %170 = stablehlo.subtract %162, %169 : tensor<24x11xf32>
    %171 = stablehlo.exponential %170 : tensor<24x11xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %173 = stablehlo.add %167, %172 : tensor<24xf32>
    %c_51 = stablehlo.constant dense<240> : tensor<i32>
    %174 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %175 = stablehlo.compare GE, %arg2, %174, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_52 = stablehlo.constant dense<251> : tensor<i32>
    %176 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %177 = stablehlo.compare LT, %arg2, %176, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %178 = stablehlo.and %175, %177 : tensor<24xi1>
    %c_53 = stablehlo.constant dense<240> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %180 = stablehlo.subtract %arg2, %179 : tensor<24xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %c_55 = stablehlo.constant dense<10> : tensor<i32>
    %181 = call @clip(%180, %c_54, %c_55) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %183 = call @take_along_axis_0(%162, %182) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %184 = stablehlo.reshape %183 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %185 = call @_where(%178, %184, %c_56) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %186 = stablehlo.add %160, %185 : tensor<24xf32>
    %187 = stablehlo.log %173 : tensor<24xf32>
    %188 = stablehlo.add %164, %187 : tensor<24xf32>
    %189 = stablehlo.subtract %188, %186 : tensor<24xf32>
    %190 = stablehlo.multiply %188, %188 : tensor<24xf32>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.multiply %191, %188 : tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %194 = stablehlo.multiply %193, %190 : tensor<24xf32>
    %195 = stablehlo.add %189, %194 : tensor<24xf32>
    %196 = stablehlo.multiply %195, %arg3 : tensor<24xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %199 = stablehlo.multiply %198, %arg3 : tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %201 = stablehlo.multiply %200, %199 : tensor<24xf32>
    %202 = stablehlo.multiply %201, %192 : tensor<24xf32>
    %203 = stablehlo.negate %199 : tensor<24xf32>
    %204 = stablehlo.add %202, %199 : tensor<24xf32>
    %205 = stablehlo.divide %204, %173 : tensor<24xf32>
    %206:8 = stablehlo.optimization_barrier %arg2, %arg0, %161, %138, %147, %204, %205, %203 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x11xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %207 = stablehlo.dot_general %206#1, %206#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_62) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %209 = stablehlo.reshape %208 : (tensor<24xf32>) -> tensor<24x1xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %211 = stablehlo.compare EQ, %207, %210, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %212 = stablehlo.convert %211 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %214 = stablehlo.maximum %206#3, %208 : tensor<24xf32>
    %215 = stablehlo.compare EQ, %206#3, %214, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %218 = stablehlo.select %215, %216, %217 : tensor<24xi1>, tensor<24xf32>
    %219 = stablehlo.compare EQ, %208, %214, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.select %219, %220, %221 : tensor<24xi1>, tensor<24xf32>
    %223 = stablehlo.divide %218, %222 : tensor<24xf32>
    %224 = stablehlo.compare EQ, %208, %214, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %227 = stablehlo.select %224, %225, %226 : tensor<24xi1>, tensor<24xf32>
    %228 = stablehlo.compare EQ, %206#3, %214, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_70 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %231 = stablehlo.select %228, %229, %230 : tensor<24xi1>, tensor<24xf32>
    %232 = stablehlo.divide %227, %231 : tensor<24xf32>
    %233 = stablehlo.subtract %206#3, %214 : tensor<24xf32>
    %234 = stablehlo.exponential %233 : tensor<24xf32>
    %235 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %237 = stablehlo.subtract %207, %236 : tensor<24x11xf32>
    %238 = stablehlo.exponential %237 : tensor<24x11xf32>
    %c_72 = stablehlo.constant dense<240> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %240 = stablehlo.compare GE, %206#0, %239, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_73 = stablehlo.constant dense<251> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %242 = stablehlo.compare LT, %206#0, %241, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %243 = stablehlo.and %240, %242 : tensor<24xi1>
    %c_74 = stablehlo.constant dense<240> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %245 = stablehlo.subtract %206#0, %244 : tensor<24xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %c_76 = stablehlo.constant dense<10> : tensor<i32>
    %246 = call @clip_1(%245, %c_75, %c_76) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %248 = call @take_along_axis_2(%247) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %249 = call @_where_3(%243) : (tensor<24xi1>) -> tensor<24xf32>
    %250 = call @_where_4(%243, %249, %206#7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %252 = call @take_along_axis_5(%248, %251) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %253 = stablehlo.broadcast_in_dim %206#6, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %254 = stablehlo.multiply %253, %238 : tensor<24x11xf32>
    %255 = stablehlo.negate %254 : tensor<24x11xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %257 = stablehlo.reshape %256 : (tensor<24xf32>) -> tensor<24x1xf32>
    %258 = stablehlo.add %252, %254 : tensor<24x11xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%257 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %260 = stablehlo.add %206#5, %259 : tensor<24xf32>
    %261 = stablehlo.multiply %206#4, %206#6 : tensor<24xf32>
    %262 = stablehlo.multiply %206#6, %234 : tensor<24xf32>
    %263 = stablehlo.multiply %261, %234 : tensor<24xf32>
    %264 = stablehlo.negate %263 : tensor<24xf32>
    %265 = stablehlo.add %260, %264 : tensor<24xf32>
    %266 = stablehlo.multiply %265, %232 : tensor<24xf32>
    %267 = stablehlo.multiply %265, %223 : tensor<24xf32>
    %268 = stablehlo.add %263, %267 : tensor<24xf32>
    %269 = stablehlo.divide %266, %213 : tensor<24xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %271 = stablehlo.multiply %270, %212 : tensor<24x11xf32>
    %272 = stablehlo.add %258, %271 : tensor<24x11xf32>
    %273 = stablehlo.dot_general %272, %206#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %274 = stablehlo.transpose %273, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %275 = stablehlo.dot_general %272, %206#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.pad %274, %cst_79, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %277:8 = stablehlo.optimization_barrier %arg2, %arg0, %135, %112, %121, %268, %262, %206#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %278 = stablehlo.dot_general %277#1, %277#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_80 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %279 = stablehlo.reduce(%278 init: %cst_80) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %280 = stablehlo.reshape %279 : (tensor<24xf32>) -> tensor<24x1xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %282 = stablehlo.compare EQ, %278, %281, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %283 = stablehlo.convert %282 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.maximum %277#3, %279 : tensor<24xf32>
    %286 = stablehlo.compare EQ, %277#3, %285, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %289 = stablehlo.select %286, %287, %288 : tensor<24xi1>, tensor<24xf32>
    %290 = stablehlo.compare EQ, %279, %285, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_84 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %293 = stablehlo.select %290, %291, %292 : tensor<24xi1>, tensor<24xf32>
    %294 = stablehlo.divide %289, %293 : tensor<24xf32>
    %295 = stablehlo.compare EQ, %279, %285, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.select %295, %296, %297 : tensor<24xi1>, tensor<24xf32>
    %299 = stablehlo.compare EQ, %277#3, %285, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_88 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.select %299, %300, %301 : tensor<24xi1>, tensor<24xf32>
    %303 = stablehlo.divide %298, %302 : tensor<24xf32>
    %304 = stablehlo.subtract %277#3, %285 : tensor<24xf32>
    %305 = stablehlo.exponential %304 : tensor<24xf32>
    %306 = stablehlo.broadcast_in_dim %285, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %308 = stablehlo.subtract %278, %307 : tensor<24x40xf32>
    %309 = stablehlo.exponential %308 : tensor<24x40xf32>
    %c_90 = stablehlo.constant dense<200> : tensor<i32>
    %310 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %311 = stablehlo.compare GE, %277#0, %310, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_91 = stablehlo.constant dense<240> : tensor<i32>
    %312 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %313 = stablehlo.compare LT, %277#0, %312, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %314 = stablehlo.and %311, %313 : tensor<24xi1>
    %c_92 = stablehlo.constant dense<200> : tensor<i32>
    %315 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %316 = stablehlo.subtract %277#0, %315 : tensor<24xi32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %c_94 = stablehlo.constant dense<39> : tensor<i32>
    %317 = call @clip_1(%316, %c_93, %c_94) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %319 = call @take_along_axis_6(%318) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %320 = call @_where_3(%314) : (tensor<24xi1>) -> tensor<24xf32>
    %321 = call @_where_4(%314, %320, %277#7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %323 = call @take_along_axis_7(%319, %322) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %324 = stablehlo.broadcast_in_dim %277#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %325 = stablehlo.multiply %324, %309 : tensor<24x40xf32>
    %326 = stablehlo.negate %325 : tensor<24x40xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %328 = stablehlo.reshape %327 : (tensor<24xf32>) -> tensor<24x1xf32>
    %329 = stablehlo.add %323, %325 : tensor<24x40xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%328 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %331 = stablehlo.add %277#5, %330 : tensor<24xf32>
    %332 = stablehlo.multiply %277#4, %277#6 : tensor<24xf32>
    %333 = stablehlo.multiply %277#6, %305 : tensor<24xf32>
    %334 = stablehlo.multiply %332, %305 : tensor<24xf32>
    %335 = stablehlo.negate %334 : tensor<24xf32>
    %336 = stablehlo.add %331, %335 : tensor<24xf32>
    %337 = stablehlo.multiply %336, %303 : tensor<24xf32>
    %338 = stablehlo.multiply %336, %294 : tensor<24xf32>
    %339 = stablehlo.add %334, %338 : tensor<24xf32>
    %340 = stablehlo.divide %337, %284 : tensor<24xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %342 = stablehlo.multiply %341, %283 : tensor<24x40xf32>
    %343 = stablehlo.add %329, %342 : tensor<24x40xf32>
    %344 = stablehlo.dot_general %343, %277#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %345 = stablehlo.transpose %344, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %346 = stablehlo.dot_general %343, %277#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %347 = stablehlo.add %275, %346 : tensor<24x24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.pad %345, %cst_97, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %349 = stablehlo.add %276, %348 : tensor<24x251xf32>
    %350:8 = stablehlo.optimization_barrier %arg2, %arg0, %109, %86, %95, %339, %333, %277#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %351 = stablehlo.dot_general %350#1, %350#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_98 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_98) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.reshape %352 : (tensor<24xf32>) -> tensor<24x1xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %355 = stablehlo.compare EQ, %351, %354, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %356 = stablehlo.convert %355 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.reduce(%356 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.maximum %350#3, %352 : tensor<24xf32>
    %359 = stablehlo.compare EQ, %350#3, %358, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %362 = stablehlo.select %359, %360, %361 : tensor<24xi1>, tensor<24xf32>
    %363 = stablehlo.compare EQ, %352, %358, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_102 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %366 = stablehlo.select %363, %364, %365 : tensor<24xi1>, tensor<24xf32>
    %367 = stablehlo.divide %362, %366 : tensor<24xf32>
    %368 = stablehlo.compare EQ, %352, %358, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.select %368, %369, %370 : tensor<24xi1>, tensor<24xf32>
    %372 = stablehlo.compare EQ, %350#3, %358, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_106 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %375 = stablehlo.select %372, %373, %374 : tensor<24xi1>, tensor<24xf32>
    %376 = stablehlo.divide %371, %375 : tensor<24xf32>
    %377 = stablehlo.subtract %350#3, %358 : tensor<24xf32>
    %378 = stablehlo.exponential %377 : tensor<24xf32>
    %379 = stablehlo.broadcast_in_dim %358, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %381 = stablehlo.subtract %351, %380 : tensor<24x40xf32>
    %382 = stablehlo.exponential %381 : tensor<24x40xf32>
    %c_108 = stablehlo.constant dense<160> : tensor<i32>
    %383 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %384 = stablehlo.compare GE, %350#0, %383, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_109 = stablehlo.constant dense<200> : tensor<i32>
    %385 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %386 = stablehlo.compare LT, %350#0, %385, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %387 = stablehlo.and %384, %386 : tensor<24xi1>
    %c_110 = stablehlo.constant dense<160> : tensor<i32>
    %388 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %389 = stablehlo.subtract %350#0, %388 : tensor<24xi32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %c_112 = stablehlo.constant dense<39> : tensor<i32>
    %390 = call @clip_1(%389, %c_111, %c_112) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %392 = call @take_along_axis_6(%391) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %393 = call @_where_3(%387) : (tensor<24xi1>) -> tensor<24xf32>
    %394 = call @_where_4(%387, %393, %350#7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %396 = call @take_along_axis_7(%392, %395) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %397 = stablehlo.broadcast_in_dim %350#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %398 = stablehlo.multiply %397, %382 : tensor<24x40xf32>
    %399 = stablehlo.negate %398 : tensor<24x40xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %401 = stablehlo.reshape %400 : (tensor<24xf32>) -> tensor<24x1xf32>
    %402 = stablehlo.add %396, %398 : tensor<24x40xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.reduce(%401 init: %cst_114) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %404 = stablehlo.add %350#5, %403 : tensor<24xf32>
    %405 = stablehlo.multiply %350#4, %350#6 : tensor<24xf32>
    %406 = stablehlo.multiply %350#6, %378 : tensor<24xf32>
    %407 = stablehlo.multiply %405, %378 : tensor<24xf32>
    %408 = stablehlo.negate %407 : tensor<24xf32>
    %409 = stablehlo.add %404, %408 : tensor<24xf32>
    %410 = stablehlo.multiply %409, %376 : tensor<24xf32>
    %411 = stablehlo.multiply %409, %367 : tensor<24xf32>
    %412 = stablehlo.add %407, %411 : tensor<24xf32>
    %413 = stablehlo.divide %410, %357 : tensor<24xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %415 = stablehlo.multiply %414, %356 : tensor<24x40xf32>
    %416 = stablehlo.add %402, %415 : tensor<24x40xf32>
    %417 = stablehlo.dot_general %416, %350#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %418 = stablehlo.transpose %417, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %419 = stablehlo.dot_general %416, %350#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %420 = stablehlo.add %347, %419 : tensor<24x24xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.pad %418, %cst_115, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %422 = stablehlo.add %349, %421 : tensor<24x251xf32>
    %423:8 = stablehlo.optimization_barrier %arg2, %arg0, %83, %60, %69, %412, %406, %350#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %424 = stablehlo.dot_general %423#1, %423#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_116) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %426 = stablehlo.reshape %425 : (tensor<24xf32>) -> tensor<24x1xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %428 = stablehlo.compare EQ, %424, %427, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %429 = stablehlo.convert %428 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.reduce(%429 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %431 = stablehlo.maximum %423#3, %425 : tensor<24xf32>
    %432 = stablehlo.compare EQ, %423#3, %431, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %435 = stablehlo.select %432, %433, %434 : tensor<24xi1>, tensor<24xf32>
    %436 = stablehlo.compare EQ, %425, %431, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_120 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %439 = stablehlo.select %436, %437, %438 : tensor<24xi1>, tensor<24xf32>
    %440 = stablehlo.divide %435, %439 : tensor<24xf32>
    %441 = stablehlo.compare EQ, %425, %431, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %444 = stablehlo.select %441, %442, %443 : tensor<24xi1>, tensor<24xf32>
    %445 = stablehlo.compare EQ, %423#3, %431, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_124 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %448 = stablehlo.select %445, %446, %447 : tensor<24xi1>, tensor<24xf32>
    %449 = stablehlo.divide %444, %448 : tensor<24xf32>
    %450 = stablehlo.subtract %423#3, %431 : tensor<24xf32>
    %451 = stablehlo.exponential %450 : tensor<24xf32>
    %452 = stablehlo.broadcast_in_dim %431, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %454 = stablehlo.subtract %424, %453 : tensor<24x40xf32>
    %455 = stablehlo.exponential %454 : tensor<24x40xf32>
    %c_126 = stablehlo.constant dense<120> : tensor<i32>
    %456 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %457 = stablehlo.compare GE, %423#0, %456, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_127 = stablehlo.constant dense<160> : tensor<i32>
    %458 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %459 = stablehlo.compare LT, %423#0, %458, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %460 = stablehlo.and %457, %459 : tensor<24xi1>
    %c_128 = stablehlo.constant dense<120> : tensor<i32>
    %461 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %462 = stablehlo.subtract %423#0, %461 : tensor<24xi32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %c_130 = stablehlo.constant dense<39> : tensor<i32>
    %463 = call @clip_1(%462, %c_129, %c_130) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %465 = call @take_along_axis_6(%464) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %466 = call @_where_3(%460) : (tensor<24xi1>) -> tensor<24xf32>
    %467 = call @_where_4(%460, %466, %423#7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %469 = call @take_along_axis_7(%465, %468) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %470 = stablehlo.broadcast_in_dim %423#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %471 = stablehlo.multiply %470, %455 : tensor<24x40xf32>
    %472 = stablehlo.negate %471 : tensor<24x40xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_131) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %474 = stablehlo.reshape %473 : (tensor<24xf32>) -> tensor<24x1xf32>
    %475 = stablehlo.add %469, %471 : tensor<24x40xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.reduce(%474 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %477 = stablehlo.add %423#5, %476 : tensor<24xf32>
    %478 = stablehlo.multiply %423#4, %423#6 : tensor<24xf32>
    %479 = stablehlo.multiply %423#6, %451 : tensor<24xf32>
    %480 = stablehlo.multiply %478, %451 : tensor<24xf32>
    %481 = stablehlo.negate %480 : tensor<24xf32>
    %482 = stablehlo.add %477, %481 : tensor<24xf32>
    %483 = stablehlo.multiply %482, %449 : tensor<24xf32>
    %484 = stablehlo.multiply %482, %440 : tensor<24xf32>
    %485 = stablehlo.add %480, %484 : tensor<24xf32>
    %486 = stablehlo.divide %483, %430 : tensor<24xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %488 = stablehlo.multiply %487, %429 : tensor<24x40xf32>
    %489 = stablehlo.add %475, %488 : tensor<24x40xf32>
    %490 = stablehlo.dot_general %489, %423#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %491 = stablehlo.transpose %490, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %492 = stablehlo.dot_general %489, %423#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %493 = stablehlo.add %420, %492 : tensor<24x24xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.pad %491, %cst_133, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %495 = stablehlo.add %422, %494 : tensor<24x251xf32>
    %496:8 = stablehlo.optimization_barrier %arg2, %arg0, %57, %34, %43, %485, %479, %423#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %497 = stablehlo.dot_general %496#1, %496#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_134 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_134) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %499 = stablehlo.reshape %498 : (tensor<24xf32>) -> tensor<24x1xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %501 = stablehlo.compare EQ, %497, %500, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %502 = stablehlo.convert %501 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%502 init: %cst_135) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %504 = stablehlo.maximum %496#3, %498 : tensor<24xf32>
    %505 = stablehlo.compare EQ, %496#3, %504, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %508 = stablehlo.select %505, %506, %507 : tensor<24xi1>, tensor<24xf32>
    %509 = stablehlo.compare EQ, %498, %504, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_138 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %512 = stablehlo.select %509, %510, %511 : tensor<24xi1>, tensor<24xf32>
    %513 = stablehlo.divide %508, %512 : tensor<24xf32>
    %514 = stablehlo.compare EQ, %498, %504, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %517 = stablehlo.select %514, %515, %516 : tensor<24xi1>, tensor<24xf32>
    %518 = stablehlo.compare EQ, %496#3, %504, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_142 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %521 = stablehlo.select %518, %519, %520 : tensor<24xi1>, tensor<24xf32>
    %522 = stablehlo.divide %517, %521 : tensor<24xf32>
    %523 = stablehlo.subtract %496#3, %504 : tensor<24xf32>
    %524 = stablehlo.exponential %523 : tensor<24xf32>
    %525 = stablehlo.broadcast_in_dim %504, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %527 = stablehlo.subtract %497, %526 : tensor<24x40xf32>
    %528 = stablehlo.exponential %527 : tensor<24x40xf32>
    %c_144 = stablehlo.constant dense<80> : tensor<i32>
    %529 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %530 = stablehlo.compare GE, %496#0, %529, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_145 = stablehlo.constant dense<120> : tensor<i32>
    %531 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %532 = stablehlo.compare LT, %496#0, %531, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %533 = stablehlo.and %530, %532 : tensor<24xi1>
    %c_146 = stablehlo.constant dense<80> : tensor<i32>
    %534 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %535 = stablehlo.subtract %496#0, %534 : tensor<24xi32>
    %c_147 = stablehlo.constant dense<0> : tensor<i32>
    %c_148 = stablehlo.constant dense<39> : tensor<i32>
    %536 = call @clip_1(%535, %c_147, %c_148) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %537 = stablehlo.broadcast_in_dim %536, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %538 = call @take_along_axis_6(%537) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %539 = call @_where_3(%533) : (tensor<24xi1>) -> tensor<24xf32>
    %540 = call @_where_4(%533, %539, %496#7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %542 = call @take_along_axis_7(%538, %541) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %543 = stablehlo.broadcast_in_dim %496#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %544 = stablehlo.multiply %543, %528 : tensor<24x40xf32>
    %545 = stablehlo.negate %544 : tensor<24x40xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.reduce(%545 init: %cst_149) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %547 = stablehlo.reshape %546 : (tensor<24xf32>) -> tensor<24x1xf32>
    %548 = stablehlo.add %542, %544 : tensor<24x40xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%547 init: %cst_150) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %550 = stablehlo.add %496#5, %549 : tensor<24xf32>
    %551 = stablehlo.multiply %496#4, %496#6 : tensor<24xf32>
    %552 = stablehlo.multiply %496#6, %524 : tensor<24xf32>
    %553 = stablehlo.multiply %551, %524 : tensor<24xf32>
    %554 = stablehlo.negate %553 : tensor<24xf32>
    %555 = stablehlo.add %550, %554 : tensor<24xf32>
    %556 = stablehlo.multiply %555, %522 : tensor<24xf32>
    %557 = stablehlo.multiply %555, %513 : tensor<24xf32>
    %558 = stablehlo.add %553, %557 : tensor<24xf32>
    %559 = stablehlo.divide %556, %503 : tensor<24xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %561 = stablehlo.multiply %560, %502 : tensor<24x40xf32>
    %562 = stablehlo.add %548, %561 : tensor<24x40xf32>
    %563 = stablehlo.dot_general %562, %496#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %564 = stablehlo.transpose %563, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %565 = stablehlo.dot_general %562, %496#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %566 = stablehlo.add %493, %565 : tensor<24x24xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %567 = stablehlo.pad %564, %cst_151, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %568 = stablehlo.add %495, %567 : tensor<24x251xf32>
    %569:8 = stablehlo.optimization_barrier %arg2, %arg0, %31, %7, %17, %558, %552, %496#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %570 = stablehlo.dot_general %569#1, %569#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_152 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %571 = stablehlo.reduce(%570 init: %cst_152) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %572 = stablehlo.reshape %571 : (tensor<24xf32>) -> tensor<24x1xf32>
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %574 = stablehlo.compare EQ, %570, %573, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %575 = stablehlo.convert %574 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%575 init: %cst_153) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %577 = stablehlo.maximum %569#3, %571 : tensor<24xf32>
    %578 = stablehlo.compare EQ, %569#3, %577, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %581 = stablehlo.select %578, %579, %580 : tensor<24xi1>, tensor<24xf32>
    %582 = stablehlo.compare EQ, %571, %577, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_156 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %585 = stablehlo.select %582, %583, %584 : tensor<24xi1>, tensor<24xf32>
    %586 = stablehlo.divide %581, %585 : tensor<24xf32>
    %587 = stablehlo.compare EQ, %571, %577, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %590 = stablehlo.select %587, %588, %589 : tensor<24xi1>, tensor<24xf32>
    %591 = stablehlo.compare EQ, %569#3, %577, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_160 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %594 = stablehlo.select %591, %592, %593 : tensor<24xi1>, tensor<24xf32>
    %595 = stablehlo.divide %590, %594 : tensor<24xf32>
    %596 = stablehlo.subtract %569#3, %577 : tensor<24xf32>
    %597 = stablehlo.exponential %596 : tensor<24xf32>
    %598 = stablehlo.broadcast_in_dim %577, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %600 = stablehlo.subtract %570, %599 : tensor<24x40xf32>
    %601 = stablehlo.exponential %600 : tensor<24x40xf32>
    %c_162 = stablehlo.constant dense<40> : tensor<i32>
    %602 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %603 = stablehlo.compare GE, %569#0, %602, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_163 = stablehlo.constant dense<80> : tensor<i32>
    %604 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %605 = stablehlo.compare LT, %569#0, %604, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %606 = stablehlo.and %603, %605 : tensor<24xi1>
    %c_164 = stablehlo.constant dense<40> : tensor<i32>
    %607 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %608 = stablehlo.subtract %569#0, %607 : tensor<24xi32>
    %c_165 = stablehlo.constant dense<0> : tensor<i32>
    %c_166 = stablehlo.constant dense<39> : tensor<i32>
    %609 = call @clip_1(%608, %c_165, %c_166) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %611 = call @take_along_axis_6(%610) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %612 = call @_where_3(%606) : (tensor<24xi1>) -> tensor<24xf32>
    %613 = call @_where_4(%606, %612, %569#7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %615 = call @take_along_axis_7(%611, %614) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %616 = stablehlo.broadcast_in_dim %569#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %617 = stablehlo.multiply %616, %601 : tensor<24x40xf32>
    %618 = stablehlo.negate %617 : tensor<24x40xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%618 init: %cst_167) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %620 = stablehlo.reshape %619 : (tensor<24xf32>) -> tensor<24x1xf32>
    %621 = stablehlo.add %615, %617 : tensor<24x40xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%620 init: %cst_168) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %623 = stablehlo.add %569#5, %622 : tensor<24xf32>
    %624 = stablehlo.multiply %569#4, %569#6 : tensor<24xf32>
    %625 = stablehlo.multiply %569#6, %597 : tensor<24xf32>
    %626 = stablehlo.multiply %624, %597 : tensor<24xf32>
    %627 = stablehlo.negate %626 : tensor<24xf32>
    %628 = stablehlo.add %623, %627 : tensor<24xf32>
    %629 = stablehlo.multiply %628, %595 : tensor<24xf32>
    %630 = stablehlo.multiply %628, %586 : tensor<24xf32>
    %631 = stablehlo.add %626, %630 : tensor<24xf32>
    %632 = stablehlo.divide %629, %576 : tensor<24xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %634 = stablehlo.multiply %633, %575 : tensor<24x40xf32>
    %635 = stablehlo.add %621, %634 : tensor<24x40xf32>
    %636 = stablehlo.dot_general %635, %569#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %637 = stablehlo.transpose %636, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %638 = stablehlo.dot_general %635, %569#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %639 = stablehlo.add %566, %638 : tensor<24x24xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.pad %637, %cst_169, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %641 = stablehlo.add %568, %640 : tensor<24x251xf32>
    %642:8 = stablehlo.optimization_barrier %arg2, %arg0, %3, %0, %1, %631, %625, %569#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %643 = stablehlo.dot_general %642#1, %642#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_170 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %644 = stablehlo.reduce(%643 init: %cst_170) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %645 = stablehlo.reshape %644 : (tensor<24xf32>) -> tensor<24x1xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %647 = stablehlo.compare EQ, %643, %646, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %648 = stablehlo.convert %647 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %649 = stablehlo.reduce(%648 init: %cst_171) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %650 = stablehlo.convert %642#3 : tensor<24xf32>
    %651 = stablehlo.maximum %650, %644 : tensor<24xf32>
    %652 = stablehlo.compare EQ, %644, %651, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %655 = stablehlo.select %652, %653, %654 : tensor<24xi1>, tensor<24xf32>
    %656 = stablehlo.compare EQ, %650, %651, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_174 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %659 = stablehlo.select %656, %657, %658 : tensor<24xi1>, tensor<24xf32>
    %660 = stablehlo.divide %655, %659 : tensor<24xf32>
    %661 = stablehlo.convert %642#3 : tensor<24xf32>
    %662 = stablehlo.subtract %661, %651 : tensor<24xf32>
    %663 = stablehlo.exponential %662 : tensor<24xf32>
    %664 = stablehlo.broadcast_in_dim %651, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %666 = stablehlo.subtract %643, %665 : tensor<24x40xf32>
    %667 = stablehlo.exponential %666 : tensor<24x40xf32>
    %c_176 = stablehlo.constant dense<0> : tensor<i32>
    %668 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %669 = stablehlo.compare GE, %642#0, %668, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_177 = stablehlo.constant dense<40> : tensor<i32>
    %670 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %671 = stablehlo.compare LT, %642#0, %670, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %672 = stablehlo.and %669, %671 : tensor<24xi1>
    %c_178 = stablehlo.constant dense<0> : tensor<i32>
    %673 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %674 = stablehlo.subtract %642#0, %673 : tensor<24xi32>
    %c_179 = stablehlo.constant dense<0> : tensor<i32>
    %c_180 = stablehlo.constant dense<39> : tensor<i32>
    %675 = call @clip_1(%674, %c_179, %c_180) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %677 = call @take_along_axis_6(%676) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %678 = call @_where_3(%672) : (tensor<24xi1>) -> tensor<24xf32>
    %679 = call @_where_4(%672, %678, %642#7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %681 = call @take_along_axis_7(%677, %680) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %682 = stablehlo.broadcast_in_dim %642#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %683 = stablehlo.multiply %682, %667 : tensor<24x40xf32>
    %684 = stablehlo.negate %683 : tensor<24x40xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %685 = stablehlo.reduce(%684 init: %cst_181) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %686 = stablehlo.reshape %685 : (tensor<24xf32>) -> tensor<24x1xf32>
    %687 = stablehlo.add %681, %683 : tensor<24x40xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %688 = stablehlo.reduce(%686 init: %cst_182) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %689 = stablehlo.add %642#5, %688 : tensor<24xf32>
    %690 = stablehlo.multiply %642#4, %642#6 : tensor<24xf32>
    %691 = stablehlo.multiply %690, %663 : tensor<24xf32>
    %692 = stablehlo.negate %691 : tensor<24xf32>
    %693 = stablehlo.add %689, %692 : tensor<24xf32>
    %694 = stablehlo.multiply %693, %660 : tensor<24xf32>
    %695 = stablehlo.divide %694, %649 : tensor<24xf32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %697 = stablehlo.multiply %696, %648 : tensor<24x40xf32>
    %698 = stablehlo.add %687, %697 : tensor<24x40xf32>
    %699 = stablehlo.dot_general %698, %642#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %700 = stablehlo.transpose %699, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %701 = stablehlo.dot_general %698, %642#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %702 = stablehlo.add %639, %701 : tensor<24x24xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.pad %700, %cst_183, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %704 = stablehlo.add %641, %703 : tensor<24x251xf32>
    return %197, %702, %704 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
