// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// log_softmax(x)[:, :-1] and a pick: the pick is made of all rows, with some column of those that are left out, and sliced.

// CHECK-LABEL: @pick_behind_a_softmax
// CHECK-SAME: %[[IDS:[^:]*]]: tensor<2x12x1x1xi32>
// CHECK-NOT: 2x12x1003
// CHECK: %[[LOGP:.*]] = stablehlo.subtract {{.*}} : tensor<2x13x1003xf32>
// CHECK: %[[FLAT:.*]] = stablehlo.reshape %[[IDS]]
// CHECK: %[[ROWS:.*]] = stablehlo.reshape %{{.*}} : (tensor<24xi32>) -> tensor<2x12xi32>
// CHECK: %[[ALL:.*]] = stablehlo.pad %[[ROWS]], %{{.*}}, low = [0, 0], high = [0, 1], interior = [0, 0] : {{.*}} -> tensor<2x13xi32>
// CHECK: %[[PICKED:.*]] = "stablehlo.gather"(%[[LOGP]], %[[ALL]]) {{.*}}collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2{{.*}} -> tensor<2x13xf32>
// CHECK: stablehlo.slice %[[PICKED]] [0:2, 0:12] : (tensor<2x13xf32>) -> tensor<2x12xf32>
// CHECK-NOT: 2x12x1003
// CHECK: return
func.func public @pick_behind_a_softmax(%h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>, %ids: tensor<2x12x1x1xi32>) -> tensor<2x12x1xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
  %e = stablehlo.exponential %x : tensor<2x13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
  %l = stablehlo.log %z : tensor<2x13xf32>
  %lb = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
  %logp = stablehlo.subtract %x, %lb : tensor<2x13x1003xf32>
  %s = stablehlo.slice %logp [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
  %p = "stablehlo.gather"(%s, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x12x1003xf32>, tensor<2x12x1x1xi32>) -> tensor<2x12x1xf32>
  return %p : tensor<2x12x1xf32>
}

// -----

// Its gradient: the scatter is one into all rows, which adds 0 to those that are left out. What the pad meets there stays.

// CHECK-LABEL: @gradient_of_a_pick
// CHECK-SAME: %[[IDS:[^:]*]]: tensor<2x12x1x1xi32>, %[[G:[^:]*]]: tensor<2x12x1xf32>
// CHECK-NOT: 2x12x1003
// CHECK: %[[UPDATES:.*]] = stablehlo.pad %{{.*}}, %{{.*}}, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x12xf32>, tensor<f32>) -> tensor<2x13xf32>
// CHECK: %[[D:.*]] = "stablehlo.scatter"(%{{.*}}, %{{.*}}, %[[UPDATES]]) {{.*}}input_batching_dims = [0, 1]
// CHECK-NEXT: ^bb0
// CHECK-NEXT: stablehlo.add
// CHECK: : (tensor<2x13x1003xf32>, tensor<2x13xi32>, tensor<2x13xf32>) -> tensor<2x13x1003xf32>
// CHECK-NOT: 2x12x1003
// CHECK: %[[DX:.*]] = stablehlo.add %[[D]], %{{.*}} : tensor<2x13x1003xf32>
// CHECK: stablehlo.dot_general %[[DX]]
func.func public @gradient_of_a_pick(%h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>, %ids: tensor<2x12x1x1xi32>, %g: tensor<2x12x1xf32>, %r: tensor<2x13xf32>) -> (tensor<2x13xf32>, tensor<2x13x40xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<2x12x1003xf32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
  %e = stablehlo.exponential %x : tensor<2x13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
  %s = "stablehlo.scatter"(%none, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x12x1003xf32>, tensor<2x12x1x1xi32>, tensor<2x12x1xf32>) -> tensor<2x12x1003xf32>
  %p = stablehlo.pad %s, %zero, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
  %m = stablehlo.multiply %rb, %e : tensor<2x13x1003xf32>
  %dx = stablehlo.add %p, %m : tensor<2x13x1003xf32>
  %dh = stablehlo.dot_general %dx, %w, contracting_dims = [2] x [1] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
  return %z, %dh : tensor<2x13xf32>, tensor<2x13x40xf32>
}

// -----

// What is not 0 by itself in the rows that are left out is replaced there: 0 times what they hold could be NaN.

