module @jit_spelling_distilled_strange attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xf32>, %arg3: tensor<3x7x40xi32>, %arg4: tensor<3x7xf32>, %arg5: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7x40xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}, tensor<f32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.divide %0, %1 : tensor<3x7x131xf32>
    %3 = stablehlo.tanh %2 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<3x7x131xf32>
    %8 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.divide %7, %8 : tensor<3x7x131xf32>
    %10 = stablehlo.multiply %arg5, %arg5 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %cst_2, %10 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<131xf32>) -> tensor<1x1x131xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x131xf32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.add %9, %13 : tensor<3x7x131xf32>
    %15:2 = call @take_along_axis(%14, %arg3) : (tensor<3x7x131xf32>, tensor<3x7x40xi32>) -> (tensor<3x7x40xf32>, tensor<3x7x40x1xi32>)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %19 = stablehlo.compare EQ, %14, %18, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %20 = stablehlo.convert %19 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %23 = stablehlo.maximum %22, %16 : tensor<3x7xf32>
    %24 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %29 = stablehlo.compare EQ, %28, %23, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<3x7xi1>, tensor<3x7xf32>
    %33 = stablehlo.divide %27, %32 : tensor<3x7xf32>
    %34 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %35 = stablehlo.is_finite %34 : (tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %37 = stablehlo.select %35, %34, %36 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %40 = stablehlo.subtract %14, %39 : tensor<3x7x131xf32>
    %41 = stablehlo.exponential %40 : tensor<3x7x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %44 = stablehlo.sign %43 : tensor<3x7x1xf32>
    %45 = stablehlo.abs %43 : tensor<3x7x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %47 = stablehlo.compare GE, %43, %46, FLOAT : (tensor<3x7x1xf32>, tensor<3x7x1xf32>) -> tensor<3x7x1xi1>
    %48 = stablehlo.log %45 : tensor<3x7x1xf32>
    %49 = stablehlo.add %48, %37 : tensor<3x7x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x40xf32>
    %51 = stablehlo.subtract %15#0, %50 : tensor<3x7x40xf32>
    %52 = stablehlo.iota dim = 0 : tensor<40xi32>
    %53 = stablehlo.convert %52 : (tensor<40xi32>) -> tensor<40xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<40xf32>
    %56 = stablehlo.convert %55 : tensor<40xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.maximum across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.maximum %cst_17, %57 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.convert %55 : tensor<40xf32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<1xf32>) -> tensor<40xf32>
    %62 = stablehlo.subtract %60, %61 : tensor<40xf32>
    %63 = stablehlo.exponential %62 : tensor<40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<1xf32>) -> tensor<40xf32>
    %67 = stablehlo.divide %63, %66 : tensor<40xf32>
    %68 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x40xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<3x7x40xf32>
    %72 = stablehlo.multiply %70, %71 : tensor<3x7x40xf32>
    %73 = stablehlo.multiply %72, %51 : tensor<3x7x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x40xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.reduce(%14 init: %cst_20) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %76 = stablehlo.reshape %75 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %78 = stablehlo.compare EQ, %14, %77, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %79 = stablehlo.convert %78 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %82 = stablehlo.maximum %81, %75 : tensor<3x7xf32>
    %83 = stablehlo.compare EQ, %75, %82, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %88 = stablehlo.compare EQ, %87, %82, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %91 = stablehlo.select %88, %89, %90 : tensor<3x7xi1>, tensor<3x7xf32>
    %92 = stablehlo.divide %86, %91 : tensor<3x7xf32>
    %93 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %95 = stablehlo.subtract %14, %94 : tensor<3x7x131xf32>
    %96 = stablehlo.exponential %95 : tensor<3x7x131xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %100 = stablehlo.divide %96, %99 : tensor<3x7x131xf32>
    %101 = stablehlo.multiply %98, %98 : tensor<3x7x1xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %103 = stablehlo.divide %102, %101 : tensor<3x7x1xf32>
    %104 = stablehlo.multiply %100, %14 : tensor<3x7x131xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %107 = stablehlo.divide %106, %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %108 = stablehlo.multiply %cst_33, %107 : tensor<f32>
    %109 = stablehlo.add %74, %108 : tensor<f32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.multiply %cst_34, %cst_35 : tensor<f32>
    %cst_36 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %111 = stablehlo.divide %110, %cst_36 : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %114 = stablehlo.multiply %100, %113 : tensor<3x7x131xf32>
    %115 = stablehlo.multiply %113, %14 : tensor<3x7x131xf32>
    %116 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %117 = stablehlo.multiply %115, %116 : tensor<3x7x131xf32>
    %118 = stablehlo.multiply %117, %96 : tensor<3x7x131xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %120 = stablehlo.reshape %119 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %121 = stablehlo.negate %120 : tensor<3x7x1xf32>
    %122 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %123 = stablehlo.divide %115, %122 : tensor<3x7x131xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%121 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %126 = stablehlo.add %123, %125 : tensor<3x7x131xf32>
    %127 = stablehlo.multiply %126, %96 : tensor<3x7x131xf32>
    %128 = stablehlo.add %114, %127 : tensor<3x7x131xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x7x40xf32>
    %130 = stablehlo.multiply %72, %129 : tensor<3x7x40xf32>
    %131 = stablehlo.negate %130 : tensor<3x7x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<3x7x40xf32>, tensor<f32>) -> tensor<3x7xf32>
    %133 = stablehlo.reshape %132 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %134 = stablehlo.divide %133, %45 : tensor<3x7x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %136 = stablehlo.select %47, %135, %134 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %137 = stablehlo.select %47, %134, %135 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    %138 = stablehlo.negate %136 : tensor<3x7x1xf32>
    %139 = stablehlo.add %137, %138 : tensor<3x7x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %142 = stablehlo.multiply %141, %41 : tensor<3x7x131xf32>
    %143 = stablehlo.add %128, %142 : tensor<3x7x131xf32>
    %144 = call @take_along_axis_0(%15#1, %130) : (tensor<3x7x40x1xi32>, tensor<3x7x40xf32>) -> tensor<3x7x131xf32>
    %145 = stablehlo.add %143, %144 : tensor<3x7x131xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<131xf32>
    %147 = stablehlo.reshape %146 : (tensor<131xf32>) -> tensor<1x1x131xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x131xf32>, tensor<f32>) -> tensor<131xf32>
    %149 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %150 = stablehlo.multiply %145, %149 : tensor<3x7x131xf32>
    %151 = stablehlo.multiply %150, %7 : tensor<3x7x131xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_45) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %153 = stablehlo.negate %152 : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %155 = stablehlo.divide %145, %154 : tensor<3x7x131xf32>
    %cst_46 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %157 = stablehlo.multiply %155, %156 : tensor<3x7x131xf32>
    %158 = stablehlo.multiply %157, %5 : tensor<3x7x131xf32>
    %159 = stablehlo.multiply %158, %3 : tensor<3x7x131xf32>
    %160 = stablehlo.add %158, %159 : tensor<3x7x131xf32>
    %cst_47 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %162 = stablehlo.divide %160, %161 : tensor<3x7x131xf32>
    %163 = stablehlo.dot_general %162, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %164 = stablehlo.transpose %163, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %165 = stablehlo.dot_general %162, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %109, %51, %165, %164, %148, %153 : tensor<f32>, tensor<3x7x40xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x40xi32>) -> (tensor<3x7x40xf32>, tensor<3x7x40x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x40xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7x40xi32>, tensor<3x7x40xi32>) -> tensor<3x7x40xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7x40xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7x40xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7x40xi1>, tensor<3x7x40xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x7x40xi32>) -> tensor<3x7x40x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x131xf32>, tensor<3x7x40x1xi32>) -> tensor<3x7x40xf32>
    return %6, %5 : tensor<3x7x40xf32>, tensor<3x7x40x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x7x40x1xi32>, %arg1: tensor<3x7x40xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %c = stablehlo.constant dense<130> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.minimum %c, %1 : tensor<1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<1xi32>) -> tensor<3x7x40x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x7x40x1xi32>
    %5 = stablehlo.clamp %4, %arg0, %3 : tensor<3x7x40x1xi32>
    %6 = "stablehlo.scatter"(%0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %7 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<3x7x40x1xi32>, tensor<3x7x40xf32>) -> tensor<3x7x131xf32>
    return %6 : tensor<3x7x131xf32>
  }
}
