// Layers, features and decoding whose wide products are pooled, split, searched or shifted: no loss is told, and `strict` refuses none.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --remarks=missed --strict -o /dev/null 2>&1 | FileCheck %s --allow-empty --implicit-check-not=missed --implicit-check-not=error

// The greatest of each of a layer's activations over points (PointNet), which another product reads.
func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>, %arg3: tensor<2x4xf32>) -> (tensor<f32>, tensor<2x4x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<2x4x4xf32>, tensor<4x64xf32>) -> tensor<2x4x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<2x4x64xf32>
  %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xi1>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %6 = stablehlo.select %3, %4, %5 : tensor<2x4x64xi1>, tensor<2x4x64xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xi1>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %11 = stablehlo.select %8, %9, %10 : tensor<2x4x64xi1>, tensor<2x4x64xf32>
  %12 = stablehlo.divide %6, %11 : tensor<2x4x64xf32>
  %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %13 = stablehlo.reduce(%2 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x64xf32>
  %14 = stablehlo.reshape %13 : (tensor<2x64xf32>) -> tensor<2x1x64xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x1x64xf32>) -> tensor<2x4x64xf32>
  %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xi1>
  %17 = stablehlo.convert %16 : (tensor<2x4x64xi1>) -> tensor<2x4x64xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x64xf32>
  %19 = stablehlo.dot_general %13, %arg2, contracting_dims = [1] x [0] : (tensor<2x64xf32>, tensor<64x4xf32>) -> tensor<2x4xf32>
  %20 = stablehlo.subtract %19, %arg3 : tensor<2x4xf32>
  %21 = stablehlo.multiply %20, %20 : tensor<2x4xf32>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %23 = stablehlo.multiply %22, %20 : tensor<2x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%21 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %25 = stablehlo.divide %24, %cst_9 : tensor<f32>
  %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_11 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %26 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %28 = stablehlo.multiply %27, %23 : tensor<2x4xf32>
  %29 = stablehlo.dot_general %28, %13, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x64xf32>) -> tensor<4x64xf32>
  %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %31 = stablehlo.dot_general %28, %arg2, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<64x4xf32>) -> tensor<2x64xf32>
  %32 = stablehlo.divide %31, %18 : tensor<2x64xf32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (tensor<2x64xf32>) -> tensor<2x4x64xf32>
  %34 = stablehlo.multiply %33, %17 : tensor<2x4x64xf32>
  %35 = stablehlo.multiply %34, %12 : tensor<2x4x64xf32>
  %36 = stablehlo.dot_general %35, %arg0, contracting_dims = [0, 1] x [0, 1] : (tensor<2x4x64xf32>, tensor<2x4x4xf32>) -> tensor<64x4xf32>
  %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %38 = stablehlo.dot_general %35, %arg1, contracting_dims = [2] x [1] : (tensor<2x4x64xf32>, tensor<4x64xf32>) -> tensor<2x4x4xf32>
  return %25, %38, %37, %30 : tensor<f32>, tensor<2x4x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>
}

// -----

