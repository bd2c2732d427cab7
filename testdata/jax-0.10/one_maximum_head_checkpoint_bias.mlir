module @jit_one_maximum_head_checkpoint_bias attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:8 = stablehlo.while(%iterArg = %arg0, %iterArg_95 = %arg1, %iterArg_96 = %arg4, %iterArg_97 = %c_2, %iterArg_98 = %c, %iterArg_99 = %0, %iterArg_100 = %1, %iterArg_101 = %2) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_102 = stablehlo.constant dense<3> : tensor<i32>
      %198 = stablehlo.compare LT, %iterArg_97, %c_102, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %198 : tensor<i1>
    } do {
      %198:4 = func.call @closed_call(%iterArg, %iterArg_95, %iterArg_96, %iterArg_98, %iterArg_99) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %199 = func.call @dynamic_update_index_in_dim(%iterArg_100, %198#2, %iterArg_97) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %200 = func.call @dynamic_update_index_in_dim_0(%iterArg_101, %198#3, %iterArg_97) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_102 = stablehlo.constant dense<1> : tensor<i32>
      %201 = stablehlo.add %iterArg_97, %c_102 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_95, %iterArg_96, %201, %198#0, %198#1, %199, %200 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    }
    %c_3 = stablehlo.constant dense<120> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %c_3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<120> : tensor<i32>
    %c_6 = stablehlo.constant dense<131> : tensor<i32>
    %5 = stablehlo.add %c_5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<120> : tensor<i32>
    %6 = stablehlo.select %4, %5, %c_7 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_slice %arg1, %c_8, %6, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_9 = stablehlo.constant dense<120> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %c_9, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<120> : tensor<i32>
    %c_12 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.add %c_11, %c_12 : tensor<i32>
    %c_13 = stablehlo.constant dense<120> : tensor<i32>
    %11 = stablehlo.select %9, %10, %c_13 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg4, %11, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %15 = stablehlo.add %8, %14 : tensor<24x11xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.maximum %3#5, %16 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<39> : tensor<i32>
    %20:2 = call @clip(%c_17, %c_18) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %21 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %22 = call @_where(%c_19) : (tensor<i32>) -> tensor<24xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %24:13 = stablehlo.while(%iterArg = %arg0, %iterArg_95 = %arg1, %iterArg_96 = %arg4, %iterArg_97 = %21, %iterArg_98 = %arg2, %iterArg_99 = %20#0, %iterArg_100 = %20#1, %iterArg_101 = %22, %iterArg_102 = %c_22, %iterArg_103 = %c_20, %iterArg_104 = %18, %iterArg_105 = %19, %iterArg_106 = %23) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_107 = stablehlo.constant dense<3> : tensor<i32>
      %198 = stablehlo.compare LT, %iterArg_102, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %198 : tensor<i1>
    } do {
      %198:4 = func.call @closed_call_1(%iterArg, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_103, %iterArg_104, %iterArg_105) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %199 = func.call @dynamic_update_index_in_dim_0(%iterArg_106, %198#3, %iterArg_102) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_107 = stablehlo.constant dense<1> : tensor<i32>
      %200 = stablehlo.add %iterArg_102, %c_107 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %200, %198#0, %198#1, %198#2, %199 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_23 = stablehlo.constant dense<120> : tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %c_23, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_25 = stablehlo.constant dense<120> : tensor<i32>
    %c_26 = stablehlo.constant dense<131> : tensor<i32>
    %26 = stablehlo.add %c_25, %c_26 : tensor<i32>
    %c_27 = stablehlo.constant dense<120> : tensor<i32>
    %27 = stablehlo.select %25, %26, %c_27 : tensor<i1>, tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.dynamic_slice %arg1, %c_28, %27, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %29 = stablehlo.dot_general %arg0, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_29 = stablehlo.constant dense<120> : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.compare LT, %c_29, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<120> : tensor<i32>
    %c_32 = stablehlo.constant dense<131> : tensor<i32>
    %31 = stablehlo.add %c_31, %c_32 : tensor<i32>
    %c_33 = stablehlo.constant dense<120> : tensor<i32>
    %32 = stablehlo.select %30, %31, %c_33 : tensor<i1>, tensor<i32>
    %33 = stablehlo.dynamic_slice %arg4, %32, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %36 = stablehlo.add %29, %35 : tensor<24x11xf32>
    %c_34 = stablehlo.constant dense<120> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.subtract %arg2, %37 : tensor<24xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %40 = stablehlo.compare GE, %38, %39, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_36 = stablehlo.constant dense<11> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %42 = stablehlo.compare LT, %38, %41, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %43 = stablehlo.and %40, %42 : tensor<24xi1>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %c_38 = stablehlo.constant dense<10> : tensor<i32>
    %44 = call @clip_5(%38, %c_37, %c_38) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %46 = call @take_along_axis_6(%36, %45) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %47 = stablehlo.reshape %46 : (tensor<24x1xf32>) -> tensor<24xf32>
    %48 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %50 = stablehlo.subtract %36, %49 : tensor<24x11xf32>
    %51 = stablehlo.exponential %50 : tensor<24x11xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.add %24#10, %52 : tensor<24xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %54 = call @_where_7(%43, %47, %c_40) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %55 = stablehlo.add %24#11, %54 : tensor<24xf32>
    %56 = stablehlo.log %53 : tensor<24xf32>
    %57 = stablehlo.add %17, %56 : tensor<24xf32>
    %58 = stablehlo.subtract %57, %55 : tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.multiply %59, %17 : tensor<24xf32>
    %61 = stablehlo.add %58, %60 : tensor<24xf32>
    %62 = stablehlo.multiply %61, %arg3 : tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.multiply %67, %arg3 : tensor<24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.multiply %69, %68 : tensor<24xf32>
    %71 = stablehlo.negate %68 : tensor<24xf32>
    %72 = stablehlo.add %70, %68 : tensor<24xf32>
    %73 = stablehlo.divide %68, %53 : tensor<24xf32>
    %c_48 = stablehlo.constant dense<120> : tensor<i32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.compare LT, %c_48, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %75 = stablehlo.convert %c_48 : tensor<i32>
    %c_50 = stablehlo.constant dense<131> : tensor<i32>
    %76 = stablehlo.add %75, %c_50 : tensor<i32>
    %77 = stablehlo.select %74, %76, %c_48 : tensor<i1>, tensor<i32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.dynamic_slice %arg1, %c_51, %77, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %79 = stablehlo.dot_general %arg0, %78, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.compare LT, %c_48, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %81 = stablehlo.convert %c_48 : tensor<i32>
    %c_53 = stablehlo.constant dense<131> : tensor<i32>
    %82 = stablehlo.add %81, %c_53 : tensor<i32>
    %83 = stablehlo.select %80, %82, %c_48 : tensor<i1>, tensor<i32>
    %84 = stablehlo.dynamic_slice %arg4, %83, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %87 = stablehlo.add %79, %86 : tensor<24x11xf32>
    %88 = stablehlo.convert %c_48 : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %90 = stablehlo.subtract %arg2, %89 : tensor<24xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %92 = stablehlo.compare GE, %90, %91, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_55 = stablehlo.constant dense<11> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %94 = stablehlo.compare LT, %90, %93, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %95 = stablehlo.and %92, %94 : tensor<24xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %c_57 = stablehlo.constant dense<10> : tensor<i32>
    %96 = call @clip_8(%90, %c_56, %c_57) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %98 = call @take_along_axis_9(%97) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %99 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %101 = stablehlo.subtract %87, %100 : tensor<24x11xf32>
    %102 = stablehlo.exponential %101 : tensor<24x11xf32>
    %103 = call @_where_10(%95) : (tensor<24xi1>) -> tensor<24xf32>
    %104 = call @_where_11(%95, %103, %71) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %105 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %106 = stablehlo.multiply %105, %102 : tensor<24x11xf32>
    %107 = stablehlo.negate %106 : tensor<24x11xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.reshape %108 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %112 = call @take_along_axis_12(%98, %111) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %113 = stablehlo.add %106, %112 : tensor<24x11xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %115 = stablehlo.reshape %114 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %118 = stablehlo.dynamic_update_slice %117, %116, %83 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %119 = stablehlo.dot_general %113, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %121 = stablehlo.dot_general %113, %78, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.dynamic_update_slice %122, %120, %c_64, %77 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %124 = stablehlo.add %72, %110 : tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %129:13 = stablehlo.while(%iterArg = %24#12, %iterArg_95 = %arg1, %iterArg_96 = %arg0, %iterArg_97 = %arg4, %iterArg_98 = %arg2, %iterArg_99 = %17, %iterArg_100 = %c_69, %iterArg_101 = %125, %iterArg_102 = %126, %iterArg_103 = %127, %iterArg_104 = %128, %iterArg_105 = %73, %iterArg_106 = %71) : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_107 = stablehlo.constant dense<3> : tensor<i32>
      %198 = stablehlo.compare LT, %iterArg_100, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %198 : tensor<i1>
    } do {
      %c_107 = stablehlo.constant dense<3> : tensor<i32>
      %198 = stablehlo.subtract %c_107, %iterArg_100 : tensor<i32>
      %c_108 = stablehlo.constant dense<1> : tensor<i32>
      %199 = stablehlo.subtract %198, %c_108 : tensor<i32>
      %200 = func.call @dynamic_index_in_dim(%iterArg, %199) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %201:6 = func.call @closed_call_13(%iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %200) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_109 = stablehlo.constant dense<1> : tensor<i32>
      %202 = stablehlo.add %iterArg_100, %c_109 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %202, %201#0, %201#1, %201#2, %201#3, %201#4, %201#5 : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %130 = stablehlo.add %123, %129#7 : tensor<24x131xf32>
    %131 = stablehlo.add %121, %129#8 : tensor<24x24xf32>
    %132 = stablehlo.add %118, %129#9 : tensor<131xf32>
    %133 = stablehlo.add %124, %129#10 : tensor<24xf32>
    %c_70 = stablehlo.constant dense<120> : tensor<i32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %134 = stablehlo.compare LT, %c_70, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %135 = stablehlo.convert %c_70 : tensor<i32>
    %c_72 = stablehlo.constant dense<131> : tensor<i32>
    %136 = stablehlo.add %135, %c_72 : tensor<i32>
    %137 = stablehlo.select %134, %136, %c_70 : tensor<i1>, tensor<i32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %138 = stablehlo.dynamic_slice %arg1, %c_73, %137, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %139 = stablehlo.dot_general %arg0, %138, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.compare LT, %c_70, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %141 = stablehlo.convert %c_70 : tensor<i32>
    %c_75 = stablehlo.constant dense<131> : tensor<i32>
    %142 = stablehlo.add %141, %c_75 : tensor<i32>
    %143 = stablehlo.select %140, %142, %c_70 : tensor<i1>, tensor<i32>
    %144 = stablehlo.dynamic_slice %arg4, %143, sizes = [11] : (tensor<131xf32>, tensor<i32>) -> tensor<11xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<24x11xf32>
    %147 = stablehlo.add %139, %146 : tensor<24x11xf32>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_76) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.reshape %148 : (tensor<24xf32>) -> tensor<24x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %151 = stablehlo.compare EQ, %147, %150, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %152 = stablehlo.convert %151 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.maximum %3#5, %148 : tensor<24xf32>
    %155 = stablehlo.compare EQ, %3#5, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %158 = stablehlo.select %155, %156, %157 : tensor<24xi1>, tensor<24xf32>
    %159 = stablehlo.compare EQ, %148, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.select %159, %160, %161 : tensor<24xi1>, tensor<24xf32>
    %163 = stablehlo.divide %158, %162 : tensor<24xf32>
    %164 = stablehlo.compare EQ, %148, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.select %164, %165, %166 : tensor<24xi1>, tensor<24xf32>
    %168 = stablehlo.compare EQ, %3#5, %154, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_84 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %171 = stablehlo.select %168, %169, %170 : tensor<24xi1>, tensor<24xf32>
    %172 = stablehlo.divide %167, %171 : tensor<24xf32>
    %173 = stablehlo.multiply %133, %172 : tensor<24xf32>
    %174 = stablehlo.multiply %133, %163 : tensor<24xf32>
    %175 = stablehlo.divide %173, %153 : tensor<24xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %177 = stablehlo.multiply %176, %152 : tensor<24x11xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177 init: %cst_86) applies stablehlo.add across dimensions = [0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<11xf32>
    %179 = stablehlo.reshape %178 : (tensor<11xf32>) -> tensor<1x11xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.reduce(%179 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<1x11xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %182 = stablehlo.dynamic_update_slice %181, %180, %143 : (tensor<131xf32>, tensor<11xf32>, tensor<i32>) -> tensor<131xf32>
    %183 = stablehlo.dot_general %177, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %184 = stablehlo.transpose %183, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %185 = stablehlo.dot_general %177, %138, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %187 = stablehlo.dynamic_update_slice %186, %184, %c_90, %137 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %188 = stablehlo.add %130, %187 : tensor<24x131xf32>
    %189 = stablehlo.add %131, %185 : tensor<24x24xf32>
    %190 = stablehlo.add %132, %182 : tensor<131xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %194:10 = stablehlo.while(%iterArg = %3#6, %iterArg_95 = %3#7, %iterArg_96 = %arg1, %iterArg_97 = %arg0, %iterArg_98 = %arg4, %iterArg_99 = %c_94, %iterArg_100 = %191, %iterArg_101 = %192, %iterArg_102 = %193, %iterArg_103 = %174) : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    cond {
      %c_104 = stablehlo.constant dense<3> : tensor<i32>
      %198 = stablehlo.compare LT, %iterArg_99, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %198 : tensor<i1>
    } do {
      %c_104 = stablehlo.constant dense<3> : tensor<i32>
      %198 = stablehlo.subtract %c_104, %iterArg_99 : tensor<i32>
      %c_105 = stablehlo.constant dense<1> : tensor<i32>
      %199 = stablehlo.subtract %198, %c_105 : tensor<i32>
      %200 = func.call @dynamic_index_in_dim_19(%iterArg, %199) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %201 = func.call @dynamic_index_in_dim(%iterArg_95, %199) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %202:4 = func.call @closed_call_20(%iterArg_96, %iterArg_97, %iterArg_98, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %200, %201) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>)
      %c_106 = stablehlo.constant dense<1> : tensor<i32>
      %203 = stablehlo.add %iterArg_99, %c_106 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %203, %202#0, %202#1, %202#2, %202#3 : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
    }
    %195 = stablehlo.add %188, %194#6 : tensor<24x131xf32>
    %196 = stablehlo.add %189, %194#7 : tensor<24x24xf32>
    %197 = stablehlo.add %190, %194#8 : tensor<131xf32>
    return %63, %196, %195, %197 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xf32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
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
    %17 = stablehlo.convert %arg4 : tensor<24xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<24xf32>
    return %0, %18, %arg4, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xf32>, %arg3: tensor<24x1xf32>, %arg4: tensor<24xi32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
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
    %24 = call @clip_2(%18, %arg5, %arg6) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26 = call @take_along_axis_3(%15, %25) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %27 = stablehlo.reshape %26 : (tensor<24x1xf32>) -> tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.subtract %15, %28 : tensor<24x40xf32>
    %30 = stablehlo.exponential %29 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %arg9, %31 : tensor<24xf32>
    %33 = call @_where_4(%23, %27, %arg7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %34 = stablehlo.add %arg10, %33 : tensor<24xf32>
    return %0, %32, %34, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @clip_2(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
  func.func private @_where_4(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @clip_5(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
  func.func private @_where_7(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
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
  func.func private @take_along_axis_9(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
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
  func.func private @_where_10(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
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
  func.func private @closed_call_13(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<131xf32>, %arg3: tensor<24xi32>, %arg4: tensor<24xf32>, %arg5: tensor<24x131xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<131xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg11, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg11 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg11 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg11, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.convert %arg11 : tensor<i32>
    %c_3 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.add %7, %c_3 : tensor<i32>
    %9 = stablehlo.select %6, %8, %arg11 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %arg2, %9, sizes = [40] : (tensor<131xf32>, tensor<i32>) -> tensor<40xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.add %5, %12 : tensor<24x40xf32>
    %14 = stablehlo.convert %arg11 : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %16 = stablehlo.subtract %arg3, %15 : tensor<24xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.compare LT, %16, %19, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %21 = stablehlo.and %18, %20 : tensor<24xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<39> : tensor<i32>
    %22 = call @clip_14(%16, %c_6, %c_7) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %24 = call @take_along_axis_15(%23) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %25 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.subtract %13, %26 : tensor<24x40xf32>
    %28 = stablehlo.exponential %27 : tensor<24x40xf32>
    %29 = call @_where_16(%21) : (tensor<24xi1>) -> tensor<24xf32>
    %30 = call @_where_17(%21, %29, %arg10) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %31 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.multiply %31, %28 : tensor<24x40xf32>
    %33 = stablehlo.negate %32 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.reshape %34 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = call @take_along_axis_18(%24, %37) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %39 = stablehlo.add %32, %38 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %41 = stablehlo.reshape %40 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %44 = stablehlo.dynamic_update_slice %43, %42, %9 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %45 = stablehlo.dot_general %39, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %47 = stablehlo.dot_general %39, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.dynamic_update_slice %48, %46, %c_13, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %50 = stablehlo.add %arg5, %49 : tensor<24x131xf32>
    %51 = stablehlo.add %arg6, %47 : tensor<24x24xf32>
    %52 = stablehlo.add %arg7, %44 : tensor<131xf32>
    %53 = stablehlo.add %arg8, %36 : tensor<24xf32>
    return %50, %51, %52, %53, %arg9, %arg10 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @clip_14(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_15(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
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
  func.func private @_where_16(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
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
  func.func private @closed_call_20(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<131xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<131xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg8, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg8 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg8 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg8, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.convert %arg8 : tensor<i32>
    %c_3 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.add %7, %c_3 : tensor<i32>
    %9 = stablehlo.select %6, %8, %arg8 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %arg2, %9, sizes = [40] : (tensor<131xf32>, tensor<i32>) -> tensor<40xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.add %5, %12 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %17 = stablehlo.compare EQ, %13, %16, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %18 = stablehlo.convert %17 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %arg7 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %14 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %20, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.divide %25, %29 : tensor<24xf32>
    %31 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<24xi1>, tensor<24xf32>
    %35 = stablehlo.compare EQ, %20, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<24xi1>, tensor<24xf32>
    %39 = stablehlo.divide %34, %38 : tensor<24xf32>
    %40 = stablehlo.multiply %arg6, %39 : tensor<24xf32>
    %41 = stablehlo.multiply %arg6, %30 : tensor<24xf32>
    %42 = stablehlo.convert %41 : tensor<24xf32>
    %43 = stablehlo.divide %40, %19 : tensor<24xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %45 = stablehlo.multiply %44, %18 : tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
    %47 = stablehlo.reshape %46 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %50 = stablehlo.dynamic_update_slice %49, %48, %9 : (tensor<131xf32>, tensor<40xf32>, tensor<i32>) -> tensor<131xf32>
    %51 = stablehlo.dot_general %45, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %53 = stablehlo.dot_general %45, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.dynamic_update_slice %54, %52, %c_17, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %56 = stablehlo.add %arg3, %55 : tensor<24x131xf32>
    %57 = stablehlo.add %arg4, %53 : tensor<24x24xf32>
    %58 = stablehlo.add %arg5, %50 : tensor<131xf32>
    return %56, %57, %58, %42 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<131xf32>, tensor<24xf32>
  }
}
