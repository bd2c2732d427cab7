module @jit_pieces_chunks_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xbf16>, %arg1: tensor<40x1003xbf16>, %arg2: tensor<4x13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x13x40xbf16> {jax.result_info = "result[1][0]"}, tensor<40x1003xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xbf16>, tensor<40x1003xbf16>) -> tensor<4x13x1003xbf16>
    %1 = stablehlo.convert %0 : (tensor<4x13x1003xbf16>) -> tensor<4x13x1003xf32>
    %2 = stablehlo.slice %1 [0:4, 0:5, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<4x5x1003xf32>
    %3 = stablehlo.slice %arg2 [0:4, 0:5] : (tensor<4x13xi32>) -> tensor<4x5xi32>
    %4:3 = call @log_softmax(%2) : (tensor<4x5x1003xf32>) -> (tensor<4x5x1003xf32>, tensor<4x5x1003xf32>, tensor<4x5x1xf32>)
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x5xi32>) -> tensor<4x5x1xi32>
    %6:2 = call @take_along_axis(%4#0, %5) : (tensor<4x5x1003xf32>, tensor<4x5x1xi32>) -> (tensor<4x5x1xf32>, tensor<4x5x1x1xi32>)
    %7 = stablehlo.reshape %6#0 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_0, %8 : tensor<f32>
    %10 = stablehlo.slice %1 [0:4, 5:10, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<4x5x1003xf32>
    %11 = stablehlo.slice %arg2 [0:4, 5:10] : (tensor<4x13xi32>) -> tensor<4x5xi32>
    %12:3 = call @log_softmax(%10) : (tensor<4x5x1003xf32>) -> (tensor<4x5x1003xf32>, tensor<4x5x1003xf32>, tensor<4x5x1xf32>)
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x5xi32>) -> tensor<4x5x1xi32>
    %14:2 = call @take_along_axis(%12#0, %13) : (tensor<4x5x1003xf32>, tensor<4x5x1xi32>) -> (tensor<4x5x1xf32>, tensor<4x5x1x1xi32>)
    %15 = stablehlo.reshape %14#0 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.add %9, %16 : tensor<f32>
    %18 = stablehlo.slice %1 [0:4, 10:13, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<4x3x1003xf32>
    %19 = stablehlo.slice %arg2 [0:4, 10:13] : (tensor<4x13xi32>) -> tensor<4x3xi32>
    %20:3 = call @log_softmax_0(%18) : (tensor<4x3x1003xf32>) -> (tensor<4x3x1003xf32>, tensor<4x3x1003xf32>, tensor<4x3x1xf32>)
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<4x3xi32>) -> tensor<4x3x1xi32>
    %22:2 = call @take_along_axis_1(%20#0, %21) : (tensor<4x3x1003xf32>, tensor<4x3x1xi32>) -> (tensor<4x3x1xf32>, tensor<4x3x1x1xi32>)
    %23 = stablehlo.reshape %22#0 : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.add %17, %24 : tensor<f32>
    %26 = stablehlo.negate %25 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %28 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %29 = stablehlo.negate %28 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
    %32 = call @take_along_axis_2(%22#1, %31) : (tensor<4x3x1x1xi32>, tensor<4x3x1xf32>) -> tensor<4x3x1003xf32>
    %33 = call @log_softmax_3(%20#1, %20#2, %32) : (tensor<4x3x1003xf32>, tensor<4x3x1xf32>, tensor<4x3x1003xf32>) -> tensor<4x3x1003xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %33, %cst_6, low = [0, 10, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<4x3x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %35 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
    %37 = call @take_along_axis_4(%14#1, %36) : (tensor<4x5x1x1xi32>, tensor<4x5x1xf32>) -> tensor<4x5x1003xf32>
    %38 = call @log_softmax_5(%12#1, %12#2, %37) : (tensor<4x5x1003xf32>, tensor<4x5x1xf32>, tensor<4x5x1003xf32>) -> tensor<4x5x1003xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %38, %cst_7, low = [0, 5, 0], high = [0, 3, 0], interior = [0, 0, 0] : (tensor<4x5x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %40 = stablehlo.add %34, %39 : tensor<4x13x1003xf32>
    %41 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
    %43 = call @take_along_axis_4(%6#1, %42) : (tensor<4x5x1x1xi32>, tensor<4x5x1xf32>) -> tensor<4x5x1003xf32>
    %44 = call @log_softmax_5(%4#1, %4#2, %43) : (tensor<4x5x1003xf32>, tensor<4x5x1xf32>, tensor<4x5x1003xf32>) -> tensor<4x5x1003xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.pad %44, %cst_8, low = [0, 0, 0], high = [0, 8, 0], interior = [0, 0, 0] : (tensor<4x5x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %46 = stablehlo.add %40, %45 : tensor<4x13x1003xf32>
    %47 = stablehlo.convert %46 : (tensor<4x13x1003xf32>) -> tensor<4x13x1003xbf16>
    %48 = stablehlo.dot_general %47, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xbf16>, tensor<4x13x40xbf16>) -> tensor<1003x40xbf16>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<1003x40xbf16>) -> tensor<40x1003xbf16>
    %50 = stablehlo.dot_general %47, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xbf16>, tensor<40x1003xbf16>) -> tensor<4x13x40xbf16>
    return %27, %50, %49 : tensor<f32>, tensor<4x13x40xbf16>, tensor<40x1003xbf16>
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
