module @jit_gradient_columns_head_inside_padded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.iota dim = 0 : tensor<40xi32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = call @_where(%cst_2) : (tensor<f32>) -> tensor<24x40xf32>
    %6 = call @_one_hot() : () -> tensor<1x40xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9:13 = stablehlo.while(%iterArg = %0, %iterArg_13 = %4, %iterArg_14 = %arg0, %iterArg_15 = %arg1, %iterArg_16 = %5, %iterArg_17 = %arg2, %iterArg_18 = %6, %iterArg_19 = %c, %iterArg_20 = %1, %iterArg_21 = %2, %iterArg_22 = %3, %iterArg_23 = %7, %iterArg_24 = %8) : tensor<6xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x40xf32>, tensor<24xi32>, tensor<1x40xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_25 = stablehlo.constant dense<6> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_19, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %25 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_19) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %26:5 = func.call @closed_call(%iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_20, %iterArg_21, %iterArg_22, %25) : (tensor<40xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x40xf32>, tensor<24xi32>, tensor<1x40xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %27 = func.call @dynamic_update_index_in_dim(%iterArg_23, %26#3, %iterArg_19) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %28 = func.call @dynamic_update_index_in_dim_2(%iterArg_24, %26#4, %iterArg_19) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_19, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %29, %26#0, %26#1, %26#2, %27, %28 : tensor<6xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x40xf32>, tensor<24xi32>, tensor<1x40xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %10 = stablehlo.log %9#9 : tensor<24xf32>
    %11 = stablehlo.add %9#8, %10 : tensor<24xf32>
    %12 = stablehlo.subtract %11, %9#10 : tensor<24xf32>
    %13 = stablehlo.multiply %12, %arg3 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.multiply %18, %arg3 : tensor<24xf32>
    %20 = stablehlo.negate %19 : tensor<24xf32>
    %21 = stablehlo.divide %19, %9#9 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %24:12 = stablehlo.while(%iterArg = %9#11, %iterArg_13 = %9#12, %iterArg_14 = %0, %iterArg_15 = %arg1, %iterArg_16 = %arg0, %iterArg_17 = %arg2, %iterArg_18 = %c_12, %iterArg_19 = %22, %iterArg_20 = %23, %iterArg_21 = %19, %iterArg_22 = %21, %iterArg_23 = %20) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_24 = stablehlo.constant dense<6> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_18, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %c_24 = stablehlo.constant dense<6> : tensor<i32>
      %25 = stablehlo.subtract %c_24, %iterArg_18 : tensor<i32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.subtract %25, %c_25 : tensor<i32>
      %27 = func.call @dynamic_index_in_dim_3(%iterArg, %26) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %28 = func.call @dynamic_index_in_dim_4(%iterArg_13, %26) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %29 = func.call @dynamic_index_in_dim(%iterArg_14, %26) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %30:5 = func.call @closed_call_5(%iterArg_15, %iterArg_16, %iterArg_17, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %27, %28, %29) : (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_18, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %31, %30#0, %30#1, %30#2, %30#3, %30#4 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %14, %24#8, %24#7 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_one_hot() -> tensor<1x40xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<1x40xi32>
    return %0 : tensor<1x40xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xi32>, %arg5: tensor<1x40xi32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg9, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg2, %c_2, %3, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg9, %c_3 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %8 = stablehlo.add %7, %arg0 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<227> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %11 = call @_where_0(%10, %5, %arg3) : (tensor<40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %12 = stablehlo.multiply %arg9, %c_5 : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %14 = stablehlo.subtract %arg4, %13 : tensor<24xi32>
    %15 = call @_one_hot_1(%14, %arg5) : (tensor<24xi32>, tensor<1x40xi32>) -> tensor<24x40xf32>
    %16 = stablehlo.multiply %15, %11 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%11 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.convert %arg6 : tensor<24xf32>
    %20 = stablehlo.maximum %19, %18 : tensor<24xf32>
    %21 = stablehlo.convert %arg6 : tensor<24xf32>
    %22 = stablehlo.subtract %21, %20 : tensor<24xf32>
    %23 = stablehlo.exponential %22 : tensor<24xf32>
    %24 = stablehlo.multiply %arg7, %23 : tensor<24xf32>
    %25 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.subtract %11, %26 : tensor<24x40xf32>
    %28 = stablehlo.exponential %27 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.add %24, %29 : tensor<24xf32>
    %31 = stablehlo.add %arg8, %17 : tensor<24xf32>
    return %20, %30, %31, %arg6, %arg7 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_one_hot_1(%arg0: tensor<24xi32>, %arg1: tensor<1x40xi32>) -> tensor<24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %4 = stablehlo.convert %3 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    return %4 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x240xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24x240xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:9 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg8, %arg9, %arg10, %arg5, %arg6, %arg7 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#0, %c_2, %4, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %6 = stablehlo.dot_general %0#1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %0#5, %c_3 : tensor<i32>
    %8 = stablehlo.iota dim = 0 : tensor<40xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %10 = stablehlo.add %9, %8 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<227> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.compare LT, %10, %11, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13:3 = call @_where_6(%12, %6, %cst) : (tensor<40xi1>, tensor<24x40xf32>, tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %14 = stablehlo.multiply %0#5, %c_5 : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %16 = stablehlo.subtract %0#2, %15 : tensor<24xi32>
    %17 = call @_one_hot_7(%16) : (tensor<24xi32>) -> tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%13#0 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %21 = stablehlo.compare EQ, %13#0, %20, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %22 = stablehlo.convert %21 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.convert %0#3 : tensor<24xf32>
    %25 = stablehlo.maximum %24, %18 : tensor<24xf32>
    %26 = stablehlo.compare EQ, %24, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.compare EQ, %18, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.divide %29, %33 : tensor<24xf32>
    %35 = stablehlo.compare EQ, %18, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<24xi1>, tensor<24xf32>
    %39 = stablehlo.compare EQ, %24, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.divide %38, %42 : tensor<24xf32>
    %44 = stablehlo.convert %0#3 : tensor<24xf32>
    %45 = stablehlo.subtract %44, %25 : tensor<24xf32>
    %46 = stablehlo.exponential %45 : tensor<24xf32>
    %47 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %49 = stablehlo.subtract %13#0, %48 : tensor<24x40xf32>
    %50 = stablehlo.exponential %49 : tensor<24x40xf32>
    %51 = stablehlo.broadcast_in_dim %0#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<24x40xf32>
    %53 = stablehlo.negate %52 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.reshape %54 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.add %0#6, %56 : tensor<24xf32>
    %58 = stablehlo.multiply %0#4, %0#7 : tensor<24xf32>
    %59 = stablehlo.multiply %0#7, %46 : tensor<24xf32>
    %60 = stablehlo.multiply %58, %46 : tensor<24xf32>
    %61 = stablehlo.negate %60 : tensor<24xf32>
    %62 = stablehlo.add %57, %61 : tensor<24xf32>
    %63 = stablehlo.convert %60 : tensor<24xf32>
    %64 = stablehlo.multiply %62, %43 : tensor<24xf32>
    %65 = stablehlo.multiply %62, %34 : tensor<24xf32>
    %66 = stablehlo.convert %65 : tensor<24xf32>
    %67 = stablehlo.add %63, %66 : tensor<24xf32>
    %68 = stablehlo.divide %64, %23 : tensor<24xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %70 = stablehlo.multiply %69, %22 : tensor<24x40xf32>
    %71 = stablehlo.add %52, %70 : tensor<24x40xf32>
    %72 = stablehlo.broadcast_in_dim %0#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %73 = stablehlo.multiply %17, %72 : tensor<24x40xf32>
    %74 = stablehlo.add %71, %73 : tensor<24x40xf32>
    %75 = call @_where_8(%13#1, %13#2, %74) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %76 = stablehlo.dot_general %75, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %78 = stablehlo.dot_general %75, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.dynamic_update_slice %79, %77, %c_19, %4 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %81 = stablehlo.add %arg3, %80 : tensor<24x240xf32>
    %82 = stablehlo.add %arg4, %78 : tensor<24x24xf32>
    return %81, %82, %67, %59, %0#8 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_6(%arg0: tensor<40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %3, %1, %4 : tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>
  }
  func.func private @_one_hot_7(%arg0: tensor<24xi32>) -> tensor<24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x40xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %5 = stablehlo.convert %4 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    return %5 : tensor<24x40xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
