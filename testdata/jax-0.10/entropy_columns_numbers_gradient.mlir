module @jit_entropy_columns_numbers_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> (tensor<24x160xf32>, tensor<f32>)
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
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
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
    %c_22 = stablehlo.constant dense<false> : tensor<i1>
    %27 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %c_25 = stablehlo.constant dense<false> : tensor<i1>
    %30 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %31:35 = stablehlo.while(%iterArg = %3, %iterArg_39 = %4, %iterArg_40 = %arg0, %iterArg_41 = %0#0, %iterArg_42 = %5#1, %iterArg_43 = %15#1, %iterArg_44 = %6, %iterArg_45 = %16#1, %iterArg_46 = %8, %iterArg_47 = %7, %iterArg_48 = %10, %iterArg_49 = %9, %iterArg_50 = %12, %iterArg_51 = %11, %iterArg_52 = %14, %iterArg_53 = %13, %iterArg_54 = %c_26, %iterArg_55 = %2, %iterArg_56 = %1, %iterArg_57 = %1, %iterArg_58 = %1, %iterArg_59 = %17, %iterArg_60 = %18, %iterArg_61 = %19, %iterArg_62 = %20, %iterArg_63 = %21, %iterArg_64 = %22, %iterArg_65 = %23, %iterArg_66 = %24, %iterArg_67 = %25, %iterArg_68 = %26, %iterArg_69 = %27, %iterArg_70 = %28, %iterArg_71 = %29, %iterArg_72 = %30) : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>
    cond {
      %c_73 = stablehlo.constant dense<4> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_54, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %69 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_54) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %70:18 = func.call @closed_call(%iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %69) : (tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>)
      %71 = func.call @dynamic_update_index_in_dim(%iterArg_59, %70#4, %iterArg_54) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %72 = func.call @dynamic_update_index_in_dim_3(%iterArg_60, %70#5, %iterArg_54) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %73 = func.call @dynamic_update_index_in_dim_4(%iterArg_61, %70#6, %iterArg_54) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %74 = func.call @dynamic_update_index_in_dim_3(%iterArg_62, %70#7, %iterArg_54) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %75 = func.call @dynamic_update_index_in_dim_5(%iterArg_63, %70#8, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %76 = func.call @dynamic_update_index_in_dim_5(%iterArg_64, %70#9, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %77 = func.call @dynamic_update_index_in_dim_5(%iterArg_65, %70#10, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %78 = func.call @dynamic_update_index_in_dim_3(%iterArg_66, %70#11, %iterArg_54) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %79 = func.call @dynamic_update_index_in_dim_5(%iterArg_67, %70#12, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %80 = func.call @dynamic_update_index_in_dim_5(%iterArg_68, %70#13, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %81 = func.call @dynamic_update_index_in_dim_4(%iterArg_69, %70#14, %iterArg_54) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %82 = func.call @dynamic_update_index_in_dim_3(%iterArg_70, %70#15, %iterArg_54) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %83 = func.call @dynamic_update_index_in_dim_5(%iterArg_71, %70#16, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %84 = func.call @dynamic_update_index_in_dim_4(%iterArg_72, %70#17, %iterArg_54) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %85 = stablehlo.add %iterArg_54, %c_73 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %85, %70#0, %70#1, %70#2, %70#3, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84 : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>
    }
    %32 = stablehlo.log %31#18 : tensor<24xf32>
    %33 = stablehlo.add %31#17, %32 : tensor<24xf32>
    %34 = stablehlo.subtract %31#20, %33 : tensor<24xf32>
    %35 = stablehlo.divide %31#19, %31#18 : tensor<24xf32>
    %36 = stablehlo.multiply %31#18, %31#18 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.divide %37, %36 : tensor<24xf32>
    %39 = stablehlo.subtract %33, %35 : tensor<24xf32>
    %40 = stablehlo.multiply %34, %arg3 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %42 = stablehlo.negate %41 : tensor<f32>
    %43 = stablehlo.multiply %39, %arg4 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %45 = stablehlo.subtract %42, %44 : tensor<f32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.negate %cst_34 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.multiply %51, %arg4 : tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.negate %cst_35 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.multiply %54, %arg3 : tensor<24xf32>
    %56 = stablehlo.negate %52 : tensor<24xf32>
    %57 = stablehlo.multiply %56, %38 : tensor<24xf32>
    %58 = stablehlo.multiply %57, %31#19 : tensor<24xf32>
    %59 = stablehlo.negate %58 : tensor<24xf32>
    %60 = stablehlo.divide %56, %31#18 : tensor<24xf32>
    %61 = stablehlo.negate %55 : tensor<24xf32>
    %62 = stablehlo.add %52, %61 : tensor<24xf32>
    %63 = stablehlo.divide %62, %31#18 : tensor<24xf32>
    %64 = stablehlo.add %59, %63 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %67:25 = stablehlo.while(%iterArg = %31#21, %iterArg_39 = %31#22, %iterArg_40 = %31#23, %iterArg_41 = %31#24, %iterArg_42 = %31#25, %iterArg_43 = %31#26, %iterArg_44 = %31#27, %iterArg_45 = %31#28, %iterArg_46 = %31#29, %iterArg_47 = %31#30, %iterArg_48 = %31#31, %iterArg_49 = %31#32, %iterArg_50 = %31#33, %iterArg_51 = %31#34, %iterArg_52 = %arg0, %iterArg_53 = %5#0, %iterArg_54 = %15#0, %iterArg_55 = %16#0, %iterArg_56 = %c_38, %iterArg_57 = %65, %iterArg_58 = %66, %iterArg_59 = %62, %iterArg_60 = %64, %iterArg_61 = %60, %iterArg_62 = %55) : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_63 = stablehlo.constant dense<4> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_56, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %69 : tensor<i1>
    } do {
      %c_63 = stablehlo.constant dense<4> : tensor<i32>
      %69 = stablehlo.subtract %c_63, %iterArg_56 : tensor<i32>
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %70 = stablehlo.subtract %69, %c_64 : tensor<i32>
      %71 = func.call @dynamic_index_in_dim(%iterArg, %70) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %72 = func.call @dynamic_index_in_dim_6(%iterArg_39, %70) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %73 = func.call @dynamic_index_in_dim_7(%iterArg_40, %70) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %74 = func.call @dynamic_index_in_dim_6(%iterArg_41, %70) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %75 = func.call @dynamic_index_in_dim_8(%iterArg_42, %70) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %76 = func.call @dynamic_index_in_dim_8(%iterArg_43, %70) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %77 = func.call @dynamic_index_in_dim_8(%iterArg_44, %70) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %78 = func.call @dynamic_index_in_dim_6(%iterArg_45, %70) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %79 = func.call @dynamic_index_in_dim_8(%iterArg_46, %70) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %80 = func.call @dynamic_index_in_dim_8(%iterArg_47, %70) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %81 = func.call @dynamic_index_in_dim_7(%iterArg_48, %70) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %82 = func.call @dynamic_index_in_dim_6(%iterArg_49, %70) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %83 = func.call @dynamic_index_in_dim_8(%iterArg_50, %70) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %84 = func.call @dynamic_index_in_dim_7(%iterArg_51, %70) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %85:6 = func.call @closed_call_9(%iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_56, %c_65 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %86, %85#0, %85#1, %85#2, %85#3, %85#4, %85#5 : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %68 = call @_pad_12(%0#1, %67#19) : (tensor<f32>, tensor<24x160xf32>) -> tensor<24x131xf32>
    return %45, %67#20, %68 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> (tensor<24x160xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<24x160xf32>, tensor<f32>
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
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x160xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x1xi32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24xf32>, %arg18: tensor<24xf32>, %arg19: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg19, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<160> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg2, %c_2, %3, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg19, %c_3 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %8 = stablehlo.add %7, %arg0 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %12 = call @_where_1(%11, %5, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %15 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%12 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.reshape %17 : (tensor<24xf32>) -> tensor<24x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %20 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %21 = stablehlo.convert %20 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.convert %arg15 : tensor<24xf32>
    %24 = stablehlo.maximum %23, %17 : tensor<24xf32>
    %25 = stablehlo.compare EQ, %23, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %26 = stablehlo.select %25, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %28 = stablehlo.select %27, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.divide %26, %28 : tensor<24xf32>
    %30 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %31 = stablehlo.select %30, %arg12, %arg11 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.compare EQ, %23, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %33 = stablehlo.select %32, %arg14, %arg13 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.divide %31, %33 : tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.subtract %12, %36 : tensor<24x40xf32>
    %38 = stablehlo.exponential %37 : tensor<24x40xf32>
    %39 = stablehlo.convert %arg15 : tensor<24xf32>
    %40 = stablehlo.subtract %39, %24 : tensor<24xf32>
    %41 = stablehlo.exponential %40 : tensor<24xf32>
    %42 = stablehlo.multiply %arg17, %41 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %44 = stablehlo.compare GT, %12, %43, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %45 = call @_where_2(%44, %12, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %46 = stablehlo.multiply %38, %45 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.add %42, %47 : tensor<24xf32>
    %49 = stablehlo.multiply %arg16, %41 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.add %49, %50 : tensor<24xf32>
    %52 = call @_where_2(%16, %12, %arg6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.add %arg18, %53 : tensor<24xf32>
    return %24, %51, %48, %54, %3, %4, %11, %21, %22, %29, %34, %38, %41, %arg17, %44, %45, %arg16, %16 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>
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
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<4x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xf32>
    return %1 : tensor<4x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<4x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xi1>
    return %1 : tensor<4x24x40xi1>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x160xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>, %arg11: tensor<24x40xf32>, %arg12: tensor<24x40xi1>, %arg13: tensor<24x40xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24x40xf32>, %arg18: tensor<24xf32>, %arg19: tensor<24xf32>, %arg20: tensor<24x40xi1>, %arg21: tensor<24x40xf32>, %arg22: tensor<24xf32>, %arg23: tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_10(%arg23, %arg3, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg22, %arg7 : tensor<24xf32>
    %4 = stablehlo.multiply %arg7, %arg18 : tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.multiply %arg17, %5 : tensor<24x40xf32>
    %7 = stablehlo.multiply %5, %arg21 : tensor<24x40xf32>
    %8 = stablehlo.add %2, %7 : tensor<24x40xf32>
    %9 = call @_where_10(%arg20, %arg2, %6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
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
    %31 = call @_where_11(%arg12, %arg1, %30) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.dot_general %31, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %34 = stablehlo.dot_general %31, %arg11, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %35 = stablehlo.add %arg5, %34 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.dynamic_update_slice %36, %33, %c, %arg10 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    %38 = stablehlo.add %arg4, %37 : tensor<24x160xf32>
    return %38, %35, %26, %4, %13, %arg9 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_11(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_pad_12(%arg0: tensor<f32>, %arg1: tensor<24x160xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0], high = [0, -29], interior = [0, 0] : (tensor<24x160xf32>, tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.slice %0 [0:24, 0:131] : (tensor<24x131xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
