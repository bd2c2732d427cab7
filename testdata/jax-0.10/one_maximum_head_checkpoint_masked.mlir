module @jit_one_maximum_head_checkpoint_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %4:10 = stablehlo.while(%iterArg = %arg5, %iterArg_123 = %arg0, %iterArg_124 = %arg1, %iterArg_125 = %arg4, %iterArg_126 = %1, %iterArg_127 = %c_3, %iterArg_128 = %c, %iterArg_129 = %0, %iterArg_130 = %2, %iterArg_131 = %3) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_132 = stablehlo.constant dense<3> : tensor<i32>
      %232 = stablehlo.compare LT, %iterArg_127, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %232 : tensor<i1>
    } do {
      %232:4 = func.call @closed_call(%iterArg, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_128, %iterArg_129) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %233 = func.call @dynamic_update_index_in_dim(%iterArg_130, %232#2, %iterArg_127) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %234 = func.call @dynamic_update_index_in_dim_1(%iterArg_131, %232#3, %iterArg_127) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_132 = stablehlo.constant dense<1> : tensor<i32>
      %235 = stablehlo.add %iterArg_127, %c_132 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %235, %232#0, %232#1, %233, %234 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
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
    %c_15 = stablehlo.constant dense<120> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %c_15, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<120> : tensor<i32>
    %c_18 = stablehlo.constant dense<131> : tensor<i32>
    %18 = stablehlo.add %c_17, %c_18 : tensor<i32>
    %c_19 = stablehlo.constant dense<120> : tensor<i32>
    %19 = stablehlo.select %17, %18, %c_19 : tensor<i1>, tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_slice %arg5, %c_20, %19, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %22 = stablehlo.compare GT, %20, %21, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where_2(%22, %16, %cst_22) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_23) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.maximum %4#7, %24 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = call @_where(%cst_26) : (tensor<f32>) -> tensor<24x40xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %c_28 = stablehlo.constant dense<39> : tensor<i32>
    %29:2 = call @clip(%c_27, %c_28) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %30 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @_where_3(%c_29) : (tensor<i32>) -> tensor<24xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %33:15 = stablehlo.while(%iterArg = %arg5, %iterArg_123 = %arg0, %iterArg_124 = %arg1, %iterArg_125 = %arg4, %iterArg_126 = %28, %iterArg_127 = %30, %iterArg_128 = %arg2, %iterArg_129 = %29#0, %iterArg_130 = %29#1, %iterArg_131 = %31, %iterArg_132 = %c_32, %iterArg_133 = %c_30, %iterArg_134 = %26, %iterArg_135 = %27, %iterArg_136 = %32) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_137 = stablehlo.constant dense<3> : tensor<i32>
      %232 = stablehlo.compare LT, %iterArg_132, %c_137, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %232 : tensor<i1>
    } do {
      %232:4 = func.call @closed_call_4(%iterArg, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_133, %iterArg_134, %iterArg_135) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %233 = func.call @dynamic_update_index_in_dim_1(%iterArg_136, %232#3, %iterArg_132) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_137 = stablehlo.constant dense<1> : tensor<i32>
      %234 = stablehlo.add %iterArg_132, %c_137 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %234, %232#0, %232#1, %232#2, %233 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_33 = stablehlo.constant dense<120> : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.compare LT, %c_33, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_35 = stablehlo.constant dense<120> : tensor<i32>
    %c_36 = stablehlo.constant dense<131> : tensor<i32>
    %35 = stablehlo.add %c_35, %c_36 : tensor<i32>
    %c_37 = stablehlo.constant dense<120> : tensor<i32>
    %36 = stablehlo.select %34, %35, %c_37 : tensor<i1>, tensor<i32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.dynamic_slice %arg1, %c_38, %36, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %38 = stablehlo.dot_general %arg0, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_39 = stablehlo.constant dense<120> : tensor<i32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %c_39, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_41 = stablehlo.constant dense<120> : tensor<i32>
    %c_42 = stablehlo.constant dense<131> : tensor<i32>
    %40 = stablehlo.add %c_41, %c_42 : tensor<i32>
    %c_43 = stablehlo.constant dense<120> : tensor<i32>
    %41 = stablehlo.select %39, %40, %c_43 : tensor<i1>, tensor<i32>
    %42 = stablehlo.dynamic_slice %arg4, %41, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %45 = stablehlo.add %38, %44 : tensor<24x11xf32>
    %c_44 = stablehlo.constant dense<120> : tensor<i32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.compare LT, %c_44, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_46 = stablehlo.constant dense<120> : tensor<i32>
    %c_47 = stablehlo.constant dense<131> : tensor<i32>
    %47 = stablehlo.add %c_46, %c_47 : tensor<i32>
    %c_48 = stablehlo.constant dense<120> : tensor<i32>
    %48 = stablehlo.select %46, %47, %c_48 : tensor<i1>, tensor<i32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.dynamic_slice %arg5, %c_49, %48, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %51 = stablehlo.compare GT, %49, %50, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = call @_where_2(%51, %45, %cst_51) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %c_52 = stablehlo.constant dense<120> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %54 = stablehlo.subtract %arg2, %53 : tensor<24xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %56 = stablehlo.compare GE, %54, %55, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_54 = stablehlo.constant dense<11> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %58 = stablehlo.compare LT, %54, %57, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %59 = stablehlo.and %56, %58 : tensor<24xi1>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %c_56 = stablehlo.constant dense<10> : tensor<i32>
    %60 = call @clip_8(%54, %c_55, %c_56) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %62 = call @take_along_axis_9(%52, %61) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %63 = stablehlo.reshape %62 : (tensor<24x1xf32>) -> tensor<24xf32>
    %64 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %66 = stablehlo.subtract %52, %65 : tensor<24x11xf32>
    %67 = stablehlo.exponential %66 : tensor<24x11xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.add %33#12, %68 : tensor<24xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %70 = call @_where_10(%59, %63, %c_58) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %71 = stablehlo.add %33#13, %70 : tensor<24xf32>
    %72 = stablehlo.log %69 : tensor<24xf32>
    %73 = stablehlo.add %25, %72 : tensor<24xf32>
    %74 = stablehlo.subtract %73, %71 : tensor<24xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.multiply %75, %25 : tensor<24xf32>
    %77 = stablehlo.add %74, %76 : tensor<24xf32>
    %78 = stablehlo.multiply %77, %arg3 : tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.multiply %83, %arg3 : tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<24xf32>
    %87 = stablehlo.negate %84 : tensor<24xf32>
    %88 = stablehlo.add %86, %84 : tensor<24xf32>
    %89 = stablehlo.divide %84, %69 : tensor<24xf32>
    %c_66 = stablehlo.constant dense<120> : tensor<i32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.compare LT, %c_66, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %91 = stablehlo.convert %c_66 : tensor<i32>
    %c_68 = stablehlo.constant dense<131> : tensor<i32>
    %92 = stablehlo.add %91, %c_68 : tensor<i32>
    %93 = stablehlo.select %90, %92, %c_66 : tensor<i1>, tensor<i32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.dynamic_slice %arg1, %c_69, %93, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %95 = stablehlo.dot_general %arg0, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.compare LT, %c_66, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %97 = stablehlo.convert %c_66 : tensor<i32>
    %c_71 = stablehlo.constant dense<131> : tensor<i32>
    %98 = stablehlo.add %97, %c_71 : tensor<i32>
    %99 = stablehlo.select %96, %98, %c_66 : tensor<i1>, tensor<i32>
    %100 = stablehlo.dynamic_slice %arg4, %99, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %103 = stablehlo.add %95, %102 : tensor<24x11xf32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.compare LT, %c_66, %c_72, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %105 = stablehlo.convert %c_66 : tensor<i32>
    %c_73 = stablehlo.constant dense<131> : tensor<i32>
    %106 = stablehlo.add %105, %c_73 : tensor<i32>
    %107 = stablehlo.select %104, %106, %c_66 : tensor<i1>, tensor<i32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.dynamic_slice %arg5, %c_74, %107, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %110 = stablehlo.compare GT, %108, %109, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111:2 = call @_where_11(%110, %103, %cst_76) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %112 = stablehlo.convert %c_66 : tensor<i32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %114 = stablehlo.subtract %arg2, %113 : tensor<24xi32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %116 = stablehlo.compare GE, %114, %115, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_78 = stablehlo.constant dense<11> : tensor<i32>
    %117 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %118 = stablehlo.compare LT, %114, %117, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %119 = stablehlo.and %116, %118 : tensor<24xi1>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %c_80 = stablehlo.constant dense<10> : tensor<i32>
    %120 = call @clip_12(%114, %c_79, %c_80) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %122 = call @take_along_axis_13(%121) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %123 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %125 = stablehlo.subtract %111#0, %124 : tensor<24x11xf32>
    %126 = stablehlo.exponential %125 : tensor<24x11xf32>
    %127 = call @_where_14(%119) : (tensor<24xi1>) -> tensor<24xf32>
    %128 = call @_where_15(%119, %127, %87) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %129 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %130 = stablehlo.multiply %129, %126 : tensor<24x11xf32>
    %131 = stablehlo.negate %130 : tensor<24x11xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %133 = stablehlo.reshape %132 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %135 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %136 = call @take_along_axis_16(%122, %135) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %137 = stablehlo.add %130, %136 : tensor<24x11xf32>
    %138 = call @_where_17(%110, %111#1, %137) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %140 = stablehlo.reshape %139 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_84) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %143 = stablehlo.dynamic_update_slice %142, %141, %99 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %144 = stablehlo.dot_general %138, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %145 = stablehlo.transpose %144, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %146 = stablehlo.dot_general %138, %94, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %148 = stablehlo.dynamic_update_slice %147, %145, %c_87, %93 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %149 = stablehlo.add %88, %134 : tensor<24xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %154:14 = stablehlo.while(%iterArg = %33#14, %iterArg_123 = %arg1, %iterArg_124 = %arg0, %iterArg_125 = %arg4, %iterArg_126 = %arg5, %iterArg_127 = %arg2, %iterArg_128 = %25, %iterArg_129 = %c_92, %iterArg_130 = %150, %iterArg_131 = %151, %iterArg_132 = %152, %iterArg_133 = %153, %iterArg_134 = %89, %iterArg_135 = %87) : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_136 = stablehlo.constant dense<3> : tensor<i32>
      %232 = stablehlo.compare LT, %iterArg_129, %c_136, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %232 : tensor<i1>
    } do {
      %c_136 = stablehlo.constant dense<3> : tensor<i32>
      %232 = stablehlo.subtract %c_136, %iterArg_129 : tensor<i32>
      %c_137 = stablehlo.constant dense<1> : tensor<i32>
      %233 = stablehlo.subtract %232, %c_137 : tensor<i32>
      %234 = func.call @dynamic_index_in_dim(%iterArg, %233) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %235:6 = func.call @closed_call_18(%iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %234) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_138 = stablehlo.constant dense<1> : tensor<i32>
      %236 = stablehlo.add %iterArg_129, %c_138 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %236, %235#0, %235#1, %235#2, %235#3, %235#4, %235#5 : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %155 = stablehlo.add %148, %154#8 : tensor<24x131xf32>
    %156 = stablehlo.add %146, %154#9 : tensor<24x24xf32>
    %157 = stablehlo.add %143, %154#10 : tensor<131xf32>
    %158 = stablehlo.add %149, %154#11 : tensor<24xf32>
    %c_93 = stablehlo.constant dense<120> : tensor<i32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %159 = stablehlo.compare LT, %c_93, %c_94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %160 = stablehlo.convert %c_93 : tensor<i32>
    %c_95 = stablehlo.constant dense<131> : tensor<i32>
    %161 = stablehlo.add %160, %c_95 : tensor<i32>
    %162 = stablehlo.select %159, %161, %c_93 : tensor<i1>, tensor<i32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %163 = stablehlo.dynamic_slice %arg1, %c_96, %162, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %164 = stablehlo.dot_general %arg0, %163, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %165 = stablehlo.compare LT, %c_93, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %166 = stablehlo.convert %c_93 : tensor<i32>
    %c_98 = stablehlo.constant dense<131> : tensor<i32>
    %167 = stablehlo.add %166, %c_98 : tensor<i32>
    %168 = stablehlo.select %165, %167, %c_93 : tensor<i1>, tensor<i32>
    %169 = stablehlo.dynamic_slice %arg4, %168, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %172 = stablehlo.add %164, %171 : tensor<24x11xf32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %173 = stablehlo.compare LT, %c_93, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %174 = stablehlo.convert %c_93 : tensor<i32>
    %c_100 = stablehlo.constant dense<131> : tensor<i32>
    %175 = stablehlo.add %174, %c_100 : tensor<i32>
    %176 = stablehlo.select %173, %175, %c_93 : tensor<i1>, tensor<i32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %177 = stablehlo.dynamic_slice %arg5, %c_101, %176, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %179 = stablehlo.compare GT, %177, %178, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %180:2 = call @_where_11(%179, %172, %cst_103) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %181 = stablehlo.reduce(%180#0 init: %cst_104) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.reshape %181 : (tensor<24xf32>) -> tensor<24x1xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %184 = stablehlo.compare EQ, %180#0, %183, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %185 = stablehlo.convert %184 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %187 = stablehlo.maximum %4#7, %181 : tensor<24xf32>
    %188 = stablehlo.compare EQ, %4#7, %187, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %191 = stablehlo.select %188, %189, %190 : tensor<24xi1>, tensor<24xf32>
    %192 = stablehlo.compare EQ, %181, %187, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_108 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %195 = stablehlo.select %192, %193, %194 : tensor<24xi1>, tensor<24xf32>
    %196 = stablehlo.divide %191, %195 : tensor<24xf32>
    %197 = stablehlo.compare EQ, %181, %187, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %200 = stablehlo.select %197, %198, %199 : tensor<24xi1>, tensor<24xf32>
    %201 = stablehlo.compare EQ, %4#7, %187, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_112 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %204 = stablehlo.select %201, %202, %203 : tensor<24xi1>, tensor<24xf32>
    %205 = stablehlo.divide %200, %204 : tensor<24xf32>
    %206 = stablehlo.multiply %158, %205 : tensor<24xf32>
    %207 = stablehlo.multiply %158, %196 : tensor<24xf32>
    %208 = stablehlo.divide %206, %186 : tensor<24xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %210 = stablehlo.multiply %209, %185 : tensor<24x11xf32>
    %211 = call @_where_17(%179, %180#1, %210) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.reduce(%211 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %213 = stablehlo.reshape %212 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %216 = stablehlo.dynamic_update_slice %215, %214, %168 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %217 = stablehlo.dot_general %211, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %218 = stablehlo.transpose %217, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %219 = stablehlo.dot_general %211, %163, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_118 = stablehlo.constant dense<0> : tensor<i32>
    %221 = stablehlo.dynamic_update_slice %220, %218, %c_118, %162 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %222 = stablehlo.add %155, %221 : tensor<24x131xf32>
    %223 = stablehlo.add %156, %219 : tensor<24x24xf32>
    %224 = stablehlo.add %157, %216 : tensor<131xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %228:11 = stablehlo.while(%iterArg = %4#8, %iterArg_123 = %4#9, %iterArg_124 = %arg1, %iterArg_125 = %arg0, %iterArg_126 = %arg4, %iterArg_127 = %arg5, %iterArg_128 = %c_122, %iterArg_129 = %225, %iterArg_130 = %226, %iterArg_131 = %227, %iterArg_132 = %207) : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    cond {
      %c_133 = stablehlo.constant dense<3> : tensor<i32>
      %232 = stablehlo.compare LT, %iterArg_128, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %232 : tensor<i1>
    } do {
      %c_133 = stablehlo.constant dense<3> : tensor<i32>
      %232 = stablehlo.subtract %c_133, %iterArg_128 : tensor<i32>
      %c_134 = stablehlo.constant dense<1> : tensor<i32>
      %233 = stablehlo.subtract %232, %c_134 : tensor<i32>
      %234 = func.call @dynamic_index_in_dim_26(%iterArg, %233) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %235 = func.call @dynamic_index_in_dim(%iterArg_123, %233) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %236:4 = func.call @closed_call_27(%iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %234, %235) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>)
      %c_135 = stablehlo.constant dense<1> : tensor<i32>
      %237 = stablehlo.add %iterArg_128, %c_135 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %237, %236#0, %236#1, %236#2, %236#3 : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    }
    %229 = stablehlo.add %222, %228#7 : tensor<24x131xf32>
    %230 = stablehlo.add %223, %228#8 : tensor<24x24xf32>
    %231 = stablehlo.add %224, %228#9 : tensor<131xf32>
    return %79, %230, %229, %231 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
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
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %17 = stablehlo.convert %1 : tensor<i32>
    %c_7 = stablehlo.constant dense<131> : tensor<i32>
    %18 = stablehlo.add %17, %c_7 : tensor<i32>
    %19 = stablehlo.select %16, %18, %1 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_slice %arg0, %c_8, %19, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %22 = stablehlo.compare GT, %20, %21, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %23 = call @_where_0(%22, %15, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.convert %arg6 : tensor<24xf32>
    %26 = stablehlo.maximum %25, %24 : tensor<24xf32>
    return %0, %26, %arg6, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
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
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %17 = stablehlo.convert %1 : tensor<i32>
    %c_7 = stablehlo.constant dense<131> : tensor<i32>
    %18 = stablehlo.add %17, %c_7 : tensor<i32>
    %19 = stablehlo.select %16, %18, %1 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_slice %arg0, %c_8, %19, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %22 = stablehlo.compare GT, %20, %21, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %23 = call @_where_0(%22, %15, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %24 = stablehlo.convert %1 : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.subtract %arg6, %25 : tensor<24xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %28 = stablehlo.compare GE, %26, %27, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_10 = stablehlo.constant dense<40> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %30 = stablehlo.compare LT, %26, %29, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %31 = stablehlo.and %28, %30 : tensor<24xi1>
    %32 = call @clip_5(%26, %arg7, %arg8) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %34 = call @take_along_axis_6(%23, %33) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %35 = stablehlo.reshape %34 : (tensor<24x1xf32>) -> tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.subtract %23, %36 : tensor<24x40xf32>
    %38 = stablehlo.exponential %37 : tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.add %arg11, %39 : tensor<24xf32>
    %41 = call @_where_7(%31, %35, %arg9) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %42 = stablehlo.add %arg12, %41 : tensor<24xf32>
    return %0, %40, %42, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
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
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %arg12, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = stablehlo.convert %arg12 : tensor<i32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %16 = stablehlo.add %15, %c_5 : tensor<i32>
    %17 = stablehlo.select %14, %16, %arg12 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.dynamic_slice %arg3, %c_6, %17, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %20 = stablehlo.compare GT, %18, %19, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21:2 = call @_where_19(%20, %13, %cst_7) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %22 = stablehlo.convert %arg12 : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.subtract %arg4, %23 : tensor<24xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.compare GE, %24, %25, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_9 = stablehlo.constant dense<40> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %28 = stablehlo.compare LT, %24, %27, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %29 = stablehlo.and %26, %28 : tensor<24xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<39> : tensor<i32>
    %30 = call @clip_20(%24, %c_10, %c_11) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %32 = call @take_along_axis_21(%31) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %33 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %35 = stablehlo.subtract %21#0, %34 : tensor<24x40xf32>
    %36 = stablehlo.exponential %35 : tensor<24x40xf32>
    %37 = call @_where_22(%29) : (tensor<24xi1>) -> tensor<24xf32>
    %38 = call @_where_23(%29, %37, %arg11) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %39 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.multiply %39, %36 : tensor<24x40xf32>
    %41 = stablehlo.negate %40 : tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.reshape %42 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %46 = call @take_along_axis_24(%32, %45) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %47 = stablehlo.add %40, %46 : tensor<24x40xf32>
    %48 = call @_where_25(%20, %21#1, %47) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %50 = stablehlo.reshape %49 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %53 = stablehlo.dynamic_update_slice %52, %51, %9 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %54 = stablehlo.dot_general %48, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %56 = stablehlo.dot_general %48, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.dynamic_update_slice %57, %55, %c_18, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %59 = stablehlo.add %arg6, %58 : tensor<24x131xf32>
    %60 = stablehlo.add %arg7, %56 : tensor<24x24xf32>
    %61 = stablehlo.add %arg8, %53 : tensor<131xf32>
    %62 = stablehlo.add %arg9, %44 : tensor<24xf32>
    return %59, %60, %61, %62, %arg10, %arg11 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %arg9, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = stablehlo.convert %arg9 : tensor<i32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %16 = stablehlo.add %15, %c_5 : tensor<i32>
    %17 = stablehlo.select %14, %16, %arg9 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.dynamic_slice %arg3, %c_6, %17, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %20 = stablehlo.compare GT, %18, %19, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21:2 = call @_where_19(%20, %13, %cst_7) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%21#0 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.reshape %22 : (tensor<24xf32>) -> tensor<24x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %25 = stablehlo.compare EQ, %21#0, %24, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %26 = stablehlo.convert %25 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.convert %arg8 : tensor<24xf32>
    %29 = stablehlo.maximum %28, %22 : tensor<24xf32>
    %30 = stablehlo.compare EQ, %28, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.compare EQ, %22, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.divide %33, %37 : tensor<24xf32>
    %39 = stablehlo.compare EQ, %22, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.compare EQ, %28, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.divide %42, %46 : tensor<24xf32>
    %48 = stablehlo.multiply %arg7, %47 : tensor<24xf32>
    %49 = stablehlo.multiply %arg7, %38 : tensor<24xf32>
    %50 = stablehlo.convert %49 : tensor<24xf32>
    %51 = stablehlo.divide %48, %27 : tensor<24xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %53 = stablehlo.multiply %52, %26 : tensor<24x40xf32>
    %54 = call @_where_25(%20, %21#1, %53) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %56 = stablehlo.reshape %55 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %59 = stablehlo.dynamic_update_slice %58, %57, %9 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %60 = stablehlo.dot_general %54, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %62 = stablehlo.dot_general %54, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.dynamic_update_slice %63, %61, %c_22, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %65 = stablehlo.add %arg4, %64 : tensor<24x131xf32>
    %66 = stablehlo.add %arg5, %62 : tensor<24x24xf32>
    %67 = stablehlo.add %arg6, %59 : tensor<131xf32>
    return %65, %66, %67, %50 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
  }
}
