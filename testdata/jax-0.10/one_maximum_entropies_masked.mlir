module @jit_one_maximum_entropies_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.compare GT, %arg4, %1, FLOAT : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3:2 = call @_where(%2, %0, %cst_0) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %18:17 = stablehlo.while(%iterArg = %3#0, %iterArg_75 = %6, %iterArg_76 = %5, %iterArg_77 = %8, %iterArg_78 = %7, %iterArg_79 = %10, %iterArg_80 = %9, %iterArg_81 = %12, %iterArg_82 = %11, %iterArg_83 = %c_15, %iterArg_84 = %c, %iterArg_85 = %4, %iterArg_86 = %13, %iterArg_87 = %14, %iterArg_88 = %15, %iterArg_89 = %16, %iterArg_90 = %17) : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    cond {
      %c_91 = stablehlo.constant dense<3> : tensor<i32>
      %149 = stablehlo.compare LT, %iterArg_83, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %149 : tensor<i1>
    } do {
      %149:7 = func.call @closed_call(%iterArg, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_84, %iterArg_85) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %150 = func.call @dynamic_update_index_in_dim(%iterArg_86, %149#2, %iterArg_83) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %151 = func.call @dynamic_update_index_in_dim_0(%iterArg_87, %149#3, %iterArg_83) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %152 = func.call @dynamic_update_index_in_dim_1(%iterArg_88, %149#4, %iterArg_83) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %153 = func.call @dynamic_update_index_in_dim_1(%iterArg_89, %149#5, %iterArg_83) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %154 = func.call @dynamic_update_index_in_dim_1(%iterArg_90, %149#6, %iterArg_83) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_91 = stablehlo.constant dense<1> : tensor<i32>
      %155 = stablehlo.add %iterArg_83, %c_91 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %155, %149#0, %149#1, %150, %151, %152, %153, %154 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    }
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<120> : tensor<i32>
    %19 = stablehlo.dynamic_slice %3#0, %c_16, %c_17, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_18) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.reshape %20 : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %23 = stablehlo.compare EQ, %19, %22, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %24 = stablehlo.convert %23 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.maximum %18#11, %20 : tensor<24xf32>
    %27 = stablehlo.compare EQ, %18#11, %26, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.compare EQ, %20, %26, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<24xi1>, tensor<24xf32>
    %35 = stablehlo.divide %30, %34 : tensor<24xf32>
    %36 = stablehlo.compare EQ, %20, %26, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<24xi1>, tensor<24xf32>
    %40 = stablehlo.compare EQ, %18#11, %26, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<24xi1>, tensor<24xf32>
    %44 = stablehlo.divide %39, %43 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %49:7 = stablehlo.while(%iterArg = %3#0, %iterArg_75 = %46, %iterArg_76 = %c_32, %iterArg_77 = %c_29, %iterArg_78 = %45, %iterArg_79 = %47, %iterArg_80 = %48) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>
    cond {
      %c_81 = stablehlo.constant dense<3> : tensor<i32>
      %149 = stablehlo.compare LT, %iterArg_76, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %149 : tensor<i1>
    } do {
      %149:4 = func.call @closed_call_2(%iterArg, %iterArg_75, %iterArg_77, %iterArg_78) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>)
      %150 = func.call @dynamic_update_index_in_dim(%iterArg_79, %149#2, %iterArg_76) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %151 = func.call @dynamic_update_index_in_dim_0(%iterArg_80, %149#3, %iterArg_76) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %152 = stablehlo.add %iterArg_76, %c_81 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_75, %152, %149#0, %149#1, %150, %151 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>
    }
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %c_34 = stablehlo.constant dense<120> : tensor<i32>
    %50 = stablehlo.dynamic_slice %3#0, %c_33, %c_34, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %51 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %53 = stablehlo.subtract %50, %52 : tensor<24x11xf32>
    %54 = stablehlo.exponential %53 : tensor<24x11xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.add %49#4, %55 : tensor<24xf32>
    %57 = stablehlo.log %56 : tensor<24xf32>
    %58 = stablehlo.add %57, %26 : tensor<24xf32>
    %59 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %60:2 = call @take_along_axis(%3#0, %59) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %61 = stablehlo.reshape %60#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %62 = stablehlo.subtract %61, %58 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %68:8 = stablehlo.while(%iterArg = %3#0, %iterArg_75 = %64, %iterArg_76 = %c_41, %iterArg_77 = %c_37, %iterArg_78 = %63, %iterArg_79 = %65, %iterArg_80 = %66, %iterArg_81 = %67) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>
    cond {
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %149 = stablehlo.compare LT, %iterArg_76, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %149 : tensor<i1>
    } do {
      %149:5 = func.call @closed_call_3(%iterArg, %iterArg_75, %iterArg_77, %iterArg_78) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>)
      %150 = func.call @dynamic_update_index_in_dim(%iterArg_79, %149#2, %iterArg_76) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %151 = func.call @dynamic_update_index_in_dim_0(%iterArg_80, %149#3, %iterArg_76) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %152 = func.call @dynamic_update_index_in_dim_0(%iterArg_81, %149#4, %iterArg_76) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %153 = stablehlo.add %iterArg_76, %c_82 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_75, %153, %149#0, %149#1, %150, %151, %152 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>
    }
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<120> : tensor<i32>
    %69 = stablehlo.dynamic_slice %3#0, %c_42, %c_43, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %70 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %72 = stablehlo.subtract %69, %71 : tensor<24x11xf32>
    %73 = stablehlo.exponential %72 : tensor<24x11xf32>
    %74 = stablehlo.multiply %73, %69 : tensor<24x11xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.add %68#4, %75 : tensor<24xf32>
    %77 = stablehlo.subtract %58, %76 : tensor<24xf32>
    %78 = stablehlo.multiply %62, %arg3 : tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %80 = stablehlo.negate %79 : tensor<f32>
    %81 = stablehlo.multiply %77, %arg3 : tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %83 = stablehlo.multiply %cst_47, %82 : tensor<f32>
    %84 = stablehlo.subtract %80, %83 : tensor<f32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.negate %cst_51 : tensor<f32>
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %89 = stablehlo.multiply %cst_52, %88 : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.multiply %90, %arg3 : tensor<24xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.negate %cst_53 : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.multiply %93, %arg3 : tensor<24xf32>
    %95 = stablehlo.negate %91 : tensor<24xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %97 = stablehlo.multiply %73, %96 : tensor<24x11xf32>
    %98 = stablehlo.multiply %96, %69 : tensor<24x11xf32>
    %99 = stablehlo.multiply %98, %73 : tensor<24x11xf32>
    %100 = stablehlo.negate %99 : tensor<24x11xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.reshape %101 : (tensor<24xf32>) -> tensor<24x1xf32>
    %103 = stablehlo.add %97, %99 : tensor<24x11xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%102 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.add %91, %104 : tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %c_58 = stablehlo.constant dense<120> : tensor<i32>
    %107 = stablehlo.dynamic_update_slice %106, %103, %c_57, %c_58 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %110:7 = stablehlo.while(%iterArg = %68#5, %iterArg_75 = %68#6, %iterArg_76 = %68#7, %iterArg_77 = %c_61, %iterArg_78 = %108, %iterArg_79 = %109, %iterArg_80 = %95) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_81 = stablehlo.constant dense<3> : tensor<i32>
      %149 = stablehlo.compare LT, %iterArg_77, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %149 : tensor<i1>
    } do {
      %c_81 = stablehlo.constant dense<3> : tensor<i32>
      %149 = stablehlo.subtract %c_81, %iterArg_77 : tensor<i32>
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %150 = stablehlo.subtract %149, %c_82 : tensor<i32>
      %151 = func.call @dynamic_index_in_dim(%iterArg, %150) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %152 = func.call @dynamic_index_in_dim_4(%iterArg_75, %150) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %153 = func.call @dynamic_index_in_dim_4(%iterArg_76, %150) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %154:3 = func.call @closed_call_5(%iterArg_78, %iterArg_79, %iterArg_80, %151, %152, %153) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %155 = stablehlo.add %iterArg_77, %c_83 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_75, %iterArg_76, %155, %154#0, %154#1, %154#2 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %111 = stablehlo.add %107, %110#4 : tensor<24x131xf32>
    %112 = stablehlo.add %105, %110#5 : tensor<24xf32>
    %113 = stablehlo.negate %94 : tensor<24xf32>
    %114 = stablehlo.add %112, %113 : tensor<24xf32>
    %115 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %116 = call @take_along_axis_6(%60#1, %115) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %117 = stablehlo.add %111, %116 : tensor<24x131xf32>
    %118 = stablehlo.divide %114, %56 : tensor<24xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %120 = stablehlo.multiply %119, %54 : tensor<24x11xf32>
    %121 = stablehlo.negate %120 : tensor<24x11xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.reshape %122 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.add %114, %124 : tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %c_66 = stablehlo.constant dense<120> : tensor<i32>
    %127 = stablehlo.dynamic_update_slice %126, %120, %c_65, %c_66 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %128 = stablehlo.add %117, %127 : tensor<24x131xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %131:6 = stablehlo.while(%iterArg = %49#5, %iterArg_75 = %49#6, %iterArg_76 = %c_69, %iterArg_77 = %129, %iterArg_78 = %130, %iterArg_79 = %118) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_80 = stablehlo.constant dense<3> : tensor<i32>
      %149 = stablehlo.compare LT, %iterArg_76, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %149 : tensor<i1>
    } do {
      %c_80 = stablehlo.constant dense<3> : tensor<i32>
      %149 = stablehlo.subtract %c_80, %iterArg_76 : tensor<i32>
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %150 = stablehlo.subtract %149, %c_81 : tensor<i32>
      %151 = func.call @dynamic_index_in_dim(%iterArg, %150) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %152 = func.call @dynamic_index_in_dim_4(%iterArg_75, %150) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %153:3 = func.call @closed_call_7(%iterArg_77, %iterArg_78, %iterArg_79, %151, %152) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %154 = stablehlo.add %iterArg_76, %c_82 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_75, %154, %153#0, %153#1, %153#2 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %132 = stablehlo.add %128, %131#3 : tensor<24x131xf32>
    %133 = stablehlo.add %125, %131#4 : tensor<24xf32>
    %134 = stablehlo.multiply %133, %44 : tensor<24xf32>
    %135 = stablehlo.multiply %133, %35 : tensor<24xf32>
    %136 = stablehlo.divide %134, %25 : tensor<24xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %138 = stablehlo.multiply %137, %24 : tensor<24x11xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %c_72 = stablehlo.constant dense<120> : tensor<i32>
    %140 = stablehlo.dynamic_update_slice %139, %138, %c_71, %c_72 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %141 = stablehlo.add %132, %140 : tensor<24x131xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %143:8 = stablehlo.while(%iterArg = %18#12, %iterArg_75 = %18#13, %iterArg_76 = %18#14, %iterArg_77 = %18#15, %iterArg_78 = %18#16, %iterArg_79 = %c_74, %iterArg_80 = %142, %iterArg_81 = %135) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    cond {
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %149 = stablehlo.compare LT, %iterArg_79, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %149 : tensor<i1>
    } do {
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %149 = stablehlo.subtract %c_82, %iterArg_79 : tensor<i32>
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %150 = stablehlo.subtract %149, %c_83 : tensor<i32>
      %151 = func.call @dynamic_index_in_dim(%iterArg, %150) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %152 = func.call @dynamic_index_in_dim_4(%iterArg_75, %150) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %153 = func.call @dynamic_index_in_dim_8(%iterArg_76, %150) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %154 = func.call @dynamic_index_in_dim_8(%iterArg_77, %150) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %155 = func.call @dynamic_index_in_dim_8(%iterArg_78, %150) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %156:2 = func.call @closed_call_9(%iterArg_80, %iterArg_81, %151, %152, %153, %154, %155) : (tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24xf32>)
      %c_84 = stablehlo.constant dense<1> : tensor<i32>
      %157 = stablehlo.add %iterArg_79, %c_84 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %157, %156#0, %156#1 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    }
    %144 = stablehlo.add %141, %143#6 : tensor<24x131xf32>
    %145 = call @_where_10(%2, %3#1, %144) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %146 = stablehlo.dot_general %145, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %147 = stablehlo.transpose %146, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %148 = stablehlo.dot_general %145, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %84, %148, %147 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x131xi1>, tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    return %2, %3 : tensor<24x131xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>, %arg10: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg9, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg9, %c_0 : tensor<i32>
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
    %8 = stablehlo.reshape %7 : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.compare EQ, %6, %9, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %11 = stablehlo.convert %10 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.convert %arg10 : tensor<24xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<24xf32>
    %15 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %16 = stablehlo.select %15, %arg2, %arg1 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %18 = stablehlo.select %17, %arg4, %arg3 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.divide %16, %18 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.select %22, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %21, %23 : tensor<24xf32>
    return %0, %14, %5, %11, %12, %19, %24 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<3x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xf32>
    return %1 : tensor<3x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) {
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
    return %0, %11, %5, %9 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>
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
  func.func private @closed_call_3(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>) {
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
    return %0, %12, %5, %9, %6 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x40xf32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.multiply %arg4, %0 : tensor<24x40xf32>
    %2 = stablehlo.multiply %0, %arg5 : tensor<24x40xf32>
    %3 = stablehlo.multiply %2, %arg4 : tensor<24x40xf32>
    %4 = stablehlo.negate %3 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.add %1, %3 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.add %arg1, %8 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_update_slice %10, %7, %c, %arg3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %12 = stablehlo.add %arg0, %11 : tensor<24x131xf32>
    return %12, %9, %arg2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<24x40xf32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.multiply %0, %arg4 : tensor<24x40xf32>
    %2 = stablehlo.negate %1 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.reshape %3 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.add %arg1, %5 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.dynamic_update_slice %7, %1, %c, %arg3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %9 = stablehlo.add %arg0, %8 : tensor<24x131xf32>
    return %9, %6, %arg2 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_9(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24xf32>) {
    %0 = stablehlo.multiply %arg1, %arg6 : tensor<24xf32>
    %1 = stablehlo.multiply %arg1, %arg5 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg4 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg3 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_update_slice %5, %4, %c, %arg2 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<24x131xf32>
    return %7, %1 : tensor<24x131xf32>, tensor<24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x131xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x131xi1>, tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
