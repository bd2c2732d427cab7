module @jit_special_turned_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<300x49xf32>, %arg1: tensor<49xi32>, %arg2: tensor<49xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<49xf32> {jax.result_info = "result[0][1][0]"}, tensor<49xf32> {jax.result_info = "result[0][1][1]"}, tensor<49xi32> {jax.result_info = "result[0][1][2]"}, tensor<300x49xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<300x49xf32>) -> tensor<49x300xf32>
    %1:3 = call @log_softmax(%0) : (tensor<49x300xf32>) -> (tensor<49x300xf32>, tensor<49x300xf32>, tensor<49x1xf32>)
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<49xi32>) -> tensor<49x1xi32>
    %3:2 = call @take_along_axis(%1#0, %2) : (tensor<49x300xf32>, tensor<49x1xi32>) -> (tensor<49x1xf32>, tensor<49x1x1xi32>)
    %4 = stablehlo.reshape %3#0 : (tensor<49x1xf32>) -> tensor<49xf32>
    %5 = stablehlo.multiply %4, %arg2 : tensor<49xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<49xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.negate %6 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %9 = stablehlo.reshape %8 : (tensor<49xf32>) -> tensor<49x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<49x1xf32>) -> tensor<49x300xf32>
    %11 = stablehlo.compare EQ, %0, %10, FLOAT : (tensor<49x300xf32>, tensor<49x300xf32>) -> tensor<49x300xi1>
    %12 = stablehlo.convert %11 : (tensor<49x300xi1>) -> tensor<49x300xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %14 = call @argmax(%0) : (tensor<49x300xf32>) -> tensor<49xi32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.negate %cst_2 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %17 = stablehlo.multiply %16, %arg2 : tensor<49xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<49xf32>) -> tensor<49x1xf32>
    %19 = call @take_along_axis_0(%3#1, %18) : (tensor<49x1x1xi32>, tensor<49x1xf32>) -> tensor<49x300xf32>
    %20 = call @log_softmax_1(%1#1, %1#2, %19) : (tensor<49x300xf32>, tensor<49x1xf32>, tensor<49x300xf32>) -> tensor<49x300xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<49x300xf32>) -> tensor<300x49xf32>
    return %7, %4, %8, %14, %21 : tensor<f32>, tensor<49xf32>, tensor<49xf32>, tensor<49xi32>, tensor<300x49xf32>
  }
  func.func private @log_softmax(%arg0: tensor<49x300xf32>) -> (tensor<49x300xf32>, tensor<49x300xf32>, tensor<49x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<49xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<49xf32>) -> tensor<49x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<49x1xf32>) -> tensor<49x300xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<49x300xf32>
    %6 = stablehlo.exponential %5 : tensor<49x300xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<49xf32>) -> tensor<49x1xf32>
    %9 = stablehlo.log %8 : tensor<49x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<49x1xf32>) -> tensor<49x300xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<49x300xf32>
    return %11, %6, %8 : tensor<49x300xf32>, tensor<49x300xf32>, tensor<49x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<49x300xf32>, %arg1: tensor<49x1xi32>) -> (tensor<49x1xf32>, tensor<49x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<49x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<49x1xi32>, tensor<49x1xi32>) -> tensor<49x1xi1>
    %c_0 = stablehlo.constant dense<300> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<49x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<49x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<49x1xi1>, tensor<49x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<49x1xi32>) -> tensor<49x1x1xi32>
    %c_1 = stablehlo.constant dense<299> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<49x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<49x1x1xi32>, tensor<49x1x1xi32>) -> tensor<49x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<49x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<49x1x1xi32>, tensor<49x1x1xi32>) -> tensor<49x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<49x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<49x1x1xi1>, tensor<i1>) -> tensor<49x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<49x300xf32>, tensor<49x1x1xi32>) -> tensor<49x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<49x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<49x1xi1>, tensor<49x1xf32>
    return %15, %5 : tensor<49x1xf32>, tensor<49x1x1xi32>
  }
  func.func private @argmax(%arg0: tensor<49x300xf32>) -> tensor<49xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<49x300xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<49x300xf32>, tensor<49x300xi32>, tensor<f32>, tensor<i32>) -> (tensor<49xf32>, tensor<49xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<49xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<49x1x1xi32>, %arg1: tensor<49x1xf32>) -> tensor<49x300xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<49x300xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<49x300xf32>, tensor<49x1x1xi32>, tensor<49x1xf32>) -> tensor<49x300xf32>
    return %1 : tensor<49x300xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<49x300xf32>, %arg1: tensor<49x1xf32>, %arg2: tensor<49x300xf32>) -> tensor<49x300xf32> {
    %0 = stablehlo.negate %arg2 : tensor<49x300xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<49x300xf32>, tensor<f32>) -> tensor<49xf32>
    %2 = stablehlo.reshape %1 : (tensor<49xf32>) -> tensor<49x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<49x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<49x1xf32>, tensor<f32>) -> tensor<49xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<49xf32>) -> tensor<49x300xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<49x300xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<49x300xf32>
    return %7 : tensor<49x300xf32>
  }
}
