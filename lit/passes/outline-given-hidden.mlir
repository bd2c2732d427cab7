// Losses of given hidden states beside an expectation of an embedding by the same probabilities, of a softmax by hand whose maximum has a
// gradient. A label's column, a column's own logarithm, or the label's entry of the embedding tell them from attention to given keys.

// RUN: %grpo-opt %s --split-input-file --remarks=applied --target=portable --always-fuse -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS

// A cross-entropy.
// SAYS: remark: [outline] applied: fused a chain over 2048 rows x 32768 vocabulary columns with 10 sinks;
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
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %9 = stablehlo.subtract %0, %8 : tensor<2048x32768xf32>
  %10 = stablehlo.exponential %9 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2048x32768xf32>
  %15 = stablehlo.multiply %12, %12 : tensor<2048x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
  %17 = stablehlo.divide %16, %15 : tensor<2048x1xf32>
  %18 = stablehlo.log %12 : tensor<2048x1xf32>
  %19 = stablehlo.add %18, %7 : tensor<2048x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %21 = stablehlo.subtract %0, %20 : tensor<2048x32768xf32>
  %22 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x5xf32>) -> tensor<2048x5xf32>
  %23 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
  %24:2 = call @take_along_axis(%21, %23) : (tensor<2048x32768xf32>, tensor<2048x1xi32>) -> (tensor<2048x1xf32>, tensor<2048x1x1xi32>)
  %25 = stablehlo.reshape %24#0 : (tensor<2048x1xf32>) -> tensor<2048xf32>
  %26 = stablehlo.negate %25 : tensor<2048xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x5xf32>, tensor<f32>) -> tensor<2048xf32>
  %28 = stablehlo.add %27, %26 : tensor<2048xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %30 = stablehlo.divide %29, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %31 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<2048xf32>) -> tensor<2048x5xf32>
  %34 = stablehlo.negate %32 : tensor<2048xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %36 = call @take_along_axis_0(%24#1, %35) : (tensor<2048x1x1xi32>, tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %37 = stablehlo.dot_general %33, %arg2, contracting_dims = [1] x [1] : (tensor<2048x5xf32>, tensor<32768x5xf32>) -> tensor<2048x32768xf32>
  %38 = stablehlo.negate %36 : tensor<2048x32768xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %40 = stablehlo.reshape %39 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %41 = stablehlo.divide %40, %12 : tensor<2048x1xf32>
  %42 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %43 = stablehlo.multiply %37, %42 : tensor<2048x32768xf32>
  %44 = stablehlo.multiply %43, %10 : tensor<2048x32768xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.reduce(%44 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %46 = stablehlo.reshape %45 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %47 = stablehlo.negate %46 : tensor<2048x1xf32>
  %48 = stablehlo.add %41, %47 : tensor<2048x1xf32>
  %49 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %50 = stablehlo.divide %37, %49 : tensor<2048x32768xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %51 = stablehlo.reduce(%48 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %53 = stablehlo.add %50, %52 : tensor<2048x32768xf32>
  %54 = stablehlo.multiply %53, %10 : tensor<2048x32768xf32>
  %55 = stablehlo.negate %54 : tensor<2048x32768xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %56 = stablehlo.reduce(%55 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %57 = stablehlo.reshape %56 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %58 = stablehlo.add %36, %54 : tensor<2048x32768xf32>
  %59 = stablehlo.add %40, %57 : tensor<2048x1xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %60 = stablehlo.reduce(%59 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %61 = stablehlo.divide %60, %6 : tensor<2048xf32>
  %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %63 = stablehlo.multiply %62, %5 : tensor<2048x32768xf32>
  %64 = stablehlo.add %58, %63 : tensor<2048x32768xf32>
  %65 = stablehlo.dot_general %64, %arg0, contracting_dims = [0] x [0] : (tensor<2048x32768xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %67 = stablehlo.dot_general %64, %arg1, contracting_dims = [1] x [1] : (tensor<2048x32768xf32>, tensor<64x32768xf32>) -> tensor<2048x64xf32>
  return %30, %67, %66 : tensor<f32>, tensor<2048x64xf32>, tensor<64x32768xf32>
}
func.func private @take_along_axis(%arg0: tensor<2048x32768xf32>, %arg1: tensor<2048x1xi32>) -> (tensor<2048x1xf32>, tensor<2048x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2048x1xi32>, tensor<2048x1xi32>) -> tensor<2048x1xi1>
  %c_0 = stablehlo.constant dense<32768> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2048x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2048x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2048x1xi1>, tensor<2048x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2048x1xi32>) -> tensor<2048x1x1xi32>
  %c_1 = stablehlo.constant dense<32767> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2048x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2048x1x1xi32>, tensor<2048x1x1xi32>) -> tensor<2048x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2048x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2048x1x1xi1>, tensor<i1>) -> tensor<2048x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2048x32768xf32>, tensor<2048x1x1xi32>) -> tensor<2048x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2048x1xi1>, tensor<2048x1xf32>
  return %15, %5 : tensor<2048x1xf32>, tensor<2048x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2048x1x1xi32>, %arg1: tensor<2048x1xf32>) -> tensor<2048x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2048x32768xf32>, tensor<2048x1x1xi32>, tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  return %1 : tensor<2048x32768xf32>
}

