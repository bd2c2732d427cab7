// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// Slices from places that the program names, the last of which is moved into the array, and the update of zeros that is its gradient.

// CHECK-LABEL: @named_places
// CHECK-NOT: dynamic
// CHECK: stablehlo.slice %{{.*}} [3:6, 0:16]
// CHECK-NOT: dynamic
// CHECK: return
func.func @named_places(%h: tensor<6x16xf32>, %w: tensor<16x64xf32>, %g: tensor<3x64xf32>) -> (tensor<3xf32>, tensor<16x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<6x64xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<6x16xf32>, tensor<16x64xf32>) -> tensor<6x64xf32>
  %y = stablehlo.dynamic_slice %x, %c4, %c0, sizes = [3, 64] : (tensor<6x64xf32>, tensor<i32>, tensor<i32>) -> tensor<3x64xf32>
  %e = stablehlo.exponential %y : tensor<3x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x64xf32>, tensor<f32>) -> tensor<3xf32>
  %q = stablehlo.multiply %e, %g : tensor<3x64xf32>
  %u = stablehlo.dynamic_update_slice %zeros, %q, %c4, %c0 : (tensor<6x64xf32>, tensor<3x64xf32>, tensor<i32>, tensor<i32>) -> tensor<6x64xf32>
  %dw = stablehlo.dot_general %h, %u, contracting_dims = [0] x [0] : (tensor<6x16xf32>, tensor<6x64xf32>) -> tensor<16x64xf32>
  return %z, %dw : tensor<3xf32>, tensor<16x64xf32>
}
