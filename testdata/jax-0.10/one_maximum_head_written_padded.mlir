module @jit_one_maximum_head_written_padded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x120xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_slice %arg1, %c, %c_0, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg4, %c_1, %c_2, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %5 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_4 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %6:2 = call @_where(%5, %2, %cst_4) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6#0 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.reshape %7 : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %10 = stablehlo.compare EQ, %6#0, %9, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %11 = stablehlo.convert %10 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.convert %0 : tensor<24xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<24xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.divide %18, %22 : tensor<24xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<30> : tensor<i32>
    %24 = stablehlo.dynamic_slice %arg1, %c_11, %c_12, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %25 = stablehlo.dot_general %arg0, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<30> : tensor<i32>
    %26 = stablehlo.dynamic_slice %arg4, %c_13, %c_14, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %28 = stablehlo.compare GT, %26, %27, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_16 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %29:2 = call @_where(%28, %25, %cst_16) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.reduce(%29#0 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.reshape %30 : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %33 = stablehlo.compare EQ, %29#0, %32, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %34 = stablehlo.convert %33 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.maximum %14, %30 : tensor<24xf32>
    %37 = stablehlo.compare EQ, %14, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<24xi1>, tensor<24xf32>
    %41 = stablehlo.compare EQ, %30, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<24xi1>, tensor<24xf32>
    %45 = stablehlo.divide %40, %44 : tensor<24xf32>
    %46 = stablehlo.compare EQ, %30, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<24xi1>, tensor<24xf32>
    %50 = stablehlo.compare EQ, %14, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.select %50, %51, %52 : tensor<24xi1>, tensor<24xf32>
    %54 = stablehlo.divide %49, %53 : tensor<24xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %c_28 = stablehlo.constant dense<60> : tensor<i32>
    %55 = stablehlo.dynamic_slice %arg1, %c_27, %c_28, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %56 = stablehlo.dot_general %arg0, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %c_30 = stablehlo.constant dense<60> : tensor<i32>
    %57 = stablehlo.dynamic_slice %arg4, %c_29, %c_30, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %59 = stablehlo.compare GT, %57, %58, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_32 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %60:2 = call @_where(%59, %56, %cst_32) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.reduce(%60#0 init: %cst_33) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.reshape %61 : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %64 = stablehlo.compare EQ, %60#0, %63, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %65 = stablehlo.convert %64 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.maximum %36, %61 : tensor<24xf32>
    %68 = stablehlo.compare EQ, %36, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<24xi1>, tensor<24xf32>
    %72 = stablehlo.compare EQ, %61, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<24xi1>, tensor<24xf32>
    %76 = stablehlo.divide %71, %75 : tensor<24xf32>
    %77 = stablehlo.compare EQ, %61, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<24xi1>, tensor<24xf32>
    %81 = stablehlo.compare EQ, %36, %67, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.select %81, %82, %83 : tensor<24xi1>, tensor<24xf32>
    %85 = stablehlo.divide %80, %84 : tensor<24xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %c_44 = stablehlo.constant dense<90> : tensor<i32>
    %86 = stablehlo.dynamic_slice %arg1, %c_43, %c_44, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %87 = stablehlo.dot_general %arg0, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %c_46 = stablehlo.constant dense<90> : tensor<i32>
    %88 = stablehlo.dynamic_slice %arg4, %c_45, %c_46, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %90 = stablehlo.compare GT, %88, %89, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_48 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %91:2 = call @_where(%90, %87, %cst_48) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %92 = stablehlo.reduce(%91#0 init: %cst_49) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.reshape %92 : (tensor<24xf32>) -> tensor<24x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %95 = stablehlo.compare EQ, %91#0, %94, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %96 = stablehlo.convert %95 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %98 = stablehlo.maximum %67, %92 : tensor<24xf32>
    %99 = stablehlo.compare EQ, %67, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.select %99, %100, %101 : tensor<24xi1>, tensor<24xf32>
    %103 = stablehlo.compare EQ, %92, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<24xi1>, tensor<24xf32>
    %107 = stablehlo.divide %102, %106 : tensor<24xf32>
    %108 = stablehlo.compare EQ, %92, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.select %108, %109, %110 : tensor<24xi1>, tensor<24xf32>
    %112 = stablehlo.compare EQ, %67, %98, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<24xi1>, tensor<24xf32>
    %116 = stablehlo.divide %111, %115 : tensor<24xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.dynamic_slice %arg1, %c_61, %c_62, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %120 = stablehlo.dot_general %arg0, %119, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.dynamic_slice %arg4, %c_63, %c_64, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %123 = stablehlo.compare GT, %121, %122, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_66 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %124:2 = call @_where(%123, %120, %cst_66) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %126 = stablehlo.subtract %arg2, %125 : tensor<24xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %128 = stablehlo.compare GE, %126, %127, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_69 = stablehlo.constant dense<30> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %130 = stablehlo.compare LT, %126, %129, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %131 = stablehlo.and %128, %130 : tensor<24xi1>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %c_71 = stablehlo.constant dense<29> : tensor<i32>
    %132 = call @clip(%126, %c_70, %c_71) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %134:2 = call @take_along_axis(%124#0, %133) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %135 = stablehlo.reshape %134#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %136 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %138 = stablehlo.subtract %124#0, %137 : tensor<24x30xf32>
    %139 = stablehlo.exponential %138 : tensor<24x30xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %141 = stablehlo.add %117, %140 : tensor<24xf32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %142:2 = call @_where_0(%131, %135, %c_73) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %143 = stablehlo.add %118, %142#0 : tensor<24xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %c_75 = stablehlo.constant dense<30> : tensor<i32>
    %144 = stablehlo.dynamic_slice %arg1, %c_74, %c_75, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %145 = stablehlo.dot_general %arg0, %144, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %c_77 = stablehlo.constant dense<30> : tensor<i32>
    %146 = stablehlo.dynamic_slice %arg4, %c_76, %c_77, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %148 = stablehlo.compare GT, %146, %147, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_79 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %149:2 = call @_where(%148, %145, %cst_79) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_80 = stablehlo.constant dense<30> : tensor<i32>
    %150 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %151 = stablehlo.subtract %arg2, %150 : tensor<24xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %153 = stablehlo.compare GE, %151, %152, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_82 = stablehlo.constant dense<30> : tensor<i32>
    %154 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %155 = stablehlo.compare LT, %151, %154, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %156 = stablehlo.and %153, %155 : tensor<24xi1>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %c_84 = stablehlo.constant dense<29> : tensor<i32>
    %157 = call @clip(%151, %c_83, %c_84) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %159:2 = call @take_along_axis(%149#0, %158) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %160 = stablehlo.reshape %159#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %161 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %163 = stablehlo.subtract %149#0, %162 : tensor<24x30xf32>
    %164 = stablehlo.exponential %163 : tensor<24x30xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_85) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %166 = stablehlo.add %141, %165 : tensor<24xf32>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %167:2 = call @_where_0(%156, %160, %c_86) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %168 = stablehlo.add %143, %167#0 : tensor<24xf32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %c_88 = stablehlo.constant dense<60> : tensor<i32>
    %169 = stablehlo.dynamic_slice %arg1, %c_87, %c_88, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %170 = stablehlo.dot_general %arg0, %169, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %c_90 = stablehlo.constant dense<60> : tensor<i32>
    %171 = stablehlo.dynamic_slice %arg4, %c_89, %c_90, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %173 = stablehlo.compare GT, %171, %172, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_92 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %174:2 = call @_where(%173, %170, %cst_92) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_93 = stablehlo.constant dense<60> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %176 = stablehlo.subtract %arg2, %175 : tensor<24xi32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %178 = stablehlo.compare GE, %176, %177, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_95 = stablehlo.constant dense<30> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %180 = stablehlo.compare LT, %176, %179, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %181 = stablehlo.and %178, %180 : tensor<24xi1>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %c_97 = stablehlo.constant dense<29> : tensor<i32>
    %182 = call @clip(%176, %c_96, %c_97) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %184:2 = call @take_along_axis(%174#0, %183) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %185 = stablehlo.reshape %184#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %186 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %188 = stablehlo.subtract %174#0, %187 : tensor<24x30xf32>
    %189 = stablehlo.exponential %188 : tensor<24x30xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %191 = stablehlo.add %166, %190 : tensor<24xf32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %192:2 = call @_where_0(%181, %185, %c_99) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %193 = stablehlo.add %168, %192#0 : tensor<24xf32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %c_101 = stablehlo.constant dense<90> : tensor<i32>
    %194 = stablehlo.dynamic_slice %arg1, %c_100, %c_101, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %195 = stablehlo.dot_general %arg0, %194, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %c_103 = stablehlo.constant dense<90> : tensor<i32>
    %196 = stablehlo.dynamic_slice %arg4, %c_102, %c_103, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %198 = stablehlo.compare GT, %196, %197, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_105 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %199:2 = call @_where(%198, %195, %cst_105) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_106 = stablehlo.constant dense<90> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %201 = stablehlo.subtract %arg2, %200 : tensor<24xi32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %203 = stablehlo.compare GE, %201, %202, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_108 = stablehlo.constant dense<30> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %205 = stablehlo.compare LT, %201, %204, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %206 = stablehlo.and %203, %205 : tensor<24xi1>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %c_110 = stablehlo.constant dense<29> : tensor<i32>
    %207 = call @clip(%201, %c_109, %c_110) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %209:2 = call @take_along_axis(%199#0, %208) : (tensor<24x30xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %210 = stablehlo.reshape %209#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %211 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %213 = stablehlo.subtract %199#0, %212 : tensor<24x30xf32>
    %214 = stablehlo.exponential %213 : tensor<24x30xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %216 = stablehlo.add %191, %215 : tensor<24xf32>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %217:2 = call @_where_0(%206, %210, %c_112) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %218 = stablehlo.add %193, %217#0 : tensor<24xf32>
    %219 = stablehlo.log %216 : tensor<24xf32>
    %220 = stablehlo.add %98, %219 : tensor<24xf32>
    %221 = stablehlo.subtract %220, %218 : tensor<24xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %223 = stablehlo.multiply %222, %98 : tensor<24xf32>
    %224 = stablehlo.add %221, %223 : tensor<24xf32>
    %225 = stablehlo.multiply %224, %arg3 : tensor<24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %228 = stablehlo.multiply %227, %arg3 : tensor<24xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %230 = stablehlo.multiply %229, %228 : tensor<24xf32>
    %231 = stablehlo.negate %228 : tensor<24xf32>
    %232 = stablehlo.add %230, %228 : tensor<24xf32>
    %233 = stablehlo.divide %228, %216 : tensor<24xf32>
    %234 = call @_where_1(%206, %217#1, %231) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %235 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %236 = stablehlo.multiply %235, %214 : tensor<24x30xf32>
    %237 = stablehlo.negate %236 : tensor<24x30xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %239 = stablehlo.reshape %238 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%239 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %241 = stablehlo.add %232, %240 : tensor<24xf32>
    %242 = stablehlo.broadcast_in_dim %234, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %243 = call @take_along_axis_2(%209#1, %242) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %244 = stablehlo.add %236, %243 : tensor<24x30xf32>
    %245 = call @_where_3(%198, %199#1, %244) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %246 = stablehlo.dot_general %245, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %247 = stablehlo.transpose %246, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %248 = stablehlo.dot_general %245, %194, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_120 = stablehlo.constant dense<0> : tensor<i32>
    %c_121 = stablehlo.constant dense<90> : tensor<i32>
    %250 = stablehlo.dynamic_update_slice %249, %247, %c_120, %c_121 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %251 = call @_where_1(%181, %192#1, %231) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %252 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %253 = stablehlo.multiply %252, %189 : tensor<24x30xf32>
    %254 = stablehlo.negate %253 : tensor<24x30xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %256 = stablehlo.reshape %255 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %258 = stablehlo.add %241, %257 : tensor<24xf32>
    %259 = stablehlo.broadcast_in_dim %251, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %260 = call @take_along_axis_2(%184#1, %259) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %261 = stablehlo.add %253, %260 : tensor<24x30xf32>
    %262 = call @_where_3(%173, %174#1, %261) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %263 = stablehlo.dot_general %262, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %264 = stablehlo.transpose %263, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %265 = stablehlo.dot_general %262, %169, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %266 = stablehlo.add %248, %265 : tensor<24x24xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_125 = stablehlo.constant dense<0> : tensor<i32>
    %c_126 = stablehlo.constant dense<60> : tensor<i32>
    %268 = stablehlo.dynamic_update_slice %267, %264, %c_125, %c_126 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %269 = stablehlo.add %250, %268 : tensor<24x131xf32>
    %270 = call @_where_1(%156, %167#1, %231) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %271 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %272 = stablehlo.multiply %271, %164 : tensor<24x30xf32>
    %273 = stablehlo.negate %272 : tensor<24x30xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_127) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %275 = stablehlo.reshape %274 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%275 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %277 = stablehlo.add %258, %276 : tensor<24xf32>
    %278 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %279 = call @take_along_axis_2(%159#1, %278) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %280 = stablehlo.add %272, %279 : tensor<24x30xf32>
    %281 = call @_where_3(%148, %149#1, %280) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %282 = stablehlo.dot_general %281, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %283 = stablehlo.transpose %282, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %284 = stablehlo.dot_general %281, %144, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %285 = stablehlo.add %266, %284 : tensor<24x24xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_130 = stablehlo.constant dense<0> : tensor<i32>
    %c_131 = stablehlo.constant dense<30> : tensor<i32>
    %287 = stablehlo.dynamic_update_slice %286, %283, %c_130, %c_131 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %288 = stablehlo.add %269, %287 : tensor<24x131xf32>
    %289 = call @_where_1(%131, %142#1, %231) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %290 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %291 = stablehlo.multiply %290, %139 : tensor<24x30xf32>
    %292 = stablehlo.negate %291 : tensor<24x30xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.reduce(%292 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %294 = stablehlo.reshape %293 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.reduce(%294 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %296 = stablehlo.add %277, %295 : tensor<24xf32>
    %297 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %298 = call @take_along_axis_2(%134#1, %297) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %299 = stablehlo.add %291, %298 : tensor<24x30xf32>
    %300 = call @_where_3(%123, %124#1, %299) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %301 = stablehlo.dot_general %300, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %302 = stablehlo.transpose %301, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %303 = stablehlo.dot_general %300, %119, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %304 = stablehlo.add %285, %303 : tensor<24x24xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %c_136 = stablehlo.constant dense<0> : tensor<i32>
    %306 = stablehlo.dynamic_update_slice %305, %302, %c_135, %c_136 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %307 = stablehlo.add %288, %306 : tensor<24x131xf32>
    %308 = stablehlo.multiply %296, %116 : tensor<24xf32>
    %309 = stablehlo.multiply %296, %107 : tensor<24xf32>
    %310 = stablehlo.divide %308, %97 : tensor<24xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %312 = stablehlo.multiply %311, %96 : tensor<24x30xf32>
    %313 = call @_where_3(%90, %91#1, %312) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %314 = stablehlo.dot_general %313, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %315 = stablehlo.transpose %314, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %316 = stablehlo.dot_general %313, %86, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %317 = stablehlo.add %304, %316 : tensor<24x24xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_138 = stablehlo.constant dense<0> : tensor<i32>
    %c_139 = stablehlo.constant dense<90> : tensor<i32>
    %319 = stablehlo.dynamic_update_slice %318, %315, %c_138, %c_139 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %320 = stablehlo.add %307, %319 : tensor<24x131xf32>
    %321 = stablehlo.multiply %309, %85 : tensor<24xf32>
    %322 = stablehlo.multiply %309, %76 : tensor<24xf32>
    %323 = stablehlo.divide %321, %66 : tensor<24xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %325 = stablehlo.multiply %324, %65 : tensor<24x30xf32>
    %326 = call @_where_3(%59, %60#1, %325) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %327 = stablehlo.dot_general %326, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %328 = stablehlo.transpose %327, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %329 = stablehlo.dot_general %326, %55, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %330 = stablehlo.add %317, %329 : tensor<24x24xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_141 = stablehlo.constant dense<0> : tensor<i32>
    %c_142 = stablehlo.constant dense<60> : tensor<i32>
    %332 = stablehlo.dynamic_update_slice %331, %328, %c_141, %c_142 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %333 = stablehlo.add %320, %332 : tensor<24x131xf32>
    %334 = stablehlo.multiply %322, %54 : tensor<24xf32>
    %335 = stablehlo.multiply %322, %45 : tensor<24xf32>
    %336 = stablehlo.divide %334, %35 : tensor<24xf32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %338 = stablehlo.multiply %337, %34 : tensor<24x30xf32>
    %339 = call @_where_3(%28, %29#1, %338) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %340 = stablehlo.dot_general %339, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %341 = stablehlo.transpose %340, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %342 = stablehlo.dot_general %339, %24, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %343 = stablehlo.add %330, %342 : tensor<24x24xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_144 = stablehlo.constant dense<0> : tensor<i32>
    %c_145 = stablehlo.constant dense<30> : tensor<i32>
    %345 = stablehlo.dynamic_update_slice %344, %341, %c_144, %c_145 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %346 = stablehlo.add %333, %345 : tensor<24x131xf32>
    %347 = stablehlo.multiply %335, %23 : tensor<24xf32>
    %348 = stablehlo.divide %347, %12 : tensor<24xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %350 = stablehlo.multiply %349, %11 : tensor<24x30xf32>
    %351 = call @_where_3(%5, %6#1, %350) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %352 = stablehlo.dot_general %351, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %353 = stablehlo.transpose %352, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %354 = stablehlo.dot_general %351, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %355 = stablehlo.add %343, %354 : tensor<24x24xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_147 = stablehlo.constant dense<0> : tensor<i32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %357 = stablehlo.dynamic_update_slice %356, %353, %c_147, %c_148 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %358 = stablehlo.add %346, %357 : tensor<24x131xf32>
    return %226, %355, %358 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x30xi1>, %arg1: tensor<24x30xf32>, %arg2: tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x30xi1>, tensor<24x30xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    return %2, %3 : tensor<24x30xf32>, tensor<24x30xf32>
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
  func.func private @take_along_axis(%arg0: tensor<24x30xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<30> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<29> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x30xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x30xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    return %1 : tensor<24x30xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x30xi1>, %arg1: tensor<24x30xf32>, %arg2: tensor<24x30xf32>) -> tensor<24x30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x30xi1>, tensor<24x30xf32>
    return %1 : tensor<24x30xf32>
  }
}
