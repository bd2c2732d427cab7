// Chains that a softmax or a label's column anchors.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --target=portable --remarks=applied -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=remark:

// A softmax by powers, and its gradient.
// CHECK: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied
// CHECK: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<2.71828175> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %2 = stablehlo.power %1, %0 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<2.71828175> : tensor<f32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.compare EQ, %cst_0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cst_2 = stablehlo.constant dense<2.71828175> : tensor<f32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.select %3, %cst_3, %cst_2 : tensor<i1>, tensor<f32>
  %5 = stablehlo.log %4 : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %7 = stablehlo.multiply %6, %2 : tensor<8x64xf32>
  %8 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %9:2 = call @take_along_axis(%2, %8) : (tensor<8x64xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
  %10 = stablehlo.reshape %9#0 : (tensor<8x1xf32>) -> tensor<8xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %12 = stablehlo.divide %10, %11 : tensor<8xf32>
  %13 = stablehlo.multiply %11, %11 : tensor<8xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %15 = stablehlo.divide %14, %13 : tensor<8xf32>
  %16 = stablehlo.log %12 : tensor<8xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %18 = stablehlo.divide %17, %cst_7 : tensor<f32>
  %19 = stablehlo.negate %18 : tensor<f32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %20 = stablehlo.negate %cst_8 : tensor<f32>
  %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %21 = stablehlo.divide %20, %cst_9 : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %23 = stablehlo.divide %22, %12 : tensor<8xf32>
  %24 = stablehlo.multiply %23, %15 : tensor<8xf32>
  %25 = stablehlo.multiply %24, %10 : tensor<8xf32>
  %26 = stablehlo.negate %25 : tensor<8xf32>
  %27 = stablehlo.divide %23, %11 : tensor<8xf32>
  %28 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %30 = call @take_along_axis_0(%9#1, %29) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x64xf32>
  %31 = stablehlo.add %28, %30 : tensor<8x64xf32>
  %32 = stablehlo.multiply %31, %7 : tensor<8x64xf32>
  %33 = stablehlo.dot_general %32, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %35 = stablehlo.dot_general %32, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %19, %35, %34 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>
}
func.func private @take_along_axis(%arg0: tensor<8x64xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
  %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
  return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x64xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// -----

// A margin to the largest of the others.
// CHECK: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = call @_one_hot(%arg2) : (tensor<8xi32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %3 = stablehlo.add %0, %2 : tensor<8x64xf32>
  %4 = stablehlo.subtract %3, %1 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %6 = stablehlo.multiply %0, %1 : tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %8 = stablehlo.subtract %5, %7 : tensor<8xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %10 = stablehlo.divide %9, %cst_3 : tensor<f32>
  return %10 : tensor<f32>
}
func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %5 = stablehlo.convert %4 : (tensor<8x64xi1>) -> tensor<8x64xf32>
  return %5 : tensor<8x64xf32>
}

// -----

// Squares, and their gradient.
// CHECK: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = call @_one_hot(%arg2) : (tensor<8xi32>) -> tensor<8x64xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<8x64xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %5 = stablehlo.multiply %4, %2 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %9 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %12 = stablehlo.multiply %11, %5 : tensor<8x64xf32>
  %13 = stablehlo.dot_general %12, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %15 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %8, %15, %14 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>
}
func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %5 = stablehlo.convert %4 : (tensor<8x64xi1>) -> tensor<8x64xf32>
  return %5 : tensor<8x64xf32>
}

// -----

// Labels that are written into the program.
// CHECK: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<f32>) {
  %c = stablehlo.constant dense<[5, 3, 60, 1, 1, 7, 33, 2]> : tensor<8xi32>
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = call @_one_hot(%c) : (tensor<8xi32>) -> tensor<8x64xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<8x64xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
  return %6 : tensor<f32>
}
func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %5 = stablehlo.convert %4 : (tensor<8x64xi1>) -> tensor<8x64xf32>
  return %5 : tensor<8x64xf32>
}

// -----

// A mean of squares over rows and columns.
// CHECK: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied


