module @jit_written_autodiff_lowest_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg0 [0:24, 0:40] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.convert %0 : tensor<24xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<24xf32>
    %7 = stablehlo.convert %0 : tensor<24xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<24xf32>
    %9 = stablehlo.exponential %8 : tensor<24xf32>
    %10 = stablehlo.multiply %1, %9 : tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.subtract %3, %12 : tensor<24x40xf32>
    %14 = stablehlo.exponential %13 : tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.add %10, %15 : tensor<24xf32>
    %17 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %19 = stablehlo.add %18, %17 : tensor<40xi32>
    %20 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %24 = stablehlo.compare EQ, %22, %23, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %25 = call @_where(%24, %3, %c_4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.add %2, %26 : tensor<24xf32>
    %28 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.maximum %6, %29 : tensor<24xf32>
    %31 = stablehlo.subtract %6, %30 : tensor<24xf32>
    %32 = stablehlo.exponential %31 : tensor<24xf32>
    %33 = stablehlo.multiply %16, %32 : tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %36 = stablehlo.subtract %28, %35 : tensor<24x40xf32>
    %37 = stablehlo.exponential %36 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.add %33, %38 : tensor<24xf32>
    %40 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %42 = stablehlo.add %41, %40 : tensor<40xi32>
    %43 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %46 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %47 = stablehlo.compare EQ, %45, %46, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %48 = call @_where(%47, %28, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.add %27, %49 : tensor<24xf32>
    %51 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.maximum %30, %52 : tensor<24xf32>
    %54 = stablehlo.subtract %30, %53 : tensor<24xf32>
    %55 = stablehlo.exponential %54 : tensor<24xf32>
    %56 = stablehlo.multiply %39, %55 : tensor<24xf32>
    %57 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %59 = stablehlo.subtract %51, %58 : tensor<24x40xf32>
    %60 = stablehlo.exponential %59 : tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.add %56, %61 : tensor<24xf32>
    %63 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_13 = stablehlo.constant dense<80> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %65 = stablehlo.add %64, %63 : tensor<40xi32>
    %66 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %69 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %70 = stablehlo.compare EQ, %68, %69, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %71 = call @_where(%70, %51, %c_14) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %73 = stablehlo.add %50, %72 : tensor<24xf32>
    %74 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.maximum %53, %75 : tensor<24xf32>
    %77 = stablehlo.subtract %53, %76 : tensor<24xf32>
    %78 = stablehlo.exponential %77 : tensor<24xf32>
    %79 = stablehlo.multiply %62, %78 : tensor<24xf32>
    %80 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %82 = stablehlo.subtract %74, %81 : tensor<24x40xf32>
    %83 = stablehlo.exponential %82 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %85 = stablehlo.add %79, %84 : tensor<24xf32>
    %86 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %88 = stablehlo.add %87, %86 : tensor<40xi32>
    %89 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %90 = stablehlo.broadcast_in_dim %88, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %92 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %93 = stablehlo.compare EQ, %91, %92, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %94 = call @_where(%93, %74, %c_19) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.add %73, %95 : tensor<24xf32>
    %97 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.maximum %76, %98 : tensor<24xf32>
    %100 = stablehlo.subtract %76, %99 : tensor<24xf32>
    %101 = stablehlo.exponential %100 : tensor<24xf32>
    %102 = stablehlo.multiply %85, %101 : tensor<24xf32>
    %103 = stablehlo.broadcast_in_dim %99, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %105 = stablehlo.subtract %97, %104 : tensor<24x40xf32>
    %106 = stablehlo.exponential %105 : tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.add %102, %107 : tensor<24xf32>
    %109 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_23 = stablehlo.constant dense<160> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %111 = stablehlo.add %110, %109 : tensor<40xi32>
    %112 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %113 = stablehlo.broadcast_in_dim %111, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %115 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %116 = stablehlo.compare EQ, %114, %115, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %117 = call @_where(%116, %97, %c_24) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.add %96, %118 : tensor<24xf32>
    %120 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.maximum %99, %121 : tensor<24xf32>
    %123 = stablehlo.subtract %99, %122 : tensor<24xf32>
    %124 = stablehlo.exponential %123 : tensor<24xf32>
    %125 = stablehlo.multiply %108, %124 : tensor<24xf32>
    %126 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %128 = stablehlo.subtract %120, %127 : tensor<24x40xf32>
    %129 = stablehlo.exponential %128 : tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.add %125, %130 : tensor<24xf32>
    %132 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_28 = stablehlo.constant dense<200> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %134 = stablehlo.add %133, %132 : tensor<40xi32>
    %135 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %136 = stablehlo.broadcast_in_dim %134, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %138 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %139 = stablehlo.compare EQ, %137, %138, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %140 = call @_where(%139, %120, %c_29) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.add %119, %141 : tensor<24xf32>
    %143 = stablehlo.log %131 : tensor<24xf32>
    %144 = stablehlo.add %122, %143 : tensor<24xf32>
    %145 = stablehlo.subtract %144, %142 : tensor<24xf32>
    %146 = stablehlo.multiply %144, %144 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.multiply %147, %144 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.multiply %149, %146 : tensor<24xf32>
    %151 = stablehlo.add %145, %150 : tensor<24xf32>
    %152 = stablehlo.multiply %151, %arg2 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.multiply %154, %arg2 : tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.multiply %156, %155 : tensor<24xf32>
    %158 = stablehlo.multiply %157, %148 : tensor<24xf32>
    %159 = stablehlo.negate %155 : tensor<24xf32>
    %160 = stablehlo.add %158, %155 : tensor<24xf32>
    %161 = stablehlo.divide %160, %131 : tensor<24xf32>
    %162:7 = stablehlo.optimization_barrier %arg1, %120, %99, %108, %160, %161, %159 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.reduce(%162#1 init: %cst_36) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %164 = stablehlo.reshape %163 : (tensor<24xf32>) -> tensor<24x1xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %166 = stablehlo.compare EQ, %162#1, %165, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %167 = stablehlo.convert %166 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %169 = stablehlo.maximum %162#2, %163 : tensor<24xf32>
    %170 = stablehlo.compare EQ, %162#2, %169, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %173 = stablehlo.select %170, %171, %172 : tensor<24xi1>, tensor<24xf32>
    %174 = stablehlo.compare EQ, %163, %169, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %177 = stablehlo.select %174, %175, %176 : tensor<24xi1>, tensor<24xf32>
    %178 = stablehlo.divide %173, %177 : tensor<24xf32>
    %179 = stablehlo.compare EQ, %163, %169, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.select %179, %180, %181 : tensor<24xi1>, tensor<24xf32>
    %183 = stablehlo.compare EQ, %162#2, %169, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %186 = stablehlo.select %183, %184, %185 : tensor<24xi1>, tensor<24xf32>
    %187 = stablehlo.divide %182, %186 : tensor<24xf32>
    %188 = stablehlo.subtract %162#2, %169 : tensor<24xf32>
    %189 = stablehlo.exponential %188 : tensor<24xf32>
    %190 = stablehlo.broadcast_in_dim %169, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %192 = stablehlo.subtract %162#1, %191 : tensor<24x40xf32>
    %193 = stablehlo.exponential %192 : tensor<24x40xf32>
    %194 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_46 = stablehlo.constant dense<200> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %196 = stablehlo.add %195, %194 : tensor<40xi32>
    %197 = stablehlo.broadcast_in_dim %162#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %198 = stablehlo.broadcast_in_dim %196, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %200 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %201 = stablehlo.compare EQ, %199, %200, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %202 = call @_where_0(%201) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %203 = stablehlo.broadcast_in_dim %162#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %204 = call @_where_1(%201, %202, %203) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %205 = stablehlo.broadcast_in_dim %162#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %206 = stablehlo.multiply %205, %193 : tensor<24x40xf32>
    %207 = stablehlo.negate %206 : tensor<24x40xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %209 = stablehlo.reshape %208 : (tensor<24xf32>) -> tensor<24x1xf32>
    %210 = stablehlo.add %204, %206 : tensor<24x40xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%209 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.add %162#4, %211 : tensor<24xf32>
    %213 = stablehlo.multiply %162#3, %162#5 : tensor<24xf32>
    %214 = stablehlo.multiply %162#5, %189 : tensor<24xf32>
    %215 = stablehlo.multiply %213, %189 : tensor<24xf32>
    %216 = stablehlo.negate %215 : tensor<24xf32>
    %217 = stablehlo.add %212, %216 : tensor<24xf32>
    %218 = stablehlo.multiply %217, %187 : tensor<24xf32>
    %219 = stablehlo.multiply %217, %178 : tensor<24xf32>
    %220 = stablehlo.add %215, %219 : tensor<24xf32>
    %221 = stablehlo.divide %218, %168 : tensor<24xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %223 = stablehlo.multiply %222, %167 : tensor<24x40xf32>
    %224 = stablehlo.add %210, %223 : tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.pad %224, %cst_49, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %226:7 = stablehlo.optimization_barrier %arg1, %97, %76, %85, %220, %214, %162#6 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_50 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %227 = stablehlo.reduce(%226#1 init: %cst_50) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %228 = stablehlo.reshape %227 : (tensor<24xf32>) -> tensor<24x1xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %230 = stablehlo.compare EQ, %226#1, %229, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %231 = stablehlo.convert %230 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_51) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %233 = stablehlo.maximum %226#2, %227 : tensor<24xf32>
    %234 = stablehlo.compare EQ, %226#2, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %237 = stablehlo.select %234, %235, %236 : tensor<24xi1>, tensor<24xf32>
    %238 = stablehlo.compare EQ, %227, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %241 = stablehlo.select %238, %239, %240 : tensor<24xi1>, tensor<24xf32>
    %242 = stablehlo.divide %237, %241 : tensor<24xf32>
    %243 = stablehlo.compare EQ, %227, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %246 = stablehlo.select %243, %244, %245 : tensor<24xi1>, tensor<24xf32>
    %247 = stablehlo.compare EQ, %226#2, %233, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_58 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.select %247, %248, %249 : tensor<24xi1>, tensor<24xf32>
    %251 = stablehlo.divide %246, %250 : tensor<24xf32>
    %252 = stablehlo.subtract %226#2, %233 : tensor<24xf32>
    %253 = stablehlo.exponential %252 : tensor<24xf32>
    %254 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %256 = stablehlo.subtract %226#1, %255 : tensor<24x40xf32>
    %257 = stablehlo.exponential %256 : tensor<24x40xf32>
    %258 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_60 = stablehlo.constant dense<160> : tensor<i32>
    %259 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %260 = stablehlo.add %259, %258 : tensor<40xi32>
    %261 = stablehlo.broadcast_in_dim %226#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %262 = stablehlo.broadcast_in_dim %260, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %264 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %265 = stablehlo.compare EQ, %263, %264, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %266 = call @_where_0(%265) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %267 = stablehlo.broadcast_in_dim %226#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %268 = call @_where_1(%265, %266, %267) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %269 = stablehlo.broadcast_in_dim %226#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %270 = stablehlo.multiply %269, %257 : tensor<24x40xf32>
    %271 = stablehlo.negate %270 : tensor<24x40xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_61) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %273 = stablehlo.reshape %272 : (tensor<24xf32>) -> tensor<24x1xf32>
    %274 = stablehlo.add %268, %270 : tensor<24x40xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.reduce(%273 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %276 = stablehlo.add %226#4, %275 : tensor<24xf32>
    %277 = stablehlo.multiply %226#3, %226#5 : tensor<24xf32>
    %278 = stablehlo.multiply %226#5, %253 : tensor<24xf32>
    %279 = stablehlo.multiply %277, %253 : tensor<24xf32>
    %280 = stablehlo.negate %279 : tensor<24xf32>
    %281 = stablehlo.add %276, %280 : tensor<24xf32>
    %282 = stablehlo.multiply %281, %251 : tensor<24xf32>
    %283 = stablehlo.multiply %281, %242 : tensor<24xf32>
    %284 = stablehlo.add %279, %283 : tensor<24xf32>
    %285 = stablehlo.divide %282, %232 : tensor<24xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %287 = stablehlo.multiply %286, %231 : tensor<24x40xf32>
    %288 = stablehlo.add %274, %287 : tensor<24x40xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.pad %288, %cst_63, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %290 = stablehlo.add %225, %289 : tensor<24x240xf32>
    %291:7 = stablehlo.optimization_barrier %arg1, %74, %53, %62, %284, %278, %226#6 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %292 = stablehlo.reduce(%291#1 init: %cst_64) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %293 = stablehlo.reshape %292 : (tensor<24xf32>) -> tensor<24x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %295 = stablehlo.compare EQ, %291#1, %294, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %296 = stablehlo.convert %295 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %298 = stablehlo.maximum %291#2, %292 : tensor<24xf32>
    %299 = stablehlo.compare EQ, %291#2, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.select %299, %300, %301 : tensor<24xi1>, tensor<24xf32>
    %303 = stablehlo.compare EQ, %292, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.select %303, %304, %305 : tensor<24xi1>, tensor<24xf32>
    %307 = stablehlo.divide %302, %306 : tensor<24xf32>
    %308 = stablehlo.compare EQ, %292, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %311 = stablehlo.select %308, %309, %310 : tensor<24xi1>, tensor<24xf32>
    %312 = stablehlo.compare EQ, %291#2, %298, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_72 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %315 = stablehlo.select %312, %313, %314 : tensor<24xi1>, tensor<24xf32>
    %316 = stablehlo.divide %311, %315 : tensor<24xf32>
    %317 = stablehlo.subtract %291#2, %298 : tensor<24xf32>
    %318 = stablehlo.exponential %317 : tensor<24xf32>
    %319 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %321 = stablehlo.subtract %291#1, %320 : tensor<24x40xf32>
    %322 = stablehlo.exponential %321 : tensor<24x40xf32>
    %323 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_74 = stablehlo.constant dense<120> : tensor<i32>
    %324 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %325 = stablehlo.add %324, %323 : tensor<40xi32>
    %326 = stablehlo.broadcast_in_dim %291#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %327 = stablehlo.broadcast_in_dim %325, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %329 = stablehlo.broadcast_in_dim %326, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %330 = stablehlo.compare EQ, %328, %329, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %331 = call @_where_0(%330) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %332 = stablehlo.broadcast_in_dim %291#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %333 = call @_where_1(%330, %331, %332) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %334 = stablehlo.broadcast_in_dim %291#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %335 = stablehlo.multiply %334, %322 : tensor<24x40xf32>
    %336 = stablehlo.negate %335 : tensor<24x40xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%336 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %338 = stablehlo.reshape %337 : (tensor<24xf32>) -> tensor<24x1xf32>
    %339 = stablehlo.add %333, %335 : tensor<24x40xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%338 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %341 = stablehlo.add %291#4, %340 : tensor<24xf32>
    %342 = stablehlo.multiply %291#3, %291#5 : tensor<24xf32>
    %343 = stablehlo.multiply %291#5, %318 : tensor<24xf32>
    %344 = stablehlo.multiply %342, %318 : tensor<24xf32>
    %345 = stablehlo.negate %344 : tensor<24xf32>
    %346 = stablehlo.add %341, %345 : tensor<24xf32>
    %347 = stablehlo.multiply %346, %316 : tensor<24xf32>
    %348 = stablehlo.multiply %346, %307 : tensor<24xf32>
    %349 = stablehlo.add %344, %348 : tensor<24xf32>
    %350 = stablehlo.divide %347, %297 : tensor<24xf32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %352 = stablehlo.multiply %351, %296 : tensor<24x40xf32>
    %353 = stablehlo.add %339, %352 : tensor<24x40xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.pad %353, %cst_77, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %355 = stablehlo.add %290, %354 : tensor<24x240xf32>
    %356:7 = stablehlo.optimization_barrier %arg1, %51, %30, %39, %349, %343, %291#6 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %357 = stablehlo.reduce(%356#1 init: %cst_78) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.reshape %357 : (tensor<24xf32>) -> tensor<24x1xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %360 = stablehlo.compare EQ, %356#1, %359, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %361 = stablehlo.convert %360 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_79) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %363 = stablehlo.maximum %356#2, %357 : tensor<24xf32>
    %364 = stablehlo.compare EQ, %356#2, %363, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.select %364, %365, %366 : tensor<24xi1>, tensor<24xf32>
    %368 = stablehlo.compare EQ, %357, %363, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.select %368, %369, %370 : tensor<24xi1>, tensor<24xf32>
    %372 = stablehlo.divide %367, %371 : tensor<24xf32>
    %373 = stablehlo.compare EQ, %357, %363, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %376 = stablehlo.select %373, %374, %375 : tensor<24xi1>, tensor<24xf32>
    %377 = stablehlo.compare EQ, %356#2, %363, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_86 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %380 = stablehlo.select %377, %378, %379 : tensor<24xi1>, tensor<24xf32>
    %381 = stablehlo.divide %376, %380 : tensor<24xf32>
    %382 = stablehlo.subtract %356#2, %363 : tensor<24xf32>
    %383 = stablehlo.exponential %382 : tensor<24xf32>
    %384 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %386 = stablehlo.subtract %356#1, %385 : tensor<24x40xf32>
    %387 = stablehlo.exponential %386 : tensor<24x40xf32>
    %388 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_88 = stablehlo.constant dense<80> : tensor<i32>
    %389 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %390 = stablehlo.add %389, %388 : tensor<40xi32>
    %391 = stablehlo.broadcast_in_dim %356#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %392 = stablehlo.broadcast_in_dim %390, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %394 = stablehlo.broadcast_in_dim %391, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %395 = stablehlo.compare EQ, %393, %394, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %396 = call @_where_0(%395) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %397 = stablehlo.broadcast_in_dim %356#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %398 = call @_where_1(%395, %396, %397) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %399 = stablehlo.broadcast_in_dim %356#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %400 = stablehlo.multiply %399, %387 : tensor<24x40xf32>
    %401 = stablehlo.negate %400 : tensor<24x40xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%401 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %403 = stablehlo.reshape %402 : (tensor<24xf32>) -> tensor<24x1xf32>
    %404 = stablehlo.add %398, %400 : tensor<24x40xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%403 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %406 = stablehlo.add %356#4, %405 : tensor<24xf32>
    %407 = stablehlo.multiply %356#3, %356#5 : tensor<24xf32>
    %408 = stablehlo.multiply %356#5, %383 : tensor<24xf32>
    %409 = stablehlo.multiply %407, %383 : tensor<24xf32>
    %410 = stablehlo.negate %409 : tensor<24xf32>
    %411 = stablehlo.add %406, %410 : tensor<24xf32>
    %412 = stablehlo.multiply %411, %381 : tensor<24xf32>
    %413 = stablehlo.multiply %411, %372 : tensor<24xf32>
    %414 = stablehlo.add %409, %413 : tensor<24xf32>
    %415 = stablehlo.divide %412, %362 : tensor<24xf32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %417 = stablehlo.multiply %416, %361 : tensor<24x40xf32>
    %418 = stablehlo.add %404, %417 : tensor<24x40xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.pad %418, %cst_91, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %420 = stablehlo.add %355, %419 : tensor<24x240xf32>
    %421:7 = stablehlo.optimization_barrier %arg1, %28, %6, %16, %414, %408, %356#6 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %422 = stablehlo.reduce(%421#1 init: %cst_92) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %423 = stablehlo.reshape %422 : (tensor<24xf32>) -> tensor<24x1xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %425 = stablehlo.compare EQ, %421#1, %424, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %426 = stablehlo.convert %425 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%426 init: %cst_93) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %428 = stablehlo.maximum %421#2, %422 : tensor<24xf32>
    %429 = stablehlo.compare EQ, %421#2, %428, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %432 = stablehlo.select %429, %430, %431 : tensor<24xi1>, tensor<24xf32>
    %433 = stablehlo.compare EQ, %422, %428, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %436 = stablehlo.select %433, %434, %435 : tensor<24xi1>, tensor<24xf32>
    %437 = stablehlo.divide %432, %436 : tensor<24xf32>
    %438 = stablehlo.compare EQ, %422, %428, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %441 = stablehlo.select %438, %439, %440 : tensor<24xi1>, tensor<24xf32>
    %442 = stablehlo.compare EQ, %421#2, %428, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_100 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %445 = stablehlo.select %442, %443, %444 : tensor<24xi1>, tensor<24xf32>
    %446 = stablehlo.divide %441, %445 : tensor<24xf32>
    %447 = stablehlo.subtract %421#2, %428 : tensor<24xf32>
    %448 = stablehlo.exponential %447 : tensor<24xf32>
    %449 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %450 = stablehlo.broadcast_in_dim %449, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %451 = stablehlo.subtract %421#1, %450 : tensor<24x40xf32>
    %452 = stablehlo.exponential %451 : tensor<24x40xf32>
    %453 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_102 = stablehlo.constant dense<40> : tensor<i32>
    %454 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %455 = stablehlo.add %454, %453 : tensor<40xi32>
    %456 = stablehlo.broadcast_in_dim %421#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %457 = stablehlo.broadcast_in_dim %455, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %459 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %460 = stablehlo.compare EQ, %458, %459, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %461 = call @_where_0(%460) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %462 = stablehlo.broadcast_in_dim %421#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %463 = call @_where_1(%460, %461, %462) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %464 = stablehlo.broadcast_in_dim %421#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %465 = stablehlo.multiply %464, %452 : tensor<24x40xf32>
    %466 = stablehlo.negate %465 : tensor<24x40xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %468 = stablehlo.reshape %467 : (tensor<24xf32>) -> tensor<24x1xf32>
    %469 = stablehlo.add %463, %465 : tensor<24x40xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%468 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %471 = stablehlo.add %421#4, %470 : tensor<24xf32>
    %472 = stablehlo.multiply %421#3, %421#5 : tensor<24xf32>
    %473 = stablehlo.multiply %421#5, %448 : tensor<24xf32>
    %474 = stablehlo.multiply %472, %448 : tensor<24xf32>
    %475 = stablehlo.negate %474 : tensor<24xf32>
    %476 = stablehlo.add %471, %475 : tensor<24xf32>
    %477 = stablehlo.multiply %476, %446 : tensor<24xf32>
    %478 = stablehlo.multiply %476, %437 : tensor<24xf32>
    %479 = stablehlo.add %474, %478 : tensor<24xf32>
    %480 = stablehlo.divide %477, %427 : tensor<24xf32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %482 = stablehlo.multiply %481, %426 : tensor<24x40xf32>
    %483 = stablehlo.add %469, %482 : tensor<24x40xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.pad %483, %cst_105, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %485 = stablehlo.add %420, %484 : tensor<24x240xf32>
    %486:7 = stablehlo.optimization_barrier %arg1, %3, %0, %1, %479, %473, %421#6 : tensor<24xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %487 = stablehlo.reduce(%486#1 init: %cst_106) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %488 = stablehlo.reshape %487 : (tensor<24xf32>) -> tensor<24x1xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %490 = stablehlo.compare EQ, %486#1, %489, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %491 = stablehlo.convert %490 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%491 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %493 = stablehlo.convert %486#2 : tensor<24xf32>
    %494 = stablehlo.maximum %493, %487 : tensor<24xf32>
    %495 = stablehlo.compare EQ, %487, %494, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %498 = stablehlo.select %495, %496, %497 : tensor<24xi1>, tensor<24xf32>
    %499 = stablehlo.compare EQ, %493, %494, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %502 = stablehlo.select %499, %500, %501 : tensor<24xi1>, tensor<24xf32>
    %503 = stablehlo.divide %498, %502 : tensor<24xf32>
    %504 = stablehlo.convert %486#2 : tensor<24xf32>
    %505 = stablehlo.subtract %504, %494 : tensor<24xf32>
    %506 = stablehlo.exponential %505 : tensor<24xf32>
    %507 = stablehlo.broadcast_in_dim %494, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %509 = stablehlo.subtract %486#1, %508 : tensor<24x40xf32>
    %510 = stablehlo.exponential %509 : tensor<24x40xf32>
    %511 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %512 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %513 = stablehlo.add %512, %511 : tensor<40xi32>
    %514 = stablehlo.broadcast_in_dim %486#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %515 = stablehlo.broadcast_in_dim %513, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %517 = stablehlo.broadcast_in_dim %514, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %518 = stablehlo.compare EQ, %516, %517, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %519 = call @_where_0(%518) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %520 = stablehlo.broadcast_in_dim %486#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %521 = call @_where_1(%518, %519, %520) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %522 = stablehlo.broadcast_in_dim %486#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %523 = stablehlo.multiply %522, %510 : tensor<24x40xf32>
    %524 = stablehlo.negate %523 : tensor<24x40xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %526 = stablehlo.reshape %525 : (tensor<24xf32>) -> tensor<24x1xf32>
    %527 = stablehlo.add %521, %523 : tensor<24x40xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%526 init: %cst_114) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %529 = stablehlo.add %486#4, %528 : tensor<24xf32>
    %530 = stablehlo.multiply %486#3, %486#5 : tensor<24xf32>
    %531 = stablehlo.multiply %530, %506 : tensor<24xf32>
    %532 = stablehlo.negate %531 : tensor<24xf32>
    %533 = stablehlo.add %529, %532 : tensor<24xf32>
    %534 = stablehlo.multiply %533, %503 : tensor<24xf32>
    %535 = stablehlo.divide %534, %492 : tensor<24xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %537 = stablehlo.multiply %536, %491 : tensor<24x40xf32>
    %538 = stablehlo.add %527, %537 : tensor<24x40xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.pad %538, %cst_115, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %540 = stablehlo.add %485, %539 : tensor<24x240xf32>
    return %153, %540 : tensor<f32>, tensor<24x240xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
