module @jit_one_column_biased_thousands attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.slice %arg1 [0:24, 0:26] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %3 = stablehlo.slice %arg4 [0:26] : (tensor<131xf32>) -> tensor<26xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %6 = stablehlo.add %2, %5 : tensor<24x26xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %0 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    %10 = stablehlo.slice %arg1 [0:24, 26:52] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %11 = stablehlo.dot_general %arg0, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %12 = stablehlo.slice %arg4 [26:52] : (tensor<131xf32>) -> tensor<26xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %15 = stablehlo.add %11, %14 : tensor<24x26xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.maximum %9, %16 : tensor<24xf32>
    %18 = stablehlo.slice %arg1 [0:24, 52:78] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %19 = stablehlo.dot_general %arg0, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %20 = stablehlo.slice %arg4 [52:78] : (tensor<131xf32>) -> tensor<26xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %23 = stablehlo.add %19, %22 : tensor<24x26xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.maximum %17, %24 : tensor<24xf32>
    %26 = stablehlo.slice %arg1 [0:24, 78:104] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %27 = stablehlo.dot_general %arg0, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %28 = stablehlo.slice %arg4 [78:104] : (tensor<131xf32>) -> tensor<26xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %31 = stablehlo.add %27, %30 : tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.maximum %25, %32 : tensor<24xf32>
    %34 = stablehlo.slice %arg1 [0:24, 104:130] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %35 = stablehlo.dot_general %arg0, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %36 = stablehlo.slice %arg4 [104:130] : (tensor<131xf32>) -> tensor<26xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %39 = stablehlo.add %35, %38 : tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.maximum %33, %40 : tensor<24xf32>
    %42 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %43 = stablehlo.dot_general %arg0, %42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %44 = stablehlo.slice %arg4 [130:131] : (tensor<131xf32>) -> tensor<1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<24x1xf32>
    %47 = stablehlo.add %43, %46 : tensor<24x1xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.maximum %41, %48 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.slice %arg1 [0:24, 0:26] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %53 = stablehlo.dot_general %arg0, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %54 = stablehlo.slice %arg4 [0:26] : (tensor<131xf32>) -> tensor<26xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %57 = stablehlo.add %53, %56 : tensor<24x26xf32>
    %58 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %60 = stablehlo.subtract %57, %59 : tensor<24x26xf32>
    %61 = stablehlo.exponential %60 : tensor<24x26xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.add %50, %62 : tensor<24xf32>
    %64 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %66 = stablehlo.add %65, %64 : tensor<26xi32>
    %67 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %68 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %70 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %71 = stablehlo.compare EQ, %69, %70, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %72 = call @_where(%71, %57, %c_9) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.add %51, %73 : tensor<24xf32>
    %75 = stablehlo.slice %arg1 [0:24, 26:52] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %76 = stablehlo.dot_general %arg0, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %77 = stablehlo.slice %arg4 [26:52] : (tensor<131xf32>) -> tensor<26xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %80 = stablehlo.add %76, %79 : tensor<24x26xf32>
    %81 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %83 = stablehlo.subtract %80, %82 : tensor<24x26xf32>
    %84 = stablehlo.exponential %83 : tensor<24x26xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.add %63, %85 : tensor<24xf32>
    %87 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_12 = stablehlo.constant dense<26> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %89 = stablehlo.add %88, %87 : tensor<26xi32>
    %90 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %91 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %93 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %94 = stablehlo.compare EQ, %92, %93, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %95 = call @_where(%94, %80, %c_13) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.add %74, %96 : tensor<24xf32>
    %98 = stablehlo.slice %arg1 [0:24, 52:78] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %99 = stablehlo.dot_general %arg0, %98, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %100 = stablehlo.slice %arg4 [52:78] : (tensor<131xf32>) -> tensor<26xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %103 = stablehlo.add %99, %102 : tensor<24x26xf32>
    %104 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %106 = stablehlo.subtract %103, %105 : tensor<24x26xf32>
    %107 = stablehlo.exponential %106 : tensor<24x26xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.add %86, %108 : tensor<24xf32>
    %110 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_16 = stablehlo.constant dense<52> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %112 = stablehlo.add %111, %110 : tensor<26xi32>
    %113 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %114 = stablehlo.broadcast_in_dim %112, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %116 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %117 = stablehlo.compare EQ, %115, %116, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %118 = call @_where(%117, %103, %c_17) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %120 = stablehlo.add %97, %119 : tensor<24xf32>
    %121 = stablehlo.slice %arg1 [0:24, 78:104] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %122 = stablehlo.dot_general %arg0, %121, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %123 = stablehlo.slice %arg4 [78:104] : (tensor<131xf32>) -> tensor<26xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %126 = stablehlo.add %122, %125 : tensor<24x26xf32>
    %127 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %129 = stablehlo.subtract %126, %128 : tensor<24x26xf32>
    %130 = stablehlo.exponential %129 : tensor<24x26xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %132 = stablehlo.add %109, %131 : tensor<24xf32>
    %133 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_20 = stablehlo.constant dense<78> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %135 = stablehlo.add %134, %133 : tensor<26xi32>
    %136 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %137 = stablehlo.broadcast_in_dim %135, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %139 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %140 = stablehlo.compare EQ, %138, %139, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %141 = call @_where(%140, %126, %c_21) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %143 = stablehlo.add %120, %142 : tensor<24xf32>
    %144 = stablehlo.slice %arg1 [0:24, 104:130] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %145 = stablehlo.dot_general %arg0, %144, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %146 = stablehlo.slice %arg4 [104:130] : (tensor<131xf32>) -> tensor<26xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %149 = stablehlo.add %145, %148 : tensor<24x26xf32>
    %150 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %152 = stablehlo.subtract %149, %151 : tensor<24x26xf32>
    %153 = stablehlo.exponential %152 : tensor<24x26xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.add %132, %154 : tensor<24xf32>
    %156 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_24 = stablehlo.constant dense<104> : tensor<i32>
    %157 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %158 = stablehlo.add %157, %156 : tensor<26xi32>
    %159 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %160 = stablehlo.broadcast_in_dim %158, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %162 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %163 = stablehlo.compare EQ, %161, %162, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %164 = call @_where(%163, %149, %c_25) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %166 = stablehlo.add %143, %165 : tensor<24xf32>
    %167 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %168 = stablehlo.dot_general %arg0, %167, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %169 = stablehlo.slice %arg4 [130:131] : (tensor<131xf32>) -> tensor<1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<24x1xf32>
    %172 = stablehlo.add %168, %171 : tensor<24x1xf32>
    %173 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %174 = stablehlo.subtract %172, %173 : tensor<24x1xf32>
    %175 = stablehlo.exponential %174 : tensor<24x1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %177 = stablehlo.add %155, %176 : tensor<24xf32>
    %178 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_28 = stablehlo.constant dense<130> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %180 = stablehlo.add %179, %178 : tensor<1xi32>
    %181 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %182 = stablehlo.broadcast_in_dim %180, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %184 = stablehlo.compare EQ, %183, %181, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %185 = call @_where_0(%184, %172, %c_29) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.add %166, %186 : tensor<24xf32>
    %188 = stablehlo.log %177 : tensor<24xf32>
    %189 = stablehlo.add %49, %188 : tensor<24xf32>
    %190 = stablehlo.subtract %189, %187 : tensor<24xf32>
    %191 = stablehlo.multiply %190, %arg3 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.reduce(%191 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %194 = stablehlo.multiply %193, %arg3 : tensor<24xf32>
    %195 = stablehlo.negate %194 : tensor<24xf32>
    %196 = stablehlo.divide %194, %177 : tensor<24xf32>
    %197:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %49, %arg2, %196, %195 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>
    %198 = stablehlo.slice %197#0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %199 = stablehlo.dot_general %197#1, %198, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %200 = stablehlo.slice %197#2 [130:131] : (tensor<131xf32>) -> tensor<1xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<24x1xf32>
    %203 = stablehlo.add %199, %202 : tensor<24x1xf32>
    %204 = stablehlo.broadcast_in_dim %197#3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %205 = stablehlo.subtract %203, %204 : tensor<24x1xf32>
    %206 = stablehlo.exponential %205 : tensor<24x1xf32>
    %207 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_33 = stablehlo.constant dense<130> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %209 = stablehlo.add %208, %207 : tensor<1xi32>
    %210 = stablehlo.broadcast_in_dim %197#4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %211 = stablehlo.broadcast_in_dim %209, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %213 = stablehlo.compare EQ, %212, %210, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %214 = call @_where_1(%213) : (tensor<24x1xi1>) -> tensor<24x1xf32>
    %215 = stablehlo.broadcast_in_dim %197#6, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %216 = call @_where_2(%213, %214, %215) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %217 = stablehlo.broadcast_in_dim %197#5, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %218 = stablehlo.multiply %217, %206 : tensor<24x1xf32>
    %219 = stablehlo.add %216, %218 : tensor<24x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<1xf32>
    %221 = stablehlo.reshape %220 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.pad %223, %cst_36, low = [130], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<131xf32>
    %225 = stablehlo.dot_general %219, %197#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x24xf32>) -> tensor<1x24xf32>
    %226 = stablehlo.transpose %225, dims = [1, 0] : (tensor<1x24xf32>) -> tensor<24x1xf32>
    %227 = stablehlo.dot_general %219, %198, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.pad %226, %cst_37, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %229:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %49, %arg2, %197#5, %197#6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>
    %230 = stablehlo.slice %229#0 [0:24, 104:130] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %231 = stablehlo.dot_general %229#1, %230, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %232 = stablehlo.slice %229#2 [104:130] : (tensor<131xf32>) -> tensor<26xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %235 = stablehlo.add %231, %234 : tensor<24x26xf32>
    %236 = stablehlo.broadcast_in_dim %229#3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %238 = stablehlo.subtract %235, %237 : tensor<24x26xf32>
    %239 = stablehlo.exponential %238 : tensor<24x26xf32>
    %240 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_38 = stablehlo.constant dense<104> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %242 = stablehlo.add %241, %240 : tensor<26xi32>
    %243 = stablehlo.broadcast_in_dim %229#4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %244 = stablehlo.broadcast_in_dim %242, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %246 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %247 = stablehlo.compare EQ, %245, %246, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %248 = call @_where_3(%247) : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %249 = stablehlo.broadcast_in_dim %229#6, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %250 = call @_where_4(%247, %248, %249) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %251 = stablehlo.broadcast_in_dim %229#5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %252 = stablehlo.multiply %251, %239 : tensor<24x26xf32>
    %253 = stablehlo.add %250, %252 : tensor<24x26xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<26xf32>
    %255 = stablehlo.reshape %254 : (tensor<26xf32>) -> tensor<1x26xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<1x26xf32>, tensor<f32>) -> tensor<26xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.pad %256, %cst_41, low = [104], high = [1], interior = [0] : (tensor<26xf32>, tensor<f32>) -> tensor<131xf32>
    %258 = stablehlo.dot_general %253, %229#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %259 = stablehlo.transpose %258, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %260 = stablehlo.dot_general %253, %230, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.pad %259, %cst_42, low = [0, 104], high = [0, 1], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %262 = stablehlo.add %228, %261 : tensor<24x131xf32>
    %263 = stablehlo.add %227, %260 : tensor<24x24xf32>
    %264 = stablehlo.add %224, %257 : tensor<131xf32>
    %265:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %49, %arg2, %229#5, %229#6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>
    %266 = stablehlo.slice %265#0 [0:24, 78:104] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %267 = stablehlo.dot_general %265#1, %266, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %268 = stablehlo.slice %265#2 [78:104] : (tensor<131xf32>) -> tensor<26xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %271 = stablehlo.add %267, %270 : tensor<24x26xf32>
    %272 = stablehlo.broadcast_in_dim %265#3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %274 = stablehlo.subtract %271, %273 : tensor<24x26xf32>
    %275 = stablehlo.exponential %274 : tensor<24x26xf32>
    %276 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_43 = stablehlo.constant dense<78> : tensor<i32>
    %277 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %278 = stablehlo.add %277, %276 : tensor<26xi32>
    %279 = stablehlo.broadcast_in_dim %265#4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %280 = stablehlo.broadcast_in_dim %278, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %282 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %283 = stablehlo.compare EQ, %281, %282, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %284 = call @_where_3(%283) : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %285 = stablehlo.broadcast_in_dim %265#6, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %286 = call @_where_4(%283, %284, %285) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %287 = stablehlo.broadcast_in_dim %265#5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %288 = stablehlo.multiply %287, %275 : tensor<24x26xf32>
    %289 = stablehlo.add %286, %288 : tensor<24x26xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<26xf32>
    %291 = stablehlo.reshape %290 : (tensor<26xf32>) -> tensor<1x26xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<1x26xf32>, tensor<f32>) -> tensor<26xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.pad %292, %cst_46, low = [78], high = [27], interior = [0] : (tensor<26xf32>, tensor<f32>) -> tensor<131xf32>
    %294 = stablehlo.dot_general %289, %265#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %295 = stablehlo.transpose %294, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %296 = stablehlo.dot_general %289, %266, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.pad %295, %cst_47, low = [0, 78], high = [0, 27], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %298 = stablehlo.add %262, %297 : tensor<24x131xf32>
    %299 = stablehlo.add %263, %296 : tensor<24x24xf32>
    %300 = stablehlo.add %264, %293 : tensor<131xf32>
    %301:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %49, %arg2, %265#5, %265#6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>
    %302 = stablehlo.slice %301#0 [0:24, 52:78] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %303 = stablehlo.dot_general %301#1, %302, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %304 = stablehlo.slice %301#2 [52:78] : (tensor<131xf32>) -> tensor<26xf32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %307 = stablehlo.add %303, %306 : tensor<24x26xf32>
    %308 = stablehlo.broadcast_in_dim %301#3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %310 = stablehlo.subtract %307, %309 : tensor<24x26xf32>
    %311 = stablehlo.exponential %310 : tensor<24x26xf32>
    %312 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_48 = stablehlo.constant dense<52> : tensor<i32>
    %313 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %314 = stablehlo.add %313, %312 : tensor<26xi32>
    %315 = stablehlo.broadcast_in_dim %301#4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %316 = stablehlo.broadcast_in_dim %314, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %318 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %319 = stablehlo.compare EQ, %317, %318, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %320 = call @_where_3(%319) : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %321 = stablehlo.broadcast_in_dim %301#6, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %322 = call @_where_4(%319, %320, %321) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %323 = stablehlo.broadcast_in_dim %301#5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %324 = stablehlo.multiply %323, %311 : tensor<24x26xf32>
    %325 = stablehlo.add %322, %324 : tensor<24x26xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.reduce(%325 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<26xf32>
    %327 = stablehlo.reshape %326 : (tensor<26xf32>) -> tensor<1x26xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<1x26xf32>, tensor<f32>) -> tensor<26xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.pad %328, %cst_51, low = [52], high = [53], interior = [0] : (tensor<26xf32>, tensor<f32>) -> tensor<131xf32>
    %330 = stablehlo.dot_general %325, %301#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %331 = stablehlo.transpose %330, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %332 = stablehlo.dot_general %325, %302, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.pad %331, %cst_52, low = [0, 52], high = [0, 53], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %334 = stablehlo.add %298, %333 : tensor<24x131xf32>
    %335 = stablehlo.add %299, %332 : tensor<24x24xf32>
    %336 = stablehlo.add %300, %329 : tensor<131xf32>
    %337:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %49, %arg2, %301#5, %301#6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>
    %338 = stablehlo.slice %337#0 [0:24, 26:52] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %339 = stablehlo.dot_general %337#1, %338, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %340 = stablehlo.slice %337#2 [26:52] : (tensor<131xf32>) -> tensor<26xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %343 = stablehlo.add %339, %342 : tensor<24x26xf32>
    %344 = stablehlo.broadcast_in_dim %337#3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %346 = stablehlo.subtract %343, %345 : tensor<24x26xf32>
    %347 = stablehlo.exponential %346 : tensor<24x26xf32>
    %348 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_53 = stablehlo.constant dense<26> : tensor<i32>
    %349 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %350 = stablehlo.add %349, %348 : tensor<26xi32>
    %351 = stablehlo.broadcast_in_dim %337#4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %352 = stablehlo.broadcast_in_dim %350, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %354 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %355 = stablehlo.compare EQ, %353, %354, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %356 = call @_where_3(%355) : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %357 = stablehlo.broadcast_in_dim %337#6, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %358 = call @_where_4(%355, %356, %357) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %359 = stablehlo.broadcast_in_dim %337#5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %360 = stablehlo.multiply %359, %347 : tensor<24x26xf32>
    %361 = stablehlo.add %358, %360 : tensor<24x26xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<26xf32>
    %363 = stablehlo.reshape %362 : (tensor<26xf32>) -> tensor<1x26xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<1x26xf32>, tensor<f32>) -> tensor<26xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.pad %364, %cst_56, low = [26], high = [79], interior = [0] : (tensor<26xf32>, tensor<f32>) -> tensor<131xf32>
    %366 = stablehlo.dot_general %361, %337#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %367 = stablehlo.transpose %366, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %368 = stablehlo.dot_general %361, %338, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.pad %367, %cst_57, low = [0, 26], high = [0, 79], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %370 = stablehlo.add %334, %369 : tensor<24x131xf32>
    %371 = stablehlo.add %335, %368 : tensor<24x24xf32>
    %372 = stablehlo.add %336, %365 : tensor<131xf32>
    %373:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %49, %arg2, %337#5, %337#6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>
    %374 = stablehlo.slice %373#0 [0:24, 0:26] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %375 = stablehlo.dot_general %373#1, %374, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %376 = stablehlo.slice %373#2 [0:26] : (tensor<131xf32>) -> tensor<26xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [1] : (tensor<26xf32>) -> tensor<1x26xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<1x26xf32>) -> tensor<24x26xf32>
    %379 = stablehlo.add %375, %378 : tensor<24x26xf32>
    %380 = stablehlo.broadcast_in_dim %373#3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %382 = stablehlo.subtract %379, %381 : tensor<24x26xf32>
    %383 = stablehlo.exponential %382 : tensor<24x26xf32>
    %384 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %385 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %386 = stablehlo.add %385, %384 : tensor<26xi32>
    %387 = stablehlo.broadcast_in_dim %373#4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %388 = stablehlo.broadcast_in_dim %386, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %390 = stablehlo.broadcast_in_dim %387, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %391 = stablehlo.compare EQ, %389, %390, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %392 = call @_where_3(%391) : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %393 = stablehlo.broadcast_in_dim %373#6, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %394 = call @_where_4(%391, %392, %393) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %395 = stablehlo.broadcast_in_dim %373#5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %396 = stablehlo.multiply %395, %383 : tensor<24x26xf32>
    %397 = stablehlo.add %394, %396 : tensor<24x26xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.reduce(%397 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<26xf32>
    %399 = stablehlo.reshape %398 : (tensor<26xf32>) -> tensor<1x26xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<1x26xf32>, tensor<f32>) -> tensor<26xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.pad %400, %cst_61, low = [0], high = [105], interior = [0] : (tensor<26xf32>, tensor<f32>) -> tensor<131xf32>
    %402 = stablehlo.dot_general %397, %373#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %403 = stablehlo.transpose %402, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %404 = stablehlo.dot_general %397, %374, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.pad %403, %cst_62, low = [0, 0], high = [0, 105], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %406 = stablehlo.add %370, %405 : tensor<24x131xf32>
    %407 = stablehlo.add %371, %404 : tensor<24x24xf32>
    %408 = stablehlo.add %372, %401 : tensor<131xf32>
    return %192, %407, %406, %408 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
  }
  func.func private @_where(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<i32>) -> tensor<24x26xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x26xi1>, tensor<24x26xf32>
    return %2 : tensor<24x26xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<24x1xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x1xi1>, tensor<24x1xf32>
    return %2 : tensor<24x1xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x1xi1>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    return %0 : tensor<24x1xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<24x1xf32>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x1xi1>, tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x26xi1>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    return %0 : tensor<24x26xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
