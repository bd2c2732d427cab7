module @jit_flat_batches_clip attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<2x5xi32>, %arg3: tensor<2x5xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<2x5xf32> {jax.result_info = "result[0][1]"}, tensor<2x5x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x24xf32>, tensor<24x131xf32>) -> tensor<2x5x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<2x5x131xf32>) -> (tensor<2x5x131xf32>, tensor<2x5x131xf32>, tensor<2x5x1xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<130> : tensor<i32>
    %2 = call @clip(%arg2, %c, %c_0) : (tensor<2x5xi32>, tensor<i32>, tensor<i32>) -> tensor<2x5xi32>
    %3 = stablehlo.reshape %1#0 : (tensor<2x5x131xf32>) -> tensor<2x655xf32>
    %4 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.multiply %4, %5 : tensor<5xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %9 = stablehlo.add %8, %2 : tensor<2x5xi32>
    %10:2 = call @_take(%3, %9) : (tensor<2x655xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5x1xi32>)
    %11 = stablehlo.multiply %10#0, %arg3 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.negate %12 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.negate %cst_2 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %16 = stablehlo.multiply %15, %arg3 : tensor<2x5xf32>
    %17 = call @_take_0(%10#1, %16) : (tensor<2x5x1xi32>, tensor<2x5xf32>) -> tensor<2x655xf32>
    %18 = stablehlo.reshape %17 : (tensor<2x655xf32>) -> tensor<2x5x131xf32>
    %19 = call @log_softmax_1(%1#1, %1#2, %18) : (tensor<2x5x131xf32>, tensor<2x5x1xf32>, tensor<2x5x131xf32>) -> tensor<2x5x131xf32>
    %20 = stablehlo.dot_general %19, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x131xf32>, tensor<2x5x24xf32>) -> tensor<131x24xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %22 = stablehlo.dot_general %19, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x131xf32>, tensor<24x131xf32>) -> tensor<2x5x24xf32>
    return %13, %10#0, %22, %21 : tensor<f32>, tensor<2x5xf32>, tensor<2x5x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x5x131xf32>) -> (tensor<2x5x131xf32>, tensor<2x5x131xf32>, tensor<2x5x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x5x131xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x131xf32>
    %6 = stablehlo.exponential %5 : tensor<2x5x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x5x131xf32>, tensor<f32>) -> tensor<2x5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %9 = stablehlo.log %8 : tensor<2x5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x5x131xf32>
    return %11, %6, %8 : tensor<2x5x131xf32>, tensor<2x5x131xf32>, tensor<2x5x1xf32>
  }
  func.func private @clip(%arg0: tensor<2x5xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2x5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x5xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<2x5xi32>
    return %5 : tensor<2x5xi32>
  }
  func.func private @_take(%arg0: tensor<2x655xf32>, %arg1: tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5x1xi32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x655xf32>, tensor<2x5x1xi32>) -> tensor<2x5xf32>
    return %1, %0 : tensor<2x5xf32>, tensor<2x5x1xi32>
  }
  func.func private @_take_0(%arg0: tensor<2x5x1xi32>, %arg1: tensor<2x5xf32>) -> tensor<2x655xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x655xf32>
    %c = stablehlo.constant dense<654> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.minimum %c, %1 : tensor<1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<1xi32>) -> tensor<2x5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %5 = stablehlo.clamp %4, %arg0, %3 : tensor<2x5x1xi32>
    %6 = "stablehlo.scatter"(%0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %7 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<2x655xf32>, tensor<2x5x1xi32>, tensor<2x5xf32>) -> tensor<2x655xf32>
    return %6 : tensor<2x655xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<2x5x131xf32>, %arg1: tensor<2x5x1xf32>, %arg2: tensor<2x5x131xf32>) -> tensor<2x5x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x5x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x131xf32>, tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x5x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x5x131xf32>
    return %7 : tensor<2x5x131xf32>
  }
}
