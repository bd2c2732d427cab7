module @jit_pieces_chunks attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<4x13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<40x1003xf32>) -> tensor<4x13x1003xf32>
    %1 = stablehlo.slice %0 [0:4, 0:5, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<4x5x1003xf32>
    %2 = stablehlo.slice %arg2 [0:4, 0:5] : (tensor<4x13xi32>) -> tensor<4x5xi32>
    %3:3 = call @log_softmax(%1) : (tensor<4x5x1003xf32>) -> (tensor<4x5x1003xf32>, tensor<4x5x1003xf32>, tensor<4x5x1xf32>)
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x5xi32>) -> tensor<4x5x1xi32>
    %5:2 = call @take_along_axis(%3#0, %4) : (tensor<4x5x1003xf32>, tensor<4x5x1xi32>) -> (tensor<4x5x1xf32>, tensor<4x5x1x1xi32>)
    %6 = stablehlo.reshape %5#0 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.add %cst_0, %7 : tensor<f32>
    %9 = stablehlo.slice %0 [0:4, 5:10, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<4x5x1003xf32>
    %10 = stablehlo.slice %arg2 [0:4, 5:10] : (tensor<4x13xi32>) -> tensor<4x5xi32>
    %11:3 = call @log_softmax(%9) : (tensor<4x5x1003xf32>) -> (tensor<4x5x1003xf32>, tensor<4x5x1003xf32>, tensor<4x5x1xf32>)
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<4x5xi32>) -> tensor<4x5x1xi32>
    %13:2 = call @take_along_axis(%11#0, %12) : (tensor<4x5x1003xf32>, tensor<4x5x1xi32>) -> (tensor<4x5x1xf32>, tensor<4x5x1x1xi32>)
    %14 = stablehlo.reshape %13#0 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.add %8, %15 : tensor<f32>
    %17 = stablehlo.slice %0 [0:4, 10:13, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<4x3x1003xf32>
    %18 = stablehlo.slice %arg2 [0:4, 10:13] : (tensor<4x13xi32>) -> tensor<4x3xi32>
    %19:3 = call @log_softmax_0(%17) : (tensor<4x3x1003xf32>) -> (tensor<4x3x1003xf32>, tensor<4x3x1003xf32>, tensor<4x3x1xf32>)
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<4x3xi32>) -> tensor<4x3x1xi32>
    %21:2 = call @take_along_axis_1(%19#0, %20) : (tensor<4x3x1003xf32>, tensor<4x3x1xi32>) -> (tensor<4x3x1xf32>, tensor<4x3x1x1xi32>)
    %22 = stablehlo.reshape %21#0 : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.add %16, %23 : tensor<f32>
    %25 = stablehlo.negate %24 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %27 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %28 = stablehlo.negate %27 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %31 = call @take_along_axis_2(%21#1, %30) : (tensor<4x3x1x1xi32>, tensor<4x3x1xf32>) -> tensor<4x3x1003xf32>
    %32 = call @log_softmax_3(%19#1, %19#2, %31) : (tensor<4x3x1003xf32>, tensor<4x3x1xf32>, tensor<4x3x1003xf32>) -> tensor<4x3x1003xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %32, %cst_6, low = [0, 10, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<4x3x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %34 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
    %36 = call @take_along_axis_4(%13#1, %35) : (tensor<4x5x1x1xi32>, tensor<4x5x1xf32>) -> tensor<4x5x1003xf32>
    %37 = call @log_softmax_5(%11#1, %11#2, %36) : (tensor<4x5x1003xf32>, tensor<4x5x1xf32>, tensor<4x5x1003xf32>) -> tensor<4x5x1003xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.pad %37, %cst_7, low = [0, 5, 0], high = [0, 3, 0], interior = [0, 0, 0] : (tensor<4x5x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %39 = stablehlo.add %33, %38 : tensor<4x13x1003xf32>
    %40 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
    %42 = call @take_along_axis_4(%5#1, %41) : (tensor<4x5x1x1xi32>, tensor<4x5x1xf32>) -> tensor<4x5x1003xf32>
    %43 = call @log_softmax_5(%3#1, %3#2, %42) : (tensor<4x5x1003xf32>, tensor<4x5x1xf32>, tensor<4x5x1003xf32>) -> tensor<4x5x1003xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.pad %43, %cst_8, low = [0, 0, 0], high = [0, 8, 0], interior = [0, 0, 0] : (tensor<4x5x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %45 = stablehlo.add %39, %44 : tensor<4x13x1003xf32>
    %46 = stablehlo.dot_general %45, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<4x13x40xf32>) -> tensor<1003x40xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %48 = stablehlo.dot_general %45, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<40x1003xf32>) -> tensor<4x13x40xf32>
    return %26, %48, %47 : tensor<f32>, tensor<4x13x40xf32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x5x1003xf32>) -> (tensor<4x5x1003xf32>, tensor<4x5x1003xf32>, tensor<4x5x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x5x1003xf32>, tensor<f32>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x5x1xf32>) -> tensor<4x5x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x5x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<4x5x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x5x1003xf32>, tensor<f32>) -> tensor<4x5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
    %9 = stablehlo.log %8 : tensor<4x5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x5x1xf32>) -> tensor<4x5x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x5x1003xf32>
    return %11, %6, %8 : tensor<4x5x1003xf32>, tensor<4x5x1003xf32>, tensor<4x5x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x5x1003xf32>, %arg1: tensor<4x5x1xi32>) -> (tensor<4x5x1xf32>, tensor<4x5x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x5x1xi1>, tensor<4x5x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x5x1xi32>) -> tensor<4x5x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x5x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x5x1x1xi32>, tensor<4x5x1x1xi32>) -> tensor<4x5x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x5x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x5x1x1xi32>, tensor<4x5x1x1xi32>) -> tensor<4x5x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x5x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x5x1x1xi1>, tensor<i1>) -> tensor<4x5x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x5x1003xf32>, tensor<4x5x1x1xi32>) -> tensor<4x5x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x5x1xi1>, tensor<4x5x1xf32>
    return %15, %5 : tensor<4x5x1xf32>, tensor<4x5x1x1xi32>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x3x1003xf32>) -> (tensor<4x3x1003xf32>, tensor<4x3x1003xf32>, tensor<4x3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x3x1003xf32>, tensor<f32>) -> tensor<4x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x3x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<4x3x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x3x1003xf32>, tensor<f32>) -> tensor<4x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %9 = stablehlo.log %8 : tensor<4x3x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x3x1xf32>) -> tensor<4x3x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x3x1003xf32>
    return %11, %6, %8 : tensor<4x3x1003xf32>, tensor<4x3x1003xf32>, tensor<4x3x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<4x3x1003xf32>, %arg1: tensor<4x3x1xi32>) -> (tensor<4x3x1xf32>, tensor<4x3x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x3x1xi32>, tensor<4x3x1xi32>) -> tensor<4x3x1xi1>
    %c_0 = stablehlo.constant dense<1003> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x3x1xi1>, tensor<4x3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x3x1xi32>) -> tensor<4x3x1x1xi32>
    %c_1 = stablehlo.constant dense<1002> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x3x1x1xi32>, tensor<4x3x1x1xi32>) -> tensor<4x3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x3x1x1xi32>, tensor<4x3x1x1xi32>) -> tensor<4x3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x3x1x1xi1>, tensor<i1>) -> tensor<4x3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x1003xf32>, tensor<4x3x1x1xi32>) -> tensor<4x3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x3x1xi1>, tensor<4x3x1xf32>
    return %15, %5 : tensor<4x3x1xf32>, tensor<4x3x1x1xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<4x3x1x1xi32>, %arg1: tensor<4x3x1xf32>) -> tensor<4x3x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x3x1003xf32>, tensor<4x3x1x1xi32>, tensor<4x3x1xf32>) -> tensor<4x3x1003xf32>
    return %1 : tensor<4x3x1003xf32>
  }
  func.func private @log_softmax_3(%arg0: tensor<4x3x1003xf32>, %arg1: tensor<4x3x1xf32>, %arg2: tensor<4x3x1003xf32>) -> tensor<4x3x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x3x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x3x1003xf32>, tensor<f32>) -> tensor<4x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x3x1xf32>, tensor<f32>) -> tensor<4x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x3x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x3x1003xf32>
    return %7 : tensor<4x3x1003xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<4x5x1x1xi32>, %arg1: tensor<4x5x1xf32>) -> tensor<4x5x1003xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5x1003xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x5x1003xf32>, tensor<4x5x1x1xi32>, tensor<4x5x1xf32>) -> tensor<4x5x1003xf32>
    return %1 : tensor<4x5x1003xf32>
  }
  func.func private @log_softmax_5(%arg0: tensor<4x5x1003xf32>, %arg1: tensor<4x5x1xf32>, %arg2: tensor<4x5x1003xf32>) -> tensor<4x5x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x5x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x5x1003xf32>, tensor<f32>) -> tensor<4x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x5x1xf32>, tensor<f32>) -> tensor<4x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x5xf32>) -> tensor<4x5x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x5x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x5x1003xf32>
    return %7 : tensor<4x5x1003xf32>
  }
}
