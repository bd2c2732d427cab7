module @jit_written_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x120xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x120xf32>) -> tensor<24x40xf32>
    %5 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x120xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x120xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<24x40xf32>
    %10 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.add %11, %10 : tensor<40xi32>
    %13 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = call @_where(%17, %9, %cst_4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %1 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<24xf32>
    %22 = stablehlo.convert %1 : tensor<24xf32>
    %23 = stablehlo.subtract %22, %21 : tensor<24xf32>
    %24 = stablehlo.exponential %23 : tensor<24xf32>
    %25 = stablehlo.multiply %2, %24 : tensor<24xf32>
    %26 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.subtract %18, %27 : tensor<24x40xf32>
    %29 = stablehlo.exponential %28 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %25, %30 : tensor<24xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.compare GE, %arg2, %32, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.compare LT, %arg2, %34, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %36 = stablehlo.and %33, %35 : tensor<24xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.subtract %arg2, %37 : tensor<24xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<39> : tensor<i32>
    %39 = call @clip(%38, %c_10, %c_11) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %41 = call @take_along_axis(%18, %40) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %42 = stablehlo.reshape %41 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %43 = call @_where_0(%36, %42, %c_12) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %44 = stablehlo.add %3, %43 : tensor<24xf32>
    %45 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %47 = stablehlo.multiply %45, %46 : tensor<24x40xf32>
    %48 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_14 = stablehlo.constant dense<40> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %50 = stablehlo.add %49, %48 : tensor<40xi32>
    %51 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %54 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %55 = stablehlo.compare GE, %53, %54, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = call @_where(%55, %47, %cst_15) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.maximum %21, %57 : tensor<24xf32>
    %59 = stablehlo.subtract %21, %58 : tensor<24xf32>
    %60 = stablehlo.exponential %59 : tensor<24xf32>
    %61 = stablehlo.multiply %31, %60 : tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %64 = stablehlo.subtract %56, %63 : tensor<24x40xf32>
    %65 = stablehlo.exponential %64 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.add %61, %66 : tensor<24xf32>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %69 = stablehlo.compare GE, %arg2, %68, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_19 = stablehlo.constant dense<80> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %71 = stablehlo.compare LT, %arg2, %70, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %72 = stablehlo.and %69, %71 : tensor<24xi1>
    %c_20 = stablehlo.constant dense<40> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %74 = stablehlo.subtract %arg2, %73 : tensor<24xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<39> : tensor<i32>
    %75 = call @clip(%74, %c_21, %c_22) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %77 = call @take_along_axis(%56, %76) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %78 = stablehlo.reshape %77 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %79 = call @_where_0(%72, %78, %c_23) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %80 = stablehlo.add %44, %79 : tensor<24xf32>
    %81 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<24x40xf32>
    %84 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_25 = stablehlo.constant dense<80> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %86 = stablehlo.add %85, %84 : tensor<40xi32>
    %87 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %88 = stablehlo.broadcast_in_dim %86, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %90 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %91 = stablehlo.compare GE, %89, %90, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %92 = call @_where(%91, %83, %cst_26) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.maximum %58, %93 : tensor<24xf32>
    %95 = stablehlo.subtract %58, %94 : tensor<24xf32>
    %96 = stablehlo.exponential %95 : tensor<24xf32>
    %97 = stablehlo.multiply %67, %96 : tensor<24xf32>
    %98 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %100 = stablehlo.subtract %92, %99 : tensor<24x40xf32>
    %101 = stablehlo.exponential %100 : tensor<24x40xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %103 = stablehlo.add %97, %102 : tensor<24xf32>
    %c_29 = stablehlo.constant dense<80> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %105 = stablehlo.compare GE, %arg2, %104, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_30 = stablehlo.constant dense<120> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %107 = stablehlo.compare LT, %arg2, %106, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %108 = stablehlo.and %105, %107 : tensor<24xi1>
    %c_31 = stablehlo.constant dense<80> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %110 = stablehlo.subtract %arg2, %109 : tensor<24xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<39> : tensor<i32>
    %111 = call @clip(%110, %c_32, %c_33) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %113 = call @take_along_axis(%92, %112) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %114 = stablehlo.reshape %113 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %115 = call @_where_0(%108, %114, %c_34) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %116 = stablehlo.add %80, %115 : tensor<24xf32>
    %117 = stablehlo.log %103 : tensor<24xf32>
    %118 = stablehlo.add %94, %117 : tensor<24xf32>
    %119 = stablehlo.subtract %118, %116 : tensor<24xf32>
    %120 = stablehlo.multiply %119, %arg3 : tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.multiply %122, %arg3 : tensor<24xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %126 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x120xf32>) -> tensor<24x40xf32>
    %127 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x120xf32>) -> tensor<24x40xf32>
    %128 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x120xf32>) -> tensor<24x40xf32>
    %129 = stablehlo.dot_general %arg0, %126, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %130 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %132 = stablehlo.subtract %129, %131 : tensor<24x40xf32>
    %133 = stablehlo.exponential %132 : tensor<24x40xf32>
    %134 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %135 = stablehlo.multiply %133, %134 : tensor<24x40xf32>
    %136 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %138 = stablehlo.add %137, %136 : tensor<40xi32>
    %139 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %140 = stablehlo.broadcast_in_dim %138, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %142 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %143 = stablehlo.compare EQ, %141, %142, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %144 = call @_where_1(%143, %124, %c_39) : (tensor<24x40xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x40xf32>
    %145 = stablehlo.subtract %135, %144 : tensor<24x40xf32>
    %146 = stablehlo.transpose %126, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %147 = stablehlo.dot_general %145, %146, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %148 = stablehlo.add %125, %147 : tensor<24x24xf32>
    %149 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %150 = stablehlo.dot_general %149, %145, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %151 = stablehlo.dot_general %arg0, %127, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %152 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %154 = stablehlo.subtract %151, %153 : tensor<24x40xf32>
    %155 = stablehlo.exponential %154 : tensor<24x40xf32>
    %156 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %157 = stablehlo.multiply %155, %156 : tensor<24x40xf32>
    %158 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_40 = stablehlo.constant dense<40> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %160 = stablehlo.add %159, %158 : tensor<40xi32>
    %161 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %162 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %164 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %165 = stablehlo.compare EQ, %163, %164, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %166 = call @_where_1(%165, %124, %c_41) : (tensor<24x40xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x40xf32>
    %167 = stablehlo.subtract %157, %166 : tensor<24x40xf32>
    %168 = stablehlo.transpose %127, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %169 = stablehlo.dot_general %167, %168, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %170 = stablehlo.add %148, %169 : tensor<24x24xf32>
    %171 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %172 = stablehlo.dot_general %171, %167, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %173 = stablehlo.dot_general %arg0, %128, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %174 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %176 = stablehlo.subtract %173, %175 : tensor<24x40xf32>
    %177 = stablehlo.exponential %176 : tensor<24x40xf32>
    %178 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %179 = stablehlo.multiply %177, %178 : tensor<24x40xf32>
    %180 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_42 = stablehlo.constant dense<80> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %182 = stablehlo.add %181, %180 : tensor<40xi32>
    %183 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %184 = stablehlo.broadcast_in_dim %182, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %186 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %187 = stablehlo.compare EQ, %185, %186, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %188 = call @_where_1(%187, %124, %c_43) : (tensor<24x40xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x40xf32>
    %189 = stablehlo.subtract %179, %188 : tensor<24x40xf32>
    %190 = stablehlo.transpose %128, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %191 = stablehlo.dot_general %189, %190, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %192 = stablehlo.add %170, %191 : tensor<24x24xf32>
    %193 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %194 = stablehlo.dot_general %193, %189, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %195 = stablehlo.concatenate %150, %172, %194, dim = 1 : (tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x120xf32>
    return %121, %192, %195 : tensor<f32>, tensor<24x24xf32>, tensor<24x120xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
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
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
}
