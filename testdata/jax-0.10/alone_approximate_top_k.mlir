module @jit_alone_approximate_top_k attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @top_k_gt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<2x13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %1 = stablehlo.iota dim = 2 : tensor<2x13x1003xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2:2 = stablehlo.custom_call @ApproxTopK(%0, %1, %cst, %c) {backend_config = "", called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.949999988 : f32, reduction_dim = 2 : i64, reduction_input_size_override = -1 : i64, top_k = 5 : i64}} : (tensor<2x13x1003xf32>, tensor<2x13x1003xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x13x5xf32>, tensor<2x13x5xi32>)
    %3 = call @log_softmax(%0) : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %5 = call @take_along_axis(%3, %4) : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_1 : tensor<f32>
    return %8, %2#0 : tensor<f32>, tensor<2x13x5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11 : tensor<2x13x1003xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15 : tensor<2x13x1xf32>
  }
}
