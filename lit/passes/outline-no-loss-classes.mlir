// Layers, kernels and models that have no head of a language model: `strict` refuses none.

// RUN: %grpo-opt %s --split-input-file --remarks=missed --strict --target=cpu -o /dev/null 2>&1 | FileCheck %s --allow-empty --implicit-check-not=missed --implicit-check-not=error

// A sparse autoencoder with a jump ReLU, whose threshold has a gradient: sums over rows run along its columns.
func.func public @main(%arg0: tensor<1024x256xf32>, %arg1: tensor<256x32768xf32>, %arg2: tensor<32768x256xf32>, %arg3: tensor<32768xf32>) -> (tensor<256x32768xf32>, tensor<32768x256xf32>, tensor<32768xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<1024x256xf32>, tensor<256x32768xf32>) -> tensor<1024x32768xf32>
  %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<32768xf32>) -> tensor<1x32768xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32768xf32>) -> tensor<1024x32768xf32>
  %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<1024x32768xf32>, tensor<1024x32768xf32>) -> tensor<1024x32768xi1>
  %4 = stablehlo.convert %3 : (tensor<1024x32768xi1>) -> tensor<1024x32768xf32>
  %5 = stablehlo.multiply %0, %4 : tensor<1024x32768xf32>
  %6 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<32768xf32>) -> tensor<1x32768xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x32768xf32>) -> tensor<1024x32768xf32>
  %8 = stablehlo.subtract %0, %7 : tensor<1024x32768xf32>
  %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x32768xf32>
  %10 = stablehlo.multiply %8, %9 : tensor<1024x32768xf32>
  %11 = stablehlo.negate %10 : tensor<1024x32768xf32>
  %12 = stablehlo.exponential %11 : tensor<1024x32768xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x32768xf32>
  %14 = stablehlo.add %13, %12 : tensor<1024x32768xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x32768xf32>
  %16 = stablehlo.divide %15, %14 : tensor<1024x32768xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x32768xf32>
  %18 = stablehlo.subtract %17, %16 : tensor<1024x32768xf32>
  %19 = stablehlo.multiply %16, %18 : tensor<1024x32768xf32>
  %20 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0] : (tensor<1024x32768xf32>, tensor<32768x256xf32>) -> tensor<1024x256xf32>
  %21 = stablehlo.subtract %20, %arg0 : tensor<1024x256xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024x256xf32>
  %23 = stablehlo.multiply %22, %21 : tensor<1024x256xf32>
  %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %24 = stablehlo.multiply %cst_4, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
  %25 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<1024x256xf32>
  %27 = stablehlo.multiply %26, %23 : tensor<1024x256xf32>
  %28 = stablehlo.dot_general %27, %5, contracting_dims = [0] x [0] : (tensor<1024x256xf32>, tensor<1024x32768xf32>) -> tensor<256x32768xf32>
  %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<256x32768xf32>) -> tensor<32768x256xf32>
  %30 = stablehlo.dot_general %27, %arg2, contracting_dims = [1] x [1] : (tensor<1024x256xf32>, tensor<32768x256xf32>) -> tensor<1024x32768xf32>
  %cst_8 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
  %31 = stablehlo.divide %24, %cst_8 : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<1024xf32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<1024xf32>) -> tensor<1024x32768xf32>
  %34 = stablehlo.multiply %33, %19 : tensor<1024x32768xf32>
  %cst_9 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
  %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1024x32768xf32>
  %36 = stablehlo.multiply %34, %35 : tensor<1024x32768xf32>
  %37 = stablehlo.negate %36 : tensor<1024x32768xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %38 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1024x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %39 = stablehlo.reshape %38 : (tensor<32768xf32>) -> tensor<1x32768xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%39 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x32768xf32>, tensor<f32>) -> tensor<32768xf32>
  %41 = stablehlo.multiply %30, %4 : tensor<1024x32768xf32>
  %42 = stablehlo.add %36, %41 : tensor<1024x32768xf32>
  %43 = stablehlo.dot_general %42, %arg0, contracting_dims = [0] x [0] : (tensor<1024x32768xf32>, tensor<1024x256xf32>) -> tensor<32768x256xf32>
  %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<32768x256xf32>) -> tensor<256x32768xf32>
  return %44, %29, %40 : tensor<256x32768xf32>, tensor<32768x256xf32>, tensor<32768xf32>
}

// -----

// Similarities of an array with itself (HSIC).
func.func public @main(%arg0: tensor<4096x64xf32>, %arg1: tensor<4096x64xf32>) -> (tensor<f32>) {
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4096x64xf32>) -> tensor<64x4096xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<4096x64xf32>, tensor<64x4096xf32>) -> tensor<4096x4096xf32>
  %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4096x64xf32>) -> tensor<64x4096xf32>
  %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [0] : (tensor<4096x64xf32>, tensor<64x4096xf32>) -> tensor<4096x4096xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096xf32>
  %6 = stablehlo.divide %4, %5 : tensor<4096xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<4096x4096xf32>
  %9 = stablehlo.subtract %1, %8 : tensor<4096x4096xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %cst_2 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096xf32>
  %12 = stablehlo.divide %10, %11 : tensor<4096xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<4096x4096xf32>
  %15 = stablehlo.subtract %3, %14 : tensor<4096x4096xf32>
  %16 = stablehlo.multiply %9, %15 : tensor<4096x4096xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<f32>
  %cst_4 = stablehlo.constant dense<0x4B800000> : tensor<f32>
  %18 = stablehlo.divide %17, %cst_4 : tensor<f32>
  return %18 : tensor<f32>
}

// -----

// Neighbours in a plane (t-SNE): a multiple of an array is multiplied with it.
func.func public @main(%arg0: tensor<4096x64xf32>, %arg1: tensor<4096x4096xf32>) -> (tensor<f32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<4096x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4096x64xf32>, tensor<f32>) -> tensor<4096xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x64xf32>
  %4 = stablehlo.multiply %3, %arg0 : tensor<4096x64xf32>
  %5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4096x64xf32>) -> tensor<64x4096xf32>
  %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0] : (tensor<4096x64xf32>, tensor<64x4096xf32>) -> tensor<4096x4096xf32>
  %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x4096xf32>
  %8 = stablehlo.subtract %7, %6 : tensor<4096x4096xf32>
  %9 = stablehlo.multiply %arg0, %arg0 : tensor<4096x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4096x64xf32>, tensor<f32>) -> tensor<4096xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<4096x4096xf32>
  %13 = stablehlo.add %8, %12 : tensor<4096x4096xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  %15 = stablehlo.add %14, %13 : tensor<4096x4096xf32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  %17 = stablehlo.divide %16, %15 : tensor<4096x4096xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<f32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  %20 = stablehlo.divide %17, %19 : tensor<4096x4096xf32>
  %cst_5 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  %22 = stablehlo.add %arg1, %21 : tensor<4096x4096xf32>
  %cst_6 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  %24 = stablehlo.add %20, %23 : tensor<4096x4096xf32>
  %25 = stablehlo.divide %22, %24 : tensor<4096x4096xf32>
  %26 = stablehlo.log %25 : tensor<4096x4096xf32>
  %27 = stablehlo.multiply %arg1, %26 : tensor<4096x4096xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<f32>
  return %28 : tensor<f32>
}

// -----