// The same of logarithms.
func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>, %arg3: tensor<2x4xf32>) -> (tensor<f32>, tensor<2x4x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<2x4x4xf32>, tensor<4x64xf32>) -> tensor<2x4x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<2x4x64xf32>
  %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xi1>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %6 = stablehlo.select %3, %4, %5 : tensor<2x4x64xi1>, tensor<2x4x64xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xi1>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %11 = stablehlo.select %8, %9, %10 : tensor<2x4x64xi1>, tensor<2x4x64xf32>
  %12 = stablehlo.divide %6, %11 : tensor<2x4x64xf32>
  %13 = stablehlo.log_plus_one %2 : tensor<2x4x64xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %15 = stablehlo.add %2, %14 : tensor<2x4x64xf32>
  %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %16 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x64xf32>
  %17 = stablehlo.reshape %16 : (tensor<2x64xf32>) -> tensor<2x1x64xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x1x64xf32>) -> tensor<2x4x64xf32>
  %19 = stablehlo.compare EQ, %13, %18, FLOAT : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xi1>
  %20 = stablehlo.convert %19 : (tensor<2x4x64xi1>) -> tensor<2x4x64xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.reduce(%20 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x64xf32>
  %22 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [0] : (tensor<2x64xf32>, tensor<64x4xf32>) -> tensor<2x4xf32>
  %23 = stablehlo.subtract %22, %arg3 : tensor<2x4xf32>
  %24 = stablehlo.multiply %23, %23 : tensor<2x4xf32>
  %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %26 = stablehlo.multiply %25, %23 : tensor<2x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.reduce(%24 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %28 = stablehlo.divide %27, %cst_10 : tensor<f32>
  %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %29 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
  %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %31 = stablehlo.multiply %30, %26 : tensor<2x4xf32>
  %32 = stablehlo.dot_general %31, %16, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x64xf32>) -> tensor<4x64xf32>
  %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %34 = stablehlo.dot_general %31, %arg2, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<64x4xf32>) -> tensor<2x64xf32>
  %35 = stablehlo.divide %34, %21 : tensor<2x64xf32>
  %36 = stablehlo.broadcast_in_dim %35, dims = [0, 2] : (tensor<2x64xf32>) -> tensor<2x4x64xf32>
  %37 = stablehlo.multiply %36, %20 : tensor<2x4x64xf32>
  %38 = stablehlo.divide %37, %15 : tensor<2x4x64xf32>
  %39 = stablehlo.multiply %38, %12 : tensor<2x4x64xf32>
  %40 = stablehlo.dot_general %39, %arg0, contracting_dims = [0, 1] x [0, 1] : (tensor<2x4x64xf32>, tensor<2x4x4xf32>) -> tensor<64x4xf32>
  %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %42 = stablehlo.dot_general %39, %arg1, contracting_dims = [2] x [1] : (tensor<2x4x64xf32>, tensor<4x64xf32>) -> tensor<2x4x4xf32>
  return %28, %42, %41, %33 : tensor<f32>, tensor<2x4x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>
}

// -----

// Features of two sets, whose means are compared (random features).
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<4x64xf32>) -> (tensor<f32>, tensor<8x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.cosine %0 : tensor<8x64xf32>
  %2 = stablehlo.sine %0 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %5 = stablehlo.divide %3, %4 : tensor<64xf32>
  %6 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %7 = stablehlo.cosine %6 : tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %10 = stablehlo.divide %8, %9 : tensor<64xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<64xf32>
  %12 = stablehlo.multiply %11, %11 : tensor<64xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %14 = stablehlo.multiply %13, %11 : tensor<64xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %17 = stablehlo.multiply %16, %14 : tensor<64xf32>
  %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %19 = stablehlo.divide %17, %18 : tensor<64xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<64xf32>) -> tensor<8x64xf32>
  %21 = stablehlo.negate %20 : tensor<8x64xf32>
  %22 = stablehlo.multiply %21, %2 : tensor<8x64xf32>
  %23 = stablehlo.dot_general %22, %arg2, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %15, %23 : tensor<f32>, tensor<8x4xf32>
}

// -----

