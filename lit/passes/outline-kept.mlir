// Logits of a head that stay in memory without a chain: they are told where nothing but sums over the columns, or gradients, are made of
// them. A layer's are not.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --remarks=all --target=portable -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS --implicit-check-not=remark:
// RUN: not %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --strict -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT

// A function that no sweep computes (`jnp.cosh`).
// SAYS: remark: [outline] missed: these logits are in memory, although nothing but sums over the vocabulary or gradients are made of them
// STRICT: these logits are in memory
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x64xf32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.subtract %0, %arg2 : tensor<8x64xf32>
  %2 = chlo.cosh %1 : tensor<8x64xf32> -> tensor<8x64xf32>
  %3 = stablehlo.log %2 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
  return %4 : tensor<f32>
}

// -----

// The gradient by the weights alone, without a sum in the program.
// SAYS: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// SAYS: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<8x64xf32>
  %1 = stablehlo.multiply %0, %cst : tensor<8x64xf32>
  %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x64xf32>) -> tensor<4x64xf32>
  return %2 : tensor<4x64xf32>
}

// -----

// A norm of the logits, in a function of its own.
// SAYS: remark: [outline] applied: fused a chain over 8 rows x 64 vocabulary columns
// SAYS: remark: [lower-loops] applied
func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x64xf32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<2x4x4xf32>, tensor<4x64xf32>) -> tensor<2x4x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x4x64xf32>) -> tensor<8x64xf32>
  %2 = call @norm(%1) : (tensor<8x64xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}
func.func private @norm(%arg0: tensor<8x64xf32>) -> tensor<f32> {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.sqrt %1 : tensor<f32>
  return %2 : tensor<f32>
}

// -----

// A layer that another product reads, however it is regularised; and one whose weights are tied.
// SAYS-NOT: remark:
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = chlo.cosh %0 : tensor<8x64xf32> -> tensor<8x64xf32>
  %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %5 = chlo.cosh %4 : tensor<8x64xf32> -> tensor<8x64xf32>
  %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %2, %6, %3 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<f32>
}

// -----

// The greatest of a row, such as a similarity.
// SAYS-NOT: remark:
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>) -> tensor<8xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = chlo.cosh %0 : tensor<8x64xf32> -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