// The kernel of points and inducing points, of which a factor of another matrix is made.
func.func public @main(%arg0: tensor<8192x8xf32>, %arg1: tensor<2048x8xf32>, %arg2: tensor<8192xf32>) -> (tensor<8192x8xf32>, tensor<2048x8xf32>, tensor<8192xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<8192x8xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8192x8xf32>
  %2 = stablehlo.multiply %1, %arg0 : tensor<8192x8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8192x8xf32>, tensor<f32>) -> tensor<8192xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8192x8xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<8192x8xf32>
  %7 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<2048x8xf32>) -> tensor<8x2048xf32>
  %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0] : (tensor<8192x8xf32>, tensor<8x2048xf32>) -> tensor<8192x2048xf32>
  %9 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x2048xf32>
  %10 = stablehlo.subtract %9, %8 : tensor<8192x2048xf32>
  %11 = stablehlo.multiply %arg1, %arg1 : tensor<2048x8xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x8xf32>
  %13 = stablehlo.multiply %12, %arg1 : tensor<2048x8xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x8xf32>, tensor<f32>) -> tensor<2048xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<8192x2048xf32>
  %17 = stablehlo.add %10, %16 : tensor<8192x2048xf32>
  %18 = stablehlo.negate %17 : tensor<8192x2048xf32>
  %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8192x2048xf32>
  %20 = stablehlo.divide %18, %19 : tensor<8192x2048xf32>
  %21 = stablehlo.exponential %20 : tensor<8192x2048xf32>
  %22 = stablehlo.multiply %arg1, %arg1 : tensor<2048x8xf32>
  %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2048x8xf32>
  %24 = stablehlo.multiply %23, %arg1 : tensor<2048x8xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<2048x8xf32>, tensor<f32>) -> tensor<2048xf32>
  %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2048x8xf32>
  %28 = stablehlo.multiply %27, %arg1 : tensor<2048x8xf32>
  %29 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<2048x8xf32>) -> tensor<8x2048xf32>
  %30 = stablehlo.dot_general %28, %29, contracting_dims = [1] x [0] : (tensor<2048x8xf32>, tensor<8x2048xf32>) -> tensor<2048x2048xf32>
  %31 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x2048xf32>
  %32 = stablehlo.subtract %31, %30 : tensor<2048x2048xf32>
  %33 = stablehlo.multiply %arg1, %arg1 : tensor<2048x8xf32>
  %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2048x8xf32>
  %35 = stablehlo.multiply %34, %arg1 : tensor<2048x8xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<2048x8xf32>, tensor<f32>) -> tensor<2048xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<2048x2048xf32>
  %39 = stablehlo.add %32, %38 : tensor<2048x2048xf32>
  %40 = stablehlo.negate %39 : tensor<2048x2048xf32>
  %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %42 = stablehlo.divide %40, %41 : tensor<2048x2048xf32>
  %43 = stablehlo.exponential %42 : tensor<2048x2048xf32>
  %44 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
  %45 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %46 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
  %47 = stablehlo.add %44, %46 : tensor<2048x2048xi32>
  %48 = stablehlo.compare EQ, %47, %45, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
  %49 = stablehlo.convert %48 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32>
  %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
  %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %51 = stablehlo.multiply %50, %49 : tensor<2048x2048xf32>
  %52 = stablehlo.add %43, %51 : tensor<2048x2048xf32>
  %53:5 = call @cholesky(%52) : (tensor<2048x2048xf32>) -> (tensor<2048x2048xf32>, tensor<2048x2048xf32>, tensor<2048x2048xi1>, tensor<2048x2048xf32>, tensor<2048x2048xi1>)
  %54 = stablehlo.transpose %21, dims = [1, 0] : (tensor<8192x2048xf32>) -> tensor<2048x8192xf32>
  %55:2 = call @_solve_triangular(%53#0, %54) : (tensor<2048x2048xf32>, tensor<2048x8192xf32>) -> (tensor<2048x8192xf32>, tensor<2048x2048xi1>)
  %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2048x8192xf32>
  %57 = stablehlo.multiply %56, %55#0 : tensor<2048x8192xf32>
  %58 = stablehlo.transpose %55#0, dims = [1, 0] : (tensor<2048x8192xf32>) -> tensor<8192x2048xf32>
  %59 = stablehlo.dot_general %55#0, %arg2, contracting_dims = [1] x [0] : (tensor<2048x8192xf32>, tensor<8192xf32>) -> tensor<2048xf32>
  %60 = stablehlo.dot_general %58, %59, contracting_dims = [1] x [0] : (tensor<8192x2048xf32>, tensor<2048xf32>) -> tensor<8192xf32>
  %61 = stablehlo.subtract %60, %arg2 : tensor<8192xf32>
  %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %63 = stablehlo.multiply %62, %61 : tensor<8192xf32>
  %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_15 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
  %64 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
  %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %66 = stablehlo.multiply %65, %63 : tensor<8192xf32>
  %67 = stablehlo.negate %66 : tensor<8192xf32>
  %68 = stablehlo.dot_general %66, %58, contracting_dims = [0] x [0] : (tensor<8192xf32>, tensor<8192x2048xf32>) -> tensor<2048xf32>
  %69 = stablehlo.dot_general %66, %59, contracting_dims = [] x [] : (tensor<8192xf32>, tensor<2048xf32>) -> tensor<8192x2048xf32>
  %70 = stablehlo.dot_general %68, %55#0, contracting_dims = [0] x [0] : (tensor<2048xf32>, tensor<2048x8192xf32>) -> tensor<8192xf32>
  %71 = stablehlo.add %67, %70 : tensor<8192xf32>
  %72 = stablehlo.dot_general %68, %arg2, contracting_dims = [] x [] : (tensor<2048xf32>, tensor<8192xf32>) -> tensor<2048x8192xf32>
  %73 = stablehlo.transpose %69, dims = [1, 0] : (tensor<8192x2048xf32>) -> tensor<2048x8192xf32>
  %74 = stablehlo.add %72, %73 : tensor<2048x8192xf32>
  %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %75 = stablehlo.negate %cst_16 : tensor<f32>
  %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2048x8192xf32>
  %77 = stablehlo.multiply %76, %57 : tensor<2048x8192xf32>
  %78 = stablehlo.add %74, %77 : tensor<2048x8192xf32>
  %79:2 = call @_solve_triangular_0(%55#1, %53#0, %55#0, %78) : (tensor<2048x2048xi1>, tensor<2048x2048xf32>, tensor<2048x8192xf32>, tensor<2048x8192xf32>) -> (tensor<2048x2048xf32>, tensor<2048x8192xf32>)
  %80 = stablehlo.transpose %79#1, dims = [1, 0] : (tensor<2048x8192xf32>) -> tensor<8192x2048xf32>
  %81 = call @cholesky_1(%53#1, %53#2, %53#3, %53#4, %79#0) : (tensor<2048x2048xf32>, tensor<2048x2048xi1>, tensor<2048x2048xf32>, tensor<2048x2048xi1>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %82 = stablehlo.multiply %81, %43 : tensor<2048x2048xf32>
  %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %83 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %84 = stablehlo.divide %82, %83 : tensor<2048x2048xf32>
  %85 = stablehlo.negate %84 : tensor<2048x2048xf32>
  %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %86 = stablehlo.reduce(%85 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %87 = stablehlo.reshape %86 : (tensor<2048xf32>) -> tensor<1x2048xf32>
  %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %88 = stablehlo.reduce(%87 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<2048xf32>) -> tensor<2048x8xf32>
  %90 = stablehlo.multiply %89, %35 : tensor<2048x8xf32>
  %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %91 = stablehlo.reduce(%85 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %92 = stablehlo.reshape %91 : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %93 = stablehlo.negate %85 : tensor<2048x2048xf32>
  %94 = stablehlo.dot_general %93, %28, contracting_dims = [0] x [0] : (tensor<2048x2048xf32>, tensor<2048x8xf32>) -> tensor<2048x8xf32>
  %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<2048x8xf32>) -> tensor<8x2048xf32>
  %96 = stablehlo.dot_general %93, %29, contracting_dims = [1] x [1] : (tensor<2048x2048xf32>, tensor<8x2048xf32>) -> tensor<2048x8xf32>
  %97 = stablehlo.transpose %95, dims = [1, 0] : (tensor<8x2048xf32>) -> tensor<2048x8xf32>
  %98 = stablehlo.add %90, %97 : tensor<2048x8xf32>
  %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %99 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2048x8xf32>
  %100 = stablehlo.multiply %99, %96 : tensor<2048x8xf32>
  %101 = stablehlo.add %98, %100 : tensor<2048x8xf32>
  %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %102 = stablehlo.reduce(%92 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
  %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<2048xf32>) -> tensor<2048x8xf32>
  %104 = stablehlo.multiply %103, %24 : tensor<2048x8xf32>
  %105 = stablehlo.add %101, %104 : tensor<2048x8xf32>
  %106 = stablehlo.multiply %80, %21 : tensor<8192x2048xf32>
  %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %107 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8192x2048xf32>
  %108 = stablehlo.divide %106, %107 : tensor<8192x2048xf32>
  %109 = stablehlo.negate %108 : tensor<8192x2048xf32>
  %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %110 = stablehlo.reduce(%109 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<8192x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %111 = stablehlo.reshape %110 : (tensor<2048xf32>) -> tensor<1x2048xf32>
  %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %112 = stablehlo.reduce(%111 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %113 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<2048xf32>) -> tensor<2048x8xf32>
  %114 = stablehlo.multiply %113, %13 : tensor<2048x8xf32>
  %115 = stablehlo.add %105, %114 : tensor<2048x8xf32>
  %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %116 = stablehlo.reduce(%109 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<8192x2048xf32>, tensor<f32>) -> tensor<8192xf32>
  %117 = stablehlo.reshape %116 : (tensor<8192xf32>) -> tensor<8192x1xf32>
  %118 = stablehlo.negate %109 : tensor<8192x2048xf32>
  %119 = stablehlo.dot_general %118, %6, contracting_dims = [0] x [0] : (tensor<8192x2048xf32>, tensor<8192x8xf32>) -> tensor<2048x8xf32>
  %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<2048x8xf32>) -> tensor<8x2048xf32>
  %121 = stablehlo.dot_general %118, %7, contracting_dims = [1] x [1] : (tensor<8192x2048xf32>, tensor<8x2048xf32>) -> tensor<8192x8xf32>
  %122 = stablehlo.transpose %120, dims = [1, 0] : (tensor<8x2048xf32>) -> tensor<2048x8xf32>
  %123 = stablehlo.add %115, %122 : tensor<2048x8xf32>
  %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %124 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8192x8xf32>
  %125 = stablehlo.multiply %124, %121 : tensor<8192x8xf32>
  %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %126 = stablehlo.reduce(%117 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<8192x1xf32>, tensor<f32>) -> tensor<8192xf32>
  %127 = stablehlo.broadcast_in_dim %126, dims = [0] : (tensor<8192xf32>) -> tensor<8192x8xf32>
  %128 = stablehlo.multiply %127, %2 : tensor<8192x8xf32>
  %129 = stablehlo.add %125, %128 : tensor<8192x8xf32>
  return %129, %123, %71 : tensor<8192x8xf32>, tensor<2048x8xf32>, tensor<8192xf32>
}
func.func private @cholesky(%arg0: tensor<2048x2048xf32>) -> (tensor<2048x2048xf32>, tensor<2048x2048xf32>, tensor<2048x2048xi1>, tensor<2048x2048xf32>, tensor<2048x2048xi1>) {
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %1 = stablehlo.add %arg0, %0 : tensor<2048x2048xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2048x2048xf32>
  %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=2048, j=2048, k=2048, l=2048}, custom>} : (tensor<2048x2048xf32>) -> (tensor<2048x2048xf32>, tensor<i32>)
  %c = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
  %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2048x2048xi1>
  %10 = stablehlo.select %9, %4#0, %8 : tensor<2048x2048xi1>, tensor<2048x2048xf32>
  %11 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
  %13 = stablehlo.add %11, %12 : tensor<2048x2048xi32>
  %14 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
  %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %17 = stablehlo.select %15, %10, %16 : tensor<2048x2048xi1>, tensor<2048x2048xf32>
  %18 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
  %20 = stablehlo.add %18, %19 : tensor<2048x2048xi32>
  %21 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
  %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
  %23 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
  %25 = stablehlo.add %23, %24 : tensor<2048x2048xi32>
  %26 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
  %27 = stablehlo.compare EQ, %25, %26, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
  %28 = stablehlo.convert %27 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %30 = stablehlo.add %29, %28 : tensor<2048x2048xf32>
  %31 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
  %c_6 = stablehlo.constant dense<0> : tensor<i32>
  %32 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
  %33 = stablehlo.add %31, %32 : tensor<2048x2048xi32>
  %34 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
  %35 = stablehlo.compare GE, %33, %34, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %37 = stablehlo.select %35, %17, %36 : tensor<2048x2048xi1>, tensor<2048x2048xf32>
  return %37, %17, %22, %30, %35 : tensor<2048x2048xf32>, tensor<2048x2048xf32>, tensor<2048x2048xi1>, tensor<2048x2048xf32>, tensor<2048x2048xi1>
}
func.func private @_solve_triangular(%arg0: tensor<2048x2048xf32>, %arg1: tensor<2048x8192xf32>) -> (tensor<2048x8192xf32>, tensor<2048x2048xi1>) {
  %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=2048, j=2048, k=2048, l=8192, m=2048, n=8192}, custom>} : (tensor<2048x2048xf32>, tensor<2048x8192xf32>) -> tensor<2048x8192xf32>
  %1 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
  %3 = stablehlo.add %1, %2 : tensor<2048x2048xi32>
  %4 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
  %5 = stablehlo.compare GE, %3, %4, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
  return %0, %5 : tensor<2048x8192xf32>, tensor<2048x2048xi1>
}
func.func private @_solve_triangular_0(%arg0: tensor<2048x2048xi1>, %arg1: tensor<2048x2048xf32>, %arg2: tensor<2048x8192xf32>, %arg3: tensor<2048x8192xf32>) -> (tensor<2048x2048xf32>, tensor<2048x8192xf32>) {
  %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg1, %arg3) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=2048, j=2048, k=2048, l=8192, m=2048, n=8192}, custom>} : (tensor<2048x2048xf32>, tensor<2048x8192xf32>) -> tensor<2048x8192xf32>
  %1 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2048x8192xf32>, tensor<2048x8192xf32>) -> tensor<2048x2048xf32>
  %2 = stablehlo.custom_call @lapack_strsm_ffi(%arg1, %1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=2048, j=2048, k=2048, l=2048, m=2048, n=2048}, custom>} : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %3 = stablehlo.negate %2 : tensor<2048x2048xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %5 = stablehlo.select %arg0, %3, %4 : tensor<2048x2048xi1>, tensor<2048x2048xf32>
  return %5, %0 : tensor<2048x2048xf32>, tensor<2048x8192xf32>
}
func.func private @cholesky_1(%arg0: tensor<2048x2048xf32>, %arg1: tensor<2048x2048xi1>, %arg2: tensor<2048x2048xf32>, %arg3: tensor<2048x2048xi1>, %arg4: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %1 = stablehlo.select %arg3, %arg4, %0 : tensor<2048x2048xi1>, tensor<2048x2048xf32>
  %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %4 = stablehlo.divide %3, %arg2 : tensor<2048x2048xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %6 = stablehlo.select %arg1, %4, %5 : tensor<2048x2048xi1>, tensor<2048x2048xf32>
  %7 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %6) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=2048, j=2048, k=2048, l=2048, m=2048, n=2048}, custom>} : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=2048, j=2048, k=2048, l=2048, m=2048, n=2048}, custom>} : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
  %10 = stablehlo.divide %8, %9 : tensor<2048x2048xf32>
  %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %12 = stablehlo.add %10, %11 : tensor<2048x2048xf32>
  return %12 : tensor<2048x2048xf32>
}

