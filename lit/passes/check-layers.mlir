// Layers as wide as the vocabulary, beside a head of which a sweep was made: their arrays are as large as logits, and none. What has that
// head's weights in it is.

// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops,check)' --target portable --remarks=missed -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=missed
// Tiles of rows too, and columns that are left behind whole tiles.
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops,check)' --target portable --tile-n=13 --tile-v=256 --remarks=missed -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=missed

// CHECK: {{\[check\]}} missed: 2 values of at least 26x1003 elements are left, the first is tensor<26x1003xf32>: the sweep was lowered, but the program still holds logits
// CHECK: {{\[check\]}} missed: 1 values of at least 26x1003 elements are left, the first is tensor<26x1003xf32>: the sweep was lowered, but the program still holds logits
// CHECK: {{\[check\]}} missed: 1 values of at least 26x1003 elements are left, the first is tensor<26x1003xf32>: the sweep was lowered, but the program still holds logits

// An MLP and its gradient's product: other weights.
func.func public @main(%x: tensor<26x40xf32>, %up: tensor<40x1003xf32>, %down: tensor<1003x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<26xf32>, tensor<26x40xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<26x1003xf32>
  %z = stablehlo.dot_general %x, %up, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
  %a = stablehlo.maximum %z, %zero : tensor<26x1003xf32>
  %h = stablehlo.dot_general %a, %down, contracting_dims = [1] x [0] : (tensor<26x1003xf32>, tensor<1003x40xf32>) -> tensor<26x40xf32>
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  %da = stablehlo.dot_general %h, %down, contracting_dims = [1] x [1] : (tensor<26x40xf32>, tensor<1003x40xf32>) -> tensor<26x1003xf32>
  %on = stablehlo.compare GT, %z, %zero : (tensor<26x1003xf32>, tensor<26x1003xf32>) -> tensor<26x1003xi1>
  %dz = stablehlo.select %on, %da, %zero : tensor<26x1003xi1>, tensor<26x1003xf32>
  %dx = stablehlo.dot_general %dz, %up, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
  return %0, %dx : tensor<26xf32>, tensor<26x40xf32>
}

// -----

// A layer whose residuals a loop stacks, with weights of each step's own.
func.func public @main(%x: tensor<26x40xf32>, %ups: tensor<2x40x1003xf32>, %w: tensor<40x1003xf32>) -> (tensor<26xf32>, tensor<26x40xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<2x26x1003xf32>
  %r:4 = stablehlo.while(%i = %zero, %stack = %none, %u = %ups, %a = %x) : tensor<i32>, tensor<2x26x1003xf32>, tensor<2x40x1003xf32>, tensor<26x40xf32>
  cond {
    %c = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %part = stablehlo.dynamic_slice %u, %i, %zero, %zero, sizes = [1, 40, 1003] : (tensor<2x40x1003xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x40x1003xf32>
    %up = stablehlo.reshape %part : (tensor<1x40x1003xf32>) -> tensor<40x1003xf32>
    %z = stablehlo.dot_general %a, %up, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
    %e = stablehlo.reshape %z : (tensor<26x1003xf32>) -> tensor<1x26x1003xf32>
    %s = stablehlo.dynamic_update_slice %stack, %e, %i, %zero, %zero : (tensor<2x26x1003xf32>, tensor<1x26x1003xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x26x1003xf32>
    %h = stablehlo.dot_general %z, %up, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %s, %u, %h : tensor<i32>, tensor<2x26x1003xf32>, tensor<2x40x1003xf32>, tensor<26x40xf32>
  }
  %0 = "vocab.sweep"(%r#3, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  %ones = stablehlo.slice %r#1 [1:2, 0:26, 0:1003] : (tensor<2x26x1003xf32>) -> tensor<1x26x1003xf32>
  %last = stablehlo.reshape %ones : (tensor<1x26x1003xf32>) -> tensor<26x1003xf32>
  %d = stablehlo.dot_general %last, %w, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
  return %0, %d : tensor<26xf32>, tensor<26x40xf32>
}

// -----

// The head's product with other hidden states, whose weights are scaled.
func.func public @main(%h: tensor<26x40xf32>, %x: tensor<26x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<26xf32>, tensor<26x40xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  %scaled = stablehlo.add %w, %w : tensor<40x1003xf32>
  %z = stablehlo.dot_general %x, %scaled, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
  %t = stablehlo.tanh %z : tensor<26x1003xf32>
  %d = stablehlo.dot_general %t, %w, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
  return %0, %d : tensor<26xf32>, tensor<26x40xf32>
}

// -----

// A product with other weights, of which there is less, and one of the head's in a branch.
func.func public @main(%h: tensor<26x40xf32>, %up: tensor<40x1003xf32>, %w: tensor<40x1003xf32>, %p: tensor<i1>) -> (tensor<26xf32>, tensor<26x40xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  %d = "stablehlo.if"(%p) ({
    %z = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
    %a = stablehlo.dot_general %z, %up, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
    stablehlo.return %a : tensor<26x40xf32>
  }, {
    %z = stablehlo.dot_general %h, %up, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
    %a = stablehlo.dot_general %z, %up, contracting_dims = [1] x [1] : (tensor<26x1003xf32>, tensor<40x1003xf32>) -> tensor<26x40xf32>
    stablehlo.return %a : tensor<26x40xf32>
  }) : (tensor<i1>) -> tensor<26x40xf32>
  return %0, %d : tensor<26xf32>, tensor<26x40xf32>
}

// -----

// The head's product with other hidden states, given to a function: what a private function is given is no input of the program.
func.func public @main(%h: tensor<26x40xf32>, %x: tensor<26x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<26xf32>, tensor<26xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
  %d = call @last(%z) : (tensor<26x1003xf32>) -> tensor<26xf32>
  return %0, %d : tensor<26xf32>, tensor<26xf32>
}

func.func private @last(%z: tensor<26x1003xf32>) -> tensor<26xf32> {
  %last = stablehlo.slice %z [0:26, 1002:1003] : (tensor<26x1003xf32>) -> tensor<26x1xf32>
  %r = stablehlo.reshape %last : (tensor<26x1xf32>) -> tensor<26xf32>
  return %r : tensor<26xf32>
}
