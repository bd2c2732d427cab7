module @jit_rounding_softmax_beside_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<900x64xbf16>, %arg1: tensor<64x11xbf16>, %arg2: tensor<900xi32>) -> (tensor<900xf32> {jax.result_info = "result[0]"}, tensor<900xbf16> {jax.result_info = "result[1]"}, tensor<900xbf16> {jax.result_info = "result[2]"}, tensor<900xi1> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<900x64xbf16>, tensor<64x11xbf16>) -> tensor<900x11xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<900x11xbf16>, tensor<bf16>) -> tensor<900xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<900xbf16>) -> tensor<900x1xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<900x1xbf16>) -> tensor<900x11xbf16>
    %4 = stablehlo.subtract %0, %3 : tensor<900x11xbf16>
    %5 = stablehlo.exponential %4 : tensor<900x11xbf16>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<900xi32>) -> tensor<900x1xi32>
    %7 = call @take_along_axis(%0, %6) : (tensor<900x11xbf16>, tensor<900x1xi32>) -> tensor<900x1xbf16>
    %8 = stablehlo.reshape %7 : (tensor<900x1xbf16>) -> tensor<900xbf16>
    %9 = stablehlo.convert %0 : (tensor<900x11xbf16>) -> tensor<900x11xf32>
    %10 = call @log_softmax(%9) : (tensor<900x11xf32>) -> tensor<900x11xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<900xi32>) -> tensor<900x1xi32>
    %12 = call @take_along_axis_0(%10, %11) : (tensor<900x11xf32>, tensor<900x1xi32>) -> tensor<900x1xf32>
    %13 = stablehlo.reshape %12 : (tensor<900x1xf32>) -> tensor<900xf32>
    %14 = stablehlo.negate %13 : tensor<900xf32>
    %15 = stablehlo.convert %5 : (tensor<900x11xbf16>) -> tensor<900x11xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<900x11xf32>, tensor<f32>) -> tensor<900xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<900xf32>) -> tensor<900x1xf32>
    %18 = stablehlo.convert %17 : (tensor<900x1xf32>) -> tensor<900x1xbf16>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<900x1xbf16>) -> tensor<900x11xbf16>
    %20 = stablehlo.divide %5, %19 : tensor<900x11xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %21 = stablehlo.reduce(%20 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<900x11xbf16>, tensor<bf16>) -> tensor<900xbf16>
    %22 = stablehlo.compare GE, %8, %1, FLOAT : (tensor<900xbf16>, tensor<900xbf16>) -> tensor<900xi1>
    return %14, %21, %1, %22 : tensor<900xf32>, tensor<900xbf16>, tensor<900xbf16>, tensor<900xi1>
  }
  func.func private @take_along_axis(%arg0: tensor<900x11xbf16>, %arg1: tensor<900x1xi32>) -> tensor<900x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<900x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<900x1xi32>, tensor<900x1xi32>) -> tensor<900x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<900x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<900x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<900x1xi1>, tensor<900x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<900x1xi32>) -> tensor<900x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<900x1x1xi32>, tensor<900x1x1xi32>) -> tensor<900x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<900x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<900x1x1xi32>, tensor<900x1x1xi32>) -> tensor<900x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<900x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<900x1x1xi1>, tensor<i1>) -> tensor<900x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<900x11xbf16>, tensor<900x1x1xi32>) -> tensor<900x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<900x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<900x1xi1>, tensor<900x1xbf16>
    return %15 : tensor<900x1xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<900x11xf32>) -> tensor<900x11xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<900x11xf32>, tensor<f32>) -> tensor<900xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<900xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<900xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<900xf32>) -> tensor<900x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<900x1xf32>) -> tensor<900x11xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<900x11xf32>
    %6 = stablehlo.exponential %5 : tensor<900x11xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<900x11xf32>, tensor<f32>) -> tensor<900xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<900xf32>) -> tensor<900x1xf32>
    %9 = stablehlo.log %8 : tensor<900x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<900x1xf32>) -> tensor<900x11xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<900x11xf32>
    return %11 : tensor<900x11xf32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<900x11xf32>, %arg1: tensor<900x1xi32>) -> tensor<900x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<900x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<900x1xi32>, tensor<900x1xi32>) -> tensor<900x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<900x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<900x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<900x1xi1>, tensor<900x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<900x1xi32>) -> tensor<900x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<900x1x1xi32>, tensor<900x1x1xi32>) -> tensor<900x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<900x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<900x1x1xi32>, tensor<900x1x1xi32>) -> tensor<900x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<900x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<900x1x1xi1>, tensor<i1>) -> tensor<900x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<900x11xf32>, tensor<900x1x1xi32>) -> tensor<900x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<900x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<900x1xi1>, tensor<900x1xf32>
    return %15 : tensor<900x1xf32>
  }
}
