module @jit_spelling_candidates_many_between attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x20x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x20x7xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1:3 = call @log_softmax(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>)
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
    %4 = stablehlo.iota dim = 0 : tensor<7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<7xi32>) -> tensor<1x1x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare LT, %3, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %9 = stablehlo.add %3, %8 : tensor<3x1x1xi32>
    %10 = stablehlo.select %7, %9, %3 : tensor<3x1x1xi1>, tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x1x7xi32>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<1x1x7xi32>, tensor<1x1x7xi32>) -> tensor<1x1x7xi1>
    %c_2 = stablehlo.constant dense<7> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x1x7xi32>
    %14 = stablehlo.add %5, %13 : tensor<1x1x7xi32>
    %15 = stablehlo.select %12, %14, %5 : tensor<1x1x7xi1>, tensor<1x1x7xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x20x7xi32>
    %17 = stablehlo.compare LT, %arg2, %16, SIGNED : (tensor<3x20x7xi32>, tensor<3x20x7xi32>) -> tensor<3x20x7xi1>
    %c_4 = stablehlo.constant dense<131> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x20x7xi32>
    %19 = stablehlo.add %arg2, %18 : tensor<3x20x7xi32>
    %20 = stablehlo.select %17, %19, %arg2 : tensor<3x20x7xi1>, tensor<3x20x7xi32>
    %21 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x20x7xi32>
    %22 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x7xi32>) -> tensor<3x20x7xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<3x20x7xi32>) -> tensor<3x20x7x1xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<3x20x7xi32>) -> tensor<3x20x7x1xi32>
    %25 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<3x20x7xi32>) -> tensor<3x20x7x1xi32>
    %26 = stablehlo.concatenate %23, %24, %25, dim = 3 : (tensor<3x20x7x1xi32>, tensor<3x20x7x1xi32>, tensor<3x20x7x1xi32>) -> tensor<3x20x7x3xi32>
    %27 = "stablehlo.gather"(%1#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x131xf32>, tensor<3x20x7x3xi32>) -> tensor<3x20x7xf32>
    %28 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %29 = chlo.square %27 : tensor<3x20x7xf32> -> tensor<3x20x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x20x7xf32>
    %31 = stablehlo.multiply %30, %27 : tensor<3x20x7xf32>
    %32 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x20x7xf32>
    %33 = stablehlo.multiply %32, %29 : tensor<3x20x7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x20x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x20x7xf32>
    %36 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x20x7xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<3x20x7xf32>
    %38 = stablehlo.multiply %37, %31 : tensor<3x20x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %40 = "stablehlo.scatter"(%39, %26, %38) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %45 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %45 : tensor<f32>
    }) : (tensor<3x7x131xf32>, tensor<3x20x7x3xi32>, tensor<3x20x7xf32>) -> tensor<3x7x131xf32>
    %41 = call @log_softmax_0(%1#1, %1#2, %40) : (tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %42 = stablehlo.dot_general %41, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %44 = stablehlo.dot_general %41, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %34, %27, %44, %43 : tensor<f32>, tensor<3x20x7xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
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
  func.func private @log_softmax_0(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x1xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
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
