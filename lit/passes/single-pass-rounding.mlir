// RUN: %grpo-opt %s --always-fuse --pass-pipeline='builtin.module(outline,online,merge,single-pass)' --remarks=none | FileCheck %s

// The row program of a bf16 program computes in f32, as XLA does within a fusion: a sum's rounding to bf16, and those of
// the product and the difference on rows, are left out. The stored value is rounded once.

// CHECK: "vocab.sweep"(%arg0) ({
// CHECK-NEXT: ^bb0([[X:%.*]]: tensor<bf16>, %{{.*}}: tensor<i32>, [[M:%.*]]: tensor<f32>, [[S:%.*]]: tensor<f32>):
// CHECK-NEXT: [[WIDE:%.*]] = stablehlo.convert [[X]] : (tensor<bf16>) -> tensor<f32>
// CHECK-NOT: convert
// CHECK: [[Z:%.*]] = stablehlo.multiply %{{.*}}, [[S]] : tensor<f32>
// CHECK-NEXT: [[ZZ:%.*]] = stablehlo.multiply [[Z]], [[Z]] : tensor<f32>
// CHECK-NEXT: [[R:%.*]] = stablehlo.subtract [[ZZ]], [[Z]] : tensor<f32>
// CHECK-NOT: convert
// CHECK: [[Y:%.*]] = stablehlo.multiply %{{.*}}, [[R]] : tensor<f32>
// CHECK-NEXT: [[OUT:%.*]] = stablehlo.convert [[Y]] : (tensor<f32>) -> tensor<bf16>
// CHECK-NEXT: "vocab.yield"([[WIDE]], %{{.*}}, [[OUT]])
func.func @main(%x: tensor<8x2048xbf16>) -> tensor<8x2048xbf16> {
  %low = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x2048xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xbf16>) -> tensor<8x2048xbf16>
  %d = stablehlo.subtract %x, %mb : tensor<8x2048xbf16>
  %e = stablehlo.exponential %d : tensor<8x2048xbf16>
  %wide = stablehlo.convert %e : (tensor<8x2048xbf16>) -> tensor<8x2048xf32>
  %s = stablehlo.reduce(%wide init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2048xf32>, tensor<f32>) -> tensor<8xf32>
  %z = stablehlo.convert %s : (tensor<8xf32>) -> tensor<8xbf16>
  %zz = stablehlo.multiply %z, %z : tensor<8xbf16>
  %r = stablehlo.subtract %zz, %z : tensor<8xbf16>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<8xbf16>) -> tensor<8x2048xbf16>
  %y = stablehlo.multiply %e, %rb : tensor<8x2048xbf16>
  return %y : tensor<8x2048xbf16>
}