// -----

// A softmax over positions, which a reshape puts side by side.
func.func public @main(%arg0: tensor<64x64x64x64xf32>, %arg1: tensor<64x64xf32>) -> (tensor<64x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [3] x [0] : (tensor<64x64x64x64xf32>, tensor<64x64xf32>) -> tensor<64x64x64x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<64x64x64x64xf32>) -> tensor<64x4096x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x4096x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
  %4 = stablehlo.maximum %3, %2 : tensor<64x64xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<64x64xf32>) -> tensor<64x1x64xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<64x1x64xf32>) -> tensor<64x4096x64xf32>
  %7 = stablehlo.subtract %1, %6 : tensor<64x4096x64xf32>
  %8 = stablehlo.exponential %7 : tensor<64x4096x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x4096x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 2] : (tensor<64x64xf32>) -> tensor<64x1x64xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<64x1x64xf32>) -> tensor<64x4096x64xf32>
  %12 = stablehlo.divide %8, %11 : tensor<64x4096x64xf32>
  %13 = stablehlo.multiply %10, %10 : tensor<64x1x64xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1x64xf32>
  %15 = stablehlo.divide %14, %13 : tensor<64x1x64xf32>
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %c_3 = stablehlo.constant dense<1> : tensor<i32>
  %16 = call @_linspace(%c, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<4096xf32>
  %17 = stablehlo.dot_general %12, %16, contracting_dims = [1] x [0] : (tensor<64x4096x64xf32>, tensor<4096xf32>) -> tensor<64x64xf32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %18:3 = call @_var(%17, %c_4) : (tensor<64x64xf32>, tensor<i32>) -> (tensor<64x64xf32>, tensor<f32>, tensor<i1>)
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %19 = call @_var_0(%18#0, %18#1, %18#2, %cst_5) : (tensor<64x64xf32>, tensor<f32>, tensor<i1>, tensor<f32>) -> tensor<64x64xf32>
  %20 = stablehlo.dot_general %19, %16, contracting_dims = [] x [] : (tensor<64x64xf32>, tensor<4096xf32>) -> tensor<64x64x4096xf32>
  %21 = stablehlo.transpose %20, dims = [0, 2, 1] : (tensor<64x64x4096xf32>) -> tensor<64x4096x64xf32>
  %22 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<64x1x64xf32>) -> tensor<64x4096x64xf32>
  %23 = stablehlo.multiply %21, %22 : tensor<64x4096x64xf32>
  %24 = stablehlo.multiply %23, %8 : tensor<64x4096x64xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<64x4096x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %26 = stablehlo.reshape %25 : (tensor<64x64xf32>) -> tensor<64x1x64xf32>
  %27 = stablehlo.negate %26 : tensor<64x1x64xf32>
  %28 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<64x1x64xf32>) -> tensor<64x4096x64xf32>
  %29 = stablehlo.divide %21, %28 : tensor<64x4096x64xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %30 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<64x1x64xf32>, tensor<f32>) -> tensor<64x64xf32>
  %31 = stablehlo.broadcast_in_dim %30, dims = [0, 2] : (tensor<64x64xf32>) -> tensor<64x4096x64xf32>
  %32 = stablehlo.add %29, %31 : tensor<64x4096x64xf32>
  %33 = stablehlo.multiply %32, %8 : tensor<64x4096x64xf32>
  %34 = stablehlo.reshape %33 : (tensor<64x4096x64xf32>) -> tensor<64x64x64x64xf32>
  %35 = stablehlo.dot_general %34, %arg0, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<64x64x64x64xf32>, tensor<64x64x64x64xf32>) -> tensor<64x64xf32>
  %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %36 : tensor<64x64xf32>
}
func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<4096xf32> {
  %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %2 = stablehlo.iota dim = 0 : tensor<4095xf32>
  %cst = stablehlo.constant dense<4.095000e+03> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4095xf32>
  %4 = stablehlo.divide %2, %3 : tensor<4095xf32>
  %5 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4095xf32>
  %7 = stablehlo.subtract %6, %4 : tensor<4095xf32>
  %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<4095xf32>
  %9 = stablehlo.multiply %8, %7 : tensor<4095xf32>
  %10 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<4095xf32>
  %12 = stablehlo.multiply %11, %4 : tensor<4095xf32>
  %13 = stablehlo.add %9, %12 : tensor<4095xf32>
  %14 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<4095xf32>, tensor<1xf32>) -> tensor<4096xf32>
  return %15 : tensor<4096xf32>
}
func.func private @_var(%arg0: tensor<64x64xf32>, %arg1: tensor<i32>) -> (tensor<64x64xf32>, tensor<f32>, tensor<i1>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x64xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<64x64xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
  %7 = stablehlo.multiply %6, %5 : tensor<64x64xf32>
  %8 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
  %9 = stablehlo.subtract %cst_2, %8 : tensor<f32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %7, %9, %10 : tensor<64x64xf32>, tensor<f32>, tensor<i1>
}
func.func private @_var_0(%arg0: tensor<64x64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<f32>) -> tensor<64x64xf32> {
  %0 = call @_where(%arg2, %arg3) : (tensor<i1>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.divide %0, %arg1 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
  %3 = stablehlo.multiply %2, %arg0 : tensor<64x64xf32>
  %4 = stablehlo.negate %3 : tensor<64x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  %6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<1x1xf32>
  %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %8 = stablehlo.divide %6, %7 : tensor<1x1xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
  %11 = stablehlo.add %3, %10 : tensor<64x64xf32>
  return %11 : tensor<64x64xf32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.select %arg0, %arg1, %cst : tensor<i1>, tensor<f32>
  return %0 : tensor<f32>
}

// -----

// The same with channels before positions.
func.func public @main(%arg0: tensor<32x64x64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<32x64xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [3] : (tensor<64x64xf32>, tensor<32x64x64x64xf32>) -> tensor<64x32x64x64xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0, 2, 3] : (tensor<64x32x64x64xf32>) -> tensor<32x64x64x64xf32>
  %2 = stablehlo.reshape %1 : (tensor<32x64x64x64xf32>) -> tensor<32x64x4096xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<32x64x4096xf32>, tensor<f32>) -> tensor<32x64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
  %5 = stablehlo.maximum %4, %3 : tensor<32x64xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<32x64xf32>) -> tensor<32x64x1xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<32x64x1xf32>) -> tensor<32x64x4096xf32>
  %8 = stablehlo.subtract %2, %7 : tensor<32x64x4096xf32>
  %9 = stablehlo.exponential %8 : tensor<32x64x4096xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<32x64x4096xf32>, tensor<f32>) -> tensor<32x64xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<32x64xf32>) -> tensor<32x64x1xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<32x64x1xf32>) -> tensor<32x64x4096xf32>
  %13 = stablehlo.divide %9, %12 : tensor<32x64x4096xf32>
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %c_2 = stablehlo.constant dense<1> : tensor<i32>
  %14 = call @_linspace(%c, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<4096xf32>
  %15 = stablehlo.dot_general %13, %14, contracting_dims = [2] x [0] : (tensor<32x64x4096xf32>, tensor<4096xf32>) -> tensor<32x64xf32>
  %16 = stablehlo.subtract %15, %arg2 : tensor<32x64xf32>
  %17 = stablehlo.multiply %16, %16 : tensor<32x64xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
  %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
  return %19 : tensor<f32>
}
func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<4096xf32> {
  %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %2 = stablehlo.iota dim = 0 : tensor<4095xf32>
  %cst = stablehlo.constant dense<4.095000e+03> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4095xf32>
  %4 = stablehlo.divide %2, %3 : tensor<4095xf32>
  %5 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4095xf32>
  %7 = stablehlo.subtract %6, %4 : tensor<4095xf32>
  %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<4095xf32>
  %9 = stablehlo.multiply %8, %7 : tensor<4095xf32>
  %10 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<4095xf32>
  %12 = stablehlo.multiply %11, %4 : tensor<4095xf32>
  %13 = stablehlo.add %9, %12 : tensor<4095xf32>
  %14 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<4095xf32>, tensor<1xf32>) -> tensor<4096xf32>
  return %15 : tensor<4096xf32>
}

