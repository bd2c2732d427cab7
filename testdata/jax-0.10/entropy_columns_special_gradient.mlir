module @jit_entropy_columns_special_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %13:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_19 = stablehlo.constant dense<false> : tensor<i1>
    %24 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i1>) -> tensor<3x24x40xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %25:29 = stablehlo.while(%iterArg = %2, %iterArg_32 = %arg0, %iterArg_33 = %3, %iterArg_34 = %4, %iterArg_35 = %13#1, %iterArg_36 = %6, %iterArg_37 = %5, %iterArg_38 = %8, %iterArg_39 = %7, %iterArg_40 = %10, %iterArg_41 = %9, %iterArg_42 = %12, %iterArg_43 = %11, %iterArg_44 = %c_20, %iterArg_45 = %1, %iterArg_46 = %0, %iterArg_47 = %0, %iterArg_48 = %0, %iterArg_49 = %14, %iterArg_50 = %15, %iterArg_51 = %16, %iterArg_52 = %17, %iterArg_53 = %18, %iterArg_54 = %19, %iterArg_55 = %20, %iterArg_56 = %21, %iterArg_57 = %22, %iterArg_58 = %23, %iterArg_59 = %24) : tensor<3xi32>, tensor<24x120xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>
    cond {
      %c_60 = stablehlo.constant dense<3> : tensor<i32>
      %61 = stablehlo.compare LT, %iterArg_44, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %61 : tensor<i1>
    } do {
      %61 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_44) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %62:15 = func.call @closed_call(%iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %61) : (tensor<24x120xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>)
      %63 = func.call @dynamic_update_index_in_dim(%iterArg_49, %62#4, %iterArg_44) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %64 = func.call @dynamic_update_index_in_dim_1(%iterArg_50, %62#5, %iterArg_44) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %65 = func.call @dynamic_update_index_in_dim_2(%iterArg_51, %62#6, %iterArg_44) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %66 = func.call @dynamic_update_index_in_dim_2(%iterArg_52, %62#7, %iterArg_44) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %67 = func.call @dynamic_update_index_in_dim_2(%iterArg_53, %62#8, %iterArg_44) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %68 = func.call @dynamic_update_index_in_dim_1(%iterArg_54, %62#9, %iterArg_44) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %69 = func.call @dynamic_update_index_in_dim_2(%iterArg_55, %62#10, %iterArg_44) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %70 = func.call @dynamic_update_index_in_dim_2(%iterArg_56, %62#11, %iterArg_44) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %71 = func.call @dynamic_update_index_in_dim_1(%iterArg_57, %62#12, %iterArg_44) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %72 = func.call @dynamic_update_index_in_dim_2(%iterArg_58, %62#13, %iterArg_44) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %73 = func.call @dynamic_update_index_in_dim_3(%iterArg_59, %62#14, %iterArg_44) : (tensor<3x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<3x24x40xi1>
      %c_60 = stablehlo.constant dense<1> : tensor<i32>
      %74 = stablehlo.add %iterArg_44, %c_60 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %74, %62#0, %62#1, %62#2, %62#3, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73 : tensor<3xi32>, tensor<24x120xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>
    }
    %26 = stablehlo.log %25#15 : tensor<24xf32>
    %27 = stablehlo.add %25#14, %26 : tensor<24xf32>
    %28 = stablehlo.subtract %25#17, %27 : tensor<24xf32>
    %29 = stablehlo.divide %25#16, %25#15 : tensor<24xf32>
    %30 = stablehlo.multiply %25#15, %25#15 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.divide %31, %30 : tensor<24xf32>
    %33 = stablehlo.subtract %27, %29 : tensor<24xf32>
    %34 = stablehlo.multiply %28, %arg2 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %36 = stablehlo.negate %35 : tensor<f32>
    %37 = stablehlo.multiply %33, %arg3 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %39 = stablehlo.subtract %36, %38 : tensor<f32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.negate %cst_28 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.multiply %45, %arg3 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.negate %cst_29 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.multiply %48, %arg2 : tensor<24xf32>
    %50 = stablehlo.negate %46 : tensor<24xf32>
    %51 = stablehlo.multiply %50, %32 : tensor<24xf32>
    %52 = stablehlo.multiply %51, %25#16 : tensor<24xf32>
    %53 = stablehlo.negate %52 : tensor<24xf32>
    %54 = stablehlo.divide %50, %25#15 : tensor<24xf32>
    %55 = stablehlo.negate %49 : tensor<24xf32>
    %56 = stablehlo.add %46, %55 : tensor<24xf32>
    %57 = stablehlo.divide %56, %25#15 : tensor<24xf32>
    %58 = stablehlo.add %53, %57 : tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %60:18 = stablehlo.while(%iterArg = %25#18, %iterArg_32 = %25#19, %iterArg_33 = %25#20, %iterArg_34 = %25#21, %iterArg_35 = %25#22, %iterArg_36 = %25#23, %iterArg_37 = %25#24, %iterArg_38 = %25#25, %iterArg_39 = %25#26, %iterArg_40 = %25#27, %iterArg_41 = %25#28, %iterArg_42 = %13#0, %iterArg_43 = %c_31, %iterArg_44 = %59, %iterArg_45 = %56, %iterArg_46 = %58, %iterArg_47 = %54, %iterArg_48 = %49) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<24x40xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_49 = stablehlo.constant dense<3> : tensor<i32>
      %61 = stablehlo.compare LT, %iterArg_43, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %61 : tensor<i1>
    } do {
      %c_49 = stablehlo.constant dense<3> : tensor<i32>
      %61 = stablehlo.subtract %c_49, %iterArg_43 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.subtract %61, %c_50 : tensor<i32>
      %63 = func.call @dynamic_index_in_dim(%iterArg, %62) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %64 = func.call @dynamic_index_in_dim_4(%iterArg_32, %62) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %65 = func.call @dynamic_index_in_dim_5(%iterArg_33, %62) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %66 = func.call @dynamic_index_in_dim_5(%iterArg_34, %62) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %67 = func.call @dynamic_index_in_dim_5(%iterArg_35, %62) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %68 = func.call @dynamic_index_in_dim_4(%iterArg_36, %62) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %69 = func.call @dynamic_index_in_dim_5(%iterArg_37, %62) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %70 = func.call @dynamic_index_in_dim_5(%iterArg_38, %62) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %71 = func.call @dynamic_index_in_dim_4(%iterArg_39, %62) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %72 = func.call @dynamic_index_in_dim_5(%iterArg_40, %62) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %73 = func.call @dynamic_index_in_dim_6(%iterArg_41, %62) : (tensor<3x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %74:5 = func.call @closed_call_7(%iterArg_42, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73) : (tensor<24x40xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) -> (tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %75 = stablehlo.add %iterArg_43, %c_51 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %75, %74#0, %74#1, %74#2, %74#3, %74#4 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24x40xi1>, tensor<24x40xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %39, %60#13 : tensor<f32>, tensor<24x120xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
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
  func.func private @closed_call(%arg0: tensor<24x120xf32>, %arg1: tensor<40xi32>, %arg2: tensor<24x1xi32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg16, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %5 = stablehlo.multiply %arg16, %c_3 : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %7 = stablehlo.add %6, %arg1 : tensor<40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.reshape %12 : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.compare EQ, %4, %14, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %16 = stablehlo.convert %15 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.convert %arg12 : tensor<24xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %arg5, %arg4 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.select %22, %arg7, %arg6 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %21, %23 : tensor<24xf32>
    %25 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %26 = stablehlo.select %25, %arg9, %arg8 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %28 = stablehlo.select %27, %arg11, %arg10 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.divide %26, %28 : tensor<24xf32>
    %30 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %32 = stablehlo.subtract %4, %31 : tensor<24x40xf32>
    %33 = stablehlo.exponential %32 : tensor<24x40xf32>
    %34 = stablehlo.convert %arg12 : tensor<24xf32>
    %35 = stablehlo.subtract %34, %19 : tensor<24xf32>
    %36 = stablehlo.exponential %35 : tensor<24xf32>
    %37 = stablehlo.multiply %arg14, %36 : tensor<24xf32>
    %38 = stablehlo.multiply %33, %4 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.add %37, %39 : tensor<24xf32>
    %41 = stablehlo.multiply %arg13, %36 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.add %41, %42 : tensor<24xf32>
    %44 = call @_where_0(%11, %4, %arg3) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.add %arg15, %45 : tensor<24xf32>
    return %19, %43, %40, %46, %3, %16, %17, %24, %29, %33, %36, %arg14, %4, %arg13, %11 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24x40xi1>
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
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @closed_call_7(%arg0: tensor<24x40xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x40xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24x40xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24x40xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24x40xi1>) -> (tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_8(%arg16, %arg0, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.multiply %arg15, %arg3 : tensor<24xf32>
    %4 = stablehlo.multiply %arg3, %arg12 : tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.multiply %arg11, %5 : tensor<24x40xf32>
    %7 = stablehlo.add %1, %6 : tensor<24x40xf32>
    %8 = stablehlo.multiply %5, %arg14 : tensor<24x40xf32>
    %9 = stablehlo.add %2, %8 : tensor<24x40xf32>
    %10 = stablehlo.multiply %arg13, %arg4 : tensor<24xf32>
    %11 = stablehlo.add %3, %10 : tensor<24xf32>
    %12 = stablehlo.multiply %arg4, %arg12 : tensor<24xf32>
    %13 = stablehlo.multiply %11, %arg12 : tensor<24xf32>
    %14 = stablehlo.negate %13 : tensor<24xf32>
    %15 = stablehlo.add %arg2, %14 : tensor<24xf32>
    %16 = stablehlo.multiply %9, %arg11 : tensor<24x40xf32>
    %17 = stablehlo.negate %16 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.add %7, %16 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.add %15, %21 : tensor<24xf32>
    %23 = stablehlo.multiply %22, %arg10 : tensor<24xf32>
    %24 = stablehlo.multiply %22, %arg9 : tensor<24xf32>
    %25 = stablehlo.add %13, %24 : tensor<24xf32>
    %26 = stablehlo.divide %23, %arg8 : tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.multiply %27, %arg7 : tensor<24x40xf32>
    %29 = stablehlo.add %20, %28 : tensor<24x40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.dynamic_update_slice %30, %29, %c, %arg6 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %32 = stablehlo.add %arg1, %31 : tensor<24x120xf32>
    return %32, %25, %4, %12, %arg5 : tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
