module @jit_written_autodiff_lowest_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x251xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x251xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
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
    %18 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %20 = stablehlo.add %19, %18 : tensor<40xi32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %25 = stablehlo.compare EQ, %23, %24, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %26 = call @_where(%25, %4, %c_4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.add %2, %27 : tensor<24xf32>
    %29 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %30 = stablehlo.dot_general %arg0, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.maximum %7, %31 : tensor<24xf32>
    %33 = stablehlo.subtract %7, %32 : tensor<24xf32>
    %34 = stablehlo.exponential %33 : tensor<24xf32>
    %35 = stablehlo.multiply %17, %34 : tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %38 = stablehlo.subtract %30, %37 : tensor<24x40xf32>
    %39 = stablehlo.exponential %38 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.add %35, %40 : tensor<24xf32>
    %42 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %44 = stablehlo.add %43, %42 : tensor<40xi32>
    %45 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %48 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %49 = stablehlo.compare EQ, %47, %48, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %50 = call @_where(%49, %30, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.add %28, %51 : tensor<24xf32>
    %53 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %54 = stablehlo.dot_general %arg0, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.maximum %32, %55 : tensor<24xf32>
    %57 = stablehlo.subtract %32, %56 : tensor<24xf32>
    %58 = stablehlo.exponential %57 : tensor<24xf32>
    %59 = stablehlo.multiply %41, %58 : tensor<24xf32>
    %60 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %62 = stablehlo.subtract %54, %61 : tensor<24x40xf32>
    %63 = stablehlo.exponential %62 : tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.add %59, %64 : tensor<24xf32>
    %66 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_13 = stablehlo.constant dense<80> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %68 = stablehlo.add %67, %66 : tensor<40xi32>
    %69 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %72 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %73 = stablehlo.compare EQ, %71, %72, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %74 = call @_where(%73, %54, %c_14) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.add %52, %75 : tensor<24xf32>
    %77 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %78 = stablehlo.dot_general %arg0, %77, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.maximum %56, %79 : tensor<24xf32>
    %81 = stablehlo.subtract %56, %80 : tensor<24xf32>
    %82 = stablehlo.exponential %81 : tensor<24xf32>
    %83 = stablehlo.multiply %65, %82 : tensor<24xf32>
    %84 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %86 = stablehlo.subtract %78, %85 : tensor<24x40xf32>
    %87 = stablehlo.exponential %86 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.add %83, %88 : tensor<24xf32>
    %90 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %92 = stablehlo.add %91, %90 : tensor<40xi32>
    %93 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %94 = stablehlo.broadcast_in_dim %92, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %96 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %97 = stablehlo.compare EQ, %95, %96, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %98 = call @_where(%97, %78, %c_19) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.add %76, %99 : tensor<24xf32>
    %101 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %102 = stablehlo.dot_general %arg0, %101, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.maximum %80, %103 : tensor<24xf32>
    %105 = stablehlo.subtract %80, %104 : tensor<24xf32>
    %106 = stablehlo.exponential %105 : tensor<24xf32>
    %107 = stablehlo.multiply %89, %106 : tensor<24xf32>
    %108 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %110 = stablehlo.subtract %102, %109 : tensor<24x40xf32>
    %111 = stablehlo.exponential %110 : tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %113 = stablehlo.add %107, %112 : tensor<24xf32>
    %114 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_23 = stablehlo.constant dense<160> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %116 = stablehlo.add %115, %114 : tensor<40xi32>
    %117 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %118 = stablehlo.broadcast_in_dim %116, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %120 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %121 = stablehlo.compare EQ, %119, %120, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %122 = call @_where(%121, %102, %c_24) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %124 = stablehlo.add %100, %123 : tensor<24xf32>
    %125 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
    %126 = stablehlo.dot_general %arg0, %125, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %128 = stablehlo.maximum %104, %127 : tensor<24xf32>
    %129 = stablehlo.subtract %104, %128 : tensor<24xf32>
    %130 = stablehlo.exponential %129 : tensor<24xf32>
    %131 = stablehlo.multiply %113, %130 : tensor<24xf32>
    %132 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %134 = stablehlo.subtract %126, %133 : tensor<24x40xf32>
    %135 = stablehlo.exponential %134 : tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %137 = stablehlo.add %131, %136 : tensor<24xf32>
    %138 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_28 = stablehlo.constant dense<200> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %140 = stablehlo.add %139, %138 : tensor<40xi32>
    %141 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %142 = stablehlo.broadcast_in_dim %140, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %144 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %145 = stablehlo.compare EQ, %143, %144, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %146 = call @_where(%145, %126, %c_29) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.add %124, %147 : tensor<24xf32>
    %149 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %150 = stablehlo.dot_general %arg0, %149, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_31) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.maximum %128, %151 : tensor<24xf32>
    %153 = stablehlo.subtract %128, %152 : tensor<24xf32>
    %154 = stablehlo.exponential %153 : tensor<24xf32>
    %155 = stablehlo.multiply %137, %154 : tensor<24xf32>
    %156 = stablehlo.broadcast_in_dim %152, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %158 = stablehlo.subtract %150, %157 : tensor<24x11xf32>
    %159 = stablehlo.exponential %158 : tensor<24x11xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %161 = stablehlo.add %155, %160 : tensor<24xf32>
    %162 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_33 = stablehlo.constant dense<240> : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %164 = stablehlo.add %163, %162 : tensor<11xi32>
    %165 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %166 = stablehlo.broadcast_in_dim %164, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %168 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %169 = stablehlo.compare EQ, %167, %168, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %170 = call @_where_0(%169, %150, %c_34) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.add %148, %171 : tensor<24xf32>
    %173 = stablehlo.log %161 : tensor<24xf32>
    %174 = stablehlo.add %152, %173 : tensor<24xf32>
    %175 = stablehlo.subtract %174, %172 : tensor<24xf32>
    %176 = stablehlo.multiply %174, %174 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %178 = stablehlo.multiply %177, %174 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %180 = stablehlo.multiply %179, %176 : tensor<24xf32>
    %181 = stablehlo.add %175, %180 : tensor<24xf32>
    %182 = stablehlo.multiply %181, %arg3 : tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %185 = stablehlo.multiply %184, %arg3 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.multiply %186, %185 : tensor<24xf32>
    %188 = stablehlo.multiply %187, %178 : tensor<24xf32>
    %189 = stablehlo.negate %185 : tensor<24xf32>
    %190 = stablehlo.add %188, %185 : tensor<24xf32>
    %191 = stablehlo.divide %190, %161 : tensor<24xf32>
    %192:8 = stablehlo.optimization_barrier %arg2, %arg0, %149, %128, %137, %190, %191, %189 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x11xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %193 = stablehlo.dot_general %192#1, %192#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %195 = stablehlo.reshape %194 : (tensor<24xf32>) -> tensor<24x1xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %197 = stablehlo.compare EQ, %193, %196, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %198 = stablehlo.convert %197 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.maximum %192#3, %194 : tensor<24xf32>
    %201 = stablehlo.compare EQ, %192#3, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.select %201, %202, %203 : tensor<24xi1>, tensor<24xf32>
    %205 = stablehlo.compare EQ, %194, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.select %205, %206, %207 : tensor<24xi1>, tensor<24xf32>
    %209 = stablehlo.divide %204, %208 : tensor<24xf32>
    %210 = stablehlo.compare EQ, %194, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %213 = stablehlo.select %210, %211, %212 : tensor<24xi1>, tensor<24xf32>
    %214 = stablehlo.compare EQ, %192#3, %200, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.select %214, %215, %216 : tensor<24xi1>, tensor<24xf32>
    %218 = stablehlo.divide %213, %217 : tensor<24xf32>
    %219 = stablehlo.subtract %192#3, %200 : tensor<24xf32>
    %220 = stablehlo.exponential %219 : tensor<24xf32>
    %221 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %223 = stablehlo.subtract %193, %222 : tensor<24x11xf32>
    %224 = stablehlo.exponential %223 : tensor<24x11xf32>
    %225 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_51 = stablehlo.constant dense<240> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %227 = stablehlo.add %226, %225 : tensor<11xi32>
    %228 = stablehlo.broadcast_in_dim %192#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %229 = stablehlo.broadcast_in_dim %227, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %231 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %232 = stablehlo.compare EQ, %230, %231, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %233 = call @_where_1(%232) : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %234 = stablehlo.broadcast_in_dim %192#7, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %235 = call @_where_2(%232, %233, %234) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %236 = stablehlo.broadcast_in_dim %192#6, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %237 = stablehlo.multiply %236, %224 : tensor<24x11xf32>
    %238 = stablehlo.negate %237 : tensor<24x11xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.reshape %239 : (tensor<24xf32>) -> tensor<24x1xf32>
    %241 = stablehlo.add %235, %237 : tensor<24x11xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.reduce(%240 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %243 = stablehlo.add %192#5, %242 : tensor<24xf32>
    %244 = stablehlo.multiply %192#4, %192#6 : tensor<24xf32>
    %245 = stablehlo.multiply %192#6, %220 : tensor<24xf32>
    %246 = stablehlo.multiply %244, %220 : tensor<24xf32>
    %247 = stablehlo.negate %246 : tensor<24xf32>
    %248 = stablehlo.add %243, %247 : tensor<24xf32>
    %249 = stablehlo.multiply %248, %218 : tensor<24xf32>
    %250 = stablehlo.multiply %248, %209 : tensor<24xf32>
    %251 = stablehlo.add %246, %250 : tensor<24xf32>
    %252 = stablehlo.divide %249, %199 : tensor<24xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %254 = stablehlo.multiply %253, %198 : tensor<24x11xf32>
    %255 = stablehlo.add %241, %254 : tensor<24x11xf32>
    %256 = stablehlo.dot_general %255, %192#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %257 = stablehlo.transpose %256, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %258 = stablehlo.dot_general %255, %192#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.pad %257, %cst_54, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %260:8 = stablehlo.optimization_barrier %arg2, %arg0, %125, %104, %113, %251, %245, %192#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %261 = stablehlo.dot_general %260#1, %260#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_55) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %263 = stablehlo.reshape %262 : (tensor<24xf32>) -> tensor<24x1xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %265 = stablehlo.compare EQ, %261, %264, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %266 = stablehlo.convert %265 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%266 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %268 = stablehlo.maximum %260#3, %262 : tensor<24xf32>
    %269 = stablehlo.compare EQ, %260#3, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %272 = stablehlo.select %269, %270, %271 : tensor<24xi1>, tensor<24xf32>
    %273 = stablehlo.compare EQ, %262, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %276 = stablehlo.select %273, %274, %275 : tensor<24xi1>, tensor<24xf32>
    %277 = stablehlo.divide %272, %276 : tensor<24xf32>
    %278 = stablehlo.compare EQ, %262, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %281 = stablehlo.select %278, %279, %280 : tensor<24xi1>, tensor<24xf32>
    %282 = stablehlo.compare EQ, %260#3, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.select %282, %283, %284 : tensor<24xi1>, tensor<24xf32>
    %286 = stablehlo.divide %281, %285 : tensor<24xf32>
    %287 = stablehlo.subtract %260#3, %268 : tensor<24xf32>
    %288 = stablehlo.exponential %287 : tensor<24xf32>
    %289 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %291 = stablehlo.subtract %261, %290 : tensor<24x40xf32>
    %292 = stablehlo.exponential %291 : tensor<24x40xf32>
    %293 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_65 = stablehlo.constant dense<200> : tensor<i32>
    %294 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %295 = stablehlo.add %294, %293 : tensor<40xi32>
    %296 = stablehlo.broadcast_in_dim %260#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %297 = stablehlo.broadcast_in_dim %295, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %299 = stablehlo.broadcast_in_dim %296, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %300 = stablehlo.compare EQ, %298, %299, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %301 = call @_where_3(%300) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %302 = stablehlo.broadcast_in_dim %260#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %303 = call @_where_4(%300, %301, %302) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %304 = stablehlo.broadcast_in_dim %260#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %305 = stablehlo.multiply %304, %292 : tensor<24x40xf32>
    %306 = stablehlo.negate %305 : tensor<24x40xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.reduce(%306 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %308 = stablehlo.reshape %307 : (tensor<24xf32>) -> tensor<24x1xf32>
    %309 = stablehlo.add %303, %305 : tensor<24x40xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%308 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.add %260#5, %310 : tensor<24xf32>
    %312 = stablehlo.multiply %260#4, %260#6 : tensor<24xf32>
    %313 = stablehlo.multiply %260#6, %288 : tensor<24xf32>
    %314 = stablehlo.multiply %312, %288 : tensor<24xf32>
    %315 = stablehlo.negate %314 : tensor<24xf32>
    %316 = stablehlo.add %311, %315 : tensor<24xf32>
    %317 = stablehlo.multiply %316, %286 : tensor<24xf32>
    %318 = stablehlo.multiply %316, %277 : tensor<24xf32>
    %319 = stablehlo.add %314, %318 : tensor<24xf32>
    %320 = stablehlo.divide %317, %267 : tensor<24xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %322 = stablehlo.multiply %321, %266 : tensor<24x40xf32>
    %323 = stablehlo.add %309, %322 : tensor<24x40xf32>
    %324 = stablehlo.dot_general %323, %260#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %325 = stablehlo.transpose %324, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %326 = stablehlo.dot_general %323, %260#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %327 = stablehlo.add %258, %326 : tensor<24x24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.pad %325, %cst_68, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %329 = stablehlo.add %259, %328 : tensor<24x251xf32>
    %330:8 = stablehlo.optimization_barrier %arg2, %arg0, %101, %80, %89, %319, %313, %260#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %331 = stablehlo.dot_general %330#1, %330#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %332 = stablehlo.reduce(%331 init: %cst_69) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %333 = stablehlo.reshape %332 : (tensor<24xf32>) -> tensor<24x1xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %335 = stablehlo.compare EQ, %331, %334, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %336 = stablehlo.convert %335 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%336 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %338 = stablehlo.maximum %330#3, %332 : tensor<24xf32>
    %339 = stablehlo.compare EQ, %330#3, %338, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %342 = stablehlo.select %339, %340, %341 : tensor<24xi1>, tensor<24xf32>
    %343 = stablehlo.compare EQ, %332, %338, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.select %343, %344, %345 : tensor<24xi1>, tensor<24xf32>
    %347 = stablehlo.divide %342, %346 : tensor<24xf32>
    %348 = stablehlo.compare EQ, %332, %338, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %351 = stablehlo.select %348, %349, %350 : tensor<24xi1>, tensor<24xf32>
    %352 = stablehlo.compare EQ, %330#3, %338, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %355 = stablehlo.select %352, %353, %354 : tensor<24xi1>, tensor<24xf32>
    %356 = stablehlo.divide %351, %355 : tensor<24xf32>
    %357 = stablehlo.subtract %330#3, %338 : tensor<24xf32>
    %358 = stablehlo.exponential %357 : tensor<24xf32>
    %359 = stablehlo.broadcast_in_dim %338, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %361 = stablehlo.subtract %331, %360 : tensor<24x40xf32>
    %362 = stablehlo.exponential %361 : tensor<24x40xf32>
    %363 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_79 = stablehlo.constant dense<160> : tensor<i32>
    %364 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %365 = stablehlo.add %364, %363 : tensor<40xi32>
    %366 = stablehlo.broadcast_in_dim %330#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %367 = stablehlo.broadcast_in_dim %365, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %369 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %370 = stablehlo.compare EQ, %368, %369, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %371 = call @_where_3(%370) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %372 = stablehlo.broadcast_in_dim %330#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %373 = call @_where_4(%370, %371, %372) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %374 = stablehlo.broadcast_in_dim %330#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %375 = stablehlo.multiply %374, %362 : tensor<24x40xf32>
    %376 = stablehlo.negate %375 : tensor<24x40xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.reduce(%376 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %378 = stablehlo.reshape %377 : (tensor<24xf32>) -> tensor<24x1xf32>
    %379 = stablehlo.add %373, %375 : tensor<24x40xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%378 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %381 = stablehlo.add %330#5, %380 : tensor<24xf32>
    %382 = stablehlo.multiply %330#4, %330#6 : tensor<24xf32>
    %383 = stablehlo.multiply %330#6, %358 : tensor<24xf32>
    %384 = stablehlo.multiply %382, %358 : tensor<24xf32>
    %385 = stablehlo.negate %384 : tensor<24xf32>
    %386 = stablehlo.add %381, %385 : tensor<24xf32>
    %387 = stablehlo.multiply %386, %356 : tensor<24xf32>
    %388 = stablehlo.multiply %386, %347 : tensor<24xf32>
    %389 = stablehlo.add %384, %388 : tensor<24xf32>
    %390 = stablehlo.divide %387, %337 : tensor<24xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %392 = stablehlo.multiply %391, %336 : tensor<24x40xf32>
    %393 = stablehlo.add %379, %392 : tensor<24x40xf32>
    %394 = stablehlo.dot_general %393, %330#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %395 = stablehlo.transpose %394, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %396 = stablehlo.dot_general %393, %330#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %397 = stablehlo.add %327, %396 : tensor<24x24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.pad %395, %cst_82, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %399 = stablehlo.add %329, %398 : tensor<24x251xf32>
    %400:8 = stablehlo.optimization_barrier %arg2, %arg0, %77, %56, %65, %389, %383, %330#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %401 = stablehlo.dot_general %400#1, %400#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %402 = stablehlo.reduce(%401 init: %cst_83) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %403 = stablehlo.reshape %402 : (tensor<24xf32>) -> tensor<24x1xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %405 = stablehlo.compare EQ, %401, %404, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %406 = stablehlo.convert %405 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%406 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %408 = stablehlo.maximum %400#3, %402 : tensor<24xf32>
    %409 = stablehlo.compare EQ, %400#3, %408, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %412 = stablehlo.select %409, %410, %411 : tensor<24xi1>, tensor<24xf32>
    %413 = stablehlo.compare EQ, %402, %408, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_87 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %416 = stablehlo.select %413, %414, %415 : tensor<24xi1>, tensor<24xf32>
    %417 = stablehlo.divide %412, %416 : tensor<24xf32>
    %418 = stablehlo.compare EQ, %402, %408, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %421 = stablehlo.select %418, %419, %420 : tensor<24xi1>, tensor<24xf32>
    %422 = stablehlo.compare EQ, %400#3, %408, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %425 = stablehlo.select %422, %423, %424 : tensor<24xi1>, tensor<24xf32>
    %426 = stablehlo.divide %421, %425 : tensor<24xf32>
    %427 = stablehlo.subtract %400#3, %408 : tensor<24xf32>
    %428 = stablehlo.exponential %427 : tensor<24xf32>
    %429 = stablehlo.broadcast_in_dim %408, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %431 = stablehlo.subtract %401, %430 : tensor<24x40xf32>
    %432 = stablehlo.exponential %431 : tensor<24x40xf32>
    %433 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_93 = stablehlo.constant dense<120> : tensor<i32>
    %434 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %435 = stablehlo.add %434, %433 : tensor<40xi32>
    %436 = stablehlo.broadcast_in_dim %400#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %437 = stablehlo.broadcast_in_dim %435, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %439 = stablehlo.broadcast_in_dim %436, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %440 = stablehlo.compare EQ, %438, %439, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %441 = call @_where_3(%440) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %442 = stablehlo.broadcast_in_dim %400#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %443 = call @_where_4(%440, %441, %442) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %444 = stablehlo.broadcast_in_dim %400#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %445 = stablehlo.multiply %444, %432 : tensor<24x40xf32>
    %446 = stablehlo.negate %445 : tensor<24x40xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %448 = stablehlo.reshape %447 : (tensor<24xf32>) -> tensor<24x1xf32>
    %449 = stablehlo.add %443, %445 : tensor<24x40xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%448 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %451 = stablehlo.add %400#5, %450 : tensor<24xf32>
    %452 = stablehlo.multiply %400#4, %400#6 : tensor<24xf32>
    %453 = stablehlo.multiply %400#6, %428 : tensor<24xf32>
    %454 = stablehlo.multiply %452, %428 : tensor<24xf32>
    %455 = stablehlo.negate %454 : tensor<24xf32>
    %456 = stablehlo.add %451, %455 : tensor<24xf32>
    %457 = stablehlo.multiply %456, %426 : tensor<24xf32>
    %458 = stablehlo.multiply %456, %417 : tensor<24xf32>
    %459 = stablehlo.add %454, %458 : tensor<24xf32>
    %460 = stablehlo.divide %457, %407 : tensor<24xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %462 = stablehlo.multiply %461, %406 : tensor<24x40xf32>
    %463 = stablehlo.add %449, %462 : tensor<24x40xf32>
    %464 = stablehlo.dot_general %463, %400#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %465 = stablehlo.transpose %464, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %466 = stablehlo.dot_general %463, %400#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %467 = stablehlo.add %397, %466 : tensor<24x24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.pad %465, %cst_96, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %469 = stablehlo.add %399, %468 : tensor<24x251xf32>
    %470:8 = stablehlo.optimization_barrier %arg2, %arg0, %53, %32, %41, %459, %453, %400#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %471 = stablehlo.dot_general %470#1, %470#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %472 = stablehlo.reduce(%471 init: %cst_97) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %473 = stablehlo.reshape %472 : (tensor<24xf32>) -> tensor<24x1xf32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %475 = stablehlo.compare EQ, %471, %474, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %476 = stablehlo.convert %475 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.reduce(%476 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %478 = stablehlo.maximum %470#3, %472 : tensor<24xf32>
    %479 = stablehlo.compare EQ, %470#3, %478, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %482 = stablehlo.select %479, %480, %481 : tensor<24xi1>, tensor<24xf32>
    %483 = stablehlo.compare EQ, %472, %478, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_101 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %486 = stablehlo.select %483, %484, %485 : tensor<24xi1>, tensor<24xf32>
    %487 = stablehlo.divide %482, %486 : tensor<24xf32>
    %488 = stablehlo.compare EQ, %472, %478, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %491 = stablehlo.select %488, %489, %490 : tensor<24xi1>, tensor<24xf32>
    %492 = stablehlo.compare EQ, %470#3, %478, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_105 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %495 = stablehlo.select %492, %493, %494 : tensor<24xi1>, tensor<24xf32>
    %496 = stablehlo.divide %491, %495 : tensor<24xf32>
    %497 = stablehlo.subtract %470#3, %478 : tensor<24xf32>
    %498 = stablehlo.exponential %497 : tensor<24xf32>
    %499 = stablehlo.broadcast_in_dim %478, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %501 = stablehlo.subtract %471, %500 : tensor<24x40xf32>
    %502 = stablehlo.exponential %501 : tensor<24x40xf32>
    %503 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_107 = stablehlo.constant dense<80> : tensor<i32>
    %504 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %505 = stablehlo.add %504, %503 : tensor<40xi32>
    %506 = stablehlo.broadcast_in_dim %470#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %507 = stablehlo.broadcast_in_dim %505, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %509 = stablehlo.broadcast_in_dim %506, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %510 = stablehlo.compare EQ, %508, %509, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %511 = call @_where_3(%510) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %512 = stablehlo.broadcast_in_dim %470#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %513 = call @_where_4(%510, %511, %512) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %514 = stablehlo.broadcast_in_dim %470#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %515 = stablehlo.multiply %514, %502 : tensor<24x40xf32>
    %516 = stablehlo.negate %515 : tensor<24x40xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %518 = stablehlo.reshape %517 : (tensor<24xf32>) -> tensor<24x1xf32>
    %519 = stablehlo.add %513, %515 : tensor<24x40xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%518 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %521 = stablehlo.add %470#5, %520 : tensor<24xf32>
    %522 = stablehlo.multiply %470#4, %470#6 : tensor<24xf32>
    %523 = stablehlo.multiply %470#6, %498 : tensor<24xf32>
    %524 = stablehlo.multiply %522, %498 : tensor<24xf32>
    %525 = stablehlo.negate %524 : tensor<24xf32>
    %526 = stablehlo.add %521, %525 : tensor<24xf32>
    %527 = stablehlo.multiply %526, %496 : tensor<24xf32>
    %528 = stablehlo.multiply %526, %487 : tensor<24xf32>
    %529 = stablehlo.add %524, %528 : tensor<24xf32>
    %530 = stablehlo.divide %527, %477 : tensor<24xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %532 = stablehlo.multiply %531, %476 : tensor<24x40xf32>
    %533 = stablehlo.add %519, %532 : tensor<24x40xf32>
    %534 = stablehlo.dot_general %533, %470#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %535 = stablehlo.transpose %534, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %536 = stablehlo.dot_general %533, %470#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %537 = stablehlo.add %467, %536 : tensor<24x24xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.pad %535, %cst_110, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %539 = stablehlo.add %469, %538 : tensor<24x251xf32>
    %540:8 = stablehlo.optimization_barrier %arg2, %arg0, %29, %7, %17, %529, %523, %470#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %541 = stablehlo.dot_general %540#1, %540#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_111 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %542 = stablehlo.reduce(%541 init: %cst_111) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %543 = stablehlo.reshape %542 : (tensor<24xf32>) -> tensor<24x1xf32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %545 = stablehlo.compare EQ, %541, %544, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %546 = stablehlo.convert %545 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.reduce(%546 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %548 = stablehlo.maximum %540#3, %542 : tensor<24xf32>
    %549 = stablehlo.compare EQ, %540#3, %548, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %552 = stablehlo.select %549, %550, %551 : tensor<24xi1>, tensor<24xf32>
    %553 = stablehlo.compare EQ, %542, %548, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_115 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %556 = stablehlo.select %553, %554, %555 : tensor<24xi1>, tensor<24xf32>
    %557 = stablehlo.divide %552, %556 : tensor<24xf32>
    %558 = stablehlo.compare EQ, %542, %548, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %561 = stablehlo.select %558, %559, %560 : tensor<24xi1>, tensor<24xf32>
    %562 = stablehlo.compare EQ, %540#3, %548, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_119 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %565 = stablehlo.select %562, %563, %564 : tensor<24xi1>, tensor<24xf32>
    %566 = stablehlo.divide %561, %565 : tensor<24xf32>
    %567 = stablehlo.subtract %540#3, %548 : tensor<24xf32>
    %568 = stablehlo.exponential %567 : tensor<24xf32>
    %569 = stablehlo.broadcast_in_dim %548, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %571 = stablehlo.subtract %541, %570 : tensor<24x40xf32>
    %572 = stablehlo.exponential %571 : tensor<24x40xf32>
    %573 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_121 = stablehlo.constant dense<40> : tensor<i32>
    %574 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %575 = stablehlo.add %574, %573 : tensor<40xi32>
    %576 = stablehlo.broadcast_in_dim %540#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %577 = stablehlo.broadcast_in_dim %575, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %579 = stablehlo.broadcast_in_dim %576, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %580 = stablehlo.compare EQ, %578, %579, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %581 = call @_where_3(%580) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %582 = stablehlo.broadcast_in_dim %540#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %583 = call @_where_4(%580, %581, %582) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %584 = stablehlo.broadcast_in_dim %540#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %585 = stablehlo.multiply %584, %572 : tensor<24x40xf32>
    %586 = stablehlo.negate %585 : tensor<24x40xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %587 = stablehlo.reduce(%586 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %588 = stablehlo.reshape %587 : (tensor<24xf32>) -> tensor<24x1xf32>
    %589 = stablehlo.add %583, %585 : tensor<24x40xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.reduce(%588 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %591 = stablehlo.add %540#5, %590 : tensor<24xf32>
    %592 = stablehlo.multiply %540#4, %540#6 : tensor<24xf32>
    %593 = stablehlo.multiply %540#6, %568 : tensor<24xf32>
    %594 = stablehlo.multiply %592, %568 : tensor<24xf32>
    %595 = stablehlo.negate %594 : tensor<24xf32>
    %596 = stablehlo.add %591, %595 : tensor<24xf32>
    %597 = stablehlo.multiply %596, %566 : tensor<24xf32>
    %598 = stablehlo.multiply %596, %557 : tensor<24xf32>
    %599 = stablehlo.add %594, %598 : tensor<24xf32>
    %600 = stablehlo.divide %597, %547 : tensor<24xf32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %602 = stablehlo.multiply %601, %546 : tensor<24x40xf32>
    %603 = stablehlo.add %589, %602 : tensor<24x40xf32>
    %604 = stablehlo.dot_general %603, %540#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %605 = stablehlo.transpose %604, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %606 = stablehlo.dot_general %603, %540#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %607 = stablehlo.add %537, %606 : tensor<24x24xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.pad %605, %cst_124, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %609 = stablehlo.add %539, %608 : tensor<24x251xf32>
    %610:8 = stablehlo.optimization_barrier %arg2, %arg0, %3, %0, %1, %599, %593, %540#7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %611 = stablehlo.dot_general %610#1, %610#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_125 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %612 = stablehlo.reduce(%611 init: %cst_125) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %613 = stablehlo.reshape %612 : (tensor<24xf32>) -> tensor<24x1xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %615 = stablehlo.compare EQ, %611, %614, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %616 = stablehlo.convert %615 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.reduce(%616 init: %cst_126) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %618 = stablehlo.convert %610#3 : tensor<24xf32>
    %619 = stablehlo.maximum %618, %612 : tensor<24xf32>
    %620 = stablehlo.compare EQ, %612, %619, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %623 = stablehlo.select %620, %621, %622 : tensor<24xi1>, tensor<24xf32>
    %624 = stablehlo.compare EQ, %618, %619, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_129 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %627 = stablehlo.select %624, %625, %626 : tensor<24xi1>, tensor<24xf32>
    %628 = stablehlo.divide %623, %627 : tensor<24xf32>
    %629 = stablehlo.convert %610#3 : tensor<24xf32>
    %630 = stablehlo.subtract %629, %619 : tensor<24xf32>
    %631 = stablehlo.exponential %630 : tensor<24xf32>
    %632 = stablehlo.broadcast_in_dim %619, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %634 = stablehlo.subtract %611, %633 : tensor<24x40xf32>
    %635 = stablehlo.exponential %634 : tensor<24x40xf32>
    %636 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %637 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %638 = stablehlo.add %637, %636 : tensor<40xi32>
    %639 = stablehlo.broadcast_in_dim %610#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %640 = stablehlo.broadcast_in_dim %638, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %642 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %643 = stablehlo.compare EQ, %641, %642, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %644 = call @_where_3(%643) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %645 = stablehlo.broadcast_in_dim %610#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %646 = call @_where_4(%643, %644, %645) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %647 = stablehlo.broadcast_in_dim %610#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %648 = stablehlo.multiply %647, %635 : tensor<24x40xf32>
    %649 = stablehlo.negate %648 : tensor<24x40xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%649 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %651 = stablehlo.reshape %650 : (tensor<24xf32>) -> tensor<24x1xf32>
    %652 = stablehlo.add %646, %648 : tensor<24x40xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%651 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %654 = stablehlo.add %610#5, %653 : tensor<24xf32>
    %655 = stablehlo.multiply %610#4, %610#6 : tensor<24xf32>
    %656 = stablehlo.multiply %655, %631 : tensor<24xf32>
    %657 = stablehlo.negate %656 : tensor<24xf32>
    %658 = stablehlo.add %654, %657 : tensor<24xf32>
    %659 = stablehlo.multiply %658, %628 : tensor<24xf32>
    %660 = stablehlo.divide %659, %617 : tensor<24xf32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %662 = stablehlo.multiply %661, %616 : tensor<24x40xf32>
    %663 = stablehlo.add %652, %662 : tensor<24x40xf32>
    %664 = stablehlo.dot_general %663, %610#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %665 = stablehlo.transpose %664, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %666 = stablehlo.dot_general %663, %610#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %667 = stablehlo.add %607, %666 : tensor<24x24xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %668 = stablehlo.pad %665, %cst_134, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %669 = stablehlo.add %609, %668 : tensor<24x251xf32>
    return %183, %667, %669 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x11xi1>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %0 : tensor<24x11xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
