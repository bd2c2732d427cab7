module @jit_heads_beside_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<40x37xf32>, %arg3: tensor<4x13xi32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<4x13xf32> {jax.result_info = "result[0][1][0]"}, tensor<4x13xi1> {jax.result_info = "result[0][1][1]"}, tensor<4x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}, tensor<40x37xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<40x1003xf32>) -> tensor<4x13x1003xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<40x37xf32>) -> tensor<4x13x37xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<4x13x1003xf32>, tensor<4x13x37xf32>) -> tensor<4x13x1040xf32>
    %3:3 = call @log_softmax(%2) : (tensor<4x13x1040xf32>) -> (tensor<4x13x1040xf32>, tensor<4x13x1040xf32>, tensor<4x13x1xf32>)
    %4 = stablehlo.exponential %3#0 : tensor<4x13x1040xf32>
    %5 = stablehlo.multiply %4, %3#0 : tensor<4x13x1040xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1040xf32>, tensor<f32>) -> tensor<4x13xf32>
    %7 = stablehlo.negate %6 : tensor<4x13xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<4x13xi32>) -> tensor<4x13x1xi32>
    %9:2 = call @take_along_axis(%3#0, %8) : (tensor<4x13x1040xf32>, tensor<4x13x1xi32>) -> (tensor<4x13x1xf32>, tensor<4x13x1x1xi32>)
    %10 = stablehlo.reshape %9#0 : (tensor<4x13x1xf32>) -> tensor<4x13xf32>
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
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %21 = stablehlo.multiply %cst_6, %20 : tensor<f32>
    %cst_7 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_7 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.negate %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<5.200000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_9 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %28 = call @take_along_axis_0(%9#1, %27) : (tensor<4x13x1x1xi32>, tensor<4x13x1xf32>) -> tensor<4x13x1040xf32>
    %29 = stablehlo.negate %23 : tensor<4x13xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1040xf32>
    %31 = stablehlo.multiply %4, %30 : tensor<4x13x1040xf32>
    %32 = stablehlo.add %28, %31 : tensor<4x13x1040xf32>
    %33 = stablehlo.multiply %30, %3#0 : tensor<4x13x1040xf32>
    %34 = stablehlo.multiply %33, %4 : tensor<4x13x1040xf32>
    %35 = stablehlo.add %32, %34 : tensor<4x13x1040xf32>
    %36 = call @log_softmax_1(%3#1, %3#2, %35) : (tensor<4x13x1040xf32>, tensor<4x13x1xf32>, tensor<4x13x1040xf32>) -> tensor<4x13x1040xf32>
    %37 = stablehlo.slice %36 [0:4, 0:13, 0:1003] : (tensor<4x13x1040xf32>) -> tensor<4x13x1003xf32>
    %38 = stablehlo.slice %36 [0:4, 0:13, 1003:1040] : (tensor<4x13x1040xf32>) -> tensor<4x13x37xf32>
    %39 = stablehlo.dot_general %38, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x37xf32>, tensor<4x13x40xf32>) -> tensor<37x40xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<37x40xf32>) -> tensor<40x37xf32>
    %41 = stablehlo.dot_general %38, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x37xf32>, tensor<40x37xf32>) -> tensor<4x13x40xf32>
    %42 = stablehlo.dot_general %37, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<4x13x40xf32>) -> tensor<1003x40xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %44 = stablehlo.dot_general %37, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<40x1003xf32>) -> tensor<4x13x40xf32>
    %45 = stablehlo.add %41, %44 : tensor<4x13x40xf32>
    return %17, %7, %19, %45, %43, %40 : tensor<f32>, tensor<4x13xf32>, tensor<4x13xi1>, tensor<4x13x40xf32>, tensor<40x1003xf32>, tensor<40x37xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x13x1040xf32>) -> (tensor<4x13x1040xf32>, tensor<4x13x1040xf32>, tensor<4x13x1xf32>) {
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
    return %11, %6, %8 : tensor<4x13x1040xf32>, tensor<4x13x1040xf32>, tensor<4x13x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x13x1040xf32>, %arg1: tensor<4x13x1xi32>) -> (tensor<4x13x1xf32>, tensor<4x13x1x1xi32>) {
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
    return %15, %5 : tensor<4x13x1xf32>, tensor<4x13x1x1xi32>
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
  func.func private @take_along_axis_0(%arg0: tensor<4x13x1x1xi32>, %arg1: tensor<4x13x1xf32>) -> tensor<4x13x1040xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x13x1040xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x13x1040xf32>, tensor<4x13x1x1xi32>, tensor<4x13x1xf32>) -> tensor<4x13x1040xf32>
    return %1 : tensor<4x13x1040xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<4x13x1040xf32>, %arg1: tensor<4x13x1xf32>, %arg2: tensor<4x13x1040xf32>) -> tensor<4x13x1040xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x13x1040xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1040xf32>, tensor<f32>) -> tensor<4x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1xf32>, tensor<f32>) -> tensor<4x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1040xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x13x1040xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x13x1040xf32>
    return %7 : tensor<4x13x1040xf32>
  }
}
