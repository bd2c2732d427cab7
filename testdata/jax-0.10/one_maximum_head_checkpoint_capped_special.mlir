module @jit_one_maximum_head_checkpoint_capped_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<131xf32>, %arg5: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = call @_where(%cst_0) : (tensor<f32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:10 = stablehlo.while(%iterArg = %arg5, %iterArg_137 = %arg0, %iterArg_138 = %arg1, %iterArg_139 = %arg4, %iterArg_140 = %1, %iterArg_141 = %c_3, %iterArg_142 = %c, %iterArg_143 = %0, %iterArg_144 = %2, %iterArg_145 = %3) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_146 = stablehlo.constant dense<3> : tensor<i32>
      %270 = stablehlo.compare LT, %iterArg_141, %c_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %270 : tensor<i1>
    } do {
      %270:4 = func.call @closed_call(%iterArg, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_142, %iterArg_143) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %271 = func.call @dynamic_update_index_in_dim(%iterArg_144, %270#2, %iterArg_141) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %272 = func.call @dynamic_update_index_in_dim_1(%iterArg_145, %270#3, %iterArg_141) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_146 = stablehlo.constant dense<1> : tensor<i32>
      %273 = stablehlo.add %iterArg_141, %c_146 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %273, %270#0, %270#1, %271, %272 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    }
    %c_4 = stablehlo.constant dense<120> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %c_4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<120> : tensor<i32>
    %c_7 = stablehlo.constant dense<131> : tensor<i32>
    %6 = stablehlo.add %c_6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<120> : tensor<i32>
    %7 = stablehlo.select %5, %6, %c_8 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.dynamic_slice %arg1, %c_9, %7, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_10 = stablehlo.constant dense<120> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %c_10, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<120> : tensor<i32>
    %c_13 = stablehlo.constant dense<131> : tensor<i32>
    %11 = stablehlo.add %c_12, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<120> : tensor<i32>
    %12 = stablehlo.select %10, %11, %c_14 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %arg4, %12, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %16 = stablehlo.add %9, %15 : tensor<24x11xf32>
    %cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %18 = stablehlo.divide %16, %17 : tensor<24x11xf32>
    %19 = stablehlo.tanh %18 : tensor<24x11xf32>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<24x11xf32>
    %c_17 = stablehlo.constant dense<120> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %c_17, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<120> : tensor<i32>
    %c_20 = stablehlo.constant dense<131> : tensor<i32>
    %23 = stablehlo.add %c_19, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<120> : tensor<i32>
    %24 = stablehlo.select %22, %23, %c_21 : tensor<i1>, tensor<i32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.dynamic_slice %arg5, %c_22, %24, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %27 = stablehlo.compare GT, %25, %26, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = call @_where_2(%27, %21, %cst_24) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_25) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.maximum %4#7, %29 : tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = call @_where(%cst_28) : (tensor<f32>) -> tensor<24x40xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %c_30 = stablehlo.constant dense<39> : tensor<i32>
    %34:2 = call @clip(%c_29, %c_30) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %35 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %36 = call @_where_3(%c_31) : (tensor<i32>) -> tensor<24xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %38:15 = stablehlo.while(%iterArg = %arg5, %iterArg_137 = %arg0, %iterArg_138 = %arg1, %iterArg_139 = %arg4, %iterArg_140 = %33, %iterArg_141 = %35, %iterArg_142 = %arg2, %iterArg_143 = %34#0, %iterArg_144 = %34#1, %iterArg_145 = %36, %iterArg_146 = %c_34, %iterArg_147 = %c_32, %iterArg_148 = %31, %iterArg_149 = %32, %iterArg_150 = %37) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_151 = stablehlo.constant dense<3> : tensor<i32>
      %270 = stablehlo.compare LT, %iterArg_146, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %270 : tensor<i1>
    } do {
      %270:4 = func.call @closed_call_4(%iterArg, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_147, %iterArg_148, %iterArg_149) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %271 = func.call @dynamic_update_index_in_dim_1(%iterArg_150, %270#3, %iterArg_146) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_151 = stablehlo.constant dense<1> : tensor<i32>
      %272 = stablehlo.add %iterArg_146, %c_151 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %272, %270#0, %270#1, %270#2, %271 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_35 = stablehlo.constant dense<120> : tensor<i32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %c_35, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_37 = stablehlo.constant dense<120> : tensor<i32>
    %c_38 = stablehlo.constant dense<131> : tensor<i32>
    %40 = stablehlo.add %c_37, %c_38 : tensor<i32>
    %c_39 = stablehlo.constant dense<120> : tensor<i32>
    %41 = stablehlo.select %39, %40, %c_39 : tensor<i1>, tensor<i32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.dynamic_slice %arg1, %c_40, %41, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %43 = stablehlo.dot_general %arg0, %42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_41 = stablehlo.constant dense<120> : tensor<i32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare LT, %c_41, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_43 = stablehlo.constant dense<120> : tensor<i32>
    %c_44 = stablehlo.constant dense<131> : tensor<i32>
    %45 = stablehlo.add %c_43, %c_44 : tensor<i32>
    %c_45 = stablehlo.constant dense<120> : tensor<i32>
    %46 = stablehlo.select %44, %45, %c_45 : tensor<i1>, tensor<i32>
    %47 = stablehlo.dynamic_slice %arg4, %46, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %50 = stablehlo.add %43, %49 : tensor<24x11xf32>
    %cst_46 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %52 = stablehlo.divide %50, %51 : tensor<24x11xf32>
    %53 = stablehlo.tanh %52 : tensor<24x11xf32>
    %cst_47 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<24x11xf32>
    %c_48 = stablehlo.constant dense<120> : tensor<i32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.compare LT, %c_48, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_50 = stablehlo.constant dense<120> : tensor<i32>
    %c_51 = stablehlo.constant dense<131> : tensor<i32>
    %57 = stablehlo.add %c_50, %c_51 : tensor<i32>
    %c_52 = stablehlo.constant dense<120> : tensor<i32>
    %58 = stablehlo.select %56, %57, %c_52 : tensor<i1>, tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.dynamic_slice %arg5, %c_53, %58, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %61 = stablehlo.compare GT, %59, %60, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = call @_where_2(%61, %55, %cst_55) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %c_56 = stablehlo.constant dense<120> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %64 = stablehlo.subtract %arg2, %63 : tensor<24xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %66 = stablehlo.compare GE, %64, %65, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_58 = stablehlo.constant dense<11> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %68 = stablehlo.compare LT, %64, %67, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %69 = stablehlo.and %66, %68 : tensor<24xi1>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %c_60 = stablehlo.constant dense<10> : tensor<i32>
    %70 = call @clip_8(%64, %c_59, %c_60) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %72 = call @take_along_axis_9(%62, %71) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %73 = stablehlo.reshape %72 : (tensor<24x1xf32>) -> tensor<24xf32>
    %74 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %76 = stablehlo.subtract %62, %75 : tensor<24x11xf32>
    %77 = stablehlo.exponential %76 : tensor<24x11xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_61) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.add %38#12, %78 : tensor<24xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %80 = call @_where_10(%69, %73, %c_62) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %81 = stablehlo.add %38#13, %80 : tensor<24xf32>
    %82 = stablehlo.log %79 : tensor<24xf32>
    %83 = stablehlo.add %30, %82 : tensor<24xf32>
    %84 = stablehlo.subtract %83, %81 : tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.multiply %85, %30 : tensor<24xf32>
    %87 = stablehlo.add %84, %86 : tensor<24xf32>
    %88 = stablehlo.multiply %87, %arg3 : tensor<24xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.multiply %93, %arg3 : tensor<24xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<24xf32>
    %97 = stablehlo.negate %94 : tensor<24xf32>
    %98 = stablehlo.add %96, %94 : tensor<24xf32>
    %99 = stablehlo.divide %94, %79 : tensor<24xf32>
    %c_70 = stablehlo.constant dense<120> : tensor<i32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.compare LT, %c_70, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %101 = stablehlo.convert %c_70 : tensor<i32>
    %c_72 = stablehlo.constant dense<131> : tensor<i32>
    %102 = stablehlo.add %101, %c_72 : tensor<i32>
    %103 = stablehlo.select %100, %102, %c_70 : tensor<i1>, tensor<i32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.dynamic_slice %arg1, %c_73, %103, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %105 = stablehlo.dot_general %arg0, %104, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.compare LT, %c_70, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %107 = stablehlo.convert %c_70 : tensor<i32>
    %c_75 = stablehlo.constant dense<131> : tensor<i32>
    %108 = stablehlo.add %107, %c_75 : tensor<i32>
    %109 = stablehlo.select %106, %108, %c_70 : tensor<i1>, tensor<i32>
    %110 = stablehlo.dynamic_slice %arg4, %109, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %113 = stablehlo.add %105, %112 : tensor<24x11xf32>
    %cst_76 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %115 = stablehlo.divide %113, %114 : tensor<24x11xf32>
    %116 = stablehlo.tanh %115 : tensor<24x11xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %118 = stablehlo.subtract %117, %116 : tensor<24x11xf32>
    %cst_78 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %120 = stablehlo.multiply %119, %116 : tensor<24x11xf32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.compare LT, %c_70, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %122 = stablehlo.convert %c_70 : tensor<i32>
    %c_80 = stablehlo.constant dense<131> : tensor<i32>
    %123 = stablehlo.add %122, %c_80 : tensor<i32>
    %124 = stablehlo.select %121, %123, %c_70 : tensor<i1>, tensor<i32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %125 = stablehlo.dynamic_slice %arg5, %c_81, %124, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %127 = stablehlo.compare GT, %125, %126, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128:2 = call @_where_11(%127, %120, %cst_83) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %129 = stablehlo.convert %c_70 : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %131 = stablehlo.subtract %arg2, %130 : tensor<24xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %133 = stablehlo.compare GE, %131, %132, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_85 = stablehlo.constant dense<11> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %135 = stablehlo.compare LT, %131, %134, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %136 = stablehlo.and %133, %135 : tensor<24xi1>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %c_87 = stablehlo.constant dense<10> : tensor<i32>
    %137 = call @clip_12(%131, %c_86, %c_87) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %139 = call @take_along_axis_13(%138) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %140 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %142 = stablehlo.subtract %128#0, %141 : tensor<24x11xf32>
    %143 = stablehlo.exponential %142 : tensor<24x11xf32>
    %144 = call @_where_14(%136) : (tensor<24xi1>) -> tensor<24xf32>
    %145 = call @_where_15(%136, %144, %97) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %146 = stablehlo.broadcast_in_dim %99, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %147 = stablehlo.multiply %146, %143 : tensor<24x11xf32>
    %148 = stablehlo.negate %147 : tensor<24x11xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.reshape %149 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %152 = stablehlo.broadcast_in_dim %145, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %153 = call @take_along_axis_16(%139, %152) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %154 = stablehlo.add %147, %153 : tensor<24x11xf32>
    %155 = call @_where_17(%127, %128#1, %154) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_90 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %157 = stablehlo.multiply %156, %155 : tensor<24x11xf32>
    %158 = stablehlo.multiply %157, %118 : tensor<24x11xf32>
    %159 = stablehlo.multiply %158, %116 : tensor<24x11xf32>
    %160 = stablehlo.add %158, %159 : tensor<24x11xf32>
    %cst_91 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %162 = stablehlo.divide %160, %161 : tensor<24x11xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_92) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %164 = stablehlo.reshape %163 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_93) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %167 = stablehlo.dynamic_update_slice %166, %165, %109 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %168 = stablehlo.dot_general %162, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %169 = stablehlo.transpose %168, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %170 = stablehlo.dot_general %162, %104, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %172 = stablehlo.dynamic_update_slice %171, %169, %c_96, %103 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %173 = stablehlo.add %98, %151 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %178:14 = stablehlo.while(%iterArg = %38#14, %iterArg_137 = %arg1, %iterArg_138 = %arg0, %iterArg_139 = %arg4, %iterArg_140 = %arg5, %iterArg_141 = %arg2, %iterArg_142 = %30, %iterArg_143 = %c_101, %iterArg_144 = %174, %iterArg_145 = %175, %iterArg_146 = %176, %iterArg_147 = %177, %iterArg_148 = %99, %iterArg_149 = %97) : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_150 = stablehlo.constant dense<3> : tensor<i32>
      %270 = stablehlo.compare LT, %iterArg_143, %c_150, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %270 : tensor<i1>
    } do {
      %c_150 = stablehlo.constant dense<3> : tensor<i32>
      %270 = stablehlo.subtract %c_150, %iterArg_143 : tensor<i32>
      %c_151 = stablehlo.constant dense<1> : tensor<i32>
      %271 = stablehlo.subtract %270, %c_151 : tensor<i32>
      %272 = func.call @dynamic_index_in_dim(%iterArg, %271) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %273:6 = func.call @closed_call_18(%iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_144, %iterArg_145, %iterArg_146, %iterArg_147, %iterArg_148, %iterArg_149, %272) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_152 = stablehlo.constant dense<1> : tensor<i32>
      %274 = stablehlo.add %iterArg_143, %c_152 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %274, %273#0, %273#1, %273#2, %273#3, %273#4, %273#5 : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %179 = stablehlo.add %172, %178#8 : tensor<24x131xf32>
    %180 = stablehlo.add %170, %178#9 : tensor<24x24xf32>
    %181 = stablehlo.add %167, %178#10 : tensor<131xf32>
    %182 = stablehlo.add %173, %178#11 : tensor<24xf32>
    %c_102 = stablehlo.constant dense<120> : tensor<i32>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %183 = stablehlo.compare LT, %c_102, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %184 = stablehlo.convert %c_102 : tensor<i32>
    %c_104 = stablehlo.constant dense<131> : tensor<i32>
    %185 = stablehlo.add %184, %c_104 : tensor<i32>
    %186 = stablehlo.select %183, %185, %c_102 : tensor<i1>, tensor<i32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %187 = stablehlo.dynamic_slice %arg1, %c_105, %186, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %188 = stablehlo.dot_general %arg0, %187, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %189 = stablehlo.compare LT, %c_102, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %190 = stablehlo.convert %c_102 : tensor<i32>
    %c_107 = stablehlo.constant dense<131> : tensor<i32>
    %191 = stablehlo.add %190, %c_107 : tensor<i32>
    %192 = stablehlo.select %189, %191, %c_102 : tensor<i1>, tensor<i32>
    %193 = stablehlo.dynamic_slice %arg4, %192, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %196 = stablehlo.add %188, %195 : tensor<24x11xf32>
    %cst_108 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %198 = stablehlo.divide %196, %197 : tensor<24x11xf32>
    %199 = stablehlo.tanh %198 : tensor<24x11xf32>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %201 = stablehlo.subtract %200, %199 : tensor<24x11xf32>
    %cst_110 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %203 = stablehlo.multiply %202, %199 : tensor<24x11xf32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.compare LT, %c_102, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %205 = stablehlo.convert %c_102 : tensor<i32>
    %c_112 = stablehlo.constant dense<131> : tensor<i32>
    %206 = stablehlo.add %205, %c_112 : tensor<i32>
    %207 = stablehlo.select %204, %206, %c_102 : tensor<i1>, tensor<i32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %208 = stablehlo.dynamic_slice %arg5, %c_113, %207, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %210 = stablehlo.compare GT, %208, %209, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %211:2 = call @_where_11(%210, %203, %cst_115) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %212 = stablehlo.reduce(%211#0 init: %cst_116) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %213 = stablehlo.reshape %212 : (tensor<24xf32>) -> tensor<24x1xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %215 = stablehlo.compare EQ, %211#0, %214, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %216 = stablehlo.convert %215 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %218 = stablehlo.maximum %4#7, %212 : tensor<24xf32>
    %219 = stablehlo.compare EQ, %4#7, %218, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %222 = stablehlo.select %219, %220, %221 : tensor<24xi1>, tensor<24xf32>
    %223 = stablehlo.compare EQ, %212, %218, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_120 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %226 = stablehlo.select %223, %224, %225 : tensor<24xi1>, tensor<24xf32>
    %227 = stablehlo.divide %222, %226 : tensor<24xf32>
    %228 = stablehlo.compare EQ, %212, %218, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %231 = stablehlo.select %228, %229, %230 : tensor<24xi1>, tensor<24xf32>
    %232 = stablehlo.compare EQ, %4#7, %218, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_124 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %235 = stablehlo.select %232, %233, %234 : tensor<24xi1>, tensor<24xf32>
    %236 = stablehlo.divide %231, %235 : tensor<24xf32>
    %237 = stablehlo.multiply %182, %236 : tensor<24xf32>
    %238 = stablehlo.multiply %182, %227 : tensor<24xf32>
    %239 = stablehlo.divide %237, %217 : tensor<24xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %241 = stablehlo.multiply %240, %216 : tensor<24x11xf32>
    %242 = call @_where_17(%210, %211#1, %241) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_126 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %244 = stablehlo.multiply %243, %242 : tensor<24x11xf32>
    %245 = stablehlo.multiply %244, %201 : tensor<24x11xf32>
    %246 = stablehlo.multiply %245, %199 : tensor<24x11xf32>
    %247 = stablehlo.add %245, %246 : tensor<24x11xf32>
    %cst_127 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %249 = stablehlo.divide %247, %248 : tensor<24x11xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%249 init: %cst_128) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %251 = stablehlo.reshape %250 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %254 = stablehlo.dynamic_update_slice %253, %252, %192 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %255 = stablehlo.dot_general %249, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %256 = stablehlo.transpose %255, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %257 = stablehlo.dot_general %249, %187, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %259 = stablehlo.dynamic_update_slice %258, %256, %c_132, %186 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %260 = stablehlo.add %179, %259 : tensor<24x131xf32>
    %261 = stablehlo.add %180, %257 : tensor<24x24xf32>
    %262 = stablehlo.add %181, %254 : tensor<131xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %c_136 = stablehlo.constant dense<0> : tensor<i32>
    %266:11 = stablehlo.while(%iterArg = %4#8, %iterArg_137 = %4#9, %iterArg_138 = %arg1, %iterArg_139 = %arg0, %iterArg_140 = %arg4, %iterArg_141 = %arg5, %iterArg_142 = %c_136, %iterArg_143 = %263, %iterArg_144 = %264, %iterArg_145 = %265, %iterArg_146 = %238) : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    cond {
      %c_147 = stablehlo.constant dense<3> : tensor<i32>
      %270 = stablehlo.compare LT, %iterArg_142, %c_147, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %270 : tensor<i1>
    } do {
      %c_147 = stablehlo.constant dense<3> : tensor<i32>
      %270 = stablehlo.subtract %c_147, %iterArg_142 : tensor<i32>
      %c_148 = stablehlo.constant dense<1> : tensor<i32>
      %271 = stablehlo.subtract %270, %c_148 : tensor<i32>
      %272 = func.call @dynamic_index_in_dim_26(%iterArg, %271) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %273 = func.call @dynamic_index_in_dim(%iterArg_137, %271) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %274:4 = func.call @closed_call_27(%iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_146, %272, %273) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>)
      %c_149 = stablehlo.constant dense<1> : tensor<i32>
      %275 = stablehlo.add %iterArg_142, %c_149 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %275, %274#0, %274#1, %274#2, %274#3 : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    }
    %267 = stablehlo.add %260, %266#7 : tensor<24x131xf32>
    %268 = stablehlo.add %261, %266#8 : tensor<24x24xf32>
    %269 = stablehlo.add %262, %266#9 : tensor<131xf32>
    return %89, %268, %267, %269 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<131xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<i32>, %arg6: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
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
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<24x40xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %1, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %22 = stablehlo.convert %1 : tensor<i32>
    %c_8 = stablehlo.constant dense<131> : tensor<i32>
    %23 = stablehlo.add %22, %c_8 : tensor<i32>
    %24 = stablehlo.select %21, %23, %1 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.dynamic_slice %arg0, %c_9, %24, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %27 = stablehlo.compare GT, %25, %26, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %28 = call @_where_0(%27, %20, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.convert %arg6 : tensor<24xf32>
    %31 = stablehlo.maximum %30, %29 : tensor<24xf32>
    return %0, %31, %arg6, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_2(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<f32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where_3(%arg0: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<131xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x1xf32>, %arg6: tensor<24xi32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
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
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<24x40xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %1, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %22 = stablehlo.convert %1 : tensor<i32>
    %c_8 = stablehlo.constant dense<131> : tensor<i32>
    %23 = stablehlo.add %22, %c_8 : tensor<i32>
    %24 = stablehlo.select %21, %23, %1 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.dynamic_slice %arg0, %c_9, %24, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %27 = stablehlo.compare GT, %25, %26, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %28 = call @_where_0(%27, %20, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.convert %1 : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %31 = stablehlo.subtract %arg6, %30 : tensor<24xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.compare GE, %31, %32, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_12 = stablehlo.constant dense<40> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.compare LT, %31, %34, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %36 = stablehlo.and %33, %35 : tensor<24xi1>
    %37 = call @clip_5(%31, %arg7, %arg8) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %39 = call @take_along_axis_6(%28, %38) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %40 = stablehlo.reshape %39 : (tensor<24x1xf32>) -> tensor<24xf32>
    %41 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %42 = stablehlo.subtract %28, %41 : tensor<24x40xf32>
    %43 = stablehlo.exponential %42 : tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.add %arg11, %44 : tensor<24xf32>
    %46 = call @_where_7(%36, %40, %arg9) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %47 = stablehlo.add %arg12, %46 : tensor<24xf32>
    return %0, %45, %47, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @clip_5(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where_7(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
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
  func.func private @take_along_axis_9(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where_10(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_11(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
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
  func.func private @take_along_axis_13(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @_where_14(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
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
  func.func private @closed_call_18(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<131xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24xi32>, %arg5: tensor<24xf32>, %arg6: tensor<24x131xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<131xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg12, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg12 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg12 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg12, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.convert %arg12 : tensor<i32>
    %c_3 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.add %7, %c_3 : tensor<i32>
    %9 = stablehlo.select %6, %8, %arg12 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %arg2, %9, sizes = [40] : (tensor<131xf32>, tensor<i32>) -> tensor<40xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.add %5, %12 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %15 = stablehlo.divide %13, %14 : tensor<24x40xf32>
    %16 = stablehlo.tanh %15 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %20 = stablehlo.multiply %19, %16 : tensor<24x40xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %arg12, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %22 = stablehlo.convert %arg12 : tensor<i32>
    %c_7 = stablehlo.constant dense<131> : tensor<i32>
    %23 = stablehlo.add %22, %c_7 : tensor<i32>
    %24 = stablehlo.select %21, %23, %arg12 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.dynamic_slice %arg3, %c_8, %24, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %27 = stablehlo.compare GT, %25, %26, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28:2 = call @_where_19(%27, %20, %cst_10) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %29 = stablehlo.convert %arg12 : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %31 = stablehlo.subtract %arg4, %30 : tensor<24xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.compare GE, %31, %32, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_12 = stablehlo.constant dense<40> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.compare LT, %31, %34, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %36 = stablehlo.and %33, %35 : tensor<24xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<39> : tensor<i32>
    %37 = call @clip_20(%31, %c_13, %c_14) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %39 = call @take_along_axis_21(%38) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %40 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %42 = stablehlo.subtract %28#0, %41 : tensor<24x40xf32>
    %43 = stablehlo.exponential %42 : tensor<24x40xf32>
    %44 = call @_where_22(%36) : (tensor<24xi1>) -> tensor<24xf32>
    %45 = call @_where_23(%36, %44, %arg11) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %46 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %47 = stablehlo.multiply %46, %43 : tensor<24x40xf32>
    %48 = stablehlo.negate %47 : tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.reshape %49 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %53 = call @take_along_axis_24(%39, %52) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %54 = stablehlo.add %47, %53 : tensor<24x40xf32>
    %55 = call @_where_25(%27, %28#1, %54) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<24x40xf32>
    %58 = stablehlo.multiply %57, %18 : tensor<24x40xf32>
    %59 = stablehlo.multiply %58, %16 : tensor<24x40xf32>
    %60 = stablehlo.add %58, %59 : tensor<24x40xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %62 = stablehlo.divide %60, %61 : tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %64 = stablehlo.reshape %63 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %67 = stablehlo.dynamic_update_slice %66, %65, %9 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %68 = stablehlo.dot_general %62, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %70 = stablehlo.dot_general %62, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.dynamic_update_slice %71, %69, %c_23, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %73 = stablehlo.add %arg6, %72 : tensor<24x131xf32>
    %74 = stablehlo.add %arg7, %70 : tensor<24x24xf32>
    %75 = stablehlo.add %arg8, %67 : tensor<131xf32>
    %76 = stablehlo.add %arg9, %51 : tensor<24xf32>
    return %73, %74, %75, %76, %arg10, %arg11 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_19(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @clip_20(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_21(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @_where_22(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
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
  func.func private @closed_call_27(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<131xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24x131xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<131xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg9, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg9 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg9 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg9, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.convert %arg9 : tensor<i32>
    %c_3 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.add %7, %c_3 : tensor<i32>
    %9 = stablehlo.select %6, %8, %arg9 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %arg2, %9, sizes = [40] : (tensor<131xf32>, tensor<i32>) -> tensor<40xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.add %5, %12 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %15 = stablehlo.divide %13, %14 : tensor<24x40xf32>
    %16 = stablehlo.tanh %15 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %20 = stablehlo.multiply %19, %16 : tensor<24x40xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %arg9, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %22 = stablehlo.convert %arg9 : tensor<i32>
    %c_7 = stablehlo.constant dense<131> : tensor<i32>
    %23 = stablehlo.add %22, %c_7 : tensor<i32>
    %24 = stablehlo.select %21, %23, %arg9 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.dynamic_slice %arg3, %c_8, %24, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %27 = stablehlo.compare GT, %25, %26, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28:2 = call @_where_19(%27, %20, %cst_10) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28#0 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.reshape %29 : (tensor<24xf32>) -> tensor<24x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.compare EQ, %28#0, %31, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %33 = stablehlo.convert %32 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.convert %arg8 : tensor<24xf32>
    %36 = stablehlo.maximum %35, %29 : tensor<24xf32>
    %37 = stablehlo.compare EQ, %35, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<24xi1>, tensor<24xf32>
    %41 = stablehlo.compare EQ, %29, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<24xi1>, tensor<24xf32>
    %45 = stablehlo.divide %40, %44 : tensor<24xf32>
    %46 = stablehlo.compare EQ, %29, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<24xi1>, tensor<24xf32>
    %50 = stablehlo.compare EQ, %35, %36, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.select %50, %51, %52 : tensor<24xi1>, tensor<24xf32>
    %54 = stablehlo.divide %49, %53 : tensor<24xf32>
    %55 = stablehlo.multiply %arg7, %54 : tensor<24xf32>
    %56 = stablehlo.multiply %arg7, %45 : tensor<24xf32>
    %57 = stablehlo.convert %56 : tensor<24xf32>
    %58 = stablehlo.divide %55, %34 : tensor<24xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %60 = stablehlo.multiply %59, %33 : tensor<24x40xf32>
    %61 = call @_where_25(%27, %28#1, %60) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_21 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<24x40xf32>
    %64 = stablehlo.multiply %63, %18 : tensor<24x40xf32>
    %65 = stablehlo.multiply %64, %16 : tensor<24x40xf32>
    %66 = stablehlo.add %64, %65 : tensor<24x40xf32>
    %cst_22 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %68 = stablehlo.divide %66, %67 : tensor<24x40xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %70 = stablehlo.reshape %69 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %73 = stablehlo.dynamic_update_slice %72, %71, %9 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %74 = stablehlo.dot_general %68, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %76 = stablehlo.dot_general %68, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.dynamic_update_slice %77, %75, %c_27, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %79 = stablehlo.add %arg4, %78 : tensor<24x131xf32>
    %80 = stablehlo.add %arg5, %76 : tensor<24x24xf32>
    %81 = stablehlo.add %arg6, %73 : tensor<131xf32>
    return %79, %80, %81, %57 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
  }
}
