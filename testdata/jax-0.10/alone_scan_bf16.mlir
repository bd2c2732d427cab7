module @jit_alone_scan_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<24x24xbf16> {jax.result_info = "result[0]"}, tensor<24x131xbf16> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.iota dim = 0 : tensor<40xi32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<3x24x40xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_17 = stablehlo.constant dense<false> : tensor<i1>
    %22 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %23:26 = stablehlo.while(%iterArg = %2, %iterArg_38 = %arg0, %iterArg_39 = %arg1, %iterArg_40 = %11, %iterArg_41 = %12, %iterArg_42 = %4, %iterArg_43 = %3, %iterArg_44 = %6, %iterArg_45 = %5, %iterArg_46 = %8, %iterArg_47 = %7, %iterArg_48 = %10, %iterArg_49 = %9, %iterArg_50 = %c_18, %iterArg_51 = %0, %iterArg_52 = %1, %iterArg_53 = %13, %iterArg_54 = %14, %iterArg_55 = %15, %iterArg_56 = %16, %iterArg_57 = %17, %iterArg_58 = %18, %iterArg_59 = %19, %iterArg_60 = %20, %iterArg_61 = %21, %iterArg_62 = %22) : tensor<3xi32>, tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<40xi32>, tensor<24x1xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
    cond {
      %c_63 = stablehlo.constant dense<3> : tensor<i32>
      %105 = stablehlo.compare LT, %iterArg_50, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %105 : tensor<i1>
    } do {
      %105 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_50) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %106:12 = func.call @closed_call(%iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_51, %iterArg_52, %105) : (tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<40xi32>, tensor<24x1xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>)
      %107 = func.call @dynamic_update_index_in_dim(%iterArg_53, %106#2, %iterArg_50) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %108 = func.call @dynamic_update_index_in_dim_0(%iterArg_54, %106#3, %iterArg_50) : (tensor<3x24x40xbf16>, tensor<24x40xbf16>, tensor<i32>) -> tensor<3x24x40xbf16>
      %109 = func.call @dynamic_update_index_in_dim_1(%iterArg_55, %106#4, %iterArg_50) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %110 = func.call @dynamic_update_index_in_dim_2(%iterArg_56, %106#5, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %111 = func.call @dynamic_update_index_in_dim_2(%iterArg_57, %106#6, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %112 = func.call @dynamic_update_index_in_dim_2(%iterArg_58, %106#7, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %113 = func.call @dynamic_update_index_in_dim_2(%iterArg_59, %106#8, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %114 = func.call @dynamic_update_index_in_dim_2(%iterArg_60, %106#9, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %115 = func.call @dynamic_update_index_in_dim_1(%iterArg_61, %106#10, %iterArg_50) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %116 = func.call @dynamic_update_index_in_dim_3(%iterArg_62, %106#11, %iterArg_50) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %117 = stablehlo.add %iterArg_50, %c_63 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %117, %106#0, %106#1, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116 : tensor<3xi32>, tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<40xi32>, tensor<24x1xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>
    }
    %24 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xbf16>) -> tensor<24x11xbf16>
    %25 = stablehlo.dot_general %arg0, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %26 = stablehlo.convert %25 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.reshape %27 : (tensor<24xf32>) -> tensor<24x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %30 = stablehlo.compare EQ, %26, %29, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %31 = stablehlo.convert %30 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.maximum %23#14, %27 : tensor<24xf32>
    %34 = stablehlo.compare EQ, %23#14, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.compare EQ, %27, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<24xi1>, tensor<24xf32>
    %42 = stablehlo.divide %37, %41 : tensor<24xf32>
    %43 = stablehlo.compare EQ, %27, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.compare EQ, %23#14, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<24xi1>, tensor<24xf32>
    %51 = stablehlo.divide %46, %50 : tensor<24xf32>
    %52 = stablehlo.subtract %23#14, %33 : tensor<24xf32>
    %53 = stablehlo.exponential %52 : tensor<24xf32>
    %54 = stablehlo.multiply %23#15, %53 : tensor<24xf32>
    %55 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %57 = stablehlo.subtract %26, %56 : tensor<24x11xf32>
    %58 = stablehlo.exponential %57 : tensor<24x11xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.add %54, %59 : tensor<24xf32>
    %61 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_30 = stablehlo.constant dense<120> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %63 = stablehlo.add %62, %61 : tensor<11xi32>
    %64 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %67 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %68 = stablehlo.compare EQ, %66, %67, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.multiply %69, %arg3 : tensor<24xf32>
    %71 = stablehlo.negate %70 : tensor<24xf32>
    %72 = stablehlo.divide %70, %60 : tensor<24xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %74 = call @_where(%68, %73) : (tensor<24x11xi1>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %75 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %76 = stablehlo.multiply %75, %58 : tensor<24x11xf32>
    %77 = stablehlo.negate %76 : tensor<24x11xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.reshape %78 : (tensor<24xf32>) -> tensor<24x1xf32>
    %80 = stablehlo.add %74, %76 : tensor<24x11xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%79 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %82 = stablehlo.add %70, %81 : tensor<24xf32>
    %83 = stablehlo.multiply %23#15, %72 : tensor<24xf32>
    %84 = stablehlo.multiply %72, %53 : tensor<24xf32>
    %85 = stablehlo.multiply %83, %53 : tensor<24xf32>
    %86 = stablehlo.negate %85 : tensor<24xf32>
    %87 = stablehlo.add %82, %86 : tensor<24xf32>
    %88 = stablehlo.multiply %87, %51 : tensor<24xf32>
    %89 = stablehlo.multiply %87, %42 : tensor<24xf32>
    %90 = stablehlo.add %85, %89 : tensor<24xf32>
    %91 = stablehlo.divide %88, %32 : tensor<24xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %93 = stablehlo.multiply %92, %31 : tensor<24x11xf32>
    %94 = stablehlo.add %80, %93 : tensor<24x11xf32>
    %95 = stablehlo.convert %94 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %96 = stablehlo.dot_general %95, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x24xbf16>) -> tensor<11x24xbf16>
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<11x24xbf16>) -> tensor<24x11xbf16>
    %98 = stablehlo.dot_general %95, %24, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<24x11xbf16>) -> tensor<24x24xbf16>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %99 = stablehlo.pad %97, %cst_34, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xbf16>, tensor<bf16>) -> tensor<24x131xbf16>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %100 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %101 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %102:17 = stablehlo.while(%iterArg = %23#16, %iterArg_38 = %23#17, %iterArg_39 = %23#18, %iterArg_40 = %23#19, %iterArg_41 = %23#20, %iterArg_42 = %23#21, %iterArg_43 = %23#22, %iterArg_44 = %23#23, %iterArg_45 = %23#24, %iterArg_46 = %23#25, %iterArg_47 = %arg0, %iterArg_48 = %c_37, %iterArg_49 = %100, %iterArg_50 = %101, %iterArg_51 = %90, %iterArg_52 = %84, %iterArg_53 = %71) : tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x24xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_54 = stablehlo.constant dense<3> : tensor<i32>
      %105 = stablehlo.compare LT, %iterArg_48, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %105 : tensor<i1>
    } do {
      %c_54 = stablehlo.constant dense<3> : tensor<i32>
      %105 = stablehlo.subtract %c_54, %iterArg_48 : tensor<i32>
      %c_55 = stablehlo.constant dense<1> : tensor<i32>
      %106 = stablehlo.subtract %105, %c_55 : tensor<i32>
      %107 = func.call @dynamic_index_in_dim(%iterArg, %106) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %108 = func.call @dynamic_index_in_dim_4(%iterArg_38, %106) : (tensor<3x24x40xbf16>, tensor<i32>) -> tensor<24x40xbf16>
      %109 = func.call @dynamic_index_in_dim_5(%iterArg_39, %106) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %110 = func.call @dynamic_index_in_dim_6(%iterArg_40, %106) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %111 = func.call @dynamic_index_in_dim_6(%iterArg_41, %106) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %112 = func.call @dynamic_index_in_dim_6(%iterArg_42, %106) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %113 = func.call @dynamic_index_in_dim_6(%iterArg_43, %106) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %114 = func.call @dynamic_index_in_dim_6(%iterArg_44, %106) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %115 = func.call @dynamic_index_in_dim_5(%iterArg_45, %106) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %116 = func.call @dynamic_index_in_dim_7(%iterArg_46, %106) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %117:5 = func.call @closed_call_8(%iterArg_47, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116) : (tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_56 = stablehlo.constant dense<1> : tensor<i32>
      %118 = stablehlo.add %iterArg_48, %c_56 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %118, %117#0, %117#1, %117#2, %117#3, %117#4 : tensor<3xi32>, tensor<3x24x40xbf16>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24x40xi1>, tensor<24x24xbf16>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %103 = stablehlo.add %99, %102#12 : tensor<24x131xbf16>
    %104 = stablehlo.add %98, %102#13 : tensor<24x24xbf16>
    return %104, %103 : tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<40xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg14, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x131xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %6 = stablehlo.convert %5 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.reshape %7 : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.compare EQ, %6, %9, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %11 = stablehlo.convert %10 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.convert %arg12 : tensor<24xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<24xf32>
    %15 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %16 = stablehlo.select %15, %arg5, %arg4 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %18 = stablehlo.select %17, %arg7, %arg6 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.divide %16, %18 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %arg9, %arg8 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.select %22, %arg11, %arg10 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %21, %23 : tensor<24xf32>
    %25 = stablehlo.convert %arg12 : tensor<24xf32>
    %26 = stablehlo.subtract %25, %14 : tensor<24xf32>
    %27 = stablehlo.exponential %26 : tensor<24xf32>
    %28 = stablehlo.multiply %arg13, %27 : tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %31 = stablehlo.subtract %6, %30 : tensor<24x40xf32>
    %32 = stablehlo.exponential %31 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.add %28, %33 : tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %36 = stablehlo.add %35, %arg2 : tensor<40xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %39 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %40 = stablehlo.compare EQ, %38, %39, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    return %14, %34, %3, %4, %11, %12, %19, %24, %27, %arg13, %32, %40 : tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x24x40xbf16>, %arg1: tensor<24x40xbf16>, %arg2: tensor<i32>) -> tensor<3x24x40xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xbf16>) -> tensor<1x24x40xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xbf16>, tensor<1x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xbf16>
    return %1 : tensor<3x24x40xbf16>
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
  func.func private @_where(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x24x40xbf16>, %arg1: tensor<i32>) -> tensor<24x40xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xbf16>) -> tensor<24x40xbf16>
    return %1 : tensor<24x40xbf16>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @closed_call_8(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24x24xbf16>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x40xbf16>, %arg8: tensor<24x40xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24x40xf32>, %arg15: tensor<24x40xi1>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_9(%arg15, %0) : (tensor<24x40xi1>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %2, %arg14 : tensor<24x40xf32>
    %4 = stablehlo.negate %3 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.add %1, %3 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.add %arg3, %8 : tensor<24xf32>
    %10 = stablehlo.multiply %arg13, %arg4 : tensor<24xf32>
    %11 = stablehlo.multiply %arg4, %arg12 : tensor<24xf32>
    %12 = stablehlo.multiply %10, %arg12 : tensor<24xf32>
    %13 = stablehlo.negate %12 : tensor<24xf32>
    %14 = stablehlo.add %9, %13 : tensor<24xf32>
    %15 = stablehlo.multiply %14, %arg11 : tensor<24xf32>
    %16 = stablehlo.multiply %14, %arg10 : tensor<24xf32>
    %17 = stablehlo.add %12, %16 : tensor<24xf32>
    %18 = stablehlo.divide %15, %arg9 : tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %20 = stablehlo.multiply %19, %arg8 : tensor<24x40xf32>
    %21 = stablehlo.add %7, %20 : tensor<24x40xf32>
    %22 = stablehlo.convert %21 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %23 = stablehlo.dot_general %22, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %25 = stablehlo.dot_general %22, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %26 = stablehlo.add %arg2, %25 : tensor<24x24xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.dynamic_update_slice %27, %24, %c, %arg6 : (tensor<24x131xbf16>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x131xbf16>
    %29 = stablehlo.add %arg1, %28 : tensor<24x131xbf16>
    return %29, %26, %17, %11, %arg5 : tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_9(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
