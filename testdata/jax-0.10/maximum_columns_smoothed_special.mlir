module @jit_maximum_columns_smoothed_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %14:17 = stablehlo.while(%iterArg = %arg0, %iterArg_38 = %2, %iterArg_39 = %1, %iterArg_40 = %4, %iterArg_41 = %3, %iterArg_42 = %6, %iterArg_43 = %5, %iterArg_44 = %8, %iterArg_45 = %7, %iterArg_46 = %c_13, %iterArg_47 = %c, %iterArg_48 = %0, %iterArg_49 = %9, %iterArg_50 = %10, %iterArg_51 = %11, %iterArg_52 = %12, %iterArg_53 = %13) : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_54 = stablehlo.constant dense<6> : tensor<i32>
      %73 = stablehlo.compare LT, %iterArg_46, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %73:7 = func.call @closed_call(%iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_47, %iterArg_48) : (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_49, %73#2, %iterArg_46) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %75 = func.call @dynamic_update_index_in_dim_0(%iterArg_50, %73#3, %iterArg_46) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %76 = func.call @dynamic_update_index_in_dim_1(%iterArg_51, %73#4, %iterArg_46) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %77 = func.call @dynamic_update_index_in_dim_1(%iterArg_52, %73#5, %iterArg_46) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %78 = func.call @dynamic_update_index_in_dim_1(%iterArg_53, %73#6, %iterArg_46) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %iterArg_46, %c_54 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %79, %73#0, %73#1, %74, %75, %76, %77, %78 : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.broadcast_in_dim %14#11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %19:7 = stablehlo.while(%iterArg = %arg0, %iterArg_38 = %16, %iterArg_39 = %c_18, %iterArg_40 = %c_15, %iterArg_41 = %15, %iterArg_42 = %17, %iterArg_43 = %18) : tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>
    cond {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %73 = stablehlo.compare LT, %iterArg_39, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %73:4 = func.call @closed_call_2(%iterArg, %iterArg_38, %iterArg_40, %iterArg_41) : (tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>)
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_42, %73#2, %iterArg_39) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %75 = func.call @dynamic_update_index_in_dim_0(%iterArg_43, %73#3, %iterArg_39) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %76 = stablehlo.add %iterArg_39, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %76, %73#0, %73#1, %74, %75 : tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>
    }
    %20 = stablehlo.log %19#4 : tensor<24xf32>
    %21 = stablehlo.add %20, %14#11 : tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %23:2 = call @take_along_axis(%arg0, %22) : (tensor<24x240xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %24 = stablehlo.reshape %23#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %25 = stablehlo.subtract %21, %24 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%arg0 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x240xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<2.400000e+02> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.divide %28, %29 : tensor<24xf32>
    %31 = stablehlo.subtract %21, %30 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<24xf32>
    %34 = stablehlo.add %27, %33 : tensor<24xf32>
    %35 = stablehlo.multiply %21, %21 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.multiply %36, %21 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.multiply %38, %35 : tensor<24xf32>
    %40 = stablehlo.add %34, %39 : tensor<24xf32>
    %41 = stablehlo.multiply %40, %arg2 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.multiply %45, %arg2 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<24xf32>
    %49 = stablehlo.multiply %48, %37 : tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.multiply %50, %46 : tensor<24xf32>
    %52 = stablehlo.negate %51 : tensor<24xf32>
    %53 = stablehlo.add %49, %51 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<2.400000e+02> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.divide %52, %54 : tensor<24xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x240xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.multiply %57, %46 : tensor<24xf32>
    %59 = stablehlo.negate %58 : tensor<24xf32>
    %60 = stablehlo.add %53, %58 : tensor<24xf32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %62 = call @take_along_axis_3(%23#1, %61) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    %63 = stablehlo.add %56, %62 : tensor<24x240xf32>
    %64 = stablehlo.divide %60, %19#4 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %67:6 = stablehlo.while(%iterArg = %19#5, %iterArg_38 = %19#6, %iterArg_39 = %c_35, %iterArg_40 = %65, %iterArg_41 = %66, %iterArg_42 = %64) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %73 = stablehlo.compare LT, %iterArg_39, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %73 = stablehlo.subtract %c_43, %iterArg_39 : tensor<i32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %74 = stablehlo.subtract %73, %c_44 : tensor<i32>
      %75 = func.call @dynamic_index_in_dim(%iterArg, %74) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %76 = func.call @dynamic_index_in_dim_4(%iterArg_38, %74) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %77:3 = func.call @closed_call_5(%iterArg_40, %iterArg_41, %iterArg_42, %75, %76) : (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.add %iterArg_39, %c_45 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %78, %77#0, %77#1, %77#2 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %68 = stablehlo.add %63, %67#3 : tensor<24x240xf32>
    %69 = stablehlo.add %60, %67#4 : tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %71:8 = stablehlo.while(%iterArg = %14#12, %iterArg_38 = %14#13, %iterArg_39 = %14#14, %iterArg_40 = %14#15, %iterArg_41 = %14#16, %iterArg_42 = %c_37, %iterArg_43 = %70, %iterArg_44 = %69) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    cond {
      %c_45 = stablehlo.constant dense<6> : tensor<i32>
      %73 = stablehlo.compare LT, %iterArg_42, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %c_45 = stablehlo.constant dense<6> : tensor<i32>
      %73 = stablehlo.subtract %c_45, %iterArg_42 : tensor<i32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %74 = stablehlo.subtract %73, %c_46 : tensor<i32>
      %75 = func.call @dynamic_index_in_dim(%iterArg, %74) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %76 = func.call @dynamic_index_in_dim_4(%iterArg_38, %74) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %77 = func.call @dynamic_index_in_dim_6(%iterArg_39, %74) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %78 = func.call @dynamic_index_in_dim_6(%iterArg_40, %74) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %79 = func.call @dynamic_index_in_dim_6(%iterArg_41, %74) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %80:2 = func.call @closed_call_7(%iterArg_43, %iterArg_44, %75, %76, %77, %78, %79) : (tensor<24x240xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>)
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %81 = stablehlo.add %iterArg_42, %c_47 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %81, %80#0, %80#1 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    }
    %72 = stablehlo.add %68, %71#6 : tensor<24x240xf32>
    return %42, %72 : tensor<f32>, tensor<24x240xf32>
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
