module @jit_entropy_columns_near_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %15:2 = call @_where_0(%c_10) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %16:2 = call @_where_1(%c_11) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %17:2 = call @_where_1(%c_12) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %c_15 = stablehlo.constant dense<false> : tensor<i1>
    %20 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %c_20 = stablehlo.constant dense<false> : tensor<i1>
    %25 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i1>) -> tensor<4x24xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %c_26 = stablehlo.constant dense<false> : tensor<i1>
    %31 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %32:36 = stablehlo.while(%iterArg = %3, %iterArg_40 = %4, %iterArg_41 = %arg0, %iterArg_42 = %0#0, %iterArg_43 = %5#1, %iterArg_44 = %15#1, %iterArg_45 = %16#1, %iterArg_46 = %6, %iterArg_47 = %17#1, %iterArg_48 = %8, %iterArg_49 = %7, %iterArg_50 = %10, %iterArg_51 = %9, %iterArg_52 = %12, %iterArg_53 = %11, %iterArg_54 = %14, %iterArg_55 = %13, %iterArg_56 = %c_27, %iterArg_57 = %2, %iterArg_58 = %1, %iterArg_59 = %1, %iterArg_60 = %1, %iterArg_61 = %18, %iterArg_62 = %19, %iterArg_63 = %20, %iterArg_64 = %21, %iterArg_65 = %22, %iterArg_66 = %23, %iterArg_67 = %24, %iterArg_68 = %25, %iterArg_69 = %26, %iterArg_70 = %27, %iterArg_71 = %28, %iterArg_72 = %29, %iterArg_73 = %30, %iterArg_74 = %31) : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>
    cond {
      %c_75 = stablehlo.constant dense<4> : tensor<i32>
      %70 = stablehlo.compare LT, %iterArg_56, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %70 : tensor<i1>
    } do {
      %70 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_56) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %71:18 = func.call @closed_call(%iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %70) : (tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>)
      %72 = func.call @dynamic_update_index_in_dim(%iterArg_61, %71#4, %iterArg_56) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %73 = func.call @dynamic_update_index_in_dim_5(%iterArg_62, %71#5, %iterArg_56) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %74 = func.call @dynamic_update_index_in_dim_6(%iterArg_63, %71#6, %iterArg_56) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %75 = func.call @dynamic_update_index_in_dim_5(%iterArg_64, %71#7, %iterArg_56) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %76 = func.call @dynamic_update_index_in_dim_7(%iterArg_65, %71#8, %iterArg_56) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %77 = func.call @dynamic_update_index_in_dim_7(%iterArg_66, %71#9, %iterArg_56) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %78 = func.call @dynamic_update_index_in_dim_7(%iterArg_67, %71#10, %iterArg_56) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %79 = func.call @dynamic_update_index_in_dim_8(%iterArg_68, %71#11, %iterArg_56) : (tensor<4x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<4x24xi1>
      %80 = func.call @dynamic_update_index_in_dim_5(%iterArg_69, %71#12, %iterArg_56) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %81 = func.call @dynamic_update_index_in_dim_7(%iterArg_70, %71#13, %iterArg_56) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %82 = func.call @dynamic_update_index_in_dim_7(%iterArg_71, %71#14, %iterArg_56) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %83 = func.call @dynamic_update_index_in_dim_5(%iterArg_72, %71#15, %iterArg_56) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %84 = func.call @dynamic_update_index_in_dim_7(%iterArg_73, %71#16, %iterArg_56) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %85 = func.call @dynamic_update_index_in_dim_6(%iterArg_74, %71#17, %iterArg_56) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %c_75 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_56, %c_75 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %86, %71#0, %71#1, %71#2, %71#3, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85 : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>
    }
    %33 = stablehlo.log %32#19 : tensor<24xf32>
    %34 = stablehlo.add %32#18, %33 : tensor<24xf32>
    %35 = stablehlo.subtract %32#21, %34 : tensor<24xf32>
    %36 = stablehlo.divide %32#20, %32#19 : tensor<24xf32>
    %37 = stablehlo.multiply %32#19, %32#19 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.divide %38, %37 : tensor<24xf32>
    %40 = stablehlo.subtract %34, %36 : tensor<24xf32>
    %41 = stablehlo.multiply %35, %arg3 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.negate %42 : tensor<f32>
    %44 = stablehlo.multiply %40, %arg4 : tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %46 = stablehlo.subtract %43, %45 : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.negate %cst_35 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.multiply %52, %arg4 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.negate %cst_36 : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.multiply %55, %arg3 : tensor<24xf32>
    %57 = stablehlo.negate %53 : tensor<24xf32>
    %58 = stablehlo.multiply %57, %39 : tensor<24xf32>
    %59 = stablehlo.multiply %58, %32#20 : tensor<24xf32>
    %60 = stablehlo.negate %59 : tensor<24xf32>
    %61 = stablehlo.divide %57, %32#19 : tensor<24xf32>
    %62 = stablehlo.negate %56 : tensor<24xf32>
    %63 = stablehlo.add %53, %62 : tensor<24xf32>
    %64 = stablehlo.divide %63, %32#19 : tensor<24xf32>
    %65 = stablehlo.add %60, %64 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %68:26 = stablehlo.while(%iterArg = %32#22, %iterArg_40 = %32#23, %iterArg_41 = %32#24, %iterArg_42 = %32#25, %iterArg_43 = %32#26, %iterArg_44 = %32#27, %iterArg_45 = %32#28, %iterArg_46 = %32#29, %iterArg_47 = %32#30, %iterArg_48 = %32#31, %iterArg_49 = %32#32, %iterArg_50 = %32#33, %iterArg_51 = %32#34, %iterArg_52 = %32#35, %iterArg_53 = %arg0, %iterArg_54 = %5#0, %iterArg_55 = %15#0, %iterArg_56 = %16#0, %iterArg_57 = %17#0, %iterArg_58 = %c_39, %iterArg_59 = %66, %iterArg_60 = %67, %iterArg_61 = %63, %iterArg_62 = %65, %iterArg_63 = %61, %iterArg_64 = %56) : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_65 = stablehlo.constant dense<4> : tensor<i32>
      %70 = stablehlo.compare LT, %iterArg_58, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %70 : tensor<i1>
    } do {
      %c_65 = stablehlo.constant dense<4> : tensor<i32>
      %70 = stablehlo.subtract %c_65, %iterArg_58 : tensor<i32>
      %c_66 = stablehlo.constant dense<1> : tensor<i32>
      %71 = stablehlo.subtract %70, %c_66 : tensor<i32>
      %72 = func.call @dynamic_index_in_dim(%iterArg, %71) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %73 = func.call @dynamic_index_in_dim_9(%iterArg_40, %71) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %74 = func.call @dynamic_index_in_dim_10(%iterArg_41, %71) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %75 = func.call @dynamic_index_in_dim_9(%iterArg_42, %71) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %76 = func.call @dynamic_index_in_dim_11(%iterArg_43, %71) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %77 = func.call @dynamic_index_in_dim_11(%iterArg_44, %71) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %78 = func.call @dynamic_index_in_dim_11(%iterArg_45, %71) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %79 = func.call @dynamic_index_in_dim_12(%iterArg_46, %71) : (tensor<4x24xi1>, tensor<i32>) -> tensor<24xi1>
      %80 = func.call @dynamic_index_in_dim_9(%iterArg_47, %71) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %81 = func.call @dynamic_index_in_dim_11(%iterArg_48, %71) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %82 = func.call @dynamic_index_in_dim_11(%iterArg_49, %71) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %83 = func.call @dynamic_index_in_dim_9(%iterArg_50, %71) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %84 = func.call @dynamic_index_in_dim_11(%iterArg_51, %71) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %85 = func.call @dynamic_index_in_dim_10(%iterArg_52, %71) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %86:6 = func.call @closed_call_13(%iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_67 = stablehlo.constant dense<1> : tensor<i32>
      %87 = stablehlo.add %iterArg_58, %c_67 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %87, %86#0, %86#1, %86#2, %86#3, %86#4, %86#5 : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %69 = call @_pad_17(%0#1, %68#20) : (tensor<f32>, tensor<24x160xf32>) -> tensor<24x131xf32>
    return %46, %68#21, %69 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
  func.func private @_where_0(%arg0: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
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
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x160xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x40xf32>, %arg6: tensor<24x1xi32>, %arg7: tensor<24x40xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24xf32>, %arg18: tensor<24xf32>, %arg19: tensor<24xf32>, %arg20: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg20, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<160> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg2, %c_2, %3, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg20, %c_3 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %8 = stablehlo.add %7, %arg0 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %12 = call @_where_2(%11, %5, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %15 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%12 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.reshape %17 : (tensor<24xf32>) -> tensor<24x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %20 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %21 = stablehlo.convert %20 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.convert %arg16 : tensor<24xf32>
    %24 = stablehlo.maximum %23, %17 : tensor<24xf32>
    %25 = stablehlo.compare EQ, %23, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %26 = stablehlo.select %25, %arg9, %arg8 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %28 = stablehlo.select %27, %arg11, %arg10 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.divide %26, %28 : tensor<24xf32>
    %30 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %31 = stablehlo.select %30, %arg13, %arg12 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.compare EQ, %23, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %33 = stablehlo.select %32, %arg15, %arg14 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.divide %31, %33 : tensor<24xf32>
    %35 = stablehlo.is_finite %24 : (tensor<24xf32>) -> tensor<24xi1>
    %36 = call @_where_3(%35, %24, %arg4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %39 = stablehlo.subtract %12, %38 : tensor<24x40xf32>
    %40 = stablehlo.exponential %39 : tensor<24x40xf32>
    %41 = stablehlo.convert %arg16 : tensor<24xf32>
    %42 = stablehlo.subtract %41, %36 : tensor<24xf32>
    %43 = stablehlo.exponential %42 : tensor<24xf32>
    %44 = stablehlo.multiply %arg18, %43 : tensor<24xf32>
    %45 = call @_where_4(%11, %12, %arg5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %46 = stablehlo.multiply %40, %45 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.add %44, %47 : tensor<24xf32>
    %49 = stablehlo.multiply %arg17, %43 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.add %49, %50 : tensor<24xf32>
    %52 = call @_where_4(%16, %12, %arg7) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.add %arg19, %53 : tensor<24xf32>
    return %24, %51, %48, %54, %3, %4, %11, %21, %22, %29, %34, %35, %40, %43, %arg18, %45, %arg17, %16 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_3(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<4x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xf32>
    return %1 : tensor<4x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<4x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xi1>
    return %1 : tensor<4x24x40xi1>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<4x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<4x24xi1>
    return %1 : tensor<4x24xi1>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<4x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<4x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @closed_call_13(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x160xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<i32>, %arg12: tensor<24x40xf32>, %arg13: tensor<24x40xi1>, %arg14: tensor<24x40xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24xf32>, %arg18: tensor<24xi1>, %arg19: tensor<24x40xf32>, %arg20: tensor<24xf32>, %arg21: tensor<24xf32>, %arg22: tensor<24x40xf32>, %arg23: tensor<24xf32>, %arg24: tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_14(%arg24, %arg4, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg23, %arg8 : tensor<24xf32>
    %4 = stablehlo.multiply %arg8, %arg20 : tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.multiply %arg19, %5 : tensor<24x40xf32>
    %7 = stablehlo.multiply %5, %arg22 : tensor<24x40xf32>
    %8 = stablehlo.add %2, %7 : tensor<24x40xf32>
    %9 = call @_where_14(%arg13, %arg3, %6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %1, %9 : tensor<24x40xf32>
    %11 = stablehlo.multiply %arg21, %arg9 : tensor<24xf32>
    %12 = stablehlo.add %3, %11 : tensor<24xf32>
    %13 = stablehlo.multiply %arg9, %arg20 : tensor<24xf32>
    %14 = stablehlo.multiply %12, %arg20 : tensor<24xf32>
    %15 = stablehlo.negate %14 : tensor<24xf32>
    %16 = stablehlo.multiply %8, %arg19 : tensor<24x40xf32>
    %17 = stablehlo.negate %16 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.add %10, %16 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.add %15, %21 : tensor<24xf32>
    %23 = call @_where_15(%arg18, %arg2, %22) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %24 = stablehlo.add %arg7, %23 : tensor<24xf32>
    %25 = stablehlo.multiply %24, %arg17 : tensor<24xf32>
    %26 = stablehlo.multiply %24, %arg16 : tensor<24xf32>
    %27 = stablehlo.add %14, %26 : tensor<24xf32>
    %28 = stablehlo.divide %25, %arg15 : tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %30 = stablehlo.multiply %29, %arg14 : tensor<24x40xf32>
    %31 = stablehlo.add %20, %30 : tensor<24x40xf32>
    %32 = call @_where_16(%arg13, %arg1, %31) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %33 = stablehlo.dot_general %32, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %35 = stablehlo.dot_general %32, %arg12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %36 = stablehlo.add %arg6, %35 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.dynamic_update_slice %37, %34, %c, %arg11 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    %39 = stablehlo.add %arg5, %38 : tensor<24x160xf32>
    return %39, %36, %27, %4, %13, %arg10 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_14(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_15(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @_where_16(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_pad_17(%arg0: tensor<f32>, %arg1: tensor<24x160xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0], high = [0, -29], interior = [0, 0] : (tensor<24x160xf32>, tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.slice %0 [0:24, 0:131] : (tensor<24x131xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
