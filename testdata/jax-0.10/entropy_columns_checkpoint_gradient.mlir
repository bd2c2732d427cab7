module @jit_entropy_columns_checkpoint_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %5 = call @_where(%cst_1) : (tensor<f32>) -> tensor<24x40xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @_where_0(%c_2) : (tensor<i32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @_where_0(%c_3) : (tensor<i32>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x24xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12:16 = stablehlo.while(%iterArg = %3, %iterArg_20 = %4, %iterArg_21 = %arg0, %iterArg_22 = %0#0, %iterArg_23 = %5, %iterArg_24 = %7, %iterArg_25 = %6, %iterArg_26 = %8, %iterArg_27 = %c_7, %iterArg_28 = %2, %iterArg_29 = %1, %iterArg_30 = %1, %iterArg_31 = %1, %iterArg_32 = %9, %iterArg_33 = %10, %iterArg_34 = %11) : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>
    cond {
      %c_35 = stablehlo.constant dense<4> : tensor<i32>
      %50 = stablehlo.compare LT, %iterArg_27, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    } do {
      %50 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_27) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %51:7 = func.call @closed_call(%iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %50) : (tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %52 = func.call @dynamic_update_index_in_dim(%iterArg_32, %51#4, %iterArg_27) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %53 = func.call @dynamic_update_index_in_dim_3(%iterArg_33, %51#5, %iterArg_27) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %54 = func.call @dynamic_update_index_in_dim_3(%iterArg_34, %51#6, %iterArg_27) : (tensor<4x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<4x24xf32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.add %iterArg_27, %c_35 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %55, %51#0, %51#1, %51#2, %51#3, %52, %53, %54 : tensor<4xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x160xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>
    }
    %13 = stablehlo.log %12#10 : tensor<24xf32>
    %14 = stablehlo.add %12#9, %13 : tensor<24xf32>
    %15 = stablehlo.subtract %12#12, %14 : tensor<24xf32>
    %16 = stablehlo.divide %12#11, %12#10 : tensor<24xf32>
    %17 = stablehlo.multiply %12#10, %12#10 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.divide %18, %17 : tensor<24xf32>
    %20 = stablehlo.subtract %14, %16 : tensor<24xf32>
    %21 = stablehlo.multiply %15, %arg3 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.negate %22 : tensor<f32>
    %24 = stablehlo.multiply %20, %arg4 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %26 = stablehlo.subtract %23, %25 : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.negate %cst_15 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.multiply %32, %arg4 : tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.negate %cst_16 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.multiply %35, %arg3 : tensor<24xf32>
    %37 = stablehlo.negate %33 : tensor<24xf32>
    %38 = stablehlo.multiply %37, %19 : tensor<24xf32>
    %39 = stablehlo.multiply %38, %12#11 : tensor<24xf32>
    %40 = stablehlo.negate %39 : tensor<24xf32>
    %41 = stablehlo.divide %37, %12#10 : tensor<24xf32>
    %42 = stablehlo.negate %36 : tensor<24xf32>
    %43 = stablehlo.add %33, %42 : tensor<24xf32>
    %44 = stablehlo.divide %43, %12#10 : tensor<24xf32>
    %45 = stablehlo.add %40, %44 : tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %48:14 = stablehlo.while(%iterArg = %12#13, %iterArg_20 = %12#14, %iterArg_21 = %12#15, %iterArg_22 = %3, %iterArg_23 = %0#0, %iterArg_24 = %arg0, %iterArg_25 = %arg2, %iterArg_26 = %c_19, %iterArg_27 = %46, %iterArg_28 = %47, %iterArg_29 = %43, %iterArg_30 = %45, %iterArg_31 = %41, %iterArg_32 = %36) : tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_33 = stablehlo.constant dense<4> : tensor<i32>
      %50 = stablehlo.compare LT, %iterArg_26, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    } do {
      %c_33 = stablehlo.constant dense<4> : tensor<i32>
      %50 = stablehlo.subtract %c_33, %iterArg_26 : tensor<i32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.subtract %50, %c_34 : tensor<i32>
      %52 = func.call @dynamic_index_in_dim_4(%iterArg, %51) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %53 = func.call @dynamic_index_in_dim_5(%iterArg_20, %51) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %54 = func.call @dynamic_index_in_dim_5(%iterArg_21, %51) : (tensor<4x24xf32>, tensor<i32>) -> tensor<24xf32>
      %55 = func.call @dynamic_index_in_dim(%iterArg_22, %51) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %56:6 = func.call @closed_call_6(%iterArg_23, %iterArg_24, %iterArg_25, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %52, %53, %54, %55) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %57 = stablehlo.add %iterArg_26, %c_35 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %57, %56#0, %56#1, %56#2, %56#3, %56#4, %56#5 : tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>, tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %49 = call @_pad_13(%0#1, %48#8) : (tensor<f32>, tensor<24x160xf32>) -> tensor<24x131xf32>
    return %26, %48#9, %49 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> (tensor<24x160xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<24x160xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x160xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24x1xi32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg11, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<160> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg2, %c_2, %3, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg11, %c_3 : tensor<i32>
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
    %18 = stablehlo.convert %arg7 : tensor<24xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %22 = stablehlo.subtract %12, %21 : tensor<24x40xf32>
    %23 = stablehlo.exponential %22 : tensor<24x40xf32>
    %24 = stablehlo.convert %arg7 : tensor<24xf32>
    %25 = stablehlo.subtract %24, %19 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.multiply %arg9, %26 : tensor<24xf32>
    %28 = call @_where_2(%11, %12, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %29 = stablehlo.multiply %23, %28 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %27, %30 : tensor<24xf32>
    %32 = stablehlo.multiply %arg8, %26 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.add %32, %33 : tensor<24xf32>
    %35 = call @_where_2(%16, %12, %arg6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.add %arg10, %36 : tensor<24xf32>
    return %19, %34, %31, %37, %arg7, %arg8, %arg9 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<4x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<4x24xf32>
    return %1 : tensor<4x24xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<4x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24x160xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<i32>) -> (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg9, %arg10, %arg11, %arg12, %arg5, %arg6, %arg7, %arg8 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<160> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#0, %c_2, %4, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %6 = stablehlo.dot_general %0#1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %0#6, %c_3 : tensor<i32>
    %8 = stablehlo.iota dim = 0 : tensor<40xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %10 = stablehlo.add %9, %8 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.compare LT, %10, %11, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14:2 = call @_where_7(%13, %6, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %15 = stablehlo.broadcast_in_dim %0#2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %16 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %19 = stablehlo.compare EQ, %17, %18, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%14#0 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.reshape %20 : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %23 = stablehlo.compare EQ, %14#0, %22, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %24 = stablehlo.convert %23 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.convert %0#3 : tensor<24xf32>
    %27 = stablehlo.maximum %26, %20 : tensor<24xf32>
    %28 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.compare EQ, %20, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<24xi1>, tensor<24xf32>
    %36 = stablehlo.divide %31, %35 : tensor<24xf32>
    %37 = stablehlo.compare EQ, %20, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<24xi1>, tensor<24xf32>
    %41 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<24xi1>, tensor<24xf32>
    %45 = stablehlo.divide %40, %44 : tensor<24xf32>
    %46 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %48 = stablehlo.subtract %14#0, %47 : tensor<24x40xf32>
    %49 = stablehlo.exponential %48 : tensor<24x40xf32>
    %50 = stablehlo.convert %0#3 : tensor<24xf32>
    %51 = stablehlo.subtract %50, %27 : tensor<24xf32>
    %52 = stablehlo.exponential %51 : tensor<24xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %53:2 = call @_where_8(%13, %14#0, %c_15) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %54 = call @_where_9(%19) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %55 = stablehlo.broadcast_in_dim %0#10, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %56 = call @_where_10(%19, %54, %55) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %57 = stablehlo.broadcast_in_dim %0#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %58 = stablehlo.multiply %0#4, %0#8 : tensor<24xf32>
    %59 = stablehlo.multiply %0#8, %52 : tensor<24xf32>
    %60 = stablehlo.broadcast_in_dim %0#9, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %61 = stablehlo.multiply %49, %60 : tensor<24x40xf32>
    %62 = stablehlo.multiply %60, %53#0 : tensor<24x40xf32>
    %63 = stablehlo.add %57, %62 : tensor<24x40xf32>
    %64 = call @_where_11(%13, %53#1, %61) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %65 = stablehlo.add %56, %64 : tensor<24x40xf32>
    %66 = stablehlo.multiply %0#5, %0#9 : tensor<24xf32>
    %67 = stablehlo.add %58, %66 : tensor<24xf32>
    %68 = stablehlo.multiply %0#9, %52 : tensor<24xf32>
    %69 = stablehlo.multiply %67, %52 : tensor<24xf32>
    %70 = stablehlo.negate %69 : tensor<24xf32>
    %71 = stablehlo.add %0#7, %70 : tensor<24xf32>
    %72 = stablehlo.convert %69 : tensor<24xf32>
    %73 = stablehlo.multiply %63, %49 : tensor<24x40xf32>
    %74 = stablehlo.negate %73 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.reshape %75 : (tensor<24xf32>) -> tensor<24x1xf32>
    %77 = stablehlo.add %65, %73 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%76 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.add %71, %78 : tensor<24xf32>
    %80 = stablehlo.multiply %79, %45 : tensor<24xf32>
    %81 = stablehlo.multiply %79, %36 : tensor<24xf32>
    %82 = stablehlo.convert %81 : tensor<24xf32>
    %83 = stablehlo.add %72, %82 : tensor<24xf32>
    %84 = stablehlo.divide %80, %25 : tensor<24xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %86 = stablehlo.multiply %85, %24 : tensor<24x40xf32>
    %87 = stablehlo.add %77, %86 : tensor<24x40xf32>
    %88 = call @_where_12(%13, %14#1, %87) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %89 = stablehlo.dot_general %88, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %91 = stablehlo.dot_general %88, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.dynamic_update_slice %92, %90, %c_19, %4 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    %94 = stablehlo.add %arg3, %93 : tensor<24x160xf32>
    %95 = stablehlo.add %arg4, %91 : tensor<24x24xf32>
    return %94, %95, %83, %59, %68, %0#10 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_9(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
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
  func.func private @_where_12(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_pad_13(%arg0: tensor<f32>, %arg1: tensor<24x160xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0], high = [0, -29], interior = [0, 0] : (tensor<24x160xf32>, tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.slice %0 [0:24, 0:131] : (tensor<24x131xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
