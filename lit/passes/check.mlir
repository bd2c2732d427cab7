// RUN: not %grpo-opt %s --pass-pipeline='builtin.module(check)' 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: not %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,symbol-privatize,check)' --target portable 2>&1 | FileCheck %s --check-prefix=CHANGED
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,check)' --target portable --remarks=missed 2>&1 | FileCheck %s
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,check)' --target portable --remarks=none --report=%t.json -o %t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// LEFT: pass `check` failed: vocab.sweep is left: no pass of the pipeline lowered it
// CHANGED: pass `check` failed: the module's interface changed: the public function @main is gone

// The program keeps logits besides the sweep's own. The weights, as large here, are no logits.

// CHECK: 2 values of at least 26x1003 elements are left, the first is tensor<26x1003xf32>
// CHECK-LABEL: @main
// CHECK-SAME: tf.aliasing_output = 0
// CHECK-NOT: vocab
// REPORT: "remaining_values": [
// REPORT: "op": "stablehlo.dot_general"
// REPORT: "type": "tensor<26x1003xf32>",
// REPORT-NEXT: "bytes": 104312
// REPORT: "op": "stablehlo.negate"
// REPORT-NOT: 40x1003
func.func public @main(%h: tensor<26x40xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<40x1003xf32>) -> (tensor<26x40xf32> {jax.result_info = "dh"}, tensor<26xf32>) {
  %doubled = stablehlo.add %w, %w : tensor<40x1003xf32>
  %0 = "vocab.sweep"(%h, %doubled) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  %logits = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
  %negated = stablehlo.negate %logits : tensor<26x1003xf32>
  %dh = stablehlo.dot_general %negated, %w, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
  return %dh, %0 : tensor<26x40xf32>, tensor<26xf32>
}
