// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(single-pass)' --remarks=none | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(single-pass)' --remarks=all 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(single-pass)' --target portable --remarks=none | FileCheck %s --check-prefix=PORTABLE
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(single-pass,lower-loops)' --remarks=none | FileCheck %s --check-prefix=LOOPS

// Elementwise operations, reshapes, unit dimensions and a call lie between; what does not wait for the first
// sweep becomes a row operand, and is there before the one sweep that both become.

// PORTABLE-LABEL: @local
// PORTABLE-NOT: row_results
// PORTABLE-LABEL: @mean_over_tokens

// CHECK-LABEL: @local
// CHECK: %[[SCALE:.*]] = stablehlo.divide
// CHECK: %[[SCALES:.*]] = stablehlo.broadcast_in_dim %[[SCALE]], dims = [] : (tensor<f32>) -> tensor<2x13xf32>
// CHECK: %[[VECTOR:.*]] = stablehlo.reshape %[[SCALES]] : (tensor<2x13xf32>) -> tensor<26xf32>
// CHECK: %[[A:.*]]:3 = "vocab.sweep"(%arg0, %[[VECTOR]], %{{.*}}) ({
// CHECK: ^bb0(%[[X:.*]]: tensor<f32>, %[[S:.*]]: tensor<f32>, %[[OLD:.*]]: tensor<f32>, %{{.*}}: tensor<i32>, %[[M:.*]]: tensor<f32>, %[[Z:.*]]: tensor<f32>):
// CHECK-DAG: %[[LOG:.*]] = stablehlo.log %[[Z]] : tensor<f32>
// CHECK-DAG: %[[LOW:.*]] = stablehlo.minimum %{{.*}}, %[[LOG]] : tensor<f32>
// CHECK-DAG: %[[RATIO:.*]] = stablehlo.subtract %[[LOW]], %[[OLD]] : tensor<f32>
// CHECK-DAG: %[[C:.*]] = stablehlo.multiply %[[RATIO]], %[[S]] : tensor<f32>
// CHECK-DAG: %[[BELOW:.*]] = stablehlo.subtract %[[X]], %[[M]] : tensor<f32>
// CHECK: "vocab.yield"
// CHECK: row_results = array<i64: 0, 1>
// CHECK-SAME: sinks = [{kind = "online", terms = [{degree = 0 : i64, weighted = true}]}, {kind = "store"}]
// CHECK: return %[[A]]#2, %{{.*}}
// The function that was inlined is gone.
// CHECK-NOT: @clip

// In loops the row program is on [N] again, between one loop for each phase.
// LOOPS-LABEL: @local
// LOOPS: stablehlo.while
// LOOPS: stablehlo.log %{{.*}} : tensor<26xf32>
// LOOPS: stablehlo.while
// LOOPS: return
func.func @local(%x: tensor<26x1003xf32>, %old: tensor<2x13xf32>, %a: tensor<f32>, %b: tensor<f32>)
    -> (tensor<26x1003xf32>, tensor<f32>) {
  %0:2 = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    "vocab.yield"(%l, %one) : (tensor<f32>, tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "online", terms = [{degree = 0 : i64, weighted = true}]}]}
    : (tensor<26x1003xf32>) -> (tensor<26xf32>, tensor<26xf32>)
  %1 = stablehlo.reshape %0#1 : (tensor<26xf32>) -> tensor<2x13xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
  %3 = stablehlo.log %2 : tensor<2x13x1xf32>
  %4 = stablehlo.transpose %3, dims = [2, 0, 1] : (tensor<2x13x1xf32>) -> tensor<1x2x13xf32>
  %5 = stablehlo.reshape %4 : (tensor<1x2x13xf32>) -> tensor<2x13xf32>
  %limit = stablehlo.constant dense<3.0> : tensor<f32>
  %6 = call @clip(%5, %limit) : (tensor<2x13xf32>, tensor<f32>) -> tensor<2x13xf32>
  %7 = stablehlo.subtract %6, %old : tensor<2x13xf32>
  %scale = stablehlo.divide %a, %b : tensor<f32>
  %scales = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
  %8 = stablehlo.multiply %7, %scales : tensor<2x13xf32>
  %9 = stablehlo.reshape %8 : (tensor<2x13xf32>) -> tensor<26x1xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<26x1xf32>, tensor<f32>) -> tensor<26xf32>
  // What no sweep waits for stays outside.
  %loss = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
  %11 = "vocab.sweep"(%x, %0#0, %10) ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>, %g: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %l, %m : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    %y = stablehlo.multiply %e, %g : tensor<f32>
    "vocab.yield"(%y) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<26x1003xf32>, tensor<26xf32>, tensor<26xf32>) -> tensor<26x1003xf32>
  return %11, %loss : tensor<26x1003xf32>, tensor<f32>
}
func.func private @clip(%x: tensor<2x13xf32>, %limit: tensor<f32>) -> tensor<2x13xf32> {
  %0 = stablehlo.broadcast_in_dim %limit, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
  %1 = stablehlo.minimum %0, %x : tensor<2x13xf32>
  return %1 : tensor<2x13xf32>
}

