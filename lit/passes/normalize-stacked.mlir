// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// A sum of exponentials over two arrays that are stacked behind the vocabulary, with their maximum subtracted, and slices out of what
// its derivative makes: nothing of the stacked shape is left. A maximum needs no -inf to begin with.

// CHECK-LABEL: @behind
// CHECK-NOT: 8x64x2
// CHECK: [[P:%.*]] = stablehlo.negate [[X:%.*]] : tensor<8x64xf32>
// CHECK-NOT: 8x64x2
// CHECK: stablehlo.maximum [[X]], [[P]] : tensor<8x64xf32>
// CHECK-NOT: 8x64x2
// CHECK: stablehlo.add [[E0:%.*]], [[E1:%.*]] : tensor<8x64xf32>
// CHECK-NOT: 8x64x2
// CHECK: stablehlo.subtract %{{.*}}, %{{.*}} : tensor<8x64xf32>
// CHECK-NOT: 8x64x2
// CHECK: return
func.func public @behind(%x: tensor<8x64xf32>, %g: tensor<8x64xf32>) -> (tensor<8xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %n = stablehlo.negate %x : tensor<8x64xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %b = stablehlo.reshape %n : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %s = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x2xf32>
  %m = stablehlo.reduce(%s init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<8x64x2xf32>, tensor<f32>) -> tensor<8x64xf32>
  %m1 = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %mb = stablehlo.broadcast_in_dim %m1, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x2xf32>
  %d = stablehlo.subtract %s, %mb : tensor<8x64x2xf32>
  %e = stablehlo.exponential %d : tensor<8x64x2xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x64x2xf32>, tensor<f32>) -> tensor<8x64xf32>
  %gb = stablehlo.broadcast_in_dim %g, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x2xf32>
  %twos = stablehlo.constant dense<2.0> : tensor<8x64x2xf32>
  %ge = stablehlo.multiply %gb, %e : tensor<8x64x2xf32>
  %ge2 = stablehlo.multiply %ge, %twos : tensor<8x64x2xf32>
  %c0 = stablehlo.slice %ge2 [0:8, 0:64, 0:1] : (tensor<8x64x2xf32>) -> tensor<8x64x1xf32>
  %c1 = stablehlo.slice %ge2 [0:8, 0:64, 1:2] : (tensor<8x64x2xf32>) -> tensor<8x64x1xf32>
  %r0 = stablehlo.reshape %c0 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
  %r1 = stablehlo.reshape %c1 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
  %back = stablehlo.subtract %r0, %r1 : tensor<8x64xf32>
  %w = stablehlo.exponential %sum : tensor<8x64xf32>
  %z = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %back : tensor<8xf32>, tensor<8x64xf32>
}

// -----

// Stacked in front, three, with a choice between them.

// CHECK-LABEL: @in_front
// CHECK-NOT: 3x8x64
// CHECK-COUNT-3: stablehlo.select {{.*}} tensor<8x64xf32>
// CHECK-NOT: 3x8x64
// CHECK: return
func.func public @in_front(%x: tensor<8x64xf32>, %y: tensor<8x64xf32>, %ok: tensor<i1>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
  %b = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
  %s = stablehlo.concatenate %a, %b, %a, dim = 0 : (tensor<1x8x64xf32>, tensor<1x8x64xf32>, tensor<1x8x64xf32>) -> tensor<3x8x64xf32>
  %none = stablehlo.constant dense<0.0> : tensor<3x8x64xf32>
  %t = stablehlo.select %ok, %s, %none : tensor<i1>, tensor<3x8x64xf32>
  %sum = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x8x64xf32>, tensor<f32>) -> tensor<8x64xf32>
  %w = stablehlo.exponential %sum : tensor<8x64xf32>
  %z = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// These stay: what is not made of a stack, what is not elementwise up to it, and parts that are more than one wide.

// CHECK-LABEL: @others
// CHECK-COUNT-3: stablehlo.reduce(%{{.*}}2xf32>
// CHECK: return
func.func public @others(%x: tensor<8x64xf32>, %given: tensor<8x64x2xf32>) -> (tensor<8xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.reduce(%given init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x64x2xf32>, tensor<f32>) -> tensor<8x64xf32>
  %a = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %s = stablehlo.concatenate %a, %a, dim = 2 : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x2xf32>
  %back = stablehlo.reverse %s, dims = [2] : tensor<8x64x2xf32>
  %two = stablehlo.reduce(%back init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x64x2xf32>, tensor<f32>) -> tensor<8x64xf32>
  %p = stablehlo.slice %s [0:8, 0:64, 0:2] : (tensor<8x64x2xf32>) -> tensor<8x64x2xf32>
  %both = stablehlo.concatenate %given, %p, dim = 2 : (tensor<8x64x2xf32>, tensor<8x64x2xf32>) -> tensor<8x64x4xf32>
  %cut = stablehlo.slice %both [0:8, 0:64, 1:3] : (tensor<8x64x4xf32>) -> tensor<8x64x2xf32>
  %three = stablehlo.reduce(%cut init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x64x2xf32>, tensor<f32>) -> tensor<8xf32>
  %w = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %one, %two, %three : tensor<8xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8xf32>
}

// -----

// A checkpoint passes the stack through a barrier, together with values of other ranks: each array passes it.

// CHECK-LABEL: @behind_a_barrier
// CHECK-NOT: 8x64x2
// CHECK: %[[B:.*]]:4 = stablehlo.optimization_barrier %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8xi32>, tensor<f32>
// CHECK-NOT: 8x64x2
// CHECK: stablehlo.exponential %[[B]]#0 : tensor<8x64xf32>
// CHECK: stablehlo.exponential %[[B]]#1 : tensor<8x64xf32>
// CHECK-NOT: 8x64x2
// CHECK: return %{{.*}}, %[[B]]#2, %[[B]]#3
func.func public @behind_a_barrier(%x: tensor<8x64xf32>, %y: tensor<8x64xf32>, %ids: tensor<8xi32>, %scale: tensor<f32>)
    -> (tensor<8xf32>, tensor<8xi32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %b = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %s = stablehlo.concatenate %a, %b, dim = 2 : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x2xf32>
  %p:3 = stablehlo.optimization_barrier %s, %ids, %scale : tensor<8x64x2xf32>, tensor<8xi32>, tensor<f32>
  %e = stablehlo.exponential %p#0 : tensor<8x64x2xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x64x2xf32>, tensor<f32>) -> tensor<8x64xf32>
  %w = stablehlo.exponential %sum : tensor<8x64xf32>
  %z = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %p#1, %p#2 : tensor<8xf32>, tensor<8xi32>, tensor<f32>
}
