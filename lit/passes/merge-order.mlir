// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(merge)' | FileCheck %s

// Calls of functions that only compute need not stay in order: the second call moves in front of the
// sweep, the first one behind it.

// CHECK-LABEL: @pure_calls
// CHECK: %[[IDS:.*]] = call @wrap(%arg2)
// CHECK: %[[BOTH:.*]]:2 = "vocab.sweep"(%arg0, %arg1, %[[IDS]])
// CHECK-NOT: vocab.sweep
// CHECK: call @double(%[[BOTH]]#0)
// CHECK: return
func.func @pure_calls(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %ids: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %1 = call @double(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @wrap(%ids) : (tensor<4xi32>) -> tensor<4xi32>
  %3 = "vocab.sweep"(%h, %w, %2) ({
  ^bb0(%x: tensor<f32>, %id: tensor<i32>, %column: tensor<i32>):
    %hit = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %picked = stablehlo.select %hit, %x, %zero : tensor<i1>, tensor<f32>
    "vocab.yield"(%picked) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xi32>) -> tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}
func.func private @double(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @wrap(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.abs %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// Calls with effects stay in order: what the second one gives comes after the first sweep, so the two
// sweeps cannot run together.

// CHECK-LABEL: @effects
// CHECK: "vocab.sweep"
// CHECK: call @print
// CHECK: call @read
// CHECK: "vocab.sweep"
// CHECK: return
func.func @effects(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %ids: tensor<4xi32>) -> tensor<4xf32> {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  call @print(%0) : (tensor<4xf32>) -> ()
  %2 = call @read(%ids) : (tensor<4xi32>) -> tensor<4xi32>
  %3 = "vocab.sweep"(%h, %w, %2) ({
  ^bb0(%x: tensor<f32>, %id: tensor<i32>, %column: tensor<i32>):
    %hit = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %picked = stablehlo.select %hit, %x, %zero : tensor<i1>, tensor<f32>
    "vocab.yield"(%picked) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xi32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
func.func private @print(%x: tensor<4xf32>) {
  stablehlo.custom_call @print(%x) {has_side_effect = true} : (tensor<4xf32>) -> ()
  return
}
func.func private @read(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.custom_call @read(%x) {has_side_effect = true} : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
