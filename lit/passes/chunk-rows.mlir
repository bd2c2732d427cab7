// RUN: %grpo-opt %s --target=h100 --always-fuse --pass-pipeline='builtin.module(chunk-rows)' --remarks=none | FileCheck %s
// RUN: %grpo-opt %s --target=h100 --always-fuse --pass-pipeline='builtin.module(chunk-rows)' --remarks=all 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: %grpo-opt %s --target=h100 --always-fuse --tile-n=13 --pass-pipeline='builtin.module(chunk-rows)' --remarks=none | FileCheck %s --check-prefix=ONE
// RUN: %grpo-opt %s --target=h100 --always-fuse --tile-v=16 --pass-pipeline='builtin.module(chunk-rows)' --remarks=none | FileCheck %s --check-prefix=APART
// RUN: %grpo-opt %s --target=portable --always-fuse --pass-pipeline='builtin.module(chunk-rows)' --remarks=none | FileCheck %s --check-prefix=APART

// REMARK: remark: [chunk-rows] applied: computes 52x1003 logits once, in chunks of 26 rows
// REMARK: remark: [chunk-rows] applied: a step of this loss is predicted to take {{.*}} ms as it is and {{.*}} ms in loops
// REMARK-NOT: by_pairs

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

// The slope of each token depends on that token only: a chunk may be a part of a sequence. Twelve tokens are half of one of two
// sequences: the chunk that starts at row r is in sequence r / 24, from token r % 24.

// CHECK-LABEL: @by_token
// ONE-LABEL: @by_token
// ONE: %[[#AT:]] = stablehlo.multiply %{{.*}}, %{{.*}} : tensor<i32>
// ONE: stablehlo.dot_general {{.*}} -> tensor<12x1003xf32>
// ONE: stablehlo.reshape {{.*}} (tensor<12xf32>) -> tensor<1x12x1xf32>
// ONE: %[[#CHUNK:]] = stablehlo.divide %[[#AT]], %{{.*}} : tensor<i32>
// ONE: %[[#SEQUENCE:]] = stablehlo.divide %[[#CHUNK]], %{{.*}} : tensor<i32>
// ONE: stablehlo.dynamic_slice {{.*}} sizes = [1, 24, 1] : (tensor<2x24x1xf32>
// ONE: stablehlo.remainder
// ONE: stablehlo.dynamic_slice {{.*}} sizes = [1, 12, 1] : (tensor<1x24x1xf32>
// ONE: stablehlo.multiply {{.*}} : tensor<1x12x1xf32>
// ONE: stablehlo.reshape {{.*}} (tensor<1x12x1xf32>) -> tensor<12xf32>
// APART-LABEL: @by_token
func.func @by_token(%h: tensor<48x40xf32>, %w: tensor<40x1003xf32>, %mask: tensor<2x24x1xf32>)
    -> (tensor<48xf32>, tensor<40x1003xf32>) {
  %z = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    %e = stablehlo.exponential %x : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 48 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<48x40xf32>, tensor<40x1003xf32>) -> tensor<48xf32>
  %tokens = stablehlo.reshape %z : (tensor<48xf32>) -> tensor<2x24x1xf32>
  %slope = stablehlo.multiply %tokens, %mask : tensor<2x24x1xf32>
  %rows = stablehlo.reshape %slope : (tensor<2x24x1xf32>) -> tensor<48xf32>
  %dw = "vocab.sweep"(%h, %w, %rows, %h) ({
  ^bb0(%x: tensor<f32>, %s: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.multiply %x, %s : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 48 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
    : (tensor<48x40xf32>, tensor<40x1003xf32>, tensor<48xf32>, tensor<48x40xf32>) -> tensor<40x1003xf32>
  return %z, %dw : tensor<48xf32>, tensor<40x1003xf32>
}

// One sequence of 31 tokens: two chunks of 13, and the remaining five behind the loop.

// CHECK-LABEL: @one_sequence
// ONE-LABEL: @one_sequence
// ONE: stablehlo.while
// ONE: stablehlo.dot_general {{.*}} -> tensor<13x1003xf32>
// ONE: stablehlo.dynamic_slice {{.*}} sizes = [1, 13] : (tensor<1x31xf32>
// ONE: stablehlo.multiply {{.*}} : tensor<1x13xf32>
// ONE: stablehlo.dot_general {{.*}} -> tensor<5x1003xf32>
// ONE: stablehlo.slice {{.*}} [0:1, 26:31] : (tensor<1x31xf32>) -> tensor<1x5xf32>
// ONE: stablehlo.multiply {{.*}} : tensor<1x5xf32>
// APART-LABEL: @one_sequence
func.func @one_sequence(%h: tensor<31x40xf32>, %w: tensor<40x1003xf32>, %mask: tensor<1x31xf32>)
    -> (tensor<31xf32>, tensor<40x1003xf32>) {
  %z = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    %e = stablehlo.exponential %x : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 31 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<31x40xf32>, tensor<40x1003xf32>) -> tensor<31xf32>
  %tokens = stablehlo.reshape %z : (tensor<31xf32>) -> tensor<1x31xf32>
  %slope = stablehlo.multiply %tokens, %mask : tensor<1x31xf32>
  %rows = stablehlo.reshape %slope : (tensor<1x31xf32>) -> tensor<31xf32>
  %dw = "vocab.sweep"(%h, %w, %rows, %h) ({
  ^bb0(%x: tensor<f32>, %s: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.multiply %x, %s : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 31 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
    : (tensor<31x40xf32>, tensor<40x1003xf32>, tensor<31xf32>, tensor<31x40xf32>) -> tensor<40x1003xf32>
  return %z, %dw : tensor<31xf32>, tensor<40x1003xf32>
}

// A barrier passes values that are not cut, which nothing in the loop reads.

// CHECK-LABEL: @barrier
// CHECK: stablehlo.while
// CHECK: "vocab.sweep"(
// CHECK: "vocab.sweep"(
// CHECK: return
func.func @barrier(%h: tensor<52x40xf32>, %w: tensor<40x1003xf32>, %s: tensor<f32>, %v: tensor<7xf32>)
    -> (tensor<f32>, tensor<7xf32>, tensor<40x1003xf32>) {
  %z = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    %e = stablehlo.exponential %x : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 52 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<52x40xf32>, tensor<40x1003xf32>) -> tensor<52xf32>
  %b:3 = stablehlo.optimization_barrier %z, %s, %v : tensor<52xf32>, tensor<f32>, tensor<7xf32>
  %dw = "vocab.sweep"(%h, %w, %b#0, %h) ({
  ^bb0(%x: tensor<f32>, %r: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.multiply %x, %r : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 52 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}]}
    : (tensor<52x40xf32>, tensor<40x1003xf32>, tensor<52xf32>, tensor<52x40xf32>) -> tensor<40x1003xf32>
  return %b#1, %b#2, %dw : tensor<f32>, tensor<7xf32>, tensor<40x1003xf32>
}
