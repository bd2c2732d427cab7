// Attention to keys that are given is no loss: the logarithm of its sum is a number of the row, or an exponent.

// RUN: %grpo-opt %s --split-input-file --remarks=missed --strict --target=portable -o /dev/null 2>&1 | FileCheck %s --allow-empty --implicit-check-not=missed --implicit-check-not=error

// Attention to given keys, with the logarithm of its sum.
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
  %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2048x32768xf32>
  %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %7 = stablehlo.divide %5, %6 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %11 = stablehlo.subtract %7, %10 : tensor<2048x32768xf32>
  %12 = stablehlo.exponential %11 : tensor<2048x32768xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %15 = stablehlo.dot_general %12, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x64xf32>) -> tensor<2048x64xf32>
  %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x64xf32>
  %17 = stablehlo.divide %15, %16 : tensor<2048x64xf32>
  %18 = stablehlo.log %14 : tensor<2048x1xf32>
  %19 = stablehlo.add %18, %9 : tensor<2048x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %21 = stablehlo.subtract %3, %20 : tensor<2048x32768xf32>
  %22 = stablehlo.exponential %21 : tensor<2048x32768xf32>
  %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<2048x32768xf32>) -> tensor<32768x2048xf32>
  %24 = stablehlo.dot_general %23, %arg3, contracting_dims = [1] x [0] : (tensor<32768x2048xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %25 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %26 = stablehlo.dot_general %arg3, %25, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %27 = stablehlo.multiply %arg3, %17 : tensor<2048x64xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %31 = stablehlo.subtract %26, %30 : tensor<2048x32768xf32>
  %32 = stablehlo.multiply %22, %31 : tensor<2048x32768xf32>
  %33 = stablehlo.dot_general %32, %arg1, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x64xf32>) -> tensor<2048x64xf32>
  %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
  %35 = stablehlo.divide %33, %34 : tensor<2048x64xf32>
  %36 = stablehlo.transpose %32, dims = [1, 0] : (tensor<2048x32768xf32>) -> tensor<32768x2048xf32>
  %37 = stablehlo.dot_general %36, %arg0, contracting_dims = [1] x [0] : (tensor<32768x2048xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32768x64xf32>
  %39 = stablehlo.divide %37, %38 : tensor<32768x64xf32>
  return %35, %39, %24 : tensor<2048x64xf32>, tensor<32768x64xf32>, tensor<32768x64xf32>
}

// -----

// Given keys whose numbers tell how far they are.
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<32768x64xf32>, %arg2: tensor<32768x64xf32>) -> (tensor<2048x64xf32>, tensor<32768x64xf32>, tensor<32768x64xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2048x32768xf32>
  %4 = stablehlo.iota dim = 0 : tensor<32768xi32>
  %5 = stablehlo.iota dim = 0 : tensor<2048xi32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
  %7 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<32768xi32>) -> tensor<1x32768xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x32768xi32>) -> tensor<2048x32768xi32>
  %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x32768xi32>
  %10 = stablehlo.subtract %8, %9 : tensor<2048x32768xi32>
  %11 = stablehlo.abs %10 : tensor<2048x32768xi32>
  %12 = stablehlo.convert %11 : (tensor<2048x32768xi32>) -> tensor<2048x32768xf32>
  %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %14 = stablehlo.multiply %13, %12 : tensor<2048x32768xf32>
  %15 = stablehlo.convert %14 : tensor<2048x32768xf32>
  %16 = stablehlo.subtract %3, %15 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %18 = stablehlo.reshape %17 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %20 = stablehlo.compare EQ, %16, %19, FLOAT : (tensor<2048x32768xf32>, tensor<2048x32768xf32>) -> tensor<2048x32768xi1>
  %21 = stablehlo.convert %20 : (tensor<2048x32768xi1>) -> tensor<2048x32768xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %23 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %25 = stablehlo.subtract %16, %24 : tensor<2048x32768xf32>
  %26 = stablehlo.exponential %25 : tensor<2048x32768xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %30 = stablehlo.divide %26, %29 : tensor<2048x32768xf32>
  %31 = stablehlo.multiply %28, %28 : tensor<2048x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
  %33 = stablehlo.divide %32, %31 : tensor<2048x1xf32>
  %34 = stablehlo.dot_general %30, %arg2, contracting_dims = [1] x [0] : (tensor<2048x32768xf32>, tensor<32768x64xf32>) -> tensor<2048x64xf32>
  %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
  %36 = stablehlo.multiply %35, %34 : tensor<2048x64xf32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
  %37 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
  %39 = stablehlo.multiply %38, %36 : tensor<2048x64xf32>
  %40 = stablehlo.dot_general %39, %30, contracting_dims = [0] x [0] : (tensor<2048x64xf32>, tensor<2048x32768xf32>) -> tensor<64x32768xf32>
  %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<64x32768xf32>) -> tensor<32768x64xf32>
  %42 = stablehlo.dot_general %39, %arg2, contracting_dims = [1] x [1] : (tensor<2048x64xf32>, tensor<32768x64xf32>) -> tensor<2048x32768xf32>
  %43 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %44 = stablehlo.multiply %42, %43 : tensor<2048x32768xf32>
  %45 = stablehlo.multiply %44, %26 : tensor<2048x32768xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.reduce(%45 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %47 = stablehlo.reshape %46 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %48 = stablehlo.negate %47 : tensor<2048x1xf32>
  %49 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %50 = stablehlo.divide %42, %49 : tensor<2048x32768xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %51 = stablehlo.reduce(%48 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %53 = stablehlo.add %50, %52 : tensor<2048x32768xf32>
  %54 = stablehlo.multiply %53, %26 : tensor<2048x32768xf32>
  %55 = stablehlo.negate %54 : tensor<2048x32768xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %56 = stablehlo.reduce(%55 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %57 = stablehlo.reshape %56 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %58 = stablehlo.reduce(%57 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %59 = stablehlo.divide %58, %22 : tensor<2048xf32>
  %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<2048xf32>) -> tensor<2048x32768xf32>
  %61 = stablehlo.multiply %60, %21 : tensor<2048x32768xf32>
  %62 = stablehlo.add %54, %61 : tensor<2048x32768xf32>
  %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %64 = stablehlo.divide %62, %63 : tensor<2048x32768xf32>
  %65 = stablehlo.dot_general %64, %arg0, contracting_dims = [0] x [0] : (tensor<2048x32768xf32>, tensor<2048x64xf32>) -> tensor<32768x64xf32>
  %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<32768x64xf32>) -> tensor<64x32768xf32>
  %67 = stablehlo.dot_general %64, %0, contracting_dims = [1] x [1] : (tensor<2048x32768xf32>, tensor<64x32768xf32>) -> tensor<2048x64xf32>
  %68 = stablehlo.transpose %66, dims = [1, 0] : (tensor<64x32768xf32>) -> tensor<32768x64xf32>
  return %67, %68, %41 : tensor<2048x64xf32>, tensor<32768x64xf32>, tensor<32768x64xf32>
}
