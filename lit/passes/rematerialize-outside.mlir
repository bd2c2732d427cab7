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

// What is returned is in memory: the logits stay.

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

// -----

// What is swept outside has a product of its own, where nothing of it goes into a branch.

// CHECK-LABEL: @measured
// CHECK: %[[X:.*]] = stablehlo.dot_general %arg0, %arg1
// CHECK: %[[M:.*]] = stablehlo.reduce(%[[X]]
// CHECK: "stablehlo.case"
// CHECK-NEXT: stablehlo.dot_general %arg0, %arg1
// CHECK: return %{{.*}}, %[[M]]
func.func @measured(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %index: tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %z = "stablehlo.case"(%index) ({
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    stablehlo.return %r : tensor<8xf32>
  }, {
    %none = stablehlo.constant dense<0.0> : tensor<8xf32>
    stablehlo.return %none : tensor<8xf32>
  }) : (tensor<i32>) -> tensor<8xf32>
  return %z, %m : tensor<8xf32>, tensor<8xf32>
}

// -----

// A maximum from outside that a branch reads is one of the very logits there: they stay.

// CHECK-LABEL: @comes_back
// CHECK: stablehlo.dot_general
// CHECK: "stablehlo.case"
// CHECK-NOT: dot_general
// CHECK: return
func.func @comes_back(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %index: tensor<i32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %z = "stablehlo.case"(%index) ({
    %d = stablehlo.subtract %x, %b : tensor<8x64xf32>
    %e = stablehlo.exponential %d : tensor<8x64xf32>
    %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    stablehlo.return %r : tensor<8xf32>
  }, {
    %none = stablehlo.constant dense<0.0> : tensor<8xf32>
    stablehlo.return %none : tensor<8xf32>
  }) : (tensor<i32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// A gradient that is added to that of another loss is contracted apart from it; the contraction of what a branch gives is in the branch.

// CHECK-LABEL: @added
// CHECK: %[[BRANCH:.*]]:2 = "stablehlo.case"
// CHECK: stablehlo.dot_general %arg0, %arg1
// CHECK: %[[G:.*]] = stablehlo.exponential
// CHECK: stablehlo.dot_general %[[G]], %arg1, contracting_dims = [1] x [1]
// CHECK: %[[MINE:.*]] = stablehlo.dot_general %{{.*}}, %arg1, contracting_dims = [1] x [1]
// CHECK: stablehlo.add %[[BRANCH]]#1, %[[MINE]]
func.func @added(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %index: tensor<i32>) -> (tensor<8xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %other = stablehlo.exponential %x : tensor<8x64xf32>
  %both:2 = "stablehlo.case"(%index) ({
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    stablehlo.return %r, %e : tensor<8xf32>, tensor<8x64xf32>
  }, {
    %none = stablehlo.constant dense<0.0> : tensor<8xf32>
    %zeros = stablehlo.constant dense<0.0> : tensor<8x64xf32>
    stablehlo.return %none, %zeros : tensor<8xf32>, tensor<8x64xf32>
  }) : (tensor<i32>) -> (tensor<8xf32>, tensor<8x64xf32>)
  %d = stablehlo.add %other, %both#1 : tensor<8x64xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %both#0, %dh : tensor<8xf32>, tensor<8x16xf32>
}
