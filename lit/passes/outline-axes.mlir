// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(outline)' --always-fuse | FileCheck %s

// The vocabulary may be any dimension: rows are the others, in their order. What the sweeps give is reshaped.

// CHECK-LABEL: @vocabulary_first
// CHECK-SAME: (%[[W:[^:]*]]: tensor<64x16xf32>, %[[H:[^:]*]]: tensor<2x4x16xf32>
// CHECK-NOT: tensor<64x2x4x
// CHECK: %[[ROWS:.*]] = stablehlo.reshape %[[H]] : (tensor<2x4x16xf32>) -> tensor<8x16xf32>
// CHECK: %[[Z:.*]] = "vocab.sweep"(%[[ROWS]], %[[W]])
// CHECK: sinks = [{kind = "sum"}], sources = [{elem = "f32", kind = "head", layout = "vk", precision = []}]
// CHECK: stablehlo.reshape %[[Z]] : (tensor<8xf32>) -> tensor<2x4xf32>
// A weight for each column; the gradients of both operands.
// CHECK: "vocab.sweep"
// CHECK: sinks = [{kind = "contract_cols"
// CHECK: "vocab.sweep"
// CHECK: sinks = [{kind = "contract_rows"
// CHECK-NOT: tensor<64x2x4x
// CHECK: return
func.func @vocabulary_first(%w: tensor<64x16xf32>, %h: tensor<2x4x16xf32>, %b: tensor<64xf32>) -> (tensor<2x4xf32>, tensor<2x4x16xf32>, tensor<64x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %w, %h, contracting_dims = [1] x [2] : (tensor<64x16xf32>, tensor<2x4x16xf32>) -> tensor<64x2x4xf32>
  %e = stablehlo.exponential %x : tensor<64x2x4xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<64xf32>) -> tensor<64x2x4xf32>
  %d = stablehlo.multiply %e, %bb : tensor<64x2x4xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [0] x [0] : (tensor<64x2x4xf32>, tensor<64x16xf32>) -> tensor<2x4x16xf32>
  %dw = stablehlo.dot_general %d, %h, contracting_dims = [1, 2] x [0, 1] : (tensor<64x2x4xf32>, tensor<2x4x16xf32>) -> tensor<64x16xf32>
  return %z, %dh, %dw : tensor<2x4xf32>, tensor<2x4x16xf32>, tensor<64x16xf32>
}

// -----

// Between two row dimensions, behind a transpose; a value of each row meets it there.

// CHECK-LABEL: @vocabulary_second
// CHECK-NOT: tensor<2x64x4x
// CHECK: "vocab.sweep"
// CHECK: stablehlo.subtract
// CHECK: sinks = [{kind = "sum"}]
// CHECK: stablehlo.reshape %{{.*}} : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NOT: tensor<2x64x4x
// CHECK: return
func.func @vocabulary_second(%h: tensor<2x4x16xf32>, %w: tensor<16x64xf32>, %m: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x4x16xf32>, tensor<16x64xf32>) -> tensor<2x4x64xf32>
  %t = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<2x4x64xf32>) -> tensor<2x64x4xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<2x4xf32>) -> tensor<2x64x4xf32>
  %s = stablehlo.subtract %t, %mb : tensor<2x64x4xf32>
  %e = stablehlo.exponential %s : tensor<2x64x4xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x64x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %z : tensor<2x4xf32>
}

// -----

// Rows in another order than that of the logits: what meets them, and what comes of them, is transposed; the hidden
// states are not. A square of rows would fit by its shape alone.

// CHECK-LABEL: @rows_turned
// CHECK-SAME: (%[[H:[^:]*]]: tensor<4x4x16xf32>, %[[W:[^:]*]]: tensor<16x64xf32>, %[[M:[^:]*]]: tensor<4x4xf32>)
// CHECK-NOT: tensor<4x4x64x
// CHECK: %[[ROWS:.*]] = stablehlo.reshape %[[H]] : (tensor<4x4x16xf32>) -> tensor<16x16xf32>
// CHECK: %[[FLAT:.*]] = stablehlo.reshape %[[M]] : (tensor<4x4xf32>) -> tensor<16xf32>
// CHECK: %[[APART:.*]] = stablehlo.reshape %[[FLAT]] : (tensor<16xf32>) -> tensor<4x4xf32>
// CHECK: %[[TURNED:.*]] = stablehlo.transpose %[[APART]], dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK: %[[OWN:.*]] = stablehlo.reshape %[[TURNED]] : (tensor<4x4xf32>) -> tensor<16xf32>
// CHECK: %[[Z:.*]] = "vocab.sweep"(%[[ROWS]], %[[W]], %[[OWN]])
// CHECK: sinks = [{kind = "sum"}]
// CHECK: %[[ZA:.*]] = stablehlo.reshape %[[Z]] : (tensor<16xf32>) -> tensor<4x4xf32>
// CHECK: stablehlo.transpose %[[ZA]], dims = [1, 0]
// CHECK: sinks = [{kind = "contract_cols"
// CHECK: stablehlo.transpose %{{.*}}, dims = [1, 0, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
// CHECK: stablehlo.transpose %{{.*}}, dims = [1, 0, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
// CHECK: sinks = [{kind = "contract_rows"
// CHECK-NOT: tensor<4x4x64x
// CHECK: return
func.func @rows_turned(%h: tensor<4x4x16xf32>, %w: tensor<16x64xf32>, %m: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4x16xf32>, tensor<64x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<4x4x16xf32>, tensor<16x64xf32>) -> tensor<4x4x64xf32>
  %t = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<4x4x64xf32>) -> tensor<4x4x64xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x64xf32>
  %s = stablehlo.subtract %t, %mb : tensor<4x4x64xf32>
  %e = stablehlo.exponential %s : tensor<4x4x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x4x64xf32>, tensor<f32>) -> tensor<4x4xf32>
  %dh = stablehlo.dot_general %e, %w, contracting_dims = [2] x [1] : (tensor<4x4x64xf32>, tensor<16x64xf32>) -> tensor<4x4x16xf32>
  %ht = stablehlo.transpose %h, dims = [1, 0, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
  %dw = stablehlo.dot_general %e, %ht, contracting_dims = [0, 1] x [0, 1] : (tensor<4x4x64xf32>, tensor<4x4x16xf32>) -> tensor<64x16xf32>
  return %z, %dh, %dw : tensor<4x4xf32>, tensor<4x4x16xf32>, tensor<64x16xf32>
}