func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = call @_one_hot(%arg2) : (tensor<8xi32>) -> tensor<8x64xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<8x64xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %5 = stablehlo.divide %4, %cst_0 : tensor<f32>
  return %5 : tensor<f32>
}
func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %5 = stablehlo.convert %4 : (tensor<8x64xi1>) -> tensor<8x64xf32>
  return %5 : tensor<8x64xf32>
}

// -----

// Its gradient alone, in which nothing is summed.
// CHECK: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xi32>) -> (tensor<8x4xf32>, tensor<4x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = call @_one_hot(%arg2) : (tensor<8xi32>) -> tensor<8x64xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %4 = stablehlo.multiply %3, %2 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %5 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %7 = stablehlo.multiply %6, %4 : tensor<8x64xf32>
  %8 = stablehlo.dot_general %7, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %10 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %10, %9 : tensor<8x4xf32>, tensor<4x64xf32>
}
func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %5 = stablehlo.convert %4 : (tensor<8x64xi1>) -> tensor<8x64xf32>
  return %5 : tensor<8x64xf32>
}

// -----

// The gradient by the weights of a softmax whose normaliser is given.
// CHECK: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xf32>) -> (tensor<4x64xf32>) {
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %4 = stablehlo.subtract %1, %3 : tensor<8x64xf32>
  %5 = stablehlo.exponential %4 : tensor<8x64xf32>
  %6 = stablehlo.dot_general %0, %5, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x64xf32>) -> tensor<4x64xf32>
  return %6 : tensor<4x64xf32>
}

// -----

// Several heads in one product: each is a chain.
// CHECK: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<2x4x64xf32>, %arg2: tensor<8x2xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<2x4x64xf32>) -> tensor<8x2x64xf32>
  %1 = call @log_softmax(%0) : (tensor<8x2x64xf32>) -> tensor<8x2x64xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
  %3 = call @take_along_axis(%1, %2) : (tensor<8x2x64xf32>, tensor<8x2x1xi32>) -> tensor<8x2x1xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x1xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %5 = stablehlo.divide %4, %cst_0 : tensor<f32>
  %6 = stablehlo.negate %5 : tensor<f32>
  return %6 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<8x2x64xf32>) -> tensor<8x2x64xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<8x2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<8x2xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x2x1xf32>) -> tensor<8x2x64xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<8x2x64xf32>
  %6 = stablehlo.exponential %5 : tensor<8x2x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<8x2xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x1xf32>
  %9 = stablehlo.log %8 : tensor<8x2x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x2x1xf32>) -> tensor<8x2x64xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<8x2x64xf32>
  return %11 : tensor<8x2x64xf32>
}
func.func private @take_along_axis(%arg0: tensor<8x2x64xf32>, %arg1: tensor<8x2x1xi32>) -> tensor<8x2x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x1xi1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<8x2x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<8x2x1xi1>, tensor<8x2x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x2x1xi32>) -> tensor<8x2x1x1xi32>
  %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x2x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x2x1x1xi32>, tensor<8x2x1x1xi32>) -> tensor<8x2x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x2x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x2x1x1xi32>, tensor<8x2x1x1xi32>) -> tensor<8x2x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<8x2x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x2x1x1xi1>, tensor<i1>) -> tensor<8x2x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x2x64xf32>, tensor<8x2x1x1xi32>) -> tensor<8x2x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<8x2x1xi1>, tensor<8x2x1xf32>
  return %15 : tensor<8x2x1xf32>
}

// -----

// A gradient by the weights of exponentials less a number of the hidden states.
// CHECK: remark: [outline] applied: fused a chain over 16 rows x 64 vocabulary columns
// CHECK: remark: [lower-loops] applied
func.func public @main(%h: tensor<16x4xf32>, %w: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
  %s = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
  %c = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
  %y = stablehlo.subtract %x, %c : tensor<16x64xf32>
  %e = stablehlo.exponential %y : tensor<16x64xf32>
  %dw = stablehlo.dot_general %h, %e, contracting_dims = [0] x [0] : (tensor<16x4xf32>, tensor<16x64xf32>) -> tensor<4x64xf32>
  return %dw : tensor<4x64xf32>
}

// -----

