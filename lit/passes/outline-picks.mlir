// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(outline)' --always-fuse | FileCheck %s

// A few columns a row: one sweep for each, and the results concatenated where the program has their dimension.

// CHECK-LABEL: @several_of_each_row
// CHECK-SAME: (%[[H:[^:]*]]: tensor<8x16xf32>, %[[W:[^:]*]]: tensor<16x64xf32>, %[[IDS:[^:]*]]: tensor<8x3x1xi32>, %[[G:[^:]*]]: tensor<8x3xf32>)
// CHECK-NOT: tensor<8x64x
// CHECK: "vocab.sweep"(%[[H]], %[[W]])
// CHECK: sinks = [{kind = "sum"}]
// What is not picked is -0, which adds nothing to a picked -0 either.
// CHECK: %[[NOTHING:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: stablehlo.select %{{.*}}, %{{.*}}, %[[NOTHING]] : tensor<i1>, tensor<f32>
// CHECK-COUNT-2: stablehlo.compare EQ
// CHECK: sinks = [{kind = "sum"}]
// CHECK: %[[OUT:.*]] = stablehlo.concatenate {{.*}}, dim = 1 : (tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x3xf32>
// Three updates are added to a row, whose columns may be the same.
// CHECK: "vocab.sweep"
// CHECK-COUNT-3: stablehlo.compare EQ
// CHECK: stablehlo.exponential
// CHECK-COUNT-3: stablehlo.add
// CHECK: sinks = [{kind = "contract_cols"
// CHECK-NOT: tensor<8x64x
// CHECK: return %{{.*}}, %[[OUT]], %{{.*}}
func.func @several_of_each_row(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x3x1xi32>, %g: tensor<8x3xf32>) -> (tensor<8xf32>, tensor<8x3xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %o = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x3x1xi32>) -> tensor<8x3xf32>
  %sc = "stablehlo.scatter"(%e, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x3x1xi32>, tensor<8x3xf32>) -> tensor<8x64xf32>
  %dh = stablehlo.dot_general %sc, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %o, %dh : tensor<8xf32>, tensor<8x3xf32>, tensor<8x16xf32>
}

// -----

// The same columns for all rows, in front of them.

// CHECK-LABEL: @shared_columns
// CHECK-NOT: tensor<8x64x
// CHECK: "vocab.sweep"
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<2xi32>) -> tensor<8x2xi32>
// CHECK-COUNT-2: sinks = [{kind = "sum"}]
// CHECK: stablehlo.concatenate {{.*}} : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x2xf32>
// CHECK: stablehlo.transpose %{{.*}}, dims = [0, 2, 1] : (tensor<1x8x2xf32>) -> tensor<1x2x8xf32>
// CHECK: "vocab.sweep"
// CHECK-COUNT-2: stablehlo.compare EQ
// CHECK: sinks = [{kind = "contract_cols"
// CHECK-NOT: tensor<8x64x
// CHECK: return
func.func @shared_columns(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<2x1xi32>, %g: tensor<2x8xf32>) -> (tensor<8xf32>, tensor<2x8xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %o = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 8, 1>}> : (tensor<8x64xf32>, tensor<2x1xi32>) -> tensor<2x8xf32>
  %sc = "stablehlo.scatter"(%e, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<8x64xf32>
  %dh = stablehlo.dot_general %sc, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %o, %dh : tensor<8xf32>, tensor<2x8xf32>, tensor<8x16xf32>
}

// -----

// Columns that the program names: a slice, and the pad that autodiff makes of it. No operand holds their numbers.

