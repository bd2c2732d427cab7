module @jit_one_column_written_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg1 [0:24, 0:26] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %8 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xi1>
    %9 = stablehlo.convert %8 : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.convert %0 : tensor<24x1xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<24x1xf32>
    %14 = stablehlo.compare EQ, %11, %13, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<24x1xi1>, tensor<24x1xf32>
    %18 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24x1xi1>, tensor<24x1xf32>
    %22 = stablehlo.divide %17, %21 : tensor<24x1xf32>
    %23 = stablehlo.convert %0 : tensor<24x1xf32>
    %24 = stablehlo.subtract %23, %13 : tensor<24x1xf32>
    %25 = stablehlo.exponential %24 : tensor<24x1xf32>
    %26 = stablehlo.multiply %1, %25 : tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %28 = stablehlo.subtract %4, %27 : tensor<24x26xf32>
    %29 = stablehlo.exponential %28 : tensor<24x26xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = stablehlo.add %26, %31 : tensor<24x1xf32>
    %33 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %35 = stablehlo.add %34, %33 : tensor<26xi32>
    %36 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %39 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %40 = stablehlo.compare EQ, %38, %39, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %41:2 = call @_where(%40, %4, %c_9) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41#0 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.add %2, %42 : tensor<24xf32>
    %44 = stablehlo.slice %arg1 [0:24, 26:52] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %45 = stablehlo.dot_general %arg0, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.reshape %46 : (tensor<24xf32>) -> tensor<24x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %49 = stablehlo.compare EQ, %45, %48, FLOAT : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xi1>
    %50 = stablehlo.convert %49 : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %53 = stablehlo.maximum %13, %52 : tensor<24x1xf32>
    %54 = stablehlo.compare EQ, %52, %53, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24x1xi1>, tensor<24x1xf32>
    %58 = stablehlo.compare EQ, %13, %53, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<24x1xi1>, tensor<24x1xf32>
    %62 = stablehlo.divide %57, %61 : tensor<24x1xf32>
    %63 = stablehlo.subtract %13, %53 : tensor<24x1xf32>
    %64 = stablehlo.exponential %63 : tensor<24x1xf32>
    %65 = stablehlo.multiply %32, %64 : tensor<24x1xf32>
    %66 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %67 = stablehlo.subtract %45, %66 : tensor<24x26xf32>
    %68 = stablehlo.exponential %67 : tensor<24x26xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %71 = stablehlo.add %65, %70 : tensor<24x1xf32>
    %72 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_18 = stablehlo.constant dense<26> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %74 = stablehlo.add %73, %72 : tensor<26xi32>
    %75 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %78 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %79 = stablehlo.compare EQ, %77, %78, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %80:2 = call @_where(%79, %45, %c_19) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80#0 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.add %43, %81 : tensor<24xf32>
    %83 = stablehlo.slice %arg1 [0:24, 52:78] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %84 = stablehlo.dot_general %arg0, %83, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.reshape %85 : (tensor<24xf32>) -> tensor<24x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %88 = stablehlo.compare EQ, %84, %87, FLOAT : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xi1>
    %89 = stablehlo.convert %88 : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %92 = stablehlo.maximum %53, %91 : tensor<24x1xf32>
    %93 = stablehlo.compare EQ, %91, %92, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %96 = stablehlo.select %93, %94, %95 : tensor<24x1xi1>, tensor<24x1xf32>
    %97 = stablehlo.compare EQ, %53, %92, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %100 = stablehlo.select %97, %98, %99 : tensor<24x1xi1>, tensor<24x1xf32>
    %101 = stablehlo.divide %96, %100 : tensor<24x1xf32>
    %102 = stablehlo.subtract %53, %92 : tensor<24x1xf32>
    %103 = stablehlo.exponential %102 : tensor<24x1xf32>
    %104 = stablehlo.multiply %71, %103 : tensor<24x1xf32>
    %105 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %106 = stablehlo.subtract %84, %105 : tensor<24x26xf32>
    %107 = stablehlo.exponential %106 : tensor<24x26xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %110 = stablehlo.add %104, %109 : tensor<24x1xf32>
    %111 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_28 = stablehlo.constant dense<52> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %113 = stablehlo.add %112, %111 : tensor<26xi32>
    %114 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %115 = stablehlo.broadcast_in_dim %113, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %117 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %118 = stablehlo.compare EQ, %116, %117, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %119:2 = call @_where(%118, %84, %c_29) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119#0 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.add %82, %120 : tensor<24xf32>
    %122 = stablehlo.slice %arg1 [0:24, 78:104] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %123 = stablehlo.dot_general %arg0, %122, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_31) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.reshape %124 : (tensor<24xf32>) -> tensor<24x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %127 = stablehlo.compare EQ, %123, %126, FLOAT : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xi1>
    %128 = stablehlo.convert %127 : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %131 = stablehlo.maximum %92, %130 : tensor<24x1xf32>
    %132 = stablehlo.compare EQ, %130, %131, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %135 = stablehlo.select %132, %133, %134 : tensor<24x1xi1>, tensor<24x1xf32>
    %136 = stablehlo.compare EQ, %92, %131, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %139 = stablehlo.select %136, %137, %138 : tensor<24x1xi1>, tensor<24x1xf32>
    %140 = stablehlo.divide %135, %139 : tensor<24x1xf32>
    %141 = stablehlo.subtract %92, %131 : tensor<24x1xf32>
    %142 = stablehlo.exponential %141 : tensor<24x1xf32>
    %143 = stablehlo.multiply %110, %142 : tensor<24x1xf32>
    %144 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %145 = stablehlo.subtract %123, %144 : tensor<24x26xf32>
    %146 = stablehlo.exponential %145 : tensor<24x26xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %149 = stablehlo.add %143, %148 : tensor<24x1xf32>
    %150 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_38 = stablehlo.constant dense<78> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %152 = stablehlo.add %151, %150 : tensor<26xi32>
    %153 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %154 = stablehlo.broadcast_in_dim %152, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %156 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %157 = stablehlo.compare EQ, %155, %156, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %158:2 = call @_where(%157, %123, %c_39) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158#0 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %160 = stablehlo.add %121, %159 : tensor<24xf32>
    %161 = stablehlo.slice %arg1 [0:24, 104:130] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %162 = stablehlo.dot_general %arg0, %161, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %164 = stablehlo.reshape %163 : (tensor<24xf32>) -> tensor<24x1xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %166 = stablehlo.compare EQ, %162, %165, FLOAT : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xi1>
    %167 = stablehlo.convert %166 : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %169 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %170 = stablehlo.maximum %131, %169 : tensor<24x1xf32>
    %171 = stablehlo.compare EQ, %169, %170, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %174 = stablehlo.select %171, %172, %173 : tensor<24x1xi1>, tensor<24x1xf32>
    %175 = stablehlo.compare EQ, %131, %170, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %178 = stablehlo.select %175, %176, %177 : tensor<24x1xi1>, tensor<24x1xf32>
    %179 = stablehlo.divide %174, %178 : tensor<24x1xf32>
    %180 = stablehlo.subtract %131, %170 : tensor<24x1xf32>
    %181 = stablehlo.exponential %180 : tensor<24x1xf32>
    %182 = stablehlo.multiply %149, %181 : tensor<24x1xf32>
    %183 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %184 = stablehlo.subtract %162, %183 : tensor<24x26xf32>
    %185 = stablehlo.exponential %184 : tensor<24x26xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %188 = stablehlo.add %182, %187 : tensor<24x1xf32>
    %189 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_48 = stablehlo.constant dense<104> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %191 = stablehlo.add %190, %189 : tensor<26xi32>
    %192 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %193 = stablehlo.broadcast_in_dim %191, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %195 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %196 = stablehlo.compare EQ, %194, %195, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %197:2 = call @_where(%196, %162, %c_49) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197#0 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %199 = stablehlo.add %160, %198 : tensor<24xf32>
    %200 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %201 = stablehlo.dot_general %arg0, %200, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_51) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.reshape %202 : (tensor<24xf32>) -> tensor<24x1xf32>
    %204 = stablehlo.compare EQ, %201, %203, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %205 = stablehlo.convert %204 : (tensor<24x1xi1>) -> tensor<24x1xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %207 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %208 = stablehlo.maximum %170, %207 : tensor<24x1xf32>
    %209 = stablehlo.compare EQ, %207, %208, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %212 = stablehlo.select %209, %210, %211 : tensor<24x1xi1>, tensor<24x1xf32>
    %213 = stablehlo.compare EQ, %170, %208, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %216 = stablehlo.select %213, %214, %215 : tensor<24x1xi1>, tensor<24x1xf32>
    %217 = stablehlo.divide %212, %216 : tensor<24x1xf32>
    %218 = stablehlo.subtract %170, %208 : tensor<24x1xf32>
    %219 = stablehlo.exponential %218 : tensor<24x1xf32>
    %220 = stablehlo.multiply %188, %219 : tensor<24x1xf32>
    %221 = stablehlo.subtract %201, %208 : tensor<24x1xf32>
    %222 = stablehlo.exponential %221 : tensor<24x1xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %225 = stablehlo.add %220, %224 : tensor<24x1xf32>
    %226 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_58 = stablehlo.constant dense<130> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %228 = stablehlo.add %227, %226 : tensor<1xi32>
    %229 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %230 = stablehlo.broadcast_in_dim %228, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %232 = stablehlo.compare EQ, %231, %229, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %233:2 = call @_where_0(%232, %201, %c_59) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233#0 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %235 = stablehlo.add %199, %234 : tensor<24xf32>
    %236 = stablehlo.log %225 : tensor<24x1xf32>
    %237 = stablehlo.add %208, %236 : tensor<24x1xf32>
    %238 = stablehlo.reshape %237 : (tensor<24x1xf32>) -> tensor<24xf32>
    %239 = stablehlo.subtract %238, %235 : tensor<24xf32>
    %240 = stablehlo.multiply %239, %arg3 : tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %243 = stablehlo.multiply %242, %arg3 : tensor<24xf32>
    %244 = stablehlo.negate %243 : tensor<24xf32>
    %245 = stablehlo.reshape %243 : (tensor<24xf32>) -> tensor<24x1xf32>
    %246 = stablehlo.divide %245, %225 : tensor<24x1xf32>
    %247 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %248 = call @_where_1(%232, %233#1, %247) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%246 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %251 = stablehlo.multiply %250, %222 : tensor<24x1xf32>
    %252 = stablehlo.add %248, %251 : tensor<24x1xf32>
    %253 = stablehlo.multiply %246, %219 : tensor<24x1xf32>
    %254 = stablehlo.dot_general %252, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x24xf32>) -> tensor<1x24xf32>
    %255 = stablehlo.transpose %254, dims = [1, 0] : (tensor<1x24xf32>) -> tensor<24x1xf32>
    %256 = stablehlo.dot_general %252, %200, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.pad %255, %cst_64, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %258 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %259 = call @_where_2(%196, %197#1, %258) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%253 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %262 = stablehlo.multiply %261, %185 : tensor<24x26xf32>
    %263 = stablehlo.add %259, %262 : tensor<24x26xf32>
    %264 = stablehlo.multiply %253, %181 : tensor<24x1xf32>
    %265 = stablehlo.dot_general %263, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %266 = stablehlo.transpose %265, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %267 = stablehlo.dot_general %263, %161, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %268 = stablehlo.add %256, %267 : tensor<24x24xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.pad %266, %cst_66, low = [0, 104], high = [0, 1], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %270 = stablehlo.add %257, %269 : tensor<24x131xf32>
    %271 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %272 = call @_where_2(%157, %158#1, %271) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.reduce(%264 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %275 = stablehlo.multiply %274, %146 : tensor<24x26xf32>
    %276 = stablehlo.add %272, %275 : tensor<24x26xf32>
    %277 = stablehlo.multiply %264, %142 : tensor<24x1xf32>
    %278 = stablehlo.dot_general %276, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %279 = stablehlo.transpose %278, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %280 = stablehlo.dot_general %276, %122, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %281 = stablehlo.add %268, %280 : tensor<24x24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.pad %279, %cst_68, low = [0, 78], high = [0, 27], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %283 = stablehlo.add %270, %282 : tensor<24x131xf32>
    %284 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %285 = call @_where_2(%118, %119#1, %284) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%277 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %288 = stablehlo.multiply %287, %107 : tensor<24x26xf32>
    %289 = stablehlo.add %285, %288 : tensor<24x26xf32>
    %290 = stablehlo.multiply %277, %103 : tensor<24x1xf32>
    %291 = stablehlo.dot_general %289, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %292 = stablehlo.transpose %291, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %293 = stablehlo.dot_general %289, %83, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %294 = stablehlo.add %281, %293 : tensor<24x24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.pad %292, %cst_70, low = [0, 52], high = [0, 53], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %296 = stablehlo.add %283, %295 : tensor<24x131xf32>
    %297 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %298 = call @_where_2(%79, %80#1, %297) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%290 init: %cst_71) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %301 = stablehlo.multiply %300, %68 : tensor<24x26xf32>
    %302 = stablehlo.add %298, %301 : tensor<24x26xf32>
    %303 = stablehlo.multiply %290, %64 : tensor<24x1xf32>
    %304 = stablehlo.dot_general %302, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %305 = stablehlo.transpose %304, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %306 = stablehlo.dot_general %302, %44, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %307 = stablehlo.add %294, %306 : tensor<24x24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.pad %305, %cst_72, low = [0, 26], high = [0, 79], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %309 = stablehlo.add %296, %308 : tensor<24x131xf32>
    %310 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %311 = call @_where_2(%40, %41#1, %310) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%303 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %314 = stablehlo.multiply %313, %29 : tensor<24x26xf32>
    %315 = stablehlo.add %311, %314 : tensor<24x26xf32>
    %316 = stablehlo.dot_general %315, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %317 = stablehlo.transpose %316, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %318 = stablehlo.dot_general %315, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %319 = stablehlo.add %307, %318 : tensor<24x24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.pad %317, %cst_74, low = [0, 0], high = [0, 105], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %321 = stablehlo.add %309, %320 : tensor<24x131xf32>
    return %241, %319, %321 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x26xi1>, tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    return %2, %3 : tensor<24x26xf32>, tensor<24x26xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x1xi1>, tensor<24x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    return %2, %3 : tensor<24x1xf32>, tensor<24x1xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<24x1xf32>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x1xi1>, tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
