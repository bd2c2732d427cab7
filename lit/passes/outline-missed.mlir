// What is left alone, and why. Nothing changes but what the remarks say.

// RUN: %grpo-opt %s --split-input-file --verify-diagnostics --always-fuse --min-columns=2 --pass-pipeline='builtin.module(outline)'
// -----

// The logits are returned.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8x64xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-remark @+1 {{[outline] missed: the logits, or a value as large, are returned}}
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %x : tensor<8xf32>, tensor<8x64xf32>
}

// -----

// Their gradient is printed: any operation that is no sink needs them.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.custom_call @print needs the logits, or a value as large, in memory}}
  %o = stablehlo.custom_call @print(%e) : (tensor<8x64xf32>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}

// -----

// The derivative of a maximum compares each logit with the maximum: computed again, a logit may differ
// from it in the last bit.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mr = stablehlo.reshape %m : (tensor<8xf32>) -> tensor<8x1xf32>
  %mb = stablehlo.broadcast_in_dim %mr, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: compares logits with one of their own row (a maximum or a picked logit)}}
  %eq = stablehlo.compare EQ, %x, %mb, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %one = stablehlo.convert %eq : (tensor<8x64xi1>) -> tensor<8x64xf32>
  %count = stablehlo.reduce(%one init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %count : tensor<8xf32>, tensor<8xf32>
}

// -----

// Logits that the program computes twice, as a checkpoint does, may be the same ones: the maximum stays.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %saved = stablehlo.reduce_precision %m, format = e8m23 : tensor<8xf32>
  %g, %n = stablehlo.optimization_barrier %h, %saved : tensor<8x16xf32>, tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %n, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %y, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: compares logits with one of their own row (a maximum or a picked logit)}}
  %eq = stablehlo.compare EQ, %y, %mb, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %one = stablehlo.convert %eq : (tensor<8x64xi1>) -> tensor<8x64xf32>
  %count = stablehlo.reduce(%one init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %count : tensor<8xf32>, tensor<8xf32>
}

// -----

// So may those whose maximum another chain has taken, which is fused.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %sx = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %ex = stablehlo.exponential %sx : tensor<8x64xf32>
  %zx = stablehlo.reduce(%ex init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %g = stablehlo.optimization_barrier %h : tensor<8x16xf32>
  %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %y, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: compares logits with one of their own row (a maximum or a picked logit)}}
  %eq = stablehlo.compare EQ, %y, %mb, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %one = stablehlo.convert %eq : (tensor<8x64xi1>) -> tensor<8x64xf32>
  %count = stablehlo.reduce(%one init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %count, %zx : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// Twice a logit is compared with a picked logit: where these are equal is not known.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1x1xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %own = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
  %b = stablehlo.broadcast_in_dim %own, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %twice = stablehlo.add %x, %x : tensor<8x64xf32>
  // expected-remark @+1 {{[outline] missed: compares logits with one of their own row (a maximum or a picked logit)}}
  %gt = stablehlo.compare GT, %twice, %b, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %one = stablehlo.convert %gt : (tensor<8x64xi1>) -> tensor<8x64xf32>
  %count = stablehlo.reduce(%one init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %count : tensor<8xf32>, tensor<8xf32>
}

// -----

// Top-k on the logits.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8x4xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: chlo.top_k needs the logits, or a value as large, in memory}}
  %v, %i = chlo.top_k(%x, k = 4) : tensor<8x64xf32> -> (tensor<8x4xf32>, tensor<8x4xi32>)
  return %z, %v : tensor<8xf32>, tensor<8x4xf32>
}

// -----

// A dynamic number of tokens.
func.func public @main(%x: tensor<?x64xf32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<?x64xf32>
  // expected-remark @+1 {{[outline] missed: the shape is dynamic: grpo-opt needs static shapes}}
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x64xf32>, tensor<f32>) -> tensor<?xf32>
  return %z : tensor<?xf32>
}

// -----

// An element type that sweeps do not handle.
func.func public @main(%h: tensor<8x16xcomplex<f32>>, %w: tensor<16x64xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xcomplex<f32>>, tensor<16x64xcomplex<f32>>) -> tensor<8x64xcomplex<f32>>
  %e = stablehlo.exponential %x : tensor<8x64xcomplex<f32>>
  // expected-remark @+1 {{[outline] missed: sweeps do not handle tensor<8x64xcomplex<f32>>}}
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xcomplex<f32>>, tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
  return %z : tensor<8xcomplex<f32>>
}

