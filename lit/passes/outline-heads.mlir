// The logits of several heads in one product count together: those of one head are 2 KiB here, less than `min_logits`, and the program has 8 KiB
// of them at once.

// RUN: %grpo-opt %s --min-columns=48 --min-logits=8KiB --pass-pipeline='builtin.module(normalize,outline)' | FileCheck %s
// RUN: %grpo-opt %s --min-columns=48 --min-logits=9KiB --pass-pipeline='builtin.module(normalize,outline)' | FileCheck %s --check-prefix=FEW

// CHECK-LABEL: @heads
// CHECK-COUNT-4: vocab.sweep
// CHECK-NOT: stablehlo.exponential {{.*}}x64xf32>

// FEW-LABEL: @heads
// FEW-NOT: vocab.sweep
// FEW: stablehlo.exponential {{.*}} : tensor<8x4x64xf32>
func.func public @heads(%h: tensor<8x4xf32>, %w: tensor<4x4x64xf32>) -> tensor<8x4xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<4x4x64xf32>) -> tensor<8x4x64xf32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<8x4x64xf32>, tensor<f32>) -> tensor<8x4xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x64xf32>
  %d = stablehlo.subtract %x, %mb : tensor<8x4x64xf32>
  %e = stablehlo.exponential %d : tensor<8x4x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x4x64xf32>, tensor<f32>) -> tensor<8x4xf32>
  %l = stablehlo.log %z : tensor<8x4xf32>
  %lse = stablehlo.add %m, %l : tensor<8x4xf32>
  return %lse : tensor<8x4xf32>
}
