// A mixture of three heads: its loss over the heads is a chain of three columns, made of what the chains over the vocabulary give. Under
// --always-fuse the large chain goes first, with and without --min-columns.

// RUN: %grpo-opt %s --always-fuse --target=portable --strict --remarks=applied -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=' 3 vocabulary columns'
// RUN: %grpo-opt %s --always-fuse --min-columns=1024 --target=portable --strict --remarks=applied -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=' 3 vocabulary columns'

// CHECK: remark: [outline] applied: fused a chain over 8 rows x 1056 vocabulary columns
module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x16xf32>, %arg1: tensor<3x16x1056xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x16xf32> {jax.result_info = "result[1][0]"}, tensor<3x16x1056xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x16x1056xf32>, tensor<8x16xf32>) -> tensor<3x1056x8xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<3x1056x8xf32>) -> tensor<3x8x1056xf32>
    %2:3 = call @log_softmax(%1) : (tensor<3x8x1056xf32>) -> (tensor<3x8x1056xf32>, tensor<3x8x1056xf32>, tensor<3x8x1xf32>)
    %3 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<8xi32>) -> tensor<1x8x1xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x8x1xi32>) -> tensor<3x8x1xi32>
    %5:2 = call @take_along_axis(%2#0, %4) : (tensor<3x8x1056xf32>, tensor<3x8x1xi32>) -> (tensor<3x8x1xf32>, tensor<3x8x1x1xi32>)
    %6 = stablehlo.reshape %5#0 : (tensor<3x8x1xf32>) -> tensor<3x8xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<8xf32>
    %10 = stablehlo.is_finite %9 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.select %10, %9, %11 : tensor<8xi1>, tensor<8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<3x8xf32>
    %15 = stablehlo.subtract %6, %14 : tensor<3x8xf32>
    %16 = stablehlo.exponential %15 : tensor<3x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3x8xf32>, tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.abs %17 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %20 = stablehlo.compare GE, %17, %19, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %21 = stablehlo.log %18 : tensor<8xf32>
    %22 = stablehlo.add %21, %12 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_5 : tensor<f32>
    %25 = stablehlo.negate %24 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.negate %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_7 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.divide %28, %18 : tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %31 = stablehlo.select %20, %30, %29 : tensor<8xi1>, tensor<8xf32>
    %32 = stablehlo.select %20, %29, %30 : tensor<8xi1>, tensor<8xf32>
    %33 = stablehlo.negate %31 : tensor<8xf32>
    %34 = stablehlo.add %32, %33 : tensor<8xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<8xf32>) -> tensor<3x8xf32>
    %36 = stablehlo.multiply %35, %16 : tensor<3x8xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %38 = call @take_along_axis_0(%5#1, %37) : (tensor<3x8x1x1xi32>, tensor<3x8x1xf32>) -> tensor<3x8x1056xf32>
    %39 = call @log_softmax_1(%2#1, %2#2, %38) : (tensor<3x8x1056xf32>, tensor<3x8x1xf32>, tensor<3x8x1056xf32>) -> tensor<3x8x1056xf32>
    %40 = stablehlo.transpose %39, dims = [0, 2, 1] : (tensor<3x8x1056xf32>) -> tensor<3x1056x8xf32>
    %41 = stablehlo.dot_general %40, %arg1, contracting_dims = [0, 1] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x1056x8xf32>, tensor<3x16x1056xf32>) -> tensor<8x16xf32>
    %42 = stablehlo.dot_general %40, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x1056x8xf32>, tensor<8x16xf32>) -> tensor<3x1056x16xf32>
    %43 = stablehlo.transpose %42, dims = [0, 2, 1] : (tensor<3x1056x16xf32>) -> tensor<3x16x1056xf32>
    return %25, %41, %43 : tensor<f32>, tensor<8x16xf32>, tensor<3x16x1056xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x8x1056xf32>) -> (tensor<3x8x1056xf32>, tensor<3x8x1056xf32>, tensor<3x8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x8x1056xf32>, tensor<f32>) -> tensor<3x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x8x1xf32>) -> tensor<3x8x1056xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x8x1056xf32>
    %6 = stablehlo.exponential %5 : tensor<3x8x1056xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x8x1056xf32>, tensor<f32>) -> tensor<3x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %9 = stablehlo.log %8 : tensor<3x8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x8x1xf32>) -> tensor<3x8x1056xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x8x1056xf32>
    return %11, %6, %8 : tensor<3x8x1056xf32>, tensor<3x8x1056xf32>, tensor<3x8x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x8x1056xf32>, %arg1: tensor<3x8x1xi32>) -> (tensor<3x8x1xf32>, tensor<3x8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x8x1xi32>, tensor<3x8x1xi32>) -> tensor<3x8x1xi1>
    %c_0 = stablehlo.constant dense<1056> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x8x1xi1>, tensor<3x8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x8x1xi32>) -> tensor<3x8x1x1xi32>
    %c_1 = stablehlo.constant dense<1055> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x8x1x1xi32>, tensor<3x8x1x1xi32>) -> tensor<3x8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x8x1x1xi32>, tensor<3x8x1x1xi32>) -> tensor<3x8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x8x1x1xi1>, tensor<i1>) -> tensor<3x8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x8x1056xf32>, tensor<3x8x1x1xi32>) -> tensor<3x8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x8x1xi1>, tensor<3x8x1xf32>
    return %15, %5 : tensor<3x8x1xf32>, tensor<3x8x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x8x1x1xi32>, %arg1: tensor<3x8x1xf32>) -> tensor<3x8x1056xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x8x1056xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x8x1056xf32>, tensor<3x8x1x1xi32>, tensor<3x8x1xf32>) -> tensor<3x8x1056xf32>
    return %1 : tensor<3x8x1056xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x8x1056xf32>, %arg1: tensor<3x8x1xf32>, %arg2: tensor<3x8x1056xf32>) -> tensor<3x8x1056xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x8x1056xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x8x1056xf32>, tensor<f32>) -> tensor<3x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x8x1xf32>, tensor<f32>) -> tensor<3x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1056xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x8x1056xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x8x1056xf32>
    return %7 : tensor<3x8x1056xf32>
  }
}
