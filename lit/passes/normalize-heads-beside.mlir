// Logits of two heads one beside the other are one head's, and their gradients' parts are parts of one contraction.

// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// CHECK-LABEL: @beside
// CHECK-SAME: (%[[H:.*]]: tensor<32x16xf32>, %[[W:.*]]: tensor<16x64xf32>, %[[E:.*]]: tensor<16x8xf32>)
// CHECK: %[[ALL:.*]] = stablehlo.concatenate %[[W]], %[[E]], dim = 1 : (tensor<16x64xf32>, tensor<16x8xf32>) -> tensor<16x72xf32>
// CHECK: %[[X:.*]] = stablehlo.dot_general %[[H]], %[[ALL]], contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x72xf32>) -> tensor<32x72xf32>
// CHECK: %[[D:.*]] = stablehlo.exponential
// CHECK: %[[DW:.*]] = stablehlo.dot_general %[[D]], %[[H]], contracting_dims = [0] x [0] : (tensor<32x72xf32>, tensor<32x16xf32>) -> tensor<72x16xf32>
// CHECK: %[[OF:.*]] = stablehlo.slice %[[DW]] [0:64, 0:16]
// CHECK: stablehlo.slice %{{.*}} [64:72, 0:16] : (tensor<72x16xf32>) -> tensor<8x16xf32>
// CHECK: %[[DH:.*]] = stablehlo.dot_general %[[D]], %[[ALL]], contracting_dims = [1] x [1] : (tensor<32x72xf32>, tensor<16x72xf32>) -> tensor<32x16xf32>
// CHECK-NOT: stablehlo.add
// CHECK: return %{{.*}}, %[[DH]], %[[OF]]
func.func public @beside(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>, %e: tensor<16x8xf32>)
    -> (tensor<32xf32>, tensor<32x16xf32>, tensor<64x16xf32>, tensor<8x16xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %b = stablehlo.dot_general %h, %e, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %x = stablehlo.concatenate %a, %b, dim = 1 : (tensor<32x64xf32>, tensor<32x8xf32>) -> tensor<32x72xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<32x72xf32>, tensor<f32>) -> tensor<32xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<32xf32>) -> tensor<32x72xf32>
  %s = stablehlo.subtract %x, %mb : tensor<32x72xf32>
  %d = stablehlo.exponential %s : tensor<32x72xf32>
  %z = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x72xf32>, tensor<f32>) -> tensor<32xf32>
  %p = stablehlo.slice %d [0:32, 0:64] : (tensor<32x72xf32>) -> tensor<32x64xf32>
  %q = stablehlo.slice %d [0:32, 64:72] : (tensor<32x72xf32>) -> tensor<32x8xf32>
  %dw = stablehlo.dot_general %p, %h, contracting_dims = [0] x [0] : (tensor<32x64xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
  %de = stablehlo.dot_general %q, %h, contracting_dims = [0] x [0] : (tensor<32x8xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  %u = stablehlo.dot_general %p, %w, contracting_dims = [1] x [1] : (tensor<32x64xf32>, tensor<16x64xf32>) -> tensor<32x16xf32>
  %v = stablehlo.dot_general %q, %e, contracting_dims = [1] x [1] : (tensor<32x8xf32>, tensor<16x8xf32>) -> tensor<32x16xf32>
  %dh = stablehlo.add %u, %v : tensor<32x16xf32>
  return %z, %dh, %dw, %de : tensor<32xf32>, tensor<32x16xf32>, tensor<64x16xf32>, tensor<8x16xf32>
}

// -----

// Not where a part of the gradient is read otherwise, nor where there are fewer rows than hidden units.

// CHECK-LABEL: @stays
// CHECK-NOT: tensor<16x72xf32>
// CHECK: return
func.func public @stays(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>, %e: tensor<16x8xf32>) -> (tensor<32xf32>, tensor<32x64xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %b = stablehlo.dot_general %h, %e, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %x = stablehlo.concatenate %a, %b, dim = 1 : (tensor<32x64xf32>, tensor<32x8xf32>) -> tensor<32x72xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<32x72xf32>, tensor<f32>) -> tensor<32xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<32xf32>) -> tensor<32x72xf32>
  %s = stablehlo.subtract %x, %mb : tensor<32x72xf32>
  %d = stablehlo.exponential %s : tensor<32x72xf32>
  %z = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x72xf32>, tensor<f32>) -> tensor<32xf32>
  %p = stablehlo.slice %d [0:32, 0:64] : (tensor<32x72xf32>) -> tensor<32x64xf32>
  return %z, %p : tensor<32xf32>, tensor<32x64xf32>
}
// CHECK-LABEL: @few
// CHECK-NOT: tensor<16x72xf32>
// CHECK: return
func.func public @few(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %e: tensor<16x8xf32>) -> tensor<8xf32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %b = stablehlo.dot_general %h, %e, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %x = stablehlo.concatenate %a, %b, dim = 1 : (tensor<8x64xf32>, tensor<8x8xf32>) -> tensor<8x72xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x72xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x72xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x72xf32>
  %d = stablehlo.exponential %s : tensor<8x72xf32>
  %z = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x72xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}
