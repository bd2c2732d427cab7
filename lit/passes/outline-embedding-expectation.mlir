// Losses of argument hidden states with an expectation of an embedding by the same probabilities, of a softmax by hand whose maximum has a
// gradient. A label's column, a column's own logarithm, or the label's entry of the embedding distinguish them from attention to argument keys.

// RUN: %grpo-opt %s --split-input-file --remarks=applied --target=portable --always-fuse -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS

// A cross-entropy.
// SAYS: remark: [outline] applied: fused a loss over 2048 rows x 32768 vocabulary columns with 10 reductions;
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x32768xf32>, %arg2: tensor<32768x5xf32>, %arg3: tensor<2048xi32>) -> (tensor<f32>, tensor<2048x64xf32>, tensor<64x32768xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %2 = stablehlo.reshape %1 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<2048x32768xf32>, tensor<2048x32768xf32>) -> tensor<2048x32768xi1>
  %5 = stablehlo.convert %4 : (tensor<2048x32768xi1>) -> tensor<2048x32768xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %8 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %9 = stablehlo.subtract %0, %8 : tensor<2048x32768xf32>
  %10 = stablehlo.exponential %9 : tensor<2048x32768xf32>
  %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2048x32768xf32>
  %15 = stablehlo.multiply %12, %12 : tensor<2048x1xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<2048x1xf32>
  %16 = stablehlo.divide %cst_1, %15 : tensor<2048x1xf32>
  %17 = stablehlo.log %12 : tensor<2048x1xf32>
  %18 = stablehlo.add %17, %7 : tensor<2048x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %20 = stablehlo.subtract %0, %19 : tensor<2048x32768xf32>
  %21 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x5xf32>) -> tensor<2048x5xf32>
  %22 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
  %23 = stablehlo.reshape %22 : (tensor<2048x1xi32>) -> tensor<2048x1x1xi32>
  %c = stablehlo.constant dense<32767> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<2048x1x1xi32>
  %24 = stablehlo.compare GE, %23, %c_2, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
  %25 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<1xi32>) -> tensor<2048x1x1xi32>
  %26 = stablehlo.compare LE, %23, %25, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
  %27 = stablehlo.and %24, %26 : tensor<2048x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %28 = stablehlo.reduce(%27 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2048x1x1xi1>, tensor<i1>) -> tensor<2048x1xi1>
  %29 = "stablehlo.gather"(%20, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2048x32768xf32>, tensor<2048x1x1xi32>) -> tensor<2048x1xf32>
  %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<2048x1xf32>
  %30 = stablehlo.select %28, %29, %cst_4 : tensor<2048x1xi1>, tensor<2048x1xf32>
  %31 = stablehlo.reshape %30 : (tensor<2048x1xf32>) -> tensor<2048xf32>
  %32 = stablehlo.negate %31 : tensor<2048xf32>
  %33 = stablehlo.reduce(%21 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x5xf32>, tensor<f32>) -> tensor<2048xf32>
  %34 = stablehlo.add %33, %32 : tensor<2048xf32>
  %35 = stablehlo.reduce(%34 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %36 = stablehlo.divide %35, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %37 = stablehlo.divide %cst_6, %cst_5 : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2048x5xf32>
  %40 = stablehlo.negate %38 : tensor<2048xf32>
  %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<2048x32768xf32>
  %42 = "stablehlo.scatter"(%cst_7, %23, %41) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
    %73 = stablehlo.add %arg4, %arg5 : tensor<f32>
    stablehlo.return %73 : tensor<f32>
  }) : (tensor<2048x32768xf32>, tensor<2048x1x1xi32>, tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %43 = stablehlo.dot_general %39, %arg2, contracting_dims = [1] x [1] : (tensor<2048x5xf32>, tensor<32768x5xf32>) -> tensor<2048x32768xf32>
  %44 = stablehlo.negate %42 : tensor<2048x32768xf32>
  %45 = stablehlo.reduce(%44 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %46 = stablehlo.reshape %45 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %47 = stablehlo.divide %46, %12 : tensor<2048x1xf32>
  %48 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %49 = stablehlo.multiply %43, %48 : tensor<2048x32768xf32>
  %50 = stablehlo.multiply %49, %10 : tensor<2048x32768xf32>
  %51 = stablehlo.reduce(%50 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %52 = stablehlo.reshape %51 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %53 = stablehlo.negate %52 : tensor<2048x1xf32>
  %54 = stablehlo.add %47, %53 : tensor<2048x1xf32>
  %55 = stablehlo.divide %43, %13 : tensor<2048x32768xf32>
  %56 = stablehlo.reduce(%54 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %58 = stablehlo.add %55, %57 : tensor<2048x32768xf32>
  %59 = stablehlo.multiply %58, %10 : tensor<2048x32768xf32>
  %60 = stablehlo.negate %59 : tensor<2048x32768xf32>
  %61 = stablehlo.reduce(%60 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %62 = stablehlo.reshape %61 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %63 = stablehlo.add %42, %59 : tensor<2048x32768xf32>
  %64 = stablehlo.add %46, %62 : tensor<2048x1xf32>
  %65 = stablehlo.reduce(%64 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %66 = stablehlo.divide %65, %6 : tensor<2048xf32>
  %67 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %68 = stablehlo.multiply %67, %5 : tensor<2048x32768xf32>
  %69 = stablehlo.add %63, %68 : tensor<2048x32768xf32>
  %70 = stablehlo.dot_general %69, %arg0, contracting_dims = [0] x [0] : (tensor<2048x32768xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %72 = stablehlo.dot_general %69, %arg1, contracting_dims = [1] x [1] : (tensor<2048x32768xf32>, tensor<64x32768xf32>) -> tensor<2048x64xf32>
  return %36, %72, %71 : tensor<f32>, tensor<2048x64xf32>, tensor<64x32768xf32>
}

// -----

// An entropy, and the gradient by the embedding as well.
// SAYS: remark: [outline] applied: fused a loss over 2048 rows x 32768 vocabulary columns with 11 reductions;
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x32768xf32>, %arg2: tensor<32768x5xf32>) -> (tensor<f32>, tensor<2048x64xf32>, tensor<64x32768xf32>, tensor<32768x5xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %2 = stablehlo.reshape %1 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<2048x32768xf32>, tensor<2048x32768xf32>) -> tensor<2048x32768xi1>
  %5 = stablehlo.convert %4 : (tensor<2048x32768xi1>) -> tensor<2048x32768xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %8 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %9 = stablehlo.subtract %0, %8 : tensor<2048x32768xf32>
  %10 = stablehlo.exponential %9 : tensor<2048x32768xf32>
  %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2048x32768xf32>
  %15 = stablehlo.multiply %12, %12 : tensor<2048x1xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<2048x1xf32>
  %16 = stablehlo.divide %cst_1, %15 : tensor<2048x1xf32>
  %17 = stablehlo.log %12 : tensor<2048x1xf32>
  %18 = stablehlo.add %17, %7 : tensor<2048x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %20 = stablehlo.subtract %0, %19 : tensor<2048x32768xf32>
  %21 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x5xf32>) -> tensor<2048x5xf32>
  %22 = stablehlo.multiply %14, %20 : tensor<2048x32768xf32>
  %23 = stablehlo.reduce(%22 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %24 = stablehlo.negate %23 : tensor<2048xf32>
  %25 = stablehlo.multiply %21, %21 : tensor<2048x5xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<2048x5xf32>
  %26 = stablehlo.multiply %cst_2, %21 : tensor<2048x5xf32>
  %27 = stablehlo.reduce(%25 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x5xf32>, tensor<f32>) -> tensor<2048xf32>
  %28 = stablehlo.add %27, %24 : tensor<2048xf32>
  %29 = stablehlo.reduce(%28 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %30 = stablehlo.divide %29, %cst_3 : tensor<f32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %31 = stablehlo.divide %cst_4, %cst_3 : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2048x5xf32>
  %34 = stablehlo.multiply %33, %26 : tensor<2048x5xf32>
  %35 = stablehlo.negate %32 : tensor<2048xf32>
  %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %37 = stablehlo.multiply %14, %36 : tensor<2048x32768xf32>
  %38 = stablehlo.multiply %36, %20 : tensor<2048x32768xf32>
  %39 = stablehlo.dot_general %34, %14, contracting_dims = [0] x [0] : (tensor<2048x5xf32>, tensor<2048x32768xf32>) -> tensor<5x32768xf32>
  %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<5x32768xf32>) -> tensor<32768x5xf32>
  %41 = stablehlo.dot_general %34, %arg2, contracting_dims = [1] x [1] : (tensor<2048x5xf32>, tensor<32768x5xf32>) -> tensor<2048x32768xf32>
  %42 = stablehlo.add %38, %41 : tensor<2048x32768xf32>
  %43 = stablehlo.negate %37 : tensor<2048x32768xf32>
  %44 = stablehlo.reduce(%43 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %45 = stablehlo.reshape %44 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %46 = stablehlo.divide %45, %12 : tensor<2048x1xf32>
  %47 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %48 = stablehlo.multiply %42, %47 : tensor<2048x32768xf32>
  %49 = stablehlo.multiply %48, %10 : tensor<2048x32768xf32>
  %50 = stablehlo.reduce(%49 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %51 = stablehlo.reshape %50 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %52 = stablehlo.negate %51 : tensor<2048x1xf32>
  %53 = stablehlo.add %46, %52 : tensor<2048x1xf32>
  %54 = stablehlo.divide %42, %13 : tensor<2048x32768xf32>
  %55 = stablehlo.reduce(%53 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %57 = stablehlo.add %54, %56 : tensor<2048x32768xf32>
  %58 = stablehlo.multiply %57, %10 : tensor<2048x32768xf32>
  %59 = stablehlo.negate %58 : tensor<2048x32768xf32>
  %60 = stablehlo.reduce(%59 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %61 = stablehlo.reshape %60 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %62 = stablehlo.add %37, %58 : tensor<2048x32768xf32>
  %63 = stablehlo.add %45, %61 : tensor<2048x1xf32>
  %64 = stablehlo.reduce(%63 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %65 = stablehlo.divide %64, %6 : tensor<2048xf32>
  %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %67 = stablehlo.multiply %66, %5 : tensor<2048x32768xf32>
  %68 = stablehlo.add %62, %67 : tensor<2048x32768xf32>
  %69 = stablehlo.dot_general %68, %arg0, contracting_dims = [0] x [0] : (tensor<2048x32768xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %71 = stablehlo.dot_general %68, %arg1, contracting_dims = [1] x [1] : (tensor<2048x32768xf32>, tensor<64x32768xf32>) -> tensor<2048x64xf32>
  return %30, %71, %70, %40 : tensor<f32>, tensor<2048x64xf32>, tensor<64x32768xf32>, tensor<32768x5xf32>
}

// -----

// The distance to the label's embedding, and no other label.
// SAYS: remark: [outline] applied: fused a loss over 2048 rows x 32768 vocabulary columns with 8 reductions; 1
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x32768xf32>, %arg2: tensor<32768x64xf32>, %arg3: tensor<2048xi32>) -> (tensor<2048x64xf32>, tensor<64x32768xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %2 = stablehlo.reshape %1 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<2048x32768xf32>, tensor<2048x32768xf32>) -> tensor<2048x32768xi1>
  %5 = stablehlo.convert %4 : (tensor<2048x32768xi1>) -> tensor<2048x32768xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %8 = stablehlo.subtract %0, %7 : tensor<2048x32768xf32>
  %9 = stablehlo.exponential %8 : tensor<2048x32768xf32>
  %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %13 = stablehlo.divide %9, %12 : tensor<2048x32768xf32>
  %14 = stablehlo.multiply %11, %11 : tensor<2048x1xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<2048x1xf32>
  %15 = stablehlo.divide %cst_1, %14 : tensor<2048x1xf32>
  %16 = stablehlo.dot_general %13, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x64xf32>) -> tensor<2048x64xf32>
  %17 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
  %18 = "stablehlo.gather"(%arg2, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<32768x64xf32>, tensor<2048x1xi32>) -> tensor<2048x64xf32>
  %19 = stablehlo.subtract %16, %18 : tensor<2048x64xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<2048x64xf32>
  %20 = stablehlo.multiply %cst_2, %19 : tensor<2048x64xf32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %21 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
  %23 = stablehlo.multiply %22, %20 : tensor<2048x64xf32>
  %24 = stablehlo.dot_general %23, %arg2, contracting_dims = [1] x [1] : (tensor<2048x64xf32>, tensor<32768x64xf32>) -> tensor<2048x32768xf32>
  %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %26 = stablehlo.multiply %24, %25 : tensor<2048x32768xf32>
  %27 = stablehlo.multiply %26, %9 : tensor<2048x32768xf32>
  %28 = stablehlo.reduce(%27 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %29 = stablehlo.reshape %28 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %30 = stablehlo.negate %29 : tensor<2048x1xf32>
  %31 = stablehlo.divide %24, %12 : tensor<2048x32768xf32>
  %32 = stablehlo.reduce(%30 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %34 = stablehlo.add %31, %33 : tensor<2048x32768xf32>
  %35 = stablehlo.multiply %34, %9 : tensor<2048x32768xf32>
  %36 = stablehlo.negate %35 : tensor<2048x32768xf32>
  %37 = stablehlo.reduce(%36 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %38 = stablehlo.reshape %37 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %39 = stablehlo.reduce(%38 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %40 = stablehlo.divide %39, %6 : tensor<2048xf32>
  %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %42 = stablehlo.multiply %41, %5 : tensor<2048x32768xf32>
  %43 = stablehlo.add %35, %42 : tensor<2048x32768xf32>
  %44 = stablehlo.dot_general %43, %arg0, contracting_dims = [0] x [0] : (tensor<2048x32768xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %46 = stablehlo.dot_general %43, %arg1, contracting_dims = [1] x [1] : (tensor<2048x32768xf32>, tensor<64x32768xf32>) -> tensor<2048x64xf32>
  return %46, %45 : tensor<2048x64xf32>, tensor<64x32768xf32>
}
