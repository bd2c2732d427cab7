// More columns of each row than kernels compare are reported on a TPU, and fused on other devices, or under --always-fuse.

// RUN: %grpo-opt %s --verify-diagnostics --target tpu --min-columns=64 --min-logits=1 --pass-pipeline='builtin.module(outline,merge,lower-loops)'
// RUN: %grpo-opt %s --target tpu --always-fuse --pass-pipeline='builtin.module(outline,merge,lower-loops)' | FileCheck %s
// RUN: %grpo-opt %s --target portable --min-columns=64 --min-logits=1 --pass-pipeline='builtin.module(outline,merge,lower-loops)' | FileCheck %s

// CHECK: stablehlo.while
// CHECK-NOT: -> tensor<8x64xf32>
// CHECK: "stablehlo.gather"
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x17x1xi32>) -> (tensor<8xf32>, tensor<8x17xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{stablehlo.gather picks 17 columns per row, of which a kernel compares at most 16 with every column}}
  %o = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x17x1xi32>) -> tensor<8x17xf32>
  return %z, %o : tensor<8xf32>, tensor<8x17xf32>
}
