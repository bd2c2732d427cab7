// RUN: %grpo-opt %s --always-fuse --pass-pipeline='builtin.module(outline,online,merge,single-pass)' --remarks=none | FileCheck %s

// The second sweep's row operand is the result of a call, which is inlined: there is one sweep, and no call.

// CHECK-LABEL: func.func @main
// CHECK: "vocab.sweep"(%arg0)
// CHECK: stablehlo.cosine
// CHECK: row_results
// CHECK-NOT: call
// CHECK-NOT: "vocab.sweep"
func.func @main(%x: tensor<8x2048xf32>) -> tensor<8x2048xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x2048xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x2048xf32>
  %d = stablehlo.subtract %x, %mb : tensor<8x2048xf32>
  %e = stablehlo.exponential %d : tensor<8x2048xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2048xf32>, tensor<f32>) -> tensor<8xf32>
  %r = func.call @local(%s) : (tensor<8xf32>) -> tensor<8xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<8xf32>) -> tensor<8x2048xf32>
  %y = stablehlo.multiply %e, %rb : tensor<8x2048xf32>
  return %y : tensor<8x2048xf32>
}
func.func private @local(%z: tensor<8xf32>) -> tensor<8xf32> {
  %c = stablehlo.cosine %z : tensor<8xf32>
  return %c : tensor<8xf32>
}
