// RUN: %grpo-opt %s --always-fuse --min-columns=2 --pass-pipeline='builtin.module(coalesce-blocks)' -o - | FileCheck %s
// REQUIRES: blocks

// The mask of a trip that adds nothing compares the trip's number, not a column: the loop stays. A block has as many columns as there are rows.

// CHECK-LABEL: func.func public @main
// CHECK: stablehlo.while
func.func public @main(%h: tensor<16x8xf32>, %w: tensor<8x48xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %width = stablehlo.constant dense<16> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<16xf32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<16xf32>
  %all:3 = stablehlo.while(%i = %c0, %m = %lowest, %s = %zeros) : tensor<i32>, tensor<16xf32>, tensor<16xf32>
  cond {
    %p = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %at = stablehlo.multiply %i, %width : tensor<i32>
    %tile = stablehlo.dynamic_slice %w, %c0, %at, sizes = [8, 16] : (tensor<8x48xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
    %x = stablehlo.dot_general %h, %tile, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %own = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %top = stablehlo.maximum %m, %own : tensor<16xf32>
    %taken = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<16xf32>) -> tensor<16x16xf32>
    %less = stablehlo.subtract %x, %taken : tensor<16x16xf32>
    %e = stablehlo.exponential %less : tensor<16x16xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %down = stablehlo.subtract %m, %top : tensor<16xf32>
    %scale = stablehlo.exponential %down : tensor<16xf32>
    %kept = stablehlo.multiply %s, %scale : tensor<16xf32>
    %is_second = stablehlo.compare EQ, %i, %c1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %added = stablehlo.select %is_second, %sum, %zeros : tensor<i1>, tensor<16xf32>
    %total = stablehlo.add %kept, %added : tensor<16xf32>
    %next = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %next, %top, %total : tensor<i32>, tensor<16xf32>, tensor<16xf32>
  }
  return %all#1, %all#2 : tensor<16xf32>, tensor<16xf32>
}
