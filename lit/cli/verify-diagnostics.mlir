// RUN: %grpo-opt %s --split-input-file --verify-diagnostics
// Nothing is written.
// RUN: %grpo-opt %s --split-input-file --verify-diagnostics | count 0

// expected-error @below {{custom op 'stablehlo.nope' is unknown}}
stablehlo.nope

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %y : tensor<4xf32> // expected-error {{use of undeclared SSA value name}}
  return %0 : tensor<4xf32>
}

// -----

// Remarks take part.
func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x64xf32>) -> tensor<8xf32> {
  %minus_inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32>
  %m = stablehlo.reduce(%x init: %minus_inf) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %s = stablehlo.subtract %x, %mb : tensor<8x64xf32>
  %e = stablehlo.exponential %s : tensor<8x64xf32>
  // expected-remark @+1 {{[outline] left alone: not worth it}}
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %l = stablehlo.log %sum : tensor<8xf32>
  %r = stablehlo.add %l, %m : tensor<8xf32>
  return %r : tensor<8xf32>
}
