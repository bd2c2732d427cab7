module @jit_accuracy_saturated_alike attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x7xf32>, %arg1: tensor<7x37xf32>, %arg2: tensor<12xi32>) -> (tensor<12x7xf32> {jax.result_info = "result[0]"}, tensor<7x37xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg1 [0:7, 0:1] : (tensor<7x37xf32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x37xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<7x37xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x37xf32>
    %4 = stablehlo.add %3, %2 : tensor<7x37xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x7xf32>, tensor<7x37xf32>) -> tensor<12x37xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.reshape %6 : (tensor<12xf32>) -> tensor<12x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<12x37xf32>, tensor<12x37xf32>) -> tensor<12x37xi1>
    %10 = stablehlo.convert %9 : (tensor<12x37xi1>) -> tensor<12x37xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %14 = stablehlo.subtract %5, %13 : tensor<12x37xf32>
    %15 = stablehlo.exponential %14 : tensor<12x37xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %19 = stablehlo.divide %15, %18 : tensor<12x37xf32>
    %20 = stablehlo.multiply %17, %17 : tensor<12x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %22 = stablehlo.divide %21, %20 : tensor<12x1xf32>
    %23:3 = call @log_softmax(%19) : (tensor<12x37xf32>) -> (tensor<12x37xf32>, tensor<12x37xf32>, tensor<12x1xf32>)
    %24 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %25:2 = call @take_along_axis(%23#0, %24) : (tensor<12x37xf32>, tensor<12x1xi32>) -> (tensor<12x1xf32>, tensor<12x1x1xi32>)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25#0 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %28 = call @take_along_axis_0(%25#1, %27) : (tensor<12x1x1xi32>, tensor<12x1xf32>) -> tensor<12x37xf32>
    %29 = call @log_softmax_1(%23#1, %23#2, %28) : (tensor<12x37xf32>, tensor<12x1xf32>, tensor<12x37xf32>) -> tensor<12x37xf32>
    %30 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<12x37xf32>
    %32 = stablehlo.multiply %31, %15 : tensor<12x37xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %34 = stablehlo.reshape %33 : (tensor<12xf32>) -> tensor<12x1xf32>
    %35 = stablehlo.negate %34 : tensor<12x1xf32>
    %36 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x37xf32>
    %37 = stablehlo.divide %29, %36 : tensor<12x37xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %40 = stablehlo.add %37, %39 : tensor<12x37xf32>
    %41 = stablehlo.multiply %40, %15 : tensor<12x37xf32>
    %42 = stablehlo.negate %41 : tensor<12x37xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<12x37xf32>, tensor<f32>) -> tensor<12xf32>
    %44 = stablehlo.reshape %43 : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %46 = stablehlo.divide %45, %11 : tensor<12xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<12xf32>) -> tensor<12x37xf32>
    %48 = stablehlo.multiply %47, %10 : tensor<12x37xf32>
    %49 = stablehlo.add %41, %48 : tensor<12x37xf32>
    %50 = stablehlo.dot_general %49, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x37xf32>, tensor<12x7xf32>) -> tensor<37x7xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<37x7xf32>) -> tensor<7x37xf32>
    %52 = stablehlo.dot_general %49, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x37xf32>, tensor<7x37xf32>) -> tensor<12x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%51 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<7x37xf32>, tensor<f32>) -> tensor<7xf32>
    %54 = stablehlo.reshape %53 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x37xf32>
    %56 = stablehlo.multiply %55, %51 : tensor<7x37xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.pad %54, %cst_12, low = [0, 0], high = [0, 36], interior = [0, 0] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x37xf32>
    %58 = stablehlo.add %56, %57 : tensor<7x37xf32>
    return %52, %58 : tensor<12x7xf32>, tensor<7x37xf32>
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
