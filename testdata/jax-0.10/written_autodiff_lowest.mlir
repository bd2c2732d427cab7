module @jit_written_autodiff_lowest attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x251xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x251xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %43 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %90 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %137 = stablehlo.slice %arg1 [0:24, 120:160] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %184 = stablehlo.slice %arg1 [0:24, 160:200] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %231 = stablehlo.slice %arg1 [0:24, 200:240] : (tensor<24x251xf32>) -> tensor<24x40xf32>
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
    %278 = stablehlo.slice %arg1 [0:24, 240:251] : (tensor<24x251xf32>) -> tensor<24x11xf32>
    %279 = stablehlo.dot_general %arg0, %278, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_81) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %281 = stablehlo.reshape %280 : (tensor<24xf32>) -> tensor<24x1xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %283 = stablehlo.compare EQ, %279, %282, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %284 = stablehlo.convert %283 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %286 = stablehlo.maximum %239, %280 : tensor<24xf32>
    %287 = stablehlo.compare EQ, %239, %286, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %290 = stablehlo.select %287, %288, %289 : tensor<24xi1>, tensor<24xf32>
    %291 = stablehlo.compare EQ, %280, %286, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %294 = stablehlo.select %291, %292, %293 : tensor<24xi1>, tensor<24xf32>
    %295 = stablehlo.divide %290, %294 : tensor<24xf32>
    %296 = stablehlo.compare EQ, %280, %286, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %299 = stablehlo.select %296, %297, %298 : tensor<24xi1>, tensor<24xf32>
    %300 = stablehlo.compare EQ, %239, %286, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %303 = stablehlo.select %300, %301, %302 : tensor<24xi1>, tensor<24xf32>
    %304 = stablehlo.divide %299, %303 : tensor<24xf32>
    %305 = stablehlo.subtract %239, %286 : tensor<24xf32>
    %306 = stablehlo.exponential %305 : tensor<24xf32>
    %307 = stablehlo.multiply %266, %306 : tensor<24xf32>
    %308 = stablehlo.broadcast_in_dim %286, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %310 = stablehlo.subtract %279, %309 : tensor<24x11xf32>
    %311 = stablehlo.exponential %310 : tensor<24x11xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_91) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %313 = stablehlo.add %307, %312 : tensor<24xf32>
    %314 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_92 = stablehlo.constant dense<240> : tensor<i32>
    %315 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %316 = stablehlo.add %315, %314 : tensor<11xi32>
    %317 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %318 = stablehlo.broadcast_in_dim %316, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %320 = stablehlo.broadcast_in_dim %317, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %321 = stablehlo.compare EQ, %319, %320, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %322:2 = call @_where_0(%321, %279, %c_93) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322#0 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %324 = stablehlo.add %277, %323 : tensor<24xf32>
    %325 = stablehlo.log %313 : tensor<24xf32>
    %326 = stablehlo.add %286, %325 : tensor<24xf32>
    %327 = stablehlo.subtract %326, %324 : tensor<24xf32>
    %328 = stablehlo.multiply %326, %326 : tensor<24xf32>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %330 = stablehlo.multiply %329, %326 : tensor<24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %332 = stablehlo.multiply %331, %328 : tensor<24xf32>
    %333 = stablehlo.add %327, %332 : tensor<24xf32>
    %334 = stablehlo.multiply %333, %arg3 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.reduce(%334 init: %cst_97) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %337 = stablehlo.multiply %336, %arg3 : tensor<24xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %339 = stablehlo.multiply %338, %337 : tensor<24xf32>
    %340 = stablehlo.multiply %339, %330 : tensor<24xf32>
    %341 = stablehlo.negate %337 : tensor<24xf32>
    %342 = stablehlo.add %340, %337 : tensor<24xf32>
    %343 = stablehlo.divide %342, %313 : tensor<24xf32>
    %344 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %345 = call @_where_1(%321, %322#1, %344) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %346 = stablehlo.broadcast_in_dim %343, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %347 = stablehlo.multiply %346, %311 : tensor<24x11xf32>
    %348 = stablehlo.negate %347 : tensor<24x11xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %350 = stablehlo.reshape %349 : (tensor<24xf32>) -> tensor<24x1xf32>
    %351 = stablehlo.add %345, %347 : tensor<24x11xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%350 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %353 = stablehlo.add %342, %352 : tensor<24xf32>
    %354 = stablehlo.multiply %266, %343 : tensor<24xf32>
    %355 = stablehlo.multiply %343, %306 : tensor<24xf32>
    %356 = stablehlo.multiply %354, %306 : tensor<24xf32>
    %357 = stablehlo.negate %356 : tensor<24xf32>
    %358 = stablehlo.add %353, %357 : tensor<24xf32>
    %359 = stablehlo.multiply %358, %304 : tensor<24xf32>
    %360 = stablehlo.multiply %358, %295 : tensor<24xf32>
    %361 = stablehlo.add %356, %360 : tensor<24xf32>
    %362 = stablehlo.divide %359, %285 : tensor<24xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %364 = stablehlo.multiply %363, %284 : tensor<24x11xf32>
    %365 = stablehlo.add %351, %364 : tensor<24x11xf32>
    %366 = stablehlo.dot_general %365, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %367 = stablehlo.transpose %366, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %368 = stablehlo.dot_general %365, %278, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.pad %367, %cst_102, low = [0, 240], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x251xf32>
    %370 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %371 = call @_where_2(%274, %275#1, %370) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %372 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %373 = stablehlo.multiply %372, %264 : tensor<24x40xf32>
    %374 = stablehlo.negate %373 : tensor<24x40xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %376 = stablehlo.reshape %375 : (tensor<24xf32>) -> tensor<24x1xf32>
    %377 = stablehlo.add %371, %373 : tensor<24x40xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%376 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %379 = stablehlo.add %361, %378 : tensor<24xf32>
    %380 = stablehlo.multiply %219, %355 : tensor<24xf32>
    %381 = stablehlo.multiply %355, %259 : tensor<24xf32>
    %382 = stablehlo.multiply %380, %259 : tensor<24xf32>
    %383 = stablehlo.negate %382 : tensor<24xf32>
    %384 = stablehlo.add %379, %383 : tensor<24xf32>
    %385 = stablehlo.multiply %384, %257 : tensor<24xf32>
    %386 = stablehlo.multiply %384, %248 : tensor<24xf32>
    %387 = stablehlo.add %382, %386 : tensor<24xf32>
    %388 = stablehlo.divide %385, %238 : tensor<24xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %390 = stablehlo.multiply %389, %237 : tensor<24x40xf32>
    %391 = stablehlo.add %377, %390 : tensor<24x40xf32>
    %392 = stablehlo.dot_general %391, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %393 = stablehlo.transpose %392, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %394 = stablehlo.dot_general %391, %231, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %395 = stablehlo.add %368, %394 : tensor<24x24xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.pad %393, %cst_105, low = [0, 200], high = [0, 11], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %397 = stablehlo.add %369, %396 : tensor<24x251xf32>
    %398 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %399 = call @_where_2(%227, %228#1, %398) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %400 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %401 = stablehlo.multiply %400, %217 : tensor<24x40xf32>
    %402 = stablehlo.negate %401 : tensor<24x40xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.reduce(%402 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %404 = stablehlo.reshape %403 : (tensor<24xf32>) -> tensor<24x1xf32>
    %405 = stablehlo.add %399, %401 : tensor<24x40xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%404 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %407 = stablehlo.add %387, %406 : tensor<24xf32>
    %408 = stablehlo.multiply %172, %381 : tensor<24xf32>
    %409 = stablehlo.multiply %381, %212 : tensor<24xf32>
    %410 = stablehlo.multiply %408, %212 : tensor<24xf32>
    %411 = stablehlo.negate %410 : tensor<24xf32>
    %412 = stablehlo.add %407, %411 : tensor<24xf32>
    %413 = stablehlo.multiply %412, %210 : tensor<24xf32>
    %414 = stablehlo.multiply %412, %201 : tensor<24xf32>
    %415 = stablehlo.add %410, %414 : tensor<24xf32>
    %416 = stablehlo.divide %413, %191 : tensor<24xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %418 = stablehlo.multiply %417, %190 : tensor<24x40xf32>
    %419 = stablehlo.add %405, %418 : tensor<24x40xf32>
    %420 = stablehlo.dot_general %419, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %421 = stablehlo.transpose %420, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %422 = stablehlo.dot_general %419, %184, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %423 = stablehlo.add %395, %422 : tensor<24x24xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.pad %421, %cst_108, low = [0, 160], high = [0, 51], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %425 = stablehlo.add %397, %424 : tensor<24x251xf32>
    %426 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %427 = call @_where_2(%180, %181#1, %426) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %428 = stablehlo.broadcast_in_dim %409, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %429 = stablehlo.multiply %428, %170 : tensor<24x40xf32>
    %430 = stablehlo.negate %429 : tensor<24x40xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%430 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %432 = stablehlo.reshape %431 : (tensor<24xf32>) -> tensor<24x1xf32>
    %433 = stablehlo.add %427, %429 : tensor<24x40xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%432 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %435 = stablehlo.add %415, %434 : tensor<24xf32>
    %436 = stablehlo.multiply %125, %409 : tensor<24xf32>
    %437 = stablehlo.multiply %409, %165 : tensor<24xf32>
    %438 = stablehlo.multiply %436, %165 : tensor<24xf32>
    %439 = stablehlo.negate %438 : tensor<24xf32>
    %440 = stablehlo.add %435, %439 : tensor<24xf32>
    %441 = stablehlo.multiply %440, %163 : tensor<24xf32>
    %442 = stablehlo.multiply %440, %154 : tensor<24xf32>
    %443 = stablehlo.add %438, %442 : tensor<24xf32>
    %444 = stablehlo.divide %441, %144 : tensor<24xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %446 = stablehlo.multiply %445, %143 : tensor<24x40xf32>
    %447 = stablehlo.add %433, %446 : tensor<24x40xf32>
    %448 = stablehlo.dot_general %447, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %449 = stablehlo.transpose %448, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %450 = stablehlo.dot_general %447, %137, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %451 = stablehlo.add %423, %450 : tensor<24x24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.pad %449, %cst_111, low = [0, 120], high = [0, 91], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %453 = stablehlo.add %425, %452 : tensor<24x251xf32>
    %454 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %455 = call @_where_2(%133, %134#1, %454) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %456 = stablehlo.broadcast_in_dim %437, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %457 = stablehlo.multiply %456, %123 : tensor<24x40xf32>
    %458 = stablehlo.negate %457 : tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.reduce(%458 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %460 = stablehlo.reshape %459 : (tensor<24xf32>) -> tensor<24x1xf32>
    %461 = stablehlo.add %455, %457 : tensor<24x40xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%460 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %463 = stablehlo.add %443, %462 : tensor<24xf32>
    %464 = stablehlo.multiply %78, %437 : tensor<24xf32>
    %465 = stablehlo.multiply %437, %118 : tensor<24xf32>
    %466 = stablehlo.multiply %464, %118 : tensor<24xf32>
    %467 = stablehlo.negate %466 : tensor<24xf32>
    %468 = stablehlo.add %463, %467 : tensor<24xf32>
    %469 = stablehlo.multiply %468, %116 : tensor<24xf32>
    %470 = stablehlo.multiply %468, %107 : tensor<24xf32>
    %471 = stablehlo.add %466, %470 : tensor<24xf32>
    %472 = stablehlo.divide %469, %97 : tensor<24xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %474 = stablehlo.multiply %473, %96 : tensor<24x40xf32>
    %475 = stablehlo.add %461, %474 : tensor<24x40xf32>
    %476 = stablehlo.dot_general %475, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %477 = stablehlo.transpose %476, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %478 = stablehlo.dot_general %475, %90, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %479 = stablehlo.add %451, %478 : tensor<24x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.pad %477, %cst_114, low = [0, 80], high = [0, 131], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %481 = stablehlo.add %453, %480 : tensor<24x251xf32>
    %482 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %483 = call @_where_2(%86, %87#1, %482) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %484 = stablehlo.broadcast_in_dim %465, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %485 = stablehlo.multiply %484, %76 : tensor<24x40xf32>
    %486 = stablehlo.negate %485 : tensor<24x40xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %488 = stablehlo.reshape %487 : (tensor<24xf32>) -> tensor<24x1xf32>
    %489 = stablehlo.add %483, %485 : tensor<24x40xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%488 init: %cst_116) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %491 = stablehlo.add %471, %490 : tensor<24xf32>
    %492 = stablehlo.multiply %31, %465 : tensor<24xf32>
    %493 = stablehlo.multiply %465, %71 : tensor<24xf32>
    %494 = stablehlo.multiply %492, %71 : tensor<24xf32>
    %495 = stablehlo.negate %494 : tensor<24xf32>
    %496 = stablehlo.add %491, %495 : tensor<24xf32>
    %497 = stablehlo.multiply %496, %69 : tensor<24xf32>
    %498 = stablehlo.multiply %496, %60 : tensor<24xf32>
    %499 = stablehlo.add %494, %498 : tensor<24xf32>
    %500 = stablehlo.divide %497, %50 : tensor<24xf32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %502 = stablehlo.multiply %501, %49 : tensor<24x40xf32>
    %503 = stablehlo.add %489, %502 : tensor<24x40xf32>
    %504 = stablehlo.dot_general %503, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %505 = stablehlo.transpose %504, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %506 = stablehlo.dot_general %503, %43, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %507 = stablehlo.add %479, %506 : tensor<24x24xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.pad %505, %cst_117, low = [0, 40], high = [0, 171], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %509 = stablehlo.add %481, %508 : tensor<24x251xf32>
    %510 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %511 = call @_where_2(%39, %40#1, %510) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %512 = stablehlo.broadcast_in_dim %493, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %513 = stablehlo.multiply %512, %29 : tensor<24x40xf32>
    %514 = stablehlo.negate %513 : tensor<24x40xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%514 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %516 = stablehlo.reshape %515 : (tensor<24xf32>) -> tensor<24x1xf32>
    %517 = stablehlo.add %511, %513 : tensor<24x40xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.reduce(%516 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %519 = stablehlo.add %499, %518 : tensor<24xf32>
    %520 = stablehlo.multiply %1, %493 : tensor<24xf32>
    %521 = stablehlo.multiply %520, %24 : tensor<24xf32>
    %522 = stablehlo.negate %521 : tensor<24xf32>
    %523 = stablehlo.add %519, %522 : tensor<24xf32>
    %524 = stablehlo.multiply %523, %21 : tensor<24xf32>
    %525 = stablehlo.divide %524, %10 : tensor<24xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %527 = stablehlo.multiply %526, %9 : tensor<24x40xf32>
    %528 = stablehlo.add %517, %527 : tensor<24x40xf32>
    %529 = stablehlo.dot_general %528, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %530 = stablehlo.transpose %529, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %531 = stablehlo.dot_general %528, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %532 = stablehlo.add %507, %531 : tensor<24x24xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.pad %530, %cst_120, low = [0, 0], high = [0, 211], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x251xf32>
    %534 = stablehlo.add %509, %533 : tensor<24x251xf32>
    return %335, %532, %534 : tensor<f32>, tensor<24x24xf32>, tensor<24x251xf32>
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
