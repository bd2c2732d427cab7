module @jit_loop_nested_keeps_logits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<24x24xf32> {jax.result_info = "result[0]"}, tensor<24x131xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<2x4x3x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<2x4x3xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<2x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x3x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %0, %iterArg_7 = %1, %iterArg_8 = %2, %iterArg_9 = %arg1, %iterArg_10 = %3, %iterArg_11 = %c, %iterArg_12 = %cst_0, %iterArg_13 = %4, %iterArg_14 = %5) : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3xf32>
    cond {
      %c_15 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_11, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<2x4x3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %12 = func.call @dynamic_index_in_dim_0(%iterArg_7, %iterArg_11) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %13 = func.call @dynamic_index_in_dim_1(%iterArg_8, %iterArg_11) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %14:3 = func.call @closed_call(%iterArg_9, %iterArg_10, %iterArg_12, %11, %12, %13) : (tensor<24x131xf32>, tensor<3xf32>, tensor<f32>, tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xf32>)
      %15 = func.call @dynamic_update_index_in_dim_8(%iterArg_13, %14#1, %iterArg_11) : (tensor<2x4x3x131xf32>, tensor<4x3x131xf32>, tensor<i32>) -> tensor<2x4x3x131xf32>
      %16 = func.call @dynamic_update_index_in_dim_9(%iterArg_14, %14#2, %iterArg_11) : (tensor<2x4x3xf32>, tensor<4x3xf32>, tensor<i32>) -> tensor<2x4x3xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_11, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %17, %14#0, %15, %16 : tensor<2x4x3x24xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x131xf32>, tensor<2x4x3xf32>
    }
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x3x24xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8:8 = stablehlo.while(%iterArg = %6#7, %iterArg_7 = %6#8, %iterArg_8 = %1, %iterArg_9 = %2, %iterArg_10 = %arg1, %iterArg_11 = %c_5, %iterArg_12 = %cst_3, %iterArg_13 = %7) : tensor<2x4x3x131xf32>, tensor<2x4x3xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x24xf32>
    cond {
      %c_14 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_14 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.subtract %c_14, %iterArg_11 : tensor<i32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.subtract %11, %c_15 : tensor<i32>
      %13 = func.call @dynamic_index_in_dim_10(%iterArg, %12) : (tensor<2x4x3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %14 = func.call @dynamic_index_in_dim_1(%iterArg_7, %12) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %15 = func.call @dynamic_index_in_dim_0(%iterArg_8, %12) : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %16 = func.call @dynamic_index_in_dim_1(%iterArg_9, %12) : (tensor<2x4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %17:2 = func.call @closed_call_11(%iterArg_10, %iterArg_12, %13, %14, %15, %16) : (tensor<24x131xf32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x24xf32>)
      %18 = func.call @dynamic_update_index_in_dim_15(%iterArg_13, %17#1, %12) : (tensor<2x4x3x24xf32>, tensor<4x3x24xf32>, tensor<i32>) -> tensor<2x4x3x24xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.add %iterArg_11, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %19, %17#0, %18 : tensor<2x4x3x131xf32>, tensor<2x4x3xf32>, tensor<2x4x3xi32>, tensor<2x4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<2x4x3x24xf32>
    }
    %9 = stablehlo.reshape %8#7 : (tensor<2x4x3x24xf32>) -> tensor<24x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    return %9, %10 : tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x3x24xf32>, %arg1: tensor<i32>) -> tensor<4x3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 24] : (tensor<2x4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x24xf32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x4x3xi32>, %arg1: tensor<i32>) -> tensor<4x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
    return %1 : tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x4x3xf32>, %arg1: tensor<i32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>, %arg3: tensor<4x3x24xf32>, %arg4: tensor<4x3xi32>, %arg5: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:9 = stablehlo.while(%iterArg = %arg3, %iterArg_2 = %arg4, %iterArg_3 = %arg5, %iterArg_4 = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c, %iterArg_7 = %cst, %iterArg_8 = %0, %iterArg_9 = %1) : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xf32>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_6) : (tensor<4x3x24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %5 = func.call @dynamic_index_in_dim_3(%iterArg_2, %iterArg_6) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %6 = func.call @dynamic_index_in_dim_4(%iterArg_3, %iterArg_6) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %7:3 = func.call @closed_call_5(%iterArg_4, %iterArg_5, %iterArg_7, %4, %5, %6) : (tensor<24x131xf32>, tensor<3xf32>, tensor<f32>, tensor<3x24xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xf32>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_8, %7#1, %iterArg_6) : (tensor<4x3x131xf32>, tensor<3x131xf32>, tensor<i32>) -> tensor<4x3x131xf32>
      %9 = func.call @dynamic_update_index_in_dim_7(%iterArg_9, %7#2, %iterArg_6) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_6, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %10, %7#0, %8, %9 : tensor<4x3x24xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xf32>
    }
    %3 = stablehlo.add %arg2, %2#6 : tensor<f32>
    return %3, %2#7, %2#8 : tensor<f32>, tensor<4x3x131xf32>, tensor<4x3xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x3x24xf32>, %arg1: tensor<i32>) -> tensor<3x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 24] : (tensor<4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x24xf32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x131xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>, %arg3: tensor<3x24xf32>, %arg4: tensor<3xi32>, %arg5: tensor<3xf32>) -> (tensor<f32>, tensor<3x131xf32>, tensor<3xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<24x131xf32>) -> tensor<3x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<3xf32>
    %4 = stablehlo.is_finite %3 : (tensor<3xf32>) -> tensor<3xi1>
    %5 = stablehlo.select %4, %3, %arg1 : tensor<3xi1>, tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %8 = stablehlo.subtract %0, %7 : tensor<3x131xf32>
    %9 = stablehlo.exponential %8 : tensor<3x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x131xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.abs %10 : tensor<3xf32>
    %12 = stablehlo.log %11 : tensor<3xf32>
    %13 = stablehlo.add %12, %5 : tensor<3xf32>
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %15 = call @take_along_axis_6(%0, %14) : (tensor<3x131xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<3x1xf32>) -> tensor<3xf32>
    %17 = stablehlo.subtract %13, %16 : tensor<3xf32>
    %18 = stablehlo.multiply %17, %arg5 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %arg2, %19 : tensor<f32>
    return %20, %0, %13 : tensor<f32>, tensor<3x131xf32>, tensor<3xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<3x131xf32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x131xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xf32>
    return %15 : tensor<3x1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3x131xf32>, %arg1: tensor<3x131xf32>, %arg2: tensor<i32>) -> tensor<4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x131xf32>) -> tensor<1x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x131xf32>, tensor<1x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<4x3x131xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x131xf32>) -> tensor<1x4x3x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x131xf32>, tensor<1x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x131xf32>
    return %1 : tensor<2x4x3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<i32>) -> tensor<2x4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x3xf32>, tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf32>
    return %1 : tensor<2x4x3xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<2x4x3x131xf32>, %arg1: tensor<i32>) -> tensor<4x3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 3, 131] : (tensor<2x4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3x131xf32>) -> tensor<4x3x131xf32>
    return %1 : tensor<4x3x131xf32>
  }
  func.func private @closed_call_11(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<4x3x131xf32>, %arg3: tensor<4x3xf32>, %arg4: tensor<4x3xi32>, %arg5: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:8 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %arg3, %iterArg_1 = %arg4, %iterArg_2 = %arg5, %iterArg_3 = %arg0, %iterArg_4 = %c, %iterArg_5 = %arg1, %iterArg_6 = %0) : tensor<4x3x131xf32>, tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<4x3x24xf32>
    cond {
      %c_7 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_7 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.subtract %c_7, %iterArg_4 : tensor<i32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.subtract %2, %c_8 : tensor<i32>
      %4 = func.call @dynamic_index_in_dim_12(%iterArg, %3) : (tensor<4x3x131xf32>, tensor<i32>) -> tensor<3x131xf32>
      %5 = func.call @dynamic_index_in_dim_4(%iterArg_0, %3) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %6 = func.call @dynamic_index_in_dim_3(%iterArg_1, %3) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %7 = func.call @dynamic_index_in_dim_4(%iterArg_2, %3) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %8:2 = func.call @closed_call_13(%iterArg_3, %iterArg_5, %4, %5, %6, %7) : (tensor<24x131xf32>, tensor<f32>, tensor<3x131xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<f32>, tensor<3x24xf32>)
      %9 = func.call @dynamic_update_index_in_dim_14(%iterArg_6, %8#1, %3) : (tensor<4x3x24xf32>, tensor<3x24xf32>, tensor<i32>) -> tensor<4x3x24xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_4, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %10, %8#0, %9 : tensor<4x3x131xf32>, tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x3xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<4x3x24xf32>
    }
    return %arg1, %1#7 : tensor<f32>, tensor<4x3x24xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<4x3x131xf32>, %arg1: tensor<i32>) -> tensor<3x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 131] : (tensor<4x3x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x131xf32>) -> tensor<3x131xf32>
    return %1 : tensor<3x131xf32>
  }
  func.func private @closed_call_13(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<3x131xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xi32>, %arg5: tensor<3xf32>) -> (tensor<f32>, tensor<3x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg5 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %4 = stablehlo.subtract %arg2, %3 : tensor<3x131xf32>
    %5 = stablehlo.exponential %4 : tensor<3x131xf32>
    %6 = call @_one_hot(%arg4) : (tensor<3xi32>) -> tensor<3x131xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<3x131xf32>
    %8 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x131xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<3x131xf32>
    %11 = stablehlo.dot_general %10, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x131xf32>, tensor<24x131xf32>) -> tensor<3x24xf32>
    return %arg1, %11 : tensor<f32>, tensor<3x24xf32>
  }
  func.func private @_one_hot(%arg0: tensor<3xi32>) -> tensor<3x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<3x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x131xi32>, tensor<3x131xi32>) -> tensor<3x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x131xi1>) -> tensor<3x131xf32>
    return %5 : tensor<3x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<4x3x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<i32>) -> tensor<4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x24xf32>) -> tensor<1x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x24xf32>, tensor<1x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x24xf32>
    return %1 : tensor<4x3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x4x3x24xf32>, %arg1: tensor<4x3x24xf32>, %arg2: tensor<i32>) -> tensor<2x4x3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x3x24xf32>) -> tensor<1x4x3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x3x24xf32>, tensor<1x4x3x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3x24xf32>
    return %1 : tensor<2x4x3x24xf32>
  }
}
