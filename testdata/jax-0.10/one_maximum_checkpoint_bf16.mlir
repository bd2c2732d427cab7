module @jit_one_maximum_checkpoint_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x131xbf16>) -> tensor<24x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5:6 = stablehlo.while(%iterArg = %1, %iterArg_81 = %c_2, %iterArg_82 = %c, %iterArg_83 = %2, %iterArg_84 = %3, %iterArg_85 = %4) : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %167 = stablehlo.compare LT, %iterArg_81, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %167 : tensor<i1>
    } do {
      %167:4 = func.call @closed_call(%iterArg, %iterArg_82, %iterArg_83) : (tensor<24x131xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %168 = func.call @dynamic_update_index_in_dim(%iterArg_84, %167#2, %iterArg_81) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %169 = func.call @dynamic_update_index_in_dim_0(%iterArg_85, %167#3, %iterArg_81) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %170 = stablehlo.add %iterArg_81, %c_86 : tensor<i32>
      stablehlo.return %iterArg, %170, %167#0, %167#1, %168, %169 : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    }
    %c_3 = stablehlo.constant dense<120> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %c_3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<120> : tensor<i32>
    %c_6 = stablehlo.constant dense<131> : tensor<i32>
    %7 = stablehlo.add %c_5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<120> : tensor<i32>
    %8 = stablehlo.select %6, %7, %c_7 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.dynamic_slice %1, %c_8, %8, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.maximum %5#3, %10 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %15:6 = stablehlo.while(%iterArg = %1, %iterArg_81 = %13, %iterArg_82 = %c_13, %iterArg_83 = %c_11, %iterArg_84 = %12, %iterArg_85 = %14) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %167 = stablehlo.compare LT, %iterArg_82, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %167 : tensor<i1>
    } do {
      %167:3 = func.call @closed_call_1(%iterArg, %iterArg_81, %iterArg_83, %iterArg_84) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>)
      %168 = func.call @dynamic_update_index_in_dim_0(%iterArg_85, %167#2, %iterArg_82) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %169 = stablehlo.add %iterArg_82, %c_86 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %169, %167#0, %167#1, %168 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_14 = stablehlo.constant dense<120> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %c_14, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<120> : tensor<i32>
    %c_17 = stablehlo.constant dense<131> : tensor<i32>
    %17 = stablehlo.add %c_16, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %18 = stablehlo.select %16, %17, %c_18 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.dynamic_slice %1, %c_19, %18, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %20 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %22 = stablehlo.subtract %19, %21 : tensor<24x11xf32>
    %23 = stablehlo.exponential %22 : tensor<24x11xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %15#4, %24 : tensor<24xf32>
    %26 = stablehlo.log %25 : tensor<24xf32>
    %27 = stablehlo.add %26, %11 : tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %29:2 = call @take_along_axis(%1, %28) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %30 = stablehlo.reshape %29#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %31 = stablehlo.subtract %30, %27 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %35:6 = stablehlo.while(%iterArg = %1, %iterArg_81 = %33, %iterArg_82 = %c_24, %iterArg_83 = %c_22, %iterArg_84 = %32, %iterArg_85 = %34) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %167 = stablehlo.compare LT, %iterArg_82, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %167 : tensor<i1>
    } do {
      %167:3 = func.call @closed_call_2(%iterArg, %iterArg_81, %iterArg_83, %iterArg_84) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>)
      %168 = func.call @dynamic_update_index_in_dim_0(%iterArg_85, %167#2, %iterArg_82) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %169 = stablehlo.add %iterArg_82, %c_86 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %169, %167#0, %167#1, %168 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_25 = stablehlo.constant dense<120> : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.compare LT, %c_25, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<120> : tensor<i32>
    %c_28 = stablehlo.constant dense<131> : tensor<i32>
    %37 = stablehlo.add %c_27, %c_28 : tensor<i32>
    %c_29 = stablehlo.constant dense<120> : tensor<i32>
    %38 = stablehlo.select %36, %37, %c_29 : tensor<i1>, tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.dynamic_slice %1, %c_30, %38, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %40 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %42 = stablehlo.subtract %39, %41 : tensor<24x11xf32>
    %43 = stablehlo.exponential %42 : tensor<24x11xf32>
    %44 = stablehlo.multiply %43, %39 : tensor<24x11xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.add %35#4, %45 : tensor<24xf32>
    %47 = stablehlo.subtract %27, %46 : tensor<24xf32>
    %48 = stablehlo.multiply %31, %arg3 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %50 = stablehlo.negate %49 : tensor<f32>
    %51 = stablehlo.multiply %47, %arg3 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %53 = stablehlo.multiply %cst_34, %52 : tensor<f32>
    %54 = stablehlo.subtract %50, %53 : tensor<f32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.negate %cst_38 : tensor<f32>
    %cst_39 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %59 = stablehlo.multiply %cst_39, %58 : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.multiply %60, %arg3 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.negate %cst_40 : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.multiply %63, %arg3 : tensor<24xf32>
    %65 = stablehlo.negate %61 : tensor<24xf32>
    %c_41 = stablehlo.constant dense<120> : tensor<i32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.compare LT, %c_41, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %67 = stablehlo.convert %c_41 : tensor<i32>
    %c_43 = stablehlo.constant dense<131> : tensor<i32>
    %68 = stablehlo.add %67, %c_43 : tensor<i32>
    %69 = stablehlo.select %66, %68, %c_41 : tensor<i1>, tensor<i32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.dynamic_slice %1, %c_44, %69, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %71 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %73 = stablehlo.subtract %70, %72 : tensor<24x11xf32>
    %74 = stablehlo.exponential %73 : tensor<24x11xf32>
    %75 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %76 = stablehlo.multiply %74, %75 : tensor<24x11xf32>
    %77 = stablehlo.multiply %75, %70 : tensor<24x11xf32>
    %78 = stablehlo.multiply %77, %74 : tensor<24x11xf32>
    %79 = stablehlo.negate %78 : tensor<24x11xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %81 = stablehlo.reshape %80 : (tensor<24xf32>) -> tensor<24x1xf32>
    %82 = stablehlo.add %76, %78 : tensor<24x11xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%81 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.dynamic_update_slice %84, %82, %c_48, %69 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %86 = stablehlo.add %61, %83 : tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %89:7 = stablehlo.while(%iterArg = %35#5, %iterArg_81 = %1, %iterArg_82 = %27, %iterArg_83 = %c_51, %iterArg_84 = %87, %iterArg_85 = %88, %iterArg_86 = %65) : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %167 = stablehlo.compare LT, %iterArg_83, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %167 : tensor<i1>
    } do {
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %167 = stablehlo.subtract %c_87, %iterArg_83 : tensor<i32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.subtract %167, %c_88 : tensor<i32>
      %169 = func.call @dynamic_index_in_dim(%iterArg, %168) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %170:3 = func.call @closed_call_3(%iterArg_81, %iterArg_82, %iterArg_84, %iterArg_85, %iterArg_86, %169) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %171 = stablehlo.add %iterArg_83, %c_89 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %iterArg_82, %171, %170#0, %170#1, %170#2 : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %90 = stablehlo.add %85, %89#4 : tensor<24x131xf32>
    %91 = stablehlo.add %86, %89#5 : tensor<24xf32>
    %92 = stablehlo.negate %64 : tensor<24xf32>
    %93 = stablehlo.add %91, %92 : tensor<24xf32>
    %94 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %95 = call @take_along_axis_4(%29#1, %94) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %96 = stablehlo.add %90, %95 : tensor<24x131xf32>
    %97 = stablehlo.divide %93, %25 : tensor<24xf32>
    %c_52 = stablehlo.constant dense<120> : tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.compare LT, %c_52, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %99 = stablehlo.convert %c_52 : tensor<i32>
    %c_54 = stablehlo.constant dense<131> : tensor<i32>
    %100 = stablehlo.add %99, %c_54 : tensor<i32>
    %101 = stablehlo.select %98, %100, %c_52 : tensor<i1>, tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.dynamic_slice %1, %c_55, %101, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %103 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %105 = stablehlo.subtract %102, %104 : tensor<24x11xf32>
    %106 = stablehlo.exponential %105 : tensor<24x11xf32>
    %107 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<24x11xf32>
    %109 = stablehlo.negate %108 : tensor<24x11xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.reshape %110 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.dynamic_update_slice %113, %108, %c_59, %101 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %115 = stablehlo.add %96, %114 : tensor<24x131xf32>
    %116 = stablehlo.add %93, %112 : tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %119:7 = stablehlo.while(%iterArg = %15#5, %iterArg_81 = %1, %iterArg_82 = %11, %iterArg_83 = %c_62, %iterArg_84 = %117, %iterArg_85 = %118, %iterArg_86 = %97) : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %167 = stablehlo.compare LT, %iterArg_83, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %167 : tensor<i1>
    } do {
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %167 = stablehlo.subtract %c_87, %iterArg_83 : tensor<i32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.subtract %167, %c_88 : tensor<i32>
      %169 = func.call @dynamic_index_in_dim(%iterArg, %168) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %170:3 = func.call @closed_call_5(%iterArg_81, %iterArg_82, %iterArg_84, %iterArg_85, %iterArg_86, %169) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %171 = stablehlo.add %iterArg_83, %c_89 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %iterArg_82, %171, %170#0, %170#1, %170#2 : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %120 = stablehlo.add %115, %119#4 : tensor<24x131xf32>
    %121 = stablehlo.add %116, %119#5 : tensor<24xf32>
    %c_63 = stablehlo.constant dense<120> : tensor<i32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.compare LT, %c_63, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %123 = stablehlo.convert %c_63 : tensor<i32>
    %c_65 = stablehlo.constant dense<131> : tensor<i32>
    %124 = stablehlo.add %123, %c_65 : tensor<i32>
    %125 = stablehlo.select %122, %124, %c_63 : tensor<i1>, tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.dynamic_slice %1, %c_66, %125, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_67) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %128 = stablehlo.reshape %127 : (tensor<24xf32>) -> tensor<24x1xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %130 = stablehlo.compare EQ, %126, %129, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %131 = stablehlo.convert %130 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %133 = stablehlo.maximum %5#3, %127 : tensor<24xf32>
    %134 = stablehlo.compare EQ, %5#3, %133, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %137 = stablehlo.select %134, %135, %136 : tensor<24xi1>, tensor<24xf32>
    %138 = stablehlo.compare EQ, %127, %133, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %141 = stablehlo.select %138, %139, %140 : tensor<24xi1>, tensor<24xf32>
    %142 = stablehlo.divide %137, %141 : tensor<24xf32>
    %143 = stablehlo.compare EQ, %127, %133, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %146 = stablehlo.select %143, %144, %145 : tensor<24xi1>, tensor<24xf32>
    %147 = stablehlo.compare EQ, %5#3, %133, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.select %147, %148, %149 : tensor<24xi1>, tensor<24xf32>
    %151 = stablehlo.divide %146, %150 : tensor<24xf32>
    %152 = stablehlo.multiply %121, %151 : tensor<24xf32>
    %153 = stablehlo.multiply %121, %142 : tensor<24xf32>
    %154 = stablehlo.divide %152, %132 : tensor<24xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %156 = stablehlo.multiply %155, %131 : tensor<24x11xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %158 = stablehlo.dynamic_update_slice %157, %156, %c_78, %125 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %159 = stablehlo.add %120, %158 : tensor<24x131xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %161:6 = stablehlo.while(%iterArg = %5#4, %iterArg_81 = %5#5, %iterArg_82 = %1, %iterArg_83 = %c_80, %iterArg_84 = %160, %iterArg_85 = %153) : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    cond {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %167 = stablehlo.compare LT, %iterArg_83, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %167 : tensor<i1>
    } do {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %167 = stablehlo.subtract %c_86, %iterArg_83 : tensor<i32>
      %c_87 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.subtract %167, %c_87 : tensor<i32>
      %169 = func.call @dynamic_index_in_dim_6(%iterArg, %168) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %170 = func.call @dynamic_index_in_dim(%iterArg_81, %168) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %171:2 = func.call @closed_call_7(%iterArg_82, %iterArg_84, %iterArg_85, %169, %170) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>)
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %172 = stablehlo.add %iterArg_83, %c_88 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %iterArg_82, %172, %171#0, %171#1 : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    }
    %162 = stablehlo.add %159, %161#4 : tensor<24x131xf32>
    %163 = stablehlo.convert %162 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %164 = stablehlo.dot_general %163, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x24xbf16>) -> tensor<131x24xbf16>
    %165 = stablehlo.transpose %164, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %166 = stablehlo.dot_general %163, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x24xbf16>
    return %54, %166, %165 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
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
}
