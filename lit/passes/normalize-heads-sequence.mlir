// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(normalize)' --always-fuse --min-columns=2 | FileCheck %s

// The weights of a head depend on the gradient by the weights of the head before it, so that one head is computed at a time.
// CHECK-LABEL: @one_at_a_time
// CHECK: %[[W0:.*]] = stablehlo.slice %arg1 [0:1, 0:16, 0:64]
// CHECK-NOT: stablehlo.slice %arg1
// CHECK: %[[DW0:.*]] = stablehlo.pad %{{.*}}, low = [0, 0, 0], high = [2, 0, 0]
// CHECK: %[[A:.*]]:2 = stablehlo.optimization_barrier %arg1, %[[DW0]]
// CHECK: stablehlo.slice %[[A]]#0 [1:2, 0:16, 0:64]
// CHECK: %[[DW1:.*]] = stablehlo.dynamic_update_slice %[[A]]#1
// CHECK: %[[B:.*]]:2 = stablehlo.optimization_barrier %arg1, %[[DW1]]
// CHECK: stablehlo.slice %[[B]]#0 [2:3, 0:16, 0:64]
// CHECK: %[[DW2:.*]] = stablehlo.dynamic_update_slice %[[B]]#1
// CHECK: return %{{.*}}, %[[DW2]]
func.func public @one_at_a_time(%h: tensor<8x16xf32>, %w: tensor<3x16x64xf32>) -> (tensor<8x3xf32>, tensor<3x16x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<3x16x64xf32>) -> tensor<8x3x64xf32>
  %e = stablehlo.exponential %x : tensor<8x3x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x3x64xf32>, tensor<f32>) -> tensor<8x3xf32>
  %zs = stablehlo.broadcast_in_dim %z, dims = [0, 1] : (tensor<8x3xf32>) -> tensor<8x3x64xf32>
  %d = stablehlo.divide %e, %zs : tensor<8x3x64xf32>
  %g = stablehlo.dot_general %d, %h, contracting_dims = [0] x [0] : (tensor<8x3x64xf32>, tensor<8x16xf32>) -> tensor<3x64x16xf32>
  %dw = stablehlo.transpose %g, dims = [0, 2, 1] : (tensor<3x64x16xf32>) -> tensor<3x16x64xf32>
  return %z, %dw : tensor<8x3xf32>, tensor<3x16x64xf32>
}

// -----

// Where a gradient depends on all heads, the heads stay independent of it.
// CHECK-LABEL: @together
// CHECK: stablehlo.slice %arg1 [0:1, 0:16, 0:64]
// CHECK: stablehlo.slice %arg1 [1:2, 0:16, 0:64]
// CHECK-NOT: stablehlo.optimization_barrier
// CHECK: return
func.func public @together(%h: tensor<8x16xf32>, %w: tensor<2x16x64xf32>) -> tensor<2x16x64xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<2x16x64xf32>) -> tensor<8x2x64xf32>
  %e = stablehlo.exponential %x : tensor<8x2x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<8x2xf32>
  %all = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8xf32>
  %zs = stablehlo.broadcast_in_dim %all, dims = [0] : (tensor<8xf32>) -> tensor<8x2x64xf32>
  %d = stablehlo.divide %e, %zs : tensor<8x2x64xf32>
  %g = stablehlo.dot_general %d, %h, contracting_dims = [0] x [0] : (tensor<8x2x64xf32>, tensor<8x16xf32>) -> tensor<2x64x16xf32>
  %dw = stablehlo.transpose %g, dims = [0, 2, 1] : (tensor<2x64x16xf32>) -> tensor<2x16x64xf32>
  return %dw : tensor<2x16x64xf32>
}
