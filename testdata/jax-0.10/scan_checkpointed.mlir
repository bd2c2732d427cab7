module @jit_scan_checkpointed attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<3x2x13xi32>, %arg3: tensor<3x2x13xf32>, %arg4: tensor<3x2xf32>, %arg5: tensor<3x2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %0:2 = call @clip(%cst, %cst_0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:10 = stablehlo.while(%iterArg = %arg0, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %arg4, %iterArg_11 = %arg5, %iterArg_12 = %arg1, %iterArg_13 = %0#0, %iterArg_14 = %0#1, %iterArg_15 = %c, %iterArg_16 = %cst_1) : tensor<3x2x13x40xf32>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<40x1003xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>
    cond {
      %c_17 = stablehlo.constant dense<3> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_15, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<3x2x13x40xf32>, tensor<i32>) -> tensor<2x13x40xf32>
      %8 = func.call @dynamic_index_in_dim_0(%iterArg_8, %iterArg_15) : (tensor<3x2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
      %9 = func.call @dynamic_index_in_dim_1(%iterArg_9, %iterArg_15) : (tensor<3x2x13xf32>, tensor<i32>) -> tensor<2x13xf32>
      %10 = func.call @dynamic_index_in_dim_2(%iterArg_10, %iterArg_15) : (tensor<3x2xf32>, tensor<i32>) -> tensor<2xf32>
      %11 = func.call @dynamic_index_in_dim_1(%iterArg_11, %iterArg_15) : (tensor<3x2x13xf32>, tensor<i32>) -> tensor<2x13xf32>
      %12 = func.call @closed_call(%iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %7, %8, %9, %10, %11) : (tensor<40x1003xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>) -> tensor<f32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_15, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %13, %12 : tensor<3x2x13x40xf32>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<40x1003xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>
    }
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %2 = stablehlo.divide %1#9, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<40x1003xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x2x13x40xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %6:10 = stablehlo.while(%iterArg = %arg0, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %arg4, %iterArg_11 = %arg5, %iterArg_12 = %arg1, %iterArg_13 = %c_7, %iterArg_14 = %4, %iterArg_15 = %3, %iterArg_16 = %5) : tensor<3x2x13x40xf32>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<40x1003xf32>, tensor<i32>, tensor<40x1003xf32>, tensor<f32>, tensor<3x2x13x40xf32>
    cond {
      %c_17 = stablehlo.constant dense<3> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_13, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<3> : tensor<i32>
      %7 = stablehlo.subtract %c_17, %iterArg_13 : tensor<i32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.subtract %7, %c_18 : tensor<i32>
      %9 = func.call @dynamic_index_in_dim(%iterArg, %8) : (tensor<3x2x13x40xf32>, tensor<i32>) -> tensor<2x13x40xf32>
      %10 = func.call @dynamic_index_in_dim_0(%iterArg_8, %8) : (tensor<3x2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
      %11 = func.call @dynamic_index_in_dim_1(%iterArg_9, %8) : (tensor<3x2x13xf32>, tensor<i32>) -> tensor<2x13xf32>
      %12 = func.call @dynamic_index_in_dim_2(%iterArg_10, %8) : (tensor<3x2xf32>, tensor<i32>) -> tensor<2xf32>
      %13 = func.call @dynamic_index_in_dim_1(%iterArg_11, %8) : (tensor<3x2x13xf32>, tensor<i32>) -> tensor<2x13xf32>
      %14:3 = func.call @closed_call_6(%iterArg_12, %iterArg_14, %iterArg_15, %9, %10, %11, %12, %13) : (tensor<40x1003xf32>, tensor<40x1003xf32>, tensor<f32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>) -> (tensor<40x1003xf32>, tensor<f32>, tensor<2x13x40xf32>)
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_16, %14#2, %8) : (tensor<3x2x13x40xf32>, tensor<2x13x40xf32>, tensor<i32>) -> tensor<3x2x13x40xf32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_13, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %16, %14#0, %14#1, %15 : tensor<3x2x13x40xf32>, tensor<3x2x13xi32>, tensor<3x2x13xf32>, tensor<3x2xf32>, tensor<3x2x13xf32>, tensor<40x1003xf32>, tensor<i32>, tensor<40x1003xf32>, tensor<f32>, tensor<3x2x13x40xf32>
    }
    return %2, %6#9, %6#7 : tensor<f32>, tensor<3x2x13x40xf32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    return %1, %0 : tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x2x13x40xf32>, %arg1: tensor<i32>) -> tensor<2x13x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 13, 40] : (tensor<3x2x13x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x13x40xf32>) -> tensor<2x13x40xf32>
    return %1 : tensor<2x13x40xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x2x13xi32>, %arg1: tensor<i32>) -> tensor<2x13xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 13] : (tensor<3x2x13xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x13xi32>) -> tensor<2x13xi32>
    return %1 : tensor<2x13xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x2x13xf32>, %arg1: tensor<i32>) -> tensor<2x13xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 13] : (tensor<3x2x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x13xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @closed_call(%arg0: tensor<40x1003xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<2x13x40xf32>, %arg5: tensor<2x13xi32>, %arg6: tensor<2x13xf32>, %arg7: tensor<2xf32>, %arg8: tensor<2x13xf32>) -> tensor<f32> {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %1 = call @log_softmax_3(%0) : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %2 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %3 = call @take_along_axis_4(%1, %2) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %5 = stablehlo.subtract %4, %arg6 : tensor<2x13xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13xf32>
    %7 = call @clip_5(%6, %arg1, %arg2) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<2x13xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<2x13xf32>
    %13 = stablehlo.minimum %10, %12 : tensor<2x13xf32>
    %14 = stablehlo.negate %13 : tensor<2x13xf32>
    %15 = stablehlo.multiply %14, %arg8 : tensor<2x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%arg8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.maximum %17, %cst_1 : tensor<f32>
    %19 = stablehlo.divide %16, %18 : tensor<f32>
    %20 = stablehlo.add %arg3, %19 : tensor<f32>
    return %20 : tensor<f32>
  }
  func.func private @log_softmax_3(%arg0: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11 : tensor<2x13x1003xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15 : tensor<2x13x1xf32>
  }
  func.func private @clip_5(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<2x13xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %3 = stablehlo.minimum %2, %1 : tensor<2x13xf32>
    return %3 : tensor<2x13xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<40x1003xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<f32>, %arg3: tensor<2x13x40xf32>, %arg4: tensor<2x13xi32>, %arg5: tensor<2x13xf32>, %arg6: tensor<2xf32>, %arg7: tensor<2x13xf32>) -> (tensor<40x1003xf32>, tensor<f32>, tensor<2x13x40xf32>) {
    %0:7 = stablehlo.optimization_barrier %arg3, %arg0, %arg4, %arg5, %arg6, %arg7, %arg2 : tensor<2x13x40xf32>, tensor<40x1003xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>, tensor<f32>
    %1 = stablehlo.dot_general %0#0, %0#1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %2:3 = call @log_softmax_7(%1) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %3 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %4:2 = call @take_along_axis_8(%2#0, %3) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
    %5 = stablehlo.reshape %4#0 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %6 = stablehlo.subtract %5, %0#3 : tensor<2x13xf32>
    %7 = stablehlo.exponential %6 : tensor<2x13xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %8:3 = call @clip_9(%7, %cst, %cst_0) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %9 = stablehlo.broadcast_in_dim %0#4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %13 = stablehlo.multiply %8#0, %12 : tensor<2x13xf32>
    %14 = stablehlo.minimum %11, %13 : tensor<2x13xf32>
    %15 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<2x13xi1>, tensor<2x13xf32>
    %19 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<2x13xi1>, tensor<2x13xf32>
    %23 = stablehlo.divide %18, %22 : tensor<2x13xf32>
    %24 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<2x13xi1>, tensor<2x13xf32>
    %28 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<2x13xi1>, tensor<2x13xf32>
    %32 = stablehlo.divide %27, %31 : tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%0#5 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.maximum %33, %cst_10 : tensor<f32>
    %35 = stablehlo.divide %0#6, %34 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %37 = stablehlo.multiply %36, %0#5 : tensor<2x13xf32>
    %38 = stablehlo.negate %37 : tensor<2x13xf32>
    %39 = stablehlo.multiply %38, %32 : tensor<2x13xf32>
    %40 = stablehlo.multiply %38, %23 : tensor<2x13xf32>
    %41 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %42 = stablehlo.multiply %39, %41 : tensor<2x13xf32>
    %43 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %44 = stablehlo.multiply %40, %43 : tensor<2x13xf32>
    %45 = call @clip_10(%8#1, %8#2, %42) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %46 = stablehlo.add %44, %45 : tensor<2x13xf32>
    %47 = stablehlo.multiply %46, %7 : tensor<2x13xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %49 = call @take_along_axis_11(%4#1, %48) : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %50 = call @log_softmax_12(%2#1, %2#2, %49) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %51 = stablehlo.dot_general %50, %0#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %53 = stablehlo.dot_general %50, %0#1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
    %54 = stablehlo.add %arg1, %52 : tensor<40x1003xf32>
    return %54, %arg2, %53 : tensor<40x1003xf32>, tensor<f32>, tensor<2x13x40xf32>
  }
  func.func private @log_softmax_7(%arg0: tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11, %6, %8 : tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>
  }
  func.func private @take_along_axis_8(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15, %5 : tensor<2x13x1xf32>, tensor<2x13x1x1xi32>
  }
  func.func private @clip_9(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x13xi1>, tensor<2x13xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x13xi1>, tensor<2x13xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x13xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x13xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x13xi1>, tensor<2x13xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x13xi1>, tensor<2x13xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x13xf32>
    return %15, %12, %25 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @clip_10(%arg0: tensor<2x13xf32>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<2x13x1x1xi32>, %arg1: tensor<2x13x1xf32>) -> tensor<2x13x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    return %1 : tensor<2x13x1003xf32>
  }
  func.func private @log_softmax_12(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xf32>, %arg2: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x13x1003xf32>
    return %7 : tensor<2x13x1003xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x2x13x40xf32>, %arg1: tensor<2x13x40xf32>, %arg2: tensor<i32>) -> tensor<3x2x13x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x13x40xf32>) -> tensor<1x2x13x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x2x13x40xf32>, tensor<1x2x13x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x13x40xf32>
    return %1 : tensor<3x2x13x40xf32>
  }
}
