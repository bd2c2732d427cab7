// RUN: %grpo-opt %s --target=h100 --always-fuse --pass-pipeline='builtin.module(chunk-sequences)' --remarks=none | FileCheck %s
// RUN: %grpo-opt %s --target=h100 --always-fuse --pass-pipeline='builtin.module(chunk-sequences)' --remarks=all 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: %grpo-opt %s --target=h100 --always-fuse --tile-n=13 --pass-pipeline='builtin.module(chunk-sequences)' --remarks=none | FileCheck %s --check-prefix=ONE
// RUN: %grpo-opt %s --target=h100 --always-fuse --tile-v=16 --pass-pipeline='builtin.module(chunk-sequences)' --remarks=none | FileCheck %s --check-prefix=APART
// RUN: %grpo-opt %s --target=portable --always-fuse --pass-pipeline='builtin.module(chunk-sequences)' --remarks=none | FileCheck %s --check-prefix=APART

// REMARK: remark: [chunk-sequences] applied: computes 52x1003 logits once, in chunks of 2 of 4 sequences
// REMARK: remark: [chunk-sequences] applied: a step of this loss is predicted to take {{.*}} ms as it is and {{.*}} ms in loops
// REMARK-NOT: remark: [chunk-sequences]

// The slope of each token is a sum over its sequence, without the first token. Four sequences of 13 tokens are two chunks; the mask is
// sliced with them.

// CHECK-LABEL: @by_sequence
// CHECK: %[[#R:]]:{{[0-9]+}} = stablehlo.while
// CHECK: stablehlo.dynamic_slice {{.*}} -> tensor<26x40xf32>
// CHECK: stablehlo.dot_general {{.*}} -> tensor<26x1003xf32>
// CHECK: "vocab.sweep"(
// CHECK: rows = 26 : i64, {{.*}}kind = "logits"
// CHECK: stablehlo.optimization_barrier {{.*}} tensor<26xf32>, tensor<26x1003xf32>
// CHECK: stablehlo.reshape {{.*}} (tensor<26xf32>) -> tensor<2x13xf32>
// CHECK: stablehlo.slice {{.*}} [0:2, 1:13] : (tensor<2x13xf32>) -> tensor<2x12xf32>
// CHECK: stablehlo.reduce({{.*}} (tensor<2x12xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK: stablehlo.multiply {{.*}} : tensor<2x13xf32>
// CHECK: "vocab.sweep"(
// CHECK: rows = 26 : i64, {{.*}}kind = "contract_rows", {{.*}}kind = "logits"
// CHECK: stablehlo.add {{.*}} : tensor<40x1003xf32>
// CHECK: return %[[#R]]#1, %[[#R]]#2
// ONE-LABEL: @by_sequence
// ONE: stablehlo.dot_general {{.*}} -> tensor<13x1003xf32>
// APART-LABEL: @by_sequence
// APART-NOT: stablehlo.while
// APART: return
func.func @by_sequence(%h: tensor<52x40xf32>, %w: tensor<40x1003xf32>, %mask: tensor<4x13xf32>)
    -> (tensor<52xf32>, tensor<40x1003xf32>) {
  %z = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    %e = stablehlo.exponential %x : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 52 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<52x40xf32>, tensor<40x1003xf32>) -> tensor<52xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %tokens = stablehlo.reshape %z : (tensor<52xf32>) -> tensor<4x13xf32>
  %cut = stablehlo.slice %tokens [0:4, 1:13] : (tensor<4x13xf32>) -> tensor<4x12xf32>
  %sum = stablehlo.reduce(%cut init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x12xf32>, tensor<f32>) -> tensor<4xf32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<4xf32>) -> tensor<4x13xf32>
  %slope = stablehlo.multiply %all, %mask : tensor<4x13xf32>
  %rows = stablehlo.reshape %slope : (tensor<4x13xf32>) -> tensor<52xf32>
  %dw = "vocab.sweep"(%h, %w, %rows, %h) ({
  ^bb0(%x: tensor<f32>, %s: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.multiply %x, %s : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 52 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
    : (tensor<52x40xf32>, tensor<40x1003xf32>, tensor<52xf32>, tensor<52x40xf32>) -> tensor<40x1003xf32>
  return %z, %dw : tensor<52xf32>, tensor<40x1003xf32>
}

// Pairs of sequences, of the first half and of the second one, are in different chunks.

// CHECK-LABEL: @by_pairs
// CHECK-NOT: stablehlo.while
// CHECK: return
func.func @by_pairs(%h: tensor<52x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<52xf32>, tensor<40x1003xf32>) {
  %z = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    %e = stablehlo.exponential %x : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 52 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<52x40xf32>, tensor<40x1003xf32>) -> tensor<52xf32>
  %chosen = stablehlo.slice %z [0:26] : (tensor<52xf32>) -> tensor<26xf32>
  %rejected = stablehlo.slice %z [26:52] : (tensor<52xf32>) -> tensor<26xf32>
  %margin = stablehlo.subtract %chosen, %rejected : tensor<26xf32>
  %rows = stablehlo.concatenate %margin, %margin, dim = 0 : (tensor<26xf32>, tensor<26xf32>) -> tensor<52xf32>
  %dw = "vocab.sweep"(%h, %w, %rows, %h) ({
  ^bb0(%x: tensor<f32>, %s: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.multiply %x, %s : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 52 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
    : (tensor<52x40xf32>, tensor<40x1003xf32>, tensor<52xf32>, tensor<52x40xf32>) -> tensor<40x1003xf32>
  return %z, %dw : tensor<52xf32>, tensor<40x1003xf32>
}
