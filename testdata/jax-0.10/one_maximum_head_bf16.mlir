module @jit_one_maximum_head_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<3x24x40xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %15:19 = stablehlo.while(%iterArg = %arg0, %iterArg_70 = %arg1, %iterArg_71 = %2, %iterArg_72 = %1, %iterArg_73 = %4, %iterArg_74 = %3, %iterArg_75 = %6, %iterArg_76 = %5, %iterArg_77 = %8, %iterArg_78 = %7, %iterArg_79 = %c_14, %iterArg_80 = %c, %iterArg_81 = %0, %iterArg_82 = %9, %iterArg_83 = %10, %iterArg_84 = %11, %iterArg_85 = %12, %iterArg_86 = %13, %iterArg_87 = %14) : tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    cond {
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %137 = stablehlo.compare LT, %iterArg_79, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %137 : tensor<i1>
    } do {
      %137:8 = func.call @closed_call(%iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_80, %iterArg_81) : (tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %138 = func.call @dynamic_update_index_in_dim(%iterArg_82, %137#2, %iterArg_79) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %139 = func.call @dynamic_update_index_in_dim_0(%iterArg_83, %137#3, %iterArg_79) : (tensor<3x24x40xbf16>, tensor<24x40xbf16>, tensor<i32>) -> tensor<3x24x40xbf16>
      %140 = func.call @dynamic_update_index_in_dim_1(%iterArg_84, %137#4, %iterArg_79) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %141 = func.call @dynamic_update_index_in_dim_2(%iterArg_85, %137#5, %iterArg_79) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %142 = func.call @dynamic_update_index_in_dim_2(%iterArg_86, %137#6, %iterArg_79) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %143 = func.call @dynamic_update_index_in_dim_2(%iterArg_87, %137#7, %iterArg_79) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %144 = stablehlo.add %iterArg_79, %c_88 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %144, %137#0, %137#1, %138, %139, %140, %141, %142, %143 : tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    }
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<120> : tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %c_15, %c_16, sizes = [24, 11] : (tensor<24x131xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x11xbf16>
    %17 = stablehlo.dot_general %arg0, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %18 = stablehlo.convert %17 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.reshape %19 : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %22 = stablehlo.compare EQ, %18, %21, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %23 = stablehlo.convert %22 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.maximum %15#12, %19 : tensor<24xf32>
    %26 = stablehlo.compare EQ, %15#12, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.compare EQ, %19, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.divide %29, %33 : tensor<24xf32>
    %35 = stablehlo.compare EQ, %19, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<24xi1>, tensor<24xf32>
    %39 = stablehlo.compare EQ, %15#12, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.divide %38, %42 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %c_30 = stablehlo.constant dense<39> : tensor<i32>
    %46:2 = call @clip(%c_29, %c_30) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %47 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %48:2 = call @_where(%c_31) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %50 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<3x24x40xbf16>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x24x1x1xi32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_37 = stablehlo.constant dense<false> : tensor<i1>
    %53 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i1>) -> tensor<3x24xi1>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %54:16 = stablehlo.while(%iterArg = %arg0, %iterArg_70 = %arg1, %iterArg_71 = %47, %iterArg_72 = %arg2, %iterArg_73 = %46#0, %iterArg_74 = %46#1, %iterArg_75 = %48#1, %iterArg_76 = %c_38, %iterArg_77 = %c_32, %iterArg_78 = %44, %iterArg_79 = %45, %iterArg_80 = %49, %iterArg_81 = %50, %iterArg_82 = %51, %iterArg_83 = %52, %iterArg_84 = %53) : tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    cond {
      %c_85 = stablehlo.constant dense<3> : tensor<i32>
      %137 = stablehlo.compare LT, %iterArg_76, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %137 : tensor<i1>
    } do {
      %137:8 = func.call @closed_call_3(%iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_77, %iterArg_78, %iterArg_79) : (tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>)
      %138 = func.call @dynamic_update_index_in_dim(%iterArg_80, %137#3, %iterArg_76) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %139 = func.call @dynamic_update_index_in_dim_0(%iterArg_81, %137#4, %iterArg_76) : (tensor<3x24x40xbf16>, tensor<24x40xbf16>, tensor<i32>) -> tensor<3x24x40xbf16>
      %140 = func.call @dynamic_update_index_in_dim_7(%iterArg_82, %137#5, %iterArg_76) : (tensor<3x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<3x24x1x1xi32>
      %141 = func.call @dynamic_update_index_in_dim_1(%iterArg_83, %137#6, %iterArg_76) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %142 = func.call @dynamic_update_index_in_dim_8(%iterArg_84, %137#7, %iterArg_76) : (tensor<3x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<3x24xi1>
      %c_85 = stablehlo.constant dense<1> : tensor<i32>
      %143 = stablehlo.add %iterArg_76, %c_85 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %143, %137#0, %137#1, %137#2, %138, %139, %140, %141, %142 : tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    }
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %c_40 = stablehlo.constant dense<120> : tensor<i32>
    %55 = stablehlo.dynamic_slice %arg1, %c_39, %c_40, sizes = [24, 11] : (tensor<24x131xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x11xbf16>
    %56 = stablehlo.dot_general %arg0, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %57 = stablehlo.convert %56 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %c_41 = stablehlo.constant dense<120> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %59 = stablehlo.subtract %arg2, %58 : tensor<24xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %61 = stablehlo.compare GE, %59, %60, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_43 = stablehlo.constant dense<11> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %63 = stablehlo.compare LT, %59, %62, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %64 = stablehlo.and %61, %63 : tensor<24xi1>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %c_45 = stablehlo.constant dense<10> : tensor<i32>
    %65 = call @clip_9(%59, %c_44, %c_45) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %67:2 = call @take_along_axis_10(%57, %66) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %68 = stablehlo.reshape %67#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %69 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %71 = stablehlo.subtract %57, %70 : tensor<24x11xf32>
    %72 = stablehlo.exponential %71 : tensor<24x11xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.add %54#9, %73 : tensor<24xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %75:2 = call @_where_11(%64, %68, %c_47) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %76 = stablehlo.add %54#10, %75#0 : tensor<24xf32>
    %77 = stablehlo.log %74 : tensor<24xf32>
    %78 = stablehlo.add %25, %77 : tensor<24xf32>
    %79 = stablehlo.subtract %78, %76 : tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %81 = stablehlo.multiply %80, %25 : tensor<24xf32>
    %82 = stablehlo.add %79, %81 : tensor<24xf32>
    %83 = stablehlo.multiply %82, %arg3 : tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.multiply %88, %arg3 : tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<24xf32>
    %92 = stablehlo.negate %89 : tensor<24xf32>
    %93 = stablehlo.add %91, %89 : tensor<24xf32>
    %94 = stablehlo.divide %89, %74 : tensor<24xf32>
    %95 = call @_where_12(%64, %75#1, %92) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %97 = stablehlo.multiply %96, %72 : tensor<24x11xf32>
    %98 = stablehlo.negate %97 : tensor<24x11xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.reshape %99 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.add %93, %101 : tensor<24xf32>
    %103 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %104 = call @take_along_axis_13(%67#1, %103) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %105 = stablehlo.add %97, %104 : tensor<24x11xf32>
    %106 = stablehlo.convert %105 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %107 = stablehlo.dot_general %106, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %108 = stablehlo.transpose %107, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %109 = stablehlo.dot_general %106, %55, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %110 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %c_59 = stablehlo.constant dense<120> : tensor<i32>
    %111 = stablehlo.dynamic_update_slice %110, %108, %c_58, %c_59 : (tensor<24x131xbf16>, tensor<24x11xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x131xbf16>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %112 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %113 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %115:13 = stablehlo.while(%iterArg = %54#11, %iterArg_70 = %54#12, %iterArg_71 = %54#13, %iterArg_72 = %54#14, %iterArg_73 = %54#15, %iterArg_74 = %arg0, %iterArg_75 = %48#0, %iterArg_76 = %c_63, %iterArg_77 = %112, %iterArg_78 = %113, %iterArg_79 = %114, %iterArg_80 = %94, %iterArg_81 = %92) : tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xbf16>, tensor<24xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %137 = stablehlo.compare LT, %iterArg_76, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %137 : tensor<i1>
    } do {
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %137 = stablehlo.subtract %c_82, %iterArg_76 : tensor<i32>
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %138 = stablehlo.subtract %137, %c_83 : tensor<i32>
      %139 = func.call @dynamic_index_in_dim(%iterArg, %138) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %140 = func.call @dynamic_index_in_dim_14(%iterArg_70, %138) : (tensor<3x24x40xbf16>, tensor<i32>) -> tensor<24x40xbf16>
      %141 = func.call @dynamic_index_in_dim_15(%iterArg_71, %138) : (tensor<3x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %142 = func.call @dynamic_index_in_dim_16(%iterArg_72, %138) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %143 = func.call @dynamic_index_in_dim_17(%iterArg_73, %138) : (tensor<3x24xi1>, tensor<i32>) -> tensor<24xi1>
      %144:5 = func.call @closed_call_18(%iterArg_74, %iterArg_75, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %139, %140, %141, %142, %143) : (tensor<24x24xbf16>, tensor<24xf32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_84 = stablehlo.constant dense<1> : tensor<i32>
      %145 = stablehlo.add %iterArg_76, %c_84 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %145, %144#0, %144#1, %144#2, %144#3, %144#4 : tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xbf16>, tensor<24xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %116 = stablehlo.add %111, %115#8 : tensor<24x131xbf16>
    %117 = stablehlo.add %109, %115#9 : tensor<24x24xbf16>
    %118 = stablehlo.add %102, %115#10 : tensor<24xf32>
    %119 = stablehlo.multiply %118, %43 : tensor<24xf32>
    %120 = stablehlo.multiply %118, %34 : tensor<24xf32>
    %121 = stablehlo.divide %119, %24 : tensor<24xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %123 = stablehlo.multiply %122, %23 : tensor<24x11xf32>
    %124 = stablehlo.convert %123 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %125 = stablehlo.dot_general %124, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %126 = stablehlo.transpose %125, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %127 = stablehlo.dot_general %124, %16, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %128 = stablehlo.add %117, %127 : tensor<24x24xbf16>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %129 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %c_66 = stablehlo.constant dense<120> : tensor<i32>
    %130 = stablehlo.dynamic_update_slice %129, %126, %c_65, %c_66 : (tensor<24x131xbf16>, tensor<24x11xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x131xbf16>
    %131 = stablehlo.add %116, %130 : tensor<24x131xbf16>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %132 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %133 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %134:11 = stablehlo.while(%iterArg = %15#13, %iterArg_70 = %15#14, %iterArg_71 = %15#15, %iterArg_72 = %15#16, %iterArg_73 = %15#17, %iterArg_74 = %15#18, %iterArg_75 = %arg0, %iterArg_76 = %c_69, %iterArg_77 = %132, %iterArg_78 = %133, %iterArg_79 = %120) : tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>
    cond {
      %c_80 = stablehlo.constant dense<3> : tensor<i32>
      %137 = stablehlo.compare LT, %iterArg_76, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %137 : tensor<i1>
    } do {
      %c_80 = stablehlo.constant dense<3> : tensor<i32>
      %137 = stablehlo.subtract %c_80, %iterArg_76 : tensor<i32>
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %138 = stablehlo.subtract %137, %c_81 : tensor<i32>
      %139 = func.call @dynamic_index_in_dim(%iterArg, %138) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %140 = func.call @dynamic_index_in_dim_14(%iterArg_70, %138) : (tensor<3x24x40xbf16>, tensor<i32>) -> tensor<24x40xbf16>
      %141 = func.call @dynamic_index_in_dim_16(%iterArg_71, %138) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %142 = func.call @dynamic_index_in_dim_21(%iterArg_72, %138) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %143 = func.call @dynamic_index_in_dim_21(%iterArg_73, %138) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %144 = func.call @dynamic_index_in_dim_21(%iterArg_74, %138) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %145:3 = func.call @closed_call_22(%iterArg_75, %iterArg_77, %iterArg_78, %iterArg_79, %139, %140, %141, %142, %143, %144) : (tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>)
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %146 = stablehlo.add %iterArg_76, %c_82 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %146, %145#0, %145#1, %145#2 : tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>
    }
    %135 = stablehlo.add %131, %134#8 : tensor<24x131xbf16>
    %136 = stablehlo.add %128, %134#9 : tensor<24x24xbf16>
    return %84, %136, %135 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @closed_call(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>, %arg11: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg10, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg10, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x131xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %8 = stablehlo.convert %7 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.reshape %9 : (tensor<24xf32>) -> tensor<24x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %12 = stablehlo.compare EQ, %8, %11, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %13 = stablehlo.convert %12 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.convert %arg11 : tensor<24xf32>
    %16 = stablehlo.maximum %15, %9 : tensor<24xf32>
    %17 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %18 = stablehlo.select %17, %arg3, %arg2 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.compare EQ, %9, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %20 = stablehlo.select %19, %arg5, %arg4 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.divide %18, %20 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %9, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.select %22, %arg7, %arg6 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %25 = stablehlo.select %24, %arg9, %arg8 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.divide %23, %25 : tensor<24xf32>
    return %0, %16, %5, %6, %13, %14, %21, %26 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x24x40xbf16>, %arg1: tensor<24x40xbf16>, %arg2: tensor<i32>) -> tensor<3x24x40xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xbf16>) -> tensor<1x24x40xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xbf16>, tensor<1x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xbf16>
    return %1 : tensor<3x24x40xbf16>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<3x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xf32>
    return %1 : tensor<3x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24x1xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg7, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x131xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %8 = stablehlo.convert %7 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %9 = stablehlo.convert %1 : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %11 = stablehlo.subtract %arg3, %10 : tensor<24xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %15 = stablehlo.compare LT, %11, %14, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %16 = stablehlo.and %13, %15 : tensor<24xi1>
    %17 = call @clip_4(%11, %arg4, %arg5) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %19:2 = call @take_along_axis_5(%8, %18) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %20 = stablehlo.reshape %19#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %22 = stablehlo.subtract %8, %21 : tensor<24x40xf32>
    %23 = stablehlo.exponential %22 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %arg8, %24 : tensor<24xf32>
    %26 = call @_where_6(%16, %20, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %27 = stablehlo.add %arg9, %26 : tensor<24xf32>
    return %0, %25, %27, %5, %6, %19#1, %23, %16 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>
  }
  func.func private @clip_4(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where_6(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<3x24x1x1xi32>, %arg1: tensor<24x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x24x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<24x1x1xi32>) -> tensor<1x24x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x24x1x1xi32>, tensor<1x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x1x1xi32>
    return %1 : tensor<3x24x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<3x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<3x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<3x24xi1>
    return %1 : tensor<3x24xi1>
  }
  func.func private @clip_9(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where_11(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_12(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_13(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x11xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<3x24x40xbf16>, %arg1: tensor<i32>) -> tensor<24x40xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xbf16>) -> tensor<24x40xbf16>
    return %1 : tensor<24x40xbf16>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<3x24x1x1xi32>, %arg1: tensor<i32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 24, 1, 1] : (tensor<3x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1x1xi32>) -> tensor<24x1x1xi32>
    return %1 : tensor<24x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<3x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @closed_call_18(%arg0: tensor<24x24xbf16>, %arg1: tensor<24xf32>, %arg2: tensor<24x131xbf16>, %arg3: tensor<24x24xbf16>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xbf16>, %arg9: tensor<24x1x1xi32>, %arg10: tensor<24x40xf32>, %arg11: tensor<24xi1>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = call @_where_19(%arg11, %arg1, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.multiply %1, %arg10 : tensor<24x40xf32>
    %3 = stablehlo.negate %2 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.add %arg4, %6 : tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = call @take_along_axis_20(%arg9, %8) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %2, %9 : tensor<24x40xf32>
    %11 = stablehlo.convert %10 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %14 = stablehlo.dot_general %11, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %15 = stablehlo.add %arg3, %14 : tensor<24x24xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.dynamic_update_slice %16, %13, %c, %arg7 : (tensor<24x131xbf16>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x131xbf16>
    %18 = stablehlo.add %arg2, %17 : tensor<24x131xbf16>
    return %18, %15, %7, %arg5, %arg6 : tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_19(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_20(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_22(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24x24xbf16>, %arg3: tensor<24xf32>, %arg4: tensor<i32>, %arg5: tensor<24x40xbf16>, %arg6: tensor<24x40xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>) {
    %0 = stablehlo.multiply %arg3, %arg9 : tensor<24xf32>
    %1 = stablehlo.multiply %arg3, %arg8 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg7 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg6 : tensor<24x40xf32>
    %5 = stablehlo.convert %4 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %6 = stablehlo.dot_general %5, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %8 = stablehlo.dot_general %5, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<24x24xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_update_slice %10, %7, %c, %arg4 : (tensor<24x131xbf16>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x131xbf16>
    %12 = stablehlo.add %arg1, %11 : tensor<24x131xbf16>
    return %12, %9, %1 : tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>
  }
}
