module @jit_written_columns_logarithm_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.slice %arg1 [0:24, 0:40] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.slice %arg1 [0:24, 40:80] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.slice %arg1 [0:24, 80:120] : (tensor<24x131xf32>) -> tensor<24x40xf32>
    %5 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %6 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    %10 = stablehlo.is_finite %9 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.select %10, %9, %11 : tensor<24xi1>, tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.subtract %6, %14 : tensor<24x40xf32>
    %16 = stablehlo.exponential %15 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.sign %17 : tensor<24xf32>
    %19 = stablehlo.abs %17 : tensor<24xf32>
    %20 = stablehlo.log %19 : tensor<24xf32>
    %21 = stablehlo.add %20, %12 : tensor<24xf32>
    %22 = stablehlo.convert %0 : tensor<24xf32>
    %23 = stablehlo.maximum %22, %21 : tensor<24xf32>
    %24 = stablehlo.subtract %22, %21 : tensor<24xf32>
    %25 = stablehlo.compare NE, %24, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %26 = stablehlo.add %22, %21 : tensor<24xf32>
    %27 = stablehlo.abs %24 : tensor<24xf32>
    %28 = stablehlo.negate %27 : tensor<24xf32>
    %29 = stablehlo.exponential %28 : tensor<24xf32>
    %30 = stablehlo.log_plus_one %29 : tensor<24xf32>
    %31 = stablehlo.add %23, %30 : tensor<24xf32>
    %32 = stablehlo.select %25, %26, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %35 = stablehlo.add %34, %33 : tensor<40xi32>
    %36 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %39 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %40 = stablehlo.compare EQ, %38, %39, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %41 = call @_where(%40, %6, %c_5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.add %1, %42 : tensor<24xf32>
    %44 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_7) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.maximum %46, %45 : tensor<24xf32>
    %48 = stablehlo.is_finite %47 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.select %48, %47, %49 : tensor<24xi1>, tensor<24xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %53 = stablehlo.subtract %44, %52 : tensor<24x40xf32>
    %54 = stablehlo.exponential %53 : tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.sign %55 : tensor<24xf32>
    %57 = stablehlo.abs %55 : tensor<24xf32>
    %58 = stablehlo.log %57 : tensor<24xf32>
    %59 = stablehlo.add %58, %50 : tensor<24xf32>
    %60 = stablehlo.maximum %32, %59 : tensor<24xf32>
    %61 = stablehlo.subtract %32, %59 : tensor<24xf32>
    %62 = stablehlo.compare NE, %61, %61, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %63 = stablehlo.add %32, %59 : tensor<24xf32>
    %64 = stablehlo.abs %61 : tensor<24xf32>
    %65 = stablehlo.negate %64 : tensor<24xf32>
    %66 = stablehlo.exponential %65 : tensor<24xf32>
    %67 = stablehlo.log_plus_one %66 : tensor<24xf32>
    %68 = stablehlo.add %60, %67 : tensor<24xf32>
    %69 = stablehlo.select %62, %63, %68 : tensor<24xi1>, tensor<24xf32>
    %70 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_11 = stablehlo.constant dense<40> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %72 = stablehlo.add %71, %70 : tensor<40xi32>
    %73 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %74 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %76 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %77 = stablehlo.compare EQ, %75, %76, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %78 = call @_where(%77, %44, %c_12) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.add %43, %79 : tensor<24xf32>
    %81 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.maximum %83, %82 : tensor<24xf32>
    %85 = stablehlo.is_finite %84 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.select %85, %84, %86 : tensor<24xi1>, tensor<24xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %90 = stablehlo.subtract %81, %89 : tensor<24x40xf32>
    %91 = stablehlo.exponential %90 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.sign %92 : tensor<24xf32>
    %94 = stablehlo.abs %92 : tensor<24xf32>
    %95 = stablehlo.log %94 : tensor<24xf32>
    %96 = stablehlo.add %95, %87 : tensor<24xf32>
    %97 = stablehlo.maximum %69, %96 : tensor<24xf32>
    %98 = stablehlo.subtract %69, %96 : tensor<24xf32>
    %99 = stablehlo.compare NE, %98, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %100 = stablehlo.add %69, %96 : tensor<24xf32>
    %101 = stablehlo.abs %98 : tensor<24xf32>
    %102 = stablehlo.negate %101 : tensor<24xf32>
    %103 = stablehlo.exponential %102 : tensor<24xf32>
    %104 = stablehlo.log_plus_one %103 : tensor<24xf32>
    %105 = stablehlo.add %97, %104 : tensor<24xf32>
    %106 = stablehlo.select %99, %100, %105 : tensor<24xi1>, tensor<24xf32>
    %107 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_18 = stablehlo.constant dense<80> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %109 = stablehlo.add %108, %107 : tensor<40xi32>
    %110 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %111 = stablehlo.broadcast_in_dim %109, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %113 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %114 = stablehlo.compare EQ, %112, %113, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %115 = call @_where(%114, %81, %c_19) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.add %80, %116 : tensor<24xf32>
    %118 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.maximum %120, %119 : tensor<24xf32>
    %122 = stablehlo.is_finite %121 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %124 = stablehlo.select %122, %121, %123 : tensor<24xi1>, tensor<24xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %127 = stablehlo.subtract %118, %126 : tensor<24x11xf32>
    %128 = stablehlo.exponential %127 : tensor<24x11xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.sign %129 : tensor<24xf32>
    %131 = stablehlo.abs %129 : tensor<24xf32>
    %132 = stablehlo.log %131 : tensor<24xf32>
    %133 = stablehlo.add %132, %124 : tensor<24xf32>
    %134 = stablehlo.maximum %106, %133 : tensor<24xf32>
    %135 = stablehlo.subtract %106, %133 : tensor<24xf32>
    %136 = stablehlo.compare NE, %135, %135, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %137 = stablehlo.add %106, %133 : tensor<24xf32>
    %138 = stablehlo.abs %135 : tensor<24xf32>
    %139 = stablehlo.negate %138 : tensor<24xf32>
    %140 = stablehlo.exponential %139 : tensor<24xf32>
    %141 = stablehlo.log_plus_one %140 : tensor<24xf32>
    %142 = stablehlo.add %134, %141 : tensor<24xf32>
    %143 = stablehlo.select %136, %137, %142 : tensor<24xi1>, tensor<24xf32>
    %144 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_25 = stablehlo.constant dense<120> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %146 = stablehlo.add %145, %144 : tensor<11xi32>
    %147 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %148 = stablehlo.broadcast_in_dim %146, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %150 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %151 = stablehlo.compare EQ, %149, %150, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %152 = call @_where_0(%151, %118, %c_26) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.add %117, %153 : tensor<24xf32>
    %155 = stablehlo.subtract %143, %154 : tensor<24xf32>
    return %155 : tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
}
