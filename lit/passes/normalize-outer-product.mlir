// An outer product, as of the gradient of an expected value `softmax(x) @ r`, is a product of numbers of each row and of each column. In bf16, where
// XLA may keep more than the program's rounding, it stays, and so does one of a mask.

// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// CHECK-LABEL: @main
// CHECK: %[[Q:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
// CHECK: %[[R:.*]] = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<64xf32>) -> tensor<8x64xf32>
// CHECK: stablehlo.multiply %[[Q]], %[[R]] : tensor<8x64xf32>
// CHECK: stablehlo.dot_general {{.*}}contracting_dims = [] x []{{.*}} -> tensor<8x64xbf16>
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %r: tensor<64xf32>, %s: tensor<64xbf16>) -> (tensor<16x64xf32>, tensor<16x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %low = stablehlo.convert %z : (tensor<8xf32>) -> tensor<8xbf16>
  %back = stablehlo.dot_general %z, %r, contracting_dims = [] x [] : (tensor<8xf32>, tensor<64xf32>) -> tensor<8x64xf32>
  %rounded = stablehlo.dot_general %low, %s, contracting_dims = [] x [] : (tensor<8xbf16>, tensor<64xbf16>) -> tensor<8x64xbf16>
  %wide = stablehlo.convert %rounded : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %g = stablehlo.multiply %back, %e : tensor<8x64xf32>
  %g2 = stablehlo.multiply %wide, %e : tensor<8x64xf32>
  %dw = stablehlo.dot_general %h, %g, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
  %dw2 = stablehlo.dot_general %h, %g2, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
  return %dw, %dw2 : tensor<16x64xf32>, tensor<16x64xf32>
}