// Pooled features without a logarithm, one with another.
func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<f32>, tensor<2x4x4xf32>, tensor<4x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<2x4x4xf32>, tensor<4x64xf32>) -> tensor<2x4x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<2x4x64xf32>
  %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xi1>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %6 = stablehlo.select %3, %4, %5 : tensor<2x4x64xi1>, tensor<2x4x64xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xi1>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x64xf32>
  %11 = stablehlo.select %8, %9, %10 : tensor<2x4x64xi1>, tensor<2x4x64xf32>
  %12 = stablehlo.divide %6, %11 : tensor<2x4x64xf32>
  %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %13 = stablehlo.reduce(%2 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x64xf32>
  %14 = stablehlo.reshape %13 : (tensor<2x64xf32>) -> tensor<2x1x64xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x1x64xf32>) -> tensor<2x4x64xf32>
  %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xi1>
  %17 = stablehlo.convert %16 : (tensor<2x4x64xi1>) -> tensor<2x4x64xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x64xf32>
  %19 = stablehlo.transpose %13, dims = [1, 0] : (tensor<2x64xf32>) -> tensor<64x2xf32>
  %20 = stablehlo.dot_general %13, %19, contracting_dims = [1] x [0] : (tensor<2x64xf32>, tensor<64x2xf32>) -> tensor<2x2xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  %22 = stablehlo.subtract %20, %21 : tensor<2x2xf32>
  %23 = stablehlo.multiply %22, %22 : tensor<2x2xf32>
  %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  %25 = stablehlo.multiply %24, %22 : tensor<2x2xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%23 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
  %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %27 = stablehlo.divide %26, %cst_10 : tensor<f32>
  %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %28 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  %30 = stablehlo.multiply %29, %25 : tensor<2x2xf32>
  %31 = stablehlo.dot_general %30, %13, contracting_dims = [0] x [0] : (tensor<2x2xf32>, tensor<2x64xf32>) -> tensor<2x64xf32>
  %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<2x64xf32>) -> tensor<64x2xf32>
  %33 = stablehlo.dot_general %30, %19, contracting_dims = [1] x [1] : (tensor<2x2xf32>, tensor<64x2xf32>) -> tensor<2x64xf32>
  %34 = stablehlo.transpose %32, dims = [1, 0] : (tensor<64x2xf32>) -> tensor<2x64xf32>
  %35 = stablehlo.add %33, %34 : tensor<2x64xf32>
  %36 = stablehlo.divide %35, %18 : tensor<2x64xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 2] : (tensor<2x64xf32>) -> tensor<2x4x64xf32>
  %38 = stablehlo.multiply %37, %17 : tensor<2x4x64xf32>
  %39 = stablehlo.multiply %38, %12 : tensor<2x4x64xf32>
  %40 = stablehlo.dot_general %39, %arg0, contracting_dims = [0, 1] x [0, 1] : (tensor<2x4x64xf32>, tensor<2x4x4xf32>) -> tensor<64x4xf32>
  %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %42 = stablehlo.dot_general %39, %arg1, contracting_dims = [2] x [1] : (tensor<2x4x64xf32>, tensor<4x64xf32>) -> tensor<2x4x4xf32>
  return %27, %42, %41 : tensor<f32>, tensor<2x4x4xf32>, tensor<4x64xf32>
}

// -----

// A layer whose activations are pooled in groups of columns.
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<16x4xf32>, %arg3: tensor<8x4xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<16x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<8x64xf32>
  %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %6 = stablehlo.select %3, %4, %5 : tensor<8x64xi1>, tensor<8x64xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %11 = stablehlo.select %8, %9, %10 : tensor<8x64xi1>, tensor<8x64xf32>
  %12 = stablehlo.divide %6, %11 : tensor<8x64xf32>
  %13 = stablehlo.reshape %2 : (tensor<8x64xf32>) -> tensor<8x16x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<8x16x4xf32>, tensor<f32>) -> tensor<8x16xf32>
  %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
  %16 = stablehlo.divide %14, %15 : tensor<8x16xf32>
  %17 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %18 = stablehlo.subtract %17, %arg3 : tensor<8x4xf32>
  %19 = stablehlo.multiply %18, %18 : tensor<8x4xf32>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %21 = stablehlo.multiply %20, %18 : tensor<8x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%19 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %23 = stablehlo.divide %22, %cst_9 : tensor<f32>
  %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %24 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %26 = stablehlo.multiply %25, %21 : tensor<8x4xf32>
  %27 = stablehlo.dot_general %26, %16, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
  %29 = stablehlo.dot_general %26, %arg2, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
  %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %30 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
  %31 = stablehlo.divide %29, %30 : tensor<8x16xf32>
  %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x4xf32>
  %33 = stablehlo.reshape %32 : (tensor<8x16x4xf32>) -> tensor<8x64xf32>
  %34 = stablehlo.multiply %33, %12 : tensor<8x64xf32>
  %35 = stablehlo.dot_general %34, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %37 = stablehlo.dot_general %34, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %23, %37, %36, %28 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<16x4xf32>
}

