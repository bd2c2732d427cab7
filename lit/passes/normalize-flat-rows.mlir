// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// A product of flattened rows with a bias by column, of which the last token of each sequence is left out: the reshape goes up to
// the hidden states, which have the tokens' shape, and the slice follows.

// CHECK-LABEL: @product
// CHECK-SAME: %[[H:[^:]*]]: tensor<2x13x40xf32>, %[[W:[^:]*]]: tensor<40x1003xf32>, %[[BIAS:[^:]*]]: tensor<1003xf32>
// CHECK-DAG: %[[PART:.*]] = stablehlo.slice %[[H]] [0:2, 0:12, 0:40]
// CHECK-DAG: %[[X:.*]] = stablehlo.dot_general %[[PART]], %[[W]], contracting_dims = [2] x [0] : {{.*}} -> tensor<2x12x1003xf32>
// CHECK-DAG: %[[B:.*]] = stablehlo.broadcast_in_dim %[[BIAS]], dims = [2] : (tensor<1003xf32>) -> tensor<2x12x1003xf32>
// CHECK: stablehlo.add %[[X]], %[[B]]
// CHECK-NOT: 26x1003
// CHECK: return
func.func public @product(%h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>, %bias: tensor<1003xf32>) -> tensor<2x12xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %flat = stablehlo.reshape %h : (tensor<2x13x40xf32>) -> tensor<26x40xf32>
  %x = stablehlo.dot_general %flat, %w, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
  %b = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<1003xf32>) -> tensor<26x1003xf32>
  %y = stablehlo.add %x, %b : tensor<26x1003xf32>
  %all = stablehlo.reshape %y : (tensor<26x1003xf32>) -> tensor<2x13x1003xf32>
  %s = stablehlo.slice %all [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
  %e = stablehlo.exponential %s : tensor<2x12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
  return %z : tensor<2x12xf32>
}

// -----

// Its gradient: the contraction over rows is one over the tokens' dimensions, of the part of them that is not zeros, and the sum over
// rows likewise.

// CHECK-LABEL: @gradient
// CHECK-SAME: %[[D:[^:]*]]: tensor<2x12x1003xf32>, %[[H:[^:]*]]: tensor<2x13x40xf32>, %[[W:[^:]*]]: tensor<40x1003xf32>
// CHECK: %[[E:.*]] = stablehlo.exponential %[[D]]
// CHECK-DAG: stablehlo.dot_general %[[E]], %{{.*}}, contracting_dims = [0, 1] x [0, 1] : (tensor<2x12x1003xf32>, tensor<2x12x40xf32>) -> tensor<1003x40xf32>
// CHECK-DAG: stablehlo.dot_general %[[E]], %[[W]], contracting_dims = [2] x [1] : (tensor<2x12x1003xf32>, tensor<40x1003xf32>) -> tensor<2x12x40xf32>
// CHECK-DAG: stablehlo.reduce(%[[E]] init: %{{.*}}) applies stablehlo.add across dimensions = [0, 1]
// CHECK-NOT: 26x1003
// CHECK: return
func.func public @gradient(%d: tensor<2x12x1003xf32>, %h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<1003x40xf32>, tensor<26x40xf32>, tensor<1003xf32>, tensor<2x12xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %flat = stablehlo.reshape %h : (tensor<2x13x40xf32>) -> tensor<26x40xf32>
  %e = stablehlo.exponential %d : tensor<2x12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
  %p = stablehlo.pad %e, %zero, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
  %g = stablehlo.reshape %p : (tensor<2x13x1003xf32>) -> tensor<26x1003xf32>
  %dw = stablehlo.dot_general %g, %flat, contracting_dims = [0] x [0] : (tensor<26x1003xf32>, tensor<26x40xf32>) -> tensor<1003x40xf32>
  %dh = stablehlo.dot_general %g, %w, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
  %db = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<26x1003xf32>, tensor<f32>) -> tensor<1003xf32>
  return %dw, %dh, %db, %z : tensor<1003x40xf32>, tensor<26x40xf32>, tensor<1003xf32>, tensor<2x12xf32>
}

// -----

// Nothing is cut off in the tokens' shape: flattened rows stay.

