// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// Targets that are mixed with those of other rows: the ids are moved, and nothing that is as large as the logits.

// CHECK-LABEL: @mixup
// CHECK-SAME: (%[[H:[^:]*]]: tensor<6x16xf32>, %[[W:[^:]*]]: tensor<16x64xf32>, %[[IDS:[^:]*]]: tensor<6xi32>
// CHECK-DAG: stablehlo.reverse %{{.*}}, dims = [0] : tensor<6x1xi32>
// CHECK-DAG: "stablehlo.gather"(%{{.*}}) {{.*}} : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
// CHECK-DAG: stablehlo.concatenate {{.*}}, dim = 0 : (tensor<2x1xi32>, tensor<4x1xi32>) -> tensor<6x1xi32>
// CHECK-NOT: stablehlo.reverse {{.*}}6x64
// CHECK: return
func.func @mixup(%h: tensor<6x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<6xi32>, %order: tensor<6x1xi32>) -> tensor<6xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<6x16xf32>, tensor<16x64xf32>) -> tensor<6x64xf32>
  %e = stablehlo.exponential %x : tensor<6x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x64xf32>, tensor<f32>) -> tensor<6xf32>
  %id = stablehlo.broadcast_in_dim %ids, dims = [0] : (tensor<6xi32>) -> tensor<6x64xi32>
  %column = stablehlo.iota dim = 1 : tensor<6x64xi32>
  %is = stablehlo.compare EQ, %id, %column : (tensor<6x64xi32>, tensor<6x64xi32>) -> tensor<6x64xi1>
  %y = stablehlo.convert %is : (tensor<6x64xi1>) -> tensor<6x64xf32>
  %r = stablehlo.reverse %y, dims = [0] : tensor<6x64xf32>
  %g = "stablehlo.gather"(%y, %order) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<6x64xf32>, tensor<6x1xi32>) -> tensor<6x64xf32>
  %a = stablehlo.slice %y [4:6, 0:64] : (tensor<6x64xf32>) -> tensor<2x64xf32>
  %b = stablehlo.slice %y [0:4, 0:64] : (tensor<6x64xf32>) -> tensor<4x64xf32>
  %c = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x64xf32>, tensor<4x64xf32>) -> tensor<6x64xf32>
  %s = stablehlo.add %y, %r : tensor<6x64xf32>
  %t = stablehlo.add %s, %g : tensor<6x64xf32>
  %u = stablehlo.add %t, %c : tensor<6x64xf32>
  %p = stablehlo.multiply %u, %x : tensor<6x64xf32>
  %o = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x64xf32>, tensor<f32>) -> tensor<6xf32>
  %n = stablehlo.divide %o, %z : tensor<6xf32>
  return %n : tensor<6xf32>
}

// -----

// Bins' shares of a distribution, which are differences at the bins' edges, and the ends of all bins, as few numbers.

// CHECK-LABEL: @bins
// CHECK-NOT: tensor<6x65xf32>
// CHECK: stablehlo.clamp
// CHECK-NOT: chlo.erf {{.*}}6x64
// CHECK-NOT: tensor<6x65xf32>
// CHECK: return
func.func @bins(%h: tensor<6x16xf32>, %w: tensor<16x64xf32>, %centre: tensor<6xf32>, %edges: tensor<65xf32>) -> tensor<6xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<6x16xf32>, tensor<16x64xf32>) -> tensor<6x64xf32>
  %e = stablehlo.exponential %x : tensor<6x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x64xf32>, tensor<f32>) -> tensor<6xf32>
  %edge = stablehlo.broadcast_in_dim %edges, dims = [1] : (tensor<65xf32>) -> tensor<6x65xf32>
  %of = stablehlo.broadcast_in_dim %centre, dims = [0] : (tensor<6xf32>) -> tensor<6x65xf32>
  %d = stablehlo.subtract %edge, %of : tensor<6x65xf32>
  %c = chlo.erf %d : tensor<6x65xf32> -> tensor<6x65xf32>
  %a = stablehlo.slice %c [0:6, 1:65] : (tensor<6x65xf32>) -> tensor<6x64xf32>
  %b = stablehlo.slice %c [0:6, 0:64] : (tensor<6x65xf32>) -> tensor<6x64xf32>
  %last = stablehlo.slice %c [0:6, 64:65] : (tensor<6x65xf32>) -> tensor<6x1xf32>
  %all = stablehlo.broadcast_in_dim %last, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x64xf32>
  %t = stablehlo.subtract %a, %b : tensor<6x64xf32>
  %s = stablehlo.divide %t, %all : tensor<6x64xf32>
  %p = stablehlo.multiply %s, %x : tensor<6x64xf32>
  %o = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x64xf32>, tensor<f32>) -> tensor<6xf32>
  %n = stablehlo.divide %o, %z : tensor<6xf32>
  return %n : tensor<6xf32>
}

// -----

// Slices from places that the program names, the last of which is moved into the array, and the update of zeros that is its gradient.

// CHECK-LABEL: @named_places
// CHECK-NOT: dynamic
// CHECK: stablehlo.slice %{{.*}} [3:6, 0:16]
// CHECK-NOT: dynamic
// CHECK: return
func.func @named_places(%h: tensor<6x16xf32>, %w: tensor<16x64xf32>, %g: tensor<3x64xf32>) -> (tensor<3xf32>, tensor<16x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<6x64xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<6x16xf32>, tensor<16x64xf32>) -> tensor<6x64xf32>
  %y = stablehlo.dynamic_slice %x, %c4, %c0, sizes = [3, 64] : (tensor<6x64xf32>, tensor<i32>, tensor<i32>) -> tensor<3x64xf32>
  %e = stablehlo.exponential %y : tensor<3x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x64xf32>, tensor<f32>) -> tensor<3xf32>
  %q = stablehlo.multiply %e, %g : tensor<3x64xf32>
  %u = stablehlo.dynamic_update_slice %zeros, %q, %c4, %c0 : (tensor<6x64xf32>, tensor<3x64xf32>, tensor<i32>, tensor<i32>) -> tensor<6x64xf32>
  %dw = stablehlo.dot_general %h, %u, contracting_dims = [0] x [0] : (tensor<6x16xf32>, tensor<6x64xf32>) -> tensor<16x64xf32>
  return %z, %dw : tensor<3xf32>, tensor<16x64xf32>
}
