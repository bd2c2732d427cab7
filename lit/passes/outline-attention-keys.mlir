// Attention to keys that are arguments is no loss: the logarithm of its sum is a number of the row, or an exponent.

// RUN: %grpo-opt %s --split-input-file --remarks=missed --strict --target=portable -o /dev/null 2>&1 | FileCheck %s --allow-empty --implicit-check-not=missed --implicit-check-not=error

// Attention to argument keys, with the logarithm of its sum.
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<32768x64xf32>, %arg2: tensor<32768x64xf32>) -> (tensor<2048x64xf32>, tensor<2048x1xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2048x32768xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %7 = stablehlo.subtract %3, %6 : tensor<2048x32768xf32>
  %8 = stablehlo.exponential %7 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %11 = stablehlo.dot_general %8, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x64xf32>) -> tensor<2048x64xf32>
  %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x64xf32>
  %13 = stablehlo.divide %11, %12 : tensor<2048x64xf32>
  %14 = stablehlo.log %10 : tensor<2048x1xf32>
  %15 = stablehlo.add %14, %5 : tensor<2048x1xf32>
  return %13, %15 : tensor<2048x64xf32>, tensor<2048x1xf32>
}

// -----

// Its gradient by hand.
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<32768x64xf32>, %arg2: tensor<32768x64xf32>, %arg3: tensor<2048x64xf32>) -> (tensor<2048x64xf32>, tensor<32768x64xf32>, tensor<32768x64xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<8.000000e+00> : tensor<2048x32768xf32>
  %2 = stablehlo.divide %1, %cst : tensor<2048x32768xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %6 = stablehlo.subtract %2, %5 : tensor<2048x32768xf32>
  %7 = stablehlo.exponential %6 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %10 = stablehlo.dot_general %7, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x64xf32>) -> tensor<2048x64xf32>
  %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2048xf32>) -> tensor<2048x64xf32>
  %12 = stablehlo.divide %10, %11 : tensor<2048x64xf32>
  %13 = stablehlo.log %9 : tensor<2048x1xf32>
  %14 = stablehlo.add %13, %4 : tensor<2048x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %16 = stablehlo.subtract %2, %15 : tensor<2048x32768xf32>
  %17 = stablehlo.exponential %16 : tensor<2048x32768xf32>
  %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<2048x32768xf32>) -> tensor<32768x2048xf32>
  %19 = stablehlo.dot_general %18, %arg3, contracting_dims = [1] x [0] : (tensor<32768x2048xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %20 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %21 = stablehlo.dot_general %arg3, %20, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %22 = stablehlo.multiply %arg3, %12 : tensor<2048x64xf32>
  %23 = stablehlo.reduce(%22 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %25 = stablehlo.subtract %21, %24 : tensor<2048x32768xf32>
  %26 = stablehlo.multiply %17, %25 : tensor<2048x32768xf32>
  %27 = stablehlo.dot_general %26, %arg1, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x64xf32>) -> tensor<2048x64xf32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<2048x64xf32>
  %28 = stablehlo.divide %27, %cst_2 : tensor<2048x64xf32>
  %29 = stablehlo.transpose %26, dims = [1, 0] : (tensor<2048x32768xf32>) -> tensor<32768x2048xf32>
  %30 = stablehlo.dot_general %29, %arg0, contracting_dims = [1] x [0] : (tensor<32768x2048xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<32768x64xf32>
  %31 = stablehlo.divide %30, %cst_3 : tensor<32768x64xf32>
  return %28, %31, %19 : tensor<2048x64xf32>, tensor<32768x64xf32>, tensor<32768x64xf32>
}

// -----

// Argument keys with an index that gives their distance.
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<32768x64xf32>, %arg2: tensor<32768x64xf32>) -> (tensor<2048x64xf32>, tensor<32768x64xf32>, tensor<32768x64xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<8.000000e+00> : tensor<2048x32768xf32>
  %2 = stablehlo.divide %1, %cst : tensor<2048x32768xf32>
  %3 = stablehlo.iota dim = 0 : tensor<32768xi32>
  %4 = stablehlo.iota dim = 0 : tensor<2048xi32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<32768xi32>) -> tensor<2048x32768xi32>
  %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2048xi32>) -> tensor<2048x32768xi32>
  %7 = stablehlo.subtract %5, %6 : tensor<2048x32768xi32>
  %8 = stablehlo.abs %7 : tensor<2048x32768xi32>
  %9 = stablehlo.convert %8 : (tensor<2048x32768xi32>) -> tensor<2048x32768xf32>
  %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<2048x32768xf32>
  %10 = stablehlo.multiply %cst_0, %9 : tensor<2048x32768xf32>
  %11 = stablehlo.subtract %2, %10 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %13 = stablehlo.reshape %12 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %15 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<2048x32768xf32>, tensor<2048x32768xf32>) -> tensor<2048x32768xi1>
  %16 = stablehlo.convert %15 : (tensor<2048x32768xi1>) -> tensor<2048x32768xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %18 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %19 = stablehlo.subtract %11, %18 : tensor<2048x32768xf32>
  %20 = stablehlo.exponential %19 : tensor<2048x32768xf32>
  %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %24 = stablehlo.divide %20, %23 : tensor<2048x32768xf32>
  %25 = stablehlo.multiply %22, %22 : tensor<2048x1xf32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<2048x1xf32>
  %26 = stablehlo.divide %cst_3, %25 : tensor<2048x1xf32>
  %27 = stablehlo.dot_general %24, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x64xf32>) -> tensor<2048x64xf32>
  %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<2048x64xf32>
  %28 = stablehlo.multiply %cst_4, %27 : tensor<2048x64xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
  %29 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
  %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
  %31 = stablehlo.multiply %30, %28 : tensor<2048x64xf32>
  %32 = stablehlo.dot_general %31, %24, contracting_dims = [0] x [0] : (tensor<2048x64xf32>, tensor<2048x32768xf32>) -> tensor<64x32768xf32>
  %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<64x32768xf32>) -> tensor<32768x64xf32>
  %34 = stablehlo.dot_general %31, %arg2, contracting_dims = [1] x [1] : (tensor<2048x64xf32>, tensor<32768x64xf32>) -> tensor<2048x32768xf32>
  %35 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %36 = stablehlo.multiply %34, %35 : tensor<2048x32768xf32>
  %37 = stablehlo.multiply %36, %20 : tensor<2048x32768xf32>
  %38 = stablehlo.reduce(%37 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %39 = stablehlo.reshape %38 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %40 = stablehlo.negate %39 : tensor<2048x1xf32>
  %41 = stablehlo.divide %34, %23 : tensor<2048x32768xf32>
  %42 = stablehlo.reduce(%40 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %44 = stablehlo.add %41, %43 : tensor<2048x32768xf32>
  %45 = stablehlo.multiply %44, %20 : tensor<2048x32768xf32>
  %46 = stablehlo.negate %45 : tensor<2048x32768xf32>
  %47 = stablehlo.reduce(%46 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %48 = stablehlo.reshape %47 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %49 = stablehlo.reduce(%48 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %50 = stablehlo.divide %49, %17 : tensor<2048xf32>
  %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %52 = stablehlo.multiply %51, %16 : tensor<2048x32768xf32>
  %53 = stablehlo.add %45, %52 : tensor<2048x32768xf32>
  %54 = stablehlo.divide %53, %cst : tensor<2048x32768xf32>
  %55 = stablehlo.dot_general %54, %arg0, contracting_dims = [0] x [0] : (tensor<2048x32768xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %57 = stablehlo.dot_general %54, %0, contracting_dims = [1] x [1] : (tensor<2048x32768xf32>, tensor<64x32768xf32>) -> tensor<2048x64xf32>
  %58 = stablehlo.transpose %56, dims = [1, 0] : (tensor<64x32768xf32>) -> tensor<32768x64xf32>
  return %57, %58, %33 : tensor<2048x64xf32>, tensor<32768x64xf32>, tensor<32768x64xf32>
}
