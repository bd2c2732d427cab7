module @jit_spelling_candidates_wide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x1500xf32>, %arg2: tensor<3x7x130xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7x130xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x1500xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x1500xf32>) -> tensor<3x7x1500xf32>
    %1:3 = call @log_softmax(%0) : (tensor<3x7x1500xf32>) -> (tensor<3x7x1500xf32>, tensor<3x7x1500xf32>, tensor<3x7x1xf32>)
    %2:2 = call @take_along_axis(%1#0, %arg2) : (tensor<3x7x1500xf32>, tensor<3x7x130xi32>) -> (tensor<3x7x130xf32>, tensor<3x7x130x1xi32>)
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x130xf32>
    %5 = stablehlo.multiply %4, %2#0 : tensor<3x7x130xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x130xf32>, tensor<f32>) -> tensor<f32>
    %7:3 = call @log_softmax_0(%2#0) : (tensor<3x7x130xf32>) -> (tensor<3x7x130xf32>, tensor<3x7x130xf32>, tensor<3x7x1xf32>)
    %8 = stablehlo.slice %7#0 [0:3, 0:7, 0:1] : (tensor<3x7x130xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<3x7x1xf32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.add %6, %10 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst_2, low = [0, 0, 0], high = [0, 0, 129], interior = [0, 0, 0] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7x130xf32>
    %15 = call @log_softmax_1(%7#1, %7#2, %14) : (tensor<3x7x130xf32>, tensor<3x7x1xf32>, tensor<3x7x130xf32>) -> tensor<3x7x130xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x130xf32>
    %17 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x130xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<3x7x130xf32>
    %19 = stablehlo.add %15, %18 : tensor<3x7x130xf32>
    %20 = call @take_along_axis_2(%2#1, %19) : (tensor<3x7x130x1xi32>, tensor<3x7x130xf32>) -> tensor<3x7x1500xf32>
    %21 = call @log_softmax_3(%1#1, %1#2, %20) : (tensor<3x7x1500xf32>, tensor<3x7x1xf32>, tensor<3x7x1500xf32>) -> tensor<3x7x1500xf32>
    %22 = stablehlo.dot_general %21, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x1500xf32>, tensor<3x7x24xf32>) -> tensor<1500x24xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<1500x24xf32>) -> tensor<24x1500xf32>
    %24 = stablehlo.dot_general %21, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x1500xf32>, tensor<24x1500xf32>) -> tensor<3x7x24xf32>
    return %11, %2#0, %24, %23 : tensor<f32>, tensor<3x7x130xf32>, tensor<3x7x24xf32>, tensor<24x1500xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x1500xf32>) -> (tensor<3x7x1500xf32>, tensor<3x7x1500xf32>, tensor<3x7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x1500xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x1500xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x1500xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x1500xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1500xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x1500xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x1500xf32>
    return %11, %6, %8 : tensor<3x7x1500xf32>, tensor<3x7x1500xf32>, tensor<3x7x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7x1500xf32>, %arg1: tensor<3x7x130xi32>) -> (tensor<3x7x130xf32>, tensor<3x7x130x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x130xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7x130xi32>, tensor<3x7x130xi32>) -> tensor<3x7x130xi1>
    %c_0 = stablehlo.constant dense<1500> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7x130xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7x130xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7x130xi1>, tensor<3x7x130xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x7x130xi32>) -> tensor<3x7x130x1xi32>
    %c_1 = stablehlo.constant dense<1499> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7x130x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x7x130x1xi32>, tensor<3x7x130x1xi32>) -> tensor<3x7x130x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x7x130x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x7x130x1xi32>, tensor<3x7x130x1xi32>) -> tensor<3x7x130x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x7x130x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x7x130x1xi1>, tensor<i1>) -> tensor<3x7x130xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x1500xf32>, tensor<3x7x130x1xi32>) -> tensor<3x7x130xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x130xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x7x130xi1>, tensor<3x7x130xf32>
    return %15, %5 : tensor<3x7x130xf32>, tensor<3x7x130x1xi32>
  }
  func.func private @log_softmax_0(%arg0: tensor<3x7x130xf32>) -> (tensor<3x7x130xf32>, tensor<3x7x130xf32>, tensor<3x7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x130xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x130xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x130xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x130xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x130xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x130xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x130xf32>
    return %11, %6, %8 : tensor<3x7x130xf32>, tensor<3x7x130xf32>, tensor<3x7x1xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x7x130xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x130xf32>) -> tensor<3x7x130xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x130xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x130xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x130xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x130xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x130xf32>
    return %7 : tensor<3x7x130xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<3x7x130x1xi32>, %arg1: tensor<3x7x130xf32>) -> tensor<3x7x1500xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1500xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x1500xf32>, tensor<3x7x130x1xi32>, tensor<3x7x130xf32>) -> tensor<3x7x1500xf32>
    return %1 : tensor<3x7x1500xf32>
  }
  func.func private @log_softmax_3(%arg0: tensor<3x7x1500xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x1500xf32>) -> tensor<3x7x1500xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x1500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1500xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1500xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x1500xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x1500xf32>
    return %7 : tensor<3x7x1500xf32>
  }
}
