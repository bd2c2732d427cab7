// Entries of flattened logits that are no picks of a row, and what is not followed. Nothing changes but what the remarks say.

// RUN: %grpo-opt %s --split-input-file --verify-diagnostics --always-fuse --min-columns=2 --propagate='exit 3' --pass-pipeline='builtin.module(outline,partition)'
// -----

// Rows from the last to the first.
func.func @turned(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather indexes flattened rows by something that is not proved to be the number of columns times that of the row, plus an id (a pick by row and column, as jnp.take_along_axis writes it, is fused)}}
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %k = stablehlo.iota dim = 0 : tensor<8xi32>
  %seven = stablehlo.constant dense<7> : tensor<8xi32>
  %r = stablehlo.subtract %seven, %k : tensor<8xi32>
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %v = stablehlo.constant dense<64> : tensor<8xi32>
  %nv = stablehlo.multiply %r, %v : tensor<8xi32>
  %i = stablehlo.add %ids, %nv : tensor<8xi32>
  %j = stablehlo.reshape %i : (tensor<8xi32>) -> tensor<8x1xi32>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}

// -----

// A stride that is not the number of columns.
func.func @stride(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather indexes flattened rows by something that is not proved to be the number of columns times that of the row, plus an id (a pick by row and column, as jnp.take_along_axis writes it, is fused)}}
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %v = stablehlo.constant dense<63> : tensor<8xi32>
  %nv = stablehlo.multiply %n, %v : tensor<8xi32>
  %i = stablehlo.add %ids, %nv : tensor<8xi32>
  %j = stablehlo.reshape %i : (tensor<8xi32>) -> tensor<8x1xi32>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}

// -----

// Fewer picks than rows.
func.func @few(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<4xi32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather indexes flattened rows by something that is not proved to be the number of columns times that of the row, plus an id (a pick by row and column, as jnp.take_along_axis writes it, is fused)}}
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %n = stablehlo.iota dim = 0 : tensor<4xi32>
  %v = stablehlo.constant dense<64> : tensor<4xi32>
  %nv = stablehlo.multiply %n, %v : tensor<4xi32>
  %i = stablehlo.add %ids, %nv : tensor<4xi32>
  %j = stablehlo.reshape %i : (tensor<4xi32>) -> tensor<4x1xi32>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  return %z, %o : tensor<8xf32>, tensor<4xf32>
}

// -----

// An 8-bit index does not count to 512.
func.func @narrow(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi8>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather has indices of i8, which do not count to 512}}
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %n = stablehlo.iota dim = 0 : tensor<8xi8>
  %v = stablehlo.constant dense<64> : tensor<8xi8>
  %nv = stablehlo.multiply %n, %v : tensor<8xi8>
  %i = stablehlo.add %ids, %nv : tensor<8xi8>
  %j = stablehlo.reshape %i : (tensor<8xi8>) -> tensor<8x1xi8>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xi8>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}

// -----

// Two entries at once.
func.func @pairs(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather takes slices of more than one element of flattened rows}}
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %v = stablehlo.constant dense<64> : tensor<8xi32>
  %nv = stablehlo.multiply %n, %v : tensor<8xi32>
  %i = stablehlo.add %ids, %nv : tensor<8xi32>
  %j = stablehlo.reshape %i : (tensor<8xi32>) -> tensor<8x1xi32>
  %p = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8x2xf32>
  %o = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}

// -----

// The flattened logits are read by something else as well.
func.func @sorted(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.reshape mixes rows and columns for stablehlo.slice: of flattened logits picks by the number of columns times the row's, plus an id, are fused}}
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %t = stablehlo.slice %flat [0:8] : (tensor<512xf32>) -> tensor<8xf32>
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %v = stablehlo.constant dense<64> : tensor<8xi32>
  %nv = stablehlo.multiply %n, %v : tensor<8xi32>
  %i = stablehlo.add %ids, %nv : tensor<8xi32>
  %j = stablehlo.reshape %i : (tensor<8xi32>) -> tensor<8x1xi32>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return %z, %t : tensor<8xf32>, tensor<8xf32>
}

// -----