// -----

// A matrix for each row, with which it is multiplied.
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<8x64xf32>) -> tensor<8x8x8xf32>
  %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8x8xf32>) -> tensor<8x8xf32>
  %3 = stablehlo.subtract %2, %arg3 : tensor<8x8xf32>
  %4 = stablehlo.multiply %3, %3 : tensor<8x8xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %6 = stablehlo.multiply %5, %3 : tensor<8x8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %8 = stablehlo.divide %7, %cst_1 : tensor<f32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %9 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %11 = stablehlo.multiply %10, %6 : tensor<8x8xf32>
  %12 = stablehlo.dot_general %11, %arg2, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8x8xf32>
  %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
  %14 = stablehlo.reshape %13 : (tensor<8x8x8xf32>) -> tensor<8x64xf32>
  %15 = stablehlo.dot_general %14, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %17 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %8, %17, %16 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>
}

// -----

// Layers of which each row's own is taken, and another one reads it.
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x4xf32>, %arg3: tensor<8xi32>, %arg4: tensor<8x4xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<8x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<8x64xf32>) -> tensor<8x8x8xf32>
  %2 = stablehlo.iota dim = 0 : tensor<8xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %c_0 = stablehlo.constant dense<8> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %6 = stablehlo.add %2, %5 : tensor<8xi32>
  %7 = stablehlo.select %4, %6, %2 : tensor<8xi1>, tensor<8xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %9 = stablehlo.compare LT, %arg3, %8, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %c_2 = stablehlo.constant dense<8> : tensor<i32>
  %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %11 = stablehlo.add %arg3, %10 : tensor<8xi32>
  %12 = stablehlo.select %9, %11, %arg3 : tensor<8xi1>, tensor<8xi32>
  %13 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %15 = stablehlo.concatenate %13, %14, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %16 = "stablehlo.gather"(%1, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 8>}> : (tensor<8x8x8xf32>, tensor<8x2xi32>) -> tensor<8x8xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %18 = stablehlo.maximum %16, %17 : tensor<8x8xf32>
  %19 = stablehlo.compare EQ, %16, %18, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %22 = stablehlo.select %19, %20, %21 : tensor<8x8xi1>, tensor<8x8xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %24 = stablehlo.compare EQ, %23, %18, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
  %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %27 = stablehlo.select %24, %25, %26 : tensor<8x8xi1>, tensor<8x8xf32>
  %28 = stablehlo.divide %22, %27 : tensor<8x8xf32>
  %29 = stablehlo.dot_general %18, %arg2, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %30 = stablehlo.subtract %29, %arg4 : tensor<8x4xf32>
  %31 = stablehlo.multiply %30, %30 : tensor<8x4xf32>
  %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %33 = stablehlo.multiply %32, %30 : tensor<8x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_10 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %35 = stablehlo.divide %34, %cst_10 : tensor<f32>
  %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %36 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %38 = stablehlo.multiply %37, %33 : tensor<8x4xf32>
  %39 = stablehlo.dot_general %38, %18, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %41 = stablehlo.dot_general %38, %arg2, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
  %42 = stablehlo.multiply %41, %28 : tensor<8x8xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x8x8xf32>
  %44 = "stablehlo.scatter"(%43, %15, %42) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
    %49 = stablehlo.add %arg5, %arg6 : tensor<f32>
    stablehlo.return %49 : tensor<f32>
  }) : (tensor<8x8x8xf32>, tensor<8x2xi32>, tensor<8x8xf32>) -> tensor<8x8x8xf32>
  %45 = stablehlo.reshape %44 : (tensor<8x8x8xf32>) -> tensor<8x64xf32>
  %46 = stablehlo.dot_general %45, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %48 = stablehlo.dot_general %45, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %35, %48, %47, %40 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<8x4xf32>
}

