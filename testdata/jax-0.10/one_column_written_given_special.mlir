module @jit_one_column_written_given_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<24x131xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %2 = stablehlo.slice %arg0 [0:24, 0:26] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %5 = stablehlo.convert %0 : tensor<24x1xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<24x1xf32>
    %7 = stablehlo.convert %0 : tensor<24x1xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<24x1xf32>
    %9 = stablehlo.exponential %8 : tensor<24x1xf32>
    %10 = stablehlo.multiply %1, %9 : tensor<24x1xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %12 = stablehlo.subtract %2, %11 : tensor<24x26xf32>
    %13 = stablehlo.exponential %12 : tensor<24x26xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.add %10, %15 : tensor<24x1xf32>
    %17 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %19 = stablehlo.add %18, %17 : tensor<26xi32>
    %20 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %24 = stablehlo.compare EQ, %22, %23, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %25 = stablehlo.slice %arg0 [0:24, 26:52] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.maximum %6, %27 : tensor<24x1xf32>
    %29 = stablehlo.subtract %6, %28 : tensor<24x1xf32>
    %30 = stablehlo.exponential %29 : tensor<24x1xf32>
    %31 = stablehlo.multiply %16, %30 : tensor<24x1xf32>
    %32 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %33 = stablehlo.subtract %25, %32 : tensor<24x26xf32>
    %34 = stablehlo.exponential %33 : tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %37 = stablehlo.add %31, %36 : tensor<24x1xf32>
    %38 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_5 = stablehlo.constant dense<26> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %40 = stablehlo.add %39, %38 : tensor<26xi32>
    %41 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %44 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %45 = stablehlo.compare EQ, %43, %44, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %46 = stablehlo.slice %arg0 [0:24, 52:78] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.maximum %28, %48 : tensor<24x1xf32>
    %50 = stablehlo.subtract %28, %49 : tensor<24x1xf32>
    %51 = stablehlo.exponential %50 : tensor<24x1xf32>
    %52 = stablehlo.multiply %37, %51 : tensor<24x1xf32>
    %53 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %54 = stablehlo.subtract %46, %53 : tensor<24x26xf32>
    %55 = stablehlo.exponential %54 : tensor<24x26xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %58 = stablehlo.add %52, %57 : tensor<24x1xf32>
    %59 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_8 = stablehlo.constant dense<52> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %61 = stablehlo.add %60, %59 : tensor<26xi32>
    %62 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %65 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %66 = stablehlo.compare EQ, %64, %65, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %67 = stablehlo.slice %arg0 [0:24, 78:104] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %70 = stablehlo.maximum %49, %69 : tensor<24x1xf32>
    %71 = stablehlo.subtract %49, %70 : tensor<24x1xf32>
    %72 = stablehlo.exponential %71 : tensor<24x1xf32>
    %73 = stablehlo.multiply %58, %72 : tensor<24x1xf32>
    %74 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %75 = stablehlo.subtract %67, %74 : tensor<24x26xf32>
    %76 = stablehlo.exponential %75 : tensor<24x26xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %79 = stablehlo.add %73, %78 : tensor<24x1xf32>
    %80 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_11 = stablehlo.constant dense<78> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %82 = stablehlo.add %81, %80 : tensor<26xi32>
    %83 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %84 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %86 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %87 = stablehlo.compare EQ, %85, %86, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %88 = stablehlo.slice %arg0 [0:24, 104:130] : (tensor<24x131xf32>) -> tensor<24x26xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %91 = stablehlo.maximum %70, %90 : tensor<24x1xf32>
    %92 = stablehlo.subtract %70, %91 : tensor<24x1xf32>
    %93 = stablehlo.exponential %92 : tensor<24x1xf32>
    %94 = stablehlo.multiply %79, %93 : tensor<24x1xf32>
    %95 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %96 = stablehlo.subtract %88, %95 : tensor<24x26xf32>
    %97 = stablehlo.exponential %96 : tensor<24x26xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %100 = stablehlo.add %94, %99 : tensor<24x1xf32>
    %101 = stablehlo.iota dim = 0 : tensor<26xi32>
    %c_14 = stablehlo.constant dense<104> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %103 = stablehlo.add %102, %101 : tensor<26xi32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %105 = stablehlo.broadcast_in_dim %103, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %107 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %108 = stablehlo.compare EQ, %106, %107, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %109 = stablehlo.slice %arg0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_15) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %112 = stablehlo.maximum %91, %111 : tensor<24x1xf32>
    %113 = stablehlo.subtract %91, %112 : tensor<24x1xf32>
    %114 = stablehlo.exponential %113 : tensor<24x1xf32>
    %115 = stablehlo.multiply %100, %114 : tensor<24x1xf32>
    %116 = stablehlo.subtract %109, %112 : tensor<24x1xf32>
    %117 = stablehlo.exponential %116 : tensor<24x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %120 = stablehlo.add %115, %119 : tensor<24x1xf32>
    %121 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_17 = stablehlo.constant dense<130> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %123 = stablehlo.add %122, %121 : tensor<1xi32>
    %124 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %125 = stablehlo.broadcast_in_dim %123, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %127 = stablehlo.compare EQ, %126, %124, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.multiply %128, %arg2 : tensor<24xf32>
    %130 = stablehlo.negate %129 : tensor<24xf32>
    %131 = stablehlo.reshape %129 : (tensor<24xf32>) -> tensor<24x1xf32>
    %132 = stablehlo.divide %131, %120 : tensor<24x1xf32>
    %133 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %134 = call @_where(%127, %133) : (tensor<24x1xi1>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%132 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %137 = stablehlo.multiply %136, %117 : tensor<24x1xf32>
    %138 = stablehlo.add %134, %137 : tensor<24x1xf32>
    %139 = stablehlo.multiply %132, %114 : tensor<24x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.pad %138, %cst_20, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %141 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %142 = call @_where_0(%108, %141) : (tensor<24x26xi1>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%139 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %145 = stablehlo.multiply %144, %97 : tensor<24x26xf32>
    %146 = stablehlo.add %142, %145 : tensor<24x26xf32>
    %147 = stablehlo.multiply %139, %93 : tensor<24x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.pad %146, %cst_22, low = [0, 104], high = [0, 1], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %149 = stablehlo.add %140, %148 : tensor<24x131xf32>
    %150 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %151 = call @_where_0(%87, %150) : (tensor<24x26xi1>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%147 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %154 = stablehlo.multiply %153, %76 : tensor<24x26xf32>
    %155 = stablehlo.add %151, %154 : tensor<24x26xf32>
    %156 = stablehlo.multiply %147, %72 : tensor<24x1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.pad %155, %cst_24, low = [0, 78], high = [0, 27], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %158 = stablehlo.add %149, %157 : tensor<24x131xf32>
    %159 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %160 = call @_where_0(%66, %159) : (tensor<24x26xi1>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%156 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %163 = stablehlo.multiply %162, %55 : tensor<24x26xf32>
    %164 = stablehlo.add %160, %163 : tensor<24x26xf32>
    %165 = stablehlo.multiply %156, %51 : tensor<24x1xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.pad %164, %cst_26, low = [0, 52], high = [0, 53], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %167 = stablehlo.add %158, %166 : tensor<24x131xf32>
    %168 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %169 = call @_where_0(%45, %168) : (tensor<24x26xi1>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%165 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %172 = stablehlo.multiply %171, %34 : tensor<24x26xf32>
    %173 = stablehlo.add %169, %172 : tensor<24x26xf32>
    %174 = stablehlo.multiply %165, %30 : tensor<24x1xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.pad %173, %cst_28, low = [0, 26], high = [0, 79], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %176 = stablehlo.add %167, %175 : tensor<24x131xf32>
    %177 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %178 = call @_where_0(%24, %177) : (tensor<24x26xi1>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%174 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %181 = stablehlo.multiply %180, %13 : tensor<24x26xf32>
    %182 = stablehlo.add %178, %181 : tensor<24x26xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.pad %182, %cst_30, low = [0, 0], high = [0, 105], interior = [0, 0] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24x131xf32>
    %184 = stablehlo.add %176, %183 : tensor<24x131xf32>
    return %184 : tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x1xi1>, tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
