module @jit_entropy_columns_bf16_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = call @_pad(%arg1, %c) : (tensor<24x131xbf16>, tensor<i32>) -> (tensor<24x160xbf16>, tensor<bf16>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<4xi32>
    %4 = stablehlo.iota dim = 0 : tensor<40xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5:2 = call @_where(%cst_1) : (tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %15:2 = call @_where_0(%c_10) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %16:2 = call @_where_0(%c_11) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<4x24x40xbf16>
    %c_14 = stablehlo.constant dense<false> : tensor<i1>
    %19 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %c_24 = stablehlo.constant dense<false> : tensor<i1>
    %29 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %30:34 = stablehlo.while(%iterArg = %3, %iterArg_38 = %4, %iterArg_39 = %arg0, %iterArg_40 = %0#0, %iterArg_41 = %5#1, %iterArg_42 = %15#1, %iterArg_43 = %6, %iterArg_44 = %16#1, %iterArg_45 = %8, %iterArg_46 = %7, %iterArg_47 = %10, %iterArg_48 = %9, %iterArg_49 = %12, %iterArg_50 = %11, %iterArg_51 = %14, %iterArg_52 = %13, %iterArg_53 = %c_25, %iterArg_54 = %2, %iterArg_55 = %1, %iterArg_56 = %1, %iterArg_57 = %1, %iterArg_58 = %17, %iterArg_59 = %18, %iterArg_60 = %19, %iterArg_61 = %20, %iterArg_62 = %21, %iterArg_63 = %22, %iterArg_64 = %23, %iterArg_65 = %24, %iterArg_66 = %25, %iterArg_67 = %26, %iterArg_68 = %27, %iterArg_69 = %28, %iterArg_70 = %29) : tensor<4xi32>, tensor<40xi32>, tensor<24x24xbf16>, tensor<24x160xbf16>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xbf16>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>
    cond {
      %c_71 = stablehlo.constant dense<4> : tensor<i32>
      %68 = stablehlo.compare LT, %iterArg_53, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %68 : tensor<i1>
    } do {
      %68 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_53) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %69:17 = func.call @closed_call(%iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %68) : (tensor<40xi32>, tensor<24x24xbf16>, tensor<24x160xbf16>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>)
      %70 = func.call @dynamic_update_index_in_dim(%iterArg_58, %69#4, %iterArg_53) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %71 = func.call @dynamic_update_index_in_dim_3(%iterArg_59, %69#5, %iterArg_53) : (tensor<4x24x40xbf16>, tensor<24x40xbf16>, tensor<i32>) -> tensor<4x24x40xbf16>
      %72 = func.call @dynamic_update_index_in_dim_4(%iterArg_60, %69#6, %iterArg_53) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %73 = func.call @dynamic_update_index_in_dim_5(%iterArg_61, %69#7, %iterArg_53) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %74 = func.call @dynamic_update_index_in_dim_6(%iterArg_62, %69#8, %iterArg_53) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %75 = func.call @dynamic_update_index_in_dim_6(%iterArg_63, %69#9, %iterArg_53) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %76 = func.call @dynamic_update_index_in_dim_6(%iterArg_64, %69#10, %iterArg_53) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %77 = func.call @dynamic_update_index_in_dim_5(%iterArg_65, %69#11, %iterArg_53) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %78 = func.call @dynamic_update_index_in_dim_6(%iterArg_66, %69#12, %iterArg_53) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %79 = func.call @dynamic_update_index_in_dim_6(%iterArg_67, %69#13, %iterArg_53) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %80 = func.call @dynamic_update_index_in_dim_5(%iterArg_68, %69#14, %iterArg_53) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %81 = func.call @dynamic_update_index_in_dim_6(%iterArg_69, %69#15, %iterArg_53) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %82 = func.call @dynamic_update_index_in_dim_4(%iterArg_70, %69#16, %iterArg_53) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %c_71 = stablehlo.constant dense<1> : tensor<i32>
      %83 = stablehlo.add %iterArg_53, %c_71 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %83, %69#0, %69#1, %69#2, %69#3, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82 : tensor<4xi32>, tensor<40xi32>, tensor<24x24xbf16>, tensor<24x160xbf16>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xbf16>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>
    }
    %31 = stablehlo.log %30#18 : tensor<24xf32>
    %32 = stablehlo.add %30#17, %31 : tensor<24xf32>
    %33 = stablehlo.subtract %30#20, %32 : tensor<24xf32>
    %34 = stablehlo.divide %30#19, %30#18 : tensor<24xf32>
    %35 = stablehlo.multiply %30#18, %30#18 : tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.divide %36, %35 : tensor<24xf32>
    %38 = stablehlo.subtract %32, %34 : tensor<24xf32>
    %39 = stablehlo.multiply %33, %arg3 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.negate %40 : tensor<f32>
    %42 = stablehlo.multiply %38, %arg4 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %44 = stablehlo.subtract %41, %43 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.negate %cst_33 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.multiply %50, %arg4 : tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.negate %cst_34 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.multiply %53, %arg3 : tensor<24xf32>
    %55 = stablehlo.negate %51 : tensor<24xf32>
    %56 = stablehlo.multiply %55, %37 : tensor<24xf32>
    %57 = stablehlo.multiply %56, %30#19 : tensor<24xf32>
    %58 = stablehlo.negate %57 : tensor<24xf32>
    %59 = stablehlo.divide %55, %30#18 : tensor<24xf32>
    %60 = stablehlo.negate %54 : tensor<24xf32>
    %61 = stablehlo.add %51, %60 : tensor<24xf32>
    %62 = stablehlo.divide %61, %30#18 : tensor<24xf32>
    %63 = stablehlo.add %58, %62 : tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %64 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<24x160xbf16>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %65 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %66:24 = stablehlo.while(%iterArg = %30#21, %iterArg_38 = %30#22, %iterArg_39 = %30#23, %iterArg_40 = %30#24, %iterArg_41 = %30#25, %iterArg_42 = %30#26, %iterArg_43 = %30#27, %iterArg_44 = %30#28, %iterArg_45 = %30#29, %iterArg_46 = %30#30, %iterArg_47 = %30#31, %iterArg_48 = %30#32, %iterArg_49 = %30#33, %iterArg_50 = %arg0, %iterArg_51 = %5#0, %iterArg_52 = %15#0, %iterArg_53 = %16#0, %iterArg_54 = %c_37, %iterArg_55 = %64, %iterArg_56 = %65, %iterArg_57 = %61, %iterArg_58 = %63, %iterArg_59 = %59, %iterArg_60 = %54) : tensor<4xi32>, tensor<4x24x40xbf16>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<24x24xbf16>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_61 = stablehlo.constant dense<4> : tensor<i32>
      %68 = stablehlo.compare LT, %iterArg_54, %c_61, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %68 : tensor<i1>
    } do {
      %c_61 = stablehlo.constant dense<4> : tensor<i32>
      %68 = stablehlo.subtract %c_61, %iterArg_54 : tensor<i32>
      %c_62 = stablehlo.constant dense<1> : tensor<i32>
      %69 = stablehlo.subtract %68, %c_62 : tensor<i32>
      %70 = func.call @dynamic_index_in_dim(%iterArg, %69) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %71 = func.call @dynamic_index_in_dim_7(%iterArg_38, %69) : (tensor<4x24x40xbf16>, tensor<i32>) -> tensor<24x40xbf16>
      %72 = func.call @dynamic_index_in_dim_8(%iterArg_39, %69) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %73 = func.call @dynamic_index_in_dim_9(%iterArg_40, %69) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %74 = func.call @dynamic_index_in_dim_10(%iterArg_41, %69) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %75 = func.call @dynamic_index_in_dim_10(%iterArg_42, %69) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %76 = func.call @dynamic_index_in_dim_10(%iterArg_43, %69) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %77 = func.call @dynamic_index_in_dim_9(%iterArg_44, %69) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %78 = func.call @dynamic_index_in_dim_10(%iterArg_45, %69) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %79 = func.call @dynamic_index_in_dim_10(%iterArg_46, %69) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %80 = func.call @dynamic_index_in_dim_9(%iterArg_47, %69) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %81 = func.call @dynamic_index_in_dim_10(%iterArg_48, %69) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %82 = func.call @dynamic_index_in_dim_8(%iterArg_49, %69) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %83:6 = func.call @closed_call_11(%iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82) : (tensor<24x24xbf16>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) -> (tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %84 = stablehlo.add %iterArg_54, %c_63 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %84, %83#0, %83#1, %83#2, %83#3, %83#4, %83#5 : tensor<4xi32>, tensor<4x24x40xbf16>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<24x24xbf16>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %67 = call @_pad_14(%0#1, %66#18) : (tensor<bf16>, tensor<24x160xbf16>) -> tensor<24x131xbf16>
    return %44, %66#19, %67 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @_pad(%arg0: tensor<24x131xbf16>, %arg1: tensor<i32>) -> (tensor<24x160xbf16>, tensor<bf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24x160xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    return %1, %cst : tensor<24x160xbf16>, tensor<bf16>
  }
  func.func private @_where(%arg0: tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x24xbf16>, %arg2: tensor<24x160xbf16>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x1xi32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24xf32>, %arg18: tensor<24xf32>, %arg19: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg19, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<160> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg2, %c_2, %3, sizes = [24, 40] : (tensor<24x160xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %6 = stablehlo.convert %5 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg19, %c_3 : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %9 = stablehlo.add %8, %arg0 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %11 = stablehlo.compare LT, %9, %10, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %13 = call @_where_1(%12, %6, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %14 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %17 = stablehlo.compare EQ, %15, %16, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%13 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %21 = stablehlo.compare EQ, %13, %20, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %22 = stablehlo.convert %21 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.convert %arg15 : tensor<24xf32>
    %25 = stablehlo.maximum %24, %18 : tensor<24xf32>
    %26 = stablehlo.compare EQ, %24, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %27 = stablehlo.select %26, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %28 = stablehlo.compare EQ, %18, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %29 = stablehlo.select %28, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.divide %27, %29 : tensor<24xf32>
    %31 = stablehlo.compare EQ, %18, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %32 = stablehlo.select %31, %arg12, %arg11 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.compare EQ, %24, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %34 = stablehlo.select %33, %arg14, %arg13 : tensor<24xi1>, tensor<24xf32>
    %35 = stablehlo.divide %32, %34 : tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %38 = stablehlo.subtract %13, %37 : tensor<24x40xf32>
    %39 = stablehlo.exponential %38 : tensor<24x40xf32>
    %40 = stablehlo.convert %arg15 : tensor<24xf32>
    %41 = stablehlo.subtract %40, %25 : tensor<24xf32>
    %42 = stablehlo.exponential %41 : tensor<24xf32>
    %43 = stablehlo.multiply %arg17, %42 : tensor<24xf32>
    %44 = call @_where_2(%12, %13, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %45 = stablehlo.multiply %39, %44 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.add %43, %46 : tensor<24xf32>
    %48 = stablehlo.multiply %arg16, %42 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.add %48, %49 : tensor<24xf32>
    %51 = call @_where_2(%17, %13, %arg6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.add %arg18, %52 : tensor<24xf32>
    return %25, %50, %47, %53, %3, %4, %12, %22, %23, %30, %35, %39, %42, %arg17, %44, %arg16, %17 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xbf16>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x24x40xbf16>, %arg1: tensor<24x40xbf16>, %arg2: tensor<i32>) -> tensor<4x24x40xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xbf16>) -> tensor<1x24x40xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xbf16>, tensor<1x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xbf16>
    return %1 : tensor<4x24x40xbf16>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<4x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xi1>
    return %1 : tensor<4x24x40xi1>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<4x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xf32>
    return %1 : tensor<4x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x24x40xbf16>, %arg1: tensor<i32>) -> tensor<24x40xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xbf16>) -> tensor<24x40xbf16>
    return %1 : tensor<24x40xbf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_11(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x160xbf16>, %arg5: tensor<24x24xbf16>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>, %arg11: tensor<24x40xbf16>, %arg12: tensor<24x40xi1>, %arg13: tensor<24x40xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24x40xf32>, %arg18: tensor<24xf32>, %arg19: tensor<24xf32>, %arg20: tensor<24x40xf32>, %arg21: tensor<24xf32>, %arg22: tensor<24x40xi1>) -> (tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_12(%arg22, %arg3, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg21, %arg7 : tensor<24xf32>
    %4 = stablehlo.multiply %arg7, %arg18 : tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.multiply %arg17, %5 : tensor<24x40xf32>
    %7 = stablehlo.multiply %5, %arg20 : tensor<24x40xf32>
    %8 = stablehlo.add %2, %7 : tensor<24x40xf32>
    %9 = call @_where_12(%arg12, %arg2, %6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %1, %9 : tensor<24x40xf32>
    %11 = stablehlo.multiply %arg19, %arg8 : tensor<24xf32>
    %12 = stablehlo.add %3, %11 : tensor<24xf32>
    %13 = stablehlo.multiply %arg8, %arg18 : tensor<24xf32>
    %14 = stablehlo.multiply %12, %arg18 : tensor<24xf32>
    %15 = stablehlo.negate %14 : tensor<24xf32>
    %16 = stablehlo.add %arg6, %15 : tensor<24xf32>
    %17 = stablehlo.multiply %8, %arg17 : tensor<24x40xf32>
    %18 = stablehlo.negate %17 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.reshape %19 : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.add %10, %17 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%20 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.add %16, %22 : tensor<24xf32>
    %24 = stablehlo.multiply %23, %arg16 : tensor<24xf32>
    %25 = stablehlo.multiply %23, %arg15 : tensor<24xf32>
    %26 = stablehlo.add %14, %25 : tensor<24xf32>
    %27 = stablehlo.divide %24, %arg14 : tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.multiply %28, %arg13 : tensor<24x40xf32>
    %30 = stablehlo.add %21, %29 : tensor<24x40xf32>
    %31 = call @_where_13(%arg12, %arg1, %30) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.convert %31 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %33 = stablehlo.dot_general %32, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x24xbf16>) -> tensor<40x24xbf16>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<40x24xbf16>) -> tensor<24x40xbf16>
    %35 = stablehlo.dot_general %32, %arg11, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<24x40xbf16>) -> tensor<24x24xbf16>
    %36 = stablehlo.add %arg5, %35 : tensor<24x24xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %37 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<24x160xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.dynamic_update_slice %37, %34, %c, %arg10 : (tensor<24x160xbf16>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x160xbf16>
    %39 = stablehlo.add %arg4, %38 : tensor<24x160xbf16>
    return %39, %36, %26, %4, %13, %arg9 : tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_12(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_13(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_pad_14(%arg0: tensor<bf16>, %arg1: tensor<24x160xbf16>) -> tensor<24x131xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0], high = [0, -29], interior = [0, 0] : (tensor<24x160xbf16>, tensor<bf16>) -> tensor<24x131xbf16>
    %1 = stablehlo.slice %0 [0:24, 0:131] : (tensor<24x131xbf16>) -> tensor<24x131xbf16>
    return %1 : tensor<24x131xbf16>
  }
}
