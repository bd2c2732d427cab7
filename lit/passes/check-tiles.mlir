// RUN: %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,check)' --target portable --tile-v=512 --remarks=missed -o %t.mlir 2>&1 | count 0
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(lower-loops,check)' --target portable --tile-v=4096 --remarks=missed -o %t.mlir 2>&1 | FileCheck %s

// A tile of the wide sweep, 26 x 512, is as large as the other one's logits, 13 x 1024, and no logits that are left. Where
// a sweep's only tile is its logits, these are left.

// CHECK: values of at least 26x2051 elements are left, the first is tensor<26x2051xf32>
// CHECK: values of at least 13x1024 elements are left, the first is tensor<13x1024xf32>
func.func public @main(%h: tensor<26x40xf32>, %w: tensor<40x2051xf32>, %k: tensor<13x40xf32>, %u: tensor<40x1024xf32>) -> (tensor<26xf32>, tensor<13xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 2051 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x2051xf32>) -> tensor<26xf32>
  %1 = "vocab.sweep"(%k, %u) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 13 : i64, cols = 1024 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<13x40xf32>, tensor<40x1024xf32>) -> tensor<13xf32>
  return %0, %1 : tensor<26xf32>, tensor<13xf32>
}