// -----

// A logarithm of sums over positions.
func.func public @main(%arg0: tensor<32x64x64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<32x64xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [3] x [0] : (tensor<32x64x64x64xf32>, tensor<64x64xf32>) -> tensor<32x64x64x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<32x64x64x64xf32>) -> tensor<32x4096x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x4096x64xf32>, tensor<f32>) -> tensor<32x64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
  %4 = stablehlo.maximum %3, %2 : tensor<32x64xf32>
  %5 = stablehlo.is_finite %4 : (tensor<32x64xf32>) -> tensor<32x64xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
  %7 = stablehlo.select %5, %4, %6 : tensor<32x64xi1>, tensor<32x64xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<32x64xf32>) -> tensor<32x1x64xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<32x1x64xf32>) -> tensor<32x4096x64xf32>
  %10 = stablehlo.subtract %1, %9 : tensor<32x4096x64xf32>
  %11 = stablehlo.exponential %10 : tensor<32x4096x64xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<32x4096x64xf32>, tensor<f32>) -> tensor<32x64xf32>
  %13 = stablehlo.abs %12 : tensor<32x64xf32>
  %14 = stablehlo.log %13 : tensor<32x64xf32>
  %15 = stablehlo.add %14, %7 : tensor<32x64xf32>
  %16 = stablehlo.subtract %15, %arg2 : tensor<32x64xf32>
  %17 = stablehlo.multiply %16, %16 : tensor<32x64xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
  %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
  return %19 : tensor<f32>
}

// -----

// Clusters' residuals, weighted by a softmax (NetVLAD).
func.func public @main(%arg0: tensor<8x1024x256xf32>, %arg1: tensor<256x2048xf32>, %arg2: tensor<2048x256xf32>, %arg3: tensor<256x16xf32>, %arg4: tensor<8x16xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<8x1024x256xf32>, tensor<256x2048xf32>) -> tensor<8x1024x2048xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x1024x2048xf32>, tensor<f32>) -> tensor<8x1024xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1024xf32>
  %3 = stablehlo.maximum %2, %1 : tensor<8x1024xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x2048xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<8x1024x2048xf32>
  %7 = stablehlo.exponential %6 : tensor<8x1024x2048xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x2048xf32>, tensor<f32>) -> tensor<8x1024xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x2048xf32>
  %11 = stablehlo.divide %7, %10 : tensor<8x1024x2048xf32>
  %12 = stablehlo.dot_general %11, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x1024x2048xf32>, tensor<8x1024x256xf32>) -> tensor<8x2048x256xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x1024x2048xf32>, tensor<f32>) -> tensor<8x2048xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<8x2048xf32>) -> tensor<8x2048x1xf32>
  %15 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<2048x256xf32>) -> tensor<1x2048x256xf32>
  %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<8x2048x1xf32>) -> tensor<8x2048x256xf32>
  %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x2048x256xf32>) -> tensor<8x2048x256xf32>
  %18 = stablehlo.multiply %16, %17 : tensor<8x2048x256xf32>
  %19 = stablehlo.subtract %12, %18 : tensor<8x2048x256xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<8x2048x256xf32>, tensor<f32>) -> tensor<8x256xf32>
  %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x256xf32>
  %22 = stablehlo.divide %20, %21 : tensor<8x256xf32>
  %23 = stablehlo.dot_general %22, %arg3, contracting_dims = [1] x [0] : (tensor<8x256xf32>, tensor<256x16xf32>) -> tensor<8x16xf32>
  %24 = stablehlo.subtract %23, %arg4 : tensor<8x16xf32>
  %25 = stablehlo.multiply %24, %24 : tensor<8x16xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
  %cst_6 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
  %27 = stablehlo.divide %26, %cst_6 : tensor<f32>
  return %27 : tensor<f32>
}

// -----