// CHECK-LABEL: @gradient_of_a_sum
// CHECK-NOT: 2x12x1003
// CHECK: %[[INSIDE:.*]] = stablehlo.pad %{{.*}}, %{{.*}}, low = [0], high = [1], interior = [0] : (tensor<12xi1>, tensor<i1>) -> tensor<13xi1>
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %[[INSIDE]], dims = [1] : (tensor<13xi1>) -> tensor<2x13x1003xi1>
// CHECK: stablehlo.select %[[B]], %{{.*}}, %{{.*}} : tensor<2x13x1003xi1>, tensor<2x13x1003xf32>
// CHECK-NOT: 2x12x1003
// CHECK: return
func.func public @gradient_of_a_sum(%h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>, %g: tensor<2x12xf32>) -> (tensor<2x13xf32>, tensor<2x12xf32>, tensor<2x13xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
  %e = stablehlo.exponential %x : tensor<2x13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
  %s = stablehlo.slice %e [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
  %l = stablehlo.log %s : tensor<2x12x1003xf32>
  %y = stablehlo.reduce(%l init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x12xf32>
  %gb = stablehlo.broadcast_in_dim %g, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1003xf32>
  %d = stablehlo.multiply %gb, %l : tensor<2x12x1003xf32>
  %p = stablehlo.pad %d, %zero, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x12x1003xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
  %dx = stablehlo.subtract %p, %e : tensor<2x13x1003xf32>
  %q = stablehlo.reduce(%dx init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
  return %z, %y, %q : tensor<2x13xf32>, tensor<2x12xf32>, tensor<2x13xf32>
}

// -----

// A row that is one of several, and rows that are flattened, stay.

// CHECK-LABEL: @flattened
// CHECK: stablehlo.slice %{{.*}} [0:2, 0:12, 0:1003]
// CHECK: stablehlo.reshape %{{.*}} : (tensor<2x12x1003xf32>) -> tensor<24x1003xf32>
func.func public @flattened(%h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>) -> (tensor<2x13xf32>, tensor<24xf32>, tensor<2x1xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
  %e = stablehlo.exponential %x : tensor<2x13x1003xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
  %s = stablehlo.slice %e [0:2, 0:12, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x12x1003xf32>
  %f = stablehlo.reshape %s : (tensor<2x12x1003xf32>) -> tensor<24x1003xf32>
  %y = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<24x1003xf32>, tensor<f32>) -> tensor<24xf32>
  %one = stablehlo.slice %e [0:2, 3:4, 0:1003] : (tensor<2x13x1003xf32>) -> tensor<2x1x1003xf32>
  %o = stablehlo.reduce(%one init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x1x1003xf32>, tensor<f32>) -> tensor<2x1xf32>
  return %z, %y, %o : tensor<2x13xf32>, tensor<24xf32>, tensor<2x1xf32>
}

// -----

// Logits that are divided by a number of their row and cut behind it, rows and vocabulary, and the gradient's pad: both move.

// CHECK-LABEL: @temperature_of_rows
// CHECK-SAME: %[[H:[^:]*]]: tensor<2x13x40xf32>, %[[W:[^:]*]]: tensor<40x1003xf32>, %[[T:[^:]*]]: tensor<2x13xf32>
// CHECK-NOT: 13x1003
// CHECK-DAG: %[[HS:.*]] = stablehlo.slice %[[H]] [0:2, 0:12, 0:40]
// CHECK-DAG: %[[WS:.*]] = stablehlo.slice %[[W]] [0:40, 0:1000]
// CHECK: stablehlo.dot_general %[[HS]], %[[WS]]
// CHECK: stablehlo.divide %{{.*}}, %{{.*}} : tensor<2x12x1000xf32>
// CHECK: stablehlo.divide %{{.*}}, %{{.*}} : tensor<2x12x1000xf32>
// CHECK: %[[DH:.*]] = stablehlo.dot_general {{.*}} -> tensor<2x12x40xf32>
// CHECK: stablehlo.pad %[[DH]]
// CHECK-NOT: 13x1003
// CHECK: return
func.func public @temperature_of_rows(%h: tensor<2x13x40xf32>, %w: tensor<40x1003xf32>, %t: tensor<2x13xf32>) -> (tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x13x40xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
  %by = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
  %y = stablehlo.divide %x, %by : tensor<2x13x1003xf32>
  %s = stablehlo.slice %y [0:2, 0:12, 0:1000] : (tensor<2x13x1003xf32>) -> tensor<2x12x1000xf32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x12x1000xf32>, tensor<f32>) -> tensor<2x12xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x12xf32>) -> tensor<2x12x1000xf32>
  %less = stablehlo.subtract %s, %mb : tensor<2x12x1000xf32>
  %e = stablehlo.exponential %less : tensor<2x12x1000xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x12x1000xf32>, tensor<f32>) -> tensor<2x12xf32>
  %d = stablehlo.pad %e, %zero, low = [0, 0, 0], high = [0, 1, 3], interior = [0, 0, 0] : (tensor<2x12x1000xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
  %dx = stablehlo.divide %d, %by : tensor<2x13x1003xf32>
  %dh = stablehlo.dot_general %dx, %w, contracting_dims = [2] x [1] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
  return %m, %z, %dh : tensor<2x12xf32>, tensor<2x12xf32>, tensor<2x13x40xf32>
}
