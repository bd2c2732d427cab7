module @jit_shifted_numbered_cut attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<3x4xf32> {jax.result_info = "result[0][1]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<3x7x24xf32>) -> tensor<131x3x7xf32>
    %1:3 = call @log_softmax(%0) : (tensor<131x3x7xf32>) -> (tensor<131x3x7xf32>, tensor<131x3x7xf32>, tensor<1x3x7xf32>)
    %2 = stablehlo.slice %1#0 [0:131, 0:3, 2:6] : (tensor<131x3x7xf32>) -> tensor<131x3x4xf32>
    %3 = stablehlo.slice %arg2 [0:3, 3:7] : (tensor<3x7xi32>) -> tensor<3x4xi32>
    %4 = stablehlo.iota dim = 0 : tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = stablehlo.iota dim = 0 : tensor<4xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %9 = stablehlo.compare LT, %3, %8, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %11 = stablehlo.add %3, %10 : tensor<3x4xi32>
    %12 = stablehlo.select %9, %11, %3 : tensor<3x4xi1>, tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %14 = stablehlo.compare LT, %5, %13, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %16 = stablehlo.add %5, %15 : tensor<3x1xi32>
    %17 = stablehlo.select %14, %16, %5 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %19 = stablehlo.compare LT, %7, %18, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %21 = stablehlo.add %7, %20 : tensor<1x4xi32>
    %22 = stablehlo.select %19, %21, %7 : tensor<1x4xi1>, tensor<1x4xi32>
    %23 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %25 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %26 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %28 = stablehlo.concatenate %25, %26, %27, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x3xi32>
    %29 = "stablehlo.gather"(%2, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<131x3x4xf32>, tensor<3x4x3xi32>) -> tensor<3x4xf32>
    %30 = stablehlo.slice %arg3 [0:3, 3:7] : (tensor<3x7xf32>) -> tensor<3x4xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %34 = stablehlo.multiply %30, %33 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<131x3x4xf32>
    %36 = "stablehlo.scatter"(%35, %28, %34) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %42 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %42 : tensor<f32>
    }) : (tensor<131x3x4xf32>, tensor<3x4x3xi32>, tensor<3x4xf32>) -> tensor<131x3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %36, %cst_7, low = [0, 0, 2], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<131x3x4xf32>, tensor<f32>) -> tensor<131x3x7xf32>
    %38 = call @log_softmax_0(%1#1, %1#2, %37) : (tensor<131x3x7xf32>, tensor<1x3x7xf32>, tensor<131x3x7xf32>) -> tensor<131x3x7xf32>
    %39 = stablehlo.dot_general %38, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<131x3x7xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    %40 = stablehlo.dot_general %38, %arg0, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<131x3x7xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    return %32, %29, %39, %41 : tensor<f32>, tensor<3x4xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @log_softmax(%arg0: tensor<131x3x7xf32>) -> (tensor<131x3x7xf32>, tensor<131x3x7xf32>, tensor<1x3x7xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<131x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<3x7xf32>) -> tensor<1x3x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x3x7xf32>) -> tensor<131x3x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<131x3x7xf32>
    %6 = stablehlo.exponential %5 : tensor<131x3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<131x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x7xf32>) -> tensor<1x3x7xf32>
    %9 = stablehlo.log %8 : tensor<1x3x7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x3x7xf32>) -> tensor<131x3x7xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<131x3x7xf32>
    return %11, %6, %8 : tensor<131x3x7xf32>, tensor<131x3x7xf32>, tensor<1x3x7xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<131x3x7xf32>, %arg1: tensor<1x3x7xf32>, %arg2: tensor<131x3x7xf32>) -> tensor<131x3x7xf32> {
    %0 = stablehlo.negate %arg2 : tensor<131x3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<131x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x7xf32>) -> tensor<1x3x7xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<3x7xf32>) -> tensor<131x3x7xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<131x3x7xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<131x3x7xf32>
    return %7 : tensor<131x3x7xf32>
  }
}
