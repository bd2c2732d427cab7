// RUN: not %grpo-opt %s --pass-pipeline='builtin.module(check)' 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: not %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,symbol-privatize,check)' --target portable 2>&1 | FileCheck %s --check-prefix=CHANGED
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,check)' --target portable --min-columns=1003 --report=%t.json -o - | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,check)' --target portable --min-columns=1004 --report=%t.json -o - | FileCheck %s
// RUN: FileCheck %s --check-prefix=NARROW --input-file=%t.json
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,check)' --target portable --min-columns=1003 --max-remaining=417248 -o /dev/null 2>&1 | count 0
// RUN: %exit-code 3 %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,check)' --target portable --min-columns=1003 --max-remaining=417247 --strict -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIMIT

// LEFT: pass `check` failed: vocab.sweep is left: no pass of the pipeline lowered it
// CHANGED: pass `check` failed: the module's interface changed: @main was public, now absent

// The program keeps logits besides the sweep's own, and a loop stacks them for all trips. The weights, as large here, are no logits, nor is a
// product with at most four columns for each hidden unit.

// CHECK-LABEL: @main
// CHECK-SAME: tf.aliasing_output = 0
// CHECK-NOT: vocab
// REPORT: "remaining_values": [
// REPORT-NEXT: {
// REPORT-NEXT: "op": "stablehlo.dynamic_update_slice"
// REPORT-NEXT: "location": "{{.*}}check.mlir\":41:13"
// REPORT-NEXT: "type": "tensor<4x26x1003xf32>",
// REPORT-NEXT: "bytes": 417248
// REPORT-NEXT: }
// REPORT-NEXT: ]
// NARROW: "remaining_values": []
// LIMIT: remark: [check] missed: tensor<4x26x1003xf32> of 417248 bytes, as large as this product's logits, is left: --max-remaining allows 417247
// LIMIT: error: --strict: 1 loss not fused
func.func public @main(%h: tensor<26x40xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<40x1003xf32>, %u: tensor<300x1003xf32>) -> (tensor<26x40xf32> {jax.result_info = "dh"}, tensor<26xf32>, tensor<4x26x1003xf32>, tensor<300xf32>) {
  %doubled = stablehlo.add %w, %w : tensor<40x1003xf32>
  %0 = "vocab.sweep"(%h, %doubled) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x26x1003xf32>
  %first = stablehlo.constant dense<0> : tensor<i32>
  %row = stablehlo.constant dense<0.0> : tensor<300xf32>
  %logits = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
  %negated = stablehlo.negate %logits : tensor<26x1003xf32>
  %one = stablehlo.reshape %negated : (tensor<26x1003xf32>) -> tensor<1x26x1003xf32>
  %stack = stablehlo.dynamic_update_slice %zeros, %one, %first, %first, %first : (tensor<4x26x1003xf32>, tensor<1x26x1003xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x26x1003xf32>
  %dh = stablehlo.dot_general %negated, %w, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
  %wide = stablehlo.dot_general %u, %w, contracting_dims = [1] x [1] : (tensor<300x1003xf32>, tensor<40x1003xf32>) -> tensor<300x40xf32>
  return %dh, %0, %stack, %row : tensor<26x40xf32>, tensor<26xf32>, tensor<4x26x1003xf32>, tensor<300xf32>
}
