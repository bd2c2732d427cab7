// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(online)' | FileCheck %s

// The sum over the vocabulary of numbers that are scattered into columns of each row is that of the numbers whose column is in the vocabulary.

// CHECK-LABEL: @sum
// CHECK-SAME: (%[[IDS:.*]]: tensor<4x17xi32>, %[[G:.*]]: tensor<4x17xf32>)
// CHECK-NOT: vocab.sweep
// CHECK: %[[MINUS:.*]] = stablehlo.negate %[[G]] : tensor<4x17xf32>
// CHECK: %[[LOW:.*]] = stablehlo.compare GE, %[[IDS]]
// CHECK: %[[HIGH:.*]] = stablehlo.compare LT, %[[IDS]]
// CHECK: %[[IN:.*]] = stablehlo.and %[[LOW]], %[[HIGH]] : tensor<4x17xi1>
// CHECK: %[[EACH:.*]] = stablehlo.select %[[IN]], %[[MINUS]], %{{.*}} : tensor<4x17xi1>, tensor<4x17xf32>
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[EACH]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: return %[[SUM]]
func.func @sum(%ids: tensor<4x17xi32>, %g: tensor<4x17xf32>) -> tensor<4xf32> {
  %0 = "vocab.sweep"(%ids, %g) ({
  ^bb0(%i: tensor<17xi32>, %n: tensor<17xf32>, %column: tensor<i32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = "vocab.scatter"(%zero, %i, %n) {sets = false} : (tensor<f32>, tensor<17xi32>, tensor<17xf32>) -> tensor<f32>
    %minus = stablehlo.negate %s : tensor<f32>
    "vocab.yield"(%minus) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 64 : i64, row_operands = 2 : i64, col_operands = 0 : i64, sources = [], sinks = [{kind = "sum"}]}
    : (tensor<4x17xi32>, tensor<4x17xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A gather of differences with a maximum is that of the logits, in the first sweep, and arithmetic on the gathered values.

// CHECK-LABEL: @gather
// CHECK-SAME: (%[[X:.*]]: tensor<4x64xf32>, %[[IDS:.*]]: tensor<4x17xi32>)
// CHECK: %[[M:.*]] = "vocab.sweep"(%[[X]])
// CHECK: sinks = [{kind = "max"}]
// CHECK: %[[PICKED:.*]] = "vocab.sweep"(%[[X]], %[[IDS]])
// CHECK: sinks = [{kind = "gather"}]
// CHECK: %[[MS:.*]] = stablehlo.broadcast_in_dim %[[M]], dims = [0] : (tensor<4xf32>) -> tensor<4x17xf32>
// CHECK: %[[D:.*]] = stablehlo.subtract %[[PICKED]], %[[MS]] : tensor<4x17xf32>
// CHECK: %[[OUT:.*]] = stablehlo.select %{{.*}}, %[[D]], %{{.*}} : tensor<4x17xi1>, tensor<4x17xf32>
// CHECK: return %[[OUT]]
func.func @gather(%x: tensor<4x64xf32>, %ids: tensor<4x17xi32>) -> tensor<4x17xf32> {
  %m = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%l) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 64 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]} : (tensor<4x64xf32>) -> tensor<4xf32>
  %0 = "vocab.sweep"(%x, %m, %ids) ({
  ^bb0(%l: tensor<f32>, %most: tensor<f32>, %i: tensor<17xi32>, %column: tensor<i32>):
    %d = stablehlo.subtract %l, %most : tensor<f32>
    "vocab.yield"(%d, %i) : (tensor<f32>, tensor<17xi32>) -> ()
  }) {rows = 4 : i64, cols = 64 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "gather"}]} : (tensor<4x64xf32>, tensor<4xf32>, tensor<4x17xi32>) -> tensor<4x17xf32>
  return %0 : tensor<4x17xf32>
}

// -----

// A gather of a value with updates that wait for another sweep waits as well.

// CHECK-LABEL: @waits
// CHECK: %[[M:.*]] = "vocab.sweep"(%{{.*}})
// CHECK: sinks = [{kind = "max"}]
// CHECK: %[[U:.*]] = stablehlo.broadcast_in_dim %[[M]]
// CHECK: "vocab.sweep"(%{{.*}}, %{{.*}}, %[[U]])
// CHECK: vocab.scatter
// CHECK: sinks = [{kind = "gather"}]
func.func @waits(%x: tensor<4x64xf32>, %ids: tensor<4x17xi32>) -> tensor<4x17xf32> {
  %m = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%l) : (tensor<f32>) -> ()
  }) {rows = 4 : i64, cols = 64 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]} : (tensor<4x64xf32>) -> tensor<4xf32>
  %u = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf32>) -> tensor<4x17xf32>
  %0 = "vocab.sweep"(%x, %ids, %u) ({
  ^bb0(%l: tensor<f32>, %i: tensor<17xi32>, %n: tensor<17xf32>, %column: tensor<i32>):
    %s = "vocab.scatter"(%l, %i, %n) {sets = false} : (tensor<f32>, tensor<17xi32>, tensor<17xf32>) -> tensor<f32>
    "vocab.yield"(%s, %i) : (tensor<f32>, tensor<17xi32>) -> ()
  }) {rows = 4 : i64, cols = 64 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "gather"}]} : (tensor<4x64xf32>, tensor<4x17xi32>, tensor<4x17xf32>) -> tensor<4x17xf32>
  return %0 : tensor<4x17xf32>
}