// CHECK-LABEL: @named_columns
// CHECK-SAME: (%[[H:[^:]*]]: tensor<8x16xf32>, %[[W:[^:]*]]: tensor<16x64xf32>, %[[G:[^:]*]]: tensor<8x2xf32>, %[[P:[^:]*]]: tensor<f32>)
// CHECK-NOT: tensor<8x64x
// CHECK: "vocab.sweep"(%[[H]], %[[W]])
// CHECK: "vocab.sweep"(%[[H]], %[[W]])
// CHECK: stablehlo.constant dense<5> : tensor<i32>
// CHECK: sinks = [{kind = "sum"}]
// CHECK: "vocab.sweep"(%[[H]], %[[W]])
// CHECK: stablehlo.constant dense<8> : tensor<i32>
// CHECK: sinks = [{kind = "sum"}]
// CHECK: "vocab.sweep"
// CHECK-COUNT-2: stablehlo.select
// CHECK: sinks = [{kind = "contract_cols"
// CHECK-NOT: tensor<8x64x
// CHECK: return
func.func @named_columns(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %g: tensor<8x2xf32>, %p: tensor<f32>) -> (tensor<8xf32>, tensor<8x2xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %o = stablehlo.slice %x [0:8, 5:9:3] : (tensor<8x64xf32>) -> tensor<8x2xf32>
  %pad = stablehlo.pad %g, %p, low = [0, 5], high = [0, 55], interior = [0, 2] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x64xf32>
  %d = stablehlo.multiply %e, %pad : tensor<8x64xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %o, %dh : tensor<8xf32>, tensor<8x2xf32>, tensor<8x16xf32>
}

// -----

// A product that contracts a unit dimension, as autodiff makes of one with a one-hot column, is elementwise.

// CHECK-LABEL: @unit_contraction
// CHECK-NOT: tensor<8x64x
// CHECK: "vocab.sweep"
// CHECK: "vocab.sweep"
// CHECK: stablehlo.multiply
// CHECK: sinks = [{kind = "contract_cols"
// CHECK-NOT: tensor<8x64x
// CHECK: return
func.func @unit_contraction(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %g: tensor<8x1x1xf32>) -> (tensor<8xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %column = stablehlo.reshape %e : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
  %d = stablehlo.dot_general %g, %column, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<8x1x1xf32>, tensor<8x64x1xf32>) -> tensor<8x1x64xf32>
  %r = stablehlo.reshape %d : (tensor<8x1x64xf32>) -> tensor<8x64xf32>
  %dh = stablehlo.dot_general %r, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %dh : tensor<8xf32>, tensor<8x16xf32>
}

// -----

// More than five columns of each row: one gather sink and one scatter in the body, whose operands have them side by side.

// CHECK-LABEL: @many_of_each_row
// CHECK-SAME: (%[[H:[^:]*]]: tensor<8x16xf32>, %[[W:[^:]*]]: tensor<16x64xf32>, %[[IDS:[^:]*]]: tensor<6x8x1xi32>, %[[G:[^:]*]]: tensor<6x8xf32>)
// CHECK-NOT: tensor<8x64x
// CHECK: "vocab.sweep"(%[[H]], %[[W]], %[[COLUMNS:[^)]*]]) ({
// CHECK: "vocab.yield"(%{{.*}}, %{{.*}}) : (tensor<f32>, tensor<6xi32>) -> ()
// CHECK: sinks = [{kind = "gather"}]
// CHECK-SAME: -> tensor<8x6xf32>
// CHECK: stablehlo.transpose %{{.*}}, dims = [0, 2, 1] : (tensor<1x8x6xf32>) -> tensor<1x6x8xf32>
// CHECK: "vocab.sweep"
// CHECK: "vocab.scatter"(%{{.*}}, %{{.*}}, %{{.*}}) {sets = false} : (tensor<f32>, tensor<6xi32>, tensor<6xf32>) -> tensor<f32>
// CHECK: sinks = [{kind = "contract_cols"
// CHECK-NOT: tensor<8x64x
// CHECK: return
func.func @many_of_each_row(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<6x8x1xi32>, %g: tensor<6x8xf32>) -> (tensor<8xf32>, tensor<6x8xf32>, tensor<8x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %o = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<6x8x1xi32>) -> tensor<6x8xf32>
  %sc = "stablehlo.scatter"(%e, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<6x8x1xi32>, tensor<6x8xf32>) -> tensor<8x64xf32>
  %dh = stablehlo.dot_general %sc, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %o, %dh : tensor<8xf32>, tensor<6x8xf32>, tensor<8x16xf32>
}
