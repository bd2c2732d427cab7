module @jit_entropy_columns_relative_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> (tensor<24x160xf32>, tensor<f32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
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
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %c_25 = stablehlo.constant dense<false> : tensor<i1>
    %30 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i1>) -> tensor<4x24x40xi1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %31:35 = stablehlo.while(%iterArg = %3, %iterArg_39 = %4, %iterArg_40 = %arg0, %iterArg_41 = %0#0, %iterArg_42 = %5#1, %iterArg_43 = %15#1, %iterArg_44 = %6, %iterArg_45 = %16#1, %iterArg_46 = %8, %iterArg_47 = %7, %iterArg_48 = %10, %iterArg_49 = %9, %iterArg_50 = %12, %iterArg_51 = %11, %iterArg_52 = %14, %iterArg_53 = %13, %iterArg_54 = %c_26, %iterArg_55 = %2, %iterArg_56 = %1, %iterArg_57 = %1, %iterArg_58 = %1, %iterArg_59 = %17, %iterArg_60 = %18, %iterArg_61 = %19, %iterArg_62 = %20, %iterArg_63 = %21, %iterArg_64 = %22, %iterArg_65 = %23, %iterArg_66 = %24, %iterArg_67 = %25, %iterArg_68 = %26, %iterArg_69 = %27, %iterArg_70 = %28, %iterArg_71 = %29, %iterArg_72 = %30) : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>
    cond {
      %c_73 = stablehlo.constant dense<4> : tensor<i32>
      %72 = stablehlo.compare LT, %iterArg_54, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %72 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_54) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %73:18 = func.call @closed_call(%iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %72) : (tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>)
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_59, %73#4, %iterArg_54) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %75 = func.call @dynamic_update_index_in_dim_3(%iterArg_60, %73#5, %iterArg_54) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %76 = func.call @dynamic_update_index_in_dim_4(%iterArg_61, %73#6, %iterArg_54) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %77 = func.call @dynamic_update_index_in_dim_3(%iterArg_62, %73#7, %iterArg_54) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %78 = func.call @dynamic_update_index_in_dim_5(%iterArg_63, %73#8, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %79 = func.call @dynamic_update_index_in_dim_5(%iterArg_64, %73#9, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %80 = func.call @dynamic_update_index_in_dim_5(%iterArg_65, %73#10, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %81 = func.call @dynamic_update_index_in_dim_3(%iterArg_66, %73#11, %iterArg_54) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %82 = func.call @dynamic_update_index_in_dim_5(%iterArg_67, %73#12, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %83 = func.call @dynamic_update_index_in_dim_5(%iterArg_68, %73#13, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %84 = func.call @dynamic_update_index_in_dim_5(%iterArg_69, %73#14, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %85 = func.call @dynamic_update_index_in_dim_5(%iterArg_70, %73#15, %iterArg_54) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %86 = func.call @dynamic_update_index_in_dim_3(%iterArg_71, %73#16, %iterArg_54) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %87 = func.call @dynamic_update_index_in_dim_4(%iterArg_72, %73#17, %iterArg_54) : (tensor<4x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<4x24x40xi1>
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %88 = stablehlo.add %iterArg_54, %c_73 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %88, %73#0, %73#1, %73#2, %73#3, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87 : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>
    }
    %32 = stablehlo.subtract %31#20, %31#17 : tensor<24xf32>
    %33 = stablehlo.log %31#18 : tensor<24xf32>
    %34 = stablehlo.subtract %32, %33 : tensor<24xf32>
    %35 = stablehlo.log %31#18 : tensor<24xf32>
    %36 = stablehlo.divide %31#19, %31#18 : tensor<24xf32>
    %37 = stablehlo.multiply %31#18, %31#18 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.divide %38, %37 : tensor<24xf32>
    %40 = stablehlo.subtract %35, %36 : tensor<24xf32>
    %41 = stablehlo.multiply %34, %arg3 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.negate %42 : tensor<f32>
    %44 = stablehlo.multiply %40, %arg4 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %46 = stablehlo.subtract %43, %45 : tensor<f32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.negate %cst_34 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.multiply %52, %arg4 : tensor<24xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.negate %cst_35 : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.multiply %55, %arg3 : tensor<24xf32>
    %57 = stablehlo.negate %53 : tensor<24xf32>
    %58 = stablehlo.multiply %57, %39 : tensor<24xf32>
    %59 = stablehlo.multiply %58, %31#19 : tensor<24xf32>
    %60 = stablehlo.negate %59 : tensor<24xf32>
    %61 = stablehlo.divide %57, %31#18 : tensor<24xf32>
    %62 = stablehlo.divide %53, %31#18 : tensor<24xf32>
    %63 = stablehlo.add %60, %62 : tensor<24xf32>
    %64 = stablehlo.negate %56 : tensor<24xf32>
    %65 = stablehlo.divide %64, %31#18 : tensor<24xf32>
    %66 = stablehlo.add %63, %65 : tensor<24xf32>
    %67 = stablehlo.negate %56 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %70:25 = stablehlo.while(%iterArg = %31#21, %iterArg_39 = %31#22, %iterArg_40 = %31#23, %iterArg_41 = %31#24, %iterArg_42 = %31#25, %iterArg_43 = %31#26, %iterArg_44 = %31#27, %iterArg_45 = %31#28, %iterArg_46 = %31#29, %iterArg_47 = %31#30, %iterArg_48 = %31#31, %iterArg_49 = %31#32, %iterArg_50 = %31#33, %iterArg_51 = %31#34, %iterArg_52 = %arg0, %iterArg_53 = %5#0, %iterArg_54 = %15#0, %iterArg_55 = %16#0, %iterArg_56 = %c_38, %iterArg_57 = %68, %iterArg_58 = %69, %iterArg_59 = %67, %iterArg_60 = %66, %iterArg_61 = %61, %iterArg_62 = %56) : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_63 = stablehlo.constant dense<4> : tensor<i32>
      %72 = stablehlo.compare LT, %iterArg_56, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %c_63 = stablehlo.constant dense<4> : tensor<i32>
      %72 = stablehlo.subtract %c_63, %iterArg_56 : tensor<i32>
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %73 = stablehlo.subtract %72, %c_64 : tensor<i32>
      %74 = func.call @dynamic_index_in_dim(%iterArg, %73) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %75 = func.call @dynamic_index_in_dim_6(%iterArg_39, %73) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %76 = func.call @dynamic_index_in_dim_7(%iterArg_40, %73) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %77 = func.call @dynamic_index_in_dim_6(%iterArg_41, %73) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %78 = func.call @dynamic_index_in_dim_8(%iterArg_42, %73) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %79 = func.call @dynamic_index_in_dim_8(%iterArg_43, %73) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %80 = func.call @dynamic_index_in_dim_8(%iterArg_44, %73) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %81 = func.call @dynamic_index_in_dim_6(%iterArg_45, %73) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %82 = func.call @dynamic_index_in_dim_8(%iterArg_46, %73) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %83 = func.call @dynamic_index_in_dim_8(%iterArg_47, %73) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %84 = func.call @dynamic_index_in_dim_8(%iterArg_48, %73) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %85 = func.call @dynamic_index_in_dim_8(%iterArg_49, %73) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %86 = func.call @dynamic_index_in_dim_6(%iterArg_50, %73) : (tensor<4x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %87 = func.call @dynamic_index_in_dim_7(%iterArg_51, %73) : (tensor<4x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %88:6 = func.call @closed_call_9(%iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %89 = stablehlo.add %iterArg_56, %c_65 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %89, %88#0, %88#1, %88#2, %88#3, %88#4, %88#5 : tensor<4xi32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24x40xf32>, tensor<4x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %71 = call @_pad_12(%0#1, %70#19) : (tensor<f32>, tensor<24x160xf32>) -> tensor<24x131xf32>
    return %46, %70#20, %71 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x160xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x1xi32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24xf32>, %arg18: tensor<24xf32>, %arg19: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>) {
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
    %42 = stablehlo.convert %arg15 : tensor<24xf32>
    %43 = stablehlo.subtract %42, %24 : tensor<24xf32>
    %44 = stablehlo.multiply %43, %arg16 : tensor<24xf32>
    %45 = stablehlo.add %arg17, %44 : tensor<24xf32>
    %46 = stablehlo.multiply %41, %45 : tensor<24xf32>
    %47 = call @_where_2(%11, %37, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %48 = stablehlo.multiply %38, %47 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.add %46, %49 : tensor<24xf32>
    %51 = stablehlo.multiply %arg16, %41 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.add %51, %52 : tensor<24xf32>
    %54 = call @_where_2(%16, %12, %arg6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.add %arg18, %55 : tensor<24xf32>
    return %24, %53, %50, %56, %3, %4, %11, %21, %22, %29, %34, %38, %41, %arg16, %43, %45, %47, %16 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xi1>
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
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x160xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>, %arg11: tensor<24x40xf32>, %arg12: tensor<24x40xi1>, %arg13: tensor<24x40xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24x40xf32>, %arg18: tensor<24xf32>, %arg19: tensor<24xf32>, %arg20: tensor<24xf32>, %arg21: tensor<24xf32>, %arg22: tensor<24x40xf32>, %arg23: tensor<24x40xi1>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_10(%arg23, %arg3, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg19, %arg7 : tensor<24xf32>
    %4 = stablehlo.multiply %arg7, %arg18 : tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.multiply %arg17, %5 : tensor<24x40xf32>
    %7 = stablehlo.multiply %5, %arg22 : tensor<24x40xf32>
    %8 = stablehlo.add %2, %7 : tensor<24x40xf32>
    %9 = call @_where_10(%arg12, %arg2, %6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.multiply %arg18, %arg8 : tensor<24xf32>
    %11 = stablehlo.multiply %arg8, %arg21 : tensor<24xf32>
    %12 = stablehlo.add %3, %11 : tensor<24xf32>
    %13 = stablehlo.multiply %arg20, %10 : tensor<24xf32>
    %14 = stablehlo.add %4, %13 : tensor<24xf32>
    %15 = stablehlo.multiply %10, %arg19 : tensor<24xf32>
    %16 = stablehlo.negate %15 : tensor<24xf32>
    %17 = stablehlo.add %arg6, %16 : tensor<24xf32>
    %18 = stablehlo.multiply %12, %arg18 : tensor<24xf32>
    %19 = stablehlo.negate %18 : tensor<24xf32>
    %20 = stablehlo.add %17, %19 : tensor<24xf32>
    %21 = stablehlo.add %15, %18 : tensor<24xf32>
    %22 = stablehlo.multiply %8, %arg17 : tensor<24x40xf32>
    %23 = stablehlo.add %9, %22 : tensor<24x40xf32>
    %24 = stablehlo.negate %23 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.reshape %25 : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.add %1, %23 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%26 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.add %20, %28 : tensor<24xf32>
    %30 = stablehlo.multiply %29, %arg16 : tensor<24xf32>
    %31 = stablehlo.multiply %29, %arg15 : tensor<24xf32>
    %32 = stablehlo.add %21, %31 : tensor<24xf32>
    %33 = stablehlo.divide %30, %arg14 : tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %35 = stablehlo.multiply %34, %arg13 : tensor<24x40xf32>
    %36 = stablehlo.add %27, %35 : tensor<24x40xf32>
    %37 = call @_where_11(%arg12, %arg1, %36) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %38 = stablehlo.dot_general %37, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.dot_general %37, %arg11, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %41 = stablehlo.add %arg5, %40 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.dynamic_update_slice %42, %39, %c, %arg10 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    %44 = stablehlo.add %arg4, %43 : tensor<24x160xf32>
    return %44, %41, %32, %14, %10, %arg9 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
