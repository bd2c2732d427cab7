module @jit_loop_nested_policy_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<2x4x3x24xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %3 = stablehlo.reshape %arg4 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %4 = stablehlo.reshape %arg5 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %5 = stablehlo.iota dim = 0 : tensor<131xi32>
    %c = stablehlo.constant dense<128> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %8:3 = call @_where(%7, %cst) : (tensor<131xi1>, tensor<f32>) -> (tensor<3x131xi1>, tensor<3x131xf32>, tensor<3x131xf32>)
    %cst_0 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %9:10 = call @clip(%cst_0, %cst_1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    call @_where_0(%8#0, %8#2) : (tensor<3x131xi1>, tensor<3x131xf32>) -> ()
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    call @clip_1(%9#0, %9#1, %9#2, %9#3, %9#4, %9#5, %9#6, %9#7, %9#8, %9#9) : (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x4x3x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2x4x3x1x1xi32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %30:40 = stablehlo.while(%iterArg = %0, %iterArg_28 = %1, %iterArg_29 = %2, %iterArg_30 = %3, %iterArg_31 = %4, %iterArg_32 = %arg1, %iterArg_33 = %8#0, %iterArg_34 = %8#2, %iterArg_35 = %9#0, %iterArg_36 = %9#1, %iterArg_37 = %9#2, %iterArg_38 = %9#3, %iterArg_39 = %9#4, %iterArg_40 = %9#5, %iterArg_41 = %9#6, %iterArg_42 = %9#7, %iterArg_43 = %9#8, %iterArg_44 = %9#9, %iterArg_45 = %11, %iterArg_46 = %10, %iterArg_47 = %13, %iterArg_48 = %12, %iterArg_49 = %15, %iterArg_50 = %14, %iterArg_51 = %17, %iterArg_52 = %16, %iterArg_53 = %c_23, %iterArg_54 = %cst_10, %iterArg_55 = %18, %iterArg_56 = %19, %iterArg_57 = %20, %iterArg_58 = %21, %iterArg_59 = %22, %iterArg_60 = %23, %iterArg_61 = %24, %iterArg_62 = %25, %iterArg_63 = %26, %iterArg_64 = %27, %iterArg_65 = %28, %iterArg_66 = %29) : tensor<2x4x3x24xbf16>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4xf32>, tensor<2xf32>
    cond {
      %c_67 = stablehlo.constant dense<2> : tensor<i32>
      %35 = stablehlo.compare LT, %iterArg_53, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    } do {
      %35 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_53) : (tensor<2x4x3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %36 = func.call @dynamic_index_in_dim_2(%iterArg_28, %iterArg_53) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %37 = func.call @dynamic_index_in_dim_3(%iterArg_29, %iterArg_53) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %38 = func.call @dynamic_index_in_dim_3(%iterArg_30, %iterArg_53) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %39 = func.call @dynamic_index_in_dim_3(%iterArg_31, %iterArg_53) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %40:13 = func.call @closed_call(%iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_54, %35, %36, %37, %38, %39) : (tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x131xf32>, tensor<4x3x131xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<f32>)
      %41 = func.call @dynamic_update_index_in_dim_16(%iterArg_55, %40#1, %iterArg_53) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %42 = func.call @dynamic_update_index_in_dim_17(%iterArg_56, %40#2, %iterArg_53) : (tensor<2x4x3x1xf32>, tensor<4x3x1xf32>, tensor<i32>) -> tensor<2x4x3x1xf32>
      %43 = func.call @dynamic_update_index_in_dim_16(%iterArg_57, %40#3, %iterArg_53) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %44 = func.call @dynamic_update_index_in_dim_16(%iterArg_58, %40#4, %iterArg_53) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %45 = func.call @dynamic_update_index_in_dim_18(%iterArg_59, %40#5, %iterArg_53) : (tensor<2x4x3x1x1xi32>, tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
      %46 = func.call @dynamic_update_index_in_dim_19(%iterArg_60, %40#6, %iterArg_53) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %47 = func.call @dynamic_update_index_in_dim_19(%iterArg_61, %40#7, %iterArg_53) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %48 = func.call @dynamic_update_index_in_dim_19(%iterArg_62, %40#8, %iterArg_53) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %49 = func.call @dynamic_update_index_in_dim_19(%iterArg_63, %40#9, %iterArg_53) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %50 = func.call @dynamic_update_index_in_dim_19(%iterArg_64, %40#10, %iterArg_53) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %51 = func.call @dynamic_update_index_in_dim_20(%iterArg_65, %40#11, %iterArg_53) : (tensor<2x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %52 = func.call @dynamic_update_index_in_dim_21(%iterArg_66, %40#12, %iterArg_53) : (tensor<2xf32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
      %c_67 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.add %iterArg_53, %c_67 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %53, %40#0, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52 : tensor<2x4x3x24xbf16>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4xf32>, tensor<2xf32>
    }
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %31 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<bf16>) -> tensor<2x4x3x24xbf16>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %33:22 = stablehlo.while(%iterArg = %0, %iterArg_28 = %30#28, %iterArg_29 = %30#29, %iterArg_30 = %30#30, %iterArg_31 = %30#31, %iterArg_32 = %30#32, %iterArg_33 = %30#33, %iterArg_34 = %30#34, %iterArg_35 = %30#35, %iterArg_36 = %3, %iterArg_37 = %30#36, %iterArg_38 = %30#37, %iterArg_39 = %4, %iterArg_40 = %30#38, %iterArg_41 = %30#39, %iterArg_42 = %arg1, %iterArg_43 = %8#0, %iterArg_44 = %8#1, %iterArg_45 = %c_27, %iterArg_46 = %31, %iterArg_47 = %cst_25, %iterArg_48 = %32) : tensor<2x4x3x24xbf16>, tensor<2x4x3x131xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x4x3x24xbf16>
    cond {
      %c_49 = stablehlo.constant dense<2> : tensor<i32>
      %35 = stablehlo.compare LT, %iterArg_45, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    } do {
      %c_49 = stablehlo.constant dense<2> : tensor<i32>
      %35 = stablehlo.subtract %c_49, %iterArg_45 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.subtract %35, %c_50 : tensor<i32>
      %37 = func.call @dynamic_index_in_dim(%iterArg, %36) : (tensor<2x4x3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %38 = func.call @dynamic_index_in_dim_22(%iterArg_28, %36) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %39 = func.call @dynamic_index_in_dim_23(%iterArg_29, %36) : (tensor<2x4x3x1xf32>, tensor<i32>) -> tensor<4x3x1xf32>
      %40 = func.call @dynamic_index_in_dim_22(%iterArg_30, %36) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %41 = func.call @dynamic_index_in_dim_22(%iterArg_31, %36) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %42 = func.call @dynamic_index_in_dim_24(%iterArg_32, %36) : (tensor<2x4x3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %43 = func.call @dynamic_index_in_dim_3(%iterArg_33, %36) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %44 = func.call @dynamic_index_in_dim_3(%iterArg_34, %36) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %45 = func.call @dynamic_index_in_dim_3(%iterArg_35, %36) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %46 = func.call @dynamic_index_in_dim_3(%iterArg_36, %36) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %47 = func.call @dynamic_index_in_dim_3(%iterArg_37, %36) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %48 = func.call @dynamic_index_in_dim_3(%iterArg_38, %36) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %49 = func.call @dynamic_index_in_dim_3(%iterArg_39, %36) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %50 = func.call @dynamic_index_in_dim_25(%iterArg_40, %36) : (tensor<2x4xf32>, tensor<i32>) -> tensor<4xf32>
      %51 = func.call @dynamic_index_in_dim_26(%iterArg_41, %36) : (tensor<2xf32>, tensor<i32>) -> tensor<f32>
      %52:3 = func.call @closed_call_27(%iterArg_42, %iterArg_43, %iterArg_44, %iterArg_46, %iterArg_47, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51) : (tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x131xf32>, tensor<4x3x131xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>)
      %53 = func.call @dynamic_update_index_in_dim_38(%iterArg_48, %52#2, %36) : (tensor<2x4x3x24xbf16>, tensor<4x3x24xbf16>, tensor<i32>) -> tensor<2x4x3x24xbf16>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_45, %c_51 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %54, %52#0, %52#1, %53 : tensor<2x4x3x24xbf16>, tensor<2x4x3x131xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x131xf32>, tensor<2x4x3x1x1xi32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<2x4x3x24xbf16>
    }
    %34 = stablehlo.reshape %33#21 : (tensor<2x4x3x24xbf16>) -> tensor<24x24xbf16>
    return %30#27, %34, %33#19 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @_where(%arg0: tensor<131xi1>, %arg1: tensor<f32>) -> (tensor<3x131xi1>, tensor<3x131xf32>, tensor<3x131xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<131xi1>) -> tensor<3x131xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    return %1, %3, %2 : tensor<3x131xi1>, tensor<3x131xf32>, tensor<3x131xf32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.convert %arg1 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    return %0, %2, %1, %4, %3, %5, %7, %6, %9, %8 : tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x131xi1>, %arg1: tensor<3x131xf32>) {
    return
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @clip_1(%arg0: tensor<f32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<f32>, %arg6: tensor<3xf32>, %arg7: tensor<3xf32>, %arg8: tensor<3xf32>, %arg9: tensor<3xf32>) {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x3x24xbf16>, %arg1: tensor<i32>) -> tensor<4x3x24xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 24] : (tensor<2x4x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x24xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x24xbf16>) -> tensor<4x3x24xbf16>
    return %1 : tensor<4x3x24xbf16>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x4x3xi32>, %arg1: tensor<i32>) -> tensor<4x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
    return %1 : tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x4x3xf32>, %arg1: tensor<i32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>, %arg3: tensor<f32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<3xf32>, %arg8: tensor<f32>, %arg9: tensor<3xf32>, %arg10: tensor<3xf32>, %arg11: tensor<3xf32>, %arg12: tensor<3xf32>, %arg13: tensor<3xf32>, %arg14: tensor<3xf32>, %arg15: tensor<3xf32>, %arg16: tensor<3xf32>, %arg17: tensor<3xf32>, %arg18: tensor<3xf32>, %arg19: tensor<3xf32>, %arg20: tensor<3xf32>, %arg21: tensor<f32>, %arg22: tensor<4x3x24xbf16>, %arg23: tensor<4x3xi32>, %arg24: tensor<4x3xf32>, %arg25: tensor<4x3xf32>, %arg26: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x131xf32>, tensor<4x3x131xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %11:39 = stablehlo.while(%iterArg = %arg22, %iterArg_13 = %arg23, %iterArg_14 = %arg24, %iterArg_15 = %arg25, %iterArg_16 = %arg26, %iterArg_17 = %arg0, %iterArg_18 = %arg1, %iterArg_19 = %arg2, %iterArg_20 = %arg3, %iterArg_21 = %arg4, %iterArg_22 = %arg5, %iterArg_23 = %arg6, %iterArg_24 = %arg7, %iterArg_25 = %arg8, %iterArg_26 = %arg9, %iterArg_27 = %arg10, %iterArg_28 = %arg11, %iterArg_29 = %arg12, %iterArg_30 = %arg13, %iterArg_31 = %arg14, %iterArg_32 = %arg15, %iterArg_33 = %arg16, %iterArg_34 = %arg17, %iterArg_35 = %arg18, %iterArg_36 = %arg19, %iterArg_37 = %arg20, %iterArg_38 = %c_10, %iterArg_39 = %cst, %iterArg_40 = %0, %iterArg_41 = %1, %iterArg_42 = %2, %iterArg_43 = %3, %iterArg_44 = %4, %iterArg_45 = %5, %iterArg_46 = %6, %iterArg_47 = %7, %iterArg_48 = %8, %iterArg_49 = %9, %iterArg_50 = %10) : tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x131xf32>, tensor<4x3x131xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xf32>
    cond {
      %c_51 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_38, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = func.call @dynamic_index_in_dim_4(%iterArg, %iterArg_38) : (tensor<4x3x24xbf16>, tensor<i32>) -> tensor<3x24xbf16>
      %17 = func.call @dynamic_index_in_dim_5(%iterArg_13, %iterArg_38) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %18 = func.call @dynamic_index_in_dim_6(%iterArg_14, %iterArg_38) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %19 = func.call @dynamic_index_in_dim_6(%iterArg_15, %iterArg_38) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %20 = func.call @dynamic_index_in_dim_6(%iterArg_16, %iterArg_38) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %21:12 = func.call @closed_call_7(%iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_39, %16, %17, %18, %19, %20) : (tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3x24xbf16>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>)
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_40, %21#1, %iterArg_38) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %23 = func.call @dynamic_update_index_in_dim_12(%iterArg_41, %21#2, %iterArg_38) : (tensor<4x3x1xf32>, tensor<3x1xf32>, tensor<i32>) -> tensor<4x3x1xf32>
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_42, %21#3, %iterArg_38) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_43, %21#4, %iterArg_38) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %26 = func.call @dynamic_update_index_in_dim_13(%iterArg_44, %21#5, %iterArg_38) : (tensor<4x3x1x1xi32>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<4x3x1x1xi32>
      %27 = func.call @dynamic_update_index_in_dim_14(%iterArg_45, %21#6, %iterArg_38) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %28 = func.call @dynamic_update_index_in_dim_14(%iterArg_46, %21#7, %iterArg_38) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %29 = func.call @dynamic_update_index_in_dim_14(%iterArg_47, %21#8, %iterArg_38) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %30 = func.call @dynamic_update_index_in_dim_14(%iterArg_48, %21#9, %iterArg_38) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %31 = func.call @dynamic_update_index_in_dim_14(%iterArg_49, %21#10, %iterArg_38) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %32 = func.call @dynamic_update_index_in_dim_15(%iterArg_50, %21#11, %iterArg_38) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_38, %c_51 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %33, %21#0, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32 : tensor<4x3x24xbf16>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x131xf32>, tensor<4x3x131xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xf32>
    }
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%arg26 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.maximum %12, %cst_12 : tensor<f32>
    %14 = stablehlo.divide %11#27, %13 : tensor<f32>
    %15 = stablehlo.add %arg21, %14 : tensor<f32>
    return %15, %11#28, %11#29, %11#30, %11#31, %11#32, %11#33, %11#34, %11#35, %11#36, %11#37, %11#38, %13 : tensor<f32>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x131xf32>, tensor<4x3x131xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x3x24xbf16>, %arg1: tensor<i32>) -> tensor<3x24xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<4x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xbf16>) -> tensor<3x24xbf16>
    return %1 : tensor<3x24xbf16>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x131xbf16>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>, %arg3: tensor<f32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<3xf32>, %arg8: tensor<f32>, %arg9: tensor<3xf32>, %arg10: tensor<3xf32>, %arg11: tensor<3xf32>, %arg12: tensor<3xf32>, %arg13: tensor<3xf32>, %arg14: tensor<3xf32>, %arg15: tensor<3xf32>, %arg16: tensor<3xf32>, %arg17: tensor<3xf32>, %arg18: tensor<3xf32>, %arg19: tensor<3xf32>, %arg20: tensor<3xf32>, %arg21: tensor<f32>, %arg22: tensor<3x24xbf16>, %arg23: tensor<3xi32>, %arg24: tensor<3xf32>, %arg25: tensor<3xf32>, %arg26: tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg22, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xbf16>, tensor<24x131xbf16>) -> tensor<3x131xbf16>
    %1 = stablehlo.convert %0 : (tensor<3x131xbf16>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0.699999988> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x131xf32>
    %4 = call @_where_8(%3, %arg1, %arg2) : (tensor<3x131xf32>, tensor<3x131xi1>, tensor<3x131xf32>) -> tensor<3x131xf32>
    %5:3 = call @log_softmax_9(%4) : (tensor<3x131xf32>) -> (tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1xf32>)
    %6 = stablehlo.exponential %5#0 : tensor<3x131xf32>
    %7 = stablehlo.multiply %6, %5#0 : tensor<3x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.negate %8 : tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %arg23, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %11:2 = call @take_along_axis_10(%5#0, %10) : (tensor<3x131xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %12 = stablehlo.reshape %11#0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %13 = stablehlo.subtract %12, %arg24 : tensor<3xf32>
    %14 = stablehlo.exponential %13 : tensor<3xf32>
    %15:3 = call @clip_11(%14, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %16 = stablehlo.multiply %14, %arg25 : tensor<3xf32>
    %17 = stablehlo.multiply %15#0, %arg25 : tensor<3xf32>
    %18 = stablehlo.minimum %16, %17 : tensor<3xf32>
    %19 = stablehlo.compare EQ, %16, %18, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %20 = stablehlo.select %19, %arg14, %arg13 : tensor<3xi1>, tensor<3xf32>
    %21 = stablehlo.compare EQ, %17, %18, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %22 = stablehlo.select %21, %arg16, %arg15 : tensor<3xi1>, tensor<3xf32>
    %23 = stablehlo.divide %20, %22 : tensor<3xf32>
    %24 = stablehlo.compare EQ, %17, %18, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %25 = stablehlo.select %24, %arg18, %arg17 : tensor<3xi1>, tensor<3xf32>
    %26 = stablehlo.compare EQ, %16, %18, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %27 = stablehlo.select %26, %arg20, %arg19 : tensor<3xi1>, tensor<3xf32>
    %28 = stablehlo.divide %25, %27 : tensor<3xf32>
    %29 = stablehlo.negate %18 : tensor<3xf32>
    %30 = stablehlo.multiply %29, %arg26 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%arg26 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.maximum %32, %cst_3 : tensor<f32>
    %34 = stablehlo.divide %31, %33 : tensor<f32>
    %35 = stablehlo.multiply %9, %arg26 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %37 = stablehlo.multiply %cst_5, %36 : tensor<f32>
    %38 = stablehlo.subtract %34, %37 : tensor<f32>
    %39 = stablehlo.add %arg21, %38 : tensor<f32>
    return %39, %5#1, %5#2, %6, %5#0, %11#1, %14, %15#1, %15#2, %23, %28, %33 : tensor<f32>, tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>
  }
  func.func private @_where_8(%arg0: tensor<3x131xf32>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>) -> tensor<3x131xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<3x131xi1>, tensor<3x131xf32>
    return %0 : tensor<3x131xf32>
  }
  func.func private @log_softmax_9(%arg0: tensor<3x131xf32>) -> (tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.log %8 : tensor<3x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x131xf32>
    return %11, %6, %8 : tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x131xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xf32>
    return %15, %5 : tensor<3x1xf32>, tensor<3x1x1xi32>
  }
  func.func private @clip_11(%arg0: tensor<3xf32>, %arg1: tensor<f32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<f32>, %arg7: tensor<3xf32>, %arg8: tensor<3xf32>, %arg9: tensor<3xf32>, %arg10: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<3xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %3 = stablehlo.select %2, %arg3, %arg2 : tensor<3xi1>, tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.compare EQ, %4, %1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %arg5, %arg4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.divide %3, %6 : tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.minimum %8, %1 : tensor<3xf32>
    %10 = stablehlo.compare EQ, %1, %9, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %11 = stablehlo.select %10, %arg8, %arg7 : tensor<3xi1>, tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.compare EQ, %12, %9, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %14 = stablehlo.select %13, %arg10, %arg9 : tensor<3xi1>, tensor<3xf32>
    %15 = stablehlo.divide %11, %14 : tensor<3xf32>
    return %9, %7, %15 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3x131xf32>, %arg1: tensor<3x131xf32>, %arg2: tensor<i32>) -> tensor<4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xf32>) -> tensor<1x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xf32>, tensor<1x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<4x3x1xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<i32>) -> tensor<4x3x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x1xf32>, tensor<1x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1xf32>
    return %1 : tensor<4x3x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<3x1x1xi32>) -> tensor<1x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x3x1x1xi32>, tensor<1x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<4x3x131xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x131xf32>, tensor<1x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x131xf32>
    return %1 : tensor<2x4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<2x4x3x1xf32>, %arg1: tensor<4x3x1xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x1xf32>) -> tensor<1x4x3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x1xf32>, tensor<1x4x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1xf32>
    return %1 : tensor<2x4x3x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<4x3x1x1xi32>, %arg2: tensor<i32>) -> tensor<2x4x3x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x3x1x1xi32>) -> tensor<1x4x3x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x3x1x1xi32>, tensor<1x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x1x1xi32>
    return %1 : tensor<2x4x3x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<2x4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<i32>) -> tensor<2x4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xf32>, tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf32>
    return %1 : tensor<2x4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<i32>) -> tensor<4x3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<2x4x3x1xf32>, %arg1: tensor<i32>) -> tensor<4x3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 1] : (tensor<2x4x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1xf32>) -> tensor<4x3x1xf32>
    return %1 : tensor<4x3x1xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<2x4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<4x3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 3, 1, 1] : (tensor<2x4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x1x1xi32>) -> tensor<4x3x1x1xi32>
    return %1 : tensor<4x3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<2x4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<2xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_27(%arg0: tensor<24x131xbf16>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>, %arg3: tensor<24x131xbf16>, %arg4: tensor<f32>, %arg5: tensor<4x3x24xbf16>, %arg6: tensor<4x3x131xf32>, %arg7: tensor<4x3x1xf32>, %arg8: tensor<4x3x131xf32>, %arg9: tensor<4x3x131xf32>, %arg10: tensor<4x3x1x1xi32>, %arg11: tensor<4x3xf32>, %arg12: tensor<4x3xf32>, %arg13: tensor<4x3xf32>, %arg14: tensor<4x3xf32>, %arg15: tensor<4x3xf32>, %arg16: tensor<4x3xf32>, %arg17: tensor<4x3xf32>, %arg18: tensor<4xf32>, %arg19: tensor<f32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>) {
    %0 = stablehlo.divide %arg4, %arg19 : tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:21 = stablehlo.while(%iterArg = %arg5, %iterArg_1 = %arg6, %iterArg_2 = %arg7, %iterArg_3 = %arg8, %iterArg_4 = %arg9, %iterArg_5 = %arg10, %iterArg_6 = %arg11, %iterArg_7 = %arg12, %iterArg_8 = %arg13, %iterArg_9 = %arg14, %iterArg_10 = %arg15, %iterArg_11 = %arg16, %iterArg_12 = %arg17, %iterArg_13 = %arg18, %iterArg_14 = %arg0, %iterArg_15 = %arg1, %iterArg_16 = %arg2, %iterArg_17 = %c, %iterArg_18 = %1, %iterArg_19 = %0, %iterArg_20 = %2) : tensor<4x3x24xbf16>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x131xf32>, tensor<4x3x131xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
    cond {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_17, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.subtract %c_21, %iterArg_17 : tensor<i32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.subtract %5, %c_22 : tensor<i32>
      %7 = func.call @dynamic_index_in_dim_4(%iterArg, %6) : (tensor<4x3x24xbf16>, tensor<i32>) -> tensor<3x24xbf16>
      %8 = func.call @dynamic_index_in_dim_28(%iterArg_1, %6) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %9 = func.call @dynamic_index_in_dim_29(%iterArg_2, %6) : (tensor<4x3x1xf32>, tensor<i32>) -> tensor<3x1xf32>
      %10 = func.call @dynamic_index_in_dim_28(%iterArg_3, %6) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %11 = func.call @dynamic_index_in_dim_28(%iterArg_4, %6) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %12 = func.call @dynamic_index_in_dim_30(%iterArg_5, %6) : (tensor<4x3x1x1xi32>, tensor<i32>) -> tensor<3x1x1xi32>
      %13 = func.call @dynamic_index_in_dim_6(%iterArg_6, %6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %14 = func.call @dynamic_index_in_dim_6(%iterArg_7, %6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %15 = func.call @dynamic_index_in_dim_6(%iterArg_8, %6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %16 = func.call @dynamic_index_in_dim_6(%iterArg_9, %6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %17 = func.call @dynamic_index_in_dim_6(%iterArg_10, %6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %18 = func.call @dynamic_index_in_dim_6(%iterArg_11, %6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %19 = func.call @dynamic_index_in_dim_6(%iterArg_12, %6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %20 = func.call @dynamic_index_in_dim_31(%iterArg_13, %6) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %21:3 = func.call @closed_call_32(%iterArg_14, %iterArg_15, %iterArg_16, %iterArg_18, %iterArg_19, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20) : (tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>, tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x131xf32>, tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>)
      %22 = func.call @dynamic_update_index_in_dim_37(%iterArg_20, %21#2, %6) : (tensor<4x3x24xbf16>, tensor<3x24xbf16>, tensor<i32>) -> tensor<4x3x24xbf16>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_17, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %23, %21#0, %21#1, %22 : tensor<4x3x24xbf16>, tensor<4x3x131xf32>, tensor<4x3x1xf32>, tensor<4x3x131xf32>, tensor<4x3x131xf32>, tensor<4x3x1x1xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<24x131xbf16>, tensor<3x131xi1>, tensor<3x131xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
    }
    %4 = stablehlo.add %arg3, %3#18 : tensor<24x131xbf16>
    return %4, %arg4, %3#20 : tensor<24x131xbf16>, tensor<f32>, tensor<4x3x24xbf16>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<4x3x131xf32>, %arg1: tensor<i32>) -> tensor<3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<4x3x1xf32>, %arg1: tensor<i32>) -> tensor<3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 1] : (tensor<4x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
    return %1 : tensor<3x1xf32>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<i32>) -> tensor<3x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 3, 1, 1] : (tensor<4x3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x1x1xi32>) -> tensor<3x1x1xi32>
    return %1 : tensor<3x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_31(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_32(%arg0: tensor<24x131xbf16>, %arg1: tensor<3x131xi1>, %arg2: tensor<3x131xf32>, %arg3: tensor<24x131xbf16>, %arg4: tensor<f32>, %arg5: tensor<3x24xbf16>, %arg6: tensor<3x131xf32>, %arg7: tensor<3x1xf32>, %arg8: tensor<3x131xf32>, %arg9: tensor<3x131xf32>, %arg10: tensor<3x1x1xi32>, %arg11: tensor<3xf32>, %arg12: tensor<3xf32>, %arg13: tensor<3xf32>, %arg14: tensor<3xf32>, %arg15: tensor<3xf32>, %arg16: tensor<3xf32>, %arg17: tensor<3xf32>, %arg18: tensor<f32>) -> (tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>) {
    %0 = stablehlo.negate %arg4 : tensor<f32>
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1 = stablehlo.multiply %cst, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.multiply %2, %arg17 : tensor<3xf32>
    %4 = stablehlo.divide %arg4, %arg18 : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.multiply %5, %arg17 : tensor<3xf32>
    %7 = stablehlo.negate %6 : tensor<3xf32>
    %8 = stablehlo.multiply %7, %arg16 : tensor<3xf32>
    %9 = stablehlo.multiply %7, %arg15 : tensor<3xf32>
    %10 = stablehlo.multiply %8, %arg14 : tensor<3xf32>
    %11 = stablehlo.multiply %9, %arg14 : tensor<3xf32>
    %12 = call @clip_33(%arg12, %arg13, %10) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %13 = stablehlo.add %11, %12 : tensor<3xf32>
    %14 = stablehlo.multiply %13, %arg11 : tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %16 = call @take_along_axis_34(%arg10, %15) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    %17 = stablehlo.negate %3 : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %19 = stablehlo.multiply %arg8, %18 : tensor<3x131xf32>
    %20 = stablehlo.add %16, %19 : tensor<3x131xf32>
    %21 = stablehlo.multiply %18, %arg9 : tensor<3x131xf32>
    %22 = stablehlo.multiply %21, %arg8 : tensor<3x131xf32>
    %23 = stablehlo.add %20, %22 : tensor<3x131xf32>
    %24 = call @log_softmax_35(%arg6, %arg7, %23) : (tensor<3x131xf32>, tensor<3x1xf32>, tensor<3x131xf32>) -> tensor<3x131xf32>
    %25 = call @_where_36(%arg1, %arg2, %24) : (tensor<3x131xi1>, tensor<3x131xf32>, tensor<3x131xf32>) -> tensor<3x131xf32>
    %cst_0 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %27 = stablehlo.divide %25, %26 : tensor<3x131xf32>
    %28 = stablehlo.convert %27 : (tensor<3x131xf32>) -> tensor<3x131xbf16>
    %29 = stablehlo.dot_general %28, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x131xbf16>, tensor<3x24xbf16>) -> tensor<131x24xbf16>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %31 = stablehlo.add %arg3, %30 : tensor<24x131xbf16>
    %32 = stablehlo.dot_general %28, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xbf16>, tensor<24x131xbf16>) -> tensor<3x24xbf16>
    return %31, %arg4, %32 : tensor<24x131xbf16>, tensor<f32>, tensor<3x24xbf16>
  }
  func.func private @clip_33(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @take_along_axis_34(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x131xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @log_softmax_35(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x131xf32>) -> tensor<3x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x131xf32>
    return %7 : tensor<3x131xf32>
  }
  func.func private @_where_36(%arg0: tensor<3x131xi1>, %arg1: tensor<3x131xf32>, %arg2: tensor<3x131xf32>) -> tensor<3x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x131xi1>, tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_37(%arg0: tensor<4x3x24xbf16>, %arg1: tensor<3x24xbf16>, %arg2: tensor<i32>) -> tensor<4x3x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xbf16>) -> tensor<1x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xbf16>, tensor<1x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xbf16>
    return %1 : tensor<4x3x24xbf16>
  }
  func.func private @dynamic_update_index_in_dim_38(%arg0: tensor<2x4x3x24xbf16>, %arg1: tensor<4x3x24xbf16>, %arg2: tensor<i32>) -> tensor<2x4x3x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x24xbf16>) -> tensor<1x4x3x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x24xbf16>, tensor<1x4x3x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x24xbf16>
    return %1 : tensor<2x4x3x24xbf16>
  }
}
