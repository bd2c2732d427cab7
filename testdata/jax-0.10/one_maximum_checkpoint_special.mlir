module @jit_one_maximum_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4:6 = stablehlo.while(%iterArg = %0, %iterArg_81 = %c_2, %iterArg_82 = %c, %iterArg_83 = %1, %iterArg_84 = %2, %iterArg_85 = %3) : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %165 = stablehlo.compare LT, %iterArg_81, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %165 : tensor<i1>
    } do {
      %165:4 = func.call @closed_call(%iterArg, %iterArg_82, %iterArg_83) : (tensor<24x131xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %166 = func.call @dynamic_update_index_in_dim(%iterArg_84, %165#2, %iterArg_81) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %167 = func.call @dynamic_update_index_in_dim_0(%iterArg_85, %165#3, %iterArg_81) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.add %iterArg_81, %c_86 : tensor<i32>
      stablehlo.return %iterArg, %168, %165#0, %165#1, %166, %167 : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    }
    %c_3 = stablehlo.constant dense<120> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %c_3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<120> : tensor<i32>
    %c_6 = stablehlo.constant dense<131> : tensor<i32>
    %6 = stablehlo.add %c_5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<120> : tensor<i32>
    %7 = stablehlo.select %5, %6, %c_7 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.dynamic_slice %0, %c_8, %7, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.maximum %4#3, %9 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %14:6 = stablehlo.while(%iterArg = %0, %iterArg_81 = %12, %iterArg_82 = %c_13, %iterArg_83 = %c_11, %iterArg_84 = %11, %iterArg_85 = %13) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %165 = stablehlo.compare LT, %iterArg_82, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %165 : tensor<i1>
    } do {
      %165:3 = func.call @closed_call_1(%iterArg, %iterArg_81, %iterArg_83, %iterArg_84) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>)
      %166 = func.call @dynamic_update_index_in_dim_0(%iterArg_85, %165#2, %iterArg_82) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %167 = stablehlo.add %iterArg_82, %c_86 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %167, %165#0, %165#1, %166 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_14 = stablehlo.constant dense<120> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %c_14, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<120> : tensor<i32>
    %c_17 = stablehlo.constant dense<131> : tensor<i32>
    %16 = stablehlo.add %c_16, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %17 = stablehlo.select %15, %16, %c_18 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.dynamic_slice %0, %c_19, %17, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %19 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %21 = stablehlo.subtract %18, %20 : tensor<24x11xf32>
    %22 = stablehlo.exponential %21 : tensor<24x11xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.add %14#4, %23 : tensor<24xf32>
    %25 = stablehlo.log %24 : tensor<24xf32>
    %26 = stablehlo.add %25, %10 : tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %28:2 = call @take_along_axis(%0, %27) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %29 = stablehlo.reshape %28#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %30 = stablehlo.subtract %29, %26 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %34:6 = stablehlo.while(%iterArg = %0, %iterArg_81 = %32, %iterArg_82 = %c_24, %iterArg_83 = %c_22, %iterArg_84 = %31, %iterArg_85 = %33) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %165 = stablehlo.compare LT, %iterArg_82, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %165 : tensor<i1>
    } do {
      %165:3 = func.call @closed_call_2(%iterArg, %iterArg_81, %iterArg_83, %iterArg_84) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>)
      %166 = func.call @dynamic_update_index_in_dim_0(%iterArg_85, %165#2, %iterArg_82) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %167 = stablehlo.add %iterArg_82, %c_86 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %167, %165#0, %165#1, %166 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_25 = stablehlo.constant dense<120> : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.compare LT, %c_25, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<120> : tensor<i32>
    %c_28 = stablehlo.constant dense<131> : tensor<i32>
    %36 = stablehlo.add %c_27, %c_28 : tensor<i32>
    %c_29 = stablehlo.constant dense<120> : tensor<i32>
    %37 = stablehlo.select %35, %36, %c_29 : tensor<i1>, tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.dynamic_slice %0, %c_30, %37, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %39 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %41 = stablehlo.subtract %38, %40 : tensor<24x11xf32>
    %42 = stablehlo.exponential %41 : tensor<24x11xf32>
    %43 = stablehlo.multiply %42, %38 : tensor<24x11xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.add %34#4, %44 : tensor<24xf32>
    %46 = stablehlo.subtract %26, %45 : tensor<24xf32>
    %47 = stablehlo.multiply %30, %arg3 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %49 = stablehlo.negate %48 : tensor<f32>
    %50 = stablehlo.multiply %46, %arg3 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %52 = stablehlo.multiply %cst_34, %51 : tensor<f32>
    %53 = stablehlo.subtract %49, %52 : tensor<f32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.negate %cst_38 : tensor<f32>
    %cst_39 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %58 = stablehlo.multiply %cst_39, %57 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.multiply %59, %arg3 : tensor<24xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.negate %cst_40 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.multiply %62, %arg3 : tensor<24xf32>
    %64 = stablehlo.negate %60 : tensor<24xf32>
    %c_41 = stablehlo.constant dense<120> : tensor<i32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.compare LT, %c_41, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %66 = stablehlo.convert %c_41 : tensor<i32>
    %c_43 = stablehlo.constant dense<131> : tensor<i32>
    %67 = stablehlo.add %66, %c_43 : tensor<i32>
    %68 = stablehlo.select %65, %67, %c_41 : tensor<i1>, tensor<i32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.dynamic_slice %0, %c_44, %68, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %70 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %72 = stablehlo.subtract %69, %71 : tensor<24x11xf32>
    %73 = stablehlo.exponential %72 : tensor<24x11xf32>
    %74 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %75 = stablehlo.multiply %73, %74 : tensor<24x11xf32>
    %76 = stablehlo.multiply %74, %69 : tensor<24x11xf32>
    %77 = stablehlo.multiply %76, %73 : tensor<24x11xf32>
    %78 = stablehlo.negate %77 : tensor<24x11xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.reshape %79 : (tensor<24xf32>) -> tensor<24x1xf32>
    %81 = stablehlo.add %75, %77 : tensor<24x11xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%80 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.dynamic_update_slice %83, %81, %c_48, %68 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %85 = stablehlo.add %60, %82 : tensor<24xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %88:7 = stablehlo.while(%iterArg = %34#5, %iterArg_81 = %0, %iterArg_82 = %26, %iterArg_83 = %c_51, %iterArg_84 = %86, %iterArg_85 = %87, %iterArg_86 = %64) : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %165 = stablehlo.compare LT, %iterArg_83, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %165 : tensor<i1>
    } do {
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %165 = stablehlo.subtract %c_87, %iterArg_83 : tensor<i32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %166 = stablehlo.subtract %165, %c_88 : tensor<i32>
      %167 = func.call @dynamic_index_in_dim(%iterArg, %166) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %168:3 = func.call @closed_call_3(%iterArg_81, %iterArg_82, %iterArg_84, %iterArg_85, %iterArg_86, %167) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %169 = stablehlo.add %iterArg_83, %c_89 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %iterArg_82, %169, %168#0, %168#1, %168#2 : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %89 = stablehlo.add %84, %88#4 : tensor<24x131xf32>
    %90 = stablehlo.add %85, %88#5 : tensor<24xf32>
    %91 = stablehlo.negate %63 : tensor<24xf32>
    %92 = stablehlo.add %90, %91 : tensor<24xf32>
    %93 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %94 = call @take_along_axis_4(%28#1, %93) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %95 = stablehlo.add %89, %94 : tensor<24x131xf32>
    %96 = stablehlo.divide %92, %24 : tensor<24xf32>
    %c_52 = stablehlo.constant dense<120> : tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.compare LT, %c_52, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %98 = stablehlo.convert %c_52 : tensor<i32>
    %c_54 = stablehlo.constant dense<131> : tensor<i32>
    %99 = stablehlo.add %98, %c_54 : tensor<i32>
    %100 = stablehlo.select %97, %99, %c_52 : tensor<i1>, tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.dynamic_slice %0, %c_55, %100, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %102 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %104 = stablehlo.subtract %101, %103 : tensor<24x11xf32>
    %105 = stablehlo.exponential %104 : tensor<24x11xf32>
    %106 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %107 = stablehlo.multiply %106, %105 : tensor<24x11xf32>
    %108 = stablehlo.negate %107 : tensor<24x11xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %110 = stablehlo.reshape %109 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %113 = stablehlo.dynamic_update_slice %112, %107, %c_59, %100 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %114 = stablehlo.add %95, %113 : tensor<24x131xf32>
    %115 = stablehlo.add %92, %111 : tensor<24xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %118:7 = stablehlo.while(%iterArg = %14#5, %iterArg_81 = %0, %iterArg_82 = %10, %iterArg_83 = %c_62, %iterArg_84 = %116, %iterArg_85 = %117, %iterArg_86 = %96) : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %165 = stablehlo.compare LT, %iterArg_83, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %165 : tensor<i1>
    } do {
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %165 = stablehlo.subtract %c_87, %iterArg_83 : tensor<i32>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %166 = stablehlo.subtract %165, %c_88 : tensor<i32>
      %167 = func.call @dynamic_index_in_dim(%iterArg, %166) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %168:3 = func.call @closed_call_5(%iterArg_81, %iterArg_82, %iterArg_84, %iterArg_85, %iterArg_86, %167) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %169 = stablehlo.add %iterArg_83, %c_89 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %iterArg_82, %169, %168#0, %168#1, %168#2 : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %119 = stablehlo.add %114, %118#4 : tensor<24x131xf32>
    %120 = stablehlo.add %115, %118#5 : tensor<24xf32>
    %c_63 = stablehlo.constant dense<120> : tensor<i32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.compare LT, %c_63, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %122 = stablehlo.convert %c_63 : tensor<i32>
    %c_65 = stablehlo.constant dense<131> : tensor<i32>
    %123 = stablehlo.add %122, %c_65 : tensor<i32>
    %124 = stablehlo.select %121, %123, %c_63 : tensor<i1>, tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %125 = stablehlo.dynamic_slice %0, %c_66, %124, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_67) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %127 = stablehlo.reshape %126 : (tensor<24xf32>) -> tensor<24x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %129 = stablehlo.compare EQ, %125, %128, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %130 = stablehlo.convert %129 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %132 = stablehlo.maximum %4#3, %126 : tensor<24xf32>
    %133 = stablehlo.compare EQ, %4#3, %132, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %136 = stablehlo.select %133, %134, %135 : tensor<24xi1>, tensor<24xf32>
    %137 = stablehlo.compare EQ, %126, %132, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %140 = stablehlo.select %137, %138, %139 : tensor<24xi1>, tensor<24xf32>
    %141 = stablehlo.divide %136, %140 : tensor<24xf32>
    %142 = stablehlo.compare EQ, %126, %132, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.select %142, %143, %144 : tensor<24xi1>, tensor<24xf32>
    %146 = stablehlo.compare EQ, %4#3, %132, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %149 = stablehlo.select %146, %147, %148 : tensor<24xi1>, tensor<24xf32>
    %150 = stablehlo.divide %145, %149 : tensor<24xf32>
    %151 = stablehlo.multiply %120, %150 : tensor<24xf32>
    %152 = stablehlo.multiply %120, %141 : tensor<24xf32>
    %153 = stablehlo.divide %151, %131 : tensor<24xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %155 = stablehlo.multiply %154, %130 : tensor<24x11xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %157 = stablehlo.dynamic_update_slice %156, %155, %c_78, %124 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %158 = stablehlo.add %119, %157 : tensor<24x131xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %160:6 = stablehlo.while(%iterArg = %4#4, %iterArg_81 = %4#5, %iterArg_82 = %0, %iterArg_83 = %c_80, %iterArg_84 = %159, %iterArg_85 = %152) : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    cond {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %165 = stablehlo.compare LT, %iterArg_83, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %165 : tensor<i1>
    } do {
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %165 = stablehlo.subtract %c_86, %iterArg_83 : tensor<i32>
      %c_87 = stablehlo.constant dense<1> : tensor<i32>
      %166 = stablehlo.subtract %165, %c_87 : tensor<i32>
      %167 = func.call @dynamic_index_in_dim_6(%iterArg, %166) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %168 = func.call @dynamic_index_in_dim(%iterArg_81, %166) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %169:2 = func.call @closed_call_7(%iterArg_82, %iterArg_84, %iterArg_85, %167, %168) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>)
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %170 = stablehlo.add %iterArg_83, %c_88 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_81, %iterArg_82, %170, %169#0, %169#1 : tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    }
    %161 = stablehlo.add %158, %160#4 : tensor<24x131xf32>
    %162 = stablehlo.dot_general %161, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %163 = stablehlo.transpose %162, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %164 = stablehlo.dot_general %161, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %53, %164, %163 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg1, %c_0 : tensor<i32>
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
    %8 = stablehlo.convert %arg2 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    return %0, %9, %arg2, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
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
  func.func private @closed_call_1(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>) {
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
    return %0, %11, %1 : tensor<i32>, tensor<24xf32>, tensor<i32>
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
  func.func private @closed_call_2(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>) {
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
    return %0, %12, %1 : tensor<i32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg5 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg5 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<24x40xf32>
    %8 = stablehlo.exponential %7 : tensor<24x40xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<24x40xf32>
    %11 = stablehlo.multiply %9, %4 : tensor<24x40xf32>
    %12 = stablehlo.multiply %11, %8 : tensor<24x40xf32>
    %13 = stablehlo.negate %12 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.add %10, %12 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.dynamic_update_slice %18, %16, %c_4, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %20 = stablehlo.add %arg2, %19 : tensor<24x131xf32>
    %21 = stablehlo.add %arg3, %17 : tensor<24xf32>
    return %20, %21, %arg4 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg5 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg5 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<24x40xf32>
    %8 = stablehlo.exponential %7 : tensor<24x40xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<24x40xf32>
    %11 = stablehlo.negate %10 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.reshape %12 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.dynamic_update_slice %15, %10, %c_4, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %17 = stablehlo.add %arg2, %16 : tensor<24x131xf32>
    %18 = stablehlo.add %arg3, %14 : tensor<24xf32>
    return %17, %18, %arg4 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg4 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg4 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %9 = stablehlo.convert %8 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.convert %arg3 : tensor<24xf32>
    %12 = stablehlo.maximum %11, %5 : tensor<24xf32>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.divide %16, %20 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.divide %25, %29 : tensor<24xf32>
    %31 = stablehlo.multiply %arg2, %30 : tensor<24xf32>
    %32 = stablehlo.multiply %arg2, %21 : tensor<24xf32>
    %33 = stablehlo.convert %32 : tensor<24xf32>
    %34 = stablehlo.divide %31, %10 : tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %36 = stablehlo.multiply %35, %9 : tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.dynamic_update_slice %37, %36, %c_12, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %39 = stablehlo.add %arg1, %38 : tensor<24x131xf32>
    return %39, %33 : tensor<24x131xf32>, tensor<24xf32>
  }
}
