// Attention in several loops is no loss, of tiles that alone would be worth a sweep neither.

// RUN: %grpo-opt %s --split-input-file --min-columns=16 --min-logits=512 --pass-pipeline='builtin.module(inline-vocab,coalesce-blocks,outline)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --min-columns=16 --min-logits=512 --strict -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT --allow-empty

// The maximum, the weights' sum and the values in loops of their own.
// CHECK-LABEL: @main
// CHECK-NOT: vocab.sweep
// STRICT-NOT: not fused
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<64x4xf32>) -> (tensor<8x4xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1:5 = stablehlo.while(%iterArg = %arg1, %iterArg_7 = %arg0, %iterArg_8 = %c_0, %iterArg_9 = %c, %iterArg_10 = %0) : tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
  cond {
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  } do {
    %6:2 = func.call @closed_call(%iterArg, %iterArg_7, %iterArg_9, %iterArg_10) : (tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_7, %7, %6#0, %6#1 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
  }
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %3:6 = stablehlo.while(%iterArg = %arg1, %iterArg_7 = %arg0, %iterArg_8 = %1#4, %iterArg_9 = %c_3, %iterArg_10 = %c_2, %iterArg_11 = %2) : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
  cond {
    %c_12 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  } do {
    %6:2 = func.call @closed_call_0(%iterArg, %iterArg_7, %iterArg_8, %iterArg_10, %iterArg_11) : (tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %7, %6#0, %6#1 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>
  }
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %5:8 = stablehlo.while(%iterArg = %arg1, %iterArg_7 = %arg0, %iterArg_8 = %1#4, %iterArg_9 = %3#5, %iterArg_10 = %arg2, %iterArg_11 = %c_6, %iterArg_12 = %c_5, %iterArg_13 = %4) : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<8x4xf32>
  cond {
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  } do {
    %6:2 = func.call @closed_call_1(%iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_12, %iterArg_13) : (tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<i32>, tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>)
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.add %iterArg_11, %c_14 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %7, %6#0, %6#1 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<8x4xf32>
  }
  return %5#7 : tensor<8x4xf32>
}
func.func private @closed_call(%arg0: tensor<64x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<i32>, %arg3: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg2, %c : tensor<i32>
  %c_0 = stablehlo.constant dense<16> : tensor<i32>
  %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %3 = stablehlo.convert %1 : tensor<i32>
  %c_2 = stablehlo.constant dense<64> : tensor<i32>
  %4 = stablehlo.add %3, %c_2 : tensor<i32>
  %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %8 = stablehlo.dot_general %arg1, %7, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %10 = stablehlo.convert %arg3 : tensor<8xf32>
  %11 = stablehlo.maximum %10, %9 : tensor<8xf32>
  return %0, %11 : tensor<i32>, tensor<8xf32>
}
func.func private @closed_call_0(%arg0: tensor<64x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg3, %c : tensor<i32>
  %c_0 = stablehlo.constant dense<16> : tensor<i32>
  %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %3 = stablehlo.convert %1 : tensor<i32>
  %c_2 = stablehlo.constant dense<64> : tensor<i32>
  %4 = stablehlo.add %3, %c_2 : tensor<i32>
  %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %8 = stablehlo.dot_general %arg1, %7, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %9 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %11 = stablehlo.subtract %8, %10 : tensor<8x16xf32>
  %12 = stablehlo.exponential %11 : tensor<8x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %14 = stablehlo.add %arg4, %13 : tensor<8xf32>
  return %0, %14 : tensor<i32>, tensor<8xf32>
}
func.func private @closed_call_1(%arg0: tensor<64x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<64x4xf32>, %arg5: tensor<i32>, %arg6: tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg5, %c : tensor<i32>
  %c_0 = stablehlo.constant dense<16> : tensor<i32>
  %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %3 = stablehlo.convert %1 : tensor<i32>
  %c_2 = stablehlo.constant dense<64> : tensor<i32>
  %4 = stablehlo.add %3, %c_2 : tensor<i32>
  %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %8 = stablehlo.dot_general %arg1, %7, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %9 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %11 = stablehlo.subtract %8, %10 : tensor<8x16xf32>
  %12 = stablehlo.exponential %11 : tensor<8x16xf32>
  %13 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %15 = stablehlo.divide %12, %14 : tensor<8x16xf32>
  %c_4 = stablehlo.constant dense<16> : tensor<i32>
  %16 = stablehlo.multiply %arg5, %c_4 : tensor<i32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %17 = stablehlo.compare LT, %16, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %18 = stablehlo.convert %16 : tensor<i32>
  %c_6 = stablehlo.constant dense<64> : tensor<i32>
  %19 = stablehlo.add %18, %c_6 : tensor<i32>
  %20 = stablehlo.select %17, %19, %16 : tensor<i1>, tensor<i32>
  %c_7 = stablehlo.constant dense<0> : tensor<i32>
  %21 = stablehlo.dynamic_slice %arg4, %20, %c_7, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
  %22 = stablehlo.dot_general %15, %21, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %23 = stablehlo.add %arg6, %22 : tensor<8x4xf32>
  return %0, %23 : tensor<i32>, tensor<8x4xf32>
}
