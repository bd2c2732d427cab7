// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(online)' | FileCheck %s

// The sum of exponentials below a maximum waits for no maximum: the sink has its own.

// CHECK-LABEL: @softmax_sum
// CHECK: %[[MAX:.*]] = "vocab.sweep"(%arg0, %arg1)
// CHECK: kind = "max"
// CHECK: %[[ONLINE:.*]]:2 = "vocab.sweep"(%arg0, %arg1)
// CHECK: kind = "online"
// CHECK: %[[BELOW:.*]] = stablehlo.subtract %[[ONLINE]]#0, %[[MAX]]
// CHECK: %[[SCALE:.*]] = stablehlo.exponential %[[BELOW]]
// CHECK: %[[SUM:.*]] = stablehlo.multiply %[[SCALE]], %[[ONLINE]]#1
// CHECK: return %[[SUM]]
func.func @softmax_sum(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %m) ({
  ^bb0(%x: tensor<f32>, %max: tensor<f32>, %column: tensor<i32>):
    %below = stablehlo.subtract %x, %max : tensor<f32>
    %e = stablehlo.exponential %below : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// What a picked column owes to another sweep becomes arithmetic on rows; what it does not stays in the
// tile, where the other sinks see the same bits.

// CHECK-LABEL: @pick
// CHECK: %[[MAX:.*]] = "vocab.sweep"(%arg0, %arg1)
// CHECK: %[[X:.*]] = "vocab.sweep"(%arg0, %arg1, %arg2)
// CHECK: stablehlo.tanh
// CHECK: kind = "sum"
// CHECK: %[[V:.*]] = stablehlo.subtract %[[X]], %[[MAX]] : tensor<4xf32>
// CHECK: stablehlo.select %{{.*}}, %[[V]], %{{.*}} : tensor<4xi1>, tensor<4xf32>
func.func @pick(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %ids: tensor<4xi32>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %0 = "vocab.sweep"(%h, %w, %ids, %m) ({
  ^bb0(%x: tensor<f32>, %id: tensor<i32>, %max: tensor<f32>, %column: tensor<i32>):
    %hit = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %capped = stablehlo.tanh %x : tensor<f32>
    %below = stablehlo.subtract %capped, %max : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %picked = stablehlo.select %hit, %below, %zero : tensor<i1>, tensor<f32>
    "vocab.yield"(%picked) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A one-hot number that is also tested against zero is one mask, not two: optax's safe cross-entropy.
// The sum of such a product must come to an end: picked logit and id are all that the rows need.

// CHECK-LABEL: @tested_one_hot
// CHECK-COUNT-3: "vocab.sweep"
// CHECK-NOT: "vocab.sweep"
// CHECK: return
func.func @tested_one_hot(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %ids: tensor<4xi32>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %m) ({
  ^bb0(%x: tensor<f32>, %max: tensor<f32>, %column: tensor<i32>):
    %below = stablehlo.subtract %x, %max : tensor<f32>
    %e = stablehlo.exponential %below : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>) -> tensor<4xf32>
  %l = stablehlo.log %s : tensor<4xf32>
  %0 = "vocab.sweep"(%h, %w, %ids, %m, %l) ({
  ^bb0(%x: tensor<f32>, %id: tensor<i32>, %max: tensor<f32>, %log: tensor<f32>, %column: tensor<i32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hit = stablehlo.compare EQ, %id, %column : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %one = stablehlo.convert %hit : (tensor<i1>) -> tensor<f32>
    %tested = stablehlo.compare NE, %one, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %below = stablehlo.subtract %x, %max : tensor<f32>
    %logp = stablehlo.subtract %below, %log : tensor<f32>
    %weighted = stablehlo.multiply %one, %logp : tensor<f32>
    %safe = stablehlo.select %tested, %weighted, %zero : tensor<i1>, tensor<f32>
    "vocab.yield"(%safe) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 3 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A sum that no rewrite fits keeps its dependence on the maximum.

// CHECK-LABEL: @not_separable
// CHECK: %[[MAX:.*]] = "vocab.sweep"(%arg0, %arg1)
// CHECK: "vocab.sweep"(%arg0, %arg1, %[[MAX]])
// CHECK: stablehlo.tanh
// CHECK: kind = "sum"
func.func @not_separable(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4xf32> {
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
