module @jit_maximum_columns_picked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %15:17 = stablehlo.while(%iterArg = %0, %iterArg_34 = %3, %iterArg_35 = %2, %iterArg_36 = %5, %iterArg_37 = %4, %iterArg_38 = %7, %iterArg_39 = %6, %iterArg_40 = %9, %iterArg_41 = %8, %iterArg_42 = %c_13, %iterArg_43 = %c, %iterArg_44 = %1, %iterArg_45 = %10, %iterArg_46 = %11, %iterArg_47 = %12, %iterArg_48 = %13, %iterArg_49 = %14) : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_50 = stablehlo.constant dense<6> : tensor<i32>
      %48 = stablehlo.compare LT, %iterArg_42, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %48 : tensor<i1>
    } do {
      %48:7 = func.call @closed_call(%iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_43, %iterArg_44) : (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %49 = func.call @dynamic_update_index_in_dim(%iterArg_45, %48#2, %iterArg_42) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %50 = func.call @dynamic_update_index_in_dim_0(%iterArg_46, %48#3, %iterArg_42) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %51 = func.call @dynamic_update_index_in_dim_1(%iterArg_47, %48#4, %iterArg_42) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %52 = func.call @dynamic_update_index_in_dim_1(%iterArg_48, %48#5, %iterArg_42) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %53 = func.call @dynamic_update_index_in_dim_1(%iterArg_49, %48#6, %iterArg_42) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_42, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %54, %48#0, %48#1, %49, %50, %51, %52, %53 : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %18 = call @_where(%c_16) : (tensor<i32>) -> tensor<24xi32>
    %19 = stablehlo.broadcast_in_dim %15#11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    call @take_along_axis() : () -> ()
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20:2 = call @_where_2(%cst_17) : (tensor<f32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<6x24x1x1xi32>
    %c_22 = stablehlo.constant dense<false> : tensor<i1>
    %24 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %25:13 = stablehlo.while(%iterArg = %0, %iterArg_34 = %19, %iterArg_35 = %arg2, %iterArg_36 = %18, %iterArg_37 = %20#1, %iterArg_38 = %c_23, %iterArg_39 = %c_18, %iterArg_40 = %16, %iterArg_41 = %17, %iterArg_42 = %21, %iterArg_43 = %22, %iterArg_44 = %23, %iterArg_45 = %24) : tensor<24x240xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>
    cond {
      %c_46 = stablehlo.constant dense<6> : tensor<i32>
      %48 = stablehlo.compare LT, %iterArg_38, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %48 : tensor<i1>
    } do {
      %48:7 = func.call @closed_call_3(%iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_39, %iterArg_40, %iterArg_41) : (tensor<24x240xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24xi1>)
      %49 = func.call @dynamic_update_index_in_dim(%iterArg_42, %48#3, %iterArg_38) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %50 = func.call @dynamic_update_index_in_dim_0(%iterArg_43, %48#4, %iterArg_38) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %51 = func.call @dynamic_update_index_in_dim_7(%iterArg_44, %48#5, %iterArg_38) : (tensor<6x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<6x24x1x1xi32>
      %52 = func.call @dynamic_update_index_in_dim_8(%iterArg_45, %48#6, %iterArg_38) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.add %iterArg_38, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %53, %48#0, %48#1, %48#2, %49, %50, %51, %52 : tensor<24x240xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>
    }
    %26 = stablehlo.log %25#7 : tensor<24xf32>
    %27 = stablehlo.add %26, %15#11 : tensor<24xf32>
    %28 = stablehlo.subtract %27, %25#8 : tensor<24xf32>
    %29 = stablehlo.multiply %28, %arg3 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.multiply %34, %arg3 : tensor<24xf32>
    %36 = stablehlo.negate %35 : tensor<24xf32>
    %37 = stablehlo.divide %35, %25#7 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %40:10 = stablehlo.while(%iterArg = %25#9, %iterArg_34 = %25#10, %iterArg_35 = %25#11, %iterArg_36 = %25#12, %iterArg_37 = %20#0, %iterArg_38 = %c_31, %iterArg_39 = %38, %iterArg_40 = %39, %iterArg_41 = %37, %iterArg_42 = %36) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %48 = stablehlo.compare LT, %iterArg_38, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %48 : tensor<i1>
    } do {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %48 = stablehlo.subtract %c_43, %iterArg_38 : tensor<i32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %49 = stablehlo.subtract %48, %c_44 : tensor<i32>
      %50 = func.call @dynamic_index_in_dim(%iterArg, %49) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %51 = func.call @dynamic_index_in_dim_9(%iterArg_34, %49) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %52 = func.call @dynamic_index_in_dim_10(%iterArg_35, %49) : (tensor<6x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %53 = func.call @dynamic_index_in_dim_11(%iterArg_36, %49) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %54:4 = func.call @closed_call_12(%iterArg_37, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %50, %51, %52, %53) : (tensor<24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24xi1>) -> (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.add %iterArg_38, %c_45 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %55, %54#0, %54#1, %54#2, %54#3 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %41 = stablehlo.add %35, %40#7 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %43:8 = stablehlo.while(%iterArg = %15#12, %iterArg_34 = %15#13, %iterArg_35 = %15#14, %iterArg_36 = %15#15, %iterArg_37 = %15#16, %iterArg_38 = %c_33, %iterArg_39 = %42, %iterArg_40 = %41) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    cond {
      %c_41 = stablehlo.constant dense<6> : tensor<i32>
      %48 = stablehlo.compare LT, %iterArg_38, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %48 : tensor<i1>
    } do {
      %c_41 = stablehlo.constant dense<6> : tensor<i32>
      %48 = stablehlo.subtract %c_41, %iterArg_38 : tensor<i32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %49 = stablehlo.subtract %48, %c_42 : tensor<i32>
      %50 = func.call @dynamic_index_in_dim(%iterArg, %49) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %51 = func.call @dynamic_index_in_dim_9(%iterArg_34, %49) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %52 = func.call @dynamic_index_in_dim_15(%iterArg_35, %49) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %53 = func.call @dynamic_index_in_dim_15(%iterArg_36, %49) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %54 = func.call @dynamic_index_in_dim_15(%iterArg_37, %49) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %55:2 = func.call @closed_call_16(%iterArg_39, %iterArg_40, %50, %51, %52, %53, %54) : (tensor<24x240xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>)
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg_38, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %56, %55#0, %55#1 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    }
    %44 = stablehlo.add %40#6, %43#6 : tensor<24x240xf32>
    %45 = stablehlo.dot_general %44, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x240xf32>, tensor<24x24xf32>) -> tensor<240x24xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<240x24xf32>) -> tensor<24x240xf32>
    %47 = stablehlo.dot_general %44, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x240xf32>, tensor<24x240xf32>) -> tensor<24x24xf32>
    return %30, %47, %46 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
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
