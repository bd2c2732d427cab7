// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(outline)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(outline,lower-loops)' | FileCheck %s --check-prefix=BACK
// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(outline)' --remarks=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL

// What is refused, and why, is in outline-missed.mlir. Without --always-fuse these are too small.

// SMALL: remark: [outline] left alone: not worth it: 8 rows x 64 columns are 0.0 MiB of f32 logits (a fused loss pays from 1024 columns, --min-columns, and 32 MiB, --min-logits; --always-fuse overrides)

// Every way out of a chain becomes a sweep of its own that recomputes the logits.

// BACK-NOT: vocab
// CHECK-LABEL: @every_sink
// CHECK-SAME: (%[[H:[^:]*]]: tensor<8x16xf32>, %[[W:[^:]*]]: tensor<16x64xf32>, %[[IDS:[^:]*]]: tensor<8x1xi32>)
// CHECK-NOT: tensor<8x64x
// CHECK: %[[M:.*]] = "vocab.sweep"(%[[H]], %[[W]])
// CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<f32>, %{{.*}}: tensor<i32>):
// CHECK-NEXT: "vocab.yield"(%[[X]])
// CHECK-NEXT: sinks = [{kind = "max"}], sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}]
// CHECK: %[[Z:.*]] = "vocab.sweep"(%[[H]], %[[W]], %[[M]])
// CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<f32>, %[[MAX:.*]]: tensor<f32>, %{{.*}}: tensor<i32>):
// CHECK-NEXT: %[[S:.*]] = stablehlo.subtract %[[X]], %[[MAX]]
// CHECK-NEXT: %[[E:.*]] = stablehlo.exponential %[[S]]
// CHECK-NEXT: "vocab.yield"(%[[E]])
// CHECK-NEXT: row_operands = 1 : i64, rows = 8 : i64, sinks = [{kind = "sum"}]
// A minimum is a negated maximum; a program's own start that is not neutral is folded in once.
// CHECK: %[[NEG:.*]] = "vocab.sweep"
// CHECK: stablehlo.negate
// CHECK: sinks = [{kind = "max"}]
// CHECK: %[[MIN:.*]] = stablehlo.negate %[[NEG]]
// CHECK: %[[LEAST:.*]] = stablehlo.minimum %[[MIN]], %{{.*}}
// A sum over rows as well; a sum over rows alone.
// CHECK: %[[PART:.*]] = "vocab.sweep"
// CHECK: sinks = [{kind = "sum"}]
// CHECK: %[[ALL:.*]] = stablehlo.reduce(%[[PART]] init: %{{.*}}) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>
// CHECK: %[[COLS:.*]] = "vocab.sweep"
// CHECK: sinks = [{kind = "colsum"}]
// A clamped id per row, from a gather.
// CHECK: stablehlo.maximum
// CHECK: %[[ID:.*]] = stablehlo.minimum
// CHECK: %[[PICK:.*]] = "vocab.sweep"(%[[H]], %[[W]], %[[ID]])
// CHECK: ^bb0(%[[X:[^:]*]]: tensor<f32>, %[[I:[^:]*]]: tensor<i32>, %[[COL:[^:]*]]: tensor<i32>):
// CHECK: %[[HIT:.*]] = stablehlo.compare EQ, %[[COL]], %[[I]], SIGNED
// CHECK: stablehlo.select %[[HIT]], %[[X]], %{{.*}}
// CHECK: sinks = [{kind = "sum"}]
// CHECK: %[[ARG:.*]] = "vocab.sweep"
// CHECK: sinks = [{kind = "argmax"}]
// CHECK: %[[DOT:.*]] = "vocab.sweep"
// CHECK: stablehlo.multiply
// CHECK: sinks = [{kind = "sum"}]
// CHECK: return %[[Z]], %[[LEAST]], %[[ALL]], %[[COLS]], %[[PICK]], %[[ARG]], %[[DOT]]
func.func public @every_sink(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1xi32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<64xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %seven = stablehlo.constant dense<7.0> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %min = stablehlo.reduce(%x init: %seven) applies stablehlo.minimum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %all = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
  %cols = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  %pick = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %i = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %arg:2 = stablehlo.reduce(%x init: %ninf), (%i init: %i0) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%j: tensor<i32>, %k: tensor<i32>) {
    %c0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c1 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c2 = stablehlo.or %c0, %c1 : tensor<i1>
    %c3 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c4 = stablehlo.compare LT, %j, %k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c5 = stablehlo.and %c3, %c4 : tensor<i1>
    %c6 = stablehlo.or %c2, %c5 : tensor<i1>
    %v = stablehlo.select %c2, %a, %b : tensor<i1>, tensor<f32>
    %n = stablehlo.select %c6, %j, %k : tensor<i1>, tensor<i32>
    stablehlo.return %v, %n : tensor<f32>, tensor<i32>
  }
  %dot = stablehlo.dot_general %e, %x, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8xf32>
  return %z, %min, %all, %cols, %pick, %arg#1, %dot : tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<64xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xf32>
}

