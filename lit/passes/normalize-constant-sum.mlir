// A sum over the vocabulary of what each row has one number of, chosen by one truth value for all of them: a product with the number of columns.

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
