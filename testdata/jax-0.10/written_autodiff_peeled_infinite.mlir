module @jit_written_autodiff_peeled_infinite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg0 [0:24, 0:40] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %8 = stablehlo.convert %7 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %12 = stablehlo.subtract %3, %11 : tensor<24x40xf32>
    %13 = stablehlo.exponential %12 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %17 = stablehlo.add %16, %15 : tensor<40xi32>
    %18 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %22 = stablehlo.compare EQ, %20, %21, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23:2 = call @_where(%22, %3, %c_5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23#0 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %2, %24 : tensor<24xf32>
    %26 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_7) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.reshape %27 : (tensor<24xf32>) -> tensor<24x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %30 = stablehlo.compare EQ, %26, %29, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %31 = stablehlo.convert %30 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.maximum %4, %27 : tensor<24xf32>
    %34 = stablehlo.compare EQ, %4, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.compare EQ, %27, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<24xi1>, tensor<24xf32>
    %42 = stablehlo.divide %37, %41 : tensor<24xf32>
    %43 = stablehlo.compare EQ, %27, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.compare EQ, %4, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<24xi1>, tensor<24xf32>
    %51 = stablehlo.divide %46, %50 : tensor<24xf32>
    %52 = stablehlo.subtract %4, %33 : tensor<24xf32>
    %53 = stablehlo.exponential %52 : tensor<24xf32>
    %54 = stablehlo.multiply %14, %53 : tensor<24xf32>
    %55 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %57 = stablehlo.subtract %26, %56 : tensor<24x40xf32>
    %58 = stablehlo.exponential %57 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.add %54, %59 : tensor<24xf32>
    %61 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %63 = stablehlo.add %62, %61 : tensor<40xi32>
    %64 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %67 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %68 = stablehlo.compare EQ, %66, %67, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %69:2 = call @_where(%68, %26, %c_19) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69#0 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.add %25, %70 : tensor<24xf32>
    %72 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.reshape %73 : (tensor<24xf32>) -> tensor<24x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %76 = stablehlo.compare EQ, %72, %75, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %77 = stablehlo.convert %76 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.maximum %33, %73 : tensor<24xf32>
    %80 = stablehlo.compare EQ, %33, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.select %80, %81, %82 : tensor<24xi1>, tensor<24xf32>
    %84 = stablehlo.compare EQ, %73, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.select %84, %85, %86 : tensor<24xi1>, tensor<24xf32>
    %88 = stablehlo.divide %83, %87 : tensor<24xf32>
    %89 = stablehlo.compare EQ, %73, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.select %89, %90, %91 : tensor<24xi1>, tensor<24xf32>
    %93 = stablehlo.compare EQ, %33, %79, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.select %93, %94, %95 : tensor<24xi1>, tensor<24xf32>
    %97 = stablehlo.divide %92, %96 : tensor<24xf32>
    %98 = stablehlo.subtract %33, %79 : tensor<24xf32>
    %99 = stablehlo.exponential %98 : tensor<24xf32>
    %100 = stablehlo.multiply %60, %99 : tensor<24xf32>
    %101 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %103 = stablehlo.subtract %72, %102 : tensor<24x40xf32>
    %104 = stablehlo.exponential %103 : tensor<24x40xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.add %100, %105 : tensor<24xf32>
    %107 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_32 = stablehlo.constant dense<80> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %109 = stablehlo.add %108, %107 : tensor<40xi32>
    %110 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %111 = stablehlo.broadcast_in_dim %109, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %113 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %114 = stablehlo.compare EQ, %112, %113, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %115:2 = call @_where(%114, %72, %c_33) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115#0 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.add %71, %116 : tensor<24xf32>
    %118 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_35) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %120 = stablehlo.reshape %119 : (tensor<24xf32>) -> tensor<24x1xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %122 = stablehlo.compare EQ, %118, %121, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %123 = stablehlo.convert %122 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.maximum %79, %119 : tensor<24xf32>
    %126 = stablehlo.compare EQ, %79, %125, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.select %126, %127, %128 : tensor<24xi1>, tensor<24xf32>
    %130 = stablehlo.compare EQ, %119, %125, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %133 = stablehlo.select %130, %131, %132 : tensor<24xi1>, tensor<24xf32>
    %134 = stablehlo.divide %129, %133 : tensor<24xf32>
    %135 = stablehlo.compare EQ, %119, %125, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %138 = stablehlo.select %135, %136, %137 : tensor<24xi1>, tensor<24xf32>
    %139 = stablehlo.compare EQ, %79, %125, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %142 = stablehlo.select %139, %140, %141 : tensor<24xi1>, tensor<24xf32>
    %143 = stablehlo.divide %138, %142 : tensor<24xf32>
    %144 = stablehlo.subtract %79, %125 : tensor<24xf32>
    %145 = stablehlo.exponential %144 : tensor<24xf32>
    %146 = stablehlo.multiply %106, %145 : tensor<24xf32>
    %147 = stablehlo.broadcast_in_dim %125, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %149 = stablehlo.subtract %118, %148 : tensor<24x40xf32>
    %150 = stablehlo.exponential %149 : tensor<24x40xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.add %146, %151 : tensor<24xf32>
    %153 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_46 = stablehlo.constant dense<120> : tensor<i32>
    %154 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %155 = stablehlo.add %154, %153 : tensor<40xi32>
    %156 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %157 = stablehlo.broadcast_in_dim %155, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %159 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %160 = stablehlo.compare EQ, %158, %159, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %161:2 = call @_where(%160, %118, %c_47) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161#0 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %163 = stablehlo.add %117, %162 : tensor<24xf32>
    %164 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_49) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %166 = stablehlo.reshape %165 : (tensor<24xf32>) -> tensor<24x1xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %168 = stablehlo.compare EQ, %164, %167, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %169 = stablehlo.convert %168 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %171 = stablehlo.maximum %125, %165 : tensor<24xf32>
    %172 = stablehlo.compare EQ, %125, %171, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %175 = stablehlo.select %172, %173, %174 : tensor<24xi1>, tensor<24xf32>
    %176 = stablehlo.compare EQ, %165, %171, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %179 = stablehlo.select %176, %177, %178 : tensor<24xi1>, tensor<24xf32>
    %180 = stablehlo.divide %175, %179 : tensor<24xf32>
    %181 = stablehlo.compare EQ, %165, %171, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %184 = stablehlo.select %181, %182, %183 : tensor<24xi1>, tensor<24xf32>
    %185 = stablehlo.compare EQ, %125, %171, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %188 = stablehlo.select %185, %186, %187 : tensor<24xi1>, tensor<24xf32>
    %189 = stablehlo.divide %184, %188 : tensor<24xf32>
    %190 = stablehlo.subtract %125, %171 : tensor<24xf32>
    %191 = stablehlo.exponential %190 : tensor<24xf32>
    %192 = stablehlo.multiply %152, %191 : tensor<24xf32>
    %193 = stablehlo.broadcast_in_dim %171, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %195 = stablehlo.subtract %164, %194 : tensor<24x40xf32>
    %196 = stablehlo.exponential %195 : tensor<24x40xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %198 = stablehlo.add %192, %197 : tensor<24xf32>
    %199 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_60 = stablehlo.constant dense<160> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %201 = stablehlo.add %200, %199 : tensor<40xi32>
    %202 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %203 = stablehlo.broadcast_in_dim %201, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %205 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %206 = stablehlo.compare EQ, %204, %205, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %207:2 = call @_where(%206, %164, %c_61) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207#0 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %209 = stablehlo.add %163, %208 : tensor<24xf32>
    %210 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_63) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %212 = stablehlo.reshape %211 : (tensor<24xf32>) -> tensor<24x1xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %214 = stablehlo.compare EQ, %210, %213, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %215 = stablehlo.convert %214 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_64) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.maximum %171, %211 : tensor<24xf32>
    %218 = stablehlo.compare EQ, %171, %217, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %221 = stablehlo.select %218, %219, %220 : tensor<24xi1>, tensor<24xf32>
    %222 = stablehlo.compare EQ, %211, %217, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %225 = stablehlo.select %222, %223, %224 : tensor<24xi1>, tensor<24xf32>
    %226 = stablehlo.divide %221, %225 : tensor<24xf32>
    %227 = stablehlo.compare EQ, %211, %217, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %230 = stablehlo.select %227, %228, %229 : tensor<24xi1>, tensor<24xf32>
    %231 = stablehlo.compare EQ, %171, %217, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %234 = stablehlo.select %231, %232, %233 : tensor<24xi1>, tensor<24xf32>
    %235 = stablehlo.divide %230, %234 : tensor<24xf32>
    %236 = stablehlo.subtract %171, %217 : tensor<24xf32>
    %237 = stablehlo.exponential %236 : tensor<24xf32>
    %238 = stablehlo.multiply %198, %237 : tensor<24xf32>
    %239 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %241 = stablehlo.subtract %210, %240 : tensor<24x40xf32>
    %242 = stablehlo.exponential %241 : tensor<24x40xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %244 = stablehlo.add %238, %243 : tensor<24xf32>
    %245 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_74 = stablehlo.constant dense<200> : tensor<i32>
    %246 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %247 = stablehlo.add %246, %245 : tensor<40xi32>
    %248 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %249 = stablehlo.broadcast_in_dim %247, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %251 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %252 = stablehlo.compare EQ, %250, %251, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %253:2 = call @_where(%252, %210, %c_75) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253#0 init: %cst_76) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %255 = stablehlo.add %209, %254 : tensor<24xf32>
    %256 = stablehlo.log %244 : tensor<24xf32>
    %257 = stablehlo.add %217, %256 : tensor<24xf32>
    %258 = stablehlo.subtract %257, %255 : tensor<24xf32>
    %259 = stablehlo.multiply %257, %257 : tensor<24xf32>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %261 = stablehlo.multiply %260, %257 : tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %263 = stablehlo.multiply %262, %259 : tensor<24xf32>
    %264 = stablehlo.add %258, %263 : tensor<24xf32>
    %265 = stablehlo.multiply %264, %arg2 : tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.reduce(%265 init: %cst_79) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %268 = stablehlo.multiply %267, %arg2 : tensor<24xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %270 = stablehlo.multiply %269, %268 : tensor<24xf32>
    %271 = stablehlo.multiply %270, %261 : tensor<24xf32>
    %272 = stablehlo.negate %268 : tensor<24xf32>
    %273 = stablehlo.add %271, %268 : tensor<24xf32>
    %274 = stablehlo.divide %273, %244 : tensor<24xf32>
    %275 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %276 = call @_where_0(%252, %253#1, %275) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %277 = stablehlo.broadcast_in_dim %274, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %278 = stablehlo.multiply %277, %242 : tensor<24x40xf32>
    %279 = stablehlo.negate %278 : tensor<24x40xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %281 = stablehlo.reshape %280 : (tensor<24xf32>) -> tensor<24x1xf32>
    %282 = stablehlo.add %276, %278 : tensor<24x40xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%281 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %284 = stablehlo.add %273, %283 : tensor<24xf32>
    %285 = stablehlo.multiply %198, %274 : tensor<24xf32>
    %286 = stablehlo.multiply %274, %237 : tensor<24xf32>
    %287 = stablehlo.multiply %285, %237 : tensor<24xf32>
    %288 = stablehlo.negate %287 : tensor<24xf32>
    %289 = stablehlo.add %284, %288 : tensor<24xf32>
    %290 = stablehlo.multiply %289, %235 : tensor<24xf32>
    %291 = stablehlo.multiply %289, %226 : tensor<24xf32>
    %292 = stablehlo.add %287, %291 : tensor<24xf32>
    %293 = stablehlo.divide %290, %216 : tensor<24xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %295 = stablehlo.multiply %294, %215 : tensor<24x40xf32>
    %296 = stablehlo.add %282, %295 : tensor<24x40xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.pad %296, %cst_84, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %298 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %299 = call @_where_0(%206, %207#1, %298) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %300 = stablehlo.broadcast_in_dim %286, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %301 = stablehlo.multiply %300, %196 : tensor<24x40xf32>
    %302 = stablehlo.negate %301 : tensor<24x40xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.reduce(%302 init: %cst_85) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %304 = stablehlo.reshape %303 : (tensor<24xf32>) -> tensor<24x1xf32>
    %305 = stablehlo.add %299, %301 : tensor<24x40xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%304 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %307 = stablehlo.add %292, %306 : tensor<24xf32>
    %308 = stablehlo.multiply %152, %286 : tensor<24xf32>
    %309 = stablehlo.multiply %286, %191 : tensor<24xf32>
    %310 = stablehlo.multiply %308, %191 : tensor<24xf32>
    %311 = stablehlo.negate %310 : tensor<24xf32>
    %312 = stablehlo.add %307, %311 : tensor<24xf32>
    %313 = stablehlo.multiply %312, %189 : tensor<24xf32>
    %314 = stablehlo.multiply %312, %180 : tensor<24xf32>
    %315 = stablehlo.add %310, %314 : tensor<24xf32>
    %316 = stablehlo.divide %313, %170 : tensor<24xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %318 = stablehlo.multiply %317, %169 : tensor<24x40xf32>
    %319 = stablehlo.add %305, %318 : tensor<24x40xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.pad %319, %cst_87, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %321 = stablehlo.add %297, %320 : tensor<24x240xf32>
    %322 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %323 = call @_where_0(%160, %161#1, %322) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %324 = stablehlo.broadcast_in_dim %309, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %325 = stablehlo.multiply %324, %150 : tensor<24x40xf32>
    %326 = stablehlo.negate %325 : tensor<24x40xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %328 = stablehlo.reshape %327 : (tensor<24xf32>) -> tensor<24x1xf32>
    %329 = stablehlo.add %323, %325 : tensor<24x40xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%328 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %331 = stablehlo.add %315, %330 : tensor<24xf32>
    %332 = stablehlo.multiply %106, %309 : tensor<24xf32>
    %333 = stablehlo.multiply %309, %145 : tensor<24xf32>
    %334 = stablehlo.multiply %332, %145 : tensor<24xf32>
    %335 = stablehlo.negate %334 : tensor<24xf32>
    %336 = stablehlo.add %331, %335 : tensor<24xf32>
    %337 = stablehlo.multiply %336, %143 : tensor<24xf32>
    %338 = stablehlo.multiply %336, %134 : tensor<24xf32>
    %339 = stablehlo.add %334, %338 : tensor<24xf32>
    %340 = stablehlo.divide %337, %124 : tensor<24xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %342 = stablehlo.multiply %341, %123 : tensor<24x40xf32>
    %343 = stablehlo.add %329, %342 : tensor<24x40xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.pad %343, %cst_90, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %345 = stablehlo.add %321, %344 : tensor<24x240xf32>
    %346 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %347 = call @_where_0(%114, %115#1, %346) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %348 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %349 = stablehlo.multiply %348, %104 : tensor<24x40xf32>
    %350 = stablehlo.negate %349 : tensor<24x40xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_91) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %352 = stablehlo.reshape %351 : (tensor<24xf32>) -> tensor<24x1xf32>
    %353 = stablehlo.add %347, %349 : tensor<24x40xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%352 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %355 = stablehlo.add %339, %354 : tensor<24xf32>
    %356 = stablehlo.multiply %60, %333 : tensor<24xf32>
    %357 = stablehlo.multiply %333, %99 : tensor<24xf32>
    %358 = stablehlo.multiply %356, %99 : tensor<24xf32>
    %359 = stablehlo.negate %358 : tensor<24xf32>
    %360 = stablehlo.add %355, %359 : tensor<24xf32>
    %361 = stablehlo.multiply %360, %97 : tensor<24xf32>
    %362 = stablehlo.multiply %360, %88 : tensor<24xf32>
    %363 = stablehlo.add %358, %362 : tensor<24xf32>
    %364 = stablehlo.divide %361, %78 : tensor<24xf32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %366 = stablehlo.multiply %365, %77 : tensor<24x40xf32>
    %367 = stablehlo.add %353, %366 : tensor<24x40xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.pad %367, %cst_93, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %369 = stablehlo.add %345, %368 : tensor<24x240xf32>
    %370 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %371 = call @_where_0(%68, %69#1, %370) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %372 = stablehlo.broadcast_in_dim %357, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %373 = stablehlo.multiply %372, %58 : tensor<24x40xf32>
    %374 = stablehlo.negate %373 : tensor<24x40xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %376 = stablehlo.reshape %375 : (tensor<24xf32>) -> tensor<24x1xf32>
    %377 = stablehlo.add %371, %373 : tensor<24x40xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%376 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %379 = stablehlo.add %363, %378 : tensor<24xf32>
    %380 = stablehlo.multiply %14, %357 : tensor<24xf32>
    %381 = stablehlo.multiply %357, %53 : tensor<24xf32>
    %382 = stablehlo.multiply %380, %53 : tensor<24xf32>
    %383 = stablehlo.negate %382 : tensor<24xf32>
    %384 = stablehlo.add %379, %383 : tensor<24xf32>
    %385 = stablehlo.multiply %384, %51 : tensor<24xf32>
    %386 = stablehlo.multiply %384, %42 : tensor<24xf32>
    %387 = stablehlo.add %382, %386 : tensor<24xf32>
    %388 = stablehlo.divide %385, %32 : tensor<24xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %390 = stablehlo.multiply %389, %31 : tensor<24x40xf32>
    %391 = stablehlo.add %377, %390 : tensor<24x40xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.pad %391, %cst_96, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %393 = stablehlo.add %369, %392 : tensor<24x240xf32>
    %394 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %395 = call @_where_0(%22, %23#1, %394) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %396 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %397 = stablehlo.multiply %396, %13 : tensor<24x40xf32>
    %398 = stablehlo.negate %397 : tensor<24x40xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_97) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %400 = stablehlo.reshape %399 : (tensor<24xf32>) -> tensor<24x1xf32>
    %401 = stablehlo.add %395, %397 : tensor<24x40xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%400 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %403 = stablehlo.add %387, %402 : tensor<24xf32>
    %404 = stablehlo.divide %403, %9 : tensor<24xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %406 = stablehlo.multiply %405, %8 : tensor<24x40xf32>
    %407 = stablehlo.add %401, %406 : tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.pad %407, %cst_99, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %409 = stablehlo.add %393, %408 : tensor<24x240xf32>
    return %266, %409 : tensor<f32>, tensor<24x240xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
