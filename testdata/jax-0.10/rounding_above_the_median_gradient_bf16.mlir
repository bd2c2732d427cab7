module @jit_rounding_above_the_median_gradient_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x64xbf16>, %arg1: tensor<64x2051xbf16>, %arg2: tensor<7xi32>, %arg3: tensor<7xbf16>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<i32> {jax.result_info = "result[0][1]"}, tensor<7x64xbf16> {jax.result_info = "result[1][0]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x64xbf16>, tensor<64x2051xbf16>) -> tensor<7x2051xbf16>
    %1:3 = call @log_softmax(%0) : (tensor<7x2051xbf16>) -> (tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>)
    %2 = stablehlo.exponential %1#0 : tensor<7x2051xbf16>
    %3 = stablehlo.multiply %2, %1#0 : tensor<7x2051xbf16>
    %4 = stablehlo.convert %3 : (tensor<7x2051xbf16>) -> tensor<7x2051xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x2051xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.convert %5 : (tensor<7xf32>) -> tensor<7xbf16>
    %7 = stablehlo.negate %6 : tensor<7xbf16>
    %8:6 = call @median(%7) : (tensor<7xbf16>) -> (tensor<bf16>, tensor<7xi1>, tensor<7xbf16>, tensor<7x1xui32>, tensor<1xi32>, tensor<1xi32>)
    %9 = stablehlo.broadcast_in_dim %8#0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %10 = stablehlo.compare GT, %7, %9, FLOAT : (tensor<7xbf16>, tensor<7xbf16>) -> tensor<7xi1>
    %11 = stablehlo.convert %10 : (tensor<7xi1>) -> tensor<7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.reduce(%11 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_where_0(%10, %arg3, %c_0) : (tensor<7xi1>, tensor<7xbf16>, tensor<i32>) -> tensor<7xbf16>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %15:2 = call @take_along_axis(%1#0, %14) : (tensor<7x2051xbf16>, tensor<7x1xi32>) -> (tensor<7x1xbf16>, tensor<7x1x1xi32>)
    %16 = stablehlo.reshape %15#0 : (tensor<7x1xbf16>) -> tensor<7xbf16>
    %17 = stablehlo.multiply %13, %16 : tensor<7xbf16>
    %18 = stablehlo.convert %17 : (tensor<7xbf16>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %21 = stablehlo.convert %20 : (tensor<7xf32>) -> tensor<7xbf16>
    %22 = stablehlo.multiply %13, %21 : tensor<7xbf16>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %24 = call @take_along_axis_1(%15#1, %23) : (tensor<7x1x1xi32>, tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %25 = call @log_softmax_2(%1#1, %1#2, %24) : (tensor<7x2051xbf16>, tensor<7x1xbf16>, tensor<7x2051xbf16>) -> tensor<7x2051xbf16>
    %26 = stablehlo.dot_general %25, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x2051xbf16>, tensor<64x2051xbf16>) -> tensor<7x64xbf16>
    return %19, %12, %26 : tensor<f32>, tensor<i32>, tensor<7x64xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<7x2051xbf16>) -> (tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x2051xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x2051xbf16>
    %6 = stablehlo.exponential %5 : tensor<7x2051xbf16>
    %7 = stablehlo.convert %6 : (tensor<7x2051xbf16>) -> tensor<7x2051xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x2051xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %11 = stablehlo.log %10 : tensor<7x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<7x2051xbf16>
    return %13, %6, %10 : tensor<7x2051xbf16>, tensor<7x2051xbf16>, tensor<7x1xbf16>
  }
  func.func private @median(%arg0: tensor<7xbf16>) -> (tensor<bf16>, tensor<7xi1>, tensor<7xbf16>, tensor<7x1xui32>, tensor<1xi32>, tensor<1xi32>) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0:6 = call @quantile(%arg0, %cst) : (tensor<7xbf16>, tensor<f32>) -> (tensor<bf16>, tensor<7xi1>, tensor<7xbf16>, tensor<7x1xui32>, tensor<1xi32>, tensor<1xi32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<bf16>, tensor<7xi1>, tensor<7xbf16>, tensor<7x1xui32>, tensor<1xi32>, tensor<1xi32>
  }
  func.func private @quantile(%arg0: tensor<7xbf16>, %arg1: tensor<f32>) -> (tensor<bf16>, tensor<7xi1>, tensor<7xbf16>, tensor<7x1xui32>, tensor<1xi32>, tensor<1xi32>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7xbf16>, tensor<7xbf16>) -> tensor<7xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3:3 = call @_where(%2, %cst, %arg0) : (tensor<1xi1>, tensor<f32>, tensor<7xbf16>) -> (tensor<7xbf16>, tensor<7xi1>, tensor<7xbf16>)
    %4 = stablehlo.iota dim = 0 : tensor<7xui32>
    %5:2 = "stablehlo.sort"(%3#0, %4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>, %arg4: tensor<ui32>, %arg5: tensor<ui32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %23 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %24 = stablehlo.select %23, %cst_10, %arg2 : tensor<i1>, tensor<bf16>
      %25 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %26 = stablehlo.select %25, %cst_11, %24 : tensor<i1>, tensor<bf16>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %27 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %28 = stablehlo.select %27, %cst_13, %arg3 : tensor<i1>, tensor<bf16>
      %29 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %30 = stablehlo.select %29, %cst_14, %28 : tensor<i1>, tensor<bf16>
      %31 = stablehlo.compare LT, %26, %30, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    }) : (tensor<7xbf16>, tensor<7xui32>) -> (tensor<7xbf16>, tensor<7xui32>)
    %6 = stablehlo.broadcast_in_dim %5#1, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %8 = stablehlo.multiply %arg1, %7 : tensor<f32>
    %9 = stablehlo.floor %8 : tensor<f32>
    %10 = stablehlo.ceil %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %cst_2, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.clamp %cst_4, %9, %11 : tensor<f32>
    %cst_5 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_5, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.clamp %cst_7, %10, %13 : tensor<f32>
    %15 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %16 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.gather"(%5#0, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xbf16>, tensor<1xi32>) -> tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.gather"(%5#0, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xbf16>, tensor<1xi32>) -> tensor<bf16>
    %21 = stablehlo.add %18, %20 : tensor<bf16>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %22 = stablehlo.multiply %21, %cst_8 : tensor<bf16>
    return %22, %3#1, %3#2, %6, %17, %19 : tensor<bf16>, tensor<7xi1>, tensor<7xbf16>, tensor<7x1xui32>, tensor<1xi32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<f32>, %arg2: tensor<7xbf16>) -> (tensor<7xbf16>, tensor<7xi1>, tensor<7xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<7xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<7xi1>, tensor<7xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    return %3, %1, %4 : tensor<7xbf16>, tensor<7xi1>, tensor<7xbf16>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<7xbf16>, %arg2: tensor<i32>) -> tensor<7xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xbf16>
    return %2 : tensor<7xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<7x2051xbf16>, %arg1: tensor<7x1xi32>) -> (tensor<7x1xbf16>, tensor<7x1x1xi32>) {
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
    return %15, %5 : tensor<7x1xbf16>, tensor<7x1x1xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xbf16>) -> tensor<7x2051xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x2051xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<7x2051xbf16>, tensor<7x1x1xi32>, tensor<7x1xbf16>) -> tensor<7x2051xbf16>
    return %1 : tensor<7x2051xbf16>
  }
  func.func private @log_softmax_2(%arg0: tensor<7x2051xbf16>, %arg1: tensor<7x1xbf16>, %arg2: tensor<7x2051xbf16>) -> tensor<7x2051xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<7x2051xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x2051xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.reshape %1 : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<7x1xbf16>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf32>) -> tensor<7x2051xf32>
    %7 = stablehlo.convert %6 : (tensor<7x2051xf32>) -> tensor<7x2051xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<7x2051xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<7x2051xbf16>
    return %9 : tensor<7x2051xbf16>
  }
}
