module @jit_one_maximum_head_loops_bias attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
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
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %16:21 = stablehlo.while(%iterArg = %arg0, %iterArg_84 = %arg1, %iterArg_85 = %arg4, %iterArg_86 = %2, %iterArg_87 = %1, %iterArg_88 = %4, %iterArg_89 = %3, %iterArg_90 = %6, %iterArg_91 = %5, %iterArg_92 = %8, %iterArg_93 = %7, %iterArg_94 = %c_15, %iterArg_95 = %c, %iterArg_96 = %0, %iterArg_97 = %9, %iterArg_98 = %10, %iterArg_99 = %11, %iterArg_100 = %12, %iterArg_101 = %13, %iterArg_102 = %14, %iterArg_103 = %15) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    cond {
      %c_104 = stablehlo.constant dense<3> : tensor<i32>
      %158 = stablehlo.compare LT, %iterArg_94, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %158 : tensor<i1>
    } do {
      %158:9 = func.call @closed_call(%iterArg, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_95, %iterArg_96) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %159 = func.call @dynamic_update_index_in_dim(%iterArg_97, %158#2, %iterArg_94) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %160 = func.call @dynamic_update_index_in_dim_0(%iterArg_98, %158#3, %iterArg_94) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %161 = func.call @dynamic_update_index_in_dim(%iterArg_99, %158#4, %iterArg_94) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %162 = func.call @dynamic_update_index_in_dim_0(%iterArg_100, %158#5, %iterArg_94) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %163 = func.call @dynamic_update_index_in_dim_1(%iterArg_101, %158#6, %iterArg_94) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %164 = func.call @dynamic_update_index_in_dim_1(%iterArg_102, %158#7, %iterArg_94) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %165 = func.call @dynamic_update_index_in_dim_1(%iterArg_103, %158#8, %iterArg_94) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_104 = stablehlo.constant dense<1> : tensor<i32>
      %166 = stablehlo.add %iterArg_94, %c_104 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %166, %158#0, %158#1, %159, %160, %161, %162, %163, %164, %165 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    }
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<120> : tensor<i32>
    %17 = stablehlo.dynamic_slice %arg1, %c_16, %c_17, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %18 = stablehlo.dot_general %arg0, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %19 = stablehlo.dynamic_slice %arg4, %c_18, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %22 = stablehlo.add %18, %21 : tensor<24x11xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.reshape %23 : (tensor<24xf32>) -> tensor<24x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %26 = stablehlo.compare EQ, %22, %25, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %27 = stablehlo.convert %26 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.maximum %16#13, %23 : tensor<24xf32>
    %30 = stablehlo.compare EQ, %16#13, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.compare EQ, %23, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.divide %33, %37 : tensor<24xf32>
    %39 = stablehlo.compare EQ, %23, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.compare EQ, %16#13, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.divide %42, %46 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %c_32 = stablehlo.constant dense<39> : tensor<i32>
    %50:2 = call @clip(%c_31, %c_32) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %51 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %52:2 = call @_where(%c_33) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x24x1x1xi32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_40 = stablehlo.constant dense<false> : tensor<i1>
    %58 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i1>) -> tensor<3x24xi1>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %59:18 = stablehlo.while(%iterArg = %arg0, %iterArg_84 = %arg1, %iterArg_85 = %arg4, %iterArg_86 = %51, %iterArg_87 = %arg2, %iterArg_88 = %50#0, %iterArg_89 = %50#1, %iterArg_90 = %52#1, %iterArg_91 = %c_41, %iterArg_92 = %c_34, %iterArg_93 = %48, %iterArg_94 = %49, %iterArg_95 = %53, %iterArg_96 = %54, %iterArg_97 = %55, %iterArg_98 = %56, %iterArg_99 = %57, %iterArg_100 = %58) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    cond {
      %c_101 = stablehlo.constant dense<3> : tensor<i32>
      %158 = stablehlo.compare LT, %iterArg_91, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %158 : tensor<i1>
    } do {
      %158:9 = func.call @closed_call_2(%iterArg, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_92, %iterArg_93, %iterArg_94) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>)
      %159 = func.call @dynamic_update_index_in_dim(%iterArg_95, %158#3, %iterArg_91) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %160 = func.call @dynamic_update_index_in_dim_0(%iterArg_96, %158#4, %iterArg_91) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %161 = func.call @dynamic_update_index_in_dim(%iterArg_97, %158#5, %iterArg_91) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %162 = func.call @dynamic_update_index_in_dim_6(%iterArg_98, %158#6, %iterArg_91) : (tensor<3x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<3x24x1x1xi32>
      %163 = func.call @dynamic_update_index_in_dim_0(%iterArg_99, %158#7, %iterArg_91) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %164 = func.call @dynamic_update_index_in_dim_7(%iterArg_100, %158#8, %iterArg_91) : (tensor<3x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<3x24xi1>
      %c_101 = stablehlo.constant dense<1> : tensor<i32>
      %165 = stablehlo.add %iterArg_91, %c_101 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %165, %158#0, %158#1, %158#2, %159, %160, %161, %162, %163, %164 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    }
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<120> : tensor<i32>
    %60 = stablehlo.dynamic_slice %arg1, %c_42, %c_43, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %61 = stablehlo.dot_general %arg0, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_44 = stablehlo.constant dense<120> : tensor<i32>
    %62 = stablehlo.dynamic_slice %arg4, %c_44, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %65 = stablehlo.add %61, %64 : tensor<24x11xf32>
    %c_45 = stablehlo.constant dense<120> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %67 = stablehlo.subtract %arg2, %66 : tensor<24xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %69 = stablehlo.compare GE, %67, %68, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_47 = stablehlo.constant dense<11> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %71 = stablehlo.compare LT, %67, %70, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %72 = stablehlo.and %69, %71 : tensor<24xi1>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %c_49 = stablehlo.constant dense<10> : tensor<i32>
    %73 = call @clip_8(%67, %c_48, %c_49) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %75:2 = call @take_along_axis_9(%65, %74) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %76 = stablehlo.reshape %75#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %77 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %79 = stablehlo.subtract %65, %78 : tensor<24x11xf32>
    %80 = stablehlo.exponential %79 : tensor<24x11xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.add %59#10, %81 : tensor<24xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %83:2 = call @_where_10(%72, %76, %c_51) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %84 = stablehlo.add %59#11, %83#0 : tensor<24xf32>
    %85 = stablehlo.log %82 : tensor<24xf32>
    %86 = stablehlo.add %29, %85 : tensor<24xf32>
    %87 = stablehlo.subtract %86, %84 : tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.multiply %88, %29 : tensor<24xf32>
    %90 = stablehlo.add %87, %89 : tensor<24xf32>
    %91 = stablehlo.multiply %90, %arg3 : tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.multiply %96, %arg3 : tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<24xf32>
    %100 = stablehlo.negate %97 : tensor<24xf32>
    %101 = stablehlo.add %99, %97 : tensor<24xf32>
    %102 = stablehlo.divide %97, %82 : tensor<24xf32>
    %103 = call @_where_11(%72, %83#1, %100) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %104 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %105 = stablehlo.multiply %104, %80 : tensor<24x11xf32>
    %106 = stablehlo.negate %105 : tensor<24x11xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.reshape %107 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.add %101, %109 : tensor<24xf32>
    %111 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %112 = call @take_along_axis_12(%75#1, %111) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %113 = stablehlo.add %105, %112 : tensor<24x11xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %115 = stablehlo.reshape %114 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %c_64 = stablehlo.constant dense<120> : tensor<i32>
    %118 = stablehlo.dynamic_update_slice %117, %116, %c_64 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %119 = stablehlo.dot_general %113, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %121 = stablehlo.dot_general %113, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %c_67 = stablehlo.constant dense<120> : tensor<i32>
    %123 = stablehlo.dynamic_update_slice %122, %120, %c_66, %c_67 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %128:15 = stablehlo.while(%iterArg = %59#12, %iterArg_84 = %59#13, %iterArg_85 = %59#14, %iterArg_86 = %59#15, %iterArg_87 = %59#16, %iterArg_88 = %59#17, %iterArg_89 = %arg0, %iterArg_90 = %52#0, %iterArg_91 = %c_72, %iterArg_92 = %124, %iterArg_93 = %125, %iterArg_94 = %126, %iterArg_95 = %127, %iterArg_96 = %102, %iterArg_97 = %100) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_98 = stablehlo.constant dense<3> : tensor<i32>
      %158 = stablehlo.compare LT, %iterArg_91, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %158 : tensor<i1>
    } do {
      %c_98 = stablehlo.constant dense<3> : tensor<i32>
      %158 = stablehlo.subtract %c_98, %iterArg_91 : tensor<i32>
      %c_99 = stablehlo.constant dense<1> : tensor<i32>
      %159 = stablehlo.subtract %158, %c_99 : tensor<i32>
      %160 = func.call @dynamic_index_in_dim(%iterArg, %159) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %161 = func.call @dynamic_index_in_dim_13(%iterArg_84, %159) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %162 = func.call @dynamic_index_in_dim(%iterArg_85, %159) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %163 = func.call @dynamic_index_in_dim_14(%iterArg_86, %159) : (tensor<3x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %164 = func.call @dynamic_index_in_dim_13(%iterArg_87, %159) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %165 = func.call @dynamic_index_in_dim_15(%iterArg_88, %159) : (tensor<3x24xi1>, tensor<i32>) -> tensor<24xi1>
      %166:6 = func.call @closed_call_16(%iterArg_89, %iterArg_90, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %160, %161, %162, %163, %164, %165) : (tensor<24x24xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_100 = stablehlo.constant dense<1> : tensor<i32>
      %167 = stablehlo.add %iterArg_91, %c_100 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %167, %166#0, %166#1, %166#2, %166#3, %166#4, %166#5 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %129 = stablehlo.add %123, %128#9 : tensor<24x131xf32>
    %130 = stablehlo.add %121, %128#10 : tensor<24x24xf32>
    %131 = stablehlo.add %118, %128#11 : tensor<131xf32>
    %132 = stablehlo.add %110, %128#12 : tensor<24xf32>
    %133 = stablehlo.multiply %132, %47 : tensor<24xf32>
    %134 = stablehlo.multiply %132, %38 : tensor<24xf32>
    %135 = stablehlo.divide %133, %28 : tensor<24xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %137 = stablehlo.multiply %136, %27 : tensor<24x11xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_73) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %139 = stablehlo.reshape %138 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_74) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %c_76 = stablehlo.constant dense<120> : tensor<i32>
    %142 = stablehlo.dynamic_update_slice %141, %140, %c_76 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %143 = stablehlo.add %131, %142 : tensor<131xf32>
    %144 = stablehlo.dot_general %137, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %145 = stablehlo.transpose %144, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %146 = stablehlo.dot_general %137, %17, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %147 = stablehlo.add %130, %146 : tensor<24x24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %c_79 = stablehlo.constant dense<120> : tensor<i32>
    %149 = stablehlo.dynamic_update_slice %148, %145, %c_78, %c_79 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %150 = stablehlo.add %129, %149 : tensor<24x131xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %154:13 = stablehlo.while(%iterArg = %16#14, %iterArg_84 = %16#15, %iterArg_85 = %16#16, %iterArg_86 = %16#17, %iterArg_87 = %16#18, %iterArg_88 = %16#19, %iterArg_89 = %16#20, %iterArg_90 = %arg0, %iterArg_91 = %c_83, %iterArg_92 = %151, %iterArg_93 = %152, %iterArg_94 = %153, %iterArg_95 = %134) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    cond {
      %c_96 = stablehlo.constant dense<3> : tensor<i32>
      %158 = stablehlo.compare LT, %iterArg_91, %c_96, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %158 : tensor<i1>
    } do {
      %c_96 = stablehlo.constant dense<3> : tensor<i32>
      %158 = stablehlo.subtract %c_96, %iterArg_91 : tensor<i32>
      %c_97 = stablehlo.constant dense<1> : tensor<i32>
      %159 = stablehlo.subtract %158, %c_97 : tensor<i32>
      %160 = func.call @dynamic_index_in_dim(%iterArg, %159) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %161 = func.call @dynamic_index_in_dim_13(%iterArg_84, %159) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %162 = func.call @dynamic_index_in_dim(%iterArg_85, %159) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %163 = func.call @dynamic_index_in_dim_13(%iterArg_86, %159) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %164 = func.call @dynamic_index_in_dim_19(%iterArg_87, %159) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %165 = func.call @dynamic_index_in_dim_19(%iterArg_88, %159) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %166 = func.call @dynamic_index_in_dim_19(%iterArg_89, %159) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %167:4 = func.call @closed_call_20(%iterArg_90, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %160, %161, %162, %163, %164, %165, %166) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>)
      %c_98 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.add %iterArg_91, %c_98 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %168, %167#0, %167#1, %167#2, %167#3 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    }
    %155 = stablehlo.add %150, %154#9 : tensor<24x131xf32>
    %156 = stablehlo.add %147, %154#10 : tensor<24x24xf32>
    %157 = stablehlo.add %143, %154#11 : tensor<131xf32>
    return %92, %156, %155, %157 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<i32>, %arg12: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg11, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg11, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %1 : tensor<i32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.add %9, %c_5 : tensor<i32>
    %11 = stablehlo.select %8, %10, %1 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg2, %11, sizes = [40] : (tensor<131xf32>, tensor<i32>) -> tensor<40xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.add %7, %14 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.reshape %16 : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %19 = stablehlo.compare EQ, %15, %18, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %20 = stablehlo.convert %19 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.convert %arg12 : tensor<24xf32>
    %23 = stablehlo.maximum %22, %16 : tensor<24xf32>
    %24 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %25 = stablehlo.select %24, %arg4, %arg3 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %27 = stablehlo.select %26, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %28 = stablehlo.divide %25, %27 : tensor<24xf32>
    %29 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %30 = stablehlo.select %29, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %32 = stablehlo.select %31, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.divide %30, %32 : tensor<24xf32>
    return %0, %23, %5, %6, %11, %20, %21, %28, %33 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_2(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xf32>, %arg3: tensor<24x1xf32>, %arg4: tensor<24xi32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg8, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %1 : tensor<i32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.add %9, %c_5 : tensor<i32>
    %11 = stablehlo.select %8, %10, %1 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg2, %11, sizes = [40] : (tensor<131xf32>, tensor<i32>) -> tensor<40xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.add %7, %14 : tensor<24x40xf32>
    %16 = stablehlo.convert %1 : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.subtract %arg4, %17 : tensor<24xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.compare GE, %18, %19, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %22 = stablehlo.compare LT, %18, %21, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %23 = stablehlo.and %20, %22 : tensor<24xi1>
    %24 = call @clip_3(%18, %arg5, %arg6) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26:2 = call @take_along_axis_4(%15, %25) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %27 = stablehlo.reshape %26#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.subtract %15, %28 : tensor<24x40xf32>
    %30 = stablehlo.exponential %29 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %arg9, %31 : tensor<24xf32>
    %33 = call @_where_5(%23, %27, %arg7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %34 = stablehlo.add %arg10, %33 : tensor<24xf32>
    return %0, %32, %34, %5, %6, %11, %26#1, %30, %23 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>
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
  func.func private @closed_call_16(%arg0: tensor<24x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<131xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>, %arg9: tensor<24x40xf32>, %arg10: tensor<i32>, %arg11: tensor<24x1x1xi32>, %arg12: tensor<24x40xf32>, %arg13: tensor<24xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = call @_where_17(%arg13, %arg1, %arg7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
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
    %9 = call @take_along_axis_18(%arg11, %8) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %2, %9 : tensor<24x40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %12 = stablehlo.reshape %11 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %15 = stablehlo.dynamic_update_slice %14, %13, %arg10 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %16 = stablehlo.add %arg4, %15 : tensor<131xf32>
    %17 = stablehlo.dot_general %10, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %19 = stablehlo.dot_general %10, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %20 = stablehlo.add %arg3, %19 : tensor<24x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.dynamic_update_slice %21, %18, %c, %arg8 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %23 = stablehlo.add %arg2, %22 : tensor<24x131xf32>
    return %23, %20, %16, %7, %arg6, %arg7 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_20(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<131xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x40xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>) {
    %0 = stablehlo.multiply %arg4, %arg11 : tensor<24xf32>
    %1 = stablehlo.multiply %arg4, %arg10 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg9 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg8 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %6 = stablehlo.reshape %5 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %9 = stablehlo.dynamic_update_slice %8, %7, %arg7 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %10 = stablehlo.add %arg3, %9 : tensor<131xf32>
    %11 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.dot_general %4, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %14 = stablehlo.add %arg2, %13 : tensor<24x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.dynamic_update_slice %15, %12, %c, %arg5 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %17 = stablehlo.add %arg1, %16 : tensor<24x131xf32>
    return %17, %14, %10, %1 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
  }
}
