// Attention in several loops is no loss, of tiles that alone would be worth a sweep neither.

// RUN: %grpo-opt %s --split-input-file --min-columns=16 --min-logits=512 --pass-pipeline='builtin.module(inline-vocab,coalesce-blocks,outline)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --min-columns=16 --min-logits=512 --strict -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT --allow-empty
// REQUIRES: blocks

// The maximum, the weights' sum and the values in loops of their own.
// CHECK-LABEL: @main
// CHECK-NOT: vocab.sweep
// STRICT-NOT: not fused
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<64x4xf32>) -> tensor<8x4xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:5 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %arg0, %iterArg_3 = %c, %iterArg_4 = %c, %iterArg_5 = %cst) : tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
  cond {
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  } do {
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %iterArg_4, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<16> : tensor<i32>
    %4 = stablehlo.multiply %iterArg_4, %c_7 : tensor<i32>
    %5 = stablehlo.dynamic_slice %iterArg, %4, %c, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %7 = stablehlo.dot_general %iterArg_2, %6, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.maximum %iterArg_5, %8 : tensor<8xf32>
    %10 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_2, %10, %3, %9 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
  }
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
  %1:6 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %arg0, %iterArg_3 = %0#4, %iterArg_4 = %c, %iterArg_5 = %c, %iterArg_6 = %cst_0) : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
  cond {
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  } do {
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %iterArg_5, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<16> : tensor<i32>
    %4 = stablehlo.multiply %iterArg_5, %c_8 : tensor<i32>
    %5 = stablehlo.dynamic_slice %iterArg, %4, %c, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %7 = stablehlo.dot_general %iterArg_2, %6, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %8 = stablehlo.broadcast_in_dim %iterArg_3, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<8x16xf32>
    %10 = stablehlo.exponential %9 : tensor<8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.add %iterArg_6, %11 : tensor<8xf32>
    %13 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %13, %3, %12 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
  }
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8x4xf32>
  %2:8 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %arg0, %iterArg_3 = %0#4, %iterArg_4 = %1#5, %iterArg_5 = %arg2, %iterArg_6 = %c, %iterArg_7 = %c, %iterArg_8 = %cst_1) : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<8x4xf32>
  cond {
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.compare LT, %iterArg_6, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  } do {
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %iterArg_7, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<16> : tensor<i32>
    %4 = stablehlo.multiply %iterArg_7, %c_10 : tensor<i32>
    %5 = stablehlo.dynamic_slice %iterArg, %4, %c, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %7 = stablehlo.dot_general %iterArg_2, %6, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %8 = stablehlo.broadcast_in_dim %iterArg_3, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<8x16xf32>
    %10 = stablehlo.exponential %9 : tensor<8x16xf32>
    %11 = stablehlo.broadcast_in_dim %iterArg_4, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8x16xf32>
    %13 = stablehlo.dynamic_slice %iterArg_5, %4, %c, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
    %14 = stablehlo.dot_general %12, %13, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %15 = stablehlo.add %iterArg_8, %14 : tensor<8x4xf32>
    %16 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %16, %3, %15 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<8x4xf32>
  }
  return %2#7 : tensor<8x4xf32>
}
