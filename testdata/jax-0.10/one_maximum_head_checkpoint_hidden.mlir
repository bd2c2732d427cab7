module @jit_one_maximum_head_checkpoint_hidden attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %1 = call @_where(%cst_0) : (tensor<f32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:9 = stablehlo.while(%iterArg = %arg4, %iterArg_101 = %arg0, %iterArg_102 = %arg1, %iterArg_103 = %1, %iterArg_104 = %c_3, %iterArg_105 = %c, %iterArg_106 = %0, %iterArg_107 = %2, %iterArg_108 = %3) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_109 = stablehlo.constant dense<3> : tensor<i32>
      %187 = stablehlo.compare LT, %iterArg_104, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %187 : tensor<i1>
    } do {
      %187:4 = func.call @closed_call(%iterArg, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_105, %iterArg_106) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %188 = func.call @dynamic_update_index_in_dim(%iterArg_107, %187#2, %iterArg_104) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %189 = func.call @dynamic_update_index_in_dim_1(%iterArg_108, %187#3, %iterArg_104) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_109 = stablehlo.constant dense<1> : tensor<i32>
      %190 = stablehlo.add %iterArg_104, %c_109 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_101, %iterArg_102, %iterArg_103, %190, %187#0, %187#1, %188, %189 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
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
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.dynamic_slice %arg4, %c_15, %12, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %15 = stablehlo.compare GT, %13, %14, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_17 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %16 = call @_where_2(%15, %9, %cst_17) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_18) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.maximum %4#6, %17 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %21 = call @_where(%cst_21) : (tensor<f32>) -> tensor<24x40xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<39> : tensor<i32>
    %22:2 = call @clip(%c_22, %c_23) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %23 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %24 = call @_where_3(%c_24) : (tensor<i32>) -> tensor<24xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %26:14 = stablehlo.while(%iterArg = %arg4, %iterArg_101 = %arg0, %iterArg_102 = %arg1, %iterArg_103 = %21, %iterArg_104 = %23, %iterArg_105 = %arg2, %iterArg_106 = %22#0, %iterArg_107 = %22#1, %iterArg_108 = %24, %iterArg_109 = %c_27, %iterArg_110 = %c_25, %iterArg_111 = %19, %iterArg_112 = %20, %iterArg_113 = %25) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_114 = stablehlo.constant dense<3> : tensor<i32>
      %187 = stablehlo.compare LT, %iterArg_109, %c_114, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %187 : tensor<i1>
    } do {
      %187:4 = func.call @closed_call_4(%iterArg, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %iterArg_107, %iterArg_108, %iterArg_110, %iterArg_111, %iterArg_112) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %188 = func.call @dynamic_update_index_in_dim_1(%iterArg_113, %187#3, %iterArg_109) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_114 = stablehlo.constant dense<1> : tensor<i32>
      %189 = stablehlo.add %iterArg_109, %c_114 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %iterArg_107, %iterArg_108, %189, %187#0, %187#1, %187#2, %188 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x40xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_28 = stablehlo.constant dense<120> : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.compare LT, %c_28, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<120> : tensor<i32>
    %c_31 = stablehlo.constant dense<131> : tensor<i32>
    %28 = stablehlo.add %c_30, %c_31 : tensor<i32>
    %c_32 = stablehlo.constant dense<120> : tensor<i32>
    %29 = stablehlo.select %27, %28, %c_32 : tensor<i1>, tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.dynamic_slice %arg1, %c_33, %29, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %31 = stablehlo.dot_general %arg0, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_34 = stablehlo.constant dense<120> : tensor<i32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.compare LT, %c_34, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<120> : tensor<i32>
    %c_37 = stablehlo.constant dense<131> : tensor<i32>
    %33 = stablehlo.add %c_36, %c_37 : tensor<i32>
    %c_38 = stablehlo.constant dense<120> : tensor<i32>
    %34 = stablehlo.select %32, %33, %c_38 : tensor<i1>, tensor<i32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.dynamic_slice %arg4, %c_39, %34, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %37 = stablehlo.compare GT, %35, %36, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_41 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %38 = call @_where_2(%37, %31, %cst_41) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %c_42 = stablehlo.constant dense<120> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %40 = stablehlo.subtract %arg2, %39 : tensor<24xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %42 = stablehlo.compare GE, %40, %41, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_44 = stablehlo.constant dense<11> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %44 = stablehlo.compare LT, %40, %43, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %45 = stablehlo.and %42, %44 : tensor<24xi1>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %c_46 = stablehlo.constant dense<10> : tensor<i32>
    %46 = call @clip_8(%40, %c_45, %c_46) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %48 = call @take_along_axis_9(%38, %47) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %49 = stablehlo.reshape %48 : (tensor<24x1xf32>) -> tensor<24xf32>
    %50 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %52 = stablehlo.subtract %38, %51 : tensor<24x11xf32>
    %53 = stablehlo.exponential %52 : tensor<24x11xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.add %26#11, %54 : tensor<24xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %56 = call @_where_10(%45, %49, %c_48) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %57 = stablehlo.add %26#12, %56 : tensor<24xf32>
    %58 = stablehlo.log %55 : tensor<24xf32>
    %59 = stablehlo.add %18, %58 : tensor<24xf32>
    %60 = stablehlo.subtract %59, %57 : tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.multiply %61, %18 : tensor<24xf32>
    %63 = stablehlo.add %60, %62 : tensor<24xf32>
    %64 = stablehlo.multiply %63, %arg3 : tensor<24xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.multiply %69, %arg3 : tensor<24xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<24xf32>
    %73 = stablehlo.negate %70 : tensor<24xf32>
    %74 = stablehlo.add %72, %70 : tensor<24xf32>
    %75 = stablehlo.divide %70, %55 : tensor<24xf32>
    %c_56 = stablehlo.constant dense<120> : tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.compare LT, %c_56, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %77 = stablehlo.convert %c_56 : tensor<i32>
    %c_58 = stablehlo.constant dense<131> : tensor<i32>
    %78 = stablehlo.add %77, %c_58 : tensor<i32>
    %79 = stablehlo.select %76, %78, %c_56 : tensor<i1>, tensor<i32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.dynamic_slice %arg1, %c_59, %79, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %81 = stablehlo.dot_general %arg0, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.compare LT, %c_56, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %83 = stablehlo.convert %c_56 : tensor<i32>
    %c_61 = stablehlo.constant dense<131> : tensor<i32>
    %84 = stablehlo.add %83, %c_61 : tensor<i32>
    %85 = stablehlo.select %82, %84, %c_56 : tensor<i1>, tensor<i32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.dynamic_slice %arg4, %c_62, %85, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_64 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %89:2 = call @_where_11(%88, %81, %cst_64) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %90 = stablehlo.convert %c_56 : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %92 = stablehlo.subtract %arg2, %91 : tensor<24xi32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %94 = stablehlo.compare GE, %92, %93, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_66 = stablehlo.constant dense<11> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %96 = stablehlo.compare LT, %92, %95, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %97 = stablehlo.and %94, %96 : tensor<24xi1>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %c_68 = stablehlo.constant dense<10> : tensor<i32>
    %98 = call @clip_12(%92, %c_67, %c_68) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %100 = call @take_along_axis_13(%99) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %101 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %103 = stablehlo.subtract %89#0, %102 : tensor<24x11xf32>
    %104 = stablehlo.exponential %103 : tensor<24x11xf32>
    %105 = call @_where_14(%97) : (tensor<24xi1>) -> tensor<24xf32>
    %106 = call @_where_15(%97, %105, %73) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %107 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %108 = stablehlo.multiply %107, %104 : tensor<24x11xf32>
    %109 = stablehlo.negate %108 : tensor<24x11xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.reshape %110 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %113 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %114 = call @take_along_axis_16(%100, %113) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %115 = stablehlo.add %108, %114 : tensor<24x11xf32>
    %116 = call @_where_17(%88, %89#1, %115) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %117 = stablehlo.dot_general %116, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %118 = stablehlo.transpose %117, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %119 = stablehlo.dot_general %116, %80, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.dynamic_update_slice %120, %118, %c_72, %79 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %122 = stablehlo.add %74, %112 : tensor<24xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %126:12 = stablehlo.while(%iterArg = %26#13, %iterArg_101 = %arg1, %iterArg_102 = %arg0, %iterArg_103 = %arg4, %iterArg_104 = %arg2, %iterArg_105 = %18, %iterArg_106 = %c_76, %iterArg_107 = %123, %iterArg_108 = %124, %iterArg_109 = %125, %iterArg_110 = %75, %iterArg_111 = %73) : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_112 = stablehlo.constant dense<3> : tensor<i32>
      %187 = stablehlo.compare LT, %iterArg_106, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %187 : tensor<i1>
    } do {
      %c_112 = stablehlo.constant dense<3> : tensor<i32>
      %187 = stablehlo.subtract %c_112, %iterArg_106 : tensor<i32>
      %c_113 = stablehlo.constant dense<1> : tensor<i32>
      %188 = stablehlo.subtract %187, %c_113 : tensor<i32>
      %189 = func.call @dynamic_index_in_dim(%iterArg, %188) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %190:5 = func.call @closed_call_18(%iterArg_101, %iterArg_102, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_107, %iterArg_108, %iterArg_109, %iterArg_110, %iterArg_111, %189) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_114 = stablehlo.constant dense<1> : tensor<i32>
      %191 = stablehlo.add %iterArg_106, %c_114 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_104, %iterArg_105, %191, %190#0, %190#1, %190#2, %190#3, %190#4 : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %127 = stablehlo.add %121, %126#7 : tensor<24x131xf32>
    %128 = stablehlo.add %119, %126#8 : tensor<24x24xf32>
    %129 = stablehlo.add %122, %126#9 : tensor<24xf32>
    %c_77 = stablehlo.constant dense<120> : tensor<i32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.compare LT, %c_77, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %131 = stablehlo.convert %c_77 : tensor<i32>
    %c_79 = stablehlo.constant dense<131> : tensor<i32>
    %132 = stablehlo.add %131, %c_79 : tensor<i32>
    %133 = stablehlo.select %130, %132, %c_77 : tensor<i1>, tensor<i32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %134 = stablehlo.dynamic_slice %arg1, %c_80, %133, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %135 = stablehlo.dot_general %arg0, %134, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %136 = stablehlo.compare LT, %c_77, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %137 = stablehlo.convert %c_77 : tensor<i32>
    %c_82 = stablehlo.constant dense<131> : tensor<i32>
    %138 = stablehlo.add %137, %c_82 : tensor<i32>
    %139 = stablehlo.select %136, %138, %c_77 : tensor<i1>, tensor<i32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.dynamic_slice %arg4, %c_83, %139, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %142 = stablehlo.compare GT, %140, %141, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %cst_85 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %143:2 = call @_where_11(%142, %135, %cst_85) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %144 = stablehlo.reduce(%143#0 init: %cst_86) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.reshape %144 : (tensor<24xf32>) -> tensor<24x1xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %147 = stablehlo.compare EQ, %143#0, %146, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %148 = stablehlo.convert %147 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %150 = stablehlo.maximum %4#6, %144 : tensor<24xf32>
    %151 = stablehlo.compare EQ, %4#6, %150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.select %151, %152, %153 : tensor<24xi1>, tensor<24xf32>
    %155 = stablehlo.compare EQ, %144, %150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %158 = stablehlo.select %155, %156, %157 : tensor<24xi1>, tensor<24xf32>
    %159 = stablehlo.divide %154, %158 : tensor<24xf32>
    %160 = stablehlo.compare EQ, %144, %150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %163 = stablehlo.select %160, %161, %162 : tensor<24xi1>, tensor<24xf32>
    %164 = stablehlo.compare EQ, %4#6, %150, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_94 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %167 = stablehlo.select %164, %165, %166 : tensor<24xi1>, tensor<24xf32>
    %168 = stablehlo.divide %163, %167 : tensor<24xf32>
    %169 = stablehlo.multiply %129, %168 : tensor<24xf32>
    %170 = stablehlo.multiply %129, %159 : tensor<24xf32>
    %171 = stablehlo.divide %169, %149 : tensor<24xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %173 = stablehlo.multiply %172, %148 : tensor<24x11xf32>
    %174 = call @_where_17(%142, %143#1, %173) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %175 = stablehlo.dot_general %174, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %176 = stablehlo.transpose %175, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %177 = stablehlo.dot_general %174, %134, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %179 = stablehlo.dynamic_update_slice %178, %176, %c_97, %133 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %180 = stablehlo.add %127, %179 : tensor<24x131xf32>
    %181 = stablehlo.add %128, %177 : tensor<24x24xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %184:9 = stablehlo.while(%iterArg = %4#7, %iterArg_101 = %4#8, %iterArg_102 = %arg1, %iterArg_103 = %arg0, %iterArg_104 = %arg4, %iterArg_105 = %c_100, %iterArg_106 = %182, %iterArg_107 = %183, %iterArg_108 = %170) : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
    cond {
      %c_109 = stablehlo.constant dense<3> : tensor<i32>
      %187 = stablehlo.compare LT, %iterArg_105, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %187 : tensor<i1>
    } do {
      %c_109 = stablehlo.constant dense<3> : tensor<i32>
      %187 = stablehlo.subtract %c_109, %iterArg_105 : tensor<i32>
      %c_110 = stablehlo.constant dense<1> : tensor<i32>
      %188 = stablehlo.subtract %187, %c_110 : tensor<i32>
      %189 = func.call @dynamic_index_in_dim_26(%iterArg, %188) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %190 = func.call @dynamic_index_in_dim(%iterArg_101, %188) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %191:3 = func.call @closed_call_27(%iterArg_102, %iterArg_103, %iterArg_104, %iterArg_106, %iterArg_107, %iterArg_108, %189, %190) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>)
      %c_111 = stablehlo.constant dense<1> : tensor<i32>
      %192 = stablehlo.add %iterArg_105, %c_111 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_104, %192, %191#0, %191#1, %191#2 : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
    }
    %185 = stablehlo.add %180, %184#6 : tensor<24x131xf32>
    %186 = stablehlo.add %181, %184#7 : tensor<24x24xf32>
    return %65, %186, %185 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<i32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
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
    %17 = stablehlo.convert %arg5 : tensor<24xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<24xf32>
    return %0, %18, %arg5, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
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
  func.func private @closed_call_4(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x1xf32>, %arg5: tensor<24xi32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
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
    %24 = call @clip_5(%18, %arg6, %arg7) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26 = call @take_along_axis_6(%15, %25) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %27 = stablehlo.reshape %26 : (tensor<24x1xf32>) -> tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.subtract %15, %28 : tensor<24x40xf32>
    %30 = stablehlo.exponential %29 : tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %arg10, %31 : tensor<24xf32>
    %33 = call @_where_7(%23, %27, %arg8) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %34 = stablehlo.add %arg11, %33 : tensor<24xf32>
    return %0, %32, %34, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
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
  func.func private @closed_call_18(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24xi32>, %arg4: tensor<24xf32>, %arg5: tensor<24x131xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg10, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg10 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg10 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg10, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.convert %arg10 : tensor<i32>
    %c_3 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.add %7, %c_3 : tensor<i32>
    %9 = stablehlo.select %6, %8, %arg10 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.dynamic_slice %arg2, %c_4, %9, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %cst_5 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %13:2 = call @_where_19(%12, %5, %cst_5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %14 = stablehlo.convert %arg10 : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %16 = stablehlo.subtract %arg3, %15 : tensor<24xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.compare LT, %16, %19, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %21 = stablehlo.and %18, %20 : tensor<24xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<39> : tensor<i32>
    %22 = call @clip_20(%16, %c_8, %c_9) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %24 = call @take_along_axis_21(%23) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %25 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.subtract %13#0, %26 : tensor<24x40xf32>
    %28 = stablehlo.exponential %27 : tensor<24x40xf32>
    %29 = call @_where_22(%21) : (tensor<24xi1>) -> tensor<24xf32>
    %30 = call @_where_23(%21, %29, %arg9) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %31 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.multiply %31, %28 : tensor<24x40xf32>
    %33 = stablehlo.negate %32 : tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.reshape %34 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = call @take_along_axis_24(%24, %37) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %39 = stablehlo.add %32, %38 : tensor<24x40xf32>
    %40 = call @_where_25(%12, %13#1, %39) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %41 = stablehlo.dot_general %40, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %43 = stablehlo.dot_general %40, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.dynamic_update_slice %44, %42, %c_13, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %46 = stablehlo.add %arg5, %45 : tensor<24x131xf32>
    %47 = stablehlo.add %arg6, %43 : tensor<24x24xf32>
    %48 = stablehlo.add %arg7, %36 : tensor<24xf32>
    return %46, %47, %48, %arg8, %arg9 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_27(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg7, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg7 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg7 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg7, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.convert %arg7 : tensor<i32>
    %c_3 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.add %7, %c_3 : tensor<i32>
    %9 = stablehlo.select %6, %8, %arg7 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.dynamic_slice %arg2, %c_4, %9, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %cst_5 = stablehlo.constant dense<-3.000000e+01> : tensor<f32>
    %13:2 = call @_where_19(%12, %5, %cst_5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13#0 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %17 = stablehlo.compare EQ, %13#0, %16, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %18 = stablehlo.convert %17 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %arg6 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %14 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %20, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.divide %25, %29 : tensor<24xf32>
    %31 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<24xi1>, tensor<24xf32>
    %35 = stablehlo.compare EQ, %20, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<24xi1>, tensor<24xf32>
    %39 = stablehlo.divide %34, %38 : tensor<24xf32>
    %40 = stablehlo.multiply %arg5, %39 : tensor<24xf32>
    %41 = stablehlo.multiply %arg5, %30 : tensor<24xf32>
    %42 = stablehlo.convert %41 : tensor<24xf32>
    %43 = stablehlo.divide %40, %19 : tensor<24xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %45 = stablehlo.multiply %44, %18 : tensor<24x40xf32>
    %46 = call @_where_25(%12, %13#1, %45) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %47 = stablehlo.dot_general %46, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %49 = stablehlo.dot_general %46, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.dynamic_update_slice %50, %48, %c_17, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %52 = stablehlo.add %arg3, %51 : tensor<24x131xf32>
    %53 = stablehlo.add %arg4, %49 : tensor<24x24xf32>
    return %52, %53, %42 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
  }
}