// -----

// The backward: a scatter becomes a one-hot, contractions with the weights give dh and with the hidden
// states dw. Converts behind a contraction and one transpose of dw are the sink's own; a second reader
// of the contraction ends that.

// BACK-NOT: vocab
// CHECK-LABEL: @backward
// CHECK-SAME: (%[[H:[^:]*]]: tensor<2x4x16xbf16>, %[[W:[^:]*]]: tensor<16x64xbf16>, %[[IDS:[^:]*]]: tensor<2x4x1x1xi32>, %[[G:[^:]*]]: tensor<2x4x1xf32>)
// CHECK-NOT: tensor<2x4x64x
// CHECK-NOT: stablehlo.scatter
// CHECK-DAG: %[[ROWS:.*]] = stablehlo.reshape %[[G]] : (tensor<2x4x1xf32>) -> tensor<8xf32>
// CHECK: %[[DH:.*]] = "vocab.sweep"
// CHECK: stablehlo.compare EQ, %{{.*}}, SIGNED
// CHECK: stablehlo.select
// CHECK: stablehlo.add
// CHECK: sinks = [{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32", "bf16"]}]
// CHECK-SAME: sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}]
// CHECK-SAME: -> tensor<8x16xbf16>
// CHECK: %[[DHR:.*]] = stablehlo.reshape %[[DH]] : (tensor<8x16xbf16>) -> tensor<2x4x16xbf16>
// CHECK: %[[DW:.*]] = "vocab.sweep"
// CHECK: sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32", "bf16"]}]
// CHECK-SAME: -> tensor<16x64xbf16>
// CHECK: %[[DW2:.*]] = "vocab.sweep"
// CHECK: sinks = [{kind = "contract_rows", layout = "vk", matrix = 0 : i64, precision = ["HIGHEST", "DEFAULT"], result = ["f32"]}]
// CHECK-SAME: -> tensor<64x16xf32>
// CHECK: %[[T:.*]] = stablehlo.transpose %[[DW2]], dims = [1, 0]
// CHECK: %[[DW3:.*]] = "vocab.sweep"
// CHECK: sinks = [{kind = "contract_rows", layout = "kv", matrix = 0 : i64, precision = ["DEFAULT", "HIGHEST"], result = ["f32"]}]
// CHECK: return %{{.*}}, %[[DHR]], %[[DW]], %[[DW2]], %[[T]], %[[DW3]]
func.func public @backward(%h: tensor<2x4x16xbf16>, %w: tensor<16x64xbf16>, %ids: tensor<2x4x1x1xi32>, %g: tensor<2x4x1xf32>)
    -> (tensor<2x4xf32>, tensor<2x4x16xbf16>, tensor<16x64xbf16>, tensor<64x16xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x4x16xbf16>, tensor<16x64xbf16>) -> tensor<2x4x64xf32>
  %e = stablehlo.exponential %x : tensor<2x4x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<2x4x64xf32>
  %hot = "stablehlo.scatter"(%zeros, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x4x64xf32>, tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x64xf32>
  %d = stablehlo.add %hot, %e : tensor<2x4x64xf32>
  %dh0 = stablehlo.dot_general %d, %w, contracting_dims = [2] x [1] : (tensor<2x4x64xf32>, tensor<16x64xbf16>) -> tensor<2x4x16xf32>
  %dh = stablehlo.convert %dh0 : (tensor<2x4x16xf32>) -> tensor<2x4x16xbf16>
  %dw0 = stablehlo.dot_general %d, %h, contracting_dims = [0, 1] x [0, 1] : (tensor<2x4x64xf32>, tensor<2x4x16xbf16>) -> tensor<64x16xf32>
  %dw1 = stablehlo.transpose %dw0, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
  %dw = stablehlo.convert %dw1 : (tensor<16x64xf32>) -> tensor<16x64xbf16>
  %dw2 = stablehlo.dot_general %d, %h, contracting_dims = [0, 1] x [0, 1], precision = [HIGHEST, DEFAULT] : (tensor<2x4x64xf32>, tensor<2x4x16xbf16>) -> tensor<64x16xf32>
  %t = stablehlo.transpose %dw2, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
  %dw3 = stablehlo.dot_general %h, %d, contracting_dims = [0, 1] x [0, 1], precision = [HIGHEST, DEFAULT] : (tensor<2x4x16xbf16>, tensor<2x4x64xf32>) -> tensor<16x64xf32>
  return %z, %dh, %dw, %dw2, %t, %dw3 : tensor<2x4xf32>, tensor<2x4x16xbf16>, tensor<16x64xbf16>, tensor<64x16xf32>, tensor<16x64xf32>, tensor<16x64xf32>
}

