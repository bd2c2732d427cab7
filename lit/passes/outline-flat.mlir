// RUN: %grpo-opt %s --split-input-file --verify-each --pass-pipeline='builtin.module(outline)' --always-fuse | FileCheck %s

// Entries of flattened logits, by the number of columns times the row's and an id.

// Each is proved to be of its own row: the column is what is left without the row's first entry, and nothing else is done.

// CHECK-LABEL: @proved
// CHECK-SAME: (%[[H:[^:]*]]: tensor<8x16xf32>, %[[W:[^:]*]]: tensor<16x64xf32>
// CHECK-NOT: stablehlo.gather
// CHECK: %[[INDEX:.*]] = stablehlo.add
// CHECK: %[[N:.*]] = stablehlo.iota dim = 0 : tensor<8xi32>
// CHECK: %[[FIRST:.*]] = stablehlo.multiply %[[N]], %{{.*}} : tensor<8xi32>
// CHECK: stablehlo.subtract %[[INDEX]], %[[FIRST]] : tensor<8xi32>
// CHECK-NOT: stablehlo.case
// CHECK: stablehlo.compare EQ
// CHECK: sinks = [{kind = "sum"}]
// CHECK-NOT: stablehlo.case
// CHECK: sinks = [{kind = "contract_cols"
// CHECK-NOT: stablehlo.case
// CHECK: sinks = [{kind = "contract_rows"
// CHECK-NOT: stablehlo.case
// CHECK-NOT: stablehlo.scatter
// CHECK: return
func.func @proved(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %v = stablehlo.constant dense<64> : tensor<8xi32>
  %nv = stablehlo.multiply %n, %v : tensor<8xi32>
  %least = stablehlo.constant dense<0> : tensor<i32>
  %most = stablehlo.constant dense<63> : tensor<i32>
  %id = stablehlo.clamp %least, %ids, %most : (tensor<i32>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
  %i = stablehlo.add %nv, %id : tensor<8xi32>
  %j = stablehlo.reshape %i : (tensor<8xi32>) -> tensor<8x1xi32>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<512xf32>
  %sc = "stablehlo.scatter"(%zeros, %j, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<512xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<512xf32>
  %hot = stablehlo.reshape %sc : (tensor<512xf32>) -> tensor<8x64xf32>
  %d = stablehlo.add %e, %hot : tensor<8x64xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  %dw = stablehlo.dot_general %h, %d, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
  return %z, %o, %dh, %dw : tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>
}

// -----

// Nothing is known of the ids. Where an index is below its row's first entry or behind its last one, what the sweep gives
// is thrown away, and made in blocks: of rows for what each row has a part of, with the original's gather or scatter.

// CHECK-LABEL: @looked_at
// CHECK: %[[OWN:.*]] = "vocab.sweep"
// CHECK: sinks = [{kind = "sum"}]
// CHECK: %[[REACHED:.*]] = stablehlo.compare GE, %[[I:.*]], %{{.*}}, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
// CHECK: %[[BELOW:.*]] = stablehlo.compare LE, %[[I]], %{{.*}}, SIGNED
// CHECK: stablehlo.and %[[REACHED]], %[[BELOW]]
// CHECK: %[[SOME:.*]] = stablehlo.reduce({{.*}} applies stablehlo.or
// CHECK: %[[WHICH:.*]] = stablehlo.convert %[[SOME]] : (tensor<i1>) -> tensor<i32>
// CHECK: %[[PICKED:.*]] = "stablehlo.case"(%[[WHICH]]) ({
// CHECK-NEXT: stablehlo.return %{{.*}} : tensor<8xf32>
// CHECK-NEXT: }, {
// CHECK: stablehlo.while
// CHECK: stablehlo.dynamic_slice %{{.*}}, sizes = [4, 16]
// CHECK: stablehlo.dot_general {{.*}} -> tensor<4x64xf32>
// CHECK: "stablehlo.gather"(%{{.*}}) <{{.*}}> : (tensor<256xf32>, tensor<8x1xi32>) -> tensor<8xf32>
// Of its own row it is what the sweep gave.
// CHECK: stablehlo.not
// CHECK: stablehlo.select {{.*}} : tensor<8xi1>, tensor<8xf32>
// CHECK: sinks = [{kind = "contract_cols"
// CHECK: "stablehlo.case"
// CHECK: stablehlo.while
// CHECK: "stablehlo.scatter"
// CHECK: : (tensor<256xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<256xf32>
// CHECK: stablehlo.dynamic_update_slice {{.*}} : (tensor<8x16xf32>, tensor<4x16xf32>
// And of columns for what each column has a part of: nothing is added up that is as large as the weights.
// CHECK: sinks = [{kind = "contract_rows"
// CHECK: "stablehlo.case"
// CHECK: stablehlo.while
// CHECK: stablehlo.dynamic_slice %{{.*}}, sizes = [16, 32]
// CHECK: stablehlo.divide
// CHECK: "stablehlo.scatter"
// CHECK: stablehlo.dynamic_update_slice {{.*}} : (tensor<16x64xf32>, tensor<16x32xf32>
// CHECK: return
func.func @looked_at(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %v = stablehlo.constant dense<64> : tensor<8xi32>
  %nv = stablehlo.multiply %n, %v : tensor<8xi32>
  %i = stablehlo.add %ids, %nv : tensor<8xi32>
  %j = stablehlo.reshape %i : (tensor<8xi32>) -> tensor<8x1xi32>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<512xf32>
  %sc = "stablehlo.scatter"(%zeros, %j, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<512xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<512xf32>
  %hot = stablehlo.reshape %sc : (tensor<512xf32>) -> tensor<8x64xf32>
  %d = stablehlo.add %e, %hot : tensor<8x64xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  %dw = stablehlo.dot_general %h, %d, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
  return %z, %o, %dh, %dw : tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>
}

// -----

// Indices of 64 bits.

// CHECK-LABEL: @wide
// CHECK: stablehlo.subtract %{{.*}}, %{{.*}} : tensor<8xi64>
// CHECK: stablehlo.convert %{{.*}} : (tensor<8xi64>) -> tensor<8xi32>
// CHECK-NOT: stablehlo.case
// CHECK: return
func.func @wide(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi64>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %n = stablehlo.iota dim = 0 : tensor<8xi64>
  %v = stablehlo.constant dense<64> : tensor<8xi64>
  %nv = stablehlo.multiply %n, %v : tensor<8xi64>
  %least = stablehlo.constant dense<0> : tensor<i64>
  %most = stablehlo.constant dense<63> : tensor<i64>
  %id = stablehlo.clamp %least, %ids, %most : (tensor<i64>, tensor<8xi64>, tensor<i64>) -> tensor<8xi64>
  %i = stablehlo.add %nv, %id : tensor<8xi64>
  %j = stablehlo.reshape %i : (tensor<8xi64>) -> tensor<8x1xi64>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xi64>) -> tensor<8xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<512xf32>
  %sc = "stablehlo.scatter"(%zeros, %j, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<512xf32>, tensor<8x1xi64>, tensor<8xf32>) -> tensor<512xf32>
  %hot = stablehlo.reshape %sc : (tensor<512xf32>) -> tensor<8x64xf32>
  %d = stablehlo.add %e, %hot : tensor<8x64xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  %dw = stablehlo.dot_general %h, %d, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
  return %z, %o, %dh, %dw : tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>
}

// -----

// An unsigned type of 6 bits there is none: these ids are below 256, and looked at for 64 columns.

// CHECK-LABEL: @unsigned
// CHECK: "stablehlo.case"
// CHECK: return
func.func @unsigned(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xui8>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %n = stablehlo.iota dim = 0 : tensor<8xui32>
  %v = stablehlo.constant dense<64> : tensor<8xui32>
  %nv = stablehlo.multiply %n, %v : tensor<8xui32>
  %u = stablehlo.convert %ids : (tensor<8xui8>) -> tensor<8xui32>
  %i = stablehlo.add %u, %nv : tensor<8xui32>
  %j = stablehlo.reshape %i : (tensor<8xui32>) -> tensor<8x1xui32>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xui32>) -> tensor<8xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<512xf32>
  %sc = "stablehlo.scatter"(%zeros, %j, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<512xf32>, tensor<8x1xui32>, tensor<8xf32>) -> tensor<512xf32>
  %hot = stablehlo.reshape %sc : (tensor<512xf32>) -> tensor<8x64xf32>
  %d = stablehlo.add %e, %hot : tensor<8x64xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  %dw = stablehlo.dot_general %h, %d, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
  return %z, %o, %dh, %dw : tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>
}