// CHECK-LABEL: @whole
// CHECK: stablehlo.dot_general %{{.*}} -> tensor<26x1003xf32>
// CHECK: stablehlo.reshape %{{.*}} -> tensor<2x13x1003xf32>
func.func public @whole(%h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>) -> tensor<2x13xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %flat = stablehlo.reshape %h : (tensor<2x13x40xf32>) -> tensor<26x40xf32>
  %x = stablehlo.dot_general %flat, %w, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
  %all = stablehlo.reshape %x : (tensor<26x1003xf32>) -> tensor<2x13x1003xf32>
  %e = stablehlo.exponential %all : tensor<2x13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
  return %z : tensor<2x13xf32>
}

// -----

// Under a `vmap` other dimensions come before the flattened rows.

// CHECK-LABEL: @vmap
// CHECK-SAME: %[[H:[^:]*]]: tensor<3x2x13x40xf32>, %[[W:[^:]*]]: tensor<40x1003xf32>
// CHECK-DAG: %[[PART:.*]] = stablehlo.slice %[[H]] [0:3, 0:2, 0:12, 0:40]
// CHECK-DAG: %[[X:.*]] = stablehlo.dot_general %[[PART]], %[[W]], contracting_dims = [3] x [0] : {{.*}} -> tensor<3x2x12x1003xf32>
// CHECK: %[[E:.*]] = stablehlo.exponential %[[X]]
// CHECK-DAG: stablehlo.dot_general %[[E]], %{{.*}}, contracting_dims = [0, 1, 2] x [0, 1, 2] : {{.*}} -> tensor<1003x40xf32>
// CHECK-DAG: stablehlo.dot_general %[[E]], %[[W]], contracting_dims = [3] x [1] : {{.*}} -> tensor<3x2x12x40xf32>
// CHECK-DAG: stablehlo.dot_general %[[W]], %[[E]], contracting_dims = [1] x [3] : {{.*}} -> tensor<40x3x2x12xf32>
// CHECK-DAG: stablehlo.reduce(%[[E]] init: %{{.*}}) applies stablehlo.add across dimensions = [0, 3] : {{.*}} -> tensor<2x12xf32>
// CHECK-NOT: 26x1003
// CHECK: return
func.func public @vmap(%h: tensor<3x2x13x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<3x2x12xf32>, tensor<1003x40xf32>, tensor<3x26x40xf32>, tensor<40x3x26xf32>, tensor<26xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %flat = stablehlo.reshape %h : (tensor<3x2x13x40xf32>) -> tensor<3x26x40xf32>
  %x = stablehlo.dot_general %flat, %w, contracting_dims = [2] x [0] : (tensor<3x26x40xf32>, tensor<40x1003xf32>) -> tensor<3x26x1003xf32>
  %all = stablehlo.reshape %x : (tensor<3x26x1003xf32>) -> tensor<3x2x13x1003xf32>
  %s = stablehlo.slice %all [0:3, 0:2, 0:12, 0:1003] : (tensor<3x2x13x1003xf32>) -> tensor<3x2x12x1003xf32>
  %e = stablehlo.exponential %s : tensor<3x2x12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<3x2x12x1003xf32>, tensor<f32>) -> tensor<3x2x12xf32>
  %p = stablehlo.pad %e, %zero, low = [0, 0, 0, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<3x2x12x1003xf32>, tensor<f32>) -> tensor<3x2x13x1003xf32>
  %d = stablehlo.reshape %p : (tensor<3x2x13x1003xf32>) -> tensor<3x26x1003xf32>
  %dw = stablehlo.dot_general %d, %flat, contracting_dims = [0, 1] x [0, 1] : (tensor<3x26x1003xf32>, tensor<3x26x40xf32>) -> tensor<1003x40xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [2] x [1] : (tensor<3x26x1003xf32>, tensor<40x1003xf32>) -> tensor<3x26x40xf32>
  %minor = stablehlo.dot_general %w, %d, contracting_dims = [1] x [2] : (tensor<40x1003xf32>, tensor<3x26x1003xf32>) -> tensor<40x3x26xf32>
  %sum = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x26x1003xf32>, tensor<f32>) -> tensor<26xf32>
  return %z, %dw, %dh, %minor, %sum : tensor<3x2x12xf32>, tensor<1003x40xf32>, tensor<3x26x40xf32>, tensor<40x3x26xf32>, tensor<26xf32>
}
