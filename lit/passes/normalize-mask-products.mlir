// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// A matrix product of rows with a one-hot: a choice of x and 0·x, since an infinity times 0 counts there.

// CHECK-LABEL: @picks
// CHECK: %[[X:.*]] = stablehlo.dot_general %{{.*}} -> tensor<8x64xf32>
// CHECK: %[[NOTHING:.*]] = stablehlo.multiply %[[X]], %{{.*}} : tensor<8x64xf32>
// CHECK: %[[EACH:.*]] = stablehlo.select %{{.*}}, %[[X]], %[[NOTHING]]
// CHECK: stablehlo.reduce(%[[EACH]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK-NOT: batching_dims
// CHECK: return
func.func public @picks(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %c: tensor<8x64xi1>) -> (tensor<8xf32>, tensor<8x1x1xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %m = stablehlo.convert %c : (tensor<8x64xi1>) -> tensor<8x64xf32>
  %column = stablehlo.reshape %m : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %row = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<8x1x64xf32>
  %o = stablehlo.dot_general %row, %column, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x1x64xf32>, tensor<8x64x1xf32>) -> tensor<8x1x1xf32>
  return %z, %o : tensor<8xf32>, tensor<8x1x1xf32>
}

// -----

// Its gradient multiplies over a dimension of 1: a choice of g and 0·g.

// CHECK-LABEL: @spreads
// CHECK: %[[G:.*]] = stablehlo.broadcast_in_dim %{{.*}} -> tensor<8x64xf32>
// CHECK: %[[NOTHING:.*]] = stablehlo.multiply %[[G]], %{{.*}} : tensor<8x64xf32>
// CHECK: stablehlo.select %{{.*}}, %[[G]], %[[NOTHING]]
// CHECK-NOT: batching_dims
// CHECK: return
func.func public @spreads(%x: tensor<8x64xf32>, %g: tensor<8x1x1xf32>, %c: tensor<8x64xi1>) -> (tensor<8xf32>, tensor<8x1x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %m = stablehlo.convert %c : (tensor<8x64xi1>) -> tensor<8x64xf32>
  %column = stablehlo.reshape %m : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %o = stablehlo.dot_general %g, %column, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x1x1xf32>, tensor<8x64x1xf32>) -> tensor<8x1x64xf32>
  return %z, %o : tensor<8xf32>, tensor<8x1x64xf32>
}

// -----

// An einsum over rows has no dimension of 1, and XLA makes a choice of it as well.

// CHECK-LABEL: @einsum
// CHECK: batching_dims = [0] x [0]
// CHECK: return
func.func public @einsum(%x: tensor<8x64xf32>, %c: tensor<8x64xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %m = stablehlo.convert %c : (tensor<8x64xi1>) -> tensor<8x64xf32>
  %o = stablehlo.dot_general %x, %m, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}
