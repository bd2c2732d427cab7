// More than 16 columns of each row are looked up by tables: one operand has the columns of all, one result what is picked of each, and the numbers that are
// put into columns are sorted. Where no kernel can be written, the chain is left alone with a remark.

// RUN: %grpo-opt %s --target tpu --min-columns=64 --min-logits=1 --pass-pipeline='builtin.module(outline,merge,plan,lower-mosaic,lower-loops)' --remarks=none | FileCheck %s
// RUN: %grpo-opt %s --target tpu --min-columns=64 --min-logits=1 --vmem-limit=100000 --pass-pipeline='builtin.module(outline,merge,plan,lower-mosaic,lower-loops)' --remarks=all 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: %grpo-opt %s --target tpu --min-columns=64 --min-logits=1 --mosaic-version=7 --pass-pipeline='builtin.module(outline,merge,plan,lower-mosaic,lower-loops)' --remarks=all 2>&1 | FileCheck %s --check-prefix=OLD

// REFUSED: missed: stablehlo.gather picks 17 columns per row, of which a kernel compares at most 16 with every column (no kernel can be written that looks them up: even the smallest tiles need
// REFUSED: stablehlo.dot_general
// REFUSED-NOT: tpu_custom_call
// OLD: missed: stablehlo.gather picks 17 columns per row, of which a kernel compares at most 16 with every column, and loops

// CHECK-LABEL: @main
// CHECK-NOT: stablehlo.while
// CHECK: %[[IDS:.*]] = stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 1 : (tensor<8x17xi32>, tensor<8x111xi32>) -> tensor<8x128xi32>
// CHECK: %[[OUT:.*]]:2 = stablehlo.custom_call @tpu_custom_call(%{{.*}}, %{{.*}}, %[[IDS]])
// CHECK-SAME: -> (tensor<8x128xf32>, tensor<8x128xf32>)
// CHECK: stablehlo.slice %[[OUT]]#{{[0-9]}} [0:8, 0:17] : (tensor<8x128xf32>) -> tensor<8x17xf32>
// CHECK-NOT: concatenate
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x17x1xi32>) -> (tensor<8xf32>, tensor<8x17xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %o = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x17x1xi32>) -> tensor<8x17xf32>
  return %z, %o : tensor<8xf32>, tensor<8x17xf32>
}
