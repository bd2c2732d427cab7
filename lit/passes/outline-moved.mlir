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
