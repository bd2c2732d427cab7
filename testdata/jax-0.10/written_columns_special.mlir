module @jit_written_columns_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %22 = stablehlo.convert %0 : tensor<24xf32>
    %23 = stablehlo.subtract %22, %21 : tensor<24xf32>
    %24 = stablehlo.exponential %23 : tensor<24xf32>
    %25 = stablehlo.multiply %1, %24 : tensor<24xf32>
    %26 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.subtract %18, %27 : tensor<24x40xf32>
    %29 = stablehlo.exponential %28 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %25, %30 : tensor<24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.compare GE, %arg2, %32, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.compare LT, %arg2, %34, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %36 = stablehlo.and %33, %35 : tensor<24xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.subtract %arg2, %37 : tensor<24xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<39> : tensor<i32>
    %39 = call @clip(%38, %c_9, %c_10) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %41 = call @take_along_axis(%18, %40) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %42 = stablehlo.reshape %41 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %43 = call @_where_0(%36, %42, %c_11) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %44 = stablehlo.add %2, %43 : tensor<24xf32>
    %45 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %47 = stablehlo.multiply %45, %46 : tensor<24x40xf32>
    %48 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %50 = stablehlo.add %49, %48 : tensor<40xi32>
    %51 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %54 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %55 = stablehlo.compare GE, %53, %54, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = call @_where(%55, %47, %cst_14) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_15) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.maximum %21, %57 : tensor<24xf32>
    %59 = stablehlo.subtract %21, %58 : tensor<24xf32>
    %60 = stablehlo.exponential %59 : tensor<24xf32>
    %61 = stablehlo.multiply %31, %60 : tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %64 = stablehlo.subtract %56, %63 : tensor<24x40xf32>
    %65 = stablehlo.exponential %64 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.add %61, %66 : tensor<24xf32>
    %c_17 = stablehlo.constant dense<40> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %69 = stablehlo.compare GE, %arg2, %68, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_18 = stablehlo.constant dense<80> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %71 = stablehlo.compare LT, %arg2, %70, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %72 = stablehlo.and %69, %71 : tensor<24xi1>
    %c_19 = stablehlo.constant dense<40> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %74 = stablehlo.subtract %arg2, %73 : tensor<24xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %c_21 = stablehlo.constant dense<39> : tensor<i32>
    %75 = call @clip(%74, %c_20, %c_21) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %77 = call @take_along_axis(%56, %76) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %78 = stablehlo.reshape %77 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %79 = call @_where_0(%72, %78, %c_22) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %80 = stablehlo.add %44, %79 : tensor<24xf32>
    %81 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<24x40xf32>
    %84 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_24 = stablehlo.constant dense<80> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %86 = stablehlo.add %85, %84 : tensor<40xi32>
    %87 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %88 = stablehlo.broadcast_in_dim %86, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %90 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %91 = stablehlo.compare GE, %89, %90, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %92 = call @_where(%91, %83, %cst_25) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.maximum %58, %93 : tensor<24xf32>
    %95 = stablehlo.subtract %58, %94 : tensor<24xf32>
    %96 = stablehlo.exponential %95 : tensor<24xf32>
    %97 = stablehlo.multiply %67, %96 : tensor<24xf32>
    %98 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %100 = stablehlo.subtract %92, %99 : tensor<24x40xf32>
    %101 = stablehlo.exponential %100 : tensor<24x40xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %103 = stablehlo.add %97, %102 : tensor<24xf32>
    %c_28 = stablehlo.constant dense<80> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %105 = stablehlo.compare GE, %arg2, %104, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_29 = stablehlo.constant dense<120> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %107 = stablehlo.compare LT, %arg2, %106, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %108 = stablehlo.and %105, %107 : tensor<24xi1>
    %c_30 = stablehlo.constant dense<80> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %110 = stablehlo.subtract %arg2, %109 : tensor<24xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %c_32 = stablehlo.constant dense<39> : tensor<i32>
    %111 = call @clip(%110, %c_31, %c_32) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %113 = call @take_along_axis(%92, %112) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %114 = stablehlo.reshape %113 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %115 = call @_where_0(%108, %114, %c_33) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %116 = stablehlo.add %80, %115 : tensor<24xf32>
    %117 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %119 = stablehlo.multiply %117, %118 : tensor<24x11xf32>
    %120 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_35 = stablehlo.constant dense<120> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %122 = stablehlo.add %121, %120 : tensor<11xi32>
    %123 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %126 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %127 = stablehlo.compare GE, %125, %126, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = call @_where_1(%127, %119, %cst_36) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_37) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.maximum %94, %129 : tensor<24xf32>
    %131 = stablehlo.subtract %94, %130 : tensor<24xf32>
    %132 = stablehlo.exponential %131 : tensor<24xf32>
    %133 = stablehlo.multiply %103, %132 : tensor<24xf32>
    %134 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %136 = stablehlo.subtract %128, %135 : tensor<24x11xf32>
    %137 = stablehlo.exponential %136 : tensor<24x11xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %139 = stablehlo.add %133, %138 : tensor<24xf32>
    %c_39 = stablehlo.constant dense<120> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %141 = stablehlo.compare GE, %arg2, %140, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_40 = stablehlo.constant dense<131> : tensor<i32>
    %142 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %143 = stablehlo.compare LT, %arg2, %142, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %144 = stablehlo.and %141, %143 : tensor<24xi1>
    %c_41 = stablehlo.constant dense<120> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %146 = stablehlo.subtract %arg2, %145 : tensor<24xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<10> : tensor<i32>
    %147 = call @clip(%146, %c_42, %c_43) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %149 = call @take_along_axis_2(%128, %148) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %150 = stablehlo.reshape %149 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %151 = call @_where_0(%144, %150, %c_44) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %152 = stablehlo.add %116, %151 : tensor<24xf32>
    %153 = stablehlo.log %139 : tensor<24xf32>
    %154 = stablehlo.add %130, %153 : tensor<24xf32>
    return %154, %152 : tensor<24xf32>, tensor<24xf32>
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
  func.func private @_where_1(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<f32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x11xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
}
