// RUN: %grpo-opt %s --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// Rows that are flattened for the head's product, and of which a loss cuts some off, are not flattened: the slice moves onto the
// hidden states, and the gradient's pad behind the contractions.

// CHECK-LABEL: @forward
// CHECK-SAME: %[[H:[^:]*]]: tensor<26x40xf32>
// CHECK: %[[ROWS:.*]] = stablehlo.reshape %[[H]] : (tensor<26x40xf32>) -> tensor<2x13x40xf32>
// CHECK: %[[CUT:.*]] = stablehlo.slice %[[ROWS]] [0:2, 0:12, 0:40]
// CHECK: stablehlo.dot_general %[[CUT]], %{{.*}}, contracting_dims = [2] x [0] : (tensor<2x12x40xf32>, tensor<40x1003xf32>) -> tensor<2x12x1003xf32>
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [2] : (tensor<1003xf32>) -> tensor<2x12x1003xf32>
// CHECK-NOT: 26x1003
// CHECK: return
func.func @forward(%h: tensor<26x40xf32>, %w: tensor<40x1003xf32>, %bias: tensor<1003xf32>) -> tensor<2x12xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
  %b = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<1003xf32>) -> tensor<26x1003xf32>
  %y = stablehlo.add %x, %b : tensor<26x1003xf32>
  %r = stablehlo.reshape %y : (tensor<26x1003xf32>) -> tensor<2x13x1003xf32>
  %s = stablehlo.slice %r [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
  %e = stablehlo.exponential %s : tensor<2x12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
  return %z : tensor<2x12xf32>
}

// CHECK-LABEL: @backward
// CHECK-NOT: {{26|2x13}}x1003xf32>
// CHECK: stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [2] x [1] : (tensor<2x12x1003xf32>, tensor<40x1003xf32>) -> tensor<2x12x40xf32>
// CHECK: stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [0, 1] x [0, 1] : (tensor<2x12x1003xf32>, tensor<2x12x40xf32>) -> tensor<1003x40xf32>
// CHECK: stablehlo.reduce(%{{.*}}) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<1003xf32>
// CHECK: return
func.func @backward(%x: tensor<2x12x1003xf32>, %h: tensor<26x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<26x40xf32>, tensor<1003x40xf32>, tensor<1003xf32>, tensor<2x12xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<2x12x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
  %p = stablehlo.pad %e, %zero, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
  %g = stablehlo.reshape %p : (tensor<2x13x1003xf32>) -> tensor<26x1003xf32>
  %dh = stablehlo.dot_general %g, %w, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
  %dw = stablehlo.dot_general %g, %h, contracting_dims = [0] x [0] : (tensor<26x1003xf32>, tensor<26x40xf32>) -> tensor<1003x40xf32>
  %db = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<26x1003xf32>, tensor<f32>) -> tensor<1003xf32>
  return %dh, %dw, %db, %z : tensor<26x40xf32>, tensor<1003x40xf32>, tensor<1003xf32>, tensor<2x12xf32>
}

// Rows that nothing cuts stay flattened.

// CHECK-LABEL: @whole
// CHECK: stablehlo.dot_general %{{.*}} -> tensor<26x1003xf32>
func.func @whole(%h: tensor<26x40xf32>, %w: tensor<40x1003xf32>) -> tensor<2x13xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
  %r = stablehlo.reshape %x : (tensor<26x1003xf32>) -> tensor<2x13x1003xf32>
  %e = stablehlo.exponential %r : tensor<2x13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
  return %z : tensor<2x13xf32>
}
