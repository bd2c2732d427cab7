// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(merge)' | FileCheck %s

// Sweeps over the same logits become one; equal sinks become one, and the online sink's maximum serves
// as the maximum.

// CHECK-LABEL: @one_level
// CHECK: "vocab.sweep"(%arg0, %arg1)
// CHECK-SAME: ({
// CHECK: sinks = [{kind = "online", terms = [{degree = 0 : i64, weighted = true}]}, {kind = "sum"}]
// CHECK-NOT: vocab.sweep
// CHECK: return
func.func @one_level(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %o:2 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    "vocab.yield"(%x, %one) : (tensor<f32>, tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "online", terms = [{degree = 0 : i64, weighted = true}]}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %s = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %t = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  return %m, %o#1, %s, %t : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A sweep that needs another one's result stays behind it, and other logits are other sweeps.

// CHECK-LABEL: @two_levels
// CHECK: %[[MAX:.*]] = "vocab.sweep"(%arg0, %arg1)
// CHECK: kind = "max"
// CHECK: "vocab.sweep"(%arg0, %arg1, %[[MAX]])
// CHECK: stablehlo.tanh
// CHECK: return
func.func @two_levels(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %m) ({
  ^bb0(%x: tensor<f32>, %max: tensor<f32>, %column: tensor<i32>):
    %below = stablehlo.subtract %x, %max : tensor<f32>
    %t = stablehlo.tanh %below : tensor<f32>
    "vocab.yield"(%t) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// CHECK-LABEL: @other_logits
// CHECK: "vocab.sweep"(%arg0, %arg1)
// CHECK: "vocab.sweep"(%arg0, %arg2)
// CHECK: return
func.func @other_logits(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %reference: tensor<8x16xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %r = "vocab.sweep"(%h, %reference) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  return %p, %r : tensor<4xf32>, tensor<4xf32>
}

// -----

// A sweep without a source goes with any head, and does not make one of two of them.

// CHECK-LABEL: @without_source_first
// CHECK-SAME: (%[[H:.*]]: tensor<4x8xf32>, %[[A:.*]]: tensor<8x16xf32>, %[[B:.*]]: tensor<8x16xf32>, %[[C:.*]]: tensor<16xf32>)
// CHECK: "vocab.sweep"(%[[H]], %[[A]], %[[C]])
// CHECK: sinks = [{kind = "sum"}, {kind = "max"}]
// CHECK: "vocab.sweep"(%[[H]], %[[B]])
// CHECK: sinks = [{kind = "max"}]
// CHECK-NOT: vocab.sweep
// CHECK: return
func.func @without_source_first(%h: tensor<4x8xf32>, %a: tensor<8x16xf32>, %b: tensor<8x16xf32>, %c: tensor<16xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = "vocab.sweep"(%c) ({
  ^bb0(%k: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%k) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 1 : i64, sources = [], sinks = [{kind = "sum"}]}
    : (tensor<16xf32>) -> tensor<4xf32>
  %1 = "vocab.sweep"(%h, %a) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %2 = "vocab.sweep"(%h, %b) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A choice by a literal condition is what it chooses: such a sweep reads no logits.

// CHECK-LABEL: @literals
// CHECK: "vocab.sweep"()
// CHECK: %[[C:.*]] = stablehlo.constant dense<2.500000e-01>
// CHECK-NEXT: "vocab.yield"(%[[C]])
func.func @literals(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4xf32> {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    %true = stablehlo.constant dense<true> : tensor<i1>
    %c = stablehlo.constant dense<0.25> : tensor<f32>
    %s = stablehlo.select %true, %c, %x : tensor<i1>, tensor<f32>
    "vocab.yield"(%s) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
