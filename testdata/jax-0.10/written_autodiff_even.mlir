module @jit_written_autodiff_even attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %9 = stablehlo.convert %8 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.convert %0 : tensor<24xf32>
    %12 = stablehlo.maximum %11, %5 : tensor<24xf32>
    %13 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.divide %16, %20 : tensor<24xf32>
    %22 = stablehlo.convert %0 : tensor<24xf32>
    %23 = stablehlo.subtract %22, %12 : tensor<24xf32>
    %24 = stablehlo.exponential %23 : tensor<24xf32>
    %25 = stablehlo.multiply %1, %24 : tensor<24xf32>
    %26 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.subtract %4, %27 : tensor<24x40xf32>
    %29 = stablehlo.exponential %28 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %25, %30 : tensor<24xf32>
    %32 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %34 = stablehlo.add %33, %32 : tensor<40xi32>
    %35 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %38 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %39 = stablehlo.compare EQ, %37, %38, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %40:2 = call @_where(%39, %4, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40#0 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.add %2, %41 : tensor<24xf32>
    %43 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %44 = stablehlo.dot_general %arg0, %43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.reshape %45 : (tensor<24xf32>) -> tensor<24x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %48 = stablehlo.compare EQ, %44, %47, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %49 = stablehlo.convert %48 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.maximum %12, %45 : tensor<24xf32>
    %52 = stablehlo.compare EQ, %12, %51, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<24xi1>, tensor<24xf32>
    %56 = stablehlo.compare EQ, %45, %51, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.select %56, %57, %58 : tensor<24xi1>, tensor<24xf32>
    %60 = stablehlo.divide %55, %59 : tensor<24xf32>
    %61 = stablehlo.compare EQ, %45, %51, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.select %61, %62, %63 : tensor<24xi1>, tensor<24xf32>
    %65 = stablehlo.compare EQ, %12, %51, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.select %65, %66, %67 : tensor<24xi1>, tensor<24xf32>
    %69 = stablehlo.divide %64, %68 : tensor<24xf32>
    %70 = stablehlo.subtract %12, %51 : tensor<24xf32>
    %71 = stablehlo.exponential %70 : tensor<24xf32>
    %72 = stablehlo.multiply %31, %71 : tensor<24xf32>
    %73 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %75 = stablehlo.subtract %44, %74 : tensor<24x40xf32>
    %76 = stablehlo.exponential %75 : tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %78 = stablehlo.add %72, %77 : tensor<24xf32>
    %79 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_22 = stablehlo.constant dense<40> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %81 = stablehlo.add %80, %79 : tensor<40xi32>
    %82 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %83 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %85 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %86 = stablehlo.compare EQ, %84, %85, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %87:2 = call @_where(%86, %44, %c_23) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87#0 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.add %42, %88 : tensor<24xf32>
    %90 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %91 = stablehlo.dot_general %arg0, %90, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_25) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.reshape %92 : (tensor<24xf32>) -> tensor<24x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %95 = stablehlo.compare EQ, %91, %94, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %96 = stablehlo.convert %95 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %98 = stablehlo.maximum %51, %92 : tensor<24xf32>
    %99 = stablehlo.compare EQ, %51, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.select %99, %100, %101 : tensor<24xi1>, tensor<24xf32>
    %103 = stablehlo.compare EQ, %92, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<24xi1>, tensor<24xf32>
    %107 = stablehlo.divide %102, %106 : tensor<24xf32>
    %108 = stablehlo.compare EQ, %92, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.select %108, %109, %110 : tensor<24xi1>, tensor<24xf32>
    %112 = stablehlo.compare EQ, %51, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.divide %111, %115 : tensor<24xf32>
    %117 = stablehlo.subtract %51, %98 : tensor<24xf32>
    %118 = stablehlo.exponential %117 : tensor<24xf32>
    %119 = stablehlo.multiply %78, %118 : tensor<24xf32>
    %120 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %122 = stablehlo.subtract %91, %121 : tensor<24x40xf32>
    %123 = stablehlo.exponential %122 : tensor<24x40xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.add %119, %124 : tensor<24xf32>
    %126 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_36 = stablehlo.constant dense<80> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %128 = stablehlo.add %127, %126 : tensor<40xi32>
    %129 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %130 = stablehlo.broadcast_in_dim %128, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %132 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %133 = stablehlo.compare EQ, %131, %132, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %134:2 = call @_where(%133, %91, %c_37) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134#0 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %136 = stablehlo.add %89, %135 : tensor<24xf32>
    %137 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %138 = stablehlo.dot_general %arg0, %137, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_39) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %140 = stablehlo.reshape %139 : (tensor<24xf32>) -> tensor<24x1xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %142 = stablehlo.compare EQ, %138, %141, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %143 = stablehlo.convert %142 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.maximum %98, %139 : tensor<24xf32>
    %146 = stablehlo.compare EQ, %98, %145, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.select %146, %147, %148 : tensor<24xi1>, tensor<24xf32>
    %150 = stablehlo.compare EQ, %139, %145, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %153 = stablehlo.select %150, %151, %152 : tensor<24xi1>, tensor<24xf32>
    %154 = stablehlo.divide %149, %153 : tensor<24xf32>
    %155 = stablehlo.compare EQ, %139, %145, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %158 = stablehlo.select %155, %156, %157 : tensor<24xi1>, tensor<24xf32>
    %159 = stablehlo.compare EQ, %98, %145, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.select %159, %160, %161 : tensor<24xi1>, tensor<24xf32>
    %163 = stablehlo.divide %158, %162 : tensor<24xf32>
    %164 = stablehlo.subtract %98, %145 : tensor<24xf32>
    %165 = stablehlo.exponential %164 : tensor<24xf32>
    %166 = stablehlo.multiply %125, %165 : tensor<24xf32>
    %167 = stablehlo.broadcast_in_dim %145, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %169 = stablehlo.subtract %138, %168 : tensor<24x40xf32>
    %170 = stablehlo.exponential %169 : tensor<24x40xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %172 = stablehlo.add %166, %171 : tensor<24xf32>
    %173 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_50 = stablehlo.constant dense<120> : tensor<i32>
    %174 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %175 = stablehlo.add %174, %173 : tensor<40xi32>
    %176 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %177 = stablehlo.broadcast_in_dim %175, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %179 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %180 = stablehlo.compare EQ, %178, %179, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %181:2 = call @_where(%180, %138, %c_51) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181#0 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %183 = stablehlo.add %136, %182 : tensor<24xf32>
    %184 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %185 = stablehlo.dot_general %arg0, %184, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_53) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.reshape %186 : (tensor<24xf32>) -> tensor<24x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %189 = stablehlo.compare EQ, %185, %188, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %190 = stablehlo.convert %189 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %192 = stablehlo.maximum %145, %186 : tensor<24xf32>
    %193 = stablehlo.compare EQ, %145, %192, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %196 = stablehlo.select %193, %194, %195 : tensor<24xi1>, tensor<24xf32>
    %197 = stablehlo.compare EQ, %186, %192, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.select %197, %198, %199 : tensor<24xi1>, tensor<24xf32>
    %201 = stablehlo.divide %196, %200 : tensor<24xf32>
    %202 = stablehlo.compare EQ, %186, %192, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %205 = stablehlo.select %202, %203, %204 : tensor<24xi1>, tensor<24xf32>
    %206 = stablehlo.compare EQ, %145, %192, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %209 = stablehlo.select %206, %207, %208 : tensor<24xi1>, tensor<24xf32>
    %210 = stablehlo.divide %205, %209 : tensor<24xf32>
    %211 = stablehlo.subtract %145, %192 : tensor<24xf32>
    %212 = stablehlo.exponential %211 : tensor<24xf32>
    %213 = stablehlo.multiply %172, %212 : tensor<24xf32>
    %214 = stablehlo.broadcast_in_dim %192, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %216 = stablehlo.subtract %185, %215 : tensor<24x40xf32>
    %217 = stablehlo.exponential %216 : tensor<24x40xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %219 = stablehlo.add %213, %218 : tensor<24xf32>
    %220 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_64 = stablehlo.constant dense<160> : tensor<i32>
    %221 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %222 = stablehlo.add %221, %220 : tensor<40xi32>
    %223 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %224 = stablehlo.broadcast_in_dim %222, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %226 = stablehlo.broadcast_in_dim %223, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %227 = stablehlo.compare EQ, %225, %226, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %228:2 = call @_where(%227, %185, %c_65) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228#0 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %230 = stablehlo.add %183, %229 : tensor<24xf32>
    %231 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %232 = stablehlo.dot_general %arg0, %231, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %233 = stablehlo.reduce(%232 init: %cst_67) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %234 = stablehlo.reshape %233 : (tensor<24xf32>) -> tensor<24x1xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %236 = stablehlo.compare EQ, %232, %235, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %237 = stablehlo.convert %236 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %239 = stablehlo.maximum %192, %233 : tensor<24xf32>
    %240 = stablehlo.compare EQ, %192, %239, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %243 = stablehlo.select %240, %241, %242 : tensor<24xi1>, tensor<24xf32>
    %244 = stablehlo.compare EQ, %233, %239, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %247 = stablehlo.select %244, %245, %246 : tensor<24xi1>, tensor<24xf32>
    %248 = stablehlo.divide %243, %247 : tensor<24xf32>
    %249 = stablehlo.compare EQ, %233, %239, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %252 = stablehlo.select %249, %250, %251 : tensor<24xi1>, tensor<24xf32>
    %253 = stablehlo.compare EQ, %192, %239, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %256 = stablehlo.select %253, %254, %255 : tensor<24xi1>, tensor<24xf32>
    %257 = stablehlo.divide %252, %256 : tensor<24xf32>
    %258 = stablehlo.subtract %192, %239 : tensor<24xf32>
    %259 = stablehlo.exponential %258 : tensor<24xf32>
    %260 = stablehlo.multiply %219, %259 : tensor<24xf32>
    %261 = stablehlo.broadcast_in_dim %239, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %263 = stablehlo.subtract %232, %262 : tensor<24x40xf32>
    %264 = stablehlo.exponential %263 : tensor<24x40xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %266 = stablehlo.add %260, %265 : tensor<24xf32>
    %267 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_78 = stablehlo.constant dense<200> : tensor<i32>
    %268 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %269 = stablehlo.add %268, %267 : tensor<40xi32>
    %270 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %271 = stablehlo.broadcast_in_dim %269, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %273 = stablehlo.broadcast_in_dim %270, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %274 = stablehlo.compare EQ, %272, %273, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %275:2 = call @_where(%274, %232, %c_79) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%275#0 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %277 = stablehlo.add %230, %276 : tensor<24xf32>
    %278 = stablehlo.log %266 : tensor<24xf32>
    %279 = stablehlo.add %239, %278 : tensor<24xf32>
    %280 = stablehlo.subtract %279, %277 : tensor<24xf32>
    %281 = stablehlo.multiply %279, %279 : tensor<24xf32>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %283 = stablehlo.multiply %282, %279 : tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.multiply %284, %281 : tensor<24xf32>
    %286 = stablehlo.add %280, %285 : tensor<24xf32>
    %287 = stablehlo.multiply %286, %arg3 : tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %290 = stablehlo.multiply %289, %arg3 : tensor<24xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %292 = stablehlo.multiply %291, %290 : tensor<24xf32>
    %293 = stablehlo.multiply %292, %283 : tensor<24xf32>
    %294 = stablehlo.negate %290 : tensor<24xf32>
    %295 = stablehlo.add %293, %290 : tensor<24xf32>
    %296 = stablehlo.divide %295, %266 : tensor<24xf32>
    %297 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %298 = call @_where_0(%274, %275#1, %297) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %299 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %300 = stablehlo.multiply %299, %264 : tensor<24x40xf32>
    %301 = stablehlo.negate %300 : tensor<24x40xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%301 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %303 = stablehlo.reshape %302 : (tensor<24xf32>) -> tensor<24x1xf32>
    %304 = stablehlo.add %298, %300 : tensor<24x40xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%303 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %306 = stablehlo.add %295, %305 : tensor<24xf32>
    %307 = stablehlo.multiply %219, %296 : tensor<24xf32>
    %308 = stablehlo.multiply %296, %259 : tensor<24xf32>
    %309 = stablehlo.multiply %307, %259 : tensor<24xf32>
    %310 = stablehlo.negate %309 : tensor<24xf32>
    %311 = stablehlo.add %306, %310 : tensor<24xf32>
    %312 = stablehlo.multiply %311, %257 : tensor<24xf32>
    %313 = stablehlo.multiply %311, %248 : tensor<24xf32>
    %314 = stablehlo.add %309, %313 : tensor<24xf32>
    %315 = stablehlo.divide %312, %238 : tensor<24xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %317 = stablehlo.multiply %316, %237 : tensor<24x40xf32>
    %318 = stablehlo.add %304, %317 : tensor<24x40xf32>
    %319 = stablehlo.dot_general %318, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %320 = stablehlo.transpose %319, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %321 = stablehlo.dot_general %318, %231, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.pad %320, %cst_88, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %323 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %324 = call @_where_0(%227, %228#1, %323) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %325 = stablehlo.broadcast_in_dim %308, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %326 = stablehlo.multiply %325, %217 : tensor<24x40xf32>
    %327 = stablehlo.negate %326 : tensor<24x40xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %329 = stablehlo.reshape %328 : (tensor<24xf32>) -> tensor<24x1xf32>
    %330 = stablehlo.add %324, %326 : tensor<24x40xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%329 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %332 = stablehlo.add %314, %331 : tensor<24xf32>
    %333 = stablehlo.multiply %172, %308 : tensor<24xf32>
    %334 = stablehlo.multiply %308, %212 : tensor<24xf32>
    %335 = stablehlo.multiply %333, %212 : tensor<24xf32>
    %336 = stablehlo.negate %335 : tensor<24xf32>
    %337 = stablehlo.add %332, %336 : tensor<24xf32>
    %338 = stablehlo.multiply %337, %210 : tensor<24xf32>
    %339 = stablehlo.multiply %337, %201 : tensor<24xf32>
    %340 = stablehlo.add %335, %339 : tensor<24xf32>
    %341 = stablehlo.divide %338, %191 : tensor<24xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %343 = stablehlo.multiply %342, %190 : tensor<24x40xf32>
    %344 = stablehlo.add %330, %343 : tensor<24x40xf32>
    %345 = stablehlo.dot_general %344, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %346 = stablehlo.transpose %345, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %347 = stablehlo.dot_general %344, %184, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %348 = stablehlo.add %321, %347 : tensor<24x24xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.pad %346, %cst_91, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %350 = stablehlo.add %322, %349 : tensor<24x240xf32>
    %351 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %352 = call @_where_0(%180, %181#1, %351) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %353 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %354 = stablehlo.multiply %353, %170 : tensor<24x40xf32>
    %355 = stablehlo.negate %354 : tensor<24x40xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %357 = stablehlo.reshape %356 : (tensor<24xf32>) -> tensor<24x1xf32>
    %358 = stablehlo.add %352, %354 : tensor<24x40xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%357 init: %cst_93) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %360 = stablehlo.add %340, %359 : tensor<24xf32>
    %361 = stablehlo.multiply %125, %334 : tensor<24xf32>
    %362 = stablehlo.multiply %334, %165 : tensor<24xf32>
    %363 = stablehlo.multiply %361, %165 : tensor<24xf32>
    %364 = stablehlo.negate %363 : tensor<24xf32>
    %365 = stablehlo.add %360, %364 : tensor<24xf32>
    %366 = stablehlo.multiply %365, %163 : tensor<24xf32>
    %367 = stablehlo.multiply %365, %154 : tensor<24xf32>
    %368 = stablehlo.add %363, %367 : tensor<24xf32>
    %369 = stablehlo.divide %366, %144 : tensor<24xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %371 = stablehlo.multiply %370, %143 : tensor<24x40xf32>
    %372 = stablehlo.add %358, %371 : tensor<24x40xf32>
    %373 = stablehlo.dot_general %372, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %374 = stablehlo.transpose %373, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %375 = stablehlo.dot_general %372, %137, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %376 = stablehlo.add %348, %375 : tensor<24x24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.pad %374, %cst_94, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %378 = stablehlo.add %350, %377 : tensor<24x240xf32>
    %379 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %380 = call @_where_0(%133, %134#1, %379) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %381 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %382 = stablehlo.multiply %381, %123 : tensor<24x40xf32>
    %383 = stablehlo.negate %382 : tensor<24x40xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.reduce(%383 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %385 = stablehlo.reshape %384 : (tensor<24xf32>) -> tensor<24x1xf32>
    %386 = stablehlo.add %380, %382 : tensor<24x40xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%385 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %388 = stablehlo.add %368, %387 : tensor<24xf32>
    %389 = stablehlo.multiply %78, %362 : tensor<24xf32>
    %390 = stablehlo.multiply %362, %118 : tensor<24xf32>
    %391 = stablehlo.multiply %389, %118 : tensor<24xf32>
    %392 = stablehlo.negate %391 : tensor<24xf32>
    %393 = stablehlo.add %388, %392 : tensor<24xf32>
    %394 = stablehlo.multiply %393, %116 : tensor<24xf32>
    %395 = stablehlo.multiply %393, %107 : tensor<24xf32>
    %396 = stablehlo.add %391, %395 : tensor<24xf32>
    %397 = stablehlo.divide %394, %97 : tensor<24xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %399 = stablehlo.multiply %398, %96 : tensor<24x40xf32>
    %400 = stablehlo.add %386, %399 : tensor<24x40xf32>
    %401 = stablehlo.dot_general %400, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %402 = stablehlo.transpose %401, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %403 = stablehlo.dot_general %400, %90, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %404 = stablehlo.add %376, %403 : tensor<24x24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.pad %402, %cst_97, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %406 = stablehlo.add %378, %405 : tensor<24x240xf32>
    %407 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %408 = call @_where_0(%86, %87#1, %407) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %409 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %410 = stablehlo.multiply %409, %76 : tensor<24x40xf32>
    %411 = stablehlo.negate %410 : tensor<24x40xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%411 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %413 = stablehlo.reshape %412 : (tensor<24xf32>) -> tensor<24x1xf32>
    %414 = stablehlo.add %408, %410 : tensor<24x40xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%413 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %416 = stablehlo.add %396, %415 : tensor<24xf32>
    %417 = stablehlo.multiply %31, %390 : tensor<24xf32>
    %418 = stablehlo.multiply %390, %71 : tensor<24xf32>
    %419 = stablehlo.multiply %417, %71 : tensor<24xf32>
    %420 = stablehlo.negate %419 : tensor<24xf32>
    %421 = stablehlo.add %416, %420 : tensor<24xf32>
    %422 = stablehlo.multiply %421, %69 : tensor<24xf32>
    %423 = stablehlo.multiply %421, %60 : tensor<24xf32>
    %424 = stablehlo.add %419, %423 : tensor<24xf32>
    %425 = stablehlo.divide %422, %50 : tensor<24xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %427 = stablehlo.multiply %426, %49 : tensor<24x40xf32>
    %428 = stablehlo.add %414, %427 : tensor<24x40xf32>
    %429 = stablehlo.dot_general %428, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %430 = stablehlo.transpose %429, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %431 = stablehlo.dot_general %428, %43, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %432 = stablehlo.add %404, %431 : tensor<24x24xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.pad %430, %cst_100, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %434 = stablehlo.add %406, %433 : tensor<24x240xf32>
    %435 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %436 = call @_where_0(%39, %40#1, %435) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %437 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %438 = stablehlo.multiply %437, %29 : tensor<24x40xf32>
    %439 = stablehlo.negate %438 : tensor<24x40xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%439 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %441 = stablehlo.reshape %440 : (tensor<24xf32>) -> tensor<24x1xf32>
    %442 = stablehlo.add %436, %438 : tensor<24x40xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%441 init: %cst_102) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %444 = stablehlo.add %424, %443 : tensor<24xf32>
    %445 = stablehlo.multiply %1, %418 : tensor<24xf32>
    %446 = stablehlo.multiply %445, %24 : tensor<24xf32>
    %447 = stablehlo.negate %446 : tensor<24xf32>
    %448 = stablehlo.add %444, %447 : tensor<24xf32>
    %449 = stablehlo.multiply %448, %21 : tensor<24xf32>
    %450 = stablehlo.divide %449, %10 : tensor<24xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %452 = stablehlo.multiply %451, %9 : tensor<24x40xf32>
    %453 = stablehlo.add %442, %452 : tensor<24x40xf32>
    %454 = stablehlo.dot_general %453, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %455 = stablehlo.transpose %454, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %456 = stablehlo.dot_general %453, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %457 = stablehlo.add %432, %456 : tensor<24x24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.pad %455, %cst_103, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %459 = stablehlo.add %434, %458 : tensor<24x240xf32>
    return %288, %457, %459 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
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
