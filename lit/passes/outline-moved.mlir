// RUN: %exit-code 3 %grpo-opt %s --split-input-file --strict --min-columns=48 --always-fuse --target=portable -o %t.mlir 2>&1 | FileCheck %s

// A loss that is fused from its logits on, which a product makes and operations that no sweep has only compute number by number or
// put in another place: --strict refuses it.

// CHECK: error: --strict: 1 candidate chain not fused: only the loss was fused, the head was not reached: its logits (8 x 64) stay, chlo.acos is an operation that sweeps do not have
func.func @angles(%h: tensor<8x4xf32>, %w: tensor<4x64xf32>) -> tensor<8xf32> {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %a = chlo.acos %x : tensor<8x64xf32> -> tensor<8x64xf32>
  %c = stablehlo.cosine %a : tensor<8x64xf32>
  %m = stablehlo.reduce(%c init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = stablehlo.subtract %c, %ms : tensor<8x64xf32>
  %e = stablehlo.exponential %d : tensor<8x64xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %l = stablehlo.log %s : tensor<8xf32>
  %r = stablehlo.add %l, %m : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// CHECK: error: --strict: 1 candidate chain not fused: only the loss was fused, the head was not reached: its logits (8 x 64) stay, stablehlo.scatter combines by something other than an addition
func.func @scaled(%h: tensor<8x4xf32>, %w: tensor<4x64xf32>, %ids: tensor<8x1xi32>, %by: tensor<8x1xf32>) -> tensor<8xf32> {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %flat = stablehlo.reshape %ids : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
  %c = "stablehlo.scatter"(%x, %flat, %by) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %p : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%c init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = stablehlo.subtract %c, %ms : tensor<8x64xf32>
  %e = stablehlo.exponential %d : tensor<8x64xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %l = stablehlo.log %s : tensor<8xf32>
  %r = stablehlo.add %l, %m : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Columns that a loop slices of logits which it carries as they are: the product is outside.

// CHECK: error: --strict: 1 candidate chain not fused: only the loss was fused, the head was not reached: its logits (13 x 251) stay
func.func public @in_a_loop(%h: tensor<13x40xf32>, %w: tensor<40x1004xf32>) -> tensor<13xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %width = stablehlo.constant dense<251> : tensor<i32>
  %trips = stablehlo.constant dense<4> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<13xf32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1004xf32>) -> tensor<13x1004xf32>
  %all:3 = stablehlo.while(%i = %c0, %of = %x, %sum = %start) : tensor<i32>, tensor<13x1004xf32>, tensor<13xf32>
  cond {
    %more = stablehlo.compare LT, %i, %trips, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %at = stablehlo.multiply %i, %width : tensor<i32>
    %t = stablehlo.dynamic_slice %of, %c0, %at, sizes = [13, 251] : (tensor<13x1004xf32>, tensor<i32>, tensor<i32>) -> tensor<13x251xf32>
    %m = stablehlo.reduce(%t init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<13x251xf32>, tensor<f32>) -> tensor<13xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<13xf32>) -> tensor<13x251xf32>
    %y = stablehlo.subtract %t, %mb : tensor<13x251xf32>
    %e = stablehlo.exponential %y : tensor<13x251xf32>
    %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<13x251xf32>, tensor<f32>) -> tensor<13xf32>
    %l = stablehlo.log %z : tensor<13xf32>
    %next_sum = stablehlo.multiply %sum, %l : tensor<13xf32>
    %next = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %next, %of, %next_sum : tensor<i32>, tensor<13x1004xf32>, tensor<13xf32>
  }
  return %all#2 : tensor<13xf32>
}
