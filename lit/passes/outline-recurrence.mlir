// RUN: %grpo-opt %s --min-columns=1 --min-logits=8KiB --pass-pipeline='builtin.module(coalesce-blocks,outline)' | FileCheck %s
// RUN: %grpo-opt %s --min-columns=1 --min-logits=8KiB --pass-pipeline='builtin.module(coalesce-blocks,outline)' --remarks=missed -o /dev/null 2>&1 | FileCheck %s --check-prefix=TOLD --implicit-check-not='put together'
// REQUIRES: blocks

// A running logarithm of exponentials over time: the tiles are parts of a batch's rows, and the columns of the product stay. The remark is
// the product's, not one of a loop.
// TOLD: missed: stablehlo.dot_general has other dimensions than rows and the one that the softmax runs over
// CHECK-LABEL: @over_time
// CHECK-NOT: vocab.sweep
func.func public @over_time(%x: tensor<2x256x8xf32>, %w: tensor<8x16xf32>) -> tensor<2x16xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<2x16xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<2x16xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:5 = stablehlo.while(%i = %start, %before = %low, %sum = %zeros, %xs = %x, %ws = %w) : tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x256x8xf32>, tensor<8x16xf32>
  cond {
    %end = stablehlo.constant dense<256> : tensor<i32>
    %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %step = stablehlo.constant dense<64> : tensor<i32>
    %part = stablehlo.dynamic_slice %xs, %c0, %i, %c0, sizes = [2, 64, 8] : (tensor<2x256x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x8xf32>
    %t = stablehlo.dot_general %part, %ws, contracting_dims = [2] x [0] : (tensor<2x64x8xf32>, tensor<8x16xf32>) -> tensor<2x64x16xf32>
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %most = stablehlo.reduce(%t init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<2x64x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %m = stablehlo.maximum %before, %most : tensor<2x16xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<2x16xf32>) -> tensor<2x64x16xf32>
    %d = stablehlo.subtract %t, %mb : tensor<2x64x16xf32>
    %e = stablehlo.exponential %d : tensor<2x64x16xf32>
    %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x64x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %less = stablehlo.subtract %before, %m : tensor<2x16xf32>
    %factor = stablehlo.exponential %less : tensor<2x16xf32>
    %scaled = stablehlo.multiply %sum, %factor : tensor<2x16xf32>
    %all = stablehlo.add %scaled, %z : tensor<2x16xf32>
    %next = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %next, %m, %all, %xs, %ws : tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x256x8xf32>, tensor<8x16xf32>
  }
  return %r#2 : tensor<2x16xf32>
}
