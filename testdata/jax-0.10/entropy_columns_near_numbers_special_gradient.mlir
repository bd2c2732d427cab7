module @jit_entropy_columns_near_numbers_special_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x120xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x120xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %3 = stablehlo.iota dim = 0 : tensor<40xi32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14:2 = call @_where_0(%c_9) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %15:2 = call @_where_0(%c_10) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_16 = stablehlo.constant dense<false> : tensor<i1>
    %21 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i1>) -> tensor<3x24xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_20 = stablehlo.constant dense<false> : tensor<i1>
    %25 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_23 = stablehlo.constant dense<false> : tensor<i1>
    %28 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %29:33 = stablehlo.while(%iterArg = %2, %iterArg_36 = %arg0, %iterArg_37 = %13#1, %iterArg_38 = %14#1, %iterArg_39 = %3, %iterArg_40 = %4, %iterArg_41 = %15#1, %iterArg_42 = %6, %iterArg_43 = %5, %iterArg_44 = %8, %iterArg_45 = %7, %iterArg_46 = %10, %iterArg_47 = %9, %iterArg_48 = %12, %iterArg_49 = %11, %iterArg_50 = %c_24, %iterArg_51 = %1, %iterArg_52 = %0, %iterArg_53 = %0, %iterArg_54 = %0, %iterArg_55 = %16, %iterArg_56 = %17, %iterArg_57 = %18, %iterArg_58 = %19, %iterArg_59 = %20, %iterArg_60 = %21, %iterArg_61 = %22, %iterArg_62 = %23, %iterArg_63 = %24, %iterArg_64 = %25, %iterArg_65 = %26, %iterArg_66 = %27, %iterArg_67 = %28) : tensor<3xi32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>
    cond {
      %c_68 = stablehlo.constant dense<3> : tensor<i32>
      %65 = stablehlo.compare LT, %iterArg_50, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %65 : tensor<i1>
    } do {
      %65 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_50) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %66:17 = func.call @closed_call(%iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %65) : (tensor<24x120xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>)
      %67 = func.call @dynamic_update_index_in_dim(%iterArg_55, %66#4, %iterArg_50) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %68 = func.call @dynamic_update_index_in_dim_3(%iterArg_56, %66#5, %iterArg_50) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %69 = func.call @dynamic_update_index_in_dim_4(%iterArg_57, %66#6, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %70 = func.call @dynamic_update_index_in_dim_4(%iterArg_58, %66#7, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %71 = func.call @dynamic_update_index_in_dim_4(%iterArg_59, %66#8, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %72 = func.call @dynamic_update_index_in_dim_5(%iterArg_60, %66#9, %iterArg_50) : (tensor<3x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<3x24xi1>
      %73 = func.call @dynamic_update_index_in_dim_3(%iterArg_61, %66#10, %iterArg_50) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %74 = func.call @dynamic_update_index_in_dim_4(%iterArg_62, %66#11, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %75 = func.call @dynamic_update_index_in_dim_4(%iterArg_63, %66#12, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %76 = func.call @dynamic_update_index_in_dim_6(%iterArg_64, %66#13, %iterArg_50) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %77 = func.call @dynamic_update_index_in_dim_3(%iterArg_65, %66#14, %iterArg_50) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %78 = func.call @dynamic_update_index_in_dim_4(%iterArg_66, %66#15, %iterArg_50) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %79 = func.call @dynamic_update_index_in_dim_6(%iterArg_67, %66#16, %iterArg_50) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %c_68 = stablehlo.constant dense<1> : tensor<i32>
      %80 = stablehlo.add %iterArg_50, %c_68 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %80, %66#0, %66#1, %66#2, %66#3, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79 : tensor<3xi32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>
    }
    %30 = stablehlo.log %29#17 : tensor<24xf32>
    %31 = stablehlo.add %29#16, %30 : tensor<24xf32>
    %32 = stablehlo.subtract %29#19, %31 : tensor<24xf32>
    %33 = stablehlo.divide %29#18, %29#17 : tensor<24xf32>
    %34 = stablehlo.multiply %29#17, %29#17 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.divide %35, %34 : tensor<24xf32>
    %37 = stablehlo.subtract %31, %33 : tensor<24xf32>
    %38 = stablehlo.multiply %32, %arg2 : tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %40 = stablehlo.negate %39 : tensor<f32>
    %41 = stablehlo.multiply %37, %arg3 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.subtract %40, %42 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.negate %cst_32 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.multiply %49, %arg3 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.negate %cst_33 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.multiply %52, %arg2 : tensor<24xf32>
    %54 = stablehlo.negate %50 : tensor<24xf32>
    %55 = stablehlo.multiply %54, %36 : tensor<24xf32>
    %56 = stablehlo.multiply %55, %29#18 : tensor<24xf32>
    %57 = stablehlo.negate %56 : tensor<24xf32>
    %58 = stablehlo.divide %54, %29#17 : tensor<24xf32>
    %59 = stablehlo.negate %53 : tensor<24xf32>
    %60 = stablehlo.add %50, %59 : tensor<24xf32>
    %61 = stablehlo.divide %60, %29#17 : tensor<24xf32>
    %62 = stablehlo.add %57, %61 : tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %64:22 = stablehlo.while(%iterArg = %29#20, %iterArg_36 = %29#21, %iterArg_37 = %29#22, %iterArg_38 = %29#23, %iterArg_39 = %29#24, %iterArg_40 = %29#25, %iterArg_41 = %29#26, %iterArg_42 = %29#27, %iterArg_43 = %29#28, %iterArg_44 = %29#29, %iterArg_45 = %29#30, %iterArg_46 = %29#31, %iterArg_47 = %29#32, %iterArg_48 = %13#0, %iterArg_49 = %14#0, %iterArg_50 = %15#0, %iterArg_51 = %c_35, %iterArg_52 = %63, %iterArg_53 = %60, %iterArg_54 = %62, %iterArg_55 = %58, %iterArg_56 = %53) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_57 = stablehlo.constant dense<3> : tensor<i32>
      %65 = stablehlo.compare LT, %iterArg_51, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %65 : tensor<i1>
    } do {
      %c_57 = stablehlo.constant dense<3> : tensor<i32>
      %65 = stablehlo.subtract %c_57, %iterArg_51 : tensor<i32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %66 = stablehlo.subtract %65, %c_58 : tensor<i32>
      %67 = func.call @dynamic_index_in_dim(%iterArg, %66) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %68 = func.call @dynamic_index_in_dim_7(%iterArg_36, %66) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %69 = func.call @dynamic_index_in_dim_8(%iterArg_37, %66) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %70 = func.call @dynamic_index_in_dim_8(%iterArg_38, %66) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %71 = func.call @dynamic_index_in_dim_8(%iterArg_39, %66) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %72 = func.call @dynamic_index_in_dim_9(%iterArg_40, %66) : (tensor<3x24xi1>, tensor<i32>) -> tensor<24xi1>
      %73 = func.call @dynamic_index_in_dim_7(%iterArg_41, %66) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %74 = func.call @dynamic_index_in_dim_8(%iterArg_42, %66) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %75 = func.call @dynamic_index_in_dim_8(%iterArg_43, %66) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %76 = func.call @dynamic_index_in_dim_10(%iterArg_44, %66) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %77 = func.call @dynamic_index_in_dim_7(%iterArg_45, %66) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %78 = func.call @dynamic_index_in_dim_8(%iterArg_46, %66) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %79 = func.call @dynamic_index_in_dim_10(%iterArg_47, %66) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %80:5 = func.call @closed_call_11(%iterArg_48, %iterArg_49, %iterArg_50, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79) : (tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) -> (tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %81 = stablehlo.add %iterArg_51, %c_59 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %81, %80#0, %80#1, %80#2, %80#3, %80#4 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<24xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %43, %64#17 : tensor<f32>, tensor<24x120xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x120xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x40xf32>, %arg3: tensor<40xi32>, %arg4: tensor<24x1xi32>, %arg5: tensor<24x40xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24xf32>, %arg18: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg18, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %5 = stablehlo.multiply %arg18, %c_3 : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %7 = stablehlo.add %6, %arg3 : tensor<40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.reshape %12 : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.compare EQ, %4, %14, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %16 = stablehlo.convert %15 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.convert %arg14 : tensor<24xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %arg7, %arg6 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.select %22, %arg9, %arg8 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %21, %23 : tensor<24xf32>
    %25 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %26 = stablehlo.select %25, %arg11, %arg10 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %28 = stablehlo.select %27, %arg13, %arg12 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.divide %26, %28 : tensor<24xf32>
    %30 = stablehlo.is_finite %19 : (tensor<24xf32>) -> tensor<24xi1>
    %31 = call @_where_1(%30, %19, %arg1) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %34 = stablehlo.subtract %4, %33 : tensor<24x40xf32>
    %35 = stablehlo.exponential %34 : tensor<24x40xf32>
    %36 = stablehlo.convert %arg14 : tensor<24xf32>
    %37 = stablehlo.subtract %36, %31 : tensor<24xf32>
    %38 = stablehlo.exponential %37 : tensor<24xf32>
    %39 = stablehlo.multiply %arg16, %38 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %41 = stablehlo.compare GT, %4, %40, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %42 = call @_where_2(%41, %4, %arg2) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %43 = stablehlo.multiply %35, %42 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.add %39, %44 : tensor<24xf32>
    %46 = stablehlo.multiply %arg15, %38 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.add %46, %47 : tensor<24xf32>
    %49 = call @_where_2(%11, %4, %arg5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.add %arg17, %50 : tensor<24xf32>
    return %19, %48, %45, %51, %3, %16, %17, %24, %29, %30, %35, %38, %arg16, %41, %42, %arg15, %11 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<3x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xf32>
    return %1 : tensor<3x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<3x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<3x24xi1>
    return %1 : tensor<3x24xi1>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<3x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<3x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xi1>
    return %1 : tensor<3x24x40xi1>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<3x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<3x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @closed_call_11(%arg0: tensor<24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>, %arg3: tensor<24x120xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>, %arg9: tensor<24x40xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xi1>, %arg14: tensor<24x40xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24x40xi1>, %arg18: tensor<24x40xf32>, %arg19: tensor<24xf32>, %arg20: tensor<24x40xi1>) -> (tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_12(%arg20, %arg2, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg19, %arg5 : tensor<24xf32>
    %4 = stablehlo.multiply %arg5, %arg15 : tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.multiply %arg14, %5 : tensor<24x40xf32>
    %7 = stablehlo.multiply %5, %arg18 : tensor<24x40xf32>
    %8 = stablehlo.add %2, %7 : tensor<24x40xf32>
    %9 = call @_where_12(%arg17, %arg1, %6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %1, %9 : tensor<24x40xf32>
    %11 = stablehlo.multiply %arg16, %arg6 : tensor<24xf32>
    %12 = stablehlo.add %3, %11 : tensor<24xf32>
    %13 = stablehlo.multiply %arg6, %arg15 : tensor<24xf32>
    %14 = stablehlo.multiply %12, %arg15 : tensor<24xf32>
    %15 = stablehlo.negate %14 : tensor<24xf32>
    %16 = stablehlo.multiply %8, %arg14 : tensor<24x40xf32>
    %17 = stablehlo.negate %16 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.add %10, %16 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.add %15, %21 : tensor<24xf32>
    %23 = call @_where_13(%arg13, %arg0, %22) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %24 = stablehlo.add %arg4, %23 : tensor<24xf32>
    %25 = stablehlo.multiply %24, %arg12 : tensor<24xf32>
    %26 = stablehlo.multiply %24, %arg11 : tensor<24xf32>
    %27 = stablehlo.add %14, %26 : tensor<24xf32>
    %28 = stablehlo.divide %25, %arg10 : tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %30 = stablehlo.multiply %29, %arg9 : tensor<24x40xf32>
    %31 = stablehlo.add %20, %30 : tensor<24x40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.dynamic_update_slice %32, %31, %c, %arg8 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %34 = stablehlo.add %arg3, %33 : tensor<24x120xf32>
    return %34, %27, %4, %13, %arg7 : tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_12(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_13(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
}
