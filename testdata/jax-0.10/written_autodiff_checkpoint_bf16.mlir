module @jit_written_autodiff_checkpoint_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x251xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x251xbf16> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %5 = stablehlo.convert %4 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.convert %0 : tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.convert %0 : tensor<24xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24xf32>
    %11 = stablehlo.exponential %10 : tensor<24xf32>
    %12 = stablehlo.multiply %1, %11 : tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<24x40xf32>
    %16 = stablehlo.exponential %15 : tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.add %12, %17 : tensor<24xf32>
    %19 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %21 = stablehlo.add %20, %19 : tensor<40xi32>
    %22 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %26 = stablehlo.compare EQ, %24, %25, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where(%26, %5, %c_4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.add %2, %28 : tensor<24xf32>
    %30 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %31 = stablehlo.dot_general %arg0, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %32 = stablehlo.convert %31 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.maximum %8, %33 : tensor<24xf32>
    %35 = stablehlo.subtract %8, %34 : tensor<24xf32>
    %36 = stablehlo.exponential %35 : tensor<24xf32>
    %37 = stablehlo.multiply %18, %36 : tensor<24xf32>
    %38 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.subtract %32, %39 : tensor<24x40xf32>
    %41 = stablehlo.exponential %40 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.add %37, %42 : tensor<24xf32>
    %44 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %46 = stablehlo.add %45, %44 : tensor<40xi32>
    %47 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %50 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %51 = stablehlo.compare EQ, %49, %50, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %52 = call @_where(%51, %32, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.add %29, %53 : tensor<24xf32>
    %55 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %56 = stablehlo.dot_general %arg0, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %57 = stablehlo.convert %56 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.maximum %34, %58 : tensor<24xf32>
    %60 = stablehlo.subtract %34, %59 : tensor<24xf32>
    %61 = stablehlo.exponential %60 : tensor<24xf32>
    %62 = stablehlo.multiply %43, %61 : tensor<24xf32>
    %63 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %65 = stablehlo.subtract %57, %64 : tensor<24x40xf32>
    %66 = stablehlo.exponential %65 : tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.add %62, %67 : tensor<24xf32>
    %69 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_13 = stablehlo.constant dense<80> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %71 = stablehlo.add %70, %69 : tensor<40xi32>
    %72 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %75 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %76 = stablehlo.compare EQ, %74, %75, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %77 = call @_where(%76, %57, %c_14) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.add %54, %78 : tensor<24xf32>
    %80 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %81 = stablehlo.dot_general %arg0, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %82 = stablehlo.convert %81 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.maximum %59, %83 : tensor<24xf32>
    %85 = stablehlo.subtract %59, %84 : tensor<24xf32>
    %86 = stablehlo.exponential %85 : tensor<24xf32>
    %87 = stablehlo.multiply %68, %86 : tensor<24xf32>
    %88 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %90 = stablehlo.subtract %82, %89 : tensor<24x40xf32>
    %91 = stablehlo.exponential %90 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.add %87, %92 : tensor<24xf32>
    %94 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %96 = stablehlo.add %95, %94 : tensor<40xi32>
    %97 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %98 = stablehlo.broadcast_in_dim %96, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %100 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %101 = stablehlo.compare EQ, %99, %100, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %102 = call @_where(%101, %82, %c_19) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.add %79, %103 : tensor<24xf32>
    %105 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %106 = stablehlo.dot_general %arg0, %105, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %107 = stablehlo.convert %106 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.maximum %84, %108 : tensor<24xf32>
    %110 = stablehlo.subtract %84, %109 : tensor<24xf32>
    %111 = stablehlo.exponential %110 : tensor<24xf32>
    %112 = stablehlo.multiply %93, %111 : tensor<24xf32>
    %113 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %115 = stablehlo.subtract %107, %114 : tensor<24x40xf32>
    %116 = stablehlo.exponential %115 : tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.add %112, %117 : tensor<24xf32>
    %119 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_23 = stablehlo.constant dense<160> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %121 = stablehlo.add %120, %119 : tensor<40xi32>
    %122 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %123 = stablehlo.broadcast_in_dim %121, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %125 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %126 = stablehlo.compare EQ, %124, %125, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %127 = call @_where(%126, %107, %c_24) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.add %104, %128 : tensor<24xf32>
    %130 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %131 = stablehlo.dot_general %arg0, %130, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %132 = stablehlo.convert %131 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %134 = stablehlo.maximum %109, %133 : tensor<24xf32>
    %135 = stablehlo.subtract %109, %134 : tensor<24xf32>
    %136 = stablehlo.exponential %135 : tensor<24xf32>
    %137 = stablehlo.multiply %118, %136 : tensor<24xf32>
    %138 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %140 = stablehlo.subtract %132, %139 : tensor<24x40xf32>
    %141 = stablehlo.exponential %140 : tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %143 = stablehlo.add %137, %142 : tensor<24xf32>
    %144 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_28 = stablehlo.constant dense<200> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %146 = stablehlo.add %145, %144 : tensor<40xi32>
    %147 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %148 = stablehlo.broadcast_in_dim %146, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %150 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %151 = stablehlo.compare EQ, %149, %150, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %152 = call @_where(%151, %132, %c_29) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.add %129, %153 : tensor<24xf32>
    %155 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xbf16>) -> tensor<24x11xbf16>
    %156 = stablehlo.dot_general %arg0, %155, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %157 = stablehlo.convert %156 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_31) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %159 = stablehlo.maximum %134, %158 : tensor<24xf32>
    %160 = stablehlo.subtract %134, %159 : tensor<24xf32>
    %161 = stablehlo.exponential %160 : tensor<24xf32>
    %162 = stablehlo.multiply %143, %161 : tensor<24xf32>
    %163 = stablehlo.broadcast_in_dim %159, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %165 = stablehlo.subtract %157, %164 : tensor<24x11xf32>
    %166 = stablehlo.exponential %165 : tensor<24x11xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.add %162, %167 : tensor<24xf32>
    %169 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_33 = stablehlo.constant dense<240> : tensor<i32>
    %170 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %171 = stablehlo.add %170, %169 : tensor<11xi32>
    %172 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %173 = stablehlo.broadcast_in_dim %171, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %175 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %176 = stablehlo.compare EQ, %174, %175, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %177 = call @_where_0(%176, %157, %c_34) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %179 = stablehlo.add %154, %178 : tensor<24xf32>
    %180 = stablehlo.log %168 : tensor<24xf32>
    %181 = stablehlo.add %159, %180 : tensor<24xf32>
    %182 = stablehlo.subtract %181, %179 : tensor<24xf32>
    %183 = stablehlo.multiply %181, %181 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %185 = stablehlo.multiply %184, %181 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.multiply %186, %183 : tensor<24xf32>
    %188 = stablehlo.add %182, %187 : tensor<24xf32>
    %189 = stablehlo.multiply %188, %arg3 : tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.multiply %191, %arg3 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %194 = stablehlo.multiply %193, %192 : tensor<24xf32>
    %195 = stablehlo.multiply %194, %185 : tensor<24xf32>
    %196 = stablehlo.negate %192 : tensor<24xf32>
    %197 = stablehlo.add %195, %192 : tensor<24xf32>
    %198 = stablehlo.divide %197, %168 : tensor<24xf32>
    %199:8 = stablehlo.optimization_barrier %arg2, %arg0, %155, %134, %143, %197, %198, %196 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x11xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %200 = stablehlo.dot_general %199#1, %199#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %201 = stablehlo.convert %200 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.reshape %202 : (tensor<24xf32>) -> tensor<24x1xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %205 = stablehlo.compare EQ, %201, %204, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %206 = stablehlo.convert %205 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %208 = stablehlo.maximum %199#3, %202 : tensor<24xf32>
    %209 = stablehlo.compare EQ, %199#3, %208, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.select %209, %210, %211 : tensor<24xi1>, tensor<24xf32>
    %213 = stablehlo.compare EQ, %202, %208, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %216 = stablehlo.select %213, %214, %215 : tensor<24xi1>, tensor<24xf32>
    %217 = stablehlo.divide %212, %216 : tensor<24xf32>
    %218 = stablehlo.compare EQ, %202, %208, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %221 = stablehlo.select %218, %219, %220 : tensor<24xi1>, tensor<24xf32>
    %222 = stablehlo.compare EQ, %199#3, %208, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.select %222, %223, %224 : tensor<24xi1>, tensor<24xf32>
    %226 = stablehlo.divide %221, %225 : tensor<24xf32>
    %227 = stablehlo.subtract %199#3, %208 : tensor<24xf32>
    %228 = stablehlo.exponential %227 : tensor<24xf32>
    %229 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %231 = stablehlo.subtract %201, %230 : tensor<24x11xf32>
    %232 = stablehlo.exponential %231 : tensor<24x11xf32>
    %233 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_51 = stablehlo.constant dense<240> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %235 = stablehlo.add %234, %233 : tensor<11xi32>
    %236 = stablehlo.broadcast_in_dim %199#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %237 = stablehlo.broadcast_in_dim %235, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %239 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %240 = stablehlo.compare EQ, %238, %239, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %241 = call @_where_1(%240) : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %242 = stablehlo.broadcast_in_dim %199#7, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %243 = call @_where_2(%240, %241, %242) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %244 = stablehlo.broadcast_in_dim %199#6, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %245 = stablehlo.multiply %244, %232 : tensor<24x11xf32>
    %246 = stablehlo.negate %245 : tensor<24x11xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %248 = stablehlo.reshape %247 : (tensor<24xf32>) -> tensor<24x1xf32>
    %249 = stablehlo.add %243, %245 : tensor<24x11xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%248 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %251 = stablehlo.add %199#5, %250 : tensor<24xf32>
    %252 = stablehlo.multiply %199#4, %199#6 : tensor<24xf32>
    %253 = stablehlo.multiply %199#6, %228 : tensor<24xf32>
    %254 = stablehlo.multiply %252, %228 : tensor<24xf32>
    %255 = stablehlo.negate %254 : tensor<24xf32>
    %256 = stablehlo.add %251, %255 : tensor<24xf32>
    %257 = stablehlo.multiply %256, %226 : tensor<24xf32>
    %258 = stablehlo.multiply %256, %217 : tensor<24xf32>
    %259 = stablehlo.add %254, %258 : tensor<24xf32>
    %260 = stablehlo.divide %257, %207 : tensor<24xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %262 = stablehlo.multiply %261, %206 : tensor<24x11xf32>
    %263 = stablehlo.add %249, %262 : tensor<24x11xf32>
    %264 = stablehlo.convert %263 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %265 = stablehlo.dot_general %264, %199#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %266 = stablehlo.transpose %265, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %267 = stablehlo.dot_general %264, %199#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %268 = stablehlo.pad %266, %cst_54, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %269:8 = stablehlo.optimization_barrier %arg2, %arg0, %130, %109, %118, %259, %253, %199#7 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %270 = stablehlo.dot_general %269#1, %269#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %271 = stablehlo.convert %270 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_55) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %273 = stablehlo.reshape %272 : (tensor<24xf32>) -> tensor<24x1xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %275 = stablehlo.compare EQ, %271, %274, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %276 = stablehlo.convert %275 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %278 = stablehlo.maximum %269#3, %272 : tensor<24xf32>
    %279 = stablehlo.compare EQ, %269#3, %278, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %282 = stablehlo.select %279, %280, %281 : tensor<24xi1>, tensor<24xf32>
    %283 = stablehlo.compare EQ, %272, %278, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %286 = stablehlo.select %283, %284, %285 : tensor<24xi1>, tensor<24xf32>
    %287 = stablehlo.divide %282, %286 : tensor<24xf32>
    %288 = stablehlo.compare EQ, %272, %278, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %291 = stablehlo.select %288, %289, %290 : tensor<24xi1>, tensor<24xf32>
    %292 = stablehlo.compare EQ, %269#3, %278, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %295 = stablehlo.select %292, %293, %294 : tensor<24xi1>, tensor<24xf32>
    %296 = stablehlo.divide %291, %295 : tensor<24xf32>
    %297 = stablehlo.subtract %269#3, %278 : tensor<24xf32>
    %298 = stablehlo.exponential %297 : tensor<24xf32>
    %299 = stablehlo.broadcast_in_dim %278, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %301 = stablehlo.subtract %271, %300 : tensor<24x40xf32>
    %302 = stablehlo.exponential %301 : tensor<24x40xf32>
    %303 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_65 = stablehlo.constant dense<200> : tensor<i32>
    %304 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %305 = stablehlo.add %304, %303 : tensor<40xi32>
    %306 = stablehlo.broadcast_in_dim %269#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %307 = stablehlo.broadcast_in_dim %305, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %309 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %310 = stablehlo.compare EQ, %308, %309, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %311 = call @_where_3(%310) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %312 = stablehlo.broadcast_in_dim %269#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %313 = call @_where_4(%310, %311, %312) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %314 = stablehlo.broadcast_in_dim %269#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %315 = stablehlo.multiply %314, %302 : tensor<24x40xf32>
    %316 = stablehlo.negate %315 : tensor<24x40xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.reduce(%316 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %318 = stablehlo.reshape %317 : (tensor<24xf32>) -> tensor<24x1xf32>
    %319 = stablehlo.add %313, %315 : tensor<24x40xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%318 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %321 = stablehlo.add %269#5, %320 : tensor<24xf32>
    %322 = stablehlo.multiply %269#4, %269#6 : tensor<24xf32>
    %323 = stablehlo.multiply %269#6, %298 : tensor<24xf32>
    %324 = stablehlo.multiply %322, %298 : tensor<24xf32>
    %325 = stablehlo.negate %324 : tensor<24xf32>
    %326 = stablehlo.add %321, %325 : tensor<24xf32>
    %327 = stablehlo.multiply %326, %296 : tensor<24xf32>
    %328 = stablehlo.multiply %326, %287 : tensor<24xf32>
    %329 = stablehlo.add %324, %328 : tensor<24xf32>
    %330 = stablehlo.divide %327, %277 : tensor<24xf32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %332 = stablehlo.multiply %331, %276 : tensor<24x40xf32>
    %333 = stablehlo.add %319, %332 : tensor<24x40xf32>
    %334 = stablehlo.convert %333 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %335 = stablehlo.dot_general %334, %269#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %336 = stablehlo.transpose %335, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %337 = stablehlo.dot_general %334, %269#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %338 = stablehlo.add %267, %337 : tensor<24x24xbf16>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %339 = stablehlo.pad %336, %cst_68, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %340 = stablehlo.add %268, %339 : tensor<24x251xbf16>
    %341:8 = stablehlo.optimization_barrier %arg2, %arg0, %105, %84, %93, %329, %323, %269#7 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %342 = stablehlo.dot_general %341#1, %341#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %343 = stablehlo.convert %342 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_69) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %345 = stablehlo.reshape %344 : (tensor<24xf32>) -> tensor<24x1xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %347 = stablehlo.compare EQ, %343, %346, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %348 = stablehlo.convert %347 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %350 = stablehlo.maximum %341#3, %344 : tensor<24xf32>
    %351 = stablehlo.compare EQ, %341#3, %350, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %354 = stablehlo.select %351, %352, %353 : tensor<24xi1>, tensor<24xf32>
    %355 = stablehlo.compare EQ, %344, %350, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.select %355, %356, %357 : tensor<24xi1>, tensor<24xf32>
    %359 = stablehlo.divide %354, %358 : tensor<24xf32>
    %360 = stablehlo.compare EQ, %344, %350, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %363 = stablehlo.select %360, %361, %362 : tensor<24xi1>, tensor<24xf32>
    %364 = stablehlo.compare EQ, %341#3, %350, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %367 = stablehlo.select %364, %365, %366 : tensor<24xi1>, tensor<24xf32>
    %368 = stablehlo.divide %363, %367 : tensor<24xf32>
    %369 = stablehlo.subtract %341#3, %350 : tensor<24xf32>
    %370 = stablehlo.exponential %369 : tensor<24xf32>
    %371 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %373 = stablehlo.subtract %343, %372 : tensor<24x40xf32>
    %374 = stablehlo.exponential %373 : tensor<24x40xf32>
    %375 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_79 = stablehlo.constant dense<160> : tensor<i32>
    %376 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %377 = stablehlo.add %376, %375 : tensor<40xi32>
    %378 = stablehlo.broadcast_in_dim %341#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %379 = stablehlo.broadcast_in_dim %377, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %381 = stablehlo.broadcast_in_dim %378, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %382 = stablehlo.compare EQ, %380, %381, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %383 = call @_where_3(%382) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %384 = stablehlo.broadcast_in_dim %341#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %385 = call @_where_4(%382, %383, %384) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %386 = stablehlo.broadcast_in_dim %341#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %387 = stablehlo.multiply %386, %374 : tensor<24x40xf32>
    %388 = stablehlo.negate %387 : tensor<24x40xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %390 = stablehlo.reshape %389 : (tensor<24xf32>) -> tensor<24x1xf32>
    %391 = stablehlo.add %385, %387 : tensor<24x40xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%390 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %393 = stablehlo.add %341#5, %392 : tensor<24xf32>
    %394 = stablehlo.multiply %341#4, %341#6 : tensor<24xf32>
    %395 = stablehlo.multiply %341#6, %370 : tensor<24xf32>
    %396 = stablehlo.multiply %394, %370 : tensor<24xf32>
    %397 = stablehlo.negate %396 : tensor<24xf32>
    %398 = stablehlo.add %393, %397 : tensor<24xf32>
    %399 = stablehlo.multiply %398, %368 : tensor<24xf32>
    %400 = stablehlo.multiply %398, %359 : tensor<24xf32>
    %401 = stablehlo.add %396, %400 : tensor<24xf32>
    %402 = stablehlo.divide %399, %349 : tensor<24xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %404 = stablehlo.multiply %403, %348 : tensor<24x40xf32>
    %405 = stablehlo.add %391, %404 : tensor<24x40xf32>
    %406 = stablehlo.convert %405 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %407 = stablehlo.dot_general %406, %341#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %408 = stablehlo.transpose %407, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %409 = stablehlo.dot_general %406, %341#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %410 = stablehlo.add %338, %409 : tensor<24x24xbf16>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %411 = stablehlo.pad %408, %cst_82, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %412 = stablehlo.add %340, %411 : tensor<24x251xbf16>
    %413:8 = stablehlo.optimization_barrier %arg2, %arg0, %80, %59, %68, %401, %395, %341#7 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %414 = stablehlo.dot_general %413#1, %413#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %415 = stablehlo.convert %414 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %416 = stablehlo.reduce(%415 init: %cst_83) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %417 = stablehlo.reshape %416 : (tensor<24xf32>) -> tensor<24x1xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %419 = stablehlo.compare EQ, %415, %418, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %420 = stablehlo.convert %419 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %422 = stablehlo.maximum %413#3, %416 : tensor<24xf32>
    %423 = stablehlo.compare EQ, %413#3, %422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %426 = stablehlo.select %423, %424, %425 : tensor<24xi1>, tensor<24xf32>
    %427 = stablehlo.compare EQ, %416, %422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_87 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %430 = stablehlo.select %427, %428, %429 : tensor<24xi1>, tensor<24xf32>
    %431 = stablehlo.divide %426, %430 : tensor<24xf32>
    %432 = stablehlo.compare EQ, %416, %422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %435 = stablehlo.select %432, %433, %434 : tensor<24xi1>, tensor<24xf32>
    %436 = stablehlo.compare EQ, %413#3, %422, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %439 = stablehlo.select %436, %437, %438 : tensor<24xi1>, tensor<24xf32>
    %440 = stablehlo.divide %435, %439 : tensor<24xf32>
    %441 = stablehlo.subtract %413#3, %422 : tensor<24xf32>
    %442 = stablehlo.exponential %441 : tensor<24xf32>
    %443 = stablehlo.broadcast_in_dim %422, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %445 = stablehlo.subtract %415, %444 : tensor<24x40xf32>
    %446 = stablehlo.exponential %445 : tensor<24x40xf32>
    %447 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_93 = stablehlo.constant dense<120> : tensor<i32>
    %448 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %449 = stablehlo.add %448, %447 : tensor<40xi32>
    %450 = stablehlo.broadcast_in_dim %413#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %451 = stablehlo.broadcast_in_dim %449, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %453 = stablehlo.broadcast_in_dim %450, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %454 = stablehlo.compare EQ, %452, %453, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %455 = call @_where_3(%454) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %456 = stablehlo.broadcast_in_dim %413#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %457 = call @_where_4(%454, %455, %456) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %458 = stablehlo.broadcast_in_dim %413#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %459 = stablehlo.multiply %458, %446 : tensor<24x40xf32>
    %460 = stablehlo.negate %459 : tensor<24x40xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %462 = stablehlo.reshape %461 : (tensor<24xf32>) -> tensor<24x1xf32>
    %463 = stablehlo.add %457, %459 : tensor<24x40xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%462 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %465 = stablehlo.add %413#5, %464 : tensor<24xf32>
    %466 = stablehlo.multiply %413#4, %413#6 : tensor<24xf32>
    %467 = stablehlo.multiply %413#6, %442 : tensor<24xf32>
    %468 = stablehlo.multiply %466, %442 : tensor<24xf32>
    %469 = stablehlo.negate %468 : tensor<24xf32>
    %470 = stablehlo.add %465, %469 : tensor<24xf32>
    %471 = stablehlo.multiply %470, %440 : tensor<24xf32>
    %472 = stablehlo.multiply %470, %431 : tensor<24xf32>
    %473 = stablehlo.add %468, %472 : tensor<24xf32>
    %474 = stablehlo.divide %471, %421 : tensor<24xf32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %476 = stablehlo.multiply %475, %420 : tensor<24x40xf32>
    %477 = stablehlo.add %463, %476 : tensor<24x40xf32>
    %478 = stablehlo.convert %477 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %479 = stablehlo.dot_general %478, %413#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %480 = stablehlo.transpose %479, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %481 = stablehlo.dot_general %478, %413#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %482 = stablehlo.add %410, %481 : tensor<24x24xbf16>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %483 = stablehlo.pad %480, %cst_96, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %484 = stablehlo.add %412, %483 : tensor<24x251xbf16>
    %485:8 = stablehlo.optimization_barrier %arg2, %arg0, %55, %34, %43, %473, %467, %413#7 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %486 = stablehlo.dot_general %485#1, %485#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %487 = stablehlo.convert %486 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %488 = stablehlo.reduce(%487 init: %cst_97) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %489 = stablehlo.reshape %488 : (tensor<24xf32>) -> tensor<24x1xf32>
    %490 = stablehlo.broadcast_in_dim %489, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %491 = stablehlo.compare EQ, %487, %490, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %492 = stablehlo.convert %491 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %494 = stablehlo.maximum %485#3, %488 : tensor<24xf32>
    %495 = stablehlo.compare EQ, %485#3, %494, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %498 = stablehlo.select %495, %496, %497 : tensor<24xi1>, tensor<24xf32>
    %499 = stablehlo.compare EQ, %488, %494, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_101 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %502 = stablehlo.select %499, %500, %501 : tensor<24xi1>, tensor<24xf32>
    %503 = stablehlo.divide %498, %502 : tensor<24xf32>
    %504 = stablehlo.compare EQ, %488, %494, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %507 = stablehlo.select %504, %505, %506 : tensor<24xi1>, tensor<24xf32>
    %508 = stablehlo.compare EQ, %485#3, %494, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_105 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %511 = stablehlo.select %508, %509, %510 : tensor<24xi1>, tensor<24xf32>
    %512 = stablehlo.divide %507, %511 : tensor<24xf32>
    %513 = stablehlo.subtract %485#3, %494 : tensor<24xf32>
    %514 = stablehlo.exponential %513 : tensor<24xf32>
    %515 = stablehlo.broadcast_in_dim %494, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %517 = stablehlo.subtract %487, %516 : tensor<24x40xf32>
    %518 = stablehlo.exponential %517 : tensor<24x40xf32>
    %519 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_107 = stablehlo.constant dense<80> : tensor<i32>
    %520 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %521 = stablehlo.add %520, %519 : tensor<40xi32>
    %522 = stablehlo.broadcast_in_dim %485#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %523 = stablehlo.broadcast_in_dim %521, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %525 = stablehlo.broadcast_in_dim %522, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %526 = stablehlo.compare EQ, %524, %525, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %527 = call @_where_3(%526) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %528 = stablehlo.broadcast_in_dim %485#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %529 = call @_where_4(%526, %527, %528) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %530 = stablehlo.broadcast_in_dim %485#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %531 = stablehlo.multiply %530, %518 : tensor<24x40xf32>
    %532 = stablehlo.negate %531 : tensor<24x40xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.reduce(%532 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %534 = stablehlo.reshape %533 : (tensor<24xf32>) -> tensor<24x1xf32>
    %535 = stablehlo.add %529, %531 : tensor<24x40xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.reduce(%534 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %537 = stablehlo.add %485#5, %536 : tensor<24xf32>
    %538 = stablehlo.multiply %485#4, %485#6 : tensor<24xf32>
    %539 = stablehlo.multiply %485#6, %514 : tensor<24xf32>
    %540 = stablehlo.multiply %538, %514 : tensor<24xf32>
    %541 = stablehlo.negate %540 : tensor<24xf32>
    %542 = stablehlo.add %537, %541 : tensor<24xf32>
    %543 = stablehlo.multiply %542, %512 : tensor<24xf32>
    %544 = stablehlo.multiply %542, %503 : tensor<24xf32>
    %545 = stablehlo.add %540, %544 : tensor<24xf32>
    %546 = stablehlo.divide %543, %493 : tensor<24xf32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %548 = stablehlo.multiply %547, %492 : tensor<24x40xf32>
    %549 = stablehlo.add %535, %548 : tensor<24x40xf32>
    %550 = stablehlo.convert %549 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %551 = stablehlo.dot_general %550, %485#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %552 = stablehlo.transpose %551, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %553 = stablehlo.dot_general %550, %485#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %554 = stablehlo.add %482, %553 : tensor<24x24xbf16>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %555 = stablehlo.pad %552, %cst_110, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %556 = stablehlo.add %484, %555 : tensor<24x251xbf16>
    %557:8 = stablehlo.optimization_barrier %arg2, %arg0, %30, %8, %18, %545, %539, %485#7 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %558 = stablehlo.dot_general %557#1, %557#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %559 = stablehlo.convert %558 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_111 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %560 = stablehlo.reduce(%559 init: %cst_111) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %561 = stablehlo.reshape %560 : (tensor<24xf32>) -> tensor<24x1xf32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %563 = stablehlo.compare EQ, %559, %562, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %564 = stablehlo.convert %563 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%564 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %566 = stablehlo.maximum %557#3, %560 : tensor<24xf32>
    %567 = stablehlo.compare EQ, %557#3, %566, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %570 = stablehlo.select %567, %568, %569 : tensor<24xi1>, tensor<24xf32>
    %571 = stablehlo.compare EQ, %560, %566, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_115 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %574 = stablehlo.select %571, %572, %573 : tensor<24xi1>, tensor<24xf32>
    %575 = stablehlo.divide %570, %574 : tensor<24xf32>
    %576 = stablehlo.compare EQ, %560, %566, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %579 = stablehlo.select %576, %577, %578 : tensor<24xi1>, tensor<24xf32>
    %580 = stablehlo.compare EQ, %557#3, %566, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_119 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %583 = stablehlo.select %580, %581, %582 : tensor<24xi1>, tensor<24xf32>
    %584 = stablehlo.divide %579, %583 : tensor<24xf32>
    %585 = stablehlo.subtract %557#3, %566 : tensor<24xf32>
    %586 = stablehlo.exponential %585 : tensor<24xf32>
    %587 = stablehlo.broadcast_in_dim %566, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %589 = stablehlo.subtract %559, %588 : tensor<24x40xf32>
    %590 = stablehlo.exponential %589 : tensor<24x40xf32>
    %591 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_121 = stablehlo.constant dense<40> : tensor<i32>
    %592 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %593 = stablehlo.add %592, %591 : tensor<40xi32>
    %594 = stablehlo.broadcast_in_dim %557#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %595 = stablehlo.broadcast_in_dim %593, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %597 = stablehlo.broadcast_in_dim %594, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %598 = stablehlo.compare EQ, %596, %597, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %599 = call @_where_3(%598) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %600 = stablehlo.broadcast_in_dim %557#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %601 = call @_where_4(%598, %599, %600) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %602 = stablehlo.broadcast_in_dim %557#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %603 = stablehlo.multiply %602, %590 : tensor<24x40xf32>
    %604 = stablehlo.negate %603 : tensor<24x40xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%604 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %606 = stablehlo.reshape %605 : (tensor<24xf32>) -> tensor<24x1xf32>
    %607 = stablehlo.add %601, %603 : tensor<24x40xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%606 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %609 = stablehlo.add %557#5, %608 : tensor<24xf32>
    %610 = stablehlo.multiply %557#4, %557#6 : tensor<24xf32>
    %611 = stablehlo.multiply %557#6, %586 : tensor<24xf32>
    %612 = stablehlo.multiply %610, %586 : tensor<24xf32>
    %613 = stablehlo.negate %612 : tensor<24xf32>
    %614 = stablehlo.add %609, %613 : tensor<24xf32>
    %615 = stablehlo.multiply %614, %584 : tensor<24xf32>
    %616 = stablehlo.multiply %614, %575 : tensor<24xf32>
    %617 = stablehlo.add %612, %616 : tensor<24xf32>
    %618 = stablehlo.divide %615, %565 : tensor<24xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %620 = stablehlo.multiply %619, %564 : tensor<24x40xf32>
    %621 = stablehlo.add %607, %620 : tensor<24x40xf32>
    %622 = stablehlo.convert %621 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %623 = stablehlo.dot_general %622, %557#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %624 = stablehlo.transpose %623, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %625 = stablehlo.dot_general %622, %557#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %626 = stablehlo.add %554, %625 : tensor<24x24xbf16>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %627 = stablehlo.pad %624, %cst_124, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %628 = stablehlo.add %556, %627 : tensor<24x251xbf16>
    %629:8 = stablehlo.optimization_barrier %arg2, %arg0, %3, %0, %1, %617, %611, %557#7 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %630 = stablehlo.dot_general %629#1, %629#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %631 = stablehlo.convert %630 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_125 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %632 = stablehlo.reduce(%631 init: %cst_125) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %633 = stablehlo.reshape %632 : (tensor<24xf32>) -> tensor<24x1xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %635 = stablehlo.compare EQ, %631, %634, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %636 = stablehlo.convert %635 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%636 init: %cst_126) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %638 = stablehlo.convert %629#3 : tensor<24xf32>
    %639 = stablehlo.maximum %638, %632 : tensor<24xf32>
    %640 = stablehlo.compare EQ, %632, %639, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %643 = stablehlo.select %640, %641, %642 : tensor<24xi1>, tensor<24xf32>
    %644 = stablehlo.compare EQ, %638, %639, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_129 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %647 = stablehlo.select %644, %645, %646 : tensor<24xi1>, tensor<24xf32>
    %648 = stablehlo.divide %643, %647 : tensor<24xf32>
    %649 = stablehlo.convert %629#3 : tensor<24xf32>
    %650 = stablehlo.subtract %649, %639 : tensor<24xf32>
    %651 = stablehlo.exponential %650 : tensor<24xf32>
    %652 = stablehlo.broadcast_in_dim %639, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %654 = stablehlo.subtract %631, %653 : tensor<24x40xf32>
    %655 = stablehlo.exponential %654 : tensor<24x40xf32>
    %656 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %657 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %658 = stablehlo.add %657, %656 : tensor<40xi32>
    %659 = stablehlo.broadcast_in_dim %629#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %660 = stablehlo.broadcast_in_dim %658, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %662 = stablehlo.broadcast_in_dim %659, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %663 = stablehlo.compare EQ, %661, %662, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %664 = call @_where_3(%663) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %665 = stablehlo.broadcast_in_dim %629#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %666 = call @_where_4(%663, %664, %665) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %667 = stablehlo.broadcast_in_dim %629#6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %668 = stablehlo.multiply %667, %655 : tensor<24x40xf32>
    %669 = stablehlo.negate %668 : tensor<24x40xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.reduce(%669 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %671 = stablehlo.reshape %670 : (tensor<24xf32>) -> tensor<24x1xf32>
    %672 = stablehlo.add %666, %668 : tensor<24x40xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%671 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %674 = stablehlo.add %629#5, %673 : tensor<24xf32>
    %675 = stablehlo.multiply %629#4, %629#6 : tensor<24xf32>
    %676 = stablehlo.multiply %675, %651 : tensor<24xf32>
    %677 = stablehlo.negate %676 : tensor<24xf32>
    %678 = stablehlo.add %674, %677 : tensor<24xf32>
    %679 = stablehlo.multiply %678, %648 : tensor<24xf32>
    %680 = stablehlo.divide %679, %637 : tensor<24xf32>
    %681 = stablehlo.broadcast_in_dim %680, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %682 = stablehlo.multiply %681, %636 : tensor<24x40xf32>
    %683 = stablehlo.add %672, %682 : tensor<24x40xf32>
    %684 = stablehlo.convert %683 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %685 = stablehlo.dot_general %684, %629#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %686 = stablehlo.transpose %685, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %687 = stablehlo.dot_general %684, %629#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %688 = stablehlo.add %626, %687 : tensor<24x24xbf16>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %689 = stablehlo.pad %686, %cst_134, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %690 = stablehlo.add %628, %689 : tensor<24x251xbf16>
    return %190, %688, %690 : tensor<f32>, tensor<24x24xbf16>, tensor<24x251xbf16>
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
