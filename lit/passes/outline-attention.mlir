// Attention is left alone; several heads in one product are reported.

// RUN: %grpo-opt %s --split-input-file --verify-diagnostics --always-fuse --min-columns=2 --pass-pipeline='builtin.module(outline)'
// -----

// One head of causal attention is not distinguished from a head with the expectation of an embedding.
func.func public @main(%q: tensor<8x16xf32>, %k: tensor<64x16xf32>, %v: tensor<64x16xf32>) -> (tensor<8x16xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scores = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<64x16xf32>) -> tensor<8x64xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.iota makes a value as large as the logits that the loss reads}}
  %i = stablehlo.iota dim = 0 : tensor<8x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %seen = stablehlo.compare GE, %i, %j, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
  %low = stablehlo.constant dense<-1.0e30> : tensor<8x64xf32>
  %x = stablehlo.select %seen, %scores, %low : tensor<8x64xi1>, tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %zb = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %p = stablehlo.divide %e, %zb : tensor<8x64xf32>
  %o = stablehlo.dot_general %p, %v, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x16xf32>) -> tensor<8x16xf32>
  return %o : tensor<8x16xf32>
}

// -----

// A vmap over two heads.
func.func public @main(%h: tensor<2x8x16xf32>, %w: tensor<2x64x16xf32>) -> (tensor<2x8xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-remark @+1 {{[outline] missed: stablehlo.dot_general has batching dimensions, and a sweep reads one matrix of head weights: jax.lax.map over the heads, with jax.checkpoint in it, is fused}}
  %x = stablehlo.dot_general %h, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x16xf32>, tensor<2x64x16xf32>) -> tensor<2x8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<2x8x64xf32>
  %e = stablehlo.exponential %s : tensor<2x8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  return %z : tensor<2x8xf32>
}

// -----

// A contraction with labels of each row, or with one number for each column, is a sum.
func.func public @main(%h: tensor<2x8x16xf32>, %w: tensor<2x64x16xf32>, %ids: tensor<2x8xi32>, %value: tensor<64x1xf32>) -> (tensor<2x8xf32>, tensor<2x8x1xf32>) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-remark @+1 {{[outline] missed: stablehlo.dot_general has batching dimensions, and a sweep reads one matrix of head weights: jax.lax.map over the heads, with jax.checkpoint in it, is fused}}
  %x = stablehlo.dot_general %h, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x16xf32>, tensor<2x64x16xf32>) -> tensor<2x8x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<2x8x64xf32>
  %e = stablehlo.exponential %s : tensor<2x8x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  %columns = stablehlo.iota dim = 2 : tensor<2x8x64xi32>
  %id = stablehlo.broadcast_in_dim %ids, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x64xi32>
  %hit = stablehlo.compare EQ, %columns, %id, SIGNED : (tensor<2x8x64xi32>, tensor<2x8x64xi32>) -> tensor<2x8x64xi1>
  %label = stablehlo.convert %hit : (tensor<2x8x64xi1>) -> tensor<2x8x64xf32>
  %picked = stablehlo.dot_general %e, %label, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2] : (tensor<2x8x64xf32>, tensor<2x8x64xf32>) -> tensor<2x8xf32>
  %mean = stablehlo.dot_general %e, %value, contracting_dims = [2] x [0] : (tensor<2x8x64xf32>, tensor<64x1xf32>) -> tensor<2x8x1xf32>
  return %picked, %mean : tensor<2x8xf32>, tensor<2x8x1xf32>
}

// -----

// Attention to a cache of keys and values, one query a sequence.
func.func public @main(%t: tensor<2x1x16xf32>, %a: tensor<16x16xf32>, %b: tensor<16x16xf32>, %cache: tensor<2x64x16xf32>, %at: tensor<i32>, %v: tensor<2x64x16xf32>) -> (tensor<2x1x16xf32>) {
  %first = stablehlo.constant dense<0> : tensor<i32>
  %q = stablehlo.dot_general %t, %a, contracting_dims = [2] x [0] : (tensor<2x1x16xf32>, tensor<16x16xf32>) -> tensor<2x1x16xf32>
  %new = stablehlo.dot_general %t, %b, contracting_dims = [2] x [0] : (tensor<2x1x16xf32>, tensor<16x16xf32>) -> tensor<2x1x16xf32>
  %k = stablehlo.dynamic_update_slice %cache, %new, %first, %at, %first : (tensor<2x64x16xf32>, tensor<2x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x16xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-remark @+1 {{[outline] left alone: it looks like attention: a batched product with computed keys, or with values}}
  %x = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x1x16xf32>, tensor<2x64x16xf32>) -> tensor<2x1x64xf32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x1x64xf32>, tensor<f32>) -> tensor<2x1xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x1x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<2x1x64xf32>
  %e = stablehlo.exponential %s : tensor<2x1x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x1x64xf32>, tensor<f32>) -> tensor<2x1xf32>
  %zb = stablehlo.broadcast_in_dim %z, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x1x64xf32>
  %p = stablehlo.divide %e, %zb : tensor<2x1x64xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x1x64xf32>, tensor<2x64x16xf32>) -> tensor<2x1x16xf32>
  return %o : tensor<2x1x16xf32>
}
