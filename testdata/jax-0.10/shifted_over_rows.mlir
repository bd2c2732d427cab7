module @jit_shifted_over_rows attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0]"}, tensor<131xf32> {jax.result_info = "result[0][1][1]"}, tensor<f32> {jax.result_info = "result[0][1][2]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %2 = stablehlo.slice %1#0 [0:3, 0:6, 0:131] : (tensor<3x7x131xf32>) -> tensor<3x6x131xf32>
    %3 = stablehlo.slice %arg2 [0:3, 1:7] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x6xi32>) -> tensor<3x6x1xi32>
    %5:2 = call @take_along_axis(%2, %4) : (tensor<3x6x131xf32>, tensor<3x6x1xi32>) -> (tensor<3x6x1xf32>, tensor<3x6x1x1xi32>)
    %6 = stablehlo.reshape %5#0 : (tensor<3x6x1xf32>) -> tensor<3x6xf32>
    %7 = stablehlo.exponential %2 : tensor<3x6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<131xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %10 = stablehlo.divide %8, %9 : tensor<131xf32>
    %11 = stablehlo.slice %arg3 [0:3, 1:7] : (tensor<3x7xf32>) -> tensor<3x6xf32>
    %12 = stablehlo.multiply %11, %6 : tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %15 = stablehlo.subtract %10, %14 : tensor<131xf32>
    %16 = chlo.square %15 : tensor<131xf32> -> tensor<131xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<131xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.subtract %13, %19 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.reduce(%2 init: %cst_5) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.reshape %21 : (tensor<f32>) -> tensor<1x1x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<3x6x131xf32>
    %24 = stablehlo.compare EQ, %2, %23, FLOAT : (tensor<3x6x131xf32>, tensor<3x6x131xf32>) -> tensor<3x6x131xi1>
    %25 = stablehlo.convert %24 : (tensor<3x6x131xi1>) -> tensor<3x6x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.negate %cst_7 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %29 = stablehlo.multiply %28, %18 : tensor<131xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %31 = stablehlo.multiply %11, %30 : tensor<3x6xf32>
    %cst_9 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<131xf32>
    %33 = stablehlo.divide %29, %32 : tensor<131xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [2] : (tensor<131xf32>) -> tensor<3x6x131xf32>
    %35 = stablehlo.multiply %34, %7 : tensor<3x6x131xf32>
    %36 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %37 = call @take_along_axis_0(%5#1, %36) : (tensor<3x6x1x1xi32>, tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    %38 = stablehlo.add %35, %37 : tensor<3x6x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %38, %cst_10, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x6x131xf32>, tensor<f32>) -> tensor<3x7x131xf32>
    %40 = call @log_softmax_1(%1#1, %1#2, %39) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %41 = stablehlo.dot_general %40, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %43 = stablehlo.dot_general %40, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %20, %6, %10, %21, %43, %42 : tensor<f32>, tensor<3x6xf32>, tensor<131xf32>, tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
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
  func.func private @take_along_axis(%arg0: tensor<3x6x131xf32>, %arg1: tensor<3x6x1xi32>) -> (tensor<3x6x1xf32>, tensor<3x6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x6x1xi32>, tensor<3x6x1xi32>) -> tensor<3x6x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x6x1xi1>, tensor<3x6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x6x1xi32>) -> tensor<3x6x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x6x1x1xi32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x6x1x1xi32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x6x1x1xi1>, tensor<i1>) -> tensor<3x6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x6x131xf32>, tensor<3x6x1x1xi32>) -> tensor<3x6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x6x1xi1>, tensor<3x6x1xf32>
    return %15, %5 : tensor<3x6x1xf32>, tensor<3x6x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x6x1x1xi32>, %arg1: tensor<3x6x1xf32>) -> tensor<3x6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x6x131xf32>, tensor<3x6x1x1xi32>, tensor<3x6x1xf32>) -> tensor<3x6x131xf32>
    return %1 : tensor<3x6x131xf32>
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