// -----

// A vocabulary of one entry.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x1xf32>) -> tensor<8xf32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x1xf32>) -> tensor<8x1xf32>
  %e = stablehlo.exponential %x : tensor<8x1xf32>
  // expected-remark @+1 {{[outline] left alone: the softmax runs over an empty or unit dimension}}
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// Several heads in one product.
func.func public @main(%q: tensor<8x16xf32>, %k: tensor<2x64x16xf32>) -> (tensor<8x2xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-remark @+1 {{[outline] missed: stablehlo.dot_general has other dimensions than rows and the one that the softmax runs over}}
  %x = stablehlo.dot_general %q, %k, contracting_dims = [1] x [2] : (tensor<8x16xf32>, tensor<2x64x16xf32>) -> tensor<8x2x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<8x2xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x2x64xf32>
  %e = stablehlo.exponential %s : tensor<8x2x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x2x64xf32>, tensor<f32>) -> tensor<8x2xf32>
  return %z : tensor<8x2xf32>
}

// -----

// Two softmaxes over one value, along both of its dimensions.
func.func public @main(%h: tensor<64x16xf32>, %w: tensor<16x64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x64xf32>) -> tensor<64x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<64xf32>) -> tensor<64x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<64x64xf32>
  %e = stablehlo.exponential %s : tensor<64x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  // expected-remark @+1 {{[outline] missed: the same value is used along two dimensions}}
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %q = stablehlo.add %x, %t : tensor<64x64xf32>
  %o = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %z, %o : tensor<64xf32>, tensor<64xf32>
}

// -----

// A gather of many columns a row.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x257x1xi32>) -> (tensor<8xf32>, tensor<8x257xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather picks 257 columns per row, of which a sweep has at most 256}}
  %o = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x257x1xi32>) -> tensor<8x257xf32>
  return %z, %o : tensor<8xf32>, tensor<8x257xf32>
}

// -----

// A gather of halves of rows.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1xi32>) -> (tensor<8xf32>, tensor<8x32xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather has windows of more than one element}}
  %o = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 32>}> : (tensor<8x64xf32>, tensor<8x1xi32>) -> tensor<8x32xf32>
  return %z, %o : tensor<8xf32>, tensor<8x32xf32>
}

// -----

// Rows by an index that is not proved to be the row's number.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %at: tensor<8x2xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather indexes rows by something that is not proved to be the row's number}}
  %o = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}

// -----

// Rows counted backwards.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<7> : tensor<8x1xi32>
  %i = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %r = stablehlo.subtract %n, %i : tensor<8x1xi32>
  %at = stablehlo.concatenate %r, %ids, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather indexes rows by something that is not proved to be the row's number}}
  %o = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}

// -----

// Rows counted in a type that does not reach so far.
func.func public @main(%h: tensor<300x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<300x1xi8>) -> (tensor<300xf32>, tensor<300xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.iota dim = 0 : tensor<300x1xi8>
  %at = stablehlo.concatenate %i, %ids, dim = 1 : (tensor<300x1xi8>, tensor<300x1xi8>) -> tensor<300x2xi8>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<300x16xf32>, tensor<16x64xf32>) -> tensor<300x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<300x64xf32>, tensor<f32>) -> tensor<300xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<300xf32>) -> tensor<300x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<300x64xf32>
  %e = stablehlo.exponential %s : tensor<300x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<300x64xf32>, tensor<f32>) -> tensor<300xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather indexes rows by something that is not proved to be the row's number}}
  %o = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<300x64xf32>, tensor<300x2xi8>) -> tensor<300xf32>
  return %z, %o : tensor<300xf32>, tensor<300xf32>
}

// -----

// One row for all.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<1xi32>) -> (tensor<8xf32>, tensor<f32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.gather picks the same row for every index}}
  %o = "stablehlo.gather"(%x, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x64xf32>, tensor<1xi32>) -> tensor<f32>
  return %z, %o : tensor<8xf32>, tensor<f32>
}

// -----

// A product of probabilities is no sink.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.reduce by something other than add, maximum or minimum}}
  %o = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}

// -----

