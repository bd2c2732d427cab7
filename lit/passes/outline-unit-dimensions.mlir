// RUN: %grpo-opt %s --pass-pipeline='builtin.module(outline)' --always-fuse | FileCheck %s

// A sum over unit dimensions alone, as autodiff writes the transpose of `x[None]`, rearranges and does not
// leave the region: no value of the logits' shape is left.

// CHECK-LABEL: @unit_dimensions
// CHECK-NOT: tensor<1x4x16xf32>
// CHECK: %[[Z:.*]] = "vocab.sweep"
// CHECK: kind = "sum"
// CHECK: "vocab.sweep"
// CHECK: stablehlo.exponential
// CHECK: kind = "contract_cols"
// CHECK-NOT: tensor<1x4x16xf32>
// CHECK: return
func.func @unit_dimensions(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> (tensor<1x4xf32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %x1 = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
  %e = stablehlo.exponential %x1 : tensor<1x4x16xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4xf32>
  %dx = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
  %dh = stablehlo.dot_general %dx, %w, contracting_dims = [1] x [1] : (tensor<4x16xf32>, tensor<8x16xf32>) -> tensor<4x8xf32>
  return %z, %dh : tensor<1x4xf32>, tensor<4x8xf32>
}

// One row's logits, as `(h @ w)[None]` in a `lax.map` writes them, are the product's, and no bias by column.

// CHECK-LABEL: @one_row
// CHECK-NOT: tensor<1x16xf32>
// CHECK: "vocab.sweep"(%{{.*}}, %arg1
// CHECK-NOT: tensor<1x16xf32>
// CHECK: return
func.func @one_row(%h: tensor<8xf32>, %w: tensor<8x16xf32>) -> tensor<1xf32> {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x16xf32>) -> tensor<16xf32>
  %x1 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
  %m = stablehlo.reduce(%x1 init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<1x16xf32>, tensor<f32>) -> tensor<1xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<1xf32>) -> tensor<1x16xf32>
  %d = stablehlo.subtract %x1, %ms : tensor<1x16xf32>
  %e = stablehlo.exponential %d : tensor<1x16xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x16xf32>, tensor<f32>) -> tensor<1xf32>
  %l = stablehlo.log %s : tensor<1xf32>
  return %l : tensor<1xf32>
}
