// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(coalesce-blocks)' | FileCheck %s
// REQUIRES: blocks

// A gradient that is reshaped before it is contracted, so that only its exponent has the columns' type. The label's part is a one-hot of a guarded
// id times a number that a mask multiplies.

// CHECK-LABEL: @multiplied
// CHECK-NOT: stablehlo.while
// CHECK: %[[X:.*]] = stablehlo.dot_general %arg0, %arg1, {{.*}} -> tensor<8x256xf32>
// CHECK: %[[HIT:.*]] = stablehlo.compare EQ, {{.*}} : (tensor<8x256xi32>, tensor<8x256xi32>) -> tensor<8x256xi1>
// CHECK: %[[ROW:.*]] = stablehlo.broadcast_in_dim %arg4, dims = [0]
// CHECK: stablehlo.select %[[HIT]], %[[ROW]], %{{.*}} : tensor<8x256xi1>, tensor<8x256xf32>
// CHECK-NOT: stablehlo.while
func.func public @multiplied(%h: tensor<8x16xf32>, %w: tensor<16x256xf32>, %lse: tensor<8xf32>, %ids: tensor<8xi32>, %g: tensor<8xf32>) -> tensor<1x8x16xf32> {
  %dh = stablehlo.constant dense<0.0> : tensor<1x8x16xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%first = %start, %a = %dh) : tensor<i32>, tensor<1x8x16xf32>
  cond {
    %end = stablehlo.constant dense<256> : tensor<i32>
    %more = stablehlo.compare LT, %first, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %width = stablehlo.constant dense<64> : tensor<i32>
    %next = stablehlo.add %first, %width : tensor<i32>
    %part = stablehlo.dynamic_slice %w, %c0, %first, sizes = [16, 64] : (tensor<16x256xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
    %x = stablehlo.dot_general %h, %part, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %zb = stablehlo.broadcast_in_dim %lse, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %less = stablehlo.subtract %x, %zb : tensor<8x64xf32>
    %p = stablehlo.exponential %less : tensor<8x64xf32>
    %low = stablehlo.broadcast_in_dim %first, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %high = stablehlo.broadcast_in_dim %next, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %above = stablehlo.compare GE, %ids, %low : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %below = stablehlo.compare LT, %ids, %high : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %hit = stablehlo.and %above, %below : tensor<8xi1>
    %at = stablehlo.subtract %ids, %low : tensor<8xi32>
    %zeros = stablehlo.constant dense<0> : tensor<8xi32>
    %local = stablehlo.select %hit, %at, %zeros : tensor<8xi1>, tensor<8xi32>
    %columns = stablehlo.iota dim = 1 : tensor<8x64xi32>
    %locals = stablehlo.broadcast_in_dim %local, dims = [0] : (tensor<8xi32>) -> tensor<8x64xi32>
    %is = stablehlo.compare EQ, %columns, %locals : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
    %one = stablehlo.convert %is : (tensor<8x64xi1>) -> tensor<8x64xf32>
    %counts = stablehlo.convert %hit : (tensor<8xi1>) -> tensor<8xf32>
    %masked = stablehlo.multiply %g, %counts : tensor<8xf32>
    %numbers = stablehlo.broadcast_in_dim %masked, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %label = stablehlo.multiply %one, %numbers : tensor<8x64xf32>
    %d = stablehlo.subtract %p, %label : tensor<8x64xf32>
    %batch = stablehlo.reshape %d : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %more = stablehlo.dot_general %batch, %part, contracting_dims = [2] x [1] : (tensor<1x8x64xf32>, tensor<16x64xf32>) -> tensor<1x8x16xf32>
    %sum = stablehlo.add %a, %more : tensor<1x8x16xf32>
    stablehlo.return %next, %sum : tensor<i32>, tensor<1x8x16xf32>
  }
  return %r#1 : tensor<1x8x16xf32>
}

// -----

// The one-hot's number is not masked: column 0 of each block counts where the label is elsewhere.

// CHECK-LABEL: @not_masked
// CHECK: stablehlo.while
func.func public @not_masked(%h: tensor<8x16xf32>, %w: tensor<16x256xf32>, %lse: tensor<8xf32>, %ids: tensor<8xi32>, %g: tensor<8xf32>) -> tensor<8x16xf32> {
  %dh = stablehlo.constant dense<0.0> : tensor<8x16xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%first = %start, %a = %dh) : tensor<i32>, tensor<8x16xf32>
  cond {
    %end = stablehlo.constant dense<256> : tensor<i32>
    %more = stablehlo.compare LT, %first, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %width = stablehlo.constant dense<64> : tensor<i32>
    %next = stablehlo.add %first, %width : tensor<i32>
    %part = stablehlo.dynamic_slice %w, %c0, %first, sizes = [16, 64] : (tensor<16x256xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
    %x = stablehlo.dot_general %h, %part, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    %zb = stablehlo.broadcast_in_dim %lse, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %less = stablehlo.subtract %x, %zb : tensor<8x64xf32>
    %p = stablehlo.exponential %less : tensor<8x64xf32>
    %low = stablehlo.broadcast_in_dim %first, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %high = stablehlo.broadcast_in_dim %next, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %above = stablehlo.compare GE, %ids, %low : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %below = stablehlo.compare LT, %ids, %high : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %hit = stablehlo.and %above, %below : tensor<8xi1>
    %at = stablehlo.subtract %ids, %low : tensor<8xi32>
    %zeros = stablehlo.constant dense<0> : tensor<8xi32>
    %local = stablehlo.select %hit, %at, %zeros : tensor<8xi1>, tensor<8xi32>
    %columns = stablehlo.iota dim = 1 : tensor<8x64xi32>
    %locals = stablehlo.broadcast_in_dim %local, dims = [0] : (tensor<8xi32>) -> tensor<8x64xi32>
    %is = stablehlo.compare EQ, %columns, %locals : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
    %one = stablehlo.convert %is : (tensor<8x64xi1>) -> tensor<8x64xf32>
    %numbers = stablehlo.broadcast_in_dim %g, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %label = stablehlo.multiply %one, %numbers : tensor<8x64xf32>
    %d = stablehlo.subtract %p, %label : tensor<8x64xf32>
    %more = stablehlo.dot_general %d, %part, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
    %sum = stablehlo.add %a, %more : tensor<8x16xf32>
    stablehlo.return %next, %sum : tensor<i32>, tensor<8x16xf32>
  }
  return %r#1 : tensor<8x16xf32>
}
