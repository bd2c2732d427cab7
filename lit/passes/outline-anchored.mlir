// Chains that a softmax anchors.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --target=portable --remarks=applied -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=remark:

// Several heads in one product: each is a chain.
// CHECK: remark: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<2x4x64xf32>, %arg2: tensor<8x2xi32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<2x4x64xf32>) -> tensor<8x2x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<8x2xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x64xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<8x2x64xf32>
  %4 = stablehlo.exponential %3 : tensor<8x2x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<8x2xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x1xf32>
  %7 = stablehlo.log %6 : tensor<8x2x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x2x1xf32>) -> tensor<8x2x64xf32>
  %9 = stablehlo.subtract %3, %8 : tensor<8x2x64xf32>
  %10 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
  %11 = stablehlo.reshape %10 : (tensor<8x2x1xi32>) -> tensor<8x2x1x1xi32>
  %c = stablehlo.constant dense<63> : tensor<1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<8x2x1x1xi32>
  %12 = stablehlo.compare GE, %11, %c_1, SIGNED : (tensor<8x2x1x1xi32>, tensor<8x2x1x1xi32>) -> tensor<8x2x1x1xi1>
  %13 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<1xi32>) -> tensor<8x2x1x1xi32>
  %14 = stablehlo.compare LE, %11, %13, SIGNED : (tensor<8x2x1x1xi32>, tensor<8x2x1x1xi32>) -> tensor<8x2x1x1xi1>
  %15 = stablehlo.and %12, %14 : tensor<8x2x1x1xi1>
  %c_2 = stablehlo.constant dense<true> : tensor<i1>
  %16 = stablehlo.reduce(%15 init: %c_2) applies stablehlo.and across dimensions = [3] : (tensor<8x2x1x1xi1>, tensor<i1>) -> tensor<8x2x1xi1>
  %17 = "stablehlo.gather"(%9, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x2x64xf32>, tensor<8x2x1x1xi32>) -> tensor<8x2x1xf32>
  %cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<8x2x1xf32>
  %18 = stablehlo.select %16, %17, %cst_3 : tensor<8x2x1xi1>, tensor<8x2x1xf32>
  %19 = stablehlo.reduce(%18 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x1xf32>, tensor<f32>) -> tensor<f32>
  %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
  %21 = stablehlo.negate %20 : tensor<f32>
  return %21 : tensor<f32>
}

// -----

// Beside a head's loss, the logarithm of the mean exponential of all rows' losses: a softmax over rows that no product computes.
// CHECK: remark: [outline] applied: fused a loss over 64 rows x 128 vocabulary columns
// CHECK: remark: [lower-loops] applied
// CHECK: remark: [lower-loops] applied


module @jit_dro attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x4xf32>, %arg1: tensor<4x128xf32>, %arg2: tensor<64xi32>) -> (tensor<64x4xf32> {jax.result_info = "result[0]"}, tensor<4x128xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x128xf32>) -> tensor<64x128xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<64xf32>) -> tensor<64x128xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<64x128xf32>
    %4 = stablehlo.exponential %3 : tensor<64x128xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %7 = stablehlo.log %6 : tensor<64x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<64x128xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %11 = stablehlo.reshape %10 : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
    %c = stablehlo.constant dense<127> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<64x1x1xi32>
    %12 = stablehlo.compare GE, %11, %c_1, SIGNED : (tensor<64x1x1xi32>, tensor<64x1x1xi32>) -> tensor<64x1x1xi1>
    %13 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<1xi32>) -> tensor<64x1x1xi32>
    %14 = stablehlo.compare LE, %11, %13, SIGNED : (tensor<64x1x1xi32>, tensor<64x1x1xi32>) -> tensor<64x1x1xi1>
    %15 = stablehlo.and %12, %14 : tensor<64x1x1xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %16 = stablehlo.reduce(%15 init: %c_2) applies stablehlo.and across dimensions = [2] : (tensor<64x1x1xi1>, tensor<i1>) -> tensor<64x1xi1>
    %17 = "stablehlo.gather"(%9, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x128xf32>, tensor<64x1x1xi32>) -> tensor<64x1xf32>
    %cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<64x1xf32>
    %18 = stablehlo.select %16, %17, %cst_3 : tensor<64x1xi1>, tensor<64x1xf32>
    %19 = stablehlo.reshape %18 : (tensor<64x1xf32>) -> tensor<64xf32>
    %20 = stablehlo.negate %19 : tensor<64xf32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.reshape %21 : (tensor<f32>) -> tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1xf32>) -> tensor<64xf32>
    %24 = stablehlo.compare EQ, %20, %23, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %25 = stablehlo.convert %24 : (tensor<64xi1>) -> tensor<64xf32>
    %26 = stablehlo.reduce(%25 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %28 = stablehlo.subtract %20, %27 : tensor<64xf32>
    %29 = stablehlo.exponential %28 : tensor<64xf32>
    %30 = stablehlo.reduce(%29 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %cst_5, %26 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %34 = stablehlo.multiply %33, %25 : tensor<64xf32>
    %35 = stablehlo.divide %cst_5, %31 : tensor<f32>
    %36 = stablehlo.divide %35, %cst_4 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %38 = stablehlo.multiply %37, %29 : tensor<64xf32>
    %39 = stablehlo.negate %38 : tensor<64xf32>
    %40 = stablehlo.reduce(%39 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.add %34, %38 : tensor<64xf32>
    %42 = stablehlo.divide %40, %26 : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %44 = stablehlo.multiply %43, %25 : tensor<64xf32>
    %45 = stablehlo.add %41, %44 : tensor<64xf32>
    %46 = stablehlo.negate %45 : tensor<64xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<64x128xf32>
    %48 = "stablehlo.scatter"(%cst_6, %11, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %60 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %60 : tensor<f32>
    }) : (tensor<64x128xf32>, tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x128xf32>
    %49 = stablehlo.negate %48 : tensor<64x128xf32>
    %50 = stablehlo.reduce(%49 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %51 = stablehlo.reshape %50 : (tensor<64xf32>) -> tensor<64x1xf32>
    %52 = stablehlo.divide %51, %6 : tensor<64x1xf32>
    %53 = stablehlo.reduce(%52 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<64xf32>) -> tensor<64x128xf32>
    %55 = stablehlo.multiply %54, %4 : tensor<64x128xf32>
    %56 = stablehlo.add %48, %55 : tensor<64x128xf32>
    %57 = stablehlo.dot_general %56, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<64x4xf32>) -> tensor<128x4xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<128x4xf32>) -> tensor<4x128xf32>
    %59 = stablehlo.dot_general %56, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<4x128xf32>) -> tensor<64x4xf32>
    return %59, %58 : tensor<64x4xf32>, tensor<4x128xf32>
  }
}
