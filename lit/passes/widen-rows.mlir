// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(outline,online,merge,widen-rows)' | FileCheck %s

// What a bf16 program makes of sweeps' results is computed in f32, as what is inside of them.

// The sum that a gradient reads is not rounded on its way, nor are its users: the second sweep has f32 rows.
// What the program returns is rounded where it leaves.

// CHECK-LABEL: @normaliser
// CHECK: %[[S:.*]]:2 = "vocab.sweep"
// CHECK: %[[Z:.*]] = stablehlo.multiply {{.*}} : tensor<8xf32>
// CHECK: %[[G:.*]] = stablehlo.convert %{{.*}} : (tensor<8xbf16>) -> tensor<8xf32>
// CHECK-NEXT: %[[R:.*]] = stablehlo.divide %[[G]], %[[Z]] : tensor<8xf32>
// CHECK-NEXT: %[[OUT:.*]] = stablehlo.convert %[[R]] : (tensor<8xf32>) -> tensor<8xbf16>
// CHECK: %[[HALF:.*]] = stablehlo.constant dense<5.000000e-01> : tensor<8xf32>
// CHECK-NEXT: %[[C:.*]] = stablehlo.multiply %[[R]], %[[HALF]] : tensor<8xf32>
// CHECK: "vocab.sweep"(%{{[^)]*}}%[[C]]
// CHECK: return %[[OUT]]
func.func public @normaliser(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>, %g: tensor<8xbf16>)
    -> (tensor<8xbf16>, tensor<8x16xbf16>) {
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<8xbf16>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %d = stablehlo.subtract %x, %mb : tensor<8x64xbf16>
  %e = stablehlo.exponential %d : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %zn = stablehlo.convert %z : (tensor<8xf32>) -> tensor<8xbf16>
  %r = stablehlo.divide %g, %zn : tensor<8xbf16>
  %c = stablehlo.multiply %r, %half : tensor<8xbf16>
  %cb = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %p = stablehlo.multiply %e, %cb : tensor<8x64xbf16>
  %dh = stablehlo.dot_general %p, %w, contracting_dims = [1] x [1] : (tensor<8x64xbf16>, tensor<16x64xbf16>) -> tensor<8x16xbf16>
  return %r, %dh : tensor<8xbf16>, tensor<8x16xbf16>
}

// -----

// A rounding that the program asks for stays. What no sweep reads is computed in f32 as well, and rounded once, where it leaves.

// CHECK-LABEL: @asked_for
// CHECK: %[[S:.*]] = "vocab.sweep"
// CHECK: %[[L:.*]] = stablehlo.log %[[S]] : tensor<8xf32>
// CHECK-NEXT: %[[K:.*]] = stablehlo.reduce_precision %[[L]], format = e8m7 : tensor<8xf32>
// CHECK: "vocab.sweep"(%{{[^)]*}}%[[K]]
// CHECK: %[[SINE:.*]] = stablehlo.sine %[[S]] : tensor<8xf32>
// CHECK-NEXT: %[[OUT:.*]] = stablehlo.convert %[[SINE]] : (tensor<8xf32>) -> tensor<8xbf16>
// CHECK: return %[[OUT]]
func.func public @asked_for(%h: tensor<8x16xbf16>, %w: tensor<16x64xbf16>)
    -> (tensor<8xbf16>, tensor<8x16xbf16>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x64xbf16>) -> tensor<8x64xbf16>
  %e = stablehlo.exponential %x : tensor<8x64xbf16>
  %ew = stablehlo.convert %e : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %z = stablehlo.reduce(%ew init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %zn = stablehlo.convert %z : (tensor<8xf32>) -> tensor<8xbf16>
  %l = stablehlo.log %zn : tensor<8xbf16>
  %k = stablehlo.reduce_precision %l, format = e8m7 : tensor<8xbf16>
  %kb = stablehlo.broadcast_in_dim %k, dims = [0] : (tensor<8xbf16>) -> tensor<8x64xbf16>
  %p = stablehlo.multiply %e, %kb : tensor<8x64xbf16>
  %dh = stablehlo.dot_general %p, %w, contracting_dims = [1] x [1] : (tensor<8x64xbf16>, tensor<16x64xbf16>) -> tensor<8x16xbf16>
  %s = stablehlo.sine %zn : tensor<8xbf16>
  return %s, %dh : tensor<8xbf16>, tensor<8x16xbf16>
}
