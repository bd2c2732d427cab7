module @jit_rounding_margin_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x2051xbf16>, %arg1: tensor<7xi32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x2051xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xbf16>
    %3 = stablehlo.is_finite %2 : (tensor<7xbf16>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %5 = stablehlo.select %3, %2, %4 : tensor<7xi1>, tensor<7xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x2051xbf16>
    %9 = stablehlo.exponential %8 : tensor<7x2051xbf16>
    %10 = stablehlo.convert %9 : (tensor<7x2051xbf16>) -> tensor<7x2051xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x2051xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.convert %11 : (tensor<7xf32>) -> tensor<7xbf16>
    %13 = stablehlo.sign %12 : tensor<7xbf16>
    %14 = stablehlo.abs %12 : tensor<7xbf16>
    %15 = stablehlo.log %14 : tensor<7xbf16>
    %16 = stablehlo.add %15, %5 : tensor<7xbf16>
    %17 = stablehlo.iota dim = 0 : tensor<2051xi32>
    %18 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<2051xi32>) -> tensor<1x2051xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x2051xi32>) -> tensor<7x2051xi32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x2051xi32>
    %22 = stablehlo.compare EQ, %20, %21, SIGNED : (tensor<7x2051xi32>, tensor<7x2051xi32>) -> tensor<7x2051xi1>
    %23 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %25 = stablehlo.subtract %arg0, %24 : tensor<7x2051xbf16>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = call @_where(%22, %cst_3, %25) : (tensor<7x2051xi1>, tensor<f32>, tensor<7x2051xbf16>) -> tensor<7x2051xbf16>
    %27 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %28 = call @take_along_axis(%arg0, %27) : (tensor<7x2051xbf16>, tensor<7x1xi32>) -> tensor<7x1xbf16>
    %29 = stablehlo.reshape %28 : (tensor<7x1xbf16>) -> tensor<7xbf16>
    %30 = stablehlo.subtract %29, %16 : tensor<7xbf16>
    %31 = stablehlo.convert %30 : (tensor<7xbf16>) -> tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %32 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<7x2051xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %33 = stablehlo.convert %32 : (tensor<7xbf16>) -> tensor<7xf32>
    %34 = stablehlo.subtract %31, %33 : tensor<7xf32>
    return %34 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7x2051xi1>, %arg1: tensor<f32>, %arg2: tensor<7x2051xbf16>) -> tensor<7x2051xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x2051xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x2051xi1>, tensor<7x2051xbf16>
    return %2 : tensor<7x2051xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<7x2051xbf16>, %arg1: tensor<7x1xi32>) -> tensor<7x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<2051> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<2050> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x2051xbf16>, tensor<7x1x1xi32>) -> tensor<7x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xbf16>
    return %15 : tensor<7x1xbf16>
  }
}