// 2^32 entries: a number of 32 bits wraps around.
func.func @large(%h: tensor<65536x16xf32>, %w: tensor<16x65536xf32>, %ids: tensor<65536xi64>) -> (tensor<65536xf32>, tensor<65536xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<65536x16xf32>, tensor<16x65536xf32>) -> tensor<65536x65536xf32>
  %e = stablehlo.exponential %x : tensor<65536x65536xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<65536x65536xf32>, tensor<f32>) -> tensor<65536xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather indexes 65536 x 65536 entries by one number, which 32 bits do not hold: a pick by row and column, as jnp.take_along_axis writes it, is fused}}
  %flat = stablehlo.reshape %x : (tensor<65536x65536xf32>) -> tensor<4294967296xf32>
  %n = stablehlo.iota dim = 0 : tensor<65536xi64>
  %v = stablehlo.constant dense<64> : tensor<65536xi64>
  %nv = stablehlo.multiply %n, %v : tensor<65536xi64>
  %i = stablehlo.add %ids, %nv : tensor<65536xi64>
  %j = stablehlo.reshape %i : (tensor<65536xi64>) -> tensor<65536x1xi64>
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4294967296xf32>, tensor<65536x1xi64>) -> tensor<65536xf32>
  return %z, %o : tensor<65536xf32>, tensor<65536xf32>
}

// -----

// Numbers that are set.
func.func @set(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>) {
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
    stablehlo.return %b : tensor<f32>
  }) : (tensor<512xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<512xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.scatter combines by something other than an addition}}
  %hot = stablehlo.reshape %sc : (tensor<512xf32>) -> tensor<8x64xf32>
  %d = stablehlo.add %e, %hot : tensor<8x64xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  %dw = stablehlo.dot_general %h, %d, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
  return %z, %o, %dh, %dw : tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>
}

// -----

// Numbers that are added to others.
func.func @onto(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>, %g: tensor<8xf32>, %given: tensor<512xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>) {
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
  %sc = "stablehlo.scatter"(%given, %j, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<512xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<512xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.scatter does not add to zeros, one flattened row after the other}}
  %hot = stablehlo.reshape %sc : (tensor<512xf32>) -> tensor<8x64xf32>
  %d = stablehlo.add %e, %hot : tensor<8x64xf32>
  %dh = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  %dw = stablehlo.dot_general %h, %d, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
  return %z, %o, %dh, %dw : tensor<8xf32>, tensor<8xf32>, tensor<8x16xf32>, tensor<16x64xf32>
}

// -----

// On several devices what is looked at would be on each of them.
module attributes {mhlo.num_partitions = 2 : i32} {
"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2]>, sym_name = "mesh"}> : () -> ()
func.func @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
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
  // expected-remark @+1 {{[outline] missed: picks of flattened logits by indices of which nobody knows that they are of their own row, as by jnp.clip(ids, 0, 63), in a program on several devices: a pick by row and column, as jnp.take_along_axis writes it, is fused}}
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}
}

// -----

// So it is where column sums come back to the logits: what reads a label's column is a loss, and no pairs of rows and columns.
module attributes {mhlo.num_partitions = 2 : i32} {
"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2]>, sym_name = "mesh"}> : () -> ()
func.func @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %c = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cs = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.multiply %e, %cs : tensor<8x64xf32>
  %s = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %flat = stablehlo.reshape %x : (tensor<8x64xf32>) -> tensor<512xf32>
  %n = stablehlo.iota dim = 0 : tensor<8xi32>
  %v = stablehlo.constant dense<64> : tensor<8xi32>
  %nv = stablehlo.multiply %n, %v : tensor<8xi32>
  %i = stablehlo.add %ids, %nv : tensor<8xi32>
  %j = stablehlo.reshape %i : (tensor<8xi32>) -> tensor<8x1xi32>
  // expected-remark @+1 {{[outline] missed: picks of flattened logits by indices of which nobody knows that they are of their own row, as by jnp.clip(ids, 0, 63), in a program on several devices: a pick by row and column, as jnp.take_along_axis writes it, is fused}}
  %o = "stablehlo.gather"(%flat, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return %z, %o, %s : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
}
