module @jit_heads_adapters attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x24x5xf32>, %arg3: tensor<3x5x131xf32>, %arg4: tensor<4xi32>, %arg5: tensor<4x4xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x4x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}, tensor<3x24x5xf32> {jax.result_info = "result[1][2]"}, tensor<3x5x131xf32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4x24xf32>, tensor<24x131xf32>) -> tensor<4x4x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %arg4, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %arg4, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %arg4 : tensor<4xi1>, tensor<4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %7 = "stablehlo.gather"(%arg2, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 24, 5>}> : (tensor<3x24x5xf32>, tensor<4x1xi32>) -> tensor<4x24x5xf32>
    %8 = stablehlo.dot_general %arg0, %7, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x24xf32>, tensor<4x24x5xf32>) -> tensor<4x4x5xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %10 = stablehlo.compare LT, %arg4, %9, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.add %arg4, %11 : tensor<4xi32>
    %13 = stablehlo.select %10, %12, %arg4 : tensor<4xi1>, tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = "stablehlo.gather"(%arg3, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 131>}> : (tensor<3x5x131xf32>, tensor<4x1xi32>) -> tensor<4x5x131xf32>
    %16 = stablehlo.dot_general %8, %15, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x5xf32>, tensor<4x5x131xf32>) -> tensor<4x4x131xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x131xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<4x4x131xf32>
    %19 = stablehlo.add %0, %18 : tensor<4x4x131xf32>
    %20:3 = call @log_softmax(%19) : (tensor<4x4x131xf32>) -> (tensor<4x4x131xf32>, tensor<4x4x131xf32>, tensor<4x4x1xf32>)
    %21 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<4x4xi32>) -> tensor<4x4x1xi32>
    %22:2 = call @take_along_axis(%20#0, %21) : (tensor<4x4x131xf32>, tensor<4x4x1xi32>) -> (tensor<4x4x1xf32>, tensor<4x4x1x1xi32>)
    %23 = stablehlo.reshape %22#0 : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_4 : tensor<f32>
    %26 = stablehlo.negate %25 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_6 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %31 = call @take_along_axis_0(%22#1, %30) : (tensor<4x4x1x1xi32>, tensor<4x4x1xf32>) -> tensor<4x4x131xf32>
    %32 = call @log_softmax_1(%20#1, %20#2, %31) : (tensor<4x4x131xf32>, tensor<4x4x1xf32>, tensor<4x4x131xf32>) -> tensor<4x4x131xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4x131xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<4x4x131xf32>
    %35 = stablehlo.dot_general %34, %8, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x131xf32>, tensor<4x4x5xf32>) -> tensor<4x131x5xf32>
    %36 = stablehlo.transpose %35, dims = [0, 2, 1] : (tensor<4x131x5xf32>) -> tensor<4x5x131xf32>
    %37 = stablehlo.dot_general %34, %15, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x131xf32>, tensor<4x5x131xf32>) -> tensor<4x4x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5x131xf32>
    %39 = "stablehlo.scatter"(%38, %14, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %49 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %49 : tensor<f32>
    }) : (tensor<3x5x131xf32>, tensor<4x1xi32>, tensor<4x5x131xf32>) -> tensor<3x5x131xf32>
    %40 = stablehlo.dot_general %37, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x5xf32>, tensor<4x4x24xf32>) -> tensor<4x5x24xf32>
    %41 = stablehlo.transpose %40, dims = [0, 2, 1] : (tensor<4x5x24xf32>) -> tensor<4x24x5xf32>
    %42 = stablehlo.dot_general %37, %7, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x5xf32>, tensor<4x24x5xf32>) -> tensor<4x4x24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x24x5xf32>
    %44 = "stablehlo.scatter"(%43, %6, %41) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %49 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %49 : tensor<f32>
    }) : (tensor<3x24x5xf32>, tensor<4x1xi32>, tensor<4x24x5xf32>) -> tensor<3x24x5xf32>
    %45 = stablehlo.dot_general %32, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x131xf32>, tensor<4x4x24xf32>) -> tensor<131x24xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %47 = stablehlo.dot_general %32, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x131xf32>, tensor<24x131xf32>) -> tensor<4x4x24xf32>
    %48 = stablehlo.add %42, %47 : tensor<4x4x24xf32>
    return %26, %48, %46, %44, %39 : tensor<f32>, tensor<4x4x24xf32>, tensor<24x131xf32>, tensor<3x24x5xf32>, tensor<3x5x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x4x131xf32>) -> (tensor<4x4x131xf32>, tensor<4x4x131xf32>, tensor<4x4x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x4x131xf32>, tensor<f32>) -> tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x4x1xf32>) -> tensor<4x4x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x4x131xf32>
    %6 = stablehlo.exponential %5 : tensor<4x4x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x4x131xf32>, tensor<f32>) -> tensor<4x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %9 = stablehlo.log %8 : tensor<4x4x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x4x1xf32>) -> tensor<4x4x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x4x131xf32>
    return %11, %6, %8 : tensor<4x4x131xf32>, tensor<4x4x131xf32>, tensor<4x4x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x4x131xf32>, %arg1: tensor<4x4x1xi32>) -> (tensor<4x4x1xf32>, tensor<4x4x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x4x1xi32>, tensor<4x4x1xi32>) -> tensor<4x4x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x4x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x4x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x4x1xi1>, tensor<4x4x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x4x1xi32>) -> tensor<4x4x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x4x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4x1x1xi32>, tensor<4x4x1x1xi32>) -> tensor<4x4x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x4x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x4x1x1xi32>, tensor<4x4x1x1xi32>) -> tensor<4x4x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x4x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x4x1x1xi1>, tensor<i1>) -> tensor<4x4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x4x131xf32>, tensor<4x4x1x1xi32>) -> tensor<4x4x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x4x1xi1>, tensor<4x4x1xf32>
    return %15, %5 : tensor<4x4x1xf32>, tensor<4x4x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<4x4x1x1xi32>, %arg1: tensor<4x4x1xf32>) -> tensor<4x4x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x4x131xf32>, tensor<4x4x1x1xi32>, tensor<4x4x1xf32>) -> tensor<4x4x131xf32>
    return %1 : tensor<4x4x131xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<4x4x131xf32>, %arg1: tensor<4x4x1xf32>, %arg2: tensor<4x4x131xf32>) -> tensor<4x4x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x4x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x4x131xf32>, tensor<f32>) -> tensor<4x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x4x1xf32>, tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x4x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x4x131xf32>
    return %7 : tensor<4x4x131xf32>
  }
}