// -----

// A gradient that waits for all tokens.

// CHECK-LABEL: @mean_over_tokens
// CHECK-NOT: row_results
// CHECK: return
// REMARK: remark: [single-pass] left alone: {{.*}}stablehlo.reduce gives tensor<f32>, not one number for each of 26 rows
func.func @mean_over_tokens(%x: tensor<26x1003xf32>) -> tensor<26x1003xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%l) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<26x1003xf32>) -> tensor<26xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<26xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<26xf32>
  %3 = "vocab.sweep"(%x, %2) ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %y = stablehlo.subtract %l, %m : tensor<f32>
    "vocab.yield"(%y) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<26x1003xf32>, tensor<26xf32>) -> tensor<26x1003xf32>
  return %3 : tensor<26x1003xf32>
}

// -----

// A transpose that reorders the rows.

// CHECK-LABEL: @rows_in_another_order
// CHECK-NOT: row_results
// CHECK: return
// REMARK: remark: [single-pass] left alone: {{.*}}stablehlo.transpose is not elementwise on rows
func.func @rows_in_another_order(%x: tensor<26x1003xf32>) -> tensor<26x1003xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%l) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<26x1003xf32>) -> tensor<26xf32>
  %1 = stablehlo.reshape %0 : (tensor<26xf32>) -> tensor<2x13xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x13xf32>) -> tensor<13x2xf32>
  %3 = stablehlo.reshape %2 : (tensor<13x2xf32>) -> tensor<26xf32>
  %4 = "vocab.sweep"(%x, %3) ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %y = stablehlo.subtract %l, %m : tensor<f32>
    "vocab.yield"(%y) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<26x1003xf32>, tensor<26xf32>) -> tensor<26x1003xf32>
  return %4 : tensor<26x1003xf32>
}

// -----

// A column sum would have to stay over all blocks of rows.

// CHECK-LABEL: @column_sum
// CHECK-NOT: row_results
// CHECK: return
// REMARK: remark: [single-pass] left alone: {{.*}}no kernel can do colsum behind a row program
func.func @column_sum(%x: tensor<26x1003xf32>) -> tensor<1003xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%l) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<26x1003xf32>) -> tensor<26xf32>
  %1 = stablehlo.negate %0 : tensor<26xf32>
  %2 = "vocab.sweep"(%x, %1) ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %y = stablehlo.add %l, %m : tensor<f32>
    "vocab.yield"(%y) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "colsum"}]}
    : (tensor<26x1003xf32>, tensor<26xf32>) -> tensor<1003xf32>
  return %2 : tensor<1003xf32>
}

// -----

// Rows that are too long for VMEM.

// CHECK-LABEL: @long_rows
// CHECK-NOT: row_results
// CHECK: return
// REMARK: remark: [single-pass] left alone: {{.*}}even the smallest tiles need
func.func @long_rows(%x: tensor<16x2000000xf32>) -> tensor<16x2000000xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%l) : (tensor<f32>) -> ()
  }) {rows = 16 : i64, cols = 2000000 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<16x2000000xf32>) -> tensor<16xf32>
  %1 = "vocab.sweep"(%x, %0) ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %y = stablehlo.subtract %l, %m : tensor<f32>
    "vocab.yield"(%y) : (tensor<f32>) -> ()
  }) {rows = 16 : i64, cols = 2000000 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<16x2000000xf32>, tensor<16xf32>) -> tensor<16x2000000xf32>
  return %1 : tensor<16x2000000xf32>
}

