module @jit_entropy_columns_near_special_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %15 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_15 = stablehlo.constant dense<false> : tensor<i1>
    %20 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i1>) -> tensor<3x24xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_21 = stablehlo.constant dense<false> : tensor<i1>
    %26 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %27:31 = stablehlo.while(%iterArg = %2, %iterArg_34 = %arg0, %iterArg_35 = %13#1, %iterArg_36 = %3, %iterArg_37 = %4, %iterArg_38 = %14#1, %iterArg_39 = %6, %iterArg_40 = %5, %iterArg_41 = %8, %iterArg_42 = %7, %iterArg_43 = %10, %iterArg_44 = %9, %iterArg_45 = %12, %iterArg_46 = %11, %iterArg_47 = %c_22, %iterArg_48 = %1, %iterArg_49 = %0, %iterArg_50 = %0, %iterArg_51 = %0, %iterArg_52 = %15, %iterArg_53 = %16, %iterArg_54 = %17, %iterArg_55 = %18, %iterArg_56 = %19, %iterArg_57 = %20, %iterArg_58 = %21, %iterArg_59 = %22, %iterArg_60 = %23, %iterArg_61 = %24, %iterArg_62 = %25, %iterArg_63 = %26) : tensor<3xi32>, tensor<24x120xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>
    cond {
      %c_64 = stablehlo.constant dense<3> : tensor<i32>
      %63 = stablehlo.compare LT, %iterArg_47, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %63 : tensor<i1>
    } do {
      %63 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_47) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %64:16 = func.call @closed_call(%iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %63) : (tensor<24x120xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>)
      %65 = func.call @dynamic_update_index_in_dim(%iterArg_52, %64#4, %iterArg_47) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %66 = func.call @dynamic_update_index_in_dim_3(%iterArg_53, %64#5, %iterArg_47) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %67 = func.call @dynamic_update_index_in_dim_4(%iterArg_54, %64#6, %iterArg_47) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %68 = func.call @dynamic_update_index_in_dim_4(%iterArg_55, %64#7, %iterArg_47) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %69 = func.call @dynamic_update_index_in_dim_4(%iterArg_56, %64#8, %iterArg_47) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %70 = func.call @dynamic_update_index_in_dim_5(%iterArg_57, %64#9, %iterArg_47) : (tensor<3x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<3x24xi1>
      %71 = func.call @dynamic_update_index_in_dim_3(%iterArg_58, %64#10, %iterArg_47) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %72 = func.call @dynamic_update_index_in_dim_4(%iterArg_59, %64#11, %iterArg_47) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %73 = func.call @dynamic_update_index_in_dim_4(%iterArg_60, %64#12, %iterArg_47) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %74 = func.call @dynamic_update_index_in_dim_3(%iterArg_61, %64#13, %iterArg_47) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %75 = func.call @dynamic_update_index_in_dim_4(%iterArg_62, %64#14, %iterArg_47) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %76 = func.call @dynamic_update_index_in_dim_6(%iterArg_63, %64#15, %iterArg_47) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %iterArg_47, %c_64 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %77, %64#0, %64#1, %64#2, %64#3, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76 : tensor<3xi32>, tensor<24x120xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>
    }
    %28 = stablehlo.log %27#16 : tensor<24xf32>
    %29 = stablehlo.add %27#15, %28 : tensor<24xf32>
    %30 = stablehlo.subtract %27#18, %29 : tensor<24xf32>
    %31 = stablehlo.divide %27#17, %27#16 : tensor<24xf32>
    %32 = stablehlo.multiply %27#16, %27#16 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.divide %33, %32 : tensor<24xf32>
    %35 = stablehlo.subtract %29, %31 : tensor<24xf32>
    %36 = stablehlo.multiply %30, %arg2 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %38 = stablehlo.negate %37 : tensor<f32>
    %39 = stablehlo.multiply %35, %arg3 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.subtract %38, %40 : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.negate %cst_30 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.multiply %47, %arg3 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.negate %cst_31 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.multiply %50, %arg2 : tensor<24xf32>
    %52 = stablehlo.negate %48 : tensor<24xf32>
    %53 = stablehlo.multiply %52, %34 : tensor<24xf32>
    %54 = stablehlo.multiply %53, %27#17 : tensor<24xf32>
    %55 = stablehlo.negate %54 : tensor<24xf32>
    %56 = stablehlo.divide %52, %27#16 : tensor<24xf32>
    %57 = stablehlo.negate %51 : tensor<24xf32>
    %58 = stablehlo.add %48, %57 : tensor<24xf32>
    %59 = stablehlo.divide %58, %27#16 : tensor<24xf32>
    %60 = stablehlo.add %55, %59 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %62:20 = stablehlo.while(%iterArg = %27#19, %iterArg_34 = %27#20, %iterArg_35 = %27#21, %iterArg_36 = %27#22, %iterArg_37 = %27#23, %iterArg_38 = %27#24, %iterArg_39 = %27#25, %iterArg_40 = %27#26, %iterArg_41 = %27#27, %iterArg_42 = %27#28, %iterArg_43 = %27#29, %iterArg_44 = %27#30, %iterArg_45 = %13#0, %iterArg_46 = %14#0, %iterArg_47 = %c_33, %iterArg_48 = %61, %iterArg_49 = %58, %iterArg_50 = %60, %iterArg_51 = %56, %iterArg_52 = %51) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_53 = stablehlo.constant dense<3> : tensor<i32>
      %63 = stablehlo.compare LT, %iterArg_47, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %63 : tensor<i1>
    } do {
      %c_53 = stablehlo.constant dense<3> : tensor<i32>
      %63 = stablehlo.subtract %c_53, %iterArg_47 : tensor<i32>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %64 = stablehlo.subtract %63, %c_54 : tensor<i32>
      %65 = func.call @dynamic_index_in_dim(%iterArg, %64) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %66 = func.call @dynamic_index_in_dim_7(%iterArg_34, %64) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %67 = func.call @dynamic_index_in_dim_8(%iterArg_35, %64) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %68 = func.call @dynamic_index_in_dim_8(%iterArg_36, %64) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %69 = func.call @dynamic_index_in_dim_8(%iterArg_37, %64) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %70 = func.call @dynamic_index_in_dim_9(%iterArg_38, %64) : (tensor<3x24xi1>, tensor<i32>) -> tensor<24xi1>
      %71 = func.call @dynamic_index_in_dim_7(%iterArg_39, %64) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %72 = func.call @dynamic_index_in_dim_8(%iterArg_40, %64) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %73 = func.call @dynamic_index_in_dim_8(%iterArg_41, %64) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %74 = func.call @dynamic_index_in_dim_7(%iterArg_42, %64) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %75 = func.call @dynamic_index_in_dim_8(%iterArg_43, %64) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %76 = func.call @dynamic_index_in_dim_10(%iterArg_44, %64) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %77:5 = func.call @closed_call_11(%iterArg_45, %iterArg_46, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76) : (tensor<24xf32>, tensor<24x40xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) -> (tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_55 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.add %iterArg_47, %c_55 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %78, %77#0, %77#1, %77#2, %77#3, %77#4 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xi1>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %41, %62#15 : tensor<f32>, tensor<24x120xf32>
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
  func.func private @closed_call(%arg0: tensor<24x120xf32>, %arg1: tensor<24xf32>, %arg2: tensor<40xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg17, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %5 = stablehlo.multiply %arg17, %c_3 : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %7 = stablehlo.add %6, %arg2 : tensor<40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.reshape %12 : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.compare EQ, %4, %14, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %16 = stablehlo.convert %15 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.convert %arg13 : tensor<24xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.select %22, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %21, %23 : tensor<24xf32>
    %25 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %26 = stablehlo.select %25, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %28 = stablehlo.select %27, %arg12, %arg11 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.divide %26, %28 : tensor<24xf32>
    %30 = stablehlo.is_finite %19 : (tensor<24xf32>) -> tensor<24xi1>
    %31 = call @_where_1(%30, %19, %arg1) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %34 = stablehlo.subtract %4, %33 : tensor<24x40xf32>
    %35 = stablehlo.exponential %34 : tensor<24x40xf32>
    %36 = stablehlo.convert %arg13 : tensor<24xf32>
    %37 = stablehlo.subtract %36, %31 : tensor<24xf32>
    %38 = stablehlo.exponential %37 : tensor<24xf32>
    %39 = stablehlo.multiply %arg15, %38 : tensor<24xf32>
    %40 = stablehlo.multiply %35, %4 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.add %39, %41 : tensor<24xf32>
    %43 = stablehlo.multiply %arg14, %38 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.add %43, %44 : tensor<24xf32>
    %46 = call @_where_2(%11, %4, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.add %arg16, %47 : tensor<24xf32>
    return %19, %45, %42, %48, %3, %16, %17, %24, %29, %30, %35, %38, %arg15, %4, %arg14, %11 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi1>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>
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
  func.func private @closed_call_11(%arg0: tensor<24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x120xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xi1>, %arg13: tensor<24x40xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24x40xf32>, %arg17: tensor<24xf32>, %arg18: tensor<24x40xi1>) -> (tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_12(%arg18, %arg1, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg17, %arg4 : tensor<24xf32>
    %4 = stablehlo.multiply %arg4, %arg14 : tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.multiply %arg13, %5 : tensor<24x40xf32>
    %7 = stablehlo.add %1, %6 : tensor<24x40xf32>
    %8 = stablehlo.multiply %5, %arg16 : tensor<24x40xf32>
    %9 = stablehlo.add %2, %8 : tensor<24x40xf32>
    %10 = stablehlo.multiply %arg15, %arg5 : tensor<24xf32>
    %11 = stablehlo.add %3, %10 : tensor<24xf32>
    %12 = stablehlo.multiply %arg5, %arg14 : tensor<24xf32>
    %13 = stablehlo.multiply %11, %arg14 : tensor<24xf32>
    %14 = stablehlo.negate %13 : tensor<24xf32>
    %15 = stablehlo.multiply %9, %arg13 : tensor<24x40xf32>
    %16 = stablehlo.negate %15 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.reshape %17 : (tensor<24xf32>) -> tensor<24x1xf32>
    %19 = stablehlo.add %7, %15 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%18 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.add %14, %20 : tensor<24xf32>
    %22 = call @_where_13(%arg12, %arg0, %21) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %23 = stablehlo.add %arg3, %22 : tensor<24xf32>
    %24 = stablehlo.multiply %23, %arg11 : tensor<24xf32>
    %25 = stablehlo.multiply %23, %arg10 : tensor<24xf32>
    %26 = stablehlo.add %13, %25 : tensor<24xf32>
    %27 = stablehlo.divide %24, %arg9 : tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.multiply %28, %arg8 : tensor<24x40xf32>
    %30 = stablehlo.add %19, %29 : tensor<24x40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.dynamic_update_slice %31, %30, %c, %arg7 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %33 = stablehlo.add %arg2, %32 : tensor<24x120xf32>
    return %33, %26, %4, %12, %arg6 : tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
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
