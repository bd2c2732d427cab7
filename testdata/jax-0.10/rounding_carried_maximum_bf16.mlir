module @jit_rounding_carried_maximum_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60x64xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<2051xbf16>, %arg3: tensor<60xi32>) -> (tensor<4x15xf32> {jax.result_info = "result[0]"}, tensor<bf16> {jax.result_info = "result[1]"}, tensor<4x15xbf16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<60x64xbf16>) -> tensor<4x15x64xbf16>
    %1 = stablehlo.reshape %arg3 : (tensor<60xi32>) -> tensor<4x15xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x15xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x15xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:8 = stablehlo.while(%iterArg = %0, %iterArg_2 = %1, %iterArg_3 = %arg1, %iterArg_4 = %arg2, %iterArg_5 = %c, %iterArg_6 = %cst, %iterArg_7 = %2, %iterArg_8 = %3) : tensor<4x15x64xbf16>, tensor<4x15xi32>, tensor<64x2051xbf16>, tensor<2051xbf16>, tensor<i32>, tensor<bf16>, tensor<4x15xf32>, tensor<4x15xbf16>
    cond {
      %c_9 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_5, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<4x15x64xbf16>, tensor<i32>) -> tensor<15x64xbf16>
      %6 = func.call @dynamic_index_in_dim_0(%iterArg_2, %iterArg_5) : (tensor<4x15xi32>, tensor<i32>) -> tensor<15xi32>
      %7:3 = func.call @closed_call(%iterArg_3, %iterArg_4, %iterArg_6, %5, %6) : (tensor<64x2051xbf16>, tensor<2051xbf16>, tensor<bf16>, tensor<15x64xbf16>, tensor<15xi32>) -> (tensor<bf16>, tensor<15xf32>, tensor<15xbf16>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_7, %7#1, %iterArg_5) : (tensor<4x15xf32>, tensor<15xf32>, tensor<i32>) -> tensor<4x15xf32>
      %9 = func.call @dynamic_update_index_in_dim_1(%iterArg_8, %7#2, %iterArg_5) : (tensor<4x15xbf16>, tensor<15xbf16>, tensor<i32>) -> tensor<4x15xbf16>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_5, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %10, %7#0, %8, %9 : tensor<4x15x64xbf16>, tensor<4x15xi32>, tensor<64x2051xbf16>, tensor<2051xbf16>, tensor<i32>, tensor<bf16>, tensor<4x15xf32>, tensor<4x15xbf16>
    }
    return %4#6, %4#5, %4#7 : tensor<4x15xf32>, tensor<bf16>, tensor<4x15xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x15x64xbf16>, %arg1: tensor<i32>) -> tensor<15x64xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 15, 64] : (tensor<4x15x64xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x15x64xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x15x64xbf16>) -> tensor<15x64xbf16>
    return %1 : tensor<15x64xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x15xi32>, %arg1: tensor<i32>) -> tensor<15xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 15] : (tensor<4x15xi32>, tensor<i32>, tensor<i32>) -> tensor<1x15xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x15xi32>) -> tensor<15xi32>
    return %1 : tensor<15xi32>
  }
  func.func private @closed_call(%arg0: tensor<64x2051xbf16>, %arg1: tensor<2051xbf16>, %arg2: tensor<bf16>, %arg3: tensor<15x64xbf16>, %arg4: tensor<15xi32>) -> (tensor<bf16>, tensor<15xf32>, tensor<15xbf16>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x64xbf16>, tensor<64x2051xbf16>) -> tensor<15x2051xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2051xbf16>) -> tensor<1x2051xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x2051xbf16>) -> tensor<15x2051xbf16>
    %3 = stablehlo.add %0, %2 : tensor<15x2051xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<15x2051xbf16>, tensor<bf16>) -> tensor<bf16>
    %5 = stablehlo.maximum %arg2, %4 : tensor<bf16>
    %6 = stablehlo.convert %3 : (tensor<15x2051xbf16>) -> tensor<15x2051xf32>
    %7 = call @log_softmax(%6) : (tensor<15x2051xf32>) -> tensor<15x2051xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %9 = call @take_along_axis(%7, %8) : (tensor<15x2051xf32>, tensor<15x1xi32>) -> tensor<15x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<15x1xf32>) -> tensor<15xf32>
    %11 = stablehlo.negate %10 : tensor<15xf32>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %12 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<15x2051xbf16>, tensor<bf16>) -> tensor<15xbf16>
    return %5, %11, %12 : tensor<bf16>, tensor<15xf32>, tensor<15xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<15x2051xf32>) -> tensor<15x2051xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<15x2051xf32>, tensor<f32>) -> tensor<15xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<15xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<15xf32>) -> tensor<15x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<15x1xf32>) -> tensor<15x2051xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<15x2051xf32>
    %6 = stablehlo.exponential %5 : tensor<15x2051xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<15x2051xf32>, tensor<f32>) -> tensor<15xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<15xf32>) -> tensor<15x1xf32>
    %9 = stablehlo.log %8 : tensor<15x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<15x1xf32>) -> tensor<15x2051xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<15x2051xf32>
    return %11 : tensor<15x2051xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<15x2051xf32>, %arg1: tensor<15x1xi32>) -> tensor<15x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<15x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<15x1xi32>, tensor<15x1xi32>) -> tensor<15x1xi1>
    %c_0 = stablehlo.constant dense<2051> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<15x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<15x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<15x1xi1>, tensor<15x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<15x1xi32>) -> tensor<15x1x1xi32>
    %c_1 = stablehlo.constant dense<2050> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<15x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<15x1x1xi32>, tensor<15x1x1xi32>) -> tensor<15x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<15x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<15x1x1xi32>, tensor<15x1x1xi32>) -> tensor<15x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<15x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<15x1x1xi1>, tensor<i1>) -> tensor<15x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<15x2051xf32>, tensor<15x1x1xi32>) -> tensor<15x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<15x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<15x1xi1>, tensor<15x1xf32>
    return %15 : tensor<15x1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x15xf32>, %arg1: tensor<15xf32>, %arg2: tensor<i32>) -> tensor<4x15xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<15xf32>) -> tensor<1x15xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x15xf32>, tensor<1x15xf32>, tensor<i32>, tensor<i32>) -> tensor<4x15xf32>
    return %1 : tensor<4x15xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x15xbf16>, %arg1: tensor<15xbf16>, %arg2: tensor<i32>) -> tensor<4x15xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<15xbf16>) -> tensor<1x15xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x15xbf16>, tensor<1x15xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x15xbf16>
    return %1 : tensor<4x15xbf16>
  }
}
