// RUN: %grpo-opt %s --split-input-file --always-fuse --verify-each --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s

// Logits that are made in front of a conditional are made in its branches, and the contractions of their gradient are, too. Of a branch that gives
// zeros they are 0 times the other factor.

// CHECK-LABEL: @handed
// CHECK-NOT: dot_general
// CHECK: "stablehlo.case"
// CHECK-NEXT: stablehlo.dot_general %arg0, %arg1
// CHECK: "stablehlo.case"
// CHECK-NEXT: stablehlo.dot_general %arg0, %arg1
// CHECK: %[[G:.*]] = stablehlo.multiply
// CHECK: stablehlo.dot_general %[[G]], %arg1, contracting_dims = [1] x [1]
// CHECK: stablehlo.return
// CHECK: %[[ZERO:.*]] = stablehlo.multiply %arg1, %{{.*}} : tensor<16x64xf32>
// CHECK: stablehlo.reduce(%[[ZERO]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK-NOT: dot_general
// CHECK: return
func.func @handed(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %index: tensor<i32>, %s: tensor<8x64xf32>) -> (tensor<8xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %z = "stablehlo.case"(%index) ({
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    stablehlo.return %r : tensor<8xf32>
  }, {
    %none = stablehlo.constant dense<0.0> : tensor<8xf32>
    stablehlo.return %none : tensor<8xf32>
  }) : (tensor<i32>) -> tensor<8xf32>
  %g = "stablehlo.case"(%index) ({
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %b = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %p = stablehlo.multiply %e, %b : tensor<8x64xf32>
    stablehlo.return %p : tensor<8x64xf32>
  }, {
    %none = stablehlo.constant dense<0.0> : tensor<8x64xf32>
    stablehlo.return %none : tensor<8x64xf32>
  }) : (tensor<i32>) -> tensor<8x64xf32>
  %dh = stablehlo.dot_general %g, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %dh : tensor<8xf32>, tensor<8x16xf32>
}

// -----

// What else reads the logits has them in memory: they stay.

// CHECK-LABEL: @read_elsewhere
// CHECK: %[[X:.*]] = stablehlo.dot_general
// CHECK: "stablehlo.case"
// CHECK-NOT: dot_general
// CHECK: return %{{.*}}, %[[X]]
func.func @read_elsewhere(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %index: tensor<i32>) -> (tensor<8xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %z = "stablehlo.case"(%index) ({
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    stablehlo.return %r : tensor<8xf32>
  }, {
    %none = stablehlo.constant dense<0.0> : tensor<8xf32>
    stablehlo.return %none : tensor<8xf32>
  }) : (tensor<i32>) -> tensor<8xf32>
  return %z, %x : tensor<8xf32>, tensor<8x64xf32>
}
