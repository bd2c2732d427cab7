module @jit_maximum_columns_smoothed attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x240xf32>) -> tensor<24x240xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %15:17 = stablehlo.while(%iterArg = %0, %iterArg_38 = %3, %iterArg_39 = %2, %iterArg_40 = %5, %iterArg_41 = %4, %iterArg_42 = %7, %iterArg_43 = %6, %iterArg_44 = %9, %iterArg_45 = %8, %iterArg_46 = %c_13, %iterArg_47 = %c, %iterArg_48 = %1, %iterArg_49 = %10, %iterArg_50 = %11, %iterArg_51 = %12, %iterArg_52 = %13, %iterArg_53 = %14) : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_54 = stablehlo.constant dense<6> : tensor<i32>
      %77 = stablehlo.compare LT, %iterArg_46, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %77:7 = func.call @closed_call(%iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_47, %iterArg_48) : (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %78 = func.call @dynamic_update_index_in_dim(%iterArg_49, %77#2, %iterArg_46) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %79 = func.call @dynamic_update_index_in_dim_0(%iterArg_50, %77#3, %iterArg_46) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %80 = func.call @dynamic_update_index_in_dim_1(%iterArg_51, %77#4, %iterArg_46) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %81 = func.call @dynamic_update_index_in_dim_1(%iterArg_52, %77#5, %iterArg_46) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %82 = func.call @dynamic_update_index_in_dim_1(%iterArg_53, %77#6, %iterArg_46) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %83 = stablehlo.add %iterArg_46, %c_54 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %83, %77#0, %77#1, %78, %79, %80, %81, %82 : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %15#11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %20:7 = stablehlo.while(%iterArg = %0, %iterArg_38 = %17, %iterArg_39 = %c_18, %iterArg_40 = %c_15, %iterArg_41 = %16, %iterArg_42 = %18, %iterArg_43 = %19) : tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>
    cond {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %77 = stablehlo.compare LT, %iterArg_39, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %77:4 = func.call @closed_call_2(%iterArg, %iterArg_38, %iterArg_40, %iterArg_41) : (tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>)
      %78 = func.call @dynamic_update_index_in_dim(%iterArg_42, %77#2, %iterArg_39) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %79 = func.call @dynamic_update_index_in_dim_0(%iterArg_43, %77#3, %iterArg_39) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %80 = stablehlo.add %iterArg_39, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %80, %77#0, %77#1, %78, %79 : tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>
    }
    %21 = stablehlo.log %20#4 : tensor<24xf32>
    %22 = stablehlo.add %21, %15#11 : tensor<24xf32>
    %23 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %24:2 = call @take_along_axis(%0, %23) : (tensor<24x240xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %25 = stablehlo.reshape %24#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %26 = stablehlo.subtract %22, %25 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%0 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x240xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<2.400000e+02> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.divide %29, %30 : tensor<24xf32>
    %32 = stablehlo.subtract %22, %31 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<24xf32>
    %35 = stablehlo.add %28, %34 : tensor<24xf32>
    %36 = stablehlo.multiply %22, %22 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.multiply %37, %22 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.multiply %39, %36 : tensor<24xf32>
    %41 = stablehlo.add %35, %40 : tensor<24xf32>
    %42 = stablehlo.multiply %41, %arg3 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.multiply %46, %arg3 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<24xf32>
    %50 = stablehlo.multiply %49, %38 : tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.multiply %51, %47 : tensor<24xf32>
    %53 = stablehlo.negate %52 : tensor<24xf32>
    %54 = stablehlo.add %50, %52 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<2.400000e+02> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.divide %53, %55 : tensor<24xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<24xf32>) -> tensor<24x240xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.multiply %58, %47 : tensor<24xf32>
    %60 = stablehlo.negate %59 : tensor<24xf32>
    %61 = stablehlo.add %54, %59 : tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = call @take_along_axis_3(%24#1, %62) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    %64 = stablehlo.add %57, %63 : tensor<24x240xf32>
    %65 = stablehlo.divide %61, %20#4 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %68:6 = stablehlo.while(%iterArg = %20#5, %iterArg_38 = %20#6, %iterArg_39 = %c_35, %iterArg_40 = %66, %iterArg_41 = %67, %iterArg_42 = %65) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %77 = stablehlo.compare LT, %iterArg_39, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %77 = stablehlo.subtract %c_43, %iterArg_39 : tensor<i32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.subtract %77, %c_44 : tensor<i32>
      %79 = func.call @dynamic_index_in_dim(%iterArg, %78) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %80 = func.call @dynamic_index_in_dim_4(%iterArg_38, %78) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %81:3 = func.call @closed_call_5(%iterArg_40, %iterArg_41, %iterArg_42, %79, %80) : (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %82 = stablehlo.add %iterArg_39, %c_45 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %82, %81#0, %81#1, %81#2 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %69 = stablehlo.add %64, %68#3 : tensor<24x240xf32>
    %70 = stablehlo.add %61, %68#4 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %72:8 = stablehlo.while(%iterArg = %15#12, %iterArg_38 = %15#13, %iterArg_39 = %15#14, %iterArg_40 = %15#15, %iterArg_41 = %15#16, %iterArg_42 = %c_37, %iterArg_43 = %71, %iterArg_44 = %70) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    cond {
      %c_45 = stablehlo.constant dense<6> : tensor<i32>
      %77 = stablehlo.compare LT, %iterArg_42, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %c_45 = stablehlo.constant dense<6> : tensor<i32>
      %77 = stablehlo.subtract %c_45, %iterArg_42 : tensor<i32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.subtract %77, %c_46 : tensor<i32>
      %79 = func.call @dynamic_index_in_dim(%iterArg, %78) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %80 = func.call @dynamic_index_in_dim_4(%iterArg_38, %78) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %81 = func.call @dynamic_index_in_dim_6(%iterArg_39, %78) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %82 = func.call @dynamic_index_in_dim_6(%iterArg_40, %78) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %83 = func.call @dynamic_index_in_dim_6(%iterArg_41, %78) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %84:2 = func.call @closed_call_7(%iterArg_43, %iterArg_44, %79, %80, %81, %82, %83) : (tensor<24x240xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>)
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %85 = stablehlo.add %iterArg_42, %c_47 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %85, %84#0, %84#1 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    }
    %73 = stablehlo.add %69, %72#6 : tensor<24x240xf32>
    %74 = stablehlo.dot_general %73, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x240xf32>, tensor<24x24xf32>) -> tensor<240x24xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<240x24xf32>) -> tensor<24x240xf32>
    %76 = stablehlo.dot_general %73, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x240xf32>, tensor<24x240xf32>) -> tensor<24x24xf32>
    return %43, %76, %75 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x240xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>, %arg10: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg9, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg9, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.reshape %7 : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.compare EQ, %6, %9, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %11 = stablehlo.convert %10 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.convert %arg10 : tensor<24xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<24xf32>
    %15 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %16 = stablehlo.select %15, %arg2, %arg1 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %18 = stablehlo.select %17, %arg4, %arg3 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.divide %16, %18 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.select %22, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %21, %23 : tensor<24xf32>
    return %0, %14, %5, %11, %12, %19, %24 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x240xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<24x40xf32>
    %9 = stablehlo.exponential %8 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.add %arg3, %10 : tensor<24xf32>
    return %0, %11, %5, %9 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x240xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<239> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x240xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x240xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x240xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    return %1 : tensor<24x240xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x240xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<24x40xf32>) -> (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = stablehlo.multiply %0, %arg4 : tensor<24x40xf32>
    %2 = stablehlo.negate %1 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.reshape %3 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.add %arg1, %5 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.dynamic_update_slice %7, %1, %c, %arg3 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %9 = stablehlo.add %arg0, %8 : tensor<24x240xf32>
    return %9, %6, %arg2 : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x240xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>) {
    %0 = stablehlo.multiply %arg1, %arg6 : tensor<24xf32>
    %1 = stablehlo.multiply %arg1, %arg5 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg4 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg3 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_update_slice %5, %4, %c, %arg2 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<24x240xf32>
    return %7, %1 : tensor<24x240xf32>, tensor<24xf32>
  }
}