// -----

// The greatest activations of a sparse layer, with rows of a dictionary.
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %values, %indices = chlo.top_k(%0, k = 4) : tensor<8x64xf32> -> (tensor<8x4xf32>, tensor<8x4xi32>)
  %1 = stablehlo.reshape %indices : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x4xi32>
  %3 = stablehlo.compare LT, %indices, %2, SIGNED : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
  %c_0 = stablehlo.constant dense<64> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x4xi32>
  %5 = stablehlo.add %indices, %4 : tensor<8x4xi32>
  %6 = stablehlo.select %3, %5, %indices : tensor<8x4xi1>, tensor<8x4xi32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
  %8 = "stablehlo.gather"(%arg2, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<64x4xf32>, tensor<8x4x1xi32>) -> tensor<8x4x4xf32>
  %9 = stablehlo.dot_general %values, %8, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %11 = stablehlo.subtract %9, %10 : tensor<8x4xf32>
  %12 = stablehlo.multiply %11, %11 : tensor<8x4xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %14 = stablehlo.multiply %13, %11 : tensor<8x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %16 = stablehlo.divide %15, %cst_3 : tensor<f32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %17 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %19 = stablehlo.multiply %18, %14 : tensor<8x4xf32>
  %20 = stablehlo.dot_general %19, %values, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4x4xf32>
  %21 = stablehlo.transpose %20, dims = [0, 2, 1] : (tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
  %22 = stablehlo.dot_general %19, %8, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<8x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %24 = "stablehlo.scatter"(%23, %7, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %30 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<64x4xf32>, tensor<8x4x1xi32>, tensor<8x4x4xf32>) -> tensor<64x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %26 = "stablehlo.scatter"(%25, %1, %22) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %30 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x4x1xi32>, tensor<8x4xf32>) -> tensor<8x64xf32>
  %27 = stablehlo.dot_general %26, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %29 = stablehlo.dot_general %26, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %16, %29, %28, %24 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>
}

// -----

// Distances to the nearest of several points, with a gradient.
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>) {
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %1 = stablehlo.multiply %0, %arg0 : tensor<8x4xf32>
  %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %3 = stablehlo.multiply %arg0, %arg0 : tensor<8x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %7 = stablehlo.subtract %2, %6 : tensor<8x64xf32>
  %8 = stablehlo.multiply %arg1, %arg1 : tensor<4x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4x64xf32>, tensor<f32>) -> tensor<64xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8x64xf32>
  %12 = stablehlo.subtract %7, %11 : tensor<8x64xf32>
  %values, %indices = chlo.top_k(%12, k = 2) : tensor<8x64xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
  %13 = stablehlo.reshape %indices : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%values init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
  %16 = stablehlo.negate %15 : tensor<f32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %17 = stablehlo.negate %cst_4 : tensor<f32>
  %cst_5 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %18 = stablehlo.divide %17, %cst_5 : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %21 = "stablehlo.scatter"(%20, %13, %19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %45 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %45 : tensor<f32>
  }) : (tensor<8x64xf32>, tensor<8x2x1xi32>, tensor<8x2xf32>) -> tensor<8x64xf32>
  %22 = stablehlo.negate %21 : tensor<8x64xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
  %24 = stablehlo.reshape %23 : (tensor<64xf32>) -> tensor<1x64xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
  %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<64xf32>) -> tensor<4x64xf32>
  %27 = stablehlo.multiply %arg1, %26 : tensor<4x64xf32>
  %28 = stablehlo.multiply %26, %arg1 : tensor<4x64xf32>
  %29 = stablehlo.add %27, %28 : tensor<4x64xf32>
  %30 = stablehlo.negate %21 : tensor<8x64xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %31 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %32 = stablehlo.reshape %31 : (tensor<8xf32>) -> tensor<8x1xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %33 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
  %35 = stablehlo.multiply %arg0, %34 : tensor<8x4xf32>
  %36 = stablehlo.multiply %34, %arg0 : tensor<8x4xf32>
  %37 = stablehlo.add %35, %36 : tensor<8x4xf32>
  %38 = stablehlo.dot_general %21, %1, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %40 = stablehlo.add %29, %39 : tensor<4x64xf32>
  %41 = stablehlo.dot_general %21, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %43 = stablehlo.multiply %42, %41 : tensor<8x4xf32>
  %44 = stablehlo.add %37, %43 : tensor<8x4xf32>
  return %16, %44, %40 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>
}