// A sum over some of the row dimensions.
func.func public @main(%h: tensor<2x8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<2x8xf32>, tensor<8x64xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<2x8x64xf32>
  %e = stablehlo.exponential %s : tensor<2x8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.reduce over some of the row dimensions leaves a value per column and row}}
  %o = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<8x64xf32>
  return %z, %o : tensor<2x8xf32>, tensor<8x64xf32>
}

// -----

// The least entry, or the one that the search starts from.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.reduce of several operands is no argmax or argmin over the vocabulary}}
  %o:2 = stablehlo.reduce(%x init: %ninf), (%i init: %i0) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
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

// Of equal ones the last.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xi32>) {
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
  // expected-remark @+1 {{[outline] missed: stablehlo.reduce of several operands is no argmax or argmin over the vocabulary}}
  %o:2 = stablehlo.reduce(%x init: %ninf), (%i init: %i0) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%j: tensor<i32>, %k: tensor<i32>) {
    %c0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c1 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c2 = stablehlo.or %c0, %c1 : tensor<i1>
    %c3 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c4 = stablehlo.compare GT, %j, %k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c5 = stablehlo.and %c3, %c4 : tensor<i1>
    %c6 = stablehlo.or %c2, %c5 : tensor<i1>
    %v = stablehlo.select %c2, %a, %b : tensor<i1>, tensor<f32>
    %n = stablehlo.select %c6, %j, %k : tensor<i1>, tensor<i32>
    stablehlo.return %v, %n : tensor<f32>, tensor<i32>
  }
  return %z, %o#1 : tensor<8xf32>, tensor<8xi32>
}

// -----

// The greatest entry from 0 on.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xi32>) {
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
  // expected-remark @+1 {{[outline] missed: stablehlo.reduce of several operands is no argmax or argmin over the vocabulary}}
  %o:2 = stablehlo.reduce(%x init: %zero), (%i init: %i0) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
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
  return %z, %o#1 : tensor<8xf32>, tensor<8xi32>
}

// -----

// The greatest entry itself, too.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xi32>) {
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
  // expected-remark @+1 {{[outline] missed: stablehlo.reduce of several operands is no argmax or argmin over the vocabulary}}
  %o:2 = stablehlo.reduce(%x init: %ninf), (%i init: %i0) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
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
  return %z, %o#0, %o#1 : tensor<8xf32>, tensor<8xf32>, tensor<8xi32>
}

// -----

// An argmax whose numbers are not the columns'.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %g: tensor<8x64xi32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %pinf = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %unused = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.reduce of several operands is no argmax or argmin over the vocabulary}}
  %o:2 = stablehlo.reduce(%x init: %ninf), (%g init: %i0) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
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
  return %z, %o#1 : tensor<8xf32>, tensor<8xi32>
}

// -----

// A scatter that multiplies.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x1xi32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8x16xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.scatter combines by something other than an addition}}
  %sc = "stablehlo.scatter"(%e, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8x64xf32>
  %o = stablehlo.dot_general %sc, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %o : tensor<8xf32>, tensor<8x16xf32>
}

// -----

// A scatter of many columns a row.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x257x1xi32>, %g: tensor<8x257xf32>) -> (tensor<8xf32>, tensor<8x16xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.scatter picks 257 columns per row, of which a sweep has at most 256}}
  %sc = "stablehlo.scatter"(%e, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x257x1xi32>, tensor<8x257xf32>) -> tensor<8x64xf32>
  %o = stablehlo.dot_general %sc, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %o : tensor<8xf32>, tensor<8x16xf32>
}

// -----

// A scatter that sets several columns a row, perhaps one of them twice.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x3x1xi32>, %g: tensor<8x3xf32>) -> (tensor<8xf32>, tensor<8x16xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.scatter sets several columns per row: of two that are the same, either may stay}}
  %sc = "stablehlo.scatter"(%e, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x3x1xi32>, tensor<8x3xf32>) -> tensor<8x64xf32>
  %o = stablehlo.dot_general %sc, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %o : tensor<8xf32>, tensor<8x16xf32>
}

// -----

// Columns along two dimensions.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<8x3x2x1xi32>, %g: tensor<8x3x2xf32>) -> (tensor<8xf32>, tensor<8x16xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.scatter picks columns per row along two dimensions}}
  %sc = "stablehlo.scatter"(%e, %ids, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x3x2x1xi32>, tensor<8x3x2xf32>) -> tensor<8x64xf32>
  %o = stablehlo.dot_general %sc, %w, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %z, %o : tensor<8xf32>, tensor<8x16xf32>
}

