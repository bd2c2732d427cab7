module @jit_maximum_columns_guarded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %15:17 = stablehlo.while(%iterArg = %0, %iterArg_29 = %3, %iterArg_30 = %2, %iterArg_31 = %5, %iterArg_32 = %4, %iterArg_33 = %7, %iterArg_34 = %6, %iterArg_35 = %9, %iterArg_36 = %8, %iterArg_37 = %c_13, %iterArg_38 = %c, %iterArg_39 = %1, %iterArg_40 = %10, %iterArg_41 = %11, %iterArg_42 = %12, %iterArg_43 = %13, %iterArg_44 = %14) : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_45 = stablehlo.constant dense<6> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_37, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %51 : tensor<i1>
    } do {
      %51:7 = func.call @closed_call(%iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_38, %iterArg_39) : (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %52 = func.call @dynamic_update_index_in_dim(%iterArg_40, %51#2, %iterArg_37) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %53 = func.call @dynamic_update_index_in_dim_0(%iterArg_41, %51#3, %iterArg_37) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %54 = func.call @dynamic_update_index_in_dim_1(%iterArg_42, %51#4, %iterArg_37) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %55 = func.call @dynamic_update_index_in_dim_1(%iterArg_43, %51#5, %iterArg_37) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %56 = func.call @dynamic_update_index_in_dim_1(%iterArg_44, %51#6, %iterArg_37) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %57 = stablehlo.add %iterArg_37, %c_45 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %57, %51#0, %51#1, %52, %53, %54, %55, %56 : tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %16 = stablehlo.is_finite %15#11 : (tensor<24xf32>) -> tensor<24xi1>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %17:2 = call @_where(%16, %15#11, %c_14) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %17#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %22:7 = stablehlo.while(%iterArg = %0, %iterArg_29 = %19, %iterArg_30 = %c_19, %iterArg_31 = %c_16, %iterArg_32 = %18, %iterArg_33 = %20, %iterArg_34 = %21) : tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>
    cond {
      %c_35 = stablehlo.constant dense<6> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_30, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %51 : tensor<i1>
    } do {
      %51:4 = func.call @closed_call_2(%iterArg, %iterArg_29, %iterArg_31, %iterArg_32) : (tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>)
      %52 = func.call @dynamic_update_index_in_dim(%iterArg_33, %51#2, %iterArg_30) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %53 = func.call @dynamic_update_index_in_dim_0(%iterArg_34, %51#3, %iterArg_30) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_30, %c_35 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %54, %51#0, %51#1, %52, %53 : tensor<24x240xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<6xi32>, tensor<6x24x40xf32>
    }
    %23 = stablehlo.log %22#4 : tensor<24xf32>
    %24 = stablehlo.add %23, %17#0 : tensor<24xf32>
    %25 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26:2 = call @take_along_axis(%0, %25) : (tensor<24x240xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %27 = stablehlo.reshape %26#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %28 = stablehlo.subtract %24, %27 : tensor<24xf32>
    %29 = stablehlo.multiply %28, %arg3 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.multiply %33, %arg3 : tensor<24xf32>
    %35 = stablehlo.negate %34 : tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %37 = call @take_along_axis_3(%26#1, %36) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x240xf32>
    %38 = stablehlo.divide %34, %22#4 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %41:6 = stablehlo.while(%iterArg = %22#5, %iterArg_29 = %22#6, %iterArg_30 = %c_26, %iterArg_31 = %39, %iterArg_32 = %40, %iterArg_33 = %38) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_34 = stablehlo.constant dense<6> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_30, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %51 : tensor<i1>
    } do {
      %c_34 = stablehlo.constant dense<6> : tensor<i32>
      %51 = stablehlo.subtract %c_34, %iterArg_30 : tensor<i32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.subtract %51, %c_35 : tensor<i32>
      %53 = func.call @dynamic_index_in_dim(%iterArg, %52) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %54 = func.call @dynamic_index_in_dim_4(%iterArg_29, %52) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %55:3 = func.call @closed_call_5(%iterArg_31, %iterArg_32, %iterArg_33, %53, %54) : (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg_30, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %56, %55#0, %55#1, %55#2 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %42 = stablehlo.add %37, %41#3 : tensor<24x240xf32>
    %43 = stablehlo.add %34, %41#4 : tensor<24xf32>
    %44 = call @_where_6(%16, %17#1, %43) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %46:8 = stablehlo.while(%iterArg = %15#12, %iterArg_29 = %15#13, %iterArg_30 = %15#14, %iterArg_31 = %15#15, %iterArg_32 = %15#16, %iterArg_33 = %c_28, %iterArg_34 = %45, %iterArg_35 = %44) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    cond {
      %c_36 = stablehlo.constant dense<6> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_33, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %51 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<6> : tensor<i32>
      %51 = stablehlo.subtract %c_36, %iterArg_33 : tensor<i32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.subtract %51, %c_37 : tensor<i32>
      %53 = func.call @dynamic_index_in_dim(%iterArg, %52) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %54 = func.call @dynamic_index_in_dim_4(%iterArg_29, %52) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %55 = func.call @dynamic_index_in_dim_7(%iterArg_30, %52) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %56 = func.call @dynamic_index_in_dim_7(%iterArg_31, %52) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %57 = func.call @dynamic_index_in_dim_7(%iterArg_32, %52) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %58:2 = func.call @closed_call_8(%iterArg_34, %iterArg_35, %53, %54, %55, %56, %57) : (tensor<24x240xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>)
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %59 = stablehlo.add %iterArg_33, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %59, %58#0, %58#1 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24xf32>
    }
    %47 = stablehlo.add %42, %46#6 : tensor<24x240xf32>
    %48 = stablehlo.dot_general %47, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x240xf32>, tensor<24x24xf32>) -> tensor<240x24xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<240x24xf32>) -> tensor<24x240xf32>
    %50 = stablehlo.dot_general %47, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x240xf32>, tensor<24x240xf32>) -> tensor<24x24xf32>
    return %30, %50, %49 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
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
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
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
  func.func private @_where_6(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<24x240xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>) -> (tensor<24x240xf32>, tensor<24xf32>) {
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
