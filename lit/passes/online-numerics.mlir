// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(online)' | FileCheck %s

// What may leave a sum and what may not: passes/src/transforms/online/plan.rs. The numbers are tested by tools/dev/numerics (special_*).

// A row's condition chooses between two sums: what a padding row's own sum is never reaches the result.

// CHECK-LABEL: @choice
// CHECK: "vocab.sweep"
// CHECK-NOT: "vocab.sweep"
// CHECK: %[[SUM:.*]] = stablehlo.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<4xi1>, tensor<4xf32>
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

// A row value that is neither the maximum nor the log-sum-exp leaves no exponential when more is taken off: the
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

// What a one-hot takes out has no part in the maximum; in its own column the program's 0*exp(x - m) stays.

// CHECK-LABEL: @others
// CHECK: "vocab.sweep"
// CHECK: kind = "max"
// CHECK: %[[X:.*]] = "vocab.sweep"(%arg0, %arg1, %arg2)
// CHECK: stablehlo.multiply %{{.*}}, %{{.*}} : tensor<4xf32>
// CHECK: "vocab.sweep"(%arg0, %arg1, %arg2)
// CHECK: stablehlo.compare EQ
// CHECK: %[[OTHERS:.*]] = stablehlo.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<i1>, tensor<f32>
// CHECK: "vocab.yield"(%[[OTHERS]],
// CHECK: kind = "online"
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

// A sum of log-probabilities is taken around the maximum: no sum grows with how far logits are from 0. Where the smallest logit less
// the maximum overflows, the sum is −inf, which the sums around the maximum need not have seen.

// CHECK-LABEL: @mean_log_prob
// CHECK: "vocab.sweep"
// CHECK: %[[SUMS:.*]]:3 = "vocab.sweep"(%arg0, %arg1)
// CHECK: degrees = array<i64: 0, 1>, kind = "online", smaller = array<i64: 0, 1>, unweighted = array<i64: 0, 1>
// CHECK: %[[SHIFT:.*]] = stablehlo.subtract %[[SUMS]]#0, %{{.*}} : tensor<4xf32>
// CHECK: %[[MOVED:.*]] = stablehlo.multiply %[[SHIFT]], %[[SUMS]]#1
// CHECK: %[[SMALL:.*]] = stablehlo.add %[[SUMS]]#2, %[[MOVED]]
// CHECK: %[[BELOW:.*]] = "vocab.sweep"(%arg0, %arg1)
// CHECK: stablehlo.negate %{{.*}} : tensor<f32>
// CHECK: kind = "max"
// CHECK: %[[LEAST:.*]] = stablehlo.negate %[[BELOW]] : tensor<4xf32>
// CHECK: %[[FAR:.*]] = stablehlo.subtract %[[LEAST]], %{{.*}} : tensor<4xf32>
// CHECK: %[[OVER:.*]] = stablehlo.compare EQ, %[[FAR]], %{{.*}}, FLOAT
// CHECK: %[[ALL:.*]] = stablehlo.select %[[OVER]]
// CHECK: %[[SUM:.*]] = stablehlo.add %[[SMALL]], %[[ALL]]
// CHECK: %[[ROOM:.*]] = stablehlo.constant dense<0x4B800000> : tensor<4xf32>
// CHECK: stablehlo.multiply %[[SUM]], %[[ROOM]] : tensor<4xf32>
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

// A row value leaves a sum with a look at what the program makes of the largest and the smallest logit: what is not
// finite there is not finite in the sum.

// CHECK-LABEL: @coefficient
// CHECK: kind = "max"
// CHECK: kind = "online"
// CHECK: %[[SUM:.*]] = stablehlo.multiply %{{.*}}, %arg2 : tensor<4xf32>
// CHECK: kind = "max"
// CHECK: stablehlo.negate
// CHECK: kind = "max"
// CHECK: %[[E:.*]] = stablehlo.exponential %{{.*}} : tensor<4xf32>
// CHECK: %[[END:.*]] = stablehlo.multiply %[[E]], %arg2 : tensor<4xf32>
// CHECK: %[[FINITE:.*]] = stablehlo.is_finite %[[END]]
// CHECK: %[[EXTRA:.*]] = stablehlo.select %[[FINITE]], %{{.*}}, %[[END]] : tensor<4xi1>, tensor<4xf32>
// CHECK: stablehlo.add %{{.*}}, %[[EXTRA]] : tensor<4xf32>
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

// What is 0·(2·(x − m)) everywhere but at the pick is NaN where 2·(x − m) is infinite: the smallest logit, which may be
// −FLT_MAX, tells, before the 0.

// CHECK-LABEL: @doubled
// CHECK: stablehlo.negate %{{.*}} : tensor<f32>
// CHECK: kind = "max"
// CHECK: %[[LEAST:.*]] = stablehlo.negate %{{.*}} : tensor<4xf32>
// CHECK: %[[BELOW:.*]] = stablehlo.subtract %[[LEAST]], %{{.*}} : tensor<4xf32>
// CHECK: %[[TWICE:.*]] = stablehlo.multiply %[[BELOW]], %{{.*}} : tensor<4xf32>
// CHECK: stablehlo.is_finite %[[TWICE]]
func.func @doubled(%h: tensor<4x8xf32>, %w: tensor<8x16xf32>, %ids: tensor<4xi32>) -> tensor<4xf32> {
  %m = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%x) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  %s = "vocab.sweep"(%h, %w, %ids, %m) ({
  ^bb0(%x: tensor<f32>, %id: tensor<i32>, %max: tensor<f32>, %column: tensor<i32>):
    %hit = stablehlo.compare EQ, %column, %id, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %two = stablehlo.constant dense<2.0> : tensor<f32>
    %c = stablehlo.select %hit, %one, %zero : tensor<i1>, tensor<f32>
    %d = stablehlo.subtract %x, %max : tensor<f32>
    %twice = stablehlo.multiply %two, %d : tensor<f32>
    %v = stablehlo.multiply %c, %twice : tensor<f32>
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 16 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "sum"}]}
    : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// `p·x + (p − p)`: what is taken off column by column may leave less than the sum of either has digits. It waits for the maximum.

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
