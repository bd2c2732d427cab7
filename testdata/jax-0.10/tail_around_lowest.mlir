module @jit_tail_around_lowest attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.iota dim = 0 : tensor<40xi32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_20 = stablehlo.constant dense<false> : tensor<i1>
    %23 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %24:28 = stablehlo.while(%iterArg = %arg0, %iterArg_47 = %arg1, %iterArg_48 = %11, %iterArg_49 = %12, %iterArg_50 = %13#1, %iterArg_51 = %4, %iterArg_52 = %3, %iterArg_53 = %6, %iterArg_54 = %5, %iterArg_55 = %8, %iterArg_56 = %7, %iterArg_57 = %10, %iterArg_58 = %9, %iterArg_59 = %c_21, %iterArg_60 = %c_10, %iterArg_61 = %0, %iterArg_62 = %1, %iterArg_63 = %2, %iterArg_64 = %14, %iterArg_65 = %15, %iterArg_66 = %16, %iterArg_67 = %17, %iterArg_68 = %18, %iterArg_69 = %19, %iterArg_70 = %20, %iterArg_71 = %21, %iterArg_72 = %22, %iterArg_73 = %23) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
    cond {
      %c_74 = stablehlo.constant dense<3> : tensor<i32>
      %115 = stablehlo.compare LT, %iterArg_59, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %115 : tensor<i1>
    } do {
      %115:14 = func.call @closed_call(%iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>)
      %116 = func.call @dynamic_update_index_in_dim(%iterArg_64, %115#4, %iterArg_59) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %117 = func.call @dynamic_update_index_in_dim_1(%iterArg_65, %115#5, %iterArg_59) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %118 = func.call @dynamic_update_index_in_dim_1(%iterArg_66, %115#6, %iterArg_59) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %119 = func.call @dynamic_update_index_in_dim_2(%iterArg_67, %115#7, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %120 = func.call @dynamic_update_index_in_dim_2(%iterArg_68, %115#8, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %121 = func.call @dynamic_update_index_in_dim_2(%iterArg_69, %115#9, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %122 = func.call @dynamic_update_index_in_dim_2(%iterArg_70, %115#10, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %123 = func.call @dynamic_update_index_in_dim_2(%iterArg_71, %115#11, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %124 = func.call @dynamic_update_index_in_dim_1(%iterArg_72, %115#12, %iterArg_59) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %125 = func.call @dynamic_update_index_in_dim_3(%iterArg_73, %115#13, %iterArg_59) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %c_74 = stablehlo.constant dense<1> : tensor<i32>
      %126 = stablehlo.add %iterArg_59, %c_74 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %126, %115#0, %115#1, %115#2, %115#3, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
    }
    %25 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %26 = stablehlo.dot_general %arg0, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.reshape %27 : (tensor<24xf32>) -> tensor<24x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %30 = stablehlo.compare EQ, %26, %29, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %31 = stablehlo.convert %30 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.maximum %24#15, %27 : tensor<24xf32>
    %34 = stablehlo.compare EQ, %24#15, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.compare EQ, %27, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<24xi1>, tensor<24xf32>
    %42 = stablehlo.divide %37, %41 : tensor<24xf32>
    %43 = stablehlo.compare EQ, %27, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.compare EQ, %24#15, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<24xi1>, tensor<24xf32>
    %51 = stablehlo.divide %46, %50 : tensor<24xf32>
    %52 = stablehlo.subtract %24#15, %33 : tensor<24xf32>
    %53 = stablehlo.exponential %52 : tensor<24xf32>
    %54 = stablehlo.multiply %24#16, %53 : tensor<24xf32>
    %55 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %57 = stablehlo.subtract %26, %56 : tensor<24x11xf32>
    %58 = stablehlo.exponential %57 : tensor<24x11xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.add %54, %59 : tensor<24xf32>
    %61 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_33 = stablehlo.constant dense<120> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %63 = stablehlo.add %62, %61 : tensor<11xi32>
    %64 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %67 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %68 = stablehlo.compare EQ, %66, %67, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %69:2 = call @_where_4(%68, %26, %c_34) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69#0 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.add %24#17, %70 : tensor<24xf32>
    %72 = stablehlo.log %60 : tensor<24xf32>
    %73 = stablehlo.add %33, %72 : tensor<24xf32>
    %74 = stablehlo.subtract %73, %71 : tensor<24xf32>
    %75 = stablehlo.multiply %74, %arg3 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %81 = stablehlo.multiply %80, %arg3 : tensor<24xf32>
    %82 = stablehlo.negate %81 : tensor<24xf32>
    %83 = stablehlo.divide %81, %60 : tensor<24xf32>
    %84 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %85 = call @_where_5(%68, %69#1, %84) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %86 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %87 = stablehlo.multiply %86, %58 : tensor<24x11xf32>
    %88 = stablehlo.negate %87 : tensor<24x11xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.reshape %89 : (tensor<24xf32>) -> tensor<24x1xf32>
    %91 = stablehlo.add %85, %87 : tensor<24x11xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%90 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.add %81, %92 : tensor<24xf32>
    %94 = stablehlo.multiply %24#16, %83 : tensor<24xf32>
    %95 = stablehlo.multiply %83, %53 : tensor<24xf32>
    %96 = stablehlo.multiply %94, %53 : tensor<24xf32>
    %97 = stablehlo.negate %96 : tensor<24xf32>
    %98 = stablehlo.add %93, %97 : tensor<24xf32>
    %99 = stablehlo.multiply %98, %51 : tensor<24xf32>
    %100 = stablehlo.multiply %98, %42 : tensor<24xf32>
    %101 = stablehlo.add %96, %100 : tensor<24xf32>
    %102 = stablehlo.divide %99, %32 : tensor<24xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %104 = stablehlo.multiply %103, %31 : tensor<24x11xf32>
    %105 = stablehlo.add %91, %104 : tensor<24x11xf32>
    %106 = stablehlo.dot_general %105, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %107 = stablehlo.transpose %106, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %108 = stablehlo.dot_general %105, %25, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.pad %107, %cst_43, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %112:18 = stablehlo.while(%iterArg = %24#18, %iterArg_47 = %24#19, %iterArg_48 = %24#20, %iterArg_49 = %24#21, %iterArg_50 = %24#22, %iterArg_51 = %24#23, %iterArg_52 = %24#24, %iterArg_53 = %24#25, %iterArg_54 = %24#26, %iterArg_55 = %24#27, %iterArg_56 = %arg0, %iterArg_57 = %13#0, %iterArg_58 = %c_46, %iterArg_59 = %110, %iterArg_60 = %111, %iterArg_61 = %101, %iterArg_62 = %95, %iterArg_63 = %82) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_64 = stablehlo.constant dense<3> : tensor<i32>
      %115 = stablehlo.compare LT, %iterArg_58, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %115 : tensor<i1>
    } do {
      %c_64 = stablehlo.constant dense<3> : tensor<i32>
      %115 = stablehlo.subtract %c_64, %iterArg_58 : tensor<i32>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %116 = stablehlo.subtract %115, %c_65 : tensor<i32>
      %117 = func.call @dynamic_index_in_dim(%iterArg, %116) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %118 = func.call @dynamic_index_in_dim_6(%iterArg_47, %116) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %119 = func.call @dynamic_index_in_dim_6(%iterArg_48, %116) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %120 = func.call @dynamic_index_in_dim_7(%iterArg_49, %116) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %121 = func.call @dynamic_index_in_dim_7(%iterArg_50, %116) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %122 = func.call @dynamic_index_in_dim_7(%iterArg_51, %116) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %123 = func.call @dynamic_index_in_dim_7(%iterArg_52, %116) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %124 = func.call @dynamic_index_in_dim_7(%iterArg_53, %116) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %125 = func.call @dynamic_index_in_dim_6(%iterArg_54, %116) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %126 = func.call @dynamic_index_in_dim_8(%iterArg_55, %116) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %127:5 = func.call @closed_call_9(%iterArg_56, %iterArg_57, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_66 = stablehlo.constant dense<1> : tensor<i32>
      %128 = stablehlo.add %iterArg_58, %c_66 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %128, %127#0, %127#1, %127#2, %127#3, %127#4 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %113 = stablehlo.add %109, %112#13 : tensor<24x131xf32>
    %114 = stablehlo.add %108, %112#14 : tensor<24x24xf32>
    return %76, %114, %113 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<40xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<i32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) {
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
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg13, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.reshape %9 : (tensor<24xf32>) -> tensor<24x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %12 = stablehlo.compare EQ, %8, %11, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %13 = stablehlo.convert %12 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.convert %arg14 : tensor<24xf32>
    %16 = stablehlo.maximum %15, %9 : tensor<24xf32>
    %17 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %18 = stablehlo.select %17, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.compare EQ, %9, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %20 = stablehlo.select %19, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.divide %18, %20 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %9, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.select %22, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %25 = stablehlo.select %24, %arg12, %arg11 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.divide %23, %25 : tensor<24xf32>
    %27 = stablehlo.convert %arg14 : tensor<24xf32>
    %28 = stablehlo.subtract %27, %16 : tensor<24xf32>
    %29 = stablehlo.exponential %28 : tensor<24xf32>
    %30 = stablehlo.multiply %arg15, %29 : tensor<24xf32>
    %31 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %33 = stablehlo.subtract %8, %32 : tensor<24x40xf32>
    %34 = stablehlo.exponential %33 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.add %30, %35 : tensor<24xf32>
    %37 = stablehlo.convert %7 : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %39 = stablehlo.add %38, %arg2 : tensor<40xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %42 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %43 = stablehlo.compare EQ, %41, %42, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %44 = call @_where_0(%43, %8, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.add %arg16, %45 : tensor<24xf32>
    return %0, %16, %36, %46, %5, %6, %13, %14, %21, %26, %29, %arg15, %34, %43 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>
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
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<3x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xi1>
    return %1 : tensor<3x24x40xi1>
  }
  func.func private @_where_4(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
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
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24x40xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24x40xf32>, %arg16: tensor<24x40xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_10(%arg16, %arg1, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %2, %arg15 : tensor<24x40xf32>
    %4 = stablehlo.negate %3 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.add %1, %3 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.add %arg4, %8 : tensor<24xf32>
    %10 = stablehlo.multiply %arg14, %arg5 : tensor<24xf32>
    %11 = stablehlo.multiply %arg5, %arg13 : tensor<24xf32>
    %12 = stablehlo.multiply %10, %arg13 : tensor<24xf32>
    %13 = stablehlo.negate %12 : tensor<24xf32>
    %14 = stablehlo.add %9, %13 : tensor<24xf32>
    %15 = stablehlo.multiply %14, %arg12 : tensor<24xf32>
    %16 = stablehlo.multiply %14, %arg11 : tensor<24xf32>
    %17 = stablehlo.add %12, %16 : tensor<24xf32>
    %18 = stablehlo.divide %15, %arg10 : tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %20 = stablehlo.multiply %19, %arg9 : tensor<24x40xf32>
    %21 = stablehlo.add %7, %20 : tensor<24x40xf32>
    %22 = stablehlo.dot_general %21, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %24 = stablehlo.dot_general %21, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %25 = stablehlo.add %arg3, %24 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.dynamic_update_slice %26, %23, %c, %arg7 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %28 = stablehlo.add %arg2, %27 : tensor<24x131xf32>
    return %28, %25, %17, %11, %arg6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
