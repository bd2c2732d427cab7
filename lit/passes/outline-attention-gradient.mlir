// Attention in several loops is no loss, of tiles that alone would be worth a sweep neither.

// RUN: %grpo-opt %s --split-input-file --min-columns=16 --min-logits=512 --pass-pipeline='builtin.module(inline-vocab,coalesce-blocks,outline)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --min-columns=16 --min-logits=512 --strict -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT --allow-empty
// REQUIRES: blocks

// The gradient alone: its loops stack exponentials, and multiply them with what comes back.
// CHECK-LABEL: @main
// CHECK-NOT: vocab.sweep
// STRICT-NOT: not fused
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<64x4xf32>) -> (tensor<8x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<8xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<4xi32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<4x4x16xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<4x8x16xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<4x8xf32>
  %0:19 = stablehlo.while(%iterArg = %arg0, %iterArg_12 = %arg1, %iterArg_13 = %cst_1, %iterArg_14 = %cst_0, %iterArg_15 = %cst_0, %iterArg_16 = %cst_2, %iterArg_17 = %cst_1, %iterArg_18 = %cst_0, %iterArg_19 = %cst_0, %iterArg_20 = %cst_2, %iterArg_21 = %c, %iterArg_22 = %c, %iterArg_23 = %cst, %iterArg_24 = %c_3, %iterArg_25 = %cst_4, %iterArg_26 = %cst_5, %iterArg_27 = %cst_6, %iterArg_28 = %cst_6, %iterArg_29 = %cst_6) : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %c_30 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.compare LT, %iterArg_21, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  } do {
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %iterArg_22, %c_30 : tensor<i32>
    %c_31 = stablehlo.constant dense<16> : tensor<i32>
    %16 = stablehlo.multiply %iterArg_22, %c_31 : tensor<i32>
    %17 = stablehlo.dynamic_slice %iterArg_12, %16, %c, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %19 = stablehlo.dot_general %iterArg, %18, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_32) applies stablehlo.maximum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.reshape %20 : (tensor<8xf32>) -> tensor<8x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
    %23 = stablehlo.compare EQ, %19, %22, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %24 = stablehlo.convert %23 : (tensor<8x16xi1>) -> tensor<8x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.maximum %iterArg_23, %20 : tensor<8xf32>
    %27 = stablehlo.compare EQ, %iterArg_23, %26, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %28 = stablehlo.select %27, %iterArg_14, %iterArg_13 : tensor<8xi1>, tensor<8xf32>
    %29 = stablehlo.compare EQ, %20, %26, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %30 = stablehlo.select %29, %iterArg_16, %iterArg_15 : tensor<8xi1>, tensor<8xf32>
    %31 = stablehlo.divide %28, %30 : tensor<8xf32>
    %32 = stablehlo.select %29, %iterArg_18, %iterArg_17 : tensor<8xi1>, tensor<8xf32>
    %33 = stablehlo.select %27, %iterArg_20, %iterArg_19 : tensor<8xi1>, tensor<8xf32>
    %34 = stablehlo.divide %32, %33 : tensor<8xf32>
    %35 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %36 = stablehlo.dynamic_update_slice %iterArg_24, %35, %iterArg_21 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %37 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %38 = stablehlo.dynamic_update_slice %iterArg_25, %37, %iterArg_21, %c, %c : (tensor<4x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x16xf32>
    %39 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %40 = stablehlo.dynamic_update_slice %iterArg_26, %39, %iterArg_21, %c, %c : (tensor<4x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16xf32>
    %41 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %42 = stablehlo.dynamic_update_slice %iterArg_27, %41, %iterArg_21, %c : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %43 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %44 = stablehlo.dynamic_update_slice %iterArg_28, %43, %iterArg_21, %c : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %45 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %46 = stablehlo.dynamic_update_slice %iterArg_29, %45, %iterArg_21, %c : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %47 = stablehlo.add %iterArg_21, %c_30 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %47, %15, %26, %36, %38, %40, %42, %44, %46 : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %1 = stablehlo.broadcast_in_dim %0#12, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %2:9 = stablehlo.while(%iterArg = %arg0, %iterArg_12 = %arg1, %iterArg_13 = %1, %iterArg_14 = %c, %iterArg_15 = %c, %iterArg_16 = %cst_1, %iterArg_17 = %c_3, %iterArg_18 = %cst_4, %iterArg_19 = %cst_5) : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>
  cond {
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.compare LT, %iterArg_14, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  } do {
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %iterArg_15, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<16> : tensor<i32>
    %16 = stablehlo.multiply %iterArg_15, %c_21 : tensor<i32>
    %17 = stablehlo.dynamic_slice %iterArg_12, %16, %c, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %19 = stablehlo.dot_general %iterArg, %18, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %20 = stablehlo.broadcast_in_dim %iterArg_13, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<8x16xf32>
    %22 = stablehlo.exponential %21 : tensor<8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.add %iterArg_16, %23 : tensor<8xf32>
    %25 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %26 = stablehlo.dynamic_update_slice %iterArg_17, %25, %iterArg_14 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %27 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %28 = stablehlo.dynamic_update_slice %iterArg_18, %27, %iterArg_14, %c, %c : (tensor<4x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x16xf32>
    %29 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %30 = stablehlo.dynamic_update_slice %iterArg_19, %29, %iterArg_14, %c, %c : (tensor<4x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16xf32>
    %31 = stablehlo.add %iterArg_14, %c_20 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %31, %15, %24, %26, %28, %30 : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>
  }
  %3 = stablehlo.broadcast_in_dim %2#5, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %4 = stablehlo.multiply %3, %3 : tensor<8x1xf32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<8x1xf32>
  %5 = stablehlo.divide %cst_7, %4 : tensor<8x1xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<4x16x4xf32>
  %6:13 = stablehlo.while(%iterArg = %arg0, %iterArg_12 = %arg1, %iterArg_13 = %1, %iterArg_14 = %3, %iterArg_15 = %arg2, %iterArg_16 = %c, %iterArg_17 = %c, %iterArg_18 = %c_3, %iterArg_19 = %cst_4, %iterArg_20 = %cst_5, %iterArg_21 = %c_3, %iterArg_22 = %cst_8, %iterArg_23 = %cst_5) : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4xi32>, tensor<4x16x4xf32>, tensor<4x8x16xf32>
  cond {
    %c_24 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.compare LT, %iterArg_16, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  } do {
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %iterArg_17, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<16> : tensor<i32>
    %16 = stablehlo.multiply %iterArg_17, %c_25 : tensor<i32>
    %17 = stablehlo.dynamic_slice %iterArg_12, %16, %c, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %19 = stablehlo.dot_general %iterArg, %18, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %20 = stablehlo.broadcast_in_dim %iterArg_13, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<8x16xf32>
    %22 = stablehlo.exponential %21 : tensor<8x16xf32>
    %23 = stablehlo.broadcast_in_dim %iterArg_14, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
    %24 = stablehlo.divide %22, %23 : tensor<8x16xf32>
    %25 = stablehlo.dynamic_slice %iterArg_15, %16, %c, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
    %26 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %27 = stablehlo.dynamic_update_slice %iterArg_18, %26, %iterArg_16 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %28 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %29 = stablehlo.dynamic_update_slice %iterArg_19, %28, %iterArg_16, %c, %c : (tensor<4x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x16xf32>
    %30 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %31 = stablehlo.dynamic_update_slice %iterArg_20, %30, %iterArg_16, %c, %c : (tensor<4x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16xf32>
    %32 = stablehlo.dynamic_update_slice %iterArg_21, %26, %iterArg_16 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %33 = stablehlo.broadcast_in_dim %25, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %34 = stablehlo.dynamic_update_slice %iterArg_22, %33, %iterArg_16, %c, %c : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
    %35 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %36 = stablehlo.dynamic_update_slice %iterArg_23, %35, %iterArg_16, %c, %c : (tensor<4x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16xf32>
    %37 = stablehlo.add %iterArg_16, %c_24 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %37, %15, %27, %29, %31, %32, %34, %36 : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4xi32>, tensor<4x16x4xf32>, tensor<4x8x16xf32>
  }
  %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<8x4xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<64x4xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<8x4xf32>
  %7:16 = stablehlo.while(%iterArg = %6#7, %iterArg_12 = %6#8, %iterArg_13 = %6#9, %iterArg_14 = %6#10, %iterArg_15 = %6#11, %iterArg_16 = %6#12, %iterArg_17 = %arg0, %iterArg_18 = %3, %iterArg_19 = %5, %iterArg_20 = %c, %iterArg_21 = %cst_10, %iterArg_22 = %cst_11, %iterArg_23 = %cst_1, %iterArg_24 = %cst_1, %iterArg_25 = %cst_10, %iterArg_26 = %cst_9) : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4xi32>, tensor<4x16x4xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<8x4xf32>
  cond {
    %c_27 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.compare LT, %iterArg_20, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  } do {
    %c_27 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.subtract %c_27, %iterArg_20 : tensor<i32>
    %c_28 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.subtract %15, %c_28 : tensor<i32>
    %17 = stablehlo.dynamic_slice %iterArg, %16, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
    %19 = stablehlo.dynamic_slice %iterArg_12, %16, %c, %c, sizes = [1, 4, 16] : (tensor<4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %21 = stablehlo.dynamic_slice %iterArg_13, %16, %c, %c, sizes = [1, 8, 16] : (tensor<4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %23 = stablehlo.dynamic_slice %iterArg_14, %16, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.reshape %23 : (tensor<1xi32>) -> tensor<i32>
    %25 = stablehlo.dynamic_slice %iterArg_15, %16, %c, %c, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    %27 = stablehlo.dynamic_slice %iterArg_16, %16, %c, %c, sizes = [1, 8, 16] : (tensor<4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %29 = stablehlo.dot_general %iterArg_26, %28, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %31 = stablehlo.dot_general %iterArg_26, %26, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
    %32 = stablehlo.dynamic_update_slice %cst_10, %30, %24, %c : (tensor<64x4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4xf32>
    %33 = stablehlo.add %iterArg_25, %32 : tensor<64x4xf32>
    %34 = stablehlo.broadcast_in_dim %iterArg_19, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
    %35 = stablehlo.multiply %31, %34 : tensor<8x16xf32>
    %36 = stablehlo.multiply %35, %22 : tensor<8x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.reshape %37 : (tensor<8xf32>) -> tensor<8x1xf32>
    %39 = stablehlo.negate %38 : tensor<8x1xf32>
    %40 = stablehlo.broadcast_in_dim %iterArg_18, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
    %41 = stablehlo.divide %31, %40 : tensor<8x16xf32>
    %42 = stablehlo.reduce(%39 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.add %iterArg_24, %42 : tensor<8xf32>
    %44 = stablehlo.multiply %41, %22 : tensor<8x16xf32>
    %45 = stablehlo.negate %44 : tensor<8x16xf32>
    %46 = stablehlo.reduce(%45 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %47 = stablehlo.reshape %46 : (tensor<8xf32>) -> tensor<8x1xf32>
    %48 = stablehlo.reduce(%47 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %49 = stablehlo.add %iterArg_23, %48 : tensor<8xf32>
    %50 = stablehlo.dot_general %44, %iterArg_17, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %52 = stablehlo.dot_general %44, %20, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
    %53 = stablehlo.add %iterArg_22, %52 : tensor<8x4xf32>
    %54 = stablehlo.transpose %51, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %55 = stablehlo.dynamic_update_slice %cst_10, %54, %18, %c : (tensor<64x4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4xf32>
    %56 = stablehlo.add %iterArg_21, %55 : tensor<64x4xf32>
    %57 = stablehlo.add %iterArg_20, %c_28 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %57, %56, %53, %49, %43, %33, %iterArg_26 : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4xi32>, tensor<4x16x4xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<8x4xf32>
  }
  %8:9 = stablehlo.while(%iterArg = %2#6, %iterArg_12 = %2#7, %iterArg_13 = %2#8, %iterArg_14 = %arg0, %iterArg_15 = %c, %iterArg_16 = %cst_10, %iterArg_17 = %cst_11, %iterArg_18 = %cst_1, %iterArg_19 = %7#13) : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.compare LT, %iterArg_15, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  } do {
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.subtract %c_20, %iterArg_15 : tensor<i32>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.subtract %15, %c_21 : tensor<i32>
    %17 = stablehlo.dynamic_slice %iterArg, %16, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
    %19 = stablehlo.dynamic_slice %iterArg_12, %16, %c, %c, sizes = [1, 4, 16] : (tensor<4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %21 = stablehlo.dynamic_slice %iterArg_13, %16, %c, %c, sizes = [1, 8, 16] : (tensor<4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %23 = stablehlo.broadcast_in_dim %iterArg_19, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<8x16xf32>
    %25 = stablehlo.negate %24 : tensor<8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.reshape %26 : (tensor<8xf32>) -> tensor<8x1xf32>
    %28 = stablehlo.reduce(%27 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.add %iterArg_18, %28 : tensor<8xf32>
    %30 = stablehlo.dot_general %24, %iterArg_14, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %32 = stablehlo.dot_general %24, %20, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
    %33 = stablehlo.add %iterArg_17, %32 : tensor<8x4xf32>
    %34 = stablehlo.transpose %31, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %35 = stablehlo.dynamic_update_slice %cst_10, %34, %18, %c : (tensor<64x4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4xf32>
    %36 = stablehlo.add %iterArg_16, %35 : tensor<64x4xf32>
    %37 = stablehlo.add %iterArg_15, %c_21 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %37, %36, %33, %29, %iterArg_19 : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>
  }
  %9 = stablehlo.add %7#10, %8#5 : tensor<64x4xf32>
  %10 = stablehlo.add %7#11, %8#6 : tensor<8x4xf32>
  %11 = stablehlo.add %7#12, %8#7 : tensor<8xf32>
  %12:11 = stablehlo.while(%iterArg = %0#13, %iterArg_12 = %0#14, %iterArg_13 = %0#15, %iterArg_14 = %0#16, %iterArg_15 = %0#17, %iterArg_16 = %0#18, %iterArg_17 = %arg0, %iterArg_18 = %c, %iterArg_19 = %cst_10, %iterArg_20 = %cst_11, %iterArg_21 = %11) : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>
  cond {
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  } do {
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.subtract %c_22, %iterArg_18 : tensor<i32>
    %c_23 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.subtract %15, %c_23 : tensor<i32>
    %17 = stablehlo.dynamic_slice %iterArg, %16, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
    %19 = stablehlo.dynamic_slice %iterArg_12, %16, %c, %c, sizes = [1, 4, 16] : (tensor<4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %21 = stablehlo.dynamic_slice %iterArg_13, %16, %c, %c, sizes = [1, 8, 16] : (tensor<4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %23 = stablehlo.dynamic_slice %iterArg_14, %16, %c, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %24 = stablehlo.reshape %23 : (tensor<1x8xf32>) -> tensor<8xf32>
    %25 = stablehlo.dynamic_slice %iterArg_15, %16, %c, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x8xf32>) -> tensor<8xf32>
    %27 = stablehlo.dynamic_slice %iterArg_16, %16, %c, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x8xf32>) -> tensor<8xf32>
    %29 = stablehlo.multiply %iterArg_21, %28 : tensor<8xf32>
    %30 = stablehlo.multiply %iterArg_21, %26 : tensor<8xf32>
    %31 = stablehlo.divide %29, %24 : tensor<8xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %33 = stablehlo.multiply %32, %22 : tensor<8x16xf32>
    %34 = stablehlo.dot_general %33, %iterArg_17, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %36 = stablehlo.dot_general %33, %20, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
    %37 = stablehlo.add %iterArg_20, %36 : tensor<8x4xf32>
    %38 = stablehlo.transpose %35, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %39 = stablehlo.dynamic_update_slice %cst_10, %38, %18, %c : (tensor<64x4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4xf32>
    %40 = stablehlo.add %iterArg_19, %39 : tensor<64x4xf32>
    %41 = stablehlo.add %iterArg_18, %c_23 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %41, %40, %37, %30 : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>
  }
  %13 = stablehlo.add %9, %12#8 : tensor<64x4xf32>
  %14 = stablehlo.add %10, %12#9 : tensor<8x4xf32>
  return %14, %13, %7#14 : tensor<8x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>
}
