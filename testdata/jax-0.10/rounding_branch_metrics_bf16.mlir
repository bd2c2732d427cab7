module @jit_rounding_branch_metrics_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<900x64xbf16>, %arg1: tensor<64x11xbf16>, %arg2: tensor<900xi32>, %arg3: tensor<900xf32>) -> (tensor<900xf32> {jax.result_info = "result[0]"}, tensor<900xbf16> {jax.result_info = "result[1]"}, tensor<900xi1> {jax.result_info = "result[2]"}, tensor<900x64xbf16> {jax.result_info = "result[3]"}, tensor<64x11xbf16> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<900xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare GT, %0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3:9 = "stablehlo.case"(%2) ({
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<900xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<900xbf16>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<900xi1>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<900xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<900xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<64x11xbf16>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<900x64xbf16>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<900x11xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<900x1xf32>
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %16 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<900x1x1xi32>
      stablehlo.return %7, %8, %9, %10, %12, %13, %14, %15, %16 : tensor<900xf32>, tensor<900xbf16>, tensor<900xi1>, tensor<900xf32>, tensor<64x11xbf16>, tensor<900x64xbf16>, tensor<900x11xf32>, tensor<900x1xf32>, tensor<900x1x1xi32>
    }, {
      %7 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<900x64xbf16>, tensor<64x11xbf16>) -> tensor<900x11xbf16>
      %8 = stablehlo.convert %7 : (tensor<900x11xbf16>) -> tensor<900x11xf32>
      %9:3 = func.call @log_softmax(%8) : (tensor<900x11xf32>) -> (tensor<900x11xf32>, tensor<900x11xf32>, tensor<900x1xf32>)
      %10 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<900xi32>) -> tensor<900x1xi32>
      %11:2 = func.call @take_along_axis(%9#0, %10) : (tensor<900x11xf32>, tensor<900x1xi32>) -> (tensor<900x1xf32>, tensor<900x1x1xi32>)
      %12 = stablehlo.reshape %11#0 : (tensor<900x1xf32>) -> tensor<900xf32>
      %13 = stablehlo.negate %12 : tensor<900xf32>
      %cst_3 = stablehlo.constant dense<0xFF80> : tensor<bf16>
      %14 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<900x11xbf16>, tensor<bf16>) -> tensor<900xbf16>
      %15 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<900xi32>) -> tensor<900x1xi32>
      %16 = func.call @take_along_axis_0(%7, %15) : (tensor<900x11xbf16>, tensor<900x1xi32>) -> tensor<900x1xbf16>
      %17 = stablehlo.reshape %16 : (tensor<900x1xbf16>) -> tensor<900xbf16>
      %18 = stablehlo.iota dim = 0 : tensor<11xi32>
      %19 = func.call @argmax(%7) : (tensor<900x11xbf16>) -> tensor<900xi32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<900xi32>) -> tensor<900x1xi32>
      %21 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<900x11xi32>
      %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<900x1xi32>) -> tensor<900x11xi32>
      %24 = stablehlo.compare EQ, %22, %23, SIGNED : (tensor<900x11xi32>, tensor<900x11xi32>) -> tensor<900x11xi1>
      %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %25 = func.call @_where(%24, %cst_4, %7) : (tensor<900x11xi1>, tensor<f32>, tensor<900x11xbf16>) -> tensor<900x11xbf16>
      %cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
      %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<900x11xbf16>, tensor<bf16>) -> tensor<900xbf16>
      %27 = stablehlo.subtract %14, %26 : tensor<900xbf16>
      %28 = stablehlo.compare GE, %17, %14, FLOAT : (tensor<900xbf16>, tensor<900xbf16>) -> tensor<900xi1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<900xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<64x11xbf16>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<900x64xbf16>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<900x11xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<900x1xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %34 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<900x1x1xi32>
      stablehlo.return %13, %27, %28, %29, %arg1, %arg0, %9#1, %9#2, %11#1 : tensor<900xf32>, tensor<900xbf16>, tensor<900xi1>, tensor<900xf32>, tensor<64x11xbf16>, tensor<900x64xbf16>, tensor<900x11xf32>, tensor<900x1xf32>, tensor<900x1x1xi32>
    }) : (tensor<i32>) -> (tensor<900xf32>, tensor<900xbf16>, tensor<900xi1>, tensor<900xf32>, tensor<64x11xbf16>, tensor<900x64xbf16>, tensor<900x11xf32>, tensor<900x1xf32>, tensor<900x1x1xi32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3#0 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<900xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<900xf32>
    %6:2 = "stablehlo.case"(%2) ({
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<900x64xbf16>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<64x11xbf16>
      stablehlo.return %7, %8 : tensor<900x64xbf16>, tensor<64x11xbf16>
    }, {
      %7 = stablehlo.negate %5 : tensor<900xf32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<900xf32>) -> tensor<900x1xf32>
      %9 = func.call @take_along_axis_1(%3#8, %8) : (tensor<900x1x1xi32>, tensor<900x1xf32>) -> tensor<900x11xf32>
      %10 = func.call @log_softmax_2(%3#6, %3#7, %9) : (tensor<900x11xf32>, tensor<900x1xf32>, tensor<900x11xf32>) -> tensor<900x11xf32>
      %11 = stablehlo.convert %10 : (tensor<900x11xf32>) -> tensor<900x11xbf16>
      %12 = stablehlo.dot_general %11, %3#5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<900x11xbf16>, tensor<900x64xbf16>) -> tensor<11x64xbf16>
      %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<11x64xbf16>) -> tensor<64x11xbf16>
      %14 = stablehlo.dot_general %11, %3#4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<900x11xbf16>, tensor<64x11xbf16>) -> tensor<900x64xbf16>
      stablehlo.return %14, %13 : tensor<900x64xbf16>, tensor<64x11xbf16>
    }) : (tensor<i32>) -> (tensor<900x64xbf16>, tensor<64x11xbf16>)
    return %3#0, %3#1, %3#2, %6#0, %6#1 : tensor<900xf32>, tensor<900xbf16>, tensor<900xi1>, tensor<900x64xbf16>, tensor<64x11xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<900x11xf32>) -> (tensor<900x11xf32>, tensor<900x11xf32>, tensor<900x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<900x11xf32>, tensor<f32>) -> tensor<900xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<900xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<900xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<900xf32>) -> tensor<900x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<900x1xf32>) -> tensor<900x11xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<900x11xf32>
    %6 = stablehlo.exponential %5 : tensor<900x11xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<900x11xf32>, tensor<f32>) -> tensor<900xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<900xf32>) -> tensor<900x1xf32>
    %9 = stablehlo.log %8 : tensor<900x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<900x1xf32>) -> tensor<900x11xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<900x11xf32>
    return %11, %6, %8 : tensor<900x11xf32>, tensor<900x11xf32>, tensor<900x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<900x11xf32>, %arg1: tensor<900x1xi32>) -> (tensor<900x1xf32>, tensor<900x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<900x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<900x1xi32>, tensor<900x1xi32>) -> tensor<900x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<900x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<900x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<900x1xi1>, tensor<900x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<900x1xi32>) -> tensor<900x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<900x1x1xi32>, tensor<900x1x1xi32>) -> tensor<900x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<900x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<900x1x1xi32>, tensor<900x1x1xi32>) -> tensor<900x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<900x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<900x1x1xi1>, tensor<i1>) -> tensor<900x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<900x11xf32>, tensor<900x1x1xi32>) -> tensor<900x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<900x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<900x1xi1>, tensor<900x1xf32>
    return %15, %5 : tensor<900x1xf32>, tensor<900x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<900x11xbf16>, %arg1: tensor<900x1xi32>) -> tensor<900x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<900x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<900x1xi32>, tensor<900x1xi32>) -> tensor<900x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<900x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<900x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<900x1xi1>, tensor<900x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<900x1xi32>) -> tensor<900x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<900x1x1xi32>, tensor<900x1x1xi32>) -> tensor<900x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<900x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<900x1x1xi32>, tensor<900x1x1xi32>) -> tensor<900x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<900x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<900x1x1xi1>, tensor<i1>) -> tensor<900x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<900x11xbf16>, tensor<900x1x1xi32>) -> tensor<900x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<900x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<900x1xi1>, tensor<900x1xbf16>
    return %15 : tensor<900x1xbf16>
  }
  func.func private @argmax(%arg0: tensor<900x11xbf16>) -> tensor<900xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<900x11xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<900x11xbf16>, tensor<900x11xi32>, tensor<bf16>, tensor<i32>) -> (tensor<900xbf16>, tensor<900xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<900xi32>
  }
  func.func private @_where(%arg0: tensor<900x11xi1>, %arg1: tensor<f32>, %arg2: tensor<900x11xbf16>) -> tensor<900x11xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<900x11xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<900x11xi1>, tensor<900x11xbf16>
    return %2 : tensor<900x11xbf16>
  }
  func.func private @take_along_axis_1(%arg0: tensor<900x1x1xi32>, %arg1: tensor<900x1xf32>) -> tensor<900x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<900x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<900x11xf32>, tensor<900x1x1xi32>, tensor<900x1xf32>) -> tensor<900x11xf32>
    return %1 : tensor<900x11xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<900x11xf32>, %arg1: tensor<900x1xf32>, %arg2: tensor<900x11xf32>) -> tensor<900x11xf32> {
    %0 = stablehlo.negate %arg2 : tensor<900x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<900x11xf32>, tensor<f32>) -> tensor<900xf32>
    %2 = stablehlo.reshape %1 : (tensor<900xf32>) -> tensor<900x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<900x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<900x1xf32>, tensor<f32>) -> tensor<900xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<900xf32>) -> tensor<900x11xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<900x11xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<900x11xf32>
    return %7 : tensor<900x11xf32>
  }
}
