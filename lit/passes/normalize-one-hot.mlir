// RUN: %grpo-opt %s --split-input-file --verify-each --always-fuse --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// The sum of a one-hot row is its number, or 0 where the scatter drops it.
// CHECK-LABEL: @picked
// CHECK-NOT: stablehlo.scatter
// CHECK: %[[GE:.*]] = stablehlo.compare GE, %[[I:.*]], %{{.*}}, SIGNED
// CHECK: %[[LT:.*]] = stablehlo.compare LT, %[[I]], %{{.*}}, SIGNED
// CHECK: %[[HIT:.*]] = stablehlo.and %[[GE]], %[[LT]]
// CHECK: %[[PICKED:.*]] = stablehlo.select %[[HIT]], %arg3, %{{.*}}
// CHECK: %[[SUM:.*]] = stablehlo.negate %[[PICKED]] : tensor<8xf32>
// CHECK-NOT: stablehlo.scatter
// CHECK: return %{{.*}}, %[[SUM]]
func.func public @picked(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1xi32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x64xf32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %s = "stablehlo.scatter"(%zeros, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8x64xf32>
  %n = stablehlo.negate %s : tensor<8x64xf32>
  %sum = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %sum : tensor<8xf32>, tensor<8xf32>
}

// -----

// Not where something else reads the row, nor where it is scattered into other numbers.
// CHECK-LABEL: @read
// CHECK-COUNT-2: stablehlo.scatter
// CHECK-COUNT-2: applies stablehlo.add
func.func public @read(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1xi32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x64xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<8x64xf32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %s = "stablehlo.scatter"(%zeros, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8x64xf32>
  %t = "stablehlo.scatter"(%ones, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8x64xf32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %more = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %sum, %more, %s : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x64xf32>
}

// -----

// A batched contraction with one-hots of several labels picks columns, and adds up at these.
// CHECK-LABEL: @labels
// CHECK-SAME: %[[LABELS:[^ ]*]]: tensor<2x3xi32>, %[[G:[^ ]*]]: tensor<2x5x3xf32>
// CHECK-NOT: tensor<2x3x64xf32>
// CHECK: %[[IDS:.*]] = stablehlo.broadcast_in_dim %[[LABELS]], dims = [0, 2] : (tensor<2x3xi32>) -> tensor<2x5x3xi32>
// CHECK: %[[TAKEN:.*]] = "stablehlo.gather"(%{{.*}}, %[[IDS]])
// CHECK: %[[PICKED:.*]] = stablehlo.select %{{.*}}, %[[TAKEN]], %{{.*}}
// CHECK: %[[TURNED:.*]] = stablehlo.transpose %{{.*}}, dims = [0, 2, 1]
// CHECK: %[[SUMS:.*]] = "stablehlo.scatter"(%{{.*}}, %{{.*}}, %[[G]])
// CHECK: return %{{.*}}, %[[PICKED]], %[[TURNED]], %[[SUMS]]
func.func public @labels(%h: tensor<2x5x16xf32>, %w: tensor<16x64xf32>, %labels: tensor<2x3xi32>, %g: tensor<2x5x3xf32>) -> (tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x5x16xf32>, tensor<16x64xf32>) -> tensor<2x5x64xf32>
  %e = stablehlo.exponential %x : tensor<2x5x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5xf32>
  %n = stablehlo.broadcast_in_dim %labels, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x64xi32>
  %i = stablehlo.iota dim = 2 : tensor<2x3x64xi32>
  %c = stablehlo.compare EQ, %n, %i, SIGNED : (tensor<2x3x64xi32>, tensor<2x3x64xi32>) -> tensor<2x3x64xi1>
  %one = stablehlo.convert %c : (tensor<2x3x64xi1>) -> tensor<2x3x64xf32>
  %p = stablehlo.dot_general %x, %one, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x64xf32>, tensor<2x3x64xf32>) -> tensor<2x5x3xf32>
  %q = stablehlo.dot_general %one, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x3x64xf32>, tensor<2x5x64xf32>) -> tensor<2x3x5xf32>
  %d = stablehlo.dot_general %g, %one, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x3xf32>, tensor<2x3x64xf32>) -> tensor<2x5x64xf32>
  return %z, %p, %q, %d : tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5x64xf32>
}

