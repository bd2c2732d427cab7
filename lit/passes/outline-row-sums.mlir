// A gradient of which a sum over rows comes first, a bias's: with rows for its vocabulary it is no chain, since each of them has an entry of
// its own put in; with columns it is one. Nothing is reported as missed.

// RUN: %grpo-opt %s --always-fuse --pass-pipeline='builtin.module(outline)' --remarks=all -o - 2>&1 | FileCheck %s

// CHECK-NOT: missed
// CHECK: [outline] applied: fused a loss over 8 rows x 64 vocabulary columns
// CHECK-NOT: missed
// CHECK-LABEL: @bias_first
// CHECK: vocab.sweep
// CHECK-NOT: 8x64
// CHECK: return
func.func public @bias_first(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %m: tensor<8xf32>, %c: tensor<8xf32>, %ids: tensor<8x1x1xi32>, %g: tensor<8x1xf32>) -> (tensor<64xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x64xf32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %d : tensor<8x64xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %p = stablehlo.multiply %cb, %e : tensor<8x64xf32>
  %label = "stablehlo.scatter"(%zeros, %ids, %g) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x64xf32>
  %dx = stablehlo.add %p, %label : tensor<8x64xf32>
  %db = stablehlo.reduce(%dx init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  %dh = stablehlo.dot_general %dx, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %db, %dh : tensor<64xf32>, tensor<8x16xf32>
}
