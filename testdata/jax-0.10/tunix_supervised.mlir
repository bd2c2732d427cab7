module @jit_tunix_supervised attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1003x40xf32>, %arg1: tensor<14x40xf32>, %arg2: tensor<40x1003xf32>, %arg3: tensor<2x14xi32>, %arg4: tensor<2x14xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1003x40xf32> {jax.result_info = "result[1][0]"}, tensor<14x40xf32> {jax.result_info = "result[1][1]"}, tensor<40x1003xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<14xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<14xi32>) -> tensor<2x14xi32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x14x14xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x14xi32>
    %4 = stablehlo.compare LT, %arg3, %3, SIGNED : (tensor<2x14xi32>, tensor<2x14xi32>) -> tensor<2x14xi1>
    %c_1 = stablehlo.constant dense<1003> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x14xi32>
    %6 = stablehlo.add %arg3, %5 : tensor<2x14xi32>
    %7 = stablehlo.select %4, %6, %arg3 : tensor<2x14xi1>, tensor<2x14xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x14xi32>) -> tensor<2x14x1xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<1003x40xf32>, tensor<2x14x1xi32>) -> tensor<2x14x40xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x14xi32>
    %11 = stablehlo.compare LT, %1, %10, SIGNED : (tensor<2x14xi32>, tensor<2x14xi32>) -> tensor<2x14xi1>
    %c_3 = stablehlo.constant dense<14> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x14xi32>
    %13 = stablehlo.add %1, %12 : tensor<2x14xi32>
    %14 = stablehlo.select %11, %13, %1 : tensor<2x14xi1>, tensor<2x14xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x14xi32>) -> tensor<2x14x1xi32>
    %16 = "stablehlo.gather"(%arg1, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<14x40xf32>, tensor<2x14x1xi32>) -> tensor<2x14x40xf32>
    %17 = stablehlo.add %9, %16 : tensor<2x14x40xf32>
    %18 = stablehlo.dot_general %17, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x14x40xf32>, tensor<40x1003xf32>) -> tensor<2x14x1003xf32>
    %19 = stablehlo.slice %18 [0:2, 0:13, 0:1003] : (tensor<2x14x1003xf32>) -> tensor<2x13x1003xf32>
    %20 = stablehlo.slice %arg3 [0:2, 1:14] : (tensor<2x14xi32>) -> tensor<2x13xi32>
    %21 = stablehlo.slice %arg4 [0:2, 1:14] : (tensor<2x14xf32>) -> tensor<2x13xf32>
    %22 = call @_one_hot(%20) : (tensor<2x13xi32>) -> tensor<2x13x1003xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %27 = stablehlo.add %26, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.divide %cst_5, %27 : tensor<f32>
    %29:3 = call @log_softmax(%19) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %30 = stablehlo.multiply %29#0, %25 : tensor<2x13x1003xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<f32>
    %32 = stablehlo.negate %31 : tensor<f32>
    %33 = stablehlo.multiply %32, %28 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.multiply %cst_7, %28 : tensor<f32>
    %35 = stablehlo.negate %34 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
    %37 = stablehlo.multiply %36, %25 : tensor<2x13x1003xf32>
    %38 = call @log_softmax_0(%29#1, %29#2, %37) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %38, %cst_8, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x14x1003xf32>
    %40 = stablehlo.dot_general %39, %17, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x14x1003xf32>, tensor<2x14x40xf32>) -> tensor<1003x40xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %42 = stablehlo.dot_general %39, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x14x1003xf32>, tensor<40x1003xf32>) -> tensor<2x14x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<14x40xf32>
    %44 = "stablehlo.scatter"(%43, %15, %42) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %47 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %47 : tensor<f32>
    }) : (tensor<14x40xf32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>) -> tensor<14x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1003x40xf32>
    %46 = "stablehlo.scatter"(%45, %8, %42) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %47 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %47 : tensor<f32>
    }) : (tensor<1003x40xf32>, tensor<2x14x1xi32>, tensor<2x14x40xf32>) -> tensor<1003x40xf32>
    return %33, %46, %44, %41 : tensor<f32>, tensor<1003x40xf32>, tensor<14x40xf32>, tensor<40x1003xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2x13xi32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x1003xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x13x1xi32>) -> tensor<2x13x1003xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x1003xi32>) -> tensor<2x13x1003xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x13x1003xi32>, tensor<2x13x1003xi32>) -> tensor<2x13x1003xi1>
    %5 = stablehlo.convert %4 : (tensor<2x13x1003xi1>) -> tensor<2x13x1003xf32>
    return %5 : tensor<2x13x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11, %6, %8 : tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xf32>, %arg2: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x13x1003xf32>
    return %7 : tensor<2x13x1003xf32>
  }
}
