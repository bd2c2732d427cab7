module @jit_accuracy_saturated_spread attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x7xf32>, %arg1: tensor<7x37xf32>, %arg2: tensor<12xi32>) -> (tensor<12x7xf32> {jax.result_info = "result[0]"}, tensor<7x37xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x7xf32>, tensor<7x37xf32>) -> tensor<12x37xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.reshape %1 : (tensor<12xf32>) -> tensor<12x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<12x37xf32>, tensor<12x37xf32>) -> tensor<12x37xi1>
    %5 = stablehlo.convert %4 : (tensor<12x37xi1>) -> tensor<12x37xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<12x37xf32>
    %10 = stablehlo.exponential %9 : tensor<12x37xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %14 = stablehlo.divide %10, %13 : tensor<12x37xf32>
    %15 = stablehlo.multiply %12, %12 : tensor<12x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %17 = stablehlo.divide %16, %15 : tensor<12x1xf32>
    %18:3 = call @log_softmax(%14) : (tensor<12x37xf32>) -> (tensor<12x37xf32>, tensor<12x37xf32>, tensor<12x1xf32>)
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %20:2 = call @take_along_axis(%18#0, %19) : (tensor<12x37xf32>, tensor<12x1xi32>) -> (tensor<12x1xf32>, tensor<12x1x1xi32>)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20#0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %23 = call @take_along_axis_0(%20#1, %22) : (tensor<12x1x1xi32>, tensor<12x1xf32>) -> tensor<12x37xf32>
    %24 = call @log_softmax_1(%18#1, %18#2, %23) : (tensor<12x37xf32>, tensor<12x1xf32>, tensor<12x37xf32>) -> tensor<12x37xf32>
    %25 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<12x37xf32>
    %27 = stablehlo.multiply %26, %10 : tensor<12x37xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %29 = stablehlo.reshape %28 : (tensor<12xf32>) -> tensor<12x1xf32>
    %30 = stablehlo.negate %29 : tensor<12x1xf32>
    %31 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %32 = stablehlo.divide %24, %31 : tensor<12x37xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %35 = stablehlo.add %32, %34 : tensor<12x37xf32>
    %36 = stablehlo.multiply %35, %10 : tensor<12x37xf32>
    %37 = stablehlo.negate %36 : tensor<12x37xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %39 = stablehlo.reshape %38 : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %41 = stablehlo.divide %40, %6 : tensor<12xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %43 = stablehlo.multiply %42, %5 : tensor<12x37xf32>
    %44 = stablehlo.add %36, %43 : tensor<12x37xf32>
    %45 = stablehlo.dot_general %44, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x37xf32>, tensor<12x7xf32>) -> tensor<37x7xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<37x7xf32>) -> tensor<7x37xf32>
    %47 = stablehlo.dot_general %44, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x37xf32>, tensor<7x37xf32>) -> tensor<12x7xf32>
    return %47, %46 : tensor<12x7xf32>, tensor<7x37xf32>
  }
  func.func private @log_softmax(%arg0: tensor<12x37xf32>) -> (tensor<12x37xf32>, tensor<12x37xf32>, tensor<12x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x37xf32>
    %6 = stablehlo.exponential %5 : tensor<12x37xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %9 = stablehlo.log %8 : tensor<12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x37xf32>
    return %11, %6, %8 : tensor<12x37xf32>, tensor<12x37xf32>, tensor<12x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<12x37xf32>, %arg1: tensor<12x1xi32>) -> (tensor<12x1xf32>, tensor<12x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %c_0 = stablehlo.constant dense<37> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<12x1xi1>, tensor<12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<12x1xi32>) -> tensor<12x1x1xi32>
    %c_1 = stablehlo.constant dense<36> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<12x1x1xi32>, tensor<12x1x1xi32>) -> tensor<12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<12x1x1xi32>, tensor<12x1x1xi32>) -> tensor<12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<12x1x1xi1>, tensor<i1>) -> tensor<12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<12x37xf32>, tensor<12x1x1xi32>) -> tensor<12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<12x1xi1>, tensor<12x1xf32>
    return %15, %5 : tensor<12x1xf32>, tensor<12x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<12x1x1xi32>, %arg1: tensor<12x1xf32>) -> tensor<12x37xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x37xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<12x37xf32>, tensor<12x1x1xi32>, tensor<12x1xf32>) -> tensor<12x37xf32>
    return %1 : tensor<12x37xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<12x37xf32>, %arg1: tensor<12x1xf32>, %arg2: tensor<12x37xf32>) -> tensor<12x37xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x37xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.reshape %1 : (tensor<12xf32>) -> tensor<12x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<12x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<12x37xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<12x37xf32>
    return %7 : tensor<12x37xf32>
  }
}
