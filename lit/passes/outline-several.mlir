// RUN: %exit-code 3 %grpo-opt %s --split-input-file --strict --always-fuse --target=portable -o %t.mlir 2>&1 | FileCheck %s

// A softmax over two dimensions of the logits, which the program has the other way round than the head's weights.

// CHECK: error: --strict: 1 candidate chain not fused: a softmax over several dimensions of the logits
// CHECK-NOT: error
func.func public @main(%h: tensor<13x40xf32>, %w: tensor<40x16x64xf32>) -> tensor<13xf32> {
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x16x64xf32>) -> tensor<13x16x64xf32>
  %t = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<13x16x64xf32>) -> tensor<13x64x16xf32>
  %m = stablehlo.reduce(%t init: %none) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<13x64x16xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x64x16xf32>
  %y = stablehlo.subtract %t, %mb : tensor<13x64x16xf32>
  %e = stablehlo.exponential %y : tensor<13x64x16xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<13x64x16xf32>, tensor<f32>) -> tensor<13xf32>
  %l = stablehlo.log %z : tensor<13xf32>
  return %l : tensor<13xf32>
}

// -----

// Where something is, by a softmax over positions: no logarithm is taken.

func.func public @main(%h: tensor<13x40xf32>, %w: tensor<40x16x64xf32>) -> tensor<13xf32> {
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x16x64xf32>) -> tensor<13x16x64xf32>
  %t = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<13x16x64xf32>) -> tensor<13x64x16xf32>
  %m = stablehlo.reduce(%t init: %none) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<13x64x16xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x64x16xf32>
  %y = stablehlo.subtract %t, %mb : tensor<13x64x16xf32>
  %e = stablehlo.exponential %y : tensor<13x64x16xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<13x64x16xf32>, tensor<f32>) -> tensor<13xf32>
  %zb = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<13xf32>) -> tensor<13x64x16xf32>
  %p = stablehlo.divide %e, %zb : tensor<13x64x16xf32>
  %at = stablehlo.iota dim = 1 : tensor<13x64x16xf32>
  %each = stablehlo.multiply %p, %at : tensor<13x64x16xf32>
  %mean = stablehlo.reduce(%each init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<13x64x16xf32>, tensor<f32>) -> tensor<13xf32>
  return %mean : tensor<13xf32>
}

// -----

// The gradient alone of a logarithm of such a sum, which has no logarithm.

// CHECK: error: --strict: 1 candidate chain not fused: a softmax over several dimensions of the logits
// CHECK-NOT: error
func.func public @main(%h: tensor<13x40xf32>, %w: tensor<40x16x64xf32>) -> tensor<13x40xf32> {
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x16x64xf32>) -> tensor<13x16x64xf32>
  %t = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<13x16x64xf32>) -> tensor<13x64x16xf32>
  %m = stablehlo.reduce(%t init: %none) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<13x64x16xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x64x16xf32>
  %y = stablehlo.subtract %t, %mb : tensor<13x64x16xf32>
  %e = stablehlo.exponential %y : tensor<13x64x16xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<13x64x16xf32>, tensor<f32>) -> tensor<13xf32>
  %zb = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<13xf32>) -> tensor<13x64x16xf32>
  %p = stablehlo.divide %e, %zb : tensor<13x64x16xf32>
  %back = stablehlo.transpose %p, dims = [0, 2, 1] : (tensor<13x64x16xf32>) -> tensor<13x16x64xf32>
  %dh = stablehlo.dot_general %back, %w, contracting_dims = [1, 2] x [1, 2] : (tensor<13x16x64xf32>, tensor<40x16x64xf32>) -> tensor<13x40xf32>
  return %dh : tensor<13x40xf32>
}

// -----

// Columns that are taken apart and turned.

// CHECK: error: --strict: 1 candidate chain not fused: a softmax over several dimensions of the logits
// CHECK-NOT: error
func.func public @main(%h: tensor<13x40xf32>, %w: tensor<40x1024xf32>) -> tensor<13xf32> {
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1024xf32>) -> tensor<13x1024xf32>
  %r = stablehlo.reshape %x : (tensor<13x1024xf32>) -> tensor<13x16x64xf32>
  %t = stablehlo.transpose %r, dims = [0, 2, 1] : (tensor<13x16x64xf32>) -> tensor<13x64x16xf32>
  %m = stablehlo.reduce(%t init: %none) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<13x64x16xf32>, tensor<f32>) -> tensor<13xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x64x16xf32>
  %y = stablehlo.subtract %t, %mb : tensor<13x64x16xf32>
  %e = stablehlo.exponential %y : tensor<13x64x16xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<13x64x16xf32>, tensor<f32>) -> tensor<13xf32>
  %l = stablehlo.log %z : tensor<13xf32>
  return %l : tensor<13xf32>
}

// -----

// Rows and columns that are put together are no columns.

func.func public @main(%h: tensor<16x40xf32>, %w: tensor<40x1024xf32>) -> tensor<4xf32> {
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<16x40xf32>, tensor<40x1024xf32>) -> tensor<16x1024xf32>
  %t = stablehlo.reshape %x : (tensor<16x1024xf32>) -> tensor<4x4x1024xf32>
  %m = stablehlo.reduce(%t init: %none) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<4x4x1024xf32>, tensor<f32>) -> tensor<4xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf32>) -> tensor<4x4x1024xf32>
  %y = stablehlo.subtract %t, %mb : tensor<4x4x1024xf32>
  %e = stablehlo.exponential %y : tensor<4x4x1024xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x4x1024xf32>, tensor<f32>) -> tensor<4xf32>
  %l = stablehlo.log %z : tensor<4xf32>
  return %l : tensor<4xf32>
}
