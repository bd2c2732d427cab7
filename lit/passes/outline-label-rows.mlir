// RUN: %grpo-opt %s --split-input-file --pass-pipeline='builtin.module(outline)' --always-fuse --min-columns=2 --verify-diagnostics

// What reads a label's column is a loss, and no pairs of rows and columns, also if something is summed along the other dimension: so that a
// refusal is a missed one, which --strict does not pass. Labels may be read of some rows only, by a one-hot product or a one-hot sum.

func.func public @one_hot_product(%h: tensor<48x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<47xi32>) -> (tensor<48xf32>, tensor<47xf32>, tensor<48xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<48x16xf32>, tensor<16x64xf32>) -> tensor<48x64xf32>
  %e = stablehlo.exponential %x : tensor<48x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %c = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<48x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cs = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<64xf32>) -> tensor<48x64xf32>
  %m = stablehlo.multiply %e, %cs : tensor<48x64xf32>
  %s = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.slice needs the logits}}
  %some = stablehlo.slice %x [0:47, 0:64] : (tensor<48x64xf32>) -> tensor<47x64xf32>
  %v = stablehlo.iota dim = 1 : tensor<47x64xi32>
  %label = stablehlo.broadcast_in_dim %ids, dims = [0] : (tensor<47xi32>) -> tensor<47x64xi32>
  %hit = stablehlo.compare EQ, %label, %v, SIGNED : (tensor<47x64xi32>, tensor<47x64xi32>) -> tensor<47x64xi1>
  %one = stablehlo.convert %hit : (tensor<47x64xi1>) -> tensor<47x64xf32>
  %o = stablehlo.dot_general %one, %some, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<47x64xf32>, tensor<47x64xf32>) -> tensor<47xf32>
  return %z, %o, %s : tensor<48xf32>, tensor<47xf32>, tensor<48xf32>
}

// -----

func.func public @one_hot_sum(%h: tensor<48x16xf32>, %w: tensor<16x64xf32>, %ids: tensor<47xi32>) -> (tensor<48xf32>, tensor<47xf32>, tensor<48xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<48x16xf32>, tensor<16x64xf32>) -> tensor<48x64xf32>
  %e = stablehlo.exponential %x : tensor<48x64xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %c = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<48x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cs = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<64xf32>) -> tensor<48x64xf32>
  %m = stablehlo.multiply %e, %cs : tensor<48x64xf32>
  %s = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  // expected-remark @+1 {{[outline] missed: stablehlo.slice needs the logits}}
  %some = stablehlo.slice %x [0:47, 0:64] : (tensor<48x64xf32>) -> tensor<47x64xf32>
  %v = stablehlo.iota dim = 1 : tensor<47x64xi32>
  %label = stablehlo.broadcast_in_dim %ids, dims = [0] : (tensor<47xi32>) -> tensor<47x64xi32>
  %hit = stablehlo.compare EQ, %v, %label, SIGNED : (tensor<47x64xi32>, tensor<47x64xi32>) -> tensor<47x64xi1>
  %one = stablehlo.convert %hit : (tensor<47x64xi1>) -> tensor<47x64xf32>
  %p = stablehlo.multiply %one, %some : tensor<47x64xf32>
  %o = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<47x64xf32>, tensor<f32>) -> tensor<47xf32>
  return %z, %o, %s : tensor<48xf32>, tensor<47xf32>, tensor<48xf32>
}
