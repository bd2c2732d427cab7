module @jit_rounding_padded_sum_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x64xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<64x4xbf16>, %arg3: tensor<4x2051xbf16>, %arg4: tensor<24xi32>) -> (tensor<2x12xf32> {jax.result_info = "result[0]"}, tensor<2x12xf32> {jax.result_info = "result[1]"}, tensor<2x12xf32> {jax.result_info = "result[2]"}, tensor<2x12xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xbf16>, tensor<64x2051xbf16>) -> tensor<24x2051xbf16>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xbf16>, tensor<64x4xbf16>) -> tensor<24x4xbf16>
    %2 = stablehlo.dot_general %1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x4xbf16>, tensor<4x2051xbf16>) -> tensor<24x2051xbf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x2051xbf16>
    %4 = stablehlo.multiply %3, %2 : tensor<24x2051xbf16>
    %5 = stablehlo.add %0, %4 : tensor<24x2051xbf16>
    %6 = stablehlo.convert %5 : (tensor<24x2051xbf16>) -> tensor<24x2051xf32>
    %7 = stablehlo.reshape %6 : (tensor<24x2051xf32>) -> tensor<2x12x2051xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12x3xf32>
    %9 = stablehlo.concatenate %7, %8, dim = 2 : (tensor<2x12x2051xf32>, tensor<2x12x3xf32>) -> tensor<2x12x2054xf32>
    %10 = call @log_softmax(%9) : (tensor<2x12x2054xf32>) -> tensor<2x12x2054xf32>
    %11 = stablehlo.exponential %10 : tensor<2x12x2054xf32>
    %12 = stablehlo.reshape %arg4 : (tensor<24xi32>) -> tensor<2x12xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %13 = call @floor_divide(%12, %c) : (tensor<2x12xi32>, tensor<i32>) -> tensor<2x12xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %15 = call @take_along_axis(%10, %14) : (tensor<2x12x2054xf32>, tensor<2x12x1xi32>) -> tensor<2x12x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %17 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x12xi32>) -> tensor<2x12x1xi32>
    %18 = call @take_along_axis(%10, %17) : (tensor<2x12x2054xf32>, tensor<2x12x1xi32>) -> tensor<2x12x1xf32>
    %19 = stablehlo.reshape %18 : (tensor<2x12x1xf32>) -> tensor<2x12xf32>
    %20 = stablehlo.multiply %11, %10 : tensor<2x12x2054xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x12x2054xf32>, tensor<f32>) -> tensor<2x12xf32>
    %22 = chlo.square %11 : tensor<2x12x2054xf32> -> tensor<2x12x2054xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x12x2054xf32>, tensor<f32>) -> tensor<2x12xf32>
    return %16, %19, %21, %23 : tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x12xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x12x2054xf32>) -> tensor<2x12x2054xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x12x2054xf32>, tensor<f32>) -> tensor<2x12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x12x1xf32>) -> tensor<2x12x2054xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x12x2054xf32>
    %6 = stablehlo.exponential %5 : tensor<2x12x2054xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x12x2054xf32>, tensor<f32>) -> tensor<2x12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1xf32>
    %9 = stablehlo.log %8 : tensor<2x12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x12x1xf32>) -> tensor<2x12x2054xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x12x2054xf32>
    return %11 : tensor<2x12x2054xf32>
  }
  func.func private @floor_divide(%arg0: tensor<2x12xi32>, %arg1: tensor<i32>) -> tensor<2x12xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<2x12xi32>
    %3 = stablehlo.sign %arg0 : tensor<2x12xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<2x12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi1>
    %11 = stablehlo.and %6, %10 : tensor<2x12xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<2x12xi32>
    %14 = call @_where(%11, %13, %2) : (tensor<2x12xi1>, tensor<2x12xi32>, tensor<2x12xi32>) -> tensor<2x12xi32>
    return %14 : tensor<2x12xi32>
  }
  func.func private @_where(%arg0: tensor<2x12xi1>, %arg1: tensor<2x12xi32>, %arg2: tensor<2x12xi32>) -> tensor<2x12xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x12xi1>, tensor<2x12xi32>
    return %0 : tensor<2x12xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x12x2054xf32>, %arg1: tensor<2x12x1xi32>) -> tensor<2x12x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x12x1xi32>, tensor<2x12x1xi32>) -> tensor<2x12x1xi1>
    %c_0 = stablehlo.constant dense<2054> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x12x1xi1>, tensor<2x12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x12x1xi32>) -> tensor<2x12x1x1xi32>
    %c_1 = stablehlo.constant dense<2053> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x12x1x1xi32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x12x1x1xi32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x12x1x1xi1>, tensor<i1>) -> tensor<2x12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x12x2054xf32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x12x1xi1>, tensor<2x12x1xf32>
    return %15 : tensor<2x12x1xf32>
  }
}
