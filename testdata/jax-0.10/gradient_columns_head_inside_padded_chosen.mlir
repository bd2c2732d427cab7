module @jit_gradient_columns_head_inside_padded_chosen attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<39> : tensor<i32>
    %6:2 = call @clip(%c, %c_3) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    call @_where_0() : () -> ()
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %9:14 = stablehlo.while(%iterArg = %0, %iterArg_15 = %4, %iterArg_16 = %arg0, %iterArg_17 = %arg1, %iterArg_18 = %5, %iterArg_19 = %arg2, %iterArg_20 = %6#0, %iterArg_21 = %6#1, %iterArg_22 = %c_6, %iterArg_23 = %1, %iterArg_24 = %2, %iterArg_25 = %3, %iterArg_26 = %7, %iterArg_27 = %8) : tensor<6xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x40xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_28 = stablehlo.constant dense<6> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_22, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %25 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_22) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %26:5 = func.call @closed_call(%iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_23, %iterArg_24, %iterArg_25, %25) : (tensor<40xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x40xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %27 = func.call @dynamic_update_index_in_dim(%iterArg_26, %26#3, %iterArg_22) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %28 = func.call @dynamic_update_index_in_dim_5(%iterArg_27, %26#4, %iterArg_22) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_22, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %29, %26#0, %26#1, %26#2, %27, %28 : tensor<6xi32>, tensor<40xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x40xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %10 = stablehlo.log %9#10 : tensor<24xf32>
    %11 = stablehlo.add %9#9, %10 : tensor<24xf32>
    %12 = stablehlo.subtract %11, %9#11 : tensor<24xf32>
    %13 = stablehlo.multiply %12, %arg3 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.multiply %18, %arg3 : tensor<24xf32>
    %20 = stablehlo.negate %19 : tensor<24xf32>
    %21 = stablehlo.divide %19, %9#10 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %24:12 = stablehlo.while(%iterArg = %9#12, %iterArg_15 = %9#13, %iterArg_16 = %0, %iterArg_17 = %arg1, %iterArg_18 = %arg0, %iterArg_19 = %arg2, %iterArg_20 = %c_14, %iterArg_21 = %22, %iterArg_22 = %23, %iterArg_23 = %19, %iterArg_24 = %21, %iterArg_25 = %20) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_26 = stablehlo.constant dense<6> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_20, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<6> : tensor<i32>
      %25 = stablehlo.subtract %c_26, %iterArg_20 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.subtract %25, %c_27 : tensor<i32>
      %27 = func.call @dynamic_index_in_dim_6(%iterArg, %26) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %28 = func.call @dynamic_index_in_dim_7(%iterArg_15, %26) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %29 = func.call @dynamic_index_in_dim(%iterArg_16, %26) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %30:5 = func.call @closed_call_8(%iterArg_17, %iterArg_18, %iterArg_19, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %27, %28, %29) : (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_20, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %31, %30#0, %30#1, %30#2, %30#3, %30#4 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %14, %24#8, %24#7 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where_0() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<40xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24x40xf32>, %arg4: tensor<24xi32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg10, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg2, %c_2, %3, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg10, %c_3 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %8 = stablehlo.add %7, %arg0 : tensor<40xi32>
    %c_4 = stablehlo.constant dense<227> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %11 = call @_where_1(%10, %5, %arg3) : (tensor<40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %12 = stablehlo.multiply %arg10, %c_5 : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %14 = stablehlo.subtract %arg4, %13 : tensor<24xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %16 = stablehlo.compare GE, %14, %15, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.compare LT, %14, %17, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %19 = stablehlo.and %16, %18 : tensor<24xi1>
    %20 = call @clip_2(%14, %arg5, %arg6) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %22 = call @take_along_axis_3(%11, %21) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<24x1xf32>) -> tensor<24xf32>
    %24 = call @_where_4(%19, %23, %arg9) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.reduce(%11 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.convert %arg7 : tensor<24xf32>
    %27 = stablehlo.maximum %26, %25 : tensor<24xf32>
    %28 = stablehlo.convert %arg7 : tensor<24xf32>
    %29 = stablehlo.subtract %28, %27 : tensor<24xf32>
    %30 = stablehlo.exponential %29 : tensor<24xf32>
    %31 = stablehlo.multiply %arg8, %30 : tensor<24xf32>
    %32 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %34 = stablehlo.subtract %11, %33 : tensor<24x40xf32>
    %35 = stablehlo.exponential %34 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.add %31, %36 : tensor<24xf32>
    return %27, %37, %24, %arg7, %arg8 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @clip_2(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where_4(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<24x240xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24x240xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
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
    %13:3 = call @_where_9(%12, %6, %cst) : (tensor<40xi1>, tensor<24x40xf32>, tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %14 = stablehlo.multiply %0#5, %c_5 : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %16 = stablehlo.subtract %0#2, %15 : tensor<24xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.compare LT, %16, %19, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %21 = stablehlo.and %18, %20 : tensor<24xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<39> : tensor<i32>
    %22 = call @clip_10(%16, %c_8, %c_9) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %24 = call @take_along_axis_11(%23) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    call @_where_12(%21) : (tensor<24xi1>) -> ()
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.reduce(%13#0 init: %cst_10) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.reshape %25 : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.compare EQ, %13#0, %27, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %29 = stablehlo.convert %28 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.convert %0#3 : tensor<24xf32>
    %32 = stablehlo.maximum %31, %25 : tensor<24xf32>
    %33 = stablehlo.compare EQ, %31, %32, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<24xi1>, tensor<24xf32>
    %37 = stablehlo.compare EQ, %25, %32, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<24xi1>, tensor<24xf32>
    %41 = stablehlo.divide %36, %40 : tensor<24xf32>
    %42 = stablehlo.compare EQ, %25, %32, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.select %42, %43, %44 : tensor<24xi1>, tensor<24xf32>
    %46 = stablehlo.compare EQ, %31, %32, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<24xi1>, tensor<24xf32>
    %50 = stablehlo.divide %45, %49 : tensor<24xf32>
    %51 = stablehlo.convert %0#3 : tensor<24xf32>
    %52 = stablehlo.subtract %51, %32 : tensor<24xf32>
    %53 = stablehlo.exponential %52 : tensor<24xf32>
    %54 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %56 = stablehlo.subtract %13#0, %55 : tensor<24x40xf32>
    %57 = stablehlo.exponential %56 : tensor<24x40xf32>
    %58 = stablehlo.broadcast_in_dim %0#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<24x40xf32>
    %60 = stablehlo.negate %59 : tensor<24x40xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.reshape %61 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.add %0#6, %63 : tensor<24xf32>
    %65 = stablehlo.multiply %0#4, %0#7 : tensor<24xf32>
    %66 = stablehlo.multiply %0#7, %53 : tensor<24xf32>
    %67 = stablehlo.multiply %65, %53 : tensor<24xf32>
    %68 = stablehlo.negate %67 : tensor<24xf32>
    %69 = stablehlo.add %64, %68 : tensor<24xf32>
    %70 = stablehlo.convert %67 : tensor<24xf32>
    %71 = stablehlo.multiply %69, %50 : tensor<24xf32>
    %72 = stablehlo.multiply %69, %41 : tensor<24xf32>
    %73 = stablehlo.convert %72 : tensor<24xf32>
    %74 = stablehlo.add %70, %73 : tensor<24xf32>
    %75 = stablehlo.divide %71, %30 : tensor<24xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %77 = stablehlo.multiply %76, %29 : tensor<24x40xf32>
    %78 = stablehlo.add %59, %77 : tensor<24x40xf32>
    %79:2 = call @_where_13(%21, %0#8) : (tensor<24xi1>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %80 = stablehlo.broadcast_in_dim %79#0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %81 = call @take_along_axis_14(%24, %80) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %82 = stablehlo.add %78, %81 : tensor<24x40xf32>
    %83 = call @_where_15(%13#1, %13#2, %82) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %84 = stablehlo.dot_general %83, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %85 = stablehlo.transpose %84, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %86 = stablehlo.dot_general %83, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.dynamic_update_slice %87, %85, %c_23, %4 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %89 = stablehlo.add %arg3, %88 : tensor<24x240xf32>
    %90 = stablehlo.add %arg4, %86 : tensor<24x24xf32>
    return %89, %90, %74, %66, %79#1 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_9(%arg0: tensor<40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %3, %1, %4 : tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>
  }
  func.func private @clip_10(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @_where_12(%arg0: tensor<24xi1>) {
    return
  }
  func.func private @_where_13(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<24xi1>, tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<24xi1>, tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
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
  func.func private @_where_15(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
