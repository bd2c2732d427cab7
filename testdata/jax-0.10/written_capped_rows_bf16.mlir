module @jit_written_capped_rows_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x251xbf16>, %arg2: tensor<251xbf16>, %arg3: tensor<24xi32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x251xbf16> {jax.result_info = "result[1][1]"}, tensor<251xbf16> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %4 = stablehlo.slice %arg2 [0:40] : (tensor<251xbf16>) -> tensor<40xbf16>
    %5 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_2 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %7 = stablehlo.divide %5, %6 : tensor<24x40xbf16>
    %8 = stablehlo.tanh %7 : tensor<24x40xbf16>
    %cst_3 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %10 = stablehlo.multiply %9, %8 : tensor<24x40xbf16>
    %11 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %13 = stablehlo.add %10, %12 : tensor<24x40xbf16>
    %14 = stablehlo.convert %13 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.convert %0 : tensor<24xf32>
    %17 = stablehlo.maximum %16, %15 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.compare EQ, %17, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %23 = stablehlo.subtract %14, %22 : tensor<24x40xf32>
    %24 = stablehlo.exponential %23 : tensor<24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %25 = call @_where(%20, %c, %24) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.compare EQ, %0, %26, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %28 = stablehlo.convert %0 : tensor<24xf32>
    %29 = stablehlo.subtract %28, %17 : tensor<24xf32>
    %30 = stablehlo.exponential %29 : tensor<24xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @_where_0(%27, %c_7, %30) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %32 = stablehlo.multiply %1, %31 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%25 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.add %32, %33 : tensor<24xf32>
    %35 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %37 = stablehlo.add %36, %35 : tensor<40xi32>
    %38 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %41 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %42 = stablehlo.compare EQ, %40, %41, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %43 = call @_where_1(%42, %14, %c_10) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.add %2, %44 : tensor<24xf32>
    %46 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %47 = stablehlo.slice %arg2 [40:80] : (tensor<251xbf16>) -> tensor<40xbf16>
    %48 = stablehlo.dot_general %arg0, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_12 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %50 = stablehlo.divide %48, %49 : tensor<24x40xbf16>
    %51 = stablehlo.tanh %50 : tensor<24x40xbf16>
    %cst_13 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %53 = stablehlo.multiply %52, %51 : tensor<24x40xbf16>
    %54 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %56 = stablehlo.add %53, %55 : tensor<24x40xbf16>
    %57 = stablehlo.convert %56 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.maximum %17, %58 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.compare EQ, %59, %60, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %63 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %65 = stablehlo.subtract %57, %64 : tensor<24x40xf32>
    %66 = stablehlo.exponential %65 : tensor<24x40xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %67 = call @_where(%62, %c_16, %66) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.compare EQ, %17, %68, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %70 = stablehlo.subtract %17, %59 : tensor<24xf32>
    %71 = stablehlo.exponential %70 : tensor<24xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %72 = call @_where_2(%69, %c_18, %71) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %73 = stablehlo.multiply %34, %72 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%67 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.add %73, %74 : tensor<24xf32>
    %76 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_20 = stablehlo.constant dense<40> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %78 = stablehlo.add %77, %76 : tensor<40xi32>
    %79 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %80 = stablehlo.broadcast_in_dim %78, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %82 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %83 = stablehlo.compare EQ, %81, %82, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %84 = call @_where_1(%83, %57, %c_21) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.add %45, %85 : tensor<24xf32>
    %87 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %88 = stablehlo.slice %arg2 [80:120] : (tensor<251xbf16>) -> tensor<40xbf16>
    %89 = stablehlo.dot_general %arg0, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_23 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %90 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %91 = stablehlo.divide %89, %90 : tensor<24x40xbf16>
    %92 = stablehlo.tanh %91 : tensor<24x40xbf16>
    %cst_24 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %94 = stablehlo.multiply %93, %92 : tensor<24x40xbf16>
    %95 = stablehlo.broadcast_in_dim %88, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %97 = stablehlo.add %94, %96 : tensor<24x40xbf16>
    %98 = stablehlo.convert %97 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_25) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.maximum %59, %99 : tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.compare EQ, %100, %101, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %104 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %106 = stablehlo.subtract %98, %105 : tensor<24x40xf32>
    %107 = stablehlo.exponential %106 : tensor<24x40xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %108 = call @_where(%103, %c_27, %107) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.compare EQ, %59, %109, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %111 = stablehlo.subtract %59, %100 : tensor<24xf32>
    %112 = stablehlo.exponential %111 : tensor<24xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %113 = call @_where_2(%110, %c_29, %112) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %114 = stablehlo.multiply %75, %113 : tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%108 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %116 = stablehlo.add %114, %115 : tensor<24xf32>
    %117 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_31 = stablehlo.constant dense<80> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %119 = stablehlo.add %118, %117 : tensor<40xi32>
    %120 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %121 = stablehlo.broadcast_in_dim %119, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %123 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %124 = stablehlo.compare EQ, %122, %123, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %125 = call @_where_1(%124, %98, %c_32) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %127 = stablehlo.add %86, %126 : tensor<24xf32>
    %128 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %129 = stablehlo.slice %arg2 [120:160] : (tensor<251xbf16>) -> tensor<40xbf16>
    %130 = stablehlo.dot_general %arg0, %128, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_34 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %131 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %132 = stablehlo.divide %130, %131 : tensor<24x40xbf16>
    %133 = stablehlo.tanh %132 : tensor<24x40xbf16>
    %cst_35 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %134 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %135 = stablehlo.multiply %134, %133 : tensor<24x40xbf16>
    %136 = stablehlo.broadcast_in_dim %129, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %138 = stablehlo.add %135, %137 : tensor<24x40xbf16>
    %139 = stablehlo.convert %138 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_36) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %141 = stablehlo.maximum %100, %140 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %143 = stablehlo.compare EQ, %141, %142, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %145 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %147 = stablehlo.subtract %139, %146 : tensor<24x40xf32>
    %148 = stablehlo.exponential %147 : tensor<24x40xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %149 = call @_where(%144, %c_38, %148) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %151 = stablehlo.compare EQ, %100, %150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %152 = stablehlo.subtract %100, %141 : tensor<24xf32>
    %153 = stablehlo.exponential %152 : tensor<24xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %154 = call @_where_2(%151, %c_40, %153) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %155 = stablehlo.multiply %116, %154 : tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%149 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.add %155, %156 : tensor<24xf32>
    %158 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_42 = stablehlo.constant dense<120> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %160 = stablehlo.add %159, %158 : tensor<40xi32>
    %161 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %162 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %164 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %165 = stablehlo.compare EQ, %163, %164, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %166 = call @_where_1(%165, %139, %c_43) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %168 = stablehlo.add %127, %167 : tensor<24xf32>
    %169 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %170 = stablehlo.slice %arg2 [160:200] : (tensor<251xbf16>) -> tensor<40xbf16>
    %171 = stablehlo.dot_general %arg0, %169, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_45 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %172 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %173 = stablehlo.divide %171, %172 : tensor<24x40xbf16>
    %174 = stablehlo.tanh %173 : tensor<24x40xbf16>
    %cst_46 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %175 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %176 = stablehlo.multiply %175, %174 : tensor<24x40xbf16>
    %177 = stablehlo.broadcast_in_dim %170, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %179 = stablehlo.add %176, %178 : tensor<24x40xbf16>
    %180 = stablehlo.convert %179 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_47) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.maximum %141, %181 : tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.compare EQ, %182, %183, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %186 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %188 = stablehlo.subtract %180, %187 : tensor<24x40xf32>
    %189 = stablehlo.exponential %188 : tensor<24x40xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %190 = call @_where(%185, %c_49, %189) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_50 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.compare EQ, %141, %191, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %193 = stablehlo.subtract %141, %182 : tensor<24xf32>
    %194 = stablehlo.exponential %193 : tensor<24xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %195 = call @_where_2(%192, %c_51, %194) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %196 = stablehlo.multiply %157, %195 : tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%190 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.add %196, %197 : tensor<24xf32>
    %199 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_53 = stablehlo.constant dense<160> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %201 = stablehlo.add %200, %199 : tensor<40xi32>
    %202 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %203 = stablehlo.broadcast_in_dim %201, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %205 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %206 = stablehlo.compare EQ, %204, %205, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %207 = call @_where_1(%206, %180, %c_54) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %209 = stablehlo.add %168, %208 : tensor<24xf32>
    %210 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %211 = stablehlo.slice %arg2 [200:240] : (tensor<251xbf16>) -> tensor<40xbf16>
    %212 = stablehlo.dot_general %arg0, %210, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_56 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %213 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %214 = stablehlo.divide %212, %213 : tensor<24x40xbf16>
    %215 = stablehlo.tanh %214 : tensor<24x40xbf16>
    %cst_57 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %216 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %217 = stablehlo.multiply %216, %215 : tensor<24x40xbf16>
    %218 = stablehlo.broadcast_in_dim %211, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %220 = stablehlo.add %217, %219 : tensor<24x40xbf16>
    %221 = stablehlo.convert %220 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_58) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %223 = stablehlo.maximum %182, %222 : tensor<24xf32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.compare EQ, %223, %224, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %227 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %229 = stablehlo.subtract %221, %228 : tensor<24x40xf32>
    %230 = stablehlo.exponential %229 : tensor<24x40xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %231 = call @_where(%226, %c_60, %230) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %233 = stablehlo.compare EQ, %182, %232, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %234 = stablehlo.subtract %182, %223 : tensor<24xf32>
    %235 = stablehlo.exponential %234 : tensor<24xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %236 = call @_where_2(%233, %c_62, %235) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %237 = stablehlo.multiply %198, %236 : tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%231 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %239 = stablehlo.add %237, %238 : tensor<24xf32>
    %240 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_64 = stablehlo.constant dense<200> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %242 = stablehlo.add %241, %240 : tensor<40xi32>
    %243 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %244 = stablehlo.broadcast_in_dim %242, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %246 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %247 = stablehlo.compare EQ, %245, %246, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %248 = call @_where_1(%247, %221, %c_65) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%248 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.add %209, %249 : tensor<24xf32>
    %251 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xbf16>) -> tensor<24x11xbf16>
    %252 = stablehlo.slice %arg2 [240:251] : (tensor<251xbf16>) -> tensor<11xbf16>
    %253 = stablehlo.dot_general %arg0, %251, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %cst_67 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %254 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %255 = stablehlo.divide %253, %254 : tensor<24x11xbf16>
    %256 = stablehlo.tanh %255 : tensor<24x11xbf16>
    %cst_68 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %257 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %258 = stablehlo.multiply %257, %256 : tensor<24x11xbf16>
    %259 = stablehlo.broadcast_in_dim %252, dims = [1] : (tensor<11xbf16>) -> tensor<1x11xbf16>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<1x11xbf16>) -> tensor<24x11xbf16>
    %261 = stablehlo.add %258, %260 : tensor<24x11xbf16>
    %262 = stablehlo.convert %261 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %263 = stablehlo.reduce(%262 init: %cst_69) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %264 = stablehlo.maximum %223, %263 : tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.compare EQ, %264, %265, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %268 = stablehlo.broadcast_in_dim %264, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %270 = stablehlo.subtract %262, %269 : tensor<24x11xf32>
    %271 = stablehlo.exponential %270 : tensor<24x11xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %272 = call @_where_3(%267, %c_71, %271) : (tensor<24x1xi1>, tensor<i32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.compare EQ, %223, %273, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %275 = stablehlo.subtract %223, %264 : tensor<24xf32>
    %276 = stablehlo.exponential %275 : tensor<24xf32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %277 = call @_where_2(%274, %c_73, %276) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %278 = stablehlo.multiply %239, %277 : tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.reduce(%272 init: %cst_74) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %280 = stablehlo.add %278, %279 : tensor<24xf32>
    %281 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_75 = stablehlo.constant dense<240> : tensor<i32>
    %282 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %283 = stablehlo.add %282, %281 : tensor<11xi32>
    %284 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %285 = stablehlo.broadcast_in_dim %283, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %287 = stablehlo.broadcast_in_dim %284, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %288 = stablehlo.compare EQ, %286, %287, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %289 = call @_where_4(%288, %262, %c_76) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %291 = stablehlo.add %250, %290 : tensor<24xf32>
    %292 = stablehlo.log %280 : tensor<24xf32>
    %293 = stablehlo.add %264, %292 : tensor<24xf32>
    %294 = stablehlo.subtract %293, %291 : tensor<24xf32>
    %295 = stablehlo.multiply %293, %293 : tensor<24xf32>
    %cst_78 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.multiply %296, %293 : tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %299 = stablehlo.multiply %298, %295 : tensor<24xf32>
    %300 = stablehlo.add %294, %299 : tensor<24xf32>
    %301 = stablehlo.multiply %300, %arg4 : tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%301 init: %cst_80) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %304 = stablehlo.multiply %303, %arg4 : tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.multiply %305, %304 : tensor<24xf32>
    %307 = stablehlo.multiply %306, %297 : tensor<24xf32>
    %308 = stablehlo.negate %304 : tensor<24xf32>
    %309 = stablehlo.add %307, %304 : tensor<24xf32>
    %310 = stablehlo.divide %309, %280 : tensor<24xf32>
    %311:9 = stablehlo.optimization_barrier %arg3, %arg0, %251, %252, %223, %239, %309, %310, %308 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x11xbf16>, tensor<11xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %312 = stablehlo.dot_general %311#1, %311#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %cst_83 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %313 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %314 = stablehlo.divide %312, %313 : tensor<24x11xbf16>
    %315 = stablehlo.tanh %314 : tensor<24x11xbf16>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %316 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %317 = stablehlo.subtract %316, %315 : tensor<24x11xbf16>
    %cst_85 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %318 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %319 = stablehlo.multiply %318, %315 : tensor<24x11xbf16>
    %320 = stablehlo.broadcast_in_dim %311#3, dims = [1] : (tensor<11xbf16>) -> tensor<1x11xbf16>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0, 1] : (tensor<1x11xbf16>) -> tensor<24x11xbf16>
    %322 = stablehlo.add %319, %321 : tensor<24x11xbf16>
    %323 = stablehlo.convert %322 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %324 = stablehlo.reduce(%323 init: %cst_86) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %325 = stablehlo.reshape %324 : (tensor<24xf32>) -> tensor<24x1xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %327 = stablehlo.compare EQ, %323, %326, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %328 = stablehlo.convert %327 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %330 = stablehlo.maximum %311#4, %324 : tensor<24xf32>
    %331 = stablehlo.compare EQ, %311#4, %330, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %334 = stablehlo.select %331, %332, %333 : tensor<24xi1>, tensor<24xf32>
    %335 = stablehlo.compare EQ, %324, %330, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %338 = stablehlo.select %335, %336, %337 : tensor<24xi1>, tensor<24xf32>
    %339 = stablehlo.divide %334, %338 : tensor<24xf32>
    %340 = stablehlo.compare EQ, %324, %330, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %343 = stablehlo.select %340, %341, %342 : tensor<24xi1>, tensor<24xf32>
    %344 = stablehlo.compare EQ, %311#4, %330, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_94 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %347 = stablehlo.select %344, %345, %346 : tensor<24xi1>, tensor<24xf32>
    %348 = stablehlo.divide %343, %347 : tensor<24xf32>
    %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %350 = stablehlo.compare EQ, %330, %349, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %352 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %354 = stablehlo.subtract %323, %353 : tensor<24x11xf32>
    %355 = stablehlo.exponential %354 : tensor<24x11xf32>
    %356:2 = call @_where_5(%351) : (tensor<24x1xi1>) -> (tensor<24x11xi1>, tensor<24x11xf32>)
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %358 = stablehlo.compare EQ, %311#4, %357, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %359 = stablehlo.subtract %311#4, %330 : tensor<24xf32>
    %360 = stablehlo.exponential %359 : tensor<24xf32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %361:2 = call @_where_6(%358, %c_98, %360) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %362 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_99 = stablehlo.constant dense<240> : tensor<i32>
    %363 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %364 = stablehlo.add %363, %362 : tensor<11xi32>
    %365 = stablehlo.broadcast_in_dim %311#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %366 = stablehlo.broadcast_in_dim %364, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %368 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %369 = stablehlo.compare EQ, %367, %368, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %370 = call @_where_7(%369) : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %371 = stablehlo.broadcast_in_dim %311#8, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %372 = call @_where_8(%369, %370, %371) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %373 = stablehlo.broadcast_in_dim %311#7, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %374 = stablehlo.multiply %311#5, %311#7 : tensor<24xf32>
    %375 = stablehlo.multiply %311#7, %361#0 : tensor<24xf32>
    %376 = call @_where_9(%358, %361#1, %374) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %377 = stablehlo.multiply %376, %360 : tensor<24xf32>
    %378 = stablehlo.negate %377 : tensor<24xf32>
    %379 = stablehlo.add %311#6, %378 : tensor<24xf32>
    %380 = call @_where_10(%356#0, %356#1, %373) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %381 = stablehlo.multiply %380, %355 : tensor<24x11xf32>
    %382 = stablehlo.negate %381 : tensor<24x11xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %384 = stablehlo.reshape %383 : (tensor<24xf32>) -> tensor<24x1xf32>
    %385 = stablehlo.add %372, %381 : tensor<24x11xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%384 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %387 = stablehlo.add %379, %386 : tensor<24xf32>
    %388 = stablehlo.multiply %387, %348 : tensor<24xf32>
    %389 = stablehlo.multiply %387, %339 : tensor<24xf32>
    %390 = stablehlo.add %377, %389 : tensor<24xf32>
    %391 = stablehlo.divide %388, %329 : tensor<24xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %393 = stablehlo.multiply %392, %328 : tensor<24x11xf32>
    %394 = stablehlo.add %385, %393 : tensor<24x11xf32>
    %395 = stablehlo.convert %394 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %396 = stablehlo.reduce(%395 init: %cst_102) applies stablehlo.add across dimensions = [0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<11xbf16>
    %397 = stablehlo.reshape %396 : (tensor<11xbf16>) -> tensor<1x11xbf16>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %398 = stablehlo.reduce(%397 init: %cst_103) applies stablehlo.add across dimensions = [0] : (tensor<1x11xbf16>, tensor<bf16>) -> tensor<11xbf16>
    %cst_104 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %399 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %400 = stablehlo.multiply %399, %395 : tensor<24x11xbf16>
    %401 = stablehlo.multiply %400, %317 : tensor<24x11xbf16>
    %402 = stablehlo.multiply %401, %315 : tensor<24x11xbf16>
    %403 = stablehlo.add %401, %402 : tensor<24x11xbf16>
    %cst_105 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %404 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<bf16>) -> tensor<24x11xbf16>
    %405 = stablehlo.divide %403, %404 : tensor<24x11xbf16>
    %406 = stablehlo.dot_general %405, %311#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %407 = stablehlo.transpose %406, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %408 = stablehlo.dot_general %405, %311#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %409 = stablehlo.pad %398, %cst_106, low = [240], high = [0], interior = [0] : (tensor<11xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %410 = stablehlo.pad %407, %cst_107, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %411:9 = stablehlo.optimization_barrier %arg3, %arg0, %210, %211, %182, %198, %390, %375, %311#8 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %412 = stablehlo.dot_general %411#1, %411#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_108 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %413 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %414 = stablehlo.divide %412, %413 : tensor<24x40xbf16>
    %415 = stablehlo.tanh %414 : tensor<24x40xbf16>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %416 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %417 = stablehlo.subtract %416, %415 : tensor<24x40xbf16>
    %cst_110 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %418 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %419 = stablehlo.multiply %418, %415 : tensor<24x40xbf16>
    %420 = stablehlo.broadcast_in_dim %411#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %422 = stablehlo.add %419, %421 : tensor<24x40xbf16>
    %423 = stablehlo.convert %422 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_111 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_111) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %425 = stablehlo.reshape %424 : (tensor<24xf32>) -> tensor<24x1xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %427 = stablehlo.compare EQ, %423, %426, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %428 = stablehlo.convert %427 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %430 = stablehlo.maximum %411#4, %424 : tensor<24xf32>
    %431 = stablehlo.compare EQ, %411#4, %430, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %434 = stablehlo.select %431, %432, %433 : tensor<24xi1>, tensor<24xf32>
    %435 = stablehlo.compare EQ, %424, %430, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_115 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %438 = stablehlo.select %435, %436, %437 : tensor<24xi1>, tensor<24xf32>
    %439 = stablehlo.divide %434, %438 : tensor<24xf32>
    %440 = stablehlo.compare EQ, %424, %430, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %443 = stablehlo.select %440, %441, %442 : tensor<24xi1>, tensor<24xf32>
    %444 = stablehlo.compare EQ, %411#4, %430, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_119 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %447 = stablehlo.select %444, %445, %446 : tensor<24xi1>, tensor<24xf32>
    %448 = stablehlo.divide %443, %447 : tensor<24xf32>
    %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %450 = stablehlo.compare EQ, %430, %449, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %452 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %454 = stablehlo.subtract %423, %453 : tensor<24x40xf32>
    %455 = stablehlo.exponential %454 : tensor<24x40xf32>
    %456:2 = call @_where_11(%451) : (tensor<24x1xi1>) -> (tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_122 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %458 = stablehlo.compare EQ, %411#4, %457, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %459 = stablehlo.subtract %411#4, %430 : tensor<24xf32>
    %460 = stablehlo.exponential %459 : tensor<24xf32>
    %c_123 = stablehlo.constant dense<0> : tensor<i32>
    %461:2 = call @_where_6(%458, %c_123, %460) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %462 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_124 = stablehlo.constant dense<200> : tensor<i32>
    %463 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %464 = stablehlo.add %463, %462 : tensor<40xi32>
    %465 = stablehlo.broadcast_in_dim %411#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %466 = stablehlo.broadcast_in_dim %464, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %468 = stablehlo.broadcast_in_dim %465, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %469 = stablehlo.compare EQ, %467, %468, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %470 = call @_where_12(%469) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %471 = stablehlo.broadcast_in_dim %411#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %472 = call @_where_13(%469, %470, %471) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %473 = stablehlo.broadcast_in_dim %411#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %474 = stablehlo.multiply %411#5, %411#7 : tensor<24xf32>
    %475 = stablehlo.multiply %411#7, %461#0 : tensor<24xf32>
    %476 = call @_where_9(%458, %461#1, %474) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %477 = stablehlo.multiply %476, %460 : tensor<24xf32>
    %478 = stablehlo.negate %477 : tensor<24xf32>
    %479 = stablehlo.add %411#6, %478 : tensor<24xf32>
    %480 = call @_where_14(%456#0, %456#1, %473) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %481 = stablehlo.multiply %480, %455 : tensor<24x40xf32>
    %482 = stablehlo.negate %481 : tensor<24x40xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.reduce(%482 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %484 = stablehlo.reshape %483 : (tensor<24xf32>) -> tensor<24x1xf32>
    %485 = stablehlo.add %472, %481 : tensor<24x40xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%484 init: %cst_126) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %487 = stablehlo.add %479, %486 : tensor<24xf32>
    %488 = stablehlo.multiply %487, %448 : tensor<24xf32>
    %489 = stablehlo.multiply %487, %439 : tensor<24xf32>
    %490 = stablehlo.add %477, %489 : tensor<24xf32>
    %491 = stablehlo.divide %488, %429 : tensor<24xf32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %493 = stablehlo.multiply %492, %428 : tensor<24x40xf32>
    %494 = stablehlo.add %485, %493 : tensor<24x40xf32>
    %495 = stablehlo.convert %494 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %496 = stablehlo.reduce(%495 init: %cst_127) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %497 = stablehlo.reshape %496 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %498 = stablehlo.reduce(%497 init: %cst_128) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_129 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %499 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %500 = stablehlo.multiply %499, %495 : tensor<24x40xbf16>
    %501 = stablehlo.multiply %500, %417 : tensor<24x40xbf16>
    %502 = stablehlo.multiply %501, %415 : tensor<24x40xbf16>
    %503 = stablehlo.add %501, %502 : tensor<24x40xbf16>
    %cst_130 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %504 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %505 = stablehlo.divide %503, %504 : tensor<24x40xbf16>
    %506 = stablehlo.dot_general %505, %411#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %507 = stablehlo.transpose %506, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %508 = stablehlo.dot_general %505, %411#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %509 = stablehlo.add %408, %508 : tensor<24x24xbf16>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %510 = stablehlo.pad %498, %cst_131, low = [200], high = [11], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %511 = stablehlo.add %409, %510 : tensor<251xbf16>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %512 = stablehlo.pad %507, %cst_132, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %513 = stablehlo.add %410, %512 : tensor<24x251xbf16>
    %514:9 = stablehlo.optimization_barrier %arg3, %arg0, %169, %170, %141, %157, %490, %475, %411#8 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %515 = stablehlo.dot_general %514#1, %514#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_133 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %516 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %517 = stablehlo.divide %515, %516 : tensor<24x40xbf16>
    %518 = stablehlo.tanh %517 : tensor<24x40xbf16>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %519 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %520 = stablehlo.subtract %519, %518 : tensor<24x40xbf16>
    %cst_135 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %521 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %522 = stablehlo.multiply %521, %518 : tensor<24x40xbf16>
    %523 = stablehlo.broadcast_in_dim %514#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %524 = stablehlo.broadcast_in_dim %523, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %525 = stablehlo.add %522, %524 : tensor<24x40xbf16>
    %526 = stablehlo.convert %525 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %527 = stablehlo.reduce(%526 init: %cst_136) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %528 = stablehlo.reshape %527 : (tensor<24xf32>) -> tensor<24x1xf32>
    %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %530 = stablehlo.compare EQ, %526, %529, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %531 = stablehlo.convert %530 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%531 init: %cst_137) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %533 = stablehlo.maximum %514#4, %527 : tensor<24xf32>
    %534 = stablehlo.compare EQ, %514#4, %533, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %537 = stablehlo.select %534, %535, %536 : tensor<24xi1>, tensor<24xf32>
    %538 = stablehlo.compare EQ, %527, %533, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_140 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %541 = stablehlo.select %538, %539, %540 : tensor<24xi1>, tensor<24xf32>
    %542 = stablehlo.divide %537, %541 : tensor<24xf32>
    %543 = stablehlo.compare EQ, %527, %533, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %546 = stablehlo.select %543, %544, %545 : tensor<24xi1>, tensor<24xf32>
    %547 = stablehlo.compare EQ, %514#4, %533, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_144 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %550 = stablehlo.select %547, %548, %549 : tensor<24xi1>, tensor<24xf32>
    %551 = stablehlo.divide %546, %550 : tensor<24xf32>
    %cst_146 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %553 = stablehlo.compare EQ, %533, %552, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %555 = stablehlo.broadcast_in_dim %533, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %557 = stablehlo.subtract %526, %556 : tensor<24x40xf32>
    %558 = stablehlo.exponential %557 : tensor<24x40xf32>
    %559:2 = call @_where_11(%554) : (tensor<24x1xi1>) -> (tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %561 = stablehlo.compare EQ, %514#4, %560, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %562 = stablehlo.subtract %514#4, %533 : tensor<24xf32>
    %563 = stablehlo.exponential %562 : tensor<24xf32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %564:2 = call @_where_6(%561, %c_148, %563) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %565 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_149 = stablehlo.constant dense<160> : tensor<i32>
    %566 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %567 = stablehlo.add %566, %565 : tensor<40xi32>
    %568 = stablehlo.broadcast_in_dim %514#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %569 = stablehlo.broadcast_in_dim %567, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %571 = stablehlo.broadcast_in_dim %568, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %572 = stablehlo.compare EQ, %570, %571, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %573 = call @_where_12(%572) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %574 = stablehlo.broadcast_in_dim %514#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %575 = call @_where_13(%572, %573, %574) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %576 = stablehlo.broadcast_in_dim %514#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %577 = stablehlo.multiply %514#5, %514#7 : tensor<24xf32>
    %578 = stablehlo.multiply %514#7, %564#0 : tensor<24xf32>
    %579 = call @_where_9(%561, %564#1, %577) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %580 = stablehlo.multiply %579, %563 : tensor<24xf32>
    %581 = stablehlo.negate %580 : tensor<24xf32>
    %582 = stablehlo.add %514#6, %581 : tensor<24xf32>
    %583 = call @_where_14(%559#0, %559#1, %576) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %584 = stablehlo.multiply %583, %558 : tensor<24x40xf32>
    %585 = stablehlo.negate %584 : tensor<24x40xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_150) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %587 = stablehlo.reshape %586 : (tensor<24xf32>) -> tensor<24x1xf32>
    %588 = stablehlo.add %575, %584 : tensor<24x40xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %589 = stablehlo.reduce(%587 init: %cst_151) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %590 = stablehlo.add %582, %589 : tensor<24xf32>
    %591 = stablehlo.multiply %590, %551 : tensor<24xf32>
    %592 = stablehlo.multiply %590, %542 : tensor<24xf32>
    %593 = stablehlo.add %580, %592 : tensor<24xf32>
    %594 = stablehlo.divide %591, %532 : tensor<24xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %596 = stablehlo.multiply %595, %531 : tensor<24x40xf32>
    %597 = stablehlo.add %588, %596 : tensor<24x40xf32>
    %598 = stablehlo.convert %597 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %599 = stablehlo.reduce(%598 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %600 = stablehlo.reshape %599 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %601 = stablehlo.reduce(%600 init: %cst_153) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_154 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %602 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %603 = stablehlo.multiply %602, %598 : tensor<24x40xbf16>
    %604 = stablehlo.multiply %603, %520 : tensor<24x40xbf16>
    %605 = stablehlo.multiply %604, %518 : tensor<24x40xbf16>
    %606 = stablehlo.add %604, %605 : tensor<24x40xbf16>
    %cst_155 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %607 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %608 = stablehlo.divide %606, %607 : tensor<24x40xbf16>
    %609 = stablehlo.dot_general %608, %514#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %610 = stablehlo.transpose %609, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %611 = stablehlo.dot_general %608, %514#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %612 = stablehlo.add %509, %611 : tensor<24x24xbf16>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %613 = stablehlo.pad %601, %cst_156, low = [160], high = [51], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %614 = stablehlo.add %511, %613 : tensor<251xbf16>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %615 = stablehlo.pad %610, %cst_157, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %616 = stablehlo.add %513, %615 : tensor<24x251xbf16>
    %617:9 = stablehlo.optimization_barrier %arg3, %arg0, %128, %129, %100, %116, %593, %578, %514#8 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %618 = stablehlo.dot_general %617#1, %617#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_158 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %619 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %620 = stablehlo.divide %618, %619 : tensor<24x40xbf16>
    %621 = stablehlo.tanh %620 : tensor<24x40xbf16>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %622 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %623 = stablehlo.subtract %622, %621 : tensor<24x40xbf16>
    %cst_160 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %624 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %625 = stablehlo.multiply %624, %621 : tensor<24x40xbf16>
    %626 = stablehlo.broadcast_in_dim %617#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %628 = stablehlo.add %625, %627 : tensor<24x40xbf16>
    %629 = stablehlo.convert %628 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_161 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %630 = stablehlo.reduce(%629 init: %cst_161) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %631 = stablehlo.reshape %630 : (tensor<24xf32>) -> tensor<24x1xf32>
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %633 = stablehlo.compare EQ, %629, %632, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %634 = stablehlo.convert %633 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %635 = stablehlo.reduce(%634 init: %cst_162) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %636 = stablehlo.maximum %617#4, %630 : tensor<24xf32>
    %637 = stablehlo.compare EQ, %617#4, %636, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_163 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %640 = stablehlo.select %637, %638, %639 : tensor<24xi1>, tensor<24xf32>
    %641 = stablehlo.compare EQ, %630, %636, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_165 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %644 = stablehlo.select %641, %642, %643 : tensor<24xi1>, tensor<24xf32>
    %645 = stablehlo.divide %640, %644 : tensor<24xf32>
    %646 = stablehlo.compare EQ, %630, %636, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %649 = stablehlo.select %646, %647, %648 : tensor<24xi1>, tensor<24xf32>
    %650 = stablehlo.compare EQ, %617#4, %636, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_169 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %653 = stablehlo.select %650, %651, %652 : tensor<24xi1>, tensor<24xf32>
    %654 = stablehlo.divide %649, %653 : tensor<24xf32>
    %cst_171 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %656 = stablehlo.compare EQ, %636, %655, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %658 = stablehlo.broadcast_in_dim %636, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %660 = stablehlo.subtract %629, %659 : tensor<24x40xf32>
    %661 = stablehlo.exponential %660 : tensor<24x40xf32>
    %662:2 = call @_where_11(%657) : (tensor<24x1xi1>) -> (tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_172 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %664 = stablehlo.compare EQ, %617#4, %663, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %665 = stablehlo.subtract %617#4, %636 : tensor<24xf32>
    %666 = stablehlo.exponential %665 : tensor<24xf32>
    %c_173 = stablehlo.constant dense<0> : tensor<i32>
    %667:2 = call @_where_6(%664, %c_173, %666) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %668 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_174 = stablehlo.constant dense<120> : tensor<i32>
    %669 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %670 = stablehlo.add %669, %668 : tensor<40xi32>
    %671 = stablehlo.broadcast_in_dim %617#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %672 = stablehlo.broadcast_in_dim %670, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %673 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %674 = stablehlo.broadcast_in_dim %671, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %675 = stablehlo.compare EQ, %673, %674, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %676 = call @_where_12(%675) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %677 = stablehlo.broadcast_in_dim %617#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %678 = call @_where_13(%675, %676, %677) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %679 = stablehlo.broadcast_in_dim %617#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %680 = stablehlo.multiply %617#5, %617#7 : tensor<24xf32>
    %681 = stablehlo.multiply %617#7, %667#0 : tensor<24xf32>
    %682 = call @_where_9(%664, %667#1, %680) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %683 = stablehlo.multiply %682, %666 : tensor<24xf32>
    %684 = stablehlo.negate %683 : tensor<24xf32>
    %685 = stablehlo.add %617#6, %684 : tensor<24xf32>
    %686 = call @_where_14(%662#0, %662#1, %679) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %687 = stablehlo.multiply %686, %661 : tensor<24x40xf32>
    %688 = stablehlo.negate %687 : tensor<24x40xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%688 init: %cst_175) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %690 = stablehlo.reshape %689 : (tensor<24xf32>) -> tensor<24x1xf32>
    %691 = stablehlo.add %678, %687 : tensor<24x40xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %692 = stablehlo.reduce(%690 init: %cst_176) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %693 = stablehlo.add %685, %692 : tensor<24xf32>
    %694 = stablehlo.multiply %693, %654 : tensor<24xf32>
    %695 = stablehlo.multiply %693, %645 : tensor<24xf32>
    %696 = stablehlo.add %683, %695 : tensor<24xf32>
    %697 = stablehlo.divide %694, %635 : tensor<24xf32>
    %698 = stablehlo.broadcast_in_dim %697, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %699 = stablehlo.multiply %698, %634 : tensor<24x40xf32>
    %700 = stablehlo.add %691, %699 : tensor<24x40xf32>
    %701 = stablehlo.convert %700 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %702 = stablehlo.reduce(%701 init: %cst_177) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %703 = stablehlo.reshape %702 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %704 = stablehlo.reduce(%703 init: %cst_178) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_179 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %705 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %706 = stablehlo.multiply %705, %701 : tensor<24x40xbf16>
    %707 = stablehlo.multiply %706, %623 : tensor<24x40xbf16>
    %708 = stablehlo.multiply %707, %621 : tensor<24x40xbf16>
    %709 = stablehlo.add %707, %708 : tensor<24x40xbf16>
    %cst_180 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %710 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %711 = stablehlo.divide %709, %710 : tensor<24x40xbf16>
    %712 = stablehlo.dot_general %711, %617#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %713 = stablehlo.transpose %712, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %714 = stablehlo.dot_general %711, %617#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %715 = stablehlo.add %612, %714 : tensor<24x24xbf16>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %716 = stablehlo.pad %704, %cst_181, low = [120], high = [91], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %717 = stablehlo.add %614, %716 : tensor<251xbf16>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %718 = stablehlo.pad %713, %cst_182, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %719 = stablehlo.add %616, %718 : tensor<24x251xbf16>
    %720:9 = stablehlo.optimization_barrier %arg3, %arg0, %87, %88, %59, %75, %696, %681, %617#8 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %721 = stablehlo.dot_general %720#1, %720#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_183 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %722 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %723 = stablehlo.divide %721, %722 : tensor<24x40xbf16>
    %724 = stablehlo.tanh %723 : tensor<24x40xbf16>
    %cst_184 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %725 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %726 = stablehlo.subtract %725, %724 : tensor<24x40xbf16>
    %cst_185 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %727 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %728 = stablehlo.multiply %727, %724 : tensor<24x40xbf16>
    %729 = stablehlo.broadcast_in_dim %720#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %730 = stablehlo.broadcast_in_dim %729, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %731 = stablehlo.add %728, %730 : tensor<24x40xbf16>
    %732 = stablehlo.convert %731 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_186 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %733 = stablehlo.reduce(%732 init: %cst_186) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %734 = stablehlo.reshape %733 : (tensor<24xf32>) -> tensor<24x1xf32>
    %735 = stablehlo.broadcast_in_dim %734, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %736 = stablehlo.compare EQ, %732, %735, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %737 = stablehlo.convert %736 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%737 init: %cst_187) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %739 = stablehlo.maximum %720#4, %733 : tensor<24xf32>
    %740 = stablehlo.compare EQ, %720#4, %739, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %743 = stablehlo.select %740, %741, %742 : tensor<24xi1>, tensor<24xf32>
    %744 = stablehlo.compare EQ, %733, %739, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_190 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_191 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %747 = stablehlo.select %744, %745, %746 : tensor<24xi1>, tensor<24xf32>
    %748 = stablehlo.divide %743, %747 : tensor<24xf32>
    %749 = stablehlo.compare EQ, %733, %739, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %752 = stablehlo.select %749, %750, %751 : tensor<24xi1>, tensor<24xf32>
    %753 = stablehlo.compare EQ, %720#4, %739, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_194 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %756 = stablehlo.select %753, %754, %755 : tensor<24xi1>, tensor<24xf32>
    %757 = stablehlo.divide %752, %756 : tensor<24xf32>
    %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %759 = stablehlo.compare EQ, %739, %758, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %760 = stablehlo.broadcast_in_dim %759, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %761 = stablehlo.broadcast_in_dim %739, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %763 = stablehlo.subtract %732, %762 : tensor<24x40xf32>
    %764 = stablehlo.exponential %763 : tensor<24x40xf32>
    %765:2 = call @_where_11(%760) : (tensor<24x1xi1>) -> (tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_197 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %767 = stablehlo.compare EQ, %720#4, %766, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %768 = stablehlo.subtract %720#4, %739 : tensor<24xf32>
    %769 = stablehlo.exponential %768 : tensor<24xf32>
    %c_198 = stablehlo.constant dense<0> : tensor<i32>
    %770:2 = call @_where_6(%767, %c_198, %769) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %771 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_199 = stablehlo.constant dense<80> : tensor<i32>
    %772 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %773 = stablehlo.add %772, %771 : tensor<40xi32>
    %774 = stablehlo.broadcast_in_dim %720#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %775 = stablehlo.broadcast_in_dim %773, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %776 = stablehlo.broadcast_in_dim %775, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %777 = stablehlo.broadcast_in_dim %774, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %778 = stablehlo.compare EQ, %776, %777, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %779 = call @_where_12(%778) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %780 = stablehlo.broadcast_in_dim %720#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %781 = call @_where_13(%778, %779, %780) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %782 = stablehlo.broadcast_in_dim %720#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %783 = stablehlo.multiply %720#5, %720#7 : tensor<24xf32>
    %784 = stablehlo.multiply %720#7, %770#0 : tensor<24xf32>
    %785 = call @_where_9(%767, %770#1, %783) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %786 = stablehlo.multiply %785, %769 : tensor<24xf32>
    %787 = stablehlo.negate %786 : tensor<24xf32>
    %788 = stablehlo.add %720#6, %787 : tensor<24xf32>
    %789 = call @_where_14(%765#0, %765#1, %782) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %790 = stablehlo.multiply %789, %764 : tensor<24x40xf32>
    %791 = stablehlo.negate %790 : tensor<24x40xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %792 = stablehlo.reduce(%791 init: %cst_200) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %793 = stablehlo.reshape %792 : (tensor<24xf32>) -> tensor<24x1xf32>
    %794 = stablehlo.add %781, %790 : tensor<24x40xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %795 = stablehlo.reduce(%793 init: %cst_201) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %796 = stablehlo.add %788, %795 : tensor<24xf32>
    %797 = stablehlo.multiply %796, %757 : tensor<24xf32>
    %798 = stablehlo.multiply %796, %748 : tensor<24xf32>
    %799 = stablehlo.add %786, %798 : tensor<24xf32>
    %800 = stablehlo.divide %797, %738 : tensor<24xf32>
    %801 = stablehlo.broadcast_in_dim %800, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %802 = stablehlo.multiply %801, %737 : tensor<24x40xf32>
    %803 = stablehlo.add %794, %802 : tensor<24x40xf32>
    %804 = stablehlo.convert %803 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %805 = stablehlo.reduce(%804 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %806 = stablehlo.reshape %805 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %807 = stablehlo.reduce(%806 init: %cst_203) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_204 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %808 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %809 = stablehlo.multiply %808, %804 : tensor<24x40xbf16>
    %810 = stablehlo.multiply %809, %726 : tensor<24x40xbf16>
    %811 = stablehlo.multiply %810, %724 : tensor<24x40xbf16>
    %812 = stablehlo.add %810, %811 : tensor<24x40xbf16>
    %cst_205 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %813 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %814 = stablehlo.divide %812, %813 : tensor<24x40xbf16>
    %815 = stablehlo.dot_general %814, %720#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %816 = stablehlo.transpose %815, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %817 = stablehlo.dot_general %814, %720#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %818 = stablehlo.add %715, %817 : tensor<24x24xbf16>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %819 = stablehlo.pad %807, %cst_206, low = [80], high = [131], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %820 = stablehlo.add %717, %819 : tensor<251xbf16>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %821 = stablehlo.pad %816, %cst_207, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %822 = stablehlo.add %719, %821 : tensor<24x251xbf16>
    %823:9 = stablehlo.optimization_barrier %arg3, %arg0, %46, %47, %17, %34, %799, %784, %720#8 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %824 = stablehlo.dot_general %823#1, %823#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_208 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %825 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %826 = stablehlo.divide %824, %825 : tensor<24x40xbf16>
    %827 = stablehlo.tanh %826 : tensor<24x40xbf16>
    %cst_209 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %828 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %829 = stablehlo.subtract %828, %827 : tensor<24x40xbf16>
    %cst_210 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %830 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %831 = stablehlo.multiply %830, %827 : tensor<24x40xbf16>
    %832 = stablehlo.broadcast_in_dim %823#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %833 = stablehlo.broadcast_in_dim %832, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %834 = stablehlo.add %831, %833 : tensor<24x40xbf16>
    %835 = stablehlo.convert %834 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_211 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %836 = stablehlo.reduce(%835 init: %cst_211) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %837 = stablehlo.reshape %836 : (tensor<24xf32>) -> tensor<24x1xf32>
    %838 = stablehlo.broadcast_in_dim %837, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %839 = stablehlo.compare EQ, %835, %838, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %840 = stablehlo.convert %839 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%840 init: %cst_212) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %842 = stablehlo.maximum %823#4, %836 : tensor<24xf32>
    %843 = stablehlo.compare EQ, %823#4, %842, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_213 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %846 = stablehlo.select %843, %844, %845 : tensor<24xi1>, tensor<24xf32>
    %847 = stablehlo.compare EQ, %836, %842, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_215 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_216 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %850 = stablehlo.select %847, %848, %849 : tensor<24xi1>, tensor<24xf32>
    %851 = stablehlo.divide %846, %850 : tensor<24xf32>
    %852 = stablehlo.compare EQ, %836, %842, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_217 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %855 = stablehlo.select %852, %853, %854 : tensor<24xi1>, tensor<24xf32>
    %856 = stablehlo.compare EQ, %823#4, %842, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_219 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %859 = stablehlo.select %856, %857, %858 : tensor<24xi1>, tensor<24xf32>
    %860 = stablehlo.divide %855, %859 : tensor<24xf32>
    %cst_221 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %862 = stablehlo.compare EQ, %842, %861, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %863 = stablehlo.broadcast_in_dim %862, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %864 = stablehlo.broadcast_in_dim %842, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %865 = stablehlo.broadcast_in_dim %864, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %866 = stablehlo.subtract %835, %865 : tensor<24x40xf32>
    %867 = stablehlo.exponential %866 : tensor<24x40xf32>
    %868:2 = call @_where_11(%863) : (tensor<24x1xi1>) -> (tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_222 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %870 = stablehlo.compare EQ, %823#4, %869, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %871 = stablehlo.subtract %823#4, %842 : tensor<24xf32>
    %872 = stablehlo.exponential %871 : tensor<24xf32>
    %c_223 = stablehlo.constant dense<0> : tensor<i32>
    %873:2 = call @_where_6(%870, %c_223, %872) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %874 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_224 = stablehlo.constant dense<40> : tensor<i32>
    %875 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %876 = stablehlo.add %875, %874 : tensor<40xi32>
    %877 = stablehlo.broadcast_in_dim %823#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %878 = stablehlo.broadcast_in_dim %876, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %879 = stablehlo.broadcast_in_dim %878, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %880 = stablehlo.broadcast_in_dim %877, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %881 = stablehlo.compare EQ, %879, %880, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %882 = call @_where_12(%881) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %883 = stablehlo.broadcast_in_dim %823#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %884 = call @_where_13(%881, %882, %883) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %885 = stablehlo.broadcast_in_dim %823#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %886 = stablehlo.multiply %823#5, %823#7 : tensor<24xf32>
    %887 = stablehlo.multiply %823#7, %873#0 : tensor<24xf32>
    %888 = call @_where_9(%870, %873#1, %886) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %889 = stablehlo.multiply %888, %872 : tensor<24xf32>
    %890 = stablehlo.negate %889 : tensor<24xf32>
    %891 = stablehlo.add %823#6, %890 : tensor<24xf32>
    %892 = call @_where_14(%868#0, %868#1, %885) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %893 = stablehlo.multiply %892, %867 : tensor<24x40xf32>
    %894 = stablehlo.negate %893 : tensor<24x40xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%894 init: %cst_225) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %896 = stablehlo.reshape %895 : (tensor<24xf32>) -> tensor<24x1xf32>
    %897 = stablehlo.add %884, %893 : tensor<24x40xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %898 = stablehlo.reduce(%896 init: %cst_226) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %899 = stablehlo.add %891, %898 : tensor<24xf32>
    %900 = stablehlo.multiply %899, %860 : tensor<24xf32>
    %901 = stablehlo.multiply %899, %851 : tensor<24xf32>
    %902 = stablehlo.add %889, %901 : tensor<24xf32>
    %903 = stablehlo.divide %900, %841 : tensor<24xf32>
    %904 = stablehlo.broadcast_in_dim %903, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %905 = stablehlo.multiply %904, %840 : tensor<24x40xf32>
    %906 = stablehlo.add %897, %905 : tensor<24x40xf32>
    %907 = stablehlo.convert %906 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %908 = stablehlo.reduce(%907 init: %cst_227) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %909 = stablehlo.reshape %908 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %910 = stablehlo.reduce(%909 init: %cst_228) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_229 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %911 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %912 = stablehlo.multiply %911, %907 : tensor<24x40xbf16>
    %913 = stablehlo.multiply %912, %829 : tensor<24x40xbf16>
    %914 = stablehlo.multiply %913, %827 : tensor<24x40xbf16>
    %915 = stablehlo.add %913, %914 : tensor<24x40xbf16>
    %cst_230 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %916 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %917 = stablehlo.divide %915, %916 : tensor<24x40xbf16>
    %918 = stablehlo.dot_general %917, %823#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %919 = stablehlo.transpose %918, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %920 = stablehlo.dot_general %917, %823#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %921 = stablehlo.add %818, %920 : tensor<24x24xbf16>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %922 = stablehlo.pad %910, %cst_231, low = [40], high = [171], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %923 = stablehlo.add %820, %922 : tensor<251xbf16>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %924 = stablehlo.pad %919, %cst_232, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %925 = stablehlo.add %822, %924 : tensor<24x251xbf16>
    %926:9 = stablehlo.optimization_barrier %arg3, %arg0, %3, %4, %0, %1, %902, %887, %823#8 : tensor<24xi32>, tensor<24x24xbf16>, tensor<24x40xbf16>, tensor<40xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %927 = stablehlo.dot_general %926#1, %926#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %cst_233 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %928 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %929 = stablehlo.divide %927, %928 : tensor<24x40xbf16>
    %930 = stablehlo.tanh %929 : tensor<24x40xbf16>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %931 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %932 = stablehlo.subtract %931, %930 : tensor<24x40xbf16>
    %cst_235 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %933 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %934 = stablehlo.multiply %933, %930 : tensor<24x40xbf16>
    %935 = stablehlo.broadcast_in_dim %926#3, dims = [1] : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %936 = stablehlo.broadcast_in_dim %935, dims = [0, 1] : (tensor<1x40xbf16>) -> tensor<24x40xbf16>
    %937 = stablehlo.add %934, %936 : tensor<24x40xbf16>
    %938 = stablehlo.convert %937 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_236 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %939 = stablehlo.reduce(%938 init: %cst_236) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %940 = stablehlo.reshape %939 : (tensor<24xf32>) -> tensor<24x1xf32>
    %941 = stablehlo.broadcast_in_dim %940, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %942 = stablehlo.compare EQ, %938, %941, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %943 = stablehlo.convert %942 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %944 = stablehlo.reduce(%943 init: %cst_237) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %945 = stablehlo.convert %926#4 : tensor<24xf32>
    %946 = stablehlo.maximum %945, %939 : tensor<24xf32>
    %947 = stablehlo.compare EQ, %939, %946, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %950 = stablehlo.select %947, %948, %949 : tensor<24xi1>, tensor<24xf32>
    %951 = stablehlo.compare EQ, %945, %946, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_240 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %953 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %954 = stablehlo.select %951, %952, %953 : tensor<24xi1>, tensor<24xf32>
    %955 = stablehlo.divide %950, %954 : tensor<24xf32>
    %cst_242 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %957 = stablehlo.compare EQ, %946, %956, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %958 = stablehlo.broadcast_in_dim %957, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %959 = stablehlo.broadcast_in_dim %946, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %960 = stablehlo.broadcast_in_dim %959, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %961 = stablehlo.subtract %938, %960 : tensor<24x40xf32>
    %962 = stablehlo.exponential %961 : tensor<24x40xf32>
    %963:2 = call @_where_11(%958) : (tensor<24x1xi1>) -> (tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_243 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %965 = stablehlo.compare EQ, %926#4, %964, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %966 = stablehlo.convert %926#4 : tensor<24xf32>
    %967 = stablehlo.subtract %966, %946 : tensor<24xf32>
    %968 = stablehlo.exponential %967 : tensor<24xf32>
    %969 = call @_where_15(%965) : (tensor<24xi1>) -> tensor<24xf32>
    %970 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_244 = stablehlo.constant dense<0> : tensor<i32>
    %971 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %972 = stablehlo.add %971, %970 : tensor<40xi32>
    %973 = stablehlo.broadcast_in_dim %926#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %974 = stablehlo.broadcast_in_dim %972, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %975 = stablehlo.broadcast_in_dim %974, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %976 = stablehlo.broadcast_in_dim %973, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %977 = stablehlo.compare EQ, %975, %976, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %978 = call @_where_12(%977) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %979 = stablehlo.broadcast_in_dim %926#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %980 = call @_where_13(%977, %978, %979) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %981 = stablehlo.broadcast_in_dim %926#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %982 = stablehlo.multiply %926#5, %926#7 : tensor<24xf32>
    %983 = call @_where_16(%965, %969, %982) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %984 = stablehlo.multiply %983, %968 : tensor<24xf32>
    %985 = stablehlo.negate %984 : tensor<24xf32>
    %986 = stablehlo.add %926#6, %985 : tensor<24xf32>
    %987 = call @_where_14(%963#0, %963#1, %981) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %988 = stablehlo.multiply %987, %962 : tensor<24x40xf32>
    %989 = stablehlo.negate %988 : tensor<24x40xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %990 = stablehlo.reduce(%989 init: %cst_245) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %991 = stablehlo.reshape %990 : (tensor<24xf32>) -> tensor<24x1xf32>
    %992 = stablehlo.add %980, %988 : tensor<24x40xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %993 = stablehlo.reduce(%991 init: %cst_246) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %994 = stablehlo.add %986, %993 : tensor<24xf32>
    %995 = stablehlo.multiply %994, %955 : tensor<24xf32>
    %996 = stablehlo.divide %995, %944 : tensor<24xf32>
    %997 = stablehlo.broadcast_in_dim %996, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %998 = stablehlo.multiply %997, %943 : tensor<24x40xf32>
    %999 = stablehlo.add %992, %998 : tensor<24x40xf32>
    %1000 = stablehlo.convert %999 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1001 = stablehlo.reduce(%1000 init: %cst_247) applies stablehlo.add across dimensions = [0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %1002 = stablehlo.reshape %1001 : (tensor<40xbf16>) -> tensor<1x40xbf16>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1003 = stablehlo.reduce(%1002 init: %cst_248) applies stablehlo.add across dimensions = [0] : (tensor<1x40xbf16>, tensor<bf16>) -> tensor<40xbf16>
    %cst_249 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %1004 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %1005 = stablehlo.multiply %1004, %1000 : tensor<24x40xbf16>
    %1006 = stablehlo.multiply %1005, %932 : tensor<24x40xbf16>
    %1007 = stablehlo.multiply %1006, %930 : tensor<24x40xbf16>
    %1008 = stablehlo.add %1006, %1007 : tensor<24x40xbf16>
    %cst_250 = stablehlo.constant dense<2.000000e+01> : tensor<bf16>
    %1009 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %1010 = stablehlo.divide %1008, %1009 : tensor<24x40xbf16>
    %1011 = stablehlo.dot_general %1010, %926#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %1012 = stablehlo.transpose %1011, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %1013 = stablehlo.dot_general %1010, %926#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %1014 = stablehlo.add %921, %1013 : tensor<24x24xbf16>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1015 = stablehlo.pad %1003, %cst_251, low = [0], high = [211], interior = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<251xbf16>
    %1016 = stablehlo.add %923, %1015 : tensor<251xbf16>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1017 = stablehlo.pad %1012, %cst_252, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %1018 = stablehlo.add %925, %1017 : tensor<24x251xbf16>
    return %302, %1014, %1018, %1016 : tensor<f32>, tensor<24x24xbf16>, tensor<24x251xbf16>, tensor<251xbf16>
  }
  func.func private @_where(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x11xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x11xi1>, tensor<24x11xf32>
    return %3 : tensor<24x11xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x1xi1>) -> (tensor<24x11xi1>, tensor<24x11xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x11xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %0, %1 : tensor<24x11xi1>, tensor<24x11xf32>
  }
  func.func private @_where_6(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x11xi1>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %0 : tensor<24x11xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_9(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_11(%arg0: tensor<24x1xi1>) -> (tensor<24x40xi1>, tensor<24x40xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0, %1 : tensor<24x40xi1>, tensor<24x40xf32>
  }
  func.func private @_where_12(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_13(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_14(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_15(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_16(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
}
