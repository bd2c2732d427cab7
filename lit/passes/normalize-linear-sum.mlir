// Sums over the vocabulary that need no value with this dimension: of one number per row, a product with the number of columns; of logits, whose
// product has no other user, a product with the sums of the weights.

// RUN: %grpo-opt %s --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// CHECK-LABEL: @chosen
// CHECK-SAME: (%[[H:.*]]: tensor<8x16xf32>, %{{.*}}: tensor<16x64xf32>, %[[A:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<8xf32>, %[[C:.*]]: tensor<i1>)
// CHECK: %[[EACH:.*]] = stablehlo.select %[[C]], %[[A]], %[[B]] : tensor<i1>, tensor<8xf32>
// CHECK: %[[COLUMNS:.*]] = stablehlo.constant dense<6.400000e+01> : tensor<8xf32>
// CHECK: %[[SUM:.*]] = stablehlo.multiply %[[EACH]], %[[COLUMNS]] : tensor<8xf32>
// CHECK: return %{{.*}}, %[[SUM]]
func.func public @chosen(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<i1>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %p = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %q = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %r = stablehlo.select %c, %p, %q : tensor<i1>, tensor<8x64xf32>
  %t = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %t : tensor<8xf32>, tensor<8xf32>
}

// TRL's metric `logits/chosen` of DPO: the mean of the logits of some rows, masked.
// CHECK-LABEL: @chosen_logits
// CHECK-SAME: (%{{.*}}: tensor<8x16xf32>, %[[W:.*]]: tensor<16x64xbf16>, %[[MASK:.*]]: tensor<4xi1>)
// CHECK: %[[ROWS:.*]] = stablehlo.slice %{{.*}} [0:4, 0:16]
// CHECK: %[[F32:.*]] = stablehlo.convert %[[W]] : (tensor<16x64xbf16>) -> tensor<16x64xf32>
// CHECK: %[[SUMS:.*]] = stablehlo.reduce(%[[F32]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: %[[STATES:.*]] = stablehlo.convert %[[ROWS]]
// CHECK: %[[EACH:.*]] = stablehlo.broadcast_in_dim %[[SUMS]], dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
// CHECK: %[[PRODUCTS:.*]] = stablehlo.multiply %[[STATES]], %[[EACH]] : tensor<4x16xf32>
// CHECK: %[[LOGITS:.*]] = stablehlo.reduce(%[[PRODUCTS]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: %[[KEPT:.*]] = stablehlo.select %[[MASK]], %[[LOGITS]], %{{.*}} : tensor<4xi1>, tensor<4xf32>
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[KEPT]] init: %{{.*}}) applies stablehlo.add across dimensions = [0]
// CHECK: return %{{.*}}, %[[SUM]]
func.func public @chosen_logits(%h: tensor<8x16xf32>, %w: tensor<16x64xbf16>, %mask: tensor<4xi1>) -> (tensor<7xf32>, tensor<f32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %k = stablehlo.convert %h : (tensor<8x16xf32>) -> tensor<8x16xbf16>
  %p = stablehlo.dot_general %k, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %l = stablehlo.slice %p [1:8, 0:64] : (tensor<8x64xbf16>) -> tensor<7x64xbf16>
  %x = stablehlo.convert %l : (tensor<7x64xbf16>) -> tensor<7x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<7xf32>) -> tensor<7x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<7x64xf32>
  %e = stablehlo.exponential %s : tensor<7x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
  %c = stablehlo.slice %p [0:4, 0:64] : (tensor<8x64xbf16>) -> tensor<4x64xbf16>
  %f = stablehlo.convert %c : (tensor<4x64xbf16>) -> tensor<4x64xf32>
  %wide = stablehlo.broadcast_in_dim %mask, dims = [0] : (tensor<4xi1>) -> tensor<4x64xi1>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
  %kept = stablehlo.select %wide, %f, %zeros : tensor<4x64xi1>, tensor<4x64xf32>
  %t = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
  return %z, %t : tensor<7xf32>, tensor<f32>
}