// -----

// Sources: tied weights, with a transpose looked through (E.T), several terms (LoRA) with a bias per
// column, weights of several dimensions, a cast between the dot and the softmax.

// BACK-NOT: vocab
// CHECK-LABEL: @tied
// CHECK-SAME: (%[[H:[^:]*]]: tensor<8x16xf32>, %[[W:[^:]*]]: tensor<64x16xf32>, %[[B:[^:]*]]: tensor<64xf32>, %[[HA:[^:]*]]: tensor<8x4xf32>, %[[WB:[^:]*]]: tensor<4x64xf32>)
// CHECK: "vocab.sweep"(%[[H]], %[[W]], %[[HA]], %[[WB]], %[[B]])
// CHECK-NEXT: ^bb0(%[[X:[^:]*]]: tensor<f32>, %[[Y:[^:]*]]: tensor<f32>, %[[C:[^:]*]]: tensor<f32>, %{{.*}}: tensor<i32>):
// CHECK: col_operands = 1 : i64
// CHECK-SAME: sources = [{elem = "f32", kind = "head", layout = "vk", precision = []}, {elem = "f32", kind = "head", layout = "kv", precision = []}]
func.func public @tied(%h: tensor<8x16xf32>, %w: tensor<64x16xf32>, %b: tensor<64xf32>, %ha: tensor<8x4xf32>, %wb: tensor<4x64xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
  %x0 = stablehlo.dot_general %h, %t, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %x1 = stablehlo.dot_general %ha, %wb, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %x2 = stablehlo.add %x0, %x1 : tensor<8x64xf32>
  %b1 = stablehlo.reshape %b : (tensor<64xf32>) -> tensor<1x64xf32>
  %bb = stablehlo.broadcast_in_dim %b1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8x64xf32>
  %x = stablehlo.add %x2, %bb : tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// A transpose that turns nothing is none: square weights must not be read the other way.

// BACK-NOT: vocab
// CHECK-LABEL: @idle_transpose
// CHECK: "vocab.sweep"(%arg0, %{{.*}})
// CHECK: layout = "kv"
func.func public @idle_transpose(%h: tensor<8x64xf32>, %w: tensor<64x64xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.transpose %w, dims = [0, 1] : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %x = stablehlo.dot_general %h, %t, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// BACK-NOT: vocab
// CHECK-LABEL: @several_dimensions
// CHECK-SAME: (%[[H:[^:]*]]: tensor<8x2x3xbf16>, %[[W:[^:]*]]: tensor<3x64x2xbf16>)
// Both sides contract in the order in which the weights have their dimensions.
// CHECK-DAG: %[[HT:.*]] = stablehlo.transpose %[[H]], dims = [0, 2, 1]
// CHECK-DAG: %[[H2:.*]] = stablehlo.reshape %[[HT]] : (tensor<8x3x2xbf16>) -> tensor<8x6xbf16>
// CHECK-DAG: %[[WT:.*]] = stablehlo.transpose %[[W]], dims = [0, 2, 1]
// CHECK-DAG: %[[W2:.*]] = stablehlo.reshape %[[WT]] : (tensor<3x2x64xbf16>) -> tensor<6x64xbf16>
// CHECK: "vocab.sweep"(%[[H2]], %[[W2]])
// CHECK-NEXT: ^bb0(%[[X:[^:]*]]: tensor<bf16>,
// CHECK-NEXT: %[[F:.*]] = stablehlo.convert %[[X]] : (tensor<bf16>) -> tensor<f32>
// CHECK-NEXT: stablehlo.exponential %[[F]]
// CHECK: sources = [{elem = "bf16", kind = "head", layout = "kv", precision = ["HIGH", "DEFAULT"]}]
func.func public @several_dimensions(%h: tensor<8x2x3xbf16>, %w: tensor<3x64x2xbf16>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x0 = stablehlo.dot_general %h, %w, contracting_dims = [1, 2] x [2, 0], precision = [HIGH, DEFAULT] : (tensor<8x2x3xbf16>, tensor<3x64x2xbf16>) -> tensor<8x64xbf16>
  %x = stablehlo.convert %x0 : (tensor<8x64xbf16>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// Logits given as an input: a value of their size that the program needs is stored, and its other
// readers read that. The id counts rows by an iota, through JAX's wrap of negative numbers.

// BACK-NOT: vocab
// CHECK-LABEL: @logits
// CHECK-SAME: (%[[X:[^:]*]]: tensor<8x64xf32>, %[[IDS:[^:]*]]: tensor<8xi32>)
// CHECK: "vocab.sweep"(%[[X]])
// CHECK: sinks = [{kind = "max"}], sources = [{elem = "f32", kind = "logits"}]
// CHECK: "vocab.sweep"(%[[X]], %{{.*}})
// CHECK: sinks = [{kind = "sum"}]
// CHECK: %[[P:.*]] = "vocab.sweep"(%[[X]], %{{.*}}, %{{.*}})
// CHECK: stablehlo.divide
// CHECK: sinks = [{kind = "store"}]
// CHECK: %[[R:.*]] = stablehlo.reverse %[[P]], dims = [1]
// CHECK-NOT: stablehlo.gather
// CHECK: return %{{.*}}, %[[R]]
func.func public @logits(%x: tensor<8x64xf32>, %ids: tensor<8xi32>) -> (tensor<8xf32>, tensor<8x64xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %zb = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %p = stablehlo.divide %e, %zb : tensor<8x64xf32>
  %r = stablehlo.reverse %p, dims = [1] : tensor<8x64xf32>
  %i = stablehlo.iota dim = 0 : tensor<8xi32>
  %i0 = stablehlo.constant dense<0> : tensor<8xi32>
  %i8 = stablehlo.constant dense<8> : tensor<8xi32>
  %neg = stablehlo.compare LT, %i, %i0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %wrapped = stablehlo.add %i, %i8 : tensor<8xi32>
  %row = stablehlo.select %neg, %wrapped, %i : tensor<8xi1>, tensor<8xi32>
  %row1 = stablehlo.broadcast_in_dim %row, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %id1 = stablehlo.broadcast_in_dim %ids, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %at = stablehlo.concatenate %row1, %id1, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %o = "stablehlo.gather"(%p, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  return %o, %r : tensor<8xf32>, tensor<8x64xf32>
}

// -----

// Under jax.checkpoint the logits are computed again behind a barrier: it is looked through, and what
// nobody needs any more goes out of it. A scatter that sets; a single row of unit size.

// BACK-NOT: vocab
// CHECK-LABEL: @checkpoint
// CHECK-SAME: (%[[H:[^:]*]]: tensor<1x16xf32>, %[[W:[^:]*]]: tensor<16x64xf32>, %[[IDS:[^:]*]]: tensor<1x1xi32>, %[[G:[^:]*]]: tensor<1xf32>)
// CHECK: "vocab.sweep"(%[[H]], %[[W]])
// CHECK: stablehlo.optimization_barrier %{{.*}}, %{{.*}} : tensor<1x16xf32>, tensor<1xf32>
// CHECK: "vocab.sweep"(%[[H]], %[[W]], %{{.*}})
// CHECK: %[[HIT:.*]] = stablehlo.compare EQ
// CHECK: stablehlo.select %[[HIT]], %{{.*}}, %{{.*}}
// CHECK: sinks = [{kind = "contract_cols"
// CHECK: return
func.func public @checkpoint(%h: tensor<1x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<1x1xi32>, %g: tensor<1xf32>) -> (tensor<1xf32>, tensor<1x16xf32>, tensor<1x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<1x16xf32>, tensor<16x64xf32>) -> tensor<1x64xf32>
  %e = stablehlo.exponential %x : tensor<1x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
  %b:4 = stablehlo.optimization_barrier %h, %w, %x, %z : tensor<1x16xf32>, tensor<16x64xf32>, tensor<1x64xf32>, tensor<1xf32>
  %x2 = stablehlo.dot_general %b#0, %b#1, contracting_dims = [1] x [0] : (tensor<1x16xf32>, tensor<16x64xf32>) -> tensor<1x64xf32>
  %both = stablehlo.add %x2, %b#2 : tensor<1x64xf32>
  %e2 = stablehlo.exponential %both : tensor<1x64xf32>
  %r = stablehlo.constant dense<0> : tensor<1x1xi32>
  %at = stablehlo.concatenate %r, %ids, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
  %sc = "stablehlo.scatter"(%e2, %at, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<1x64xf32>, tensor<1x2xi32>, tensor<1xf32>) -> tensor<1x64xf32>
  %dh = stablehlo.dot_general %sc, %b#1, contracting_dims = [1] x [1] : (tensor<1x64xf32>, tensor<16x64xf32>) -> tensor<1x16xf32>
  return %b#3, %dh, %b#0 : tensor<1xf32>, tensor<1x16xf32>, tensor<1x16xf32>
}

// -----

// An argmax over the columns that are allowed: the logits are no first operand.

// CHECK-LABEL: @allowed
// CHECK: "vocab.sweep"
// CHECK: stablehlo.select
// CHECK: sinks = [{kind = "argmax"}]
func.func public @allowed(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %allowed: tensor<64xi1>) -> tensor<8xi32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %p = stablehlo.broadcast_in_dim %allowed, dims = [1] : (tensor<64xi1>) -> tensor<8x64xi1>
  %none = stablehlo.broadcast_in_dim %ninf, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %y = stablehlo.select %p, %x, %none : tensor<8x64xi1>, tensor<8x64xf32>
  %i = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %o:2 = stablehlo.reduce(%y init: %ninf), (%i init: %i0) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%j: tensor<i32>, %k: tensor<i32>) {
    %c0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c1 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c2 = stablehlo.or %c0, %c1 : tensor<i1>
    %c3 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c4 = stablehlo.compare LT, %j, %k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c5 = stablehlo.and %c3, %c4 : tensor<i1>
    %c6 = stablehlo.or %c2, %c5 : tensor<i1>
    %v = stablehlo.select %c2, %a, %b : tensor<i1>, tensor<f32>
    %n = stablehlo.select %c6, %j, %k : tensor<i1>, tensor<i32>
    stablehlo.return %v, %n : tensor<f32>, tensor<i32>
  }
  return %o#1 : tensor<8xi32>
}

// -----

// The least entry is where the negated one is greatest.
// CHECK-LABEL: @least
// CHECK: "vocab.yield"
// CHECK: sinks = [{kind = "sum"}]
// CHECK: %[[LEAST:.*]] = "vocab.sweep"
// CHECK: ^bb0(%[[X:[^:]*]]: tensor<f32>
// CHECK: %[[NEG:.*]] = stablehlo.negate %[[X]]
// CHECK: "vocab.yield"(%[[NEG]])
// CHECK: sinks = [{kind = "argmax"}]
// CHECK: return %{{.*}}, %[[LEAST]]
func.func public @least(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %pinf = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %i = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %o:2 = stablehlo.reduce(%x init: %pinf), (%i init: %i0) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%j: tensor<i32>, %k: tensor<i32>) {
    %c0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c1 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c2 = stablehlo.or %c0, %c1 : tensor<i1>
    %c3 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c4 = stablehlo.compare LT, %j, %k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c5 = stablehlo.and %c3, %c4 : tensor<i1>
    %c6 = stablehlo.or %c2, %c5 : tensor<i1>
    %v = stablehlo.select %c2, %a, %b : tensor<i1>, tensor<f32>
    %n = stablehlo.select %c6, %j, %k : tensor<i1>, tensor<i32>
    stablehlo.return %v, %n : tensor<f32>, tensor<i32>
  }
  return %z, %o#1 : tensor<8xf32>, tensor<8xi32>
}

// -----

// The rank of a token: in its own column the picked number is compared with itself.
// CHECK-LABEL: @rank
// CHECK: sinks = [{kind = "sum"}]
// CHECK: %[[OWN:.*]] = "vocab.sweep"
// CHECK: "vocab.sweep"(%{{.*}}, %{{.*}}, %[[OWN]], %{{.*}})
// CHECK: ^bb0(%[[X:[^:]*]]: tensor<f32>, %[[PICKED:[^:]*]]: tensor<f32>, %[[COLUMN:[^:]*]]: tensor<i32>, %[[ID:[^:]*]]: tensor<i32>):
// CHECK: %[[HERE:.*]] = stablehlo.compare EQ, %[[ID]], %[[COLUMN]]
// CHECK: %[[ITSELF:.*]] = stablehlo.compare GT, %[[PICKED]], %[[PICKED]]
// CHECK: %[[ELSEWHERE:.*]] = stablehlo.not %[[HERE]]
// CHECK: %[[OTHER:.*]] = stablehlo.compare GT, %[[X]], %[[PICKED]]
// CHECK: %[[A:.*]] = stablehlo.and %[[HERE]], %[[ITSELF]]
// CHECK: %[[B:.*]] = stablehlo.and %[[ELSEWHERE]], %[[OTHER]]
// CHECK: %[[HOLDS:.*]] = stablehlo.or %[[A]], %[[B]]
// CHECK: stablehlo.convert %[[HOLDS]]
// CHECK: sinks = [{kind = "max"}]
func.func public @rank(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1x1xi32>) -> (tensor<8xf32>, tensor<8xi1>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %own = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
  %b = stablehlo.broadcast_in_dim %own, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %gt = stablehlo.compare GT, %x, %b, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %any = stablehlo.reduce(%gt init: %no) applies stablehlo.or across dimensions = [1] : (tensor<8x64xi1>, tensor<i1>) -> tensor<8xi1>
  return %z, %any : tensor<8xf32>, tensor<8xi1>
}
