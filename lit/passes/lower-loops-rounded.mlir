// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops)' --target portable --tile-v=256 | FileCheck %s

// What an operation outside the sweeps rounds to bf16 is rounded for all of them, once, in f32: XLA would leave the
// program's own rounding out in the tile behind a loop. An argument is rounded itself, and other readers read it as before.

// CHECK-LABEL: @low_rank
// CHECK-SAME: (%[[H:.*]]: tensor<24x40xbf16>, %[[DOWN:.*]]: tensor<40x4xbf16>, %[[UP:.*]]: tensor<4x257xf32>)
// CHECK: %[[LOW:.*]] = stablehlo.dot_general %[[H]], %[[DOWN]]
// CHECK: %[[WIDE:.*]] = stablehlo.convert %[[LOW]] : (tensor<24x4xbf16>) -> tensor<24x4xf32>
// CHECK: %[[ROUNDED:.*]] = stablehlo.reduce_precision %[[WIDE]], format = e8m7 : tensor<24x4xf32>
// CHECK: %[[LEFT:.*]] = stablehlo.convert %[[ROUNDED]] : (tensor<24x4xf32>) -> tensor<24x4xbf16>
// CHECK: stablehlo.convert %[[UP]] : (tensor<4x257xf32>) -> tensor<4x257xbf16>
// CHECK: stablehlo.reduce_precision %{{.*}}, format = e8m7 : tensor<4x257xf32>
// CHECK: %[[RIGHT:.*]] = stablehlo.convert %{{.*}} : (tensor<4x257xf32>) -> tensor<4x257xbf16>
// CHECK-NOT: reduce_precision
// CHECK: stablehlo.slice %[[RIGHT]] [0:4, 256:257]
// CHECK: stablehlo.dot_general %[[LEFT]], %{{.*}} -> tensor<24x1xf32>
// CHECK: stablehlo.slice %[[RIGHT]] [0:4, 256:257]
// CHECK: stablehlo.dot_general %[[LEFT]], %{{.*}} -> tensor<24x1xf32>
// CHECK: return %{{.*}}, %{{.*}}, %[[LOW]]
func.func @low_rank(%h: tensor<24x40xbf16>, %down: tensor<40x4xbf16>, %up: tensor<4x257xf32>)
    -> (tensor<24xf32>, tensor<24xf32>, tensor<24x4xbf16>) {
  %low = stablehlo.dot_general %h, %down, contracting_dims = [1] x [0] : (tensor<24x40xbf16>, tensor<40x4xbf16>) -> tensor<24x4xbf16>
  %b = stablehlo.convert %up : (tensor<4x257xf32>) -> tensor<4x257xbf16>
  %0 = "vocab.sweep"(%low, %b) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 257 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<24x4xbf16>, tensor<4x257xbf16>) -> tensor<24xf32>
  %1 = "vocab.sweep"(%low, %b, %0) ({
  ^bb0(%x: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %m : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 257 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<24x4xbf16>, tensor<4x257xbf16>, tensor<24xf32>) -> tensor<24xf32>
  return %0, %1, %low : tensor<24xf32>, tensor<24xf32>, tensor<24x4xbf16>
}

// -----

// Logits that sweeps alone read, through f16 and in another arrangement. Of what is below f16's smallest normal number
// `reduce_precision` makes 0: f16 has it.

// CHECK-LABEL: @logits
// CHECK: %[[WIDE:.*]] = stablehlo.reshape
// CHECK-NEXT: %[[NORMAL:.*]] = stablehlo.reduce_precision %[[WIDE]], format = e5m10 : tensor<24x257xf32>
// CHECK-NEXT: %[[SIZE:.*]] = stablehlo.abs %[[WIDE]]
// CHECK-NEXT: %[[SMALLEST:.*]] = stablehlo.constant dense<6.10351563E-5> : tensor<24x257xf32>
// CHECK-NEXT: %[[IS_NORMAL:.*]] = stablehlo.compare GE, %[[SIZE]], %[[SMALLEST]]
// CHECK-NEXT: stablehlo.select %[[IS_NORMAL]], %[[NORMAL]], %[[WIDE]]
// CHECK: stablehlo.slice
func.func @logits(%a: tensor<4x6x257xf16>) -> tensor<24xf32> {
  %s = stablehlo.add %a, %a : tensor<4x6x257xf16>
  %f = stablehlo.convert %s : (tensor<4x6x257xf16>) -> tensor<4x6x257xf32>
  %l = stablehlo.reshape %f : (tensor<4x6x257xf32>) -> tensor<24x257xf32>
  %0 = "vocab.sweep"(%l) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 257 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<24x257xf32>) -> tensor<24xf32>
  return %0 : tensor<24xf32>
}

// -----

// Logits that are returned as well would be in memory twice; what a loop or a branch gives is rounded.

// CHECK-LABEL: @kept
// CHECK-NOT: reduce_precision
func.func @kept(%a: tensor<24x257xbf16>, %which: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24x257xbf16>) {
  %s = stablehlo.add %a, %a : tensor<24x257xbf16>
  %c = "stablehlo.case"(%which) ({
    stablehlo.return %s : tensor<24x257xbf16>
  }, {
    stablehlo.return %a : tensor<24x257xbf16>
  }) : (tensor<i32>) -> tensor<24x257xbf16>
  %0 = "vocab.sweep"(%s) ({
  ^bb0(%x: tensor<bf16>, %column: tensor<i32>):
    %f = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
    "vocab.yield"(%f) : (tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 257 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<24x257xbf16>) -> tensor<24xf32>
  %1 = "vocab.sweep"(%c) ({
  ^bb0(%x: tensor<bf16>, %column: tensor<i32>):
    %f = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
    "vocab.yield"(%f) : (tensor<f32>) -> ()
  }) {rows = 24 : i64, cols = 257 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "bf16", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<24x257xbf16>) -> tensor<24xf32>
  return %0, %1, %s : tensor<24xf32>, tensor<24xf32>, tensor<24x257xbf16>
}
