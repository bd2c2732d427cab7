// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(lower-loops,check)' --target portable --remarks=missed -o %t.mlir 2>&1 | FileCheck %s

// Weights' gradients that a loop writes one beside the other are no logits, as many as there are; nor are their squares, and what comes
// back for each to a loop that goes over them.

// CHECK-NOT: 2x40x1003
func.func public @main(%h: tensor<26x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<f32>, tensor<26xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", inner = 40 : i64, precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %empty = stablehlo.broadcast_in_dim %none, dims = [] : (tensor<f32>) -> tensor<2x40x1003xf32>
  %r:2 = stablehlo.while(%i = %zero, %all = %empty) : tensor<i32>, tensor<2x40x1003xf32>
    cond {
      %go = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %g = stablehlo.add %w, %w : tensor<40x1003xf32>
      %part = stablehlo.reshape %g : (tensor<40x1003xf32>) -> tensor<1x40x1003xf32>
      %written = stablehlo.dynamic_update_slice %all, %part, %i, %zero, %zero : (tensor<2x40x1003xf32>, tensor<1x40x1003xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x40x1003xf32>
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n, %written : tensor<i32>, tensor<2x40x1003xf32>
    }
  %squares = stablehlo.multiply %r#1, %r#1 : tensor<2x40x1003xf32>
  %sum = stablehlo.reduce(%squares init: %none) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x40x1003xf32>, tensor<f32>) -> tensor<f32>
  %back = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<2x40x1003xf32>
  %s:3 = stablehlo.while(%i = %zero, %each = %back, %so_far = %w) : tensor<i32>, tensor<2x40x1003xf32>, tensor<40x1003xf32>
    cond {
      %go = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %one_of = stablehlo.dynamic_slice %each, %i, %zero, %zero, sizes = [1, 40, 1003] : (tensor<2x40x1003xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x40x1003xf32>
      %g = stablehlo.reshape %one_of : (tensor<1x40x1003xf32>) -> tensor<40x1003xf32>
      %more = stablehlo.add %so_far, %g : tensor<40x1003xf32>
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n, %each, %more : tensor<i32>, tensor<2x40x1003xf32>, tensor<40x1003xf32>
    }
  %total = stablehlo.reduce(%s#2 init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x1003xf32>, tensor<f32>) -> tensor<f32>
  return %total, %0 : tensor<f32>, tensor<26xf32>
}

// -----

// Logits that a loop writes block by block are.

// CHECK: 3 values of at least 26x1003 elements are left, the first is tensor<2x13x1003xf32>
func.func public @main(%h: tensor<26x40xf32>, %part: tensor<13x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<f32>, tensor<26xf32>) {
  %0 = "vocab.sweep"(%h, %w) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", inner = 40 : i64, precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %empty = stablehlo.broadcast_in_dim %none, dims = [] : (tensor<f32>) -> tensor<2x13x1003xf32>
  %r:2 = stablehlo.while(%i = %zero, %all = %empty) : tensor<i32>, tensor<2x13x1003xf32>
    cond {
      %go = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %x = stablehlo.dot_general %part, %w, contracting_dims = [1] x [0] : (tensor<13x40xf32>, tensor<40x1003xf32>) -> tensor<13x1003xf32>
      %block = stablehlo.reshape %x : (tensor<13x1003xf32>) -> tensor<1x13x1003xf32>
      %written = stablehlo.dynamic_update_slice %all, %block, %i, %zero, %zero : (tensor<2x13x1003xf32>, tensor<1x13x1003xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x13x1003xf32>
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n, %written : tensor<i32>, tensor<2x13x1003xf32>
    }
  %sum = stablehlo.reduce(%r#1 init: %none) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<f32>
  return %sum, %0 : tensor<f32>, tensor<26xf32>
}

// -----

// Weights whose columns are apart by tiles, for a loop over these, are no logits: as many numbers as the program is given, beside
// their inner dimension.

// CHECK-NOT: 4x40x251
func.func public @main(%h: tensor<26x40xf32>, %w: tensor<40x1004xf32>) -> (tensor<26xf32>, tensor<40x1004xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %apart = stablehlo.reshape %w : (tensor<40x1004xf32>) -> tensor<40x4x251xf32>
  %tiles = stablehlo.transpose %apart, dims = [1, 0, 2] : (tensor<40x4x251xf32>) -> tensor<4x40x251xf32>
  %first = stablehlo.dynamic_slice %tiles, %zero, %zero, %zero, sizes = [1, 40, 251] : (tensor<4x40x251xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x40x251xf32>
  %tile = stablehlo.reshape %first : (tensor<1x40x251xf32>) -> tensor<40x251xf32>
  %0 = "vocab.sweep"(%h, %tile) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 251 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", inner = 40 : i64, precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x251xf32>) -> tensor<26xf32>
  %turned = stablehlo.transpose %tiles, dims = [1, 0, 2] : (tensor<4x40x251xf32>) -> tensor<40x4x251xf32>
  %back = stablehlo.reshape %turned : (tensor<40x4x251xf32>) -> tensor<40x1004xf32>
  %twice = stablehlo.add %back, %back : tensor<40x1004xf32>
  return %0, %twice : tensor<26xf32>, tensor<40x1004xf32>
}

// -----

// Logits of all tiles, one beside the other, are: no array that the program is given has as many numbers.

// CHECK: 3 values of at least 26x251 elements are left, the first is tensor<26x251xf32>
func.func public @main(%h: tensor<26x40xf32>, %w: tensor<40x1004xf32>) -> (tensor<26xf32>, tensor<26xf32>) {
  %tile = stablehlo.slice %w [0:40, 0:251] : (tensor<40x1004xf32>) -> tensor<40x251xf32>
  %0 = "vocab.sweep"(%h, %tile) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 251 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "head", layout = "kv", inner = 40 : i64, precision = []}], sinks = [{kind = "max"}]}
    : (tensor<26x40xf32>, tensor<40x251xf32>) -> tensor<26xf32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %tile, contracting_dims = [1] x [0] : (tensor<26x40xf32>, tensor<40x251xf32>) -> tensor<26x251xf32>
  %one = stablehlo.reshape %x : (tensor<26x251xf32>) -> tensor<1x26x251xf32>
  %tiles = stablehlo.concatenate %one, %one, %one, %one, dim = 0 : (tensor<1x26x251xf32>, tensor<1x26x251xf32>, tensor<1x26x251xf32>, tensor<1x26x251xf32>) -> tensor<4x26x251xf32>
  %sum = stablehlo.reduce(%tiles init: %none) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x26x251xf32>, tensor<f32>) -> tensor<26xf32>
  return %0, %sum : tensor<26xf32>, tensor<26xf32>
}
