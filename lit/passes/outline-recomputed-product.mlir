// Logits that are computed twice: both products become sweeps, or none does, if a function of one is subtracted from the other's logits.

// RUN: %grpo-opt %s --split-input-file --always-fuse --min-columns=2 --pass-pipeline='builtin.module(outline)' --remarks=all -o - 2>&1 | FileCheck %s

// Remarks are printed first.
// CHECK: [outline] missed: the logits, or a value as large, are returned
// CHECK: [outline] missed: another product of the same hidden states and weights stays
// CHECK: [outline] missed: another product of the same hidden states and weights stays
// CHECK: [outline] missed: the logits, or a value as large, are returned
// CHECK-NOT: missed

// The logarithm of the sum is one of logits that are returned, and so stay.
// CHECK-LABEL: @taken_off
// CHECK-NOT: vocab.sweep
// CHECK: return
func.func public @taken_off(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8x64xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %log = stablehlo.log %z : tensor<8xf32>
  %g = stablehlo.optimization_barrier %h : tensor<8x16xf32>
  %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %zb = stablehlo.broadcast_in_dim %log, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = stablehlo.subtract %y, %zb : tensor<8x64xf32>
  %p = stablehlo.exponential %d : tensor<8x64xf32>
  %dh = stablehlo.dot_general %p, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %x, %dh : tensor<8x64xf32>, tensor<8x16xf32>
}

// -----

// The same the other way round: the chain of the sum could be fused, and its logarithm is subtracted from logits that stay.
// CHECK-LABEL: @stays_below
// CHECK-NOT: vocab.sweep
// CHECK: return
func.func public @stays_below(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %log = stablehlo.log %z : tensor<8xf32>
  %g = stablehlo.optimization_barrier %h : tensor<8x16xf32>
  %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %zb = stablehlo.broadcast_in_dim %log, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = stablehlo.subtract %y, %zb : tensor<8x64xf32>
  %p = stablehlo.exponential %d : tensor<8x64xf32>
  %s = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %p, %s : tensor<8x64xf32>, tensor<8xf32>
}

// -----

// Two sums of which nothing is subtracted from the other's logits: the one that can be fused is fused.
// CHECK-LABEL: @apart
// CHECK: vocab.sweep
func.func public @apart(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %g = stablehlo.optimization_barrier %h : tensor<8x16xf32>
  %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %p = stablehlo.exponential %y : tensor<8x64xf32>
  %s = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %x, %s : tensor<8x64xf32>, tensor<8xf32>
}
