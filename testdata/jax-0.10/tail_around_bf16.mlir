module @jit_tail_around_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
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
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<3x24x40xbf16>
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
    %24:28 = stablehlo.while(%iterArg = %arg0, %iterArg_47 = %arg1, %iterArg_48 = %11, %iterArg_49 = %12, %iterArg_50 = %13#1, %iterArg_51 = %4, %iterArg_52 = %3, %iterArg_53 = %6, %iterArg_54 = %5, %iterArg_55 = %8, %iterArg_56 = %7, %iterArg_57 = %10, %iterArg_58 = %9, %iterArg_59 = %c_21, %iterArg_60 = %c_10, %iterArg_61 = %0, %iterArg_62 = %1, %iterArg_63 = %2, %iterArg_64 = %14, %iterArg_65 = %15, %iterArg_66 = %16, %iterArg_67 = %17, %iterArg_68 = %18, %iterArg_69 = %19, %iterArg_70 = %20, %iterArg_71 = %21, %iterArg_72 = %22, %iterArg_73 = %23) : tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
    cond {
      %c_74 = stablehlo.constant dense<3> : tensor<i32>
      %117 = stablehlo.compare LT, %iterArg_59, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %117 : tensor<i1>
    } do {
      %117:14 = func.call @closed_call(%iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63) : (tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>)
      %118 = func.call @dynamic_update_index_in_dim(%iterArg_64, %117#4, %iterArg_59) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %119 = func.call @dynamic_update_index_in_dim_1(%iterArg_65, %117#5, %iterArg_59) : (tensor<3x24x40xbf16>, tensor<24x40xbf16>, tensor<i32>) -> tensor<3x24x40xbf16>
      %120 = func.call @dynamic_update_index_in_dim_2(%iterArg_66, %117#6, %iterArg_59) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %121 = func.call @dynamic_update_index_in_dim_3(%iterArg_67, %117#7, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %122 = func.call @dynamic_update_index_in_dim_3(%iterArg_68, %117#8, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %123 = func.call @dynamic_update_index_in_dim_3(%iterArg_69, %117#9, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %124 = func.call @dynamic_update_index_in_dim_3(%iterArg_70, %117#10, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %125 = func.call @dynamic_update_index_in_dim_3(%iterArg_71, %117#11, %iterArg_59) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %126 = func.call @dynamic_update_index_in_dim_2(%iterArg_72, %117#12, %iterArg_59) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %127 = func.call @dynamic_update_index_in_dim_4(%iterArg_73, %117#13, %iterArg_59) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %c_74 = stablehlo.constant dense<1> : tensor<i32>
      %128 = stablehlo.add %iterArg_59, %c_74 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %128, %117#0, %117#1, %117#2, %117#3, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127 : tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
    }
    %25 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xbf16>) -> tensor<24x11xbf16>
    %26 = stablehlo.dot_general %arg0, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %27 = stablehlo.convert %26 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.reshape %28 : (tensor<24xf32>) -> tensor<24x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %31 = stablehlo.compare EQ, %27, %30, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %32 = stablehlo.convert %31 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.maximum %24#15, %28 : tensor<24xf32>
    %35 = stablehlo.compare EQ, %24#15, %34, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<24xi1>, tensor<24xf32>
    %39 = stablehlo.compare EQ, %28, %34, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.divide %38, %42 : tensor<24xf32>
    %44 = stablehlo.compare EQ, %28, %34, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<24xi1>, tensor<24xf32>
    %48 = stablehlo.compare EQ, %24#15, %34, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.divide %47, %51 : tensor<24xf32>
    %53 = stablehlo.subtract %24#15, %34 : tensor<24xf32>
    %54 = stablehlo.exponential %53 : tensor<24xf32>
    %55 = stablehlo.multiply %24#16, %54 : tensor<24xf32>
    %56 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %58 = stablehlo.subtract %27, %57 : tensor<24x11xf32>
    %59 = stablehlo.exponential %58 : tensor<24x11xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.add %55, %60 : tensor<24xf32>
    %62 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_33 = stablehlo.constant dense<120> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %64 = stablehlo.add %63, %62 : tensor<11xi32>
    %65 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %66 = stablehlo.broadcast_in_dim %64, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %68 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %69 = stablehlo.compare EQ, %67, %68, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %70:2 = call @_where_5(%69, %27, %c_34) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70#0 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.add %24#17, %71 : tensor<24xf32>
    %73 = stablehlo.log %61 : tensor<24xf32>
    %74 = stablehlo.add %34, %73 : tensor<24xf32>
    %75 = stablehlo.subtract %74, %72 : tensor<24xf32>
    %76 = stablehlo.multiply %75, %arg3 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.multiply %81, %arg3 : tensor<24xf32>
    %83 = stablehlo.negate %82 : tensor<24xf32>
    %84 = stablehlo.divide %82, %61 : tensor<24xf32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %86 = call @_where_6(%69, %70#1, %85) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %87 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %88 = stablehlo.multiply %87, %59 : tensor<24x11xf32>
    %89 = stablehlo.negate %88 : tensor<24x11xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.reshape %90 : (tensor<24xf32>) -> tensor<24x1xf32>
    %92 = stablehlo.add %86, %88 : tensor<24x11xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%91 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.add %82, %93 : tensor<24xf32>
    %95 = stablehlo.multiply %24#16, %84 : tensor<24xf32>
    %96 = stablehlo.multiply %84, %54 : tensor<24xf32>
    %97 = stablehlo.multiply %95, %54 : tensor<24xf32>
    %98 = stablehlo.negate %97 : tensor<24xf32>
    %99 = stablehlo.add %94, %98 : tensor<24xf32>
    %100 = stablehlo.multiply %99, %52 : tensor<24xf32>
    %101 = stablehlo.multiply %99, %43 : tensor<24xf32>
    %102 = stablehlo.add %97, %101 : tensor<24xf32>
    %103 = stablehlo.divide %100, %33 : tensor<24xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %105 = stablehlo.multiply %104, %32 : tensor<24x11xf32>
    %106 = stablehlo.add %92, %105 : tensor<24x11xf32>
    %107 = stablehlo.convert %106 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %108 = stablehlo.dot_general %107, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %109 = stablehlo.transpose %108, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %110 = stablehlo.dot_general %107, %25, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %111 = stablehlo.pad %109, %cst_43, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<24x131xbf16>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %112 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %113 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %114:18 = stablehlo.while(%iterArg = %24#18, %iterArg_47 = %24#19, %iterArg_48 = %24#20, %iterArg_49 = %24#21, %iterArg_50 = %24#22, %iterArg_51 = %24#23, %iterArg_52 = %24#24, %iterArg_53 = %24#25, %iterArg_54 = %24#26, %iterArg_55 = %24#27, %iterArg_56 = %arg0, %iterArg_57 = %13#0, %iterArg_58 = %c_46, %iterArg_59 = %112, %iterArg_60 = %113, %iterArg_61 = %102, %iterArg_62 = %96, %iterArg_63 = %83) : tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x24xbf16>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_64 = stablehlo.constant dense<3> : tensor<i32>
      %117 = stablehlo.compare LT, %iterArg_58, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %117 : tensor<i1>
    } do {
      %c_64 = stablehlo.constant dense<3> : tensor<i32>
      %117 = stablehlo.subtract %c_64, %iterArg_58 : tensor<i32>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %118 = stablehlo.subtract %117, %c_65 : tensor<i32>
      %119 = func.call @dynamic_index_in_dim(%iterArg, %118) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %120 = func.call @dynamic_index_in_dim_7(%iterArg_47, %118) : (tensor<3x24x40xbf16>, tensor<i32>) -> tensor<24x40xbf16>
      %121 = func.call @dynamic_index_in_dim_8(%iterArg_48, %118) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %122 = func.call @dynamic_index_in_dim_9(%iterArg_49, %118) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %123 = func.call @dynamic_index_in_dim_9(%iterArg_50, %118) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %124 = func.call @dynamic_index_in_dim_9(%iterArg_51, %118) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %125 = func.call @dynamic_index_in_dim_9(%iterArg_52, %118) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %126 = func.call @dynamic_index_in_dim_9(%iterArg_53, %118) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %127 = func.call @dynamic_index_in_dim_8(%iterArg_54, %118) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %128 = func.call @dynamic_index_in_dim_10(%iterArg_55, %118) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %129:5 = func.call @closed_call_11(%iterArg_56, %iterArg_57, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128) : (tensor<24x24xbf16>, tensor<24x40xf32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_66 = stablehlo.constant dense<1> : tensor<i32>
      %130 = stablehlo.add %iterArg_58, %c_66 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %130, %129#0, %129#1, %129#2, %129#3, %129#4 : tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x24xbf16>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %115 = stablehlo.add %111, %114#13 : tensor<24x131xbf16>
    %116 = stablehlo.add %110, %114#14 : tensor<24x24xbf16>
    return %77, %116, %115 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<40xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<i32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) {
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
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x131xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg13, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %9 = stablehlo.convert %8 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.reshape %10 : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.compare EQ, %9, %12, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %14 = stablehlo.convert %13 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.convert %arg14 : tensor<24xf32>
    %17 = stablehlo.maximum %16, %10 : tensor<24xf32>
    %18 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %19 = stablehlo.select %18, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.compare EQ, %10, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.divide %19, %21 : tensor<24xf32>
    %23 = stablehlo.compare EQ, %10, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %24 = stablehlo.select %23, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %25 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %26 = stablehlo.select %25, %arg12, %arg11 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.divide %24, %26 : tensor<24xf32>
    %28 = stablehlo.convert %arg14 : tensor<24xf32>
    %29 = stablehlo.subtract %28, %17 : tensor<24xf32>
    %30 = stablehlo.exponential %29 : tensor<24xf32>
    %31 = stablehlo.multiply %arg15, %30 : tensor<24xf32>
    %32 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %34 = stablehlo.subtract %9, %33 : tensor<24x40xf32>
    %35 = stablehlo.exponential %34 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.add %31, %36 : tensor<24xf32>
    %38 = stablehlo.convert %7 : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %40 = stablehlo.add %39, %arg2 : tensor<40xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %43 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %44 = stablehlo.compare EQ, %42, %43, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %45 = call @_where_0(%44, %9, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.add %arg16, %46 : tensor<24xf32>
    return %0, %17, %37, %47, %5, %6, %14, %15, %22, %27, %30, %arg15, %35, %44 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>
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
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x24x40xbf16>, %arg1: tensor<24x40xbf16>, %arg2: tensor<i32>) -> tensor<3x24x40xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xbf16>) -> tensor<1x24x40xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xbf16>, tensor<1x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xbf16>
    return %1 : tensor<3x24x40xbf16>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<3x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<3x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xf32>
    return %1 : tensor<3x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<3x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xi1>
    return %1 : tensor<3x24x40xi1>
  }
  func.func private @_where_5(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %2, %3 : tensor<24x11xf32>, tensor<24x11xf32>
  }
  func.func private @_where_6(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
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
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x24x40xbf16>, %arg1: tensor<i32>) -> tensor<24x40xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xbf16>) -> tensor<24x40xbf16>
    return %1 : tensor<24x40xbf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<3x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @closed_call_11(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x131xbf16>, %arg3: tensor<24x24xbf16>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xbf16>, %arg9: tensor<24x40xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24x40xf32>, %arg16: tensor<24x40xi1>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_12(%arg16, %arg1, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
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
    %22 = stablehlo.convert %21 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %23 = stablehlo.dot_general %22, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %25 = stablehlo.dot_general %22, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %26 = stablehlo.add %arg3, %25 : tensor<24x24xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.dynamic_update_slice %27, %24, %c, %arg7 : (tensor<24x131xbf16>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x131xbf16>
    %29 = stablehlo.add %arg2, %28 : tensor<24x131xbf16>
    return %29, %26, %17, %11, %arg6 : tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_12(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