// -----

// The one-hots may be transposed, and of one label.
// CHECK-LABEL: @transposed
// CHECK-SAME: %[[LABELS:[^ ]*]]: tensor<2x1xi32>
// CHECK: %[[IDS:.*]] = stablehlo.broadcast_in_dim %[[LABELS]], dims = [0, 2] : (tensor<2x1xi32>) -> tensor<2x5x1xi32>
// CHECK: "stablehlo.gather"(%{{.*}}, %[[IDS]])
func.func public @transposed(%h: tensor<2x5x16xf32>, %w: tensor<16x64xf32>, %labels: tensor<2x1xi32>) -> (tensor<2x5xf32>, tensor<2x5x1xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x5x16xf32>, tensor<16x64xf32>) -> tensor<2x5x64xf32>
  %e = stablehlo.exponential %x : tensor<2x5x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5xf32>
  %n = stablehlo.broadcast_in_dim %labels, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x1x64xi32>
  %i = stablehlo.iota dim = 2 : tensor<2x1x64xi32>
  %c = stablehlo.compare EQ, %n, %i, SIGNED : (tensor<2x1x64xi32>, tensor<2x1x64xi32>) -> tensor<2x1x64xi1>
  %one = stablehlo.convert %c : (tensor<2x1x64xi1>) -> tensor<2x1x64xf32>
  %turned = stablehlo.transpose %one, dims = [0, 2, 1] : (tensor<2x1x64xf32>) -> tensor<2x64x1xf32>
  %p = stablehlo.dot_general %x, %turned, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x64xf32>, tensor<2x64x1xf32>) -> tensor<2x5x1xf32>
  return %z, %p : tensor<2x5xf32>, tensor<2x5x1xf32>
}

// -----

// Not of more labels than a row is picked at, nor of one-hots without a batch.
// CHECK-LABEL: @many
// CHECK-NOT: stablehlo.gather
// CHECK-COUNT-3: stablehlo.dot_general
func.func public @many(%h: tensor<2x5x16xf32>, %w: tensor<16x64xf32>, %labels: tensor<2x257xi32>, %few: tensor<3xi32>) -> (tensor<2x5xf32>, tensor<2x5x257xf32>, tensor<2x5x3xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x5x16xf32>, tensor<16x64xf32>) -> tensor<2x5x64xf32>
  %e = stablehlo.exponential %x : tensor<2x5x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5xf32>
  %n = stablehlo.broadcast_in_dim %labels, dims = [0, 1] : (tensor<2x257xi32>) -> tensor<2x257x64xi32>
  %i = stablehlo.iota dim = 2 : tensor<2x257x64xi32>
  %c = stablehlo.compare EQ, %n, %i, SIGNED : (tensor<2x257x64xi32>, tensor<2x257x64xi32>) -> tensor<2x257x64xi1>
  %one = stablehlo.convert %c : (tensor<2x257x64xi1>) -> tensor<2x257x64xf32>
  %p = stablehlo.dot_general %x, %one, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x64xf32>, tensor<2x257x64xf32>) -> tensor<2x5x257xf32>
  %m = stablehlo.broadcast_in_dim %few, dims = [0] : (tensor<3xi32>) -> tensor<3x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x64xi32>
  %d = stablehlo.compare EQ, %m, %j, SIGNED : (tensor<3x64xi32>, tensor<3x64xi32>) -> tensor<3x64xi1>
  %other = stablehlo.convert %d : (tensor<3x64xi1>) -> tensor<3x64xf32>
  %q = stablehlo.dot_general %x, %other, contracting_dims = [2] x [1] : (tensor<2x5x64xf32>, tensor<3x64xf32>) -> tensor<2x5x3xf32>
  return %z, %p, %q : tensor<2x5xf32>, tensor<2x5x257xf32>, tensor<2x5x3xf32>
}
