module @jit_alone_rounded_beside attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x780xf32>, %arg1: tensor<24xi32>, %arg2: tensor<780xf32>, %arg3: tensor<f32>) -> (tensor<24x780xf32> {jax.result_info = "result[0]"}, tensor<780xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<24x780xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<24x780xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x780xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<24xf32>
    %5 = stablehlo.is_finite %4 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.select %5, %4, %6 : tensor<24xi1>, tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x780xf32>
    %10 = stablehlo.subtract %1, %9 : tensor<24x780xf32>
    %11 = stablehlo.exponential %10 : tensor<24x780xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x780xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.abs %12 : tensor<24xf32>
    %14 = stablehlo.log %13 : tensor<24xf32>
    %15 = stablehlo.add %14, %7 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24x256xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x24x256xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x24x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x24x1xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %32:21 = stablehlo.while(%iterArg = %arg0, %iterArg_65 = %arg2, %iterArg_66 = %arg3, %iterArg_67 = %18, %iterArg_68 = %17, %iterArg_69 = %20, %iterArg_70 = %19, %iterArg_71 = %22, %iterArg_72 = %21, %iterArg_73 = %24, %iterArg_74 = %23, %iterArg_75 = %c_19, %iterArg_76 = %c, %iterArg_77 = %16, %iterArg_78 = %25, %iterArg_79 = %26, %iterArg_80 = %27, %iterArg_81 = %28, %iterArg_82 = %29, %iterArg_83 = %30, %iterArg_84 = %31) : tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3x24x256xf32>, tensor<3x24x256xf32>, tensor<3x24xf32>, tensor<3x24x1xf32>, tensor<3x24x1xf32>
    cond {
      %c_85 = stablehlo.constant dense<3> : tensor<i32>
      %164 = stablehlo.compare LT, %iterArg_75, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %164 : tensor<i1>
    } do {
      %164:9 = func.call @closed_call(%iterArg, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_76, %iterArg_77) : (tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x256xf32>, tensor<24x256xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<24x1xf32>)
      %165 = func.call @dynamic_update_index_in_dim(%iterArg_78, %164#2, %iterArg_75) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %166 = func.call @dynamic_update_index_in_dim(%iterArg_79, %164#3, %iterArg_75) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %167 = func.call @dynamic_update_index_in_dim_0(%iterArg_80, %164#4, %iterArg_75) : (tensor<3x24x256xf32>, tensor<24x256xf32>, tensor<i32>) -> tensor<3x24x256xf32>
      %168 = func.call @dynamic_update_index_in_dim_0(%iterArg_81, %164#5, %iterArg_75) : (tensor<3x24x256xf32>, tensor<24x256xf32>, tensor<i32>) -> tensor<3x24x256xf32>
      %169 = func.call @dynamic_update_index_in_dim_1(%iterArg_82, %164#6, %iterArg_75) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %170 = func.call @dynamic_update_index_in_dim_2(%iterArg_83, %164#7, %iterArg_75) : (tensor<3x24x1xf32>, tensor<24x1xf32>, tensor<i32>) -> tensor<3x24x1xf32>
      %171 = func.call @dynamic_update_index_in_dim_2(%iterArg_84, %164#8, %iterArg_75) : (tensor<3x24x1xf32>, tensor<24x1xf32>, tensor<i32>) -> tensor<3x24x1xf32>
      %c_85 = stablehlo.constant dense<1> : tensor<i32>
      %172 = stablehlo.add %iterArg_75, %c_85 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %172, %164#0, %164#1, %165, %166, %167, %168, %169, %170, %171 : tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3x24x256xf32>, tensor<3x24x256xf32>, tensor<3x24xf32>, tensor<3x24x1xf32>, tensor<3x24x1xf32>
    }
    %33 = stablehlo.slice %arg0 [0:24, 768:780] : (tensor<24x780xf32>) -> tensor<24x12xf32>
    %34 = stablehlo.slice %arg2 [768:780] : (tensor<780xf32>) -> tensor<12xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<24x12xf32>
    %37 = stablehlo.add %33, %36 : tensor<24x12xf32>
    %38 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<24x12xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<24x12xf32>
    %40 = stablehlo.convert %39 : (tensor<24x12xf32>) -> tensor<24x12xbf16>
    %41 = stablehlo.convert %40 : (tensor<24x12xbf16>) -> tensor<24x12xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<24x12xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.reshape %42 : (tensor<24xf32>) -> tensor<24x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x12xf32>
    %45 = stablehlo.compare EQ, %41, %44, FLOAT : (tensor<24x12xf32>, tensor<24x12xf32>) -> tensor<24x12xi1>
    %46 = stablehlo.convert %45 : (tensor<24x12xi1>) -> tensor<24x12xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<24x12xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.maximum %32#13, %48 : tensor<24x1xf32>
    %50 = stablehlo.compare EQ, %32#13, %49, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %53 = stablehlo.select %50, %51, %52 : tensor<24x1xi1>, tensor<24x1xf32>
    %54 = stablehlo.compare EQ, %48, %49, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<24x1xi1>, tensor<24x1xf32>
    %58 = stablehlo.divide %53, %57 : tensor<24x1xf32>
    %59 = stablehlo.compare EQ, %48, %49, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<24x1xi1>, tensor<24x1xf32>
    %63 = stablehlo.compare EQ, %32#13, %49, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<24x1xi1>, tensor<24x1xf32>
    %67 = stablehlo.divide %62, %66 : tensor<24x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %69 = stablehlo.iota dim = 0 : tensor<256xi32>
    %70 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x24x256xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x24x256xf32>
    %c_36 = stablehlo.constant dense<false> : tensor<i1>
    %75 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i1>) -> tensor<3x24x256xi1>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %76:14 = stablehlo.while(%iterArg = %arg0, %iterArg_65 = %arg2, %iterArg_66 = %arg3, %iterArg_67 = %49, %iterArg_68 = %69, %iterArg_69 = %70, %iterArg_70 = %c_37, %iterArg_71 = %c_31, %iterArg_72 = %68, %iterArg_73 = %71, %iterArg_74 = %72, %iterArg_75 = %73, %iterArg_76 = %74, %iterArg_77 = %75) : tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<256xi32>, tensor<24x1xi32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3x24x256xf32>, tensor<3x24x256xf32>, tensor<3x24x256xi1>
    cond {
      %c_78 = stablehlo.constant dense<3> : tensor<i32>
      %164 = stablehlo.compare LT, %iterArg_70, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %164 : tensor<i1>
    } do {
      %164:7 = func.call @closed_call_3(%iterArg, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_71, %iterArg_72) : (tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<256xi32>, tensor<24x1xi32>, tensor<i32>, tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x256xf32>, tensor<24x256xf32>, tensor<24x256xi1>)
      %165 = func.call @dynamic_update_index_in_dim(%iterArg_73, %164#2, %iterArg_70) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %166 = func.call @dynamic_update_index_in_dim(%iterArg_74, %164#3, %iterArg_70) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %167 = func.call @dynamic_update_index_in_dim_0(%iterArg_75, %164#4, %iterArg_70) : (tensor<3x24x256xf32>, tensor<24x256xf32>, tensor<i32>) -> tensor<3x24x256xf32>
      %168 = func.call @dynamic_update_index_in_dim_0(%iterArg_76, %164#5, %iterArg_70) : (tensor<3x24x256xf32>, tensor<24x256xf32>, tensor<i32>) -> tensor<3x24x256xf32>
      %169 = func.call @dynamic_update_index_in_dim_4(%iterArg_77, %164#6, %iterArg_70) : (tensor<3x24x256xi1>, tensor<24x256xi1>, tensor<i32>) -> tensor<3x24x256xi1>
      %c_78 = stablehlo.constant dense<1> : tensor<i32>
      %170 = stablehlo.add %iterArg_70, %c_78 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %170, %164#0, %164#1, %165, %166, %167, %168, %169 : tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<256xi32>, tensor<24x1xi32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3x24x256xf32>, tensor<3x24x256xf32>, tensor<3x24x256xi1>
    }
    %77 = stablehlo.slice %arg0 [0:24, 768:780] : (tensor<24x780xf32>) -> tensor<24x12xf32>
    %78 = stablehlo.slice %arg2 [768:780] : (tensor<780xf32>) -> tensor<12xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<24x12xf32>
    %81 = stablehlo.add %77, %80 : tensor<24x12xf32>
    %82 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<24x12xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<24x12xf32>
    %84 = stablehlo.convert %83 : (tensor<24x12xf32>) -> tensor<24x12xbf16>
    %85 = stablehlo.convert %84 : (tensor<24x12xbf16>) -> tensor<24x12xf32>
    %86 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x12xf32>
    %87 = stablehlo.subtract %85, %86 : tensor<24x12xf32>
    %88 = stablehlo.exponential %87 : tensor<24x12xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<24x12xf32>, tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %91 = stablehlo.add %76#8, %90 : tensor<24x1xf32>
    %92 = stablehlo.iota dim = 0 : tensor<12xi32>
    %c_39 = stablehlo.constant dense<768> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %94 = stablehlo.add %93, %92 : tensor<12xi32>
    %95 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [1] : (tensor<12xi32>) -> tensor<1x12xi32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<1x12xi32>) -> tensor<24x12xi32>
    %98 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x12xi32>
    %99 = stablehlo.compare EQ, %97, %98, SIGNED : (tensor<24x12xi32>, tensor<24x12xi32>) -> tensor<24x12xi1>
    %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %101 = stablehlo.multiply %100, %15 : tensor<24xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %103 = stablehlo.add %102, %101 : tensor<24xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<24xf32>
    %106 = stablehlo.negate %105 : tensor<24xf32>
    %107 = stablehlo.reshape %105 : (tensor<24xf32>) -> tensor<24x1xf32>
    %108 = stablehlo.divide %107, %91 : tensor<24x1xf32>
    %109 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xf32>) -> tensor<24x12xf32>
    %110 = call @_where(%99, %109) : (tensor<24x12xi1>, tensor<24x12xf32>) -> tensor<24x12xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%108 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<24xf32>) -> tensor<24x12xf32>
    %113 = stablehlo.multiply %112, %88 : tensor<24x12xf32>
    %114 = stablehlo.negate %113 : tensor<24x12xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x12xf32>, tensor<f32>) -> tensor<24xf32>
    %116 = stablehlo.reshape %115 : (tensor<24xf32>) -> tensor<24x1xf32>
    %117 = stablehlo.add %110, %113 : tensor<24x12xf32>
    %118 = stablehlo.add %107, %116 : tensor<24x1xf32>
    %119 = stablehlo.convert %117 : (tensor<24x12xf32>) -> tensor<24x12xbf16>
    %120 = stablehlo.convert %119 : (tensor<24x12xbf16>) -> tensor<24x12xf32>
    %121 = stablehlo.multiply %81, %120 : tensor<24x12xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x12xf32>, tensor<f32>) -> tensor<f32>
    %123 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<24x12xf32>
    %124 = stablehlo.multiply %120, %123 : tensor<24x12xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<24x12xf32>, tensor<f32>) -> tensor<12xf32>
    %126 = stablehlo.reshape %125 : (tensor<12xf32>) -> tensor<1x12xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<1x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.pad %127, %cst_48, low = [768], high = [0], interior = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<780xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.pad %124, %cst_49, low = [0, 768], high = [0, 0], interior = [0, 0] : (tensor<24x12xf32>, tensor<f32>) -> tensor<24x780xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24x780xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<780xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %133:13 = stablehlo.while(%iterArg = %76#9, %iterArg_65 = %76#10, %iterArg_66 = %76#11, %iterArg_67 = %76#12, %iterArg_68 = %76#13, %iterArg_69 = %arg3, %iterArg_70 = %c_54, %iterArg_71 = %130, %iterArg_72 = %131, %iterArg_73 = %cst_53, %iterArg_74 = %132, %iterArg_75 = %108, %iterArg_76 = %106) : tensor<3xi32>, tensor<3xi32>, tensor<3x24x256xf32>, tensor<3x24x256xf32>, tensor<3x24x256xi1>, tensor<f32>, tensor<i32>, tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>
    cond {
      %c_77 = stablehlo.constant dense<3> : tensor<i32>
      %164 = stablehlo.compare LT, %iterArg_70, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %164 : tensor<i1>
    } do {
      %c_77 = stablehlo.constant dense<3> : tensor<i32>
      %164 = stablehlo.subtract %c_77, %iterArg_70 : tensor<i32>
      %c_78 = stablehlo.constant dense<1> : tensor<i32>
      %165 = stablehlo.subtract %164, %c_78 : tensor<i32>
      %166 = func.call @dynamic_index_in_dim(%iterArg, %165) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %167 = func.call @dynamic_index_in_dim(%iterArg_65, %165) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %168 = func.call @dynamic_index_in_dim_5(%iterArg_66, %165) : (tensor<3x24x256xf32>, tensor<i32>) -> tensor<24x256xf32>
      %169 = func.call @dynamic_index_in_dim_5(%iterArg_67, %165) : (tensor<3x24x256xf32>, tensor<i32>) -> tensor<24x256xf32>
      %170 = func.call @dynamic_index_in_dim_6(%iterArg_68, %165) : (tensor<3x24x256xi1>, tensor<i32>) -> tensor<24x256xi1>
      %171:6 = func.call @closed_call_7(%iterArg_69, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %166, %167, %168, %169, %170) : (tensor<f32>, tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x256xf32>, tensor<24x256xf32>, tensor<24x256xi1>) -> (tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>)
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %172 = stablehlo.add %iterArg_70, %c_79 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %172, %171#0, %171#1, %171#2, %171#3, %171#4, %171#5 : tensor<3xi32>, tensor<3xi32>, tensor<3x24x256xf32>, tensor<3x24x256xf32>, tensor<3x24x256xi1>, tensor<f32>, tensor<i32>, tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>
    }
    %134 = stablehlo.add %129, %133#7 : tensor<24x780xf32>
    %135 = stablehlo.add %128, %133#8 : tensor<780xf32>
    %136 = stablehlo.add %122, %133#9 : tensor<f32>
    %137 = stablehlo.add %118, %133#10 : tensor<24x1xf32>
    %138 = stablehlo.multiply %137, %67 : tensor<24x1xf32>
    %139 = stablehlo.multiply %137, %58 : tensor<24x1xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%138 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %141 = stablehlo.divide %140, %47 : tensor<24xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<24xf32>) -> tensor<24x12xf32>
    %143 = stablehlo.multiply %142, %46 : tensor<24x12xf32>
    %144 = stablehlo.convert %143 : (tensor<24x12xf32>) -> tensor<24x12xbf16>
    %145 = stablehlo.convert %144 : (tensor<24x12xbf16>) -> tensor<24x12xf32>
    %146 = stablehlo.multiply %37, %145 : tensor<24x12xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x12xf32>, tensor<f32>) -> tensor<f32>
    %148 = stablehlo.add %136, %147 : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<24x12xf32>
    %150 = stablehlo.multiply %145, %149 : tensor<24x12xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_57) applies stablehlo.add across dimensions = [0] : (tensor<24x12xf32>, tensor<f32>) -> tensor<12xf32>
    %152 = stablehlo.reshape %151 : (tensor<12xf32>) -> tensor<1x12xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<1x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.pad %153, %cst_59, low = [768], high = [0], interior = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<780xf32>
    %155 = stablehlo.add %135, %154 : tensor<780xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.pad %150, %cst_60, low = [0, 768], high = [0, 0], interior = [0, 0] : (tensor<24x12xf32>, tensor<f32>) -> tensor<24x780xf32>
    %157 = stablehlo.add %134, %156 : tensor<24x780xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24x780xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<780xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %160:13 = stablehlo.while(%iterArg = %32#14, %iterArg_65 = %32#15, %iterArg_66 = %32#16, %iterArg_67 = %32#17, %iterArg_68 = %32#18, %iterArg_69 = %32#19, %iterArg_70 = %32#20, %iterArg_71 = %arg3, %iterArg_72 = %c_64, %iterArg_73 = %158, %iterArg_74 = %159, %iterArg_75 = %cst_63, %iterArg_76 = %139) : tensor<3xi32>, tensor<3xi32>, tensor<3x24x256xf32>, tensor<3x24x256xf32>, tensor<3x24xf32>, tensor<3x24x1xf32>, tensor<3x24x1xf32>, tensor<f32>, tensor<i32>, tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>
    cond {
      %c_77 = stablehlo.constant dense<3> : tensor<i32>
      %164 = stablehlo.compare LT, %iterArg_72, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %164 : tensor<i1>
    } do {
      %c_77 = stablehlo.constant dense<3> : tensor<i32>
      %164 = stablehlo.subtract %c_77, %iterArg_72 : tensor<i32>
      %c_78 = stablehlo.constant dense<1> : tensor<i32>
      %165 = stablehlo.subtract %164, %c_78 : tensor<i32>
      %166 = func.call @dynamic_index_in_dim(%iterArg, %165) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %167 = func.call @dynamic_index_in_dim(%iterArg_65, %165) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %168 = func.call @dynamic_index_in_dim_5(%iterArg_66, %165) : (tensor<3x24x256xf32>, tensor<i32>) -> tensor<24x256xf32>
      %169 = func.call @dynamic_index_in_dim_5(%iterArg_67, %165) : (tensor<3x24x256xf32>, tensor<i32>) -> tensor<24x256xf32>
      %170 = func.call @dynamic_index_in_dim_9(%iterArg_68, %165) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %171 = func.call @dynamic_index_in_dim_10(%iterArg_69, %165) : (tensor<3x24x1xf32>, tensor<i32>) -> tensor<24x1xf32>
      %172 = func.call @dynamic_index_in_dim_10(%iterArg_70, %165) : (tensor<3x24x1xf32>, tensor<i32>) -> tensor<24x1xf32>
      %173:4 = func.call @closed_call_11(%iterArg_71, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %166, %167, %168, %169, %170, %171, %172) : (tensor<f32>, tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x256xf32>, tensor<24x256xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<24x1xf32>) -> (tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>)
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %174 = stablehlo.add %iterArg_72, %c_79 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %174, %173#0, %173#1, %173#2, %173#3 : tensor<3xi32>, tensor<3xi32>, tensor<3x24x256xf32>, tensor<3x24x256xf32>, tensor<3x24xf32>, tensor<3x24x1xf32>, tensor<3x24x1xf32>, tensor<f32>, tensor<i32>, tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>
    }
    %161 = stablehlo.add %157, %160#9 : tensor<24x780xf32>
    %162 = stablehlo.add %155, %160#10 : tensor<780xf32>
    %163 = stablehlo.add %148, %160#11 : tensor<f32>
    return %161, %162, %163 : tensor<24x780xf32>, tensor<780xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<24x780xf32>, %arg1: tensor<780xf32>, %arg2: tensor<f32>, %arg3: tensor<24x1xf32>, %arg4: tensor<24x1xf32>, %arg5: tensor<24x1xf32>, %arg6: tensor<24x1xf32>, %arg7: tensor<24x1xf32>, %arg8: tensor<24x1xf32>, %arg9: tensor<24x1xf32>, %arg10: tensor<24x1xf32>, %arg11: tensor<i32>, %arg12: tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x256xf32>, tensor<24x256xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<24x1xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg11, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %1 = stablehlo.multiply %arg11, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<780> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 256] : (tensor<24x780xf32>, tensor<i32>, tensor<i32>) -> tensor<24x256xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %1 : tensor<i32>
    %c_5 = stablehlo.constant dense<780> : tensor<i32>
    %9 = stablehlo.add %8, %c_5 : tensor<i32>
    %10 = stablehlo.select %7, %9, %1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg1, %10, sizes = [256] : (tensor<780xf32>, tensor<i32>) -> tensor<256xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<24x256xf32>
    %14 = stablehlo.add %6, %13 : tensor<24x256xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<24x256xf32>
    %17 = stablehlo.convert %16 : (tensor<24x256xf32>) -> tensor<24x256xbf16>
    %18 = stablehlo.convert %17 : (tensor<24x256xbf16>) -> tensor<24x256xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x256xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.reshape %19 : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x256xf32>
    %22 = stablehlo.compare EQ, %18, %21, FLOAT : (tensor<24x256xf32>, tensor<24x256xf32>) -> tensor<24x256xi1>
    %23 = stablehlo.convert %22 : (tensor<24x256xi1>) -> tensor<24x256xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x256xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.convert %arg12 : tensor<24x1xf32>
    %27 = stablehlo.maximum %26, %25 : tensor<24x1xf32>
    %28 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %29 = stablehlo.select %28, %arg4, %arg3 : tensor<24x1xi1>, tensor<24x1xf32>
    %30 = stablehlo.compare EQ, %25, %27, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %31 = stablehlo.select %30, %arg6, %arg5 : tensor<24x1xi1>, tensor<24x1xf32>
    %32 = stablehlo.divide %29, %31 : tensor<24x1xf32>
    %33 = stablehlo.compare EQ, %25, %27, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %34 = stablehlo.select %33, %arg8, %arg7 : tensor<24x1xi1>, tensor<24x1xf32>
    %35 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %36 = stablehlo.select %35, %arg10, %arg9 : tensor<24x1xi1>, tensor<24x1xf32>
    %37 = stablehlo.divide %34, %36 : tensor<24x1xf32>
    return %0, %27, %5, %10, %14, %23, %24, %32, %37 : tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x256xf32>, tensor<24x256xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<24x1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x24x256xf32>, %arg1: tensor<24x256xf32>, %arg2: tensor<i32>) -> tensor<3x24x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x256xf32>) -> tensor<1x24x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x256xf32>, tensor<1x24x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x256xf32>
    return %1 : tensor<3x24x256xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x24x1xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<3x24x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x1xf32>) -> tensor<1x24x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x1xf32>, tensor<1x24x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x1xf32>
    return %1 : tensor<3x24x1xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x780xf32>, %arg1: tensor<780xf32>, %arg2: tensor<f32>, %arg3: tensor<24x1xf32>, %arg4: tensor<256xi32>, %arg5: tensor<24x1xi32>, %arg6: tensor<i32>, %arg7: tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x256xf32>, tensor<24x256xf32>, tensor<24x256xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %1 = stablehlo.multiply %arg6, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<780> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 256] : (tensor<24x780xf32>, tensor<i32>, tensor<i32>) -> tensor<24x256xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %1 : tensor<i32>
    %c_5 = stablehlo.constant dense<780> : tensor<i32>
    %9 = stablehlo.add %8, %c_5 : tensor<i32>
    %10 = stablehlo.select %7, %9, %1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg1, %10, sizes = [256] : (tensor<780xf32>, tensor<i32>) -> tensor<256xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<24x256xf32>
    %14 = stablehlo.add %6, %13 : tensor<24x256xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<24x256xf32>
    %17 = stablehlo.convert %16 : (tensor<24x256xf32>) -> tensor<24x256xbf16>
    %18 = stablehlo.convert %17 : (tensor<24x256xbf16>) -> tensor<24x256xf32>
    %19 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x256xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<24x256xf32>
    %21 = stablehlo.exponential %20 : tensor<24x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x256xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %24 = stablehlo.add %arg7, %23 : tensor<24x1xf32>
    %25 = stablehlo.convert %1 : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %27 = stablehlo.add %26, %arg4 : tensor<256xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<24x256xi32>
    %30 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x256xi32>
    %31 = stablehlo.compare EQ, %29, %30, SIGNED : (tensor<24x256xi32>, tensor<24x256xi32>) -> tensor<24x256xi1>
    return %0, %24, %5, %10, %14, %21, %31 : tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x256xf32>, tensor<24x256xf32>, tensor<24x256xi1>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x24x256xi1>, %arg1: tensor<24x256xi1>, %arg2: tensor<i32>) -> tensor<3x24x256xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x256xi1>) -> tensor<1x24x256xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x256xi1>, tensor<1x24x256xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x256xi1>
    return %1 : tensor<3x24x256xi1>
  }
  func.func private @_where(%arg0: tensor<24x12xi1>, %arg1: tensor<24x12xf32>) -> tensor<24x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x12xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x12xi1>, tensor<24x12xf32>
    return %1 : tensor<24x12xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x24x256xf32>, %arg1: tensor<i32>) -> tensor<24x256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 256] : (tensor<3x24x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x256xf32>) -> tensor<24x256xf32>
    return %1 : tensor<24x256xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24x256xi1>, %arg1: tensor<i32>) -> tensor<24x256xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 256] : (tensor<3x24x256xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x256xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x256xi1>) -> tensor<24x256xi1>
    return %1 : tensor<24x256xi1>
  }
  func.func private @closed_call_7(%arg0: tensor<f32>, %arg1: tensor<24x780xf32>, %arg2: tensor<780xf32>, %arg3: tensor<f32>, %arg4: tensor<24x1xf32>, %arg5: tensor<24x1xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<24x256xf32>, %arg10: tensor<24x256xf32>, %arg11: tensor<24x256xi1>) -> (tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x256xf32>
    %1 = call @_where_8(%arg11, %0) : (tensor<24x256xi1>, tensor<24x256xf32>) -> tensor<24x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x256xf32>
    %4 = stablehlo.multiply %3, %arg10 : tensor<24x256xf32>
    %5 = stablehlo.negate %4 : tensor<24x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x256xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.add %1, %4 : tensor<24x256xf32>
    %9 = stablehlo.add %arg4, %7 : tensor<24x1xf32>
    %10 = stablehlo.convert %8 : (tensor<24x256xf32>) -> tensor<24x256xbf16>
    %11 = stablehlo.convert %10 : (tensor<24x256xbf16>) -> tensor<24x256xf32>
    %12 = stablehlo.multiply %arg9, %11 : tensor<24x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x256xf32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.add %arg3, %13 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %16 = stablehlo.multiply %11, %15 : tensor<24x256xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<24x256xf32>, tensor<f32>) -> tensor<256xf32>
    %18 = stablehlo.reshape %17 : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<780xf32>
    %21 = stablehlo.dynamic_update_slice %20, %19, %arg8 : (tensor<780xf32>, tensor<256xf32>, tensor<i32>) -> tensor<780xf32>
    %22 = stablehlo.add %arg2, %21 : tensor<780xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x780xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.dynamic_update_slice %23, %16, %c, %arg7 : (tensor<24x780xf32>, tensor<24x256xf32>, tensor<i32>, tensor<i32>) -> tensor<24x780xf32>
    %25 = stablehlo.add %arg1, %24 : tensor<24x780xf32>
    return %25, %22, %14, %9, %arg5, %arg6 : tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x256xi1>, %arg1: tensor<24x256xf32>) -> tensor<24x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x256xi1>, tensor<24x256xf32>
    return %1 : tensor<24x256xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<3x24x1xf32>, %arg1: tensor<i32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 1] : (tensor<3x24x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1xf32>) -> tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @closed_call_11(%arg0: tensor<f32>, %arg1: tensor<24x780xf32>, %arg2: tensor<780xf32>, %arg3: tensor<f32>, %arg4: tensor<24x1xf32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24x256xf32>, %arg8: tensor<24x256xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24x1xf32>, %arg11: tensor<24x1xf32>) -> (tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>) {
    %0 = stablehlo.multiply %arg4, %arg11 : tensor<24x1xf32>
    %1 = stablehlo.multiply %arg4, %arg10 : tensor<24x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.divide %2, %arg9 : tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<24xf32>) -> tensor<24x256xf32>
    %5 = stablehlo.multiply %4, %arg8 : tensor<24x256xf32>
    %6 = stablehlo.convert %5 : (tensor<24x256xf32>) -> tensor<24x256xbf16>
    %7 = stablehlo.convert %6 : (tensor<24x256xbf16>) -> tensor<24x256xf32>
    %8 = stablehlo.multiply %arg7, %7 : tensor<24x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x256xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.add %arg3, %9 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<24x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<24x256xf32>, tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.reshape %13 : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<780xf32>
    %17 = stablehlo.dynamic_update_slice %16, %15, %arg6 : (tensor<780xf32>, tensor<256xf32>, tensor<i32>) -> tensor<780xf32>
    %18 = stablehlo.add %arg2, %17 : tensor<780xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x780xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_update_slice %19, %12, %c, %arg5 : (tensor<24x780xf32>, tensor<24x256xf32>, tensor<i32>, tensor<i32>) -> tensor<24x780xf32>
    %21 = stablehlo.add %arg1, %20 : tensor<24x780xf32>
    return %21, %18, %10, %1 : tensor<24x780xf32>, tensor<780xf32>, tensor<f32>, tensor<24x1xf32>
  }
}