// -----

// A layer whose columns are shifted.
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>, %arg3: tensor<8x4xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.slice %0 [0:8, 1:64] : (tensor<8x64xf32>) -> tensor<8x63xf32>
  %2 = stablehlo.slice %0 [0:8, 0:1] : (tensor<8x64xf32>) -> tensor<8x1xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<8x63xf32>, tensor<8x1xf32>) -> tensor<8x64xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %6 = stablehlo.maximum %4, %5 : tensor<8x64xf32>
  %7 = stablehlo.compare EQ, %4, %6, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %10 = stablehlo.select %7, %8, %9 : tensor<8x64xi1>, tensor<8x64xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %12 = stablehlo.compare EQ, %11, %6, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<8x64xi1>, tensor<8x64xf32>
  %16 = stablehlo.divide %10, %15 : tensor<8x64xf32>
  %17 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
  %18 = stablehlo.subtract %17, %arg3 : tensor<8x4xf32>
  %19 = stablehlo.multiply %18, %18 : tensor<8x4xf32>
  %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %21 = stablehlo.multiply %20, %18 : tensor<8x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%19 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %23 = stablehlo.divide %22, %cst_7 : tensor<f32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %24 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %26 = stablehlo.multiply %25, %21 : tensor<8x4xf32>
  %27 = stablehlo.dot_general %26, %6, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x64xf32>) -> tensor<4x64xf32>
  %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %29 = stablehlo.dot_general %26, %arg2, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<64x4xf32>) -> tensor<8x64xf32>
  %30 = stablehlo.multiply %29, %16 : tensor<8x64xf32>
  %31 = stablehlo.negate %30 : tensor<8x64xf32>
  %32 = stablehlo.slice %31 [0:8, 0:63] : (tensor<8x64xf32>) -> tensor<8x63xf32>
  %33 = stablehlo.slice %31 [0:8, 63:64] : (tensor<8x64xf32>) -> tensor<8x1xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.pad %33, %cst_10, low = [0, 0], high = [0, 63], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x64xf32>
  %35 = stablehlo.add %30, %34 : tensor<8x64xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.pad %32, %cst_11, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<8x63xf32>, tensor<f32>) -> tensor<8x64xf32>
  %37 = stablehlo.add %35, %36 : tensor<8x64xf32>
  %38 = stablehlo.dot_general %37, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %40 = stablehlo.dot_general %37, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %23, %40, %39, %28 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>
}

// -----

