module @jit_one_maximum_head_loops_hidden attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %1:2 = call @_where(%cst_0) : (tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_11 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %17:22 = stablehlo.while(%iterArg = %arg4, %iterArg_82 = %arg0, %iterArg_83 = %arg1, %iterArg_84 = %1#1, %iterArg_85 = %3, %iterArg_86 = %2, %iterArg_87 = %5, %iterArg_88 = %4, %iterArg_89 = %7, %iterArg_90 = %6, %iterArg_91 = %9, %iterArg_92 = %8, %iterArg_93 = %c_16, %iterArg_94 = %c, %iterArg_95 = %0, %iterArg_96 = %10, %iterArg_97 = %11, %iterArg_98 = %12, %iterArg_99 = %13, %iterArg_100 = %14, %iterArg_101 = %15, %iterArg_102 = %16) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    cond {
      %c_103 = stablehlo.constant dense<3> : tensor<i32>
      %147 = stablehlo.compare LT, %iterArg_93, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %147 : tensor<i1>
    } do {
      %147:9 = func.call @closed_call(%iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_94, %iterArg_95) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %148 = func.call @dynamic_update_index_in_dim(%iterArg_96, %147#2, %iterArg_93) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %149 = func.call @dynamic_update_index_in_dim_1(%iterArg_97, %147#3, %iterArg_93) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %150 = func.call @dynamic_update_index_in_dim_2(%iterArg_98, %147#4, %iterArg_93) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %151 = func.call @dynamic_update_index_in_dim_1(%iterArg_99, %147#5, %iterArg_93) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %152 = func.call @dynamic_update_index_in_dim_3(%iterArg_100, %147#6, %iterArg_93) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %153 = func.call @dynamic_update_index_in_dim_3(%iterArg_101, %147#7, %iterArg_93) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %154 = func.call @dynamic_update_index_in_dim_3(%iterArg_102, %147#8, %iterArg_93) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_103 = stablehlo.constant dense<1> : tensor<i32>
      %155 = stablehlo.add %iterArg_93, %c_103 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %155, %147#0, %147#1, %148, %149, %150, %151, %152, %153, %154 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    }
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %18 = stablehlo.dynamic_slice %arg1, %c_17, %c_18, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %19 = stablehlo.dot_general %arg0, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<120> : tensor<i32>
    %20 = stablehlo.dynamic_slice %arg4, %c_19, %c_20, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %22 = stablehlo.compare GT, %20, %21, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_22 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %23:2 = call @_where_4(%22, %19, %cst_22) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23#0 init: %cst_23) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.reshape %24 : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %27 = stablehlo.compare EQ, %23#0, %26, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %28 = stablehlo.convert %27 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.maximum %17#14, %24 : tensor<24xf32>
    %31 = stablehlo.compare EQ, %17#14, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<24xi1>, tensor<24xf32>
    %35 = stablehlo.compare EQ, %24, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<24xi1>, tensor<24xf32>
    %39 = stablehlo.divide %34, %38 : tensor<24xf32>
    %40 = stablehlo.compare EQ, %24, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<24xi1>, tensor<24xf32>
    %44 = stablehlo.compare EQ, %17#14, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<24xi1>, tensor<24xf32>
    %48 = stablehlo.divide %43, %47 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %51:2 = call @_where(%cst_35) : (tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %c_37 = stablehlo.constant dense<39> : tensor<i32>
    %52:2 = call @clip(%c_36, %c_37) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %53 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %54:2 = call @_where_5(%c_38) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_42 = stablehlo.constant dense<false> : tensor<i1>
    %57 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x24x1x1xi32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_45 = stablehlo.constant dense<false> : tensor<i1>
    %60 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i1>) -> tensor<3x24xi1>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %61:19 = stablehlo.while(%iterArg = %arg4, %iterArg_82 = %arg0, %iterArg_83 = %arg1, %iterArg_84 = %51#1, %iterArg_85 = %53, %iterArg_86 = %arg2, %iterArg_87 = %52#0, %iterArg_88 = %52#1, %iterArg_89 = %54#1, %iterArg_90 = %c_46, %iterArg_91 = %c_39, %iterArg_92 = %49, %iterArg_93 = %50, %iterArg_94 = %55, %iterArg_95 = %56, %iterArg_96 = %57, %iterArg_97 = %58, %iterArg_98 = %59, %iterArg_99 = %60) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    cond {
      %c_100 = stablehlo.constant dense<3> : tensor<i32>
      %147 = stablehlo.compare LT, %iterArg_90, %c_100, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %147 : tensor<i1>
    } do {
      %147:9 = func.call @closed_call_6(%iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_91, %iterArg_92, %iterArg_93) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>)
      %148 = func.call @dynamic_update_index_in_dim(%iterArg_94, %147#3, %iterArg_90) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %149 = func.call @dynamic_update_index_in_dim_1(%iterArg_95, %147#4, %iterArg_90) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %150 = func.call @dynamic_update_index_in_dim_2(%iterArg_96, %147#5, %iterArg_90) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %151 = func.call @dynamic_update_index_in_dim_10(%iterArg_97, %147#6, %iterArg_90) : (tensor<3x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<3x24x1x1xi32>
      %152 = func.call @dynamic_update_index_in_dim_1(%iterArg_98, %147#7, %iterArg_90) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %153 = func.call @dynamic_update_index_in_dim_11(%iterArg_99, %147#8, %iterArg_90) : (tensor<3x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<3x24xi1>
      %c_100 = stablehlo.constant dense<1> : tensor<i32>
      %154 = stablehlo.add %iterArg_90, %c_100 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %154, %147#0, %147#1, %147#2, %148, %149, %150, %151, %152, %153 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    }
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %c_48 = stablehlo.constant dense<120> : tensor<i32>
    %62 = stablehlo.dynamic_slice %arg1, %c_47, %c_48, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %63 = stablehlo.dot_general %arg0, %62, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %c_50 = stablehlo.constant dense<120> : tensor<i32>
    %64 = stablehlo.dynamic_slice %arg4, %c_49, %c_50, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %66 = stablehlo.compare GT, %64, %65, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_52 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %67:2 = call @_where_4(%66, %63, %cst_52) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %c_53 = stablehlo.constant dense<120> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %69 = stablehlo.subtract %arg2, %68 : tensor<24xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %71 = stablehlo.compare GE, %69, %70, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_55 = stablehlo.constant dense<11> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %73 = stablehlo.compare LT, %69, %72, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %74 = stablehlo.and %71, %73 : tensor<24xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %c_57 = stablehlo.constant dense<10> : tensor<i32>
    %75 = call @clip_12(%69, %c_56, %c_57) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %77:2 = call @take_along_axis_13(%67#0, %76) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %78 = stablehlo.reshape %77#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %79 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %81 = stablehlo.subtract %67#0, %80 : tensor<24x11xf32>
    %82 = stablehlo.exponential %81 : tensor<24x11xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.add %61#11, %83 : tensor<24xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %85:2 = call @_where_14(%74, %78, %c_59) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %86 = stablehlo.add %61#12, %85#0 : tensor<24xf32>
    %87 = stablehlo.log %84 : tensor<24xf32>
    %88 = stablehlo.add %30, %87 : tensor<24xf32>
    %89 = stablehlo.subtract %88, %86 : tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.multiply %90, %30 : tensor<24xf32>
    %92 = stablehlo.add %89, %91 : tensor<24xf32>
    %93 = stablehlo.multiply %92, %arg3 : tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.multiply %98, %arg3 : tensor<24xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<24xf32>
    %102 = stablehlo.negate %99 : tensor<24xf32>
    %103 = stablehlo.add %101, %99 : tensor<24xf32>
    %104 = stablehlo.divide %99, %84 : tensor<24xf32>
    %105 = call @_where_15(%74, %85#1, %102) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %106 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %107 = stablehlo.multiply %106, %82 : tensor<24x11xf32>
    %108 = stablehlo.negate %107 : tensor<24x11xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.reshape %109 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.add %103, %111 : tensor<24xf32>
    %113 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %114 = call @take_along_axis_16(%77#1, %113) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %115 = stablehlo.add %107, %114 : tensor<24x11xf32>
    %116 = call @_where_17(%66, %67#1, %115) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %117 = stablehlo.dot_general %116, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %118 = stablehlo.transpose %117, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %119 = stablehlo.dot_general %116, %62, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %c_71 = stablehlo.constant dense<120> : tensor<i32>
    %121 = stablehlo.dynamic_update_slice %120, %118, %c_70, %c_71 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %125:15 = stablehlo.while(%iterArg = %61#13, %iterArg_82 = %61#14, %iterArg_83 = %61#15, %iterArg_84 = %61#16, %iterArg_85 = %61#17, %iterArg_86 = %61#18, %iterArg_87 = %arg0, %iterArg_88 = %51#0, %iterArg_89 = %54#0, %iterArg_90 = %c_75, %iterArg_91 = %122, %iterArg_92 = %123, %iterArg_93 = %124, %iterArg_94 = %104, %iterArg_95 = %102) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_96 = stablehlo.constant dense<3> : tensor<i32>
      %147 = stablehlo.compare LT, %iterArg_90, %c_96, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %147 : tensor<i1>
    } do {
      %c_96 = stablehlo.constant dense<3> : tensor<i32>
      %147 = stablehlo.subtract %c_96, %iterArg_90 : tensor<i32>
      %c_97 = stablehlo.constant dense<1> : tensor<i32>
      %148 = stablehlo.subtract %147, %c_97 : tensor<i32>
      %149 = func.call @dynamic_index_in_dim(%iterArg, %148) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %150 = func.call @dynamic_index_in_dim_18(%iterArg_82, %148) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %151 = func.call @dynamic_index_in_dim_19(%iterArg_83, %148) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %152 = func.call @dynamic_index_in_dim_20(%iterArg_84, %148) : (tensor<3x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %153 = func.call @dynamic_index_in_dim_18(%iterArg_85, %148) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %154 = func.call @dynamic_index_in_dim_21(%iterArg_86, %148) : (tensor<3x24xi1>, tensor<i32>) -> tensor<24xi1>
      %155:5 = func.call @closed_call_22(%iterArg_87, %iterArg_88, %iterArg_89, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %149, %150, %151, %152, %153, %154) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_98 = stablehlo.constant dense<1> : tensor<i32>
      %156 = stablehlo.add %iterArg_90, %c_98 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %156, %155#0, %155#1, %155#2, %155#3, %155#4 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %126 = stablehlo.add %121, %125#10 : tensor<24x131xf32>
    %127 = stablehlo.add %119, %125#11 : tensor<24x24xf32>
    %128 = stablehlo.add %112, %125#12 : tensor<24xf32>
    %129 = stablehlo.multiply %128, %48 : tensor<24xf32>
    %130 = stablehlo.multiply %128, %39 : tensor<24xf32>
    %131 = stablehlo.divide %129, %29 : tensor<24xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %133 = stablehlo.multiply %132, %28 : tensor<24x11xf32>
    %134 = call @_where_17(%22, %23#1, %133) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %135 = stablehlo.dot_general %134, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %136 = stablehlo.transpose %135, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %137 = stablehlo.dot_general %134, %18, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %138 = stablehlo.add %127, %137 : tensor<24x24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %c_78 = stablehlo.constant dense<120> : tensor<i32>
    %140 = stablehlo.dynamic_update_slice %139, %136, %c_77, %c_78 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %141 = stablehlo.add %126, %140 : tensor<24x131xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %144:13 = stablehlo.while(%iterArg = %17#15, %iterArg_82 = %17#16, %iterArg_83 = %17#17, %iterArg_84 = %17#18, %iterArg_85 = %17#19, %iterArg_86 = %17#20, %iterArg_87 = %17#21, %iterArg_88 = %arg0, %iterArg_89 = %1#0, %iterArg_90 = %c_81, %iterArg_91 = %142, %iterArg_92 = %143, %iterArg_93 = %130) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
    cond {
      %c_94 = stablehlo.constant dense<3> : tensor<i32>
      %147 = stablehlo.compare LT, %iterArg_90, %c_94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %147 : tensor<i1>
    } do {
      %c_94 = stablehlo.constant dense<3> : tensor<i32>
      %147 = stablehlo.subtract %c_94, %iterArg_90 : tensor<i32>
      %c_95 = stablehlo.constant dense<1> : tensor<i32>
      %148 = stablehlo.subtract %147, %c_95 : tensor<i32>
      %149 = func.call @dynamic_index_in_dim(%iterArg, %148) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %150 = func.call @dynamic_index_in_dim_18(%iterArg_82, %148) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %151 = func.call @dynamic_index_in_dim_19(%iterArg_83, %148) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %152 = func.call @dynamic_index_in_dim_18(%iterArg_84, %148) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %153 = func.call @dynamic_index_in_dim_26(%iterArg_85, %148) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %154 = func.call @dynamic_index_in_dim_26(%iterArg_86, %148) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %155 = func.call @dynamic_index_in_dim_26(%iterArg_87, %148) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %156:3 = func.call @closed_call_27(%iterArg_88, %iterArg_89, %iterArg_91, %iterArg_92, %iterArg_93, %149, %150, %151, %152, %153, %154, %155) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>)
      %c_96 = stablehlo.constant dense<1> : tensor<i32>
      %157 = stablehlo.add %iterArg_90, %c_96 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %157, %156#0, %156#1, %156#2 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
    }
    %145 = stablehlo.add %141, %144#10 : tensor<24x131xf32>
    %146 = stablehlo.add %138, %144#11 : tensor<24x24xf32>
    return %94, %146, %145 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<i32>, %arg13: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg12, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg12, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg2, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %1 : tensor<i32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.add %9, %c_5 : tensor<i32>
    %11 = stablehlo.select %8, %10, %1 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.dynamic_slice %arg0, %c_6, %11, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %14 = stablehlo.compare GT, %12, %13, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %15 = call @_where_0(%14, %7, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_7) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.reshape %16 : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %19 = stablehlo.compare EQ, %15, %18, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %20 = stablehlo.convert %19 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.convert %arg13 : tensor<24xf32>
    %23 = stablehlo.maximum %22, %16 : tensor<24xf32>
    %24 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %25 = stablehlo.select %24, %arg5, %arg4 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %27 = stablehlo.select %26, %arg7, %arg6 : tensor<24xi1>, tensor<24xf32>
    %28 = stablehlo.divide %25, %27 : tensor<24xf32>
    %29 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %30 = stablehlo.select %29, %arg9, %arg8 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %32 = stablehlo.select %31, %arg11, %arg10 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.divide %30, %32 : tensor<24xf32>
    return %0, %23, %5, %6, %14, %20, %21, %28, %33 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<3x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xf32>
    return %1 : tensor<3x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<3x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xi1>
    return %1 : tensor<3x24x40xi1>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where_5(%arg0: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x1xf32>, %arg5: tensor<24xi32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) {
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
    %6 = stablehlo.dynamic_slice %arg2, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %1 : tensor<i32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.add %9, %c_5 : tensor<i32>
    %11 = stablehlo.select %8, %10, %1 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.dynamic_slice %arg0, %c_6, %11, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %14 = stablehlo.compare GT, %12, %13, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %15 = call @_where_0(%14, %7, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %16 = stablehlo.convert %1 : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.subtract %arg5, %17 : tensor<24xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.compare GE, %18, %19, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %22 = stablehlo.compare LT, %18, %21, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %23 = stablehlo.and %20, %22 : tensor<24xi1>
    %24 = call @clip_7(%18, %arg6, %arg7) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26:2 = call @take_along_axis_8(%15, %25) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %27 = stablehlo.reshape %26#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.subtract %15, %28 : tensor<24x40xf32>
    %30 = stablehlo.exponential %29 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %arg10, %31 : tensor<24xf32>
    %33 = call @_where_9(%23, %27, %arg8) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %34 = stablehlo.add %arg11, %33 : tensor<24xf32>
    return %0, %32, %34, %5, %6, %14, %26#1, %30, %23 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>
  }
  func.func private @clip_7(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_8(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
  func.func private @_where_9(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<3x24x1x1xi32>, %arg1: tensor<24x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x24x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<24x1x1xi32>) -> tensor<1x24x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x24x1x1xi32>, tensor<1x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x1x1xi32>
    return %1 : tensor<3x24x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<3x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<3x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<3x24xi1>
    return %1 : tensor<3x24xi1>
  }
  func.func private @clip_12(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_13(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
  func.func private @_where_14(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_15(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_16(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x11xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @_where_17(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<3x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<3x24x1x1xi32>, %arg1: tensor<i32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 24, 1, 1] : (tensor<3x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1x1xi32>) -> tensor<24x1x1xi32>
    return %1 : tensor<24x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<3x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @closed_call_22(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>, %arg9: tensor<24x40xf32>, %arg10: tensor<24x40xi1>, %arg11: tensor<24x1x1xi32>, %arg12: tensor<24x40xf32>, %arg13: tensor<24xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = call @_where_23(%arg13, %arg2, %arg7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %1 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.multiply %1, %arg12 : tensor<24x40xf32>
    %3 = stablehlo.negate %2 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.add %arg5, %6 : tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = call @take_along_axis_24(%arg11, %8) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %2, %9 : tensor<24x40xf32>
    %11 = call @_where_25(%arg10, %arg1, %10) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %14 = stablehlo.dot_general %11, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %15 = stablehlo.add %arg4, %14 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.dynamic_update_slice %16, %13, %c, %arg8 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %18 = stablehlo.add %arg3, %17 : tensor<24x131xf32>
    return %18, %15, %7, %arg6, %arg7 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_23(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_24(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_25(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_27(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24x40xi1>, %arg8: tensor<24x40xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>) {
    %0 = stablehlo.multiply %arg4, %arg11 : tensor<24xf32>
    %1 = stablehlo.multiply %arg4, %arg10 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg9 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg8 : tensor<24x40xf32>
    %5 = call @_where_25(%arg7, %arg1, %4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.dot_general %5, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.dot_general %5, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %9 = stablehlo.add %arg3, %8 : tensor<24x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_update_slice %10, %7, %c, %arg5 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %12 = stablehlo.add %arg2, %11 : tensor<24x131xf32>
    return %12, %9, %1 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
  }
}
