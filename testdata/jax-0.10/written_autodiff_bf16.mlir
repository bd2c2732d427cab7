module @jit_written_autodiff_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %10 = stablehlo.convert %9 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.convert %0 : tensor<24xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<24xf32>
    %14 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.divide %17, %21 : tensor<24xf32>
    %23 = stablehlo.convert %0 : tensor<24xf32>
    %24 = stablehlo.subtract %23, %13 : tensor<24xf32>
    %25 = stablehlo.exponential %24 : tensor<24xf32>
    %26 = stablehlo.multiply %1, %25 : tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.subtract %5, %28 : tensor<24x40xf32>
    %30 = stablehlo.exponential %29 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %26, %31 : tensor<24xf32>
    %33 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %35 = stablehlo.add %34, %33 : tensor<40xi32>
    %36 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %39 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %40 = stablehlo.compare EQ, %38, %39, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %41:2 = call @_where(%40, %5, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41#0 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.add %2, %42 : tensor<24xf32>
    %44 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %45 = stablehlo.dot_general %arg0, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %46 = stablehlo.convert %45 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.reshape %47 : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %50 = stablehlo.compare EQ, %46, %49, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %51 = stablehlo.convert %50 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.maximum %13, %47 : tensor<24xf32>
    %54 = stablehlo.compare EQ, %13, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.compare EQ, %47, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<24xi1>, tensor<24xf32>
    %62 = stablehlo.divide %57, %61 : tensor<24xf32>
    %63 = stablehlo.compare EQ, %47, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<24xi1>, tensor<24xf32>
    %67 = stablehlo.compare EQ, %13, %53, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<24xi1>, tensor<24xf32>
    %71 = stablehlo.divide %66, %70 : tensor<24xf32>
    %72 = stablehlo.subtract %13, %53 : tensor<24xf32>
    %73 = stablehlo.exponential %72 : tensor<24xf32>
    %74 = stablehlo.multiply %32, %73 : tensor<24xf32>
    %75 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %77 = stablehlo.subtract %46, %76 : tensor<24x40xf32>
    %78 = stablehlo.exponential %77 : tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.add %74, %79 : tensor<24xf32>
    %81 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_22 = stablehlo.constant dense<40> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %83 = stablehlo.add %82, %81 : tensor<40xi32>
    %84 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %87 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %88 = stablehlo.compare EQ, %86, %87, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %89:2 = call @_where(%88, %46, %c_23) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89#0 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.add %43, %90 : tensor<24xf32>
    %92 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %93 = stablehlo.dot_general %arg0, %92, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %94 = stablehlo.convert %93 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_25) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.reshape %95 : (tensor<24xf32>) -> tensor<24x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %98 = stablehlo.compare EQ, %94, %97, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %99 = stablehlo.convert %98 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %101 = stablehlo.maximum %53, %95 : tensor<24xf32>
    %102 = stablehlo.compare EQ, %53, %101, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.select %102, %103, %104 : tensor<24xi1>, tensor<24xf32>
    %106 = stablehlo.compare EQ, %95, %101, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.select %106, %107, %108 : tensor<24xi1>, tensor<24xf32>
    %110 = stablehlo.divide %105, %109 : tensor<24xf32>
    %111 = stablehlo.compare EQ, %95, %101, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.select %111, %112, %113 : tensor<24xi1>, tensor<24xf32>
    %115 = stablehlo.compare EQ, %53, %101, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.select %115, %116, %117 : tensor<24xi1>, tensor<24xf32>
    %119 = stablehlo.divide %114, %118 : tensor<24xf32>
    %120 = stablehlo.subtract %53, %101 : tensor<24xf32>
    %121 = stablehlo.exponential %120 : tensor<24xf32>
    %122 = stablehlo.multiply %80, %121 : tensor<24xf32>
    %123 = stablehlo.broadcast_in_dim %101, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %125 = stablehlo.subtract %94, %124 : tensor<24x40xf32>
    %126 = stablehlo.exponential %125 : tensor<24x40xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %128 = stablehlo.add %122, %127 : tensor<24xf32>
    %129 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_36 = stablehlo.constant dense<80> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %131 = stablehlo.add %130, %129 : tensor<40xi32>
    %132 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %133 = stablehlo.broadcast_in_dim %131, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %135 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %136 = stablehlo.compare EQ, %134, %135, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %137:2 = call @_where(%136, %94, %c_37) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137#0 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %139 = stablehlo.add %91, %138 : tensor<24xf32>
    %140 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %141 = stablehlo.dot_general %arg0, %140, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %142 = stablehlo.convert %141 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_39) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %144 = stablehlo.reshape %143 : (tensor<24xf32>) -> tensor<24x1xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %146 = stablehlo.compare EQ, %142, %145, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %147 = stablehlo.convert %146 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.maximum %101, %143 : tensor<24xf32>
    %150 = stablehlo.compare EQ, %101, %149, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %153 = stablehlo.select %150, %151, %152 : tensor<24xi1>, tensor<24xf32>
    %154 = stablehlo.compare EQ, %143, %149, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.select %154, %155, %156 : tensor<24xi1>, tensor<24xf32>
    %158 = stablehlo.divide %153, %157 : tensor<24xf32>
    %159 = stablehlo.compare EQ, %143, %149, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.select %159, %160, %161 : tensor<24xi1>, tensor<24xf32>
    %163 = stablehlo.compare EQ, %101, %149, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %166 = stablehlo.select %163, %164, %165 : tensor<24xi1>, tensor<24xf32>
    %167 = stablehlo.divide %162, %166 : tensor<24xf32>
    %168 = stablehlo.subtract %101, %149 : tensor<24xf32>
    %169 = stablehlo.exponential %168 : tensor<24xf32>
    %170 = stablehlo.multiply %128, %169 : tensor<24xf32>
    %171 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %173 = stablehlo.subtract %142, %172 : tensor<24x40xf32>
    %174 = stablehlo.exponential %173 : tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %176 = stablehlo.add %170, %175 : tensor<24xf32>
    %177 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_50 = stablehlo.constant dense<120> : tensor<i32>
    %178 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %179 = stablehlo.add %178, %177 : tensor<40xi32>
    %180 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %181 = stablehlo.broadcast_in_dim %179, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %183 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %184 = stablehlo.compare EQ, %182, %183, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %185:2 = call @_where(%184, %142, %c_51) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185#0 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.add %139, %186 : tensor<24xf32>
    %188 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %189 = stablehlo.dot_general %arg0, %188, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %190 = stablehlo.convert %189 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_53) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.reshape %191 : (tensor<24xf32>) -> tensor<24x1xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %194 = stablehlo.compare EQ, %190, %193, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %195 = stablehlo.convert %194 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %197 = stablehlo.maximum %149, %191 : tensor<24xf32>
    %198 = stablehlo.compare EQ, %149, %197, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %201 = stablehlo.select %198, %199, %200 : tensor<24xi1>, tensor<24xf32>
    %202 = stablehlo.compare EQ, %191, %197, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %205 = stablehlo.select %202, %203, %204 : tensor<24xi1>, tensor<24xf32>
    %206 = stablehlo.divide %201, %205 : tensor<24xf32>
    %207 = stablehlo.compare EQ, %191, %197, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %210 = stablehlo.select %207, %208, %209 : tensor<24xi1>, tensor<24xf32>
    %211 = stablehlo.compare EQ, %149, %197, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %214 = stablehlo.select %211, %212, %213 : tensor<24xi1>, tensor<24xf32>
    %215 = stablehlo.divide %210, %214 : tensor<24xf32>
    %216 = stablehlo.subtract %149, %197 : tensor<24xf32>
    %217 = stablehlo.exponential %216 : tensor<24xf32>
    %218 = stablehlo.multiply %176, %217 : tensor<24xf32>
    %219 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %221 = stablehlo.subtract %190, %220 : tensor<24x40xf32>
    %222 = stablehlo.exponential %221 : tensor<24x40xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.add %218, %223 : tensor<24xf32>
    %225 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_64 = stablehlo.constant dense<160> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %227 = stablehlo.add %226, %225 : tensor<40xi32>
    %228 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %229 = stablehlo.broadcast_in_dim %227, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %231 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %232 = stablehlo.compare EQ, %230, %231, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %233:2 = call @_where(%232, %190, %c_65) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233#0 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %235 = stablehlo.add %187, %234 : tensor<24xf32>
    %236 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xbf16>) -> tensor<24x40xbf16>
    %237 = stablehlo.dot_general %arg0, %236, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %238 = stablehlo.convert %237 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_67) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %240 = stablehlo.reshape %239 : (tensor<24xf32>) -> tensor<24x1xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %242 = stablehlo.compare EQ, %238, %241, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %243 = stablehlo.convert %242 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %245 = stablehlo.maximum %197, %239 : tensor<24xf32>
    %246 = stablehlo.compare EQ, %197, %245, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.select %246, %247, %248 : tensor<24xi1>, tensor<24xf32>
    %250 = stablehlo.compare EQ, %239, %245, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %253 = stablehlo.select %250, %251, %252 : tensor<24xi1>, tensor<24xf32>
    %254 = stablehlo.divide %249, %253 : tensor<24xf32>
    %255 = stablehlo.compare EQ, %239, %245, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %258 = stablehlo.select %255, %256, %257 : tensor<24xi1>, tensor<24xf32>
    %259 = stablehlo.compare EQ, %197, %245, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %262 = stablehlo.select %259, %260, %261 : tensor<24xi1>, tensor<24xf32>
    %263 = stablehlo.divide %258, %262 : tensor<24xf32>
    %264 = stablehlo.subtract %197, %245 : tensor<24xf32>
    %265 = stablehlo.exponential %264 : tensor<24xf32>
    %266 = stablehlo.multiply %224, %265 : tensor<24xf32>
    %267 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %269 = stablehlo.subtract %238, %268 : tensor<24x40xf32>
    %270 = stablehlo.exponential %269 : tensor<24x40xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %272 = stablehlo.add %266, %271 : tensor<24xf32>
    %273 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_78 = stablehlo.constant dense<200> : tensor<i32>
    %274 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %275 = stablehlo.add %274, %273 : tensor<40xi32>
    %276 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %277 = stablehlo.broadcast_in_dim %275, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %279 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %280 = stablehlo.compare EQ, %278, %279, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %281:2 = call @_where(%280, %238, %c_79) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281#0 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %283 = stablehlo.add %235, %282 : tensor<24xf32>
    %284 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xbf16>) -> tensor<24x11xbf16>
    %285 = stablehlo.dot_general %arg0, %284, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %286 = stablehlo.convert %285 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %287 = stablehlo.reduce(%286 init: %cst_81) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %288 = stablehlo.reshape %287 : (tensor<24xf32>) -> tensor<24x1xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %290 = stablehlo.compare EQ, %286, %289, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %291 = stablehlo.convert %290 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %293 = stablehlo.maximum %245, %287 : tensor<24xf32>
    %294 = stablehlo.compare EQ, %245, %293, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %297 = stablehlo.select %294, %295, %296 : tensor<24xi1>, tensor<24xf32>
    %298 = stablehlo.compare EQ, %287, %293, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %301 = stablehlo.select %298, %299, %300 : tensor<24xi1>, tensor<24xf32>
    %302 = stablehlo.divide %297, %301 : tensor<24xf32>
    %303 = stablehlo.compare EQ, %287, %293, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.select %303, %304, %305 : tensor<24xi1>, tensor<24xf32>
    %307 = stablehlo.compare EQ, %245, %293, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %310 = stablehlo.select %307, %308, %309 : tensor<24xi1>, tensor<24xf32>
    %311 = stablehlo.divide %306, %310 : tensor<24xf32>
    %312 = stablehlo.subtract %245, %293 : tensor<24xf32>
    %313 = stablehlo.exponential %312 : tensor<24xf32>
    %314 = stablehlo.multiply %272, %313 : tensor<24xf32>
    %315 = stablehlo.broadcast_in_dim %293, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %317 = stablehlo.subtract %286, %316 : tensor<24x11xf32>
    %318 = stablehlo.exponential %317 : tensor<24x11xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.reduce(%318 init: %cst_91) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %320 = stablehlo.add %314, %319 : tensor<24xf32>
    %321 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_92 = stablehlo.constant dense<240> : tensor<i32>
    %322 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %323 = stablehlo.add %322, %321 : tensor<11xi32>
    %324 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %325 = stablehlo.broadcast_in_dim %323, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %327 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %328 = stablehlo.compare EQ, %326, %327, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %329:2 = call @_where_0(%328, %286, %c_93) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%329#0 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %331 = stablehlo.add %283, %330 : tensor<24xf32>
    %332 = stablehlo.log %320 : tensor<24xf32>
    %333 = stablehlo.add %293, %332 : tensor<24xf32>
    %334 = stablehlo.subtract %333, %331 : tensor<24xf32>
    %335 = stablehlo.multiply %333, %333 : tensor<24xf32>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %337 = stablehlo.multiply %336, %333 : tensor<24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %339 = stablehlo.multiply %338, %335 : tensor<24xf32>
    %340 = stablehlo.add %334, %339 : tensor<24xf32>
    %341 = stablehlo.multiply %340, %arg3 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%341 init: %cst_97) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %344 = stablehlo.multiply %343, %arg3 : tensor<24xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.multiply %345, %344 : tensor<24xf32>
    %347 = stablehlo.multiply %346, %337 : tensor<24xf32>
    %348 = stablehlo.negate %344 : tensor<24xf32>
    %349 = stablehlo.add %347, %344 : tensor<24xf32>
    %350 = stablehlo.divide %349, %320 : tensor<24xf32>
    %351 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %352 = call @_where_1(%328, %329#1, %351) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %353 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %354 = stablehlo.multiply %353, %318 : tensor<24x11xf32>
    %355 = stablehlo.negate %354 : tensor<24x11xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %357 = stablehlo.reshape %356 : (tensor<24xf32>) -> tensor<24x1xf32>
    %358 = stablehlo.add %352, %354 : tensor<24x11xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%357 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.add %349, %359 : tensor<24xf32>
    %361 = stablehlo.multiply %272, %350 : tensor<24xf32>
    %362 = stablehlo.multiply %350, %313 : tensor<24xf32>
    %363 = stablehlo.multiply %361, %313 : tensor<24xf32>
    %364 = stablehlo.negate %363 : tensor<24xf32>
    %365 = stablehlo.add %360, %364 : tensor<24xf32>
    %366 = stablehlo.multiply %365, %311 : tensor<24xf32>
    %367 = stablehlo.multiply %365, %302 : tensor<24xf32>
    %368 = stablehlo.add %363, %367 : tensor<24xf32>
    %369 = stablehlo.divide %366, %292 : tensor<24xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %371 = stablehlo.multiply %370, %291 : tensor<24x11xf32>
    %372 = stablehlo.add %358, %371 : tensor<24x11xf32>
    %373 = stablehlo.convert %372 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %374 = stablehlo.dot_general %373, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %375 = stablehlo.transpose %374, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %376 = stablehlo.dot_general %373, %284, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %377 = stablehlo.pad %375, %cst_102, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %378 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %379 = call @_where_2(%280, %281#1, %378) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %380 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %381 = stablehlo.multiply %380, %270 : tensor<24x40xf32>
    %382 = stablehlo.negate %381 : tensor<24x40xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %384 = stablehlo.reshape %383 : (tensor<24xf32>) -> tensor<24x1xf32>
    %385 = stablehlo.add %379, %381 : tensor<24x40xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%384 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %387 = stablehlo.add %368, %386 : tensor<24xf32>
    %388 = stablehlo.multiply %224, %362 : tensor<24xf32>
    %389 = stablehlo.multiply %362, %265 : tensor<24xf32>
    %390 = stablehlo.multiply %388, %265 : tensor<24xf32>
    %391 = stablehlo.negate %390 : tensor<24xf32>
    %392 = stablehlo.add %387, %391 : tensor<24xf32>
    %393 = stablehlo.multiply %392, %263 : tensor<24xf32>
    %394 = stablehlo.multiply %392, %254 : tensor<24xf32>
    %395 = stablehlo.add %390, %394 : tensor<24xf32>
    %396 = stablehlo.divide %393, %244 : tensor<24xf32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %398 = stablehlo.multiply %397, %243 : tensor<24x40xf32>
    %399 = stablehlo.add %385, %398 : tensor<24x40xf32>
    %400 = stablehlo.convert %399 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %401 = stablehlo.dot_general %400, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %402 = stablehlo.transpose %401, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %403 = stablehlo.dot_general %400, %236, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %404 = stablehlo.add %376, %403 : tensor<24x24xbf16>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %405 = stablehlo.pad %402, %cst_105, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %406 = stablehlo.add %377, %405 : tensor<24x251xbf16>
    %407 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %408 = call @_where_2(%232, %233#1, %407) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %409 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %410 = stablehlo.multiply %409, %222 : tensor<24x40xf32>
    %411 = stablehlo.negate %410 : tensor<24x40xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%411 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %413 = stablehlo.reshape %412 : (tensor<24xf32>) -> tensor<24x1xf32>
    %414 = stablehlo.add %408, %410 : tensor<24x40xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%413 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %416 = stablehlo.add %395, %415 : tensor<24xf32>
    %417 = stablehlo.multiply %176, %389 : tensor<24xf32>
    %418 = stablehlo.multiply %389, %217 : tensor<24xf32>
    %419 = stablehlo.multiply %417, %217 : tensor<24xf32>
    %420 = stablehlo.negate %419 : tensor<24xf32>
    %421 = stablehlo.add %416, %420 : tensor<24xf32>
    %422 = stablehlo.multiply %421, %215 : tensor<24xf32>
    %423 = stablehlo.multiply %421, %206 : tensor<24xf32>
    %424 = stablehlo.add %419, %423 : tensor<24xf32>
    %425 = stablehlo.divide %422, %196 : tensor<24xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %427 = stablehlo.multiply %426, %195 : tensor<24x40xf32>
    %428 = stablehlo.add %414, %427 : tensor<24x40xf32>
    %429 = stablehlo.convert %428 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %430 = stablehlo.dot_general %429, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %431 = stablehlo.transpose %430, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %432 = stablehlo.dot_general %429, %188, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %433 = stablehlo.add %404, %432 : tensor<24x24xbf16>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %434 = stablehlo.pad %431, %cst_108, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %435 = stablehlo.add %406, %434 : tensor<24x251xbf16>
    %436 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %437 = call @_where_2(%184, %185#1, %436) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %438 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %439 = stablehlo.multiply %438, %174 : tensor<24x40xf32>
    %440 = stablehlo.negate %439 : tensor<24x40xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %442 = stablehlo.reshape %441 : (tensor<24xf32>) -> tensor<24x1xf32>
    %443 = stablehlo.add %437, %439 : tensor<24x40xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.reduce(%442 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %445 = stablehlo.add %424, %444 : tensor<24xf32>
    %446 = stablehlo.multiply %128, %418 : tensor<24xf32>
    %447 = stablehlo.multiply %418, %169 : tensor<24xf32>
    %448 = stablehlo.multiply %446, %169 : tensor<24xf32>
    %449 = stablehlo.negate %448 : tensor<24xf32>
    %450 = stablehlo.add %445, %449 : tensor<24xf32>
    %451 = stablehlo.multiply %450, %167 : tensor<24xf32>
    %452 = stablehlo.multiply %450, %158 : tensor<24xf32>
    %453 = stablehlo.add %448, %452 : tensor<24xf32>
    %454 = stablehlo.divide %451, %148 : tensor<24xf32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %456 = stablehlo.multiply %455, %147 : tensor<24x40xf32>
    %457 = stablehlo.add %443, %456 : tensor<24x40xf32>
    %458 = stablehlo.convert %457 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %459 = stablehlo.dot_general %458, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %460 = stablehlo.transpose %459, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %461 = stablehlo.dot_general %458, %140, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %462 = stablehlo.add %433, %461 : tensor<24x24xbf16>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %463 = stablehlo.pad %460, %cst_111, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %464 = stablehlo.add %435, %463 : tensor<24x251xbf16>
    %465 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %466 = call @_where_2(%136, %137#1, %465) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %467 = stablehlo.broadcast_in_dim %447, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %468 = stablehlo.multiply %467, %126 : tensor<24x40xf32>
    %469 = stablehlo.negate %468 : tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %471 = stablehlo.reshape %470 : (tensor<24xf32>) -> tensor<24x1xf32>
    %472 = stablehlo.add %466, %468 : tensor<24x40xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%471 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %474 = stablehlo.add %453, %473 : tensor<24xf32>
    %475 = stablehlo.multiply %80, %447 : tensor<24xf32>
    %476 = stablehlo.multiply %447, %121 : tensor<24xf32>
    %477 = stablehlo.multiply %475, %121 : tensor<24xf32>
    %478 = stablehlo.negate %477 : tensor<24xf32>
    %479 = stablehlo.add %474, %478 : tensor<24xf32>
    %480 = stablehlo.multiply %479, %119 : tensor<24xf32>
    %481 = stablehlo.multiply %479, %110 : tensor<24xf32>
    %482 = stablehlo.add %477, %481 : tensor<24xf32>
    %483 = stablehlo.divide %480, %100 : tensor<24xf32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %485 = stablehlo.multiply %484, %99 : tensor<24x40xf32>
    %486 = stablehlo.add %472, %485 : tensor<24x40xf32>
    %487 = stablehlo.convert %486 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %488 = stablehlo.dot_general %487, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %489 = stablehlo.transpose %488, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %490 = stablehlo.dot_general %487, %92, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %491 = stablehlo.add %462, %490 : tensor<24x24xbf16>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %492 = stablehlo.pad %489, %cst_114, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %493 = stablehlo.add %464, %492 : tensor<24x251xbf16>
    %494 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %495 = call @_where_2(%88, %89#1, %494) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %496 = stablehlo.broadcast_in_dim %476, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %497 = stablehlo.multiply %496, %78 : tensor<24x40xf32>
    %498 = stablehlo.negate %497 : tensor<24x40xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %500 = stablehlo.reshape %499 : (tensor<24xf32>) -> tensor<24x1xf32>
    %501 = stablehlo.add %495, %497 : tensor<24x40xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%500 init: %cst_116) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %503 = stablehlo.add %482, %502 : tensor<24xf32>
    %504 = stablehlo.multiply %32, %476 : tensor<24xf32>
    %505 = stablehlo.multiply %476, %73 : tensor<24xf32>
    %506 = stablehlo.multiply %504, %73 : tensor<24xf32>
    %507 = stablehlo.negate %506 : tensor<24xf32>
    %508 = stablehlo.add %503, %507 : tensor<24xf32>
    %509 = stablehlo.multiply %508, %71 : tensor<24xf32>
    %510 = stablehlo.multiply %508, %62 : tensor<24xf32>
    %511 = stablehlo.add %506, %510 : tensor<24xf32>
    %512 = stablehlo.divide %509, %52 : tensor<24xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %514 = stablehlo.multiply %513, %51 : tensor<24x40xf32>
    %515 = stablehlo.add %501, %514 : tensor<24x40xf32>
    %516 = stablehlo.convert %515 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %517 = stablehlo.dot_general %516, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %518 = stablehlo.transpose %517, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %519 = stablehlo.dot_general %516, %44, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %520 = stablehlo.add %491, %519 : tensor<24x24xbf16>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %521 = stablehlo.pad %518, %cst_117, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %522 = stablehlo.add %493, %521 : tensor<24x251xbf16>
    %523 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %524 = call @_where_2(%40, %41#1, %523) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %525 = stablehlo.broadcast_in_dim %505, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %526 = stablehlo.multiply %525, %30 : tensor<24x40xf32>
    %527 = stablehlo.negate %526 : tensor<24x40xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%527 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %529 = stablehlo.reshape %528 : (tensor<24xf32>) -> tensor<24x1xf32>
    %530 = stablehlo.add %524, %526 : tensor<24x40xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%529 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %532 = stablehlo.add %511, %531 : tensor<24xf32>
    %533 = stablehlo.multiply %1, %505 : tensor<24xf32>
    %534 = stablehlo.multiply %533, %25 : tensor<24xf32>
    %535 = stablehlo.negate %534 : tensor<24xf32>
    %536 = stablehlo.add %532, %535 : tensor<24xf32>
    %537 = stablehlo.multiply %536, %22 : tensor<24xf32>
    %538 = stablehlo.divide %537, %11 : tensor<24xf32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %540 = stablehlo.multiply %539, %10 : tensor<24x40xf32>
    %541 = stablehlo.add %530, %540 : tensor<24x40xf32>
    %542 = stablehlo.convert %541 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %543 = stablehlo.dot_general %542, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %544 = stablehlo.transpose %543, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %545 = stablehlo.dot_general %542, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %546 = stablehlo.add %520, %545 : tensor<24x24xbf16>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %547 = stablehlo.pad %544, %cst_120, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xbf16>, tensor<bf16>) -> tensor<24x251xbf16>
    %548 = stablehlo.add %522, %547 : tensor<24x251xbf16>
    return %342, %546, %548 : tensor<f32>, tensor<24x24xbf16>, tensor<24x251xbf16>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
