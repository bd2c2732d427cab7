// RUN: %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,check)' --target portable --tile-v=512 --remarks=missed -o %t.mlir 2>&1 | FileCheck %s

// A teacher's logits are what the program is given, in another shape: no sweep has left them. What is made of them is.

// CHECK-NOT: remark
// CHECK: remark: [check] missed: 1 values of at least 32x2048 elements are left, the first is tensor<32x2048xf32>
// CHECK-NOT: remark
func.func public @given(%h: tensor<32x40xf32>, %w: tensor<40x2048xf32>, %t: tensor<4x8x2048xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 32 : i64, cols = 2048 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<32x40xf32>, tensor<40x2048xf32>) -> tensor<32xf32>
  %flat = stablehlo.reshape %t : (tensor<4x8x2048xf32>) -> tensor<32x2048xf32>
  %1 = "vocab.sweep"(%flat) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 32 : i64, cols = 2048 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<32x2048xf32>) -> tensor<32xf32>
  return %0, %1 : tensor<32xf32>, tensor<32xf32>
}
func.func public @made(%h: tensor<32x40xf32>, %w: tensor<40x2048xf32>, %t: tensor<4x8x2048xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 32 : i64, cols = 2048 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<32x40xf32>, tensor<40x2048xf32>) -> tensor<32xf32>
  %flat = stablehlo.reshape %t : (tensor<4x8x2048xf32>) -> tensor<32x2048xf32>
  %twice = stablehlo.add %flat, %flat : tensor<32x2048xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%twice init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x2048xf32>, tensor<f32>) -> tensor<32xf32>
  return %0, %1 : tensor<32xf32>, tensor<32xf32>
}
