// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(online)' | FileCheck %s

// What may leave a sum and what may not: passes/transforms/src/online/plan.rs. The numbers are tested by tools/dev/numerics (special_*).

// A row's condition chooses between two sums: what a padding row's own sum is never reaches the result.

// CHECK-LABEL: @choice
// CHECK: kind = "max"
// CHECK: kind = "online"
// CHECK-NOT: "vocab.sweep"
// CHECK: %[[SUM:.*]] = stablehlo.multiply %{{.*}}, %{{.*}} : tensor<4xf32>
// CHECK: %[[ROWS:.*]] = stablehlo.select %arg2, %[[SUM]], %{{.*}} : tensor<4xi1>, tensor<4xf32>
// CHECK: return %[[ROWS]]
func.func @choice(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %valid: tensor<4xi1>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %m, %valid) ({
  ^bb0(%x: tensor<f32>, %max: tensor<f32>, %ok: tensor<i1>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %max : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %v = stablehlo.select %ok, %e, %zero : tensor<i1>, tensor<f32>
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// A row value that is neither the maximum nor the log-sum-exp leaves no exponential when more is subtracted: the
// program rounds x - mean, and its normaliser must fit that.

// CHECK-LABEL: @shifted_by_mean
// CHECK: %[[MEAN:.*]] = "vocab.sweep"(%arg0, %arg1)
// CHECK: kind = "sum"
// CHECK: %[[MAX:.*]] = "vocab.sweep"(%arg0, %arg1, %[[MEAN]])
// CHECK: kind = "max"
// CHECK: "vocab.sweep"(%arg0, %arg1, %[[MEAN]], %[[MAX]])
// CHECK: kind = "sum"
func.func @shifted_by_mean(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4xf32> {
  %t = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %m = "vocab.sweep"(%h, %w, %t) ({
  ^bb0(%x: tensor<f32>, %mean: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %mean : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %t, %m) ({
  ^bb0(%x: tensor<f32>, %mean: tensor<f32>, %max: tensor<f32>, %column: tensor<i32>):
    %c = stablehlo.subtract %x, %mean : tensor<f32>
    %d = stablehlo.subtract %c, %max : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    "vocab.yield"(%e) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// The maximum of all columns may be far above that of the columns that a one-hot leaves: their sum waits for their maximum.

// CHECK-LABEL: @others
// CHECK: kind = "max"
// CHECK: stablehlo.exponential
// CHECK: kind = "sum"
func.func @others(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %ids: tensor<4xi32>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w, %ids) ({
  ^bb0(%x: tensor<f32>, %id: tensor<i32>, %column: tensor<i32>):
    %hit = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %low = stablehlo.constant dense<-1.0e9> : tensor<f32>
    %others = stablehlo.select %hit, %low, %x : tensor<i1>, tensor<f32>
    "vocab.yield"(%others) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xi32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %m, %ids) ({
  ^bb0(%x: tensor<f32>, %max: tensor<f32>, %id: tensor<i32>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %max : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    %hit = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %hot = stablehlo.convert %hit : (tensor<i1>) -> tensor<f32>
    %rest = stablehlo.subtract %one, %hot : tensor<f32>
    %v = stablehlo.multiply %e, %rest : tensor<f32>
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// A sum of log-probabilities is taken around the maximum: no sum grows with how far logits are from 0.

// CHECK-LABEL: @mean_log_prob
// CHECK: "vocab.sweep"
// CHECK: %[[SUMS:.*]]:3 = "vocab.sweep"(%arg0, %arg1)
// CHECK: kind = "online", terms = [{degree = 0 : i64, weighted = false}, {degree = 1 : i64, weighted = false}]
// CHECK: %[[SHIFT:.*]] = stablehlo.subtract %[[SUMS]]#0, %{{.*}} : tensor<4xf32>
// CHECK: %[[MOVED:.*]] = stablehlo.multiply %[[SHIFT]], %[[SUMS]]#1
// CHECK: %[[SUM:.*]] = stablehlo.add %[[SUMS]]#2, %[[MOVED]]
// CHECK: return %[[SUM]]
func.func @mean_log_prob(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %m) ({
  ^bb0(%x: tensor<f32>, %max: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %max : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// A value of the row leaves a sum.

// CHECK-LABEL: @coefficient
// CHECK: %[[ONLINE:.*]]:2 = "vocab.sweep"(%arg0, %arg1)
// CHECK: kind = "online"
// CHECK: %[[Z:.*]] = stablehlo.multiply %{{.*}}, %[[ONLINE]]#1
// CHECK: %[[SUM:.*]] = stablehlo.multiply %[[Z]], %arg2 : tensor<4xf32>
// CHECK: return %[[SUM]]
func.func @coefficient(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %m, %g) ({
  ^bb0(%x: tensor<f32>, %max: tensor<f32>, %c: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %max : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    %v = stablehlo.multiply %e, %c : tensor<f32>
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// `p·x + (p − p)`: the difference in each column may be smaller than the rounding error of either sum. It waits for the maximum.

// CHECK-LABEL: @opposed
// CHECK: kind = "max"
// CHECK: stablehlo.subtract %{{.*}} : tensor<f32>
// CHECK: stablehlo.exponential
// CHECK: kind = "sum"
func.func @opposed(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %m) ({
  ^bb0(%x: tensor<f32>, %max: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %x, %max : tensor<f32>
    %p = stablehlo.exponential %d : tensor<f32>
    %a = stablehlo.multiply %p, %x : tensor<f32>
    %b = stablehlo.subtract %p, %p : tensor<f32>
    %v = stablehlo.add %a, %b : tensor<f32>
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