// Halves of a layer that meet each other.
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x32xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.slice %0 [0:8, 0:32] : (tensor<8x64xf32>) -> tensor<8x32xf32>
  %2 = stablehlo.slice %0 [0:8, 32:64] : (tensor<8x64xf32>) -> tensor<8x32xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
  %4 = stablehlo.maximum %1, %3 : tensor<8x32xf32>
  %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xi1>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
  %8 = stablehlo.select %5, %6, %7 : tensor<8x32xi1>, tensor<8x32xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
  %10 = stablehlo.compare EQ, %9, %4, FLOAT : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xi1>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
  %13 = stablehlo.select %10, %11, %12 : tensor<8x32xi1>, tensor<8x32xf32>
  %14 = stablehlo.divide %8, %13 : tensor<8x32xf32>
  %15 = stablehlo.multiply %4, %2 : tensor<8x32xf32>
  %16 = stablehlo.subtract %15, %arg2 : tensor<8x32xf32>
  %17 = stablehlo.multiply %16, %16 : tensor<8x32xf32>
  %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
  %19 = stablehlo.multiply %18, %16 : tensor<8x32xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32xf32>, tensor<f32>) -> tensor<f32>
  %cst_7 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
  %21 = stablehlo.divide %20, %cst_7 : tensor<f32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_9 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
  %22 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
  %24 = stablehlo.multiply %23, %19 : tensor<8x32xf32>
  %25 = stablehlo.multiply %4, %24 : tensor<8x32xf32>
  %26 = stablehlo.multiply %24, %2 : tensor<8x32xf32>
  %27 = stablehlo.multiply %26, %14 : tensor<8x32xf32>
  %28 = stablehlo.concatenate %27, %25, dim = 1 : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x64xf32>
  %29 = stablehlo.dot_general %28, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %31 = stablehlo.dot_general %28, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %21, %31, %30 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>
}

// -----

// Noise without a gradient: what is drawn.
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x64xf32>) -> (tensor<8xi32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.log %arg2 : tensor<8x64xf32>
  %2 = stablehlo.negate %1 : tensor<8x64xf32>
  %3 = stablehlo.log %2 : tensor<8x64xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<8x64xf32>
  %5 = call @argmax(%4) : (tensor<8x64xf32>) -> tensor<8xi32>
  return %5 : tensor<8xi32>
}
func.func private @argmax(%arg0: tensor<8x64xf32>) -> tensor<8xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<8x64xi32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<8x64xf32>, tensor<8x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
    %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
  }
  return %1#1 : tensor<8xi32>
}

// -----

// A velocity from noise to what the hidden states were made of.
func.func public @main(%arg0: tensor<64x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8x64xf32>, %arg3: tensor<8x64xf32>) -> (tensor<f32>, tensor<64x4xf32>, tensor<4x64xf32>) {
  %0 = stablehlo.add %arg2, %arg3 : tensor<8x64xf32>
  %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %3 = stablehlo.maximum %1, %2 : tensor<8x4xf32>
  %4 = stablehlo.compare EQ, %1, %3, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %7 = stablehlo.select %4, %5, %6 : tensor<8x4xi1>, tensor<8x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %9 = stablehlo.compare EQ, %8, %3, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %12 = stablehlo.select %9, %10, %11 : tensor<8x4xi1>, tensor<8x4xf32>
  %13 = stablehlo.divide %7, %12 : tensor<8x4xf32>
  %14 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %15 = stablehlo.subtract %arg2, %arg3 : tensor<8x64xf32>
  %16 = stablehlo.subtract %14, %15 : tensor<8x64xf32>
  %17 = stablehlo.multiply %16, %16 : tensor<8x64xf32>
  %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %19 = stablehlo.multiply %18, %16 : tensor<8x64xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<f32>
  %cst_7 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %21 = stablehlo.divide %20, %cst_7 : tensor<f32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_9 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
  %22 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %24 = stablehlo.multiply %23, %19 : tensor<8x64xf32>
  %25 = stablehlo.dot_general %24, %3, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %27 = stablehlo.dot_general %24, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  %28 = stablehlo.multiply %27, %13 : tensor<8x4xf32>
  %29 = stablehlo.dot_general %28, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x64xf32>) -> tensor<4x64xf32>
  %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  return %21, %30, %26 : tensor<f32>, tensor<64x4xf32>, tensor<4x64xf32>
}

// -----