// -----

// One row only, and a scatter whose row number might be another one: it would be dropped.
func.func public @main(%h: tensor<1x16xf32>, %w: tensor<16x64xf32>, %at: tensor<1x2xi32>, %g: tensor<1xf32>) -> (tensor<1xf32>, tensor<1x16xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<1x16xf32>, tensor<16x64xf32>) -> tensor<1x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<1xf32>) -> tensor<1x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<1x64xf32>
  %e = stablehlo.exponential %s : tensor<1x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.scatter indexes a unit dimension by something that is not proved zero}}
  %sc = "stablehlo.scatter"(%e, %at, %g) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<1x64xf32>, tensor<1x2xi32>, tensor<1xf32>) -> tensor<1x64xf32>
  %o = stablehlo.dot_general %sc, %w, contracting_dims = [1] x [1] : (tensor<1x64xf32>, tensor<16x64xf32>) -> tensor<1x16xf32>
  return %z, %o : tensor<1xf32>, tensor<1x16xf32>
}

// -----

// Products of two rows of logits' size, of which one joins the chain only later.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %q = stablehlo.negate %x : tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.dot_general multiplies two values of logits' size}}
  %o = stablehlo.dot_general %e, %q, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x8xf32>
  %q2 = stablehlo.add %e, %q : tensor<8x64xf32>
  %o2 = stablehlo.reduce(%q2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z, %o, %o2 : tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>
}

// -----

// A value with itself.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.dot_general of a value with itself}}
  %o = stablehlo.dot_general %e, %e, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x8xf32>
  return %z, %o : tensor<8xf32>, tensor<8x8xf32>
}

// -----

// A contraction of one of two row dimensions.
func.func public @main(%h: tensor<2x8x16xf32>, %w: tensor<16x64xf32>, %v: tensor<2x5xf32>) -> (tensor<2x8xf32>, tensor<8x64x5xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<2x8x64xf32>
  %e = stablehlo.exponential %s : tensor<2x8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.dot_general contracts neither the vocabulary alone nor all rows}}
  %o = stablehlo.dot_general %e, %v, contracting_dims = [0] x [0] : (tensor<2x8x64xf32>, tensor<2x5xf32>) -> tensor<8x64x5xf32>
  return %z, %o : tensor<2x8xf32>, tensor<8x64x5xf32>
}

// -----

// The logits in another order of rows.
func.func public @main(%h: tensor<2x8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<2x8xf32>, tensor<8x2x64xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<2x8x64xf32>
  %e = stablehlo.exponential %s : tensor<2x8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  // expected-remark @+1 {{[outline] missed: the logits, or a value as large, are returned}}
  %o = stablehlo.transpose %e, dims = [1, 0, 2] : (tensor<2x8x64xf32>) -> tensor<8x2x64xf32>
  return %z, %o : tensor<2x8xf32>, tensor<8x2x64xf32>
}

// -----

// The vocabulary cut in two.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8x2x32xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.reshape mixes rows and columns (a pick by row and column, as jnp.take_along_axis writes it, is fused)}}
  %o = stablehlo.reshape %e : (tensor<8x64xf32>) -> tensor<8x2x32xf32>
  return %z, %o : tensor<8xf32>, tensor<8x2x32xf32>
}

// -----

// A bias per token and column: as large as the logits.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %y: tensor<8x64xf32>) -> (tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.reverse makes a value as large as the logits that the loss reads}}
  %y2 = stablehlo.reverse %y, dims = [1] : tensor<8x64xf32>
  %x = stablehlo.add %x0, %y2 : tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// A bias that differs between sequences, not between tokens.
func.func public @main(%h: tensor<2x8x16xf32>, %w: tensor<16x64xf32>, %y: tensor<2x1x64xf32>) -> (tensor<2x8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x0 = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.broadcast_in_dim makes a value as large as the logits that the loss reads}}
  %yb = stablehlo.broadcast_in_dim %y, dims = [0, 1, 2] : (tensor<2x1x64xf32>) -> tensor<2x8x64xf32>
  %x = stablehlo.add %x0, %yb : tensor<2x8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<2x8x64xf32>
  %e = stablehlo.exponential %s : tensor<2x8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  return %z : tensor<2x8xf32>
}

// -----

