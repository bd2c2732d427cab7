// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(coalesce-blocks)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --always-fuse --pass-pipeline='builtin.module(coalesce-blocks,outline)' | FileCheck %s --check-prefix=SWEEP
// REQUIRES: blocks

// A loop over tiles of columns with a running maximum and sum, a masked pick and gradients is what it computes of all columns.

// CHECK-LABEL: @statistics
// CHECK-NOT: stablehlo.while
// CHECK: %[[X:.*]] = stablehlo.dot_general %arg0, %arg1, {{.*}} -> tensor<8x256xf32>
// CHECK: %[[M:.*]] = stablehlo.reduce(%[[X]] init: %{{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK: stablehlo.exponential
// CHECK: %[[S:.*]] = stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: return %[[M]], %[[S]]
// SWEEP-LABEL: @statistics
// SWEEP-NOT: stablehlo.dot_general
// SWEEP: vocab.sweep
func.func public @statistics(%h: tensor<8x16xf32>, %w: tensor<16x256xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<8xf32>
  %none = stablehlo.constant dense<0.0> : tensor<8xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:5 = stablehlo.while(%i = %start, %m = %low, %s = %none, %hs = %h, %ws = %w) : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x256xf32>
  cond {
    %end = stablehlo.constant dense<256> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<64> : tensor<i32>
    %part = stablehlo.dynamic_slice %ws, %c0, %i, sizes = [16, 64] : (tensor<16x256xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
    %x = stablehlo.dot_general %hs, %part, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %top = stablehlo.reduce(%x init: %inf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %m1 = stablehlo.maximum %m, %top : tensor<8xf32>
    %d = stablehlo.subtract %m, %m1 : tensor<8xf32>
    %a = stablehlo.exponential %d : tensor<8xf32>
    %old = stablehlo.multiply %s, %a : tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m1, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %less = stablehlo.subtract %x, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %less : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %s1 = stablehlo.add %old, %z : tensor<8xf32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %m1, %s1, %hs, %ws : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x256xf32>
  }
  return %r#1, %r#2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Guards at each place where a row without columns would give NaN: 0 is subtracted in place of a maximum of -inf, and only there.

// CHECK-LABEL: @guarded
// CHECK-NOT: stablehlo.while
// CHECK: %[[M:.*]] = stablehlo.reduce(%[[X:.*]] init: %{{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK: %[[SOME:.*]] = stablehlo.is_finite %[[M]]
// CHECK: stablehlo.select %[[SOME]], %[[M]], %{{.*}} : tensor<8xi1>, tensor<8xf32>
// CHECK: %[[S:.*]] = stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: return %[[M]], %[[S]]
// SWEEP-LABEL: @guarded
// SWEEP-NOT: stablehlo.dot_general
// SWEEP: vocab.sweep
func.func public @guarded(%h: tensor<8x16xf32>, %w: tensor<16x256xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %lows = stablehlo.constant dense<0xFF800000> : tensor<8xf32>
  %none = stablehlo.constant dense<0.0> : tensor<8xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:5 = stablehlo.while(%i = %start, %m = %lows, %s = %none, %hs = %h, %ws = %w) : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x256xf32>
  cond {
    %end = stablehlo.constant dense<256> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<64> : tensor<i32>
    %part = stablehlo.dynamic_slice %ws, %c0, %i, sizes = [16, 64] : (tensor<16x256xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
    %x = stablehlo.dot_general %hs, %part, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %top = stablehlo.reduce(%x init: %inf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %m1 = stablehlo.maximum %m, %top : tensor<8xf32>
    %none1 = stablehlo.compare EQ, %m1, %lows : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %mb = stablehlo.broadcast_in_dim %m1, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %less = stablehlo.subtract %x, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %less : tensor<8x64xf32>
    %nb = stablehlo.broadcast_in_dim %none1, dims = [0] : (tensor<8xi1>) -> tensor<8x64xi1>
    %zeros = stablehlo.constant dense<0.0> : tensor<8x64xf32>
    %p = stablehlo.select %nb, %zeros, %e : tensor<8x64xi1>, tensor<8x64xf32>
    %none0 = stablehlo.compare EQ, %m, %lows : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %d = stablehlo.subtract %m, %m1 : tensor<8xf32>
    %f = stablehlo.exponential %d : tensor<8xf32>
    %a = stablehlo.select %none0, %none, %f : tensor<8xi1>, tensor<8xf32>
    %old = stablehlo.multiply %s, %a : tensor<8xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%p init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %s1 = stablehlo.add %old, %z : tensor<8xf32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %m1, %s1, %hs, %ws : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x256xf32>
  }
  return %r#1, %r#2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// A NaN is lost where the sum before is left out unless it is larger than 0: no sum over all columns does so.

// CHECK-LABEL: @forgetful
// CHECK: stablehlo.while
func.func public @forgetful(%h: tensor<8x16xf32>, %w: tensor<16x256xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %lows = stablehlo.constant dense<0xFF800000> : tensor<8xf32>
  %none = stablehlo.constant dense<0.0> : tensor<8xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:5 = stablehlo.while(%i = %start, %m = %lows, %s = %none, %hs = %h, %ws = %w) : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x256xf32>
  cond {
    %end = stablehlo.constant dense<256> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<64> : tensor<i32>
    %part = stablehlo.dynamic_slice %ws, %c0, %i, sizes = [16, 64] : (tensor<16x256xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
    %x = stablehlo.dot_general %hs, %part, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %top = stablehlo.reduce(%x init: %inf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %m1 = stablehlo.maximum %m, %top : tensor<8xf32>
    %finite = stablehlo.is_finite %m1 : (tensor<8xf32>) -> tensor<8xi1>
    %n = stablehlo.select %finite, %m1, %none : tensor<8xi1>, tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %n, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %less = stablehlo.subtract %x, %mb : tensor<8x64xf32>
    %p = stablehlo.exponential %less : tensor<8x64xf32>
    %d = stablehlo.subtract %m, %n : tensor<8xf32>
    %f = stablehlo.exponential %d : tensor<8xf32>
    %some = stablehlo.compare GT, %s, %none : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %moved = stablehlo.multiply %s, %f : tensor<8xf32>
    %old = stablehlo.select %some, %moved, %none : tensor<8xi1>, tensor<8xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%p init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %s1 = stablehlo.add %old, %z : tensor<8xf32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %m1, %s1, %hs, %ws : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x256xf32>
  }
  return %r#1, %r#2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// From the last tile to the first, with weights' gradients that are written where they belong, and hidden states' that add up.

// CHECK-LABEL: @gradients
// CHECK-NOT: stablehlo.while
// CHECK: %[[E:.*]] = stablehlo.exponential %{{.*}} : tensor<8x256xf32>
// CHECK: %[[DH:.*]] = stablehlo.dot_general %[[E]], %arg1, contracting_dims = [1] x [1] : (tensor<8x256xf32>, tensor<16x256xf32>) -> tensor<8x16xf32>
// CHECK: %[[DW:.*]] = stablehlo.dot_general %arg0, %[[E]], contracting_dims = [0] x [0]
// CHECK: return %[[DH]], %[[DW]]
func.func public @gradients(%h: tensor<8x16xf32>, %w: tensor<16x256xf32>, %lse: tensor<8xf32>) -> (tensor<8x16xf32>, tensor<16x256xf32>) {
  %dh = stablehlo.constant dense<0.0> : tensor<8x16xf32>
  %dw = stablehlo.constant dense<0.0> : tensor<16x256xf32>
  %start = stablehlo.constant dense<3> : tensor<i32>
  %r:6 = stablehlo.while(%i = %start, %a = %dh, %b = %dw, %hs = %h, %ws = %w, %z = %lse) : tensor<i32>, tensor<8x16xf32>, tensor<16x256xf32>, tensor<8x16xf32>, tensor<16x256xf32>, tensor<8xf32>
  cond {
    %end = stablehlo.constant dense<0> : tensor<i32>
    %more = stablehlo.compare GE, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %width = stablehlo.constant dense<64> : tensor<i32>
    %first = stablehlo.multiply %i, %width : tensor<i32>
    %part = stablehlo.dynamic_slice %ws, %c0, %first, sizes = [16, 64] : (tensor<16x256xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
    %x = stablehlo.dot_general %hs, %part, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %zb = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %less = stablehlo.subtract %x, %zb : tensor<8x64xf32>
    %p = stablehlo.exponential %less : tensor<8x64xf32>
    %more = stablehlo.dot_general %p, %part, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
    %a1 = stablehlo.add %a, %more : tensor<8x16xf32>
    %g = stablehlo.dot_general %hs, %p, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
    %b1 = stablehlo.dynamic_update_slice %b, %g, %c0, %first : (tensor<16x256xf32>, tensor<16x64xf32>, tensor<i32>, tensor<i32>) -> tensor<16x256xf32>
    %next = stablehlo.subtract %i, %c1 : tensor<i32>
    stablehlo.return %next, %a1, %b1, %hs, %ws, %z : tensor<i32>, tensor<8x16xf32>, tensor<16x256xf32>, tensor<8x16xf32>, tensor<16x256xf32>, tensor<8xf32>
  }
  return %r#1, %r#2 : tensor<8x16xf32>, tensor<16x256xf32>
}

// -----

// The sum is not brought to the new maximum: it is no sum of exponentials of all columns.

// CHECK-LABEL: @not_rescaled
// CHECK: stablehlo.while
func.func public @not_rescaled(%h: tensor<8x16xf32>, %w: tensor<16x256xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<8xf32>
  %none = stablehlo.constant dense<0.0> : tensor<8xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:5 = stablehlo.while(%i = %start, %m = %low, %s = %none, %hs = %h, %ws = %w) : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x256xf32>
  cond {
    %end = stablehlo.constant dense<256> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<64> : tensor<i32>
    %part = stablehlo.dynamic_slice %ws, %c0, %i, sizes = [16, 64] : (tensor<16x256xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
    %x = stablehlo.dot_general %hs, %part, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %top = stablehlo.reduce(%x init: %inf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %m1 = stablehlo.maximum %m, %top : tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m1, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %less = stablehlo.subtract %x, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %less : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %s1 = stablehlo.add %s, %z : tensor<8xf32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %m1, %s1, %hs, %ws : tensor<i32>, tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x256xf32>
  }
  return %r#1, %r#2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Tiles that overlap: a column would count twice. The last one is moved into the array, where it meets others.

// CHECK-LABEL: @overlapping
// CHECK: stablehlo.while
func.func public @overlapping(%h: tensor<8x16xf32>, %w: tensor<16x240xf32>, %lse: tensor<8xf32>) -> tensor<8x16xf32> {
  %dh = stablehlo.constant dense<0.0> : tensor<8x16xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:5 = stablehlo.while(%i = %start, %a = %dh, %hs = %h, %ws = %w, %z = %lse) : tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<16x240xf32>, tensor<8xf32>
  cond {
    %end = stablehlo.constant dense<240> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<64> : tensor<i32>
    %part = stablehlo.dynamic_slice %ws, %c0, %i, sizes = [16, 64] : (tensor<16x240xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
    %x = stablehlo.dot_general %hs, %part, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %zb = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %less = stablehlo.subtract %x, %zb : tensor<8x64xf32>
    %p = stablehlo.exponential %less : tensor<8x64xf32>
    %more = stablehlo.dot_general %p, %part, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
    %a1 = stablehlo.add %a, %more : tensor<8x16xf32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %a1, %hs, %ws, %z : tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<16x240xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<8x16xf32>
}

// -----

// A loop over rows of logits that exist outside of it, and the one that makes their gradient of what it stacks: slices of zeros that
// are added up are all rows, and what a trip wrote at its place is what the other one reads there.

// CHECK-LABEL: @rows
// CHECK-NOT: stablehlo.while
// CHECK: %[[E:.*]] = stablehlo.exponential %arg0 {{.*}}: tensor<32x64xf32>
// CHECK: %[[Z:.*]] = stablehlo.reduce(%[[E]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: stablehlo.reduce(%[[Z]] init: %{{.*}}) applies stablehlo.add across dimensions = [0]
// CHECK: %[[P:.*]] = stablehlo.divide %{{.*}} : tensor<32x64xf32>
// CHECK: return %{{.*}}, %[[P]]
func.func public @rows(%x: tensor<32x64xf32>) -> (tensor<f32>, tensor<32x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<4x8x64xf32>
  %sums = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %places = stablehlo.constant dense<0> : tensor<4xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:6 = stablehlo.while(%i = %start, %sum = %zero, %xs = %x, %kept = %none, %zs = %sums, %at = %places) : tensor<i32>, tensor<f32>, tensor<32x64xf32>, tensor<4x8x64xf32>, tensor<4x8xf32>, tensor<4xi32>
  cond {
    %end = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %size = stablehlo.constant dense<8> : tensor<i32>
    %first = stablehlo.multiply %i, %size : tensor<i32>
    %part = stablehlo.dynamic_slice %xs, %first, %c0, sizes = [8, 64] : (tensor<32x64xf32>, tensor<i32>, tensor<i32>) -> tensor<8x64xf32>
    %e = stablehlo.exponential %part : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %z0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %sum1 = stablehlo.add %sum, %all : tensor<f32>
    %e1 = stablehlo.reshape %e : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %kept1 = stablehlo.dynamic_update_slice %kept, %e1, %i, %c0, %c0 : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
    %z1 = stablehlo.reshape %z : (tensor<8xf32>) -> tensor<1x8xf32>
    %zs1 = stablehlo.dynamic_update_slice %zs, %z1, %i, %c0 : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %place = stablehlo.reshape %first : (tensor<i32>) -> tensor<1xi32>
    %at1 = stablehlo.dynamic_update_slice %at, %place, %i : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %next = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %next, %sum1, %xs, %kept1, %zs1, %at1 : tensor<i32>, tensor<f32>, tensor<32x64xf32>, tensor<4x8x64xf32>, tensor<4x8xf32>, tensor<4xi32>
  }
  %d0 = stablehlo.constant dense<0.0> : tensor<32x64xf32>
  %b:5 = stablehlo.while(%i = %start, %d = %d0, %kept = %r#3, %zs = %r#4, %at = %r#5) : tensor<i32>, tensor<32x64xf32>, tensor<4x8x64xf32>, tensor<4x8xf32>, tensor<4xi32>
  cond {
    %end = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %last = stablehlo.constant dense<3> : tensor<i32>
    %back = stablehlo.subtract %last, %i : tensor<i32>
    %e1 = stablehlo.dynamic_slice %kept, %back, %c0, %c0, sizes = [1, 8, 64] : (tensor<4x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
    %e = stablehlo.reshape %e1 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %z1 = stablehlo.dynamic_slice %zs, %back, %c0, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %z = stablehlo.reshape %z1 : (tensor<1x8xf32>) -> tensor<8xf32>
    %zb = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %p = stablehlo.divide %e, %zb : tensor<8x64xf32>
    %place1 = stablehlo.dynamic_slice %at, %back, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %place = stablehlo.reshape %place1 : (tensor<1xi32>) -> tensor<i32>
    %zeros = stablehlo.constant dense<0.0> : tensor<32x64xf32>
    %mine = stablehlo.dynamic_update_slice %zeros, %p, %place, %c0 : (tensor<32x64xf32>, tensor<8x64xf32>, tensor<i32>, tensor<i32>) -> tensor<32x64xf32>
    %d1 = stablehlo.add %d, %mine : tensor<32x64xf32>
    %next = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %next, %d1, %kept, %zs, %at : tensor<i32>, tensor<32x64xf32>, tensor<4x8x64xf32>, tensor<4x8xf32>, tensor<4xi32>
  }
  return %r#1, %b#1 : tensor<f32>, tensor<32x64xf32>
}

// -----

// Rows that overlap would count once instead of twice.

// CHECK-LABEL: @rows_overlapping
// CHECK: stablehlo.while
func.func public @rows_overlapping(%x: tensor<32x64xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %sum = %zero, %xs = %x) : tensor<i32>, tensor<f32>, tensor<32x64xf32>
  cond {
    %end = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %size = stablehlo.constant dense<6> : tensor<i32>
    %first = stablehlo.multiply %i, %size : tensor<i32>
    %part = stablehlo.dynamic_slice %xs, %first, %c0, sizes = [8, 64] : (tensor<32x64xf32>, tensor<i32>, tensor<i32>) -> tensor<8x64xf32>
    %e = stablehlo.exponential %part : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %z0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %sum1 = stablehlo.add %sum, %all : tensor<f32>
    %next = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %next, %sum1, %xs : tensor<i32>, tensor<f32>, tensor<32x64xf32>
  }
  return %r#1 : tensor<f32>
}

// -----

// A loop over tokens with the product in it stays: what follows goes over its columns anyway.

// CHECK-LABEL: @tokens
// CHECK: stablehlo.while
func.func public @tokens(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:4 = stablehlo.while(%i = %start, %sum = %zero, %hs = %h, %ws = %w) : tensor<i32>, tensor<f32>, tensor<32x16xf32>, tensor<16x64xf32>
  cond {
    %end = stablehlo.constant dense<32> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<8> : tensor<i32>
    %part = stablehlo.dynamic_slice %hs, %i, %c0, sizes = [8, 16] : (tensor<32x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
    %x = stablehlo.dot_general %part, %ws, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %all, %hs, %ws : tensor<i32>, tensor<f32>, tensor<32x16xf32>, tensor<16x64xf32>
  }
  return %r#1 : tensor<f32>
}
