module @jit_spelling_answer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<2xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x7xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %2 = stablehlo.slice %arg2 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
    %4 = stablehlo.slice %arg2 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<i32>
    %6 = stablehlo.add %3, %5 : tensor<i32>
    %7 = stablehlo.slice %arg2 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
    %8 = stablehlo.reshape %7 : (tensor<1xi32>) -> tensor<i32>
    %9 = stablehlo.subtract %6, %8 : tensor<i32>
    %10:2 = call @_take(%1#0, %9) : (tensor<3x7x131xf32>, tensor<i32>) -> (tensor<3x7xf32>, tensor<1xi32>)
    %11 = stablehlo.multiply %arg3, %10#0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.multiply %arg3, %13 : tensor<3x7xf32>
    %15 = call @_take_0(%10#1, %14) : (tensor<1xi32>, tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %16 = call @log_softmax_1(%1#1, %1#2, %15) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %17 = stablehlo.dot_general %16, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %19 = stablehlo.dot_general %16, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %12, %10#0, %19, %18 : tensor<f32>, tensor<3x7xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7x131xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %9 = stablehlo.log %8 : tensor<3x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7x131xf32>
    return %11, %6, %8 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>
  }
  func.func private @_take(%arg0: tensor<3x7x131xf32>, %arg1: tensor<i32>) -> (tensor<3x7xf32>, tensor<1xi32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 3, 7, 1>}> : (tensor<3x7x131xf32>, tensor<1xi32>) -> tensor<3x7xf32>
    return %1, %0 : tensor<3x7xf32>, tensor<1xi32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<3x7xf32>) -> tensor<3x7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %c = stablehlo.constant dense<130> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.minimum %c, %1 : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.clamp %3, %arg0, %2 : tensor<1xi32>
    %5 = "stablehlo.scatter"(%0, %4, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %6 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<1xi32>, tensor<3x7xf32>) -> tensor<3x7x131xf32>
    return %5 : tensor<3x7x131xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7x131xf32>
    return %7 : tensor<3x7x131xf32>
  }
}
