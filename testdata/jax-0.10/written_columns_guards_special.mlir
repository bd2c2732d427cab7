module @jit_written_columns_guards_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xi32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %5 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %7 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<24x40xf32>
    %10 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.add %11, %10 : tensor<40xi32>
    %13 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = call @_where(%17, %9, %cst_3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %0 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %25 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.subtract %18, %26 : tensor<24x40xf32>
    %28 = stablehlo.exponential %27 : tensor<24x40xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where_0(%24, %c_6, %28) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.compare EQ, %0, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %32 = stablehlo.convert %0 : tensor<24xf32>
    %33 = stablehlo.subtract %32, %21 : tensor<24xf32>
    %34 = stablehlo.exponential %33 : tensor<24xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %35 = call @_where_1(%31, %c_8, %34) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %36 = stablehlo.multiply %1, %35 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.add %36, %37 : tensor<24xf32>
    %39 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %41 = stablehlo.add %40, %39 : tensor<40xi32>
    %42 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %45 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %46 = stablehlo.compare EQ, %44, %45, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %47 = call @_where_2(%46, %18, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.add %2, %48 : tensor<24xf32>
    %50 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %52 = stablehlo.multiply %50, %51 : tensor<24x40xf32>
    %53 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_14 = stablehlo.constant dense<40> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %55 = stablehlo.add %54, %53 : tensor<40xi32>
    %56 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %59 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %60 = stablehlo.compare GE, %58, %59, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = call @_where(%60, %52, %cst_15) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.maximum %21, %62 : tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.compare EQ, %63, %64, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %67 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %69 = stablehlo.subtract %61, %68 : tensor<24x40xf32>
    %70 = stablehlo.exponential %69 : tensor<24x40xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %71 = call @_where_0(%66, %c_18, %70) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %73 = stablehlo.compare EQ, %21, %72, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %74 = stablehlo.subtract %21, %63 : tensor<24xf32>
    %75 = stablehlo.exponential %74 : tensor<24xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %76 = call @_where_3(%73, %c_20, %75) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %77 = stablehlo.multiply %38, %76 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%71 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.add %77, %78 : tensor<24xf32>
    %80 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_22 = stablehlo.constant dense<40> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %82 = stablehlo.add %81, %80 : tensor<40xi32>
    %83 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %84 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %86 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %87 = stablehlo.compare EQ, %85, %86, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %88 = call @_where_2(%87, %61, %c_23) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.add %49, %89 : tensor<24xf32>
    %91 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %93 = stablehlo.multiply %91, %92 : tensor<24x40xf32>
    %94 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_26 = stablehlo.constant dense<80> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %96 = stablehlo.add %95, %94 : tensor<40xi32>
    %97 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %98 = stablehlo.broadcast_in_dim %96, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %100 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %101 = stablehlo.compare GE, %99, %100, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %102 = call @_where(%101, %93, %cst_27) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_28) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.maximum %63, %103 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.compare EQ, %104, %105, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %108 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %110 = stablehlo.subtract %102, %109 : tensor<24x40xf32>
    %111 = stablehlo.exponential %110 : tensor<24x40xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %112 = call @_where_0(%107, %c_30, %111) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %114 = stablehlo.compare EQ, %63, %113, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %115 = stablehlo.subtract %63, %104 : tensor<24xf32>
    %116 = stablehlo.exponential %115 : tensor<24xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %117 = call @_where_3(%114, %c_32, %116) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %118 = stablehlo.multiply %79, %117 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%112 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %120 = stablehlo.add %118, %119 : tensor<24xf32>
    %121 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_34 = stablehlo.constant dense<80> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %123 = stablehlo.add %122, %121 : tensor<40xi32>
    %124 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %125 = stablehlo.broadcast_in_dim %123, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %127 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %128 = stablehlo.compare EQ, %126, %127, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %129 = call @_where_2(%128, %102, %c_35) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %131 = stablehlo.add %90, %130 : tensor<24xf32>
    %132 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %134 = stablehlo.multiply %132, %133 : tensor<24x11xf32>
    %135 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_38 = stablehlo.constant dense<120> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %137 = stablehlo.add %136, %135 : tensor<11xi32>
    %138 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %139 = stablehlo.broadcast_in_dim %137, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %141 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %142 = stablehlo.compare GE, %140, %141, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %143 = call @_where_4(%142, %134, %cst_39) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_40) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.maximum %104, %144 : tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %147 = stablehlo.compare EQ, %145, %146, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %149 = stablehlo.broadcast_in_dim %145, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %151 = stablehlo.subtract %143, %150 : tensor<24x11xf32>
    %152 = stablehlo.exponential %151 : tensor<24x11xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %153 = call @_where_5(%148, %c_42, %152) : (tensor<24x1xi1>, tensor<i32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %155 = stablehlo.compare EQ, %104, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %156 = stablehlo.subtract %104, %145 : tensor<24xf32>
    %157 = stablehlo.exponential %156 : tensor<24xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %158 = call @_where_3(%155, %c_44, %157) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %159 = stablehlo.multiply %120, %158 : tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%153 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %161 = stablehlo.add %159, %160 : tensor<24xf32>
    %162 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_46 = stablehlo.constant dense<120> : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %164 = stablehlo.add %163, %162 : tensor<11xi32>
    %165 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %166 = stablehlo.broadcast_in_dim %164, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %168 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %169 = stablehlo.compare EQ, %167, %168, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %170 = call @_where_6(%169, %143, %c_47) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.add %131, %171 : tensor<24xf32>
    %173 = stablehlo.log %161 : tensor<24xf32>
    %174 = stablehlo.add %145, %173 : tensor<24xf32>
    return %174, %172 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_3(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<f32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x11xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x11xi1>, tensor<24x11xf32>
    return %3 : tensor<24x11xf32>
  }
  func.func private @_where_6(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
}
