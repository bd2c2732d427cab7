// A mixture of three heads: its loss over the heads is a chain of three columns, made of what the chains over the vocabulary give. Under
// --always-fuse the large chain goes first, with and without --min-columns.

// RUN: %grpo-opt %s --always-fuse --target=portable --strict --remarks=applied -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=' 3 vocabulary columns'
// RUN: %grpo-opt %s --always-fuse --min-columns=1024 --target=portable --strict --remarks=applied -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=' 3 vocabulary columns'

// CHECK: remark: [outline] applied: fused a loss over 8 rows x 1056 vocabulary columns
module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x16xf32>, %arg1: tensor<3x16x1056xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x16xf32> {jax.result_info = "result[1][0]"}, tensor<3x16x1056xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x16x1056xf32>, tensor<8x16xf32>) -> tensor<3x1056x8xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<3x1056x8xf32>) -> tensor<3x8x1056xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x8x1056xf32>, tensor<f32>) -> tensor<3x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1056xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<3x8x1056xf32>
    %5 = stablehlo.exponential %4 : tensor<3x8x1056xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x8x1056xf32>, tensor<f32>) -> tensor<3x8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %8 = stablehlo.log %7 : tensor<3x8x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<3x8x1xf32>) -> tensor<3x8x1056xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<3x8x1056xf32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<8xi32>) -> tensor<3x8x1xi32>
    %12 = stablehlo.reshape %11 : (tensor<3x8x1xi32>) -> tensor<3x8x1x1xi32>
    %c_1 = stablehlo.constant dense<1055> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<3x8x1x1xi32>
    %13 = stablehlo.compare GE, %12, %c_2, SIGNED : (tensor<3x8x1x1xi32>, tensor<3x8x1x1xi32>) -> tensor<3x8x1x1xi1>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<3x8x1x1xi32>
    %15 = stablehlo.compare LE, %12, %14, SIGNED : (tensor<3x8x1x1xi32>, tensor<3x8x1x1xi32>) -> tensor<3x8x1x1xi1>
    %16 = stablehlo.and %13, %15 : tensor<3x8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %17 = stablehlo.reduce(%16 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x8x1x1xi1>, tensor<i1>) -> tensor<3x8x1xi1>
    %18 = "stablehlo.gather"(%10, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x8x1056xf32>, tensor<3x8x1x1xi32>) -> tensor<3x8x1xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<3x8x1xf32>
    %19 = stablehlo.select %17, %18, %cst_4 : tensor<3x8x1xi1>, tensor<3x8x1xf32>
    %20 = stablehlo.reshape %19 : (tensor<3x8x1xf32>) -> tensor<3x8xf32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x8xf32>, tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.is_finite %21 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %23 = stablehlo.select %22, %21, %cst_5 : tensor<8xi1>, tensor<8xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<8xf32>) -> tensor<3x8xf32>
    %25 = stablehlo.subtract %20, %24 : tensor<3x8xf32>
    %26 = stablehlo.exponential %25 : tensor<3x8xf32>
    %27 = stablehlo.reduce(%26 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3x8xf32>, tensor<f32>) -> tensor<8xf32>
    %28 = stablehlo.abs %27 : tensor<8xf32>
    %29 = stablehlo.compare GE, %27, %cst_5, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %30 = stablehlo.log %28 : tensor<8xf32>
    %31 = stablehlo.add %30, %23 : tensor<8xf32>
    %32 = stablehlo.reduce(%31 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %33 = stablehlo.divide %32, %cst_6 : tensor<f32>
    %34 = stablehlo.negate %33 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.negate %cst_7 : tensor<f32>
    %36 = stablehlo.divide %35, %cst_6 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.divide %37, %28 : tensor<8xf32>
    %39 = stablehlo.select %29, %cst_5, %38 : tensor<8xi1>, tensor<8xf32>
    %40 = stablehlo.select %29, %38, %cst_5 : tensor<8xi1>, tensor<8xf32>
    %41 = stablehlo.negate %39 : tensor<8xf32>
    %42 = stablehlo.add %40, %41 : tensor<8xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<8xf32>) -> tensor<3x8xf32>
    %44 = stablehlo.multiply %43, %26 : tensor<3x8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<3x8x1056xf32>
    %46 = "stablehlo.scatter"(%cst_8, %12, %45) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %59 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %59 : tensor<f32>
    }) : (tensor<3x8x1056xf32>, tensor<3x8x1x1xi32>, tensor<3x8x1xf32>) -> tensor<3x8x1056xf32>
    %47 = stablehlo.negate %46 : tensor<3x8x1056xf32>
    %48 = stablehlo.reduce(%47 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x8x1056xf32>, tensor<f32>) -> tensor<3x8xf32>
    %49 = stablehlo.reshape %48 : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %50 = stablehlo.divide %49, %7 : tensor<3x8x1xf32>
    %51 = stablehlo.reduce(%50 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x8x1xf32>, tensor<f32>) -> tensor<3x8xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1056xf32>
    %53 = stablehlo.multiply %52, %5 : tensor<3x8x1056xf32>
    %54 = stablehlo.add %46, %53 : tensor<3x8x1056xf32>
    %55 = stablehlo.transpose %54, dims = [0, 2, 1] : (tensor<3x8x1056xf32>) -> tensor<3x1056x8xf32>
    %56 = stablehlo.dot_general %55, %arg1, contracting_dims = [0, 1] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<3x1056x8xf32>, tensor<3x16x1056xf32>) -> tensor<8x16xf32>
    %57 = stablehlo.dot_general %55, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x1056x8xf32>, tensor<8x16xf32>) -> tensor<3x1056x16xf32>
    %58 = stablehlo.transpose %57, dims = [0, 2, 1] : (tensor<3x1056x16xf32>) -> tensor<3x16x1056xf32>
    return %34, %56, %58 : tensor<f32>, tensor<8x16xf32>, tensor<3x16x1056xf32>
  }
}