// A branch uses the logits.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %p: tensor<i1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %o = "stablehlo.if"(%p) ({
    // expected-remark @+1 {{[outline] missed: stablehlo.reduce inside a nested region uses the logits}}
    %1 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }, {
    stablehlo.return %z : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  return %z, %o : tensor<8xf32>, tensor<8xf32>
}

// -----

// A sum to a wider type than the values'.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %q = stablehlo.convert %x : (tensor<8x64xf32>) -> tensor<8x64xi8>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.reduce of i8 to i32}}
  %o = "stablehlo.reduce"(%q, %i0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %t = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %t : tensor<i32>
  }) : (tensor<8x64xi8>, tensor<i32>) -> tensor<8xi32>
  return %z, %o : tensor<8xf32>, tensor<8xi32>
}

// -----

// Argument logits, and no maximum is subtracted: nothing says that this is a softmax.
func.func public @main(%x: tensor<8x64xf32>) -> (tensor<8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  // expected-remark @+1 {{[outline] left alone: this sum is not known to be a softmax's: no maximum is subtracted}}
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// Argument logits, and two values of their size come out.
func.func public @main(%x: tensor<8x64xf32>) -> (tensor<8xf32>, tensor<8x64xf32>, tensor<8x64xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  // expected-remark @+1 {{[outline] missed: values as large as the logits are used outside of the loss}}
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %t = stablehlo.tanh %e : tensor<8x64xf32>
  return %z, %e, %t : tensor<8xf32>, tensor<8x64xf32>, tensor<8x64xf32>
}

// -----

// A program that is partitioned automatically.
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> tensor<8xf32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  // expected-remark @+1 {{[outline] missed: the program is partitioned automatically over 4 devices, and it has no Shardy mesh: the GSPMD partitioner's shardings are not read, those of Shardy, JAX's default (`jax_use_shardy_partitioner`), are}}
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
  }
}

// -----

// A sample: the largest sum of noise and logits, with the logits as either operand.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %bits: tensor<8x64xui32>) -> tensor<8xi32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  // expected-remark @+1 {{[outline] left alone: stablehlo.bitcast_convert makes a value as large as the logits that the loss reads}}
  %noise = stablehlo.bitcast_convert %bits : (tensor<8x64xui32>) -> tensor<8x64xf32>
  %y = stablehlo.add %noise, %x : tensor<8x64xf32>
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

// Logits and their transpose, where both have the same shape: no order of rows fits both.
func.func public @main(%h: tensor<4x4x16xf32>, %w: tensor<16x64xf32>) -> tensor<4x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-remark @+1 {{[outline] missed: the same value is used in two orders of rows}}
  %x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<4x4x16xf32>, tensor<16x64xf32>) -> tensor<4x4x64xf32>
  %t = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<4x4x64xf32>) -> tensor<4x4x64xf32>
  %s = stablehlo.subtract %x, %t : tensor<4x4x64xf32>
  %e = stablehlo.exponential %s : tensor<4x4x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x4x64xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}

// -----

// Residuals of a loop's steps, one after the other in a buffer.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %kept: tensor<3x8x64xf32>, %step: tensor<i32>) -> (tensor<8xf32>, tensor<3x8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %e = stablehlo.exponential %x : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %r = stablehlo.reshape %e : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.dynamic_update_slice keeps the logits, or a value as large, of every step of a loop: if its gradient needs them, jax.checkpoint around the loss in it computes them again}}
  %o = stablehlo.dynamic_update_slice %kept, %r, %step, %i0, %i0 : (tensor<3x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x64xf32>
  return %z, %o : tensor<8xf32>, tensor<3x8x64xf32>
}

// -----

// Residuals of a branch.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>, %p: tensor<i1>) -> (tensor<8xf32>, tensor<8x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<8xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<8x64xf32>
  %r:2 = "stablehlo.if"(%p) ({
    %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
    // expected-remark @+1 {{[outline] missed: the logits, or a value as large, leave a branch: if its gradient needs them, jax.checkpoint around the loss in it computes them again}}
    %e = stablehlo.exponential %x : tensor<8x64xf32>
    %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    stablehlo.return %z, %e : tensor<8xf32>, tensor<8x64xf32>
  }, {
    stablehlo.return %none, %nothing : tensor<8xf32>, tensor<8x64xf32>
  }) : (tensor<i1>) -> (tensor<8xf32>, tensor<8x64xf32>)
  return %r#0, %r#1 : tensor<8xf32>, tensor<8x64xf32>
}

