module @jit_one_maximum_head_loops_label attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
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
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %15:19 = stablehlo.while(%iterArg = %arg0, %iterArg_70 = %arg1, %iterArg_71 = %2, %iterArg_72 = %1, %iterArg_73 = %4, %iterArg_74 = %3, %iterArg_75 = %6, %iterArg_76 = %5, %iterArg_77 = %8, %iterArg_78 = %7, %iterArg_79 = %c_14, %iterArg_80 = %c, %iterArg_81 = %0, %iterArg_82 = %9, %iterArg_83 = %10, %iterArg_84 = %11, %iterArg_85 = %12, %iterArg_86 = %13, %iterArg_87 = %14) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    cond {
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %133 = stablehlo.compare LT, %iterArg_79, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    } do {
      %133:8 = func.call @closed_call(%iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_80, %iterArg_81) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %134 = func.call @dynamic_update_index_in_dim(%iterArg_82, %133#2, %iterArg_79) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %135 = func.call @dynamic_update_index_in_dim_0(%iterArg_83, %133#3, %iterArg_79) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %136 = func.call @dynamic_update_index_in_dim_0(%iterArg_84, %133#4, %iterArg_79) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %137 = func.call @dynamic_update_index_in_dim_1(%iterArg_85, %133#5, %iterArg_79) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %138 = func.call @dynamic_update_index_in_dim_1(%iterArg_86, %133#6, %iterArg_79) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %139 = func.call @dynamic_update_index_in_dim_1(%iterArg_87, %133#7, %iterArg_79) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %140 = stablehlo.add %iterArg_79, %c_88 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %140, %133#0, %133#1, %134, %135, %136, %137, %138, %139 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    }
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<120> : tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %c_15, %c_16, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %17 = stablehlo.dot_general %arg0, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %21 = stablehlo.compare EQ, %17, %20, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %22 = stablehlo.convert %21 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.maximum %15#12, %18 : tensor<24xf32>
    %25 = stablehlo.compare EQ, %15#12, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.compare EQ, %18, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.divide %28, %32 : tensor<24xf32>
    %34 = stablehlo.compare EQ, %18, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.compare EQ, %15#12, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<24xi1>, tensor<24xf32>
    %42 = stablehlo.divide %37, %41 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %c_30 = stablehlo.constant dense<39> : tensor<i32>
    %45:2 = call @clip(%c_29, %c_30) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %46 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %47:2 = call @_where(%c_31) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x24x1x1xi32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_37 = stablehlo.constant dense<false> : tensor<i1>
    %52 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i1>) -> tensor<3x24xi1>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %53:16 = stablehlo.while(%iterArg = %arg0, %iterArg_70 = %arg1, %iterArg_71 = %46, %iterArg_72 = %arg2, %iterArg_73 = %45#0, %iterArg_74 = %45#1, %iterArg_75 = %47#1, %iterArg_76 = %c_38, %iterArg_77 = %c_32, %iterArg_78 = %43, %iterArg_79 = %44, %iterArg_80 = %48, %iterArg_81 = %49, %iterArg_82 = %50, %iterArg_83 = %51, %iterArg_84 = %52) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    cond {
      %c_85 = stablehlo.constant dense<3> : tensor<i32>
      %133 = stablehlo.compare LT, %iterArg_76, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    } do {
      %133:8 = func.call @closed_call_2(%iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_77, %iterArg_78, %iterArg_79) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>)
      %134 = func.call @dynamic_update_index_in_dim(%iterArg_80, %133#3, %iterArg_76) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %135 = func.call @dynamic_update_index_in_dim_0(%iterArg_81, %133#4, %iterArg_76) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %136 = func.call @dynamic_update_index_in_dim_6(%iterArg_82, %133#5, %iterArg_76) : (tensor<3x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<3x24x1x1xi32>
      %137 = func.call @dynamic_update_index_in_dim_0(%iterArg_83, %133#6, %iterArg_76) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %138 = func.call @dynamic_update_index_in_dim_7(%iterArg_84, %133#7, %iterArg_76) : (tensor<3x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<3x24xi1>
      %c_85 = stablehlo.constant dense<1> : tensor<i32>
      %139 = stablehlo.add %iterArg_76, %c_85 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %139, %133#0, %133#1, %133#2, %134, %135, %136, %137, %138 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    }
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %c_40 = stablehlo.constant dense<120> : tensor<i32>
    %54 = stablehlo.dynamic_slice %arg1, %c_39, %c_40, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %55 = stablehlo.dot_general %arg0, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_41 = stablehlo.constant dense<120> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %57 = stablehlo.subtract %arg2, %56 : tensor<24xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %59 = stablehlo.compare GE, %57, %58, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_43 = stablehlo.constant dense<11> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %61 = stablehlo.compare LT, %57, %60, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %62 = stablehlo.and %59, %61 : tensor<24xi1>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %c_45 = stablehlo.constant dense<10> : tensor<i32>
    %63 = call @clip_8(%57, %c_44, %c_45) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %65:2 = call @take_along_axis_9(%55, %64) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %66 = stablehlo.reshape %65#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %67 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %69 = stablehlo.subtract %55, %68 : tensor<24x11xf32>
    %70 = stablehlo.exponential %69 : tensor<24x11xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.add %53#9, %71 : tensor<24xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %73:2 = call @_where_10(%62, %66, %c_47) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %74 = stablehlo.add %53#10, %73#0 : tensor<24xf32>
    %75 = stablehlo.log %72 : tensor<24xf32>
    %76 = stablehlo.add %24, %75 : tensor<24xf32>
    %77 = stablehlo.subtract %76, %74 : tensor<24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.multiply %78, %24 : tensor<24xf32>
    %80 = stablehlo.add %77, %79 : tensor<24xf32>
    %81 = stablehlo.multiply %80, %arg3 : tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.multiply %86, %arg3 : tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<24xf32>
    %90 = stablehlo.negate %87 : tensor<24xf32>
    %91 = stablehlo.add %89, %87 : tensor<24xf32>
    %92 = stablehlo.divide %87, %72 : tensor<24xf32>
    %93 = call @_where_11(%62, %73#1, %90) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %94 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %95 = stablehlo.multiply %94, %70 : tensor<24x11xf32>
    %96 = stablehlo.negate %95 : tensor<24x11xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %98 = stablehlo.reshape %97 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.add %91, %99 : tensor<24xf32>
    %101 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %102 = call @take_along_axis_12(%65#1, %101) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %103 = stablehlo.add %95, %102 : tensor<24x11xf32>
    %104 = stablehlo.dot_general %103, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %105 = stablehlo.transpose %104, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %106 = stablehlo.dot_general %103, %54, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %c_59 = stablehlo.constant dense<120> : tensor<i32>
    %108 = stablehlo.dynamic_update_slice %107, %105, %c_58, %c_59 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %112:13 = stablehlo.while(%iterArg = %53#11, %iterArg_70 = %53#12, %iterArg_71 = %53#13, %iterArg_72 = %53#14, %iterArg_73 = %53#15, %iterArg_74 = %arg0, %iterArg_75 = %47#0, %iterArg_76 = %c_63, %iterArg_77 = %109, %iterArg_78 = %110, %iterArg_79 = %111, %iterArg_80 = %92, %iterArg_81 = %90) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %133 = stablehlo.compare LT, %iterArg_76, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    } do {
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %133 = stablehlo.subtract %c_82, %iterArg_76 : tensor<i32>
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %134 = stablehlo.subtract %133, %c_83 : tensor<i32>
      %135 = func.call @dynamic_index_in_dim(%iterArg, %134) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %136 = func.call @dynamic_index_in_dim_13(%iterArg_70, %134) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %137 = func.call @dynamic_index_in_dim_14(%iterArg_71, %134) : (tensor<3x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %138 = func.call @dynamic_index_in_dim_13(%iterArg_72, %134) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %139 = func.call @dynamic_index_in_dim_15(%iterArg_73, %134) : (tensor<3x24xi1>, tensor<i32>) -> tensor<24xi1>
      %140:5 = func.call @closed_call_16(%iterArg_74, %iterArg_75, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %135, %136, %137, %138, %139) : (tensor<24x24xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_84 = stablehlo.constant dense<1> : tensor<i32>
      %141 = stablehlo.add %iterArg_76, %c_84 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %141, %140#0, %140#1, %140#2, %140#3, %140#4 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %113 = stablehlo.add %108, %112#8 : tensor<24x131xf32>
    %114 = stablehlo.add %106, %112#9 : tensor<24x24xf32>
    %115 = stablehlo.add %100, %112#10 : tensor<24xf32>
    %116 = stablehlo.multiply %115, %42 : tensor<24xf32>
    %117 = stablehlo.multiply %115, %33 : tensor<24xf32>
    %118 = stablehlo.divide %116, %23 : tensor<24xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %120 = stablehlo.multiply %119, %22 : tensor<24x11xf32>
    %121 = stablehlo.dot_general %120, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %122 = stablehlo.transpose %121, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %123 = stablehlo.dot_general %120, %16, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %124 = stablehlo.add %114, %123 : tensor<24x24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %c_66 = stablehlo.constant dense<120> : tensor<i32>
    %126 = stablehlo.dynamic_update_slice %125, %122, %c_65, %c_66 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %127 = stablehlo.add %113, %126 : tensor<24x131xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %130:11 = stablehlo.while(%iterArg = %15#13, %iterArg_70 = %15#14, %iterArg_71 = %15#15, %iterArg_72 = %15#16, %iterArg_73 = %15#17, %iterArg_74 = %15#18, %iterArg_75 = %arg0, %iterArg_76 = %c_69, %iterArg_77 = %128, %iterArg_78 = %129, %iterArg_79 = %117) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
    cond {
      %c_80 = stablehlo.constant dense<3> : tensor<i32>
      %133 = stablehlo.compare LT, %iterArg_76, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    } do {
      %c_80 = stablehlo.constant dense<3> : tensor<i32>
      %133 = stablehlo.subtract %c_80, %iterArg_76 : tensor<i32>
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %134 = stablehlo.subtract %133, %c_81 : tensor<i32>
      %135 = func.call @dynamic_index_in_dim(%iterArg, %134) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %136 = func.call @dynamic_index_in_dim_13(%iterArg_70, %134) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %137 = func.call @dynamic_index_in_dim_13(%iterArg_71, %134) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %138 = func.call @dynamic_index_in_dim_19(%iterArg_72, %134) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %139 = func.call @dynamic_index_in_dim_19(%iterArg_73, %134) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %140 = func.call @dynamic_index_in_dim_19(%iterArg_74, %134) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %141:3 = func.call @closed_call_20(%iterArg_75, %iterArg_77, %iterArg_78, %iterArg_79, %135, %136, %137, %138, %139, %140) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>)
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %142 = stablehlo.add %iterArg_76, %c_82 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %142, %141#0, %141#1, %141#2 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
    }
    %131 = stablehlo.add %127, %130#8 : tensor<24x131xf32>
    %132 = stablehlo.add %124, %130#9 : tensor<24x24xf32>
    return %82, %132, %131 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>, %arg11: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
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
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.reshape %8 : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %11 = stablehlo.compare EQ, %7, %10, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %12 = stablehlo.convert %11 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.convert %arg11 : tensor<24xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<24xf32>
    %16 = stablehlo.compare EQ, %14, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %17 = stablehlo.select %16, %arg3, %arg2 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %19 = stablehlo.select %18, %arg5, %arg4 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.divide %17, %19 : tensor<24xf32>
    %21 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %22 = stablehlo.select %21, %arg7, %arg6 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.compare EQ, %14, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %24 = stablehlo.select %23, %arg9, %arg8 : tensor<24xi1>, tensor<24xf32>
    %25 = stablehlo.divide %22, %24 : tensor<24xf32>
    return %0, %15, %5, %6, %12, %13, %20, %25 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_2(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x1xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) {
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
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.convert %1 : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.subtract %arg3, %9 : tensor<24xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %12 = stablehlo.compare GE, %10, %11, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %14 = stablehlo.compare LT, %10, %13, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %15 = stablehlo.and %12, %14 : tensor<24xi1>
    %16 = call @clip_3(%10, %arg4, %arg5) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %18:2 = call @take_along_axis_4(%7, %17) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %19 = stablehlo.reshape %18#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %21 = stablehlo.subtract %7, %20 : tensor<24x40xf32>
    %22 = stablehlo.exponential %21 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.add %arg8, %23 : tensor<24xf32>
    %25 = call @_where_5(%15, %19, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %26 = stablehlo.add %arg9, %25 : tensor<24xf32>
    return %0, %24, %26, %5, %6, %18#1, %22, %15 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>
  }
  func.func private @clip_3(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
  func.func private @_where_5(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<3x24x1x1xi32>, %arg1: tensor<24x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x24x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<24x1x1xi32>) -> tensor<1x24x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x24x1x1xi32>, tensor<1x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x1x1xi32>
    return %1 : tensor<3x24x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<3x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<3x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<3x24xi1>
    return %1 : tensor<3x24xi1>
  }
  func.func private @clip_8(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_9(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
  func.func private @_where_10(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_11(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_12(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x11xf32> {
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
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<3x24x1x1xi32>, %arg1: tensor<i32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 24, 1, 1] : (tensor<3x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1x1xi32>) -> tensor<24x1x1xi32>
    return %1 : tensor<24x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<3x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @closed_call_16(%arg0: tensor<24x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24x1x1xi32>, %arg10: tensor<24x40xf32>, %arg11: tensor<24xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = call @_where_17(%arg11, %arg1, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
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
    %9 = call @take_along_axis_18(%arg9, %8) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %2, %9 : tensor<24x40xf32>
    %11 = stablehlo.dot_general %10, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.dot_general %10, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %14 = stablehlo.add %arg3, %13 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.dynamic_update_slice %15, %12, %c, %arg7 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %17 = stablehlo.add %arg2, %16 : tensor<24x131xf32>
    return %17, %14, %7, %arg5, %arg6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_17(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_18(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_20(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>, %arg5: tensor<24x40xf32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>) {
    %0 = stablehlo.multiply %arg3, %arg9 : tensor<24xf32>
    %1 = stablehlo.multiply %arg3, %arg8 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg7 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg6 : tensor<24x40xf32>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %4, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<24x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.dynamic_update_slice %9, %6, %c, %arg4 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %11 = stablehlo.add %arg1, %10 : tensor<24x131xf32>
    return %11, %8, %1 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
  }
}
