module @jit_rounding_rank_of_likeliest_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60x64xbf16>, %arg1: tensor<64x2051xbf16>) -> (tensor<59xi32> {jax.result_info = "result[0]"}, tensor<59xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x64xbf16>, tensor<64x2051xbf16>) -> tensor<60x2051xbf16>
    %1 = call @log_softmax(%0) : (tensor<60x2051xbf16>) -> tensor<60x2051xbf16>
    %2 = stablehlo.slice %1 [0:59, 0:2051] : (tensor<60x2051xbf16>) -> tensor<59x2051xbf16>
    %3 = call @argmax(%0) : (tensor<60x2051xbf16>) -> tensor<60xi32>
    %4 = stablehlo.slice %3 [0:59] : (tensor<60xi32>) -> tensor<59xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<59xi32>) -> tensor<59x1xi32>
    %6 = call @take_along_axis(%2, %5) : (tensor<59x2051xbf16>, tensor<59x1xi32>) -> tensor<59x1xbf16>
    %cst = stablehlo.constant dense<1.998900e-03> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<59x1xbf16>
    %8 = stablehlo.add %6, %7 : tensor<59x1xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<59x1xbf16>) -> tensor<59x2051xbf16>
    %10 = stablehlo.compare GT, %2, %9, FLOAT : (tensor<59x2051xbf16>, tensor<59x2051xbf16>) -> tensor<59x2051xi1>
    %11 = stablehlo.convert %10 : (tensor<59x2051xi1>) -> tensor<59x2051xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.reduce(%11 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<59x2051xi32>, tensor<i32>) -> tensor<59xi32>
    %13 = stablehlo.convert %2 : (tensor<59x2051xbf16>) -> tensor<59x2051xf32>
    %14 = stablehlo.convert %6 : (tensor<59x1xbf16>) -> tensor<59x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<59x1xf32>
    %16 = stablehlo.add %14, %15 : tensor<59x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<59x1xf32>) -> tensor<59x2051xf32>
    %18 = stablehlo.compare GT, %13, %17, FLOAT : (tensor<59x2051xf32>, tensor<59x2051xf32>) -> tensor<59x2051xi1>
    %19 = stablehlo.convert %18 : (tensor<59x2051xi1>) -> tensor<59x2051xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.reduce(%19 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<59x2051xi32>, tensor<i32>) -> tensor<59xi32>
    return %12, %20 : tensor<59xi32>, tensor<59xi32>
  }
  func.func private @log_softmax(%arg0: tensor<60x2051xbf16>) -> tensor<60x2051xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<60x2051xbf16>, tensor<bf16>) -> tensor<60xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<60xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<60xbf16>) -> tensor<60x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<60x2051xbf16>
    %6 = stablehlo.exponential %5 : tensor<60x2051xbf16>
    %7 = stablehlo.convert %6 : (tensor<60x2051xbf16>) -> tensor<60x2051xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<60x2051xf32>, tensor<f32>) -> tensor<60xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<60xf32>) -> tensor<60x1xf32>
    %10 = stablehlo.convert %9 : (tensor<60x1xf32>) -> tensor<60x1xbf16>
    %11 = stablehlo.log %10 : tensor<60x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<60x1xbf16>) -> tensor<60x2051xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<60x2051xbf16>
    return %13 : tensor<60x2051xbf16>
  }
  func.func private @argmax(%arg0: tensor<60x2051xbf16>) -> tensor<60xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<60x2051xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<60x2051xbf16>, tensor<60x2051xi32>, tensor<bf16>, tensor<i32>) -> (tensor<60xbf16>, tensor<60xi32>)
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
    return %1#1 : tensor<60xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<59x2051xbf16>, %arg1: tensor<59x1xi32>) -> tensor<59x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<59x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<59x1xi32>, tensor<59x1xi32>) -> tensor<59x1xi1>
    %c_0 = stablehlo.constant dense<2051> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<59x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<59x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<59x1xi1>, tensor<59x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<59x1xi32>) -> tensor<59x1x1xi32>
    %c_1 = stablehlo.constant dense<2050> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<59x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<59x1x1xi32>, tensor<59x1x1xi32>) -> tensor<59x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<59x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<59x1x1xi32>, tensor<59x1x1xi32>) -> tensor<59x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<59x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<59x1x1xi1>, tensor<i1>) -> tensor<59x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<59x2051xbf16>, tensor<59x1x1xi32>) -> tensor<59x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<59x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<59x1xi1>, tensor<59x1xbf16>
    return %15 : tensor<59x1xbf16>
  }
}
