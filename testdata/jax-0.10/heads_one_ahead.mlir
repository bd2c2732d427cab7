module @jit_heads_one_ahead attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x13x40xf32>, %arg1: tensor<1x40x1003xf32>, %arg2: tensor<1x2x13xi32>, %arg3: tensor<1x2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<1x2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<1x40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x13x40xf32>, tensor<1x40x1003xf32>) -> tensor<1x2x13x1003xf32>
    %1:3 = call @log_softmax(%0) : (tensor<1x2x13x1003xf32>) -> (tensor<1x2x13x1003xf32>, tensor<1x2x13x1003xf32>, tensor<1x2x13x1xf32>)
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<1x2x13xi32>) -> tensor<1x2x13x1xi32>
    %3:2 = call @take_along_axis(%1#0, %2) : (tensor<1x2x13x1003xf32>, tensor<1x2x13x1xi32>) -> (tensor<1x2x13x1xf32>, tensor<2x13x1x1xi32>)
    %4 = stablehlo.reshape %3#0 : (tensor<1x2x13x1xf32>) -> tensor<1x2x13xf32>
    %5 = stablehlo.multiply %4, %arg3 : tensor<1x2x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x2x13xf32>, tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.negate %6 : tensor<1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%arg3 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x2x13xf32>, tensor<f32>) -> tensor<1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_2 : tensor<f32>
    %12 = call @argmax(%0) : (tensor<1x2x13x1003xf32>) -> tensor<1x2x13xi32>
    %13 = stablehlo.compare EQ, %12, %arg2, SIGNED : (tensor<1x2x13xi32>, tensor<1x2x13xi32>) -> tensor<1x2x13xi1>
    %14 = stablehlo.convert %13 : (tensor<1x2x13xi1>) -> tensor<1x2x13xi32>
    %15 = stablehlo.convert %14 : (tensor<1x2x13xi32>) -> tensor<1x2x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %20 = stablehlo.divide %19, %8 : tensor<1xf32>
    %21 = stablehlo.negate %20 : tensor<1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<1xf32>) -> tensor<1x2x13xf32>
    %23 = stablehlo.multiply %22, %arg3 : tensor<1x2x13xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x2x13xf32>) -> tensor<1x2x13x1xf32>
    %25 = call @take_along_axis_0(%3#1, %24) : (tensor<2x13x1x1xi32>, tensor<1x2x13x1xf32>) -> tensor<1x2x13x1003xf32>
    %26 = call @log_softmax_1(%1#1, %1#2, %25) : (tensor<1x2x13x1003xf32>, tensor<1x2x13x1xf32>, tensor<1x2x13x1003xf32>) -> tensor<1x2x13x1003xf32>
    %27 = stablehlo.dot_general %26, %arg0, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x13x1003xf32>, tensor<1x2x13x40xf32>) -> tensor<1x1003x40xf32>
    %28 = stablehlo.transpose %27, dims = [0, 2, 1] : (tensor<1x1003x40xf32>) -> tensor<1x40x1003xf32>
    %29 = stablehlo.dot_general %26, %arg1, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x13x1003xf32>, tensor<1x40x1003xf32>) -> tensor<1x2x13x40xf32>
    return %11, %17, %29, %28 : tensor<f32>, tensor<f32>, tensor<1x2x13x40xf32>, tensor<1x40x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<1x2x13x1003xf32>) -> (tensor<1x2x13x1003xf32>, tensor<1x2x13x1003xf32>, tensor<1x2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x13x1003xf32>, tensor<f32>) -> tensor<1x2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1x2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x2x13xf32>) -> tensor<1x2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x2x13x1xf32>) -> tensor<1x2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<1x2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<1x2x13x1003xf32>, tensor<f32>) -> tensor<1x2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x2x13xf32>) -> tensor<1x2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<1x2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<1x2x13x1xf32>) -> tensor<1x2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1x2x13x1003xf32>
    return %11, %6, %8 : tensor<1x2x13x1003xf32>, tensor<1x2x13x1003xf32>, tensor<1x2x13x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<1x2x13x1003xf32>, %arg1: tensor<1x2x13x1xi32>) -> (tensor<1x2x13x1xf32>, tensor<2x13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x2x13x1xi32>, tensor<1x2x13x1xi32>) -> tensor<1x2x13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x2x13x1xi1>, tensor<1x2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [3], operand_batching_dims = [1, 2], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<1x2x13x1xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1, 2, 3] : (tensor<2x13x1xi1>) -> tensor<1x2x13x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x13x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x2x13x1xi1>, tensor<1x2x13x1xf32>
    return %16, %5 : tensor<1x2x13x1xf32>, tensor<2x13x1x1xi32>
  }
  func.func private @argmax(%arg0: tensor<1x2x13x1003xf32>) -> tensor<1x2x13xi32> {
    %0 = stablehlo.iota dim = 3 : tensor<1x2x13x1003xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [3] : (tensor<1x2x13x1003xf32>, tensor<1x2x13x1003xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x13xf32>, tensor<1x2x13xi32>)
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
    return %1#1 : tensor<1x2x13xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<2x13x1x1xi32>, %arg1: tensor<1x2x13x1xf32>) -> tensor<1x2x13x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x13x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [3], input_batching_dims = [1, 2], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [3], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x2x13x1003xf32>, tensor<2x13x1x1xi32>, tensor<1x2x13x1xf32>) -> tensor<1x2x13x1003xf32>
    return %1 : tensor<1x2x13x1003xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<1x2x13x1003xf32>, %arg1: tensor<1x2x13x1xf32>, %arg2: tensor<1x2x13x1003xf32>) -> tensor<1x2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1x2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<1x2x13x1003xf32>, tensor<f32>) -> tensor<1x2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x13xf32>) -> tensor<1x2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<2x13xf32>) -> tensor<1x2x13xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x2x13xf32>) -> tensor<1x2x13x1003xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<1x2x13x1003xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<1x2x13x1003xf32>
    return %8 : tensor<1x2x13x1003xf32>
  }
}
