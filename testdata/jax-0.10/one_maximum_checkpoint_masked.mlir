module @jit_one_maximum_checkpoint_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.compare GT, %arg4, %1, FLOAT : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3:2 = call @_where(%2, %0, %cst_0) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7:6 = stablehlo.while(%iterArg = %3#0, %iterArg_83 = %c_4, %iterArg_84 = %c, %iterArg_85 = %4, %iterArg_86 = %5, %iterArg_87 = %6) : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %169 = stablehlo.compare LT, %iterArg_83, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %169 : tensor<i1>
    } do {
      %169:4 = func.call @closed_call(%iterArg, %iterArg_84, %iterArg_85) : (tensor<24x131xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %170 = func.call @dynamic_update_index_in_dim(%iterArg_86, %169#2, %iterArg_83) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %171 = func.call @dynamic_update_index_in_dim_0(%iterArg_87, %169#3, %iterArg_83) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %172 = stablehlo.add %iterArg_83, %c_88 : tensor<i32>
      stablehlo.return %iterArg, %172, %169#0, %169#1, %170, %171 : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    }
    %c_5 = stablehlo.constant dense<120> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %c_5, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<120> : tensor<i32>
    %c_8 = stablehlo.constant dense<131> : tensor<i32>
    %9 = stablehlo.add %c_7, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<120> : tensor<i32>
    %10 = stablehlo.select %8, %9, %c_9 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_slice %3#0, %c_10, %10, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.maximum %7#3, %12 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %17:6 = stablehlo.while(%iterArg = %3#0, %iterArg_83 = %15, %iterArg_84 = %c_15, %iterArg_85 = %c_13, %iterArg_86 = %14, %iterArg_87 = %16) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %169 = stablehlo.compare LT, %iterArg_84, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %169 : tensor<i1>
    } do {
      %169:3 = func.call @closed_call_1(%iterArg, %iterArg_83, %iterArg_85, %iterArg_86) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>)
      %170 = func.call @dynamic_update_index_in_dim_0(%iterArg_87, %169#2, %iterArg_84) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %171 = stablehlo.add %iterArg_84, %c_88 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_83, %171, %169#0, %169#1, %170 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_16 = stablehlo.constant dense<120> : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %c_16, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %c_19 = stablehlo.constant dense<131> : tensor<i32>
    %19 = stablehlo.add %c_18, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<120> : tensor<i32>
    %20 = stablehlo.select %18, %19, %c_20 : tensor<i1>, tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.dynamic_slice %3#0, %c_21, %20, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %22 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %24 = stablehlo.subtract %21, %23 : tensor<24x11xf32>
    %25 = stablehlo.exponential %24 : tensor<24x11xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.add %17#4, %26 : tensor<24xf32>
    %28 = stablehlo.log %27 : tensor<24xf32>
    %29 = stablehlo.add %28, %13 : tensor<24xf32>
    %30 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %31:2 = call @take_along_axis(%3#0, %30) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %32 = stablehlo.reshape %31#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %33 = stablehlo.subtract %32, %29 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %37:6 = stablehlo.while(%iterArg = %3#0, %iterArg_83 = %35, %iterArg_84 = %c_26, %iterArg_85 = %c_24, %iterArg_86 = %34, %iterArg_87 = %36) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %169 = stablehlo.compare LT, %iterArg_84, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %169 : tensor<i1>
    } do {
      %169:3 = func.call @closed_call_2(%iterArg, %iterArg_83, %iterArg_85, %iterArg_86) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>)
      %170 = func.call @dynamic_update_index_in_dim_0(%iterArg_87, %169#2, %iterArg_84) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %171 = stablehlo.add %iterArg_84, %c_88 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_83, %171, %169#0, %169#1, %170 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_27 = stablehlo.constant dense<120> : tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.compare LT, %c_27, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_29 = stablehlo.constant dense<120> : tensor<i32>
    %c_30 = stablehlo.constant dense<131> : tensor<i32>
    %39 = stablehlo.add %c_29, %c_30 : tensor<i32>
    %c_31 = stablehlo.constant dense<120> : tensor<i32>
    %40 = stablehlo.select %38, %39, %c_31 : tensor<i1>, tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.dynamic_slice %3#0, %c_32, %40, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %42 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %44 = stablehlo.subtract %41, %43 : tensor<24x11xf32>
    %45 = stablehlo.exponential %44 : tensor<24x11xf32>
    %46 = stablehlo.multiply %45, %41 : tensor<24x11xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.add %37#4, %47 : tensor<24xf32>
    %49 = stablehlo.subtract %29, %48 : tensor<24xf32>
    %50 = stablehlo.multiply %33, %arg3 : tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %52 = stablehlo.negate %51 : tensor<f32>
    %53 = stablehlo.multiply %49, %arg3 : tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %55 = stablehlo.multiply %cst_36, %54 : tensor<f32>
    %56 = stablehlo.subtract %52, %55 : tensor<f32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.negate %cst_40 : tensor<f32>
    %cst_41 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %61 = stablehlo.multiply %cst_41, %60 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.multiply %62, %arg3 : tensor<24xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.negate %cst_42 : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.multiply %65, %arg3 : tensor<24xf32>
    %67 = stablehlo.negate %63 : tensor<24xf32>
    %c_43 = stablehlo.constant dense<120> : tensor<i32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.compare LT, %c_43, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %69 = stablehlo.convert %c_43 : tensor<i32>
    %c_45 = stablehlo.constant dense<131> : tensor<i32>
    %70 = stablehlo.add %69, %c_45 : tensor<i32>
    %71 = stablehlo.select %68, %70, %c_43 : tensor<i1>, tensor<i32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.dynamic_slice %3#0, %c_46, %71, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %73 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %75 = stablehlo.subtract %72, %74 : tensor<24x11xf32>
    %76 = stablehlo.exponential %75 : tensor<24x11xf32>
    %77 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<24x11xf32>
    %79 = stablehlo.multiply %77, %72 : tensor<24x11xf32>
    %80 = stablehlo.multiply %79, %76 : tensor<24x11xf32>
    %81 = stablehlo.negate %80 : tensor<24x11xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.reshape %82 : (tensor<24xf32>) -> tensor<24x1xf32>
    %84 = stablehlo.add %78, %80 : tensor<24x11xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%83 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.dynamic_update_slice %86, %84, %c_50, %71 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %88 = stablehlo.add %63, %85 : tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %91:7 = stablehlo.while(%iterArg = %37#5, %iterArg_83 = %3#0, %iterArg_84 = %29, %iterArg_85 = %c_53, %iterArg_86 = %89, %iterArg_87 = %90, %iterArg_88 = %67) : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_89 = stablehlo.constant dense<3> : tensor<i32>
      %169 = stablehlo.compare LT, %iterArg_85, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %169 : tensor<i1>
    } do {
      %c_89 = stablehlo.constant dense<3> : tensor<i32>
      %169 = stablehlo.subtract %c_89, %iterArg_85 : tensor<i32>
      %c_90 = stablehlo.constant dense<1> : tensor<i32>
      %170 = stablehlo.subtract %169, %c_90 : tensor<i32>
      %171 = func.call @dynamic_index_in_dim(%iterArg, %170) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %172:3 = func.call @closed_call_3(%iterArg_83, %iterArg_84, %iterArg_86, %iterArg_87, %iterArg_88, %171) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_91 = stablehlo.constant dense<1> : tensor<i32>
      %173 = stablehlo.add %iterArg_85, %c_91 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_83, %iterArg_84, %173, %172#0, %172#1, %172#2 : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %92 = stablehlo.add %87, %91#4 : tensor<24x131xf32>
    %93 = stablehlo.add %88, %91#5 : tensor<24xf32>
    %94 = stablehlo.negate %66 : tensor<24xf32>
    %95 = stablehlo.add %93, %94 : tensor<24xf32>
    %96 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %97 = call @take_along_axis_4(%31#1, %96) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %98 = stablehlo.add %92, %97 : tensor<24x131xf32>
    %99 = stablehlo.divide %95, %27 : tensor<24xf32>
    %c_54 = stablehlo.constant dense<120> : tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.compare LT, %c_54, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %101 = stablehlo.convert %c_54 : tensor<i32>
    %c_56 = stablehlo.constant dense<131> : tensor<i32>
    %102 = stablehlo.add %101, %c_56 : tensor<i32>
    %103 = stablehlo.select %100, %102, %c_54 : tensor<i1>, tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.dynamic_slice %3#0, %c_57, %103, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %105 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %107 = stablehlo.subtract %104, %106 : tensor<24x11xf32>
    %108 = stablehlo.exponential %107 : tensor<24x11xf32>
    %109 = stablehlo.broadcast_in_dim %99, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %110 = stablehlo.multiply %109, %108 : tensor<24x11xf32>
    %111 = stablehlo.negate %110 : tensor<24x11xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %113 = stablehlo.reshape %112 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %116 = stablehlo.dynamic_update_slice %115, %110, %c_61, %103 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %117 = stablehlo.add %98, %116 : tensor<24x131xf32>
    %118 = stablehlo.add %95, %114 : tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %121:7 = stablehlo.while(%iterArg = %17#5, %iterArg_83 = %3#0, %iterArg_84 = %13, %iterArg_85 = %c_64, %iterArg_86 = %119, %iterArg_87 = %120, %iterArg_88 = %99) : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_89 = stablehlo.constant dense<3> : tensor<i32>
      %169 = stablehlo.compare LT, %iterArg_85, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %169 : tensor<i1>
    } do {
      %c_89 = stablehlo.constant dense<3> : tensor<i32>
      %169 = stablehlo.subtract %c_89, %iterArg_85 : tensor<i32>
      %c_90 = stablehlo.constant dense<1> : tensor<i32>
      %170 = stablehlo.subtract %169, %c_90 : tensor<i32>
      %171 = func.call @dynamic_index_in_dim(%iterArg, %170) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %172:3 = func.call @closed_call_5(%iterArg_83, %iterArg_84, %iterArg_86, %iterArg_87, %iterArg_88, %171) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_91 = stablehlo.constant dense<1> : tensor<i32>
      %173 = stablehlo.add %iterArg_85, %c_91 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_83, %iterArg_84, %173, %172#0, %172#1, %172#2 : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %122 = stablehlo.add %117, %121#4 : tensor<24x131xf32>
    %123 = stablehlo.add %118, %121#5 : tensor<24xf32>
    %c_65 = stablehlo.constant dense<120> : tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.compare LT, %c_65, %c_66, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %125 = stablehlo.convert %c_65 : tensor<i32>
    %c_67 = stablehlo.constant dense<131> : tensor<i32>
    %126 = stablehlo.add %125, %c_67 : tensor<i32>
    %127 = stablehlo.select %124, %126, %c_65 : tensor<i1>, tensor<i32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %128 = stablehlo.dynamic_slice %3#0, %c_68, %127, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_69) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.reshape %129 : (tensor<24xf32>) -> tensor<24x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %132 = stablehlo.compare EQ, %128, %131, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %133 = stablehlo.convert %132 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %135 = stablehlo.maximum %7#3, %129 : tensor<24xf32>
    %136 = stablehlo.compare EQ, %7#3, %135, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %139 = stablehlo.select %136, %137, %138 : tensor<24xi1>, tensor<24xf32>
    %140 = stablehlo.compare EQ, %129, %135, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %143 = stablehlo.select %140, %141, %142 : tensor<24xi1>, tensor<24xf32>
    %144 = stablehlo.divide %139, %143 : tensor<24xf32>
    %145 = stablehlo.compare EQ, %129, %135, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %148 = stablehlo.select %145, %146, %147 : tensor<24xi1>, tensor<24xf32>
    %149 = stablehlo.compare EQ, %7#3, %135, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.select %149, %150, %151 : tensor<24xi1>, tensor<24xf32>
    %153 = stablehlo.divide %148, %152 : tensor<24xf32>
    %154 = stablehlo.multiply %123, %153 : tensor<24xf32>
    %155 = stablehlo.multiply %123, %144 : tensor<24xf32>
    %156 = stablehlo.divide %154, %134 : tensor<24xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %158 = stablehlo.multiply %157, %133 : tensor<24x11xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %160 = stablehlo.dynamic_update_slice %159, %158, %c_80, %127 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %161 = stablehlo.add %122, %160 : tensor<24x131xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %163:6 = stablehlo.while(%iterArg = %7#4, %iterArg_83 = %7#5, %iterArg_84 = %3#0, %iterArg_85 = %c_82, %iterArg_86 = %162, %iterArg_87 = %155) : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    cond {
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %169 = stablehlo.compare LT, %iterArg_85, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %169 : tensor<i1>
    } do {
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %169 = stablehlo.subtract %c_88, %iterArg_85 : tensor<i32>
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %170 = stablehlo.subtract %169, %c_89 : tensor<i32>
      %171 = func.call @dynamic_index_in_dim_6(%iterArg, %170) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %172 = func.call @dynamic_index_in_dim(%iterArg_83, %170) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %173:2 = func.call @closed_call_7(%iterArg_84, %iterArg_86, %iterArg_87, %171, %172) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>)
      %c_90 = stablehlo.constant dense<1> : tensor<i32>
      %174 = stablehlo.add %iterArg_85, %c_90 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_83, %iterArg_84, %174, %173#0, %173#1 : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    }
    %164 = stablehlo.add %161, %163#4 : tensor<24x131xf32>
    %165 = call @_where_8(%2, %3#1, %164) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %166 = stablehlo.dot_general %165, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %167 = stablehlo.transpose %166, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %168 = stablehlo.dot_general %165, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %56, %168, %167 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x131xi1>, tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    return %2, %3 : tensor<24x131xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg1, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %arg2 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    return %0, %9, %arg2, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<24x40xf32>
    %9 = stablehlo.exponential %8 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.add %arg3, %10 : tensor<24xf32>
    return %0, %11, %1 : tensor<i32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<24x40xf32>
    %9 = stablehlo.exponential %8 : tensor<24x40xf32>
    %10 = stablehlo.multiply %9, %6 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.add %arg3, %11 : tensor<24xf32>
    return %0, %12, %1 : tensor<i32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg5 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg5 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<24x40xf32>
    %8 = stablehlo.exponential %7 : tensor<24x40xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<24x40xf32>
    %11 = stablehlo.multiply %9, %4 : tensor<24x40xf32>
    %12 = stablehlo.multiply %11, %8 : tensor<24x40xf32>
    %13 = stablehlo.negate %12 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.add %10, %12 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.dynamic_update_slice %18, %16, %c_4, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %20 = stablehlo.add %arg2, %19 : tensor<24x131xf32>
    %21 = stablehlo.add %arg3, %17 : tensor<24xf32>
    return %20, %21, %arg4 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg5 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg5 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<24x40xf32>
    %8 = stablehlo.exponential %7 : tensor<24x40xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<24x40xf32>
    %11 = stablehlo.negate %10 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.reshape %12 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.dynamic_update_slice %15, %10, %c_4, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %17 = stablehlo.add %arg2, %16 : tensor<24x131xf32>
    %18 = stablehlo.add %arg3, %14 : tensor<24xf32>
    return %17, %18, %arg4 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg4 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg4 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %9 = stablehlo.convert %8 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.convert %arg3 : tensor<24xf32>
    %12 = stablehlo.maximum %11, %5 : tensor<24xf32>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.divide %16, %20 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.divide %25, %29 : tensor<24xf32>
    %31 = stablehlo.multiply %arg2, %30 : tensor<24xf32>
    %32 = stablehlo.multiply %arg2, %21 : tensor<24xf32>
    %33 = stablehlo.convert %32 : tensor<24xf32>
    %34 = stablehlo.divide %31, %10 : tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %36 = stablehlo.multiply %35, %9 : tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.dynamic_update_slice %37, %36, %c_12, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %39 = stablehlo.add %arg1, %38 : tensor<24x131xf32>
    return %39, %33 : tensor<24x131xf32>, tensor<24xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x131xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x131xi1>, tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
