module @jit_one_maximum_head_checkpoint_label attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %arg0, %iterArg_73 = %arg1, %iterArg_74 = %c_2, %iterArg_75 = %c, %iterArg_76 = %0, %iterArg_77 = %1, %iterArg_78 = %2) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_79 = stablehlo.constant dense<3> : tensor<i32>
      %153 = stablehlo.compare LT, %iterArg_74, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %153 : tensor<i1>
    } do {
      %153:4 = func.call @closed_call(%iterArg, %iterArg_73, %iterArg_75, %iterArg_76) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %154 = func.call @dynamic_update_index_in_dim(%iterArg_77, %153#2, %iterArg_74) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %155 = func.call @dynamic_update_index_in_dim_0(%iterArg_78, %153#3, %iterArg_74) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %156 = stablehlo.add %iterArg_74, %c_79 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_73, %156, %153#0, %153#1, %154, %155 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
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
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.maximum %3#4, %9 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<39> : tensor<i32>
    %13:2 = call @clip(%c_12, %c_13) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @_where(%c_14) : (tensor<i32>) -> tensor<24xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %17:12 = stablehlo.while(%iterArg = %arg0, %iterArg_73 = %arg1, %iterArg_74 = %14, %iterArg_75 = %arg2, %iterArg_76 = %13#0, %iterArg_77 = %13#1, %iterArg_78 = %15, %iterArg_79 = %c_17, %iterArg_80 = %c_15, %iterArg_81 = %11, %iterArg_82 = %12, %iterArg_83 = %16) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_84 = stablehlo.constant dense<3> : tensor<i32>
      %153 = stablehlo.compare LT, %iterArg_79, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %153 : tensor<i1>
    } do {
      %153:4 = func.call @closed_call_1(%iterArg, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_80, %iterArg_81, %iterArg_82) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %154 = func.call @dynamic_update_index_in_dim_0(%iterArg_83, %153#3, %iterArg_79) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i32>
      %155 = stablehlo.add %iterArg_79, %c_84 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %155, %153#0, %153#1, %153#2, %154 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %c_18, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<120> : tensor<i32>
    %c_21 = stablehlo.constant dense<131> : tensor<i32>
    %19 = stablehlo.add %c_20, %c_21 : tensor<i32>
    %c_22 = stablehlo.constant dense<120> : tensor<i32>
    %20 = stablehlo.select %18, %19, %c_22 : tensor<i1>, tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.dynamic_slice %arg1, %c_23, %20, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %22 = stablehlo.dot_general %arg0, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %c_24 = stablehlo.constant dense<120> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.subtract %arg2, %23 : tensor<24xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.compare GE, %24, %25, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_26 = stablehlo.constant dense<11> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %28 = stablehlo.compare LT, %24, %27, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %29 = stablehlo.and %26, %28 : tensor<24xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %c_28 = stablehlo.constant dense<10> : tensor<i32>
    %30 = call @clip_5(%24, %c_27, %c_28) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %32 = call @take_along_axis_6(%22, %31) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %33 = stablehlo.reshape %32 : (tensor<24x1xf32>) -> tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %36 = stablehlo.subtract %22, %35 : tensor<24x11xf32>
    %37 = stablehlo.exponential %36 : tensor<24x11xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.add %17#9, %38 : tensor<24xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %40 = call @_where_7(%29, %33, %c_30) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %41 = stablehlo.add %17#10, %40 : tensor<24xf32>
    %42 = stablehlo.log %39 : tensor<24xf32>
    %43 = stablehlo.add %10, %42 : tensor<24xf32>
    %44 = stablehlo.subtract %43, %41 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.multiply %45, %10 : tensor<24xf32>
    %47 = stablehlo.add %44, %46 : tensor<24xf32>
    %48 = stablehlo.multiply %47, %arg3 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.multiply %53, %arg3 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<24xf32>
    %57 = stablehlo.negate %54 : tensor<24xf32>
    %58 = stablehlo.add %56, %54 : tensor<24xf32>
    %59 = stablehlo.divide %54, %39 : tensor<24xf32>
    %c_38 = stablehlo.constant dense<120> : tensor<i32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.compare LT, %c_38, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %61 = stablehlo.convert %c_38 : tensor<i32>
    %c_40 = stablehlo.constant dense<131> : tensor<i32>
    %62 = stablehlo.add %61, %c_40 : tensor<i32>
    %63 = stablehlo.select %60, %62, %c_38 : tensor<i1>, tensor<i32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.dynamic_slice %arg1, %c_41, %63, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %65 = stablehlo.dot_general %arg0, %64, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %66 = stablehlo.convert %c_38 : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %68 = stablehlo.subtract %arg2, %67 : tensor<24xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %70 = stablehlo.compare GE, %68, %69, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_43 = stablehlo.constant dense<11> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %72 = stablehlo.compare LT, %68, %71, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %73 = stablehlo.and %70, %72 : tensor<24xi1>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %c_45 = stablehlo.constant dense<10> : tensor<i32>
    %74 = call @clip_8(%68, %c_44, %c_45) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %76 = call @take_along_axis_9(%75) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %77 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %79 = stablehlo.subtract %65, %78 : tensor<24x11xf32>
    %80 = stablehlo.exponential %79 : tensor<24x11xf32>
    %81 = call @_where_10(%73) : (tensor<24xi1>) -> tensor<24xf32>
    %82 = call @_where_11(%73, %81, %57) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %83 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %84 = stablehlo.multiply %83, %80 : tensor<24x11xf32>
    %85 = stablehlo.negate %84 : tensor<24x11xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.reshape %86 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %90 = call @take_along_axis_12(%76, %89) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x11xf32>
    %91 = stablehlo.add %84, %90 : tensor<24x11xf32>
    %92 = stablehlo.dot_general %91, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %94 = stablehlo.dot_general %91, %64, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.dynamic_update_slice %95, %93, %c_49, %63 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %97 = stablehlo.add %58, %88 : tensor<24xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %101:11 = stablehlo.while(%iterArg = %17#11, %iterArg_73 = %arg1, %iterArg_74 = %arg0, %iterArg_75 = %arg2, %iterArg_76 = %10, %iterArg_77 = %c_53, %iterArg_78 = %98, %iterArg_79 = %99, %iterArg_80 = %100, %iterArg_81 = %59, %iterArg_82 = %57) : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_83 = stablehlo.constant dense<3> : tensor<i32>
      %153 = stablehlo.compare LT, %iterArg_77, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %153 : tensor<i1>
    } do {
      %c_83 = stablehlo.constant dense<3> : tensor<i32>
      %153 = stablehlo.subtract %c_83, %iterArg_77 : tensor<i32>
      %c_84 = stablehlo.constant dense<1> : tensor<i32>
      %154 = stablehlo.subtract %153, %c_84 : tensor<i32>
      %155 = func.call @dynamic_index_in_dim(%iterArg, %154) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %156:5 = func.call @closed_call_13(%iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %155) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_85 = stablehlo.constant dense<1> : tensor<i32>
      %157 = stablehlo.add %iterArg_77, %c_85 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %157, %156#0, %156#1, %156#2, %156#3, %156#4 : tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %102 = stablehlo.add %96, %101#6 : tensor<24x131xf32>
    %103 = stablehlo.add %94, %101#7 : tensor<24x24xf32>
    %104 = stablehlo.add %97, %101#8 : tensor<24xf32>
    %c_54 = stablehlo.constant dense<120> : tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %105 = stablehlo.compare LT, %c_54, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %106 = stablehlo.convert %c_54 : tensor<i32>
    %c_56 = stablehlo.constant dense<131> : tensor<i32>
    %107 = stablehlo.add %106, %c_56 : tensor<i32>
    %108 = stablehlo.select %105, %107, %c_54 : tensor<i1>, tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.dynamic_slice %arg1, %c_57, %108, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %110 = stablehlo.dot_general %arg0, %109, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_58) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.reshape %111 : (tensor<24xf32>) -> tensor<24x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %114 = stablehlo.compare EQ, %110, %113, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %115 = stablehlo.convert %114 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.maximum %3#4, %111 : tensor<24xf32>
    %118 = stablehlo.compare EQ, %3#4, %117, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.select %118, %119, %120 : tensor<24xi1>, tensor<24xf32>
    %122 = stablehlo.compare EQ, %111, %117, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_62 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %125 = stablehlo.select %122, %123, %124 : tensor<24xi1>, tensor<24xf32>
    %126 = stablehlo.divide %121, %125 : tensor<24xf32>
    %127 = stablehlo.compare EQ, %111, %117, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %130 = stablehlo.select %127, %128, %129 : tensor<24xi1>, tensor<24xf32>
    %131 = stablehlo.compare EQ, %3#4, %117, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %134 = stablehlo.select %131, %132, %133 : tensor<24xi1>, tensor<24xf32>
    %135 = stablehlo.divide %130, %134 : tensor<24xf32>
    %136 = stablehlo.multiply %104, %135 : tensor<24xf32>
    %137 = stablehlo.multiply %104, %126 : tensor<24xf32>
    %138 = stablehlo.divide %136, %116 : tensor<24xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %140 = stablehlo.multiply %139, %115 : tensor<24x11xf32>
    %141 = stablehlo.dot_general %140, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %142 = stablehlo.transpose %141, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %143 = stablehlo.dot_general %140, %109, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %145 = stablehlo.dynamic_update_slice %144, %142, %c_69, %108 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %146 = stablehlo.add %102, %145 : tensor<24x131xf32>
    %147 = stablehlo.add %103, %143 : tensor<24x24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %150:8 = stablehlo.while(%iterArg = %3#5, %iterArg_73 = %3#6, %iterArg_74 = %arg1, %iterArg_75 = %arg0, %iterArg_76 = %c_72, %iterArg_77 = %148, %iterArg_78 = %149, %iterArg_79 = %137) : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
    cond {
      %c_80 = stablehlo.constant dense<3> : tensor<i32>
      %153 = stablehlo.compare LT, %iterArg_76, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %153 : tensor<i1>
    } do {
      %c_80 = stablehlo.constant dense<3> : tensor<i32>
      %153 = stablehlo.subtract %c_80, %iterArg_76 : tensor<i32>
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %154 = stablehlo.subtract %153, %c_81 : tensor<i32>
      %155 = func.call @dynamic_index_in_dim_19(%iterArg, %154) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %156 = func.call @dynamic_index_in_dim(%iterArg_73, %154) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %157:3 = func.call @closed_call_20(%iterArg_74, %iterArg_75, %iterArg_77, %iterArg_78, %iterArg_79, %155, %156) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>)
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %158 = stablehlo.add %iterArg_76, %c_82 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_73, %iterArg_74, %iterArg_75, %158, %157#0, %157#1, %157#2 : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
    }
    %151 = stablehlo.add %146, %150#5 : tensor<24x131xf32>
    %152 = stablehlo.add %147, %150#6 : tensor<24x24xf32>
    return %49, %152, %151 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
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
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.convert %arg3 : tensor<24xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<24xf32>
    return %0, %10, %arg3, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
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
  func.func private @closed_call_1(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x1xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
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
    %16 = call @clip_2(%10, %arg4, %arg5) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %18 = call @take_along_axis_3(%7, %17) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %19 = stablehlo.reshape %18 : (tensor<24x1xf32>) -> tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %21 = stablehlo.subtract %7, %20 : tensor<24x40xf32>
    %22 = stablehlo.exponential %21 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.add %arg8, %23 : tensor<24xf32>
    %25 = call @_where_4(%15, %19, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %26 = stablehlo.add %arg9, %25 : tensor<24xf32>
    return %0, %24, %26, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
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
  func.func private @closed_call_13(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x131xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg9, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg9 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg9 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.convert %arg9 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %8 = stablehlo.subtract %arg2, %7 : tensor<24xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %12 = stablehlo.compare LT, %8, %11, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %13 = stablehlo.and %10, %12 : tensor<24xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<39> : tensor<i32>
    %14 = call @clip_14(%8, %c_4, %c_5) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %16 = call @take_along_axis_15(%15) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %17 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %19 = stablehlo.subtract %5, %18 : tensor<24x40xf32>
    %20 = stablehlo.exponential %19 : tensor<24x40xf32>
    %21 = call @_where_16(%13) : (tensor<24xi1>) -> tensor<24xf32>
    %22 = call @_where_17(%13, %21, %arg8) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %23 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %24 = stablehlo.multiply %23, %20 : tensor<24x40xf32>
    %25 = stablehlo.negate %24 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.reshape %26 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %30 = call @take_along_axis_18(%16, %29) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %31 = stablehlo.add %24, %30 : tensor<24x40xf32>
    %32 = stablehlo.dot_general %31, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %34 = stablehlo.dot_general %31, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.dynamic_update_slice %35, %33, %c_8, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %37 = stablehlo.add %arg4, %36 : tensor<24x131xf32>
    %38 = stablehlo.add %arg5, %34 : tensor<24x24xf32>
    %39 = stablehlo.add %arg6, %28 : tensor<24xf32>
    return %37, %38, %39, %arg7, %arg8 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_20(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg6, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg6 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg6 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %10 = stablehlo.convert %9 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.convert %arg5 : tensor<24xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<24xf32>
    %14 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.divide %17, %21 : tensor<24xf32>
    %23 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.divide %26, %30 : tensor<24xf32>
    %32 = stablehlo.multiply %arg4, %31 : tensor<24xf32>
    %33 = stablehlo.multiply %arg4, %22 : tensor<24xf32>
    %34 = stablehlo.convert %33 : tensor<24xf32>
    %35 = stablehlo.divide %32, %11 : tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.multiply %36, %10 : tensor<24x40xf32>
    %38 = stablehlo.dot_general %37, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.dot_general %37, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.dynamic_update_slice %41, %39, %c_12, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %43 = stablehlo.add %arg2, %42 : tensor<24x131xf32>
    %44 = stablehlo.add %arg3, %40 : tensor<24x24xf32>
    return %43, %44, %34 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>
  }
}
