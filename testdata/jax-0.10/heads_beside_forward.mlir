module @jit_heads_beside_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<40x37xf32>, %arg3: tensor<4x13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x13xf32> {jax.result_info = "result[1][0]"}, tensor<4x13xi1> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<40x1003xf32>) -> tensor<4x13x1003xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<40x37xf32>) -> tensor<4x13x37xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<4x13x1003xf32>, tensor<4x13x37xf32>) -> tensor<4x13x1040xf32>
    %3 = call @log_softmax(%2) : (tensor<4x13x1040xf32>) -> tensor<4x13x1040xf32>
    %4 = stablehlo.exponential %3 : tensor<4x13x1040xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<4x13x1040xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1040xf32>, tensor<f32>) -> tensor<4x13xf32>
    %7 = stablehlo.negate %6 : tensor<4x13xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<4x13xi32>) -> tensor<4x13x1xi32>
    %9 = call @take_along_axis(%3, %8) : (tensor<4x13x1040xf32>, tensor<4x13x1xi32>) -> tensor<4x13x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<4x13x1xf32>) -> tensor<4x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_1 : tensor<f32>
    %13 = stablehlo.negate %12 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %16 = stablehlo.multiply %cst_4, %15 : tensor<f32>
    %17 = stablehlo.subtract %13, %16 : tensor<f32>
    %18 = call @argmax(%2) : (tensor<4x13x1040xf32>) -> tensor<4x13xi32>
    %19 = stablehlo.compare EQ, %18, %arg3, SIGNED : (tensor<4x13xi32>, tensor<4x13xi32>) -> tensor<4x13xi1>
    return %17, %7, %19 : tensor<f32>, tensor<4x13xf32>, tensor<4x13xi1>
  }
  func.func private @log_softmax(%arg0: tensor<4x13x1040xf32>) -> tensor<4x13x1040xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x13x1040xf32>, tensor<f32>) -> tensor<4x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x13x1xf32>) -> tensor<4x13x1040xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x13x1040xf32>
    %6 = stablehlo.exponential %5 : tensor<4x13x1040xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1040xf32>, tensor<f32>) -> tensor<4x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %9 = stablehlo.log %8 : tensor<4x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x13x1xf32>) -> tensor<4x13x1040xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x13x1040xf32>
    return %11 : tensor<4x13x1040xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x13x1040xf32>, %arg1: tensor<4x13x1xi32>) -> tensor<4x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x13x1xi32>, tensor<4x13x1xi32>) -> tensor<4x13x1xi1>
    %c_0 = stablehlo.constant dense<1040> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x13x1xi1>, tensor<4x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x13x1xi32>) -> tensor<4x13x1x1xi32>
    %c_1 = stablehlo.constant dense<1039> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x13x1x1xi32>, tensor<4x13x1x1xi32>) -> tensor<4x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x13x1x1xi32>, tensor<4x13x1x1xi32>) -> tensor<4x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x13x1x1xi1>, tensor<i1>) -> tensor<4x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x13x1040xf32>, tensor<4x13x1x1xi32>) -> tensor<4x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x13x1xi1>, tensor<4x13x1xf32>
    return %15 : tensor<4x13x1xf32>
  }
  func.func private @argmax(%arg0: tensor<4x13x1040xf32>) -> tensor<4x13xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<4x13x1040xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (tensor<4x13x1040xf32>, tensor<4x13x1040xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x13xf32>, tensor<4x13xi32>)
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
    return %1#1 : tensor<4x13xi32>
  }
}
