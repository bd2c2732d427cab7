module @jit_tail_around_warm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
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
    %24:28 = stablehlo.while(%iterArg = %arg0, %iterArg_49 = %arg1, %iterArg_50 = %11, %iterArg_51 = %12, %iterArg_52 = %13#1, %iterArg_53 = %4, %iterArg_54 = %3, %iterArg_55 = %6, %iterArg_56 = %5, %iterArg_57 = %8, %iterArg_58 = %7, %iterArg_59 = %10, %iterArg_60 = %9, %iterArg_61 = %c_21, %iterArg_62 = %c_10, %iterArg_63 = %0, %iterArg_64 = %1, %iterArg_65 = %2, %iterArg_66 = %14, %iterArg_67 = %15, %iterArg_68 = %16, %iterArg_69 = %17, %iterArg_70 = %18, %iterArg_71 = %19, %iterArg_72 = %20, %iterArg_73 = %21, %iterArg_74 = %22, %iterArg_75 = %23) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
    cond {
      %c_76 = stablehlo.constant dense<3> : tensor<i32>
      %119 = stablehlo.compare LT, %iterArg_61, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %119 : tensor<i1>
    } do {
      %119:14 = func.call @closed_call(%iterArg, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>)
      %120 = func.call @dynamic_update_index_in_dim(%iterArg_66, %119#4, %iterArg_61) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %121 = func.call @dynamic_update_index_in_dim_1(%iterArg_67, %119#5, %iterArg_61) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %122 = func.call @dynamic_update_index_in_dim_1(%iterArg_68, %119#6, %iterArg_61) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %123 = func.call @dynamic_update_index_in_dim_2(%iterArg_69, %119#7, %iterArg_61) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %124 = func.call @dynamic_update_index_in_dim_2(%iterArg_70, %119#8, %iterArg_61) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %125 = func.call @dynamic_update_index_in_dim_2(%iterArg_71, %119#9, %iterArg_61) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %126 = func.call @dynamic_update_index_in_dim_2(%iterArg_72, %119#10, %iterArg_61) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %127 = func.call @dynamic_update_index_in_dim_2(%iterArg_73, %119#11, %iterArg_61) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %128 = func.call @dynamic_update_index_in_dim_1(%iterArg_74, %119#12, %iterArg_61) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %129 = func.call @dynamic_update_index_in_dim_3(%iterArg_75, %119#13, %iterArg_61) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %c_76 = stablehlo.constant dense<1> : tensor<i32>
      %130 = stablehlo.add %iterArg_61, %c_76 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %130, %119#0, %119#1, %119#2, %119#3, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
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
    %cst_32 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %56 = stablehlo.multiply %55, %26 : tensor<24x11xf32>
    %57 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %59 = stablehlo.subtract %56, %58 : tensor<24x11xf32>
    %60 = stablehlo.exponential %59 : tensor<24x11xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.add %54, %61 : tensor<24xf32>
    %63 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_34 = stablehlo.constant dense<120> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %65 = stablehlo.add %64, %63 : tensor<11xi32>
    %66 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %69 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %70 = stablehlo.compare EQ, %68, %69, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %71:2 = call @_where_4(%70, %26, %c_35) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> (tensor<24x11xf32>, tensor<24x11xf32>)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71#0 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %73 = stablehlo.add %24#17, %72 : tensor<24xf32>
    %74 = stablehlo.log %62 : tensor<24xf32>
    %75 = stablehlo.add %33, %74 : tensor<24xf32>
    %76 = stablehlo.subtract %75, %73 : tensor<24xf32>
    %77 = stablehlo.multiply %76, %arg3 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.multiply %82, %arg3 : tensor<24xf32>
    %84 = stablehlo.negate %83 : tensor<24xf32>
    %85 = stablehlo.divide %83, %62 : tensor<24xf32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %87 = call @_where_5(%70, %71#1, %86) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %88 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %89 = stablehlo.multiply %88, %60 : tensor<24x11xf32>
    %90 = stablehlo.negate %89 : tensor<24x11xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.reshape %91 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.add %83, %93 : tensor<24xf32>
    %cst_44 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %96 = stablehlo.multiply %95, %89 : tensor<24x11xf32>
    %97 = stablehlo.add %87, %96 : tensor<24x11xf32>
    %98 = stablehlo.multiply %24#16, %85 : tensor<24xf32>
    %99 = stablehlo.multiply %85, %53 : tensor<24xf32>
    %100 = stablehlo.multiply %98, %53 : tensor<24xf32>
    %101 = stablehlo.negate %100 : tensor<24xf32>
    %102 = stablehlo.add %94, %101 : tensor<24xf32>
    %103 = stablehlo.multiply %102, %51 : tensor<24xf32>
    %104 = stablehlo.multiply %102, %42 : tensor<24xf32>
    %105 = stablehlo.add %100, %104 : tensor<24xf32>
    %106 = stablehlo.divide %103, %32 : tensor<24xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %108 = stablehlo.multiply %107, %31 : tensor<24x11xf32>
    %109 = stablehlo.add %97, %108 : tensor<24x11xf32>
    %110 = stablehlo.dot_general %109, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %111 = stablehlo.transpose %110, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %112 = stablehlo.dot_general %109, %25, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.pad %111, %cst_45, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %116:18 = stablehlo.while(%iterArg = %24#18, %iterArg_49 = %24#19, %iterArg_50 = %24#20, %iterArg_51 = %24#21, %iterArg_52 = %24#22, %iterArg_53 = %24#23, %iterArg_54 = %24#24, %iterArg_55 = %24#25, %iterArg_56 = %24#26, %iterArg_57 = %24#27, %iterArg_58 = %arg0, %iterArg_59 = %13#0, %iterArg_60 = %c_48, %iterArg_61 = %114, %iterArg_62 = %115, %iterArg_63 = %105, %iterArg_64 = %99, %iterArg_65 = %84) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_66 = stablehlo.constant dense<3> : tensor<i32>
      %119 = stablehlo.compare LT, %iterArg_60, %c_66, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %119 : tensor<i1>
    } do {
      %c_66 = stablehlo.constant dense<3> : tensor<i32>
      %119 = stablehlo.subtract %c_66, %iterArg_60 : tensor<i32>
      %c_67 = stablehlo.constant dense<1> : tensor<i32>
      %120 = stablehlo.subtract %119, %c_67 : tensor<i32>
      %121 = func.call @dynamic_index_in_dim(%iterArg, %120) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %122 = func.call @dynamic_index_in_dim_6(%iterArg_49, %120) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %123 = func.call @dynamic_index_in_dim_6(%iterArg_50, %120) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %124 = func.call @dynamic_index_in_dim_7(%iterArg_51, %120) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %125 = func.call @dynamic_index_in_dim_7(%iterArg_52, %120) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %126 = func.call @dynamic_index_in_dim_7(%iterArg_53, %120) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %127 = func.call @dynamic_index_in_dim_7(%iterArg_54, %120) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %128 = func.call @dynamic_index_in_dim_7(%iterArg_55, %120) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %129 = func.call @dynamic_index_in_dim_6(%iterArg_56, %120) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %130 = func.call @dynamic_index_in_dim_8(%iterArg_57, %120) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %131:5 = func.call @closed_call_9(%iterArg_58, %iterArg_59, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_68 = stablehlo.constant dense<1> : tensor<i32>
      %132 = stablehlo.add %iterArg_60, %c_68 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %132, %131#0, %131#1, %131#2, %131#3, %131#4 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %117 = stablehlo.add %113, %116#13 : tensor<24x131xf32>
    %118 = stablehlo.add %112, %116#14 : tensor<24x24xf32>
    return %78, %118, %117 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