// A layer that is summed over all tokens (Deep Sets): what comes back is another product's.
func.func public @main(%arg0: tensor<2048x256xf32>, %arg1: tensor<256x8192xf32>, %arg2: tensor<8192x16xf32>, %arg3: tensor<16xf32>) -> (tensor<2048x256xf32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2048x256xf32>, tensor<256x8192xf32>) -> tensor<2048x8192xf32>
  %1 = stablehlo.tanh %0 : tensor<2048x8192xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x8192xf32>
  %3 = stablehlo.subtract %2, %1 : tensor<2048x8192xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048x8192xf32>, tensor<f32>) -> tensor<8192xf32>
  %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [0] x [0] : (tensor<8192xf32>, tensor<8192x16xf32>) -> tensor<16xf32>
  %6 = stablehlo.subtract %5, %arg3 : tensor<16xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %8 = stablehlo.multiply %7, %6 : tensor<16xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %9 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %11 = stablehlo.multiply %10, %8 : tensor<16xf32>
  %12 = stablehlo.negate %11 : tensor<16xf32>
  %13 = stablehlo.dot_general %11, %4, contracting_dims = [] x [] : (tensor<16xf32>, tensor<8192xf32>) -> tensor<16x8192xf32>
  %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<16x8192xf32>) -> tensor<8192x16xf32>
  %15 = stablehlo.dot_general %11, %arg2, contracting_dims = [0] x [1] : (tensor<16xf32>, tensor<8192x16xf32>) -> tensor<8192xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<8192xf32>) -> tensor<2048x8192xf32>
  %17 = stablehlo.multiply %16, %3 : tensor<2048x8192xf32>
  %18 = stablehlo.multiply %17, %1 : tensor<2048x8192xf32>
  %19 = stablehlo.add %17, %18 : tensor<2048x8192xf32>
  %20 = stablehlo.dot_general %19, %arg0, contracting_dims = [0] x [0] : (tensor<2048x8192xf32>, tensor<2048x256xf32>) -> tensor<8192x256xf32>
  %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<8192x256xf32>) -> tensor<256x8192xf32>
  %22 = stablehlo.dot_general %19, %arg1, contracting_dims = [1] x [1] : (tensor<2048x8192xf32>, tensor<256x8192xf32>) -> tensor<2048x256xf32>
  return %22, %21, %14, %12 : tensor<2048x256xf32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>
}

// -----

// The same in a scan.
func.func public @main(%arg0: tensor<2048x256xf32>, %arg1: tensor<256x8192xf32>, %arg2: tensor<8192x16xf32>, %arg3: tensor<16xf32>) -> (tensor<2048x256xf32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<2048x256xf32>) -> tensor<2x1024x256xf32>
  %c = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x1024x8192xi1>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8192xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4:8 = stablehlo.while(%iterArg = %0, %iterArg_8 = %arg1, %iterArg_9 = %arg2, %iterArg_10 = %arg3, %iterArg_11 = %c_1, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3) : tensor<2x1024x256xf32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>, tensor<i32>, tensor<2x1024x8192xi1>, tensor<2x8192xf32>, tensor<2x16xf32>
  cond {
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %11 = stablehlo.compare LT, %iterArg_11, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %11 : tensor<i1>
  } do {
    %11 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<2x1024x256xf32>, tensor<i32>) -> tensor<1024x256xf32>
    %12:3 = func.call @closed_call(%iterArg_8, %iterArg_9, %iterArg_10, %11) : (tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>, tensor<1024x256xf32>) -> (tensor<1024x8192xi1>, tensor<8192xf32>, tensor<16xf32>)
    %13 = func.call @dynamic_update_index_in_dim(%iterArg_12, %12#0, %iterArg_11) : (tensor<2x1024x8192xi1>, tensor<1024x8192xi1>, tensor<i32>) -> tensor<2x1024x8192xi1>
    %14 = func.call @dynamic_update_index_in_dim_0(%iterArg_13, %12#1, %iterArg_11) : (tensor<2x8192xf32>, tensor<8192xf32>, tensor<i32>) -> tensor<2x8192xf32>
    %15 = func.call @dynamic_update_index_in_dim_1(%iterArg_14, %12#2, %iterArg_11) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %iterArg_11, %c_15 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %16, %13, %14, %15 : tensor<2x1024x256xf32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>, tensor<i32>, tensor<2x1024x8192xi1>, tensor<2x8192xf32>, tensor<2x16xf32>
  }
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x8192xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8192x16xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x1024x256xf32>
  %c_7 = stablehlo.constant dense<0> : tensor<i32>
  %9:12 = stablehlo.while(%iterArg = %0, %iterArg_8 = %4#5, %iterArg_9 = %4#6, %iterArg_10 = %4#7, %iterArg_11 = %arg1, %iterArg_12 = %arg2, %iterArg_13 = %c_7, %iterArg_14 = %5, %iterArg_15 = %6, %iterArg_16 = %7, %iterArg_17 = %cst_5, %iterArg_18 = %8) : tensor<2x1024x256xf32>, tensor<2x1024x8192xi1>, tensor<2x8192xf32>, tensor<2x16xf32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<i32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>, tensor<f32>, tensor<2x1024x256xf32>
  cond {
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %11 = stablehlo.compare LT, %iterArg_13, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %11 : tensor<i1>
  } do {
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %11 = stablehlo.subtract %c_19, %iterArg_13 : tensor<i32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.subtract %11, %c_20 : tensor<i32>
    %13 = func.call @dynamic_index_in_dim(%iterArg, %12) : (tensor<2x1024x256xf32>, tensor<i32>) -> tensor<1024x256xf32>
    %14 = func.call @dynamic_index_in_dim_2(%iterArg_8, %12) : (tensor<2x1024x8192xi1>, tensor<i32>) -> tensor<1024x8192xi1>
    %15 = func.call @dynamic_index_in_dim_3(%iterArg_9, %12) : (tensor<2x8192xf32>, tensor<i32>) -> tensor<8192xf32>
    %16 = func.call @dynamic_index_in_dim_4(%iterArg_10, %12) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
    %17:5 = func.call @closed_call_5(%iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %13, %14, %15, %16) : (tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>, tensor<f32>, tensor<1024x256xf32>, tensor<1024x8192xi1>, tensor<8192xf32>, tensor<16xf32>) -> (tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>, tensor<f32>, tensor<1024x256xf32>)
    %18 = func.call @dynamic_update_index_in_dim_6(%iterArg_18, %17#4, %12) : (tensor<2x1024x256xf32>, tensor<1024x256xf32>, tensor<i32>) -> tensor<2x1024x256xf32>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.add %iterArg_13, %c_21 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %19, %17#0, %17#1, %17#2, %17#3, %18 : tensor<2x1024x256xf32>, tensor<2x1024x8192xi1>, tensor<2x8192xf32>, tensor<2x16xf32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<i32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>, tensor<f32>, tensor<2x1024x256xf32>
  }
  %10 = stablehlo.reshape %9#11 : (tensor<2x1024x256xf32>) -> tensor<2048x256xf32>
  return %10, %9#7, %9#8, %9#9 : tensor<2048x256xf32>, tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<2x1024x256xf32>, %arg1: tensor<i32>) -> tensor<1024x256xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 256] : (tensor<2x1024x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x256xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x1024x256xf32>) -> tensor<1024x256xf32>
  return %1 : tensor<1024x256xf32>
}
func.func private @closed_call(%arg0: tensor<256x8192xf32>, %arg1: tensor<8192x16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<1024x256xf32>) -> (tensor<1024x8192xi1>, tensor<8192xf32>, tensor<16xf32>) {
  %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0] : (tensor<1024x256xf32>, tensor<256x8192xf32>) -> tensor<1024x8192xf32>
  %1 = call @relu(%0) : (tensor<1024x8192xf32>) -> tensor<1024x8192xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32>
  %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x8192xi1>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1024x8192xf32>, tensor<f32>) -> tensor<8192xf32>
  %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [0] x [0] : (tensor<8192xf32>, tensor<8192x16xf32>) -> tensor<16xf32>
  %6 = stablehlo.subtract %5, %arg2 : tensor<16xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %8 = stablehlo.multiply %7, %6 : tensor<16xf32>
  return %3, %4, %8 : tensor<1024x8192xi1>, tensor<8192xf32>, tensor<16xf32>
}
func.func private @relu(%arg0: tensor<1024x8192xf32>) -> tensor<1024x8192xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<1024x8192xf32>
  return %1 : tensor<1024x8192xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x1024x8192xi1>, %arg1: tensor<1024x8192xi1>, %arg2: tensor<i32>) -> tensor<2x1024x8192xi1> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x8192xi1>) -> tensor<1x1024x8192xi1>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x1024x8192xi1>, tensor<1x1024x8192xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1024x8192xi1>
  return %1 : tensor<2x1024x8192xi1>
}
func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<2x8192xf32>, %arg1: tensor<8192xf32>, %arg2: tensor<i32>) -> tensor<2x8192xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8192xf32>) -> tensor<1x8192xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x8192xf32>, tensor<1x8192xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8192xf32>
  return %1 : tensor<2x8192xf32>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
  return %1 : tensor<2x16xf32>
}
func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x1024x8192xi1>, %arg1: tensor<i32>) -> tensor<1024x8192xi1> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 8192] : (tensor<2x1024x8192xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x8192xi1>
  %1 = stablehlo.reshape %0 : (tensor<1x1024x8192xi1>) -> tensor<1024x8192xi1>
  return %1 : tensor<1024x8192xi1>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x8192xf32>, %arg1: tensor<i32>) -> tensor<8192xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8192] : (tensor<2x8192xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8192xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8192xf32>) -> tensor<8192xf32>
  return %1 : tensor<8192xf32>
}
func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}
func.func private @closed_call_5(%arg0: tensor<256x8192xf32>, %arg1: tensor<8192x16xf32>, %arg2: tensor<256x8192xf32>, %arg3: tensor<8192x16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<f32>, %arg6: tensor<1024x256xf32>, %arg7: tensor<1024x8192xi1>, %arg8: tensor<8192xf32>, %arg9: tensor<16xf32>) -> (tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>, tensor<f32>, tensor<1024x256xf32>) {
  %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
  %0 = stablehlo.divide %arg5, %cst : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %2 = stablehlo.multiply %1, %arg9 : tensor<16xf32>
  %3 = stablehlo.negate %2 : tensor<16xf32>
  %4 = stablehlo.add %arg4, %3 : tensor<16xf32>
  %5 = stablehlo.dot_general %2, %arg8, contracting_dims = [] x [] : (tensor<16xf32>, tensor<8192xf32>) -> tensor<16x8192xf32>
  %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<16x8192xf32>) -> tensor<8192x16xf32>
  %7 = stablehlo.add %arg3, %6 : tensor<8192x16xf32>
  %8 = stablehlo.dot_general %2, %arg1, contracting_dims = [0] x [1] : (tensor<16xf32>, tensor<8192x16xf32>) -> tensor<8192xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<8192xf32>) -> tensor<1024x8192xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32>
  %11 = stablehlo.select %arg7, %9, %10 : tensor<1024x8192xi1>, tensor<1024x8192xf32>
  %12 = stablehlo.dot_general %11, %arg6, contracting_dims = [0] x [0] : (tensor<1024x8192xf32>, tensor<1024x256xf32>) -> tensor<8192x256xf32>
  %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<8192x256xf32>) -> tensor<256x8192xf32>
  %14 = stablehlo.add %arg2, %13 : tensor<256x8192xf32>
  %15 = stablehlo.dot_general %11, %arg0, contracting_dims = [1] x [1] : (tensor<1024x8192xf32>, tensor<256x8192xf32>) -> tensor<1024x256xf32>
  return %14, %7, %4, %arg5, %15 : tensor<256x8192xf32>, tensor<8192x16xf32>, tensor<16xf32>, tensor<f32>, tensor<1024x256xf32>
}
func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<2x1024x256xf32>, %arg1: tensor<1024x256xf32>, %arg2: tensor<i32>) -> tensor<2x1024x256xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x256xf32>) -> tensor<1x1024x256xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x1024x256xf32>, tensor<1x1024x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1024x256xf32>
  return %1 : tensor<2x1024x256xf32>
}

