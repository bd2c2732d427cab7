module @jit_scan_differentiated attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<3x2x13xi32>, %arg3: tensor<3x2x13xf32>, %arg4: tensor<3x2xf32>, %arg5: tensor<3x2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %0:10 = call @clip(%cst, %cst_0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x2x13x1003xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x2x13x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2x13x1x1xi32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2x13xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2x13xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x2x13xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x2x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x2x13xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2x13xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %19:36 = stablehlo.while(%iterArg = %arg0, %iterArg_26 = %arg2, %iterArg_27 = %arg3, %iterArg_28 = %arg4, %iterArg_29 = %arg5, %iterArg_30 = %arg1, %iterArg_31 = %0#0, %iterArg_32 = %0#1, %iterArg_33 = %0#2, %iterArg_34 = %0#3, %iterArg_35 = %0#4, %iterArg_36 = %0#5, %iterArg_37 = %0#6, %iterArg_38 = %0#7, %iterArg_39 = %0#8, %iterArg_40 = %0#9, %iterArg_41 = %2, %iterArg_42 = %1, %iterArg_43 = %4, %iterArg_44 = %3, %iterArg_45 = %6, %iterArg_46 = %5, %iterArg_47 = %8, %iterArg_48 = %7, %iterArg_49 = %c_19, %iterArg_50 = %cst_9, %iterArg_51 = %9, %iterArg_52 = %10, %iterArg_53 = %11, %iterArg_54 = %12, %iterArg_55 = %13, %iterArg_56 = %14, %iterArg_57 = %15, %iterArg_58 = %16, %iterArg_59 = %17, %iterArg_60 = %18) : tensor<3x2x13x40xf32>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<40x1003xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>, tensor<f32>, tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>, tensor<3x2x13x1x1xi32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x1xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3xf32>
    cond {
      %c_61 = stablehlo.constant dense<3> : tensor<i32>
      %25 = stablehlo.compare  LT, %iterArg_49, %c_61,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %c_61 = stablehlo.constant dense<0> : tensor<i32>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %c_63 = stablehlo.constant dense<0> : tensor<i32>
      %25 = stablehlo.dynamic_slice %iterArg, %iterArg_49, %c_61, %c_62, %c_63, sizes = [1, 2, 13, 40] : (tensor<3x2x13x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13x40xf32>
      %26 = stablehlo.reshape %25 : (tensor<1x2x13x40xf32>) -> tensor<2x13x40xf32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %c_65 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.dynamic_slice %iterArg_26, %iterArg_49, %c_64, %c_65, sizes = [1, 2, 13] : (tensor<3x2x13xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xi32>
      %28 = stablehlo.reshape %27 : (tensor<1x2x13xi32>) -> tensor<2x13xi32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %c_67 = stablehlo.constant dense<0> : tensor<i32>
      %29 = stablehlo.dynamic_slice %iterArg_27, %iterArg_49, %c_66, %c_67, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
      %30 = stablehlo.reshape %29 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
      %c_68 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.dynamic_slice %iterArg_28, %iterArg_49, %c_68, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %32 = stablehlo.reshape %31 : (tensor<1x2xf32>) -> tensor<2xf32>
      %c_69 = stablehlo.constant dense<0> : tensor<i32>
      %c_70 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.dynamic_slice %iterArg_29, %iterArg_49, %c_69, %c_70, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
      %34 = stablehlo.reshape %33 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
      %35:11 = func.call @closed_call(%iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_50, %26, %28, %30, %32, %34) : (tensor<40x1003xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>) -> (tensor<f32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1x1xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x1xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>)
      %36 = stablehlo.broadcast_in_dim %35#1, dims = [1, 2, 3] : (tensor<2x13x1003xf32>) -> tensor<1x2x13x1003xf32>
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %c_72 = stablehlo.constant dense<0> : tensor<i32>
      %c_73 = stablehlo.constant dense<0> : tensor<i32>
      %37 = stablehlo.dynamic_update_slice %iterArg_51, %36, %iterArg_49, %c_71, %c_72, %c_73 : (tensor<3x2x13x1003xf32>, tensor<1x2x13x1003xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13x1003xf32>
      %38 = stablehlo.broadcast_in_dim %35#2, dims = [1, 2, 3] : (tensor<2x13x1xf32>) -> tensor<1x2x13x1xf32>
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %c_75 = stablehlo.constant dense<0> : tensor<i32>
      %c_76 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.dynamic_update_slice %iterArg_52, %38, %iterArg_49, %c_74, %c_75, %c_76 : (tensor<3x2x13x1xf32>, tensor<1x2x13x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13x1xf32>
      %40 = stablehlo.broadcast_in_dim %35#3, dims = [1, 2, 3, 4] : (tensor<2x13x1x1xi32>) -> tensor<1x2x13x1x1xi32>
      %c_77 = stablehlo.constant dense<0> : tensor<i32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %c_79 = stablehlo.constant dense<0> : tensor<i32>
      %c_80 = stablehlo.constant dense<0> : tensor<i32>
      %41 = stablehlo.dynamic_update_slice %iterArg_53, %40, %iterArg_49, %c_77, %c_78, %c_79, %c_80 : (tensor<3x2x13x1x1xi32>, tensor<1x2x13x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13x1x1xi32>
      %42 = stablehlo.broadcast_in_dim %35#4, dims = [1, 2] : (tensor<2x13xf32>) -> tensor<1x2x13xf32>
      %c_81 = stablehlo.constant dense<0> : tensor<i32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.dynamic_update_slice %iterArg_54, %42, %iterArg_49, %c_81, %c_82 : (tensor<3x2x13xf32>, tensor<1x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13xf32>
      %44 = stablehlo.broadcast_in_dim %35#5, dims = [1, 2] : (tensor<2x13xf32>) -> tensor<1x2x13xf32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %45 = stablehlo.dynamic_update_slice %iterArg_55, %44, %iterArg_49, %c_83, %c_84 : (tensor<3x2x13xf32>, tensor<1x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13xf32>
      %46 = stablehlo.broadcast_in_dim %35#6, dims = [1, 2] : (tensor<2x13xf32>) -> tensor<1x2x13xf32>
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %47 = stablehlo.dynamic_update_slice %iterArg_56, %46, %iterArg_49, %c_85, %c_86 : (tensor<3x2x13xf32>, tensor<1x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13xf32>
      %48 = stablehlo.broadcast_in_dim %35#7, dims = [1, 2] : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.dynamic_update_slice %iterArg_57, %48, %iterArg_49, %c_87, %c_88 : (tensor<3x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1xf32>
      %50 = stablehlo.broadcast_in_dim %35#8, dims = [1, 2] : (tensor<2x13xf32>) -> tensor<1x2x13xf32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %51 = stablehlo.dynamic_update_slice %iterArg_58, %50, %iterArg_49, %c_89, %c_90 : (tensor<3x2x13xf32>, tensor<1x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13xf32>
      %52 = stablehlo.broadcast_in_dim %35#9, dims = [1, 2] : (tensor<2x13xf32>) -> tensor<1x2x13xf32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.dynamic_update_slice %iterArg_59, %52, %iterArg_49, %c_91, %c_92 : (tensor<3x2x13xf32>, tensor<1x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13xf32>
      %54 = stablehlo.broadcast_in_dim %35#10, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %55 = stablehlo.dynamic_update_slice %iterArg_60, %54, %iterArg_49 : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
      %c_93 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg_49, %c_93 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %56, %35#0, %37, %39, %41, %43, %45, %47, %49, %51, %53, %55 : tensor<3x2x13x40xf32>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<40x1003xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>, tensor<f32>, tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>, tensor<3x2x13x1x1xi32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x1xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3xf32>
    }
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %19#25, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %21 = stablehlo.divide %cst_21, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<40x1003xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2x13x40xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %24:17 = stablehlo.while(%iterArg = %arg0, %iterArg_26 = %19#26, %iterArg_27 = %19#27, %iterArg_28 = %19#28, %iterArg_29 = %19#29, %iterArg_30 = %19#30, %iterArg_31 = %19#31, %iterArg_32 = %19#32, %iterArg_33 = %19#33, %iterArg_34 = %19#34, %iterArg_35 = %arg5, %iterArg_36 = %19#35, %iterArg_37 = %arg1, %iterArg_38 = %c_25, %iterArg_39 = %22, %iterArg_40 = %21, %iterArg_41 = %23) : tensor<3x2x13x40xf32>, tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>, tensor<3x2x13x1x1xi32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x1xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3xf32>, tensor<40x1003xf32>, tensor<i32>, tensor<40x1003xf32>, tensor<f32>, tensor<3x2x13x40xf32>
    cond {
      %c_42 = stablehlo.constant dense<3> : tensor<i32>
      %25 = stablehlo.compare  LT, %iterArg_38, %c_42,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %c_42 = stablehlo.constant dense<3> : tensor<i32>
      %25 = stablehlo.subtract %c_42, %iterArg_38 : tensor<i32>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.subtract %25, %c_43 : tensor<i32>
      %c_44 = stablehlo.constant dense<0> : tensor<i32>
      %c_45 = stablehlo.constant dense<0> : tensor<i32>
      %c_46 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.dynamic_slice %iterArg, %26, %c_44, %c_45, %c_46, sizes = [1, 2, 13, 40] : (tensor<3x2x13x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13x40xf32>
      %28 = stablehlo.reshape %27 : (tensor<1x2x13x40xf32>) -> tensor<2x13x40xf32>
      %c_47 = stablehlo.constant dense<0> : tensor<i32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %c_49 = stablehlo.constant dense<0> : tensor<i32>
      %29 = stablehlo.dynamic_slice %iterArg_26, %26, %c_47, %c_48, %c_49, sizes = [1, 2, 13, 1003] : (tensor<3x2x13x1003xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13x1003xf32>
      %30 = stablehlo.reshape %29 : (tensor<1x2x13x1003xf32>) -> tensor<2x13x1003xf32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.dynamic_slice %iterArg_27, %26, %c_50, %c_51, %c_52, sizes = [1, 2, 13, 1] : (tensor<3x2x13x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13x1xf32>
      %32 = stablehlo.reshape %31 : (tensor<1x2x13x1xf32>) -> tensor<2x13x1xf32>
      %c_53 = stablehlo.constant dense<0> : tensor<i32>
      %c_54 = stablehlo.constant dense<0> : tensor<i32>
      %c_55 = stablehlo.constant dense<0> : tensor<i32>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.dynamic_slice %iterArg_28, %26, %c_53, %c_54, %c_55, %c_56, sizes = [1, 2, 13, 1, 1] : (tensor<3x2x13x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13x1x1xi32>
      %34 = stablehlo.reshape %33 : (tensor<1x2x13x1x1xi32>) -> tensor<2x13x1x1xi32>
      %c_57 = stablehlo.constant dense<0> : tensor<i32>
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %35 = stablehlo.dynamic_slice %iterArg_29, %26, %c_57, %c_58, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
      %36 = stablehlo.reshape %35 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %c_60 = stablehlo.constant dense<0> : tensor<i32>
      %37 = stablehlo.dynamic_slice %iterArg_30, %26, %c_59, %c_60, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
      %38 = stablehlo.reshape %37 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
      %c_61 = stablehlo.constant dense<0> : tensor<i32>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.dynamic_slice %iterArg_31, %26, %c_61, %c_62, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
      %40 = stablehlo.reshape %39 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
      %c_63 = stablehlo.constant dense<0> : tensor<i32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %41 = stablehlo.dynamic_slice %iterArg_32, %26, %c_63, %c_64, sizes = [1, 2, 1] : (tensor<3x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
      %42 = stablehlo.reshape %41 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
      %c_65 = stablehlo.constant dense<0> : tensor<i32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.dynamic_slice %iterArg_33, %26, %c_65, %c_66, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
      %44 = stablehlo.reshape %43 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
      %c_67 = stablehlo.constant dense<0> : tensor<i32>
      %c_68 = stablehlo.constant dense<0> : tensor<i32>
      %45 = stablehlo.dynamic_slice %iterArg_34, %26, %c_67, %c_68, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
      %46 = stablehlo.reshape %45 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
      %c_69 = stablehlo.constant dense<0> : tensor<i32>
      %c_70 = stablehlo.constant dense<0> : tensor<i32>
      %47 = stablehlo.dynamic_slice %iterArg_35, %26, %c_69, %c_70, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
      %48 = stablehlo.reshape %47 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
      %49 = stablehlo.dynamic_slice %iterArg_36, %26, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
      %50 = stablehlo.reshape %49 : (tensor<1xf32>) -> tensor<f32>
      %51:3 = func.call @closed_call_62(%iterArg_37, %iterArg_39, %iterArg_40, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50) : (tensor<40x1003xf32>, tensor<40x1003xf32>, tensor<f32>, tensor<2x13x40xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1x1xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x1xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>) -> (tensor<40x1003xf32>, tensor<f32>, tensor<2x13x40xf32>)
      %52 = stablehlo.broadcast_in_dim %51#2, dims = [1, 2, 3] : (tensor<2x13x40xf32>) -> tensor<1x2x13x40xf32>
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %c_72 = stablehlo.constant dense<0> : tensor<i32>
      %c_73 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.dynamic_update_slice %iterArg_41, %52, %26, %c_71, %c_72, %c_73 : (tensor<3x2x13x40xf32>, tensor<1x2x13x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13x40xf32>
      %54 = stablehlo.add %iterArg_38, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %54, %51#0, %51#1, %53 : tensor<3x2x13x40xf32>, tensor<3x2x13x1003xf32>, tensor<3x2x13x1xf32>, tensor<3x2x13x1x1xi32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x1xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3x2x13xf32>, tensor<3xf32>, tensor<40x1003xf32>, tensor<i32>, tensor<40x1003xf32>, tensor<f32>, tensor<3x2x13x40xf32>
    }
    return %20, %24#16, %24#14 : tensor<f32>, tensor<3x2x13x40xf32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.convert %arg1 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    return %0, %2, %1, %4, %3, %5, %7, %6, %9, %8 : tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @closed_call(%arg0: tensor<40x1003xf32>, %arg1: tensor<f32>, %arg2: tensor<2x13xf32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xf32>, %arg5: tensor<2x13xf32>, %arg6: tensor<f32>, %arg7: tensor<2x13xf32>, %arg8: tensor<2x13xf32>, %arg9: tensor<2x13xf32>, %arg10: tensor<2x13xf32>, %arg11: tensor<2x13xf32>, %arg12: tensor<2x13xf32>, %arg13: tensor<2x13xf32>, %arg14: tensor<2x13xf32>, %arg15: tensor<2x13xf32>, %arg16: tensor<2x13xf32>, %arg17: tensor<2x13xf32>, %arg18: tensor<2x13xf32>, %arg19: tensor<f32>, %arg20: tensor<2x13x40xf32>, %arg21: tensor<2x13xi32>, %arg22: tensor<2x13xf32>, %arg23: tensor<2xf32>, %arg24: tensor<2x13xf32>) -> (tensor<f32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1x1xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x1xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg20, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %1:3 = call @log_softmax_13(%0) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %2 = stablehlo.broadcast_in_dim %arg21, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %3:2 = call @take_along_axis_16(%1#0, %2) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
    %4 = stablehlo.slice %3#0 [0:2, 0:13, 0:1] : (tensor<2x13x1xf32>) -> tensor<2x13x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %6 = stablehlo.subtract %5, %arg22 : tensor<2x13xf32>
    %7 = stablehlo.exponential %6 : tensor<2x13xf32>
    %8:3 = call @clip_25(%7, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10) : (tensor<2x13xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %9 = stablehlo.broadcast_in_dim %arg23, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %13 = stablehlo.multiply %8#0, %12 : tensor<2x13xf32>
    %14 = stablehlo.minimum %11, %13 : tensor<2x13xf32>
    %15 = stablehlo.compare  EQ, %11, %14,  FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %16 = stablehlo.select %15, %arg12, %arg11 : tensor<2x13xi1>, tensor<2x13xf32>
    %17 = stablehlo.compare  EQ, %13, %14,  FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %18 = stablehlo.select %17, %arg14, %arg13 : tensor<2x13xi1>, tensor<2x13xf32>
    %19 = stablehlo.divide %16, %18 : tensor<2x13xf32>
    %20 = stablehlo.compare  EQ, %13, %14,  FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %21 = stablehlo.select %20, %arg16, %arg15 : tensor<2x13xi1>, tensor<2x13xf32>
    %22 = stablehlo.compare  EQ, %11, %14,  FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %23 = stablehlo.select %22, %arg18, %arg17 : tensor<2x13xi1>, tensor<2x13xf32>
    %24 = stablehlo.divide %21, %23 : tensor<2x13xf32>
    %25 = stablehlo.negate %14 : tensor<2x13xf32>
    %26 = stablehlo.multiply %25, %arg24 : tensor<2x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%arg24 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.maximum %28, %cst_1 : tensor<f32>
    %30 = stablehlo.divide %27, %29 : tensor<f32>
    %31 = stablehlo.add %arg19, %30 : tensor<f32>
    return %31, %1#1, %1#2, %3#1, %7, %8#1, %8#2, %9, %19, %24, %29 : tensor<f32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1x1xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x1xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<f32>
  }
  func.func private @log_softmax_13(%arg0: tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11, %6, %8 : tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>
  }
  func.func private @take_along_axis_16(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare  LT, %arg1, %0,  SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare  GE, %5, %6,  SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare  LE, %5, %9,  SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15, %5 : tensor<2x13x1xf32>, tensor<2x13x1x1xi32>
  }
  func.func private @clip_25(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<2x13xf32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xf32>, %arg5: tensor<2x13xf32>, %arg6: tensor<f32>, %arg7: tensor<2x13xf32>, %arg8: tensor<2x13xf32>, %arg9: tensor<2x13xf32>, %arg10: tensor<2x13xf32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<2x13xf32>
    %2 = stablehlo.compare  EQ, %arg0, %1,  FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %3 = stablehlo.select %2, %arg3, %arg2 : tensor<2x13xi1>, tensor<2x13xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.compare  EQ, %4, %1,  FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %6 = stablehlo.select %5, %arg5, %arg4 : tensor<2x13xi1>, tensor<2x13xf32>
    %7 = stablehlo.divide %3, %6 : tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %9 = stablehlo.minimum %8, %1 : tensor<2x13xf32>
    %10 = stablehlo.compare  EQ, %1, %9,  FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %11 = stablehlo.select %10, %arg8, %arg7 : tensor<2x13xi1>, tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %13 = stablehlo.compare  EQ, %12, %9,  FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %14 = stablehlo.select %13, %arg10, %arg9 : tensor<2x13xi1>, tensor<2x13xf32>
    %15 = stablehlo.divide %11, %14 : tensor<2x13xf32>
    return %9, %7, %15 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @closed_call_62(%arg0: tensor<40x1003xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<f32>, %arg3: tensor<2x13x40xf32>, %arg4: tensor<2x13x1003xf32>, %arg5: tensor<2x13x1xf32>, %arg6: tensor<2x13x1x1xi32>, %arg7: tensor<2x13xf32>, %arg8: tensor<2x13xf32>, %arg9: tensor<2x13xf32>, %arg10: tensor<2x1xf32>, %arg11: tensor<2x13xf32>, %arg12: tensor<2x13xf32>, %arg13: tensor<2x13xf32>, %arg14: tensor<f32>) -> (tensor<40x1003xf32>, tensor<f32>, tensor<2x13x40xf32>) {
    %0 = stablehlo.divide %arg2, %arg14 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.multiply %1, %arg13 : tensor<2x13xf32>
    %3 = stablehlo.negate %2 : tensor<2x13xf32>
    %4 = stablehlo.multiply %3, %arg12 : tensor<2x13xf32>
    %5 = stablehlo.multiply %3, %arg11 : tensor<2x13xf32>
    %6 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %9 = stablehlo.multiply %5, %8 : tensor<2x13xf32>
    %10 = call @clip_63(%arg8, %arg9, %7) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %11 = stablehlo.add %9, %10 : tensor<2x13xf32>
    %12 = stablehlo.multiply %11, %arg7 : tensor<2x13xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13x1xf32>
    %15 = call @take_along_axis_64(%arg6, %14) : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %16 = call @log_softmax_66(%arg4, %arg5, %15) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %17 = stablehlo.dot_general %16, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %19 = stablehlo.dot_general %16, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
    %20 = stablehlo.add %arg1, %18 : tensor<40x1003xf32>
    return %20, %arg2, %19 : tensor<40x1003xf32>, tensor<f32>, tensor<2x13x40xf32>
  }
  func.func private @clip_63(%arg0: tensor<2x13xf32>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @take_along_axis_64(%arg0: tensor<2x13x1x1xi32>, %arg1: tensor<2x13x1xf32>) -> tensor<2x13x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    return %1 : tensor<2x13x1003xf32>
  }
  func.func private @log_softmax_66(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xf32>, %arg2: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x13x1003xf32>
    return %7 : tensor<2x13x1003xf32>
  }
}
