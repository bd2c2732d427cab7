// RUN: env GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.perturb=165 %grpo-opt %s --always-fuse --verify-each \
// RUN:   --pass-pipeline='builtin.module(rematerialize)' | FileCheck %s

// Of two stacks the second loop reads one; what it slices out of the other one nothing reads. Calls leave such slices behind: a
// Jensen-Shannon divergence of two heads in a scan, with its gradient, crashed.

// CHECK-LABEL: @main
// CHECK: stablehlo.while
// CHECK: grpo.rematerialized
// CHECK-NOT: 4x8x64
func.func public @main(%h: tensor<32x16xf32>, %w: tensor<16x64xf32>, %ct: tensor<8xf32>) -> tensor<8x16xf32> {
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stack = stablehlo.constant dense<0.0> : tensor<4x8x64xf32>
  %f:6 = stablehlo.while(%i = %start, %sum = %none, %es = %stack, %ys = %stack, %hs = %h, %w0 = %w) : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<32x16xf32>, tensor<16x64xf32>
  cond {
    %written = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %written : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %eight = stablehlo.constant dense<8> : tensor<i32>
    %row = stablehlo.multiply %i, %eight : tensor<i32>
    %h0 = stablehlo.dynamic_slice %hs, %row, %c0, sizes = [8, 16] : (tensor<32x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
    %x = stablehlo.dot_general %h0, %w0, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %y = stablehlo.subtract %x, %mb : tensor<8x64xf32>
    %e = stablehlo.exponential %y : tensor<8x64xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.reduce(%e init: %z0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %all = stablehlo.reduce(%z init: %sum) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %place = stablehlo.convert %i : tensor<i32>
    %entry = stablehlo.reshape %e : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %new = stablehlo.dynamic_update_slice %es, %entry, %place, %c0, %c0 : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
    %second = stablehlo.reshape %y : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %newer = stablehlo.dynamic_update_slice %ys, %second, %place, %c0, %c0 : (tensor<4x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x64xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %all, %new, %newer, %hs, %w0 : tensor<i32>, tensor<f32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<32x16xf32>, tensor<16x64xf32>
  }
  %dh0 = stablehlo.constant dense<0.0> : tensor<8x16xf32>
  %g:6 = stablehlo.while(%j = %start, %es = %f#2, %ys = %f#3, %dh = %dh0, %gs = %ct, %w0 = %w) : tensor<i32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %j, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %least = stablehlo.constant dense<3> : tensor<i32>
    %last = stablehlo.subtract %least, %j : tensor<i32>
    %wanted = stablehlo.maximum %last, %c0 : tensor<i32>
    %slice = stablehlo.dynamic_slice %es, %wanted, %c0, %c0, sizes = [1, 8, 64] : (tensor<4x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
    %e = stablehlo.reshape %slice : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %unread = stablehlo.dynamic_slice %ys, %wanted, %c0, %c0, sizes = [1, 8, 64] : (tensor<4x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
    %dead = stablehlo.reshape %unread : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %gb = stablehlo.broadcast_in_dim %gs, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %d = stablehlo.multiply %e, %gb : tensor<8x64xf32>
    %part = stablehlo.dot_general %d, %w0, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
    %add = stablehlo.add %dh, %part : tensor<8x16xf32>
    %next = stablehlo.add %j, %one : tensor<i32>
    stablehlo.return %next, %es, %ys, %add, %gs, %w0 : tensor<i32>, tensor<4x8x64xf32>, tensor<4x8x64xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x64xf32>
  }
  return %g#3 : tensor<8x16xf32>
}