// A wide layer norm.
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<64x4xf32>, %arg3: tensor<8x4xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %4 = stablehlo.divide %2, %3 : tensor<8x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<8x64xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %7:4 = call @_var(%0, %c) : (tensor<8x64xf32>, tensor<i32>) -> (tensor<8x1xf32>, tensor<8x64xf32>, tensor<f32>, tensor<i1>)
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %9 = stablehlo.add %7#0, %8 : tensor<8x1xf32>
  %10 = stablehlo.rsqrt %9 : tensor<8x1xf32>
  %11 = stablehlo.divide %10, %9 : tensor<8x1xf32>
  %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %13 = stablehlo.multiply %12, %11 : tensor<8x1xf32>
  %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %15 = stablehlo.multiply %6, %14 : tensor<8x64xf32>
  %16 = stablehlo.dot_general %15, %arg2, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
  %17 = stablehlo.subtract %16, %arg3 : tensor<8x4xf32>
  %18 = stablehlo.multiply %17, %17 : tensor<8x4xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %20 = stablehlo.multiply %19, %17 : tensor<8x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %22 = stablehlo.divide %21, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %23 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %25 = stablehlo.multiply %24, %20 : tensor<8x4xf32>
  %26 = stablehlo.dot_general %25, %15, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x64xf32>) -> tensor<4x64xf32>
  %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %28 = stablehlo.dot_general %25, %arg2, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<64x4xf32>) -> tensor<8x64xf32>
  %29 = stablehlo.multiply %6, %28 : tensor<8x64xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %31 = stablehlo.reshape %30 : (tensor<8xf32>) -> tensor<8x1xf32>
  %32 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %33 = stablehlo.multiply %28, %32 : tensor<8x64xf32>
  %34 = stablehlo.multiply %31, %13 : tensor<8x1xf32>
  %35 = call @_var_0(%7#1, %7#2, %7#3, %34) : (tensor<8x64xf32>, tensor<f32>, tensor<i1>, tensor<8x1xf32>) -> tensor<8x64xf32>
  %36 = stablehlo.negate %33 : tensor<8x64xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %38 = stablehlo.reshape %37 : (tensor<8xf32>) -> tensor<8x1xf32>
  %39 = stablehlo.add %35, %33 : tensor<8x64xf32>
  %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %41 = stablehlo.divide %38, %40 : tensor<8x1xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %44 = stablehlo.add %39, %43 : tensor<8x64xf32>
  %45 = stablehlo.dot_general %44, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %47 = stablehlo.dot_general %44, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  return %22, %47, %46, %27 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>, tensor<64x4xf32>
}
func.func private @_var(%arg0: tensor<8x64xf32>, %arg1: tensor<i32>) -> (tensor<8x1xf32>, tensor<8x64xf32>, tensor<f32>, tensor<i1>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<8x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<8x64xf32>
  %6 = chlo.square %5 : tensor<8x64xf32> -> tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
  %8 = stablehlo.multiply %7, %5 : tensor<8x64xf32>
  %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %14 = stablehlo.divide %12, %13 : tensor<8x1xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<8x1xf32>, tensor<f32>) -> tensor<8x1xf32>
  return %16, %8, %10, %15 : tensor<8x1xf32>, tensor<8x64xf32>, tensor<f32>, tensor<i1>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<8x1xf32>, %arg2: tensor<f32>) -> tensor<8x1xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<8x1xf32>
  return %2 : tensor<8x1xf32>
}
func.func private @_var_0(%arg0: tensor<8x64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<8x1xf32>) -> tensor<8x64xf32> {
  %0 = call @_where_1(%arg2, %arg3) : (tensor<i1>, tensor<8x1xf32>) -> tensor<8x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %2 = stablehlo.divide %0, %1 : tensor<8x1xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %5 = stablehlo.multiply %4, %arg0 : tensor<8x64xf32>
  %6 = stablehlo.negate %5 : tensor<8x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %8 = stablehlo.reshape %7 : (tensor<8xf32>) -> tensor<8x1xf32>
  %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %10 = stablehlo.divide %8, %9 : tensor<8x1xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %13 = stablehlo.add %5, %12 : tensor<8x64xf32>
  return %13 : tensor<8x64xf32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<8x1xf32>) -> tensor<8x1xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<8x1xf32>
  return %1 : tensor<8x1xf32>
}
