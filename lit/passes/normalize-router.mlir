// RUN: %grpo-opt %s --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s
// RUN: %grpo-opt %s --verify-each --pass-pipeline='builtin.module(normalize)' --min-columns=16 | FileCheck %s --check-prefix=LOSS

// A router's z-loss over 16 experts and a loss over 2,048 columns: what else has 16 of something is no logits, and a product that is taken
// apart (queries, keys and values at once) stays one. Where 16 columns are enough for a loss, it is one of them.
// CHECK-LABEL: @main
// CHECK: %[[QKV:.*]] = stablehlo.dot_general %arg0, %arg2
// CHECK: stablehlo.slice %[[QKV]] [0:12, 0:16]
// LOSS-LABEL: @main
// LOSS: %[[W:.*]] = stablehlo.slice %arg2 [0:24, 0:16]
// LOSS: stablehlo.dot_general %arg0, %[[W]]
func.func public @main(%arg0: tensor<12x24xf32>, %arg1: tensor<24x16xf32>, %arg2: tensor<24x48xf32>, %arg3: tensor<16x2048xf32>) -> (tensor<12xf32>, tensor<12xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<12x24xf32>, tensor<24x16xf32>) -> tensor<12x16xf32>
  %e = stablehlo.exponential %r : tensor<12x16xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
  %router_z = stablehlo.log %s : tensor<12xf32>
  %qkv = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] : (tensor<12x24xf32>, tensor<24x48xf32>) -> tensor<12x48xf32>
  %q = stablehlo.slice %qkv [0:12, 0:16] : (tensor<12x48xf32>) -> tensor<12x16xf32>
  %l = stablehlo.dot_general %q, %arg3, contracting_dims = [1] x [0] : (tensor<12x16xf32>, tensor<16x2048xf32>) -> tensor<12x2048xf32>
  %le = stablehlo.exponential %l : tensor<12x2048xf32>
  %z = stablehlo.reduce(%le init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<12x2048xf32>, tensor<f32>) -> tensor<12xf32>
  %lse = stablehlo.log %z : tensor<12xf32>
  return %lse, %router_z : tensor<12xf32>, tensor<12xf32>
}