// -----

// The free energy of a Boltzmann machine, whose hidden units are drawn.
func.func public @main(%arg0: tensor<2048x1024xf32>, %arg1: tensor<1024x16384xf32>, %arg2: tensor<16384xf32>, %arg3: tensor<1024xf32>) -> (tensor<f32>, tensor<1024x16384xf32>, tensor<16384xf32>, tensor<1024xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2048x1024xf32>, tensor<1024x16384xf32>) -> tensor<2048x16384xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16384xf32>) -> tensor<2048x16384xf32>
  %3 = stablehlo.add %0, %2 : tensor<2048x16384xf32>
  %4 = stablehlo.negate %3 : tensor<2048x16384xf32>
  %5 = stablehlo.exponential %4 : tensor<2048x16384xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %7 = stablehlo.add %6, %5 : tensor<2048x16384xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %9 = stablehlo.divide %8, %7 : tensor<2048x16384xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<32> : tensor<i32>
  %10 = stablehlo.shift_right_logical %c, %c_1 : tensor<i32>
  %11 = stablehlo.convert %10 : (tensor<i32>) -> tensor<ui32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %c_2 = stablehlo.constant dense<-1> : tensor<i32>
  %13 = stablehlo.and %c, %c_2 : tensor<i32>
  %14 = stablehlo.convert %13 : (tensor<i32>) -> tensor<ui32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %16 = stablehlo.concatenate %12, %15, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %17 = call @_uniform(%16, %cst_3, %cst_4) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2048x16384xf32>
  %18 = stablehlo.compare LT, %17, %9, FLOAT : (tensor<2048x16384xf32>, tensor<2048x16384xf32>) -> tensor<2048x16384xi1>
  %19 = stablehlo.convert %18 : (tensor<2048x16384xi1>) -> tensor<2048x16384xf32>
  %20 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1024x16384xf32>) -> tensor<16384x1024xf32>
  %21 = stablehlo.dot_general %19, %20, contracting_dims = [1] x [0] : (tensor<2048x16384xf32>, tensor<16384x1024xf32>) -> tensor<2048x1024xf32>
  %22 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<2048x1024xf32>
  %24 = stablehlo.add %21, %23 : tensor<2048x1024xf32>
  %25 = stablehlo.negate %24 : tensor<2048x1024xf32>
  %26 = stablehlo.exponential %25 : tensor<2048x1024xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2048x1024xf32>
  %28 = stablehlo.add %27, %26 : tensor<2048x1024xf32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2048x1024xf32>
  %30 = stablehlo.divide %29, %28 : tensor<2048x1024xf32>
  %c_7 = stablehlo.constant dense<1> : tensor<i32>
  %c_8 = stablehlo.constant dense<32> : tensor<i32>
  %31 = stablehlo.shift_right_logical %c_7, %c_8 : tensor<i32>
  %32 = stablehlo.convert %31 : (tensor<i32>) -> tensor<ui32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %c_9 = stablehlo.constant dense<-1> : tensor<i32>
  %34 = stablehlo.and %c_7, %c_9 : tensor<i32>
  %35 = stablehlo.convert %34 : (tensor<i32>) -> tensor<ui32>
  %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %37 = stablehlo.concatenate %33, %36, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %38 = call @_uniform_0(%37, %cst_10, %cst_11) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2048x1024xf32>
  %39 = stablehlo.compare LT, %38, %30, FLOAT : (tensor<2048x1024xf32>, tensor<2048x1024xf32>) -> tensor<2048x1024xi1>
  %40 = stablehlo.convert %39 : (tensor<2048x1024xi1>) -> tensor<2048x1024xf32>
  %41 = stablehlo.negate %arg0 : tensor<2048x1024xf32>
  %42 = stablehlo.dot_general %41, %arg3, contracting_dims = [1] x [0] : (tensor<2048x1024xf32>, tensor<1024xf32>) -> tensor<2048xf32>
  %43 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2048x1024xf32>, tensor<1024x16384xf32>) -> tensor<2048x16384xf32>
  %44 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32>
  %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x16384xf32>) -> tensor<2048x16384xf32>
  %46 = stablehlo.add %43, %45 : tensor<2048x16384xf32>
  %47:2 = call @softplus(%46) : (tensor<2048x16384xf32>) -> (tensor<2048x16384xf32>, tensor<2048x16384xf32>)
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %48 = stablehlo.reduce(%47#0 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<2048x16384xf32>, tensor<f32>) -> tensor<2048xf32>
  %49 = stablehlo.subtract %42, %48 : tensor<2048xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
  %cst_14 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %51 = stablehlo.divide %50, %cst_14 : tensor<f32>
  %52 = stablehlo.negate %40 : tensor<2048x1024xf32>
  %53 = stablehlo.dot_general %52, %arg3, contracting_dims = [1] x [0] : (tensor<2048x1024xf32>, tensor<1024xf32>) -> tensor<2048xf32>
  %54 = stablehlo.dot_general %40, %arg1, contracting_dims = [1] x [0] : (tensor<2048x1024xf32>, tensor<1024x16384xf32>) -> tensor<2048x16384xf32>
  %55 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32>
  %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x16384xf32>) -> tensor<2048x16384xf32>
  %57 = stablehlo.add %54, %56 : tensor<2048x16384xf32>
  %58:2 = call @softplus(%57) : (tensor<2048x16384xf32>) -> (tensor<2048x16384xf32>, tensor<2048x16384xf32>)
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %59 = stablehlo.reduce(%58#0 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<2048x16384xf32>, tensor<f32>) -> tensor<2048xf32>
  %60 = stablehlo.subtract %53, %59 : tensor<2048xf32>
  %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %61 = stablehlo.reduce(%60 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
  %cst_17 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %62 = stablehlo.divide %61, %cst_17 : tensor<f32>
  %63 = stablehlo.subtract %51, %62 : tensor<f32>
  %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %64 = stablehlo.negate %cst_18 : tensor<f32>
  %cst_19 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %65 = stablehlo.divide %64, %cst_19 : tensor<f32>
  %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %67 = stablehlo.negate %66 : tensor<2048xf32>
  %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<2048xf32>) -> tensor<2048x16384xf32>
  %69 = call @softplus_3(%58#1, %68) : (tensor<2048x16384xf32>, tensor<2048x16384xf32>) -> tensor<2048x16384xf32>
  %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %70 = stablehlo.reduce(%69 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<2048x16384xf32>, tensor<f32>) -> tensor<16384xf32>
  %71 = stablehlo.reshape %70 : (tensor<16384xf32>) -> tensor<1x16384xf32>
  %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %72 = stablehlo.reduce(%71 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x16384xf32>, tensor<f32>) -> tensor<16384xf32>
  %73 = stablehlo.dot_general %69, %40, contracting_dims = [0] x [0] : (tensor<2048x16384xf32>, tensor<2048x1024xf32>) -> tensor<16384x1024xf32>
  %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<16384x1024xf32>) -> tensor<1024x16384xf32>
  %75 = stablehlo.dot_general %66, %52, contracting_dims = [0] x [0] : (tensor<2048xf32>, tensor<2048x1024xf32>) -> tensor<1024xf32>
  %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_23 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
  %76 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
  %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %78 = stablehlo.negate %77 : tensor<2048xf32>
  %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<2048xf32>) -> tensor<2048x16384xf32>
  %80 = call @softplus_3(%47#1, %79) : (tensor<2048x16384xf32>, tensor<2048x16384xf32>) -> tensor<2048x16384xf32>
  %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %81 = stablehlo.reduce(%80 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<2048x16384xf32>, tensor<f32>) -> tensor<16384xf32>
  %82 = stablehlo.reshape %81 : (tensor<16384xf32>) -> tensor<1x16384xf32>
  %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %83 = stablehlo.reduce(%82 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x16384xf32>, tensor<f32>) -> tensor<16384xf32>
  %84 = stablehlo.add %72, %83 : tensor<16384xf32>
  %85 = stablehlo.dot_general %80, %arg0, contracting_dims = [0] x [0] : (tensor<2048x16384xf32>, tensor<2048x1024xf32>) -> tensor<16384x1024xf32>
  %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<16384x1024xf32>) -> tensor<1024x16384xf32>
  %87 = stablehlo.add %74, %86 : tensor<1024x16384xf32>
  %88 = stablehlo.dot_general %77, %41, contracting_dims = [0] x [0] : (tensor<2048xf32>, tensor<2048x1024xf32>) -> tensor<1024xf32>
  %89 = stablehlo.add %75, %88 : tensor<1024xf32>
  return %63, %87, %84, %89 : tensor<f32>, tensor<1024x16384xf32>, tensor<16384xf32>, tensor<1024xf32>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2048x16384xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<2048x16384xui64>
  %9 = stablehlo.iota dim = 1 : tensor<2048x16384xui64>
  %c = stablehlo.constant dense<16384> : tensor<ui64>
  %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2048x16384xui64>
  %11 = stablehlo.multiply %10, %8 : tensor<2048x16384xui64>
  %c_0 = stablehlo.constant dense<1> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2048x16384xui64>
  %13 = stablehlo.multiply %12, %9 : tensor<2048x16384xui64>
  %14 = stablehlo.add %11, %13 : tensor<2048x16384xui64>
  %c_1 = stablehlo.constant dense<32> : tensor<ui64>
  %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2048x16384xui64>
  %16 = stablehlo.shift_right_logical %14, %15 : tensor<2048x16384xui64>
  %17 = stablehlo.convert %14 : (tensor<2048x16384xui64>) -> tensor<2048x16384xui32>
  %18 = stablehlo.convert %16 : (tensor<2048x16384xui64>) -> tensor<2048x16384xui32>
  %19:2 = call @threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<2048x16384xui32>, tensor<2048x16384xui32>) -> (tensor<2048x16384xui32>, tensor<2048x16384xui32>)
  %20 = stablehlo.xor %19#0, %19#1 : tensor<2048x16384xui32>
  %c_2 = stablehlo.constant dense<9> : tensor<ui32>
  %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %22 = stablehlo.shift_right_logical %20, %21 : tensor<2048x16384xui32>
  %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %24 = stablehlo.or %22, %23 : tensor<2048x16384xui32>
  %25 = stablehlo.bitcast_convert %24 : (tensor<2048x16384xui32>) -> tensor<2048x16384xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %27 = stablehlo.subtract %25, %26 : tensor<2048x16384xf32>
  %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2048x16384xf32>
  %30 = stablehlo.multiply %27, %29 : tensor<2048x16384xf32>
  %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2048x16384xf32>
  %32 = stablehlo.add %30, %31 : tensor<2048x16384xf32>
  %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2048x16384xf32>
  %34 = stablehlo.maximum %33, %32 : tensor<2048x16384xf32>
  return %34 : tensor<2048x16384xf32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2048x16384xui32>, %arg3: tensor<2048x16384xui32>) -> (tensor<2048x16384xui32>, tensor<2048x16384xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2048x16384xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2048x16384xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2048x16384xui32>, tensor<2048x16384xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2048x16384xui32>, tensor<2048x16384xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2048x16384xui32>, tensor<2048x16384xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2048x16384xui32>, tensor<2048x16384xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2048x16384xui32>, tensor<2048x16384xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2048x16384xui32>, %arg2: tensor<2048x16384xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2048x16384xui32>, tensor<2048x16384xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2048x16384xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2048x16384xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2048x16384xui32>
  %9 = stablehlo.or %5, %8 : tensor<2048x16384xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2048x16384xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2048x16384xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2048x16384xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2048x16384xui32>
  %19 = stablehlo.or %15, %18 : tensor<2048x16384xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2048x16384xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2048x16384xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2048x16384xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2048x16384xui32>
  %29 = stablehlo.or %25, %28 : tensor<2048x16384xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2048x16384xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2048x16384xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2048x16384xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2048x16384xui32>
  %39 = stablehlo.or %35, %38 : tensor<2048x16384xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2048x16384xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %42 = stablehlo.add %33, %41 : tensor<2048x16384xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %44 = stablehlo.add %40, %43 : tensor<2048x16384xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2048x16384xui32>
  %48 = stablehlo.add %44, %47 : tensor<2048x16384xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2048x16384xui32>, tensor<2048x16384xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_uniform_0(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2048x1024xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<2048x1024xui64>
  %9 = stablehlo.iota dim = 1 : tensor<2048x1024xui64>
  %c = stablehlo.constant dense<1024> : tensor<ui64>
  %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2048x1024xui64>
  %11 = stablehlo.multiply %10, %8 : tensor<2048x1024xui64>
  %c_0 = stablehlo.constant dense<1> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2048x1024xui64>
  %13 = stablehlo.multiply %12, %9 : tensor<2048x1024xui64>
  %14 = stablehlo.add %11, %13 : tensor<2048x1024xui64>
  %c_1 = stablehlo.constant dense<32> : tensor<ui64>
  %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2048x1024xui64>
  %16 = stablehlo.shift_right_logical %14, %15 : tensor<2048x1024xui64>
  %17 = stablehlo.convert %14 : (tensor<2048x1024xui64>) -> tensor<2048x1024xui32>
  %18 = stablehlo.convert %16 : (tensor<2048x1024xui64>) -> tensor<2048x1024xui32>
  %19:2 = call @threefry2x32_1(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<2048x1024xui32>, tensor<2048x1024xui32>) -> (tensor<2048x1024xui32>, tensor<2048x1024xui32>)
  %20 = stablehlo.xor %19#0, %19#1 : tensor<2048x1024xui32>
  %c_2 = stablehlo.constant dense<9> : tensor<ui32>
  %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %22 = stablehlo.shift_right_logical %20, %21 : tensor<2048x1024xui32>
  %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %24 = stablehlo.or %22, %23 : tensor<2048x1024xui32>
  %25 = stablehlo.bitcast_convert %24 : (tensor<2048x1024xui32>) -> tensor<2048x1024xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x1024xf32>
  %27 = stablehlo.subtract %25, %26 : tensor<2048x1024xf32>
  %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2048x1024xf32>
  %30 = stablehlo.multiply %27, %29 : tensor<2048x1024xf32>
  %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2048x1024xf32>
  %32 = stablehlo.add %30, %31 : tensor<2048x1024xf32>
  %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2048x1024xf32>
  %34 = stablehlo.maximum %33, %32 : tensor<2048x1024xf32>
  return %34 : tensor<2048x1024xf32>
}
func.func private @threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2048x1024xui32>, %arg3: tensor<2048x1024xui32>) -> (tensor<2048x1024xui32>, tensor<2048x1024xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2048x1024xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2048x1024xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2048x1024xui32>, tensor<2048x1024xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2048x1024xui32>, tensor<2048x1024xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2048x1024xui32>, tensor<2048x1024xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2048x1024xui32>, tensor<2048x1024xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2048x1024xui32>, tensor<2048x1024xui32>
}
func.func private @closed_call_2(%arg0: tensor<i32>, %arg1: tensor<2048x1024xui32>, %arg2: tensor<2048x1024xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2048x1024xui32>, tensor<2048x1024xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2048x1024xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2048x1024xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2048x1024xui32>
  %9 = stablehlo.or %5, %8 : tensor<2048x1024xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2048x1024xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2048x1024xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2048x1024xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2048x1024xui32>
  %19 = stablehlo.or %15, %18 : tensor<2048x1024xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2048x1024xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2048x1024xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2048x1024xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2048x1024xui32>
  %29 = stablehlo.or %25, %28 : tensor<2048x1024xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2048x1024xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2048x1024xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2048x1024xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2048x1024xui32>
  %39 = stablehlo.or %35, %38 : tensor<2048x1024xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2048x1024xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %42 = stablehlo.add %33, %41 : tensor<2048x1024xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %44 = stablehlo.add %40, %43 : tensor<2048x1024xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2048x1024xui32>
  %48 = stablehlo.add %44, %47 : tensor<2048x1024xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2048x1024xui32>, tensor<2048x1024xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @softplus(%arg0: tensor<2048x16384xf32>) -> (tensor<2048x16384xf32>, tensor<2048x16384xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<2048x16384xf32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %3 = stablehlo.subtract %arg0, %2 : tensor<2048x16384xf32>
  %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<2048x16384xf32>, tensor<2048x16384xf32>) -> tensor<2048x16384xi1>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %6 = stablehlo.add %arg0, %5 : tensor<2048x16384xf32>
  %7 = stablehlo.abs %3 : tensor<2048x16384xf32>
  %8 = stablehlo.negate %7 : tensor<2048x16384xf32>
  %9 = stablehlo.exponential %8 : tensor<2048x16384xf32>
  %10 = stablehlo.log_plus_one %9 : tensor<2048x16384xf32>
  %11 = stablehlo.add %1, %10 : tensor<2048x16384xf32>
  %12 = stablehlo.select %4, %6, %11 : tensor<2048x16384xi1>, tensor<2048x16384xf32>
  %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<2048x16384xf32>, tensor<2048x16384xf32>) -> tensor<2048x16384xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %16 = stablehlo.select %14, %15, %arg0 : tensor<2048x16384xi1>, tensor<2048x16384xf32>
  %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<2048x16384xf32>, tensor<2048x16384xf32>) -> tensor<2048x16384xi1>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048x16384xf32>
  %20 = stablehlo.select %18, %19, %12 : tensor<2048x16384xi1>, tensor<2048x16384xf32>
  %21 = stablehlo.subtract %16, %20 : tensor<2048x16384xf32>
  %22 = stablehlo.exponential %21 : tensor<2048x16384xf32>
  return %12, %22 : tensor<2048x16384xf32>, tensor<2048x16384xf32>
}
func.func private @softplus_3(%arg0: tensor<2048x16384xf32>, %arg1: tensor<2048x16384xf32>) -> tensor<2048x16384xf32> {
  %0 = stablehlo.multiply %arg1, %arg0 : tensor<2048x16384xf32>
  return %0 : tensor<2048x16384xf32>
}

