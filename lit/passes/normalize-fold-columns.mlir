// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// A product that makes a vocabulary of two dimensions, with a bias for each column, one along the inner dimension, and the number of a column:
// one dimension of 6·7 columns.

// CHECK-LABEL: @product
// CHECK-SAME: %[[H:[^:]*]]: tensor<5x4xf32>, %[[W:[^:]*]]: tensor<4x6x7xf32>
// CHECK-DAG: %[[FLAT:.*]] = stablehlo.reshape %[[W]] : (tensor<4x6x7xf32>) -> tensor<4x42xf32>
// CHECK-DAG: stablehlo.dot_general %[[H]], %[[FLAT]], contracting_dims = [1] x [0] {{.*}} -> tensor<5x42xf32>
// CHECK-DAG: stablehlo.remainder %{{.*}} : tensor<5x42xi32>
// CHECK-NOT: tensor<5x6x7xf32>
// CHECK: %[[E:.*]] = stablehlo.exponential %{{.*}} : tensor<5x42xf32>
// CHECK: stablehlo.reduce(%[[E]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK-NOT: tensor<5x6x7xf32>
// CHECK: return
func.func public @product(%h: tensor<5x4xf32>, %w: tensor<4x6x7xf32>, %bias: tensor<6x7xf32>, %inner: tensor<7xf32>) -> tensor<5xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<5x4xf32>, tensor<4x6x7xf32>) -> tensor<5x6x7xf32>
  %b = stablehlo.broadcast_in_dim %bias, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<5x6x7xf32>
  %i = stablehlo.broadcast_in_dim %inner, dims = [2] : (tensor<7xf32>) -> tensor<5x6x7xf32>
  %n = stablehlo.iota dim = 2 : tensor<5x6x7xi32>
  %f = stablehlo.convert %n : (tensor<5x6x7xi32>) -> tensor<5x6x7xf32>
  %y = stablehlo.add %x, %b : tensor<5x6x7xf32>
  %z = stablehlo.add %y, %i : tensor<5x6x7xf32>
  %a = stablehlo.add %z, %f : tensor<5x6x7xf32>
  %e = stablehlo.exponential %a : tensor<5x6x7xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x6x7xf32>, tensor<f32>) -> tensor<5xf32>
  return %s : tensor<5xf32>
}

// -----

// A pick by two indices, each clamped, and a scatter, of which one that is outside of a dimension goes nowhere; the contractions of the gradient.

// CHECK-LABEL: @picks
// CHECK: stablehlo.clamp
// CHECK: "stablehlo.gather"(%{{.*}}, %{{.*}}) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, {{.*}}slice_sizes = array<i64: 1, 1>}> : (tensor<5x42xf32>, tensor<5x2xi32>) -> tensor<5xf32>
// CHECK: stablehlo.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<5x1xi1>, tensor<5x1xi32>
// CHECK: "stablehlo.scatter"(%{{.*}}, %{{.*}}, %{{.*}}) <{{.*}}inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]
// CHECK: (tensor<5x42xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x42xf32>
// CHECK-DAG: stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [1] x [1] {{.*}}: (tensor<5x42xf32>, tensor<4x42xf32>) -> tensor<5x4xf32>
// CHECK-DAG: %[[DW:.*]] = stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [0] x [0] {{.*}}: (tensor<5x42xf32>, tensor<5x4xf32>) -> tensor<42x4xf32>
// CHECK: stablehlo.reshape %[[DW]] : (tensor<42x4xf32>) -> tensor<6x7x4xf32>
// CHECK: return
func.func public @picks(%h: tensor<5x4xf32>, %w: tensor<4x6x7xf32>, %p: tensor<5x1xi32>, %q: tensor<5x1xi32>, %g: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x4xf32>, tensor<6x7x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<5x6x7xf32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<5x4xf32>, tensor<4x6x7xf32>) -> tensor<5x6x7xf32>
  %e = stablehlo.exponential %x : tensor<5x6x7xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x6x7xf32>, tensor<f32>) -> tensor<5xf32>
  %n = stablehlo.iota dim = 0 : tensor<5x1xi32>
  %index = stablehlo.concatenate %n, %p, %q, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x3xi32>
  %t = "stablehlo.gather"(%x, %index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x6x7xf32>, tensor<5x3xi32>) -> tensor<5xf32>
  %d = "stablehlo.scatter"(%zeros, %index, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5x6x7xf32>, tensor<5x3xi32>, tensor<5xf32>) -> tensor<5x6x7xf32>
  %k = stablehlo.add %d, %e : tensor<5x6x7xf32>
  %dh = stablehlo.dot_general %k, %w, contracting_dims = [1, 2] x [1, 2] : (tensor<5x6x7xf32>, tensor<4x6x7xf32>) -> tensor<5x4xf32>
  %dw = stablehlo.dot_general %k, %h, contracting_dims = [0] x [0] : (tensor<5x6x7xf32>, tensor<5x4xf32>) -> tensor<6x7x4xf32>
  return %s, %t, %dh, %dw : tensor<5xf32>, tensor<5xf32>, tensor<5x4xf32>, tensor<6x7x4xf32>
}

// -----

// Dimensions that the weights do not have, as those of an image that a softmax runs over, stay; and so do rows that a bias's gradient sums.

// CHECK-LABEL: @image
// CHECK: stablehlo.exponential %{{.*}} : tensor<5x6x7xf32>
// CHECK: return
func.func public @image(%h: tensor<5x6x4xf32>, %w: tensor<4x7xf32>) -> (tensor<5xf32>, tensor<7xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<5x6x4xf32>, tensor<4x7xf32>) -> tensor<5x6x7xf32>
  %e = stablehlo.exponential %x : tensor<5x6x7xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x6x7xf32>, tensor<f32>) -> tensor<5xf32>
  %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x6x7xf32>, tensor<f32>) -> tensor<7xf32>
  return %s, %r : tensor<5xf32>, tensor<7xf32>
}
