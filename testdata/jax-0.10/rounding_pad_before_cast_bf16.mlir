module @jit_rounding_pad_before_cast_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<36x64xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<36xi32>) -> (tensor<36xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x64xbf16>, tensor<64x2051xbf16>) -> tensor<36x2051xbf16>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1 = call @_pad(%0, %cst) : (tensor<36x2051xbf16>, tensor<f32>) -> tensor<36x2054xbf16>
    %2 = stablehlo.convert %1 : (tensor<36x2054xbf16>) -> tensor<36x2054xf32>
    %3 = call @log_softmax(%2) : (tensor<36x2054xf32>) -> tensor<36x2054xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<36xi32>) -> tensor<36x1xi32>
    %5 = call @take_along_axis(%3, %4) : (tensor<36x2054xf32>, tensor<36x1xi32>) -> tensor<36x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<36x1xf32>) -> tensor<36xf32>
    %7 = stablehlo.negate %6 : tensor<36xf32>
    return %7 : tensor<36xf32>
  }
  func.func private @_pad(%arg0: tensor<36x2051xbf16>, %arg1: tensor<f32>) -> tensor<36x2054xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<36x2051xbf16>, tensor<bf16>) -> tensor<36x2054xbf16>
    return %1 : tensor<36x2054xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<36x2054xf32>) -> tensor<36x2054xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<36x2054xf32>, tensor<f32>) -> tensor<36xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<36xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x2054xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<36x2054xf32>
    %6 = stablehlo.exponential %5 : tensor<36x2054xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<36x2054xf32>, tensor<f32>) -> tensor<36xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %9 = stablehlo.log %8 : tensor<36x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x2054xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<36x2054xf32>
    return %11 : tensor<36x2054xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<36x2054xf32>, %arg1: tensor<36x1xi32>) -> tensor<36x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<36x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<36x1xi32>, tensor<36x1xi32>) -> tensor<36x1xi1>
    %c_0 = stablehlo.constant dense<2054> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<36x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<36x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<36x1xi1>, tensor<36x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<36x1xi32>) -> tensor<36x1x1xi32>
    %c_1 = stablehlo.constant dense<2053> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<36x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<36x1x1xi32>, tensor<36x1x1xi32>) -> tensor<36x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<36x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<36x1x1xi32>, tensor<36x1x1xi32>) -> tensor<36x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<36x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<36x1x1xi1>, tensor<i1>) -> tensor<36x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<36x2054xf32>, tensor<36x1x1xi32>) -> tensor<36x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<36x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<36x1xi1>, tensor<36x1xf32>
    return %15 : tensor<36x1xf32>
  }
}
