module @jit_flat_two_iotas attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<2x5xi32>, %arg3: tensor<2x5xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<2x5xf32> {jax.result_info = "result[0][1]"}, tensor<2x5x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x24xf32>, tensor<24x131xf32>) -> tensor<2x5x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<2x5x131xf32>) -> (tensor<2x5x131xf32>, tensor<2x5x131xf32>, tensor<2x5x1xf32>)
    %2 = stablehlo.reshape %1#0 : (tensor<2x5x131xf32>) -> tensor<1310xf32>
    %3 = stablehlo.iota dim = 0 : tensor<2xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %6 = stablehlo.multiply %4, %5 : tensor<2x1xi32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %8 = stablehlo.multiply %6, %7 : tensor<2x1xi32>
    %9 = stablehlo.iota dim = 0 : tensor<5xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x5xi32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x5xi32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x5xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %15 = stablehlo.add %13, %14 : tensor<2x5xi32>
    %16 = stablehlo.add %15, %arg2 : tensor<2x5xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %18 = stablehlo.compare LT, %16, %17, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_3 = stablehlo.constant dense<1310> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %20 = stablehlo.add %16, %19 : tensor<2x5xi32>
    %21 = stablehlo.select %18, %20, %16 : tensor<2x5xi1>, tensor<2x5xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %23 = "stablehlo.gather"(%2, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1310xf32>, tensor<2x5x1xi32>) -> tensor<2x5xf32>
    %24 = stablehlo.multiply %23, %arg3 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %26 = stablehlo.negate %25 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.negate %cst_4 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %29 = stablehlo.multiply %28, %arg3 : tensor<2x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1310xf32>
    %31 = "stablehlo.scatter"(%30, %22, %29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %37 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %37 : tensor<f32>
    }) : (tensor<1310xf32>, tensor<2x5x1xi32>, tensor<2x5xf32>) -> tensor<1310xf32>
    %32 = stablehlo.reshape %31 : (tensor<1310xf32>) -> tensor<2x5x131xf32>
    %33 = call @log_softmax_0(%1#1, %1#2, %32) : (tensor<2x5x131xf32>, tensor<2x5x1xf32>, tensor<2x5x131xf32>) -> tensor<2x5x131xf32>
    %34 = stablehlo.dot_general %33, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x131xf32>, tensor<2x5x24xf32>) -> tensor<131x24xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %36 = stablehlo.dot_general %33, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x131xf32>, tensor<24x131xf32>) -> tensor<2x5x24xf32>
    return %26, %23, %36, %35 : tensor<f32>, tensor<2x5xf32>, tensor<2x5x24xf32>, tensor<24x131xf32>
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
  func.func private @log_softmax_0(%arg0: tensor<2x5x131xf32>, %arg1: tensor<2x5x1xf32>, %arg2: tensor<2x5x131xf32>) -> tensor<2x5x131xf32> {
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
