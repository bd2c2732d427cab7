// RUN: %grpo-opt %s --pass-pipeline='builtin.module(outline)' --always-fuse | FileCheck %s

// The sum over rows and columns at once, as `.mean()` writes it, of what exponentials of as many logits give: a binary cross-entropy.

// CHECK-LABEL: @binary_cross_entropy
// CHECK-NOT: tensor<8x64xf32>
// CHECK: "vocab.sweep"(%{{.*}}, %arg1
// CHECK-NOT: tensor<8x64xf32>
// CHECK: return
func.func @binary_cross_entropy(%h: tensor<8x4xf32>, %w: tensor<4x64xf32>, %ids: tensor<8xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %v = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %i = stablehlo.broadcast_in_dim %ids, dims = [0] : (tensor<8xi32>) -> tensor<8x64xi32>
  %hot = stablehlo.compare EQ, %i, %v : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %y = stablehlo.convert %hot : (tensor<8x64xi1>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %l = stablehlo.log_plus_one %e : tensor<8x64xf32>
  %p = stablehlo.multiply %x, %y : tensor<8x64xf32>
  %d = stablehlo.subtract %l, %p : tensor<8x64xf32>
  %s = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
