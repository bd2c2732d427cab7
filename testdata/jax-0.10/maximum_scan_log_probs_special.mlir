module @jit_maximum_scan_log_probs_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5:11 = stablehlo.while(%iterArg = %arg0, %iterArg_9 = %arg2, %iterArg_10 = %arg3, %iterArg_11 = %arg1, %iterArg_12 = %c_4, %iterArg_13 = %cst, %iterArg_14 = %0, %iterArg_15 = %1, %iterArg_16 = %2, %iterArg_17 = %3, %iterArg_18 = %4) : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>
    cond {
      %c_19 = stablehlo.constant dense<3> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_12, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_12) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %10 = func.call @dynamic_index_in_dim_0(%iterArg_9, %iterArg_12) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
      %11 = func.call @dynamic_index_in_dim_1(%iterArg_10, %iterArg_12) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %12:6 = func.call @closed_call(%iterArg_11, %iterArg_13, %9, %10, %11) : (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7xi32>, tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_14, %12#1, %iterArg_12) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %14 = func.call @dynamic_update_index_in_dim_3(%iterArg_15, %12#2, %iterArg_12) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_16, %12#3, %iterArg_12) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %16 = func.call @dynamic_update_index_in_dim_4(%iterArg_17, %12#4, %iterArg_12) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %17 = func.call @dynamic_update_index_in_dim_5(%iterArg_18, %12#5, %iterArg_12) : (tensor<3x7x1x1xi32>, tensor<7x1x1xi32>, tensor<i32>) -> tensor<3x7x1x1xi32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_12, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %18, %12#0, %13, %14, %15, %16, %17 : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>
    }
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x24xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %8:12 = stablehlo.while(%iterArg = %arg0, %iterArg_9 = %5#6, %iterArg_10 = %5#7, %iterArg_11 = %5#8, %iterArg_12 = %5#9, %iterArg_13 = %5#10, %iterArg_14 = %arg3, %iterArg_15 = %arg1, %iterArg_16 = %c_8, %iterArg_17 = %6, %iterArg_18 = %cst_6, %iterArg_19 = %7) : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    cond {
      %c_20 = stablehlo.constant dense<3> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_16, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<3> : tensor<i32>
      %9 = stablehlo.subtract %c_20, %iterArg_16 : tensor<i32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.subtract %9, %c_21 : tensor<i32>
      %11 = func.call @dynamic_index_in_dim(%iterArg, %10) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %12 = func.call @dynamic_index_in_dim_6(%iterArg_9, %10) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %13 = func.call @dynamic_index_in_dim_1(%iterArg_10, %10) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %14 = func.call @dynamic_index_in_dim_6(%iterArg_11, %10) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %15 = func.call @dynamic_index_in_dim_7(%iterArg_12, %10) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %16 = func.call @dynamic_index_in_dim_8(%iterArg_13, %10) : (tensor<3x7x1x1xi32>, tensor<i32>) -> tensor<7x1x1xi32>
      %17 = func.call @dynamic_index_in_dim_1(%iterArg_14, %10) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %18:3 = func.call @closed_call_9(%iterArg_15, %iterArg_17, %iterArg_18, %11, %12, %13, %14, %15, %16, %17) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>)
      %19 = func.call @dynamic_update_index_in_dim_11(%iterArg_19, %18#2, %10) : (tensor<3x7x24xf32>, tensor<7x24xf32>, tensor<i32>) -> tensor<3x7x24xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_16, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %20, %18#0, %18#1, %19 : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    }
    return %5#5, %8#11, %8#9 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x7x24xf32>, %arg1: tensor<i32>) -> tensor<7x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 24] : (tensor<3x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x24xf32>) -> tensor<7x24xf32>
    return %1 : tensor<7x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<1x7xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xi32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x7xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<7x24xf32>, %arg3: tensor<7xi32>, %arg4: tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<7x131xf32>
    %10 = stablehlo.exponential %9 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %13 = stablehlo.log %12 : tensor<7x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<7x131xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %17:2 = call @take_along_axis_2(%15, %16) : (tensor<7x131xf32>, tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>)
    %18 = stablehlo.reshape %17#0 : (tensor<7x1xf32>) -> tensor<7xf32>
    %19 = stablehlo.multiply %arg4, %18 : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.add %arg1, %20 : tensor<f32>
    return %21, %5, %6, %10, %12, %17#1 : tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x131xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xf32>
    return %15, %5 : tensor<7x1xf32>, tensor<7x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x7x131xf32>, %arg1: tensor<7x131xf32>, %arg2: tensor<i32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x131xf32>) -> tensor<1x7x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x131xf32>, tensor<1x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<i32>) -> tensor<3x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x7xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x7x1xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<i32>) -> tensor<3x7x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<1x7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x1xf32>, tensor<1x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1xf32>
    return %1 : tensor<3x7x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<7x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x7x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<7x1x1xi32>) -> tensor<1x7x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x7x1x1xi32>, tensor<1x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1x1xi32>
    return %1 : tensor<3x7x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x7x131xf32>, %arg1: tensor<i32>) -> tensor<7x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 131] : (tensor<3x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x131xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x7x1xf32>, %arg1: tensor<i32>) -> tensor<7x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 1] : (tensor<3x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1xf32>) -> tensor<7x1xf32>
    return %1 : tensor<7x1xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<i32>) -> tensor<7x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 7, 1, 1] : (tensor<3x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1x1xi32>) -> tensor<7x1x1xi32>
    return %1 : tensor<7x1x1xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<7x24xf32>, %arg4: tensor<7x131xf32>, %arg5: tensor<7xf32>, %arg6: tensor<7x131xf32>, %arg7: tensor<7x1xf32>, %arg8: tensor<7x1x1xi32>, %arg9: tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.multiply %arg9, %0 : tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = call @take_along_axis_10(%arg8, %2) : (tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    %4 = stablehlo.negate %3 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.reshape %5 : (tensor<7xf32>) -> tensor<7x1xf32>
    %7 = stablehlo.divide %6, %arg7 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %10 = stablehlo.multiply %9, %arg6 : tensor<7x131xf32>
    %11 = stablehlo.add %3, %10 : tensor<7x131xf32>
    %12 = stablehlo.negate %11 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.reshape %13 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.divide %15, %arg5 : tensor<7xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %18 = stablehlo.multiply %17, %arg4 : tensor<7x131xf32>
    %19 = stablehlo.add %11, %18 : tensor<7x131xf32>
    %20 = stablehlo.dot_general %19, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %22 = stablehlo.add %arg1, %21 : tensor<24x131xf32>
    %23 = stablehlo.dot_general %19, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %22, %arg2, %23 : tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<3x7x24xf32>, %arg1: tensor<7x24xf32>, %arg2: tensor<i32>) -> tensor<3x7x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x24xf32>) -> tensor<1x7x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x24xf32>, tensor<1x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x24xf32>
    return %1 : tensor<3x7x24xf32>
  }
}
