module @jit_maximum_columns_picked_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %14:17 = stablehlo.while(%iterArg = %arg0, %iterArg_34 = %2, %iterArg_35 = %1, %iterArg_36 = %4, %iterArg_37 = %3, %iterArg_38 = %6, %iterArg_39 = %5, %iterArg_40 = %8, %iterArg_41 = %7, %iterArg_42 = %c_13, %iterArg_43 = %c, %iterArg_44 = %0, %iterArg_45 = %9, %iterArg_46 = %10, %iterArg_47 = %11, %iterArg_48 = %12, %iterArg_49 = %13) : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_50 = stablehlo.constant dense<6> : tensor<i32>
      %44 = stablehlo.compare LT, %iterArg_42, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %44 : tensor<i1>
    } do {
      %44:7 = func.call @closed_call(%iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_43, %iterArg_44) : (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %45 = func.call @dynamic_update_index_in_dim(%iterArg_45, %44#2, %iterArg_42) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %46 = func.call @dynamic_update_index_in_dim_0(%iterArg_46, %44#3, %iterArg_42) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %47 = func.call @dynamic_update_index_in_dim_1(%iterArg_47, %44#4, %iterArg_42) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %48 = func.call @dynamic_update_index_in_dim_1(%iterArg_48, %44#5, %iterArg_42) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %49 = func.call @dynamic_update_index_in_dim_1(%iterArg_49, %44#6, %iterArg_42) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %50 = stablehlo.add %iterArg_42, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %50, %44#0, %44#1, %45, %46, %47, %48, %49 : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @_where(%c_16) : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.broadcast_in_dim %14#11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    call @take_along_axis() : () -> ()
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19:2 = call @_where_2(%cst_17) : (tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<6x24x1x1xi32>
    %c_22 = stablehlo.constant dense<false> : tensor<i1>
    %23 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %24:13 = stablehlo.while(%iterArg = %arg0, %iterArg_34 = %18, %iterArg_35 = %arg1, %iterArg_36 = %17, %iterArg_37 = %19#1, %iterArg_38 = %c_23, %iterArg_39 = %c_18, %iterArg_40 = %15, %iterArg_41 = %16, %iterArg_42 = %20, %iterArg_43 = %21, %iterArg_44 = %22, %iterArg_45 = %23) : tensor<24x240xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>
    cond {
      %c_46 = stablehlo.constant dense<6> : tensor<i32>
      %44 = stablehlo.compare LT, %iterArg_38, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %44 : tensor<i1>
    } do {
      %44:7 = func.call @closed_call_3(%iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_39, %iterArg_40, %iterArg_41) : (tensor<24x240xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24xi1>)
      %45 = func.call @dynamic_update_index_in_dim(%iterArg_42, %44#3, %iterArg_38) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %46 = func.call @dynamic_update_index_in_dim_0(%iterArg_43, %44#4, %iterArg_38) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %47 = func.call @dynamic_update_index_in_dim_7(%iterArg_44, %44#5, %iterArg_38) : (tensor<6x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<6x24x1x1xi32>
      %48 = func.call @dynamic_update_index_in_dim_8(%iterArg_45, %44#6, %iterArg_38) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %49 = stablehlo.add %iterArg_38, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %49, %44#0, %44#1, %44#2, %45, %46, %47, %48 : tensor<24x240xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>
    }
    %25 = stablehlo.log %24#7 : tensor<24xf32>
    %26 = stablehlo.add %25, %14#11 : tensor<24xf32>
    %27 = stablehlo.subtract %26, %24#8 : tensor<24xf32>
    %28 = stablehlo.multiply %27, %arg2 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.multiply %33, %arg2 : tensor<24xf32>
    %35 = stablehlo.negate %34 : tensor<24xf32>
    %36 = stablehlo.divide %34, %24#7 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %39:10 = stablehlo.while(%iterArg = %24#9, %iterArg_34 = %24#10, %iterArg_35 = %24#11, %iterArg_36 = %24#12, %iterArg_37 = %19#0, %iterArg_38 = %c_31, %iterArg_39 = %37, %iterArg_40 = %38, %iterArg_41 = %36, %iterArg_42 = %35) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %44 = stablehlo.compare LT, %iterArg_38, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %44 : tensor<i1>
    } do {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %44 = stablehlo.subtract %c_43, %iterArg_38 : tensor<i32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %45 = stablehlo.subtract %44, %c_44 : tensor<i32>
      %46 = func.call @dynamic_index_in_dim(%iterArg, %45) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %47 = func.call @dynamic_index_in_dim_9(%iterArg_34, %45) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %48 = func.call @dynamic_index_in_dim_10(%iterArg_35, %45) : (tensor<6x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %49 = func.call @dynamic_index_in_dim_11(%iterArg_36, %45) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %50:4 = func.call @closed_call_12(%iterArg_37, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %46, %47, %48, %49) : (tensor<24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24xi1>) -> (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.add %iterArg_38, %c_45 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %51, %50#0, %50#1, %50#2, %50#3 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %40 = stablehlo.add %34, %39#7 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %42:8 = stablehlo.while(%iterArg = %14#12, %iterArg_34 = %14#13, %iterArg_35 = %14#14, %iterArg_36 = %14#15, %iterArg_37 = %14#16, %iterArg_38 = %c_33, %iterArg_39 = %41, %iterArg_40 = %40) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    cond {
      %c_41 = stablehlo.constant dense<6> : tensor<i32>
      %44 = stablehlo.compare LT, %iterArg_38, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %44 : tensor<i1>
    } do {
      %c_41 = stablehlo.constant dense<6> : tensor<i32>
      %44 = stablehlo.subtract %c_41, %iterArg_38 : tensor<i32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %45 = stablehlo.subtract %44, %c_42 : tensor<i32>
      %46 = func.call @dynamic_index_in_dim(%iterArg, %45) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %47 = func.call @dynamic_index_in_dim_9(%iterArg_34, %45) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %48 = func.call @dynamic_index_in_dim_15(%iterArg_35, %45) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %49 = func.call @dynamic_index_in_dim_15(%iterArg_36, %45) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %50 = func.call @dynamic_index_in_dim_15(%iterArg_37, %45) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %51:2 = func.call @closed_call_16(%iterArg_39, %iterArg_40, %46, %47, %48, %49, %50) : (tensor<24x240xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>)
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_38, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %52, %51#0, %51#1 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    }
    %43 = stablehlo.add %39#6, %42#6 : tensor<24x240xf32>
    return %29, %43 : tensor<f32>, tensor<24x240xf32>
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
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    return %1 : tensor<24xi32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where_2(%arg0: tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x240xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xi32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg5, %c_4 : tensor<i32>
    %8 = stablehlo.convert %7 : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.compare GE, %arg2, %9, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.add %arg5, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %12 = stablehlo.multiply %11, %c_6 : tensor<i32>
    %13 = stablehlo.convert %12 : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %15 = stablehlo.compare LT, %arg2, %14, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %16 = stablehlo.and %10, %15 : tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %17 = stablehlo.multiply %arg5, %c_7 : tensor<i32>
    %18 = stablehlo.convert %17 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.subtract %arg2, %19 : tensor<24xi32>
    %21 = call @_where_4(%16, %20, %arg3) : (tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) -> tensor<24xi32>
    %22 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %23 = stablehlo.subtract %6, %22 : tensor<24x40xf32>
    %24 = stablehlo.exponential %23 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.add %arg6, %25 : tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %28:2 = call @take_along_axis_5(%6, %27) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %29 = stablehlo.reshape %28#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %30 = call @_where_6(%16, %29, %arg4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %31 = stablehlo.add %arg7, %30 : tensor<24xf32>
    return %0, %26, %31, %5, %24, %28#1, %16 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24xi1>
  }
  func.func private @_where_4(%arg0: tensor<24xi1>, %arg1: tensor<24xi32>, %arg2: tensor<24xi32>) -> tensor<24xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xi32>
    return %0 : tensor<24xi32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<39> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where_6(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<6x24x1x1xi32>, %arg1: tensor<24x1x1xi32>, %arg2: tensor<i32>) -> tensor<6x24x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<24x1x1xi32>) -> tensor<1x24x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x24x1x1xi32>, tensor<1x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x1x1xi32>
    return %1 : tensor<6x24x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<6x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<6x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<6x24xi1>
    return %1 : tensor<6x24xi1>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<6x24x1x1xi32>, %arg1: tensor<i32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 24, 1, 1] : (tensor<6x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1x1xi32>) -> tensor<24x1x1xi32>
    return %1 : tensor<24x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<6x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @closed_call_12(%arg0: tensor<24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24x1x1xi32>, %arg8: tensor<24xi1>) -> (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = call @_where_13(%arg8, %arg0, %arg4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2 = call @take_along_axis_14(%arg7, %1) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg6 : tensor<24x40xf32>
    %5 = stablehlo.negate %4 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.add %2, %4 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.add %arg2, %9 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.dynamic_update_slice %11, %8, %c, %arg5 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %13 = stablehlo.add %arg1, %12 : tensor<24x240xf32>
    return %13, %10, %arg3, %arg4 : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_13(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_14(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_16(%arg0: tensor<24x240xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>) {
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
