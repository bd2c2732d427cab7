module @jit_one_maximum_head_written_padded_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %6 = call @_where(%5, %2, %cst_4) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> tensor<24x30xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %0 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<30> : tensor<i32>
    %10 = stablehlo.dynamic_slice %arg1, %c_6, %c_7, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %11 = stablehlo.dot_general %arg0, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<30> : tensor<i32>
    %12 = stablehlo.dynamic_slice %arg4, %c_8, %c_9, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %14 = stablehlo.compare GT, %12, %13, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_11 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %15 = call @_where(%14, %11, %cst_11) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> tensor<24x30xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.maximum %9, %16 : tensor<24xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<60> : tensor<i32>
    %18 = stablehlo.dynamic_slice %arg1, %c_13, %c_14, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %19 = stablehlo.dot_general %arg0, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<60> : tensor<i32>
    %20 = stablehlo.dynamic_slice %arg4, %c_15, %c_16, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %22 = stablehlo.compare GT, %20, %21, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_18 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %23 = call @_where(%22, %19, %cst_18) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> tensor<24x30xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.maximum %17, %24 : tensor<24xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %c_21 = stablehlo.constant dense<90> : tensor<i32>
    %26 = stablehlo.dynamic_slice %arg1, %c_20, %c_21, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %27 = stablehlo.dot_general %arg0, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<90> : tensor<i32>
    %28 = stablehlo.dynamic_slice %arg4, %c_22, %c_23, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %30 = stablehlo.compare GT, %28, %29, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_25 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %31 = call @_where(%30, %27, %cst_25) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> tensor<24x30xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.maximum %25, %32 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.dynamic_slice %arg1, %c_29, %c_30, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %37 = stablehlo.dot_general %arg0, %36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.dynamic_slice %arg4, %c_31, %c_32, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %40 = stablehlo.compare GT, %38, %39, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_34 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %41 = call @_where(%40, %37, %cst_34) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> tensor<24x30xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %43 = stablehlo.subtract %arg2, %42 : tensor<24xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %45 = stablehlo.compare GE, %43, %44, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_37 = stablehlo.constant dense<30> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %47 = stablehlo.compare LT, %43, %46, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %48 = stablehlo.and %45, %47 : tensor<24xi1>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %c_39 = stablehlo.constant dense<29> : tensor<i32>
    %49 = call @clip(%43, %c_38, %c_39) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %51 = call @take_along_axis(%41, %50) : (tensor<24x30xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %52 = stablehlo.reshape %51 : (tensor<24x1xf32>) -> tensor<24xf32>
    %53 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %55 = stablehlo.subtract %41, %54 : tensor<24x30xf32>
    %56 = stablehlo.exponential %55 : tensor<24x30xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.add %34, %57 : tensor<24xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_where_0(%48, %52, %c_41) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %60 = stablehlo.add %35, %59 : tensor<24xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<30> : tensor<i32>
    %61 = stablehlo.dynamic_slice %arg1, %c_42, %c_43, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %62 = stablehlo.dot_general %arg0, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %c_45 = stablehlo.constant dense<30> : tensor<i32>
    %63 = stablehlo.dynamic_slice %arg4, %c_44, %c_45, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %65 = stablehlo.compare GT, %63, %64, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_47 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %66 = call @_where(%65, %62, %cst_47) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> tensor<24x30xf32>
    %c_48 = stablehlo.constant dense<30> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %68 = stablehlo.subtract %arg2, %67 : tensor<24xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %70 = stablehlo.compare GE, %68, %69, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_50 = stablehlo.constant dense<30> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %72 = stablehlo.compare LT, %68, %71, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %73 = stablehlo.and %70, %72 : tensor<24xi1>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %c_52 = stablehlo.constant dense<29> : tensor<i32>
    %74 = call @clip(%68, %c_51, %c_52) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %76 = call @take_along_axis(%66, %75) : (tensor<24x30xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %77 = stablehlo.reshape %76 : (tensor<24x1xf32>) -> tensor<24xf32>
    %78 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %80 = stablehlo.subtract %66, %79 : tensor<24x30xf32>
    %81 = stablehlo.exponential %80 : tensor<24x30xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.add %58, %82 : tensor<24xf32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %84 = call @_where_0(%73, %77, %c_54) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %85 = stablehlo.add %60, %84 : tensor<24xf32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %c_56 = stablehlo.constant dense<60> : tensor<i32>
    %86 = stablehlo.dynamic_slice %arg1, %c_55, %c_56, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %87 = stablehlo.dot_general %arg0, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %c_58 = stablehlo.constant dense<60> : tensor<i32>
    %88 = stablehlo.dynamic_slice %arg4, %c_57, %c_58, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %90 = stablehlo.compare GT, %88, %89, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_60 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %91 = call @_where(%90, %87, %cst_60) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> tensor<24x30xf32>
    %c_61 = stablehlo.constant dense<60> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %93 = stablehlo.subtract %arg2, %92 : tensor<24xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %95 = stablehlo.compare GE, %93, %94, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_63 = stablehlo.constant dense<30> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %97 = stablehlo.compare LT, %93, %96, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %98 = stablehlo.and %95, %97 : tensor<24xi1>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<29> : tensor<i32>
    %99 = call @clip(%93, %c_64, %c_65) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %101 = call @take_along_axis(%91, %100) : (tensor<24x30xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %102 = stablehlo.reshape %101 : (tensor<24x1xf32>) -> tensor<24xf32>
    %103 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %105 = stablehlo.subtract %91, %104 : tensor<24x30xf32>
    %106 = stablehlo.exponential %105 : tensor<24x30xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.add %83, %107 : tensor<24xf32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %109 = call @_where_0(%98, %102, %c_67) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %110 = stablehlo.add %85, %109 : tensor<24xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %c_69 = stablehlo.constant dense<90> : tensor<i32>
    %111 = stablehlo.dynamic_slice %arg1, %c_68, %c_69, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %112 = stablehlo.dot_general %arg0, %111, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %c_71 = stablehlo.constant dense<90> : tensor<i32>
    %113 = stablehlo.dynamic_slice %arg4, %c_70, %c_71, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %115 = stablehlo.compare GT, %113, %114, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_73 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %116 = call @_where(%115, %112, %cst_73) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> tensor<24x30xf32>
    %c_74 = stablehlo.constant dense<90> : tensor<i32>
    %117 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %118 = stablehlo.subtract %arg2, %117 : tensor<24xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %120 = stablehlo.compare GE, %118, %119, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_76 = stablehlo.constant dense<30> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %122 = stablehlo.compare LT, %118, %121, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %123 = stablehlo.and %120, %122 : tensor<24xi1>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %c_78 = stablehlo.constant dense<29> : tensor<i32>
    %124 = call @clip(%118, %c_77, %c_78) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %126 = call @take_along_axis(%116, %125) : (tensor<24x30xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %127 = stablehlo.reshape %126 : (tensor<24x1xf32>) -> tensor<24xf32>
    %128 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %130 = stablehlo.subtract %116, %129 : tensor<24x30xf32>
    %131 = stablehlo.exponential %130 : tensor<24x30xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_79) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %133 = stablehlo.add %108, %132 : tensor<24xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %134 = call @_where_0(%123, %127, %c_80) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %135 = stablehlo.add %110, %134 : tensor<24xf32>
    %136 = stablehlo.log %133 : tensor<24xf32>
    %137 = stablehlo.add %33, %136 : tensor<24xf32>
    %138 = stablehlo.subtract %137, %135 : tensor<24xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %140 = stablehlo.multiply %139, %33 : tensor<24xf32>
    %141 = stablehlo.add %138, %140 : tensor<24xf32>
    %142 = stablehlo.multiply %141, %arg3 : tensor<24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_82) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.multiply %144, %arg3 : tensor<24xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %147 = stablehlo.multiply %146, %145 : tensor<24xf32>
    %148 = stablehlo.negate %145 : tensor<24xf32>
    %149 = stablehlo.add %147, %145 : tensor<24xf32>
    %150 = stablehlo.divide %145, %133 : tensor<24xf32>
    %151:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %arg2, %33, %150, %148 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %c_86 = stablehlo.constant dense<90> : tensor<i32>
    %152 = stablehlo.dynamic_slice %151#0, %c_85, %c_86, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %153 = stablehlo.dot_general %151#1, %152, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %c_88 = stablehlo.constant dense<90> : tensor<i32>
    %154 = stablehlo.dynamic_slice %151#2, %c_87, %c_88, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %156 = stablehlo.compare GT, %154, %155, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_90 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %157:2 = call @_where_1(%156, %153, %cst_90) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_91 = stablehlo.constant dense<90> : tensor<i32>
    %158 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %159 = stablehlo.subtract %151#3, %158 : tensor<24xi32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %160 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %161 = stablehlo.compare GE, %159, %160, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_93 = stablehlo.constant dense<30> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %163 = stablehlo.compare LT, %159, %162, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %164 = stablehlo.and %161, %163 : tensor<24xi1>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %c_95 = stablehlo.constant dense<29> : tensor<i32>
    %165 = call @clip_2(%159, %c_94, %c_95) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %167 = call @take_along_axis_3(%166) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %168 = stablehlo.broadcast_in_dim %151#4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %170 = stablehlo.subtract %157#0, %169 : tensor<24x30xf32>
    %171 = stablehlo.exponential %170 : tensor<24x30xf32>
    %172 = call @_where_4(%164) : (tensor<24xi1>) -> tensor<24xf32>
    %173 = call @_where_5(%164, %172, %151#6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %174 = stablehlo.broadcast_in_dim %151#5, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %175 = stablehlo.multiply %174, %171 : tensor<24x30xf32>
    %176 = stablehlo.negate %175 : tensor<24x30xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %178 = stablehlo.reshape %177 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_97) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %180 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %181 = call @take_along_axis_6(%167, %180) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %182 = stablehlo.add %175, %181 : tensor<24x30xf32>
    %183 = call @_where_7(%156, %157#1, %182) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %184 = stablehlo.dot_general %183, %151#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %185 = stablehlo.transpose %184, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %186 = stablehlo.dot_general %183, %152, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %c_100 = stablehlo.constant dense<90> : tensor<i32>
    %188 = stablehlo.dynamic_update_slice %187, %185, %c_99, %c_100 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %189 = stablehlo.add %149, %179 : tensor<24xf32>
    %190:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %arg2, %33, %151#5, %151#6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %c_102 = stablehlo.constant dense<60> : tensor<i32>
    %191 = stablehlo.dynamic_slice %190#0, %c_101, %c_102, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %192 = stablehlo.dot_general %190#1, %191, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %c_104 = stablehlo.constant dense<60> : tensor<i32>
    %193 = stablehlo.dynamic_slice %190#2, %c_103, %c_104, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %195 = stablehlo.compare GT, %193, %194, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_106 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %196:2 = call @_where_1(%195, %192, %cst_106) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_107 = stablehlo.constant dense<60> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %198 = stablehlo.subtract %190#3, %197 : tensor<24xi32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %200 = stablehlo.compare GE, %198, %199, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_109 = stablehlo.constant dense<30> : tensor<i32>
    %201 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %202 = stablehlo.compare LT, %198, %201, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %203 = stablehlo.and %200, %202 : tensor<24xi1>
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %c_111 = stablehlo.constant dense<29> : tensor<i32>
    %204 = call @clip_2(%198, %c_110, %c_111) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %206 = call @take_along_axis_3(%205) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %207 = stablehlo.broadcast_in_dim %190#4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %209 = stablehlo.subtract %196#0, %208 : tensor<24x30xf32>
    %210 = stablehlo.exponential %209 : tensor<24x30xf32>
    %211 = call @_where_4(%203) : (tensor<24xi1>) -> tensor<24xf32>
    %212 = call @_where_5(%203, %211, %190#6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %213 = stablehlo.broadcast_in_dim %190#5, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %214 = stablehlo.multiply %213, %210 : tensor<24x30xf32>
    %215 = stablehlo.negate %214 : tensor<24x30xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.reshape %216 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %219 = stablehlo.broadcast_in_dim %212, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %220 = call @take_along_axis_6(%206, %219) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %221 = stablehlo.add %214, %220 : tensor<24x30xf32>
    %222 = call @_where_7(%195, %196#1, %221) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %223 = stablehlo.dot_general %222, %190#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %224 = stablehlo.transpose %223, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %225 = stablehlo.dot_general %222, %191, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %c_116 = stablehlo.constant dense<60> : tensor<i32>
    %227 = stablehlo.dynamic_update_slice %226, %224, %c_115, %c_116 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %228 = stablehlo.add %188, %227 : tensor<24x131xf32>
    %229 = stablehlo.add %186, %225 : tensor<24x24xf32>
    %230 = stablehlo.add %189, %218 : tensor<24xf32>
    %231:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %arg2, %33, %190#5, %190#6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %c_118 = stablehlo.constant dense<30> : tensor<i32>
    %232 = stablehlo.dynamic_slice %231#0, %c_117, %c_118, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %233 = stablehlo.dot_general %231#1, %232, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %c_120 = stablehlo.constant dense<30> : tensor<i32>
    %234 = stablehlo.dynamic_slice %231#2, %c_119, %c_120, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %236 = stablehlo.compare GT, %234, %235, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_122 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %237:2 = call @_where_1(%236, %233, %cst_122) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_123 = stablehlo.constant dense<30> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %239 = stablehlo.subtract %231#3, %238 : tensor<24xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %241 = stablehlo.compare GE, %239, %240, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_125 = stablehlo.constant dense<30> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %243 = stablehlo.compare LT, %239, %242, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %244 = stablehlo.and %241, %243 : tensor<24xi1>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %c_127 = stablehlo.constant dense<29> : tensor<i32>
    %245 = call @clip_2(%239, %c_126, %c_127) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %247 = call @take_along_axis_3(%246) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %248 = stablehlo.broadcast_in_dim %231#4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %250 = stablehlo.subtract %237#0, %249 : tensor<24x30xf32>
    %251 = stablehlo.exponential %250 : tensor<24x30xf32>
    %252 = call @_where_4(%244) : (tensor<24xi1>) -> tensor<24xf32>
    %253 = call @_where_5(%244, %252, %231#6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %254 = stablehlo.broadcast_in_dim %231#5, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %255 = stablehlo.multiply %254, %251 : tensor<24x30xf32>
    %256 = stablehlo.negate %255 : tensor<24x30xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %258 = stablehlo.reshape %257 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%258 init: %cst_129) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %260 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %261 = call @take_along_axis_6(%247, %260) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %262 = stablehlo.add %255, %261 : tensor<24x30xf32>
    %263 = call @_where_7(%236, %237#1, %262) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %264 = stablehlo.dot_general %263, %231#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %265 = stablehlo.transpose %264, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %266 = stablehlo.dot_general %263, %232, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %c_132 = stablehlo.constant dense<30> : tensor<i32>
    %268 = stablehlo.dynamic_update_slice %267, %265, %c_131, %c_132 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %269 = stablehlo.add %228, %268 : tensor<24x131xf32>
    %270 = stablehlo.add %229, %266 : tensor<24x24xf32>
    %271 = stablehlo.add %230, %259 : tensor<24xf32>
    %272:7 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %arg2, %33, %231#5, %231#6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %273 = stablehlo.dynamic_slice %272#0, %c_133, %c_134, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %274 = stablehlo.dot_general %272#1, %273, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %c_136 = stablehlo.constant dense<0> : tensor<i32>
    %275 = stablehlo.dynamic_slice %272#2, %c_135, %c_136, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %277 = stablehlo.compare GT, %275, %276, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_138 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %278:2 = call @_where_1(%277, %274, %cst_138) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %c_139 = stablehlo.constant dense<0> : tensor<i32>
    %279 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %280 = stablehlo.subtract %272#3, %279 : tensor<24xi32>
    %c_140 = stablehlo.constant dense<0> : tensor<i32>
    %281 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %282 = stablehlo.compare GE, %280, %281, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_141 = stablehlo.constant dense<30> : tensor<i32>
    %283 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %284 = stablehlo.compare LT, %280, %283, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %285 = stablehlo.and %282, %284 : tensor<24xi1>
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %c_143 = stablehlo.constant dense<29> : tensor<i32>
    %286 = call @clip_2(%280, %c_142, %c_143) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %288 = call @take_along_axis_3(%287) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %289 = stablehlo.broadcast_in_dim %272#4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %291 = stablehlo.subtract %278#0, %290 : tensor<24x30xf32>
    %292 = stablehlo.exponential %291 : tensor<24x30xf32>
    %293 = call @_where_4(%285) : (tensor<24xi1>) -> tensor<24xf32>
    %294 = call @_where_5(%285, %293, %272#6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %295 = stablehlo.broadcast_in_dim %272#5, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %296 = stablehlo.multiply %295, %292 : tensor<24x30xf32>
    %297 = stablehlo.negate %296 : tensor<24x30xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.reduce(%297 init: %cst_144) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %299 = stablehlo.reshape %298 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.reduce(%299 init: %cst_145) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %301 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %302 = call @take_along_axis_6(%288, %301) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    %303 = stablehlo.add %296, %302 : tensor<24x30xf32>
    %304 = call @_where_7(%277, %278#1, %303) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %305 = stablehlo.dot_general %304, %272#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %306 = stablehlo.transpose %305, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %307 = stablehlo.dot_general %304, %273, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_147 = stablehlo.constant dense<0> : tensor<i32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %309 = stablehlo.dynamic_update_slice %308, %306, %c_147, %c_148 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %310 = stablehlo.add %269, %309 : tensor<24x131xf32>
    %311 = stablehlo.add %270, %307 : tensor<24x24xf32>
    %312 = stablehlo.add %271, %300 : tensor<24xf32>
    %313:5 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %25, %312 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>
    %c_149 = stablehlo.constant dense<0> : tensor<i32>
    %c_150 = stablehlo.constant dense<90> : tensor<i32>
    %314 = stablehlo.dynamic_slice %313#0, %c_149, %c_150, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %315 = stablehlo.dot_general %313#1, %314, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_151 = stablehlo.constant dense<0> : tensor<i32>
    %c_152 = stablehlo.constant dense<90> : tensor<i32>
    %316 = stablehlo.dynamic_slice %313#2, %c_151, %c_152, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %318 = stablehlo.compare GT, %316, %317, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_154 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %319:2 = call @_where_1(%318, %315, %cst_154) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_155 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %320 = stablehlo.reduce(%319#0 init: %cst_155) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %321 = stablehlo.reshape %320 : (tensor<24xf32>) -> tensor<24x1xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %323 = stablehlo.compare EQ, %319#0, %322, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %324 = stablehlo.convert %323 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_156) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %326 = stablehlo.maximum %313#3, %320 : tensor<24xf32>
    %327 = stablehlo.compare EQ, %313#3, %326, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %330 = stablehlo.select %327, %328, %329 : tensor<24xi1>, tensor<24xf32>
    %331 = stablehlo.compare EQ, %320, %326, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_159 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %334 = stablehlo.select %331, %332, %333 : tensor<24xi1>, tensor<24xf32>
    %335 = stablehlo.divide %330, %334 : tensor<24xf32>
    %336 = stablehlo.compare EQ, %320, %326, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %339 = stablehlo.select %336, %337, %338 : tensor<24xi1>, tensor<24xf32>
    %340 = stablehlo.compare EQ, %313#3, %326, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_163 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %343 = stablehlo.select %340, %341, %342 : tensor<24xi1>, tensor<24xf32>
    %344 = stablehlo.divide %339, %343 : tensor<24xf32>
    %345 = stablehlo.multiply %313#4, %344 : tensor<24xf32>
    %346 = stablehlo.multiply %313#4, %335 : tensor<24xf32>
    %347 = stablehlo.divide %345, %325 : tensor<24xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %349 = stablehlo.multiply %348, %324 : tensor<24x30xf32>
    %350 = call @_where_7(%318, %319#1, %349) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %351 = stablehlo.dot_general %350, %313#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %352 = stablehlo.transpose %351, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %353 = stablehlo.dot_general %350, %314, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_166 = stablehlo.constant dense<0> : tensor<i32>
    %c_167 = stablehlo.constant dense<90> : tensor<i32>
    %355 = stablehlo.dynamic_update_slice %354, %352, %c_166, %c_167 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %356 = stablehlo.add %310, %355 : tensor<24x131xf32>
    %357 = stablehlo.add %311, %353 : tensor<24x24xf32>
    %358:5 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %17, %346 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>
    %c_168 = stablehlo.constant dense<0> : tensor<i32>
    %c_169 = stablehlo.constant dense<60> : tensor<i32>
    %359 = stablehlo.dynamic_slice %358#0, %c_168, %c_169, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %360 = stablehlo.dot_general %358#1, %359, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_170 = stablehlo.constant dense<0> : tensor<i32>
    %c_171 = stablehlo.constant dense<60> : tensor<i32>
    %361 = stablehlo.dynamic_slice %358#2, %c_170, %c_171, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %363 = stablehlo.compare GT, %361, %362, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_173 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %364:2 = call @_where_1(%363, %360, %cst_173) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_174 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %365 = stablehlo.reduce(%364#0 init: %cst_174) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %366 = stablehlo.reshape %365 : (tensor<24xf32>) -> tensor<24x1xf32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %368 = stablehlo.compare EQ, %364#0, %367, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %369 = stablehlo.convert %368 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%369 init: %cst_175) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.maximum %358#3, %365 : tensor<24xf32>
    %372 = stablehlo.compare EQ, %358#3, %371, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %375 = stablehlo.select %372, %373, %374 : tensor<24xi1>, tensor<24xf32>
    %376 = stablehlo.compare EQ, %365, %371, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_178 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_179 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %379 = stablehlo.select %376, %377, %378 : tensor<24xi1>, tensor<24xf32>
    %380 = stablehlo.divide %375, %379 : tensor<24xf32>
    %381 = stablehlo.compare EQ, %365, %371, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_180 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %384 = stablehlo.select %381, %382, %383 : tensor<24xi1>, tensor<24xf32>
    %385 = stablehlo.compare EQ, %358#3, %371, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_182 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_183 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %388 = stablehlo.select %385, %386, %387 : tensor<24xi1>, tensor<24xf32>
    %389 = stablehlo.divide %384, %388 : tensor<24xf32>
    %390 = stablehlo.multiply %358#4, %389 : tensor<24xf32>
    %391 = stablehlo.multiply %358#4, %380 : tensor<24xf32>
    %392 = stablehlo.divide %390, %370 : tensor<24xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %394 = stablehlo.multiply %393, %369 : tensor<24x30xf32>
    %395 = call @_where_7(%363, %364#1, %394) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %396 = stablehlo.dot_general %395, %358#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %397 = stablehlo.transpose %396, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %398 = stablehlo.dot_general %395, %359, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_185 = stablehlo.constant dense<0> : tensor<i32>
    %c_186 = stablehlo.constant dense<60> : tensor<i32>
    %400 = stablehlo.dynamic_update_slice %399, %397, %c_185, %c_186 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %401 = stablehlo.add %356, %400 : tensor<24x131xf32>
    %402 = stablehlo.add %357, %398 : tensor<24x24xf32>
    %403:5 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %9, %391 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>
    %c_187 = stablehlo.constant dense<0> : tensor<i32>
    %c_188 = stablehlo.constant dense<30> : tensor<i32>
    %404 = stablehlo.dynamic_slice %403#0, %c_187, %c_188, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %405 = stablehlo.dot_general %403#1, %404, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_189 = stablehlo.constant dense<0> : tensor<i32>
    %c_190 = stablehlo.constant dense<30> : tensor<i32>
    %406 = stablehlo.dynamic_slice %403#2, %c_189, %c_190, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %408 = stablehlo.compare GT, %406, %407, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_192 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %409:2 = call @_where_1(%408, %405, %cst_192) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_193 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %410 = stablehlo.reduce(%409#0 init: %cst_193) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %411 = stablehlo.reshape %410 : (tensor<24xf32>) -> tensor<24x1xf32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %413 = stablehlo.compare EQ, %409#0, %412, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %414 = stablehlo.convert %413 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_194) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %416 = stablehlo.maximum %403#3, %410 : tensor<24xf32>
    %417 = stablehlo.compare EQ, %403#3, %416, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %420 = stablehlo.select %417, %418, %419 : tensor<24xi1>, tensor<24xf32>
    %421 = stablehlo.compare EQ, %410, %416, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_197 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_198 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %424 = stablehlo.select %421, %422, %423 : tensor<24xi1>, tensor<24xf32>
    %425 = stablehlo.divide %420, %424 : tensor<24xf32>
    %426 = stablehlo.compare EQ, %410, %416, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_199 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %429 = stablehlo.select %426, %427, %428 : tensor<24xi1>, tensor<24xf32>
    %430 = stablehlo.compare EQ, %403#3, %416, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_201 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %433 = stablehlo.select %430, %431, %432 : tensor<24xi1>, tensor<24xf32>
    %434 = stablehlo.divide %429, %433 : tensor<24xf32>
    %435 = stablehlo.multiply %403#4, %434 : tensor<24xf32>
    %436 = stablehlo.multiply %403#4, %425 : tensor<24xf32>
    %437 = stablehlo.divide %435, %415 : tensor<24xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %439 = stablehlo.multiply %438, %414 : tensor<24x30xf32>
    %440 = call @_where_7(%408, %409#1, %439) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %441 = stablehlo.dot_general %440, %403#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %442 = stablehlo.transpose %441, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %443 = stablehlo.dot_general %440, %404, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_204 = stablehlo.constant dense<0> : tensor<i32>
    %c_205 = stablehlo.constant dense<30> : tensor<i32>
    %445 = stablehlo.dynamic_update_slice %444, %442, %c_204, %c_205 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %446 = stablehlo.add %401, %445 : tensor<24x131xf32>
    %447 = stablehlo.add %402, %443 : tensor<24x24xf32>
    %448:5 = stablehlo.optimization_barrier %arg1, %arg0, %arg4, %0, %436 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>
    %c_206 = stablehlo.constant dense<0> : tensor<i32>
    %c_207 = stablehlo.constant dense<0> : tensor<i32>
    %449 = stablehlo.dynamic_slice %448#0, %c_206, %c_207, sizes = [24, 30] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %450 = stablehlo.dot_general %448#1, %449, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %c_208 = stablehlo.constant dense<0> : tensor<i32>
    %c_209 = stablehlo.constant dense<0> : tensor<i32>
    %451 = stablehlo.dynamic_slice %448#2, %c_208, %c_209, sizes = [24, 30] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x30xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %453 = stablehlo.compare GT, %451, %452, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %cst_211 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %454:2 = call @_where_1(%453, %450, %cst_211) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>)
    %cst_212 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %455 = stablehlo.reduce(%454#0 init: %cst_212) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %456 = stablehlo.reshape %455 : (tensor<24xf32>) -> tensor<24x1xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %458 = stablehlo.compare EQ, %454#0, %457, FLOAT : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xi1>
    %459 = stablehlo.convert %458 : (tensor<24x30xi1>) -> tensor<24x30xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.reduce(%459 init: %cst_213) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %461 = stablehlo.convert %448#3 : tensor<24xf32>
    %462 = stablehlo.maximum %461, %455 : tensor<24xf32>
    %463 = stablehlo.compare EQ, %455, %462, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %466 = stablehlo.select %463, %464, %465 : tensor<24xi1>, tensor<24xf32>
    %467 = stablehlo.compare EQ, %461, %462, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_216 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_217 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %470 = stablehlo.select %467, %468, %469 : tensor<24xi1>, tensor<24xf32>
    %471 = stablehlo.divide %466, %470 : tensor<24xf32>
    %472 = stablehlo.multiply %448#4, %471 : tensor<24xf32>
    %473 = stablehlo.divide %472, %460 : tensor<24xf32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0] : (tensor<24xf32>) -> tensor<24x30xf32>
    %475 = stablehlo.multiply %474, %459 : tensor<24x30xf32>
    %476 = call @_where_7(%453, %454#1, %475) : (tensor<24x30xi1>, tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x30xf32>
    %477 = stablehlo.dot_general %476, %448#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x24xf32>) -> tensor<30x24xf32>
    %478 = stablehlo.transpose %477, dims = [1, 0] : (tensor<30x24xf32>) -> tensor<24x30xf32>
    %479 = stablehlo.dot_general %476, %449, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x30xf32>, tensor<24x30xf32>) -> tensor<24x24xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_219 = stablehlo.constant dense<0> : tensor<i32>
    %c_220 = stablehlo.constant dense<0> : tensor<i32>
    %481 = stablehlo.dynamic_update_slice %480, %478, %c_219, %c_220 : (tensor<24x131xf32>, tensor<24x30xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %482 = stablehlo.add %446, %481 : tensor<24x131xf32>
    %483 = stablehlo.add %447, %479 : tensor<24x24xf32>
    return %143, %483, %482 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x30xi1>, %arg1: tensor<24x30xf32>, %arg2: tensor<f32>) -> tensor<24x30xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x30xi1>, tensor<24x30xf32>
    return %2 : tensor<24x30xf32>
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
  func.func private @take_along_axis(%arg0: tensor<24x30xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x30xi1>, %arg1: tensor<24x30xf32>, %arg2: tensor<f32>) -> (tensor<24x30xf32>, tensor<24x30xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x30xi1>, tensor<24x30xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    return %2, %3 : tensor<24x30xf32>, tensor<24x30xf32>
  }
  func.func private @clip_2(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<30> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @_where_4(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_5(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x30xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x30xf32>
    return %1 : tensor<24x30xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x30xi1>, %arg1: tensor<24x30xf32>, %arg2: tensor<24x30xf32>) -> tensor<24x30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x30xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x30xi1>, tensor<24x30xf32>
    return %1 : tensor<24x30xf32>
  }
}
