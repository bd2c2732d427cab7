module @jit_loop_outside_biased_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xf32>, %arg3: tensor<24xi32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<131xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg3 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg4 : (tensor<24xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<131xf32>) -> tensor<1x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9:12 = stablehlo.while(%iterArg = %0, %iterArg_10 = %1, %iterArg_11 = %2, %iterArg_12 = %arg1, %iterArg_13 = %3, %iterArg_14 = %4, %iterArg_15 = %c_4, %iterArg_16 = %cst_0, %iterArg_17 = %5, %iterArg_18 = %6, %iterArg_19 = %7, %iterArg_20 = %8) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<1x131xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>
    cond {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_15, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %16 = func.call @dynamic_index_in_dim_0(%iterArg_10, %iterArg_15) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %17 = func.call @dynamic_index_in_dim_1(%iterArg_11, %iterArg_15) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %18:5 = func.call @closed_call(%iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %15, %16, %17) : (tensor<24x131xf32>, tensor<1x131xf32>, tensor<6xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>)
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_17, %18#1, %iterArg_15) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %20 = func.call @dynamic_update_index_in_dim_3(%iterArg_18, %18#2, %iterArg_15) : (tensor<4x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<4x6xi1>
      %21 = func.call @dynamic_update_index_in_dim_4(%iterArg_19, %18#3, %iterArg_15) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %22 = func.call @dynamic_update_index_in_dim_5(%iterArg_20, %18#4, %iterArg_15) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_15, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %23, %18#0, %19, %20, %21, %22 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<1x131xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>
    }
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %13:12 = stablehlo.while(%iterArg = %0, %iterArg_10 = %9#8, %iterArg_11 = %9#9, %iterArg_12 = %9#10, %iterArg_13 = %9#11, %iterArg_14 = %2, %iterArg_15 = %arg1, %iterArg_16 = %c_9, %iterArg_17 = %10, %iterArg_18 = %11, %iterArg_19 = %cst_7, %iterArg_20 = %12) : tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<131xf32>, tensor<f32>, tensor<4x6x24xf32>
    cond {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_16, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %15 = stablehlo.subtract %c_21, %iterArg_16 : tensor<i32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.subtract %15, %c_22 : tensor<i32>
      %17 = func.call @dynamic_index_in_dim(%iterArg, %16) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %18 = func.call @dynamic_index_in_dim_6(%iterArg_10, %16) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %19 = func.call @dynamic_index_in_dim_7(%iterArg_11, %16) : (tensor<4x6xi1>, tensor<i32>) -> tensor<6xi1>
      %20 = func.call @dynamic_index_in_dim_1(%iterArg_12, %16) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %21 = func.call @dynamic_index_in_dim_8(%iterArg_13, %16) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %22 = func.call @dynamic_index_in_dim_1(%iterArg_14, %16) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %23:4 = func.call @closed_call_9(%iterArg_15, %iterArg_17, %iterArg_18, %iterArg_19, %17, %18, %19, %20, %21, %22) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<131xf32>, tensor<f32>, tensor<6x24xf32>)
      %24 = func.call @dynamic_update_index_in_dim_11(%iterArg_20, %23#3, %16) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_16, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %25, %23#0, %23#1, %23#2, %24 : tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<131xf32>, tensor<f32>, tensor<4x6x24xf32>
    }
    %14 = stablehlo.reshape %13#11 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %9#7, %14, %13#8, %13#9 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<131xf32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x24xf32>, %arg1: tensor<i32>) -> tensor<6x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 24] : (tensor<4x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<1x131xf32>, %arg2: tensor<6xf32>, %arg3: tensor<f32>, %arg4: tensor<6x24xf32>, %arg5: tensor<6xi32>, %arg6: tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x131xf32>) -> tensor<6x131xf32>
    %2 = stablehlo.add %0, %1 : tensor<6x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<6xf32>
    %6 = stablehlo.is_finite %5 : (tensor<6xf32>) -> tensor<6xi1>
    %7 = stablehlo.select %6, %5, %arg2 : tensor<6xi1>, tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %10 = stablehlo.subtract %2, %9 : tensor<6x131xf32>
    %11 = stablehlo.exponential %10 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.abs %12 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare GE, %12, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = stablehlo.log %13 : tensor<6xf32>
    %17 = stablehlo.add %16, %7 : tensor<6xf32>
    %18 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %19:2 = call @take_along_axis_2(%2, %18) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %20 = stablehlo.reshape %19#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %21 = stablehlo.subtract %17, %20 : tensor<6xf32>
    %22 = stablehlo.multiply %21, %arg6 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.add %arg3, %23 : tensor<f32>
    return %24, %11, %15, %13, %19#1 : tensor<f32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x1x1xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<i32>) -> tensor<4x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xf32>, tensor<1x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xf32>
    return %1 : tensor<4x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<4x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x6xi1>
    return %1 : tensor<4x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x6x131xf32>, %arg1: tensor<i32>) -> tensor<6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<131xf32>, %arg3: tensor<f32>, %arg4: tensor<6x24xf32>, %arg5: tensor<6x131xf32>, %arg6: tensor<6xi1>, %arg7: tensor<6xf32>, %arg8: tensor<6x1x1xi32>, %arg9: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<131xf32>, tensor<f32>, tensor<6x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %0, %arg9 : tensor<6xf32>
    %2 = stablehlo.negate %1 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = call @take_along_axis_10(%arg8, %3) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    %5 = stablehlo.divide %1, %arg7 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.select %arg6, %6, %5 : tensor<6xi1>, tensor<6xf32>
    %8 = stablehlo.select %arg6, %5, %6 : tensor<6xi1>, tensor<6xf32>
    %9 = stablehlo.negate %7 : tensor<6xf32>
    %10 = stablehlo.add %8, %9 : tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %12 = stablehlo.multiply %11, %arg5 : tensor<6x131xf32>
    %13 = stablehlo.add %4, %12 : tensor<6x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6x131xf32>, tensor<f32>) -> tensor<131xf32>
    %15 = stablehlo.reshape %14 : (tensor<131xf32>) -> tensor<1x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1x131xf32>, tensor<f32>) -> tensor<131xf32>
    %17 = stablehlo.add %arg2, %16 : tensor<131xf32>
    %18 = stablehlo.dot_general %13, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<6x24xf32>) -> tensor<131x24xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %20 = stablehlo.add %arg1, %19 : tensor<24x131xf32>
    %21 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<24x131xf32>) -> tensor<6x24xf32>
    return %20, %17, %arg3, %21 : tensor<24x131xf32>, tensor<131xf32>, tensor<f32>, tensor<6x24xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<4x6x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<i32>) -> tensor<4x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xf32>, tensor<1x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xf32>
    return %1 : tensor<4x6x24xf32>
  }
}
