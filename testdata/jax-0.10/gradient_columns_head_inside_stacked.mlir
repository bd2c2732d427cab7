module @jit_gradient_columns_head_inside_stacked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<39> : tensor<i32>
    %6:2 = call @clip(%c, %c_2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where(%cst_3) : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %10:13 = stablehlo.while(%iterArg = %0, %iterArg_15 = %2, %iterArg_16 = %arg0, %iterArg_17 = %arg2, %iterArg_18 = %6#0, %iterArg_19 = %6#1, %iterArg_20 = %7, %iterArg_21 = %c_6, %iterArg_22 = %3, %iterArg_23 = %4, %iterArg_24 = %5, %iterArg_25 = %8, %iterArg_26 = %9) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    cond {
      %c_27 = stablehlo.constant dense<6> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_21, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %28 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_21) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %29 = func.call @dynamic_index_in_dim_0(%iterArg_15, %iterArg_21) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %30:5 = func.call @closed_call(%iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %iterArg_24, %28, %29) : (tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_25, %30#3, %iterArg_21) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %32 = func.call @dynamic_update_index_in_dim_4(%iterArg_26, %30#4, %iterArg_21) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_21, %c_27 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %33, %30#0, %30#1, %30#2, %31, %32 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24xf32>, tensor<6x24xf32>
    }
    %11 = stablehlo.log %10#9 : tensor<24xf32>
    %12 = stablehlo.add %10#8, %11 : tensor<24xf32>
    %13 = stablehlo.subtract %12, %10#10 : tensor<24xf32>
    %14 = stablehlo.multiply %13, %arg3 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.multiply %19, %arg3 : tensor<24xf32>
    %21 = stablehlo.negate %20 : tensor<24xf32>
    %22 = stablehlo.divide %20, %10#9 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %25:12 = stablehlo.while(%iterArg = %10#11, %iterArg_15 = %10#12, %iterArg_16 = %0, %iterArg_17 = %2, %iterArg_18 = %arg0, %iterArg_19 = %arg2, %iterArg_20 = %c_14, %iterArg_21 = %23, %iterArg_22 = %20, %iterArg_23 = %22, %iterArg_24 = %21, %iterArg_25 = %24) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    cond {
      %c_26 = stablehlo.constant dense<6> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_20, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<6> : tensor<i32>
      %28 = stablehlo.subtract %c_26, %iterArg_20 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.subtract %28, %c_27 : tensor<i32>
      %30 = func.call @dynamic_index_in_dim_5(%iterArg, %29) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %31 = func.call @dynamic_index_in_dim_6(%iterArg_15, %29) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %32 = func.call @dynamic_index_in_dim(%iterArg_16, %29) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %33 = func.call @dynamic_index_in_dim_0(%iterArg_17, %29) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %34:5 = func.call @closed_call_7(%iterArg_18, %iterArg_19, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %30, %31, %32, %33) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>)
      %35 = func.call @dynamic_update_index_in_dim_13(%iterArg_25, %34#4, %29) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.add %iterArg_20, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %36, %34#0, %34#1, %34#2, %34#3, %35 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    }
    %26 = stablehlo.transpose %25#11, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %27 = stablehlo.reshape %26 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    return %15, %25#7, %27 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>, %arg9: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg8, %c : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<24xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.compare GE, %3, %4, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_1 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %7 = stablehlo.compare LT, %3, %6, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %8 = stablehlo.and %5, %7 : tensor<24xi1>
    %9 = call @clip_1(%3, %arg2, %arg3) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %11 = call @take_along_axis_2(%0, %10) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<24x1xf32>) -> tensor<24xf32>
    %13 = call @_where_3(%8, %12, %arg4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.convert %arg5 : tensor<24xf32>
    %16 = stablehlo.maximum %15, %14 : tensor<24xf32>
    %17 = stablehlo.convert %arg5 : tensor<24xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<24xf32>
    %19 = stablehlo.exponential %18 : tensor<24xf32>
    %20 = stablehlo.multiply %arg6, %19 : tensor<24xf32>
    %21 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %23 = stablehlo.subtract %0, %22 : tensor<24x40xf32>
    %24 = stablehlo.exponential %23 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.add %20, %25 : tensor<24xf32>
    %27 = stablehlo.add %arg7, %13 : tensor<24xf32>
    return %16, %26, %27, %arg5, %arg6 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @clip_1(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
  func.func private @_where_3(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>, %arg9: tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>) {
    %0:9 = stablehlo.optimization_barrier %arg0, %arg1, %arg6, %arg7, %arg8, %arg9, %arg3, %arg4, %arg5 : tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %1 = stablehlo.dot_general %0#0, %0#5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.multiply %0#4, %c : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %4 = stablehlo.subtract %0#1, %3 : tensor<24xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_1 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %9 = stablehlo.and %6, %8 : tensor<24xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<39> : tensor<i32>
    %10 = call @clip_8(%4, %c_2, %c_3) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %12 = call @take_along_axis_9(%11) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %13 = call @_where_10(%9) : (tensor<24xi1>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %17 = stablehlo.compare EQ, %1, %16, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %18 = stablehlo.convert %17 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %0#2 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %14 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %20, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.divide %25, %29 : tensor<24xf32>
    %31 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<24xi1>, tensor<24xf32>
    %35 = stablehlo.compare EQ, %20, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<24xi1>, tensor<24xf32>
    %39 = stablehlo.divide %34, %38 : tensor<24xf32>
    %40 = stablehlo.convert %0#2 : tensor<24xf32>
    %41 = stablehlo.subtract %40, %21 : tensor<24xf32>
    %42 = stablehlo.exponential %41 : tensor<24xf32>
    %43 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %45 = stablehlo.subtract %1, %44 : tensor<24x40xf32>
    %46 = stablehlo.exponential %45 : tensor<24x40xf32>
    %47 = stablehlo.broadcast_in_dim %0#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<24x40xf32>
    %49 = stablehlo.negate %48 : tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.reshape %50 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.add %0#6, %52 : tensor<24xf32>
    %54 = stablehlo.multiply %0#3, %0#7 : tensor<24xf32>
    %55 = stablehlo.multiply %0#7, %42 : tensor<24xf32>
    %56 = stablehlo.multiply %54, %42 : tensor<24xf32>
    %57 = stablehlo.negate %56 : tensor<24xf32>
    %58 = stablehlo.add %53, %57 : tensor<24xf32>
    %59 = stablehlo.convert %56 : tensor<24xf32>
    %60 = stablehlo.multiply %58, %39 : tensor<24xf32>
    %61 = stablehlo.multiply %58, %30 : tensor<24xf32>
    %62 = stablehlo.convert %61 : tensor<24xf32>
    %63 = stablehlo.add %59, %62 : tensor<24xf32>
    %64 = stablehlo.divide %60, %19 : tensor<24xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %66 = stablehlo.multiply %65, %18 : tensor<24x40xf32>
    %67 = stablehlo.add %48, %66 : tensor<24x40xf32>
    %68 = call @_where_11(%9, %13, %0#8) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %70 = call @take_along_axis_12(%12, %69) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %71 = stablehlo.add %67, %70 : tensor<24x40xf32>
    %72 = stablehlo.dot_general %71, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %74 = stablehlo.dot_general %71, %0#5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %75 = stablehlo.add %arg2, %74 : tensor<24x24xf32>
    return %75, %63, %55, %0#8, %73 : tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>
  }
  func.func private @clip_8(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_9(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
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
  func.func private @_where_10(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_11(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_12(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
}
