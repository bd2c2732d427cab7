module @jit_flat_many attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7x20xi32>, %arg3: tensor<7x20xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<7x20xf32> {jax.result_info = "result[0][1]"}, tensor<7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<7x131xf32>) -> (tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>)
    %2 = stablehlo.reshape %1#0 : (tensor<7x131xf32>) -> tensor<917xf32>
    %3 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %5 = stablehlo.multiply %3, %4 : tensor<7xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x20xi32>
    %8 = stablehlo.add %7, %arg2 : tensor<7x20xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x20xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<7x20xi32>, tensor<7x20xi32>) -> tensor<7x20xi1>
    %c_1 = stablehlo.constant dense<917> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x20xi32>
    %12 = stablehlo.add %8, %11 : tensor<7x20xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<7x20xi1>, tensor<7x20xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<7x20xi32>) -> tensor<7x20x1xi32>
    %15 = "stablehlo.gather"(%2, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<917xf32>, tensor<7x20x1xi32>) -> tensor<7x20xf32>
    %16 = stablehlo.multiply %15, %arg3 : tensor<7x20xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x20xf32>, tensor<f32>) -> tensor<f32>
    %18 = stablehlo.negate %17 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.negate %cst_2 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<7x20xf32>
    %21 = stablehlo.multiply %20, %arg3 : tensor<7x20xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<917xf32>
    %23 = "stablehlo.scatter"(%22, %14, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %29 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %29 : tensor<f32>
    }) : (tensor<917xf32>, tensor<7x20x1xi32>, tensor<7x20xf32>) -> tensor<917xf32>
    %24 = stablehlo.reshape %23 : (tensor<917xf32>) -> tensor<7x131xf32>
    %25 = call @log_softmax_0(%1#1, %1#2, %24) : (tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x131xf32>) -> tensor<7x131xf32>
    %26 = stablehlo.dot_general %25, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %28 = stablehlo.dot_general %25, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %18, %15, %28, %27 : tensor<f32>, tensor<7x20xf32>, tensor<7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x131xf32>) -> (tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x131xf32>
    return %11, %6, %8 : tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x131xf32>) -> tensor<7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x131xf32>
    return %7 : tensor<7x131xf32>
  }
}
