module @jit_one_maximum_head_loops_capped_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<131xf32>, %arg5: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
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
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_14 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %20:26 = stablehlo.while(%iterArg = %arg0, %iterArg_110 = %arg1, %iterArg_111 = %arg4, %iterArg_112 = %arg5, %iterArg_113 = %1#1, %iterArg_114 = %3, %iterArg_115 = %2, %iterArg_116 = %5, %iterArg_117 = %4, %iterArg_118 = %7, %iterArg_119 = %6, %iterArg_120 = %9, %iterArg_121 = %8, %iterArg_122 = %c_19, %iterArg_123 = %c, %iterArg_124 = %0, %iterArg_125 = %10, %iterArg_126 = %11, %iterArg_127 = %12, %iterArg_128 = %13, %iterArg_129 = %14, %iterArg_130 = %15, %iterArg_131 = %16, %iterArg_132 = %17, %iterArg_133 = %18, %iterArg_134 = %19) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    cond {
      %c_135 = stablehlo.constant dense<3> : tensor<i32>
      %204 = stablehlo.compare LT, %iterArg_122, %c_135, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %204 : tensor<i1>
    } do {
      %204:12 = func.call @closed_call(%iterArg, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_123, %iterArg_124) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %205 = func.call @dynamic_update_index_in_dim(%iterArg_125, %204#2, %iterArg_122) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %206 = func.call @dynamic_update_index_in_dim_1(%iterArg_126, %204#3, %iterArg_122) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %207 = func.call @dynamic_update_index_in_dim(%iterArg_127, %204#4, %iterArg_122) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %208 = func.call @dynamic_update_index_in_dim_1(%iterArg_128, %204#5, %iterArg_122) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %209 = func.call @dynamic_update_index_in_dim_1(%iterArg_129, %204#6, %iterArg_122) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %210 = func.call @dynamic_update_index_in_dim_2(%iterArg_130, %204#7, %iterArg_122) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %211 = func.call @dynamic_update_index_in_dim_1(%iterArg_131, %204#8, %iterArg_122) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %212 = func.call @dynamic_update_index_in_dim_3(%iterArg_132, %204#9, %iterArg_122) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %213 = func.call @dynamic_update_index_in_dim_3(%iterArg_133, %204#10, %iterArg_122) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %214 = func.call @dynamic_update_index_in_dim_3(%iterArg_134, %204#11, %iterArg_122) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_135 = stablehlo.constant dense<1> : tensor<i32>
      %215 = stablehlo.add %iterArg_122, %c_135 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %215, %204#0, %204#1, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    }
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %c_21 = stablehlo.constant dense<120> : tensor<i32>
    %21 = stablehlo.dynamic_slice %arg1, %c_20, %c_21, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %22 = stablehlo.dot_general %arg0, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_22 = stablehlo.constant dense<120> : tensor<i32>
    %23 = stablehlo.dynamic_slice %arg4, %c_22, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %26 = stablehlo.add %22, %25 : tensor<24x11xf32>
    %cst_23 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %28 = stablehlo.divide %26, %27 : tensor<24x11xf32>
    %29 = stablehlo.tanh %28 : tensor<24x11xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %31 = stablehlo.subtract %30, %29 : tensor<24x11xf32>
    %cst_25 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %33 = stablehlo.multiply %32, %29 : tensor<24x11xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<120> : tensor<i32>
    %34 = stablehlo.dynamic_slice %arg5, %c_26, %c_27, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %36 = stablehlo.compare GT, %34, %35, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37:2 = call @_where_4(%36, %33, %cst_29) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.reduce(%37#0 init: %cst_30) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.reshape %38 : (tensor<24xf32>) -> tensor<24x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %41 = stablehlo.compare EQ, %37#0, %40, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %42 = stablehlo.convert %41 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.maximum %20#15, %38 : tensor<24xf32>
    %45 = stablehlo.compare EQ, %20#15, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.select %45, %46, %47 : tensor<24xi1>, tensor<24xf32>
    %49 = stablehlo.compare EQ, %38, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<24xi1>, tensor<24xf32>
    %53 = stablehlo.divide %48, %52 : tensor<24xf32>
    %54 = stablehlo.compare EQ, %38, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.compare EQ, %20#15, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<24xi1>, tensor<24xf32>
    %62 = stablehlo.divide %57, %61 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65:2 = call @_where(%cst_42) : (tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %c_44 = stablehlo.constant dense<39> : tensor<i32>
    %66:2 = call @clip(%c_43, %c_44) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %67 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %68:2 = call @_where_5(%c_45) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_52 = stablehlo.constant dense<false> : tensor<i1>
    %74 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3x24x1x1xi32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_55 = stablehlo.constant dense<false> : tensor<i1>
    %77 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i1>) -> tensor<3x24xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %78:23 = stablehlo.while(%iterArg = %arg5, %iterArg_110 = %arg0, %iterArg_111 = %arg1, %iterArg_112 = %arg4, %iterArg_113 = %65#1, %iterArg_114 = %67, %iterArg_115 = %arg2, %iterArg_116 = %66#0, %iterArg_117 = %66#1, %iterArg_118 = %68#1, %iterArg_119 = %c_56, %iterArg_120 = %c_46, %iterArg_121 = %63, %iterArg_122 = %64, %iterArg_123 = %69, %iterArg_124 = %70, %iterArg_125 = %71, %iterArg_126 = %72, %iterArg_127 = %73, %iterArg_128 = %74, %iterArg_129 = %75, %iterArg_130 = %76, %iterArg_131 = %77) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    cond {
      %c_132 = stablehlo.constant dense<3> : tensor<i32>
      %204 = stablehlo.compare LT, %iterArg_119, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %204 : tensor<i1>
    } do {
      %204:12 = func.call @closed_call_6(%iterArg, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_120, %iterArg_121, %iterArg_122) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>)
      %205 = func.call @dynamic_update_index_in_dim(%iterArg_123, %204#3, %iterArg_119) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %206 = func.call @dynamic_update_index_in_dim_1(%iterArg_124, %204#4, %iterArg_119) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %207 = func.call @dynamic_update_index_in_dim(%iterArg_125, %204#5, %iterArg_119) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %208 = func.call @dynamic_update_index_in_dim_1(%iterArg_126, %204#6, %iterArg_119) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %209 = func.call @dynamic_update_index_in_dim_1(%iterArg_127, %204#7, %iterArg_119) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %210 = func.call @dynamic_update_index_in_dim_2(%iterArg_128, %204#8, %iterArg_119) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %211 = func.call @dynamic_update_index_in_dim_10(%iterArg_129, %204#9, %iterArg_119) : (tensor<3x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<3x24x1x1xi32>
      %212 = func.call @dynamic_update_index_in_dim_1(%iterArg_130, %204#10, %iterArg_119) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %213 = func.call @dynamic_update_index_in_dim_11(%iterArg_131, %204#11, %iterArg_119) : (tensor<3x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<3x24xi1>
      %c_132 = stablehlo.constant dense<1> : tensor<i32>
      %214 = stablehlo.add %iterArg_119, %c_132 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %214, %204#0, %204#1, %204#2, %205, %206, %207, %208, %209, %210, %211, %212, %213 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    }
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %c_58 = stablehlo.constant dense<120> : tensor<i32>
    %79 = stablehlo.dynamic_slice %arg1, %c_57, %c_58, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %80 = stablehlo.dot_general %arg0, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_59 = stablehlo.constant dense<120> : tensor<i32>
    %81 = stablehlo.dynamic_slice %arg4, %c_59, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %84 = stablehlo.add %80, %83 : tensor<24x11xf32>
    %cst_60 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %86 = stablehlo.divide %84, %85 : tensor<24x11xf32>
    %87 = stablehlo.tanh %86 : tensor<24x11xf32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %89 = stablehlo.subtract %88, %87 : tensor<24x11xf32>
    %cst_62 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %91 = stablehlo.multiply %90, %87 : tensor<24x11xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %c_64 = stablehlo.constant dense<120> : tensor<i32>
    %92 = stablehlo.dynamic_slice %arg5, %c_63, %c_64, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %94 = stablehlo.compare GT, %92, %93, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %95:2 = call @_where_4(%94, %91, %cst_66) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %c_67 = stablehlo.constant dense<120> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %97 = stablehlo.subtract %arg2, %96 : tensor<24xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %99 = stablehlo.compare GE, %97, %98, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_69 = stablehlo.constant dense<11> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %101 = stablehlo.compare LT, %97, %100, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %102 = stablehlo.and %99, %101 : tensor<24xi1>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %c_71 = stablehlo.constant dense<10> : tensor<i32>
    %103 = call @clip_12(%97, %c_70, %c_71) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %105:2 = call @take_along_axis_13(%95#0, %104) : (tensor<24x11xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %106 = stablehlo.reshape %105#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %107 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %109 = stablehlo.subtract %95#0, %108 : tensor<24x11xf32>
    %110 = stablehlo.exponential %109 : tensor<24x11xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.add %78#12, %111 : tensor<24xf32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %113:2 = call @_where_14(%102, %106, %c_73) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %114 = stablehlo.add %78#13, %113#0 : tensor<24xf32>
    %115 = stablehlo.log %112 : tensor<24xf32>
    %116 = stablehlo.add %44, %115 : tensor<24xf32>
    %117 = stablehlo.subtract %116, %114 : tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.multiply %118, %44 : tensor<24xf32>
    %120 = stablehlo.add %117, %119 : tensor<24xf32>
    %121 = stablehlo.multiply %120, %arg3 : tensor<24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %127 = stablehlo.multiply %126, %arg3 : tensor<24xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<24xf32>
    %130 = stablehlo.negate %127 : tensor<24xf32>
    %131 = stablehlo.add %129, %127 : tensor<24xf32>
    %132 = stablehlo.divide %127, %112 : tensor<24xf32>
    %133 = call @_where_15(%102, %113#1, %130) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %135 = stablehlo.multiply %134, %110 : tensor<24x11xf32>
    %136 = stablehlo.negate %135 : tensor<24x11xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %138 = stablehlo.reshape %137 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %140 = stablehlo.add %131, %139 : tensor<24xf32>
    %141 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %142 = call @take_along_axis_16(%105#1, %141) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %143 = stablehlo.add %135, %142 : tensor<24x11xf32>
    %144 = call @_where_17(%94, %95#1, %143) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_83 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<24x11xf32>
    %147 = stablehlo.multiply %146, %89 : tensor<24x11xf32>
    %148 = stablehlo.multiply %147, %87 : tensor<24x11xf32>
    %149 = stablehlo.add %147, %148 : tensor<24x11xf32>
    %cst_84 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %151 = stablehlo.divide %149, %150 : tensor<24x11xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_85) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %153 = stablehlo.reshape %152 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_86) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %c_88 = stablehlo.constant dense<120> : tensor<i32>
    %156 = stablehlo.dynamic_update_slice %155, %154, %c_88 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %157 = stablehlo.dot_general %151, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %158 = stablehlo.transpose %157, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %159 = stablehlo.dot_general %151, %79, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %c_91 = stablehlo.constant dense<120> : tensor<i32>
    %161 = stablehlo.dynamic_update_slice %160, %158, %c_90, %c_91 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %166:19 = stablehlo.while(%iterArg = %78#14, %iterArg_110 = %78#15, %iterArg_111 = %78#16, %iterArg_112 = %78#17, %iterArg_113 = %78#18, %iterArg_114 = %78#19, %iterArg_115 = %78#20, %iterArg_116 = %78#21, %iterArg_117 = %78#22, %iterArg_118 = %arg0, %iterArg_119 = %65#0, %iterArg_120 = %68#0, %iterArg_121 = %c_96, %iterArg_122 = %162, %iterArg_123 = %163, %iterArg_124 = %164, %iterArg_125 = %165, %iterArg_126 = %132, %iterArg_127 = %130) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_128 = stablehlo.constant dense<3> : tensor<i32>
      %204 = stablehlo.compare LT, %iterArg_121, %c_128, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %204 : tensor<i1>
    } do {
      %c_128 = stablehlo.constant dense<3> : tensor<i32>
      %204 = stablehlo.subtract %c_128, %iterArg_121 : tensor<i32>
      %c_129 = stablehlo.constant dense<1> : tensor<i32>
      %205 = stablehlo.subtract %204, %c_129 : tensor<i32>
      %206 = func.call @dynamic_index_in_dim(%iterArg, %205) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %207 = func.call @dynamic_index_in_dim_18(%iterArg_110, %205) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %208 = func.call @dynamic_index_in_dim(%iterArg_111, %205) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %209 = func.call @dynamic_index_in_dim_18(%iterArg_112, %205) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %210 = func.call @dynamic_index_in_dim_18(%iterArg_113, %205) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %211 = func.call @dynamic_index_in_dim_19(%iterArg_114, %205) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %212 = func.call @dynamic_index_in_dim_20(%iterArg_115, %205) : (tensor<3x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %213 = func.call @dynamic_index_in_dim_18(%iterArg_116, %205) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %214 = func.call @dynamic_index_in_dim_21(%iterArg_117, %205) : (tensor<3x24xi1>, tensor<i32>) -> tensor<24xi1>
      %215:6 = func.call @closed_call_22(%iterArg_118, %iterArg_119, %iterArg_120, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %206, %207, %208, %209, %210, %211, %212, %213, %214) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_130 = stablehlo.constant dense<1> : tensor<i32>
      %216 = stablehlo.add %iterArg_121, %c_130 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %216, %215#0, %215#1, %215#2, %215#3, %215#4, %215#5 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %167 = stablehlo.add %161, %166#13 : tensor<24x131xf32>
    %168 = stablehlo.add %159, %166#14 : tensor<24x24xf32>
    %169 = stablehlo.add %156, %166#15 : tensor<131xf32>
    %170 = stablehlo.add %140, %166#16 : tensor<24xf32>
    %171 = stablehlo.multiply %170, %62 : tensor<24xf32>
    %172 = stablehlo.multiply %170, %53 : tensor<24xf32>
    %173 = stablehlo.divide %171, %43 : tensor<24xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %175 = stablehlo.multiply %174, %42 : tensor<24x11xf32>
    %176 = call @_where_17(%36, %37#1, %175) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_97 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %178 = stablehlo.multiply %177, %176 : tensor<24x11xf32>
    %179 = stablehlo.multiply %178, %31 : tensor<24x11xf32>
    %180 = stablehlo.multiply %179, %29 : tensor<24x11xf32>
    %181 = stablehlo.add %179, %180 : tensor<24x11xf32>
    %cst_98 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %183 = stablehlo.divide %181, %182 : tensor<24x11xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_99) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %185 = stablehlo.reshape %184 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_100) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %c_102 = stablehlo.constant dense<120> : tensor<i32>
    %188 = stablehlo.dynamic_update_slice %187, %186, %c_102 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %189 = stablehlo.add %169, %188 : tensor<131xf32>
    %190 = stablehlo.dot_general %183, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %191 = stablehlo.transpose %190, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %192 = stablehlo.dot_general %183, %21, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %193 = stablehlo.add %168, %192 : tensor<24x24xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %c_105 = stablehlo.constant dense<120> : tensor<i32>
    %195 = stablehlo.dynamic_update_slice %194, %191, %c_104, %c_105 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %196 = stablehlo.add %167, %195 : tensor<24x131xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %200:17 = stablehlo.while(%iterArg = %20#16, %iterArg_110 = %20#17, %iterArg_111 = %20#18, %iterArg_112 = %20#19, %iterArg_113 = %20#20, %iterArg_114 = %20#21, %iterArg_115 = %20#22, %iterArg_116 = %20#23, %iterArg_117 = %20#24, %iterArg_118 = %20#25, %iterArg_119 = %arg0, %iterArg_120 = %1#0, %iterArg_121 = %c_109, %iterArg_122 = %197, %iterArg_123 = %198, %iterArg_124 = %199, %iterArg_125 = %172) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    cond {
      %c_126 = stablehlo.constant dense<3> : tensor<i32>
      %204 = stablehlo.compare LT, %iterArg_121, %c_126, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %204 : tensor<i1>
    } do {
      %c_126 = stablehlo.constant dense<3> : tensor<i32>
      %204 = stablehlo.subtract %c_126, %iterArg_121 : tensor<i32>
      %c_127 = stablehlo.constant dense<1> : tensor<i32>
      %205 = stablehlo.subtract %204, %c_127 : tensor<i32>
      %206 = func.call @dynamic_index_in_dim(%iterArg, %205) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %207 = func.call @dynamic_index_in_dim_18(%iterArg_110, %205) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %208 = func.call @dynamic_index_in_dim(%iterArg_111, %205) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %209 = func.call @dynamic_index_in_dim_18(%iterArg_112, %205) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %210 = func.call @dynamic_index_in_dim_18(%iterArg_113, %205) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %211 = func.call @dynamic_index_in_dim_19(%iterArg_114, %205) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %212 = func.call @dynamic_index_in_dim_18(%iterArg_115, %205) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %213 = func.call @dynamic_index_in_dim_26(%iterArg_116, %205) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %214 = func.call @dynamic_index_in_dim_26(%iterArg_117, %205) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %215 = func.call @dynamic_index_in_dim_26(%iterArg_118, %205) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %216:4 = func.call @closed_call_27(%iterArg_119, %iterArg_120, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>)
      %c_128 = stablehlo.constant dense<1> : tensor<i32>
      %217 = stablehlo.add %iterArg_121, %c_128 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_110, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %217, %216#0, %216#1, %216#2, %216#3 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    }
    %201 = stablehlo.add %196, %200#13 : tensor<24x131xf32>
    %202 = stablehlo.add %193, %200#14 : tensor<24x24xf32>
    %203 = stablehlo.add %189, %200#15 : tensor<131xf32>
    return %122, %202, %201, %203 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<i32>, %arg14: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg13, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg13, %c_0 : tensor<i32>
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
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %17 = stablehlo.divide %15, %16 : tensor<24x40xf32>
    %18 = stablehlo.tanh %17 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %22 = stablehlo.multiply %21, %18 : tensor<24x40xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %1, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %24 = stablehlo.convert %1 : tensor<i32>
    %c_9 = stablehlo.constant dense<131> : tensor<i32>
    %25 = stablehlo.add %24, %c_9 : tensor<i32>
    %26 = stablehlo.select %23, %25, %1 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.dynamic_slice %arg3, %c_10, %26, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %29 = stablehlo.compare GT, %27, %28, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %30 = call @_where_0(%29, %22, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.reshape %31 : (tensor<24xf32>) -> tensor<24x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %34 = stablehlo.compare EQ, %30, %33, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %35 = stablehlo.convert %34 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.convert %arg14 : tensor<24xf32>
    %38 = stablehlo.maximum %37, %31 : tensor<24xf32>
    %39 = stablehlo.compare EQ, %37, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %40 = stablehlo.select %39, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %41 = stablehlo.compare EQ, %31, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %42 = stablehlo.select %41, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.divide %40, %42 : tensor<24xf32>
    %44 = stablehlo.compare EQ, %31, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %45 = stablehlo.select %44, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %46 = stablehlo.compare EQ, %37, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %47 = stablehlo.select %46, %arg12, %arg11 : tensor<24xi1>, tensor<24xf32>
    %48 = stablehlo.divide %45, %47 : tensor<24xf32>
    return %0, %38, %5, %6, %11, %18, %20, %29, %35, %36, %43, %48 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_6(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<131xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x1xf32>, %arg6: tensor<24xi32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) {
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
    %6 = stablehlo.dynamic_slice %arg2, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %1 : tensor<i32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.add %9, %c_5 : tensor<i32>
    %11 = stablehlo.select %8, %10, %1 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg3, %11, sizes = [40] : (tensor<131xf32>, tensor<i32>) -> tensor<40xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.add %7, %14 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %17 = stablehlo.divide %15, %16 : tensor<24x40xf32>
    %18 = stablehlo.tanh %17 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %22 = stablehlo.multiply %21, %18 : tensor<24x40xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %1, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %24 = stablehlo.convert %1 : tensor<i32>
    %c_9 = stablehlo.constant dense<131> : tensor<i32>
    %25 = stablehlo.add %24, %c_9 : tensor<i32>
    %26 = stablehlo.select %23, %25, %1 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.dynamic_slice %arg0, %c_10, %26, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %29 = stablehlo.compare GT, %27, %28, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %30 = call @_where_0(%29, %22, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %31 = stablehlo.convert %1 : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.subtract %arg6, %32 : tensor<24xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.compare GE, %33, %34, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %37 = stablehlo.compare LT, %33, %36, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %38 = stablehlo.and %35, %37 : tensor<24xi1>
    %39 = call @clip_7(%33, %arg7, %arg8) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %41:2 = call @take_along_axis_8(%30, %40) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %42 = stablehlo.reshape %41#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %43 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %44 = stablehlo.subtract %30, %43 : tensor<24x40xf32>
    %45 = stablehlo.exponential %44 : tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.add %arg11, %46 : tensor<24xf32>
    %48 = call @_where_9(%38, %42, %arg9) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %49 = stablehlo.add %arg12, %48 : tensor<24xf32>
    return %0, %47, %49, %5, %6, %11, %18, %20, %29, %41#1, %45, %38 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>
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
  func.func private @closed_call_22(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<131xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>, %arg10: tensor<24x40xf32>, %arg11: tensor<i32>, %arg12: tensor<24x40xf32>, %arg13: tensor<24x40xf32>, %arg14: tensor<24x40xi1>, %arg15: tensor<24x1x1xi32>, %arg16: tensor<24x40xf32>, %arg17: tensor<24xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = call @_where_23(%arg17, %arg2, %arg8) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %1 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.multiply %1, %arg16 : tensor<24x40xf32>
    %3 = stablehlo.negate %2 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.add %arg6, %6 : tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = call @take_along_axis_24(%arg15, %8) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %2, %9 : tensor<24x40xf32>
    %11 = call @_where_25(%arg14, %arg1, %10) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<24x40xf32>
    %14 = stablehlo.multiply %13, %arg13 : tensor<24x40xf32>
    %15 = stablehlo.multiply %14, %arg12 : tensor<24x40xf32>
    %16 = stablehlo.add %14, %15 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %18 = stablehlo.divide %16, %17 : tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %20 = stablehlo.reshape %19 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %23 = stablehlo.dynamic_update_slice %22, %21, %arg11 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %24 = stablehlo.add %arg5, %23 : tensor<131xf32>
    %25 = stablehlo.dot_general %18, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.dot_general %18, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %28 = stablehlo.add %arg4, %27 : tensor<24x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.dynamic_update_slice %29, %26, %c, %arg9 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %31 = stablehlo.add %arg3, %30 : tensor<24x131xf32>
    return %31, %28, %24, %7, %arg7, %arg8 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_27(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<131xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x40xf32>, %arg8: tensor<i32>, %arg9: tensor<24x40xf32>, %arg10: tensor<24x40xf32>, %arg11: tensor<24x40xi1>, %arg12: tensor<24x40xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>) {
    %0 = stablehlo.multiply %arg5, %arg15 : tensor<24xf32>
    %1 = stablehlo.multiply %arg5, %arg14 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg13 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg12 : tensor<24x40xf32>
    %5 = call @_where_25(%arg11, %arg1, %4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<24x40xf32>
    %8 = stablehlo.multiply %7, %arg10 : tensor<24x40xf32>
    %9 = stablehlo.multiply %8, %arg9 : tensor<24x40xf32>
    %10 = stablehlo.add %8, %9 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.divide %10, %11 : tensor<24x40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %14 = stablehlo.reshape %13 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %17 = stablehlo.dynamic_update_slice %16, %15, %arg8 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %18 = stablehlo.add %arg4, %17 : tensor<131xf32>
    %19 = stablehlo.dot_general %12, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %21 = stablehlo.dot_general %12, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %22 = stablehlo.add %arg3, %21 : tensor<24x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.dynamic_update_slice %23, %20, %c, %arg6 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %25 = stablehlo.add %arg2, %24 : tensor<24x131xf32>
    return %25, %22, %18, %1 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
  }
}
