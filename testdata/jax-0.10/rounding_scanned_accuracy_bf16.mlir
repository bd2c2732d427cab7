module @jit_rounding_scanned_accuracy_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60x64xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<60xi32>) -> (tensor<3x20xf32> {jax.result_info = "result[0]"}, tensor<3x20xi1> {jax.result_info = "result[1]"}, tensor<3x20xbf16> {jax.result_info = "result[2]"}, tensor<3x20xi32> {jax.result_info = "result[3]"}, tensor<60x64xbf16> {jax.result_info = "result[4]"}, tensor<64x2051xbf16> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<60x64xbf16>) -> tensor<3x20x64xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<60xi32>) -> tensor<3x20xi32>
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    call @take_along_axis_0() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x20xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<3x20xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x20xbf16>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x20xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x20x2051xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x20x1xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x20x1x1xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %9:12 = stablehlo.while(%iterArg = %0, %iterArg_11 = %1, %iterArg_12 = %arg1, %iterArg_13 = %c_6, %iterArg_14 = %cst, %iterArg_15 = %2, %iterArg_16 = %3, %iterArg_17 = %4, %iterArg_18 = %5, %iterArg_19 = %6, %iterArg_20 = %7, %iterArg_21 = %8) : tensor<3x20x64xbf16>, tensor<3x20xi32>, tensor<64x2051xbf16>, tensor<i32>, tensor<f32>, tensor<3x20xf32>, tensor<3x20xi1>, tensor<3x20xbf16>, tensor<3x20xi32>, tensor<3x20x2051xf32>, tensor<3x20x1xf32>, tensor<3x20x1x1xi32>
    cond {
      %c_22 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_13, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_13) : (tensor<3x20x64xbf16>, tensor<i32>) -> tensor<20x64xbf16>
      %15 = func.call @dynamic_index_in_dim_1(%iterArg_11, %iterArg_13) : (tensor<3x20xi32>, tensor<i32>) -> tensor<20xi32>
      %16:8 = func.call @closed_call(%iterArg_12, %iterArg_14, %14, %15) : (tensor<64x2051xbf16>, tensor<f32>, tensor<20x64xbf16>, tensor<20xi32>) -> (tensor<f32>, tensor<20xf32>, tensor<20xi1>, tensor<20xbf16>, tensor<20xi32>, tensor<20x2051xf32>, tensor<20x1xf32>, tensor<20x1x1xi32>)
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_15, %16#1, %iterArg_13) : (tensor<3x20xf32>, tensor<20xf32>, tensor<i32>) -> tensor<3x20xf32>
      %18 = func.call @dynamic_update_index_in_dim_5(%iterArg_16, %16#2, %iterArg_13) : (tensor<3x20xi1>, tensor<20xi1>, tensor<i32>) -> tensor<3x20xi1>
      %19 = func.call @dynamic_update_index_in_dim_6(%iterArg_17, %16#3, %iterArg_13) : (tensor<3x20xbf16>, tensor<20xbf16>, tensor<i32>) -> tensor<3x20xbf16>
      %20 = func.call @dynamic_update_index_in_dim_7(%iterArg_18, %16#4, %iterArg_13) : (tensor<3x20xi32>, tensor<20xi32>, tensor<i32>) -> tensor<3x20xi32>
      %21 = func.call @dynamic_update_index_in_dim_8(%iterArg_19, %16#5, %iterArg_13) : (tensor<3x20x2051xf32>, tensor<20x2051xf32>, tensor<i32>) -> tensor<3x20x2051xf32>
      %22 = func.call @dynamic_update_index_in_dim_9(%iterArg_20, %16#6, %iterArg_13) : (tensor<3x20x1xf32>, tensor<20x1xf32>, tensor<i32>) -> tensor<3x20x1xf32>
      %23 = func.call @dynamic_update_index_in_dim_10(%iterArg_21, %16#7, %iterArg_13) : (tensor<3x20x1x1xi32>, tensor<20x1x1xi32>, tensor<i32>) -> tensor<3x20x1x1xi32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_13, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %24, %16#0, %17, %18, %19, %20, %21, %22, %23 : tensor<3x20x64xbf16>, tensor<3x20xi32>, tensor<64x2051xbf16>, tensor<i32>, tensor<f32>, tensor<3x20xf32>, tensor<3x20xi1>, tensor<3x20xbf16>, tensor<3x20xi32>, tensor<3x20x2051xf32>, tensor<3x20x1xf32>, tensor<3x20x1x1xi32>
    }
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<64x2051xbf16>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<3x20x64xbf16>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %12:9 = stablehlo.while(%iterArg = %0, %iterArg_11 = %9#9, %iterArg_12 = %9#10, %iterArg_13 = %9#11, %iterArg_14 = %arg1, %iterArg_15 = %c_10, %iterArg_16 = %10, %iterArg_17 = %cst_8, %iterArg_18 = %11) : tensor<3x20x64xbf16>, tensor<3x20x2051xf32>, tensor<3x20x1xf32>, tensor<3x20x1x1xi32>, tensor<64x2051xbf16>, tensor<i32>, tensor<64x2051xbf16>, tensor<f32>, tensor<3x20x64xbf16>
    cond {
      %c_19 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_19 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.subtract %c_19, %iterArg_15 : tensor<i32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.subtract %14, %c_20 : tensor<i32>
      %16 = func.call @dynamic_index_in_dim(%iterArg, %15) : (tensor<3x20x64xbf16>, tensor<i32>) -> tensor<20x64xbf16>
      %17 = func.call @dynamic_index_in_dim_11(%iterArg_11, %15) : (tensor<3x20x2051xf32>, tensor<i32>) -> tensor<20x2051xf32>
      %18 = func.call @dynamic_index_in_dim_12(%iterArg_12, %15) : (tensor<3x20x1xf32>, tensor<i32>) -> tensor<20x1xf32>
      %19 = func.call @dynamic_index_in_dim_13(%iterArg_13, %15) : (tensor<3x20x1x1xi32>, tensor<i32>) -> tensor<20x1x1xi32>
      %20:3 = func.call @closed_call_14(%iterArg_14, %iterArg_16, %iterArg_17, %16, %17, %18, %19) : (tensor<64x2051xbf16>, tensor<64x2051xbf16>, tensor<f32>, tensor<20x64xbf16>, tensor<20x2051xf32>, tensor<20x1xf32>, tensor<20x1x1xi32>) -> (tensor<64x2051xbf16>, tensor<f32>, tensor<20x64xbf16>)
      %21 = func.call @dynamic_update_index_in_dim_17(%iterArg_18, %20#2, %15) : (tensor<3x20x64xbf16>, tensor<20x64xbf16>, tensor<i32>) -> tensor<3x20x64xbf16>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_15, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %22, %20#0, %20#1, %21 : tensor<3x20x64xbf16>, tensor<3x20x2051xf32>, tensor<3x20x1xf32>, tensor<3x20x1x1xi32>, tensor<64x2051xbf16>, tensor<i32>, tensor<64x2051xbf16>, tensor<f32>, tensor<3x20x64xbf16>
    }
    %13 = stablehlo.reshape %12#8 : (tensor<3x20x64xbf16>) -> tensor<60x64xbf16>
    return %9#5, %9#6, %9#7, %9#8, %13, %12#6 : tensor<3x20xf32>, tensor<3x20xi1>, tensor<3x20xbf16>, tensor<3x20xi32>, tensor<60x64xbf16>, tensor<64x2051xbf16>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @take_along_axis_0() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x20x64xbf16>, %arg1: tensor<i32>) -> tensor<20x64xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 20, 64] : (tensor<3x20x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x20x64xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x20x64xbf16>) -> tensor<20x64xbf16>
    return %1 : tensor<20x64xbf16>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x20xi32>, %arg1: tensor<i32>) -> tensor<20xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 20] : (tensor<3x20xi32>, tensor<i32>, tensor<i32>) -> tensor<1x20xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x20xi32>) -> tensor<20xi32>
    return %1 : tensor<20xi32>
  }
  func.func private @closed_call(%arg0: tensor<64x2051xbf16>, %arg1: tensor<f32>, %arg2: tensor<20x64xbf16>, %arg3: tensor<20xi32>) -> (tensor<f32>, tensor<20xf32>, tensor<20xi1>, tensor<20xbf16>, tensor<20xi32>, tensor<20x2051xf32>, tensor<20x1xf32>, tensor<20x1x1xi32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x64xbf16>, tensor<64x2051xbf16>) -> tensor<20x2051xbf16>
    %1 = stablehlo.convert %0 : (tensor<20x2051xbf16>) -> tensor<20x2051xf32>
    %2:3 = call @log_softmax_2(%1) : (tensor<20x2051xf32>) -> (tensor<20x2051xf32>, tensor<20x2051xf32>, tensor<20x1xf32>)
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %4:2 = call @take_along_axis_3(%2#0, %3) : (tensor<20x2051xf32>, tensor<20x1xi32>) -> (tensor<20x1xf32>, tensor<20x1x1xi32>)
    %5 = stablehlo.reshape %4#0 : (tensor<20x1xf32>) -> tensor<20xf32>
    %6 = stablehlo.negate %5 : tensor<20xf32>
    %7 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %8 = call @take_along_axis_4(%0, %7) : (tensor<20x2051xbf16>, tensor<20x1xi32>) -> tensor<20x1xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.add %arg1, %9 : tensor<f32>
    %11 = call @argmax(%0) : (tensor<20x2051xbf16>) -> tensor<20xi32>
    %12 = stablehlo.compare EQ, %11, %arg3, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %13 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<20x2051xbf16>, tensor<bf16>) -> tensor<20xbf16>
    %14 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<20x1xbf16>) -> tensor<20x2051xbf16>
    %15 = stablehlo.compare GT, %0, %14, FLOAT : (tensor<20x2051xbf16>, tensor<20x2051xbf16>) -> tensor<20x2051xi1>
    %16 = stablehlo.convert %15 : (tensor<20x2051xi1>) -> tensor<20x2051xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.reduce(%16 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<20x2051xi32>, tensor<i32>) -> tensor<20xi32>
    return %10, %6, %12, %13, %17, %2#1, %2#2, %4#1 : tensor<f32>, tensor<20xf32>, tensor<20xi1>, tensor<20xbf16>, tensor<20xi32>, tensor<20x2051xf32>, tensor<20x1xf32>, tensor<20x1x1xi32>
  }
  func.func private @log_softmax_2(%arg0: tensor<20x2051xf32>) -> (tensor<20x2051xf32>, tensor<20x2051xf32>, tensor<20x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<20x2051xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<20xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x2051xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<20x2051xf32>
    %6 = stablehlo.exponential %5 : tensor<20x2051xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<20x2051xf32>, tensor<f32>) -> tensor<20xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
    %9 = stablehlo.log %8 : tensor<20x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x2051xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<20x2051xf32>
    return %11, %6, %8 : tensor<20x2051xf32>, tensor<20x2051xf32>, tensor<20x1xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<20x2051xf32>, %arg1: tensor<20x1xi32>) -> (tensor<20x1xf32>, tensor<20x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %c_0 = stablehlo.constant dense<2051> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<20x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<20x1xi1>, tensor<20x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<20x1xi32>) -> tensor<20x1x1xi32>
    %c_1 = stablehlo.constant dense<2050> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<20x1x1xi32>, tensor<20x1x1xi32>) -> tensor<20x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<20x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<20x1x1xi32>, tensor<20x1x1xi32>) -> tensor<20x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<20x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<20x1x1xi1>, tensor<i1>) -> tensor<20x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<20x2051xf32>, tensor<20x1x1xi32>) -> tensor<20x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<20x1xi1>, tensor<20x1xf32>
    return %15, %5 : tensor<20x1xf32>, tensor<20x1x1xi32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<20x2051xbf16>, %arg1: tensor<20x1xi32>) -> tensor<20x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %c_0 = stablehlo.constant dense<2051> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<20x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<20x1xi1>, tensor<20x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<20x1xi32>) -> tensor<20x1x1xi32>
    %c_1 = stablehlo.constant dense<2050> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<20x1x1xi32>, tensor<20x1x1xi32>) -> tensor<20x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<20x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<20x1x1xi32>, tensor<20x1x1xi32>) -> tensor<20x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<20x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<20x1x1xi1>, tensor<i1>) -> tensor<20x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<20x2051xbf16>, tensor<20x1x1xi32>) -> tensor<20x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<20x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<20x1xi1>, tensor<20x1xbf16>
    return %15 : tensor<20x1xbf16>
  }
  func.func private @argmax(%arg0: tensor<20x2051xbf16>) -> tensor<20xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<20x2051xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<20x2051xbf16>, tensor<20x2051xi32>, tensor<bf16>, tensor<i32>) -> (tensor<20xbf16>, tensor<20xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<20xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x20xf32>, %arg1: tensor<20xf32>, %arg2: tensor<i32>) -> tensor<3x20xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x20xf32>, tensor<1x20xf32>, tensor<i32>, tensor<i32>) -> tensor<3x20xf32>
    return %1 : tensor<3x20xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x20xi1>, %arg1: tensor<20xi1>, %arg2: tensor<i32>) -> tensor<3x20xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<20xi1>) -> tensor<1x20xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x20xi1>, tensor<1x20xi1>, tensor<i32>, tensor<i32>) -> tensor<3x20xi1>
    return %1 : tensor<3x20xi1>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<3x20xbf16>, %arg1: tensor<20xbf16>, %arg2: tensor<i32>) -> tensor<3x20xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<20xbf16>) -> tensor<1x20xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x20xbf16>, tensor<1x20xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x20xbf16>
    return %1 : tensor<3x20xbf16>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<3x20xi32>, %arg1: tensor<20xi32>, %arg2: tensor<i32>) -> tensor<3x20xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<20xi32>) -> tensor<1x20xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x20xi32>, tensor<1x20xi32>, tensor<i32>, tensor<i32>) -> tensor<3x20xi32>
    return %1 : tensor<3x20xi32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<3x20x2051xf32>, %arg1: tensor<20x2051xf32>, %arg2: tensor<i32>) -> tensor<3x20x2051xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<20x2051xf32>) -> tensor<1x20x2051xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x20x2051xf32>, tensor<1x20x2051xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x20x2051xf32>
    return %1 : tensor<3x20x2051xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<3x20x1xf32>, %arg1: tensor<20x1xf32>, %arg2: tensor<i32>) -> tensor<3x20x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<20x1xf32>) -> tensor<1x20x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x20x1xf32>, tensor<1x20x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x20x1xf32>
    return %1 : tensor<3x20x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<3x20x1x1xi32>, %arg1: tensor<20x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x20x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<20x1x1xi32>) -> tensor<1x20x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x20x1x1xi32>, tensor<1x20x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x20x1x1xi32>
    return %1 : tensor<3x20x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<3x20x2051xf32>, %arg1: tensor<i32>) -> tensor<20x2051xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 20, 2051] : (tensor<3x20x2051xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x20x2051xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x20x2051xf32>) -> tensor<20x2051xf32>
    return %1 : tensor<20x2051xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<3x20x1xf32>, %arg1: tensor<i32>) -> tensor<20x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 20, 1] : (tensor<3x20x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x20x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x20x1xf32>) -> tensor<20x1xf32>
    return %1 : tensor<20x1xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<3x20x1x1xi32>, %arg1: tensor<i32>) -> tensor<20x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 20, 1, 1] : (tensor<3x20x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x20x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x20x1x1xi32>) -> tensor<20x1x1xi32>
    return %1 : tensor<20x1x1xi32>
  }
  func.func private @closed_call_14(%arg0: tensor<64x2051xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<f32>, %arg3: tensor<20x64xbf16>, %arg4: tensor<20x2051xf32>, %arg5: tensor<20x1xf32>, %arg6: tensor<20x1x1xi32>) -> (tensor<64x2051xbf16>, tensor<f32>, tensor<20x64xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1 = stablehlo.negate %0 : tensor<20xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
    %3 = call @take_along_axis_15(%arg6, %2) : (tensor<20x1x1xi32>, tensor<20x1xf32>) -> tensor<20x2051xf32>
    %4 = call @log_softmax_16(%arg4, %arg5, %3) : (tensor<20x2051xf32>, tensor<20x1xf32>, tensor<20x2051xf32>) -> tensor<20x2051xf32>
    %5 = stablehlo.convert %4 : (tensor<20x2051xf32>) -> tensor<20x2051xbf16>
    %6 = stablehlo.dot_general %5, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x2051xbf16>, tensor<20x64xbf16>) -> tensor<2051x64xbf16>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2051x64xbf16>) -> tensor<64x2051xbf16>
    %8 = stablehlo.add %arg1, %7 : tensor<64x2051xbf16>
    %9 = stablehlo.dot_general %5, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<20x2051xbf16>, tensor<64x2051xbf16>) -> tensor<20x64xbf16>
    return %8, %arg2, %9 : tensor<64x2051xbf16>, tensor<f32>, tensor<20x64xbf16>
  }
  func.func private @take_along_axis_15(%arg0: tensor<20x1x1xi32>, %arg1: tensor<20x1xf32>) -> tensor<20x2051xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x2051xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<20x2051xf32>, tensor<20x1x1xi32>, tensor<20x1xf32>) -> tensor<20x2051xf32>
    return %1 : tensor<20x2051xf32>
  }
  func.func private @log_softmax_16(%arg0: tensor<20x2051xf32>, %arg1: tensor<20x1xf32>, %arg2: tensor<20x2051xf32>) -> tensor<20x2051xf32> {
    %0 = stablehlo.negate %arg2 : tensor<20x2051xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<20x2051xf32>, tensor<f32>) -> tensor<20xf32>
    %2 = stablehlo.reshape %1 : (tensor<20xf32>) -> tensor<20x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<20x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<20x1xf32>, tensor<f32>) -> tensor<20xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<20xf32>) -> tensor<20x2051xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<20x2051xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<20x2051xf32>
    return %7 : tensor<20x2051xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<3x20x64xbf16>, %arg1: tensor<20x64xbf16>, %arg2: tensor<i32>) -> tensor<3x20x64xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<20x64xbf16>) -> tensor<1x20x64xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x20x64xbf16>, tensor<1x20x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x20x64xbf16>
    return %1 : tensor<3x20x64xbf16>
  }
}