// Beside a head's loss, the logarithm of the mean exponential of all rows' losses: a softmax over rows that no product computes.
// CHECK: remark: [outline] applied: fused a chain over 64 rows x 128 vocabulary columns
// CHECK: remark: [lower-loops] applied
// CHECK: remark: [lower-loops] applied


module @jit_dro attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x4xf32>, %arg1: tensor<4x128xf32>, %arg2: tensor<64xi32>) -> (tensor<64x4xf32> {jax.result_info = "result[0]"}, tensor<4x128xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x128xf32>) -> tensor<64x128xf32>
    %1:3 = call @log_softmax(%0) : (tensor<64x128xf32>) -> (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x1xf32>)
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %3:2 = call @take_along_axis(%1#0, %2) : (tensor<64x128xf32>, tensor<64x1xi32>) -> (tensor<64x1xf32>, tensor<64x1x1xi32>)
    %4 = stablehlo.reshape %3#0 : (tensor<64x1xf32>) -> tensor<64xf32>
    %5 = stablehlo.negate %4 : tensor<64xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.reshape %6 : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<64xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %10 = stablehlo.convert %9 : (tensor<64xi1>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %13 = stablehlo.subtract %5, %12 : tensor<64xf32>
    %14 = stablehlo.exponential %13 : tensor<64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %18 = stablehlo.reshape %17 : (tensor<f32>) -> tensor<1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<1xf32>) -> tensor<64xf32>
    %20 = stablehlo.compare EQ, %5, %19, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %21 = stablehlo.convert %20 : (tensor<64xi1>) -> tensor<64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.divide %cst_5, %22 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %25 = stablehlo.multiply %24, %21 : tensor<64xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.divide %cst_6, %16 : tensor<f32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_7 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %29 = stablehlo.multiply %28, %14 : tensor<64xf32>
    %30 = stablehlo.negate %29 : tensor<64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %32 = stablehlo.add %25, %29 : tensor<64xf32>
    %33 = stablehlo.divide %31, %11 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %35 = stablehlo.multiply %34, %10 : tensor<64xf32>
    %36 = stablehlo.add %32, %35 : tensor<64xf32>
    %37 = stablehlo.negate %36 : tensor<64xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %39 = call @take_along_axis_0(%3#1, %38) : (tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x128xf32>
    %40 = call @log_softmax_1(%1#1, %1#2, %39) : (tensor<64x128xf32>, tensor<64x1xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %41 = stablehlo.dot_general %40, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<64x4xf32>) -> tensor<128x4xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<128x4xf32>) -> tensor<4x128xf32>
    %43 = stablehlo.dot_general %40, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<4x128xf32>) -> tensor<64x4xf32>
    return %43, %42 : tensor<64x4xf32>, tensor<4x128xf32>
  }
  func.func private @log_softmax(%arg0: tensor<64x128xf32>) -> (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<64x128xf32>
    %6 = stablehlo.exponential %5 : tensor<64x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %9 = stablehlo.log %8 : tensor<64x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<64x128xf32>
    return %11, %6, %8 : tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<64x128xf32>, %arg1: tensor<64x1xi32>) -> (tensor<64x1xf32>, tensor<64x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<64x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<64x1xi1>, tensor<64x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
    %c_1 = stablehlo.constant dense<127> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<64x1x1xi32>, tensor<64x1x1xi32>) -> tensor<64x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<64x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<64x1x1xi32>, tensor<64x1x1xi32>) -> tensor<64x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<64x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<64x1x1xi1>, tensor<i1>) -> tensor<64x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x128xf32>, tensor<64x1x1xi32>) -> tensor<64x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<64x1xi1>, tensor<64x1xf32>
    return %15, %5 : tensor<64x1xf32>, tensor<64x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<64x1x1xi32>, %arg1: tensor<64x1xf32>) -> tensor<64x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x128xf32>, tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x128xf32>
    return %1 : tensor<64x128xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<64x128xf32>, %arg1: tensor<64x1xf32>, %arg2: tensor<64x128xf32>) -> tensor<64x128xf32> {
    %0 = stablehlo.negate %arg2 : tensor<64x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<64x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<64x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<64xf32>) -> tensor<64x128xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<64x128xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<64x128xf32>
    return %7 : tensor<64x128xf32>
  }
}