// -----

// An entropy, and the gradient by the embedding as well.
// SAYS: remark: [outline] applied: fused a chain over 2048 rows x 32768 vocabulary columns with 11 sinks;
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
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %9 = stablehlo.subtract %0, %8 : tensor<2048x32768xf32>
  %10 = stablehlo.exponential %9 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2048x32768xf32>
  %15 = stablehlo.multiply %12, %12 : tensor<2048x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
  %17 = stablehlo.divide %16, %15 : tensor<2048x1xf32>
  %18 = stablehlo.log %12 : tensor<2048x1xf32>
  %19 = stablehlo.add %18, %7 : tensor<2048x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %21 = stablehlo.subtract %0, %20 : tensor<2048x32768xf32>
  %22 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x5xf32>) -> tensor<2048x5xf32>
  %23 = stablehlo.multiply %14, %21 : tensor<2048x32768xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %25 = stablehlo.negate %24 : tensor<2048xf32>
  %26 = stablehlo.multiply %22, %22 : tensor<2048x5xf32>
  %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x5xf32>
  %28 = stablehlo.multiply %27, %22 : tensor<2048x5xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<2048x5xf32>, tensor<f32>) -> tensor<2048xf32>
  %30 = stablehlo.add %29, %25 : tensor<2048xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
  %cst_7 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %32 = stablehlo.divide %31, %cst_7 : tensor<f32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_9 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %33 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<2048xf32>) -> tensor<2048x5xf32>
  %36 = stablehlo.multiply %35, %28 : tensor<2048x5xf32>
  %37 = stablehlo.negate %34 : tensor<2048xf32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %39 = stablehlo.multiply %14, %38 : tensor<2048x32768xf32>
  %40 = stablehlo.multiply %38, %21 : tensor<2048x32768xf32>
  %41 = stablehlo.dot_general %36, %14, contracting_dims = [0] x [0] : (tensor<2048x5xf32>, tensor<2048x32768xf32>) -> tensor<5x32768xf32>
  %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<5x32768xf32>) -> tensor<32768x5xf32>
  %43 = stablehlo.dot_general %36, %arg2, contracting_dims = [1] x [1] : (tensor<2048x5xf32>, tensor<32768x5xf32>) -> tensor<2048x32768xf32>
  %44 = stablehlo.add %40, %43 : tensor<2048x32768xf32>
  %45 = stablehlo.negate %39 : tensor<2048x32768xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %47 = stablehlo.reshape %46 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %48 = stablehlo.divide %47, %12 : tensor<2048x1xf32>
  %49 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %50 = stablehlo.multiply %44, %49 : tensor<2048x32768xf32>
  %51 = stablehlo.multiply %50, %10 : tensor<2048x32768xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %52 = stablehlo.reduce(%51 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %53 = stablehlo.reshape %52 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %54 = stablehlo.negate %53 : tensor<2048x1xf32>
  %55 = stablehlo.add %48, %54 : tensor<2048x1xf32>
  %56 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %57 = stablehlo.divide %44, %56 : tensor<2048x32768xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %58 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %60 = stablehlo.add %57, %59 : tensor<2048x32768xf32>
  %61 = stablehlo.multiply %60, %10 : tensor<2048x32768xf32>
  %62 = stablehlo.negate %61 : tensor<2048x32768xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %63 = stablehlo.reduce(%62 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %64 = stablehlo.reshape %63 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %65 = stablehlo.add %39, %61 : tensor<2048x32768xf32>
  %66 = stablehlo.add %47, %64 : tensor<2048x1xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %67 = stablehlo.reduce(%66 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %68 = stablehlo.divide %67, %6 : tensor<2048xf32>
  %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %70 = stablehlo.multiply %69, %5 : tensor<2048x32768xf32>
  %71 = stablehlo.add %65, %70 : tensor<2048x32768xf32>
  %72 = stablehlo.dot_general %71, %arg0, contracting_dims = [0] x [0] : (tensor<2048x32768xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %74 = stablehlo.dot_general %71, %arg1, contracting_dims = [1] x [1] : (tensor<2048x32768xf32>, tensor<64x32768xf32>) -> tensor<2048x64xf32>
  return %32, %74, %73, %42 : tensor<f32>, tensor<2048x64xf32>, tensor<64x32768xf32>, tensor<32768x5xf32>
}

// -----

// The distance to the label's embedding, and no other label.
// SAYS: remark: [outline] applied: fused a chain over 2048 rows x 32768 vocabulary columns with 8 sinks; 1
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
  %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %9 = stablehlo.subtract %0, %8 : tensor<2048x32768xf32>
  %10 = stablehlo.exponential %9 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2048x32768xf32>
  %15 = stablehlo.multiply %12, %12 : tensor<2048x1xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
  %17 = stablehlo.divide %16, %15 : tensor<2048x1xf32>
  %18 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x64xf32>) -> tensor<2048x64xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048xi32>
  %20 = stablehlo.compare LT, %arg3, %19, SIGNED : (tensor<2048xi32>, tensor<2048xi32>) -> tensor<2048xi1>
  %c_3 = stablehlo.constant dense<32768> : tensor<i32>
  %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2048xi32>
  %22 = stablehlo.add %arg3, %21 : tensor<2048xi32>
  %23 = stablehlo.select %20, %22, %arg3 : tensor<2048xi1>, tensor<2048xi32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
  %25 = "stablehlo.gather"(%arg2, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<32768x64xf32>, tensor<2048x1xi32>) -> tensor<2048x64xf32>
  %26 = stablehlo.subtract %18, %25 : tensor<2048x64xf32>
  %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
  %28 = stablehlo.multiply %27, %26 : tensor<2048x64xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_6 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %29 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
  %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<2048xf32>) -> tensor<2048x64xf32>
  %32 = stablehlo.multiply %31, %28 : tensor<2048x64xf32>
  %33 = stablehlo.dot_general %32, %arg2, contracting_dims = [1] x [1] : (tensor<2048x64xf32>, tensor<32768x64xf32>) -> tensor<2048x32768xf32>
  %34 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %35 = stablehlo.multiply %33, %34 : tensor<2048x32768xf32>
  %36 = stablehlo.multiply %35, %10 : tensor<2048x32768xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %38 = stablehlo.reshape %37 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %39 = stablehlo.negate %38 : tensor<2048x1xf32>
  %40 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %41 = stablehlo.divide %33, %40 : tensor<2048x32768xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %44 = stablehlo.add %41, %43 : tensor<2048x32768xf32>
  %45 = stablehlo.multiply %44, %10 : tensor<2048x32768xf32>
  %46 = stablehlo.negate %45 : tensor<2048x32768xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %47 = stablehlo.reduce(%46 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %48 = stablehlo.reshape %47 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.reduce(%48 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %50 = stablehlo.divide %49, %6 : tensor<2048xf32>
  %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %52 = stablehlo.multiply %51, %5 : tensor<2048x32768xf32>
  %53 = stablehlo.add %45, %52 : tensor<2048x32768xf32>
  %54 = stablehlo.dot_general %53, %arg0, contracting_dims = [0] x [0] : (tensor<2048x32768xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %56 = stablehlo.dot_general %53, %arg1, contracting_dims = [1] x [1] : (tensor<2048x32768xf32>, tensor<64x32768xf32>) -> tensor<2048x64xf32>
  return %56, %55 : tensor<2048x64xf32>, tensor<64x32768xf32>
}
