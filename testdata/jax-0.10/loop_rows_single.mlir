module @jit_loop_rows_single attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%c) : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2:7 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg2, %iterArg_7 = %arg3, %iterArg_8 = %arg1, %iterArg_9 = %0, %iterArg_10 = %c_0, %iterArg_11 = %1) : tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<24xf32>
    cond {
      %c_12 = stablehlo.constant dense<24> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_10, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<24x24xf32>, tensor<i32>) -> tensor<24xf32>
      %11 = func.call @dynamic_index_in_dim_0(%iterArg_6, %iterArg_10) : (tensor<24xi32>, tensor<i32>) -> tensor<i32>
      %12 = func.call @dynamic_index_in_dim_1(%iterArg_7, %iterArg_10) : (tensor<24xf32>, tensor<i32>) -> tensor<f32>
      %13 = func.call @closed_call(%iterArg_8, %iterArg_9, %10, %11, %12) : (tensor<24x131xf32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_11, %13, %iterArg_10) : (tensor<24xf32>, tensor<f32>, tensor<i32>) -> tensor<24xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_10, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %15, %14 : tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<24xf32>
    }
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2#6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.negate %3 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.negate %cst_2 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9:8 = stablehlo.while(%iterArg = %6, %iterArg_6 = %arg0, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %arg1, %iterArg_10 = %c_5, %iterArg_11 = %7, %iterArg_12 = %8) : tensor<24xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>
    cond {
      %c_13 = stablehlo.constant dense<24> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %c_13 = stablehlo.constant dense<24> : tensor<i32>
      %10 = stablehlo.subtract %c_13, %iterArg_10 : tensor<i32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.subtract %10, %c_14 : tensor<i32>
      %12 = func.call @dynamic_index_in_dim_1(%iterArg, %11) : (tensor<24xf32>, tensor<i32>) -> tensor<f32>
      %13 = func.call @dynamic_index_in_dim(%iterArg_6, %11) : (tensor<24x24xf32>, tensor<i32>) -> tensor<24xf32>
      %14 = func.call @dynamic_index_in_dim_0(%iterArg_7, %11) : (tensor<24xi32>, tensor<i32>) -> tensor<i32>
      %15 = func.call @dynamic_index_in_dim_1(%iterArg_8, %11) : (tensor<24xf32>, tensor<i32>) -> tensor<f32>
      %16:2 = func.call @closed_call_5(%iterArg_9, %iterArg_11, %12, %13, %14, %15) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<f32>) -> (tensor<24x131xf32>, tensor<24xf32>)
      %17 = func.call @dynamic_update_index_in_dim_12(%iterArg_12, %16#1, %11) : (tensor<24x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<24x24xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_10, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %18, %16#0, %17 : tensor<24xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>
    }
    return %4, %9#7, %9#6 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<24x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<24xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<24xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<24xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<24xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24xf32>, tensor<24x131xf32>) -> tensor<131xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<131xf32>) -> tensor<1x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare GT, %arg4, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = call @log_softmax_2(%1) : (tensor<1x131xf32>) -> tensor<1x131xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %6 = call @take_along_axis_3(%3, %5) : (tensor<1x131xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x1xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = call @_where_4(%2, %8, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %9 : tensor<f32>
  }
  func.func private @log_softmax_2(%arg0: tensor<1x131xf32>) -> tensor<1x131xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1x131xf32>, tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x131xf32>
    %6 = stablehlo.exponential %5 : tensor<1x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1x131xf32>, tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %9 = stablehlo.log %8 : tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1x131xf32>
    return %11 : tensor<1x131xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<1x131xf32>, %arg1: tensor<1x1xi32>) -> tensor<1x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %8 = stablehlo.compare LE, %4, %7, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %9 = stablehlo.and %6, %8 : tensor<1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%9 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<1x1xi1>, tensor<i1>) -> tensor<1xi1>
    %11 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x131xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1xi1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %14 = stablehlo.select %12, %11, %13 : tensor<1x1xi1>, tensor<1x1xf32>
    return %14 : tensor<1x1xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<24xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<24xf32>, tensor<1xf32>, tensor<i32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>, %arg5: tensor<f32>) -> (tensor<24x131xf32>, tensor<24xf32>) {
    %0:5 = stablehlo.optimization_barrier %arg0, %arg3, %arg4, %arg5, %arg2 : tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<f32>, tensor<f32>
    %1 = stablehlo.dot_general %0#1, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24xf32>, tensor<24x131xf32>) -> tensor<131xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<131xf32>) -> tensor<1x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.compare GT, %0#3, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4:2 = call @log_softmax_6(%2) : (tensor<1x131xf32>) -> (tensor<1x131xf32>, tensor<1x1xf32>)
    %5 = stablehlo.broadcast_in_dim %0#2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %7 = call @take_along_axis_7(%6) : (tensor<1x1xi32>) -> tensor<1x1xi32>
    call @_where_8(%3) : (tensor<i1>) -> ()
    %8 = call @_where_9(%3, %0#4) : (tensor<i1>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %11 = call @take_along_axis_10(%7, %10) : (tensor<1x1xi32>, tensor<1x1xf32>) -> tensor<1x131xf32>
    %12 = call @log_softmax_11(%4#0, %4#1, %11) : (tensor<1x131xf32>, tensor<1x1xf32>, tensor<1x131xf32>) -> tensor<1x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x131xf32>, tensor<f32>) -> tensor<131xf32>
    %14 = stablehlo.dot_general %13, %0#1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<131xf32>, tensor<24xf32>) -> tensor<131x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %16 = stablehlo.dot_general %13, %0#0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<131xf32>, tensor<24x131xf32>) -> tensor<24xf32>
    %17 = stablehlo.add %arg1, %15 : tensor<24x131xf32>
    return %17, %16 : tensor<24x131xf32>, tensor<24xf32>
  }
  func.func private @log_softmax_6(%arg0: tensor<1x131xf32>) -> (tensor<1x131xf32>, tensor<1x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1x131xf32>, tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x131xf32>
    %6 = stablehlo.exponential %5 : tensor<1x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1x131xf32>, tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    return %6, %8 : tensor<1x131xf32>, tensor<1x1xf32>
  }
  func.func private @take_along_axis_7(%arg0: tensor<1x1xi32>) -> tensor<1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<1x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<1x1xi1>, tensor<1x1xi32>
    return %4 : tensor<1x1xi32>
  }
  func.func private @_where_8(%arg0: tensor<i1>) {
    return
  }
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.select %arg0, %arg1, %cst : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<1x1xi32>, %arg1: tensor<1x1xf32>) -> tensor<1x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x131xf32>, tensor<1x1xi32>, tensor<1x1xf32>) -> tensor<1x131xf32>
    return %1 : tensor<1x131xf32>
  }
  func.func private @log_softmax_11(%arg0: tensor<1x131xf32>, %arg1: tensor<1x1xf32>, %arg2: tensor<1x131xf32>) -> tensor<1x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1x131xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<1x131xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<1x131xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<1x131xf32>
    return %8 : tensor<1x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<24x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<24x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<24x24xf32>
    return %1 : tensor<24x24xf32>
  }
}
