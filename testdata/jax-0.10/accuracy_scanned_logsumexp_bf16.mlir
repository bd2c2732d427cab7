module @jit_accuracy_scanned_logsumexp_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<24xi32>) -> (tensor<24x16xbf16> {jax.result_info = "result[0]"}, tensor<16x131xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x16xbf16>) -> tensor<3x8x16xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<3x8xi32>
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x8xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:6 = stablehlo.while(%iterArg = %0, %iterArg_7 = %1, %iterArg_8 = %arg1, %iterArg_9 = %c, %iterArg_10 = %cst, %iterArg_11 = %2) : tensor<3x8x16xbf16>, tensor<3x8xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<f32>, tensor<3x8xbf16>
    cond {
      %c_12 = stablehlo.constant dense<3> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<3x8x16xbf16>, tensor<i32>) -> tensor<8x16xbf16>
      %11 = func.call @dynamic_index_in_dim_0(%iterArg_7, %iterArg_9) : (tensor<3x8xi32>, tensor<i32>) -> tensor<8xi32>
      %12:2 = func.call @closed_call(%iterArg_8, %iterArg_10, %10, %11) : (tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>, tensor<8xi32>) -> (tensor<f32>, tensor<8xbf16>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_11, %12#1, %iterArg_9) : (tensor<3x8xbf16>, tensor<8xbf16>, tensor<i32>) -> tensor<3x8xbf16>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %14, %12#0, %13 : tensor<3x8x16xbf16>, tensor<3x8xi32>, tensor<16x131xbf16>, tensor<i32>, tensor<f32>, tensor<3x8xbf16>
    }
    %cst_1 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %4 = stablehlo.divide %3#4, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %5 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<16x131xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<3x8x16xbf16>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %8:8 = stablehlo.while(%iterArg = %0, %iterArg_7 = %1, %iterArg_8 = %3#5, %iterArg_9 = %arg1, %iterArg_10 = %c_6, %iterArg_11 = %6, %iterArg_12 = %5, %iterArg_13 = %7) : tensor<3x8x16xbf16>, tensor<3x8xi32>, tensor<3x8xbf16>, tensor<16x131xbf16>, tensor<i32>, tensor<16x131xbf16>, tensor<f32>, tensor<3x8x16xbf16>
    cond {
      %c_14 = stablehlo.constant dense<3> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_10, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %c_14 = stablehlo.constant dense<3> : tensor<i32>
      %10 = stablehlo.subtract %c_14, %iterArg_10 : tensor<i32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.subtract %10, %c_15 : tensor<i32>
      %12 = func.call @dynamic_index_in_dim(%iterArg, %11) : (tensor<3x8x16xbf16>, tensor<i32>) -> tensor<8x16xbf16>
      %13 = func.call @dynamic_index_in_dim_0(%iterArg_7, %11) : (tensor<3x8xi32>, tensor<i32>) -> tensor<8xi32>
      %14 = func.call @dynamic_index_in_dim_2(%iterArg_8, %11) : (tensor<3x8xbf16>, tensor<i32>) -> tensor<8xbf16>
      %15:3 = func.call @closed_call_3(%iterArg_9, %iterArg_11, %iterArg_12, %12, %13, %14) : (tensor<16x131xbf16>, tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>, tensor<8xi32>, tensor<8xbf16>) -> (tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>)
      %16 = func.call @dynamic_update_index_in_dim_4(%iterArg_13, %15#2, %11) : (tensor<3x8x16xbf16>, tensor<8x16xbf16>, tensor<i32>) -> tensor<3x8x16xbf16>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_10, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %17, %15#0, %15#1, %16 : tensor<3x8x16xbf16>, tensor<3x8xi32>, tensor<3x8xbf16>, tensor<16x131xbf16>, tensor<i32>, tensor<16x131xbf16>, tensor<f32>, tensor<3x8x16xbf16>
    }
    %9 = stablehlo.reshape %8#7 : (tensor<3x8x16xbf16>) -> tensor<24x16xbf16>
    return %9, %8#5 : tensor<24x16xbf16>, tensor<16x131xbf16>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x8x16xbf16>, %arg1: tensor<i32>) -> tensor<8x16xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 16] : (tensor<3x8x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16xbf16>) -> tensor<8x16xbf16>
    return %1 : tensor<8x16xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<3x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x8xi32>) -> tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @closed_call(%arg0: tensor<16x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<8x16xbf16>, %arg3: tensor<8xi32>) -> (tensor<f32>, tensor<8xbf16>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xbf16>, tensor<16x131xbf16>) -> tensor<8x131xbf16>
    %cst = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x131xbf16>
    %2 = stablehlo.divide %0, %1 : tensor<8x131xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<8x131xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xbf16>) -> tensor<8x1xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xbf16>) -> tensor<8x131xbf16>
    %6 = stablehlo.subtract %2, %5 : tensor<8x131xbf16>
    %7 = stablehlo.exponential %6 : tensor<8x131xbf16>
    %8 = stablehlo.convert %7 : (tensor<8x131xbf16>) -> tensor<8x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x131xf32>, tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.convert %9 : (tensor<8xf32>) -> tensor<8xbf16>
    %11 = stablehlo.log %10 : tensor<8xbf16>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13 = call @take_along_axis_1(%6, %12) : (tensor<8x131xbf16>, tensor<8x1xi32>) -> tensor<8x1xbf16>
    %14 = stablehlo.reshape %13 : (tensor<8x1xbf16>) -> tensor<8xbf16>
    %15 = stablehlo.subtract %11, %14 : tensor<8xbf16>
    %16 = stablehlo.convert %15 : (tensor<8xbf16>) -> tensor<8xf32>
    %17 = stablehlo.log %10 : tensor<8xbf16>
    %18 = stablehlo.add %3, %17 : tensor<8xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %arg1, %19 : tensor<f32>
    return %20, %18 : tensor<f32>, tensor<8xbf16>
  }
  func.func private @take_along_axis_1(%arg0: tensor<8x131xbf16>, %arg1: tensor<8x1xi32>) -> tensor<8x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x131xbf16>, tensor<8x1x1xi32>) -> tensor<8x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xbf16>
    return %15 : tensor<8x1xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x8xbf16>, %arg1: tensor<8xbf16>, %arg2: tensor<i32>) -> tensor<3x8xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xbf16>) -> tensor<1x8xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x8xbf16>, tensor<1x8xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x8xbf16>
    return %1 : tensor<3x8xbf16>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x8xbf16>, %arg1: tensor<i32>) -> tensor<8xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<3x8xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x8xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8xbf16>) -> tensor<8xbf16>
    return %1 : tensor<8xbf16>
  }
  func.func private @closed_call_3(%arg0: tensor<16x131xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<f32>, %arg3: tensor<8x16xbf16>, %arg4: tensor<8xi32>, %arg5: tensor<8xbf16>) -> (tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xbf16>, tensor<16x131xbf16>) -> tensor<8x131xbf16>
    %cst = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x131xbf16>
    %3 = stablehlo.divide %1, %2 : tensor<8x131xbf16>
    %4 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<8xbf16>) -> tensor<8x1xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xbf16>) -> tensor<8x131xbf16>
    %6 = stablehlo.subtract %3, %5 : tensor<8x131xbf16>
    %7 = stablehlo.exponential %6 : tensor<8x131xbf16>
    %8 = call @_one_hot(%arg4) : (tensor<8xi32>) -> tensor<8x131xbf16>
    %9 = stablehlo.subtract %7, %8 : tensor<8x131xbf16>
    %10 = stablehlo.convert %0 : (tensor<8xf32>) -> tensor<8xbf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<8xbf16>) -> tensor<8x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x1xbf16>) -> tensor<8x131xbf16>
    %13 = stablehlo.multiply %9, %12 : tensor<8x131xbf16>
    %cst_0 = stablehlo.constant dense<6.992180e-01> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x131xbf16>
    %15 = stablehlo.divide %13, %14 : tensor<8x131xbf16>
    %16 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<16x131xbf16>) -> tensor<131x16xbf16>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x131xbf16>, tensor<131x16xbf16>) -> tensor<8x16xbf16>
    %18 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<8x16xbf16>) -> tensor<16x8xbf16>
    %19 = stablehlo.dot_general %18, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xbf16>, tensor<8x131xbf16>) -> tensor<16x131xbf16>
    %20 = stablehlo.add %arg1, %19 : tensor<16x131xbf16>
    return %20, %arg2, %17 : tensor<16x131xbf16>, tensor<f32>, tensor<8x16xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x131xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<8x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x131xi32>, tensor<8x131xi32>) -> tensor<8x131xi1>
    %5 = stablehlo.convert %4 : (tensor<8x131xi1>) -> tensor<8x131xbf16>
    return %5 : tensor<8x131xbf16>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x8x16xbf16>, %arg1: tensor<8x16xbf16>, %arg2: tensor<i32>) -> tensor<3x8x16xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x16xbf16>) -> tensor<1x8x16xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x8x16xbf16>, tensor<1x8x16xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x16xbf16>
    return %1 : tensor<3x8x16xbf16>
  }
}
