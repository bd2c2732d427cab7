// RUN: %grpo-opt %s --pass-pipeline='builtin.module(materialize)' | FileCheck %s
// RUN: not %grpo-opt %S/Inputs/bad-sweep.mlir --pass-pipeline='builtin.module(materialize)' 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: %grpo-opt %s --pass-pipeline='builtin.module(materialize,check)' | FileCheck %s

// What an online sink means: sums relative to a maximum that is finite, in plain arithmetic, and nothing from
// where a mask does not hold.

// CHECK-LABEL: @online
// CHECK-SAME: (%[[H:.*]]: tensor<26x40xf32>, %[[W:.*]]: tensor<40x1003xf32>)
// CHECK: %[[X:.*]] = stablehlo.dot_general %[[H]], %[[W]], contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
// CHECK: %[[FLOOR:.*]] = stablehlo.constant dense<-3.40282347E+38> : tensor<26xf32>
// CHECK: %[[TOP:.*]] = stablehlo.reduce(%[[X]] init: %{{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK: %[[LOW:.*]] = stablehlo.maximum %[[FLOOR]], %[[TOP]]
// CHECK: %[[CEILING:.*]] = stablehlo.constant dense<3.40282347E+38> : tensor<26xf32>
// CHECK: %[[M:.*]] = stablehlo.minimum %[[CEILING]], %[[LOW]]
// CHECK: %[[WIDE:.*]] = stablehlo.broadcast_in_dim %[[M]], dims = [0]
// CHECK: %[[BELOW:.*]] = stablehlo.subtract %[[X]], %[[WIDE]]
// CHECK: %[[P:.*]] = stablehlo.exponential %[[BELOW]]
// CHECK: %[[T:.*]] = stablehlo.multiply %[[P]], %[[BELOW]]
// CHECK: %[[MASKED:.*]] = stablehlo.select %{{.*}}, %[[P]], %{{.*}} : tensor<26x1003xi1>
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[T]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: %[[SOME:.*]] = stablehlo.reduce(%[[MASKED]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: %[[FAR:.*]] = stablehlo.reduce(%[[BELOW]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: return %[[M]], %[[SUM]], %[[SOME]], %[[FAR]]
func.func @online(%h: tensor<26x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>) {
  %0:4 = "vocab.sweep"(%h, %w) ({
  ^bb0(%x: tensor<f32>, %column: tensor<i32>):
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %first = stablehlo.compare LT, %column, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "vocab.yield"(%x, %one, %one, %first, %one) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
      sinks = [{kind = "online", degrees = array<i64: 1, 0, 1>, masked = array<i64: 1>, unweighted = array<i64: 2>}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> (tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>
}

// The second sweep reads the first one's result.

// CHECK-LABEL: @chained
// CHECK: %[[MAX:.*]] = stablehlo.reduce({{.*}} applies stablehlo.maximum
// CHECK: stablehlo.broadcast_in_dim %[[MAX]], dims = [0]
// CHECK: stablehlo.reduce({{.*}} applies stablehlo.add
func.func @chained(%x: tensor<8x512xf32>) -> tensor<8xf32> {
  %m = "vocab.sweep"(%x) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<8x512xf32>) -> tensor<8xf32>
  %s = "vocab.sweep"(%x, %m) ({
  ^bb0(%v: tensor<f32>, %max: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %v, %max : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 512 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "sum"}]}
    : (tensor<8x512xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %s : tensor<8xf32>
}

// BAD: bad-sweep.mlir:3:8: error: invalid vocab.sweep: the logits is tensor<8x512xf32> in a sweep of 8 rows and 500 columns

// Turned logits mean the same as straight ones.

// CHECK-LABEL: @turned
// CHECK-SAME: (%[[X:.*]]: tensor<7x2x13xf32>)
// CHECK: %[[T:.*]] = stablehlo.transpose %[[X]], dims = [1, 2, 0] : (tensor<7x2x13xf32>) -> tensor<2x13x7xf32>
// CHECK: %[[L:.*]] = stablehlo.reshape %[[T]] : (tensor<2x13x7xf32>) -> tensor<26x7xf32>
// CHECK: %[[D:.*]] = stablehlo.negate %[[L]]
// CHECK: %[[C:.*]] = stablehlo.reshape %[[D]] : (tensor<26x7xf32>) -> tensor<2x13x7xf32>
// CHECK: %[[R:.*]] = stablehlo.transpose %[[C]], dims = [2, 0, 1] : (tensor<2x13x7xf32>) -> tensor<7x2x13xf32>
// CHECK: return %[[R]]
func.func @turned(%x: tensor<7x2x13xf32>) -> tensor<7x2x13xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%e: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.negate %e : tensor<f32>
    "vocab.yield"(%d) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 7 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      tokens_minor = {axis = 0 : i64, lanes = 13 : i64},
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<7x2x13xf32>) -> tensor<7x2x13xf32>
  return %0 : tensor<7x2x13xf32>
}