// -----

// A sampler of the most probable columns whose mask is put back in their own order, by the order of that order: only chosen columns are left.
func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x32768xf32>) -> (tensor<2048xi32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x64xf32>, tensor<64x32768xf32>) -> tensor<2048x32768xf32>
  %1 = stablehlo.negate %0 : tensor<2048x32768xf32>
  %2 = call @argsort(%1) : (tensor<2048x32768xf32>) -> tensor<2048x32768xi32>
  %3 = call @take_along_axis(%0, %2) : (tensor<2048x32768xf32>, tensor<2048x32768xi32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
  %6 = stablehlo.maximum %5, %4 : tensor<2048xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %9 = stablehlo.subtract %3, %8 : tensor<2048x32768xf32>
  %10 = stablehlo.exponential %9 : tensor<2048x32768xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x32768xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2048x32768xf32>
  %15 = call @cumsum(%14) : (tensor<2048x32768xf32>) -> tensor<2048x32768xf32>
  %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<2048x32768xf32>, tensor<2048x32768xf32>) -> tensor<2048x32768xi1>
  %18 = call @argsort_1(%2) : (tensor<2048x32768xi32>) -> tensor<2048x32768xi32>
  %19 = call @take_along_axis_2(%17, %18) : (tensor<2048x32768xi1>, tensor<2048x32768xi32>) -> tensor<2048x32768xi1>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %20 = call @_where(%19, %0, %cst_3) : (tensor<2048x32768xi1>, tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048x32768xf32>
  %21 = call @argmax(%20) : (tensor<2048x32768xf32>) -> tensor<2048xi32>
  return %21 : tensor<2048xi32>
}
func.func private @argsort(%arg0: tensor<2048x32768xf32>) -> tensor<2048x32768xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<2048x32768xi32>
  %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
    %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<2048x32768xf32>, tensor<2048x32768xi32>) -> (tensor<2048x32768xf32>, tensor<2048x32768xi32>)
  return %1#1 : tensor<2048x32768xi32>
}
func.func private @take_along_axis(%arg0: tensor<2048x32768xf32>, %arg1: tensor<2048x32768xi32>) -> tensor<2048x32768xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x32768xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2048x32768xi32>, tensor<2048x32768xi32>) -> tensor<2048x32768xi1>
  %c_0 = stablehlo.constant dense<32768> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2048x32768xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2048x32768xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2048x32768xi1>, tensor<2048x32768xi32>
  %5 = stablehlo.reshape %4 : (tensor<2048x32768xi32>) -> tensor<2048x32768x1xi32>
  %c_1 = stablehlo.constant dense<32767> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048x32768x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2048x32768x1xi32>, tensor<2048x32768x1xi32>) -> tensor<2048x32768x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2048x32768x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2048x32768x1xi32>, tensor<2048x32768x1xi32>) -> tensor<2048x32768x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2048x32768x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2048x32768x1xi1>, tensor<i1>) -> tensor<2048x32768xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2048x32768xf32>, tensor<2048x32768x1xi32>) -> tensor<2048x32768xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2048x32768xi1>, tensor<2048x32768xf32>
  return %15 : tensor<2048x32768xf32>
}
func.func private @cumsum(%arg0: tensor<2048x32768xf32>) -> tensor<2048x32768xf32> {
  %0 = call @cumsum_0(%arg0) : (tensor<2048x32768xf32>) -> tensor<2048x32768xf32>
  return %0 : tensor<2048x32768xf32>
}
func.func private @cumsum_0(%arg0: tensor<2048x32768xf32>) -> tensor<2048x32768xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [32767, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 32768>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2048x32768xf32>, tensor<f32>) -> tensor<2048x32768xf32>
  return %1 : tensor<2048x32768xf32>
}
func.func private @argsort_1(%arg0: tensor<2048x32768xi32>) -> tensor<2048x32768xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<2048x32768xi32>
  %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
    %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<2048x32768xi32>, tensor<2048x32768xi32>) -> (tensor<2048x32768xi32>, tensor<2048x32768xi32>)
  return %1#1 : tensor<2048x32768xi32>
}
func.func private @take_along_axis_2(%arg0: tensor<2048x32768xi1>, %arg1: tensor<2048x32768xi32>) -> tensor<2048x32768xi1> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x32768xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2048x32768xi32>, tensor<2048x32768xi32>) -> tensor<2048x32768xi1>
  %c_0 = stablehlo.constant dense<32768> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2048x32768xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2048x32768xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2048x32768xi1>, tensor<2048x32768xi32>
  %5 = stablehlo.reshape %4 : (tensor<2048x32768xi32>) -> tensor<2048x32768x1xi32>
  %c_1 = stablehlo.constant dense<32767> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048x32768x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2048x32768x1xi32>, tensor<2048x32768x1xi32>) -> tensor<2048x32768x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2048x32768x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2048x32768x1xi32>, tensor<2048x32768x1xi32>) -> tensor<2048x32768x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2048x32768x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2048x32768x1xi1>, tensor<i1>) -> tensor<2048x32768xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2048x32768xi1>, tensor<2048x32768x1xi32>) -> tensor<2048x32768xi1>
  %c_4 = stablehlo.constant dense<true> : tensor<i1>
  %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<2048x32768xi1>
  %15 = stablehlo.select %12, %13, %14 : tensor<2048x32768xi1>, tensor<2048x32768xi1>
  return %15 : tensor<2048x32768xi1>
}
func.func private @_where(%arg0: tensor<2048x32768xi1>, %arg1: tensor<2048x32768xf32>, %arg2: tensor<f32>) -> tensor<2048x32768xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2048x32768xi1>, tensor<2048x32768xf32>
  return %2 : tensor<2048x32768xf32>
}
func.func private @argmax(%arg0: tensor<2048x32768xf32>) -> tensor<2048xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<2048x32768xi32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2048x32768xf32>, tensor<2048x32768xi32>, tensor<f32>, tensor<i32>) -> (tensor<2048xf32>, tensor<2048xi32>)
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
  return %1#1 : tensor<2048xi32>
}