// -----

// Operations with effects keep their order: %1 cannot come before a sweep that @first waits for.

// CHECK-LABEL: @effects
// CHECK-NOT: row_results
// CHECK: return
// REMARK: remark: [single-pass] left alone: {{.*}}stablehlo.custom_call is not elementwise on rows
func.func @effects(%x: tensor<26x1003xf32>, %u: tensor<26xf32>) -> tensor<26x1003xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%l) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<26x1003xf32>) -> tensor<26xf32>
  stablehlo.custom_call @first(%0) {has_side_effect = true} : (tensor<26xf32>) -> ()
  %1 = stablehlo.custom_call @second(%u) {has_side_effect = true} : (tensor<26xf32>) -> tensor<26xf32>
  %2 = stablehlo.add %0, %1 : tensor<26xf32>
  %3 = "vocab.sweep"(%x, %2) ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %y = stablehlo.subtract %l, %m : tensor<f32>
    "vocab.yield"(%y) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<26x1003xf32>, tensor<26xf32>) -> tensor<26x1003xf32>
  return %3 : tensor<26x1003xf32>
}

// -----

// Other logits, and a sweep that does not wait, are no pair: there is nothing to say about them.

// CHECK-LABEL: @other_logits
// CHECK-NOT: row_results
// CHECK: return
// REMARK-NOT: remark
func.func @other_logits(%x: tensor<26x1003xf32>, %z: tensor<26x1003xf32>) -> (tensor<26x1003xf32>, tensor<26xf32>) {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%l) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<26x1003xf32>) -> tensor<26xf32>
  %1 = "vocab.sweep"(%z, %0) ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>, %column: tensor<i32>):
    %y = stablehlo.subtract %l, %m : tensor<f32>
    "vocab.yield"(%y) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 1 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<26x1003xf32>, tensor<26xf32>) -> tensor<26x1003xf32>
  %2 = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%l) : (tensor<f32>) -> ()
  }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "sum"}]}
    : (tensor<26x1003xf32>) -> tensor<26xf32>
  return %1, %2 : tensor<26x1003xf32>, tensor<26xf32>
}

// -----

// One row, whose numbers are scalars: what becomes a row operand is no vector while the kernel is planned.

// CHECK-LABEL: @one_row
// CHECK: %[[G:.*]] = stablehlo.reshape %{{.*}} : (tensor<f32>) -> tensor<1xf32>
// CHECK: "vocab.sweep"(%arg0, %[[G]]) ({
// CHECK: row_results = array<i64: 0, 1>
// REMARK: remark: [single-pass] applied: reads 1x1003 logits once
func.func @one_row(%x: tensor<1x1003xf32>, %g: tensor<f32>) -> tensor<1x1003xf32> {
  %0:2 = "vocab.sweep"(%x) ({
  ^bb0(%l: tensor<f32>, %column: tensor<i32>):
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    "vocab.yield"(%l, %one) : (tensor<f32>, tensor<f32>) -> ()
  }) {rows = 1 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "online", terms = [{degree = 0 : i64, weighted = true}]}]}
    : (tensor<1x1003xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  %z = stablehlo.reshape %0#1 : (tensor<1xf32>) -> tensor<f32>
  %c = stablehlo.divide %g, %z : tensor<f32>
  %cs = stablehlo.reshape %c : (tensor<f32>) -> tensor<1xf32>
  %1 = "vocab.sweep"(%x, %0#0, %cs) ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>, %g1: tensor<f32>, %column: tensor<i32>):
    %d = stablehlo.subtract %l, %m : tensor<f32>
    %e = stablehlo.exponential %d : tensor<f32>
    %y = stablehlo.multiply %e, %g1 : tensor<f32>
    "vocab.yield"(%y) : (tensor<f32>) -> ()
  }) {rows = 1 : i64, cols = 1003 : i64, row_operands = 2 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "store"}]}
    : (tensor<1x1003xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1003xf32>
  return %1 : tensor<1x1003xf32>
}
